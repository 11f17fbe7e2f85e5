import DelegateBridge
import Streams

extension Script {
  /// Whether the model of the laws covers the script, and finds that a bridge breaks one.
  @MainActor
  func breaksLaw(_ fault: BridgeFault? = nil) -> Bool {
    LawModel.covers(self) && !ScriptRun(self, fault: fault).lawViolations.isEmpty
  }

  /// How to run the script again, and what goes wrong first.
  @MainActor
  func complaint(_ fault: BridgeFault? = nil) -> String {
    "\(commandLine): \(ScriptRun(self, fault: fault).lawViolations.first ?? "nothing goes wrong")"
  }

  /// The arguments of the `conflict-matrix` program that run the script behind a bridge.
  public var commandLine: String {
    let options = options.map(\.rawValue).sorted().joined(separator: ",")
    let order = operations.map(\.rawValue).joined(separator: " ")
    return "--run \"\(order)\"\(options.isEmpty ? "" : " --opt \(options)") "
      + "--slot \(Self.name(of: slot)) --bridge"
  }
}
