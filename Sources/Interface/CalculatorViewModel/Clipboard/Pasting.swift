import CalculatorCore
import Engine
import ExactNumbers
import Screen
import Words

/// A pasted column, and the question whether to insert its sum or the line through its points.
struct PasteQuestion: Hashable, Sendable {
  let column: PastedColumn
  let expression: Expression

  init(_ column: PastedColumn, point: Character, in scope: any Scope = EmptyScope()) {
    self.column = column
    let formula = try? Formula(column.formula, in: scope, commaIsPoint: point == ",")
    expression = formula?.expression ?? Expression()
  }

  /// The reason why there is nothing to insert, except missing exchange rates.
  var flaw: EvaluationError.Kind? {
    do throws(EvaluationError) {
      _ = try expression.evaluated()
      return nil
    } catch { return error.kind.isAboutRates ? nil : error.kind }
  }

  var message: PasteMessage {
    let count = column.numbers.count
    return column.hasPoints
      ? .points(count: count / 2, column.note)
      : .column(count: count, column.note, skipped: column.skipped)
  }
}

extension ViewModel {
  /// Inserts a calculation, or a column inside an open call; otherwise asks for the sum.
  private mutating func take(pasted text: String) -> (message: Message?, place: Range<Int>?) {
    if isInComment {
      let words = plainScalars(text).split(whereSeparator: \.properties.isWhitespace)
      insert(pasted: words.map { $0[...].string }.joined(separator: " "))
      return (nil, nil)
    }
    let characters = Array(text.prefix(PastedText.longestFormula))
    let scope = LineScope(characters, on: tape, conventions: conventions)
    switch PastedText(text, point: environment.point, in: scope).reading {
    case .formula(let formula, let note):
      // One line pasted with its end is entered, unless it continues another.
      let isLine =
        text.firstIndex(where: \.isNewline) == text.indices.last && note == nil && !isEditing
        && !keypad.isEntering
      insert(pasted: isCursorAtEnd ? formula : String(formula.prefix { $0 != "#" }), of: text)
      if isLine, typedCommand == nil { result.typeAhead.append(.key(.enter)) }
      return (note.map { .paste(.reading($0)) }, nil)
    case .flawed(let flawed):
      insert(pasted: flawed.text)
      let end = editedText?.cursor ?? 0
      let start = end - flawed.text.count
      // Characters that combine with those before them shorten the line.
      let place = (start + flawed.place.lowerBound..<start + flawed.place.upperBound)
        .clamped(to: 0..<end)
      keypad.calculator.changeText { $0.move(to: place.lowerBound) }
      return (.paste(.refusal(flawed.refusal)), place)
    case .column(let column) where editedText?.isAtArgument == true:
      insert(pasted: column.numbers.joined(separator: "; "))
      let count = column.numbers.count
      return (.paste(.arguments(count: count, column.note, skipped: column.skipped)), nil)
    case .column(let column) where column.isTable: return (.paste(.refusal(.severalColumns)), nil)
    case .column where !hasRoomForOperand: return (.refusal(.missingOperator), nil)
    case .column(let column):
      let question = PasteQuestion(column, point: environment.point, in: scope)
      if let flaw = question.flaw {
        write(column.formula, of: column)
        return (.failure(flaw), nil)
      }
      line.question = question
      return (nil, nil)
    case .lines(let lines):
      if isEditing || keypad.isEntering { line.left = textOfKeypad.text }
      result.typeAhead += lines.map { .line($0.text, pasted: $0.number) }
      return (nil, nil)
    case .nothing(let refusal): return (.paste(.refusal(refusal)), nil)
    }
  }

  private var isCursorAtEnd: Bool {
    editedText.map { $0.cursor == $0.characters.count } ?? true
  }

  /// Whether no operand is directly before or behind the place of a pasted one.
  private var hasRoomForOperand: Bool {
    guard !isReplacedByOperand, !keypad.isFinished, let text = keypad.calculator.line else {
      return true
    }
    guard isEditing else { return !text.isComplete }
    var before = text
    before.keep(0..<text.cursor)
    let next = text.calculationBehindCursor.first { !$0.isWhitespace }
    return !before.isComplete && !text.isPartOfNumber(next) && next != "("
  }

