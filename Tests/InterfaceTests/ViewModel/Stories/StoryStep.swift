import CalculatorCore
import CalculatorViews
import Engine
import ExactNumbers
import Previews
import Quantities
import Screen
import SystemCalls
import Words

@testable import CalculatorViewModel

/// A step of a story, in one of these forms.
///
/// ```text
/// > 12+3⏎            keys in the notation of `Key.init(notation:)`; ⌃ is Ctrl, ⌥ is Alt
/// paste 12\n34       text with escapes
/// click sine         a button, or a place such as `tape 0` or `base hexadecimal`
/// wheel up tape 0    a notch of the wheel over a place
/// resize 20 5        columns of the result line and lines of the tape
/// window 80 24       columns and rows of a window
/// room keypad tape   a window that fits only these layouts
/// rates 20 2         the rates from now on: day and dollars
/// fetched            or a number of bytes, `failed`, `own FILE`; `earlier`: the first of several
/// picture kept NAME  or `failed diskFull`
/// background light   a late answer of the terminal
/// hang up            or `too long` for a paste
/// tapes begun NAME   the archived tape; or `failed diskFull`, `unknown NAME`
/// tapes list A B     the archived tapes
/// opened A + 5.1 7   another tape; `main` is the default
///
/// >> 1+2⏎            keys, whose waiting requests are answered
/// answer 1 to 2      the first answer to the second request; all, to the last, by default
/// answer all         all answers to all requests
/// tick patience      a timer fires
/// saved failed diskFull
/// saved + 5.1 7      saved after changes of another program; `on DAY`: at a date
/// kept end + 5.1 7   the end of the tape, or `whole`; before the changes, perhaps `unknown 2`
///                    (lines), `obstacle readOnly` or `problem newerVersion`
/// others - 5.1       changes of another program, separated by `|`
/// ```
///
/// `{1+×500}` is `1+` 500 times.
enum StoryStep: Hashable {
  /// Keys, or a line in the line mode.
  case text(String)
  case action(Action)
  case resize(columns: Int, lines: Int)
  case rates(RatesReading)
  case fetched(RatesReport)
  case fetchedEarlier
  case picture(PictureOutcome)
  case calculate(String)
  case answer(Int, to: Int?)
  case answerAll

  init?(_ text: some StringProtocol) {
    let line = String(text).expanded
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = words.first, let step = Self.step(verb, words.count > 1 ? words[1] : "") else {
      return nil
    }
    self = step
  }

  private static func step(_ verb: String, _ object: String) -> StoryStep? {
    let words = object.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Int($0) }
    switch verb {
    case ">": return .text(object)
    case ">>": return .calculate(object)
    case "paste": return .action(.paste(object.unescaped))
    case "answer":
      if object == "all" { return .answerAll }
      let count = words.first.flatMap { Int($0) } ?? .max
      return .answer(count, to: numbers.count > 1 ? numbers[1] : nil)
    case "tick": return Timer(named: object).map { .action(.tick($0)) }
    case "saved" where object.hasPrefix("on "):
      return .action(.saved(.saved([], day: Day(iso: String(object.dropFirst(3))))))
    case "saved" where object.hasPrefix("failed "):
      return FileError.Kind(named: object.dropFirst(7)).map { .action(.saved(.failed($0))) }
    case "saved": return .action(.saved(.saved(TapeChange.parsed(object))))
    case "kept": return .action(.kept(KeptTape(story: object)))
    case "background": return .action(.background(object == "light" ? .light : .dark))
    case "hang": return .action(.hangUp)
    case "too": return .action(.pasteTooLong)
    case "picture" where object.hasPrefix("kept "):
      return .picture(.kept(name: String(object.dropFirst(5))))
    case "picture": return FileError.Kind(named: object.dropFirst(7)).map { .picture(.failed($0)) }
    case "others": return .action(.foreignChanges(TapeChange.parsed(object)))
    case "suspend": return .action(.suspendRequest)
    case "rates":
      guard let day = numbers.first else { return nil }
      return .rates(
        numbers.count > 1 ? .madeUp(of: day, dollars: Rational(numbers[1])) : .madeUp(of: day))
    case "fetched": return fetched(object)
    case "tapes": return words.first.flatMap { tapes($0, words.dropFirst()) }
    case "opened":
      guard let name = words.first else { return nil }
      let tape = Tape(replaying: TapeChange.parsed(object.dropFirst(name.count + 1)))
      return .action(.opened(name == "main" ? nil : name, KeptTape(tape, isWhole: true)))
    case "room":
      let layouts = words.compactMap { LayoutName(rawValue: $0) }
      let parts = LayoutMetrics(resultColumns: 20, tape: Size(columns: 36, rows: 4))
      return .action(
        .resize(
          WindowMetrics(
            size: Size(columns: 80, rows: 24),
            layouts: Dictionary(uniqueKeysWithValues: layouts.map { ($0, parts) }))))
    case "click": return ClickTarget(object).map { .action(.click($0)) }
    case "wheel":
      guard let direction = WheelDirection(named: words.first ?? "") else { return nil }
      if words.count == 1 { return .action(.wheel(direction)) }
      let place = words.dropFirst().joined(separator: " ")
      return ClickTarget(place).map { .action(.wheel(direction, over: $0)) }
    case "resize" where numbers.count == 2: return .resize(columns: numbers[0], lines: numbers[1])
    case "window" where numbers.count == 2:
      return .action(.resize(Layout.metrics(of: Size(columns: numbers[0], rows: numbers[1]))))
    default: return nil
    }
  }

  private static func fetched(_ object: String) -> StoryStep? {
    switch object {
    case "": .fetched(.updated)
    case "earlier": .fetchedEarlier
    case "failed": .fetched(.ended(.failed(.noCurl)))
    case _ where object.hasPrefix("own "):
      .fetched(.ended(.ownFile(String(object.dropFirst(4)).unescaped)))
    default: Int(object).map { .fetched(.received(bytes: $0)) }
    }
  }

  private static func tapes(_ verb: String, _ names: ArraySlice<String>) -> StoryStep? {
    switch verb {
    case "begun": return .action(.tapes(.begun(before: names.first)))
    case "unknown": return .action(.tapes(.unknown(names.first ?? "")))
    case "failed":
      return FileError.Kind(named: names.first ?? "").map { .action(.tapes(.failed($0))) }
    case "list":
      let tapes = names.map {
        TapeSummary(name: $0, day: Day(iso: "2026-11-22"), count: 2, sums: ["= 12", "= 3 km"])
      }
      return .action(.tapeList(tapes))
    default: return nil
    }
  }
}

