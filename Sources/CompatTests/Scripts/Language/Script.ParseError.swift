extension Script {
  /// A word that is not in the language.
  public enum ParseError: Error, Hashable, Sendable {
    /// A word that is no operation.
    case operation(String)

    /// A word that is no option.
    case option(String)

    /// A word that is no way of holding an object.
    case slot(String)

    /// A word that is no way of hooking a control.
    case hook(String)
  }
}

extension Script.ParseError: CustomStringConvertible {
  /// One line that names the word.
  public var description: String {
    switch self {
    case .operation(let word): "unknown operation '\(word)'"
    case .option(let word): "unknown option '\(word)'"
    case .slot(let word): "unknown slot '\(word)': it is weak, assign or strong"
    case .hook(let word): "unknown way of hooking a control '\(word)'"
    }
  }
}
