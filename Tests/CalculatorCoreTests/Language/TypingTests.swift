import Testing

@testable import CalculatorCore

/// What characters and letters can be of an expression.
@Suite struct `What is typed` {
  @Test(arguments: Vocabulary.names)
  func `can begin a name with any of its first letters, in any case`(name: String) {
    for count in 1...name.count {
      let letters = String(name.prefix(count))
      #expect(Vocabulary.beginning(letters: letters) != nil)
      #expect(
        Vocabulary.beginning(letters: letters.uppercased())
          == Vocabulary.beginning(letters: letters))
    }
    #expect(Vocabulary.beginning(letters: name + "q") == nil)
  }

  @Test func `begins an expression with a function, and continues one with a postfix operator`() {
    #expect(Vocabulary.beginning(letters: "s") == .ofExpression)
    #expect(Vocabulary.beginning(letters: "de") == .ofContinuation)
    #expect(Vocabulary.beginning(letters: "de", with: ["Depth"]) == .ofExpression)
    #expect(Vocabulary.beginning(letters: "w") == nil)
    #expect(Vocabulary.beginning(letters: "w", with: ["Work", "work"]) == .ofExpression)
    #expect(Vocabulary.beginning(letters: "É", with: ["été"]) == .ofExpression)
  }

  private static let characters: [(Character, Vocabulary.Beginning?)] = [
    ("√", .ofExpression), ("π", .ofExpression), ("e", .ofExpression),
    ("7", .ofExpression), ("(", .ofExpression), ("°", .ofContinuation), (";", .ofContinuation),
    ("#", .ofContinuation), ("·", .ofContinuation), ("!", .ofContinuation), (")", .ofContinuation),
    ("_", nil), ("@", nil), ("=", nil), ("$", .ofExpression), ("日", nil), ("é", nil), ("b", nil),
    ("?", nil),
    ("\u{A0}", nil), ("\u{FEFF}", nil), ("\u{202E}", nil), ("\u{301}", nil), ("\\", nil),
  ]

  @Test(arguments: characters)
  func `is a part of an expression if it can be read`(
    character: Character, beginning: Vocabulary.Beginning?
  ) {
    #expect(Vocabulary.beginning(character, behind: nil) == beginning)
  }

  @Test func `may need a number before it`() {
    #expect(Vocabulary.beginning("_", behind: "12") == .ofContinuation)
    #expect(Vocabulary.beginning("°", behind: "12") == .ofContinuation)
    #expect(Vocabulary.beginning("\u{A0}", behind: "12") == nil)
    #expect(Vocabulary.beginning("z", behind: "12") == nil)
  }

  @Test func `is an operator or not`() {
    for name in ["sin", "pi", "deg", "x1", "mod", "Of"] {
      #expect(Vocabulary.isOperator(name) == ["mod", "Of"].contains(name))
    }
  }

  @Test func `stands behind what is being typed, or behind a result that it continues`() throws {
    var calculator = Calculator()
    #expect(calculator.expression(beforeText: true).isEmpty && calculator.typedNumber == nil)
    for edit in [.digit(.two), .binary(.add), .digit(.three)] as [ExpressionEdit] {
      try calculator.apply(edit)
    }
    #expect(calculator.typedNumber == "3")
    #expect(calculator.expression(beforeText: false) == calculator.expression)
    let expression = try #require(try calculator.expressionForEquals())
    calculator.show(try expression.evaluated())
    #expect(calculator.typedNumber == nil && calculator.expression(beforeText: false).isEmpty)
    #expect(calculator.expression(beforeText: true).debugDescription == "{0.1}")
    let shown = try #require(calculator.tape.last)
    calculator.record(
      .failure(EvaluationError(.divisionByZero, at: 0..<1)), for: shown)
    #expect(calculator.expression(beforeText: true).isEmpty)
    calculator.fail(expression, EvaluationError(.divisionByZero, at: 0..<1))
    #expect(calculator.expression(beforeText: true).isEmpty)
  }
}
