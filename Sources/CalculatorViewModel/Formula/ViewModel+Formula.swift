import CalculatorCore
import Quantities
import Words

/// The formula line: how it is opened, written and left.
extension ViewModel {
  /// Opens the formula line with the expression, and the cursor at the place of an error if there
  /// is one.
  mutating func openFormula() {
    guard formula == nil else { return }
    let text = openFormula(with: calculator.expression)
    if let error = calculator.error {
      formula?.move(to: text.columns(of: error.place).lowerBound)
    }
  }

  /// Opens the formula line with an expression, and returns its text.
  @discardableResult
  mutating func openFormula(with expression: Expression) -> ExpressionText {
    let ties = TieAtoms(
      expression,
      as: TieText(tape: tape, point: point, base: typedBase, units: units, words: words), above: nil
    )
    let text = ExpressionText(expression, point: point, units: units, ties: ties)
    openFormula(FormulaLine(text.text, atoms: ties.atoms, cut: cut), for: .calculation)
    return text
  }

  /// Opens the formula line with a text.
  mutating func openFormula(_ line: FormulaLine, for purpose: Purpose) {
    highlight.hide()
    formula = line
    formula?.point = point
    self.purpose = purpose
  }

  /// Opens the formula line with a text from outside, in which nothing stands for an entry.
  package mutating func openFormula(withText text: String) {
    let characters = text.filter { FormulaLine.Atom.index(of: $0) == nil }
    openFormula(FormulaLine(characters), for: .calculation)
  }

  /// Leaves the formula line; the expression stays what it was.
  mutating func closeFormula() {
    // In another line the atoms of this one would mean other entries.
    cut = formula?.cutText ?? cut
    formula = nil
    purpose = .calculation
  }

  /// Takes the formula line for what it is: a calculation, another content of an entry, a comment.
  mutating func finishFormula() -> [Effect] {
    if let formula, case .comment(let id) = purpose {
      closeFormula()
      comment(formula.text, on: id)
      return []
    }
    return evaluateFormula()
  }

  /// Writes an equals sign after a lone name, which is then given to the result; otherwise
  /// calculates.
  mutating func writeEquals() -> [Effect] {
    guard let formula else { return [] }
    if case .comment = purpose {
      self.formula?.insert("=")
      return []
    }
    let name = String(decoding: Array(formula.text.utf8)[...].trimmingSpaces, as: UTF8.self)
    guard formula.cursor == formula.characters.count, Vocabulary.canName(name) else {
      let isTaken = Vocabulary.functionNames.contains(name) || UnitTable.symbols.contains(name)
      guard isTaken else { return evaluateFormula() }
      failFormula(EvaluationError(.reservedName, at: 0..<formula.text.utf8.count))
      return []
    }
    self.formula?.insert(formula.characters.last == " " ? "=" : " = ")
    return []
  }

  /// Gives an entry the content of the formula line.
  mutating func revise(_ id: EntryID, _ formula: FormulaLine, _ evaluation: Evaluation) {
    let heading = Formula.heading(of: formula.shown.text)
    closeFormula()
    calculator.revise(
      Entry(
        id: id, name: heading.name, expression: evaluation.expression, comment: heading.comment),
      evaluation)
    tapeView.digits[id] = nil
  }

  /// Writes the result of an entry at the cursor of the formula line, if it stands above the entry
  /// that is edited.
  mutating func writeOnFormula(tieTo id: EntryID) {
    switch purpose {
    case .comment: return
    case .revision(let edited):
      guard tape.index(of: id) ?? 0 < tape.index(of: edited) ?? 0 else {
        message = .notAbove
        return
      }
    case .calculation: break
    }
    let shown = TieText(tape: tape, point: point, base: typedBase, units: units, words: words)
    formula?.insert(FormulaLine.Atom(origin: id, text: shown.text(of: id)))
  }

  /// Evaluates the formula line; an empty one empties the calculator, and leaves an entry as it is.
  private mutating func evaluateFormula() -> [Effect] {
    guard let subject = formulaSubject else {
      let isRevision = purpose != .calculation
      closeFormula()
      if isRevision { return [] }
      return apply(.command(.allClear))
    }
    return awaitValue(of: subject)
  }

  /// What the formula line asks to be evaluated; nil when it is closed or blank.
  var formulaSubject: Request.Subject? { formula.flatMap { formulaSubject(of: $0) } }

  /// What a line in place of the formula line asks to be evaluated; nil when it is blank.
  func formulaSubject(of line: FormulaLine) -> Request.Subject? {
    guard !line.characters.allSatisfy(\.isWhitespace), let scope = formulaScope(of: line) else {
      return nil
    }
    return .formula(line.characters, scope, tape.recalculation(of: scope.references))
  }

  /// What the words of a line refer to; nil if it is a comment.
  func formulaScope(of line: FormulaLine) -> FormulaScope? {
    switch purpose {
    case .calculation: FormulaScope(line, on: tape, signs: signs)
    case .revision(let id): FormulaScope(line, on: tape, above: id, signs: signs)
    case .comment: nil
    }
  }

  /// Shows what is wrong with the formula line, and puts the cursor there.
  mutating func failFormula(_ error: EvaluationError) {
    message = .failure(error.kind)
    place = formula?.characters(ofBytes: error.place)
    if let place { formula?.move(to: place.lowerBound) }
  }

  /// Presses a button of the keypad while the formula line is open: it writes its symbol, or does
  /// to the line what it would do to the expression.
  mutating func pressOnFormula(_ press: Press) -> [Effect] {
    switch press {
    case .command(.equals): return finishFormula()
    case .command(.allClear):
      formula?.apply(.end)
      formula?.apply(.cutToStart)
    case .edit(let edit): writeOnFormula(edit)
    }
    return []
  }

  private mutating func writeOnFormula(_ edit: ExpressionEdit) {
    switch edit {
    case .digit(let digit): formula?.apply(.insert(digit.character))
    case .digitInBase(let digit, let base):
      if formula?.isBehindWord != true { formula?.insert(base.prefix) }
      formula?.apply(.insert(digit.character))
    case .point: formula?.apply(.insert(point))
    case .binary(let binary): formula?.insert(binary.isWord ? " \(binary.symbol) " : binary.symbol)
    case .postfix(let postfix): formula?.insert(postfix.symbol)
    case .tie(let origin): writeOnFormula(tieTo: origin)
    case .open: formula?.insert("(")
    case .close: formula?.insert(")")
    case .function(let function): formula?.insert(function.name + "(")
    case .constant(let constant): formula?.insert(constant.name)
    case .root: formula?.insert("√(")
    case .reciprocal: formula?.insert("1÷(")
    case .square: formula?.insert("^2")
    case .deleteElement, .deleteCharacter: formula?.apply(.deleteBackward)
    }
  }
}

/// What the formula line is for.
enum Purpose: Hashable, Sendable {
  /// A new calculation.
  case calculation
  /// Another content of an entry.
  case revision(EntryID)
  /// The comment on an entry.
  case comment(EntryID)
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
