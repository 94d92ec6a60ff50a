import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `Reading` {
  private func value(_ text: String) -> Quantity? { try? Formula(text).evaluated().value }

  @Test func `splits no word`() throws {
    let (letters, digits) = ("abcdefghijklmnopqrstuvwxyzABCGKMPXE_", "0123456789")
    for var generator in cases(400 * caseFactor) {
      var word = String(generator.pick(letters))
      for _ in 0..<generator.integer(1...6) {
        word.append(generator.pick(Bool.random(using: &generator) ? letters : digits))
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
        // The place covers the word.
        if let place = error?.place, case .unknownName = error?.kind {
          let bytes = Array(text.utf8)[place]
          #expect(String(decoding: bytes, as: UTF8.self) == word, "\(text)")
        }
      }
    }
  }

  private static let operands = [
    "2", "3.5", "1e3", "pi", "(2 + 3)", "sqrt(16)", "5 km", "3 h 20 min", "$20", "20%", "4!", "x",
    "1/2", "|-3|", "ans", "30°", "max(1; 2)", "2^3", "0xFF", "1,234", "7 mod 4", "hbar", "c",
  ]

  @Test func `has the same value with other blanks, or is refused`() throws {
    let operators = [" + ", " - ", " * ", " / ", " x ", " and ", "^", " "]
    for var generator in cases(300 * caseFactor) {
      var text = generator.pick(Self.operands)
      for _ in 0..<generator.integer(1...3) {
        text += generator.pick(operators) + generator.pick(Self.operands)
      }
      guard let expected = value(text) else { continue }
      for other in Self.otherBlanks(of: text, using: &generator) {
        // Blanks matter at a fraction before a unit, and at the end of a bare function.
        let isFraction = text.contains("/") && (text.contains("km") || text.contains("min"))
        guard let value = value(other), !isFraction else { continue }
        #expect(value == expected, "\(text) and \(other)")
      }
    }
  }

  private static func otherBlanks(
    of text: String, using generator: inout SeededGenerator
  ) -> [String] {
    let signs: Set<Character> = ["+", "-", "*", "/", "^", "(", ")", ";", "!", "%", "|"]
    var (spaced, tight) = ("", "")
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

  private static let rows = TableTests.rows(of: "ReadingLaw")
  private static let rowsWithValues = rows.filter { !$0.outcome.contains("..<") }

  @Test(arguments: rowsWithValues + TableTests.rows(of: "BoundName"))
  func `keeps its value in the expression and in its text`(text: String, outcome: String) throws {
    let formula = try Formula(text)
    let value = try formula.evaluated().value
    #expect(try formula.expression.evaluated().value == value, "\(formula.expression)")
    let source = formula.expression.source { _ in "" }
    #expect(try Formula(source).evaluated().value == value, "\(source)")
  }

  @Test(arguments: rowsWithValues)
  func `keeps what a name runs over, as it is written`(text: String, outcome: String) throws {
    let expression = try Formula(text).expression
    let source = expression.source { "\($0)" }
    guard ["sum", "product", "plot", "solve("].contains(where: text.hasPrefix) else { return }
    #expect(source.filter { $0 != " " } == text.filter { $0 != " " })
    #expect(try Formula(source).expression == expression)
    #expect(try expression.evaluated().value == Formula(source).evaluated().value)
  }

  @Test(arguments: rows.filter { $0.outcome.hasPrefix("ambiguous") })
  func `offers two readings that can be typed and differ`(text: String, outcome: String) throws {
    let error = try #require(throws: EvaluationError.self) { try Formula(text) }
    guard case .ambiguous(let first, let second) = error.kind else {
      Issue.record("\(text): \(error.kind)")
      return
    }
    // A reading replaces the place of the error.
    let bytes = Array(text.utf8)
    let before = String(decoding: bytes[..<error.place.lowerBound], as: UTF8.self)
    let after = String(decoding: bytes[error.place.upperBound...], as: UTF8.self)
    let values = try [first, second].map { reading in
      try Formula(before + reading + after).evaluated().value
    }
    #expect(values[0] != values[1], "\(first) and \(second)")
  }

  @Test func `offers readings that keep their value beside an operator`() throws {
    let contexts = [
      ("12 / ", ""), ("2 * ", ""), ("9 - ", ""), ("2^", ""), ("", " * 2"), ("", "^2"),
    ]
    var count = 0
    for text in Self.rows.filter({ $0.outcome.hasPrefix("ambiguous") }).map(\.input)
    where !text.contains("#") {
      guard let alone = error(in: text), alone.place == 0..<text.utf8.count else { continue }
      // A percentage in a sum depends on its parentheses.
      for (before, after) in contexts where before != "9 - " || !text.contains("%") {
        let place = before.utf8.count..<before.utf8.count + text.utf8.count
        guard let found = error(in: before + text + after), found.place == place else { continue }
        for (reading, placed) in zip(alone.readings, found.readings)
        where (placed == reading || placed == "(\(reading))")
          && UnitTable.unit(named: reading) == nil
        {
          // A missing sign is added, whatever the power beside it.
          let parts = [reading, text].map { $0.filter { !" *×·".contains($0) } }
          if (before + after).contains("^"), parts[0] == parts[1] { continue }
          guard let expected = value("\(before)(\(reading))\(after)") else { continue }
          let isKept = value(before + placed + after) == expected
          #expect(isKept, "\(before)\(text)\(after): \(placed)")
          count += 1
        }
      }
    }
    #expect(count > 300)
  }

  private func error(in text: String) -> (readings: [String], place: Range<Int>)? {
    do throws(EvaluationError) {
      _ = try Formula(text)
      return nil
    } catch {
      guard case .ambiguous(let first, let second) = error.kind else { return nil }
      return ([first, second], error.place)
    }
  }

  @Test(arguments: TableTests.rows(of: "ReadingLaw", with: .choices))
  func `notes what was chosen, so that it can be typed`(text: String, outcome: String) throws {
    let formula = try Formula(text)
    let value = try formula.evaluated().value
    let bytes = Array(text.utf8)[...]
    let choices = formula.choices(in: bytes)
    #expect(choices.isEmpty == (outcome == "no doubt"))
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

  private struct KnownName: Scope {
    var name = "x"
    var heading: String?

    func definition(of id: EntryID) -> String? { heading }

    func origin(of reference: Reference) -> EntryID? {
      reference == .name(name) ? EntryID(writer: 0, number: 1) : nil
    }

    var names: [String] { [name] }
  }

  @Test(arguments: [
    ("10 km/h", "h", "km / (h)", "km/hour"), ("3 N*m", "m", "N * (m)", "N*metre"),
    ("3 N s", "s", "N * (s)", "N*second"),
  ])
  func `notes that a name hides a unit after a unit`(
    text: String, name: String, read: String, other: String
  ) throws {
    let (line, typed) = (Array(text.utf8)[...], Array("3 \(read)".utf8)[...])
    let choices = try Formula(line, in: KnownName(name: name)).choices(in: line)
    #expect(choices.map(\.read) == [read] && choices.map(\.other) == [other])
    #expect(try Formula(typed, in: KnownName(name: name)).choices(in: typed).isEmpty)
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

  private struct NamingScope: Scope {
    func origin(of reference: Reference) -> EntryID? { EntryID(writer: 1, number: 1) }
    var names: [String] { ["m"] }
  }

  @Test func `notes that a name hides a unit after a number`() throws {
    let line = Array("3.0 m/s".utf8)[...]
    let choices = try Formula(line, in: NamingScope()).choices(in: line)
    #expect(choices.map(\.read) == ["3.0 * m"] && choices.map(\.other) == ["3.0 metre"])
    let product = Array("3.0 * m".utf8)[...]
    #expect(try Formula(product, in: NamingScope()).choices(in: product).isEmpty)
  }

  @Test(arguments: ["3.0 m/s", "5 W/m^2", "50 N*m", "5 kg*m^2", "50 N m"])
  func `refuses the name of a quantity where its unit can be meant, not that of a number`(
    text: String
  ) throws {
    let formula = try Formula(text, in: KnownName(name: "m"))
    let mass = Quantity(80, UnitTable.unit(named: "kg").map { Unit([$0]) })
    let error = #expect(throws: EvaluationError.self) {
      try formula.evaluated(in: EvaluationContext(ties: { _ in mass }))
    }
    if case .ambiguous = error?.kind {} else { Issue.record("\(text)") }
    _ = try formula.evaluated(in: EvaluationContext(ties: { _ in 80 }))
    let product = try Formula("9.81 N/kg * m", in: KnownName(name: "m"))
    let force = try product.evaluated(in: EvaluationContext(ties: { _ in mass }))
    #expect(force.value.shortText(in: .ascii) == "784.8 N")
  }

  @Test(arguments: ["x/2 m", "(x+1)/2 m", "3x/2 EUR"])
  func `refuses a quotient of plain names before a unit, not one of quantities`(
    text: String
  ) throws {
    let formula = try Formula(text, in: KnownName(name: "x"))
    let error = #expect(throws: EvaluationError.self) {
      try formula.evaluated(in: EvaluationContext(ties: { _ in 3 }))
    }
    if case .ambiguous = error?.kind {} else { Issue.record("\(text)") }
    let price = Quantity(3, UnitTable.unit(named: "EUR").map { Unit([$0]) })
    guard !text.contains("+") else { return }
    _ = try formula.evaluated(in: EvaluationContext(ties: { _ in price }))
  }

  @Test(arguments: ["1850 € rent", "12 months rent", "$20 rent"])
  func `refuses an amount by name after a unit, where it may be a label`(text: String) throws {
    let formula = try Formula(text, in: KnownName(name: "rent"))
    let amount = Quantity(850, UnitTable.unit(named: "EUR").map { Unit([$0]) })
    let error = #expect(throws: EvaluationError.self) {
      try formula.evaluated(in: EvaluationContext(ties: { _ in amount }))
    }
    if case .ambiguous = error?.kind {} else { Issue.record("\(text)") }
    _ = try formula.evaluated(in: EvaluationContext(ties: { _ in 3 }))
  }

  @Test(
    arguments: [
      ("1250 p", 1250), ("1250 p + 20%", 1250), ("5 nights * $120", 4), ("8 nights / 2", 8),
      ("payment(200000; p; 360 months)", Rational(numerator: 1, denominator: 240)),
    ] as [(String, Rational)])
  func `refuses a name whose value makes it a label or the rate of a month`(
    text: String, value: Rational
  ) throws {
    let name = text.contains("nights") ? "nights" : "p"
    func evaluate(_ value: Rational) throws {
      _ = try Formula(text, in: KnownName(name: name))
        .evaluated(in: EvaluationContext(ties: { _ in Quantity(Real(value)) }))
    }
    let error = #expect(throws: EvaluationError.self) { try evaluate(value) }
    if case .ambiguous = error?.kind {} else { Issue.record("\(text)") }
    try evaluate(Rational(numerator: 121, denominator: 1000))
  }

  @Test(arguments: ["200 + p*2", "200 + 2*p", "200 - p/12 * 3"])
  func `refuses a few times a named percentage in a sum, not a share of a number`(
    text: String
  ) throws {
    func value(_ text: String, _ form: Unit?) throws -> Quantity {
      try Formula(text, in: KnownName(name: "p"))
        .evaluated(
          in: EvaluationContext(ties: { _ in
            Quantity(Real(Rational(numerator: 1, denominator: 10)), form)
          })
        ).value
    }
    let percent = Unit([], form: .percent)
    let error = #expect(throws: EvaluationError.self) { try value(text, percent) }
    if case .ambiguous = error?.kind {} else { Issue.record("\(text)") }
    _ = try value(text, nil)
    #expect(try value("200 + 50 * p", percent) == 205)
  }

  @Test(arguments: [
    "10 km / p", "p / 10 km", "p/km", "2 * p / km", "90 s - p", "1:23.4 + p", "128 kbps * p",
    "p * 60 bpm",
  ])
  func `refuses a clock time that may be in minutes and seconds, but not a duration`(
    text: String
  ) throws {
    func evaluate(_ text: String, _ unit: Unit?) throws {
      _ = try Formula(text, in: KnownName(name: "p"))
        .evaluated(in: EvaluationContext(ties: { _ in Quantity(2, unit) }))
    }
    let error = #expect(throws: EvaluationError.self) { try evaluate(text, .duration) }
    guard case .ambiguous(let first, let second) = error?.kind else {
      Issue.record("\(text)")
      return
    }
    for reading in [first, second] { try evaluate(reading, .duration) }
    try evaluate(text, UnitTable.unit(named: "min").map { Unit([$0]) })
  }

  private static let doubtfulOperands = [
    "90 s", "2 min", "1:30", "30:00", "10 km", "128 kbps", "3 L/min", "100 mL", "8 h", "5 days",
    "20%", "3", "200", "200 EUR",
  ]

  @Test(arguments: doubtfulOperands)
  func `refuses a name and a call wherever an operand with its value is refused`(
    first: String
  ) throws {
    func isRefused(_ evaluate: () throws(EvaluationError) -> Void) -> Bool {
      do { try evaluate() } catch {
        switch error.kind {
        case .ambiguous, .phrase, .inFunction(.ambiguous, _, _), .inFunction(.phrase, _, _):
          return true
        default: break
        }
      }
      return false
    }
    func isRefused(_ text: String, _ named: String) throws -> Bool {
      let value = try Formula(named).evaluated().value
      return isRefused { () throws(EvaluationError) in
        _ = try Formula(text, in: KnownName(name: "p"))
          .evaluated(in: EvaluationContext(ties: { _ in value }))
      }
    }
    func isCallRefused(_ body: String, _ argument: String) -> Bool {
      isRefused { () throws(EvaluationError) in
        let definition = try Formula("f(p) = " + body).definition
        _ = try Formula("f(\(argument))", in: KnownName(name: "f", heading: "f(p)"))
          .evaluated(in: EvaluationContext(definitions: { _ in definition }))
      }
    }
    for second in Self.doubtfulOperands {
      for joint in [" + ", " - ", " * ", " / ", " + 2 * ", " - 0.5 * "] {
        // Named percentages add, and a ratio has no name.
        let arePercentages = first.hasSuffix("%") && second.hasSuffix("%")
        let isRatio = joint == " * " && ["km", "mL"].contains(where: (first + second).contains)
        guard !arePercentages, !isRatio, try isRefused(first + joint + second, "1") else {
          continue
        }
        #expect(try isRefused("p" + joint + second, first), "\(first) as p\(joint)\(second)")
        #expect(try isRefused(first + joint + "p", second), "\(first)\(joint)p as \(second)")
        #expect(isCallRefused("p" + joint + second, first), "\(first) as p\(joint)\(second)")
        #expect(isCallRefused(first + joint + "p", second), "\(first)\(joint)p as \(second)")
      }
    }
  }

  @Test(arguments: [
    "100 + p", "100 - p", "(80 + 20) + p", "solve(x = 100 + p)", "2x = 100 + p",
    "solve(x + p = 120)", "integral(100 + p; x = 0 to 1)", "derivative(x + p; x = 5)",
    "sum(k = 1 to 3; k + p)", "solve(x * (1 + p) = 120)",
  ])
  func `a named percentage has the value of its literal`(text: String) throws {
    let percent = Quantity(Real(Rational(numerator: 1, denominator: 5)), Unit([], form: .percent))
    let context = EvaluationContext(ties: { _ in percent })
    let named = try Formula(text, in: KnownName(name: "p")).evaluated(in: context).value
    let literal = String(text.map { $0 == "p" ? ["20%"] : [String($0)] }.joined().joined())
    #expect(named == (try Formula(literal).evaluated().value))
  }

  private struct FailedName: Scope {
    func origin(of reference: Reference) -> EntryID? { nil }
    var names: [String] { [] }
    func isFailed(_ name: String) -> Bool { name == "g" }
  }

  @Test(arguments: ["2 g", "5 kN / g", "g"])
  func `does not take a name whose definition failed for a unit`(text: String) {
    let error = #expect(throws: EvaluationError.self) { try Formula(text, in: FailedName()) }
    #expect(error?.kind == .unknownName("g", nearest: nil))
  }

  @Test func `refuses the plural of a name that hides a unit`() throws {
    let error = #expect(throws: EvaluationError.self) {
      try Formula("2 cups", in: KnownName(name: "cup"))
    }
    #expect(error?.kind == .ambiguous("2 * cup", "2 US_cup"))
    _ = try Formula("2 US_cup", in: KnownName(name: "cup"))
    // Behind an exponent a name is a factor.
    let cylinder = Array("pi * 3^2 h".utf8)[...]
    #expect(try Formula(cylinder, in: KnownName(name: "h")).choices(in: cylinder).isEmpty)
  }

  @Test func `refuses the name of a number as a share, unlike that of a percentage`() throws {
    let formula = try Formula("m of 20", in: KnownName(name: "m"))
    let error = #expect(throws: EvaluationError.self) {
      try formula.evaluated(in: EvaluationContext(ties: { _ in 17 }))
    }
    #expect(error?.kind == .ambiguous("m% of 20", "m / 20"))
    let share = Quantity(17, Unit([], form: .percent))
    _ = try formula.evaluated(in: EvaluationContext(ties: { _ in share }))
  }

  @Test func `refers to the last lines by count`() {
    #expect(Formula.lines(in: "mean(last 3)") == [.last(3)])
  }

  @Test(arguments: TableTests.rows(of: "ReadingLaw", with: .tokens))
  func `solves a line that is one equation`(text: String, outcome: String) throws {
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
    let text = String(repeating: piece, count: 2_000 * caseFactor) + end
    _ = try? Formula(text).evaluated(in: EvaluationContext(within: Limits(bits: 100_000)))
  }
}
