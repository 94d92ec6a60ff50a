import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `Pasted text` {
  @Test(arguments: 1...10 * UInt64(caseFactor))
  func `never puts control or private-use characters on the screen`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars = Array(
      "12345,.'() \t\n\r+-×÷=≈…%$€#ex_\"\u{0}\u{1B}\u{7}\u{8}\u{7F}\u{9B}\u{200E}\u{202E}\u{FEFF}\u{E000}\u{F8FF}\u{100000}−é"
        .unicodeScalars)
    for _ in 0..<50 {
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 0...30, using: &random)).map { _ in
            scalars.randomElement(using: &random) ?? "1"
          }))
      let shown: [String]
      switch PastedText(text, point: ".").reading {
      case .formula(let formula, let note): shown = [formula, note?.pasted ?? "", note?.read ?? ""]
      case .column(let column):
        shown = column.numbers + [column.preview, column.sum, column.note?.pasted ?? ""]
        #expect(throws: Never.self) { try Formula(column.sum) }
      case .flawed(let flawed):
        shown = [flawed.text, Message.paste(.refusal(flawed.refusal)).sentence.full]
      case .lines(let lines): shown = lines.map(\.text)
      case .nothing(let refusal): shown = [Message.paste(.refusal(refusal)).sentence.full]
      }
      for scalar in shown.joined().unicodeScalars {
        let category = scalar.properties.generalCategory
        #expect(
          category != .control && category != .privateUse && category != .format,
          "seed \(seed): \(text.debugDescription)")
      }
    }
  }
}

@Suite struct `A pasted column` {
  @Test func `of 10,000 numbers is read whole`() throws {
    let text = (0..<10_000).map { "\($0 % 1000).25" }.joined(separator: "\r\n")
    guard case .column(let column) = PastedText(text, point: ".").reading else {
      Issue.record("a column is expected")
      return
    }
    #expect(column.numbers.count == 10_000)
    let question = PasteQuestion(column, point: ".")
    #expect(question.message == .column(count: 10_000, nil, skipped: []))
    let sum = try question.expression.evaluated().value
    #expect(sum.number.rational == Rational(10 * 499_500 + 2_500))
    #expect(question.flaw == nil)
  }

  @Test func `is offered as a sum if only exchange rates are missing`() {
    guard case .column(let column) = PastedText("5 €\n$6", point: ".").reading else {
      Issue.record("a column is expected")
      return
    }
    #expect(PasteQuestion(column, point: ".").flaw == nil)
  }
}
