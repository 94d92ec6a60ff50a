import CalculatorCore
import Engine
import ExactNumbers
import Words

extension ViewModel {
  var isEditing: Bool { keypad.calculator.editing != nil }

  var editedText: LineText? { keypad.calculator.editedText }

  var purpose: Editing.Purpose { keypad.calculator.editing?.purpose ?? .calculation }

  var isComment: Bool { if case .comment = purpose { true } else { false } }

  /// Whether the cursor is in a comment, on its own line or behind a calculation.
  var isInComment: Bool {
    let before = editedText.map { Array(String($0.characters[..<$0.cursor]).utf8)[...] } ?? []
    return isComment || Formula.commentStart(in: before) < before.endIndex
  }

  /// Whether Enter found a mistake in the unedited text.
  var isFailed: Bool { if case .failed = keypad.calculator.phase { true } else { false } }

  private var lineTies: TieText { ties(of: purpose.entry, isGrouped: false) }

  private var shownText: String? { editedText?.shown(lineTies).text }

  var heading: (name: String?, comment: String?)? { shownText.map { Formula.heading(of: $0) } }

  func shownLine(blaming place: Range<Int>?) -> ExpressionLine? {
    guard let text = editedText else { return nil }
    let shown = text.shown(lineTies)
    return ExpressionLine(
      text: shown.text,
      mark: place.map { shown.columns[$0.lowerBound]..<shown.columns[$0.upperBound] },
      cursor: shown.columns[text.cursor], ties: shown.ties)
  }

  /// Opens the line with external text; removes characters that would be ties.
  package mutating func openFormula(withText text: String) {
    edit(LineText(text.filter { LineText.indexOfTie($0) == nil }))
  }

  mutating func edit(
    _ text: LineText, for purpose: Editing.Purpose = .calculation,
    continuing continued: Editing.Continued? = nil, isStep: Bool = true
  ) {
    var text = text
    text.point = environment.point
    keypad.calculator.edit(text, for: purpose, continuing: continued, isStep: isStep)
    line.isTapeFocused = false
  }

  /// Turns the keypad into text unless the line is open; returns how a result was written.
  @discardableResult
  mutating func openLine() -> ExpressionText? {
    guard !isEditing else { return nil }
    let (text, written) = textOfKeypad
    edit(text)
    return written
  }

  /// The keypad as text, with the cursor at an error, and how a result was written.
  var textOfKeypad: (text: LineText, written: ExpressionText?) {
    let ties = ties(isGrouped: false)
    switch keypad.calculator.phase {
    case .entering(let line): return (line.text.written(in: keypad.typedBase), nil)
    case .failed(let line, let error):
      var text = line.text.written(in: keypad.typedBase)
      text.move(to: line.text.characters(ofBytes: error.place).lowerBound)
      return (text, nil)
    case .showing(let id):
      guard let entry = tape[id] else { return (LineText(), nil) }
      var text = ties.line(of: entry)
      if entry.isTotal || entry.isDefinition { return (text, nil) }
      let characters = TieCharacters(entry.expression, on: tape, above: nil)
      let written = ties.text(of: entry.expression, ties: characters)
      if let error = keypad.calculator.error {
        let start = entry.heading.map { $0.count + 3 } ?? 0
        text.move(to: start + written.columns(of: error.place).lowerBound)
      }
      return (text, entry.isKeypadLine ? written : nil)
    }
  }

  /// Whether Backspace on the result reopens a line that the keypad cannot write.
  var reopensLine: Bool {
    guard let id = keypad.shownEntry, !isEditing, keypad.calculator.error == nil else {
      return false
    }
    return tape[id].map { !$0.isKeypadLine && !$0.isDefinition } ?? false
  }

  /// Writes a character on the line, which the expression becomes, or on a new one after a result.
  mutating func type(_ character: Character) {
    guard !isEditing else { return apply(.insert(character)) }
    var text = LineText()
    var continued = continuedResult
    if case .entering(let line) = keypad.calculator.phase {
      if keypad.isFinished {
        continued = .number(line.text.shown(lineTies).text)
      } else {
        text = line.text.written(in: keypad.typedBase)
      }
    }
    text.insert(String(character))
    edit(text, continuing: continued)
  }

  /// The shown result, which a text that begins with an operator continues.
  var continuedResult: Editing.Continued? {
    guard case .showing(let id) = keypad.calculator.phase, keypad.calculator.error == nil,
      tape[id]?.isDefinition != true
    else { return nil }
    return .result(id)
  }

  /// Empties the line, or leaves the corrected entry unchanged.
  mutating func emptyLine() {
    guard purpose != .calculation else {
      line.left = editedText
      return keypad.calculator.clearAll()
    }
    keypad.calculator.leaveText()
    line.isTapeFocused = tapeView.selected != nil
  }

