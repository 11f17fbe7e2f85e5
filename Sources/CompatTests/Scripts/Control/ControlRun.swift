import Streams

/// One run of a script about a control, on class objects of its own.
@MainActor
public final class ControlRun {
  /// How the script ended.
  public private(set) var outcome = ControlOutcome()

  private let classes = ControlClasses()
  private var tap = ControlTap()

  // What `setimp` and `repimp` share.
  private var saved: Implementation?

  /// Runs a script.
  public init(_ script: ControlScript) {
    classes.install { [unowned self] in tap.originals += 1 }
    addHookMethods()
    for hook in script.hooks { install(hook) }
    for type in classes.all {
      let (text, isEndless) = act(on: type)
      outcome.taps[type.name] = text
      if isEndless { outcome.isEndless = true }
    }
  }

  private func act(on type: ObjectClass) -> (text: String, isEndless: Bool) {
    tap = ControlTap()
    let control = MessageObject()
    control.objectClass = type
    let handler = ViolationHandler { [unowned self] violation in
      MainActor.assumeIsolated {
        if violation.kind == .unrecognizedSelector { tap.isUnrecognized = true }
      }
    }
    ViolationHandler.with(handler) { ControlClasses.action.send(to: control) }
    return (tap.description, tap.isEndless)
  }

  // MARK: Methods

  private func addHookMethods() {
    classes.button.addMethod(
      ControlClasses.guarded.selector,
      body { run, receiver in
        run.tap.guards += 1
        ControlClasses.guarded.send(to: receiver)
      })
    classes.control.addMethod(
      ControlClasses.counted.selector,
      body { run, receiver in
        run.tap.isCounted = true
        ControlClasses.counted.send(to: receiver)
      })
  }

  private func savedGuard() -> Implementation {
    body { run, receiver in
      run.tap.guards += 1
      if let saved = run.saved { ControlClasses.action.call(saved, receiver) }
    }
  }

  private func dynamicGuard() -> Implementation {
    body { run, receiver in
      run.tap.guards += 1
      let inherited = run.classes.button.superclass?.method(of: ControlClasses.action.selector)
      guard let inherited else { return }
      ControlClasses.action.call(inherited.implementation, receiver)
    }
  }

  /// A method body that ends where the call that it is part of would never end.
  private func body(
    _ work: @escaping @MainActor (ControlRun, AnyObject) -> Void
  ) -> Implementation {
    ControlClasses.action.implementation { [unowned self] receiver, _ in
      guard tap.enter() else { return }
      work(self, receiver)
      tap.leave()
    }
  }

  // MARK: Hooks

  private func install(_ hook: ControlScript.Hook) {
    switch hook {
    case .naive: exchange(ControlClasses.guarded, of: classes.button)
    case .control: exchange(ControlClasses.counted, of: classes.control)
    case .safe: installSafely()
    case .dynamic: noteAdded(classes.button.addMethod(action, dynamicGuard()))
    case .setImplementation:
      saved = classes.button.method(of: action)?.setImplementation(savedGuard())
    case .replaceMethod:
      saved = classes.button.method(of: action)?.implementation
      let own = classes.button.replaceMethod(action, savedGuard())
      outcome.added += own == nil ? "NULL" : "old"
    }
  }

  private func installSafely() {
    let guarded = ControlClasses.guarded.selector
    guard let original = classes.button.method(of: action)?.implementation,
      let replacement = classes.button.method(of: guarded)?.implementation
    else { return }
    if noteAdded(classes.button.addMethod(action, replacement)) {
      classes.button.replaceMethod(guarded, original)
    } else {
      exchange(ControlClasses.guarded, of: classes.button)
    }
  }

  @discardableResult
  private func noteAdded(_ isAdded: Bool) -> Bool {
    outcome.added += isAdded ? "Y" : "N"
    return isAdded
  }

  private func exchange(_ message: Message<Void>, of type: ObjectClass) {
    guard let original = type.method(of: action), let own = type.method(of: message.selector)
    else { return }
    Method.exchangeImplementations(original, own)
  }

  private var action: Selector { ControlClasses.action.selector }
}
