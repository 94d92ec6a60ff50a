import CalculatorCore
import Screen
import Words

/// A column of numbers that was pasted, and the question whether its sum is to be taken.
struct PasteQuestion: Hashable, Sendable {
  /// The numbers with a plus or a minus between them.
  let sum: Expression
  /// The sum as the formula line writes it.
  let formula: String
  /// The end of the sum, as far as a display shows it.
  let preview: String
  let message: PasteMessage

  /// Creates the question; nil if the numbers are no formula.
  init?(_ column: PastedColumn, point: Character) {
    formula = column.sum
    guard let sum = try? Formula(formula, commaIsPoint: point == ",").expression else { return nil }
    self.sum = sum
    preview = column.preview
    message = .column(count: column.numbers.count, column.note)
  }
}

/// Pasted text.
extension ViewModel {
  /// Takes up pasted text.
  ///
  /// A calculation goes to the formula line, and whether the sum of a column is wanted is asked. Nothing
  /// becomes a result before Enter.
  mutating func paste(_ text: String) -> [Effect] {
    guard value?.holdsKeys != true else {
      typeAhead.append(.paste(text))
      return []
    }
    beginPaste()
    // What was copied here has the decimal point of all copies.
    let known: Unicode.Scalar? = text == copied ? "." : nil
    switch PastedText(text, point: point, known: known, names: tape.names).reading {
    case .formula(let text, let note):
      insertIntoFormula(text)
      message = note.map { .paste(.reading($0)) }
    case .column(let column): pasteQuestion = PasteQuestion(column, point: point)
    case .nothing(let refusal): message = .paste(.refusal(refusal))
    }
    return []
  }

  /// Says why pasted text was not taken.
  mutating func refusePaste(_ refusal: PasteRefusal) {
    beginPaste()
    message = .paste(.refusal(refusal))
  }

  private mutating func beginPaste() {
    clearMessage()
    word = nil
    pasteQuestion = nil
    page = nil
    highlight.hide()
  }

  /// Inserts text at the cursor of the formula line, which it opens if it is closed.
  private mutating func insertIntoFormula(_ text: String) {
    let isOpen = formula != nil
    openFormula()
    if !isOpen, let line = formula {
      formula = FormulaLine(beginning(line.text, before: text), atoms: line.atoms, cut: cut)
    }
    formula?.insert(text)
  }

  /// What of the opened formula line stands before text that is pasted on the keypad.
  ///
  /// After a result an operator continues with it, and anything else begins a new expression, as do
  /// typed keys; so does an operand after a lone number. Any other operand is kept apart from the one
  /// before it.
  private func beginning(_ line: String, before text: String) -> String {
    let isOperator = "+-−*×\u{B7}/÷:^%!)".contains(text.prefix(1))
    let space = text.dropFirst().hasPrefix(" ") ? " " : ""
    switch calculator.phase {
    case .showing:
      // Without a space a plus or a minus is the sign of a number.
      let isSign = "+-−".contains(text.prefix(1)) && space.isEmpty
      return isOperator && !isSign ? "ans" + space : ""
    case .failed: return ""
    case .entering(let expression):
      let before = line
      guard expression.isComplete else {
        return endsInOperator(expression) ? before + " " : before
      }
      if isOperator { return before + space }
      return expression.hasOperation ? before + " " : ""
    }
  }

  /// Whether an expression ends in an operator that has spaces around it.
  func endsInOperator(_ expression: Expression) -> Bool {
    guard case .binary(let binary) = expression.tokens.last else { return false }
    return binary != .power
  }

  /// Answers the question about a column, if there is one: Enter takes the sum, any other key does
  /// not and then does what it always does.
  ///
  /// - Returns: the effects of the answer; nil when the key is still to be taken up.
  mutating func answerPasteQuestion(_ key: Key) -> [Effect]? {
    guard let question = pasteQuestion else { return nil }
    if KeyTable.command(for: key, in: focus)?.isOfScreen == true { return nil }
    pasteQuestion = nil
    switch key {
    case .enter where formula != nil:
      if question.formula.utf8.count > PastedText.longestFormula {
        refusePaste(.tooLong)
      } else {
        formula?.insert("(\(question.formula))")
      }
      return []
    case .enter: return awaitValue(of: subject(of: question.sum))
    case .escape: return []
    default: return nil
    }
  }
}

/// The wheel of the mouse.
extension ViewModel {
  /// The number of lines that a notch of the wheel scrolls.
  private static let notch = 3

  /// Scrolls the page if one is open, otherwise the tape.
  mutating func turnWheel(_ direction: WheelDirection) -> [Effect] {
    for _ in 0..<Self.notch {
      let line = direction == .up ? Scroll.lineUp : .lineDown
      if page == nil { scrollTape(line) } else { scrollPage(line) }
    }
    return []
  }
}
