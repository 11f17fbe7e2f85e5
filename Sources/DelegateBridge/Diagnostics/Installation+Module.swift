import Streams

extension Installation {
  /// Names an owner and a place, the module of which is the owner where none is stated.
  init(owner: String?, file: StaticString, line: UInt) {
    let file = "\(file)"
    let module = file.prefix { $0 != "/" }
    self.init(
      owner: owner ?? String(module), location: CodeLocation(file: file, line: Int(line)))
  }
}
