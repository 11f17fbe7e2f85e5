import CompatTests
import Testing

@MainActor
struct `The timeline of a script` {
  @Test func `tells who was asked, who answered and what the chain is`() throws {
    let text = ScriptTimeline(try Script(order: "HA A T")).text
    #expect(
      text == """
        HA A T weak

        HA1: exchange the setter with that of tracking library A
            chain: nil

        A2: set the app's delegate
            setDelegate:app
              app takes is_a? no
              a_setDelegate:trackA#1
                trackA#1 takes didSelect? yes
                  app takes didSelect? yes
                trackA#1 takes didScroll? no
                  app takes didScroll? no
                trackA#1 takes willDisplay? no
                  app takes willDisplay? no
                trackA#1 takes height? yes
                  app takes height? yes
                trackA#1 takes decide? no
                  app takes decide? no
            chain: trackA#1(app)

        T3: send didSelect
            trackA#1 counts
            app takes didSelect? yes
            app counts
            chain: trackA#1(app)

        end
            sends: T trackA#1:1 app:1
            the slot reads as: trackA#1
        """)
  }

  @Test func `ends where a ring arises, and names it`() throws {
    let text = ScriptTimeline(try Script(order: "HA O O T")).text
    #expect(text.contains("! forwardingCycle [trackA#1, rx]"))
    #expect(text.contains("    failed checks: A3@O2\n    ring of forwarders: responds@O3"))
    #expect(!text.contains("T4"))
  }

  @Test func `does not change how a script ends`() throws {
    for recording in try RecordedRuntime.rows("rows", as: RecordedScript.self) {
      let script = recording.script
      #expect(ScriptRun(script, traced: true).outcome == ScriptRun(script).outcome)
    }
  }

  @Test func `a bridged script breaks no law and says so by silence`() throws {
    let text = ScriptTimeline(try Script(order: "HA O O T"), bridged: true).text
    #expect(text.hasPrefix("HA O O T weak, bridged\n"))
    #expect(!text.contains("broken laws"))
    #expect(text.hasSuffix("sends: T trackA#1:1 rx:1\n    the slot reads as: rx"))
  }
}
