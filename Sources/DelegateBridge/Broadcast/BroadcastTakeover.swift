public import Streams

/// How a library takes part in a slot that belongs to the app: one assignment puts a ``Broadcast`` to
/// both into the slot, and `nil` puts back what was there.
///
/// A library keeps one for each host, and offers it under a name of its own:
///
/// ```swift
/// extension List {
///   var re: BroadcastTakeover { ReversedList.of(self).takeover }
/// }
///
/// list.re.delegate = self   // the app's delegate, then the library
/// list.re.delegate = nil    // as it was before
/// ```
@MainActor
public final class BroadcastTakeover {
  /// What is in the slot while there is a delegate: it goes to the app's delegate first, then to the
  /// libraries.
  public let broadcast: Broadcast

  private let occupancy: SlotOccupancy
  private let prepare: (Broadcast, AnyObject) -> Void
  private var reference: DelegateReference

  /// Prepares to take over a slot; the libraries, like all receivers, are not kept alive.
  ///
  /// - Parameters:
  ///   - host: The object that has the slot. Keep the takeover as long as the host.
  ///   - slot: The slot.
  ///   - libraries: Who is to get messages beside the app's delegate.
  ///   - name: The name in reports.
  ///   - owner: Who takes it over, for reports; the module in which that is done unless stated.
  ///   - file: Where this is done, for reports.
  ///   - line: Where this is done, for reports.
  ///   - prepare: Sets up the rules about each new delegate.
  public init(
    of host: MessageObject, slot: DelegateSlot = .delegate, for libraries: [AnyObject],
    named name: String = "broadcast", owner: String? = nil, file: StaticString = #fileID,
    line: UInt = #line,
    prepare: @escaping (_ broadcast: Broadcast, _ delegate: AnyObject) -> Void = { _, _ in }
  ) {
    broadcast = Broadcast(to: libraries, named: name)
    broadcast.installation = Installation(owner: owner, file: file, line: line)
    occupancy = SlotOccupancy(of: host, slot)
    self.prepare = prepare
    reference = DelegateReference(nil, .weak)
    broadcast.onReceiversChanged = { [weak self] in
      if let self { occupancy.refresh(broadcast) }
    }
  }

  /// The app's delegate, held as the slot would hold it.
  ///
  /// Setting one takes the slot over, whatever is in it; the delegate that was there gets nothing
  /// until it is put back. Setting `nil` puts it back, even if the delegate that is set here has died
  /// in the meantime. What others have put into the slot since is left alone.
  public var delegate: AnyObject? {
    get { reference.object }
    set {
      if let newValue {
        takeOver(for: newValue)
      } else {
        giveBack()
      }
    }
  }

  private func takeOver(for delegate: AnyObject) {
    guard broadcast.accepts(delegate) else { return }
    broadcast.resume()
    if delegate !== reference.object { exchange(for: delegate) }
    occupancy.enter(broadcast)
  }

  private func giveBack() {
    let remaining = occupancy.delegate
    exchange(for: nil)
    occupancy.leave(broadcast, to: remaining)
    broadcast.retire(to: remaining)
  }

  private func exchange(for delegate: AnyObject?) {
    let previous = reference.object
    reference = DelegateReference(delegate, occupancy.ownership)
    broadcast.update {
      if let previous { broadcast.remove(previous) }
      guard let delegate else { return }
      prepare(broadcast, delegate)
      broadcast.add(delegate, before: broadcast.receivers.first)
    }
  }
}
