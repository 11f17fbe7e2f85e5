import Streams
import Testing

struct SelectorTests {
  @Test func `equal names are equal selectors`() {
    #expect(Selector("a") == Selector("a"))
    #expect(Selector("a") != Selector("b"))
    #expect(Selector("a").name == "a")
  }
}
