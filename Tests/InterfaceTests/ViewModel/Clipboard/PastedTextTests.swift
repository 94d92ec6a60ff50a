import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `Pasted text` {
  private func formula(_ text: String, point: Character = ".") -> String? {
    guard case .formula(let formula, _) = PastedText(text, point: point).reading else { return nil }
    return formula
  }

  private func note(_ text: String, point: Character = ".") -> PasteNote? {
    guard case .formula(_, let note) = PastedText(text, point: point).reading else { return nil }
    return note
  }

  /// Checks that a text has the value of a formula with a decimal point.
  private func expect(
    _ text: String, _ expected: String, point: Character = ".", _ place: SourceLocation
  ) throws {
    let formula = try #require(self.formula(text, point: point), sourceLocation: place)
    let value = try Formula(formula, commaIsPoint: point == ",").evaluated().value
    #expect(value == (try Formula(expected).evaluated().value), sourceLocation: place)
  }

  @Test(
    arguments: [
      ("12", "12"), ("1,234.56", "1234.56"), ("1.234,56", "1234.56"), ("1 234,56", "1234.56"),
      ("1\u{A0}234,56", "1234.56"), ("1\u{202F}234\u{202F}567,5", "1234567.5"),
      ("1\u{2009}234.5", "1234.5"), ("1'234.56", "1234.56"), ("1’234’567.89", "1234567.89"),
      ("12,34,567.8", "1234567.8"), ("12,34,567", "1234567"), ("1,234,567", "1234567"),
      ("1 234 567", "1234567"), ("1_000_000", "1000000"), ("0.125", "0.125"), (".5", "0.5"),
      ("12.", "12"), ("1.5e-3", "0.0015"), ("1.5e−3", "0.0015"), ("007", "7"),
    ])
  func `has numbers with any grouping that is certain`(text: String, expected: String) throws {
    try expect(text, expected, #_sourceLocation)
  }

  @Test(
    arguments: [
      ("$1,234", "1234 USD"), ("€ 5", "5 €"), ("£3.50", "3.5 GBP"), ("5 €", "5 EUR"),
      ("−$5.50", "-5.5 USD"), ("$-5", "-5 USD"), ("5€-3€", "2 €"),
      ("₹12,34,567.80", "1234567.8 INR"), ("¥1,000 + ¥2,500", "3500 JPY"),
      ("3×$5", "15 USD"), ("5€+3€", "8 €"), ("US$1,234", "1234 USD"), ("1.234,56 €", "1234.56 €"),
      ("5 km in mi", "5 km in mi"), ("5'11\" in cm", "71 in in cm"),
      ("15%", "15%"), ("200 + 10%", "220"),
    ])
  func `has the signs of currencies and units`(text: String, expected: String) throws {
    try expect(text, expected, #_sourceLocation)
  }

  @Test(
    arguments: [
      ("80×40", "3200"), ("80 x 40", "3200"), ("80X40", "3200"), ("80 ✕ 40", "3200"),
      ("−5", "-5"), ("80–40", "40"), ("80 — 40", "40"), ("80‐40", "40"),
      ("6∶2", "3"), ("6⁄2", "3"), ("6 ∕ 2", "3"), ("2**10", "1024"), ("5⋅3", "15"),
      ("（１＋２）＊３", "9"), ("log2 100", "log2(100)"), ("80x1,000", "80000"), ("١٢٣+1", "124"),
      ("12\u{A0}+\u{A0}3", "15"), ("  12   +  3 ", "15"), ("12 +\r\n3", "15"), ("12\t+\t3", "15"),
      ("(1,234)", "1234"), ("sqrt(2) + π", "sqrt(2) + pi"), ("sin 30°", "1/2"), ("max(1,5)", "5"),
      ("max(1;2.5)", "2.5"), ("12 + 3 # rent and food", "15"), ("# rent\n850", "850"),
    ])
  func `has the signs of formulas, whatever they look like`(text: String, expected: String) throws {
    try expect(text, expected, #_sourceLocation)
  }

  @Test(
    arguments: [
      ("= 3.5", "3.5"), ("12 ÷ 4 = 3", "3"), ("2 ÷ 3 ≈ 0.667", "2/3"), ("12+3=", "15"),
      ("= −1,234.5", "-1234.5"), ("200 + 10% (= 20) = 220", "220"), ("(1+2)×(3) = 9", "9"),
      ("0.(142857)", "1/7"), ("= 0.(3)…", "1/3"), ("−0.1(6)…", "-1/6"), ("0.(3)… = 1/3", "1/3"),
      ("= 2 3/4", "11/4"), ("1 500/3", "500"), ("= 7/3", "7/3"),
      ("1.2345×10^67", "1.2345e67"), ("= −1.5×10⁻⁹", "-1.5e-9"), ("1/3 ~= 0.333", "1/3"),
      ("2^3 × 3^2 × 5", "360"), ("= 97, a prime", "97"), ("= −97, minus a prime", "-97"),
      ("= 2 × 15 (not factored)", "30"), ("= −0xFF", "-255"), ("= 0b1010_0101", "165"),
      ("rent = 1,850.5 + 10% (= 20)", "2035.55"),
    ])
  func `may be what the calculator has shown`(text: String, expected: String) throws {
    try expect(text, expected, #_sourceLocation)
  }

  @Test(
    arguments: [
      ("1,234", ".", "1234"), ("1,234", ",", "1.234"), ("1.234", ".", "1.234"),
      ("1.234,56", ",", "1234.56"), ("1,234.56", ",", "1234.56"), ("1,234,567", ",", "1234567"),
      ("0.5", ",", "0.5"), ("0,5", ",", "0.5"), ("max(1;2,5)", ",", "2.5"), ("0,(3)…", ",", "1/3"),
      ("1,234 + 0.5", ".", "1234.5"), ("1.234,5 + 1.000.000", ",", "1001234.5"),
    ] as [(String, Character, String)])
  func `that is ambiguous follows the display`(
    text: String, point: Character, expected: String
  ) throws {
    try expect(text, expected, point: point, #_sourceLocation)
  }

  @Test(arguments: [
    "80×40", "80 x 40", "1,234.56", "2,50", "1.2.3", "x + 3 = 7", "12 ÷ 4 = 3", "252G - 16G",
    "1 € 2 €",
  ])
  func `stays as it was pasted`(text: String) {
    #expect(formula(text) == text)
  }

  @Test func `that was read in one of two ways has a note`() {
    #expect(note("1,234") == PasteNote(pasted: "1,234", read: "1234"))
    #expect(note("5 + 1,234") == PasteNote(pasted: "1,234", read: "1234"))
    for text in ["1.234", "1,234.5", "1\u{A0}234", "1 234", "12", "1 234,5", "1,234,567"] {
      #expect(note(text) == nil, "\(text)")
    }
  }

  @Test(
    arguments: [
      ("", PasteRefusal.empty), (" \r\n\t ", .empty), ("# all is said", .empty),
      ("\u{1B}\u{7}", .empty), ("hello world", .noCalculation("hello world")),
      ("max", .noCalculation("max")), ("---", .noCalculation("---")),
      ("a < b", .noCalculation("a < b")), ("=", .noCalculation("=")),
      ("\u{FFFD}", .noCalculation("\u{FFFD}")),
      (
        "a line of words that is long\u{1B}[m",
        .noCalculation("a line of words that is …")
      ),
      ("hello\nworld", .noCalculation("hello world")),
      ("a line\nof\nwords\n5", .noCalculation("a line of words 5")),
      (String(repeating: "1+", count: 60_000) + "1", .tooLong),
    ])
  func `that is no calculation is refused`(text: String, refusal: PasteRefusal) {
    #expect(PastedText(text, point: ".").reading == .nothing(refusal))
  }

  @Test(
    arguments: [
      "Total: 5", "1.2.3", "12.25.2024", "06 12 34 56", "1,23,4.5", "1'23", "1'2345", "1,234.567,8",
      "1 € 2 €", "2^3 × …", "0x1F…", "12345…", "1e2,5", "\u{20BF}5", "1,234 5",
    ])
  func `that cannot be read stays on the line, and has no value there`(text: String) throws {
    for point in [".", ","] as [Character] {
      let formula = try #require(self.formula(text, point: point))
      let value = try? Formula(formula, commaIsPoint: point == ",").evaluated()
      #expect(value == nil, "\(formula)")
    }
  }

  @Test(arguments: 1...10 * UInt64(caseFactor))
  func `never brings control characters or characters for private use to the screen`(seed: UInt64) {
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
      case .flawed(let column): shown = [column.sum, column.view]
      case .lines(let lines): shown = lines
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
  private func column(_ text: String, point: Character = ".") -> PastedColumn? {
    guard case .column(let column) = PastedText(text, point: point).reading else { return nil }
    return column
  }

  @Test(
    arguments: [
      ("12\n34\n56", ["12", "34", "56"]), ("12\r\n34\r\n", ["12", "34"]), ("12\r34", ["12", "34"]),
      ("12\t34\n56\t78", ["12", "34", "56", "78"]), ("12\t\t34", ["12", "34"]),
      ("\n12\n\n 34 \n", ["12", "34"]), ("$1,234.50\n$2.00", ["1234.50 USD", "2.00 USD"]),
      ("100\n(1,234)\n($5.00)", ["100 USD", "−1234 USD", "−5.00 USD"]),
      ("−5\n-6\n+7\n–8", ["−5", "−6", "7", "−8"]),
      ("5%\n−2.5 %", ["(5%)", "−(2.5%)"]), ("= 5\n≈ 0.333", ["5", "0.333"]),
      ("1 234,5\n2 000", ["1234.5", "2000"]), ("\"1,234\"\n\"5\"", ["1234", "5"]),
      ("12 # rent\n# food\n34", ["12", "34"]), ("1.5e3\n2.5×10⁻⁹", ["1.5e3", "2.5 × 10^−9"]),
      ("1.234,5\n1.234\n12", ["1234.5", "1234", "12"]), ("2,50\n3,10", ["2.50", "3.10"]),
      ("12; 34; 56", ["12", "34", "56"]),
      ("1, 2, 3", ["1", "2", "3"]), ("5.\n6", ["5.", "6"]), ("1\n0xF", ["1", "0xF"]),
      ("$-5\n6", ["−5 USD", "6 USD"]), ("5 €\n6 €", ["5 EUR", "6 EUR"]),
      ("12 EUR\n13 EUR\n5%", ["12 EUR", "13 EUR", "(5%)"]),
      ("5 €\n$6\n7", ["5 EUR", "6 USD", "7"]),
      ("3 km\n200 m\n4", ["3 km", "200 m", "4"]), ("3 km\n4", ["3 km", "4"]),
      ("CHF 5.00\nCHF 7.50", ["5.00 CHF", "7.50 CHF"]), ("1.5,2.5,3.5", ["1.5", "2.5", "3.5"]),
      ("Amount\n12\n34", ["12", "34"]), ("Rent\t850\nFood\t320.50", ["850", "320.50"]),
    ] as [(String, [String])])
  func `is a list of numbers`(text: String, numbers: [String]) {
    #expect(column(text)?.numbers == numbers)
  }

  @Test func `has the sum of its numbers`() throws {
    let column = try #require(self.column("12\n(5)\n50%\n−2×10^3"))
    #expect(column.sum == "12 − 5 + (50%) − 2 × 10^3")
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

  @Test func `skips words, and knows their lines`() throws {
    #expect(try #require(column("Date\tAmount\n\n12\r\n34\ntotal 46")).skipped == [1, 5])
    #expect(try #require(column("Rent\t850\nFood\t320.50")).labels == ["Rent", "Food"])
    let labelled = try #require(column("Rent: 850\nFood (net) : 320.50\nVAT:\n5"))
    #expect(
      labelled.skipped == [3] && labelled.labels == ["Rent", "Food (net)"]
        && labelled.numbers == ["850", "320.50", "5"])
    #expect(try #require(column("12\n34")).skipped.isEmpty)
    #expect(column("Rent\t1\t2") == nil)
  }

  @Test(arguments: [
    ("12\n1.2.3\n-5", "12 + 1.2.3 − 5", 5..<10, 2, "1.2.3"),
    ("5 = )\n6", "5 = ) + 6", 0..<5, 1, "5 = )"),
    ("Rent\t850\na = 5\n6", "850 + a = 5 + 6", 6..<11, 2, "a = 5"),
  ])
  func `with a cell that is no number can be corrected`(
    text: String, sum: String, place: Range<Int>, line: Int, view: String
  ) {
    let flaw = PastedText.FlawedColumn(sum: sum, place: place, line: line, view: view)
    #expect(PastedText(text, point: ".").reading == .flawed(flaw))
  }

  @Test func `with an ambiguous number has a note`() {
    #expect(column("1,234\n5")?.note == PasteNote(pasted: "1,234", read: "1234"))
    #expect(column("1,234.5\n5.5")?.note == nil)
    #expect(column("1.234,5\n1.234", point: ",")?.numbers == ["1234,5", "1234"])
    #expect(column("1,5\n5", point: ",")?.numbers == ["1,5", "5"])
  }

  @Test(arguments: [
    "2.5/10\n5", "2.5×10^\n5", "5 km 3 m\n5", "12/05/2024\n5", "×10\n5", "12a\n5", "(12\n5",
    "1.2.3\n5", "\"\n5", "12; x",
  ])
  func `has nothing but numbers`(text: String) {
    #expect(column(text) == nil)
  }

  @Test func `of 10,000 numbers is read whole`() throws {
    let text = (0..<10_000).map { "\($0 % 1000).25" }.joined(separator: "\r\n")
    let column = try #require(self.column(text))
    #expect(column.numbers.count == 10_000)
    let question = PasteQuestion(column, point: ".")
    #expect(question.message == .column(count: 10_000, nil, skipped: []))
    let sum = try question.sum.evaluated().value
    #expect(sum.number.rational == Rational(10 * 499_500 + 2_500))
  }
}
