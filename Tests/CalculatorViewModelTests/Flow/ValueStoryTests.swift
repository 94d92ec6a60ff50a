import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import TestSupport
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

/// The forms of the value on the result line, key by key.
@Suite struct `The form of a value` {
  @Test func `goes through all that fit`() {
    var session = Session("22/7=")
    let steps = [
      ("Form: fraction.", "= 22/7"), ("Form: mixed number.", "= 3 1/7"),
      ("Form: repeating decimal.", "= 3.(142857)…"),
      ("Form: decimal.", "≈ 3.14285714285714"),
    ]
    for (message, result) in steps {
      session.type("③")
      #expect(session.message == message && session.result == result)
      #expect(session.state.message?.isMistake == false)
    }
  }

  @Test func `of a whole number shows factors and other bases`() {
    var session = Session("6!/2=")
    var results: [String?] = []
    for _ in 0..<6 {
      session.type("③")
      results.append(session.result)
    }
    #expect(
      results == [
        "= 3.6×10²", "= 2^3 × 3^2 × 5", "= 0x168", "= 0b101101000", "= 0o550", "= 360",
      ])
  }

  @Test func `stays chosen, for values that it does not fit too`() {
    var session = Session("1/3=③")
    #expect(session.result == "= 1/3")
    session.type("+1=")
    #expect(session.result == "= 4/3" && session.message == nil)
    session.type("8+1")
    #expect(session.result == "= 9", "a whole number is no fraction")
    session.type("/2")
    #expect(session.result == "= 17/2", "the live value has the form, too")
    #expect(session.model.keypad.display.form == .fraction)
    // From a form that does not fit, F3 goes on to the next one that does.
    session.type("⎋8+1=③")
    #expect(session.result == "= 3^2")
    session.type("⎋1/4=≡form fraction⏎")
    #expect(session.result == "= 1/4")
  }

  @Test func `stays that of a line that names it`() {
    var session = Session("255 in hex⏎③", columns: 40, lines: 8)
    #expect(session.result == "= 0xFF")
    #expect(session.message == "The line names its form; edit it for another one.")
    session.type("④")
    #expect(session.state.fullValue?.heading == "Hexadecimal")
    #expect(session.state.fullValue?.rows == ["= 0xFF"])
  }

  @Test(arguments: ["③", "④"])
  func `is not offered where there is no value`(key: String) {
    for keys in ["", "2", "2+", "1/0="] {
      var session = Session(keys)
      session.type(key)
      #expect(session.message == "There is no value to show yet.")
      #expect(session.state.message?.isMistake == true && session.state.fullValue == nil)
      #expect(session.model.keypad.display == DisplayFormat())
    }
  }

  @Test func `that is too long for the line is a decimal, and the message says so`() {
    var session = Session("2^90=≡form binary⏎")
    #expect(session.result == "≈ 1.23794003929×10²⁷")
    #expect(session.message == "Form: binary, too long for this line; F4 shows it in full.")
    session.resize(columns: 100)
    #expect(session.result?.hasPrefix("= 0b1000") == true && session.message == "Form: binary.")
  }

  @Test func `of a cut off period is marked as rounded`() {
    #expect(Session("1/97=③③").result == "≈ 0.(0103092783505…)")
    #expect(Session("1/(7*2^40)=③③").result == "≈ 1.2992781454×10⁻¹³")
  }

  @Test func `names primes as such`() {
    #expect(Session("100-3=③③").result == "= 97, a prime")
    #expect(Session("3-100=③③").result == "= −97, minus a prime")
  }

  @Test func `is a decimal in notes on percentages`() {
    #expect(Session("200+1%=③", columns: 40).expression == "200 + 1% (= 2)")
  }

  @Test func `where no digit fits is an ellipsis`() {
    #expect(Session("1/7000000000000=③③③③③", columns: 6).result == "…")
    let undecided = "②cos(pi/7)-cos(2pi/7)+cos(3pi/7)-1/2⏎③"
    #expect(Session(undecided, columns: 40).result == "≈ 0 to 1,000 digits")
    #expect(Session(undecided, columns: 8).result == "…")
  }
}

@Suite struct `Groups of digits on the screen` {
  private let french = GroupingConvention(separator: "\u{202F}", sizes: [3])
  private let indian = GroupingConvention(separator: ",", sizes: [3, 2])

