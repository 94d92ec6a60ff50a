import CalculatorCore
import Testing

@testable import CalculatorViewModel

/// Equations, as a person types them.
@Suite struct `An equation` {
  @Test func `has solutions that are shown, kept, and not calculated with unless there is one`() {
    var session = Session("solve(x^2=4)", lines: 10)
    #expect(session.expression == "solve(x^2=4)" && session.result == "= −2; 2")
    #expect(session.message == "All solutions.")
    session.type("⏎")
    #expect(session.expression == "solve(x^2 = 4; x)" && session.result == "= −2; 2")
    session.type("+1⏎")
    #expect(
      session.message == "There are several solutions; write a range around one: ; x = 0 to 10.")
    session.type("⎋solve(x^2=4; x=0 to 9)⏎+1⏎")
    #expect(session.rows.last == "[2] + 1 = 3")
    session.type("⎋solve(x^4=1)")
    #expect(session.message == "All real solutions; 2 more are complex.")
  }

  @Test func `says what is left undecided, and how often its only solution counts`() {
    var session = Session("solve((x-1)^3=0)", lines: 10)
    #expect(session.message == "The only solution, with the multiplicity 3.")
    session.type("⏎⎋solve(x e^(1/x) sin(1/x) = 0; x = -1 to 1)")
    #expect(
      session.message
        == "Where a question mark stands, solutions may be missing; try a smaller range.")
  }
}
