import CalculatorCore
import Engine
import Screen
import Words

@testable import CalculatorViewModel

extension Teller {
  /// The state and the effects: a line for each unusual part.
  var summary: [String] {
    if model.lineMode != nil { return news }
    let state = model.viewState
    var lines = ["line: " + state.expression.marked]
    func add(_ label: String, _ texts: [String]) { lines += texts.map { "\(label): \($0)" } }
    if let result = state.result { add(result.tone == .live ? "live" : "result", [result.text]) }
    if let message = state.message {
      add(message.isMistake ? "mistake" : "message", [message.sentence.full])
    }
    add("focus", state.focus == .keypad ? [] : ["\(state.focus)"])
    add("highlighted", state.highlighted.map { ["\($0)"] } ?? [])
    add("layout", state.layout == .keypad ? [] : ["\(state.layout)"])
    add("theme", state.theme == .dark ? [] : ["\(state.theme)"])
    add("bases", state.bases.map { $0.texts } ?? [])
    if let tape = state.tape {
      add("tape", tape.isFocused ? ["focused"] : [])
      add("tape", tape.hasEarlier ? ["…"] : [])
      add("tape", tape.lines)
      add("tape", tape.hasLater ? ["…"] : [])
    }
    add("menu", state.menu.map { [$0.filter] + $0.rows.map(\.text) } ?? [])
    add("page", state.page.map { $0.texts(in: state.language.words) } ?? [])
    add("waiting", model.isSettled ? [] : ["for what a frame shows"])
    return (lines + news).map(\.shortened)
  }
}

extension String {
  fileprivate var shortened: String {
    count <= 240 ? self : "\(prefix(80))…\(suffix(40)) (\(count) characters)"
  }
}

extension ExpressionLine {
  /// Brackets mark ties, guillemets the error, and a bar the cursor.
  fileprivate var marked: String {
    var places = ties.flatMap { [($0.lowerBound, 2, "["), ($0.upperBound, 0, "]")] }
    if let mark { places += [(mark.lowerBound, 3, "‹"), (mark.upperBound, 0, "›")] }
    if let cursor { places.append((cursor, 1, "|")) }
    var characters = text.map(String.init)
    let end = (places.map(\.0).max() ?? 0) - characters.count
    if end > 0 { characters += Array(repeating: " ", count: end) }
    for (column, _, sign) in places.sorted(by: { ($0.0, $0.1) > ($1.0, $1.1) }) {
      characters.insert(sign, at: column)
    }
    return characters.joined()
  }
}

extension BasesPane {
  fileprivate var texts: [String] {
    ["\(base)"] + rows(atMost: 8).map { "\($0.label) \($0.digits ?? "–")" }
      + (note.map { [$0.full] } ?? [])
  }
}

extension MenuPane.Row {
  fileprivate var text: String {
    (isSelected ? ">" : "") + [word, key, effect].joined(separator: " | ")
      + (isPossible ? "" : " (impossible)")
  }
}

extension PageView {
  fileprivate func texts(in words: Wording) -> [String] {
    switch content {
    // The goldens have the whole help.
    case .text(let rows) where heading == nil: rows.prefix(2).map(\.text)
    case .plot(_, let column): lines(in: words) + (column.map { ["column \($0)"] } ?? [])
    case .totals(let rows):
      lines(in: words).prefix(1)
        + zip(lines(in: words).dropFirst(), rows).map { line, row in
          line + (row.bar.map { ", bar \($0)" } ?? "")
        }
    case .text:
      [heading ?? ""]
        + rows.enumerated().map { (selected == $0.offset ? ">" : "") + $0.element.withoutFillers }
    }
  }
}

extension PageRow {
  fileprivate var text: String {
    func text(_ emphasis: Emphasis) -> String {
      let part = parts.first { $0.emphasis == emphasis }
      return part.map { $0.column < 40 ? $0.text : "" } ?? ""
    }
    return text(.heading) + text(.keys) + " " + text(.meaning)
  }
}

extension Effect {
  var news: [String] {
    switch self {
    case .speak(let lines): lines
    case .save(let changes): changes.lines.map { "saved: \($0)" }
    case .evaluate(let request): ["request: \(request.subject.name)"]
    case .cancel: ["cancel"]
    case .forget, .wake(.light, _): []
    case .wake(let timer, _): ["timer: \(timer)"]
    default: ["effect: \(text)"]
    }
  }

  private var text: String {
    switch self {
    case .keepPicture(_, let state):
      "keepPicture" + (state.message.map { ": \($0.sentence.full)" } ?? "")
    case .listTapes: "listTapes"
    case .archive(let changes, let name): "archive \(name ?? "") \(changes.lines)"
    case .showLine(let state): "showLine \(state.expression.text)"
    default: "\(self)"
    }
  }
}

extension Request.Subject {
  fileprivate var name: String {
    switch self {
    case .expression, .formula, .result: "value"
    case .totals: "totals"
    case .explanation: "explanation"
    case .plot: "plot"
    case .tape(_, let digits): "\(digits.count) entries"
    }
  }
}
