import ExactNumbers
import Quantities

@testable import CalculatorCore

/// A calculator after presses such as `12.5×-3=`; it keeps the refusal of the last one.
///
/// `C` is clear, `A` all clear, `<` Backspace.
struct Story: CustomStringConvertible {
  var calculator: Calculator
  var refusal: Refusal?

  init(_ keys: String, limits: Limits = .standard) {
    calculator = Calculator(limits: limits)
    press(keys)
  }

  /// Shows the value of a formula, then presses keys.
  init(formula: String, _ keys: String) throws(EvaluationError) {
    calculator = Calculator()
    let formula = try Formula(formula)
    calculator.show(try formula.evaluated(), name: formula.name, comment: formula.comment)
    press(keys)
  }

  mutating func press(_ keys: String) {
    for key in keys {
      refusal = nil
      do throws(Refusal) {
        try press(Story.press(key), typed: key)
      } catch {
        refusal = error
      }
    }
  }

  private mutating func press(_ press: Press, typed: Character) throws(Refusal) {
    switch press {
    case .edit(let edit): try calculator.apply(edit, typed: typed)
    case .command(.allClear): calculator.clearAll()
    case .command(.equals):
      guard let line = try calculator.lineForEquals() else { return }
      do throws(EvaluationError) {
        calculator.show(try value(of: line))
      } catch {
        calculator.fail(line, error)
      }
    }
  }

  /// Evaluates a line after the entries that it depends on.
  private mutating func value(of line: LineText) throws(EvaluationError) -> Evaluation {
    let scope = LineScope(line.characters, ties: line.ties, on: calculator.tape)
    let values = try calculator.tape.recalculation(of: scope.references)
      .perform(in: EvaluationContext(within: calculator.limits)) { calculator.record($1, for: $0) }
    return try Formula(line.text, in: scope).evaluated(
      in: EvaluationContext(
        ties: { values[$0] }, definitions: { values.outcomes[$0]?.definition },
        within: calculator.limits))
  }

  /// The whole state in one line; ties are their values in braces.
  var description: String {
    let text = calculator.expression.text { calculator.tape.value(of: $0) }
    let phase =
      switch calculator.phase {
      case .entering: "entering \(text)"
      case .showing(let id): "showing \(text) = \(calculator.tape.outcome(of: id).text)"
      case .failed(let line, let error):
        "failed \(text): \(error.kind.word) at \(line.text.characters(ofBytes: error.place))"
      }
    guard let refusal else { return phase }
    return phase + " | refused: \(refusal.kind)" + (refusal.place.map { " at \($0)" } ?? "")
  }

  /// The states of a calculator in steps, separated by bars.
  ///
  /// ```text
  /// show LINE      show the value of a line, or its definition
  /// keys 2+3=      presses as for `Story.init`
  /// edit root      a named edit
  /// tie 1, call 1  the result or the function of the first entry
  /// revise 1 LINE  replace the first entry by a line
  /// remove 1, undo, redo
  /// others + 7.1 8 changes of another program
  /// calculate      all unknown results
  /// last           report the last result
  /// ```
  ///
  /// Each step but `show` reports the state, and the results if they changed.
  static func session(_ text: String) throws(EvaluationError) -> String {
    var story = Story("")
    var (told, results) = ([String](), [String]())
    for step in text.split(separator: "|") {
      let words = step.split(separator: " ", maxSplits: 1).map(String.init)
      let object = words.count > 1 ? words[1] : ""
      story.refusal = nil
      let isDone = try story.perform(words[0], object.trimmingBlanks)
      if words[0] == "show" { continue }
      if words[0] == "last" {
        told.append("last \(story.calculator.lastResult()?.shortText ?? "none")")
        continue
      }
      let new = story.calculator.tape.markedResults
      told.append(
        (isDone ? "" : "nothing to \(words[0]): ") + story.description
          + (new == results ? "" : " \(new)"))
      results = new
    }
    return told.joined(separator: " | ")
  }

