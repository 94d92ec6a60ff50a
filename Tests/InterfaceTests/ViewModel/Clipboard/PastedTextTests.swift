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
  /// Amounts with their signs, currencies and labels in any place where people put them.
  @Test(arguments: 1...20 * UInt64(caseFactor))
  func `is the sum of its amounts with their signs`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let (comma, isEuro) = (Bool.random(using: &random), Bool.random(using: &random))
      let place = Int.random(in: 0..<5, using: &random)
      var sum = 0
      let lines = (0..<Int.random(in: 2...5, using: &random)).map { index in
        let cents = Int.random(in: 100_000...9_999_999, using: &random)
        let isNegative = Bool.random(using: &random)
        sum += isNegative ? -cents : cents
        let (units, rest) = (cents / 100, String(cents % 100 + 100).dropFirst())
        let whole = "\(units / 1000)\(comma ? "." : ",")\(String(units % 1000 + 1000).dropFirst())"
        let digits = "\(units < 1000 ? "\(units)" : whole)\(comma ? "," : ".")\(rest)"
        let amount =
          switch (isEuro, isNegative ? Int.random(in: 1...5, using: &random) : 0) {
          case (false, 0): digits
          case (false, 1), (false, 2): "-\(digits)"
          case (false, 3): "(\(digits))"
          case (false, 4): "\(digits)-"
          case (false, _): "\(digits) DR"
          case (true, 0): place.isMultiple(of: 2) ? "€\(digits)" : "\(digits) EUR"
          case (true, 1): "-\(digits) €"
          case (true, 2): "−€\(digits)"
          case (true, 3): "(€\(digits))"
          case (true, 4): "\(digits)- EUR"
          case (true, _): "€\(digits)-"
          }
        let label = ["Rent", "Refund", "Café", "Net pay", "Tax"][index]
        return switch place {
        case 0, 1: amount
        case 2: "\(label)\t\(amount)"
        case 3: "\(amount)\t\(label)"
        default: "\(label): \(amount)"
        }
      }
      let text = lines.joined(separator: "\n")
      guard case .column(let column) = PastedText(text, point: comma ? "," : ".").reading else {
        Issue.record("a column is expected: \(text)")
        continue
      }
      let cents = try Formula("\(sum)/100").evaluated().value.number.rational
      let value = try PasteQuestion(column, point: comma ? "," : ".").expression.evaluated().value
      #expect(value.number.rational == cents, "\(text)")
    }
  }

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
