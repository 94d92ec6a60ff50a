import CalculatorCore
import Engine
import Screen
import Words

/// A line of the help: what to type and what it means.
package struct HelpLine: Hashable, Sendable {
  package var keys: String
  package var meaning: String
}

/// The help on the screen, derived from the tables of keys, functions and constants.
package struct Help: Sendable {
  let words: any Wording

  /// Creates the help in the words of a language.
  package init(_ words: any Wording) {
    self.words = words
  }

  /// The keys of the keypad.
  package var keypad: [HelpLine] { lines(of: KeyTable.keypad) + otherInput }

  /// What else the keypad takes.
  private var otherInput: [HelpLine] {
    [
      HelpLine(keys: "a … z π √ °", meaning: words.text(.wordMeaning)),
      HelpLine(keys: words.text(.mouse), meaning: words.text(.mouseMeaning)),
      HelpLine(keys: words.text(.paste), meaning: words.text(.pasteMeaning)),
    ]
  }

  /// The keys of the keypad that belong to a chapter.
  private func keypadLines(of chapter: HelpChapter) -> [HelpLine] {
    lines(of: KeyTable.keypad.filter { $0.command.chapter == chapter })
  }

  /// The keys of the formula line.
  package var formula: [HelpLine] { lines(of: KeyTable.formula) }

  /// The keys of the tape.
  package var tape: [HelpLine] {
    lines(of: KeyTable.tape)
      + [HelpLine(keys: words.text(.mouse), meaning: words.text(.tapeMouseMeaning))]
  }

  /// The keys of a page over the window, such as the help.
  package var navigation: [HelpLine] { lines(of: KeyTable.page) }

  /// The lines of a chapter.
  package func lines(of chapter: HelpChapter) -> [HelpLine] {
    switch chapter {
    case .keypad, .operators, .results, .screen: keypadLines(of: chapter)
    case .editing: keypadLines(of: chapter) + otherInput
    case .formula: formula
    case .tape: tape
    case .language: language
    }
  }

  /// The whole help: chapters with their headings.
  package var chapters: [(heading: String, lines: [HelpLine])] {
    HelpChapter.allCases.map { (words.heading(of: $0), lines(of: $0)) }
  }

  /// The lines of bindings; consecutive ones with the same meaning share a line.
  private func lines(of bindings: [KeyBinding]) -> [HelpLine] {
    bindings.reduce(into: [KeyBinding]()) { merged, binding in
      if merged.last?.meaning == binding.meaning {
        merged[merged.count - 1].keys += binding.keys
      } else {
        merged.append(binding)
      }
    }
    .map { HelpLine(keys: names(of: $0.keys), meaning: words.text($0.meaning)) }
  }

  /// The names of keys; the ten digits are written as a range.
  private func names(of keys: [Key]) -> String {
    Set(keys) == Self.digits
      ? words.range(from: "0", to: "9")
      : keys.map(words.name(of:)).joined(separator: " ")
  }

  private static let digits = Set("0123456789".map { Key.character($0) })
}

extension Command {
  /// The chapter of the help that has the command among those of the keypad.
  fileprivate var chapter: HelpChapter {
    switch self {
    case .press(let button):
      switch button.entry.role {
      case .digit, .equals, .clear, .setting: .keypad
      case .binary, .function: .operators
      }
    case .move, .pressHighlighted, .enter: .keypad
    case .openFormula, .undo, .redo: .editing
    case .copy, .nextForm, .previousForm, .toggleGrouping, .updateRates,
      .togglePage(.fullValue), .togglePage(.explanation):
      .results
    default: .screen
    }
  }
}

extension Help {
  /// The line of hints, the most useful hint first.
  package func hints(for focus: Focus) -> [HelpLine] {
    switch focus {
    case .keypad:
      [
        (.togglePage(.help), .help), (.openFormula, .edit), (.focusTape, .tape), (.undo, .undo),
        (.press(.allClear), .clear), (.nextLayout, .layout), (.quit, .quit),
      ].compactMap { hint(at: $0, $1, in: KeyTable.keypad) }
    case .formula:
      [(.enter, .calculate), (.closeFormula, .back), (.togglePage(.help), .help)]
        .compactMap { hint(at: $0, $1, in: KeyTable.formula) }
    case .tape:
      [
        (.editEntry, .correct), (.useEntry, .use), (.commentEntry, .comment),
        (.removeEntry, .remove), (.leaveTape, .back),
      ].compactMap { hint(at: $0, $1, in: KeyTable.tape) }
    case .page:
      [
        (.closePage, .close), (.scrollPage(.lineDown), .scroll), (.scrollPage(.pageDown), .page),
      ]
      .compactMap { hint(at: $0, $1, in: KeyTable.page) }
    }
  }

  /// A command by the first of its keys; nil where it has none.
  private func hint(
    at command: Command, _ hint: Hint, in bindings: [KeyBinding]
  ) -> HelpLine? {
    bindings.first { $0.command == command }?.keys.first.map {
      HelpLine(keys: words.name(of: $0), meaning: words.text(hint))
    }
  }
}

extension Help {
  /// What can be written on the formula line: all names, and the signs that no key types.
  package var language: [HelpLine] {
    Function.allCases.map { HelpLine(keys: $0.form, meaning: words.meaning(of: $0)) }
      + synonyms + operators
      + Constant.allCases.map {
        HelpLine(keys: $0.spellings.joined(separator: " "), meaning: words.meaning(of: $0))
      }
      + [
        HelpLine(keys: "x° x deg", meaning: words.text(.degrees)),
        HelpLine(keys: "0x1F 0b101 0o17", meaning: words.text(.bases)),
        HelpLine(keys: "ans", meaning: words.text(.previousResult)),
      ]
  }

  /// Other names of functions.
  private var synonyms: [HelpLine] {
    Function.allCases.filter { !$0.synonyms.isEmpty }.map {
      HelpLine(keys: $0.synonyms.joined(separator: " "), meaning: words.text(.sameAs($0)))
    }
  }

  /// The operators that no key of the keypad types, and the short forms.
  private var operators: [HelpLine] {
    [
      HelpLine(keys: "sqrt 4", meaning: words.text(.operand)),
      HelpLine(keys: "√x", meaning: words.meaning(of: .sqrt)),
      HelpLine(keys: "a mod b", meaning: words.text(.modulo)),
      HelpLine(keys: "a% of b", meaning: words.text(.partOf)),
      HelpLine(keys: "a% off b", meaning: words.text(.partOff)),
      HelpLine(keys: "and or xor not", meaning: words.text(.bits)),
      HelpLine(keys: "<< >>", meaning: words.text(.shifts)),
    ]
  }
}
