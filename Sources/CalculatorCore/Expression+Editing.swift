extension Expression {
  /// Adds a digit to the number at the end, or begins one.
  ///
  /// - Throws: a refusal when no number can begin here or when it would be too long.
  mutating func append(_ digit: Digit, within limits: Limits) throws(Refusal) {
    if case .number(var number) = tokens.last {
      guard number.text.utf8.count < limits.digits else {
        throw Refusal(.numberTooLong, at: lastPlace)
      }
      number.append(digit)
      replaceLast(with: .number(number))
    } else {
      try requireRoomForNumber()
      tokens.append(.number(NumberLiteral(digit)))
    }
  }

  /// Adds the point to the number at the end, or begins one with `0.`.
  ///
  /// - Throws: a refusal when that number takes no point, or when no number can begin here.
  mutating func appendPoint() throws(Refusal) {
    if case .number(var number) = tokens.last {
      guard number.takesPoint else { throw Refusal(.secondPoint, at: lastPlace) }
      number.appendPoint()
      replaceLast(with: .number(number))
    } else {
      try requireRoomForNumber()
      var number = NumberLiteral.zero
      number.appendPoint()
      tokens.append(.number(number))
    }
  }

  /// Adds an operator after an operand, or replaces the operator at the end; a minus is a sign
  /// where an operand may begin.
  ///
  /// On the empty expression every other operator takes the zero that the screen shows. An
  /// operator with a sign behind it is replaced as a whole.
  ///
  /// - Throws: a refusal after an opening parenthesis.
  mutating func append(_ binary: BinaryOperator) throws(Refusal) {
    if binary == .subtract, acceptsSign {
      tokens.append(.sign(.minus))
      return
    }
    let waiting = tokens.reversed().prefix { $0.waitsForOperand }.count
    let left = tokens.dropLast(waiting).last
    if let left, left.endsOperand {
      tokens.removeLast(waiting)
      dropTrailingPoint()
      tokens.append(.binary(binary))
    } else if binary == .subtract {
      tokens.removeLast(waiting)
      tokens.append(.sign(.minus))
    } else if left == nil {
      tokens = [.number(.zero), .binary(binary)]
    } else {
      throw Refusal(.missingOperand, at: lastPlace)
    }
  }

  /// Adds an operator that stands behind its operand; the empty expression has the zero that the
  /// screen shows.
  ///
  /// - Throws: a refusal where there is no operand.
  mutating func append(_ postfix: PostfixOperator) throws(Refusal) {
    if isEmpty { tokens.append(.number(.zero)) }
    guard isComplete else { throw Refusal(.missingOperand, at: lastPlace) }
    dropTrailingPoint()
    tokens.append(.postfix(postfix))
  }

  /// Opens a parenthesis; behind an operand it multiplies.
  mutating func appendOpen() {
    dropTrailingPoint()
    tokens.append(.open)
  }

  /// Closes a parenthesis.
  ///
  /// - Throws: a refusal where none is open, or where an operand is missing.
  mutating func appendClose() throws(Refusal) {
    guard openParentheses > 0 else { throw Refusal(.noOpenParenthesis) }
    guard isComplete else {
      throw Refusal(
        (tokens.last?.nesting ?? 0) > 0 ? .emptyParentheses : .missingOperand, at: lastPlace)
    }
    dropTrailingPoint()
    tokens.append(.close)
  }

  /// Makes `5.` at the end `5`.
  mutating func dropTrailingPoint() {
    if case .number(let number) = tokens.last {
      replaceLast(with: .number(number.withoutTrailingPoint))
    }
  }

  /// The place of the last token.
  var lastPlace: Range<Int> { tokens.count - 1..<tokens.count }

  /// Whether a minus typed now is a sign.
  private var acceptsSign: Bool {
    switch tokens.last {
    case nil, .open, .function, .separator: true
    case .binary(let last): last.acceptsSign
    default: false
    }
  }

  private func requireRoomForNumber() throws(Refusal) {
    guard !isComplete else { throw Refusal(.missingOperator, at: lastPlace) }
  }

  private mutating func replaceLast(with token: Token) {
    tokens[tokens.count - 1] = token
  }
}

extension Expression {
  /// Removes the last element; nothing from the empty expression.
  mutating func removeLastElement() {
    _ = tokens.popLast()
  }

  /// Removes the last character that was typed; nothing from the empty expression.
  mutating func removeLastCharacter() {
    if case .number(let number) = tokens.last, let shorter = number.withoutLastCharacter {
      replaceLast(with: .number(shorter))
    } else {
      removeLastElement()
    }
  }
}
