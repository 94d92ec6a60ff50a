import CalculatorCore
import Engine
import Screen
import Words

/// The calculator without a screen: a text line, always open, and answers after all requests.
struct LineMode: Hashable, Sendable {
  /// Whether to replace signs by words: `exactly 5`, `about 1.4142`.
  let isSpoken: Bool
  var isCalculation = false
  /// The line with the result it continues, such as `ans - 5`.
  var continued: String?
  var entries: [EntryID] = []
  /// The tape before the last change, until that is reported.
  var before: Tape?
  var isUndoing = false
  var gone: [String] = []
  /// The rest of the last answer, for the next Enter.
  var rest: [String] = []
  var isBlank = false
  /// The characters before a correction that were not typed: `rent = `.
  var unseen = 0

  static let usualEntries = 20
  static let usualDigits = 50
}

extension ViewModel {
  /// Whether all requests are finished and the next line can be typed.
  var isAnswered: Bool {
    requests.isIdle && !isWaiting && saving.isSettled && saving.archive.isEmpty
      && page?.isPending != true
  }

  /// Whether keys and clicks wait for a value, for another tape, or in line mode for all of this one.
  var isWaiting: Bool {
    result.defersInput || saving.opening != nil || lineMode != nil && !saving.isLoaded
  }

  /// Whether keys wait: for a value, or for the answer to the last input.
  var defersInput: Bool {
    if isWaiting { return true }
    return lineMode != nil && (!isEditing || !isAnswered || hasUnsaidMistake)
  }

  private var hasUnsaidMistake: Bool {
    switch lastCommand {
    case .enter, .listChoices: notice.message?.isMistake == true
    default: false
    }
  }

  mutating func enter(_ text: String, pasted number: Int? = nil) -> [Effect] {
    guard !defersInput else {
      result.typeAhead.append(.line(text, pasted: number))
      return []
    }
    guard lineMode != nil else { return enter(text, afterPasted: number) }
    // A pasted line continues no result.
    if number != nil, purpose == .calculation { edit(LineText(), isStep: false) }
    // The name and the comment that the text lacks stay: `rent = `.
    let old = corrected(by: text)
    let heading = text.contains("=") ? "" : old?.heading.map { $0 + " = " } ?? ""
    let hasComment = Formula.heading(of: text).comment != nil
    let comment = hasComment ? "" : old?.comment.map { " " + Formula.source(ofComment: $0) } ?? ""
    lineMode?.unseen = heading.count
    // `edit` shows the calculation on the line; where it cannot, the newest line is corrected.
    let isEdit =
      TypedCommand(text, names: tape.names, in: environment.words)?.command == .openFormula
    let whole = (heading + text + (isEdit ? " 1" : "") + comment).filter {
      LineText.indexOfTie($0) == nil
    }
    changeText {
      $0.keep(0..<0)
      $0.insert(whole)
    }
    return type(.enter)
  }

  /// The line whose correction is typed on a terminal that cannot show it.
  private func corrected(by text: String) -> Entry? {
    let words = environment.words
    guard case .revision(let id) = purpose,
      !["", "cancel"].contains(text.filter { !$0.isWhitespace }.lowercased()),
      TypedCommand(text, names: tape.names, in: words) == nil
    else { return nil }
    return tape[id]
  }

  /// Enters a line of a paste; as in pipes, it has no `ans` after a line that failed.
  private mutating func enter(_ text: String, afterPasted number: Int?) -> [Effect] {
    var hasAnswer = true
    if let last = line.pasted, case .failed(_, let error) = keypad.calculator.phase {
      hasAnswer = false
      if notice.message == nil { notice.say(.paste(.failed(line: last, error.kind))) }
    }
    line.pasted = number
    edit(LineText(text))
    guard !hasAnswer, case .formula(let characters, var scope, let others) = lineSubject else {
      return finishLine()
    }
    scope.answer = nil
    return awaitValue(of: .formula(characters, scope, others))
  }

