/// Edits that are about the operand at the end.
///
/// That is the last factor of a product: a number, a constant or something in parentheses, with the
/// postfix operators behind it, the roots before it and the powers that it is the exponent of.
extension Expression {
  /// Takes the square root of the operand at the end; without one the root of what follows.
  ///
  /// - Throws: a refusal after a conversion, behind which nothing can stand.
  mutating func appendRoot() throws(Refusal) {
    guard let start = try lastFactor() else {
      tokens += [.root, .open]
      return
    }
    if hasUnit(from: start) { enclose(from: start) }
    tokens.insert(.root, at: start)
  }

  /// Takes the reciprocal of the operand at the end; without one that of what follows.
  ///
  /// The quotient is in parentheses where it would not be one operand without them.
  ///
  /// - Throws: a refusal after a conversion, behind which nothing can stand.
  mutating func appendReciprocal() throws(Refusal) {
    let quotient: [Token] = [.number(NumberLiteral(.one)), .binary(.divide)]
    guard let start = try lastFactor() else {
      tokens += (standsAlone(at: tokens.count) ? [] : [.open]) + quotient + [.open]
      return
    }
    if hasUnit(from: start) { enclose(from: start) }
    tokens.insert(contentsOf: quotient, at: start)
    if !standsAlone(at: start) { enclose(from: start) }
  }

  /// Squares the operand at the end; in the empty expression, that is the zero that is shown.
  ///
  /// - Throws: a refusal if there is no operand, or after a conversion.
  mutating func appendSquare() throws(Refusal) {
    try requireOperand()
    guard let start = try lastFactor() else { return }
    if hasUnit(from: start) || start < primaryStart(before: tokens.count) { enclose(from: start) }
    tokens += [.binary(.power), .number(NumberLiteral(.two))]
  }

  /// Puts a root at the end in parentheses, so that what follows is of its value.
  mutating func encloseRoot() {
    var start = primaryStart(before: tokens.count)
    guard start > 0, tokens[start - 1] == .root else { return }
    while start > 0, tokens[start - 1] == .root { start -= 1 }
    enclose(from: start)
  }

  /// The start of the operand at the end, which loses a trailing point; nil if there is none.
  private mutating func lastFactor() throws(Refusal) -> Int? {
    guard isComplete else { return nil }
    if case .conversion = tokens.last { throw Refusal(.missingOperator, at: lastPlace) }
    dropTrailingPoint()
    var start = rootStart(before: tokens.count)
    while let end = baseEnd(ofExponentAt: start) { start = rootStart(before: end) }
    return start
  }

  /// The start of what ends before a token, with the roots of it.
  private func rootStart(before end: Int) -> Int {
    var start = primaryStart(before: end)
    while start > 0, tokens[start - 1] == .root { start -= 1 }
    return start
  }

  /// Where the base ends whose exponent begins at a token, or with signs before it; nil if there is
  /// none.
  private func baseEnd(ofExponentAt start: Int) -> Int? {
    var end = start
    while end > 0, case .sign = tokens[end - 1] { end -= 1 }
    return end > 0 && tokens[end - 1] == .binary(.power) ? end - 1 : nil
  }

  /// The start of the number, name or parentheses that end before a token, with postfix operators or
  /// units behind it.
  private func primaryStart(before end: Int) -> Int {
    var start = end - 1
    while start > 0, tokens[start].isSuffix, tokens[start - 1].endsOperand { start -= 1 }
    var open = 0
    while start > 0 {
      open -= tokens[start].nesting
      if open <= 0 { break }
      start -= 1
    }
    return start
  }

  private func hasUnit(from start: Int) -> Bool {
    tokens[start...].contains { if case .unit = $0 { true } else { false } }
  }

  private mutating func enclose(from start: Int) {
    tokens.insert(.open, at: start)
    tokens.append(.close)
  }

  /// Whether a quotient that begins there is one operand without parentheses.
  private func standsAlone(at start: Int) -> Bool {
    guard start > 0 else { return true }
    return switch tokens[start - 1] {
    case .open, .function, .separator, .binary(.add), .binary(.subtract): true
    case .number, .tie, .constant, .time, .binary, .sign, .root, .postfix, .unit, .conversion,
      .close:
      false
    }
  }
}

extension Token {
  /// Whether the token belongs to the operand before it.
  fileprivate var isSuffix: Bool {
    switch self {
    case .postfix, .unit: true
    case .number, .tie, .constant, .time, .binary, .sign, .root, .conversion, .open, .function,
      .separator,
      .close:
      false
    }
  }
}
