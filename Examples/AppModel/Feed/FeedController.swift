import Streams

/// The controller of a feed screen: the delegate of its list, and where list and model are bound.
@MainActor
public final class FeedController {
  /// The list.
  public let view = CollectionView()

  /// What the screen shows.
  public let model: FeedViewModel

  /// What the user did here, as it is attached to bug reports.
  public private(set) var breadcrumbs: [Breadcrumb] = []

  private let bag = DisposeBag()
  private var onScreen: DisposeBag?

  /// A screen for a model.
  public init(model: FeedViewModel) {
    self.model = model
  }

  /// Sets up what lasts as long as the screen.
  public func load() {
    view.rx.items(model.posts) { Cell(title: $0.title) }.disposed(by: bag)
    view.rx.setDelegate(self).disposed(by: bag)
    view.rx.itemSelected.bind(to: model.itemSelected).disposed(by: bag)
  }

  /// Sets up what lasts while the screen is shown.
  public func appear() {
    let visit = DisposeBag()
    view.rx.contentOffset.changed.bind(to: model.contentOffset).disposed(by: visit)
    view.rx.itemDisplayed.bind(to: model.itemDisplayed).disposed(by: visit)
    onScreen = visit
    view.height = 480
  }

  /// Ends what lasts while the screen is shown.
  public func disappear() {
    view.height = 0
    onScreen = nil
  }

  func leave(_ breadcrumb: Breadcrumb) {
    breadcrumbs.append(breadcrumb)
  }
}
