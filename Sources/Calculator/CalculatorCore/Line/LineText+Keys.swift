import ExactNumbers

/// Edits at the end of a text by buttons or their keys, which write the typed character.
extension LineText {
  /// Applies an edit at the end, or throws why it was refused and changes nothing; `typed` is nil
  /// for a click.
  ///
  /// - Complexity: O(*n*).
  mutating func press(
    _ edit: ExpressionEdit, typed: Character? = nil, in base: NumberBase = .decimal,
    _ language: TextLanguage = .english, besides names: [String] = [], within limits: Limits
  ) throws(Refusal) {
    cursor = characters.count
    switch edit {
    case .digit(let digit):
      if base != self.base { write(in: base) }
      try append(digit, typed, within: limits)
    case .point: try appendPoint(typed)
    case .binary(let binary): try append(operator: binary, typed, language)
    case .postfix(let postfix): try append(postfix: postfix, typed)
    case .function(let function): begin(with: function.name + "(")
    case .constant(let constant):
      if base != self.base { write(in: base) }
      let hidden = base == .hexadecimal ? names + [constant.name] : names
      begin(with: constant.text(besides: Set(hidden)))
    case .open:
      // Digits that repeat are text: `0.(3)`.
      if typed != nil, let last = characters.last, isPoint(last) {
        throw Refusal(.missingOperator, at: lastPlace)
      }
      begin(with: "(", isTyped: typed != nil)
    case .close: try appendClose(typed)
    case .tie(let origin):
      try requireRoom()
      insert(tieTo: origin)
    case .userCall(let origin):
      begin(with: "")
      insert(tieTo: origin)
      insert("(")
    case .root: putBeforeOperand("√", isRoot: true)
    case .reciprocal: putBeforeOperand("1÷", isRoot: false)
    case .square: try appendSquare()
    case .deleteElement: removeLastElement()
    case .deleteCharacter: removeLastCharacter()
    }
  }

  package mutating func deleteElement() {
    var before = self
    before.keep(0..<cursor)
    before.removeLastElement()
    characters = before.characters + characters[cursor...]
    cursor = before.cursor
  }

  package var completePart: LineText {
    var (part, lexed) = (self, lexed)
    while let last = lexed.lexemes.dropLast().last, !lexed.endsOperand(lexed.lexemes.count - 2) {
      part.truncate(toByte: last.start)
      lexed = part.lexed
    }
    return part
  }

  package var isEmpty: Bool { characters.isEmpty }

  package var isComplete: Bool {
    if characters.last?.isNumber == true, base == .decimal { return true }
    let lexed = lexed
    return lexed.endsOperand(lexed.lexemes.count - 2)
  }

  /// Whether there is more than a signed number.
  package var hasOperation: Bool {
    let lexemes = lexed.lexemes.dropLast().drop { $0.isSign(of: "-", "+") }
    return lexemes.count > 1 || lexemes.first?.kind == .word
  }

  package var lastPlace: Range<Int> {
    let lexemes = lexed.lexemes
    guard let last = lexemes.dropLast().last else { return 0..<0 }
    return characters(ofBytes: last.start..<last.end)
  }

  package var lastNumber: String? {
    startOfNumber.map { String(characters[$0...]) }
  }

  var lastTie: EntryID? { characters.last.flatMap { tie(for: $0) } }

  func untyingEnd(_ digits: String) -> LineText? {
    var text = self
    text.truncate(to: characters.count - 1)
    let before = text.characters.last { !$0.isWhitespace }
    guard before == nil || digits.first?.isNumber == true, !isPartOfNumber(before) else {
      return nil
    }
    if digits != "0" { text.insert(digits) }
    return text
  }

  /// Rewrites all whole numbers in a base.
  package mutating func write(in base: NumberBase) {
    guard base != self.base else { return }
    let (lexed, old) = (lexed, self.base)
    self.base = base
    for lexeme in lexed.lexemes.reversed() {
      let place = characters(ofBytes: lexeme.start..<lexeme.end)
      if base == .hexadecimal, lexeme.kind == .word, lexeme.text == Constant.e.name {
        characters.replaceSubrange(place, with: Constant.e.text(besides: [lexeme.text]))
      }
      guard lexeme.isNumber(in: old) else { continue }
      let prefix = BasedLiteral.hasPrefix(lexeme.text.utf8) ? "" : old.prefix
      let number = NumberLiteral(text: prefix + lexeme.text).written(in: base)
      guard number.text.hasPrefix(base.prefix),
        BasedLiteral.hasPrefix(number.text.utf8) == (base != .decimal)
      else { continue }
      characters.replaceSubrange(place, with: Array(number.text.dropFirst(base.prefix.count)))
    }
    cursor = characters.count
  }

