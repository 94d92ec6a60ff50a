import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Words

enum Purpose: Hashable, Sendable {
  case calculation
  /// Another content of an entry.
  case revision(EntryID)
  case comment(EntryID)

  /// The entry that the text is for; nil for a new one.
  var entry: EntryID? {
    switch self {
    case .calculation: nil
    case .revision(let id), .comment(let id): id
    }
  }
}

/// The formula line while it is open and closed, and the question about a pasted column.
struct Line: Hashable, Sendable {
  /// The language whose words are read besides the English ones.
  var language = Language.english
  /// The open line; nil while it is closed.
  var edited: EditedLine?
  /// The line that was left without calculating; nil if there is none.
  var abandoned: Abandoned?
  /// The last line with a mistake that was left for a new one.
  var mistaken: LineText?
  /// The search in earlier lines; nil while nothing is sought.
  var search: LineSearch?
  /// Whether the keyboard was given to the tape while the line is open.
  var isAside = false
  /// The text that was cut last.
  private(set) var cut: [Character] = []
  /// The line as it was when the unit before its cursor was to be completed.
  var completed: LineText?
  /// The pasted column whose sum a person may take; nil when nothing is asked.
  var question: PasteQuestion?

  /// A line that was left, which undoing brings back.
  struct Abandoned: Hashable, Sendable {
    var line: EditedLine
    /// The steps of the calculator when it was left.
    var stepCount: Int
    /// Whether it was undone key by key, so that redoing brings it back.
    var isUndone: Bool
    /// Whether it was calculated, which is the last step of the calculator.
    var isCalculated = false
  }

  var isOpen: Bool { edited != nil }

  /// The text with its cursor; nil while the line is closed.
  private(set) var formula: LineText? {
    get { edited?.formula }
    set { if let newValue { edited?.formula = newValue } }
  }

  var purpose: Purpose { edited?.purpose ?? .calculation }

  var isComment: Bool { if case .comment = purpose { true } else { false } }
}

/// Opening and closing.
extension Line {
  mutating func open(_ formula: LineText, for purpose: Purpose, point: Character) {
    var formula = formula
    formula.point = point
    edited = EditedLine(formula, for: purpose)
  }

  /// Opens the line with an expression, and returns its text.
  @discardableResult
  mutating func open(_ expression: Expression, ties: TieText) -> ExpressionText {
    let characters = TieCharacters(expression, on: ties.tape, above: nil)
    let text = ties.text(of: expression, ties: characters)
    open(
      LineText(text.text, ties: characters.ties, cut: cut), for: .calculation, point: ties.point)
    return text
  }

  /// Opens the line with what is on the keypad, and the cursor at the place of an error if there is one.
  ///
  /// - Returns: how the expression of a result is written; nil where another text was opened, or the line was
  ///   open.
  @discardableResult
  mutating func open(_ calculator: Calculator, in base: NumberBase, ties: TieText)
    -> ExpressionText?
  {
    guard !isOpen else { return nil }
    switch calculator.phase {
    case .entering(let line): open(line, in: base, ties: ties)
    case .failed(let line, let error):
      open(line, in: base, ties: ties)
      formula?.move(to: line.characters(ofBytes: error.place).lowerBound)
    case .showing(let id):
      guard let entry = calculator.tape[id] else { return nil }
      guard !entry.isTotal, !entry.isDefinition else {
        let text =
          entry.isTotal ? LineText(Entry.total, cut: cut) : text(of: entry, above: nil, ties: ties)
        open(text, for: .calculation, point: ties.point)
        return nil
      }
      let text = open(entry.expression, ties: ties)
      if let error = calculator.error {
        formula?.move(to: text.columns(of: error.place).lowerBound)
      }
      return text
    }
    return nil
  }

  /// Opens a line of the keypad as text, with numbers in a base.
  private mutating func open(_ line: LineText, in base: NumberBase, ties: TieText) {
    var line = line
    line.write(in: base)
    line.cut = cut
    open(line, for: .calculation, point: ties.point)
  }

