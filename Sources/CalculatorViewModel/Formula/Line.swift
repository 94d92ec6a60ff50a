import CalculatorCore
import Engine
import Quantities
import Words

/// What the formula line is for.
enum Purpose: Hashable, Sendable {
  /// A new calculation.
  case calculation
  /// Another content of an entry.
  case revision(EntryID)
  /// The comment on an entry.
  case comment(EntryID)
}

/// The formula line while it is open and closed, and the question about a pasted column.
struct Line: Hashable, Sendable {
  /// The text with its cursor; nil while the line is closed.
  private(set) var formula: FormulaLine?
  private(set) var purpose = Purpose.calculation
  /// The text that was cut last.
  private var cut: [Character] = []
  /// The line as it was when the unit before its cursor was to be completed.
  private var completed: FormulaLine?
  /// The pasted column whose sum a person may take; nil when nothing is asked.
  var question: PasteQuestion?

  var isOpen: Bool { formula != nil }
}

/// Opening and closing.
extension Line {
  /// Opens the line with a text.
  mutating func open(_ formula: FormulaLine, for purpose: Purpose, point: Character) {
    self.formula = formula
    self.formula?.point = point
    self.purpose = purpose
  }

  /// Opens the line with an expression, and returns its text.
  @discardableResult
  mutating func open(_ expression: Expression, ties: TieText) -> ExpressionText {
    let atoms = TieAtoms(expression, as: ties, above: nil)
    let text = ties.text(of: expression, ties: atoms)
    open(
      FormulaLine(text.text, atoms: atoms.atoms, cut: cut), for: .calculation, point: ties.point)
    return text
  }

  /// Opens the line with what is on the keypad, and the cursor at the place of an error if there is
  /// one.
  mutating func open(_ calculator: Calculator, ties: TieText) {
    guard !isOpen else { return }
    let text = open(calculator.expression, ties: ties)
    if let error = calculator.error {
      formula?.move(to: text.columns(of: error.place).lowerBound)
    }
  }

  /// Opens the line with an entry.
  mutating func open(_ entry: Entry, ties: TieText) {
    var ties = ties
    ties.entry = entry.id
    let atoms = TieAtoms(entry.expression, as: ties, above: entry.id)
    var text = ties.text(of: entry.expression, ties: atoms).text
    if let name = entry.name { text = "\(name) = \(text)" }
    if let comment = entry.comment { text += " " + Formula.source(ofComment: comment) }
    open(
      FormulaLine(text, atoms: atoms.atoms, cut: cut), for: .revision(entry.id),
      point: ties.point)
  }

  /// Opens the line with the comment on an entry.
  mutating func openComment(on entry: Entry, point: Character) {
    open(FormulaLine(entry.comment ?? "", cut: cut), for: .comment(entry.id), point: point)
  }

  /// Leaves the line; the expression stays what it was.
  mutating func close() {
    // In another line the atoms of this one would mean other entries.
    cut = formula?.cutText ?? cut
    formula = nil
    purpose = .calculation
  }
}

/// Writing.
extension Line {
  mutating func apply(_ edit: FormulaLine.Edit) { formula?.apply(edit) }

  mutating func insert(_ text: String) { formula?.insert(text) }

  /// Empties the line.
  mutating func clear() {
    formula?.apply(.end)
    formula?.apply(.cutToStart)
  }

  /// Writes what a button of the keypad writes.
  mutating func write(_ edit: ExpressionEdit, ties: TieText) -> Message? {
    switch edit {
    case .digit(let digit): apply(.insert(digit.character))
    case .digitInBase(let digit, let base):
      if formula?.isBehindWord != true { insert(base.prefix) }
      apply(.insert(digit.character))
    case .point: apply(.insert(ties.point))
    case .binary(let binary): insert(binary.isWord ? " \(binary.symbol) " : binary.symbol)
    case .postfix(let postfix): insert(postfix.symbol)
    case .tie(let origin): return write(tieTo: origin, ties: ties)
    case .open: insert("(")
    case .close: insert(")")
    case .function(let function): insert(function.name + "(")
    case .constant(let constant): insert(constant.name)
    case .root: insert("√(")
    case .reciprocal: insert("1÷(")
    case .square: insert("^2")
    case .deleteElement, .deleteCharacter: apply(.deleteBackward)
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
    formula?.insert(FormulaLine.Atom(origin: id, text: ties.text(of: id)))
    return nil
  }

  /// Writes an equals sign, behind a lone name or in a comment.
  ///
  /// - Returns: whether it was written; otherwise the line is to be evaluated.
  /// - Throws: `reservedName` for a name that has a meaning of its own.
  mutating func writeEquals() throws(EvaluationError) -> Bool {
    guard let formula else { return true }
    if case .comment = purpose {
      insert("=")
      return true
    }
    let name = String(decoding: Array(formula.text.utf8)[...].trimmingSpaces, as: UTF8.self)
    guard formula.cursor == formula.characters.count, Vocabulary.canName(name) else {
      let isTaken = Vocabulary.functionNames.contains(name) || UnitTable.symbols.contains(name)
      if isTaken { throw EvaluationError(.reservedName, at: 0..<formula.text.utf8.count) }
      return false
    }
    insert(formula.characters.last == " " ? "=" : " = ")
    return true
  }

  /// Puts the cursor where an error is, and returns the characters that are to blame.
  mutating func blame(_ error: EvaluationError) -> Range<Int>? {
    let characters = formula?.characters(ofBytes: error.place)
    if let characters { formula?.move(to: characters.lowerBound) }
    return characters
  }
}

/// What the line says.
extension Line {
  /// The name and the comment that the line gives to its result.
  var heading: (name: String?, comment: String?)? {
    formula.map { Formula.heading(of: $0.shown.text) }
  }

