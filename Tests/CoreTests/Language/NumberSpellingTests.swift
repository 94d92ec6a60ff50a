import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

@Suite struct `A number of a formula` {
  @Test(arguments: [
    ("0x10", "16"), ("0xff_FF", "65535"), ("0XaB", "171"), ("0b1010", "10"), ("0o17", "15"),
    ("0O7_7", "63"), ("0x1F mod 3", "1"), ("0x10(2)", "32"), ("0xe", "14"), ("2x3", "6"),
    ("10x5", "50"), ("0x", "malformedNumber(noDigit) 0..<2"),
    ("0x_", "malformedNumber(noDigit) 0..<3"), ("0x 3", "missingOperator 3..<4"),
    ("0 x 3", "0"), ("0of5", "unknownName(of) 0..<4"), ("-0x1F", "-31"),
    ("0b1111'0000", "240"), ("0xFFUL", "unknownName() 0..<6"), ("0777", "777"),
    ("0777 & 1", "ambiguous(777 0o777) 0..<4"), ("1 xor 07", "ambiguous(7 0o7) 6..<8"),
    ("0b12", "malformedNumber(foreignDigit) 0..<4"), ("0o8", "malformedNumber(foreignDigit) 0..<3"),
    ("0x1.8", "malformedNumber(foreignDigit) 0..<5"),
    ("0b1_", "malformedNumber(misplacedUnderscore) 0..<4"),
    ("0x1__2", "malformedNumber(misplacedUnderscore) 0..<6"), ("0b1 0", "missingOperator 4..<5"),
  ])
  func `may have base 16, 8 or 2`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test func `in another base is held to the limits`() throws {
    let text = "0x" + String(repeating: "f", count: 1_750_000)
    #expect(outcome(text) == "tooLarge 0..<1750002")
    #expect(try Formula("0x" + String(repeating: "f", count: 200_000)).evaluated().value != 0)
  }

  @Test(arguments: [
    ("½", "1/2"), ("2½", "5/2"), ("2⅓*3", "7"), ("⅛", "1/8"), ("3⅞", "31/8"), ("⅒", "1/10"),
    ("⅔²", "4/9"), ("sqrt ¼", "1/2"), ("1_000½", "2001/2"), ("⅕+⅖+⅗+⅘", "2"), ("⅙+⅚", "1"),
    ("¾+⅜+⅝", "7/4"), ("⅐*7", "1"), ("⅑*9", "1"), ("2⅓", "7/3"), ("½½", "missingOperator 2..<4"),
    ("⅓ 4", "missingOperator 4..<5"), ("⅓⅓", "missingOperator 3..<6"),
    ("4 ⅓", "13/3"),
    ("4 2⅓", "missingOperator 2..<3"), ("0x1½", "missingOperator 3..<5"),
    ("0x1⅓", "missingOperator 3..<6"),
    ("2 ½", "5/2"), ("2 1⁄2", "5/2"), ("2\u{A0}1/2", "5/2"),
    ("2.5½", "malformedNumber(secondPoint) 0..<5"),
    ("2.5⅓", "malformedNumber(secondPoint) 0..<6"), ("1e5½", "malformedNumber(secondPoint) 0..<5"),
    ("٢½", "5/2"),
  ])
  func `may have a fraction sign`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("١٢٣", "123"), ("２３", "23"), ("१०×२", "20"), ("١٫٥", "3/2"), ("1٢", "12"), ("२²", "4"),
    ("２．５", "5/2"), ("（１＋２）＊３", "9"), ("６／２－１", "2"), ("５！％", "6/5"), ("𝟙𝟚", "12"),
    ("2⋅3∙4∗5", "120"), ("6∕2⁄3", "1"), ("5–2", "3"), ("１e５", "100000"), ("1e٣", "1000"),
    ("5e3e-3", "ambiguous(5e3 * 10^-3 5e3 * e - 3) 0..<6"),
    ("5 e 3", "ambiguous(5e3 5 * e * 3) 0..<5"),
    ("1.5e 3", "ambiguous(1.5e3 1.5 * e * 3) 0..<6"), ("2e +3", "ambiguous(2e+3 2 * e + 3) 0..<5"),
    ("0.(3)…e2", "unknownName(e) 8..<10"), ("2e - 3", "≈2.43656365692"),
    ("1e", "≈2.71828182846"),
    ("1e-٣", "1/1000"), ("٥e- 3", "ambiguous(٥ * 10^-3 ٥ * e - 3) 0..<6"), ("١e-٢", "1/100"),
    ("１e", "≈2.71828182846"), ("１e+", "missingOperand 4..<5"), ("１e+é", "unknownName() 5..<7"),
    ("１e", "≈2.71828182846"), ("١E٢", "100"),
    ("0x1F°", "31 °"),
    ("2½π", "≈7.85398163397"), ("①", "unknownCharacter 0..<3"),
    ("٣ ٣", "missingOperator 3..<5"),
  ])
  func `may have the digits of any script`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test func `of any script may have a comma as the decimal point`() {
    #expect(outcome("١,٥", commaIsPoint: true) == "3/2")
    #expect(outcome("2,5½", commaIsPoint: true) == "malformedNumber(secondPoint) 0..<5")
    #expect(outcome("1.234,5", commaIsPoint: true) == "2469/2")
    #expect(outcome("1.234.567", commaIsPoint: true) == "1234567")
    #expect(outcome("1.234", commaIsPoint: true) == "617/500")
  }

  @Test(arguments: [
    ("1,234.5", "2469/2"), ("2+1,234,567", "1234569"), ("2,500*12", "30000"), ("1,234e2", "123400"),
    ("0,125", "commaInNumber(0.125) 0..<5"), ("012,345", "commaInNumber(012.345) 0..<7"),
    ("12,345", "12345"), ("1,23", "commaInNumber(1.23) 0..<4"), ("(2,500)^2", "6250000"),
    ("1,2345", "commaInNumber(1.2345) 0..<6"), ("1234,567", "commaInNumber(1234.567) 0..<8"),
    ("max(1,234;5)", "ambiguous(1234 1; 234) 4..<9"),
    ("max(5;1,234)", "ambiguous(1234 1; 234) 6..<11"),
    ("max(1,234;(1,234))", "ambiguous(1234 1; 234) 4..<9"), ("max(1, 234;5)", "234"),
    ("max(1,2,3)+max(1;2)", "5"), ("max(1;max(2,3))", "3"),
    ("max(1,2,3;4)", "ambiguous(1 1; 2; 3) 4..<9"),
    ("1.234,56", "30864/25"), ("1.23,4", "straySeparator 4..<5"),
    ("5+2,50", "commaInNumber(2.50) 2..<6"), ("1 000,50", "2001/2"),
    ("1,234 5", "missingOperator 6..<7"), ("1,00,000", "100000"), ("12,34,567.5", "2469135/2"),
    ("1,00,000 + 1,000,000", "mixedGrouping(plain: \"1000000\") 11..<20"),
    ("1 000 + 2 000", "3000"),
    ("1,000 + 2 000", "mixedGrouping(plain: \"2000\") 8..<13"), ("sqrt(1,234)^2", "1234"),
    ("gcd(84,126)", "42"),
    ("1, 234", "straySeparator 1..<2"), ("(1),234", "straySeparator 3..<4"),
    ("1,pi", "straySeparator 1..<2"), ("1.5,234", "straySeparator 3..<4"),
    ("1,234.5,678", "straySeparator 7..<8"), ("max(1,234)", "234"),
    ("1,", "straySeparator 1..<2"),
    ("1,234,", "straySeparator 5..<6"),
  ])
  func `may be grouped by commas, and is named with others`(text: String, value: String) {
    #expect(outcome(text) == value)
  }
}

