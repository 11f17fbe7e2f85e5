@MainActor
protocol ShelfDelegate: AnyObject {
  func shelf(_ shelf: Shelf, didSelect index: Int)
}