  private mutating func perform(_ step: String, _ object: String) throws(EvaluationError) -> Bool {
    let parts = object.split(separator: " ", maxSplits: 1).map(String.init)
    let ids = Array(calculator.tape.ids)
    let number = parts.first.flatMap { Int($0) } ?? 0
    let id = ids.indices.contains(number - 1) ? ids[number - 1] : EntryID(writer: 9, number: 9)
    let scope = TapeScope(tape: calculator.tape)
    switch step {
    case "show":
      let formula = try Formula(object, in: scope)
      if let definition = formula.definition {
        calculator.show(definition, comment: formula.comment)
        return true
      }
      let values = try calculator.tape.recalculation(of: ids)
        .perform(in: EvaluationContext(within: calculator.limits)) {
          calculator.record($1, for: $0)
        }
      let evaluation = try formula.evaluated(
        in: EvaluationContext(
          ties: { values[$0] }, definitions: { values.outcomes[$0]?.definition },
          within: calculator.limits))
      calculator.show(evaluation, name: formula.name, comment: formula.comment)
    case "keys": press(object)
    case "edit": if let edit = ExpressionEdit(named: object) { apply(edit) }
    case "tie": apply(.tie(id))
    case "call": apply(.userCall(id))
    case "revise":
      let formula = try Formula(parts[1], in: TapeScope(tape: calculator.tape, entry: id))
      calculator.revise(
        Entry(
          id: id, name: formula.name, expression: formula.expression, comment: formula.comment,
          isTotal: formula.isTotal))
    case "remove": calculator.remove(id)
    case "undo": return calculator.undo()
    case "redo": return calculator.redo()
    case "others": calculator.mergeForeignChanges(TapeChange(text: object).map { [$0] } ?? [])
    case "calculate": try settle()
    default: break
    }
    return true
  }

  private mutating func apply(_ edit: ExpressionEdit) {
    do throws(Refusal) {
      try calculator.apply(edit)
    } catch {
      refusal = error
    }
  }

  /// Calculates unknown results; a new value may change totals, which are calculated again.
  private mutating func settle() throws(EvaluationError) {
    while true {
      var tape = calculator.tape
      let unknown = tape.ids.filter { tape.outcome(of: $0) == nil }
      if unknown.isEmpty { return }
      try tape.calculate()
      let version = calculator.tapeVersion
      for id in unknown where calculator.tapeVersion == version {
        tape.outcome(of: id).map { calculator.record($0, for: id) }
      }
    }
  }

  static func press(_ key: Character) -> Press {
    switch key {
    case "+": .edit(.binary(.add))
    case "-": .edit(.binary(.subtract))
    case "×": .edit(.binary(.multiply))
    case "÷": .edit(.binary(.divide))
    case "^": .edit(.binary(.power))
    case "%": .edit(.postfix(.percent))
    case "!": .edit(.postfix(.factorial))
    case "(": .edit(.open)
    case ")": .edit(.close)
    case ".": .edit(.point)
    case "=": .command(.equals)
    case "C": .edit(.deleteElement)
    case "A": .command(.allClear)
    case "<": .edit(.deleteCharacter)
    default: .edit(.digit(Digit(rawValue: key.wholeNumberValue ?? -1) ?? .zero))
    }
  }
}

extension Calculator {
  var expression: Expression {
    if let line { return Expression(line) }
    guard case .showing(let id) = phase else { return Expression() }
    return tape[id]?.expression ?? Expression()
  }
}

extension Expression {
  init(_ line: LineText) {
    let style = ShownLine.Style { tie in
      String(LineText.characterOfTie(at: line.ties.firstIndex(of: tie) ?? 0))
    }
    let shown = LineText(ShownLine(line, style).text, ties: line.ties)
    var reader = Reader(
      shown.lexed, scope: LineScope(shown.characters, ties: shown.ties, on: Tape()),
      commaIsPoint: false)
    reader.taken = []
    _ = try? reader.tree()
    self.init(reader.taken ?? [])
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Tape {
  /// The results, with a `T` before totals.
  var markedResults: [String] {
    ids.map { id in
      (self[id]?.isTotal == true ? "T" : "") + (value(of: id)?.shortText ?? outcome(of: id).text)
    }
  }
}

extension Outcome? {
  /// The value, the error in one word with its tokens, or a question mark.
  var text: String {
    switch self {
    case .value(let evaluation): evaluation.value.number.shortText
    case .definition(let definition): definition.heading
    case .failure(let error): "\(error.kind.word) \(error.place)"
    case nil: "?"
    }
  }
}
