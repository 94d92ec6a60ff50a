import ExactNumbers
import Quantities

/// Reads units in a text: named units with exponents, their products and quotients.
///
/// ```text
/// unit   = part { ("/" | "per" | "*" | "×") ( part | "(" unit ")" [ "^" exponent | superscripts ] ) }
/// part   = power { [ "·" ] power }
/// power  = name [ "^" exponent | superscripts | digit ]
/// target = unit { [ "+" ] unit }
/// ```
///
/// In a target, a number may stand before the units of a denominator, as in `L/100 km`, and units of
/// the same dimension side by side are parts that a number is divided into, as in `h min s`.
///
/// Elsewhere a name that a person has given, or that the language has, ends the unit before it.
/// `ConversionReader` finds the targets.
struct UnitReader: SourceScanner {
  private let reader: TextReader
  /// Whether a target of a conversion is read, where all names are those of units.
  let isTarget: Bool
  /// Whether units in parentheses are read, which hold no other parentheses.
  private var isEnclosed = false

  var text: ArraySlice<UInt8> { reader.text }
  var scope: any Scope { reader.scope }
  var commaIsPoint: Bool { reader.commaIsPoint }

  /// A unit and the index after it.
  typealias Reading = (unit: Unit, end: Int)

  init(_ reader: TextReader, isTarget: Bool = false) {
    self.reader = reader
    self.isTarget = isTarget
  }

  /// The longest unit at an index; nil if there is none.
  ///
  /// - Parameter first: a unit that was read already.
  /// - Throws: an error for an exponent that a unit cannot have.
  func unit(at start: Int, after first: Unit? = nil) throws(EvaluationError) -> Reading? {
    var factors = first?.factors ?? []
    var divisor: Rational = 1
    var end = start
    if first == nil {
      if let part = try part(at: start, exponent: 1) {
        (factors, end) = part
      } else if let reciprocal = reciprocal(at: start) {
        end = reciprocal
      } else {
        return nil
      }
    } else {
      (factors, end) = try juxtaposed(behind: factors, at: start)
    }
    while let sign = sign(at: end) {
      let next = endOfSpaces(from: sign.end)
      let number = sign.exponent < 0 && isTarget ? self.number(at: next) : nil
      let operand = number.map { endOfSpaces(from: $0.end) } ?? next
      guard let part = try operandPart(at: operand, exponent: sign.exponent),
        let product = product(factors, part.factors)
      else { break }
      (factors, end) = (product, part.end)
      divisor = divisor * (number?.value ?? 1)
    }
    if factors.isEmpty { return nil }
    let unit = Unit(factors, divisor: divisor)
    guard unit.dimension.isWithinLimits else {
      throw EvaluationError(.exponentOfUnit, at: start - reader.start..<end - reader.start)
    }
    return (unit, end)
  }

  /// The index of the slash of a target such as `/s` or `1/s`; nil if there is none.
  private func reciprocal(at start: Int) -> Int? {
    guard isTarget else { return nil }
    let one = text[start...].first == UInt8(ascii: "1") ? start + 1 : start
    let slash = endOfSpaces(from: one)
    return scalarIfAny(at: slash)?.0 == "/" ? slash : nil
  }

  /// Named units beside each other; nil if there is none.
  private func part(
    at start: Int, exponent: Int
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int)? {
    guard let first = try power(at: start, isFirst: true) else { return nil }
    let (factors, end) = try juxtaposed(behind: first.factors, at: first.end)
    return (factors.map { $0.raised(to: exponent) }, end)
  }

  /// Named units with all that follow them without a sign or behind a dot, and the index after the last
  /// one.
  private func juxtaposed(
    behind first: [Unit.Factor], at start: Int
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int) {
    var (factors, end) = (first, start)
    while true {
      var next = endOfSpaces(from: end)
      let dot = scalarIfAny(at: next).flatMap {
        "·⋅∙".unicodeScalars.contains($0.0) ? $0.length : nil
      }
      if let dot { next = endOfSpaces(from: next + dot) }
      guard let power = try power(at: next, isFirst: dot != nil),
        let product = product(factors, power.factors)
      else { break }
      (factors, end) = (product, power.end)
    }
    return (factors, end)
  }

