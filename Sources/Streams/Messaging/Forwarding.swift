/// What happens to a message whose receiver has no method for it, and to the question whether a
/// receiver would take one.
///
/// Both walk from forwarder to forwarder on the call stack. A walk that comes back to where it was
/// would overflow the stack; beyond a fixed depth the first one is cut and reported with the parties
/// of the ring. A walk that is long without coming back goes on.
@MainActor
@usableFromInline
package enum Forwarding {
  /// From this depth on a walk is watched: deeper than handlers that send messages nest in practice.
  private static let watchedDepth = 128

  /// How many watched steps it takes to be looked at for a ring: shallow enough, with those before
  /// them, for half a megabyte of stack in a debug build.
  private static let watchedSteps = 33

  @safe @exclusivity(unchecked) @usableFromInline static var depth = 0

  /// Where a step is more than counted: at `watchedDepth`, or everywhere while a ring is being left.
  @safe @exclusivity(unchecked) @usableFromInline static var careDepth = watchedDepth

  /// The steps from `watchedDepth` on.
  private static var trail: [Step] = []
  private static var isQuiet = false
  private static var hasGoneRound = false

  private struct Step {
    let receiver: AnyObject
    let selector: Selector
    let isQuestion: Bool

    func isSameVisit(as other: Step) -> Bool {
      receiver === other.receiver && selector == other.selector && isQuestion == other.isQuestion
    }
  }

  /// Notes that `receiver` passes `selector` on, or is asked whether it does; false where the walk has
  /// to end here.
  @inlinable
  static func enter(
    _ receiver: AnyObject, _ selector: Selector, isQuestion: Bool = false
  ) -> Bool {
    depth &+= 1
    return depth < careDepth || enterWithCare(receiver, selector, isQuestion)
  }

  /// Ends what a successful `enter` began.
  @inlinable
  static func leave() {
    if depth >= careDepth { leaveWithCare() }
    depth &-= 1
  }

  @usableFromInline
  static func enterWithCare(
    _ receiver: AnyObject, _ selector: Selector, _ isQuestion: Bool
  ) -> Bool {
    let step = Step(receiver: receiver, selector: selector, isQuestion: isQuestion)
    guard careDepth > 0 else {
      depth -= 1
      return false
    }
    trail.append(step)
    guard trail.count >= watchedSteps,
      trail.dropLast().contains(where: { $0.isSameVisit(as: step) })
    else { return true }
    careDepth = 0
    reportCycle()
    leave()
    return false
  }

  /// Runs `body`, in which each forwarder on the way of a message is remembered from the first on.
  package static func watching(_ body: () -> Void) {
    depth += watchedDepth
    defer { depth -= watchedDepth }
    body()
  }

  /// The forwarders that a message named `selector` has passed on its way here, the first one first,
  /// where it is watched.
  package static func forwarders(of selector: Selector) -> [AnyObject] {
    trail.filter { $0.selector == selector && !$0.isQuestion }.map(\.receiver)
  }

  @usableFromInline
  static func leaveWithCare() {
    if depth >= watchedDepth { trail.removeLast() }
    if depth == 1 { careDepth = watchedDepth }
  }

  /// Whether `object` would handle a message named `selector` if it were sent now.
  static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    guard enter(object, selector, isQuestion: true) else { return false }
    defer { leave() }
    let function = unsafe MethodLookUp.function(of: .responds, for: object)
    if unsafe function == RootMessages.respondsFunction {
      return RootMessages.answer(object, respondsTo: selector)
    }
    return RootMessages.responds.send(to: object, selector)
  }

  /// Runs `question` without reports of who does not understand it or of rings that it goes round in.
  ///
  /// - Returns: The answer, or `nil` where it went round.
  package static func quietly<Answer>(_ question: () -> Answer) -> Answer? {
    let outer = (isQuiet, hasGoneRound, careDepth)
    (isQuiet, hasGoneRound) = (true, false)
    defer { (isQuiet, hasGoneRound, careDepth) = outer }
    let answer = question()
    return hasGoneRound ? nil : answer
  }

  /// Asks `object` a question that it may pass on; `nil` where the question goes round.
  package static func asking<Answer>(
    _ object: AnyObject, _ selector: Selector, _ question: () -> Answer
  ) -> Answer? {
    guard enter(object, selector) else { return nil }
    defer { leave() }
    return question()
  }

  @usableFromInline
  static func target(of receiver: AnyObject, for selector: Selector) -> AnyObject? {
    let function = unsafe MethodLookUp.function(of: .forwardingTarget, for: receiver)
    let target: AnyObject?
    if unsafe function == RootMessages.forwardingTargetFunction {
      target = RootMessages.answer(receiver, forwardingTargetFor: selector)
    } else if let function = unsafe function {
      target =
        unsafe Delivery<AnyObject?, Selector>.run(function, receiver, .forwardingTarget, selector)
        ?? nil
    } else {
      return nil
    }
    guard target === receiver, let target else { return target }
    reportCycle(endingWith: Step(receiver: target, selector: selector, isQuestion: false))
    return nil
  }

  @usableFromInline
  static func forward(
    _ selector: Selector, from receiver: AnyObject, frame: UnsafeMutableRawPointer
  ) {
    guard let signature = MessageRegistry.signature(of: selector) else {
      preconditionFailure("only a declared message can be sent")
    }
    var invocation = unsafe Invocation(selector: selector, signature: signature, frame: frame)
    if MethodLookUp.isMessageObject(receiver) {
      // SAFETY: just asked.
      unsafe unsafeDowncast(receiver, to: MessageObject.self).forward(&invocation)
    } else if let receiver = receiver as? any MessageReceiver {
      receiver.forward(&invocation)
    } else {
      invocation.doesNotRecognize(by: receiver)
    }
  }

  @usableFromInline
  static func reportUnrecognized(_ selector: Selector, by receiver: AnyObject) {
    guard !isQuiet else { return }
    let name = Violation.name(of: receiver)
    Violation(
      .unrecognizedSelector, parties: [name], message: selector,
      detail: "\(name) got '\(selector)', which it neither implements nor passes on"
    ).report()
  }

  /// Reports the innermost ring of the walk that ends with `last`: the parties between two visits to
  /// the same one, or all where none was visited twice.
  private static func reportCycle(endingWith last: Step? = nil) {
    hasGoneRound = true
    guard !isQuiet else { return }
    let walk = trail + (last.map { [$0] } ?? [])
    let ends = walk.indices.reversed().lazy.compactMap { end in
      walk[..<end].lastIndex { $0.isSameVisit(as: walk[end]) }.map { (start: $0, end: end) }
    }
    let (start, end) = ends.first ?? (start: walk.startIndex, end: walk.endIndex)
    var parties: [AnyObject] = []
    for step in walk[start..<end] where !parties.contains(where: { $0 === step.receiver }) {
      parties.append(step.receiver)
    }
    let names = parties.map { Violation.name(of: $0) }
    let step = walk[start]
    let what = step.isQuestion ? "responds(to: \(step.selector))" : "\(step.selector)"
    Violation(
      .forwardingCycle, parties: names,
      message: step.isQuestion ? RootMessages.responds.selector : step.selector,
      detail: "'\(what)' goes round: \((names + names.prefix(1)).joined(separator: " → "))"
    ).report()
  }
}
