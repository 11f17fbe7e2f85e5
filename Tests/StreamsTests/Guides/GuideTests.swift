import Streams
import Testing

@MainActor
@Suite struct `The guides` {
  @Test func `have only code that is compiled here`() throws {
    let compiled = try GuidePage.compiledCode()
    var count = 0
    for page in try GuidePage.all() {
      for block in page.codeBlocks {
        count += 1
        #expect(
          compiled.contains { $0.firstRange(of: block) != nil },
          "not compiled, in \(page.name): \(block.first ?? "")")
      }
    }
    #expect(count >= 11)
  }

  @Test func `name every public operator, and where other libraries have it`() throws {
    let (comparisons, guides) = (
      try GuidePage(named: "ComingFromOtherLibraries"),
      try GuidePage.all().filter { $0.name != "ComingFromOtherLibraries" }
    )
    for name in try PublicOperators.names() {
      let base = name.replacing("Observable.", with: "").prefix { $0 != "(" }
      // Letters on both sides of a dot count as one word otherwise.
      let word = try Regex("\\b\(base)\\b").wordBoundaryKind(.simple)
      #expect(comparisons.text.contains(word), "in the table: \(base)")
      #expect(guides.contains { $0.text.contains(word) }, "in a guide: \(base)")
    }
  }

  @Test func `on operators do what they say`() {
    #expect(
      GuideCode.grouping(.of("tea", "cake", "toast")).history() == [
        "t: 2", "c: 1", "completed", "disposed",
      ])
    #expect(GuideCode.folding([true, false, true]) == false)
    #expect(GuideCode.folding([true, true]) == true)
    GuideCode.timing()
  }

  @Test func `on sharing do what they say`() {
    let (label, requests) = (GuideCode.Label(), PublishSubject<String>())
    var count = 0
    let bag = DisposeBag()
    GuideCode.sharing(requests, label, bag) { city in
      count += 1
      return .just(city.count * 10)
    }
    requests.onNext("Rome")
    #expect((label.text, label.isWarning, count) == ("40 degrees", true, 1))
  }

  @Test func `on binding do what they say`() {
    let (model, view, header, bag) = (
      GuideCode.ListModel(), GuideCode.ListView(), GuideCode.Header(), DisposeBag()
    )
    var lines: [String] = []
    GuideCode.bind(model, view, header.rx.isSmall, bag) { lines.append("\($0)") }
    model.title.accept("Inbox")
    view.scroll(to: 90)
    view.selections.onNext(3)
    #expect((view.title, header.isSmall, model.itemSelected.value) == ("Inbox", true, 3))
    #expect(lines == ["0.0", "90.0"])
  }

  @Test func `on a scroll view do what they say`() {
    let (view, history) = (ScrollView(), History<Double>())
    let place = SerialDisposable()
    history.subscribe(to: view.rx.contentOffset, into: place)
    view.scroll(to: 7)
    view.rx.contentOffset.onNext(9)
    place.dispose()
    #expect(history.lines == ["0.0", "7.0", "9.0", "disposed"])
  }

  @Test func `on crossing do what they say`() async throws {
    let sensor = Sensor()
    let thermometer = Thermometer(sensor)
    let first = thermometer.readings.first().values
    await Task.detached { sensor.onReading?(21.5) }.value
    for try await reading in first { #expect(reading == 21.5) }

    let percent = download("a file").map { "\($0.percent)" }
    var lines: [String] = []
    for try await line in percent.values { lines.append(line) }
    #expect(lines == ["50", "100"])

    let (model, index) = (GuideCode.SearchModel(), GuideCode.SearchIndex())
    model.query.onNext("swift")
    model.query.onCompleted()
    try await GuideCode.search(model, index)
    #expect(await index.queries == ["swift"])
  }

  @Test func `on diagnostics do what they say`() async {
    GuideCode.counting {}
    let bag = DisposeBag()
    let kind = await withCheckedContinuation { reported in
      let handler = GuideCode.reporting(bag) { reported.resume(returning: $0.kind) }
      ViolationHandler.with(handler) {
        Observable<Int>.error(Failure.expected).bind(onNext: { _ in }).dispose()
      }
    }
    #expect(kind == .boundFailure)
  }
}
