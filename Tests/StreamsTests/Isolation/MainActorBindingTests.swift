import Streams
import Testing

/// The natural code of a screen and its model that bind, and that meet other domains: no annotation but
/// the actor's.
@MainActor
final class ProfileModel {
  let name = BehaviorSubject(value: "")
  private(set) var greeting = ""
  private(set) var uploads = 0
  private var isReady = false
  private let bag = DisposeBag()

  init(names: AsyncStream<String>) {
    Observable(names).bind(to: name).disposed(by: bag)
    name.filter { !$0.isEmpty }.map { "Hello, \($0)" }
      .assign(to: \.greeting, on: self)
      .disposed(by: bag)
    name.bind(onNext: { [weak self] in self?.isReady = !$0.isEmpty }).disposed(by: bag)
  }

  /// A function that threads of the uploader's own may call.
  func progressHandler() -> @Sendable (Int) -> Void {
    let inlet = Inlet(into: Binder<Int>(self) { model, count in model.uploads += count })
    return { inlet.push($0) }
  }

  func firstName() async throws -> String? {
    for try await name in name.values where isReady { return name }
    return nil
  }
}

@MainActor
final class ProfileScreen: ReactiveCompatible {
  var title = "" {
    didSet { titles.append(title) }
  }
  private(set) var titles: [String] = []
  private let bag = DisposeBag()

  init(_ model: ProfileModel) {
    model.name.map { $0.uppercased() }.bind(to: rx.title).disposed(by: bag)
  }
}

@MainActor
@Suite struct `A screen on the main actor` {
  @Test func `binds and crosses domains without annotations`() async throws {
    let (names, continuation) = AsyncStream.makeStream(of: String.self)
    let model = ProfileModel(names: names)
    let screen = ProfileScreen(model)
    Task.detached { continuation.yield("ada") }
    #expect(try await model.firstName() == "ada")
    #expect(model.greeting == "Hello, ada")
    #expect(screen.titles == ["", "ADA"])

    let handler = model.progressHandler()
    await Task.detached { for _ in 0..<3 { handler(2) } }.value
    while model.uploads < 6 { await Task.yield() }
    #expect(model.uploads == 6)
  }
}
