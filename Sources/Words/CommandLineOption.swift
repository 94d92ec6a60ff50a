import CalculatorCore
import ExactNumbers

/// The options of the command line, in the order in which they are listed.
package enum CommandLineOption: String, Hashable, Sendable, CaseIterable {
  case digits
  case fraction
  case format
  case explain
  case strict
  case json
  case seed
  case theme
  case layout
  case language
  case light
  case dark
  case line
  case spoken
  case ascii
  case noMouse = "no-mouse"
  case `private`
  case fresh
  case tape
  case totals
  case csvLocale = "csv-locale"
  case list
  case days
  case updateRates = "update-rates"
  case rates
  case pictures
  case picture
  case noOptions = "no-options"
  case writeOptions = "write-options"
  case version
  case help
}

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

/// How the tape is printed: what can follow `--tape`.
package enum ListingFormat: String, Hashable, Sendable, CaseIterable {
  case text
  case csv
  case markdown
  case json
}

/// A column of a listing; the raw value is its name for programs.
package enum ListingColumn: String, Hashable, Sendable, CaseIterable {
  case day, line, name, expression, result, unit, exact, error, comment
  case tag, entries, excluded, sum, share, goal, left
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

/// Everything about an option except what a language says of it.
private struct OptionEntry {
  var value = OptionValue.none
  /// What can follow an option that works without it as well.
  var word = OptionValue.none
  /// Whether the option says how the program works, not what it is to do; only such an option can
  /// stand in the file of options.
  var isLasting = false
  /// Options that it cannot be combined with, where their own rows do not say so.
  var excluded: [CommandLineOption] = []
}

extension CommandLineOption {
  private var entry: OptionEntry {
    switch self {
    case .digits: OptionEntry(value: .number(1...Self.mostDigits), isLasting: true)
    case .fraction: OptionEntry(isLasting: true, excluded: [.format, .digits])
    case .format: OptionEntry(value: .abbreviated(Self.names(NumberForm.self)), isLasting: true)
    case .explain, .strict: OptionEntry(isLasting: true)
    case .json: OptionEntry(excluded: [.explain, .tape, .updateRates, .picture, .writeOptions])
    case .seed:
      OptionEntry(
        value: .number(0...999_999_999), excluded: [.tape, .updateRates, .picture, .writeOptions])
    case .theme:
      OptionEntry(
        value: .choice(ThemePreference.allNames), isLasting: true, excluded: [.light, .dark])
    case .layout: OptionEntry(value: .choice(Self.names(LayoutName.self)), isLasting: true)
    case .language: OptionEntry(value: .choice(Self.names(Language.self)), isLasting: true)
    case .light: OptionEntry(isLasting: true, excluded: [.dark])
    case .dark, .ascii, .noMouse: OptionEntry(isLasting: true)
    case .line:
      OptionEntry(
        isLasting: true, excluded: [.json, .explain, .tape, .updateRates, .picture, .writeOptions])
    case .spoken: OptionEntry(isLasting: true)
    case .csvLocale: OptionEntry(isLasting: true)
    case .private: OptionEntry(isLasting: true, excluded: [.fresh])
    case .fresh: OptionEntry(isLasting: true)
    case .tape:
      OptionEntry(
        word: .choice(Self.names(ListingFormat.self)),
        excluded: [
          .updateRates, .picture, .writeOptions, .private, .format, .fraction, .explain,
        ])
    case .totals, .list, .noOptions, .version, .help: OptionEntry()
    case .days: OptionEntry(isLasting: true)
    case .updateRates:
      OptionEntry(
        word: .file,
        excluded: [
          .picture, .writeOptions, .rates, .explain, .fraction, .format, .digits, .private,
          .fresh,
        ])
    case .rates: OptionEntry(value: .file, isLasting: true)
    case .pictures: OptionEntry(value: .folder, isLasting: true)
    case .picture:
      OptionEntry(
        value: .file,
        excluded: [.writeOptions, .explain, .fraction, .format, .digits, .totals])
    case .writeOptions: OptionEntry(excluded: [.totals])
    }
  }

  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    _: Choice.Type
  ) -> [String] {
    Choice.allCases.map(\.rawValue)
  }

  /// The largest number of digits that `--digits` takes.
  package static let mostDigits = 1_000_000

  /// The significant digits of results without a finite decimal form, unless `--digits` sets others:
  /// those of decimal128.
  package static let usualDigits = 34

  /// The word after the two hyphens.
  package var name: String { rawValue }

  /// The letter after a single hyphen, where there is a short form.
  package var letter: Character? { self == .help ? "h" : nil }

  /// What has to stand behind the option.
  package var value: OptionValue { entry.value }

  /// What can follow the option, which works without it as well.
  package var word: OptionValue { entry.word }

  /// The words that the option takes, or that can follow it; none where it takes no choice.
  package var choices: [String] { value == .none ? word.words : value.words }

  /// Whether the option can stand in the file of options.
  package var isLasting: Bool { entry.isLasting }

  /// What stands for the value; nil for an option without a value.
  package var placeholder: Placeholder? {
    switch value {
    case .none: nil
    case .choice, .abbreviated: .name
    case .number: .number
    case .file: .file
    case .folder: .folder
    }
  }

  /// The option as it is typed, with what stands for its value.
  package func text(value: String?) -> String {
    (letter.map { "-\($0), " } ?? "") + "--\(name)" + (value.map { " <\($0)>" } ?? "")
  }

  /// Whether the option cannot be combined with another one.
  package func excludes(_ other: Self) -> Bool {
    entry.excluded.contains(other) || other.entry.excluded.contains(self)
  }

  /// The option that is most likely meant by a name: one that begins with it, or differs from it by
  /// a few letters; nil if there is none.
  package static func nearest(to name: String) -> Self? {
    let name = name.lowercased()
    // Two letters can begin anything.
    if name.count > 1, let whole = allCases.first(where: { $0.name.hasPrefix(name) }) {
      return whole
    }
    return Vocabulary.nearestName(to: name, among: allCases.map(\.name)).flatMap {
      Self(rawValue: $0)
    }
  }
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

/// How results are said where there is no screen.
package enum SpeechStyle: Hashable, Sendable {
  /// With their signs, as in `= 5`.
  case signs
  /// With words for the signs, as in `exactly 5`.
  case words
}
