import DelegateBridge
import Streams
import Testing

@MainActor
@Suite(.serialized) struct `The action guard` {
  private let scheduler = VirtualTimeScheduler()

  @Test func `FR-28 one line guards a class and its subclasses, and no other control`() {
    guarded { _ in
      let keys = [GuardedKey("guarded"), LoudKey("loud"), FreeKey("free"), Key("base")]
      for key in keys {
        for count in 1...2 { Key.press.send(to: key, count) }
      }
      #expect(keys.map(\.pressed) == [[1], [10], [1, 2], [1, 2]])
    }
  }

  @Test func `an action rests for the window, whose end is not part of it`() {
    guarded { _ in
      let key = GuardedKey("key")
      for (time, count) in [(0, 1), (499, 2), (500, 3), (999, 4), (1000, 5)] {
        scheduler.advance(to: .milliseconds(time))
        Key.press.send(to: key, count)
      }
      #expect(key.pressed == [1, 3, 5])
    }
  }

  @Test func `an action waits until the handler has returned and its work is done, or forgotten`() {
    guarded { guarding in
      let key = GuardedKey("key")
      var work: ActionWork?
      key.handler = {
        work = ActionWork.begin()
        Key.press.send(to: key, 99)
      }
      Key.press.send(to: key, 1)
      scheduler.advance(to: .seconds(10))
      Key.press.send(to: key, 2)
      #expect(key.pressed == [1])
      #expect(guarding.explain(key).contains("work unfinished"))
      work?.finish()
      work?.finish()
      Key.press.send(to: key, 3)
      #expect(key.pressed == [1, 3])
      scheduler.advance(to: .seconds(20))
      Key.press.send(to: key, 4)
      #expect(key.pressed == [1, 3])
      work = nil
      Key.press.send(to: key, 5)
      #expect(key.pressed == [1, 3, 5])
      work = nil
    }
  }

  @Test func `work outside an action holds nothing back`() {
    guarded { _ in
      let work = ActionWork.begin()
      let key = GuardedKey("key")
      Key.press.send(to: key, 1)
      #expect(key.pressed == [1])
      work.finish()
    }
  }

  @Test func `siblings rest together`() {
    guarded { guarding in
      let send = GuardedKey("send")
      let discard = GuardedKey("discard")
      let other = GuardedKey("other")
      guarding.group([send, discard])
      var reports: [SuppressedAction] = []
      let subscription = guarding.suppressed.subscribe(onNext: { reports.append($0) })
      for key in [send, discard, other] { Key.press.send(to: key, 1) }
      #expect([send, discard, other].map(\.pressed) == [[1], [], [1]])
      #expect(reports.map(\.control) == ["discard"])
      #expect(reports.map(\.blocker) == ["send"])
      subscription.dispose()
    }
  }

  @Test func `a control may be exempt, or have a window of its own`() {
    guarded { guarding in
      let exempt = GuardedKey("exempt")
      let slow = GuardedKey("slow")
      guarding.setExempt(true, for: exempt)
      guarding.setWindow(.seconds(2), for: slow)
      for time in [0, 600, 1999, 2000] {
        scheduler.advance(to: .milliseconds(time))
        for key in [exempt, slow] { Key.press.send(to: key, time) }
      }
      #expect(exempt.pressed == [0, 600, 1999, 2000])
      #expect(slow.pressed == [0, 2000])
      guarding.setExempt(false, for: exempt)
      guarding.setWindow(nil, for: slow)
      scheduler.advance(to: .milliseconds(2500))
      for key in [exempt, slow] { Key.press.send(to: key, 2500) }
      #expect(exempt.pressed.last == 2500)
      #expect(slow.pressed.last == 2500)
    }
  }

  @Test func `each suppressed action is reported with its reason`() {
    guarded { guarding in
      let key = GuardedKey("key")
      var reports: [SuppressedAction] = []
      let subscription = guarding.suppressed.subscribe(onNext: { reports.append($0) })
      var work: ActionWork?
      Key.press.send(to: key, 1)
      scheduler.advance(to: .milliseconds(120))
      Key.press.send(to: key, 2)
      key.handler = { work = ActionWork.begin() }
      scheduler.advance(to: .milliseconds(800))
      Key.press.send(to: key, 3)
      Key.press.send(to: key, 4)
      #expect(reports.map(\.reason) == [.tooSoon(after: .milliseconds(120)), .unfinishedWork])
      #expect(reports.map(\.time) == [.milliseconds(120), .milliseconds(800)])
      #expect(guarding.suppressions(of: key) == 2)
      #expect(guarding.explain(key).contains("2 suppressed"))
      work?.finish()
      subscription.dispose()
    }
  }

  @Test func `a guard is known, is there once, and goes without a trace`() {
    let tables = [Key.classObject, GuardedKey.classObject].map { $0.ownMethods.count }
    let first = install()
    #expect(install() === first)
    let key = GuardedKey("key")
    #expect(ActionGuard.all(on: key).count == 1)
    #expect(ActionGuard.all(on: FreeKey("free")).isEmpty)
    #expect(Interceptions.all(on: GuardedKey.self).map(\.owner) == ["ActionGuard (app)"])
    Key.press.send(to: key, 1)
    first.remove()
    first.remove()
    Key.press.send(to: key, 2)
    #expect(key.pressed == [1, 2])
    #expect(ActionGuard.all(on: key).isEmpty)
    #expect(Interceptions.all(on: GuardedKey.self).isEmpty)
    #expect([Key.classObject, GuardedKey.classObject].map { $0.ownMethods.count } == tables)
  }

  @Test func `controls and guards do not keep each other alive`() {
    weak var key: GuardedKey?
    guarded { _ in
      let made = GuardedKey("key")
      key = made
      Key.press.send(to: made, 1)
    }
    #expect(key == nil)
  }

  private func guarded(_ body: (ActionGuard) -> Void) {
    let guarding = install()
    body(guarding)
    guarding.remove()
  }

  private func install() -> ActionGuard {
    ActionGuard.install(
      on: GuardedKey.self, around: Key.press, window: .milliseconds(500),
      now: { [scheduler] in scheduler.now })
  }
}
