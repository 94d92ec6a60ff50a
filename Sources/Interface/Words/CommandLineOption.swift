import CalculatorCore
import ExactNumbers

/// The options of the command line, in listing order.
package enum CommandLineOption: String, Hashable, Sendable, CaseIterable {
  case digits, decimals, fraction, format, explain, strict, json, seed
  case theme, layout, language, light, dark, line, spoken, ascii
  case noMouse = "no-mouse"
  case `private`, fresh, tape, totals
  case csvLocale = "csv-locale"
  case list, days
  case updateRates = "update-rates"
  case rates, pictures, picture
  case noOptions = "no-options"
  case version, help
}

/// The kind of value that follows an option.
package enum OptionValue: Hashable, Sendable {
  case none
  case choice([String])
  /// A word or an unambiguous prefix of one.
  case abbreviated([String])
  case number(ClosedRange<Int>)
  case file, folder
}

/// A format of `--tape`.
package enum ListingFormat: String, Hashable, Sendable, CaseIterable {
  case text, csv, markdown, json
}

/// A column of a listing; raw values are names for programs.
package enum ListingColumn: String, Hashable, Sendable, CaseIterable {
  case day, line, name, expression, result, unit, exact, error, comment
  case tag, entries, excluded, sum, share, goal, left
}

/// A placeholder on the command line.
package enum Placeholder: Hashable, Sendable, CaseIterable {
  case number, name, file, folder, address, expression, topic
}

private struct OptionEntry {
  var value = OptionValue.none
  /// An optional word after the option.
  var word = OptionValue.none
  /// Whether the option is a setting, allowed in the options file, and not a task.
  var isLasting = false
  /// Excluded options, unless their own entries exclude this one.
  var excluded: [CommandLineOption] = []
}

extension CommandLineOption {
  private var entry: OptionEntry {
    switch self {
    case .digits: OptionEntry(value: .number(1...Self.maxDigits), isLasting: true)
    case .decimals:
      OptionEntry(
        value: .number(0...NumberForm.maxDecimals), isLasting: true,
        excluded: [.digits, .format, .fraction, .tape, .updateRates, .picture])
    case .fraction: OptionEntry(isLasting: true, excluded: [.format, .digits])
    case .format: OptionEntry(value: .abbreviated(Self.names(NumberForm.self)), isLasting: true)
    case .explain, .strict, .dark, .ascii, .noMouse, .spoken, .csvLocale, .fresh, .days:
      OptionEntry(isLasting: true)
    case .json: OptionEntry(excluded: [.explain, .tape, .updateRates, .picture])
    case .seed:
      OptionEntry(value: .number(0...999_999_999), excluded: [.tape, .updateRates, .picture])
    case .theme:
      OptionEntry(
        value: .choice(ThemePreference.allNames), isLasting: true, excluded: [.light, .dark])
    case .layout: OptionEntry(value: .choice(Self.names(LayoutName.self)), isLasting: true)
    case .language: OptionEntry(value: .choice(Self.names(Language.self)), isLasting: true)
    case .light: OptionEntry(isLasting: true, excluded: [.dark])
    case .line:
      OptionEntry(isLasting: true, excluded: [.json, .explain, .tape, .updateRates, .picture])
    case .private: OptionEntry(isLasting: true, excluded: [.fresh])
    case .tape:
      OptionEntry(
        word: .choice(Self.names(ListingFormat.self)),
        excluded: [.updateRates, .picture, .private, .format, .fraction, .explain])
    case .totals, .list, .noOptions, .version, .help: OptionEntry()
    case .updateRates:
      OptionEntry(
        word: .file,
        excluded: [.picture, .rates, .explain, .fraction, .format, .digits, .private, .fresh])
    case .rates: OptionEntry(value: .file, isLasting: true)
    case .pictures: OptionEntry(value: .folder, isLasting: true)
    case .picture:
      OptionEntry(value: .file, excluded: [.explain, .fraction, .format, .digits, .totals])
    }
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    _: Choice.Type
  ) -> [String] { Choice.allCases.map(\.rawValue) }

  package static let maxDigits = 1_000_000

  /// Significant digits of results without a finite decimal form, as in decimal128.
  package static let usualDigits = 34

  package var name: String { rawValue }

  package var letter: Character? { self == .help ? "h" : nil }

  package var value: OptionValue { entry.value }

  package var word: OptionValue { entry.word }

  package var choices: [String] { value == .none ? word.words : value.words }

  package var isLasting: Bool { entry.isLasting }

  package var placeholder: Placeholder? {
    switch value {
    case .none: nil
    case .choice, .abbreviated: .name
    case .number: .number
    case .file: .file
    case .folder: .folder
    }
  }

  package func text(value: String?) -> String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " <\($0)>" } ?? "")
  }

  package func excludes(_ other: Self) -> Bool {
    entry.excluded.contains(other) || other.entry.excluded.contains(self)
  }

  /// The most likely option for a misspelt or incomplete name.
  package static func nearest(to name: String) -> Self? {
    let name = name.lowercased()
    if name.count > 1, let whole = allCases.first(where: { $0.name.hasPrefix(name) }) {
      return whole
    }
    return Vocabulary.nearestName(to: name, among: allCases.map(\.name)).flatMap {
      Self(rawValue: $0)
    }
  }
}

extension OptionValue {
  package func read(_ text: String) -> String? {
    switch self {
    case .none: return nil
    case .choice(let words): return words.contains(text) ? text : nil
    case .abbreviated(let words):
      if words.contains(text) { return text }
      let matches = words.filter { $0.hasPrefix(text) }
      return matches.count == 1 && !text.isEmpty ? matches[0] : nil
    case .number(let range): return Int(text).flatMap { range.contains($0) ? String($0) : nil }
    case .file, .folder: return text.isEmpty ? nil : text
    }
  }

  package var words: [String] {
    switch self {
    case .choice(let words), .abbreviated(let words): words
    case .none, .number, .file, .folder: []
    }
  }
}

/// The style of results without a screen: `= 5`, or `exactly 5` in words.
package enum LineModeStyle: Hashable, Sendable { case signs, words }
