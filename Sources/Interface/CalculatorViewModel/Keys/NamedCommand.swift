import CalculatorCore
import ExactNumbers
import Screen
import Words

extension NamedCommand {
  package struct Entry: Sendable {
    package var command: Command
    package var keys: [Key]
    /// The English words; the menu shows the first one.
    package var words: [String]
  }

  package var entry: Entry {
    switch self {
    case .undo: row(.undo, .function(8), .control("_"))
    case .redo: row(.redo, .control("y"))
    case .edit: row(.openFormula, .function(2))
    case .copy: row(.copy, .function(5))
    case .form: row(.chooseForm(nil), .function(3))
    case .full: row(.togglePage(.fullValue), .function(4))
    case .explain: row(.togglePage(.explanation))
    case .totals: row(.togglePage(.totals), .function(6))
    case .layout: row(.chooseLayout(nil), .function(7))
    case .base: row(.chooseBase(nil))
    case .word: row(.chooseWordSize(nil))
    case .not: row(.changeBits(.complement))
    case .rotate: row(.changeBits(.rotateLeft))
    case .decimals: row(.chooseDecimals(2))
    case .group: row(.toggleGrouping)
    case .theme: row(.chooseTheme(nil))
    case .rates: row(.updateRates)
    case .picture: row(.keepPicture)
    case .tape: row(.focusTape, also: "history")
    case .comment: row(.changeLine(nil, .comment(nil)))
    case .remove: row(.changeLine(nil, .remove))
    case .new: row(.newTape(nil))
    case .open, .tapes: row(.togglePage(.tapes))
    case .clear: row(.press(.allClear))
    case .functions: row(.showHelp(.language))
    case .constants: row(.showHelp(.constants))
    case .units: row(.showHelp(.units))
    case .redraw: row(.redraw, .control("l"))
    case .suspend: row(.suspend, .control("z"))
    case .help: row(.togglePage(.help), .function(1))
    case .quit: row(.quit, .function(10), also: "exit", "q")
    }
  }

  private func row(_ command: Command, _ keys: Key..., also words: String...) -> Entry {
    Entry(command: command, keys: keys, words: [rawValue] + words)
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
    case .rotate: [("left", .changeBits(.rotateLeft)), ("right", .changeBits(.rotateRight))]
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

  var isAboutTape: Bool {
    switch self {
    case .tape, .edit, .remove, .comment, .totals, .undo, .redo, .new, .open, .tapes: true
    case .copy, .form, .full, .explain, .layout, .decimals, .group, .theme, .rates, .picture,
      .clear, .base, .word, .not, .rotate, .functions, .constants, .units, .redraw, .suspend, .help,
      .quit:
      false
    }
  }

  /// The choices, of which the first has the word of the command, or else its forms.
  func choiceWords(in language: Wording) -> [String] {
    let words = choices.map(\.word)
    guard let first = words.first else { return forms(in: language) }
    return ["\(word(in: language)) \(first)"] + words.dropFirst()
  }

  /// The command as it can be typed: alone and with an example.
  func forms(in language: Wording) -> [String] {
    let word = word(in: language)
    return [word] + (argument.map { [word + " " + $0] } ?? [])
  }

  func word(in language: Wording) -> String { language.text(of: self).word ?? rawValue }
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

  var hasChoices: Bool { choice == nil && !named.choices.isEmpty }

  func text(in language: Wording) -> String {
    named.word(in: language) + (choice.map { " " + $0 } ?? "")
  }

  /// Parses a line that is only a command; user-defined `names` take precedence without a colon.
  init?(_ line: String, names: [String], in language: Wording) {
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
    let named = NamedCommand.allCases.first {
      $0.word(in: language) == typed || $0.entry.words.contains(typed)
    }
    guard let named else { return nil }
    guard parts.count > 1 else {
      self.init(named)
      return
    }
    if let command = Self.command(named, parts.dropFirst()) {
      self.init(named, choice: String(parts[1]), command)
      return
    }
    // `tape 12.50` is a label with its amount, `not 5` an expression.
    let isArgument = parts[1].first.map { $0.isLetter || $0.isNumber } ?? false
    let isLabel = parts[1].contains(where: ".,".contains)
    if named == .edit || named == .remove, isArgument || parts[1].first == "-" {
      self.init(named, choice: String(parts[1]), .listChoices(named))
      return
    }
    guard parts.count == 2, named != .not, !named.choices.isEmpty || isArgument && !isLabel else {
      return nil
    }
    let choice = parts[1].lowercased()
    // Of the chapters with the word in their heading, the one that begins with it comes first.
    let chapters = named.choices.compactMap {
      word, command -> (place: Int, word: String, Command)? in
      guard case .showHelp(let chapter) = command else { return nil }
      let heading = language.heading(of: chapter).lowercased().split(separator: " ")
      return heading.firstIndex { $0 == choice }.map { ($0, word, command) }
    }
    let chosen =
      named.choices.first { $0.word == choice }
      ?? named.choices.first { named == .form && choice.count > 2 && $0.word.hasPrefix(choice) }
      ?? chapters.min { $0.place < $1.place }.map { ($0.word, $0.2) }
    let isFound =
      named == .help && !Help.chapters(Help(language).chapters, matching: choice).isEmpty
    self.init(
      named, choice: chosen?.word ?? choice,
      chosen?.command ?? (isFound ? .findHelp(choice) : .listChoices(named)))
  }

  private static func command(_ named: NamedCommand, _ rest: ArraySlice<Substring>) -> Command? {
    if named == .new || named == .open {
      let name = rest.joined(separator: " ")
      // A slash is refused with a message of its own.
      guard TapeName.isValid(name.filter { $0 != "/" }) else { return nil }
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