/// A scope where formulas have a point, and the locale a comma.
private struct CommaScope: Scope {
  var readsDecimalComma: Bool { true }
  var names: [String] { [] }
  func origin(of reference: Reference) -> EntryID? { nil }
}

@Suite struct `Numbers of two conventions` {
  private func value(_ text: String) -> String {
    do throws(EvaluationError) {
      return try Formula(text, in: CommaScope()).evaluated().value.shortText
    } catch {
      return "\(error.kind.word) \(error.place)"
    }
  }

  @Test(arguments: [
    ("2,5", "5/2"), ("1 234,5", "2469/2"), ("2.5", "5/2"), ("-2,5*2", "-5"), ("2,5e3", "2500"),
    ("2,5e−1", "1/4"),
    ("0,125", "1/8"), ("12345,678", "6172839/500"), ("1.234,56", "30864/25"),
    ("1,234", "ambiguous(1.234 1234) 0..<5"), ("5 + 12,500 EUR", "ambiguous(12.500 12500) 4..<10"),
    ("1,234.5", "2469/2"), ("1,234,567", "1234567"), ("max(1,5)", "5"), ("max((1,5);1)", "3/2"),
    ("1,5,2", "straySeparator 1..<2"), ("1.23,4", "straySeparator 4..<5"), ("2,50 EUR", "5/2 EUR"),
  ])
  func `have a decimal comma where it can be nothing else`(text: String, value expected: String) {
    #expect(value(text) == expected)
  }

  @Test(arguments: [
    ("0.(3)…", "1/3"), ("0.1(6)...", "1/6"), ("2*0.(9)…", "2"), ("-12.34(5)…", "-11111/900"),
    ("0.(3)… + 1", "4/3"), ("0.(3)… km", "1/3 km"), ("1/0.(3)…", "3"), ("0.(3)…^2", "1/9"),
    ("0.1(6)", "ambiguous(0.1*(6) 0.1(6)…) 0..<6"), ("1 + 0.(3)", "4/3"),
    ("2.5 (4)", "10"), ("2.5(3+1)", "10"), ("25(4)", "100"), ("2 0.(3)…", "missingOperator 2..<4"),
    ("0.(058…)", "malformedNumber(shortened) 6..<9"), ("0.1(6", "3/5"),
    ("٠.(٣)…", "1/3"), ("2.(٣)", "7/3"), ("3.2(1)", "ambiguous(3.2*(1) 3.2(1)…) 0..<6"),
  ])
  func `repeat where an ellipsis says so`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test func `repeat behind a decimal comma, too`() {
    #expect(outcome("0,1(6)…", commaIsPoint: true) == "1/6")
    #expect(outcome("0,1(6)", commaIsPoint: true) == "ambiguous(0,1*(6) 0,1(6)…) 0..<6")
  }

  @Test(arguments: [
    ("1.5e−3", "3/2000"), ("1,500e−3", "3/2"), ("3e−2+1", "103/100"),
    ("2e−", "missingOperand 2..<5"), ("७९.88e−3", "1997/25000"),
  ])
  func `have an exponent with a minus sign`(text: String, value: String) {
    #expect(outcome(text) == value)
  }
}
