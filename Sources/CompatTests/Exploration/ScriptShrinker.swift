/// Finds a short script that fails as a long one does, by leaving things out: halves, quarters, and so
/// on down to single operations, until nothing can be left out any more.
struct ScriptShrinker {
  /// Whether a script fails.
  let fails: (Script) -> Bool

  /// The script, or a shorter one that fails and no longer does where any one operation or option is
  /// left out.
  func shrink(_ script: Script) -> Script {
    var smallest = script
    var size = max(1, script.operations.count / 2)
    while true {
      let shorter = leaveOutOperations(size, of: smallest)
      if size > 1 {
        size = (size + 1) / 2
      } else if shorter.operations.count == smallest.operations.count {
        return leaveOutOptions(of: smallest)
      }
      smallest = shorter
    }
  }

  /// Leaves out each run of `size` operations without which the script still fails; the last ones
  /// first, because what comes after a failure has no part in it.
  private func leaveOutOperations(_ size: Int, of script: Script) -> Script {
    var script = script
    var end = script.operations.count
    while end > 0 {
      let start = max(0, end - size)
      var operations = script.operations
      operations.removeSubrange(start..<end)
      let candidate = Script(operations, options: script.options, slot: script.slot)
      if fails(candidate) { script = candidate }
      end = start
    }
    return script
  }

  private func leaveOutOptions(of script: Script) -> Script {
    script.options.sorted { $0.rawValue < $1.rawValue }.reduce(script) { script, option in
      let candidate = Script(
        script.operations, options: script.options.subtracting([option]), slot: script.slot)
      return fails(candidate) ? candidate : script
    }
  }
}
