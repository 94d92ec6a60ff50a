import ExactNumbers
import Quantities
import TestSupport
@testable import Words

@testable import CalculatorCore
@testable import Engine

/// The recorded property of a table.
enum TableReading: String, CaseIterable {
  case exact
  /// The value in 12 digits, as in a pipe.
  case printed
  case tokens
  /// The value in a locale with a decimal comma.
  case comma
  case parts
  /// The value on 22 November 2026 in Paris.
  case time
  /// The value in French; the result and every name are 7.
  case french
  /// The value of the last line; bars separate lines.
  case lines
  case keys
  /// The calculator after a formula, a bar and presses.
  case presses
  /// The displayed text, which parses to the same tokens.
  case shown
  /// A stored line as it is rewritten; the first entry has a name.
  case kept
  /// The value in 34 digits, after `=` if exact.
  case measured
  case same
  /// The steps: depth, operation on values, value; `ans` is 850.
  case steps
  case parenthesized
  /// The lines of an explanation, perhaps in a form; `rent` is 850.
  case explained
  case hidden
  case nameable
  case continuing
  case nearest
  case edited
  case typed
  /// A keypad text as displayed and as parsed; `T` is tied to −3.
  case keypad
  case angle
  case tags
  case totals
  case session
  case picture
  /// A schedule as a table, perhaps with a width.
  case schedule
  case summary
  /// The displayed text where `road` is tied to a text.
  case tied
  case frenchShown
  case choices

  func outcome(of text: String) -> String {
    CoreTests.outcome { () throws(EvaluationError) in
      switch self {
      case .exact: return CoreTests.outcome(text, rates: .madeUp)
      case .printed: return try Formula(text).evaluated().value.printed()
      case .tokens: return try Formula(text, in: AnswerScope()).expression.text { _ in 1 }
      case .comma: return CoreTests.outcome(text, in: CommaScope())
      case .parts: return try Formula(text, in: AnswerScope(answer: nil)).parts
      case .time:
        return try Formula(text, in: TimeScope()).evaluated(in: EvaluationContext(ties: { _ in 7 }))
          .value.printed()
      case .french:
        let scope = FrenchScope(names: ["total"])
        return CoreTests.outcome(text, in: scope, answer: 7, commaIsPoint: true)
      case .lines:
        let lines = text.split(separator: "|").map(String.init)
        let tape = try Tape(lines)
        guard let last = tape.ids.last else { return "" }
        let formula = try Formula(lines[lines.count - 1], in: TapeScope(tape: tape, entry: last))
        try formula.requireCertainty(
          in: EvaluationContext(
            ties: { tape.value(of: $0) }, definitions: { tape.outcome(of: $0)?.definition }))
        guard let value = tape.value(of: last) else { return tape.outcome(of: last).text }
        return value.shortText + (value.uncertaintyText(in: .ascii).map { " \($0)" } ?? "")
      case .keys: return Story(text).description
      case .shown:
        let expression = try Formula(text, in: TestScope()).expression
        let shown = ExpressionText(expression, point: ".", ties: TestScope().text).text
        let isSame = try Formula(shown, in: TestScope()).expression == expression
        return shown + (isSame ? "" : " | other tokens")
      case .kept:
        guard let change = TapeChange(text: text) else { return "ignored" }
        let written = change.text { $0 == id(1) ? "rent" : nil }
        return written + (TapeChange(text: written) == change ? "" : " | another change")
      case .measured: return try Formula(text).evaluated().value.written()
      case .same:
        let texts = text.split(separator: " ~ ").map(String.init)
        let value = try Formula(texts[0]).evaluated().value
        let other = try Formula(texts[1]).evaluated().value
        return value == other ? "same" : "\(value.shortText), \(other.shortText)"
      case .steps: return try Self.steps(of: text)
      case .parenthesized:
        return try Formula(text).explained().parenthesized.source { _ in "?" }
      case .explained: return try Self.explained(text)
      case .hidden:
        return HiddenMeaning(text, among: [], in: .english).map { "\($0)" } ?? "nothing"
      case .nameable: return Vocabulary.canName(text) ? "a name" : "no name"
      case .continuing: return Vocabulary.continues(text, in: .english) ? "goes on" : "begins"
      case .nearest: return Vocabulary.nearestName(to: text) ?? "none"
      case .edited: return Self.edited(text)
      case .typed: return Self.typed(text)
      case .keypad: return Self.keypad(text)
      case .angle:
        return try Formula(text, in: AnswerScope()).expression.plainAngle().map {
          ($0.function.map { "\($0.name) of " } ?? "degrees beside ")
            + $0.argument.source { _ in "?" }
            + ($0.isNumber ? ", a number" : "")
        } ?? "none"
      case .tags:
        return Tag.tags(in: text).map { tag in
          tag.name + (tag.goal.map { "/\($0.shortText)" } ?? "")
        }.joined(separator: " ")
      case .totals: return try Self.totals(of: text)
      case .session: return try Story.session(text)
      case .picture: return try Self.picture(of: text)
      case .schedule: return try Self.schedule(text)
      case .summary: return Self.summary(of: text)
      case .tied: return try Self.tied(text)
      case .frenchShown: return try Self.frenchShown(text)
      case .choices:
        let choices = try Formula(text).choices(in: Array(text.utf8)[...])
        let texts = choices.map { $0.read + ($0.other.map { ", not \($0)" } ?? "") }
        return texts.isEmpty ? "no doubt" : texts.joined(separator: "; ")
      case .presses:
        let parts = text.split(separator: "|", maxSplits: 1).map { $0.filter { $0 != " " } }
        return try Story(formula: parts[0], parts.count > 1 ? parts[1] : "").description
      }
    }
  }
}

