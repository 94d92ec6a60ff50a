import ExactNumbers
import Quantities

extension Reader {
  func unit(named name: String) -> Unit? {
    if let unit = UnitTable.unit(named: name, in: scope.language) { return Unit([unit]) }
    return UnitTable.product(named: name, in: scope.language)
      ?? scope.signs.currency(of: name).map { Unit($0) }
  }

  /// The index after a currency sign that begins with letters: `US$`.
  func endOfSign(at start: Int) -> Int? {
    let (first, next) = (lexeme(at: start), lexeme(at: start + 1))
    guard next.isGlued, (first.kind == .word) != (next.kind == .word),
      let sign = first.sign ?? next.sign,
      sign.properties.generalCategory == .currencySymbol,
      scope.signs.currency(of: source(start..<start + 2)) != nil
    else { return nil }
    return start + 2
  }

  /// A power of a length whose name ends in a digit: `m2`, `ft3`.
  func unitWithDigit(_ name: String) -> Unit? {
    guard let digit = name.utf8.last, digit == UInt8(ascii: "2") || digit == UInt8(ascii: "3"),
      let unit = unit(named: String(name.dropLast())), unit.dimension == .length
    else { return nil }
    return Unit(unit.factors.map { $0.raised(to: digit == UInt8(ascii: "2") ? 2 : 3) })
  }

  /// - Parameter isFirst: whether no other unit directly precedes it without a sign.
  func name(at start: Int, in place: UnitPlace = .operand, isFirst: Bool = true) -> UnitReading? {
    let lexeme = lexeme(at: start)
    if let end = endOfSign(at: start), start == index || !isSignOfAmount(at: start),
      let currency = scope.signs.currency(of: source(start..<end))
    {
      return (Unit(currency), end)
    }
    if let sign = lexeme.sign { return unit(ofSign: sign, at: start, in: place, isFirst: isFirst) }
    guard lexeme.kind == .word else { return nil }
    let name = lexeme.text
    let behind = index(behind: start)
    if name == "Δ", let unit = difference(at: start) { return unit }
    // `MeV/c^2` is a unit of mass.
    if place.isTarget, name == "c", isSign("/", at: start - 1) {
      return (Unit([Unit.Factor(UnitTable.lightSpeed)]), behind)
    }
    if !place.isTarget, let scale = temperature(name, at: start, in: place) {
      return (scale, behind)
    }
    guard
      place.isTarget
        ? isFirst || !converts(name) || word(at: behind).isEmpty
        : isUnitHere(name, at: start, isFirst: isFirst)
    else { return nil }
    if start != index, isSignOfAmount(at: start) { return nil }
    if let unit = nameOfWords(at: start) { return unit }
    if Self.degrees.contains(name.lowercased()), let scale = scale(at: start + 1) { return scale }
    if place.isTarget, let scale = temperature(name, at: start, in: place) {
      return (scale, behind)
    }
    if isMinute(name, at: start) { return unit(named: "min").map { ($0, behind) } }
    return (unit(named: name) ?? unitWithDigit(name)).map { ($0, endOfPoint(at: behind)) }
  }

  private func difference(at start: Int) -> UnitReading? {
    let parts = (start + 1...start + 2).prefix {
      lexeme(at: $0).isGlued && lexeme(at: $0).kind != .end
    }
    return parts.lazy.compactMap { part in
      unit(named: source(start..<part + 1)).map { ($0, part + 1) }
    }.first
  }

  /// The unit of a sign, such as `€`, `℃`, the marks of feet, or a degree before its scale.
  private func unit(
    ofSign sign: Unicode.Scalar, at start: Int, in place: UnitPlace, isFirst: Bool
  ) -> UnitReading? {
    switch sign {
    case "'", "\"": return isFirst && start == index ? mark(sign, at: start) : nil
    case "°":
      let next = start + 1
      if !converts(word(at: next)) || lexeme(at: next).isGlued, let scale = scale(at: next) {
        return scale
      }
      guard place.isTarget || start != index || isFirst else { return nil }
      return unit(named: "°").map { ($0, next) }
    default:
      guard !sign.isASCII || sign == "$", !isSignOfAmount(at: start) else { return nil }
      return unit(named: String(sign)).map { ($0, start + 1) }
    }
  }

  func nameOfWords(at start: Int) -> UnitReading? {
    // Avoids building the table of names for `5 km in m`.
    let second = word(at: endOfPoint(at: start + 1))
    guard !second.isEmpty, !converts(second) || ["sq", "cu"].contains(word(at: start)),
      UnitTable.beginsName(word(at: start))
    else { return nil }
    var names: [(text: String, next: Int)] = []
    var next = start
    while names.count < UnitTable.mostWords, case let word = word(at: next), !word.isEmpty {
      names.append((names.last.map { $0.text + " " + word } ?? word, next + 1))
      next = endOfPoint(at: next + 1)
    }
    for name in names.dropFirst().reversed() {
      if let unit = unit(named: name.text) { return (unit, endOfPoint(at: name.next)) }
    }
    return nil
  }

