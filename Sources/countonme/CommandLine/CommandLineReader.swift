import CalculatorCore
import Words

/// A parsed command line: options and words; `-2/3`, an expression, and all after `--` are words.
struct CommandLineReader: Hashable, Sendable {
  /// In order; the last one of a name wins.
  private(set) var options: [GivenOption] = []
  /// The parts of the expression, or the optional word of an option such as `--tape`.
  private(set) var words: [String] = []
  /// The first error; parsing continues after it.
  private(set) var error: UsageError?

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
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = argument == "-h" ? .help : try CommandLineOption.written(String(parts[0]))
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
  private static func isOption(_ argument: String) -> Bool {
    let rest = argument.drop { $0 == "-" }
    guard argument.hasPrefix("-"), let next = rest.first, next.isASCII, next.isLetter else {
      return false
    }
    return argument.hasPrefix("--")
      || !Vocabulary.names.contains(rest.prefix(while: \.isLetter).lowercased())
  }
}

struct GivenOption: Hashable, Sendable {
  let option: CommandLineOption
  let value: String?

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
}

extension [GivenOption] {
  func contains(_ option: CommandLineOption) -> Bool { contains { $0.option == option } }

  var conflict: UsageError? {
    for (index, given) in enumerated() {
      if let other = self[..<index].first(where: { $0.option.excludes(given.option) }) {
        return .conflict(other.option, given.option)
      }
    }
    return nil
  }

  func completed(by lasting: [GivenOption]) -> [GivenOption] {
    lasting.filter { lasting in
      !contains { $0.option == lasting.option || $0.option.excludes(lasting.option) }
    } + self
  }
}
