import Streams

// See `Interception+Install.swift` for why these are not inlined.
extension Interception {
  /// What makes the implementations that run the hook around an original, for a notification.
  @inline(never)
  static func wrapping<Receiver: AnyObject, each Argument>(
    _ message: Message<Void, repeat each Argument>,
    _ body:
      @escaping @MainActor (
        Receiver, @MainActor (repeat each Argument) -> Void, repeat each Argument
      ) -> Void
  ) -> (Interception) -> (Implementation?) -> Implementation {
    { interception in
      { original in
        message.answering {
          (receiver: AnyObject, name: Selector, arguments: repeat each Argument) -> Void? in
          interception.passing(through: receiver, name) { passage in
            body(
              interception.typed(receiver),
              { (arguments: repeat each Argument) in
                _ = passage.proceed {
                  message.proceed(to: original, receiver, as: name, repeat each arguments)
                }
              }, repeat each arguments)
            return passage.end()
          }
        }
      }
    }
  }

  /// What makes the implementations that run the hook around an original, for a message with a
  /// result.
  @inline(never)
  static func wrapping<Receiver: AnyObject, Result, each Argument>(
    _ message: Message<Result, repeat each Argument>,
    _ body:
      @escaping @MainActor (
        Receiver, @MainActor (repeat each Argument) -> Result?, repeat each Argument
      ) -> Result?
  ) -> (Interception) -> (Implementation?) -> Implementation {
    { interception in
      { original in
        message.answering {
          (receiver: AnyObject, name: Selector, arguments: repeat each Argument) -> Result? in
          interception.passing(through: receiver, name) { passage in
            let answer = body(
              interception.typed(receiver),
              { (arguments: repeat each Argument) -> Result? in
                passage.proceed {
                  message.proceed(to: original, receiver, as: name, repeat each arguments)
                }
              }, repeat each arguments)
            return passage.end(with: answer)
          }
        }
      }
    }
  }

  /// Runs the hook for one message; a hook that sends the message again from within, without end, is
  /// cut and reported.
  private func passing<Result>(
    through receiver: AnyObject, _ name: Selector,
    _ hook: (inout Passage<Result>) -> Result?
  ) -> Result? {
    var passage = Passage<Result>(of: self, to: receiver)
    return Forwarding.asking(receiver, name) { hook(&passage) } ?? nil
  }

  // SAFETY: the layers of a class object, or of an object, serve instances of the Swift class with
  // which the hook was installed.
  private func typed<Receiver: AnyObject>(_ receiver: AnyObject) -> Receiver {
    unsafe unsafeDowncast(receiver, to: Receiver.self)
  }
}
