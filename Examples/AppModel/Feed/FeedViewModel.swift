public import Streams

/// What a feed screen shows, as a function of what the user does on it.
@MainActor
public final class FeedViewModel {
  /// The posts that are loaded; the next page comes when the last one of them is shown.
  public var posts: Observable<[Post]> { loaded.asObservable() }

  /// The posts that the user opens.
  public let opened: Observable<Post>

  /// The posts that come onto the screen.
  public let shown: Observable<Post>

  /// Where the user has scrolled to.
  public let position: Observable<Double>

  /// Whether the header is small, because the user has scrolled down.
  public let isHeaderSmall: Observable<Bool>

  let itemSelected = PublishSubject<IndexPath>()
  let itemDisplayed = PublishSubject<IndexPath>()
  let contentOffset = PublishSubject<Double>()

  private let loaded = BehaviorSubject<[Post]>(value: [])
  private let bag = DisposeBag()

  /// The model of a feed.
  ///
  /// - Parameter pages: The posts, in the portions in which they are loaded.
  public init(pages: [[Post]]) {
    opened = itemSelected.withLatestFrom(loaded) { Self.post(at: $0, of: $1) }.compactMap { $0 }
    shown = itemDisplayed.withLatestFrom(loaded) { Self.post(at: $0, of: $1) }.compactMap { $0 }
    position = contentOffset.asObservable()
    isHeaderSmall = contentOffset.map { $0 > 64 }.startWith(false).distinctUntilChanged()

    let pages = pages.filter { !$0.isEmpty }
    itemDisplayed
      .withLatestFrom(loaded) { path, posts in path.item == posts.count - 1 }
      .filter { $0 }
      .scan(1) { page, _ in page + 1 }
      .startWith(1)
      .map { page in pages.prefix(page).flatMap { $0 } }
      .distinctUntilChanged()
      .subscribe(loaded)
      .disposed(by: bag)
  }

  /// The post at a place of the list.
  public func post(at path: IndexPath) -> Post? {
    (try? loaded.value()).flatMap { Self.post(at: path, of: $0) }
  }

  private static func post(at path: IndexPath, of posts: [Post]) -> Post? {
    posts.indices.contains(path.item) ? posts[path.item] : nil
  }
}
