import CalculatorCore
import ExactNumbers

/// The formula line: what it is opened with, and what becomes of it.
extension ViewModel {
  /// Opens the formula line with the expression, its cursor at the place of an error if there is
  /// one.
  mutating func openFormula() {
    helpOffset = nil
    guard formula == nil else { return }
    let text = ExpressionText(calculator.expression, point: point)
    highlight.hide()
    formula = FormulaLine(text.text, cut: cut)
    if case .failed(_, let error) = calculator.phase {
      formula?.move(to: text.columns(of: error.place).lowerBound)
    }
  }

  /// Leaves the formula line; the expression is what it was.
  mutating func closeFormula() {
    cut = formula?.cut ?? cut
    formula = nil
  }

  /// Calculates the formula line and leaves it; an error is marked, and the cursor put there.
  mutating func calculateFormula(_ interruption: Interruption) {
    guard let line = formula else { return }
    guard line.characters.contains(where: { !$0.isWhitespace }) else {
      closeFormula()
      apply(.allClear)
      return
    }
    do throws(EvaluationError) {
      let (formula, evaluation) = try evaluate(line, interruption)
      calculator.show(formula, evaluation)
      closeFormula()
    } catch {
      message = .failure(error.kind)
      guard error.kind != .interrupted else { return }
      let columns = line.characters(ofBytes: error.place)
      place = columns
      formula?.move(to: columns.lowerBound)
    }
  }

  /// Presses a button of the keypad while the formula line is open: it writes its symbol.
  mutating func pressOnFormula(_ button: Button, _ interruption: Interruption) {
    switch button.entry.press {
    case .equals: calculateFormula(interruption)
    case .clear: formula?.apply(.deleteBackward)
    case .allClear:
      formula?.apply(.end)
      formula?.apply(.cutToStart)
    case .point: formula?.apply(.insert(point))
    default: button.entry.label.forEach { formula?.apply(.insert($0)) }
    }
  }

  /// What comes out of the formula line.
  func evaluate(
    _ line: FormulaLine, _ interruption: Interruption
  ) throws(EvaluationError) -> (Formula, Evaluation) {
    let formula = try Formula(
      line.text, answer: calculator.expression.answer ?? calculator.answer,
      commaIsPoint: point == ",")
    return (formula, try formula.evaluated(within: calculator.limits, unless: interruption))
  }

  private mutating func apply(_ press: Press) {
    // Clearing everything is never refused.
    try? calculator.apply(press)
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
