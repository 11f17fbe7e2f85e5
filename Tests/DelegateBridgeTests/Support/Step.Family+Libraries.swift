import CompatTests
import Streams

extension Step.Family {
  /// The library, where it has proxies of its own kind.
  var library: ForeignLibrary? {
    switch self {
    case .rx, .rival: nil
    case .forwardee: .forwardee
    case .publisher: .publisher
    }
  }

  /// The class of its proxies, where it is one of those that this package's own is the base of.
  @MainActor var type: DelegateProxy.Type { self == .rival ? RivalProxy.self : DelegateProxy.self }

  /// What reports call its proxies.
  @MainActor var proxyName: String { library?.name ?? "\(type)" }
}
