import CalculatorCore
import Words

/// A command line that was read: its options, and the words that are left.
///
/// ```text
/// --digits 5 -2/3 --light    --digits 5, --light; -2/3
/// --tape=csv                 --tape; csv
/// ```
///
/// An argument that begins with a hyphen and continues as an expression does is a word. Everything
/// behind `--` is.
struct CommandLineReader: Hashable, Sendable {
  /// The options in their order; of two with one name the last counts.
  private(set) var options: [GivenOption] = []
  /// The parts of the expression, or what an option takes or not, as `--tape` does.
  private(set) var words: [String] = []
  /// The first error; reading goes on behind it.
  private(set) var error: UsageError?

  /// Reads arguments.
  ///
  /// - Parameter arguments: The arguments without the name of the program.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        return
      }
      guard Self.isOption(argument) else {
        words.append(argument)
        continue
      }
      do throws(UsageError) {
        try readOption(argument, before: &rest)
      } catch {
        self.error = self.error ?? error
      }
    }
  }

  private mutating func readOption(
    _ argument: String, before rest: inout ArraySlice<String>
  ) throws(UsageError) {
    if argument == "-h" {
      options.append(try GivenOption(.help))
      return
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try CommandLineOption.written(String(parts[0]))
    var value = parts.count > 1 ? String(parts[1]) : nil
    if let word = value, option.word != .none {
      words.append(word)
      value = nil
    } else if value == nil, option.value != .none, let next = rest.first,
      !Self.isOption(next), next != "--"
    {
      value = rest.popFirst()
    }
    options.append(try GivenOption(option, value))
  }

  /// Whether an argument is an option, not an expression such as `-5+3` or `-sin(1)`.
  ///
  /// After two hyphens letters are the name of an option, after one they may be that of a function.
  private static func isOption(_ argument: String) -> Bool {
    let rest = argument.drop { $0 == "-" }
    guard argument.hasPrefix("-"), let next = rest.first, next.isASCII, next.isLetter else {
      return false
    }
    return argument.hasPrefix("--")
      || !Vocabulary.names.contains(rest.prefix(while: \.isLetter).lowercased())
  }
}

/// An option as it was given, with a value that it can have.
struct GivenOption: Hashable, Sendable {
  let option: CommandLineOption
  /// The value; nil for an option without one.
  let value: String?

  /// Reads the value of an option.
  ///
  /// - Parameter text: What stands behind the option; nil if nothing does.
  /// - Throws: `UsageError` when the option takes no value, or not this one, or lacks one.
  init(_ option: CommandLineOption, _ text: String? = nil) throws(UsageError) {
    self.option = option
    switch (option.value, text) {
    case (.none, nil): value = nil
    case (.none, let text?): throw .unexpectedValue(option, text)
    case (_, nil), (_, ""): throw .missingValue(option)
    case (let kind, let text?):
      guard let read = kind.read(text) else { throw .invalidValue(option, text) }
      value = read
    }
  }

  /// The option as a line of the file of options; nil if its value has a line feed.
  var line: String? {
    guard let value else { return "--\(option.name)" }
    return value.utf8.contains(UInt8(ascii: "\n"))
      ? nil : "--\(option.name) \(WrittenValue.written(value))"
  }
}

extension [GivenOption] {
  func contains(_ option: CommandLineOption) -> Bool { contains { $0.option == option } }

  /// The first two options that exclude each other; nil if there are none.
  var conflict: UsageError? {
    for (index, given) in enumerated() {
      if let other = self[..<index].first(where: { $0.option.excludes(given.option) }) {
        return .conflict(other.option, given.option)
      }
    }
    return nil
  }

  /// These options and those of a file that they leave in force.
  ///
  /// - Parameter lasting: The options of the file.
  func completed(by lasting: [GivenOption]) -> [GivenOption] {
    lasting.filter { lasting in
      !contains { $0.option == lasting.option || $0.option.excludes(lasting.option) }
    } + self
  }
}