extension Quantity {
  func printed(in style: NumberStyle = .ascii) -> String {
    let formed = try? QuantityWriter(self, in: .decimal, Budget())
    return (try? formed?.text(digits: 12, in: style, Budget()).text) ?? "no text"
  }
}

extension Formula {
  fileprivate var parts: String {
    get throws(EvaluationError) {
      let value = try evaluated().value.number.shortText
      return (name.map { "\($0) = " } ?? "") + value + (comment.map { " # \($0)" } ?? "")
    }
  }
}

private struct NamedScope: Scope {
  var name: String
  var written: String
  static let origin = EntryID(writer: 0, number: 1)

  var names: [String] { [name] }
  func text(of origin: EntryID) -> String { written }
  func origin(of reference: Reference) -> EntryID? { reference == .name(name) ? Self.origin : nil }
}

extension TableReading {
  /// The parts of an input, separated by ` : `.
  private static func parts(_ text: String) -> [String] {
    text.split(separator: " : ").map(String.init)
  }

  private static func steps(of text: String) throws(EvaluationError) -> String {
    let explanation = try Formula(text, in: AnswerScope()).explained(
      in: EvaluationContext(ties: { _ in 850 }))
    let steps = explanation.steps.map { step in
      let values = step.operands.map { explanation.steps[$0].value.number.shortText }
      let named =
        explanation.origin(of: step) != nil
        ? "ans" : explanation.operation(of: step).source { values[Int($0.number)] }
      let whole = step.whole.map { " of \($0.number.shortText)" } ?? ""
      return "\(step.depth) \(named)\(whole) = \(step.value.number.shortText)"
    }
    let failure: String? =
      if case .failure(let error) = explanation.outcome { "\(error.kind.word) \(error.place)" } else
      {
        nil
      }
    return (steps + [failure].compactMap(\.self)).joined(separator: " | ")
  }

  private static func explained(_ text: String) throws(EvaluationError) -> String {
    let (parts, scope) = (parts(text), NamedScope(name: "rent", written: "rent"))
    let form = NumberForm.allCases.first { $0.name == parts.last } ?? .decimal
    let explanation = try Formula(parts[0], in: scope).explained(
      in: EvaluationContext(ties: { _ in 850 }))
    let most = parts.last.flatMap { Int($0) } ?? .max
    let lines = try? explanation.lines(
      in: form, fitting: 40, atMost: parts.count > 1 ? most : .max, ties: scope.text)
    return (lines ?? ["cancelled"]).joined(separator: " | ")
  }

  private static func edited(_ text: String) -> String {
    let parts = parts(text)
    var line = LineText(parts[0])
    do throws(Refusal) {
      guard let edit = ExpressionEdit(named: parts[1]) else { return "no edit" }
      try line.press(edit, within: .standard)
      return line.text
    } catch {
      return "\(line.text) | refused: \(error.kind)" + (error.place.map { " at \($0)" } ?? "")
    }
  }

  /// Words are bases, `.`, `<` and names of edits; other characters are digits.
  private static func typed(_ text: String) -> String {
    var (line, base) = (LineText(), NumberBase.decimal)
    do throws(Refusal) {
      for word in text.split(separator: " ") {
        if let named = NumberBase.allCases.first(where: { "\($0)" == word }) {
          base = named
        } else if let edit = ExpressionEdit(named: String(word)) {
          try line.press(edit, in: base, within: .standard)
        } else {
          for character in word {
            guard let digit = Digit.allCases.first(where: { $0.character == character }) else {
              return "no digit"
            }
            try line.press(.digit(digit), in: base, within: .standard)
          }
        }
      }
      return line.base.prefix + line.text
    } catch {
      return "\(line.base.prefix)\(line.text) | refused: \(error.kind)"
        + (error.place.map { " at \($0)" } ?? "")
    }
  }

