import ExampleSupport

/// A chat whose list grows from the bottom, thanks to a library that is the list's delegate beside
/// the app.
@main
@MainActor
enum ReversedChat {
  static func main() {
    ExampleProgram("reversed-chat").runWithoutArguments {
      let story = Story()
      let comparison = Comparison()
      print("A chat in a list that a library turns upside down")
      for line in story.lines { print(line) }
      print("\nThe slot shared in three ways, and the last of four messages, 'see you', tapped:\n")
      for line in comparison.lines { print(line) }
      return story.isRight && comparison.isRight
    }
  }
}
