public import Streams

// The functions of packs are not to be inlined: where a closure over a pack is made in a context that
// is generic in something else, the compiler (6.3) builds it with metadata that it never writes.
extension Interception {
  /// Hooks a notification on all instances of a class and of its subclasses.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - message: The message.
  ///   - owner: Who installs the hook. Installing a second one for the same owner, class and message
  ///     adds nothing, and gives the first.
  ///   - passing: How often the hook lets the original run.
  ///   - file: Where the hook is installed, for reports.
  ///   - line: Where the hook is installed, for reports.
  ///   - body: The hook. It gets the receiver, a function that runs the original, and the arguments.
  ///     A hook that is a single expression has to state the types of its parameters.
  /// - Returns: The hook, in force until ``remove()``.
  @discardableResult
  @inline(never)
  public static func install<Receiver: AnyObject, each Argument>(
    on type: Receiver.Type, _ message: Message<Void, repeat each Argument>, owner: String,
    passing: Passing = .once, file: StaticString = #fileID, line: UInt = #line,
    around body:
      @escaping @MainActor (
        Receiver, @MainActor (repeat each Argument) -> Void, repeat each Argument
      ) -> Void
  ) -> Interception {
    let type = ObjectClass.of(type: type)
    return install(
      on: .instances(of: Target.WeakClass(value: type)), named: type.name, message.selector,
      owner: owner, passing: passing, location: CodeLocation(file: "\(file)", line: Int(line)),
      wrapping: wrapping(message, body))
  }

  /// Hooks a notification on one object, whatever class it has or gets.
  ///
  /// - Parameters:
  ///   - object: The object, which is not kept alive.
  ///   - message: The message.
  ///   - owner: Who installs the hook. Installing a second one for the same owner, object and message
  ///     adds nothing, and gives the first.
  ///   - passing: How often the hook lets the original run.
  ///   - file: Where the hook is installed, for reports.
  ///   - line: Where the hook is installed, for reports.
  ///   - body: The hook. It gets the receiver, a function that runs the original, and the arguments.
  ///     A hook that is a single expression has to state the types of its parameters.
  /// - Returns: The hook, in force until ``remove()``.
  @discardableResult
  @inline(never)
  public static func install<Receiver: MessageObject, each Argument>(
    on object: Receiver, _ message: Message<Void, repeat each Argument>, owner: String,
    passing: Passing = .once, file: StaticString = #fileID, line: UInt = #line,
    around body:
      @escaping @MainActor (
        Receiver, @MainActor (repeat each Argument) -> Void, repeat each Argument
      ) -> Void
  ) -> Interception {
    install(
      on: .object(Target.WeakObject(value: object)), named: object.objectClass.reportedName,
      message.selector, owner: owner, passing: passing,
      location: CodeLocation(file: "\(file)", line: Int(line)), wrapping: wrapping(message, body))
  }

  /// Hooks a message with a result on all instances of a class and of its subclasses.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - message: The message.
  ///   - owner: Who installs the hook. Installing a second one for the same owner, class and message
  ///     adds nothing, and gives the first.
  ///   - passing: How often the hook lets the original run.
  ///   - file: Where the hook is installed, for reports.
  ///   - line: Where the hook is installed, for reports.
  ///   - body: The hook. It gets the receiver, a function that runs the original, and the arguments.
  ///     A hook that is a single expression has to state the types of its parameters.
  ///     It and the original answer `nil` where nobody answers.
  /// - Returns: The hook, in force until ``remove()``.
  @discardableResult
  @_disfavoredOverload
  @inline(never)
  public static func install<Receiver: AnyObject, Result, each Argument>(
    on type: Receiver.Type, _ message: Message<Result, repeat each Argument>, owner: String,
    passing: Passing = .once, file: StaticString = #fileID, line: UInt = #line,
    around body:
      @escaping @MainActor (
        Receiver, @MainActor (repeat each Argument) -> Result?, repeat each Argument
      ) -> Result?
  ) -> Interception {
    let type = ObjectClass.of(type: type)
    return install(
      on: .instances(of: Target.WeakClass(value: type)), named: type.name, message.selector,
      owner: owner, passing: passing, location: CodeLocation(file: "\(file)", line: Int(line)),
      wrapping: wrapping(message, body))
  }

  /// Hooks a message with a result on one object, whatever class it has or gets.
  ///
  /// - Parameters:
  ///   - object: The object, which is not kept alive.
  ///   - message: The message.
  ///   - owner: Who installs the hook. Installing a second one for the same owner, object and message
  ///     adds nothing, and gives the first.
  ///   - passing: How often the hook lets the original run.
  ///   - file: Where the hook is installed, for reports.
  ///   - line: Where the hook is installed, for reports.
  ///   - body: The hook. It gets the receiver, a function that runs the original, and the arguments.
  ///     A hook that is a single expression has to state the types of its parameters.
  ///     It and the original answer `nil` where nobody answers.
  /// - Returns: The hook, in force until ``remove()``.
  @discardableResult
  @_disfavoredOverload
  @inline(never)
  public static func install<Receiver: MessageObject, Result, each Argument>(
    on object: Receiver, _ message: Message<Result, repeat each Argument>, owner: String,
    passing: Passing = .once, file: StaticString = #fileID, line: UInt = #line,
    around body:
      @escaping @MainActor (
        Receiver, @MainActor (repeat each Argument) -> Result?, repeat each Argument
      ) -> Result?
  ) -> Interception {
    install(
      on: .object(Target.WeakObject(value: object)), named: object.objectClass.reportedName,
      message.selector, owner: owner, passing: passing,
      location: CodeLocation(file: "\(file)", line: Int(line)), wrapping: wrapping(message, body))
  }
}