  /// The output has the decimal point of the text, which may be a comma.
  private static func keypad(_ text: String) -> String {
    let tie = EntryID(writer: 0, number: 1)
    let characters = text.map { $0 == "T" ? LineText.characterOfTie(at: 0) : $0 }
    var line = LineText(String(characters), ties: text.contains("T") ? [tie] : [])
    line.point = text.contains(",") ? "," : "."
    let shown = ShownLine(line, ShownLine.Style { _ in "−3" }).text
    return line.ties.isEmpty ? "\(shown) | \(line.plain.text)" : shown
  }

  private static func totals(of text: String) throws(EvaluationError) -> String {
    let totals = try Totals(of: Tape(text.split(separator: "|").map(String.init)))
    func told(_ value: Quantity?) -> String { value?.shortText ?? "–" }
    let lines = totals.lines.map { line in
      "\(line.name) \(line.count): \(told(line.sum))"
        + (line.share.map { ", share \($0.shortText)" } ?? "")
        + (line.shareInTenths.map { " (\($0) ‰)" } ?? "")
        + (line.goal.map { ", goal \($0.shortText)" } ?? "")
        + (line.left.map { ", left \($0.shortText)" } ?? "")
        + (line.progressInTenths.map { " (\($0) ‰)" } ?? "")
        + (line.excluded.isEmpty ? "" : ", without \(line.excluded.map(\.number))")
    }
    let sums = totals.sums.map { "\($0.part) of \($0.count): \(told($0.sum))" }
    return (lines + sums).joined(separator: " | ")
  }

  private static func picture(of text: String) throws(EvaluationError) -> String {
    guard let plot = try Formula(text).evaluated().value.unit?.result?.plot else {
      return "no plot"
    }
    var last: PlotPicture?
    try? plot.draw(in: PlotSize(fitting: 70, 18), .ascii, withValues: true, Budget()) { last = $0 }
    guard let last else { return "no picture" }
    let values = last.stops.filter { $0.kind == .value }
    let others = last.stops.filter { $0.kind != .value }.map { "\($0.kind) \($0.text)" }
    return
      (["columns \(last.columnMarks.map(\.text))", "rows \(last.rowMarks.map(\.text))"]
      + ["\(values.count) values: \(values.prefix(5).map(\.text))"] + others)
      .joined(separator: " | ")
  }

  private static func schedule(_ text: String) throws(EvaluationError) -> String {
    let parts = parts(text)
    guard let schedule = try Formula(parts[0]).evaluated().value.unit?.result?.schedule else {
      return "no schedule"
    }
    let width = parts.count > 1 ? Int(parts[1]) ?? .max : .max
    let table = ScheduleTable(schedule, in: NumberStyle(), Wording(.english), fitting: width)
    return ([table.heading] + (0..<table.count).map { table[$0] }).joined(separator: " | ")
  }

  private static func summary(of text: String) -> String {
    let changes = text.split(separator: " | ").compactMap { TapeChange(text: String($0)) }
    let format = ResultFormat(columns: 20, point: ".", form: .decimal)
    let summary = TapeSummary(Tape(replaying: changes), named: "budget", rates: .none, in: format)
    return "\(summary.name), \(summary.day.map { "\($0)" } ?? "no day"), "
      + "\(summary.count): \(summary.sums.joined(separator: ", "))"
  }

  private static func tied(_ text: String) throws(EvaluationError) -> String {
    let parts = parts(text)
    let scope = NamedScope(name: "road", written: "5 km")
    let expression = try Formula(parts[0], in: scope).expression
    let units = parts.last == "ascii" ? UnitSigns.ascii : .symbols
    return ExpressionText(expression, point: ".", units: units, ties: scope.text).text
  }

  private static func frenchShown(_ text: String) throws(EvaluationError) -> String {
    let expression = try Formula(text).expression
    let shown = ExpressionText(
      expression, point: ",", units: .local(.french), ties: TestScope().text
    )
    .text
    let scope = LineScope(
      Array(shown), on: Tape(), conventions: ReadingConventions(language: .french))
    let again = try Formula(shown, in: scope, commaIsPoint: true).expression
    return shown + (again == expression ? "" : " | other tokens")
  }
}

extension ExpressionEdit {
  fileprivate static let named: [String: ExpressionEdit] = [
    "root": .root, "reciprocal": .reciprocal, "square": .square, "factorial": .postfix(.factorial),
    "sin": .function(.sin), "pi": .constant(.pi), "point": .point, "add": .binary(.add),
    "delete": .deleteCharacter,
  ]

  init?(named name: String) {
    guard let edit = Self.named[name] else { return nil }
    self = edit
  }
}
