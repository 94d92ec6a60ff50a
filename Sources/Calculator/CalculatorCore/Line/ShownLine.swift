import ExactNumbers

/// A line, perhaps malformed, as displayed: formatted (`7 + 1 × 2`) or as typed, with ties as text.
package struct ShownLine: Hashable, Sendable {
  package private(set) var text = ""
  /// The column of each character, then the end of the last one.
  package private(set) var columns: [Int] = []
  package private(set) var ties: [Range<Int>] = []
  private var width = 0

  package struct Style {
    var isTyped: Bool
    var grouping: DigitGrouping?
    var language: TextLanguage
    var notes: [String?]
    var tie: (EntryID) -> String

    package init(
      isTyped: Bool = false, grouping: DigitGrouping? = nil, language: TextLanguage = .english,
      notes: [String?] = [], tie: @escaping (EntryID) -> String
    ) {
      (self.isTyped, self.grouping, self.language) = (isTyped, grouping, language)
      (self.notes, self.tie) = (notes, tie)
    }
  }

  package init(_ line: LineText, _ style: Style) {
    let lexed = line.lexed
    var (character, byte, notes) = (0, 0, style.notes[...])
    for (index, lexeme) in lexed.lexemes.enumerated() {
      while byte < lexeme.start { skip(&character, &byte, in: line, style) }
      guard lexeme.kind != .end else { break }
      if !style.isTyped { append(lexed.blank(before: index, style.language)) }
      let start = width
      let first = character
      while byte < lexeme.end {
        byte += String(line.characters[character]).utf8.count
        character += 1
      }
      if let tie = lexeme.sign.flatMap({ line.tie(for: Character($0)) }) {
        let text = style.tie(tie)
        append(lexed.isEnclosed(text, at: index) ? "(\(text))" : text)
        ties.append(start..<width)
        columns.append(start)
        continue
      }
      let piece =
        style.isTyped
        ? String(line.characters[first..<character]) : Self.piece(index, of: lexed, in: line, style)
      append(piece)
      // Digits are aligned at the end, after an added prefix and between group separators.
      var places = piece.enumerated().filter { $0.element != style.grouping?.separator }
        .map { start + $0.offset }
      let count = character - first
      if places.count > count { places.removeFirst(places.count - count) }
      columns += Array(repeating: start, count: count - places.count) + places
      if lexeme.isSign("%"), let note = notes.popFirst() ?? nil { append(" (\(note))") }
    }
    while character < line.characters.count { skip(&character, &byte, in: line, style) }
    columns.append(width)
  }

  /// The columns of a non-empty range of characters, without the blank after it.
  package func columns(of characters: Range<Int>) -> Range<Int> {
    let (first, last) = (columns[characters.lowerBound], columns[characters.upperBound])
    let text = text.dropFirst(first).prefix(last - first)
    return first..<first + text.count - text.reversed().prefix { $0 == " " }.count
  }

  private mutating func skip(
    _ character: inout Int, _ byte: inout Int, in line: LineText, _ style: Style
  ) {
    columns.append(width)
    let text = String(line.characters[character])
    if style.isTyped { append(line.tie(for: line.characters[character]).map(style.tie) ?? text) }
    byte += text.utf8.count
    character += 1
  }

  private mutating func append(_ piece: String) {
    text += piece
    width += piece.count
  }

  private static func piece(
    _ index: Int, of lexed: LexedLine, in line: LineText, _ style: Style
  ) -> String {
    let lexeme = lexed.lexemes[index]
    if let text = line.number(at: index, of: lexed) {
      return line.base != .decimal && text.allSatisfy(\.isHexDigit)
        ? line.base.prefix + text : text.grouped(style.grouping, point: line.point)
    }
    switch lexeme.kind {
    case .word: return style.language.word(for: lexeme.text)
    case .sign("-"): return "−"
    case .sign("*"): return "×"
    case .sign("/"): return "÷"
    case .sign, .number, .reference, .tag, .invalid, .end: return lexed.source(index..<index + 1)
    }
  }
}

