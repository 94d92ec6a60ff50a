import TestSupport
import Testing

@testable import ExactNumbers
@testable import Quantities

/// The tables of `Tests/Goldens/Tables/Numbers`.
@Suite struct `A table of numbers` {
  @Test(arguments: goldenNames(in: "Tables/Numbers"))
  func `has the recorded outcomes`(name: String) throws {
    let count = try expectTables("Tables/Numbers/\(name)", usual: NumberReading.proven) {
      reading, input in
      let parts = input.split(separator: " : ").map(String.init)
      do {
        return try reading.outcome(of: parts.isEmpty ? [""] : parts)
      } catch {
        return "\(error)"
      }
    }
    #expect(count > 0)
  }
}

/// The recorded property of a table; ` : ` separates the parts of an input.
enum NumberReading: String {
  /// The value as a fraction, if proven.
  case proven
  case real
  /// The power, the logarithm, or the angle in half turns of two formulas.
  case power
  case logarithm
  case angle
  case rounding
  case prime
  /// The integer proven by digits and by the separation bound of radicals.
  case separated
  /// Whether two formulas have one calculation.
  case alike
  case factors
  case ratio
  case divisors
  /// A root of a fraction, or a power of an integer with the bound of its bits.
  case root
  case whole
  case literal
  case scanner
  case digits
  case rounded
  /// A decimal with its power of ten, plain and with an exponent.
  case decimal
  /// A number for a width or a number of digits.
  case layout
  case ascii
  /// A number in a form, with `width`, `digits`, `unit` and `grouped`.
  case form
  /// A number in parts with unit names, of which 1 is singular.
  case parts
  /// A quantity in a form: with symbols, in full, and in ASCII.
  case quantity
  case french
  case unit
  case twins
  case product
  case equal
  /// The currency of a sign in a territory.
  case sign
  /// The day number, week and weekday.
  case day
  /// The offset of a rule at noon of a day, or of a name.
  case zone
  case offset

  private static var budget: Budget { Budget(bits: 100_000) }

