#if DEBUG
  import DelegateBridge
  import Streams
  import Testing

  struct `A failed assertion of the reactive library` {
    @Test func `stops a debug build, as Rx does`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let hook = TrackingHook.install(on: Host.self, recording: [])
          let host = Host()
          _ = host.rx.delegate
          hook.remove()
        }
      }
    }

    @Test func `does not where the bridge keeps it from failing`() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          let bridge = DelegateBridge.install(on: Host.self)
          let hook = TrackingHook.install(on: Host.self, recording: [])
          let host = Host()
          _ = host.rx.delegate
          hook.remove()
          bridge.remove()
        }
      }
    }
  }

  private final class Host: MessageObject, HasDelegate {
    private let storage = SlotStorage()

    override class var methods: Methods { Methods(Host.self) { $0.slot(.delegate) { $0.storage } } }
  }
#endif