  private mutating func append(
    _ digit: Digit, _ typed: Character?, within limits: Limits
  ) throws(Refusal) {
    if let start = startOfNumber {
      let number = start..<characters.count
      guard number.count < limits.digits else { throw Refusal(.numberTooLong, at: number) }
      let isDecimal = characters[number].contains(where: isPoint)
      guard (isDecimal ? NumberBase.decimal : base).has(digit) else {
        throw Refusal(.digitOutsideBase, at: number)
      }
      if typed == nil, characters[number] == ["0"] { truncate(to: start) }
    } else {
      try requireRoom()
      guard base.has(digit) else { throw Refusal(.digitOutsideBase) }
    }
    append([typed ?? digit.character])
  }

  private mutating func appendPoint(_ typed: Character?) throws(Refusal) {
    if let start = startOfNumber {
      let number = start..<characters.count
      guard base == .decimal || characters[number].contains(where: isPoint) else {
        throw Refusal(.pointInBase, at: number)
      }
      guard !characters[number].contains(where: { ".,eE".contains($0) || $0 == point }) else {
        throw Refusal(.secondPoint, at: number)
      }
      append([typed ?? point])
    } else {
      try requireRoom()
      append(typed.map { [$0] } ?? ["0", point])
    }
  }

  private var startOfNumber: Int? {
    let lexemes = lexed.lexemes
    guard let last = lexemes.dropLast().last, last.isNumber(in: base) || last.isSign(of: ".", ","),
      characters.last != " "
    else { return nil }
    let place = characters(ofBytes: last.start..<last.end)
    // After a number, a point may be a separate lexeme.
    let isBehind =
      last.kind != .number && lexemes.count > 2 && last.isGlued
      && lexemes[lexemes.count - 3].isNumber(in: base)
    let before = isBehind ? lexemes[lexemes.count - 3] : last
    return min(place.lowerBound, characters(ofBytes: before.start..<before.end).lowerBound)
  }

  /// Adds an operator, replacing one at the end together with a following sign; a minus where an
  /// operand may begin is a sign, and the empty text has the operand 0.
  private mutating func append(
    operator binary: BinaryOperator, _ typed: Character?, _ language: TextLanguage
  ) throws(Refusal) {
    let lexed = lexed
    let last = lexed.lexemes.count - 2
    if binary == .subtract, lexed.acceptsSign(behind: last) { return append([typed ?? "−"]) }
    let isSign = last >= 0 && lexed.lexemes[last].isSign("-") && lexed.acceptsSign(behind: last - 1)
    // A second click of the same button is one.
    if binary == .subtract, typed == nil, isSign { return }
    var left = last
    while left >= 0, lexed.awaitsOperand(left) { left -= 1 }
    let sign = language.word(for: binary.symbol)
    let written = typed.map { [$0] } ?? Array(binary == .power ? sign : " \(sign) ")
    if left < 0 {
      truncate(to: 0)
      return append(binary == .subtract ? [typed ?? "−"] : ["0"] + written)
    }
    guard lexed.endsOperand(left) || binary == .subtract else {
      throw Refusal(.missingOperand, at: lastPlace)
    }
    if left < last { truncate(toByte: lexed.lexemes[left].end) }
    guard lexed.endsOperand(left) else { return append([typed ?? "−"]) }
    if typed == nil { dropTrailingPoint() }
    append(written)
  }

  private mutating func append(postfix: PostfixOperator, _ typed: Character?) throws(Refusal) {
    try requireOperand()
    if typed == nil { dropTrailingPoint() }
    let lexed = lexed
    let start = lexed.startOfPrimary(before: lexed.lexemes.count - 1)
    let root = lexed.startOfRoots(before: start)
    if root < start { enclose(fromByte: lexed.lexemes[root].start) }
    append(typed.map { [$0] } ?? Array(postfix.symbol))
  }

  private mutating func begin(with text: String, isTyped: Bool = false) {
    if !isTyped {
      dropTrailingPoint()
      let isBehindDecimal =
        startOfNumber.map { characters[$0...].contains(where: isPoint) } ?? false
      if isComplete, text != "(" || isBehindDecimal { append([" "]) }
      // A name directly before a parenthesis would be a function.
      let lexed = lexed
      if text == "(", let last = lexed.lexemes.dropLast().last,
        lexed.endsOperand(lexed.lexemes.count - 2),
        last.kind == .word && !last.isNumber(in: base) || lastTie != nil
      {
        append(["×"])
      }
    }
    append(Array(text))
  }

