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
    if line.hasPrefix("> ") {
      self = .text(String(line.dropFirst(2)))
      return
    }
    if line.hasPrefix(">> ") {
      self = .calculate(String(line.dropFirst(3)))
      return
    }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let verb = words.first else { return nil }
    let object = words.count > 1 ? words[1] : ""
    switch verb {
    case "paste": self = .action(.paste(object.unescaped))
    case "answer":
      let parts = object.split(separator: " to ").map(String.init)
      self =
        object == "all"
        ? .answerAll
        : .answer(
          parts.first.flatMap { Int($0) } ?? .max, to: parts.count > 1 ? Int(parts[1]) : nil)
    case "tick":
      guard let timer = Timer(named: object) else { return nil }
      self = .action(.tick(timer))
    case "saved":
      if object.hasPrefix("on ") {
        self = .action(.saved(.saved([], day: Day(iso: String(object.dropFirst(3))))))
      } else if object.hasPrefix("failed ") {
        guard let kind = FileError.Kind(named: object.dropFirst(7)) else { return nil }
        self = .action(.saved(.failed(kind)))
      } else {
        self = .action(.saved(.saved(TapeChange.parsed(object))))
      }
    case "kept": self = .action(.kept(KeptTape(story: object)))
    case "background":
      self = .action(.background(object == "light" ? .light : .dark))
    case "hang": self = .action(.hangUp)
    case "too": self = .action(.pasteTooLong)
    case "picture":
      if object.hasPrefix("kept ") {
        self = .picture(.kept(name: String(object.dropFirst(5))))
      } else {
        guard let kind = FileError.Kind(named: object.dropFirst(7)) else { return nil }
        self = .picture(.failed(kind))
      }
    case "others": self = .action(.foreignChanges(TapeChange.parsed(object)))
    case "suspend": self = .action(.suspendRequest)
    case "rates", "fetched": self.init(verb, ofRates: object)
    case "tapes", "opened": self.init(verb, ofTapes: object)
    case "room":
      let layouts = object.split(separator: " ").compactMap { LayoutName(rawValue: String($0)) }
      let parts = LayoutMetrics(resultColumns: 20, tape: Size(columns: 36, rows: 4))
      self = .action(
        .resize(
          WindowMetrics(
            size: Size(columns: 80, rows: 24),
            layouts: Dictionary(uniqueKeysWithValues: layouts.map { ($0, parts) }))))
    case "click":
      guard let target = ClickTarget(object) else { return nil }
      self = .action(.click(target))
    case "wheel":
      let parts = object.split(separator: " ", maxSplits: 1).map(String.init)
      guard let direction = WheelDirection(named: parts.first ?? "") else { return nil }
      guard parts.count > 1 else {
        self = .action(.wheel(direction))
        return
      }
      guard let target = ClickTarget(parts[1]) else { return nil }
      self = .action(.wheel(direction, over: target))
    case "resize", "window":
      let numbers = object.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      self =
        verb == "resize"
        ? .resize(columns: numbers[0], lines: numbers[1])
        : .action(.resize(Layout.metrics(of: Size(columns: numbers[0], rows: numbers[1]))))
    default: return nil
    }
  }

  private init?(_ verb: String, ofRates object: String) {
    let numbers = object.split(separator: " ").compactMap { Int($0) }
    switch (verb, object) {
    case (_, "earlier"): self = .fetchedEarlier
    case ("rates", _):
      guard let day = numbers.first else { return nil }
      self = .rates(
        numbers.count > 1 ? .madeUp(of: day, dollars: Rational(numbers[1])) : .madeUp(of: day))
    case (_, ""): self = .fetched(.updated)
    case (_, "failed"): self = .fetched(.ended(.failed(.noCurl)))
    case _ where object.hasPrefix("own "):
      self = .fetched(.ended(.ownFile(String(object.dropFirst(4)).unescaped)))
    default:
      guard let bytes = numbers.first else { return nil }
      self = .fetched(.received(bytes: bytes))
    }
  }

  private init?(_ verb: String, ofTapes object: String) {
    let words = object.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let name = words.count > 1 ? words[1] : nil
    switch (verb, first) {
    case ("opened", _):
      let tape = Tape(replaying: TapeChange.parsed(object.dropFirst(first.count + 1)))
      let other = first == "main" ? nil : first
      self = .action(.opened(other, KeptTape(tape, isWhole: true)))
    case (_, "begun"): self = .action(.tapes(.begun(before: name)))
    case (_, "unknown"): self = .action(.tapes(.unknown(name ?? "")))
    case (_, "failed"):
      guard let kind = FileError.Kind(named: name ?? "") else { return nil }
      self = .action(.tapes(.failed(kind)))
    case (_, "list"):
      let tapes = words.dropFirst().map {
        TapeSummary(name: $0, day: Day(iso: "2026-11-22"), count: 2, sums: ["= 12", "= 3 km"])
      }
      self = .action(.tapeList(tapes))
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
    if let button = Button(named: text) {
      self = .button(button)
      return
    }
    if text == "nothing" {
      self = .nothing
      return
    }
    guard words.count == 2 else { return nil }
    if words[0] == "base" {
      guard let base = NumberBase(named: words[1]) else { return nil }
      self = .base(base)
      return
    }
    guard let number = Int(words[1]) else { return nil }
    switch words[0] {
    case "bit": self = .bit(number)
    case "expression": self = .expression(column: number)
    case "hint": self = .hint(column: number)
    case "menu": self = .menu(row: number)
    case "page": self = .page(row: number)
    case "tape": self = .tape(line: number)
    default: return nil
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
