import ExampleSupport

/// How an `assign` slot comes to dangle when two parties hook its setter, step by step, and how it
/// does not.
@main
@MainActor
enum AssignSlot {
  static func main() {
    ExampleProgram("assign-slot").runWithoutArguments {
      let stories = [Story(isBridged: false), Story(isBridged: true)]
      print("A web view that neither keeps its delegate nor sees it die: the slot is assign\n")
      print(stories.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
      return stories.allSatisfy(\.isRight)
    }
  }
}
