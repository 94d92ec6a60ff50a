/// An option as it was given, with a value that it can have.
package struct GivenOption: Hashable, Sendable {
  package let option: CommandLineOption
  /// The value; nil for an option without one.
  package let value: String?

  /// Reads the value of an option.
  ///
  /// - Parameter text: What stands behind the option; nil if nothing does.
  /// - Throws: `UsageError` when the option takes no value, or not this one, or lacks one.
  package init(_ option: CommandLineOption, _ text: String? = nil) throws(UsageError) {
    self.option = option
    switch (option.valueKind, text) {
    case (.none, nil): value = nil
    case (.none, let text?): throw .unexpectedValue(option, text)
    case (_, nil), (_, ""): throw .missingValue(option)
    case (let kind, let text?):
      guard let read = kind.read(text) else { throw .invalidValue(option, text) }
      value = read
    }
  }

  /// The option as a line of the file of options; nil if its value has a line feed.
  package var line: String? {
    guard let value else { return "--\(option.name)" }
    return value.utf8.contains(UInt8(ascii: "\n"))
      ? nil : "--\(option.name) \(WrittenValue.written(value))"
  }
}