  /// Named units after a sign, perhaps in parentheses.
  private func operandPart(
    at start: Int, exponent: Int
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int)? {
    guard start < text.endIndex, text[start] == UInt8(ascii: "(") else {
      return try part(at: start, exponent: exponent)
    }
    guard !isEnclosed else { return nil }
    var inner = self
    inner.isEnclosed = true
    guard let (unit, end) = try inner.unit(at: endOfSpaces(from: start + 1)) else {
      return nil
    }
    let close = endOfSpaces(from: end)
    guard close < text.endIndex, text[close] == UInt8(ascii: ")") else { return nil }
    let power = try self.exponent(at: close + 1, isMark: true)
    return (
      unit.factors.map { $0.raised(to: exponent * (power?.0 ?? 1)) }, power?.end ?? close + 1
    )
  }

  /// A product, in which equal units are one; nil if one of them would be left out, or there are too
  /// many.
  private func product(_ left: [Unit.Factor], _ right: [Unit.Factor]) -> [Unit.Factor]? {
    var product = left
    for factor in right {
      let index = product.firstIndex {
        $0.definition == factor.definition && $0.prefix == factor.prefix
      }
      guard let index else {
        product.append(factor)
        continue
      }
      product[index].exponent += factor.exponent
      let exponent = product[index].exponent
      if exponent == 0 || abs(exponent) > Dimension.greatestExponent { return nil }
    }
    return product.count > Unit.mostFactors ? nil : product
  }
}

extension UnitReader {
  /// A sign between units, with the exponent of what follows it.
  private func sign(at index: Int) -> (exponent: Int, end: Int)? {
    let start = endOfSpaces(from: index)
    guard let (scalar, length) = scalarIfAny(at: start) else { return nil }
    switch scalar {
    case "/", "÷", "∕", "⁄", "／": return (-1, start + length)
    case "*", "×", "∗", "＊": return (1, start + length)
    default:
      let word = unitWord(at: start)
      return divides(word.text) ? (-1, word.end) : nil
    }
  }

  /// A whole or decimal number that is not zero, as in `L/100 km`.
  private func number(at start: Int) -> (value: Rational, end: Int)? {
    let digits = text[start...].prefix {
      LineParts.isDigit($0) || $0 == UInt8(ascii: ".")
    }
    guard let literal = DecimalLiteral(String(decoding: digits, as: UTF8.self).utf8),
      literal.bits < 1_000, !literal.value.isZero
    else {
      return nil
    }
    return (literal.value, digits.endIndex)
  }

  /// A named unit with its exponent.
  private func power(
    at start: Int, isFirst: Bool
  ) throws(EvaluationError) -> (factors: [Unit.Factor], end: Int)? {
    guard let name = name(at: start, isFirst: isFirst) else {
      return nil
    }
    if isFrenchArticle(at: start, before: name.end) { return nil }
    // The digit behind the mark of feet is a number of inches, and behind degrees one of minutes.
    let isMark = ["", "°"].contains(unitWord(at: start).text)
    guard let (exponent, end) = try exponent(at: name.end, isMark: isMark) else {
      return (name.unit.factors, name.end)
    }
    return (name.unit.factors.map { $0.raised(to: exponent) }, end)
  }

  /// Whether `au` is no astronomical unit, but a word of a power, as in `5 au carré`.
  private func isFrenchArticle(at start: Int, before end: Int) -> Bool {
    guard unitWord(at: start).text.lowercased() == "au" else { return false }
    let next = unitWord(at: endOfSpaces(from: end)).text
    return UnitTable.exponent(named: next, in: scope.language) != nil
      && UnitTable.exponent(named: next, in: .english) == nil
  }

