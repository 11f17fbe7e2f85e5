import DelegateBridge

@MainActor
final class Till {
  var sales = 0
  var pending: ActionWork?
}