extension String {
  /// A number with another point, and with its whole digits grouped unless underscores do.
  package func grouped(_ grouping: DigitGrouping?, point: Character) -> String {
    let whole = prefix { $0.isASCII && $0.isWholeNumber }
    let rest = self[whole.endIndex...]
    let groups = rest.first == "_" ? nil : grouping?.text(whole)
    return (groups ?? String(whole)) + rest.map { $0 == "." ? point : $0 }
  }
}

extension LineText {
  /// The text to parse: without a trailing point, and with all parentheses closed.
  package var plain: LineText {
    let lexed = lexed
    var text = self
    for (index, lexeme) in lexed.lexemes.enumerated().reversed() {
      guard var number = number(at: index, of: lexed) else { continue }
      if let last = number.last, isPoint(last) {
        number.removeLast()
        // A point makes a number decimal in any base.
        if base != .decimal { number += "." }
      }
      text.characters.replaceSubrange(
        characters(ofBytes: lexeme.start..<lexeme.end), with: Array(number))
    }
    text.characters += Array(repeating: ")", count: max(0, lexed.openParentheses))
    text.cursor = text.characters.count
    return text
  }

  fileprivate func number(at index: Int, of lexed: LexedLine) -> String? {
    let lexeme = lexed.lexemes[index]
    let isLast = index == lexed.lexemes.count - 2
    switch lexeme.kind {
    case _ where lexeme.isNumber(in: base):
      let zeros = lexeme.text.prefix { $0 == "0" }.count
      let next = lexeme.text.dropFirst(zeros).first
      let isBehindZeros = next.map { base == .decimal ? $0.isNumber : $0.isHexDigit } ?? false
      var number = String(lexeme.text.dropFirst(isBehindZeros ? zeros : max(0, zeros - 1)))
      if let first = number.first, isPoint(first) { number = "0" + number }
      if !isLast, let last = number.last, isPoint(last) { number.removeLast() }
      return number
    case .sign(let sign) where sign == "." || sign == "," && point == ",":
      return isLast ? "0\(point)" : "0"
    default: return nil
    }
  }
}

extension LexedLine {
  fileprivate func blank(before index: Int, _ language: TextLanguage) -> String {
    guard index > 0 else { return "" }
    let (left, right) = (lexemes[index - 1], lexemes[index])
    if right.isSign("%") { return language.spaceBeforePercent }
    if right.isSign("^") || left.isSign("^") { return "" }
    if isBinary(index) || isBinary(index - 1) || left.isSign(";") { return " " }
    if right.isSign("("), left.kind == .number, left.text.contains(where: { ".,".contains($0) }) {
      return " "
    }
    guard endsOperand(index - 1), !right.isSign(of: "(", ")", ";", "!", "‼", "°") else { return "" }
    if right.isSign(of: ".", ","), right.isGlued { return "" }
    if left.isSign(")"), right.kind == .number { return "" }
    return right.isRaised ? "" : " "
  }

  func isBinary(_ index: Int) -> Bool {
    awaitsOperand(index) && !lexemes[index].isSign(of: "√", "~") && endsOperand(index - 1)
  }

  /// Whether a tie needs parentheses to remain one operand: units bind less tightly than powers and
  /// quotients.
  fileprivate func isEnclosed(_ text: String, at index: Int) -> Bool {
    let right = lexemes[index + 1]
    let isPostfix = right.isSign(of: "%", "!", "‼", "°") || right.isRaised
    let left = index > 0 ? lexemes[index - 1] : nil
    if right.kind == .number || right.isFraction { return true }
    if text.first?.isNumber == true {
      if endsOperand(index - 1), left?.isSign(",") == false { return true }
      let isTight = left?.isSign(of: "/", "^", "√") == true || right.isSign("^") || isPostfix
      return isTight && (text.last == "°" || text.contains(" "))
    }
    guard text.first == "−" else { return false }
    guard let left else { return right.isSign("^") || isPostfix }
    return isPostfix || !left.isSign(of: "(", ";", "=")
  }
}

extension Lexeme {
  func isNumber(in base: NumberBase) -> Bool {
    kind == .number || base == .hexadecimal && kind == .word && text.allSatisfy(\.isHexDigit)
  }

  fileprivate var isRaised: Bool { sign.flatMap { Superscript.character($0) } != nil }

  fileprivate var isFraction: Bool { sign.flatMap { WrittenFraction($0) } != nil }
}
