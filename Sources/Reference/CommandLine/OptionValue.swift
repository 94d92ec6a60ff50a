import CalculatorViewModel
import ExactNumbers
import Words

/// What stands behind an option.
package enum OptionValue: Hashable, Sendable {
  case none
  /// One of these words.
  case choice([String])
  /// One of these words, or the beginning of one that no other has.
  case abbreviated([String])
  case number(ClosedRange<Int>)
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
}

extension OptionValue {
  /// The value that a text stands for; nil for a text that is none.
  package func read(_ text: String) -> String? {
    switch self {
    case .none: return nil
    case .choice(let words): return words.contains(text) ? text : nil
    case .abbreviated(let words):
      if words.contains(text) { return text }
      let matches = words.filter { $0.hasPrefix(text) }
      return matches.count == 1 && !text.isEmpty ? matches[0] : nil
    case .number(let range):
      return Int(text).flatMap { range.contains($0) ? String($0) : nil }
    case .file, .folder: return text.isEmpty ? nil : text
    }
  }

  /// The words to choose from; none where the value is no choice.
  package var words: [String] {
    switch self {
    case .choice(let words), .abbreviated(let words): words
    case .none, .number, .file, .folder: []
    }
  }
}

extension CommandLineOption {
  /// The largest number of digits that `--digits` takes.
  package static let mostDigits = 1_000_000

  /// What has to stand behind the option.
  package var valueKind: OptionValue {
    switch self {
    case .digits: .number(1...Self.mostDigits)
    case .format: .abbreviated(NumberForm.allCases.map(\.rawValue))
    case .theme: .choice(ThemePreference.allNames)
    case .layout: .choice(LayoutName.allCases.map(\.rawValue))
    case .language: .choice(Language.allCases.map(\.rawValue))
    case .rates, .log, .picture: .file
    case .pictures: .folder
    case .fraction, .explain, .light, .dark, .ascii, .noMouse, .private, .fresh, .tape, .totals,
      .updateRates, .noOptions, .writeOptions, .version, .help:
      .none
    }
  }
}

extension CommandLineOption {
  /// The words that the option takes, or that can follow it.
  package var words: [String] {
    self == .tape ? ListingFormat.allCases.map(\.rawValue) : valueKind.words
  }
}
