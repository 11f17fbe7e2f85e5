/// The vocabulary in which another project has written its tests of operators.
///
/// It has its own clock, sources that record when they were listened to, and streams that are three
/// closures and a way to stop. Nothing in it knows of this library: `OtherProject.Stream+Adapter.swift` does.
enum OtherProject {
  /// What somebody listens with.
  struct Listener<Value> {
    let next: (Value) -> Void
    let failed: (any Error) -> Void
    let ended: () -> Void
  }

  /// Something that feeds a listener until it is stopped.
  struct Stream<Value> {
    /// Starts, and returns how to stop.
    let listen: (Listener<Value>) -> () -> Void
  }
}