  /// Inserts a formula, with the blanks around the copied text if inside a line.
  private mutating func insert(pasted formula: String, of copied: String = "") {
    let isInside = isEditing || keypad.isEntering
    let text =
      (isInside && copied.hasPrefix(" ") ? " " : "") + formula
      + (copied.hasSuffix(" ") ? " " : "")
    guard !isEditing else { return changeText(isOperand: true) { $0.insert(text) } }
    let (line, _) = textOfKeypad
    let beginning = Self.beginning(
      line.text, before: text, keypad.calculator.phase, isFinished: keypad.isFinished)
    edit(LineText(beginning + text, ties: line.ties))
  }

  /// As with typed keys, an operator continues a result; anything else starts a new expression.
  private static func beginning(
    _ written: String, before text: String, _ phase: Calculator.Phase, isFinished: Bool
  ) -> String {
    let isOperator = "+-−*×\u{B7}/÷:^%!)".hasPart(String(text.prefix(1)))
    let space = text.dropFirst().hasPrefix(" ") ? " " : ""
    switch phase {
    case .showing:
      // Without a space, a plus or a minus is the sign of a number.
      let isSign = "+-−".hasPart(String(text.prefix(1))) && space.isEmpty
      return isOperator && !isSign ? "ans" + space : ""
    case .failed: return ""
    case .entering: return isFinished && !isOperator ? "" : written
    }
  }

  mutating func paste(_ text: String) -> [Effect] {
    guard !isWaiting else {
      result.typeAhead.append(.paste(text))
      return []
    }
    beginPaste()
    // A copy has a decimal point in every locale.
    let text = text == copied && environment.point == "," ? text.withDecimalComma : text
    let (message, place) = take(pasted: text)
    notice.say(message, at: place)
    return sendTypeAhead()
  }

  mutating func beginPaste() {
    clearMessage()
    menu = nil
    (line.question, line.pasted) = (nil, nil)
    page = nil
    keypad.highlight.hide()
  }

  /// Writes a formula of a column on the line, in parentheses inside another one.
  private mutating func write(_ formula: String, of column: PastedColumn) {
    if isEditing || keypad.isEntering && !keypad.isFinished {
      return insert(pasted: "(\(formula))")
    }
    edit(LineText(formula + (column.comment.map { " " + $0 } ?? "")))
  }

  private mutating func insert(answer formula: String, comment: String? = nil) -> [Effect] {
    if formula.utf8.count <= PastedText.longestFormula {
      insert(pasted: "(\(formula))" + (comment.map { " " + $0 } ?? ""))
    } else {
      beginPaste()
      notice.message = .paste(.refusal(.tooLong))
    }
    return []
  }

  /// Answers the open question; returns nil if the key must still be handled.
  mutating func answerQuestion(_ key: Key) -> [Effect]? {
    guard let column = line.question?.column else { return nil }
    if KeyTable.command(for: key, in: focus)?.traits.contains(.ofScreen) == true { return nil }
    line.question = nil
    let answer = column.formula(for: key)
    switch key {
    case .enter where isEditing || keypad.isEntering:
      return insert(answer: column.formula, comment: isCursorAtEnd ? column.comment : nil)
    case .character where answer != nil && (isEditing || keypad.isEntering):
      return insert(answer: answer ?? "")
    case .enter where column.hasPoints:
      result.typeAhead += column.lines.map { .line($0) }
      return sendTypeAhead()
    case .enter,
      .character where answer != nil:
      write(answer ?? column.formula, of: column)
      return finishLine()
    case .escape: return []
    case .character(let begun)
    where (begun.isLetter || begun.isNumber) && !isEditing && !keypad.isEntering:
      // Undo brings the sum back.
      write(column.formula, of: column)
      emptyLine()
      return nil
    default: return nil
    }
  }
}

extension KeypadState {
  var isEntering: Bool {
    guard case .entering(let line) = calculator.phase else { return false }
    return !line.text.isEmpty
  }
}
