import ExactNumbers
import Testing

@testable import CalculatorCore

/// What the first characters of a line say about it.
@Suite struct `What is typed` {
  @Test func `is an operator or not`() {
    for name in ["sin", "pi", "deg", "x1", "mod", "Of"] {
      #expect(Vocabulary.isOperator(name) == ["mod", "Of"].contains(name))
    }
  }

  @Test(arguments: [
    "in km", "to km", "as", "AND 3", "mod 3", "mod", "-> km", "→m", "<< 2", "& 1", "² + 1", " in m",
    "!", "% of 3", "° + 1", "×2", "/2", "^2",
  ])
  func `continues the result before it with an operator or a joining word`(line: String) {
    #expect(Vocabulary.continues(line, in: .english))
  }

  @Test(arguments: [
    "", "inch", "index = 3", "in_2", "total", "mod(7; 3)", "android", "-5", "+5", "(2)", "5 in",
    "|x|", "sin", "tomato",
  ])
  func `begins a new expression with anything else`(line: String) {
    #expect(!Vocabulary.continues(line, in: .english))
  }
}