  /// Opens the line with an entry, the cursor at the end of its expression.
  mutating func open(_ entry: Entry, ties: TieText) {
    open(text(of: entry, above: entry.id, ties: ties), for: .revision(entry.id), point: ties.point)
  }

  /// An entry as a text that stands above another entry, or at the end of the tape.
  func text(of entry: Entry, above other: EntryID?, ties: TieText) -> LineText {
    var ties = ties
    ties.entry = entry.id
    let characters = TieCharacters(entry.expression, on: ties.tape, above: other)
    var text = entry.isTotal ? Entry.total : ties.text(of: entry.expression, ties: characters).text
    if let heading = entry.heading { text = "\(heading) = \(text)" }
    let end = text.count
    if let comment = entry.comment { text += " " + Formula.source(ofComment: comment) }
    return LineText(text, ties: characters.ties, cursor: end, cut: cut)
  }

  mutating func openComment(on entry: Entry, point: Character) {
    open(LineText(entry.comment ?? "", cut: cut), for: .comment(entry.id), point: point)
  }

  /// Turns what is on the keypad into text as it was typed, with a character behind it.
  ///
  /// After a result, an error or a number for which `=` was refused the character begins a new line.
  mutating func open(typing character: Character, behind keypad: KeypadState, ties: TieText) {
    let calculator = keypad.calculator
    switch calculator.phase {
    case .entering(let number) where keypad.isFinished:
      open(Expression(), ties: ties)
      edited?.continued = .number(number.shown(ties).text)
    case .entering: open(calculator, in: keypad.typedBase, ties: ties)
    case .showing, .failed: openEmpty(behind: calculator, ties: ties)
    }
    insert(String(character))
  }

  /// Opens the line without a text; what is typed there continues a result that shows.
  mutating func openEmpty(behind calculator: Calculator, ties: TieText) {
    open(Expression(), ties: ties)
    if case .showing(let id) = calculator.phase, calculator.error == nil,
      calculator.tape[id]?.isDefinition != true
    {
      edited?.continued = .result(id)
    }
  }

  /// Closes the line; the expression stays what it was.
  mutating func close(ties: TieText) {
    // In another line the ties of this one would mean other entries.
    cut = formula?.cutText(writer(ties)) ?? cut
    edited = nil
    isAside = false
  }
}

/// Writing.
extension Line {
  /// Applies an edit; a character that is typed behind a mistake begins a new line.
  mutating func apply(_ edit: LineText.Edit, ties: TieText) {
    if case .insert = edit { beginAnew() }
    let ties = writer(ties)
    change { $0.apply(edit) { ties.text(of: $0) } }
  }

  /// Drops a line with a mistake, which Up brings back; the correction of an entry goes on.
  mutating func dropMistake(ties: TieText) {
    mistaken = formula
    guard case .revision = purpose, let edited else { return close(ties: ties) }
    open(LineText("", cut: cut), for: purpose, point: edited.formula.point)
  }

  /// Leaves a line with a mistake, which Up and undoing bring back, for a new one.
  mutating func beginAnew() {
    guard let edited, edited.isFailed, edited.purpose == .calculation else { return }
    mistaken = edited.formula
    self.edited?.leave()
  }

  mutating func insert(_ text: String) { change { $0.insert(text) } }

  mutating func moveCursor(to place: Int) {
    edited?.isFailed = false
    formula?.move(to: place)
  }

  /// Puts the cursor before the character that the line shows in a column.
  mutating func moveCursor(toColumn column: Int, ties: TieText) {
    let place = formula?.shown(writer(ties)).columns.lastIndex { $0 <= column }
    moveCursor(to: place ?? 0)
  }

  mutating func change(_ body: (inout LineText) -> Void) {
    edited?.recalled = nil
    edited?.change(body)
  }

  /// Writes an integer in the place of the calculation, whose name and comment stay.
  mutating func replace(with number: Rational, in base: NumberBase, ties: TieText) {
    let (name, comment) = heading(ties) ?? (nil, nil)
    let digits = base.prefix + number.digits(inBase: base.rawValue)
    let end = comment.map { " " + Formula.source(ofComment: $0) } ?? ""
    clear()
    insert((name.map { $0 + " = " } ?? "") + (number.isNegative ? "−" : "") + digits + end)
  }

