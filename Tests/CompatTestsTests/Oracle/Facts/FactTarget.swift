import Streams

/// What the proxies of the facts stand for: it takes a message with a result of each kind.
final class FactTarget: MessageObject {
  struct Quad: Equatable {
    var values = [0, 0, 0, 0]
  }

  static let number = Message<Int>("fact.number", default: 0)
  static let fraction = Message<Double>("fact.fraction", default: 0)
  static let quad = Message<Quad>("fact.quad", default: Quad())
  static let object = Message<AnyObject?>("fact.object", default: nil)
  static let neverThere = Message<Void>("neverThere2")

  override class var methods: Methods {
    Methods(FactTarget.self) {
      $0.on(number) { _ in 7 }
      $0.on(fraction) { _ in 2.5 }
      $0.on(quad) { _ in Quad(values: [1, 2, 3, 4]) }
      $0.on(object) { target in target }
    }
  }

  /// Sends all of them to `receiver`, and writes the answers as they were recorded: of a structure
  /// that is not empty, the last part, and of an object, whether it is `expected`.
  static func answers(of receiver: AnyObject, expecting expected: AnyObject?) -> String {
    write(
      number.send(to: receiver), fraction.send(to: receiver), quad.send(to: receiver),
      object.send(to: receiver), expecting: expected)
  }

  static func write(
    _ number: Int, _ fraction: Double, _ quad: Quad, _ object: AnyObject?,
    expecting expected: AnyObject?
  ) -> String {
    let parts =
      quad == Quad() ? quad.values.map(String.init).joined() : "\(quad.values[3])"
    let identity = object == nil ? "nil" : object === expected ? "1" : "0"
    return "\(number) \(fraction) \(parts) \(identity)"
  }
}