  func outcome(of parts: [String]) throws -> String {
    let budget = Self.budget
    func real(_ index: Int = 0) throws -> Real {
      try Formula(stringLiteral: parts[index]).real(budget)
    }
    func int(_ index: Int) -> Int { parts.count > index ? Int(parts[index]) ?? 0 : 0 }
    switch self {
    case .proven: return try Formula(stringLiteral: parts[0]).proven() ?? "not proven"
    case .real: return try real().told(budget)
    case .power: return try real().raised(to: real(1), budget).told(budget)
    case .logarithm: return try real().logarithm(toBase: real(1), budget).told(budget)
    case .angle:
      return try real().angle(over: real(1), budget).divided(by: .pi(budget), budget).told(budget)
    case .rounding:
      let value = try real()
      return try [value.floor(budget), value.ceiling(budget), value.rounded(budget)]
        .map { try $0.told(budget) }.joined(separator: ", ")
    case .prime: return try real().isPrime(budget) ? "prime" : "no prime"
    case .separated:
      let formula = Formula(stringLiteral: parts[0])
      let integer = try formula.constructive(budget).provenInteger(budget)
      return try
        "\(integer?.description ?? "not proven"), real \(formula.real(budget).told(budget))"
    case .alike:
      let nodes = try parts.map { try Formula(stringLiteral: $0).constructive(budget) }
      return nodes[0] == nodes[1] ? "alike" : "different"
    case .factors:
      let number = try real().rational ?? 0
      return try Factorization(number, FactoringWork(FactoringWork.usual, Budget())).text(
        in: .tested)
    case .ratio: return Self.ratio(int(0), parts.count > 1 ? int(1) : 1)
    case .divisors:
      let (left, right) = (Rational(int(0)), Rational(int(1)))
      return "\(left.greatestCommonDivisor(right)), \(left.leastCommonMultiple(right))"
    case .root: return try real().rational?.exactRoot(int(1))?.description ?? "none"
    case .whole:
      let (base, exponent) = (Rational(int(0)), int(1))
      let bits = base.bitsRaised(to: exponent)
      return (bits < 100 ? "\(base.raised(to: exponent)), " : "") + "\(bits) bits"
    case .literal:
      guard let literal = DecimalLiteral(parts[0].utf8) else { return "none" }
      return literal.bits > 1_000 ? "large" : "\(literal.value)"
    case .scanner:
      var scanner = DecimalScanner()
      guard parts[0].utf8.allSatisfy({ scanner.take($0) }) else { return "no number" }
      return "\(scanner.number), \(scanner.significantDigits) digits, exponent \(scanner.exponent)"
        + (scanner.isAtEnd ? "" : ", unfinished")
    case .digits:
      let digits = parts[0].filter { $0 != "…" }
      let expansion = RoundedDecimal(
        isNegative: false, digits: Array(digits.utf8), power: 0, isExact: digits == parts[0])
      return expansion.rounded(toDigits: int(1)).told
    case .rounded: return try real().rational?.rounded(toSignificantDigits: int(1)).told ?? "none"
    case .decimal:
      let decimal = RoundedDecimal(
        isNegative: false, digits: Array(parts[0].utf8), power: int(1), isExact: true)
      let plain = decimal.plainText(in: NumberStyle())
      let isAsWide = decimal.plainWidth(in: NumberStyle()) == plain.count
      return plain + " | " + decimal.scaledText(exponentStep: 1, in: NumberStyle())
        + (isAsWide ? "" : " | another width")
    case .layout:
      let value = try real()
      let most = parts.count > 2 ? int(2) : 15
      let text =
        try value.rational.map {
          $0.text(fitting: int(1), in: NumberStyle(significantDigits: most))
        }
        ?? value.text(fitting: int(1), budget)
      return text?.told ?? "none"
    case .ascii:
      let value = try real()
      return try
        (value.rational?.text(digits: int(1)) ?? value.text(digits: int(1), in: .ascii, budget))
        .told
    case .form: return try Self.form(parts)
    case .parts: return try Self.parts(parts)
    case .quantity: return try Self.quantity(parts)
    case .french:
      let unit = try #require(UnitTable.unit(named: parts[1]))
      let style = NumberStyle(units: .local(.french))
      let formed = try QuantityWriter(Quantity(real(), Unit([unit])), in: .decimal, budget)
      return try formed.text(.columns(40), in: style, budget)?.text ?? "none"
    case .unit:
      let match = UnitTable.unit(named: parts[0])
      return match.map { ($0.prefix?.symbol ?? "") + $0.definition.symbol } ?? "none"
    case .twins:
      let units = parts.map { UnitTable.unit(named: $0) }
      return units[0] == units[1] && units[0] != nil ? "the same" : "different"
    case .product: return UnitTable.product(named: parts[0])?.text() ?? "none"
    case .equal:
      let sides = try parts[0].split(separator: " = ").map { try UnitValue(String($0)) }
      return sides[0] == sides[1] ? "exactly" : "no"
    case .sign:
      let signs = CurrencySigns(territory: parts.count > 1 ? parts[1] : nil)
      return signs.currency(of: parts[0])?.symbol ?? "none"
    case .day:
      return Day(iso: parts[0]).map {
        "\($0.daysSince1970), week \($0.week), day \($0.weekday)"
      } ?? "none"
    case .zone:
      guard let zone = Zone(name: "Test", file: zoneFile(rule: parts[0])) else { return "refused" }
      return "\(zone.offset(at: 86_400 * (Day(iso: parts[1])?.daysSince1970 ?? 0) + 43_200))"
    case .offset: return Zone(offsetNamed: parts[0]).map { "\($0.offset(at: 0))" } ?? "none"
    }
  }
}

/// A number as a multiple of a power of π of coherent units.
struct UnitValue: Equatable {
  var number: Rational
  var piExponent: Int
  var dimension: Dimension

  init(_ text: String) throws {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let match = try #require(UnitTable.unit(named: words[1]), "\(text)")
    let scale = match.definition.unitScale
    let factor = scale.factor * (match.prefix?.factor ?? 1)
    number = try #require(DecimalLiteral(words[0].utf8)?.value) * factor
    (piExponent, dimension) = (scale.piExponent, match.definition.dimension)
  }
}

extension NumberReading {
  private static func ratio(_ numerator: Int, _ denominator: Int) -> String {
    let number = Rational(numerator: numerator, denominator: denominator)
    let factors = number.magnitude.isZero ? [] : number.magnitude.factors
    let text = factors.map { "\($0.base)^\($0.exponent)" }.joined(separator: " ")
    let finite = SmallFraction(numerator, dividedBy: denominator)?.finiteText(in: .ascii)
    return
      "\(number), floor \(number.floor), \(number.numeratorBits)/\(number.denominatorBits) bits"
      + (text.isEmpty ? "" : ", \(text)") + (finite.map { ", \($0)" } ?? "")
  }

  /// The options after the first parts, such as `width` and `digits`.
  private static func options(_ parts: [String], after count: Int) -> [String: String] {
    var options: [String: String] = [:]
    for part in parts.dropFirst(count) {
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      options[words[0]] = words.count > 1 ? words[1] : ""
    }
    return options
  }

