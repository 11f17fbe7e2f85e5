import Streams

extension ChainReport {
  /// The chain as a few lines for people.
  public var text: String {
    var lines = ["\(host).\(slot), bridged at \(bridge)"]
    for (index, party) in parties.enumerated() {
      var line = "  \(index + 1). \(party.name) (\(party.role.rawValue))"
      if let installation = party.installation {
        line += ", installed by \(installation.owner) at \(installation.location)"
      }
      lines.append(line)
      if let intercepted = party.intercepted, party.role != .delegate {
        lines.append("     looks at: \(list(intercepted))")
      }
    }
    if parties.isEmpty { lines.append("  (nobody)") }
    lines.append("  claims: \(list(claims))")
    lines.append("  last messages: \(list(recentMessages))")
    return lines.joined(separator: "\n")
  }

  /// The chain as a JSON object.
  public var json: String {
    let parties = parties.map { party in
      JSONText.object([
        ("name", JSONText.string(party.name)),
        ("role", JSONText.string(party.role.rawValue)),
        ("owner", party.installation.map { JSONText.string($0.owner) } ?? "null"),
        ("location", party.installation.map { JSONText.string($0.location.description) } ?? "null"),
        ("intercepts", party.intercepted.map { JSONText.strings($0.map(\.name)) } ?? "null"),
      ])
    }
    return JSONText.object([
      ("host", JSONText.string(host)),
      ("slot", JSONText.string(slot)),
      ("bridge", JSONText.string(bridge.description)),
      ("parties", "[\(parties.joined(separator: ","))]"),
      ("claims", JSONText.strings(claims.map(\.name))),
      ("recentMessages", JSONText.strings(recentMessages.map(\.name))),
    ])
  }

  /// The chain as a Mermaid flowchart.
  public var mermaid: String {
    let nodes = nodes.enumerated().map {
      "  n\($0)[\"\(escaped($1, as: ["\"": "#quot;", "\n": " "]))\"]"
    }
    let edges = nodes.indices.dropLast().map { "  n\($0) --> n\($0 + 1)" }
    return (["flowchart LR"] + nodes + edges).joined(separator: "\n")
  }

  /// The chain as a Graphviz graph.
  public var dot: String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]
    let nodes = nodes.enumerated().map { "  n\($0) [label=\"\(escaped($1, as: escapes))\"];" }
    let edges = nodes.indices.dropLast().map { "  n\($0) -> n\($0 + 1);" }
    return (["digraph chain {", "  rankdir=LR;"] + nodes + edges + ["}"]).joined(separator: "\n")
  }

  private var nodes: [String] {
    ["\(host).\(slot)"] + parties.map { "\($0.name) (\($0.role.rawValue))" }
  }

  private func list(_ selectors: [some CustomStringConvertible]) -> String {
    selectors.isEmpty ? "none" : selectors.map(\.description).joined(separator: ", ")
  }

  private func escaped(_ text: String, as escapes: [Character: String]) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }
}
