import Foundation

/// A chat whose list grows from the bottom, thanks to a library that is the list's delegate beside
/// the app.
///
/// It exits with status 0 if what it shows is right, 1 if it is not, and 2 with one line on standard
/// error for a wrong command line.
@main
@MainActor
enum ReversedChat {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments == ["--help"] || arguments == ["-h"] {
      print("usage: reversed-chat")
      exit(0)
    }
    guard arguments.isEmpty else {
      let message = "reversed-chat: takes no arguments; usage: reversed-chat\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
    let story = Story()
    let comparison = Comparison()
    print("A chat in a list that a library turns upside down")
    for line in story.lines { print(line) }
    print("\nThe same slot, shared in three ways:\n")
    for line in comparison.lines { print(line) }
    exit(story.isRight && comparison.isRight ? 0 : 1)
  }
}
