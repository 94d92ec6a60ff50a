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
  case layouts
  case pictures
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
  /// What the reference says on the topic in a language.
  package func chapter(in words: any ReferenceWording) -> Chapter {
    switch self {
    case .usage: .usage(in: words)
    case .options: .options(in: words)
    case .language: .language(in: words)
    case .functions: .functions(in: words)
    case .numbers: .numbers(in: words)
    case .units: .units(in: words)
    case .keys: .keys(in: words)
    case .formula: .formula(in: words)
    case .layouts: .layouts(in: words)
    case .pictures: .pictures(in: words)
    case .tape: .tape(in: words)
    case .digits: .digits(in: words)
    case .exact: .exact(in: words)
    case .forms: .forms(in: words)
    case .rates: .rates(in: words)
    case .environment: .environment(in: words)
    case .files: .files(in: words)
    case .status: .status(in: words)
    case .examples: .examples(in: words)
    }
  }

  /// Whether the manual page has the topic as a subsection of the section before it.
  package var isSubtopic: Bool {
    switch self {
    case .functions, .numbers, .formula, .layouts, .pictures, .exact, .forms: true
    case .usage, .options, .language, .units, .keys, .tape, .digits, .rates, .environment, .files,
      .status,
      .examples:
      false
    }
  }
}
