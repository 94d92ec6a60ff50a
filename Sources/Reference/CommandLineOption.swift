import CalculatorViewModel

/// The options of the command line: what the parser, `--help` and the manual page say of them.
package enum CommandLineOption: String, Hashable, Sendable, CaseIterable {
  case digits
  case fraction
  case theme
  case light
  case dark
  case ascii
  case noMouse = "no-mouse"
  case log
  case version
  case help
}

extension CommandLineOption {
  /// The word after the two hyphens.
  package var name: String { rawValue }

  /// The letter after a single hyphen, where there is a short form.
  package var letter: Character? { self == .help ? "h" : nil }

  /// The name of the value that follows; nil for an option without a value.
  package var value: String? {
    switch self {
    case .digits: "n"
    case .theme: "name"
    case .log: "file"
    case .fraction, .light, .dark, .ascii, .noMouse, .version, .help: nil
    }
  }

  /// The option as it is typed, with the name of its value.
  package var text: String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " <\($0)>" } ?? "")
  }

  /// What the option does, in a line.
  package var summary: String {
    switch self {
    case .digits: "Round results without a finite decimal form to n digits (default: 34)."
    case .fraction: "Print results as fractions, such as 1/3."
    case .theme: "Set the colours of the screen."
    case .light: "Use dark characters on a light background."
    case .dark: "Use light characters on a dark background."
    case .ascii: "Draw with ASCII characters only."
    case .noMouse: "Leave the mouse to the terminal."
    case .log: "Log keys, actions and effects to a file."
    case .version: "Show the version."
    case .help: "Show help information."
    }
  }

  /// What the manual page says of the option.
  var details: InlineText {
    switch self {
    case .digits:
      """
      Round results that have no finite decimal form to n significant digits, from 1 to 1000000. \
      The default is 34.
      """
    case .fraction:
      """
      Print results as fractions in lowest terms, such as 1/3. A result that is not a fraction, or \
      not known to be one, is printed as a decimal.
      """
    case .theme:
      """
      Set the colours of the keypad: \(ThemePreference.list). The theme `mono` uses no colours; \
      `auto` chooses one from the environment and the background of the terminal.
      """
    case .light: "The same as `--theme light`: dark characters on a light background."
    case .dark: "The same as `--theme dark`: light characters on a dark background."
    case .ascii: "Draw with ASCII characters only: `/ * -` for the operators and `+ - |` for lines."
    case .noMouse: "Leave the mouse to the terminal, so that it can select text."
    case .log:
      """
      Write every key, action and effect of the full screen to a file, with the time in seconds. A \
      report of a mistake can carry it. It holds everything that was typed, and only its owner can \
      read it.
      """
    case .version: "Print the version."
    case .help:
      "Print the options and the topics. With the name of a topic, print that part of this manual."
    }
  }
}
