/// When a proxy tells its observers about a message, seen from the forward delegate.
@MainActor
@usableFromInline
enum ProxyMoment {
  case sent
  case invoked
}
