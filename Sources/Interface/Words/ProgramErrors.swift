import Screen
import SystemCalls

/// An error in the command line or the options file.
package enum UsageError: Error, Hashable, Sendable {
  /// `nearest` is likely meant.
  case unknownOption(String, nearest: CommandLineOption?)
  case missingValue(CommandLineOption)
  case unexpectedValue(CommandLineOption, String)
  case invalidValue(CommandLineOption, String)
  case conflict(CommandLineOption, CommandLineOption)
  /// The first option requires the second.
  case needs(CommandLineOption, CommandLineOption)
  case severalValues(CommandLineOption)
  case unknownTopic(String)
  case noOption(String)
  case notLasting(CommandLineOption)
  case invalidText
}

/// The reason why the program cannot continue.
package enum ProgramError: Error, Hashable, Sendable {
  case unreadableInput(SystemError)
  case unwritableResults(SystemError)
  /// The limit of open files is too low for a screen.
  case tooFewFiles
  case noTerminal
  case terminal(TerminalError)
  case unreadTape(path: String, reason: String)
  /// The reason; nil if saving took too long.
  case lostTape(FileError.Kind?)
  case noRates(String)
  case unwrittenPicture(path: String, reason: String)
}

/// An invalid value of the environment, which is not used.
package enum EnvironmentFlaw: Hashable, Sendable {
  case theme(String)
  case zone(String)
  /// A folder whose path is relative.
  case folder(variable: String, path: String)
}
