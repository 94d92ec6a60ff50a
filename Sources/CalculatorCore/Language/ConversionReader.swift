import ExactNumbers
import Quantities

/// Looks for what a word that converts stands before: `in`, `to`, `as`, `->` or `→` with a target, at the
/// end of an expression or a parenthesis.
struct ConversionReader: SourceScanner {
  let reader: TextReader
  let commaIsPoint: Bool

  init(_ reader: TextReader) { (self.reader, commaIsPoint) = (reader, reader.commaIsPoint) }

  var text: ArraySlice<UInt8> { reader.text }
  var scope: any Scope { reader.scope }

  /// Whether a unit follows the number that ends before an index, or an operator on it alone.
  func beginsUnit(at start: Int) throws(EvaluationError) -> Bool {
    guard let (scalar, _) = scalarIfAny(at: start) else { return false }
    let units = UnitReader(reader)
    if "^!%°".unicodeScalars.contains(scalar) || units.mark(at: start) != nil { return true }
    let word = unitWord(at: start)
    guard converts(word.text) else { return units.name(at: start) != nil }
    return try !isConversion(at: endOfSpaces(from: word.end))
  }

  /// The index after `% of`; nil if it does not stand at an index.
  func endOfShare(at start: Int) -> Int? {
    guard let (unit, end) = form(at: start), unit.form?.parts != nil else { return nil }
    let word = unitWord(at: endOfSpaces(from: end))
    return scope.language.joint(word.text).lowercased() == "of" ? word.end : nil
  }

  /// The form of numbers at an index; nil if there is none.
  private func form(at start: Int) -> UnitReader.Reading? {
    let sign = scalarIfAny(at: start).map { ($0.0 == "%" || $0.0 == "％") ? $0.length : 0 } ?? 0
    let word = sign > 0 ? ("%", start + sign) : unitWord(at: start)
    return WrittenForm(word.0, in: scope.language).map { (Unit([], form: $0), word.1) }
  }

  /// Whether a word that may be a unit converts what stands before it, by what follows the word.
  func isConversion(at next: Int) throws(EvaluationError) -> Bool {
    if try convertsAgain(at: next) { return false }
    return try target(at: next) != nil || beginsUnknownUnit(at: next)
  }

  /// Whether a conversion with a target begins at an index.
  private func convertsAgain(at start: Int) throws(EvaluationError) -> Bool {
    guard let end = endOfConversion(at: start) else { return false }
    return try target(at: endOfSpaces(from: end)) != nil
  }

  /// Whether a word at an index is neither of the language nor given by a person, and does not convert.
  private func beginsUnknownUnit(at start: Int) -> Bool {
    let word = unitWord(at: start).text
    return !word.isEmpty && !converts(word) && meaning(of: word) == nil
      && !reader.isOwn(word)
  }

  /// The target at an index, perhaps in parentheses, after which the expression or the parenthesis
  /// ends; nil if there is none.
  func target(at start: Int) throws(EvaluationError) -> UnitReader.Reading? {
    guard scalarIfAny(at: start)?.0 == "(" else {
      return try (units(at: start) ?? form(at: start)).flatMap {
        endsOperand(at: $0.end) ? $0 : nil
      }
    }
    let first = endOfSpaces(from: start + 1)
    guard let (unit, end) = try units(at: first) ?? form(at: first) else { return nil }
    let close = endOfSpaces(from: end)
    if close == text.endIndex { return (unit, end) }
    guard text[close] == UInt8(ascii: ")") else { return nil }
    return endsOperand(at: close + 1) ? (unit, close + 1) : try self.units(at: start)
  }

  /// Whether the text, the parenthesis or the argument ends at an index.
  private func endsOperand(at end: Int) -> Bool {
    let rest = endOfSpaces(from: end)
    return rest == text.endIndex || ")];,}|".utf8.contains(text[rest])
  }

  /// The units of a target at an index, perhaps the parts of a number.
  private func units(at start: Int) throws(EvaluationError) -> UnitReader.Reading? {
    let targets = UnitReader(reader, isTarget: true)
    guard var (unit, end) = try targets.unit(at: start) else {
      return TimeReader(reader).zone(at: start).map { (.moment(in: $0.zone), $0.end) }
    }
    var parts = self.parts(of: unit, start..<end)
    while let next = endOfSum(at: endOfSpaces(from: end)) {
      guard let part = try targets.unit(at: next) else { return nil }
      parts += self.parts(of: part.unit, next..<part.end)
      end = part.end
    }
    if parts.count > 1 {
      guard let divided = Unit(dividedInto: parts) else {
        throw EvaluationError(
          .incompatibleUnits(parts[0], parts[1]), at: start - reader.start..<end - reader.start)
      }
      unit = divided
    }
    return (unit, end)
  }

  /// The index of what follows a plus or a word for it between parts of a target; nil if there is none.
  private func endOfSum(at start: Int) -> Int? {
    let word = unitWord(at: start)
    if scope.language.isAnd(word.text) { return endOfSpaces(from: word.end) }
    return text[start...].first == UInt8(ascii: "+") ? endOfSpaces(from: start + 1) : nil
  }

  /// The named units of a unit if they stand side by side without a sign and have the same dimension, or
  /// the unit itself.
  private func parts(of unit: Unit, _ place: Range<Int>) -> [Unit] {
    let hasSign = text[place].contains { $0 == UInt8(ascii: "*") || $0 == 0xB7 || $0 >= 0xE2 }
    return hasSign ? [unit] : unit.sideBySide
  }
}

extension Unit {
  /// The unit, or its named units if they stand side by side and have the same dimension.
  fileprivate var sideBySide: [Unit] {
    let areAlike = factors.allSatisfy {
      $0.exponent == 1 && $0.definition.dimension == factors[0].definition.dimension
    }
    guard factors.count > 1, areAlike, divisor == 1 else { return [self] }
    return factors.map { Unit([$0]) }
  }
}
