extension Expression {
  /// Adds a digit to the number at the end, or begins one.
  ///
  /// - Throws: a refusal when no number can begin here or when it would be too long.
  mutating func append(_ digit: Digit, within limits: Limits) throws(Refusal) {
    switch tokens.last {
    case .number(var number):
      guard number.text.utf8.count < limits.digits else {
        throw Refusal(.numberTooLong, at: lastPlace)
      }
      number.append(digit)
      replaceLast(with: .number(number))
    case .answer:
      throw Refusal(.missingOperator, at: lastPlace)
    case .binary, .sign, nil:
      tokens.append(.number(NumberLiteral(digit)))
    }
  }

  /// Adds the point to the number at the end, or begins one with `0.`.
  ///
  /// - Throws: a refusal when that number has a point, or when no number can begin here.
  mutating func appendPoint() throws(Refusal) {
    switch tokens.last {
    case .number(var number):
      guard !number.hasPoint else { throw Refusal(.secondPoint, at: lastPlace) }
      number.appendPoint()
      replaceLast(with: .number(number))
    case .answer:
      throw Refusal(.missingOperator, at: lastPlace)
    case .binary, .sign, nil:
      var number = NumberLiteral.zero
      number.appendPoint()
      tokens.append(.number(number))
    }
  }

  /// Adds an operator after an operand, or replaces the operator at the end; a minus is a sign
  /// where a number may begin.
  ///
  /// On the empty expression every other operator takes the zero that the screen shows. An
  /// operator with a sign behind it is replaced as a whole.
  mutating func append(_ binary: BinaryOperator) {
    if binary == .subtract, acceptsSign {
      tokens.append(.sign)
      return
    }
    dropTrailingPoint()
    while let last = tokens.last, !last.endsOperand {
      tokens.removeLast()
    }
    if tokens.isEmpty {
      if binary == .subtract {
        tokens.append(.sign)
        return
      }
      tokens.append(.number(.zero))
    }
    tokens.append(.binary(binary))
  }

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
    case nil: true
    case .binary(let last): last.acceptsSign
    case .number, .answer, .sign: false
    }
  }

  private mutating func replaceLast(with token: Token) {
    tokens[tokens.count - 1] = token
  }
}
