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

  @Test func `is passed by the cursor in one step`() {
    #expect(session().expression == "15*4" && session().state.expression.ties == [0..<2])
    #expect(session([.home]).cursor == 0 && session([.home, .right]).cursor == 2)
    #expect(session([.home, .right, .left]).cursor == 0)
  }

  @Test func `is deleted as a whole`() {
    #expect(session([.home, .right, .backspace]).expression == "*4")
    #expect(session([.home, .delete]).expression == "*4")
  }

  @Test func `becomes digits when one is typed or clicked behind it`() {
    for keys in [[.home, .right, .character("0")], [.home, .right, .character(".")]] as [[Key]] {
      let session = session(keys)
      #expect(session.state.expression.ties.isEmpty && session.cursor == 3)
      #expect(session.expression.hasPrefix("15"))
    }
    var clicked = session([.home, .right])
    clicked.click(.seven)
    #expect(clicked.expression == "157*4" && clicked.state.expression.ties.isEmpty)
    #expect(clicked.result == "= 628")
  }

  @Test func `stays tied before a comma that separates arguments`() {
    var session = session([.home, .right, .control("k")])
    session.type([.home])
    session.type("max(")
    session.type([.end])
    session.type(",3)⏎")
    #expect(session.rows.last == "max([15]; 3) = 15")
    var other = Session("12+3=*4②", point: ",", lines: 5)
    other.type([.home, .right])
    other.type(",5")
    #expect(other.expression == "15,5*4" && other.state.expression.ties.isEmpty)
  }

  @Test func `can be cut and put elsewhere, and is text where an entry is corrected`() {
    var session = session([.home, .control("k"), .control("y")])
    #expect(session.expression == "15*4" && session.state.expression.ties == [0..<2])
    session.type([.control("y")])
    #expect(session.expression == "15*4(15)*4" && session.state.expression.ties.count == 2)
    session.type([.control("u"), .escape])
    session.type("②")
    session.type([.control("y")])
    #expect(session.expression == "15*4(15)*4" && session.state.expression.ties.count == 2)
    session.type("⎋⇥⏎")
    session.type([.control("u"), .control("y")])
    #expect(session.state.expression.ties.isEmpty)
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

  @Test func `that is negative or in words is read as one operand`() {
    var session = Session("2-7=^2②", lines: 5)
    #expect(session.expression == "(−5)^2" && session.result == "= 25")
    session.type("⎋5 km + 1 km⏎^2②")
    #expect(session.expression == "(6 km)^2" && session.result == "= 36 km²")
    session.type([.escape])
    session.type("⎋1/3=+2②")
    #expect(session.expression == "ans+2")
  }

  @Test func `that stands twice is tied twice`() {
    var session = Session("12+3=", lines: 5)
    session.type("*⇥␣②")
    #expect(session.expression == "15*15" && session.state.expression.ties == [0..<2, 3..<5])
    session.type("⏎")
    #expect(session.rows.last == "[15] × [15] = 225")
  }
}

@Suite struct `A name on the formula line` {
  @Test func `is given by =, and used by later lines, which follow it`() {
    var session = Session("②rent=", lines: 5)
    #expect(session.expression == "rent=" && session.cursor == 5 && session.result == nil)
    session.type("850")
    #expect(session.result == "= 850")
    session.type("⏎⎋②rent*12")
    #expect(session.result == "= 10200")
    session.type("⏎")
    #expect(session.rows == ["rent = 850 = 850", "[rent] × 12 = 10200"])
    #expect(session.expression == "rent × 12" && session.state.expression.ties == [0..<4])
    session.type("⇥↑⏎⌫5⏎")
    #expect(session.rows == [">rent = 855 = 855", "v{rent} × 12 = 10260"])
  }

  @Test func `can be given again, for what stands below`() {
    var session = Session("②rent=", lines: 5)
    session.type("850⏎⎋②rent*2⏎⎋②rent=")
    session.type("900⏎⎋②rent*2⏎")
    #expect(
      session.rows == [
        "rent = 850 = 850", "[rent] × 2 = 1700", "rent = 900 = 900", "[rent] × 2 = 1800",
      ])
    session.type("⇥↑↑⏎")
    #expect(session.expression == "rent × 2" && session.state.expression.ties.isEmpty)
    session.type("+rent⏎⎋")
    #expect(session.rows[1] == "[rent] × 2 + [rent] = 2550")
    session.type("⇥↑↑␣")
    #expect(session.expression == "2550")
  }

  @Test func `that was given again is an atom where the older entry is meant`() {
    var session = Session("②rent=", lines: 5)
    session.type("850⏎⎋②rent=")
    session.type("900⏎⎋⇥↑␣*2②")
    #expect(session.expression == "rent*2" && session.state.expression.ties == [0..<4])
    session.type("+rent⏎")
    #expect(session.rows.last == "[rent] × 2 + [rent] = 2600")
  }

  @Test(arguments: [("2+pi=", "2 + pi"), ("pi=", "pi"), ("2=", "2")])
  func `is written by = only behind a lone name that can be given`(keys: String, line: String) {
    var session = Session("②", lines: 5)
    session.type(keys)
    #expect(session.expression == line)
  }

  @Test func `with a meaning is refused at its place`() {
    var session = Session("②rin=", lines: 5)
    session.type("3")
    session.type([.home, .delete, .enter])
    #expect(session.message == "Joining words such as in and mod, and ans, are no names.")
    #expect(session.state.expression.mark == 0..<2 && session.cursor == 0)
    session.type([.delete, .delete])
    session.type("2⏎")
    #expect(session.message == "The two sides are not equal.")
    #expect(session.state.expression.mark == 0..<3)
  }

  @Test func `that is unknown names the nearest one`() {
    var session = Session("②rent=", lines: 5)
    session.type("850⏎⎋②rant*2⏎")
    #expect(session.message == "“rant” is unknown; perhaps “rent” is meant.")
    #expect(session.state.expression.mark == 0..<4)
  }

  @Test(arguments: [
    ("2rent", "= 1700"), ("2 x rent", "= 1700"), ("2rent * 3a", "= 25500"),
    ("rent^2/rent", "= 850"), ("(rent)(a)", "= 4250"), ("a·rent", "= 4250"),
  ])
  func `is found beside digits and signs`(line: String, result: String) {
    var session = Session("②rent=")
    session.type("850⏎⎋②a=")
    session.type("5⏎⎋②")
    session.type(line)
    #expect(session.result == result)
  }

  @Test func `of letters of any script is one`() {
    var session = Session("②miété=", lines: 5)
    session.type("5⏎⎋②miété×2⏎")
    #expect(session.rows == ["miété = 5 = 5", "[miété] × 2 = 10"])
  }

  @Test func `is completed by Tab`() {
    var session = Session("②rent=", lines: 5)
    session.type("850⏎⎋②rent_2=")
    session.type("8⏎⎋②2ren⇥")
    #expect(session.expression == "2rent")
    session.type("_⇥+1⏎")
    #expect(session.rows.last == "2 [rent_2] + 1 = 17")
    session.type("⇥")
    session.type([.home, .enter])
    session.type("+re⇥")
    #expect(session.expression == "rent = 850+rem")
    session.type([.escape, .down, .enter])
    session.type("+re⇥⏎")
    #expect(session.rows[1] == ">rent_2 = 8 + {rent} = 858")
  }
}
