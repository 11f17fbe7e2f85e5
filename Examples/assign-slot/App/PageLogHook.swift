import AppModel
import Streams

/// The app's own hook on the setter, older than any library in the app: it wraps what is set in a
/// ``PageLog``, has the view keep that, and sets it.
///
/// It sets it through the *public* setter, and lets it through when it comes by again. That is what
/// goes wrong as soon as somebody else hooks the setter too.
@MainActor
final class PageLogHook {
  private(set) var pages = 0
  private let journal: Journal
  private var wrappers = 0
  private let original = Message<Void, AnyObject?>("pageLog_setDelegate:")
  private let key = AssociationKey("pageLog")

  init(_ journal: Journal) {
    self.journal = journal
    WebView.classObject.replaceMethod(
      original.selector,
      original.implementation { [weak self] view, _, object in
        if let view = view as? WebView { self?.set(object, of: view) }
      })
  }

  /// Exchanges the setter with the hook's; doing it twice takes the hook off again.
  func exchange() {
    guard let setter = WebView.classObject.method(of: DelegateSlot.delegate.setter.selector),
      let hooked = WebView.classObject.method(of: original.selector)
    else { return }
    Method.exchangeImplementations(setter, hooked)
  }

  private func set(_ object: AnyObject?, of view: WebView) {
    guard let object else { return original.send(to: view, nil) }
    journal.watch(object)
    let name = Violation.name(of: object)
    if RootMessages.isKind.send(to: object, PageLog.classObject) {
      journal.note("the page log lets \(name) through, and the view stores it")
      original.send(to: view, object)
    } else {
      wrappers += 1
      let log = PageLog(named: "L\(wrappers)", around: object) { [weak self] in self?.pages += 1 }
      journal.note("the page log puts \(log.partyName) around \(name), and sets \(log.partyName)")
      view[associated: key] = log
      view.delegate = log
    }
  }
}