extension RatesReport {
  static let updated = RatesReport.ended(
    .updated(RatesUpdate(currencies: 2, day: Sample.day, previous: nil)))
}

extension KeptTape {
  fileprivate init(story text: String) {
    let marks = ["unknown", "obstacle", "problem"]
    let words = text.split(separator: " ", maxSplits: 3).map(String.init)
    let hasMark = words.count > 2 && marks.contains(words[1])
    let rest = text.split(separator: " ", maxSplits: hasMark ? 3 : 1).dropFirst(hasMark ? 3 : 1)
    self.init(Tape(replaying: TapeChange.parsed(rest.first ?? "")), isWhole: words.first == "whole")
    guard hasMark else { return }
    switch words[1] {
    case "unknown": unknownLines = Int(words[2]) ?? 0
    case "obstacle": obstacle = FileError.Kind(named: words[2])
    default: problem = FileError.Kind(named: words[2])
    }
  }
}

extension CaseIterable {
  init?(named name: some StringProtocol) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}

extension TapeChange {
  fileprivate static func parsed(_ text: some StringProtocol) -> [TapeChange] {
    String(text).split(separator: " | ").map { line in
      guard let change = TapeChange(text: String(line)) else {
        preconditionFailure("no change of a tape: \(line)")
      }
      return change
    }
  }
}

extension Key {
  static func keys(_ text: some StringProtocol) -> [Key] {
    var modifier: Character?
    return text.compactMap { character in
      defer { modifier = modifier == nil && "⌃⌥".contains(character) ? character : nil }
      return switch modifier {
      case "⌃": .control(character)
      case "⌥": .alt(character)
      default: "⌃⌥".contains(character) ? nil : Key(notation: character)
      }
    }
  }
}

extension ClickTarget {
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard let place = words.first else { return nil }
    switch (place, words.count == 2 ? Int(words[1]) : nil) {
    case ("nothing", nil): self = .nothing
    case ("bit", let bit?): self = .command(.changeBits(.toggle(bit)))
    case ("expression", let column?): self = .command(.placeCursor(column: column))
    case ("hint", let column?): self = .hint(column: column)
    case ("menu", let row?): self = .menu(row: row)
    case ("page", let row?): self = .page(row: row)
    case ("tape", let line?): self = .command(.clickTape(line: line))
    case ("base", nil):
      guard words.count == 2, let base = NumberBase(named: words[1]) else { return nil }
      self = .command(.chooseBase(base))
    default:
      guard let button = Button(named: text) else { return nil }
      self = .command(.press(button))
    }
  }
}

extension String {
  private static let escapes: KeyValuePairs<String, String> = [
    "n": "\n", "r": "\r", "t": "\t", "e": "\u{1B}",
  ]

  var expanded: String {
    replacing(/\{([^{}]+)×([0-9]+)\}/) { String(repeating: String($0.1), count: Int($0.2) ?? 0) }
  }

  /// Resolves escapes such as `\n` and `\u{A0}`.
  var unescaped: String {
    replacing(/\\(?:u\{([0-9A-F]+)\}|(.))/) { match in
      if let code = match.1 {
        return UInt32(code, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }
      let sign = match.2.map(String.init) ?? ""
      return Self.escapes.first { $0.key == sign }?.value ?? sign
    }
  }
}
