import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The operand at the end` {
  /// The expression of a text, whose parentheses may be open, after an edit.
  private func edited(_ text: String, _ edit: ExpressionEdit) throws -> Expression {
    var line = LineText(text)
    try line.press(edit, within: .standard)
    return try Formula(line.text).expression
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
      ("2pi", "2√pi", "2(1÷pi)", "2pi^2"), ("5%", "√5%", "1÷(5%)", "5%^2"),
      ("5 km", "√(5 km)", "1÷(5 km)", "(5 km)^2"), ("2 3/4", "2 3/√4", "", ""),
    ].filter { !$0.2.isEmpty })
  func `is what a root, a reciprocal and a square are of`(
    text: String, root: String, reciprocal: String, square: String
  ) throws {
    #expect(try edited(text, .root) == Formula(root).expression)
    #expect(try edited(text, .reciprocal) == Formula(reciprocal).expression)
    #expect(try edited(text, .square) == Formula(square).expression)
  }

  @Test(arguments: [
    ("√16", "(√16)!"), ("5+√√81", "5+(√√81)!"), ("√(12+4)", "(√(12+4))!"), ("2√16", "2(√16)!"),
    ("5", "5!"), ("2^3", "2^3!"), ("(4", "(4!"), ("√(4", "√(4!"), ("√16+2", "√16+2!"),
  ])
  func `is a root as a whole for a postfix operator`(text: String, factorial: String) throws {
    #expect(try edited(text, .postfix(.factorial)) == Formula(factorial).expression)
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
    var broken = LineText("5+")
    #expect(throws: Refusal(.missingOperand, at: 1..<2)) {
      try broken.press(.square, within: .standard)
    }
    #expect(broken.text == "5+")
  }

  @Test(arguments: [
    (ExpressionEdit.root, "√ {9}"), (.reciprocal, "1 ÷ {9}"), (.square, "{9} ^ 2"),
    (.function(.sin), "sin("), (.constant(.pi), "pi"),
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
  private func number(_ edits: [(ExpressionEdit, NumberBase)]) throws -> String {
    var line = LineText()
    for (edit, base) in edits { try line.press(edit, in: base, within: .standard) }
    return line.base.prefix + line.text
  }

  @Test(arguments: NumberBase.allCases, Digit.allCases)
  func `begins a number in that base, or is refused`(base: NumberBase, digit: Digit) throws {
    let edit = (ExpressionEdit.digit(digit), base)
    guard base.has(digit) else {
      #expect(throws: Refusal(.digitOutsideBase)) { try number([edit]) }
      return
    }
    let text = base.prefix + String(digit.character)
    #expect(try number([edit]) == text)
    #expect(try number([(.digit(.zero), .decimal), edit]) == text)
    #expect(try number([(.digit(.zero), base), edit]) == text)
    #expect(
      try number([(.digit(.one), base), edit]) == base.prefix + "1" + String(digit.character))
  }

  @Test func `continues a number in the base of that number`() throws {
    #expect(try number([(.digit(.f), .hexadecimal), (.digit(.a), .hexadecimal)]) == "0xFA")
    #expect(throws: Refusal(.digitOutsideBase, at: 0..<1)) {
      try number([(.digit(.two), .decimal), (.digit(.f), .decimal)])
    }
    #expect(throws: Refusal(.pointInBase, at: 0..<1)) {
      try number([(.digit(.f), .hexadecimal), (.point, .hexadecimal)])
    }
  }

  @Test(arguments: NumberBase.allCases, NumberBase.allCases)
  func `continues a line that was begun in another base`(from: NumberBase, to: NumberBase) throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let values = (0..<3).map { _ in Int.random(in: 1...1 << 40, using: &generator) }
      let digits = { (base: NumberBase) in
        values.map { String($0, radix: base.rawValue, uppercase: true) }.joined(separator: " + ")
      }
      var line = LineText(digits(from))
      line.base = from
      try line.press(.digit(.one), in: to, within: .standard)
      #expect(line.base == to && line.text == digits(to) + "1")
    }
  }

  @Test func `continues a number with a point in base 10 alone`() throws {
    let edits: [(ExpressionEdit, NumberBase)] = [
      (.digit(.two), .decimal), (.point, .decimal), (.digit(.five), .decimal),
    ]
    #expect(try number(edits + [(.digit(.one), .hexadecimal)]) == "0x2.51")
    #expect(throws: Refusal(.digitOutsideBase, at: 0..<3)) {
      try number(edits + [(.digit(.a), .hexadecimal)])
    }
  }

  @Test func `is deleted like any other`() throws {
    let edits: [(ExpressionEdit, NumberBase)] = [
      (.digit(.f), .hexadecimal), (.digit(.a), .hexadecimal), (.deleteCharacter, .hexadecimal),
    ]
    #expect(try number(edits) == "0xF")
    #expect(try number(edits + [(.deleteCharacter, .hexadecimal)]) == "0x")
  }

  @Test func `is not written behind another operand`() throws {
    #expect(throws: Refusal(.missingOperator, at: 0..<2)) {
      try number([(.constant(.pi), .binary), (.digit(.one), .binary)])
    }
  }
}
