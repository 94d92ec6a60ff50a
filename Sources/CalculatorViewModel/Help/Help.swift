import CalculatorCore
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
