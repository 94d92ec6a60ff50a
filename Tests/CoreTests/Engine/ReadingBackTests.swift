import CalculatorCore
import ExactNumbers
import Quantities
import TestSupport
import Testing
import Words

@testable import Engine

private struct Place: Scope {
  var style: NumberStyle
  var language = TextLanguage.english
  var groupsWithPoint = false

  var names: [String] { [] }
  var hasNames: Bool { false }
  func origin(of reference: Reference) -> EntryID? { nil }

  private init(_ point: String, _ group: Character?, _ language: TextLanguage = .english) {
    style = NumberStyle(
      point: point, grouping: group.map { DigitGrouping(separator: $0) }, units: .local(language))
    self.language = language
    groupsWithPoint = group == "."
  }

  static let all: [Place] = {
    var (plain, ascii) = (Place(".", nil), Place(".", nil))
    plain.style = .ascii
    ascii.style = .ascii(units: .ascii)
    return [
      Place(".", ","), Place(".", nil), Place(",", "\u{202F}", .french), Place(",", ".", .french),
      Place(".", "’"), Place(",", "\u{A0}"), plain, ascii,
    ]
  }()

  var commaIsPoint: Bool { style.point == "," }

  func value(of text: String) -> Quantity? {
    try? Formula(text, in: self, commaIsPoint: commaIsPoint)
      .evaluated(in: EvaluationContext(rates: RateSource { .failure(.notFetched) })).value
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ budget: Budget) -> Real {
    let digits = Int.random(in: 0...(Bool.random(using: &self) ? 99 : 9_999_999), using: &self)
    let sign = Int.random(in: 0..<5, using: &self) == 0 ? -1 : 1
    let divisor = pick([1, 1, 1, 2, 3, 7, 8, 10, 12, 60, 90, 100, 365, 1000])
    let number = Real(Rational(numerator: sign * digits, denominator: divisor))
    let other: Real?
    switch Int.random(in: 0..<16, using: &self) {
    case 0: other = try? Real.pi(budget).multiplied(by: number, budget)
    case 1: other = try? number.magnitude(budget).root(2, budget)
    case 2: other = try? number.multiplied(by: Real(Rational(10).raised(to: 25)), budget)
    case 3: other = try? number.multiplied(by: Real(Rational(10).raised(to: -15)), budget)
    default: other = nil
    }
    return other ?? number
  }

  private mutating func factor(_ definition: UnitDefinition) -> Unit.Factor {
    let prefix =
      Bool.random(using: &self) ? definition.prefixes.list.randomElement(using: &self) : nil
    return Unit.Factor(definition, prefix: prefix)
  }

  fileprivate mutating func unit() -> Unit? {
    let all = UnitTable.definitions
    guard let first = all.randomElement(using: &self) else { return nil }
    switch Int.random(in: 0..<10, using: &self) {
    case 0: return nil
    case 1:
      let forms = NumberForm.allCases.map { WrittenForm.number($0) } + [.percent]
      return Unit([], form: forms.randomElement(using: &self))
    case 2:
      let names = Bool.random(using: &self) ? ["°", "arcmin", "arcsec"] : ["h", "min", "s"]
      return Unit(dividedInto: names.compactMap { UnitTable.unit(named: $0).map { Unit([$0]) } })
    case 3, 4:
      let alike = all.filter { $0.dimension == first.dimension }
      let parts = (0..<integer(2...3)).compactMap { _ in
        alike.randomElement(using: &self).map { Unit([factor($0)]) }
      }
      return Set(parts).count == parts.count ? Unit(dividedInto: parts) : nil
    case 5, 6:
      let factors = Set((0..<3).compactMap { _ in all.randomElement(using: &self) }).map {
        factor($0).raised(to: pick([-3, -2, -1, 1, 1, 2, 3]))
      }
      return Unit(factors)
    default: return Unit([factor(first)])
    }
  }
}

@Suite struct `A law of reading back` {
  private let budget = Budget()

