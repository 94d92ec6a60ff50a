/// What is wrong with a command line, or with a line of the file of options.
package enum UsageError: Error, Hashable, Sendable {
  /// There is no such option; the nearest one is close enough to be meant.
  case unknownOption(String, nearest: CommandLineOption?)
  case missingValue(CommandLineOption)
  case unexpectedValue(CommandLineOption, String)
  case invalidValue(CommandLineOption, String)
  /// Two options exclude each other.
  case conflict(CommandLineOption, CommandLineOption)
  /// The first option means nothing without the second.
  case needs(CommandLineOption, CommandLineOption)
  /// More words than one stand behind an option that takes one.
  case severalValues(CommandLineOption)
  case unknownTopic(String)
  /// A line of the file of options is none.
  case noOption(String)
  /// The option cannot stand in the file of options.
  case notLasting(CommandLineOption)
  /// The value has a line feed, so that no line can hold it.
  case unwritableValue(CommandLineOption)
  /// A line of the file of options is not UTF-8.
  case invalidText
}
