import CalculatorCore
import ExactNumbers
import Screen
import Words

/// A command with words; the menu lists the cases in this order, the most useful first.
package enum NamedCommand: Hashable, Sendable, CaseIterable {
  case undo, redo, edit, copy, form, full, explain, totals
  case layout, decimals, group, theme, rates, picture, tape, comment, remove, new, open, tapes,
    clear
  case base, word, not, rotate
  case functions, units, redraw, suspend, help, quit

  /// The words, keys and effect of a command.
  package struct Entry: Sendable {
    /// The words of the command; the menu shows the first one.
    package var words: [String]
    package var keys: [Key]
    package var command: Command
    package var meaning: KeyHelp
  }

  package var entry: Entry {
    switch self {
    case .undo: row("undo", keys: [.function(8), .control("_")], .undo, .undo)
    case .redo: row("redo", keys: [.control("y")], .redo, .redo)
    case .edit: row("edit", keys: [.function(2)], .openFormula, .openFormula)
    case .copy: row("copy", keys: [.function(5)], .copy, .copyResult)
    case .form: row("form", keys: [.function(3)], .nextForm, .nextForm)
    case .full: row("full", keys: [.function(4)], .togglePage(.fullValue), .fullValue)
    case .explain: row("explain", keys: [], .togglePage(.explanation), .explanation)
    case .totals: row("totals", keys: [.function(6)], .togglePage(.totals), .totals)
    case .layout: row("layout", keys: [.function(7)], .nextLayout, .nextLayout)
    case .base: row("base", keys: [], .nextBase, .base)
    case .word: row("word", keys: [], .nextWordSize, .wordSize)
    case .not: row("not", keys: [], .changeBits(.complement), .complement)
    case .rotate: row("rotate", keys: [], .changeBits(.rotateLeft), .rotateBits)
    case .decimals: row("decimals", keys: [], .chooseDecimals(2), .decimals)
    case .group: row("group", keys: [], .toggleGrouping, .grouping)
    case .theme: row("theme", keys: [], .nextTheme, .nextTheme)
    case .rates: row("rates", keys: [], .updateRates, .updateRates)
    case .picture: row("picture", keys: [], .keepPicture, .keepPicture)
    case .tape: row("tape", "history", keys: [], .focusTape, .focusTape)
    case .comment: row("comment", keys: [], .commentEntry, .commentEntry)
    case .remove: row("remove", keys: [], .removeEntry, .removeEntry)
    case .new: row("new", keys: [], .newTape(nil), .newTape)
    case .open: row("open", keys: [], .togglePage(.tapes), .openTape)
    case .tapes: row("tapes", keys: [], .togglePage(.tapes), .listTapes)
    case .clear: row("clear", keys: [], .press(.allClear), .allClear)
    case .functions: row("functions", "constants", keys: [], .showHelp(.language), .functions)
    case .units: row("units", keys: [], .showHelp(.units), .units)
    case .redraw: row("redraw", keys: [.control("l")], .redraw, .redraw)
    case .suspend: row("suspend", keys: [.control("z")], .suspend, .suspend)
    case .help: row("help", keys: [.function(1)], .togglePage(.help), .help)
    case .quit: row("quit", "exit", "q", keys: [.function(10)], .quit, .quit)
    }
  }

  private func row(
    _ words: String..., keys: [Key], _ command: Command, _ meaning: KeyHelp
  ) -> Entry {
    Entry(words: words, keys: keys, command: command, meaning: meaning)
  }

  var choices: [(word: String, command: Command)] {
    switch self {
    case .form: NumberForm.allCases.map { ($0.rawValue, .chooseForm($0)) }
    case .decimals:
      [("off", .chooseDecimals(nil))]
        + (0...6).map { (count: Int) in ("\(count)", .chooseDecimals(count)) }
    case .layout: LayoutName.allCases.map { ($0.rawValue, .chooseLayout($0)) }
    case .theme: ThemeName.allCases.map { ($0.rawValue, .chooseTheme($0)) }
    case .base: NumberBase.allCases.map { ("\($0.rawValue)", .chooseBase($0)) }
    case .word: WordSize.allCases.map { ("\($0.rawValue)", .chooseWordSize($0)) }
    case .rotate:
      [("left", .changeBits(.rotateLeft)), ("right", .changeBits(.rotateRight))]
    case .help: HelpChapter.allCases.map { ("\($0)", .showHelp($0)) }
    default: []
    }
  }

  var argument: String? {
    switch self {
    case .edit, .remove: "3"
    case .comment: "3 #food"
    case .tape: "50"
    case .full: "1000"
    case .decimals: "2"
    case .new, .open: "november"
    default: choices.first?.word
    }
  }

  func choiceWords(in language: any Wording) -> [String] {
    choices.map { word(in: language) + " " + $0.word }
  }

  /// The word in the menu, in the given language if it has one.
  func word(in language: any Wording) -> String {
    let word = entry.words[0]
    return language.commandWords.filter { $0.value == word }.keys.min() ?? word
  }
}