  static let degrees = ["deg", "degree", "degrees", "degré", "degrés"]

  /// The temperature scale after a degree: `° C`, `degrees Celsius`.
  private func scale(at start: Int) -> UnitReading? {
    let name = word(at: start)
    guard !name.isEmpty else { return nil }
    let scale = unit(named: "°" + name) ?? unit(named: name).flatMap { $0.isTemperature ? $0 : nil }
    return scale.map { ($0, start + 1) }
  }

  /// The scale in `20C in F`, whose letters would be a charge and a capacitance.
  private func temperature(_ name: String, at start: Int, in place: UnitPlace) -> Unit? {
    guard let scale = Self.temperatures[name.lowercased()] else { return nil }
    if place.isTarget {
      guard case .unit(let previous) = parser.previous, previous.isTemperature else { return nil }
      return unit(named: scale)
    }
    guard scale != "K", parser.previous?.isNumber == true, start == index,
      let target = endOfConversion(at: start + 1)
    else { return nil }
    let converts =
      Self.temperatures[word(at: target).lowercased()] != nil
      || self.name(at: target, in: .target)?.unit.isTemperature == true
    return converts ? unit(named: scale) : nil
  }

  private static let temperatures = ["c": "°C", "f": "°F", "k": "K"]

  /// Whether `m` means minutes: after hours, before seconds, or in a sum with a time.
  private func isMinute(_ name: String, at start: Int) -> Bool {
    guard name == "m", start == index, parser.previous?.isNumber == true else { return false }
    if parser.unitOfPartBefore?.text() == "h" || isAddedToTime { return true }
    let next = start + 1
    guard lexeme(at: next).kind == .number, !word(at: next + 1).isEmpty else { return false }
    return unit(named: word(at: next + 1))?.text() == "s" && !isOwn(word(at: next + 1))
  }

  /// Whether the number here is added to a time, as in `1h30m + 45m + 5m`.
  private var isAddedToTime: Bool {
    let behind = lexeme(at: index + 1)
    guard behind.kind == .end || behind.isSign(of: "+", "-", ")", ";", ",") || converts(behind.text)
    else {
      return false
    }
    let sign = lastNumber.lowerBound - 1
    guard lexeme(at: sign).isSign(of: "+", "-"), sign > 0 else { return false }
    let words = (startOfTerm(before: sign)..<sign).filter {
      kind(at: $0) != .number && lexeme(at: $0).parts == 0
    }.map { word(at: $0) }
    if words == ["m"] {
      let measure = parser.nodes.last(where: \.isQuantity)?.kind
      return if case .quantity(let unit) = measure { unit.dimension == .time } else { false }
    }
    return !words.isEmpty
      && words.allSatisfy { $0 == "m" || !isOwn($0) && unit(named: $0)?.dimension == .time }
  }

  /// The index after the point of an abbreviation, as in `5 ft.`; otherwise the same index.
  private func endOfPoint(at start: Int) -> Int {
    guard isSign(".", at: start), lexeme(at: start).isGlued,
      !lexeme(at: start + 1).isGlued || lexeme(at: start + 1).kind != .word
    else { return start }
    return start + 1
  }

  /// Whether a word on a stored tape is a name with its entry, as in `9.81 m/s^2 * t@3qfk.1`.
  func isTie(at start: Int) -> Bool {
    guard scope.isTapeFile, case let entry = lexeme(at: start + 1) else { return false }
    return entry.kind == .reference && entry.isGlued
  }

  private func isUnitHere(_ name: String, at start: Int, isFirst: Bool) -> Bool {
    if converts(name) { return isFirst }
    if divides(name) { return false }
    if start != index, isOwn(name) || isTie(at: start) { return false }
    guard meaning(of: name) != nil else { return true }
    switch NameClash(name) {
    case .degree: return isFirst
    case .function: return !isCalled(at: start)
    case .answer: return start == index && isYears(name)
    case .conversion, .capital, .half, .word, .command, .prefix, nil: return false
    }
  }

  private func mark(_ sign: Unicode.Scalar, at start: Int) -> UnitReading? {
    guard isBehindNumber else { return nil }
    let isAngle = parser.unitOfPartBefore?.dimension == .angle
    let name = sign == "'" ? (isAngle ? "arcmin" : "ft") : (isAngle ? "arcsec" : "in")
    return unit(named: name).map { ($0, start + 1) }
  }

  private func isYears(_ name: String) -> Bool {
    parser.previous?.isNumber == true && !lexeme.isGlued
      && UnitTable.localUnit(named: name, in: scope.language) != nil
  }

