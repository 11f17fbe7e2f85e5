import AppModel
import ExampleSupport

/// The same chat with each way of sharing the slot.
@MainActor
struct Comparison {
  private let outcomes: [(wiring: Wiring, outcome: Outcome)]

  init() {
    outcomes = Wiring.allCases.map { ($0, Self.tryOut($0)) }
  }

  /// Whether each wiring does what it is known to do.
  var isRight: Bool { outcomes.allSatisfy { $0.outcome == $0.wiring.expected } }

  var lines: [String] {
    var table = TextTable(header: ["who gets what", "readable rows", "the tap opens", "menu"])
    for (wiring, outcome) in outcomes {
      table.add([
        wiring.rawValue, "\(outcome.uprightRows)", outcome.opened.joined(separator: ", "),
        outcome.menu.first ?? "none",
      ])
    }
    return table.lines
  }

  private static func tryOut(_ wiring: Wiring) -> Outcome {
    let list = ChatList()
    list.height = 4
    let chat = ChatController(
      list: list, messages: ["hello", "who is there?", "me", "see you"], archive: [])
    list.re.dataSource = chat
    let fanOut = FanOut(
      to: chat, and: list.re,
      denying: wiring == .denyList ? [ChatList.willDisplay, ChatList.menu] : [])
    if wiring == .broadcast {
      list.re.delegate = chat
    } else {
      list.delegate = fanOut
      list.isUpsideDown = true
      list.reloadData()
    }
    // The last row of a chat is the first one of a list that stands on its head.
    list.tapRow(at: 0)
    return Outcome(
      uprightRows: Screen(list).uprightCount, opened: chat.opened, menu: list.menu(at: 0))
  }
}
