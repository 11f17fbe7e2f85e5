import Streams

extension Reactive where Base == GuideCode.ListView {
  var itemSelected: ControlEvent<Int> { ControlEvent(events: base.selections) }
}
