import ExactNumbers

/// Readings that keep their value when they are typed at the place that they are about: `2 * 3` beside
/// a stroke or a caret is `(2 * 3)`.
extension LexedLine {
  func placed(_ error: EvaluationError) -> EvaluationError {
    switch error.kind {
    case .phrase(let written):
      let (readings, place) = placed([written], at: error.place)
      return EvaluationError(.phrase(written: readings[0]), at: place)
    case .ambiguous(let first, let second):
      let (readings, place) = placed([first, second], at: error.place)
      return EvaluationError(.ambiguous(readings[0], readings[1]), at: place)
    default: return error
    }
  }

  func placed(_ choice: Choice) -> Choice {
    let (readings, place) = placed(
      [choice.read, choice.other].compactMap(\.self), at: choice.place)
    let other = readings.count > 1 ? readings[1] : nil
    return Choice(read: readings[0], other: other, place: place, doubt: choice.doubt)
  }

  private func placed(
    _ readings: [String], at place: Range<Int>
  ) -> (readings: [String], place: Range<Int>) {
    let original = quote(place)
    var (readings, place) = (readings, place)
    var before = count { $0.start < place.lowerBound } - 1
    // The parts of a split word follow it: `x40` of `80x40`.
    while before >= 0, lexemes[before].end > place.lowerBound { before -= 1 }
    let behind = min(count { $0.start < place.upperBound }, lexemes.count - 1)
    // In `12 EUR / 50 ct`, the reading `* 0.01 EUR` needs its number.
    if readings.contains(where: { $0.hasPrefix("*") }),
      let sign = lexemes[...max(0, before)].lastIndex(where: { !$0.isPartOfNumber }),
      sign < before,
      lexemes[sign].isSign(of: "/", "⫽", "^", "√")
    {
      let number = quote(lexemes[sign + 1].start..<place.lowerBound)
      readings = readings.map { number + (number.last == " " ? "" : " ") + $0 }
      (place, before) = (lexemes[sign + 1].start..<place.upperBound, sign)
    }
    let isBehindOperand =
      before >= 0 && (lexemes[before].kind == .number || lexemes[before].isSign(")"))
    let placed = readings.map { reading in
      guard let found = Looseness(of: reading) else { return reading }
      let first = reading.first ?? " "
      // In `√x (x + 1)` and `ab²`, a sign is missing, and the parts stay apart.
      let isApart =
        reading.withoutTimes == original.withoutTimes
        && (original.contains { " (".contains($0) } || before < 0 || !lexemes[before].isPower)
      let most = looseness(behind: before, before: lexemes[behind], isApart: isApart)
      // Behind a number, a reading such as `m/s` is its unit.
      let isTorn = isBehindOperand && first != "(" ? first.isNumber : found > most
      return isTorn ? "(\(reading))" : reading
    }
    return (placed, place)
  }

  /// The number of the first lexemes that meet a condition which no later one meets.
  private func count(where condition: (Lexeme) -> Bool) -> Int {
    var (low, high) = (0, lexemes.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(lexemes[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The loosest operation that stays whole between two lexemes.
  private func looseness(
    behind before: Int, before behind: Lexeme, isApart: Bool
  ) -> Looseness {
    var most = Looseness.joint
    if before >= 0 {
      switch lexemes[before].kind {
      case _ where lexemes[before].isPower: if !isApart { most = .operand }
      case .sign("/"), .sign("⫽"), .sign(":"): most = .power
      case .sign("*"), .sign("+"), .sign("-"): most = .product
      case .word where before == 0 || lexemes[before - 1].kind != .number:
        if case .function(let function) = Vocabulary.meaning(of: lexemes[before].text) {
          most = function == .mod ? .power : .operand
        }
      default: break
      }
    }
    switch behind.kind {
    case .sign("^"), .sign("!"), .sign("%"): if !isApart { most = .operand }
    case _ where behind.isSuperscript: if !isApart { most = .operand }
    case .sign("*"), .sign("/"), .sign("⫽"), .sign(":"): most = min(most, .product)
    case .sign("+"), .sign("-"): most = min(most, .sum)
    // A unit or a factor.
    case .sign("("), .number: most = min(most, .product)
    case .word where !Looseness.joints.contains(behind.text): most = min(most, .product)
    default: break
    }
    return most
  }
}

extension Lexeme {
  fileprivate var isPartOfNumber: Bool { kind == .number || isGlued && isSign(of: ",", "'") }

  fileprivate var isSuperscript: Bool { sign?.properties.numericType == .digit }

  fileprivate var isPower: Bool { isSign(of: "^", "√", "∛", "∜") }
}

extension String {
  fileprivate var withoutTimes: String { filter { !" *×·".contains($0) } }
}

/// How loosely the outermost operation of a reading binds.
private enum Looseness: Int, Comparable {
  case operand, power, quantity, product, sum, joint

  static func < (left: Looseness, right: Looseness) -> Bool { left.rawValue < right.rawValue }

  /// Nil for a text that is no operand, such as `in km`, `* 2` and `5 # coffee`.
  init?(of reading: String) {
    let lexemes = Lexer.line(Array(reading.utf8)[...]).lexemes.dropLast()
    guard let first = lexemes.first, !first.isSign(of: "*", "/"), !reading.contains("#"),
      !Self.joints.contains(first.text)
    else { return nil }
    // A sign, a prefix or a unit belongs to a number, but not before a power.
    let isOperand =
      first.sign == nil ? !BasedLiteral.hasPrefix(first.text.utf8) : first.nesting > 0
    self = isOperand ? .operand : .power
    let isDate =
      first.isWhole(4...4) && lexemes.count > 2 && lexemes[1].isSign("-") && lexemes[1].isGlued
    var depth = 0
    for (index, lexeme) in lexemes.enumerated() {
      depth += lexeme.nesting
      guard depth == 0, index > 0 else { continue }
      let (previous, next) = (
        lexemes[index - 1], index + 1 < lexemes.count ? lexemes[index + 1] : nil
      )
      switch lexeme.kind {
      case .sign("="), .sign(";"): return nil
      case .sign("^"), .sign("%"), .number: self = max(self, .power)
      case .sign("*"), .sign("/"): self = max(self, .product)
      case .sign("+"), .sign("-"), .sign("±"):
        if !isDate, !previous.isSign(of: "*", "/", "^") { self = max(self, .sum) }
      case .sign("⫽"): self = max(self, .sum)
      case .sign(":"): if next?.isGlued == false { self = max(self, .sum) }
      case .word where lexeme.text == "in":
        // The inch is a unit before an operator and `per`.
        let isUnit = next.map { $0.sign != nil || $0.text == "per" } ?? true
        self = isUnit ? max(self, .power) : .joint
      case .word:
        let isFactor = lexeme.text == "x" || previous.isSign(")")
        self = max(self, isFactor ? .product : previous.kind == .number ? .quantity : .power)
        if Self.products.contains(lexeme.text) { self = max(self, .sum) }
        if Self.joints.contains(lexeme.text) { self = .joint }
      default: break
      }
    }
  }

  static let joints: Set = ["in", "to", "as", "and", "or", "xor"]
  private static let products: Set = ["of", "off", "mod", "choose"]
}