  /// What the line asks to be evaluated; nil when it is closed, blank or a comment.
  func subject(on tape: Tape, _ signs: CurrencySigns) -> Request.Subject? {
    formula.flatMap { subject(of: $0, on: tape, signs) }
  }

  private func subject(
    of line: FormulaLine, on tape: Tape, _ signs: CurrencySigns
  ) -> Request.Subject? {
    guard !line.characters.allSatisfy(\.isWhitespace) else { return nil }
    let above: EntryID?
    switch purpose {
    case .calculation: above = nil
    case .revision(let id): above = id
    case .comment: return nil
    }
    let scope = FormulaScope(
      line.characters, atoms: line.atoms.map(\.origin), on: tape, above: above, signs: signs)
    return .formula(line.characters, scope, tape.recalculation(of: scope.references))
  }

  /// The line as it is shown.
  ///
  /// - Parameter place: the characters that are to blame for an error.
  func shown(blaming place: Range<Int>?) -> ExpressionLine? {
    if let question { return ExpressionLine(text: question.preview) }
    guard let formula else { return nil }
    let shown = formula.shown
    return ExpressionLine(
      text: shown.text,
      mark: place.map { shown.columns[$0.lowerBound]..<shown.columns[$0.upperBound] },
      cursor: shown.columns[formula.cursor], ties: shown.ties)
  }
}

/// Completing the name before the cursor.
extension Line {
  /// The value on whose dimension it depends which units complete the name; nil where it depends on
  /// none.
  mutating func subjectOfCompletion(on tape: Tape, _ signs: CurrencySigns) -> Request.Subject? {
    guard var part = formula, case .target(let value) = part.site else { return nil }
    completed = part
    part.keep(value)
    return subject(of: part, on: tape, signs)
  }

  /// Completes the name, which can be one that the line can refer to or a unit.
  ///
  /// - Returns: the names that fit, if there are several and no letter could be added.
  mutating func complete(on tape: Tape) -> [String] {
    guard let formula else { return [] }
    var own = tape.names
    switch purpose {
    case .calculation: break
    case .revision(let id): own = own.filter { tape.origin(ofName: $0, above: id) != nil }
    case .comment: return []
    }
    let (known, units) = (Vocabulary.names, UnitTable.offeredNames)
    return switch formula.site {
    case .operand: complete(FormulaLine.Candidates(preferred: known + own, others: units))
    case .unit: complete(FormulaLine.Candidates(preferred: own + units, others: known))
    case .partOfTarget: complete(FormulaLine.Candidates(preferred: units))
    case .target: []
    }
  }

  /// Completes the unit that a value is converted to, if the line is still the same.
  ///
  /// - Parameter dimension: that of the value; nil if it has none.
  /// - Returns: the names that fit, the most usual first.
  mutating func complete(_ dimension: Dimension?) -> [String] {
    guard formula == completed else { return [] }
    let fitting = dimension.map { UnitTable.names(fitting: $0) } ?? []
    return complete(
      FormulaLine.Candidates(
        preferred: fitting.isEmpty ? UnitTable.offeredNames : fitting, areListed: true))
  }

  private mutating func complete(_ candidates: FormulaLine.Candidates) -> [String] {
    formula?.complete(with: candidates) ?? []
  }
}

extension FormulaLine {
  /// The characters that bytes of the text belong to; not empty, and within the line.
  fileprivate func characters(ofBytes bytes: Range<Int>) -> Range<Int> {
    var start = 0
    var end = characters.count
    var offset = 0
    for (index, character) in characters.enumerated() {
      if offset <= bytes.lowerBound { start = index }
      offset += String(character).utf8.count
      if offset >= bytes.upperBound {
        end = index + 1
        break
      }
    }
    return start..<max(start + 1, end)
  }
}