  mutating func clear() {
    change {
      $0.apply(.end)
      $0.apply(.cutToStart)
    }
  }

  /// Writes what a button of the keypad writes.
  mutating func write(_ edit: ExpressionEdit, ties: TieText) -> Message? {
    switch edit {
    case .digit(let digit):
      if ties.base != .decimal, formula?.isBehindWord != true { insert(ties.base.prefix) }
      apply(.insert(digit.character), ties: ties)
    case .point: apply(.insert(ties.point), ties: ties)
    case .binary(let binary): insert(binary.isWord ? " \(binary.symbol) " : binary.symbol)
    case .postfix(let postfix): insert(postfix.symbol)
    case .tie(let origin), .application(let origin): return write(tieTo: origin, ties: ties)
    case .open: insert("(")
    case .close: insert(")")
    case .function(let function): insert(function.name + "(")
    case .constant(let constant): insert(constant.name)
    case .root: insert("√(")
    case .reciprocal: insert("1÷(")
    case .square: insert("^2")
    case .deleteElement, .deleteCharacter: apply(.deleteBackward, ties: ties)
    }
    return nil
  }

  /// Writes the result of an entry at the cursor, if it stands above the entry that is edited.
  mutating func write(tieTo id: EntryID, ties: TieText) -> Message? {
    switch purpose {
    case .comment: return nil
    case .revision(let edited):
      guard ties.tape.index(of: id) ?? 0 < ties.tape.index(of: edited) ?? 0 else {
        return .notAbove
      }
    case .calculation: break
    }
    let isFunction = ties.tape[id]?.isDefinition == true
    change {
      $0.insert(tieTo: id)
      if isFunction { $0.insert("(") }
    }
    return nil
  }

  /// Writes an equals sign in a comment, inside an open parenthesis, behind what is a name, or
  /// seems to be meant as one, perhaps with names in parentheses, also where the calculation stands
  /// behind the cursor already, and behind what may be a side of an equation.
  ///
  /// - Parameter names: the names that have been given.
  /// - Returns: whether it was written; otherwise the line is to be evaluated.
  mutating func writeEquals(names: [String], in scope: any Scope) -> Bool {
    guard let formula, edited?.isFailed != true else { return false }
    let isWritten =
      if case .comment = purpose { true } else {
        formula.isInsideParentheses
          || !formula.calculationBehindCursor.contains("=")
            && (Self.isName(String(formula.characters[..<formula.cursor]), among: names)
              || Formula.mayBeSide(formula.text, in: scope))
      }
    if isWritten { insert("=") }
    return isWritten
  }

  /// Removes the equals signs around the calculation, as in `=5+5` and `3+4=`.
  mutating func removeOuterEquals() {
    guard let characters = formula?.characters else { return }
    let end = characters.firstIndex(of: "#") ?? characters.count
    let last = characters[..<end].lastIndex { !$0.isWhitespace }
    let first = characters[..<end].firstIndex { !$0.isWhitespace }
    for place in [last, first].compactMap(\.self) where characters[place] == "=" {
      change {
        $0.move(to: place + 1)
        $0.apply(.deleteBackward)
      }
    }
  }

  /// Whether a text is the name of a result: one that can be given, or one whose mistake is to be
  /// explained: several words of which one is unknown, or `name(names)`.
  ///
  /// A constant is one where a space follows it: `pi=` asks for its value.
  private static func isName(_ text: String, among names: [String]) -> Bool {
    if let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"),
      text[close...].allSatisfy({ ") ".contains($0) })
    {
      let name = text[..<open].filter { $0 != " " }
      let parameters = text[open..<close].dropFirst()
        .split(omittingEmptySubsequences: false) { ";,".contains($0) }
        .map { $0.filter { $0 != " " } }
      let isCall = names.contains(name) && parameters.allSatisfy(names.contains)
      return !isCall && !Vocabulary.isKnown(name)
        && ([name] + parameters).allSatisfy(Vocabulary.canName)
    }
    let words = text.split(separator: " ")
    let name = words.joined(separator: "_")
    if Constant(rawValue: text) != nil { return false }
    let isNew = { (word: Substring) in
      !word.allSatisfy(\.isNumber) && !names.contains(String(word)) && !Vocabulary.isKnown(word)
        && UnitTable.unit(named: String(word)) == nil
    }
    return Vocabulary.canName(name) && (words.count == 1 || words.contains(where: isNew))
  }

