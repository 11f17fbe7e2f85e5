@MainActor
protocol ScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ view: ScrollView)
}