  mutating func closeLine() {
    line.isTapeFocused = purpose != .calculation && tapeView.selected != nil
    keypad.calculator.dropText()
  }

  /// Drops a line with a mistake, which Up restores; a correction stays open.
  mutating func dropMistake() {
    if case .revision = purpose {
      changeText { $0.keep(0..<0) }
    } else {
      keypad.calculator.dropText()
    }
  }

  /// Whether the line has a mistake, so that an operand begins a new one.
  var isReplacedByOperand: Bool {
    (isFailed || line.refused != nil && line.refused == editedText?.text) && purpose == .calculation
  }

  /// Changes the text; with `isOperand`, starts a new line after a mistake.
  mutating func changeText(isOperand: Bool = false, _ change: (inout LineText) -> Void) {
    let isReplaced = isOperand && isReplacedByOperand
    (line.recalled, line.refused) = (nil, nil)
    guard isReplaced else { return keypad.calculator.changeText(change) }
    var text = LineText()
    change(&text)
    edit(text)
  }

  mutating func apply(_ edits: LineText.Edit...) {
    let ties = lineTies
    var cut = line.cut
    // A line above others may refer to none of them.
    if purpose != .calculation { cut = LineText(cut.shown(ties).text) }
    var isTyped = false
    if case .insert = edits[0] { isTyped = true }
    changeText(isOperand: isTyped) { text in
      for edit in edits { text.apply(edit, cut: &cut) { ties.text(of: $0) } }
    }
    line.cut = cut
  }

  mutating func clearText() { apply(.end, .cutToStart) }

  mutating func moveCursor(toColumn column: Int) {
    let place = editedText?.shown(lineTies).columns.lastIndex { $0 <= column }
    keypad.calculator.changeText { $0.move(to: place ?? 0) }
  }

  mutating func replaceText(with number: Rational, in base: NumberBase) {
    let (name, comment) = heading ?? (nil, nil)
    let digits = base.prefix + number.digits(inBase: base.rawValue)
    let end = comment.map { " " + Formula.source(ofComment: $0) } ?? ""
    changeText {
      $0.keep(0..<0)
      $0.insert((name.map { $0 + " = " } ?? "") + (number.isNegative ? "−" : "") + digits + end)
    }
  }

  /// Writes the text of a button; an entry can refer only to entries above it.
  mutating func write(_ edit: ExpressionEdit) {
    switch (edit, purpose) {
    case (.tie, .comment), (.userCall, .comment): return
    case (.tie(let id), .revision(let edited)), (.userCall(let id), .revision(let edited)):
      guard tape.index(of: id) ?? 0 < tape.index(of: edited) ?? 0 else {
        return notice.say(.notAbove)
      }
    default: break
    }
    let (base, ties) = (keypad.typedBase, lineTies)
    // In a failed line the cursor is at the error; C removes its end.
    let isAtEnd = isFailed && edit == .deleteElement
    changeText(isOperand: edit.role == .operand) {
      if isAtEnd { $0.move(to: $0.characters.count) }
      $0.write(edit, in: base, ties)
    }
  }

