import ExampleSupport

/// What a person has to know of a page to judge what becomes of its taps.
struct Legend {
  let script: Script

  init(_ script: Script) {
    self.script = script
  }

  var lines: [String] {
    var table = TextTable(header: ["control", "kind", "after a tap"])
    for control in script.controls {
      table.add([control.name, control.kind.rawValue, rule(of: control)])
    }
    return ["The same taps behind three guards, which are to keep buttons from acting twice", ""]
      + table.lines
  }

  private func rule(of control: ControlPlan) -> String {
    guard control.kind.isButton else { return "takes the next one: not to be guarded" }
    if control.exempt == true { return "takes the next one: exempt" }
    let work = control.work.map { ", and until work of \($0) ms is done" } ?? ""
    let group = control.group.map { ", with all of group '\($0)'" } ?? ""
    return "rests for \(control.window ?? script.window) ms\(work)\(group)"
  }
}