  /// The exponent after a name; nil if there is none.
  private func exponent(
    at start: Int, isMark: Bool
  ) throws(EvaluationError) -> (Int, end: Int)? {
    guard let (scalar, _) = scalarIfAny(at: start) else { return nil }
    var end = endOfSpaces(from: start)
    var digits = ""
    let word = unitWord(at: end)
    if let exponent = UnitTable.exponent(named: word.text, in: scope.language) {
      return (exponent, word.end)
    }
    if end < text.endIndex, let (exponent, length) = Superscript.digits(in: self, at: end) {
      (digits, end) = (exponent, end + length)
    } else if !isMark, scalar == "2" || scalar == "3" {
      let next = scalarIfAny(at: start + 1)?.0
      if next.map({ $0.properties.isAlphabetic || isNumberStart($0) || $0 == "." }) == true {
        return nil
      }
      (digits, end) = (String(scalar), start + 1)
    } else {
      let hat = endOfSpaces(from: start)
      guard hat < text.endIndex, text[hat] == UInt8(ascii: "^") else { return nil }
      (digits, end) = plainExponent(at: endOfSpaces(from: hat + 1))
    }
    guard let exponent = Int(digits), exponent != 0,
      exponent.magnitude <= Dimension.greatestExponent
    else {
      throw EvaluationError(
        .exponentOfUnit, at: start - reader.start..<max(end, start + 1) - reader.start)
    }
    return (exponent, end)
  }

  /// Digits, perhaps with a sign and in parentheses; none where something else stands.
  private func plainExponent(at start: Int) -> (String, end: Int) {
    var rest = text[start...]
    let isEnclosed = rest.first == UInt8(ascii: "(")
    if isEnclosed { rest.removeFirst() }
    let minus = ["-", "−"].first { rest.starts(with: $0.utf8) }
    rest.removeFirst(minus?.utf8.count ?? 0)
    let digits = rest.prefix { LineParts.isDigit($0) || $0 == UInt8(ascii: ".") }
    rest = rest[digits.endIndex...]
    if isEnclosed, rest.popFirst() != UInt8(ascii: ")") { return ("", rest.startIndex) }
    return ((minus == nil ? "" : "-") + String(decoding: digits, as: UTF8.self), rest.startIndex)
  }
}

/// Named units; what decides whether a name is that of a unit is in `NameClash`.
extension UnitReader {
  /// The named unit at an index; nil if there is none.
  ///
  /// - Parameter isFirst: whether no other unit directly precedes it without a sign between them.
  func name(at start: Int, isFirst: Bool = true) -> Reading? {
    if let mark = mark(at: start) { return isFirst && start == reader.index ? mark : nil }
    let word = unitWord(at: start)
    if !isTarget, let scale = temperature(word) { return (scale, word.end) }
    guard !word.text.isEmpty,
      isTarget ? !convertsInTarget(word, isFirst) : isUnitHere(word, isFirst)
    else { return nil }
    if start != reader.index, isSignOfAmount(word) { return nil }
    // The digit of g0 is a part of its name.
    if word.end < text.endIndex, text[word.end] == UInt8(ascii: "0"),
      let unit = unit(named: word.text + "0")
    {
      return (unit, word.end + 1)
    }
    if let name = name(of: word, at: start) ?? degree(word) { return name }
    if isTarget, let scale = temperature(word) { return (scale, word.end) }
    return unit(named: word.text).map { ($0, endOfPoint(at: word.end)) }
  }

  /// The unit of several words that begins with a word; nil if there is none.
  private func name(of word: (text: String, end: Int), at start: Int) -> Reading? {
    let endOfJoint = { (end: Int) in
      text[end...].first == UInt8(ascii: "_") ? end + 1 : endOfSpaces(from: endOfPoint(at: end))
    }
    // In `5 km in m`, the table of names is not built.
    let second = unitWord(at: endOfJoint(word.end)).text
    guard !second.isEmpty, !converts(second), UnitTable.beginsName(word.text) else { return nil }
    var names: [(text: String, end: Int)] = []
    var next = start
    while names.count < UnitTable.mostWords, case let word = unitWord(at: next), !word.text.isEmpty
    {
      names.append((names.last.map { $0.text + " " + word.text } ?? word.text, word.end))
      next = endOfJoint(word.end)
    }
    for name in names.dropFirst().reversed() {
      if let unit = unit(named: name.text) { return (unit, endOfPoint(at: name.end)) }
    }
    return nil
  }

