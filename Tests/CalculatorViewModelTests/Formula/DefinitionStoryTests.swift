import CalculatorCore
import Testing

@testable import CalculatorViewModel

/// Functions of one's own, as a person types them.
@Suite struct `A function of one's own` {
  @Test func `is defined, called and corrected, and what calls it follows`() {
    var session = Session("f(x)=x^2 + 1", lines: 10)
    #expect(session.expression == "f(x)=x^2 + 1" && session.result == nil)
    session.type("⏎")
    #expect(session.expression == "f(x) = x^2 + 1" && session.result == nil)
    #expect(session.message == "Defined; write f(…) with a value for x.")
    session.type("f(3)")
    #expect(session.result == "= 10")
    session.type("⏎+1⏎")
    #expect(session.rows == ["f(x) = x^2 + 1 ", "f(3) = 10", "[10] + 1 = 11"])
    session.type("⇥↑↑⏎")
    #expect(session.expression == "f(x) = x^2 + 1")
    session.type("⌫2 # new⏎⎋")
    #expect(session.rows == ["f(x) = x^2 + 2  # new", "f(3) = 11", "[11] + 1 = 12"])
    session.type("⑧")
    #expect(session.rows.first == "f(x) = x^2 + 1 ")
    session.type("⇥↑↑⌦⎋")
    #expect(session.rows == ["((3)^2 + 1) = 10", "[10] + 1 = 11"])
    session.type("⑧")
    #expect(session.rows.first == "f(x) = x^2 + 1 ")
  }

  @Test func `has no result to go on from, but can be written again`() {
    var session = Session("f(x)=2x⏎", lines: 10)
    session.click(.add)
    #expect(session.expression == "f(x) = 2 x")
    #expect(session.message == "A function has a value only with its arguments.")
    session.type("⏎")
    #expect(session.message == "There is no operation to repeat.")
    session.type("②")
    #expect(session.expression == "f(x) = 2 x")
    session.type("⌫y")
    session.type("⏎")
    #expect(session.message == "“y” is unknown.")
    session.type("⎋mod 3⏎")
    #expect(session.message == "mod takes two arguments: mod(a;b).")
    session.type("⎋⎋ans⏎")
    #expect(session.message == "There is no previous result yet.")
  }

  @Test func `is called from the tape, on the keypad and on the line`() {
    var session = Session("f(x)=2x⏎5×⇥␣", lines: 10)
    #expect(session.expression == "5 × f(")
    session.type("4⏎")
    #expect(session.rows.last == "5 × f(4) = 40")
    session.type("a + ↤↑␣")
    #expect(session.expression == "a + f(")
    session.type("⎋f(y)=y⏎⇥↑↑␣3⏎")
    #expect(session.rows.last == "f(3) = 6")
    session.type("②")
    #expect(session.expression == "f(3)")
    session.type("⏎")
    #expect(session.rows.last == "f(3) = 6")
  }

  @Test func `is copied as it is written, and completed with its parenthesis`() {
    var session = Session("volume(r)=r^3⏎⑤", columns: 40, lines: 10)
    #expect(session.effects.last == .copy("volume(r) = r^3"))
    session.type("volu⇥")
    #expect(session.expression == "volume(")
    session.type("volume(2)⏎⎋volume = 3⏎volu⇥")
    #expect(session.expression == "volume")
  }

  @Test func `takes its equals sign where its parameters are new`() {
    var session = Session("f(x)=x⏎x = 3⏎f(x)⏎", lines: 10)
    #expect(session.result == "= 3" && session.rows.last == "f([x]) = 3")
    session.type("f(x; y)=x y⏎f(2; 3)⏎")
    #expect(session.rows.last == "f(2;3) = 6" || session.rows.last == "f(2; 3) = 6")
  }

  @Test(arguments: [
    ("h(x)", "f uses h, which uses g, which uses f"),
    ("a", "f uses a, which uses h, which uses g, which uses f"), ("f(x)", "f uses f"),
  ])
  func `cannot use itself by others`(body: String, chain: String) {
    var session = Session("f(x)=x⏎g(x)=f(x)+1⏎h(x)=2g(x)⏎a=h(1)⏎", columns: 80, lines: 10)
    session.type("⇥↑↑↑⏎⌫\(body)⏎")
    #expect(session.message == "A line cannot use itself: \(chain).")
    #expect(session.rows.first == ">f(x) = x ")
  }

  @Test func `says where it has no value`() {
    var session = Session("h(x)=1÷x⏎h(0)⏎", lines: 10)
    #expect(session.message == "In h, at 1 / x: division by zero.")
    #expect(session.cursor == 0)
    session.type("⎋h(1;2)⏎")
    #expect(session.message == "Write h(x): it is a function of its arguments.")
    session.type("⎋g(y)=g(y)⏎")
    #expect(session.message == "A line cannot use itself: g uses g.")
  }
}
