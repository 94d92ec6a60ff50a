import ExactNumbers
import Quantities

extension Calculator {
  /// Applies an edit at the end of the line, or throws why it was refused and changes nothing;
  /// `typed` is nil for a click.
  package mutating func apply(
    _ edit: ExpressionEdit, typed: Character? = nil,
    in conventions: ReadingConventions = ReadingConventions(), isFinished: Bool = false
  ) throws(Refusal) {
    func applied(to line: LineText) throws(Refusal) -> LineText {
      var line = line
      line.point = conventions.point
      try line.press(
        edit, typed: typed, in: conventions.base, conventions.language, besides: tape.names,
        within: limits)
      return line
    }
    switch phase {
    case .entering where isFinished && edit.role == .operand: enter(try applied(to: LineText()))
    case .entering(let typedLine):
      let line = typedLine.text
      let changed = try applied(to: untied(line, for: edit) ?? line)
      guard changed != line else { return }
      snapshot.phase = .entering(TypedLine(changed))
      history.append(.text(TextChange(from: line, to: changed)))
    case .showing(let id):
      let entry = tape[id]
      func shown() -> LineText { LineText(entry?.expression ?? Expression(), conventions) }
      if let error {
        enter(try applied(to: corrected(shown(), error, by: edit)))
      } else if edit.role == .delete {
        enter(edit.isAboutDigits && entry?.isDefinition != true ? shown() : LineText())
      } else {
        enter(try applied(to: continued(from: id, by: edit)))
      }
    case .failed(let line, let error): enter(try applied(to: corrected(line.text, error, by: edit)))
    }
  }

  package mutating func write(_ number: Rational, in base: NumberBase) {
    var line = LineText((number.isNegative ? "−" : "") + number.digits(inBase: base.rawValue))
    line.base = base
    enter(line)
  }

  package mutating func clearAll() {
    if line?.isEmpty == true, !hasChangedText { dropText() }
    if line?.isEmpty != true || error != nil || editing != nil { enter(LineText()) }
  }

  /// The line that `=` evaluates: after a result its last operation, after an error the same line;
  /// nil if nothing was typed.
  package func lineForEquals(
    in conventions: ReadingConventions = ReadingConventions()
  ) throws(Refusal) -> LineText? {
    switch phase {
    case .entering(let typed):
      let line = typed.text
      guard !line.isEmpty else { return nil }
      guard line.isComplete else { throw Refusal(.missingOperand, at: line.lastPlace) }
      guard line.hasOperation else { throw Refusal(.nothingToCalculate) }
      return line.plain
    case .showing(let id):
      let expression = tape[id]?.expression ?? Expression()
      guard error == nil else { return LineText(expression, conventions) }
      guard !expression.isDefinition, let operation = expression.lastOperation else {
        throw Refusal(.nothingToRepeat)
      }
      return LineText(
        Expression([.tie(id), .binary(operation.binary)] + operation.right).closed, conventions)
    case .failed(let line, _): return line.text
    }
  }

  /// The line that an edit other than a deletion changes after a result.
  private func continued(from id: EntryID, by edit: ExpressionEdit) throws(Refusal) -> LineText {
    guard edit.role != .close else { throw Refusal(.noOpenParenthesis) }
    var line = LineText()
    guard edit.role == .behindOperand else { return line }
    guard tape[id]?.isDefinition != true else { throw Refusal(.noValue) }
    line.insert(tieTo: id)
    return line
  }

  /// The line that an edit changes after an error.
  private func corrected(
    _ line: LineText, _ error: EvaluationError, by edit: ExpressionEdit
  ) throws(Refusal) -> LineText {
    switch edit.role {
    case .operand: return LineText()
    case .behindOperand, .close:
      throw Refusal(.uncorrectedError, at: line.characters(ofBytes: error.place))
    case .delete: return line
    }
  }

  /// The line with its last tie as digits for an edit to change; nil if the tie remains.
  private func untied(_ line: LineText, for edit: ExpressionEdit) -> LineText? {
    guard edit.isAboutDigits, let value = line.lastTie.flatMap({ tape.value(of: $0) }),
      value.uncertainty == nil,
      let digits = value.plain?.shortText(in: NumberStyle(point: String(line.point)))
    else { return nil }
    return line.untyingEnd(digits)
  }

  package var stepCount: Int { history.position }

  package var isIdle: Bool {
    if case .entering(let line) = phase { line.text.isEmpty } else { true }
  }
}
