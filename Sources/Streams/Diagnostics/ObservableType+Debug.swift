extension ObservableType {
  /// Writes down what happens to each subscription: its begin, every event, its end.
  ///
  /// ```
  /// search -> subscribed
  /// search -> next(swift)
  /// search -> completed
  /// search -> disposed
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: Names the stream in every line; without one the place of the call does.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - sink: Takes each line; by default it is printed.
  /// - Returns: The same stream.
  public func debug(
    _ identifier: String? = nil, file: String = #fileID, line: Int = #line,
    to sink: @escaping (String) -> Void = { print($0) }
  ) -> Observable<Element> {
    let name = identifier ?? "\(CodeLocation(file: file, line: line))"
    let write = { (what: String) in sink("\(name) -> \(what)") }
    return self.do(
      onNext: { write("next(\($0))") }, onError: { write("error(\($0))") },
      onCompleted: { write("completed") }, onSubscribe: { write("subscribed") },
      onDispose: { write("disposed") })
  }
}
