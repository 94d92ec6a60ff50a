import ExactNumbers
import Quantities

/// Conversions with `in`, `to`, `as`, `->` or `→`; a line that begins with one converts `ans`.
extension Reader {
  /// Whether a word converts; the case matters if it may be a unit.
  func converts(_ word: String) -> Bool {
    guard !word.isEmpty, word.utf8.count < 6,
      Vocabulary.conversions.contains(scope.language.joint(word).lowercased())
    else { return false }
    return NameClash(word) != .capital
      || UnitTable.localUnit(named: word, in: scope.language) == nil
  }

  func endOfConversion(at start: Int) -> Int? {
    isSign("→", at: start) || converts(word(at: start)) ? start + 1 : nil
  }

  /// Takes a conversion; false if `isUnit` and the word is an inch or an attosecond.
  mutating func takeConversion(to next: Int, isUnit: Bool = false) throws(EvaluationError) -> Bool {
    guard parser.isAfterOperand || parser.previous == nil else { return false }
    if parser.awaitsUpperBound, scope.language.joint(lexeme.text) == "to" {
      try take(.bound, to: next)
      return true
    }
    if let (unit, end) = form(at: next), unit.form == .percent,
      scope.language.joint(word(at: end)).lowercased() == "of"
    {
      try takeAnswer()
      try take(.binary(.share), to: end + 1)
      return true
    }
    let isBehindUnit =
      switch parser.previous {
      case .unit, .postfix, .conversion: true
      default: false
      }
    if isUnit, !isBehindUnit {
      // The inch is divided in `5 in/s`, not in `rate in /h`.
      if isSign("/", at: next),
        isBehindNumber || lexeme(at: next).isGlued || !lexeme(at: next + 1).isGlued
          || name(at: next + 1) == nil
      {
        return false
      }
      if divides(word(at: next)) { return false }
      let isConversion = try isSign("/", at: next) ? true : isConversion(at: next)
      guard isConversion else {
        // `5 in (2+3)` and `5 in x` may be conversions or products.
        if lexeme(at: next).isSign(of: "(", "°") || isFactor(at: next) {
          throw missingTarget(at: next)
        }
        return false
      }
    }
    guard let target = try target(at: next) else { throw missingTarget(at: next) }
    try refuseDegrees(to: target.unit)
    try refuseClock(to: target, from: next)
    try refuseInches(to: target, from: next)
    try refuseDoubtfulTarget(target, from: next)
    switch target.unit.form {
    case .number(.binary), .number(.octal), .number(.hexadecimal): try refuseOctal(lastNumber)
    default: break
    }
    try takeAnswer()
    try take(.conversion(target.unit), to: target.next)
    return true
  }

  /// Whether a word is a name or a constant, not a target.
  private func isFactor(at start: Int) -> Bool {
    let word = word(at: start)
    guard parser.isStrict, !word.isEmpty, !isTimes(at: start) else { return false }
    if isOwn(word) { return true }
    if case .constant = meaning(of: word) { return unit(named: word) == nil }
    return false
  }

  /// Throws for degrees without a scale, as in `20° in F`, where the scale reads as a charge or a
  /// capacitance.
  private func refuseDegrees(to target: Unit) throws(EvaluationError) {
    let isAngle =
      parser.previous == .postfix(.degree)
      || unitBefore?.dimension == .angle && unitBefore?.text() == "°"
    guard parser.isStrict, isAngle, let other = ["F": "C", "C": "F"][target.text()] else { return }
    let start = lastNumber.isEmpty ? index : lastNumber.lowerBound
    throw refusal(
      .phrase(written: "\(source(lastNumber)) °\(other) in °\(target.text())"), from: start,
      to: index + 2)
  }

  /// Throws for a clock time in a zone, `14:00 in Tokyo`, which may be the time here or there.
  private func refuseClock(to target: UnitReading, from start: Int) throws(EvaluationError) {
    guard parser.isStrict, case .moment = target.unit.clock,
      case .time(let time) = parser.previous, time.unit?.isDuration == true,
      let clock = parser.nodes.last.flatMap(first)
    else { return }
    // `10:30+02:00 in UTC`
    let sign = clock - 1
    if let before = nodeBeforeOperand, case .time(let time) = before.kind,
      time.unit?.isDuration == true, let first = first(of: before),
      lexeme(at: sign).isSign(of: "+", "-"), lexeme(at: clock).isGlued,
      offset(at: sign, isNear: true)?.next == index
    {
      throw phrase("$0 UTC$1 in $2", first..<sign, sign..<index, start..<target.next)
    }
    throw refusal("$0 local in $1", "$0 $1 in local", clock..<index, start..<target.next)
  }

