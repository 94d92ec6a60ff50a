import CalculatorCore
import Engine
import Screen
import Words

/// The visible part of the tape, the selection, and the digits of its rows.
struct TapeView: Hashable, Sendable {
  /// The selected entry; nil while the tape does not have the keyboard.
  var selected: EntryID?
  /// The entry on the last line; nil to follow the newest one.
  var bottom: EntryID? { didSet { chosenBottom = bottom } }
  /// The scroll position of the user, which a larger window restores.
  private var chosenBottom: EntryID?
  var digits: [EntryID: Digits] = [:]
  var wanted: Wanted?

  struct Digits: Hashable, Sendable {
    var format: ResultFormat
    var text: String
  }

  struct Wanted: Hashable, Sendable {
    var version: Int
    var format: ResultFormat
    var entries: Set<EntryID>
    /// Whether it takes so long that a frame is drawn without it.
    var isOverdue = false
    /// Whether the user cancelled it; it is not repeated.
    var isCancelled = false
  }

  private static let patience = Duration.milliseconds(30)

  private func end(on tape: Tape) -> Int {
    bottom.flatMap { tape.index(of: $0) }.map { $0 + 1 } ?? tape.count
  }

  func shown(on tape: Tape, lines: Int) -> [EntryID] {
    Array(tape.ids.prefix(end(on: tape)).suffix(lines))
  }

  mutating func scroll(_ scroll: Scroll, on tape: Tape, lines: Int) {
    let first = min(lines, tape.count)
    let new =
      first + scroll.offset(from: end(on: tape) - first, page: lines, last: tape.count - first)
    bottom = new >= tape.count ? nil : tape.ids.dropFirst(new - 1).first
  }

  mutating func select(_ id: EntryID, on tape: Tape, lines: Int) {
    guard let index = tape.index(of: id) else { return }
    selected = id
    let end = end(on: tape)
    if index >= end {
      bottom = index + 1 == tape.count ? nil : id
    } else if index < end - lines {
      bottom = tape.ids.dropFirst(index + lines - 1).first
    }
  }

  mutating func moveSelection(_ scroll: Scroll, on tape: Tape, lines: Int) {
    guard let selected, let index = tape.index(of: selected) else { return }
    let new = scroll.offset(from: index, page: lines, last: tape.count - 1)
    if let id = tape.ids.dropFirst(new).first { select(id, on: tape, lines: lines) }
  }

  mutating func leave() { (selected, bottom) = (nil, nil) }

  /// Drops removed entries and keeps the selection in view.
  mutating func follow(_ tape: Tape, lines: Int) {
    bottom = chosenBottom.flatMap { tape[$0]?.id }
    let chosen = bottom
    defer { chosenBottom = chosen }
    if let selected, tape[selected] == nil { self.selected = tape.last }
    if let selected { select(selected, on: tape, lines: lines) }
    if digits.count > 1_000 { digits = [:] }
  }

  /// Requests missing results; `head` is the width before the result of an entry.
  mutating func ask(
    for entries: [EntryID], of calculator: Calculator, in format: ResultFormat,
    head: (Entry) -> Int, _ requests: inout Requests
  ) -> [Effect] {
    guard !entries.isEmpty else { return drop(&requests) }
    let (tape, version) = (calculator.tape, calculator.tapeVersion)
    if let wanted, wanted.version == version, wanted.format == format,
      wanted.entries.isSuperset(of: entries)
    {
      return []
    }
    let dropped = drop(&requests)
    wanted = Wanted(version: version, format: format, entries: Set(entries))
    let digits = entries.map { id in
      Request.TapeDigits(
        id: id, value: tape.value(of: id), room: format.columns - (tape[id].map(head) ?? 0))
    }
    return dropped
      + requests.ask(.entries, for: .tape(tape.recalculation(of: entries), digits), in: format)
      + [.wake(.tapePatience, after: Self.patience)]
  }

  mutating func drop(_ requests: inout Requests) -> [Effect] {
    guard wanted != nil else { return [] }
    wanted = nil
    return requests.cancel(.entries) + [.forget(.tapePatience)]
  }

  mutating func receive(
    _ answer: Answer, in calculator: inout Calculator, _ requests: inout Requests
  ) -> [Effect] {
    guard let version = wanted?.version else { return [] }
    switch answer {
    case .outcomes(let outcomes): record(outcomes, version: version, in: &calculator)
    case .entryDigits(let id, let format, let text):
      if version == calculator.tapeVersion { digits[id] = Digits(format: format, text: text) }
    default:
      wanted = nil
      requests.end(.entries)
      return [.forget(.tapePatience)]
    }
    return []
  }

  mutating func record(_ outcomes: [EntryOutcome], version: Int, in calculator: inout Calculator) {
    // Recording a value may update totals and thus change the version.
    for outcome in outcomes where version == calculator.tapeVersion {
      calculator.record(outcome.outcome, for: outcome.id)
      digits[outcome.id] = nil
    }
  }

  func pane(
    _ shown: [EntryID], columns: Int, ties: TieText, isFocused: Bool, isLoaded: Bool,
    showsDays: Bool = false
  ) -> TapePane {
    let tape = ties.tape
    let origins = selected.flatMap { tape[$0] }.map { Set($0.expression.origins) } ?? []
    return TapePane(
      rows: shown.compactMap { id in
        tape[id].map { entry in
          var row = row(entry, origins, columns: columns, ties, isLoaded: isLoaded)
          if showsDays { row.day = entry.day.map(ties.words.short) ?? "" }
          return row
        }
      }, isFocused: isFocused,
      note: shown.isEmpty ? isLoaded ? ties.words.emptyTape : ties.words.readingTape : nil,
      hasEarlier: shown.first.map { $0 != tape.ids.first } ?? false, hasLater: bottom != nil)
  }

  static func head(of entry: Entry, columns: Int, _ ties: TieText, showsDays: Bool) -> Int {
    let gap = 2
    let day = showsDays ? entry.day.map { ties.words.short($0).count + gap } ?? 0 : 0
    let name = entry.heading.map { $0.inCells.count + 3 } ?? 0
    return day + name + ties.text(of: entry, columns: columns + 1).text.inCells.count + gap
  }

  private func row(
    _ entry: Entry, _ origins: Set<EntryID>, columns: Int, _ ties: TieText, isLoaded: Bool
  ) -> TapeRow {
    let id = entry.id
    // A token takes at least a column; the omitted middle is not written.
    let text = ties.text(of: entry, columns: columns + 1)
    let isDependent = selected.map { entry.expression.origins.contains($0) } ?? false
    return TapeRow(
      name: entry.heading, expression: text.text,
      ties: text.ties.map {
        TapeRow.Tie(columns: $0.columns, isLit: [$0.origin, id].contains(selected))
      }, result: result(of: id, ties, isLoaded: isLoaded),
      comment: entry.comment.map(Formula.source),
      role: id == selected
        ? .selected : origins.contains(id) ? .origin : isDependent ? .dependent : .plain)
  }

  private func result(of id: EntryID, _ ties: TieText, isLoaded: Bool) -> TapeResult {
    switch ties.tape.outcome(of: id) {
    case nil: .pending
    // The origin may be above the part read so far.
    case .failure(let error) where error.kind == .brokenTie && !isLoaded: .pending
    case .failure(let error): .failure(ties.words.sentence(error.kind).brief)
    case .definition: .nothing
    case .value: digits[id].map { .value($0.text, decimalPoint: ties.point) } ?? .pending
    }
  }
}
