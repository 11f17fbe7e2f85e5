import ExampleSupport

/// What is known to help when several parties want one delegate slot, on the same scenarios, and what
/// each remedy still gets wrong.
@main
@MainActor
enum Remedies {
  static func main() {
    ExampleProgram("remedies").runWithoutArguments {
      let comparison = Comparison()
      print("Who comes in which order, and what goes wrong then, with each remedy:\n")
      for line in comparison.lines { print(line) }
      return comparison.isRight
    }
  }
}