  /// Throws for `5/16 in mm` and `12 in ft`, a plain number likely in inches.
  private func refuseInches(to target: UnitReading, from start: Int) throws(EvaluationError) {
    guard parser.isStrict, isBehindNumber, parser.previous?.isNumber == true,
      lexeme.text == "in", target.unit.dimension == .length, target.unit.text() != "in"
    else { return }
    let stroke = lastNumber.lowerBound - 1
    let isFraction = isSign("/", at: stroke) && numberBefore.upperBound == stroke
    let first = isFraction ? numberBefore : lastNumber
    guard first.lowerBound == 0 || lexeme(at: first.lowerBound - 1).isSign(of: "(", "=", ";")
    else { return }
    // A run of `5k` is in kilometres.
    let unit = word(at: index - 1) == "k" ? "m" : " in"
    throw phrase("$0\(unit) in $1", first.lowerBound..<index, start..<target.next)
  }

  private mutating func takeAnswer() throws(EvaluationError) {
    guard parser.previous == nil else { return }
    guard let origin = scope.origin(of: .answer) else { throw refusal(.noAnswer, to: index + 1) }
    try take(.tie(origin), to: index)
  }

  /// The unit before a conversion.
  var unitBefore: Unit? { if case .unit(let unit) = parser.previous { unit } else { nil } }

  private func missingTarget(at next: Int) -> EvaluationError {
    let name = word(at: next)
    if let clock = patternOfClock(at: next) {
      return phrase("$0 \(clock.units)", here, next..<clock.next)
    }
    if let zones = Zone.shared[name] { return refusal(zones.0, zones.1, next..<next + 1) }
    // `931 MeV/c^2 in u`
    let own = Vocabulary.own(for: name) ?? name
    if case .constant(let constant) = meaning(of: own), constant.entry != nil,
      parser.previous?.isNumber != true, case let term = term(before: index),
      term.lowerBound == 0 || lexeme(at: term.lowerBound - 1).isSign(of: "(", ";", "=")
    {
      return phrase("($0) / \(own)", term, next..<next + 1)
    }
    if let function = parser.calledFunction, function.hasRanges, lexeme(at: next).kind == .number {
      return refusal(.malformedRange(function), to: next + 1)
    }
    let isForm = form(at: next) != nil
    guard !name.isEmpty, isForm || !isFunction(name) && !isOwn(name) else {
      return refusal(.missingTarget, to: index + 1)
    }
    if isForm || UnitTable.unit(named: name, in: scope.language) != nil {
      return refusal(.misplacedConversion, to: index + 1)
    }
    let nearest =
      own == name
      ? Vocabulary.nearestName(to: name, among: unitNames(of: unitBefore?.dimension))
      : own.contains("+") ? own : nil
    return refusal(.unknownUnit(name, nearest: nearest), from: next, to: next + 1)
  }

  /// The units of a pattern of clock times: `h:mm`, `hh:mm:ss`.
  private func patternOfClock(at start: Int) -> (units: String, next: Int)? {
    var (units, next) = ([String](), start)
    while case let name = word(at: next).lowercased(), name.utf8.count < 3, Set(name).count == 1,
      let unit = name.first.flatMap({ Self.unitsOfClocks[$0] })
    {
      units.append(unit)
      next += 1
      guard isSign(":", at: next) else { break }
      next += 1
    }
    return units.count > 1 ? (units.joined(separator: " + "), next) : nil
  }

  private static let unitsOfClocks: [Character: String] = ["h": "h", "m": "min", "s": "s"]

  func form(at start: Int) -> UnitReading? {
    let name = isSign("%", at: start) ? "%" : word(at: start)
    if let form = WrittenForm(name, in: scope.language) { return (Unit([], form: form), start + 1) }
    let base = lexeme(at: start + 1)
    guard name.lowercased() == "base", base.isWhole(1...2),
      let form = Int(base.text).flatMap(WrittenForm.init(base:))
    else { return nil }
    return (Unit([], form: form), start + 2)
  }

