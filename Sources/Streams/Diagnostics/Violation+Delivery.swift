extension Violation.Kind {
  /// A stream was fed from a thread while another one was delivering: it was used from two isolation
  /// domains.
  ///
  /// Found in debug builds only.
  public static let concurrentDelivery = Self(rawValue: "concurrentDelivery")

  /// A source sent an element while it was delivering another one.
  ///
  /// Found in debug builds only, by ``ObservableType/assertSerialDelivery(_:file:line:)``.
  public static let nestedDelivery = Self(rawValue: "nestedDelivery")
}

#if DEBUG
  extension Violation {
    @usableFromInline
    static func concurrentDelivery(of stream: String) -> Violation {
      Violation(
        .concurrentDelivery, parties: [stream],
        detail: "an event came from a thread while another thread was delivering one")
    }

    static func nestedDelivery(of stream: String) -> Violation {
      Violation(
        .nestedDelivery, parties: [stream],
        detail: "an element came while another one was being delivered")
    }
  }
#endif