  private func session(_ keys: String, _ grouping: GroupingConvention?) -> Session {
    var session = Session(ViewModel(theme: .dark, grouping: grouping), columns: 40)
    session.type(keys)
    return session
  }

  @Test func `are those of the locale from the start`() {
    #expect(session("1234567.5*2=", indian).result == "= 24,69,135")
    #expect(session("1234567.56789", indian).expression == "12,34,567.56789")
    let text = session("1000+1/3=", french)
    #expect(text.expression == "1\u{202F}000 + 1 ÷ 3")
    #expect(text.result == "≈ 1\u{202F}000.33333333333")
  }

  @Test func `are switched by a key, also where the locale has none`() {
    var session = session("12345*2=", nil)
    #expect(session.result == "= 24690" && session.expression == "12345 × 2")
    session.type("≡group⏎")
    #expect(session.result == "= 24\u{202F}690" && session.expression == "12\u{202F}345 × 2")
    #expect(session.message == "Digits are grouped.")
    session.type("≡group⏎")
    #expect(session.result == "= 24690" && session.message == "Digits are not grouped.")
  }

  @Test func `never show on the edited line, and errors are marked in their columns`() {
    var session = session("12345/0=", indian)
    #expect(session.expression == "12,345 ÷ 0" && session.state.expression.mark == 7..<10)
    session.type("②")
    #expect(session.expression == "12345/0")
    session.type("⎋⎋②1_0000+1⏎")
    #expect(session.expression == "1_0000 + 1" && session.result == "= 10,001")
  }

  @Test func `leave room for every digit of the value`() {
    var narrow = session("1234567*2=", indian)
    narrow.resize(columns: 11)
    #expect(narrow.result == "= 24,69,134")
    narrow.resize(columns: 10)
    #expect(narrow.result == "= 2469134")
  }

  @Test func `have a separator of one scalar`() {
    #expect(GroupingConvention(separator: "e\u{301}", sizes: [3]) == nil)
  }
}

/// Quantities on the result line, on the tape, on pages and in the clipboard.
@Suite struct `A quantity on the screen` {
  /// A session in which lines are calculated on the formula line.
  private func session(
    _ lines: String..., columns: Int = 24, point: Character = ".", units: UnitSigns = .symbols
  ) -> Session {
    var session = Session(point: point, columns: columns, lines: 5)
    session.model.environment.units = units
    for line in lines {
      session.model.open(LineText(line))
      session.type("⏎")
    }
    return session
  }

