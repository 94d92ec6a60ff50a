import Quantities

extension Lexer {
  /// Reads a name that begins with a letter in ASCII.
  mutating func readName() throws(EvaluationError) {
    if scope.hasNames, try takeUnitOfNumber() { return }
    if scope.hasNames, takeOwnName() { return }
    let word = text[index...].prefix(while: Self.isLetter)
    if try takeUnitWithOtherLetters(after: word) { return }
    let isX = word.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isX, isAfterOperand, Vocabulary.meaning(of: word) == nil, !Self.isCurrency(word) {
      // After an operand an x is the operator, even if letters follow it: 2xans.
      append(.binary(.multiply), length: 1)
    } else {
      try readName(withDigits(word) ?? word)
    }
  }

  /// Whether a word is the code of a currency in capital letters, as XCD is.
  private static func isCurrency(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count == 3, word.first == UInt8(ascii: "X") else { return false }
    return UnitTable.unit(named: String(decoding: word, as: UTF8.self))?.definition.scale
      == .currency
  }

  /// The word with the digits after it, if that is a name, as `log2` is.
  ///
  /// Digits that a point or a fraction sign continues are those of a number.
  private func withDigits(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = text[word.endIndex...].prefix(while: LineParts.isDigit)
    guard !digits.isEmpty, digits.count <= 2 else { return nil }
    if let next = text[digits.endIndex...].first {
      let isFraction =
        next >= 0x80 && scalar(at: digits.endIndex).map { isNumberStart($0.0) } == true
      if next == UInt8(ascii: ".") || isFraction { return nil }
    }
    let name = text[index..<digits.endIndex]
    return Vocabulary.meaning(of: name) == nil ? nil : name
  }

  /// Adds the token of a name; that of a function includes its opening parenthesis.
  private mutating func readName(_ name: ArraySlice<UInt8>) throws(EvaluationError) {
    let place = place(length: name.count)
    let meaning = Vocabulary.meaning(of: name)
    if let meaning, try takeClashingUnit(meaning) { return }
    switch meaning {
    case .answer:
      guard let origin = scope.origin(of: .answer) else {
        throw EvaluationError(.noAnswer, at: place)
      }
      append(.tie(origin), length: name.count)
    case .constant(let constant):
      append(.constant(constant), length: name.count)
    case .degree:
      append(.postfix(.degree), length: name.count)
    case .binary(let binary):
      append(.binary(binary), length: name.count)
    case .function(let function):
      try read(function, named: name)
    case nil:
      if try !takeWordOfUnits(name) { throw unknownName(ownName) }
    }
  }

  /// Adds the token of a function, or of the operator with the same name after an operand.
  private mutating func read(
    _ function: Function, named name: ArraySlice<UInt8>
  ) throws(EvaluationError) {
    let open = endOfSpaces(from: name.endIndex)
    let hasParenthesis = open < text.endIndex && text[open] == UInt8(ascii: "(")
    if function == .mod, isAfterOperand {
      if hasParenthesis { note(.ofRemainder) }
      append(.binary(.modulo), length: name.count)
    } else if hasParenthesis {
      append(.function(function), length: open + 1 - index)
    } else {
      guard function.takes(1) else {
        throw EvaluationError(.wrongArguments(function), at: place(length: name.count))
      }
      note(.ofFunction)
      append(.function(function), length: name.count)
    }
  }

  /// Adds the token of a conversion, an amount of money or a unit; false if it is none.
  private mutating func takeWordOfUnits(_ name: ArraySlice<UInt8>) throws(EvaluationError) -> Bool {
    let word = String(decoding: name, as: UTF8.self)
    if Self.converts(word),
      try takeConversion(length: name.count, isInch: word.lowercased() == "in")
    {
      return true
    }
    if isAfterOperand, word.lowercased() == "per" {
      append(.binary(.divide), length: name.count)
      return true
    }
    if try takeAmount() { return true }
    return try takeUnit()
  }

  /// Adds the token of a unit whose name has letters outside ASCII behind those of a word: `EΩ`.
  private mutating func takeUnitWithOtherLetters(
    after word: ArraySlice<UInt8>
  ) throws(EvaluationError) -> Bool {
    guard isAfterOperand, word.endIndex < text.endIndex, text[word.endIndex] >= 0x80 else {
      return false
    }
    let name = unitWord(at: index)
    guard name.end > word.endIndex, UnitTable.unit(named: name.text) != nil else { return false }
    return try takeUnit()
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// Names that are given by a person.
extension Lexer {
  /// Adds the tie of a name given by a person; false if there is none.
  private mutating func takeOwnName() -> Bool {
    let word = ownName
    if let (origin, length) = identity(at: word.endIndex) {
      // The name before an identity is for people.
      append(.tie(origin), length: word.count + length)
      return true
    }
    guard let origin = origin(of: word) else { return false }
    append(.tie(origin), length: word.count)
    return true
  }

  /// Reads a name that begins with a letter outside ASCII.
  mutating func readOwnName() throws(EvaluationError) {
    if takeOwnName() { return }
    if try takeAmount() { return }
    if try !takeUnit() { throw unknownName(ownName) }
  }

  /// The next bytes that can be a name given by a person.
  private var ownName: ArraySlice<UInt8> {
    var end = index
    while end < text.endIndex, LineParts.isPartOfName(text[end]),
      let (scalar, length) = scalar(at: end),
      Vocabulary.isPartOfName(scalar)
    {
      end += length
    }
    return text[index..<end]
  }

  private func origin(of name: ArraySlice<UInt8>) -> EntryID? {
    scope.origin(of: .name(String(decoding: name, as: UTF8.self)))
  }

  private func unknownName(_ name: ArraySlice<UInt8>) -> EvaluationError {
    let word = String(decoding: name, as: UTF8.self)
    return EvaluationError(
      .unknownName(
        nearest: Vocabulary.nearestName(
          to: word, with: scope.names + (isAfterOperand ? UnitTable.comparedNames : []))),
      at: place(length: name.count))
  }

  /// The entry of an `@` with an identity, and the length of that; nil where it means none.
  func identity(at index: Int) -> (EntryID, length: Int)? {
    guard index < text.endIndex, text[index] == UInt8(ascii: "@") else { return nil }
    let word = text[(index + 1)...].prefix {
      $0 < 0x80 && LineParts.isPartOfName($0) || $0 == UInt8(ascii: ".")
    }
    guard let id = EntryID(String(decoding: word, as: UTF8.self)),
      let origin = scope.origin(of: .identity(id))
    else { return nil }
    return (origin, word.count + 1)
  }
}
