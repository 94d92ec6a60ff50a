import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

/// What holds for every line: nothing is read that was not meant.
@Suite struct `Reading` {
  /// The value of a text; nil if it has none.
  private func value(_ text: String) -> Quantity? { try? Formula(text).evaluated().value }

  @Test(arguments: seeds)
  func `splits no word`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCGKMPXE_")
    let digits = Array("0123456789")
    for _ in 0..<200 * caseFactor {
      var word = String(letters.randomElement(using: &generator) ?? "a")
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let pool = Bool.random(using: &generator) ? letters : digits
        word.append(pool.randomElement(using: &generator) ?? "1")
      }
      let hasMeaning =
        Vocabulary.isKnown(word) || Vocabulary.conversions.contains(word.lowercased())
        || word.lowercased() == "per" || UnitTable.unit(named: word) != nil
        || UnitTable.product(named: word) != nil || CurrencySigns.standard.currency(of: word) != nil
        || TextLanguage.english.zeros(of: word.lowercased()) != nil
        || TextLanguage.english.month(named: word.lowercased()) != nil
        || ["k", "M", "x", "X"].contains(word) || ["am", "pm"].contains(word.lowercased())
        || UnitTable.unit(named: String(word.dropLast()))?.definition.dimension == .length
      if hasMeaning { continue }
      for text in [
        "\(word) + 1", "2 * \(word)", "(\(word))", "5 \(word)", "\(word)(2)", "1 - \(word)",
      ] {
        let error = #expect(throws: EvaluationError.self, "\(text)") { try Formula(text) }
        // The place quotes the word.
        if let place = error?.place, case .unknownName = error?.kind {
          let bytes = Array(text.utf8)[place]
          #expect(String(decoding: bytes, as: UTF8.self) == word, "\(text)")
        }
      }
    }
  }

  /// Pieces of lines that have a value, with a blank between their signs and words.
  private static let operands = [
    "2", "3.5", "1e3", "pi", "(2 + 3)", "sqrt(16)", "5 km", "3 h 20 min", "$20", "20%", "4!", "x",
    "1/2", "|-3|", "ans", "30°", "max(1; 2)", "2^3", "0xFF", "1,234", "7 mod 4", "hbar", "c",
  ]

  @Test(arguments: seeds)
  func `has the same value with other blanks, or is refused`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let operators = [" + ", " - ", " * ", " / ", " x ", " and ", "^", " "]
    for _ in 0..<150 * caseFactor {
      var text = Self.operands.randomElement(using: &generator) ?? "2"
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text += operators.randomElement(using: &generator) ?? " + "
        text += Self.operands.randomElement(using: &generator) ?? "3"
      }
      guard let expected = value(text) else { continue }
      for other in Self.otherBlanks(of: text, using: &generator) {
        guard let value = value(other) else { continue }
        // Around the stroke of a fraction before a unit, and before the rest of a bare function, blanks tell.
        let isFraction = text.contains("/") && (text.contains("km") || text.contains("min"))
        if isFraction { continue }
        #expect(value == expected, "\(text) and \(other)")
      }
    }
  }

  /// The text with blanks around its signs, without them, and with some of them.
  private static func otherBlanks(
    of text: String, using generator: inout SeededGenerator
  ) -> [String] {
    let signs: Set<Character> = ["+", "-", "*", "/", "^", "(", ")", ";", "!", "%", "|"]
    var spaced = ""
    var tight = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isBesideSign =
        index > 0 && signs.contains(characters[index - 1])
        || index + 1 < characters.count && signs.contains(characters[index + 1])
      if character == " ", isBesideSign { continue }
      tight.append(character)
      let mayHaveBlank = signs.contains(character) && Bool.random(using: &generator)
      spaced += mayHaveBlank ? " \(character) " : String(character)
    }
    return [spaced, tight]
  }

  /// What the tape keeps, and what is written back, has the value that was read.
  @Test(arguments: [
    "570 kB * 50 / 120 ms", "60 mi * 2 / 3 h", "1 / 2 cup", "1/2 cup", "10 * 3/4 cup",
    "60 km / 1/2 h",
    "5 ft 1/2 in", "5 ft 3/16 in", "3 1/2 in", "2 L / 100 km", "-1/2 cup", "-3 / 4 m",
    "ln(2)/5730 years",
    "180° - 65°",
    "sin 2pi", "cos²(180°)", "sqrt 9 m^2", "5 nCr 2", "1h23m45s", "2 x (3+4)", "5 mol * N_A",
    "6/2(2+1)",
    "8 m / 2 * 3 s", "12°30'", "20% of 50", "x + 3 = 7", "50k", "0.(3)", "5'11\"", "-7//2",
  ])
  func `keeps its value in the expression and in its text`(text: String) throws {
    let formula = try Formula(text)
    let value = try formula.evaluated().value
    #expect(try formula.expression.evaluated().value == value, "\(formula.expression)")
    let source = formula.expression.source { _ in "" }
    #expect(try Formula(source).evaluated().value == value, "\(source)")
  }

  @Test(arguments: [
    "plot(x^2; x = 0 to 2)", "plot(sin(x); cos(x); x = -5 to 5)", "plot((x + 1) * 3; x = 0 to 1)",
    "plot(3; 1; 4)", "plot(sum(k = 1 to 3; k); 5)", "solve(x^2 = 2; x)",
    "solve(x^2 = 2; x = 0 to 2)",
    "1 + solve(2 x = 3; x)", "sum(k = 1 to 3; solve(x * k = 1; x))",
    "solve(sum(k = 1 to 3; k * x) = 12; x)", "solve((x + 1) * 3 = 2; x = -5 to 5)",
    "sum(k = 1 to 100; k^2)", "product(k = 1 to 5; 2 k)",
    "sum(k = 1 to 3; sum(j = k to 3; k * j))", "1 m + sum(k = 1 to 3; k!) km",
    "sum(m = 1 to 3; 2 m^2 / (m + 1))", "sum(k = -1 to (5); k * (k + 1))",
  ])
  func `keeps what a name runs over, as it is written`(text: String) throws {
    let expression = try Formula(text).expression
    let source = expression.source { "\($0)" }
    #expect(source.filter { $0 != " " } == text.filter { $0 != " " })
    #expect(try Formula(source).expression == expression)
    #expect(try expression.evaluated().value == Formula(source).evaluated().value)
  }

  /// Lines with two readings.
  static let doubts = [
    "cos pi/3", "sqrt 100*7", "sin 2 pi", "1/2pi", "6/2pi", "8.45 x 10^7 / 6.74 x 10^3", "e(2)",
    "5 × 10^3 m / 2 × 10^2 s", "60/7200/2 s", "10*3/4 cup", "1 /2 cup", "1e 2", "5e5e5", "2e -5",
    "252G", "10 of 20", "0.1(6)", "3.2(1)", "1 125/250", "GBP (53,180.08)", "0777 & 64",
    "25/12/2026",
    "sin^-1(1)", "ln⁻¹ 2", "3 min 4", "2:30 min", "5 mw", "5 MM", "3.12.2026", "25-12-2026",
    "1/2% of 800", "90/3°", "3/4 deg", "3 / 1/2", "1/2 / 3/4", "2 + 6 ÷ 1/2", "252 G",
    "sum(1,000,2,000)", "1/2sqrt(2)", "$3 gal", "€5m", "5 km €", "5 g$", "2 $m",
    "8^1/3", "2 * e^1/2", "(1 + 7)^-1/3", "5:30/km", "5:30 per mile", "10 km / 50:00",
    "500 mg / 250 mg/5 mL", "100 km / 5 L/100 km", "(3 + 2)/2pi", "sqrt(4)/2e", "2pi ± 0.1",
    "6 / mean(3; 4) ± 0.1", "sin(30)°", "2 cos(60)° + 1", "asin(1)° + 1°", "3'20\"", "5' 30\" * 2",
  ]

  @Test(arguments: doubts)
  func `offers two readings that can be typed and differ`(text: String) throws {
    let error = try #require(throws: EvaluationError.self) { try Formula(text) }
    guard case .ambiguous(let first, let second) = error.kind else {
      Issue.record("\(text): \(error.kind)")
      return
    }
    // A reading stands in the place of what is to blame.
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<error.place.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[error.place.upperBound...], as: UTF8.self)
    let values = try [first, second].map { reading in
      try Formula(before + reading + after).evaluated().value
    }
    #expect(values[0] != values[1], "\(first) and \(second)")
  }

  /// Lines of which one reading is the habit.
  @Test(arguments: [
    "2 x 3", "80x40x2", "1/2 cup", "3/4 km + 2 km", "60 mi * 2 / 3 h", "sin 2pi", "ln e^2",
    "2 sin 2^2 + 1", "max(1,234)", "5 + 6/2(2+1)", "20 mb", "20 KB", "200+10%", "100 + 50 + 10%",
    "3 1/2", "5'11", "1h30", "5m30s", "50k", "2 ½", "x+3=7", "x+1,234=3000", "lb 32", "1,234 + 1",
    "-cos 2pi + 1",
    "20 - 5% + 3", "$100 - 20%", "EUR 50 + 20%", "2 * $100 - 20%",
  ])
  func `notes what was chosen, so that it can be typed`(text: String) throws {
    let formula = try Formula(text)
    let value = try formula.evaluated().value
    let bytes = Array(text.utf8)[...]
    let choices = formula.choices(in: bytes)
    #expect(!choices.isEmpty)
    for choice in choices {
      #expect(choice.refusal.place == choice.place)
      let before = String(decoding: bytes[..<choice.place.lowerBound], as: UTF8.self)
      let after = String(decoding: bytes[choice.place.upperBound...], as: UTF8.self)
      let read = try Formula(before + choice.read + after).evaluated().value
      #expect(read == value, "\(choice.read)")
      guard let other = choice.other else { continue }
      let differing = try? Formula(before + other + after).evaluated().value
      #expect(differing != value, "\(other)")
    }
  }

  /// A scope in which x is an entry.
  private struct KnownName: Scope {
    func origin(of reference: Reference) -> EntryID? {
      reference == .name("x") ? EntryID(writer: 0, number: 1) : nil
    }

    var names: [String] { ["x"] }
  }

  @Test func `says how to solve for a name that has a value, which no label hides`() throws {
    let error = try #require(throws: EvaluationError.self) {
      try Formula("x + 3 = 7", in: KnownName())
    }
    #expect(error.kind == .valueAsUnknown("x", written: "solve(x + 3 = 7; x)"))
    let label = try #require(throws: EvaluationError.self) {
      try Formula("Rent: 2 x", in: KnownName())
    }
    if case .phrase = label.kind { Issue.record("a name cannot be told from its value") }
  }

  /// A scope in which every word is a name of one's own.
  private struct NamingScope: Scope {
    func origin(of reference: Reference) -> EntryID? { EntryID(writer: 1, number: 1) }
    var names: [String] { ["m"] }
  }

  @Test func `notes that a name behind a number hides a unit`() throws {
    let line = Array("3.0 m/s".utf8)[...]
    let choices = try Formula(line, in: NamingScope()).choices(in: line)
    #expect(choices.map(\.read) == ["3.0 * m"] && choices.map(\.other) == ["3.0 metre"])
    let product = Array("3.0 * m".utf8)[...]
    #expect(try Formula(product, in: NamingScope()).choices(in: product).isEmpty)
  }

  @Test func `refers to the last lines by their number`() {
    #expect(Formula.lines(in: "mean(last 3)") == [.last(3)])
  }

  @Test(arguments: [
    "2 + 3", "2pi", "2(3)", "sqrt 4", "2 L / 100 km", "5 km in m", "asin sin .5", "1,234.5",
    "10 MB",
    "12 / 4 = 3", "sin(60)", "1 / 2", "5 in",
  ])
  func `notes nothing where there is no doubt`(text: String) throws {
    #expect(try Formula(text).choices(in: Array(text.utf8)[...]).isEmpty)
  }

  @Test(arguments: [
    "x + 3 = 7", "2x+3=7", "x^2 - 5x + 6 = 0", "solve x^2 = 2", "x = 2x + 3", "sin(x) = x/2 + 1",
    "3(x + 1) = x^2", "sum(k = 1 to 3; k x) = 12", "x + max(1; 2) = 4", "1,234 x = 2468",
  ])
  func `solves a line that is one equation`(text: String) throws {
    let formula = try Formula(text)
    #expect(formula.expression.tokens.first == .function(.solve))
    let source = formula.expression.source { _ in "" }
    #expect(try Formula(source).expression == formula.expression, "\(source)")
  }

  @Test(arguments: [
    "today + 200000000000000 days", "today + 9e17 years", "2026-12-25 - 1e300 s",
    "solve(sum(k = -9000000000000000000 to 9000000000000000000; x) = 1)",
    "solve(sum(k = 1 to 1000; sum(j = 1 to 1000; sum(i = 1 to 1000; x))) = 1)",
    "plot(x; x = -1e400 to 1e400)", "1 << 9e18", "9223372036854775808!",
    "roll 99999999999999999999d6",
  ])
  func `of huge numbers ends in a value or an error`(text: String) {
    _ = try? Formula(text).evaluated()
  }

  @Test(arguments: [
    ("(", "1"), ("-", "1"), ("sin ", "1"), ("2^", "1"), ("1x2", ""), ("5ft11in+", "1 m"),
    ("2log2(8)+", "1"), ("sum(#a;", ""), ("solve(", ""), ("max(1,2;", ""), ("1,", ""),
    ("1 000 ", ""),
    ("x=", ""), ("[", ""), ("m/", "s"), ("1 / ", "2 s"), ("1 in ", ""), ("sin 2 ", ""), ("|", ""),
    ("1e", ""), ("#", ""), ("@1 ", ""), ("1'", "000"), ("½", ""), ("$1 ", ""), ("3 h 20 min ", ""),
    ("solve(sum(k=1 to 1;", "x"), ("e^", "e"), ("\u{200B}1", ""), ("1/2 cup ", ""), ("~", "1"),
  ])
  func `of a long line ends in a value or an error`(piece: String, end: String) {
    let text = String(repeating: piece, count: 10_000 * caseFactor) + end
    _ = try? Formula(text).evaluated(within: Limits(bits: 100_000))
  }
}
