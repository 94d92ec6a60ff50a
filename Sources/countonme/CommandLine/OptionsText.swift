import CalculatorCore
import ExactNumbers
import Reference
import Words

/// The text of a file of options: one option a line, as on the command line.
///
/// ```text
/// # The keypad
/// --theme light
/// --digits=20
/// --rates ~/rates of my own.xml
/// --format 'mixed'   # quotation marks can be left out
/// ```
///
/// A line that is wrong is left out; the others hold.
struct OptionsText: Hashable, Sendable {
  struct Problem: Hashable, Sendable {
    /// The number of the line, from 1.
    let line: Int
    let error: UsageError

    init(line: Int, error: UsageError) { (self.line, self.error) = (line, error) }
  }

  /// The options of the lines, in their order.
  private(set) var options: [GivenOption] = []
  private(set) var problems: [Problem] = []

  /// Creates the text of an empty file.
  init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8; a byte order mark and carriage returns mean nothing.
  ///   - home: The folder that `~` stands for at the beginning of a path.
  init(_ bytes: [UInt8], home: String? = nil) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(UsageError) {
        guard let given = try Self.option(in: line, home: home) else { continue }
        if let other = options.first(where: { $0.option.excludes(given.option) }) {
          throw .conflict(other.option, given.option)
        }
        options.append(given)
      } catch {
        problems.append(Problem(line: index + 1, error: error))
      }
    }
  }

  /// The option of a line; nil for an empty one and for a comment.
  private static func option(
    in bytes: ArraySlice<UInt8>, home: String?
  ) throws(UsageError) -> GivenOption? {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText }
    // Scalar by scalar, because an accent behind a sign would join it.
    let line = text.unicodeScalars[...].trimmed
    guard let first = line.first, first != "#" else { return nil }
    let word = line.prefix { !$0.properties.isWhitespace && $0 != "=" }
    let name = String(word)
    guard first == "-", name.contains(where: { $0 != "-" }) else { throw .noOption(String(line)) }
    let option = name == "-h" ? .help : try CommandLineOption.written(name)
    guard option.isLasting else { throw .notLasting(option) }
    var rest = line[word.endIndex...].trimmed
    let isJoined = rest.first == "="
    if isJoined { rest = rest.dropFirst().trimmed }
    let value = WrittenValue(rest)
    guard isJoined || value.isQuoted || !value.text.isEmpty else { return try GivenOption(option) }
    let isPath = option.value == .file || option.value == .folder
    return try GivenOption(option, isPath ? value.path(home: home) : value.text)
  }

  /// The widest line of comments, in columns.
  private static let columns = 80

  /// A file of options: those that are given, and all others as comments with what is usual.
  ///
  /// Each has its summary above it.
  ///
  /// - Throws: `UsageError.unwritableValue` for a value with a line feed.
  static func written(
    _ options: [GivenOption], in language: Language
  ) throws(UsageError) -> String {
    let reference = language.reference
    var lines = comment(language.words.optionsIntroduction)
    for option in CommandLineOption.allCases where option.isLasting {
      lines += [""] + comment(reference.summary(of: option))
      if let given = options.last(where: { $0.option == option }) {
        guard let line = given.line else { throw .unwritableValue(option) }
        lines.append(line)
      } else {
        lines.append("#--\(option.name)" + (option.sample(in: reference).map { " \($0)" } ?? ""))
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
  /// The value of the option where it is not given, or the name of one; nil for an option without.
  fileprivate func sample(in words: any ReferenceWording) -> String? {
    switch value {
    case .none: nil
    case .number: String(Self.usualDigits)
    case .choice, .abbreviated: self == .language ? words.words.language.rawValue : choices.first
    case .file, .folder: placeholder.map { "<\(words.name(of: $0))>" }
    }
  }
}

/// A value as it stands in a line.
struct WrittenValue: Hashable {
  var text: String
  var isQuoted = false

  /// Reads what stands behind an option: the text between quotation marks, otherwise everything
  /// before a `#` with a space before it.
  init(_ rest: Substring.UnicodeScalarView) {
    if let mark = rest.first, mark == "'" || mark == "\"",
      let end = rest.dropFirst().lastIndex(of: mark),
      let behind = Optional(rest[rest.index(after: end)...].trimmed),
      behind.isEmpty || behind.first == "#"
    {
      text = String(rest[..<end].dropFirst())
      isQuoted = true
      return
    }
    var last: Unicode.Scalar = " "
    let value = rest.prefix { scalar in
      defer { last = scalar }
      return scalar != "#" || !last.properties.isWhitespace
    }
    text = String(value.trimmed)
  }

  /// The value as a path, in which `~` at the beginning is the home of the person.
  func path(home: String?) -> String {
    guard !isQuoted, let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }

  /// A value as it has to be written, so that it is read again as it is.
  static func written(_ value: String) -> String {
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "/.,:-_+%@".unicodeScalars.contains(scalar)
    }
    return isPlain ? value : "\"\(value)\""
  }
}

extension CommandLineOption {
  /// The option of a word with its hyphens.
  ///
  /// - Throws: `UsageError.unknownOption` for another word.
  static func written(_ word: String) throws(UsageError) -> Self {
    let name = String(word.drop { $0 == "-" })
    guard word == "--" + name, let option = Self(rawValue: name) else {
      throw .unknownOption(word, nearest: nearest(to: name))
    }
    return option
  }
}

extension Substring.UnicodeScalarView {
  /// The text without white space at its ends.
  fileprivate var trimmed: Self {
    var text = drop(while: \.properties.isWhitespace)
    while text.last?.properties.isWhitespace == true { text.removeLast() }
    return text
  }
}
