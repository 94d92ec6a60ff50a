import CalculatorCore
import Quantities
import Words

/// The completion of a unit, which depends on the value that is converted to it.
struct Completing: Hashable, Sendable {
  /// The request for the value.
  var id: Request.ID
  /// The line when it was asked for.
  var line: FormulaLine
}

/// Completing the name before the cursor of the formula line.
extension ViewModel {
  /// Completes the name before the cursor, which can be one that the line can refer to or a unit, or
  /// says which names fit.
  ///
  /// Behind a sign of conversion, that waits for the value, whose dimension decides which units fit.
  mutating func completeName() -> [Effect] {
    guard let formula, formulaScope(of: formula) != nil else { return [] }
    let (own, known) = (ownNames, Vocabulary.names)
    switch formula.place {
    case .operand: complete(FormulaLine.Candidates(preferred: known + own, others: unitNames()))
    case .unit: complete(FormulaLine.Candidates(preferred: own + unitNames(), others: known))
    case .partOfTarget: complete(FormulaLine.Candidates(preferred: unitNames()))
    case .target(let value): return askForDimension(of: value, in: formula)
    }
    return []
  }

  /// The names of entries that the line can refer to.
  private var ownNames: [String] {
    guard case .revision(let id) = purpose else { return tape.names }
    return tape.names.filter { tape.origin(ofName: $0, above: id) != nil }
  }

  /// The names of units of a dimension, the most usual first; all where there is none.
  private func unitNames(of dimension: Dimension? = nil) -> [String] {
    let fitting = dimension.map { UnitTable.names(fitting: $0) } ?? []
    return fitting.isEmpty ? UnitTable.offeredNames : fitting
  }

  private mutating func complete(_ candidates: FormulaLine.Candidates) {
    let fitting = formula?.complete(with: candidates) ?? []
    guard !fitting.isEmpty else { return }
    message = .completions(CompletionMessage(fitting, columns: metrics.resultColumns))
  }

  /// Asks for the value that characters of the line have.
  private mutating func askForDimension(of value: Range<Int>, in formula: FormulaLine) -> [Effect] {
    var part = formula
    part.keep(value)
    guard let subject = formulaSubject(of: part) else { return [] }
    let request = newRequest(subject, format: format)
    completing = Completing(id: request.id, line: formula)
    return interruptFactoring() + [.evaluate(request)]
  }

  /// Completes the unit, if the line is still the same; an answer that comes after that is dropped.
  mutating func finish(_ completing: Completing, with answer: Answer) -> [Effect] {
    let dimension: Dimension?
    switch answer {
    case .evaluation(let evaluation): dimension = evaluation.value.unit?.dimension
    case .failure: dimension = nil
    default: return []
    }
    self.completing = nil
    if formula == completing.line {
      complete(FormulaLine.Candidates(preferred: unitNames(of: dimension), areListed: true))
    }
    return [.cancel(completing.id)]
  }
}