  /// Writes an equals sign after a name or another sign, or where an equation may have one;
  /// otherwise calculates.
  mutating func writeEquals() -> [Effect] {
    guard let text = editedText, !isFailed else { return finishLine() }
    let scope = LineScope(text.characters, on: tape, conventions: conventions)
    // Enter explains a comparison, such as `x == 3`; `rent * 2 ==` is a calculation.
    let before = Array(String(text.characters[..<text.cursor]).utf8)[...].trimmingSpaces
    let left = before.dropLast().trimmingSpaces
    let isComparison =
      switch before.last {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): true
      case UInt8(ascii: "!"): before.dropLast().last == UInt8(ascii: " ")
      case UInt8(ascii: "="):
        Vocabulary.canName(String(decoding: left, as: UTF8.self))
          || (try? Formula(left, in: scope)) == nil
      default: false
      }
    // `x = y` with an unknown y is no calculation.
    let right = before.lastIndex(of: UInt8(ascii: "=")).map { before[($0 + 1)...] }
    let isUnread = right.map { side in
      (try? Formula(before, in: scope)) == nil
        && Formula.mayBeSide(String(decoding: side, as: UTF8.self), in: scope)
    }
    let isWritten =
      isInComment || isComparison || text.isInsideParentheses || isUnread == true
      || !text.calculationBehindCursor.contains("=")
        && (text.isNameBeforeCursor(among: tape.names) || Formula.mayBeSide(text.text, in: scope))
    guard isWritten else { return finishLine() }
    changeText { $0.insert("=") }
    return []
  }

  var lineSubject: Request.Subject? { editedText.flatMap { subject(ofLine: $0) } }

  func subject(ofLine text: LineText) -> Request.Subject? {
    guard !text.characters.allSatisfy(\.isWhitespace), !isComment else { return nil }
    var (characters, ties) = (text.characters, text.ties)
    switch continuation {
    case .result(let id):
      characters = [LineText.characterOfTie(at: ties.count), " "] + characters
      ties.append(id)
    case .number(let text): characters = text + " " + characters
    case nil: break
    }
    let scope = LineScope(
      characters, ties: ties, on: tape, above: purpose.entry, conventions: conventions)
    return .formula(characters, scope, tape.recalculation(of: scope.references))
  }

  /// The value that the line continues; without a screen, a sign continues a result, too.
  private var continuation: Editing.Continued? {
    guard let text = editedText?.text, let continued = keypad.calculator.editing?.continued else {
      return nil
    }
    let hasSign = text.first { !$0.isWhitespace }.map { "+-−".contains($0) } ?? false
    return lineMode != nil && hasSign || Vocabulary.continues(text, in: environment.language)
      ? continued : nil
  }

  /// The line with the result it continues, such as `ans - 5`.
  var continuedText: String? {
    guard case .result = continuation, let text = shownText else { return nil }
    var line = text.drop(while: \.isWhitespace)
    if line.last == "=" { line.removeLast() }
    if let first = line.first, first.isLetter || "!%²³°".contains(first) {
      return "ans" + (first.isLetter ? " " : "") + line
    }
    let signs = ["**", "//", "->", "<<", ">>"]
    let sign = signs.first(where: line.hasPrefix) ?? String(line.prefix(1))
    return "ans \(sign) \(line.dropFirst(sign.count).drop(while: \.isWhitespace))"
  }

  func inText(_ error: EvaluationError) -> EvaluationError {
    let skipped = continuation?.length ?? 0
    let start = max(0, error.place.lowerBound - skipped)
    var error = error
    error.place = start..<max(start, error.place.upperBound - skipped)
    return error
  }

  func shownText(of id: EntryID) -> String {
    let ties = ties(isGrouped: false)
    return tape[id].map { ties.line(of: $0).shown(ties).text } ?? ""
  }

  mutating func search(_ step: (inout LineSearch, Tape, (EntryID) -> String) -> Void) {
    var search = line.search ?? LineSearch()
    step(&search, tape) { shownText(of: $0) }
    line.search = search
  }

  mutating func takeFound() {
    defer { line.search = nil }
    guard let entry = line.search?.found.flatMap({ tape[$0] }) else { return }
    put(ties(isGrouped: false).line(of: entry))
  }

  /// Recalls the previous or next entry of the tape; the draft follows the newest one.
  mutating func recall(_ scroll: Scroll) {
    guard let text = editedText else { return }
    let recalled = line.recalled?.text.characters == text.characters ? line.recalled : nil
    if scroll == .lineUp, recalled == nil, restoreLeft(over: text) { return }
    guard purpose == .calculation else { return }
    let next =
      scroll == .lineUp
      ? recalled.map { tape.id(before: $0.entry) } ?? tape.last
      : recalled.flatMap { tape.id(after: $0.entry) }
    guard next != nil || scroll == .lineDown && recalled != nil else { return }
    let draft = recalled?.draft ?? text
    guard let entry = next.flatMap({ tape[$0] }) else { return put(draft) }
    let earlier = ties(isGrouped: false).line(of: entry)
    put(earlier)
    line.recalled = Line.Recalled(entry: entry.id, text: earlier, draft: draft)
  }

  /// Brings back the line that was left last, unless it is on the line; returns whether it did.
  mutating func restoreLeft(over text: LineText = LineText()) -> Bool {
    guard let left = line.left, !left.isEmpty, left.characters != text.characters else {
      return false
    }
    line.left = nil
    put(left)
    return true
  }

  private mutating func put(_ text: LineText) {
    guard isEditing else { return edit(text) }
    let point = environment.point
    changeText {
      $0 = text
      $0.point = point
    }
  }
}

extension Entry {
  /// Whether the keypad can write the line, without a name or a comment.
  fileprivate var isKeypadLine: Bool { heading == nil && comment == nil && !isTotal }
}

extension TieText {
  /// Writes an entry as text that is valid above another entry, or at the end of the tape.
  func line(of entry: Entry, above other: EntryID? = nil) -> LineText {
    var ties = self
    ties.entry = entry.id
    let characters = TieCharacters(entry.expression, on: tape, above: other)
    var text = entry.isTotal ? Entry.total : ties.text(of: entry.expression, ties: characters).text
    if let heading = entry.heading { text = "\(heading) = \(text)" }
    let end = text.count
    if let comment = entry.comment { text += " " + Formula.source(ofComment: comment) }
    return LineText(text, ties: characters.ties, cursor: end)
  }
}