  /// Whether a word that may be a unit is a conversion, by what follows.
  func isConversion(at next: Int) throws(EvaluationError) -> Bool {
    if let end = endOfConversion(at: next), try target(at: end) != nil { return false }
    if try target(at: next) != nil { return true }
    let name = word(at: next)
    // In `3 in x 4 in` the inch is multiplied.
    if name.lowercased() == "x", !isOwn(name) { return false }
    if let form = form(at: next), !isOwn(name),
      !(isSign("(", at: form.next) && lexeme(at: form.next).isGlued)
    {
      return true
    }
    // `3 in round 2` is no product.
    if case .function(let function) = meaning(of: name), ![.mod, .ncr, .npr].contains(function),
      !isCalled(at: next), !isOwn(name)
    {
      return true
    }
    return !name.isEmpty && !converts(name) && meaning(of: name) == nil && !isOwn(name)
  }

  /// The target at an index, perhaps in parentheses, which must end the expression or parenthesis.
  func target(at start: Int) throws(EvaluationError) -> UnitReading? {
    guard isSign("(", at: start) else {
      return try (units(at: start) ?? form(at: start)).flatMap {
        endsOperand(at: $0.next) ? $0 : nil
      }
    }
    guard let (unit, next) = try units(at: start + 1) ?? form(at: start + 1) else { return nil }
    if lexeme(at: next).kind == .end { return (unit, next) }
    guard isSign(")", at: next) else { return nil }
    return endsOperand(at: next + 1) ? (unit, next + 1) : try units(at: start)
  }

  private func endsOperand(at next: Int) -> Bool {
    let lexeme = lexeme(at: next)
    return lexeme.kind == .end || lexeme.isSign(of: ")", "]", ";", ",", "}", "|", "=")
  }

  private func units(at start: Int) throws(EvaluationError) -> UnitReading? {
    guard var (unit, next) = try unit(at: start, in: .target) else {
      let offset = kind(at: start) == .word ? nil : offset(at: start, isNear: true)
      let zone = offset.map { (Zone(offset: $0.value), $0.next) } ?? zone(at: start)
      return zone.map { (.moment(in: $0.0), $0.1) }
    }
    var parts = self.parts(of: unit, start..<next)
    while isSign("+", at: next) || scope.language.isAnd(word(at: next)) {
      guard let part = try self.unit(at: next + 1, in: .target) else { return nil }
      parts += self.parts(of: part.unit, next + 1..<part.next)
      next = part.next
    }
    if parts.count > 1 {
      guard let divided = Unit(dividedInto: parts) else {
        let other = parts.first { $0.dimension != parts[0].dimension } ?? parts[1]
        throw refusal(.incompatibleUnits(parts[0], other), from: start, to: next)
      }
      unit = divided
    }
    return (unit, next)
  }

  private func parts(of unit: Unit, _ range: Range<Int>) -> [Unit] {
    range.contains { isSign("*", at: $0) } ? [unit] : unit.sideBySide
  }

  /// Skips a request and returns its target: `convert 5 km to mi`, `how many feet in a mile`.
  mutating func readRequest() throws(EvaluationError) -> Unit? {
    guard lexeme.kind == .word else { return nil }
    switch request(at: index) {
    case (.conversion, let next)?:
      index = next
      return nil
    case (.count, let next)?:
      guard let joint = (next..<line.lexemes.count).first(where: { converts(word(at: $0)) }),
        let end = line.lexemes.last
      else { return nil }
      // `in` before a number is the conversion here, not the inch.
      var reader = self
      reader.line.lexemes = line.lexemes[..<joint] + [end]
      guard let (unit, behind) = try reader.unit(at: next, in: .target) else { return nil }
      let filler = if case (.filler, let next)? = request(at: behind) { next } else { behind }
      guard filler == joint else { return nil }
      index = joint + 1
      if case (.one, let next)? = request(at: index) { index = next }
      return unit
    case (.one, _)?, (.filler, _)?, nil: return nil
    }
  }

  private func request(at start: Int) -> (TextLanguage.Request, next: Int)? {
    for (words, request) in scope.language.requests {
      let matches = words.indices.allSatisfy { offset in
        let word = word(at: start + offset)
        return word.lowercased() == words[offset] && scope.origin(of: .name(word)) == nil
      }
      if matches { return (request, start + words.count) }
    }
    return nil
  }
}

extension Unit {
  var isTemperature: Bool { dimension == .temperature }

  /// The factors as units if they share a dimension, otherwise the whole unit.
  fileprivate var sideBySide: [Unit] {
    let areAlike = factors.allSatisfy {
      $0.exponent == 1 && $0.definition.dimension == factors[0].definition.dimension
    }
    guard factors.count > 1, areAlike, divisor == 1 else { return [self] }
    return factors.map { Unit([$0]) }
  }
}