/// A command typed on the line or chosen from the menu.
struct TypedCommand: Hashable, Sendable {
  let named: NamedCommand
  let command: Command
  var choice: String?

  init(_ named: NamedCommand) { (self.named, command) = (named, named.entry.command) }

  init(_ named: NamedCommand, choice: String, _ command: Command) {
    (self.named, self.command, self.choice) = (named, command, choice)
  }

  /// Whether a choice is still missing.
  var hasChoices: Bool { choice == nil && !named.choices.isEmpty }

  func text(in language: any Wording) -> String {
    named.word(in: language) + (choice.map { " " + $0 } ?? "")
  }

  /// Parses a line that is only a command, ignoring case; nil for any other line.
  ///
  /// - Parameter names: user-defined names, which take precedence unless there is a colon.
  init?(_ line: String, names: [String], in language: any Wording) {
    guard line.utf8.count <= Self.longest else { return nil }
    let parts = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard !parts.isEmpty else { return nil }
    var word = parts[0]
    if word.first == ":" {
      word = word.dropFirst()
    } else if names.contains(String(word)) {
      return nil
    }
    let typed = word.lowercased()
    let english = language.commandWords[typed] ?? typed
    guard let named = NamedCommand.allCases.first(where: { $0.entry.words.contains(english) })
    else { return nil }
    guard parts.count > 1 else {
      self.init(named)
      return
    }
    if let command = Self.command(named, parts.dropFirst()) {
      self.init(named, choice: String(parts[1]), command)
      return
    }
    guard parts.count == 2, !named.choices.isEmpty else { return nil }
    let choice = parts[1].lowercased()
    let chosen =
      named.choices.first { $0.word == choice }
      ?? named.choices.first {
        guard case .showHelp(let chapter) = $0.command else { return false }
        return language.heading(of: chapter).lowercased().split(separator: " ").contains {
          $0 == choice
        }
      }
    self.init(named, choice: chosen?.word ?? choice, chosen?.command ?? .listChoices(named))
  }

  private static func command(_ named: NamedCommand, _ rest: ArraySlice<Substring>) -> Command? {
    if named == .new || named == .open {
      let name = rest.joined(separator: " ")
      guard TapeName.isValid(name) else { return nil }
      return named == .new ? .newTape(name) : .openTape(name)
    }
    guard let number = rest.first.flatMap({ Int($0) }) else { return nil }
    if named == .decimals, rest.count == 1, (0...NumberForm.maxDecimals).contains(number) {
      return .chooseDecimals(number)
    }
    guard number > 0 else { return nil }
    let text = rest.dropFirst().first.map(String.init)
    return switch named {
    case .edit where text == nil: .changeLine(number, .edit)
    case .remove where text == nil: .changeLine(number, .remove)
    case .comment: .changeLine(number, .comment(text))
    case .tape where text == nil: .sayTape(number)
    case .full where text == nil: .showDigits(number)
    default: nil
    }
  }

  /// The byte limit of a command line; only comments get this long.
  private static let longest = 500
}
