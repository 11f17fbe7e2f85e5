import CompatTests
import Streams
import Testing

@MainActor
struct `A party from elsewhere` {
  @Test func `gets its rows of the matrix`() {
    let report = ConflictMatrix([LoggerParticipant()] + Self.builtIn("reactive")).run()
    #expect(report.summary.bridged.pass > 0)
    #expect(report.cells.contains { $0.parties.contains("logger") && !$0.expected.isEmpty })
    for cell in report.cells where !cell.pass {
      Issue.record("\(cell.id): expected \(cell.expected), came \(cell.violations)")
    }
  }

  @Test func `leaves nothing behind`() {
    let witness = Witness()
    let cells = ConflictMatrix(
      [witness] + Self.builtIn("tracker:marker", "client", "reactive")
    ).cells
    for cell in cells where cell.parties.contains(where: { $0.name == witness.name }) {
      _ = CellRun.result(of: cell)
      if witness.objects.isEmpty || witness.objects.contains(where: { $0.object != nil }) {
        Issue.record("\(cell.id) left \(witness.objects.compactMap(\.object))")
      }
      witness.objects = []
    }
  }

  @Test func `meets the same whichever cells ran before`() {
    let cells = WholeMatrix.matrix.cells
    let some = cells.indices.filter { $0.isMultiple(of: 151) }.map { cells[$0] }
    let forwards = some.map { CellRun.result(of: $0) }
    let backwards = some.reversed().map { CellRun.result(of: $0) }
    #expect(forwards == backwards.reversed())
  }

  private static func builtIn(_ names: String...) -> [any Participant] {
    ConflictMatrix.builtIn.filter { names.contains($0.name) }
  }
}

/// A hook that writes down each selection: all that the matrix needs to know of it.
private struct LoggerParticipant: Participant {
  let name = "logger"
  let conduct = Conduct.wraps(Wrapping())

  func install(in world: World) -> Participation {
    let log = Log()
    let loggerClass = Logger.classObject.makeSubclass(named: "logger")
    let setter = world.hostClass.method(of: world.slot.setter.selector)
    let original = setter?.implementation
    setter?.setImplementation(
      world.slot.setter.implementation { host, _, object in
        guard let host = host as? ProbeHost, let original else { return }
        let isOwn = object.map { MessageObject.responds($0, to: Logger.marker) } ?? true
        let logger = isOwn ? object : object.map { Logger($0, log, loggerClass) }
        world.slot.setter.call(original, host, logger)
        if !isOwn { host[associated: AssociationKey("logger")] = logger }
      })
    return Participation(
      received: { [log.count] },
      remove: { [weak setter] in original.map { _ = setter?.setImplementation($0) } })
  }
}

private final class Log { var count = 0 }

private final class Logger: MessageProxy, ForwardingParty {
  static let marker: Selector = "isLogger"
  private weak var target: AnyObject?
  private let log: Log

  init(_ target: AnyObject, _ log: Log, _ objectClass: ObjectClass) {
    self.target = target
    self.log = log
    super.init()
    self.objectClass = objectClass
  }

  var forwardingParties: [AnyObject] { target.map { [$0] } ?? [] }
  func intercepts(_ selector: Selector) -> Bool { selector == ProbeHost.didSelect.selector }

  override func responds(to selector: Selector) -> Bool {
    if selector == Self.marker { return true }
    return target.map { MessageObject.responds($0, to: selector) } ?? false
  }

  override func recognizes(_ selector: Selector) -> Bool {
    target.map { RootMessages.recognizes.send(to: $0, selector) } ?? false
  }

  override func forward(_ invocation: inout Invocation) {
    guard intercepts(invocation.selector) || recognizes(invocation.selector) else {
      return super.forward(&invocation)
    }
    if intercepts(invocation.selector) { log.count += 1 }
    guard let target, MessageObject.responds(target, to: invocation.selector) else { return }
    invocation.invoke(on: target)
  }
}

/// A party that does nothing but remember, without keeping it alive, what each cell was made of.
private final class Witness: Participant {
  struct Seen { weak var object: AnyObject? }

  let name = "witness"
  let conduct = Conduct.instruments(.classes)
  var objects: [Seen] = []

  func install(in world: World) -> Participation {
    let made: [AnyObject] = [world, world.host, world.hostClass, world.app]
    objects += made.map { Seen(object: $0) }
    return Participation(received: { [1] }, remove: {})
  }
}
