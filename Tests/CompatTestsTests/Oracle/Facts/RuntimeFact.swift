/// A single fact about the runtime, as it was recorded.
struct RuntimeFact: Decodable {
  let fact: String
  let value: String
}
