import CalculatorViewModel
import Words

extension OptionsText {
  /// The widest line of comments, in columns.
  private static let columns = 80

  /// A file of options: those that are given, and all others as comments with what is usual.
  ///
  /// Each has its summary above it.
  ///
  /// - Throws: `UsageError.unwritableValue` for a value with a line feed.
  package static func written(
    _ options: [GivenOption], in language: Language
  ) throws(UsageError) -> String {
    let words = language.reference
    var lines = comment(language.program.optionsIntroduction)
    for option in CommandLineOption.allCases where option.isLasting {
      lines += [""] + comment(words.summary(of: option))
      if let given = options.last(where: { $0.option == option }) {
        guard let line = given.line else { throw .unwritableValue(option) }
        lines.append(line)
      } else {
        lines.append("#--\(option.name)" + (option.sample(in: words).map { " \($0)" } ?? ""))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Text as lines that begin with `# `.
  private static func comment(_ text: String) -> [String] {
    PlainText(columns: columns - 2).wrap(InlineText(words: text)).map { "# " + $0 }
  }
}

extension CommandLineOption {
  /// The significant digits of results without a finite decimal form, unless `--digits` sets others:
  /// those of decimal128.
  package static let usualDigits = 34

  /// The value of the option where it is not given, or the name of one; nil for an option without.
  fileprivate func sample(in words: any ReferenceWording) -> String? {
    switch valueKind {
    case .none: nil
    case .number: String(Self.usualDigits)
    case .choice, .abbreviated: self == .language ? words.language.rawValue : self.words.first
    case .file, .folder: value.map { "<\(words.name(of: $0))>" }
    }
  }
}
