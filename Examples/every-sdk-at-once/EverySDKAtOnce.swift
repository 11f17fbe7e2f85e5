import ExampleSupport

/// One screen with two trackers, three reactive libraries, two list libraries, a tap guard and the app,
/// which come in a random order: all but the guard to one delegate slot.
@main
@MainActor
enum EverySDKAtOnce {
  static func main() {
    let program = ExampleProgram("every-sdk-at-once", arguments: Options.usage)
    program.run { words throws(BadInput) in
      let options = try Options(words, of: program)
      let session = Session(options)
      print("seed \(options.seed), \(options.actions) actions")
      for line in session.lines { print(line) }
      return session.isRight
    }
  }
}