  /// Whether a currency sign before a number is at an index, as in `$10 / $2`.
  func isSignOfAmount(at start: Int) -> Bool {
    var sign = start
    if lexeme(at: start).kind == .word { sign += 1 }
    guard case .sign(let scalar) = lexeme(at: sign).kind, sign == start || lexeme(at: sign).isGlued
    else { return false }
    return scalar.properties.generalCategory == .currencySymbol
      && lexeme(at: sign + 1).kind == .number
  }

  /// Takes a unit whose name has another meaning; false if it has that meaning here.
  mutating func takeClashingUnit() throws(EvaluationError) -> Bool {
    let name = lexeme.text
    switch NameClash(name) {
    case .function:
      guard !isCalled(at: index) else {
        // `90 min (2)`, but not `2 min(3; 4)`
        if isBehindNumber, parser.isStrict, !lexeme(at: index + 1).isGlued,
          separators(behind: lexeme(at: index + 1).end).isEmpty
        {
          throw refusal(
            "$0 \(name) * $1", "$0 * \(name)$1", lastNumber, chunk(from: index + 1))
        }
        return false
      }
      guard case .function(let function) = meaning(of: name), function.takes(1), beginsOperand()
      else { return try takeUnit() }
      var operand = chunk(from: index + 1)
      if let date = try date(at: index + 1) { operand = index + 1..<date.next }
      if parser.isAfterOperand {
        let isPart = isBehindNumber && operand.count == 1 && lexeme(at: index + 1).isWhole(1...2)
        let smaller = isPart ? ["min": "s", "lb": "oz", "week": "d"][name] : nil
        throw refusal(
          "$0 \(name) " + (smaller.map { "$2 \($0)" } ?? "* $2"), "$0 * \(name)($2)",
          lastNumber.isEmpty ? index..<index : lastNumber, here, operand)
      }
      choose("$0($1)", here, operand)
      return false
    case .degree: return try takeDegreeUnit()
    case .answer: return parser.isAfterOperand && isYears(name) ? try takeUnit() : false
    case .conversion, .capital, .half, .word, .command, .prefix, nil: return false
    }
  }

  mutating func takeDegreeUnit() throws(EvaluationError) -> Bool {
    guard let name = name(at: index) else { return false }
    guard parser.isAfterOperand else { return parser.previous == .open ? try takeUnit() : false }
    if name.unit.isTemperature || beginsPartOfAngle(at: name.next) { return try takeUnit() }
    // In base 16 a digit follows: `4° / C`.
    guard isSign("/", at: name.next) || divides(word(at: name.next)),
      word(at: name.next + 1).isEmpty || numberInBase(word(at: name.next + 1)) == nil,
      let (unit, _) = try unit(at: index), unit.factors.count > 1
    else { return false }
    return try takeUnit()
  }

  private func beginsPartOfAngle(at start: Int) -> Bool {
    guard lexeme(at: start).kind == .number else { return false }
    var next = start + 1
    if isSign("/", at: next), lexeme(at: next).isGlued { next += 2 }
    if lexeme(at: next).isSign(of: "'", "\"") { return true }
    let unit = name(at: next)?.unit
    return unit?.dimension == .angle && unit?.text() != "°"
  }

  /// Whether a function operand, not the next part of a quantity, follows the name here.
  private func beginsOperand() -> Bool {
    var next = index + 1
    while !parser.isAfterOperand, lexeme(at: next).isSign(of: "+", "-") {
      // `1/min + 1/h`
      if parser.previous == .binary(.divide) { return false }
      next += 1
    }
    let lexeme = lexeme(at: next)
    switch lexeme.kind {
    case .number:
      next += 1
      if kind(at: next) == .number, isSign("/", at: next + 1) { next += 1 }
      if isSign("/", at: next), self.lexeme(at: next).isGlued { next += 2 }
      let unit = name(at: next)?.unit
      return unit == nil || unit?.text() == "°"
    case .sign(let sign):
      return ["√", "∛", "∜", "(", "["].contains(sign) || WrittenFraction(sign) != nil
    case .word:
      if converts(lexeme.text) || isTimes(at: next) { return false }
      if isOwn(lexeme.text) {
        // In `8 lb a oz` it counts ounces.
        let part = parser.isAfterOperand ? name(at: next + 1)?.unit : nil
        return part.flatMap { part in name(at: index).map { part.isPart(of: $0.unit) } } != true
      }
      switch meaning(of: lexeme.text) {
      case .binary, nil: return false
      // After a unit it is an operator: `20 min mod 7 min`.
      case .function(.mod): return !parser.isAfterOperand
      default: return true
      }
    case .reference: return true
    case .tag, .invalid, .end: return false
    }
  }
}