  private mutating func appendClose(_ typed: Character?) throws(Refusal) {
    guard Self.openParentheses(in: characters) > 0 else { throw Refusal(.noOpenParenthesis) }
    guard isComplete else {
      let isEmpty = characters.last { $0 != " " } == "("
      throw Refusal(isEmpty ? .emptyParentheses : .missingOperand, at: lastPlace)
    }
    if typed == nil { dropTrailingPoint() }
    append([")"])
  }

  private mutating func dropTrailingPoint() {
    if let last = characters.last, isPoint(last) { truncate(to: characters.count - 1) }
  }

  private mutating func requireOperand() throws(Refusal) {
    if isEmpty { append(["0"]) }
    guard isComplete else { throw Refusal(.missingOperand, at: lastPlace) }
  }

  private func requireRoom() throws(Refusal) {
    guard !isComplete else { throw Refusal(.missingOperator, at: lastPlace) }
  }

  private mutating func removeLastElement() {
    let lexed = lexed
    var last = lexed.lexemes.count - 2
    guard last >= 0 else { return truncate(to: 0) }
    if lexed.lexemes[last].isSign("("), last > 0, lexed.isName(last - 1),
      lexed.lexemes[last].isGlued
    {
      last -= 1
    }
    let start = characters(ofBytes: lexed.lexemes[last].start..<lexed.lexemes[last].end).lowerBound
    truncate(to: start)
    dropBlanks()
  }

  private mutating func dropBlanks() {
    let lexed = lexed
    guard lexed.lexemes.count < 2 || lexed.endsOperand(lexed.lexemes.count - 2) else { return }
    while characters.last == " " { truncate(to: characters.count - 1) }
  }

  private mutating func removeLastCharacter() {
    guard let start = startOfNumber else { return removeLastElement() }
    truncate(to: characters.count - 1)
    // An exponent or base without digits, too.
    while characters.count > start, let last = characters.last, base == .decimal,
      !last.isNumber, !isPoint(last)
    {
      truncate(to: characters.count - 1)
    }
    dropBlanks()
  }
}

/// Edits of the last operand: a primary with its postfix operators, roots and powers.
extension LineText {
  private var operand: (start: Int, needsParentheses: Bool, standsAlone: Bool)? {
    guard isComplete else { return nil }
    let lexed = lexed
    var start = lexed.startOfRoots(before: lexed.startOfPrimary(before: lexed.lexemes.count - 1))
    while let end = lexed.endOfBase(ofExponentAt: start) {
      start = lexed.startOfRoots(before: lexed.startOfPrimary(before: end))
    }
    return (
      lexed.lexemes[start].start, lexed.hasUnit(from: start), lexed.standsAlone(at: start)
    )
  }

  /// Puts a sign before the last operand, or begins one with it; parentheses keep it whole.
  private mutating func putBeforeOperand(_ sign: String, isRoot: Bool) {
    let last = operand
    let standsAlone = last?.standsAlone ?? lexed.standsAlone(at: lexed.lexemes.count - 1)
    let start = (isRoot || standsAlone ? "" : "(") + sign
    guard let last else { return append(Array(start + "(")) }
    let isPostfix = characters.last == "%" || characters.last == "°"
    let isEnclosed = last.needsParentheses || !isRoot && isPostfix
    dropTrailingPoint()
    characters.insert(
      contentsOf: start + (isEnclosed ? "(" : ""),
      at: characters(ofBytes: last.start..<last.start + 1).lowerBound)
    append(Array((isEnclosed ? ")" : "") + (start == sign ? "" : ")")))
  }

  private mutating func appendSquare() throws(Refusal) {
    try requireOperand()
    dropTrailingPoint()
    guard let operand else { return }
    let lexed = lexed
    let primary = lexed.startOfPrimary(before: lexed.lexemes.count - 1)
    if operand.needsParentheses || operand.start < lexed.lexemes[primary].start {
      enclose(fromByte: operand.start)
    }
    append(["^", "2"])
  }

  private mutating func enclose(fromByte start: Int) {
    characters.insert("(", at: characters(ofBytes: start..<start + 1).lowerBound)
    append([")"])
  }

  private mutating func append(_ added: [Character]) {
    characters += added
    cursor = characters.count
  }

  private mutating func truncate(to count: Int) {
    characters.removeSubrange(count...)
    cursor = count
  }

  private mutating func truncate(toByte byte: Int) {
    truncate(to: byte == 0 ? 0 : characters(ofBytes: byte - 1..<byte).upperBound)
  }

  var lexed: LexedLine { Lexer.line(Array(text.utf8)[...], commaIsPoint: point == ",", base: base) }
}
