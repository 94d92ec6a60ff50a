import CalculatorCore
import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `A tied operand on the formula line` {
  /// A formula line after the keys with the tie 15 in it, as `15 × 4`.
  private func session(_ keys: [Key] = []) -> Session {
    var session = Session("12+3=*4i", lines: 5)
    session.type(keys)
    return session
  }

  @Test func `is passed by the cursor in one step`() {
    #expect(session().expression == "15 × 4" && session().state.expression.ties == [0..<2])
    #expect(session([.home]).cursor == 0 && session([.home, .right]).cursor == 2)
    #expect(session([.home, .right, .left]).cursor == 0)
  }

  @Test func `is deleted as a whole`() {
    #expect(session([.home, .right, .backspace]).expression == " × 4")
    #expect(session([.home, .delete]).expression == " × 4")
  }

  @Test func `becomes digits when one is typed or clicked behind it`() {
    for keys in [[.home, .right, .character("0")], [.home, .right, .character(".")]] as [[Key]] {
      let session = session(keys)
      #expect(session.state.expression.ties.isEmpty && session.cursor == 3)
      #expect(session.expression.hasPrefix("15"))
    }
    var clicked = session([.home, .right])
    clicked.click(.seven)
    #expect(clicked.expression == "157 × 4" && clicked.state.expression.ties.isEmpty)
    #expect(clicked.result == "= 628")
  }

  @Test func `stays tied before a comma that separates arguments`() {
    var session = session([.home, .right, .control("k")])
    session.type([.home])
    session.type("max(")
    session.type([.end])
    session.type(",3)⏎")
    #expect(session.rows.last == "max([15]; 3) = 15")
    var other = Session("12+3=*4i", point: ",", lines: 5)
    other.type([.home, .right])
    other.type(",5")
    #expect(other.expression == "15,5 × 4" && other.state.expression.ties.isEmpty)
  }

  @Test func `can be cut and put elsewhere in the line, and is text in another line`() {
    var session = session([.home, .control("k"), .control("y")])
    #expect(session.expression == "15 × 4" && session.state.expression.ties == [0..<2])
    session.type([.control("y")])
    #expect(session.expression == "15 × 4(15) × 4" && session.state.expression.ties.count == 2)
    session.type([.control("u"), .escape, .escape])
    session.type("i")
    session.type([.control("y")])
    #expect(session.expression == "15 × 415 × 4" && session.state.expression.ties.isEmpty)
  }

  @Test(arguments: [
    ("", "^2", "15^2"), ("3", "", "3(15)"), ("3 ", "", "3 (15)"), ("2+", "", "2+15"),
    ("a", "", "a(15)"), ("(1)", "", "(1)(15)"), ("5%", "", "5%(15)"),
    ("max(3,", ",4)", "max(3,15,4)"), ("", "²", "15²"), ("3²", "", "3²(15)"), ("", "½", "(15)½"),
  ])
  func `is in parentheses where its digits would be read as others`(
    before: String, behind: String, shown: String
  ) {
    #expect(line(before, "15", behind).shown.text == shown)
  }

  @Test(arguments: [
    ("", "", "−5"), ("", "+2", "−5+2"), ("2+", "", "2+(−5)"), ("", "^2", "(−5)^2"),
    ("(", ")", "(−5)"), ("", "!", "(−5)!"), ("", "⁻", "(−5)⁻"), ("", "3", "(−5)3"),
    ("a = ", "", "a = −5"),
  ])
  func `that is negative is in parentheses where its minus would be read as another`(
    before: String, behind: String, shown: String
  ) {
    #expect(line(before, "−5", behind).shown.text == shown)
  }

  private func line(_ before: String, _ atom: String, _ behind: String) -> FormulaLine {
    var line = FormulaLine(before)
    line.insert(FormulaLine.Atom(origin: EntryID(writer: 0, number: 1), text: atom))
    for character in behind { line.insert(String(character)) }
    return line
  }

  @Test func `stays tied where a power is typed behind it, and not where a digit is`() {
    for (typed, isTied) in [("²", true), ("⁻", true), ("°", true), ("7", false), ("½", false)] {
      var line = line("", "15", "")
      line.apply(.insert(Character(typed)))
      #expect(line.shown.text == "15" + typed && (line.shown.ties == [0..<2]) == isTied)
    }
  }

  @Test func `keeps the columns of what follows`() {
    let shown = line("2+", "−5", "!").shown
    #expect(shown.text == "2+(−5)!" && shown.columns == [0, 1, 2, 6, 7] && shown.ties == [2..<6])
  }

  @Test func `cannot be typed as a character of the private use area`() {
    var session = session()
    session.type("\u{F0000}\u{FFFFD}")
    #expect(session.expression == "15 × 4")
    session.model.formula?.insert("\u{F0009}")
    #expect(session.expression == "15 × 4\u{F0009}")
    #expect(FormulaLine.Atom.character(at: 1 << 20) == "?")
  }

  @Test func `that is negative or in words is read as one operand`() {
    var session = Session("2-7=^2i", lines: 5)
    #expect(session.expression == "(−5)^2" && session.result == "= 25")
    session.type([.escape])
    session.type("⎋1/3=+2i")
    #expect(session.expression == "ans + 2")
  }

  @Test func `that stands twice is tied twice`() {
    var session = Session("12+3=", lines: 5)
    session.type("*⇥␣i")
    #expect(session.expression == "15 × 15" && session.state.expression.ties == [0..<2, 5..<7])
    session.type("⏎")
    #expect(session.rows.last == "[15] × [15] = 225")
  }
}
