/// The topics of the reference, in the order of the manual page.
package enum Topic: String, Hashable, Sendable, CaseIterable {
  case usage
  case options
  case language
  case functions
  case numbers
  case units
  case keys
  case formula
  case tape
  case digits
  case exact
  case forms
  case rates
  case environment
  case files
  case status
  case examples
}

extension Topic {
  /// What the topic is about, in a line.
  package var summary: String {
    switch self {
    case .usage: "the keypad, expressions as arguments, and pipes"
    case .options: "every option in detail"
    case .language: "operators, precedence, percentages and powers"
    case .functions: "functions and constants"
    case .numbers: "how numbers are written, and ans"
    case .units: "units, their values and names, prefixes, currencies"
    case .keys: "the keys of the keypad"
    case .formula: "the keys on the formula line"
    case .tape: "lines that follow corrections, names, tags, copy and paste"
    case .digits: "what =, ≈ and the printed digits promise"
    case .exact: "which results are recognised as exact"
    case .forms: "fractions, powers of ten, prime factors, other bases"
    case .rates: "how exchange rates are fetched and kept"
    case .environment: "the variables of the environment"
    case .files: "the files that are read and written"
    case .status: "the exit status"
    case .examples: "command lines to try"
    }
  }

  /// What the reference says on the topic.
  package var chapter: Chapter {
    switch self {
    case .usage: .usage
    case .options: .options
    case .language: .language
    case .functions: .functions
    case .numbers: .numbers
    case .units: .units
    case .keys: .keys
    case .formula: .formula
    case .tape: .tape
    case .digits: .digits
    case .exact: .exact
    case .forms: .forms
    case .rates: .rates
    case .environment: .environment
    case .files: .files
    case .status: .status
    case .examples: .examples
    }
  }

  /// Whether the manual page has the topic as a subsection of the section before it.
  package var isSubtopic: Bool {
    switch self {
    case .functions, .numbers, .formula, .exact, .forms: true
    case .usage, .options, .language, .units, .keys, .tape, .digits, .rates, .environment, .files,
      .status,
      .examples:
      false
    }
  }
}
