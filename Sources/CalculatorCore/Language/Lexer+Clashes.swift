import Quantities

/// Names with several meanings.
///
/// These meanings are tried in this order; the first one holds:
/// 1. Directly behind a digit or a closing parenthesis, a unit that is no name of the language: in
///    `2 m`, `m` is the metre even where an entry has that name.
/// 2. A name that a person has given.
/// 3. A name of the language. Some of them are units as well:
///    - `min` and `lb` behind an operand are the minute and the pound, and `NPR` is the rupee of Nepal,
///      where another unit or a conversion is in the text, or no operand of the function follows: in
///      `20 min`, `20 min 30 s` and `5 lb + 2 * 3 oz`. So `3 min 4` and `3 min + 4` are products. An
///      opening parenthesis directly behind the name always makes it a function.
///    - `°` and `deg` are a unit where a slash and another unit follow, as in `deg/s`, and a part of
///      one before a scale of temperature, as in `deg C`; otherwise they are the operator.
/// 4. `in` behind a unit converts. Behind anything else it does if a target follows, and not a
///    conversion with a target; otherwise it is the inch: `5 in`, `72 in in cm`.
/// 5. A unit: as its symbol or its name is written, or else in any case if that means one unit.
///
/// In the target of a conversion all names are those of units.
extension Lexer {
  /// Whether the name of a function is also that of a unit.
  static func isUnit(_ function: Function, named name: String) -> Bool {
    function == .min || function == .log2 && name == "lb" || function == .npr && name == "NPR"
  }

  /// Whether a name that is that of a function and of a unit is that of the function.
  func takes(_ function: Function, after end: Int) -> Bool {
    if let (next, _) = scalarIfAny(at: endOfSpaces(from: end)), next == "(" { return true }
    // One that takes two arguments needs parentheses.
    guard function.takes(1) else { return false }
    return !(hasOtherUnits ?? findsOtherUnits) && isOperand(after: end)
  }

  /// Whether a unit whose name has no other meaning is in the text, or a conversion.
  ///
  /// Such a text was never an expression without units.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  private var findsOtherUnits: Bool {
    var position = text.startIndex
    while let (scalar, length) = scalarIfAny(at: position) {
      if scalar == "→" || text[position...].starts(with: "->".utf8) { return true }
      let word = unitWord(at: position)
      if isUnitAlone(word.text) { return true }
      position = max(endOfNumber(at: position) ?? position + length, word.end)
    }
    return false
  }

  /// The index after a number, whose letters are no units; nil if there is none.
  private func endOfNumber(at start: Int) -> Int? {
    guard let (scalar, _) = scalarIfAny(at: start),
      scalar.isASCII && isNumberPart(UInt8(scalar.value)) || isNumberStart(scalar)
    else { return nil }
    // A lexer of its own does not copy the tokens before it.
    var number = Lexer(
      text, start..<text.endIndex, scope: scope, commaIsPoint: commaIsPoint)
    return (try? number.readNumber()).map { number.index }
  }

  /// Whether a word is a unit or converts, and has no other meaning.
  private func isUnitAlone(_ word: String) -> Bool {
    if word.isEmpty || word == "°" { return false }
    if Self.converts(word) { return true }
    return Vocabulary.meaning(of: word) == nil && scope.origin(of: .name(word)) == nil
      && unit(named: word) != nil
  }

  /// Adds the token of a unit whose name is also one of the language; false if it means that here.
  mutating func takeClashingUnit(_ meaning: Vocabulary.Meaning) throws(EvaluationError) -> Bool {
    guard isAfterOperand else { return false }
    let word = unitWord(at: index)
    switch meaning {
    case .function(let function):
      guard Self.isUnit(function, named: word.text) else { return false }
      if hasOtherUnits == nil { hasOtherUnits = findsOtherUnits }
      guard !takes(function, after: word.end) else { return false }
      return try takeUnit()
    case .degree:
      if unitName(at: index, isTarget: false, isFirst: true)?.unit.pointScale != nil {
        return try takeUnit()
      }
      let slash = endOfSpaces(from: word.end)
      let isQuotient = scalarIfAny(at: slash)?.0 == "/" || unitWord(at: slash).text == "per"
      guard isQuotient, let (unit, end) = try UnitReader(self, isTarget: false).unit(at: index),
        unit.factors.count > 1
      else { return false }
      append(.unit(unit), length: end - index)
      return true
    case .answer, .binary, .constant: return false
    }
  }

  /// Whether an operand of a function follows, perhaps with signs, and not the next part of a
  /// quantity or a word that follows an operand.
  ///
  /// In `3 min 4 min 5` the 4 is an operand because the 5 is: of a chain of such names, the last one
  /// decides. A longer chain than any that a person writes has operands.
  private func isOperand(after end: Int) -> Bool {
    var end = end
    for _ in 0..<Self.longestChain {
      switch beginsOperand(after: end) {
      case .decided(let isOperand): return isOperand
      case .dependsOnName(let next): end = next
      }
    }
    return true
  }

  /// The number of names behind each other that are looked at to decide what the first one means.
  private static var longestChain: Int { 50 }

  /// What stands behind a name that is that of a function and of a unit.
  private enum Follower {
    case decided(isOperand: Bool)
    /// A number with another such name, which ends at an index.
    case dependsOnName(end: Int)
  }

  private func beginsOperand(after end: Int) -> Follower {
    var next = endOfSpaces(from: end)
    while let (scalar, length) = scalarIfAny(at: next), token(of: scalar)?.isSignOfNumber == true {
      next = endOfSpaces(from: next + length)
    }
    guard let (scalar, _) = scalarIfAny(at: next) else { return .decided(isOperand: false) }
    if let token = token(of: scalar), token.beginsOperand { return .decided(isOperand: true) }
    if scalar == "∛" || scalar == "∜" { return .decided(isOperand: true) }
    if scalar.isASCII && isNumberPart(UInt8(scalar.value)) || isNumberStart(scalar) {
      return unit(behindNumberAt: next)
    }
    let word = unitWord(at: next).text
    if word.isEmpty || Self.converts(word) { return .decided(isOperand: false) }
    if scope.origin(of: .name(word)) != nil { return .decided(isOperand: true) }
    // A degree sign may stand behind a constant.
    let meaning = Vocabulary.meaning(of: text[next...].prefix(while: Self.isLetter))
    if case .binary = meaning { return .decided(isOperand: false) }
    return .decided(isOperand: meaning != nil)
  }

  /// Whether a number is an operand, because no unit follows it.
  private func unit(behindNumberAt start: Int) -> Follower {
    guard let end = endOfNumber(at: start) else { return .decided(isOperand: true) }
    let next = endOfSpaces(from: end)
    let word = unitWord(at: next)
    switch Vocabulary.meaning(of: word.text) {
    case .function(let function) where Self.isUnit(function, named: word.text):
      return .dependsOnName(end: word.end)
    case .degree, .function, .answer, .binary, .constant: return .decided(isOperand: true)
    case nil:
      let unit = unitName(at: next, isTarget: false, isFirst: true)
      return .decided(isOperand: unit == nil || unit?.unit.text() == "°")
    }
  }
}
