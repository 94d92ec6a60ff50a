import CalculatorViewModel
import Words

/// The text of an options file: one option per line, as on the command line.
///
/// ```text
/// --digits=20
/// --rates ~/rates of my own.xml
/// --format 'mixed'   # quotation marks can be left out
/// ```
struct OptionsText: Hashable, Sendable {
  struct Problem: Hashable, Sendable {
    let line: Int
    let error: UsageError
  }

  private(set) var options: [GivenOption] = []
  private(set) var problems: [Problem] = []

  init() {}

  /// Parses UTF-8, without a byte order mark and carriage returns; `home` replaces a leading `~`.
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
      } catch { problems.append(Problem(line: index + 1, error: error)) }
    }
  }

  private static func option(
    in bytes: ArraySlice<UInt8>, home: String?
  ) throws(UsageError) -> GivenOption? {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText }
    // Works on scalars, since an accent would combine with the sign before it.
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
}

struct WrittenValue: Hashable {
  var text: String
  var isQuoted = false

  /// Parses a quoted value, or everything before a `#` that follows white space.
  init(_ rest: Substring.UnicodeScalarView) {
    if let mark = rest.first, mark == "'" || mark == "\"",
      let end = rest.dropFirst().lastIndex(of: mark),
      let behind = Optional(rest[rest.index(after: end)...].trimmed),
      behind.isEmpty || behind.first == "#"
    {
      (text, isQuoted) = (String(rest[..<end].dropFirst()), true)
      return
    }
    var last: Unicode.Scalar = " "
    let value = rest.prefix { scalar in
      defer { last = scalar }
      return scalar != "#" || !last.properties.isWhitespace
    }
    text = String(value.trimmed)
  }

  func path(home: String?) -> String {
    guard !isQuoted, let home, text == "~" || text.hasPrefix("~/") else { return text }
    return home + text.dropFirst()
  }
}

extension CommandLineOption {
  static func written(_ word: String) throws(UsageError) -> Self {
    let name = String(word.drop { $0 == "-" })
    guard word == "--" + name, let option = Self(rawValue: name) else {
      throw .unknownOption(word, nearest: nearest(to: name))
    }
    return option
  }
}
