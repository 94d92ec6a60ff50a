import Foundation
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `Lines typed at once` {
  /// Sends keys as a terminal without brackets does, where `⏎` is Enter and `⇥` is Tab.
  private func session(_ text: String, after keys: String = "") -> Session {
    var session = Session(keys, columns: 40, lines: 10)
    let keys = text.map { character -> Key in
      switch character {
      case "⏎": .enter
      case "⇥": .tab
      case "⌫": .backspace
      default: .character(character)
      }
    }
    for action in session.model.actions(ofKeys: keys) { session.send(action) }
    return session
  }

  @Test(
    arguments: [
      ("12⏎34⏎56⏎", "12 + 34 + 56"), ("Rent⇥1,200⏎Power⇥96.40⏎", "1200 + 96.40 # Rent, Power"),
      ("12.50 coffee⏎3.20 tea", "12.50"),
    ])
  func `are a column, whose sum is asked for`(text: String, sum: String) {
    let isQuestion = session(text).message?.hasPrefix("Sum of") == true
    #expect(isQuestion == (text.filter { $0 == "⏎" }.count > 1))
    #expect(session(text).state.expression.text.hasPrefix(isQuestion ? sum : "3.20 tea"))
  }

  @Test(
    arguments: [
      ("6+⏎7+7⏎", ["7 + 7"]), ("5+5⏎6+⏎7+7⏎", ["5 + 5", "7 + 7"]), ("5*⏎−3+1⏎2", ["−3 + 1"]),
      ("1+1⏎2+2⏎", ["1 + 1", "2 + 2"]), ("1+⏎⌫2+2⏎", ["12 + 2"]),
    ])
  func `are entered one after the other`(text: String, entries: [String]) {
    #expect(session(text).expressions == entries)
  }

  @Test func `go on with the line that they begin in`() {
    #expect(session("2⏎+3⏎", after: "1+").expressions == ["1 + 2", "3 + 3"])
  }
}

extension Session {
  fileprivate var expressions: [String] {
    (state.tape?.rows ?? []).map { $0.expression.trimmingCharacters(in: .whitespaces) }
  }
}
