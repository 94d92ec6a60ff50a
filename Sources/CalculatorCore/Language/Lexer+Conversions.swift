import ExactNumbers
import Quantities

/// Conversions: `in`, `to`, `->` or `→` with a target, at the end of an expression or a parenthesis.
///
/// At the beginning of a line, the previous result is converted.
extension Lexer {
  /// Whether a word converts, in whatever case.
  static func converts(_ word: String) -> Bool { ["in", "to"].contains(word.lowercased()) }

  /// Adds the token of a conversion that begins with a word or a sign of some length; false if that
  /// is none here, but the inch.
  mutating func takeConversion(length: Int, isInch: Bool) throws(EvaluationError) -> Bool {
    guard isAfterOperand || tokens.isEmpty else { return false }
    let next = endOfSpaces(from: index + length)
    let target = try target(at: next)
    if isInch, !isAfterUnit {
      // In `5 in/s` the inch is divided.
      if scalarIfAny(at: next)?.0 == "/" { return false }
      let isConversion = target == nil ? beginsUnknownUnit(at: next) : try !convertsAgain(at: next)
      guard isConversion else { return false }
    }
    guard let target else { throw missingTarget(at: next, length: length) }
    if tokens.isEmpty {
      guard let origin = scope.origin(of: .answer) else {
        throw EvaluationError(.noAnswer, at: place(length: length))
      }
      append(.tie(origin), length: 0)
    }
    append(.conversion(target.unit), length: target.end - index)
    return true
  }

  private var isAfterUnit: Bool {
    if case .unit = tokens.last { true } else { false }
  }

  /// Whether a conversion with a target begins at an index.
  private func convertsAgain(at start: Int) throws(EvaluationError) -> Bool {
    guard let end = endOfConversion(at: start) else { return false }
    return try target(at: endOfSpaces(from: end)) != nil
  }

  /// The index after the word or the sign of a conversion; nil if there is none.
  private func endOfConversion(at start: Int) -> Int? {
    for sign in ["->", "→"] where text[start...].starts(with: sign.utf8) {
      return start + sign.utf8.count
    }
    let word = unitWord(at: start)
    return Self.converts(word.text) ? word.end : nil
  }

  /// Whether a word at an index is neither of the language nor given by a person, and does not convert.
  private func beginsUnknownUnit(at start: Int) -> Bool {
    let word = unitWord(at: start).text
    return !word.isEmpty && !Self.converts(word) && Vocabulary.meaning(of: word) == nil
      && scope.origin(of: .name(word)) == nil
  }

  /// The target at an index, after which the expression or the parenthesis ends; nil if there is
  /// none.
  private func target(at start: Int) throws(EvaluationError) -> UnitReader.Reading? {
    let reader = UnitReader(self, isTarget: true)
    guard var (unit, end) = try reader.unit(at: start) else { return nil }
    var parts = unit.sideBySide
    while let plus = scalarIfAny(at: endOfSpaces(from: end)), plus.0 == "+" {
      let next = endOfSpaces(from: endOfSpaces(from: end) + plus.length)
      guard let part = try reader.unit(at: next) else { return nil }
      parts += part.unit.sideBySide
      end = part.end
    }
    if parts.count > 1 {
      guard let divided = Unit(dividedInto: parts) else {
        throw EvaluationError(
          .incompatibleUnits(parts[0], parts[1]), at: start - self.start..<end - self.start)
      }
      unit = divided
    }
    let rest = endOfSpaces(from: end)
    guard rest < text.endIndex else { return (unit, end) }
    return [UInt8(ascii: ")"), UInt8(ascii: ";"), UInt8(ascii: ",")].contains(text[rest])
      ? (unit, end) : nil
  }

  /// The error of a conversion without a target.
  private func missingTarget(at next: Int, length: Int) -> EvaluationError {
    let word = unitWord(at: next)
    guard !word.text.isEmpty else {
      return EvaluationError(.missingTarget, at: place(length: length))
    }
    if UnitTable.unit(named: word.text) != nil {
      return EvaluationError(.misplacedConversion, at: place(length: length))
    }
    return EvaluationError(
      .unknownUnit(nearest: Vocabulary.nearestName(to: word.text, among: UnitTable.comparedNames)),
      at: next - start..<word.end - start)
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