  /// Handles pasted lines one after the other; the text after the last line end stays as input.
  mutating func enter(pasted text: String) -> [Effect] {
    var lines = plainScalars(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
    lines[0] = (editedText?.text ?? "") + lines[0]
    let rest = lines.removeLast()
    result.typeAhead += lines.enumerated().map { .line($1, pasted: $0 + 1) }
    if !rest.isEmpty { result.typeAhead.append(.paste(rest)) }
    return defersInput ? [] : sendTypeAhead()
  }

  /// Handles a key that differs without a screen; nil for any other.
  mutating func typeWithoutScreen(_ key: Key) -> [Effect]? {
    guard lineMode != nil, focus == .formula else { return nil }
    let text = (editedText?.text ?? "").filter { !$0.isWhitespace }
    let isCalculation = purpose == .calculation
    switch key {
    case .enter where text.isEmpty && isCalculation && lineMode?.rest.isEmpty == false:
      return [.speak(nextPart(of: lineMode?.rest ?? []))]
    case .enter where isCalculation && text.hasPrefix("#"), .enter where text.isEmpty && !isComment:
      clearText()
    case .enter where leavesCorrection(text): closeLine()
    case .enter where text.lowercased() == "cancel" && !isComment && !tape.names.contains(text):
      clearText()
      return say(.notCorrecting)
    case .enter where !isCalculation && !isComment && isCommand: return say(.correcting)
    case .enter where isCalculation && !text.isEmpty && text.allSatisfy { $0 == "=" }:
      closeLine()
      lineMode?.isCalculation = true
      result.typeAhead += text.dropFirst().map { .line(String($0)) }
      return pressOnKeypad(.command(.equals))
    case .character("="): return perform(.editFormula(.insert("=")))
    case .control("c") where text.isEmpty, .control("d") where text.isEmpty: return quit()
    case .control("c"), .escape:
      line.left = editedText
      keypad.calculator.leaveText()
    case .control("y") where lastCommand != .undo && lastCommand != .redo: return nil
    case .backTab: return []
    case .control("x"), .function(9):
      return say(.choices(of: NamedCommand.allCases.map(\.rawValue)))
    default:
      let command = KeyTable.named.first { $0.keys.contains(key) }?.command
      let isAboutLine = command == .search || command?.traits.contains(.ofScreen) == true
      if text.isEmpty, isCalculation, command != nil, !isAboutLine { closeLine() }
      return nil
    }
    lineMode?.isBlank = true
    return []
  }

  /// Whether a line without blanks is the word `cancel`, perhaps behind the line that it corrects.
  private func leavesCorrection(_ text: String) -> Bool {
    guard case .revision(let id) = purpose, let entry = tape[id] else { return false }
    let old = ties(isGrouped: false).line(of: entry, above: id).text.filter { !$0.isWhitespace }
    return text.lowercased() == "cancel" || text == old + "cancel"
  }

  mutating func openNextLine() { edit(LineText(), continuing: continuedResult, isStep: false) }

  mutating func sayTape(_ count: Int) {
    guard tape.count > 0 else { return notice.say(.emptyTape) }
    let entries = Array(tape.ids.suffix(count))
    lineMode?.entries = entries
  }

  mutating func speak() -> [Effect] {
    guard let lineMode, isAnswered else { return [] }
    let isDone = !isEditing || page != nil || lineMode.isBlank || !lineMode.entries.isEmpty
    guard isDone || notice.message != nil else { return goOn() }
    let lines = lineMode.isBlank ? [] : answer(lineMode).map { spokenLine($0) }
    if isEditing, hasUnsaidMistake { dropMistake() }
    self.lineMode = LineMode(isSpoken: lineMode.isSpoken)
    let part = nextPart(of: lines)
    notice.say(nil)
    (page, menu) = (nil, nil)
    if !isEditing { openNextLine() }
    return [.speak(part)] + goOn()
  }

  private mutating func goOn() -> [Effect] {
    guard !result.typeAhead.isEmpty, !defersInput else { return [] }
    return sendTypeAhead() + send(.inputDrained)
  }

  private func answer(_ lineMode: LineMode) -> [String] {
    let (state, words) = (viewState, environment.words)
    if page?.kind == .help { return helpLines }
    if let page = state.page { return page.lines(in: words) }
    if !lineMode.entries.isEmpty || !lineMode.gone.isEmpty {
      return lineMode.gone + [earlierLines].compactMap(\.self)
        + lineMode.entries.compactMap(text(ofEntry:))
    }
    let message = state.message?.sentence.full
    // What is said of the tape takes no result away.
    let isAside =
      switch notice.message {
      case .notSaved, .notRead, .unknownLines: state.result?.tone == .final
      default: false
      }
    if let message, !isAside, notice.message?.isMistake == true || isEditing {
      guard isEditing, let place = notice.range else { return [message] }
      let sentence = words.sentence(
        message, atCharacter: max(0, place.lowerBound - lineMode.unseen) + 1)
      return [lineMode.continued, sentence].compactMap(\.self)
    }
    let value = state.result.map { spokenLine($0.text) }
    if !lineMode.isCalculation {
      guard let message else {
        let isFinal = state.result?.tone == .final
        return [Self.line(state.expression.text, isFinal ? value : nil)]
      }
      guard lastCommand?.traits.contains(.aboutValue) == true else { return [message] }
    }
    let bases = state.bases?.rows(atMost: 5).compactMap { row in
      row.digits.map { Self.line(row.label, $0) }
    }
    let note = message.map { value == nil ? $0 : "(\($0))" }
    // What a percentage was of: `200 + 10% (= 20)`.
    let shown = state.expression.text
    let isOfShare =
      value != nil && shown.dropFirst().contains { "+-−".contains($0) }
      && shown.split(separator: "%").dropFirst().contains {
        $0.hasPrefix(" (= ") || $0.hasPrefix(" (≈ ")
      }
    return [Self.line(isOfShare ? shown : lineMode.continued, value, note)] + (bases ?? [])
  }

  /// How many lines the command `tape` left out, without a number of its own.
  private var earlierLines: String? {
    guard tape.count > LineMode.usualEntries, let lineMode, lineMode.gone.isEmpty,
      lineMode.entries == Array(tape.ids.suffix(LineMode.usualEntries))
    else { return nil }
    return environment.words.earlierLines(tape.count - LineMode.usualEntries, of: tape.count)
  }

  private func spokenLine(_ line: String) -> String {
    lineMode?.isSpoken == true ? environment.words.spoken(line) : line
  }

  /// The first screenful of lines; the rest is kept for the next Enter.
  private mutating func nextPart(of lines: [String]) -> [String] {
    let (rows, columns) = (window.size.rows - 2, max(1, window.size.columns))
    let heights = lines.map { max(1, ($0.inCells.count + columns - 1) / columns) }
    guard rows > 2, heights.reduce(0, +) > rows + 1 else {
      lineMode?.rest = []
      return lines
    }
    var (count, height) = (1, heights[0])
    while height + heights[count] <= rows {
      height += heights[count]
      count += 1
    }
    lineMode?.rest = Array(lines.dropFirst(count))
    return lines.prefix(count) + [environment.words.moreLines]
  }

  mutating func noteTape() {
    let tape = tape
    lineMode?.before = tape
  }

  /// Prepares a report on removed and changed entries, and on those that depend on them.
  mutating func noteChanges() {
    guard let before = lineMode?.before else { return }
    lineMode?.before = nil
    var ties = ties()
    ties.tape = before
    let words = environment.words
    let isRemoval = notice.message == .removed
    let isUndoing = lineMode?.isUndoing == true
    let gone = before.ids.filter { tape[$0] == nil }.suffix(LineMode.usualEntries).compactMap {
      id -> String? in
      guard let entry = before[id] else { return nil }
      let result = tapeView.digits[id].map { spokenLine($0.text) }
      let text = Self.line(entry.heading.map { $0 + " =" }, ties.text(of: entry).text, result)
      return isUndoing ? words.takenBack(text) : words.removed(text)
    }
    lineMode?.gone = gone
    var changed = Set(lineMode?.entries ?? [])
    for id in tape.ids {
      guard let entry = tape[id] else { continue }
      // Entries that use a removed line keep its value.
      let isOther = before[id] != entry && (!isRemoval || entry.isTotal)
      if isOther || !changed.isDisjoint(with: entry.expression.origins) { changed.insert(id) }
    }
    let entries = Array(tape.ids.filter(changed.contains).suffix(LineMode.usualEntries))
    lineMode?.entries = entries
  }

  private static func line(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: " ")
  }

