import CalculatorCore

/// The formula line: how it is opened, written and left.
extension ViewModel {
  /// Opens the formula line with the expression, and the cursor at the place of an error if there
  /// is one.
  mutating func openFormula() {
    guard formula == nil else { return }
    let text = ExpressionText(calculator.expression, point: point)
    highlight.hide()
    formula = FormulaLine(text.text, cut: cut)
    if case .failed(_, let error) = calculator.phase {
      formula?.move(to: text.columns(of: error.place).lowerBound)
    }
  }

  /// Leaves the formula line; the expression stays what it was.
  mutating func closeFormula() {
    cut = formula?.cut ?? cut
    formula = nil
  }

  /// Evaluates the formula line; an empty one empties the calculator.
  mutating func evaluateFormula() -> [Effect] {
    guard let subject = formulaSubject else {
      closeFormula()
      return apply(.command(.allClear))
    }
    return awaitValue(of: subject)
  }

  /// What the formula line asks to be evaluated; nil when it is closed or blank.
  var formulaSubject: Request.Subject? {
    guard let formula, !formula.characters.allSatisfy(\.isWhitespace) else { return nil }
    return .formula(
      formula.characters, answer: calculator.expression.answer ?? calculator.answer)
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
    case .command(.equals): return evaluateFormula()
    case .command(.allClear):
      formula?.apply(.end)
      formula?.apply(.cutToStart)
    case .edit(let edit): writeOnFormula(edit)
    }
    return []
  }

  private mutating func writeOnFormula(_ edit: ExpressionEdit) {
    switch edit {
    case .digit(let digit): formula?.insert("\(digit.rawValue)")
    case .point: formula?.insert("\(point)")
    case .binary(let binary): formula?.insert(binary.symbol)
    case .postfix(let postfix): formula?.insert(postfix.symbol)
    case .open: formula?.insert("(")
    case .close: formula?.insert(")")
    case .deleteElement, .deleteCharacter: formula?.apply(.deleteBackward)
    }
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
