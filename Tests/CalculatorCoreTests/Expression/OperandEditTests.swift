import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The operand at the end` {
  /// The expression of a text, whose parentheses may be open, after an edit.
  private func edited(_ text: String, _ edit: ExpressionEdit) throws -> Expression {
    var typed = try Formula(text).expression
    let open = text.count { $0 == "(" } - text.count { $0 == ")" }
    typed.tokens.removeLast(open)
    return try typed.applying(edit, within: .standard)
  }

  @Test(
    arguments: [
      ("9", "√9", "1÷9", "9^2"), ("5+9", "5+√9", "5+1÷9", "5+9^2"),
      ("5×9", "5×√9", "5×(1÷9)", "5×9^2"), ("5÷9", "5÷√9", "5÷(1÷9)", "5÷9^2"),
      ("-9", "-√9", "-(1÷9)", "-9^2"), ("2×-9", "2×-√9", "2×-(1÷9)", "2×-9^2"),
      ("2^9", "√2^9", "1÷2^9", "(2^9)^2"), ("2^-9", "√2^-9", "1÷2^-9", "(2^-9)^2"),
      ("3×2^3^4", "3×√2^3^4", "3×(1÷2^3^4)", "3×(2^3^4)^2"),
      ("√9", "√√9", "1÷√9", "(√9)^2"), ("2^√9", "√2^√9", "1÷2^√9", "(2^√9)^2"),
      ("5!", "√5!", "1÷5!", "5!^2"), ("1+(2+3)", "1+√(2+3)", "1+1÷(2+3)", "1+(2+3)^2"),
      ("2(3)", "2√(3)", "2(1÷(3))", "2(3)^2"),
      (
        "2×sin(3+4)", "2×√sin(3+4)",
        "2×(1÷sin(3+4))", "2×sin(3+4)^2"
      ),
      ("(7", "(√7", "(1÷7", "(7^2"), ("sin(7", "sin(√7", "sin(1÷7", "sin(7^2"),
      ("max(7;8", "max(7;√8", "max(7;1÷8", "max(7;8^2"),
      ("2pi", "2√pi", "2(1÷pi)", "2pi^2"), ("5%", "√5%", "1÷5%", "5%^2"),
      ("5 km", "√(5 km)", "1÷(5 km)", "(5 km)^2"), ("2 3/4", "2 3/√4", "", ""),
    ].filter { !$0.2.isEmpty })
  func `is what a root, a reciprocal and a square are of`(
    text: String, root: String, reciprocal: String, square: String
  ) throws {
    #expect(try edited(text, .root).closed == Formula(root).expression)
    #expect(try edited(text, .reciprocal).closed == Formula(reciprocal).expression)
    #expect(try edited(text, .square).closed == Formula(square).expression)
  }

  @Test(arguments: [
    ("√16", "(√16)!"), ("5+√√81", "5+(√√81)!"), ("√(12+4)", "(√(12+4))!"), ("2√16", "2(√16)!"),
    ("5", "5!"), ("2^3", "2^3!"), ("(4", "(4!"), ("√(4", "√(4!"), ("√16+2", "√16+2!"),
  ])
  func `is a root as a whole for a postfix operator`(text: String, factorial: String) throws {
    #expect(try edited(text, .postfix(.factorial)).closed == Formula(factorial).expression)
  }

  @Test(arguments: [
    ("", "√ (", "1 ÷ ("), ("5+", "5 + √ (", "5 + 1 ÷ ("), ("5×", "5 × √ (", "5 × ( 1 ÷ ("),
    ("2^", "2 ^ √ (", "2 ^ ( 1 ÷ ("), ("(", "( √ (", "( 1 ÷ ("),
  ])
  func `follows where there is none`(keys: String, root: String, reciprocal: String) {
    for (edit, text) in [(ExpressionEdit.root, root), (.reciprocal, reciprocal)] {
      var story = Story(keys)
      try? story.calculator.apply(edit)
      #expect(story.calculator.expression.debugDescription == text)
    }
  }

  @Test func `is missing for a square, except the zero that is shown`() throws {
    var story = Story("")
    try story.calculator.apply(.square)
    #expect(story.calculator.expression == (try Formula("0^2").expression))
    let broken = Story("5+")
    #expect(throws: Refusal(.missingOperand, at: 1..<2)) {
      try broken.calculator.expression.applying(.square, within: .standard)
    }
  }

  @Test(arguments: [ExpressionEdit.root, .reciprocal, .square])
  func `is none after a conversion`(edit: ExpressionEdit) {
    #expect(throws: Refusal(.missingOperator, at: 2..<3)) { try edited("5 km in mi", edit) }
  }

  @Test(arguments: [
    (ExpressionEdit.root, "√ {9}"), (.reciprocal, "1 ÷ {9}"), (.square, "{9} ^ 2"),
    (.function(.sin), "sin("), (.constant(.pi), "pi"), (.digitInBase(.a, .hexadecimal), "0xA"),
  ])
  func `is a result that shows, while a function begins a new expression`(
    edit: ExpressionEdit, text: String
  ) throws {
    var story = Story("4+5=")
    try story.calculator.apply(edit)
    #expect("\(story)" == "entering \(text)")
    story.calculator.undo()
    #expect("\(story)" == "showing 4 + 5 = 9")
  }

  @Test(arguments: [ExpressionEdit.root, .reciprocal, .square])
  func `cannot be changed before an error is corrected`(edit: ExpressionEdit) {
    var story = Story("4÷0=")
    #expect(throws: Refusal(.uncorrectedError, at: 1..<3)) { try story.calculator.apply(edit) }
    #expect(throws: Never.self) { try story.calculator.apply(.function(.sin)) }
    #expect("\(story)" == "entering sin(")
  }

  @Test func `loses its trailing point`() throws {
    var story = Story("5+9.")
    try story.calculator.apply(.root)
    #expect(story.calculator.expression == (try Formula("5+√9").expression))
  }
}

@Suite struct `A digit in a base` {
  private func number(_ edits: [ExpressionEdit]) throws -> String {
    var calculator = Calculator()
    for edit in edits { try calculator.apply(edit) }
    guard case .number(let number) = calculator.expression.tokens.last else { return "" }
    return number.text
  }

  @Test(arguments: NumberBase.allCases, Digit.allCases)
  func `begins a number in that base, or is refused`(base: NumberBase, digit: Digit) throws {
    let edit = ExpressionEdit.digitInBase(digit, base)
    guard base.has(digit) else {
      #expect(throws: Refusal(.digitOutsideBase)) { try number([edit]) }
      return
    }
    #expect(try number([edit]) == base.prefix + String(digit.character))
    #expect(try number([.digit(.zero), edit]) == base.prefix + String(digit.character))
    #expect(
      try number([.digitInBase(.zero, base), edit]) == base.prefix + String(digit.character))
    #expect(
      try number([.digitInBase(.one, base), edit]) == base.prefix + "1" + String(digit.character))
  }

  @Test func `continues a number in the base of that number`() throws {
    #expect(try number([.digitInBase(.f, .hexadecimal), .digit(.a)]) == "0xFA")
    #expect(throws: Refusal(.digitOutsideBase, at: 0..<1)) {
      try number([.digit(.two), .digit(.f)])
    }
    #expect(throws: Refusal(.pointInBase, at: 0..<1)) {
      try number([.digitInBase(.f, .hexadecimal), .point])
    }
  }

  @Test(arguments: NumberBase.allCases, NumberBase.allCases)
  func `continues a number that was begun in another base`(
    from: NumberBase, to: NumberBase
  ) throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let value = Int.random(in: 1...1 << 40, using: &generator)
      let written = from.prefix + String(value, radix: from.rawValue, uppercase: true)
      var expression = try Formula(written).expression
      try expression.apply(.digitInBase(.one, to), within: Limits())
      let digits = to.prefix + String(value, radix: to.rawValue, uppercase: true) + "1"
      #expect(expression == (try Formula(digits).expression))
    }
  }

  @Test func `continues a number with a point in base 10 alone`() throws {
    let edits: [ExpressionEdit] = [.digit(.two), .point, .digit(.five)]
    #expect(try number(edits + [.digitInBase(.one, .hexadecimal)]) == "2.51")
    #expect(throws: Refusal(.digitOutsideBase, at: 0..<1)) {
      try number(edits + [.digitInBase(.a, .hexadecimal)])
    }
  }

  @Test func `is deleted like any other, and the last one with its prefix`() throws {
    let edits: [ExpressionEdit] = [.digitInBase(.f, .hexadecimal), .digitInBase(.a, .hexadecimal)]
    #expect(try number(edits + [.deleteCharacter]) == "0xF")
    #expect(try number(edits + [.deleteCharacter, .deleteCharacter]) == "0")
    #expect(
      try number(edits + [.deleteCharacter, .deleteCharacter, .digitInBase(.one, .binary)])
        == "0b1")
  }

  @Test func `is not written behind another operand`() throws {
    #expect(throws: Refusal(.missingOperator, at: 0..<1)) {
      try number([.constant(.pi), .digitInBase(.one, .binary)])
    }
  }
}