  private var isCommand: Bool {
    TypedCommand(editedText?.text ?? "", names: tape.names, in: environment.words) != nil
  }

  private var helpLines: [String] {
    let words = environment.words
    // The other chapters are about keys of the screen.
    let chapters: [HelpChapter] = [
      .commands, .formula, .operators, .tape, .language, .constants, .units,
    ]
    let named = NamedCommand.help.choices
      .filter { _, command in chapters.contains { command == .showHelp($0) } }.map(\.word)
    let first = [NamedCommand.help.word(in: words)] + named.prefix(1)
    let choices = [first.joined(separator: " ")] + named.dropFirst()
    let topics = words.sentence(.choices(of: choices)).full
    func lines(_ lines: [HelpLine]) -> [String] { lines.map { "\($0.keys): \($0.meaning)" } }
    if case .findHelp(let text) = lastCommand {
      let texts = chapters.filter { $0 != .tape }.map {
        (heading: words.heading(of: $0), lines: helpLines(of: $0))
      }
      let found = Help.chapters(texts, matching: text)
      return found.isEmpty ? [topics] : found.flatMap { [$0.heading] + lines($0.lines) }
    }
    var wanted = HelpChapter.commands
    if case .showHelp(let chapter) = lastCommand { wanted = chapter }
    return [words.heading(of: wanted)] + lines(helpLines(of: wanted)) + [topics]
  }

