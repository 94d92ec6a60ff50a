extension Expression {
  /// Applies an edit.
  ///
  /// - Throws: why the edit was refused; the expression is then unchanged.
  /// - Complexity: O(*n*), where *n* is the length of the number at the end, whatever the number of
  ///   tokens. A closing parenthesis, and what is done to one, is linear in the number of tokens.
  mutating func apply(_ edit: ExpressionEdit, within limits: Limits) throws(Refusal) {
    switch edit {
    case .digit(let digit): try append(digit, in: nil, within: limits)
    case .digitInBase(let digit, let base): try append(digit, in: base, within: limits)
    case .point: try appendPoint()
    case .binary(let binary): try append(binary)
    case .postfix(let postfix): try append(postfix)
    case .function(let function): begin(with: .function(function))
    case .constant(let constant): begin(with: .constant(constant))
    case .root: try appendRoot()
    case .reciprocal: try appendReciprocal()
    case .square: try appendSquare()
    case .open: begin(with: .open)
    case .close: try appendClose()
    case .tie(let origin): try append(tieTo: origin)
    case .application(let origin): begin(with: .application(origin))
    case .deleteElement: removeLastElement()
    case .deleteCharacter: removeLastCharacter()
    }
  }

  /// The expression after an edit.
  ///
  /// - Throws: why the edit was refused.
  func applying(_ edit: ExpressionEdit, within limits: Limits) throws(Refusal) -> Expression {
    var expression = self
    try expression.apply(edit, within: limits)
    return expression
  }

  /// Adds a digit to the number at the end, or begins one.
  ///
  /// - Parameter base: the base of the number, which is written in it first; nil for its own one, and
  ///   for base 10 where a number begins.
  /// - Throws: a refusal if no number can begin here, if it has no such digit, or if it would be too
  ///   long.
  private mutating func append(
    _ digit: Digit, in base: NumberBase?, within limits: Limits
  ) throws(Refusal) {
    if case .number(var number) = tokens.last {
      if let base { number = number.written(in: base) }
      guard number.text.utf8.count < limits.digits else {
        throw Refusal(.numberTooLong, at: lastPlace)
      }
      guard number.takes(digit) else { throw Refusal(.digitOutsideBase, at: lastPlace) }
      number.append(digit)
      replaceLast(with: .number(number))
    } else {
      let base = base ?? .decimal
      try requireRoomForNumber()
      guard base.has(digit) else { throw Refusal(.digitOutsideBase) }
      tokens.append(.number(NumberLiteral(digit, in: base)))
    }
  }

  /// Adds a point to the number at the end, or begins one with `0.`.
  ///
  /// - Throws: a refusal if that number takes no point, or if no number can begin here.
  private mutating func appendPoint() throws(Refusal) {
    if case .number(var number) = tokens.last {
      guard number.takesPoint else {
        throw Refusal(number.based == nil ? .secondPoint : .pointInBase, at: lastPlace)
      }
      number.appendPoint()
      replaceLast(with: .number(number))
    } else {
      try requireRoomForNumber()
      var number = NumberLiteral.zero
      number.appendPoint()
      tokens.append(.number(number))
    }
  }

  /// Adds an operator after an operand, or replaces the operator at the end.
  ///
  /// An operator is replaced together with a sign after it. A minus where an operand may begin is a
  /// sign.
  /// In the empty expression, any operator but a minus takes the zero that is shown as its operand.
  ///
  /// - Throws: a refusal after an opening parenthesis or a separator.
  private mutating func append(_ binary: BinaryOperator) throws(Refusal) {
    if binary == .subtract, acceptsSign {
      tokens.append(.sign(.minus))
      return
    }
    let operators = tokens.reversed().prefix(while: \.awaitsOperand).count
    let left = tokens.dropLast(operators).last
    if let left, left.endsOperand {
      tokens.removeLast(operators)
      dropTrailingPoint()
      tokens.append(.binary(binary))
    } else if binary == .subtract {
      tokens.removeLast(operators)
      tokens.append(.sign(.minus))
    } else if left == nil {
      tokens = [.number(.zero), .binary(binary)]
    } else {
      throw Refusal(.missingOperand, at: lastPlace)
    }
  }

  /// Adds an operator after its operand; in the empty expression, that is the zero that is shown.
  ///
  /// A root at the end is its operand as a whole, and two factorials are a double one, as in a text.
  ///
  /// - Throws: a refusal if there is no operand.
  private mutating func append(_ postfix: PostfixOperator) throws(Refusal) {
    try requireOperand()
    encloseRoot()
    if postfix == .factorial, tokens.last == .postfix(.factorial) {
      replaceLast(with: .postfix(.doubleFactorial))
    } else {
      tokens.append(.postfix(postfix))
    }
  }

  /// Adds a token that an operand begins with; after an operand it multiplies.
  private mutating func begin(with token: Token) {
    dropTrailingPoint()
    tokens.append(token)
  }

  /// Makes sure that an operand stands at the end, without a trailing point; in the empty expression,
  /// that is the zero that is shown.
  ///
  /// - Throws: a refusal if there is no operand.
  mutating func requireOperand() throws(Refusal) {
    if isEmpty { tokens.append(.number(.zero)) }
    guard isComplete else { throw Refusal(.missingOperand, at: lastPlace) }
    dropTrailingPoint()
  }

  /// Closes a parenthesis.
  ///
  /// - Throws: a refusal if none is open, or if an operand is missing.
  private mutating func appendClose() throws(Refusal) {
    guard openParentheses > 0 else { throw Refusal(.noOpenParenthesis) }
    guard isComplete else {
      throw Refusal(
        (tokens.last?.nesting ?? 0) > 0 ? .emptyParentheses : .missingOperand, at: lastPlace)
    }
    dropTrailingPoint()
    tokens.append(.close)
  }

  /// Adds the result of an entry as an operand.
  ///
  /// - Throws: a refusal if no operand can begin here.
  private mutating func append(tieTo origin: EntryID) throws(Refusal) {
    try requireRoomForNumber()
    tokens.append(.tie(origin))
  }

  /// Turns `5.` at the end into `5`.
  mutating func dropTrailingPoint() {
    // Without a trailing point nothing is written, so that the tokens are not copied.
    if case .number(let number) = tokens.last, number.endsInPoint {
      replaceLast(with: .number(number.withoutTrailingPoint))
    }
  }

  /// The place of the last token.
  ///
  /// - Precondition: The expression is not empty.
  var lastPlace: Range<Int> { tokens.count - 1..<tokens.count }

  /// Whether a minus typed now is a sign.
  private var acceptsSign: Bool {
    switch tokens.last {
    case nil, .open, .function, .application, .separator, .binding, .bound, .equals, .parameters:
      true
    case .binary(let last): last.acceptsSign
    case .number, .tie, .constant, .time, .parameter, .sign, .root, .postfix, .unit, .conversion,
      .close:
      false
    }
  }

  private func requireRoomForNumber() throws(Refusal) {
    guard !isComplete else { throw Refusal(.missingOperator, at: lastPlace) }
  }

  private mutating func replaceLast(with token: Token) { tokens[tokens.count - 1] = token }

  /// Removes the last token, if there is one.
  private mutating func removeLastElement() { _ = tokens.popLast() }

  /// Removes the last character, if there is one; a token that is not a number is one character.
  private mutating func removeLastCharacter() {
    if case .number(let number) = tokens.last, let shorter = number.withoutLastCharacter {
      replaceLast(with: .number(shorter))
    } else {
      removeLastElement()
    }
  }

  /// What an edit of the end changes, whatever the length of the number there.
  struct End: Hashable {
    var count: Int
    /// The last token, unless it is a number.
    var token: Token?
    var numberLength: Int
    var numberEnd: UInt8?
  }

  /// The end of the expression, to tell whether an edit changed it.
  ///
  /// It holds no number, so that the digits of a number are added in place.
  var end: End {
    guard case .number(let number) = tokens.last else {
      return End(count: tokens.count, token: tokens.last, numberLength: 0, numberEnd: nil)
    }
    return End(
      count: tokens.count, token: nil, numberLength: number.text.utf8.count,
      numberEnd: number.text.utf8.last)
  }

  /// The expression as `=` evaluates it: without a trailing point, and with all parentheses closed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  var completed: Expression {
    var complete = self
    complete.dropTrailingPoint()
    return complete.closed
  }
}

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
    case .open, .function, .application, .separator, .binding, .bound, .equals, .parameters,
      .binary(.add),
      .binary(.subtract):
      true
    case .number, .tie, .constant, .time, .parameter, .binary, .sign, .root, .postfix, .unit,
      .conversion, .close:
      false
    }
  }
}

extension Token {
  /// Whether the token belongs to the operand before it.
  fileprivate var isSuffix: Bool {
    switch self {
    case .postfix, .unit: true
    case .number, .tie, .constant, .time, .parameter, .binary, .sign, .root, .conversion, .open,
      .function, .application, .separator, .close, .binding, .bound, .equals, .parameters:
      false
    }
  }
}