  /// Puts the cursor where an error is, and returns the characters that are to blame.
  mutating func blame(_ error: EvaluationError) -> Range<Int>? {
    let place = error.place
    let skipped = continuation?.length ?? 0
    let start = max(0, place.lowerBound - skipped)
    let characters = formula?.characters(ofBytes: start..<max(start, place.upperBound - skipped))
    if let characters { formula?.move(to: characters.lowerBound) }
    return characters
  }
}

/// What the line says.
extension Line {
  /// The name and the comment that the line gives to its result.
  func heading(_ ties: TieText) -> (name: String?, comment: String?)? {
    formula.map { Formula.heading(of: $0.shown(writer(ties)).text) }
  }

  /// What the line asks to be evaluated; nil when it is closed, blank or a comment.
  func subject(on tape: Tape, _ conventions: ReadingConventions) -> Request.Subject? {
    formula.flatMap { subject(of: $0, on: tape, conventions) }
  }

  func subject(
    of line: LineText, on tape: Tape, _ conventions: ReadingConventions
  ) -> Request.Subject? {
    guard !line.characters.allSatisfy(\.isWhitespace) else { return nil }
    let above: EntryID?
    switch purpose {
    case .calculation: above = nil
    case .revision(let id): above = id
    case .comment: return nil
    }
    var (characters, ties) = (line.characters, line.ties)
    switch continuation {
    case .result(let id):
      characters = [LineText.characterOfTie(at: ties.count), " "] + characters
      ties.append(id)
    case .number(let text): characters = text + " " + characters
    case nil: break
    }
    let scope = LineScope(
      characters, ties: ties, on: tape, above: above, conventions: conventions)
    return .formula(characters, scope, tape.recalculation(of: scope.references))
  }

  /// What the line continues, which stands before its text when it is read; nil where it does not.
  private var continuation: EditedLine.Continued? {
    guard let edited, let continued = edited.continued else { return nil }
    let text = edited.formula.text
    let hasSign = text.first { !$0.isWhitespace }.map { "+-−".contains($0) } ?? false
    return edited.continuesWithSign && hasSign || Vocabulary.continues(text, in: language)
      ? continued : nil
  }

  /// The line as it continues a result, such as `ans - 5`; nil where it does not.
  func continuedText(_ ties: TieText) -> String? {
    guard case .result = continuation, let text = formula?.shown(writer(ties)).text else {
      return nil
    }
    let line = text.drop(while: \.isWhitespace)
    if let first = line.first, first.isLetter || "!%²³°".contains(first) {
      return "ans" + (first.isLetter ? " " : "") + line
    }
    let signs = ["**", "//", "->", "<<", ">>"]
    let sign = signs.first(where: line.hasPrefix) ?? String(line.prefix(1))
    return "ans \(sign) \(line.dropFirst(sign.count).drop(while: \.isWhitespace))"
  }

  /// How ties of the line are written.
  private func writer(_ ties: TieText) -> TieText {
    var ties = ties
    ties.entry = purpose.entry
    return ties
  }

  /// The line as it is shown.
  ///
  /// - Parameter place: the characters that are to blame for an error.
  func shown(blaming place: Range<Int>?, ties: TieText) -> ExpressionLine? {
    if let question { return ExpressionLine(text: question.preview) }
    guard let formula else { return nil }
    let shown = formula.shown(writer(ties))
    return ExpressionLine(
      text: shown.text,
      mark: place.map { shown.columns[$0.lowerBound]..<shown.columns[$0.upperBound] },
      cursor: shown.columns[formula.cursor], ties: shown.ties)
  }
}
