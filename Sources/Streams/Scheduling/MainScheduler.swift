/// Where to find the scheduler of the main actor.
public enum MainScheduler {
  /// Runs actions on the main actor, first in, first out.
  @MainActor public static let instance = ActorScheduler(isolation: MainActor.shared)
}
