import DelegateBridge
import Streams

/// The reactive library's proxy after a modification for the sake of trackers: where the slot reads as
/// a tracker's wrapper around the proxy, that counts as the proxy.
///
/// It looks one wrapper deep, at the wrappers that it knows.
final class LookThroughProxy: ProbeProxy {
  override class func currentDelegate(
    of host: MessageObject, in slot: DelegateSlot
  ) -> AnyObject? {
    let current = super.currentDelegate(of: host, in: slot)
    guard let proxy = (current as? TrackingProxy)?.target as? LookThroughProxy else {
      return current
    }
    return proxy
  }
}