  /// The unit of an angle or of a temperature that begins with a word for a degree, which may stand apart
  /// from its scale; nil if there is none.
  private func degree(_ word: (text: String, end: Int)) -> Reading? {
    if ["°", "deg", "degree", "degrees"].contains(word.text) {
      let second = unitWord(at: endOfSpaces(from: word.end))
      if !second.text.isEmpty, let angle = unit(named: "°" + second.text) {
        return (angle, second.end)
      }
      if let scale = unit(named: second.text), scale.isTemperature { return (scale, second.end) }
    } else if word.text.hasPrefix("°"), let scale = unit(named: String(word.text.dropFirst())),
      scale.isTemperature, unit(named: word.text) == nil
    {
      return (scale, word.end)
    }
    return nil
  }

  /// The scale of temperature that a letter is in a conversion between two of them, as in `20C in F`,
  /// where a charge would be converted to a capacitance; nil if it is none.
  private func temperature(_ word: (text: String, end: Int)) -> Unit? {
    guard let scale = Self.temperatures[word.text.lowercased()] else { return nil }
    if isTarget {
      guard case .unit(let previous) = reader.parser.previous, previous.isTemperature else {
        return nil
      }
      return unit(named: scale)
    }
    guard scale != "K", reader.parser.previous?.isNumber == true,
      let end = endOfConversion(at: endOfSpaces(from: word.end))
    else { return nil }
    let next = endOfSpaces(from: end)
    let target = unitWord(at: next).text
    let converts =
      Self.temperatures[target.lowercased()] != nil
      || UnitReader(reader, isTarget: true).name(at: next)?.unit.isTemperature == true
    return converts ? unit(named: scale) : nil
  }

  private static let temperatures = ["c": "°C", "f": "°F", "k": "K"]

  /// The index after the point of an abbreviation, as in `5 ft.`; the same index if there is none.
  private func endOfPoint(at end: Int) -> Int {
    guard text[end...].first == UInt8(ascii: "."),
      text[(end + 1)...].first.map({ !LineParts.isPartOfName($0) }) ?? true
    else { return end }
    return end + 1
  }

  /// Whether a word in a target begins another conversion: in `m in cm` it does, in `ft in` it is the
  /// inch.
  private func convertsInTarget(_ word: (text: String, end: Int), _ isFirst: Bool) -> Bool {
    !isFirst && converts(word.text) && !unitWord(at: endOfSpaces(from: word.end)).text.isEmpty
  }

  /// Whether a word may be a unit although it has another meaning.
  private func isUnitHere(_ word: (text: String, end: Int), _ isFirst: Bool) -> Bool {
    if converts(word.text) { return isFirst }
    if divides(word.text) { return false }
    let isHere = word.end - word.text.utf8.count == reader.index
    if !isHere, reader.isOwn(word.text) { return false }
    guard meaning(of: word.text) != nil else { return true }
    switch NameClash(word.text) {
    case .degree: return isFirst
    case .function: return !isCalled(after: word.end)
    case .answer: return isHere && isYears(word.text)
    case .conversion, .capital, .half, .word, .prefix, nil: return false
    }
  }

  /// The mark of feet or inches directly behind a number, or behind degrees of minutes or seconds.
  func mark(at start: Int) -> Reading? {
    guard reader.parser.previous?.isNumber == true || reader.fractionEnd == start,
      let (scalar, length) = scalarIfAny(at: start)
    else { return nil }
    let isAngle = reader.parser.unitOfPartBefore?.dimension == .angle
    guard let mark = Self.mark(scalar) else { return nil }
    return unit(named: isAngle ? mark.angle : mark.length).map { ($0, start + length) }
  }

  /// What marks are behind a number of their own, and behind degrees.
  static func mark(_ scalar: Unicode.Scalar) -> (length: String, angle: String)? {
    switch scalar {
    case "'", "′", "’": ("ft", "arcmin")
    case "\"", "″", "”": ("in", "arcsec")
    default: nil
    }
  }

  /// Whether a word that is the previous result in English is a unit of the language directly behind
  /// a number and a space: `3 ans` are years in French.
  func isYears(_ word: String) -> Bool {
    reader.parser.previous?.isNumber == true && text[..<reader.index].last == UInt8(ascii: " ")
      && UnitTable.localUnit(named: word, in: scope.language) != nil
  }
}

extension Unit {
  /// Whether the unit is a scale of temperature or a difference on one.
  var isTemperature: Bool { dimension == .temperature }
}
