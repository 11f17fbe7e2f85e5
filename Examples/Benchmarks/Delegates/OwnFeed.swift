import Streams

/// The feed of one benchmark, with accessors of its own: a tracker exchanges the setter in the class in which
/// it finds it, and would be met by the feeds of all benchmarks otherwise.
final class OwnFeed<Benchmark>: Feed {
  override class var methods: Methods {
    Methods(OwnFeed.self) { $0.slot(.delegate) { $0.storage } }
  }
}
