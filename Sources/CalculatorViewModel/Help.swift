import Screen

/// A line of the help: keys and what they do.
package struct HelpLine: Hashable, Sendable {
  package var keys: String
  package var meaning: String
}

/// The help, generated from the table of keys.
package enum Help {
  /// The keys of the keypad.
  package static let keypad =
    lines(of: KeyTable.keypad)
    + [HelpLine(keys: "Mouse", meaning: "click a button to press it, the expression to edit it")]

  /// The keys of the formula line.
  package static let formula = lines(of: KeyTable.formula)

  /// The whole help: chapters with their headings.
  package static let chapters = [
    (heading: "Keys", lines: keypad), (heading: "Keys of the formula line", lines: formula),
    (heading: "Functions and constants of the formula line", lines: language),
  ]

  /// Bindings that follow each other with the same meaning share a line.
  private static func lines(of bindings: [KeyBinding]) -> [HelpLine] {
    bindings.reduce(into: [KeyBinding]()) { merged, binding in
      if merged.last?.meaning == binding.meaning {
        merged[merged.count - 1].keys += binding.keys
      } else {
        merged.append(binding)
      }
    }
    .map { HelpLine(keys: names(of: $0.keys), meaning: $0.meaning) }
  }

  /// What the line of hints says, the most useful first.
  package static func hints(editing: Bool) -> [HelpLine] {
    editing
      ? [
        HelpLine(keys: "Enter", meaning: "calculate"), HelpLine(keys: "Esc", meaning: "back"),
        HelpLine(keys: "F1", meaning: "help"),
      ]
      : [
        HelpLine(keys: "?", meaning: "help"), HelpLine(keys: "i", meaning: "edit"),
        HelpLine(keys: "t", meaning: "theme"), HelpLine(keys: "Esc", meaning: "clear"),
        HelpLine(keys: "q", meaning: "quit"),
      ]
  }

  /// The line under the help.
  package static let footer = "Esc closes"

  /// The line under the help where it is longer than the window.
  package static let scrollFooter = "Up Down scroll"

  /// The names of keys; the ten digits are a range.
  private static func names(of keys: [Key]) -> String {
    Set(keys) == digits ? "0 to 9" : keys.map(\.name).joined(separator: " ")
  }

  private static let digits = Set("0123456789".map { Key.character($0) })
}
