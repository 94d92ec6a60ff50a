import CalculatorCore
import Engine
import Previews
import Screen
import SystemCalls

@testable import CalculatorViewModel

/// What happens in one step of a story; a line of its file is one of these.
///
/// ```text
/// > 12+3⏎            keys, in the notation of `Key.init(notation:)`; ⌃ before a key is Ctrl, ⌥ is Alt
/// paste 12\n34       text, in which \n, \r, \t and \\ are characters
/// click sine         a button, or a place such as `tape 0` or `base hexadecimal`
/// wheel up tape 0    a notch of the wheel over a place
/// resize 20 5        columns of the result line and lines of the tape
///
/// >> 1+2⏎            keys whose requests are answered, where they wait
/// answer 1 to 2      the first answer to the second request; or all, or to the last one
/// answer all         all answers to all requests
/// tick patience      a timer has run out
/// saved failed diskFull
/// saved + 5.1 7      the changes were saved, behind those of another program
/// kept end + 5.1 7   the end of the kept tape, or `whole`
/// others - 5.1       changes of another program; `|` separates several
/// ```
///
/// `{1+×500}` is `1+` 500 times.
enum StoryStep: Hashable {
  /// Keys; in the line mode a line.
  case text(String)
  case action(Action)
  case resize(columns: Int, lines: Int)
  case calculate(String)
  case answer(Int, to: Int?)
  case answerAll

  init?(_ text: some StringProtocol) {
    let line = String(text).replacing(/\{([^{}]+)×([0-9]+)\}/) {
      String(repeating: String($0.1), count: Int($0.2) ?? 0)
    }
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
      guard let timer = Timer.allCases.first(where: { "\($0)" == object }) else { return nil }
      self = .action(.tick(timer))
    case "saved":
      if object.hasPrefix("failed ") {
        let kind = FileError.Kind.allCases.first { "failed \($0)" == object }
        guard let kind else { return nil }
        self = .action(.saved(.failed(kind)))
      } else {
        self = .action(.saved(.saved(TapeChange.parsed(object))))
      }
    case "kept":
      var tape = Tape()
      for change in TapeChange.parsed(object.dropFirst(object.hasPrefix("end") ? 4 : 6)) {
        _ = tape.apply(change)
      }
      self = .action(.kept(KeptTape(tape, isWhole: object.hasPrefix("whole"))))
    case "others": self = .action(.foreignChanges(TapeChange.parsed(object)))
    case "suspend": self = .action(.suspendRequest)
    case "click":
      guard let target = ClickTarget(object) else { return nil }
      self = .action(.click(target))
    case "wheel":
      let parts = object.split(separator: " ", maxSplits: 1).map(String.init)
      guard let direction = WheelDirection.allCases.first(where: { "\($0)" == parts.first })
      else { return nil }
      guard parts.count > 1 else {
        self = .action(.wheel(direction))
        return
      }
      guard let target = ClickTarget(parts[1]) else { return nil }
      self = .action(.wheel(direction, over: target))
    case "resize":
      let numbers = object.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return nil }
      self = .resize(columns: numbers[0], lines: numbers[1])
    default: return nil
    }
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
    if words.count == 1, let button = Button.allCases.first(where: { "\($0)" == words[0] }) {
      self = .button(button)
      return
    }
    if text == "nothing" {
      self = .nothing
      return
    }
    guard words.count == 2 else { return nil }
    if words[0] == "base" {
      guard let base = NumberBase.allCases.first(where: { "\($0)" == words[1] }) else { return nil }
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
  fileprivate static let escapes: KeyValuePairs<Character, Character> = [
    "\\": "\\", "n": "\n", "r": "\r", "t": "\t", "e": "\u{1B}",
  ]

  fileprivate var unescaped: String {
    var text = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        text.append(Self.escapes.first { $0.key == character }?.value ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}
