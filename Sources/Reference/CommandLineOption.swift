import Words

/// The options of the command line: what the parser, `--help` and the manual page know of them.
package enum CommandLineOption: String, Hashable, Sendable, CaseIterable {
  case digits
  case fraction
  case format
  case explain
  case theme
  case layout
  case language
  case light
  case dark
  case ascii
  case noMouse = "no-mouse"
  case `private`
  case fresh
  case tape
  case totals
  case updateRates = "update-rates"
  case rates
  case pictures
  case picture
  case noOptions = "no-options"
  case writeOptions = "write-options"
  case log
  case version
  case help
}

extension CommandLineOption {
  /// The word after the two hyphens.
  package var name: String { rawValue }

  /// The letter after a single hyphen, where there is a short form.
  package var letter: Character? { self == .help ? "h" : nil }

  /// What the value that follows is; nil for an option without a value.
  package var value: Placeholder? {
    switch self {
    case .digits: .number
    case .format, .theme, .layout, .language: .name
    case .log, .rates, .picture: .file
    case .pictures: .folder
    case .fraction, .explain, .light, .dark, .ascii, .noMouse, .private, .fresh, .tape, .totals,
      .updateRates, .noOptions, .writeOptions, .version, .help:
      nil
    }
  }

  /// The option as it is typed, with what stands for its value.
  package func text(value: String?) -> String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " <\($0)>" } ?? "")
  }
}

/// What is to be given on the command line.
package enum Placeholder: Hashable, Sendable, CaseIterable {
  case number
  case name
  case file
  case folder
  case address
  case expression
  case topic
}
