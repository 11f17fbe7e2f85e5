extension ObservableType {
  /// Reports, in debug builds, elements that come while another one is being delivered.
  ///
  /// Subjects order such elements by themselves. A source made by hand does not: an element that it sends
  /// from inside a delivery overtakes the rest of that delivery, and one that it sends from another thread
  /// is a race. Either is reported as a ``Violation`` and delivered nevertheless. A release build returns
  /// the stream itself.
  ///
  /// - Parameters:
  ///   - identifier: Names the stream in the report; without one the place of the call does.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The same stream.
  public func assertSerialDelivery(
    _ identifier: String? = nil, file: String = #fileID, line: Int = #line
  ) -> Observable<Element> {
    let source = asObservable()
    #if DEBUG
      let name = identifier ?? "\(CodeLocation(file: file, line: line))"
      return Observable { observer in
        var deliverer: ThreadIdentity?
        source.attach(
          Observer(observer.subscription) { element in
            let (outer, current) = (deliverer, ThreadIdentity.current)
            if outer == current { Violation.nestedDelivery(of: name).report() }
            if let outer, outer != current { Violation.concurrentDelivery(of: name).report() }
            deliverer = current
            observer.onNext(element)
            deliverer = outer
          })
      }
    #else
      return source
    #endif
  }
}
