/// What a user meets in a chat.
struct Outcome: Equatable {
  /// How many rows can be read.
  let uprightRows: Int

  /// The messages that a tap on the last row opens.
  let opened: [String]

  /// The menu of the last row.
  let menu: [String]
}
