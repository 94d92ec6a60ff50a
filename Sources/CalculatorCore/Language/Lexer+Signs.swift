extension Lexer {
  /// Reads a character that begins neither a name nor a number in ASCII.
  mutating func readCharacter() throws(EvaluationError) {
    guard let (scalar, length) = scalar(at: index) else {
      throw EvaluationError(.invalidText, at: place(length: 1))
    }
    if let token = token(of: scalar) {
      if try takeMeasure(beginningWith: scalar) { return }
      guard let repeated = repetition(of: scalar) else {
        append(token, length: length)
        return
      }
      throw EvaluationError(.foreignSign(nearest: repeated), at: place(length: 2 * length))
    }
    if Self.isSpace(scalar) {
      index += length
    } else if let origin = scope.origin(of: .atom(scalar)) {
      append(.tie(origin), length: length)
    } else if scalar.properties.isAlphabetic {
      try readOwnName()
    } else if scalar == "@", let (origin, length) = identity(at: index) {
      append(.tie(origin), length: length)
    } else if try takeMeasure(scalar, length: length) {
      return
    } else if try !readRarity(scalar, length: length) {
      throw unknownCharacter(scalar, length: length)
    }
  }

  /// The token that a character stands for; nil if there is none.
  func token(of character: Unicode.Scalar) -> Token? {
    switch character {
    case "+", "＋": isAfterOperand ? .binary(.add) : .sign(.plus)
    case "-", "−", "–", "－": isAfterOperand ? .binary(.subtract) : .sign(.minus)
    case "*", "×", "·", "⋅", "∙", "∗", "＊": .binary(.multiply)
    case "/", "÷", ":", "∕", "⁄", "／": .binary(.divide)
    case "^": .binary(.power)
    case "!", "！": .postfix(.factorial)
    case "%", "％": .postfix(.percent)
    case "°": .postfix(.degree)
    case "√": .root
    case "π": .constant(.pi)
    case ";", ",": .separator
    case "(", "（": .open
    case ")", "）": .close
    default: nil
    }
  }

  /// Reads what is seldom written; false if the character does not begin any of it.
  private mutating func readRarity(
    _ scalar: Unicode.Scalar, length: Int
  ) throws(EvaluationError) -> Bool {
    if let shift = shift(scalar) {
      append(.binary(shift), length: 2)
    } else if scalar == "∛" || scalar == "∜" {
      note(.ofRoot)
      append(.function(scalar == "∛" ? .cbrt : .root), length: length)
    } else if Superscript.character(scalar) != nil {
      return readSuperscript()
    } else if isNumberStart(scalar) {
      try readNumber()
    } else {
      return false
    }
    return true
  }

  /// The shift that begins with a character.
  private func shift(_ scalar: Unicode.Scalar) -> BinaryOperator? {
    guard index + 1 < text.endIndex, text[index + 1] == text[index] else { return nil }
    return switch scalar {
    case "<": .shiftLeft
    case ">": .shiftRight
    default: nil
    }
  }

  /// Reads an exponent in superscript; false if it has no digits.
  private mutating func readSuperscript() -> Bool {
    guard let (digits, length) = Superscript.digits(in: self, at: index) else { return false }
    note(.ofPower)
    let sign: [Token] =
      switch digits.first {
      case "-": [.sign(.minus)]
      case "+": [.sign(.plus)]
      default: []
      }
    let number = Token.number(NumberLiteral(text: String(digits.dropFirst(sign.count))))
    append([.binary(.power)] + sign + [number], length: length)
    return true
  }

  /// The operator that is meant by a sign that stands twice; nil if it does not, or may.
  private func repetition(of scalar: Unicode.Scalar) -> String? {
    guard index + 1 < text.endIndex, text[index + 1] == text[index] else { return nil }
    return switch scalar {
    case "*": "^"
    case "/": "/"
    default: nil
    }
  }

  /// The error of a character without a meaning here.
  private func unknownCharacter(_ scalar: Unicode.Scalar, length: Int) -> EvaluationError {
    let isTwice = index + 1 < text.endIndex && text[index + 1] == text[index]
    let kind: EvaluationError.Kind =
      switch scalar {
      case "=": .misplacedEquals
      case "&": .foreignSign(nearest: "and")
      case "|": .foreignSign(nearest: "or")
      case "<": .foreignSign(nearest: "<<")
      case ">": .foreignSign(nearest: ">>")
      case "[", "{": .foreignSign(nearest: "(")
      case "]", "}": .foreignSign(nearest: ")")
      case "\\": .foreignSign(nearest: "/")
      default: .unknownCharacter
      }
    let hasDouble = scalar == "&" || scalar == "|"
    return EvaluationError(kind, at: place(length: hasDouble && isTwice ? 2 : length))
  }
}