  private static func form(_ parts: [String]) throws -> String {
    let value = try Formula(stringLiteral: parts[1]).real(budget)
    let options = options(parts, after: 2)
    let words = parts[0].split(separator: " ")
    let formed: NumberWriter?
    if words[0] == "money" {
      formed = NumberWriter(decimal: value, places: .ofMoney(Int(words[1]) ?? 2))
    } else {
      let form = NumberForm.allCases.first { "\($0)" == parts[0] } ?? .decimal
      formed = try NumberWriter(value, in: form, Budget())
    }
    guard let formed else { return "no such form" }
    let style = options["grouped"] == nil ? NumberStyle.tested : .groupedByComma
    let unit = options["unit"].map { " " + $0 } ?? ""
    var texts: [String] = []
    if options["digits"] == nil || options["width"] != nil {
      let width = options["width"].flatMap { Int($0) } ?? 60
      texts.append(try formed.text(.columns(width), in: style, unit: unit, budget)?.told ?? "none")
    }
    if options["width"] == nil || options["digits"] != nil {
      let digits = options["digits"].flatMap { Int($0) } ?? 4
      texts.append(try formed.text(digits: digits, in: style, unit: unit, budget).told)
      texts.append(try formed.text(digits: digits, in: .ascii, unit: unit, budget).told)
    }
    return texts.joined(separator: " | ")
  }

  private static let ratios: [String: [Real]] = [
    "ft in": [12], "h min": [60], "h min s": [60, 60], "d h min s": [24, 60, 60],
  ]

  private static func parts(_ parts: [String]) throws -> String {
    let names = parts[0].split(separator: " ").map(String.init)
    let options = options(parts, after: 2)
    let value = try MixedParts(
      Formula(stringLiteral: parts[1]).real(budget), ratios: ratios[parts[0]] ?? [], budget)
    let unit = { (part: Int, digits: String) in " " + names[part] + (digits == "1" ? "!" : "") }
    let text = try value.text(
      .columns(options["width"].flatMap { Int($0) } ?? 40),
      in: NumberStyle(significantDigits: options["digits"].flatMap { Int($0) } ?? 15),
      decimals: options["decimals"].flatMap { Int($0) }, budget, unit: unit)
    guard options.isEmpty else { return text?.told ?? "none" }
    let full = try value.text(.digits(5), in: .groupedByComma, budget, unit: unit)
    return [text?.told, full?.told, value.mixedText(in: .tested, unit: unit)]
      .map { $0 ?? "none" }.joined(separator: " | ")
  }

  private static func quantity(_ parts: [String]) throws -> String {
    let words = parts[1].split(separator: " ").map(String.init)
    let unit = words.count > 1 ? try Unit.named(words[1]) : nil
    let quantity = Quantity(try Formula(stringLiteral: words[0]).real(budget), unit)
    let options = options(parts, after: 2)
    let form = NumberForm.allCases.first { "\($0)" == parts[0] } ?? .decimal
    let formed =
      parts[0] == "plain decimal"
      ? QuantityWriter(decimal: quantity)
      : try QuantityWriter(quantity, in: form, roundsAmounts: options["whole"] == nil, Budget())
    var symbols = NumberStyle.ascii(units: .symbols)
    symbols.ellipsis = "..."
    if let separator = options["separator"] {
      symbols.mixedSeparator = separator.isEmpty ? " " : separator
    }
    let width = options["width"].flatMap { Int($0) } ?? 40
    let fitting = try formed.text(.columns(width), in: symbols, budget)?.told ?? "none"
    guard options["width"] == nil else { return fitting }
    let digits = options["digits"].flatMap { Int($0) } ?? 34
    let short = quantity.shortText(fitting: 20, in: .ascii).map { " | short \($0)" } ?? ""
    return try [
      fitting, formed.text(digits: digits, in: symbols, budget).told,
      formed.text(digits: digits, in: .ascii, budget).told,
      formed.text(digits: digits, in: .ascii(units: .ascii), budget).told,
    ].joined(separator: " | ") + short + (parts[0] == "\(formed.form)" ? "" : " | \(formed.form)")
  }
}

extension Real {
  fileprivate func told(_ budget: Budget) throws -> String {
    try rational?.description ?? "≈ " + text(digits: 20, budget).text
  }
}

extension NumberText {
  fileprivate var told: String { (isExact ? "= " : "≈ ") + text }
}

extension RoundedDecimal {
  fileprivate var told: String {
    "\(isNegative ? "-" : "")\(String(decoding: digits, as: UTF8.self)), power \(power)"
      + (isExact ? "" : ", rounded")
  }
}