  @Test(
    arguments: [
      ("1 mi in km", "= 1.609344 km"), ("5 km in mi", "≈ 3.106855961186669 mi"),
      ("20 °C in °F", "= 68 °F"), ("10 h/3", "≈ 3.33333333333333 h"),
      ("5.9 ft in ft + in", "= 5 ft 10.8 in"), ("100 EUR / 3", "≈ 33.33 EUR"),
      ("$20 + 15%", "= 23.00 USD"), ("1/163 EUR", "≈ 0.0061 EUR"), ("pi in °", "= 180°"),
    ])
  func `has its unit`(line: String, result: String) {
    let session = session(line)
    #expect(
      session.result == result || session.result?.hasPrefix(String(result.dropLast(6))) == true,
      "\(session.result ?? "nothing")")
  }

  @Test func `keeps its unit in every form`() {
    var session = session("7/3 km")
    var results: [String] = []
    for _ in 0..<4 {
      session.type("③")
      results.append(session.result ?? "")
    }
    #expect(
      results == ["= 7/3 km", "= 2 1/3 km", "= 2.(3)… km", "≈ 2.33333333333333 km"])
  }

  @Test func `leaves money as it is, and units without factors and bases`() {
    var session = session("1/3")
    session.type("③")
    #expect(session.result == "= 1/3")
    session.type("15 USD/2=")
    #expect(session.result == "= 7.50 USD")
    session.type("③")
    #expect(session.result == "= 7.50 USD" && session.message == "Form: decimal.")
    session.type("12 km*5=③")
    #expect(session.result == "= 6×10¹ km")
    session.type("③")
    #expect(session.result == "= 60 km")
  }

  @Test func `in parts ends in a fraction where that form is chosen`() {
    var session = session("5.9 ft in ft + in")
    session.type("③③")
    #expect(session.result == "= 5 ft 10 4/5 in")
    session.type("≡form fraction⏎")
    #expect(session.result == "= 59/10 ft")
  }

  @Test func `never loses its unit where there is little room`() {
    var session = session("1/3 kg m / s^2", columns: 14)
    #expect(session.result == "≈ 0.33 kg·m/s²")
    session.resize(columns: 11)
    #expect(session.result == "…")
  }

  @Test func `in full has all its digits`() {
    var session = session("100.125 EUR * 1")
    #expect(session.result == "≈ 100.13 EUR")
    session.type("④")
    #expect(session.state.fullValue?.rows == ["= 100.125 EUR"])
    #expect(session.state.fullValue?.heading == "Decimal in EUR")
  }

  @Test func `is on the tape, with its day of rates nowhere`() {
    let session = session("3 weeks", "5'11\" in cm", "1 EUR / 8")
    #expect(
      session.rows == ["3 weeks = 3 weeks", "5 ft 11 in in cm = 180.34 cm", "1 EUR ÷ 8 ≈ 0.13 EUR"])
  }

  @Test func `is an operand with its unit`() {
    var session = session("road = 5 km", "20 °C")
    session.model.open(LineText("road in mi"))
    session.resize(columns: 24)
    #expect(session.result?.hasSuffix(" mi") == true)
    session.type("⏎×2")
    #expect(session.result?.hasSuffix(" mi") == true)
    #expect(session.state.expression.text.contains("ans") == true)
    var other = self.session("20 km")
    other.type("+")
    #expect(other.expression == "20 km +")
  }

  @Test(
    arguments: [
      ("1 mi in km", "⑤", "1.609344"), ("1 mi in km", "⑤⑤", "1 mi in km = 1.609344 km"),
      ("100 EUR/3", "⑤", "33.33"), ("100 EUR/3", "⑤⑤", "100 EUR ÷ 3 ≈ 33.33 EUR"),
      ("-5.9 ft in ft+in", "⑤", "-5.9"),
      ("-5.9 ft in ft+in", "⑤⑤", "−5.9 ft in ft + in = −5 ft 10.8 in"),
      ("10^-50 km/3", "⑤⑤", "10^−50 km ÷ 3 ≈ 3.333333333333333333333333333333333×10⁻⁵¹ km"),
      ("1000 m in km", "⑤⑤", "1000 m in km = 1 km"),
    ])
  func `is copied as a number, or with its unit`(line: String, key: String, text: String) {
    var session = session(line)
    session.type(key)
    #expect(session.effects.last == .copy(text) && session.effects.count == key.count)
  }

  @Test func `is summed with those of its kind`() {
    var session = session(
      "5 km #road/10", "200 m #road", "3 h #road", "2 EUR #food/1", "1 EUR #food", columns: 40)
    session.type("⑥")
    let rows = (session.state.totals?.rows ?? []).map { row in
      [row.tag, row.sum, row.share, row.bar.map { "\($0)" } ?? "", row.goal ?? ""].joined(
        separator: "|")
    }
    #expect(
      rows == [
        "#road|= 5.2 km  |100.0 % (1 not added)|520|goal 10 km, 4.8 km left",
        "#food|= 3.00 EUR|100.0 %|3000|goal 1.00 EUR, 2.00 EUR over",
        "total|= 5.2 km  |||", "total|= 3 h     |||", "total|= 3.00 EUR|||",
      ])
  }

  @Test func `is explained`() {
    var session = session("60 km/h * 2 h + 1 km", columns: 40)
    session.type("≡explain⏎")
    #expect(session.state.explanation != nil || session.message != nil)
  }

  @Test func `is all ASCII where the terminal is`() {
    let session = session("20 °F in °C", "5 m^2 * 3", units: .ascii)
    #expect(session.rows == ["20 degF in degC ~= −6.66666667 degC", "5 m^2 × 3 = 15 m^2"])
  }
}

@Suite struct `Angles without a unit` {
  @Test func `are said to be radians each time, also before Enter`() {
    var session = Session("sin(60)")
    #expect(session.message == "Radians; for degrees write sin(60°).")
    #expect(session.state.message?.isMistake == false)
    session.type("⏎")
    #expect(session.message == "Radians; for degrees write sin(60°).")
    session.type("2+3=cos(1)")
    #expect(session.message == "Radians; for degrees write cos(1°).")
  }

