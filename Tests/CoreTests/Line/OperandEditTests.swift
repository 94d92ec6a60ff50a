import TestSupport
import Testing

@testable import CalculatorCore

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

  @Test(arguments: NumberBase.allCases, NumberBase.allCases)
  func `continues a line begun in another base`(from: NumberBase, to: NumberBase) throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<20 {
      let values = (0..<3).map { _ in generator.integer(1...1 << 40) }
      let digits = { (base: NumberBase) in
        values.map { String($0, radix: base.rawValue, uppercase: true) }.joined(separator: " + ")
      }
      var line = LineText(digits(from))
      line.base = from
      try line.press(.digit(.one), in: to, within: .standard)
      #expect(line.base == to && line.text == digits(to) + "1")
    }
  }
}
