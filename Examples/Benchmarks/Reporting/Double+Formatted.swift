extension Double {
  /// The number with so many digits after the point, and without zeros at its end.
  func formatted(digits: Int) -> String {
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