  @Test func `holds for every value in every form, unit, language and locale`() throws {
    var (written, read) = (0, 0)
    for var generator in cases(1000) {
      let quantity = Quantity(generator.number(budget), generator.unit())
      let form = generator.pick(NumberForm.allCases)
      if let unit = quantity.unit, unit.isForm, unit.form?.fits(quantity.number) != true {
        continue
      }
      guard let place = Place.all.randomElement(using: &generator),
        let text = try? self.text(of: quantity, form, place, &generator)
      else { continue }
      written += 1
      guard let value = place.value(of: text.text) else { continue }
      read += 1
      #expect(
        value.isSame(as: quantity, isExact: text.isExact),
        "\(quantity) as \(form) is written \(text.text), and read as \(value)")
    }
    #expect(written > 800 * caseFactor && read * 3 > written * 2, "\(read) of \(written) are read")
  }

  private func text(
    of quantity: Quantity, _ form: NumberForm, _ place: Place, _ generator: inout SeededGenerator
  ) throws -> NumberText? {
    let formed = try QuantityWriter(
      quantity, in: form.suits(quantity) ? form : .decimal,
      roundsAmounts: Bool.random(using: &generator), budget)
    return Bool.random(using: &generator)
      ? try formed.text(digits: 20, in: place.style, budget)
      : try formed.text(.columns(40), in: place.style, budget)
  }
}

extension Quantity {
  fileprivate func isSame(as other: Quantity, isExact: Bool) -> Bool {
    let budget = Budget()
    var arithmetic = QuantityArithmetic(budget)
    guard let converted = try? arithmetic.converted(self, to: other.unit),
      let difference = try? converted.number.subtracting(other.number, budget)
    else { return false }
    if difference == 0 { return true }
    let thousandth = Real(Rational(numerator: 1, denominator: 1000))
    guard !isExact || other.number.rational == nil, let error = try? difference.magnitude(budget),
      let size = try? other.number.magnitude(budget).multiplied(by: thousandth, budget)
    else { return false }
    // Money has the decimal places of its currency, or two digits.
    let half = Real(Rational(numerator: 1, denominator: 2))
    let isNear = (try? error.compare(size, budget) < 0) ?? false
    return isNear
      || other.unit?.dimension == .money && ((try? error.compare(half, budget) <= 0) ?? false)
  }
}

@Suite struct `A law of two readings` {
  private static let pieces =
    UnitTable.definitions.flatMap { $0.symbols + $0.words.map { $0.replacing("_", with: " ") } }
    + Array(
      repeating: [
        "1", "2", "20", "0.5", "1e3", "½", "2⅓", "1 000", "5'11", "1 h 30", "12° 30'", "0x1F",
        "3 1/2", "in", "to", "as", "into", "and", "of", "off", "mod", "per", "min", "lb", "deg",
        "°", "%", "in", "as % of", "in %", "in hex", "in fraction", "in ft and in", "in m", "h",
        "m", "km/h", "kg", "s", "'", "\"", "(", "(", ")", ")", "+", "-", "*", "/", "^2", "²", "!",
        "√", "sin", "sqrt(", "pi", "e", "max(", "min(", ";", "squared", "20 °C", "C", "F", "K", "$",
        "€", "EUR", "convert", "how many", "a", "x", "·", "|", "&", "xor", "<<", "→", "(5 km)",
        "(m/s)", "10 m", "5 kg", "3 s", "m²",
      ], count: 4
    ).joined()

  private static let limits = Limits(bits: 5_000, digits: 1_000, tokens: 400, nesting: 20)

  @Test func `holds for lines of units, numbers and words`() throws {
    var (count, refused) = (0, 0)
    for var generator in cases(300 * caseFactor) {
      let text = generator.text(of: Self.pieces, atMost: 8)
      guard let formula = try? Formula(text),
        let value = try? formula.evaluated(in: EvaluationContext(within: Self.limits)).value
      else { continue }
      count += 1
      for (point, language) in [(".", TextLanguage.english), (",", .french)]
        as [(Character, TextLanguage)]
      {
        let place = Place.all[language == .english ? 1 : 2]
        let units = UnitSigns.local(language)
        let shown = ExpressionText(
          formula.expression, point: point, units: units, ties: TestScope().text
        ).text
        // Units with signs between them may parse as one.
        let again = try? Formula(shown, in: place, commaIsPoint: place.commaIsPoint)
        guard again?.expression != formula.expression else { continue }
        guard let read = place.value(of: shown) else {
          refused += 1
          continue
        }
        #expect(read.isSame(as: value, isExact: true), "\(text) is shown as \(shown)")
      }
      let explained = ExpressionText(
        formula.explained(in: EvaluationContext(within: Self.limits)).parenthesized, point: ".",
        ties: TestScope().text
      ).text
      guard let read = Place.all[1].value(of: explained) else {
        refused += 1
        continue
      }
      #expect(read.isSame(as: value, isExact: true), "\(text) is explained as \(explained)")
    }
    #expect(count > 20 * caseFactor * caseFactor, "\(count) lines have a value")
    // Such as a length without a number before `in`, which would convert.
    #expect(refused <= count / 8, "\(refused) of \(count) are refused")
  }
}
