import Testing

struct TrackedFeedTests {
  private let example = Example(name: "tracked-feed")

  @Test func `with the bridge everybody hears everything once, in both orders`() throws {
    let run = try example.run()
    #expect(run.status == 0)
    #expect(run.errors == "")
    let table = Table(run.output)
    let right = ["app": [5, 27, 5], "streams": [5, 27, 5]]
    #expect(table.counts("no tracker, not bridged") == right)
    for order in ["tracker first", "reactive first"] {
      #expect(
        table.counts("\(order), bridged") == right.merging(["tracker": [5, 27, 5]]) { $1 })
      #expect(run.output.contains("\(order), bridged: everybody hears everything once"))
    }
  }

  @Test func `without the bridge the app hears nothing and the parties are named`() throws {
    let run = try example.run()
    let table = Table(run.output)
    for order in ["tracker first", "reactive first"] {
      #expect(table.counts("\(order), not bridged")["app"] == [0, 0, 0])
      #expect(run.output.contains("\(order), not bridged: fails, as it is known to"))
    }
    #expect(run.output.contains("proxyNotCurrent: expected DelegateProxy, found tracker"))
    #expect(run.output.contains("forwardingCycle: "))
    #expect(run.output.contains(" → DelegateProxy → tracker"))
  }

  @Test func `another script can be played`() throws {
    let run = try example.run(
      script: """
        { "pages": [[{ "title": "One" }, { "title": "Two", "sponsored": true }]],
          "actions": [{ "do": "tap", "item": 0 }, { "do": "tap", "item": 1 }] }
        """)
    #expect(run.status == 0)
    #expect(
      Table(run.output).counts("reactive first, bridged")
        == ["app": [1, 2, 0], "tracker": [1, 2, 0], "streams": [1, 2, 0]])
  }

  @Test(arguments: [
    ("", "not valid JSON"),
    ("{", "not valid JSON"),
    ("[]", "Expected to decode Dictionary<String, Any> but found an array"),
    (#"{ "pages": [],, "actions": [] }"#, "not valid JSON: Invalid value around character 1"),
    (#"{ "pages": [] }"#, "'actions' is missing"),
    (#"{ "pages": [[{}]], "actions": [] }"#, "pages[0][0]: 'title' is missing"),
    (#"{ "pages": [], "actions": [{ "do": "jump" }] }"#, "actions[0].do: nobody can do 'jump'"),
    (#"{ "pages": [], "actions": [{ "do": "tap" }] }"#, "actions[0]: 'item' is missing"),
    (#"{ "pages": [], "actions": [{ "do": "tap", "item": "a" }] }"#, "actions[0].item: "),
    (
      #"{ "pages": [], "actions": [{ "do": "tap", "item": 1.5 }] }"#,
      "actions[0].item: 1.5 is no place"
    ),
    (#"{ "pages": [], "actions": [{ "do": "tap", "item": 0 }] }"#, "actions[0]: item 0 is not"),
    (#"{ "pages": [], "actions": [{ "do": "scroll", "to": null }] }"#, "actions[0].to: "),
  ])
  func `a script that makes no sense gets one clear line and status 2`(
    script: String, message: String
  ) throws {
    let run = try example.run(script: script)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errorLines.count == 1)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a wrong command line gets one clear line and status 2`() throws {
    for (arguments, message) in [
      (["no-such-file.json"], "cannot read 'no-such-file.json'"),
      (["/"], "Is a directory"),
      (["--bridge"], "unknown option '--bridge'"),
      (["a", "b"], "too many arguments"),
    ] {
      let run = try example.run(arguments)
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func `help says how to call it`() throws {
    let run = try example.run("--help")
    #expect(run.status == 0)
    #expect(run.output == "usage: tracked-feed [SCRIPT.json]\n")
  }
}
