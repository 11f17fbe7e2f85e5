/// A tracking library's hook, which can be taken off and, where the library allows that, put back.
@MainActor
struct InstalledHook {
  let remove: () -> Void
  var putBack: (() -> Void)?
}
