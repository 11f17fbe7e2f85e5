/// Values that are written once and meant by their number.
struct Interned<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is taken in if it is new.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    let number = values.count
    numbers[value] = number
    values.append(value)
    return number
  }
}