  /// The lines of a chapter, with command words in place of the keys of the screen.
  private func helpLines(of chapter: HelpChapter) -> [HelpLine] {
    switch chapter {
    case .formula, .operators, .language, .constants, .units:
      Help(environment.words).lines(of: chapter)
    case .tape: commandLines { $0.isAboutTape }
    case .keypad, .editing, .results, .commands, .screen: commandLines { _ in true }
    }
  }

  private func commandLines(where isWanted: (NamedCommand) -> Bool) -> [HelpLine] {
    let words = environment.words
    let commands = NamedCommand.allCases.filter { $0 != .redraw && $0 != .theme && isWanted($0) }
    return commands.map { named in
      HelpLine(
        keys: named.forms(in: words).joined(separator: ", "),
        meaning: words.text(of: named).meaning)
    } + [HelpLine(keys: "cancel", meaning: words.text(.cancelCorrection))]
  }

  private func text(ofEntry id: EntryID) -> String? {
    guard let index = tape.index(of: id) else { return nil }
    let pane = tapeView.pane(
      [id], columns: .max - 1, ties: ties(), isFocused: false, isLoaded: saving.isLoaded)
    return pane.rows.first.map { row in
      let result: String? =
        switch row.result {
        case .value(let text, _): spokenLine(text)
        case .failure(let text): "(\(text))"
        case .pending: "…"
        case .nothing: nil
        }
      return Self.line(
        "\(tape.count - index):", row.name.map { $0 + " =" }, row.expression, result, row.comment)
    }
  }
}
