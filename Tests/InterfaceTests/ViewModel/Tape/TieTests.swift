import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `A tied operand on the formula line` {
  /// A formula line after the keys with the tie 15 in it, as `15*4`.
  private func session(_ keys: [Key] = []) -> Session {
    var session = Session("12+3=*4②", lines: 5)
    session.type(keys)
    return session
  }

  @Test(arguments: [
    ("", "^2", "15^2"), ("3", "", "3(15)"), ("3 ", "", "3 (15)"), ("2+", "", "2+15"),
    ("a", "", "a(15)"), ("(1)", "", "(1)(15)"), ("5%", "", "5%(15)"),
    ("max(3,", ",4)", "max(3,15,4)"), ("", "²", "15²"), ("3²", "", "3²(15)"), ("", "½", "(15)½"),
  ])
  func `is in parentheses where its digits would be read as others`(
    before: String, behind: String, shown: String
  ) {
    #expect(line(before, behind).shown(Digits("15")).text == shown)
  }

  @Test(arguments: [
    ("", "", "−5"), ("", "+2", "−5+2"), ("2+", "", "2+(−5)"), ("", "^2", "(−5)^2"),
    ("(", ")", "(−5)"), ("", "!", "(−5)!"), ("", "⁻", "(−5)⁻"), ("", "3", "(−5)3"),
    ("a = ", "", "a = −5"),
  ])
  func `that is negative is in parentheses where its minus would be read as another`(
    before: String, behind: String, shown: String
  ) {
    #expect(line(before, behind).shown(Digits("−5")).text == shown)
  }

  /// Every tie is a number.
  private struct Digits: TieWriter {
    let digits: String

    init(_ digits: String) { self.digits = digits }

    func text(of origin: EntryID) -> String { digits }
  }

  private func line(_ before: String, _ behind: String) -> LineText {
    var line = LineText(before)
    line.insert(tieTo: EntryID(writer: 0, number: 1))
    for character in behind { line.insert(String(character)) }
    return line
  }

  @Test func `stays tied where a power is typed behind it, and not where a digit is`() {
    for (typed, isTied) in [("²", true), ("⁻", true), ("°", true), ("7", false), ("½", false)] {
      var line = line("", "")
      line.type(Character(typed)) { _ in "15" }
      let shown = line.shown(Digits("15"))
      #expect(shown.text == "15" + typed && (shown.ties == [0..<2]) == isTied)
    }
  }

  @Test func `keeps the columns of what follows`() {
    let shown = line("2+", "!").shown(Digits("−5"))
    #expect(shown.text == "2+(−5)!" && shown.columns == [0, 1, 2, 6, 7] && shown.ties == [2..<6])
  }

  @Test func `cannot be typed as a character of the private use area`() {
    var session = session()
    session.type("\u{F0000}\u{FFFFD}")
    #expect(session.expression == "15*4")
    session.model.changeText { $0.insert("\u{F0009}") }
    #expect(session.expression == "15*4\u{F0009}")
    #expect(LineText.characterOfTie(at: 1 << 20) == "?")
  }
}
