import CalculatorViewModel
import Previews
import Runtime
import Screen
import Testing
import Words

@Suite struct `Examples in Runtime and Previews` {
  @Test func `of a session`() {
    let values = values {
      let device = ScriptedDevice(keys: "7+1")
      var session = Session(ViewModel(), on: device)
      session.run()
      session.model.viewState.result?.text  // "= 8"
    }
    #expect(values.last as? String == "= 8")
  }

  @Test func `of a scripted device`() throws {
    let values = values {
      let device = ScriptedDevice(keys: "12/4=")
      var session = Session(ViewModel(), on: device)
      session.run()
      device.frames.last?.frame.plainText  // the display shows 12 ÷ 4 and = 3
    }
    let text = try #require(values.last as? String)
    #expect(text.contains("12 ÷ 4\n") && text.contains("= 3\n"))
  }
}
