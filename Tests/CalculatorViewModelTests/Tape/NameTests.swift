import CalculatorCore
import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A name on the formula line` {
  @Test func `is given by =, and used by later lines, which follow it`() {
    var session = Session("irent=", lines: 5)
    #expect(session.expression == "rent = " && session.cursor == 7 && session.result == nil)
    session.type("850")
    #expect(session.result == "= 850")
    session.type("⏎⎋irent*12")
    #expect(session.result == "= 10200")
    session.type("=")
    #expect(session.rows == ["rent = 850 = 850", "[rent] × 12 = 10200"])
    #expect(session.expression == "rent × 12" && session.state.expression.ties == [0..<4])
    session.type("⇥↑⏎⌫5⏎")
    #expect(session.rows == [">rent = 855 = 855", "v{rent} × 12 = 10260"])
  }

  @Test func `can be given again, for what stands below`() {
    var session = Session("irent=", lines: 5)
    session.type("850⏎⎋irent*2⏎⎋irent=")
    session.type("900⏎⎋irent*2⏎")
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
    var session = Session("irent=", lines: 5)
    session.type("850⏎⎋irent=")
    session.type("900⏎⎋⇥↑␣*2i")
    #expect(session.expression == "rent × 2" && session.state.expression.ties == [0..<4])
    session.type("+rent⏎")
    #expect(session.rows.last == "[rent] × 2 + [rent] = 2600")
  }

  @Test(arguments: [("2+x_1=", "2+x_1"), ("pi=", "pi"), ("2=", "2"), ("sin=", "sin")])
  func `is written by = only behind a lone name that can be given`(keys: String, line: String) {
    var session = Session("i", lines: 5)
    session.type(keys)
    #expect(session.expression == line)
  }

  @Test(arguments: ["sin", "km", "EUR"])
  func `of a function or a unit is refused as soon as = is typed`(name: String) {
    let session = Session("i\(name)=", lines: 5)
    #expect(session.message == "This name has a meaning already.")
    #expect(session.state.expression.mark == 0..<name.utf8.count)
    #expect(session.expression == name)
  }

  @Test func `has spaces around its equals sign, but not two`() {
    var session = Session("irent␣=")
    #expect(session.expression == "rent =")
    session.type([.control("u")])
    session.type("rent=5")
    #expect(session.expression == "rent = 5")
  }

  @Test func `with a meaning is refused at its place`() {
    var session = Session("irx=", lines: 5)
    session.type("3")
    session.type([.home, .delete, .enter])
    #expect(session.message == "This name has a meaning already.")
    #expect(session.state.expression.mark == 0..<1 && session.cursor == 0)
    session.type("2⏎")
    #expect(session.message == "Only a name can stand before =.")
    #expect(session.state.expression.mark == 3..<4)
  }

  @Test func `that is unknown names the nearest one`() {
    var session = Session("irent=", lines: 5)
    session.type("850⏎⎋irant*2⏎")
    #expect(session.message == "Unknown name; the nearest one is “rent”.")
    #expect(session.state.expression.mark == 0..<4)
  }

  @Test(arguments: [
    ("2rent", "= 1700"), ("2xrent", "= 1700"), ("2rent 3a", "= 25500"),
    ("rent^2/rent", "= 850"), ("(rent)(a)", "= 4250"), ("a·rent", "= 4250"),
  ])
  func `is found beside digits and signs`(line: String, result: String) {
    var session = Session("irent=")
    session.type("850⏎⎋ia=")
    session.type("5⏎⎋i")
    session.type(line)
    #expect(session.result == result)
  }

  @Test func `of letters of any script is one`() {
    var session = Session("imiété=", lines: 5)
    session.type("5⏎⎋imiété×2⏎")
    #expect(session.rows == ["miété = 5 = 5", "[miété] × 2 = 10"])
  }

  @Test func `is completed by Tab`() {
    var session = Session("irent=", lines: 5)
    session.type("850⏎⎋irent_2=")
    session.type("8⏎⎋i2ren⇥")
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