  @Test(arguments: [
    ("cos(-12,5)", "cos(−12,5°)"), ("tan(90/2)", "tan(30°)"), ("sin(123456789)", "sin(30°)"),
  ])
  func `are shown in degrees where they are short`(text: String, example: String) {
    #expect(
      Session("②" + text + "⏎", point: ",").message == "Radians; for degrees write \(example).")
  }

  @Test(arguments: ["sin(30°)", "sin(pi/6)", "2+3", "sin(1/0)", "cos(0)"])
  func `are not mentioned elsewhere`(text: String) {
    #expect(Session("②" + text + "⏎").message?.hasPrefix("Radians") != true)
  }
}

/// What is printed is the language itself.
@Suite struct `A printed quantity` {
  private let budget = Budget()

  /// Units whose names the language has for something else where a sign or an exponent follows, and
  /// one whose name ends in a digit.
  private static let clashing: Set = ["min", "lb", "NPR", "IRR", "g0"]

  /// A random product of powers of named units; one unit in three is alone.
  private func unit(_ generator: inout SeededGenerator) -> Unit {
    var factors: [Unit.Factor] = []
    let count = [1, 2, 3][Int.random(in: 0..<3, using: &generator)]
    for _ in 0..<count {
      guard let definition = UnitTable.definitions.randomElement(using: &generator),
        count == 1 || definition.dimension[.angle] == 0, !Self.clashing.contains(definition.symbol),
        !factors.contains(where: { $0.definition.dimension == definition.dimension })
      else { continue }
      if count > 1, case .points = definition.scale { continue }
      let prefixes = (UnitPrefix.metric + UnitPrefix.binary).filter {
        definition.prefixes.contains($0)
      }
      let exponents = count == 1 ? [1] : [1, 1, 2, 3, -1, -2]
      factors.append(
        Unit.Factor(
          definition,
          prefix: Bool.random(using: &generator) ? prefixes.randomElement(using: &generator) : nil,
          exponent: exponents.randomElement(using: &generator) ?? 1))
    }
    return factors.isEmpty ? unit(&generator) : Unit(factors)
  }

  private func number(_ generator: inout SeededGenerator) -> Rational {
    let numerator = Int.random(in: -2_000...2_000, using: &generator)
    let denominator = [1, 1, 2, 3, 7, 10, 1_000].randomElement(using: &generator) ?? 1
    return Rational(numerator: numerator, denominator: denominator)
  }

  private func expectReadBack(
    _ quantity: Quantity, _ form: NumberForm, _ units: UnitSigns
  ) throws {
    let formed = try FormedQuantity(quantity, in: form, roundsAmounts: false, budget)
    let text = try formed.text(digits: 34, in: .ascii(units: units), budget)
    guard text.isExact, formed.form != .repeating else { return }
    do {
      let read = try Formula(text.text).evaluated().value
      var arithmetic = QuantityArithmetic(budget)
      let converted = try arithmetic.converted(read, to: quantity.unit)
      #expect(converted.number == quantity.number, "\(text.text) is \(read)")
    } catch {
      Issue.record("\(text.text): \(error)")
    }
  }

  @Test(arguments: 0..<6 * UInt64(caseFactor))
  func `reads back as the same quantity in every form`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let quantity = Quantity(Real(number(&generator)), unit(&generator))
      for form in NumberForm.allCases where form.fits(quantity.number) {
        try expectReadBack(quantity, form, .plain)
        try expectReadBack(quantity, form, .ascii)
        try expectReadBack(quantity, form, .symbols)
      }
    }
  }

  @Test func `reads back as the same quantity in every unit`() throws {
    for definition in UnitTable.definitions where definition.symbol != "g0" {
      for number: Real in [1, 2, -3] {
        for units: UnitSigns in [.plain, .ascii, .symbols] {
          try expectReadBack(Quantity(number, Unit(definition)), .decimal, units)
        }
      }
    }
  }

  @Test(arguments: [["ft", "in"], ["h", "min", "s"], ["lb", "oz"], ["week", "day"]])
  func `reads back as the same quantity in parts`(names: [String]) throws {
    let parts = try names.map { name in
      Unit(try #require(UnitTable.unit(named: name)).definition)
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let quantity = Quantity(Real(number(&generator)), Unit(parts: parts))
      for form in [NumberForm.decimal, .fraction, .mixed] {
        try expectReadBack(quantity, form, .plain)
      }
    }
  }
}
