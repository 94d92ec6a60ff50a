import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A pasted column` {
  private func column(_ text: String, point: Character = ".") -> PastedColumn? {
    guard case .column(let column) = PastedText(text, point: point).reading else { return nil }
    return column
  }

  @Test(
    arguments: [
      ("12\n34\n56", ["12", "34", "56"]), ("12\r\n34\r\n", ["12", "34"]), ("12\r34", ["12", "34"]),
      ("12\t34\n56\t78", ["12", "34", "56", "78"]), ("12\t\t34", ["12", "34"]),
      ("\n12\n\n 34 \n", ["12", "34"]), ("$1,234.50\n$2.00", ["1234.50 $", "2.00 $"]),
      ("100\n(1,234)\n($5.00)", ["100 $", "−1234 $", "−5.00 $"]),
      ("−5\n-6\n+7\n–8", ["−5", "−6", "7", "−8"]),
      ("5%\n−2.5 %", ["(5%)", "−(2.5%)"]), ("= 5\n≈ 0.333…", ["5", "0.333"]),
      ("1 234,5\n2 000", ["1234.5", "2000"]), ("\"1,234\"\n\"5\"", ["1234", "5"]),
      ("12 # rent\n# food\n34", ["12", "34"]), ("1.5e3\n2.5×10^−9", ["1.5e3", "2.5×10^−9"]),
      ("1.234,5\n1.234\n12", ["1234.5", "1234", "12"]), ("12; 34; 56", ["12", "34", "56"]),
      ("1, 2, 3", ["1", "2", "3"]), ("5.\n6", ["5", "6"]), ("5 €\n6 €", ["5 €", "6 €"]),
      ("12 EUR\n13 EUR\n5%", ["12 EUR", "13 EUR", "(5%)"]), ("5 €\n$6\n7", ["5 €", "6 $", "7"]),
      ("3 km\n200 m\n4", ["3 km", "200 m", "4"]), ("3 km\n4", ["3 km", "4"]),
    ] as [(String, [String])])
  func `is a list of numbers`(text: String, numbers: [String]) {
    #expect(column(text)?.numbers == numbers)
  }

  @Test func `has the sum of its numbers`() throws {
    let column = try #require(self.column("12\n(5)\n50%\n−2×10^3"))
    #expect(column.sum == "12 − 5 + (50%) − 2×10^3")
    #expect(column.preview == column.sum)
    #expect(
      try Formula(column.sum).evaluated().value.number.rational
        == Rational(numerator: -3985, denominator: 2))
  }

  @Test func `that is long shows its end`() throws {
    let column = try #require(self.column((1...30).map(String.init).joined(separator: "\n")))
    #expect(column.preview.hasPrefix("… + 11 + 12"))
    #expect(column.preview.hasSuffix("29 + 30"))
  }

  @Test func `with an ambiguous number has a note, unless its other numbers decide`() {
    #expect(column("1,234\n5")?.note == PasteNote(pasted: "1,234", read: "1234"))
    #expect(column("1,234\n5.5")?.note == nil)
    #expect(column("1.234\n5", point: ",")?.numbers == ["1234", "5"])
    #expect(column("1,5\n5", point: ",")?.numbers == ["1,5", "5"])
  }

  @Test(arguments: ["2.5×10\n5", "2.5×10^\n5", "12a\n5", "(12\n5", "1.2.3\n5", "\"\n5", "12; x"])
  func `has nothing but numbers`(text: String) {
    #expect(column(text) == nil)
  }

  @Test func `of 100,000 numbers is read whole`() throws {
    let text = (0..<100_000).map { "\($0 % 1000).25" }.joined(separator: "\r\n")
    let column = try #require(self.column(text))
    #expect(column.numbers.count == 100_000)
    let question = try #require(PasteQuestion(column, point: "."))
    #expect(question.message == .column(count: 100_000, nil))
    let sum = try question.sum.evaluated().value
    #expect(sum.number.rational == Rational(100 * 499_500 + 25_000))
  }
}
