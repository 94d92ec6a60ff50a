import Quantities
import SystemCalls

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

/// Why the program cannot go on.
package enum Failure: Error, Hashable, Sendable {
  case unreadableInput(SystemError)
  case unwritableResults(SystemError)
  /// The system allows the program too few open files for a screen.
  case tooFewFiles
  /// There is no terminal to draw the screen on.
  case noTerminal
  /// `TERM` is not set.
  case unnamedTerminal
  /// The type of terminal is unknown.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case simpleTerminal(String)
  case unusableTerminal(String)
  /// The kept tape cannot be printed; the reason is the end of a sentence.
  case unreadTape(path: String, reason: String)
  /// Changes of the tape were not saved, because of that, or because saving took too long.
  case lostTape(FileError.Kind?)
  /// No exchange rates came; the phrase says why.
  case noRates(String)
  /// The picture cannot be written; the reason is the end of a sentence.
  case unwrittenPicture(path: String, reason: String)
  /// A file of options is there already.
  case optionsExist(path: String)
  /// The file of options cannot be written; the reason is the end of a sentence.
  case unwrittenOptions(path: String, reason: String)
  /// No variable says where the options would be.
  case noHome
}

/// The exchange rates that an update has got; they are kept from now on.
package struct RatesUpdate: Hashable, Sendable {
  /// The number of currencies; the euro is not counted.
  package let currencies: Int
  /// The day of the rates.
  package let day: Day
  /// The day of the rates that were kept before; nil if there were none.
  package let previous: Day?

  package init(currencies: Int, day: Day, previous: Day?) {
    (self.currencies, self.day, self.previous) = (currencies, day, previous)
  }
}

/// Why an update of the exchange rates has got none; the kept ones stay as they are.
package enum RatesFailure: Error, Hashable, Sendable {
  /// What came is no file of rates.
  case flawed(RatesFlaw)
  /// The command `curl` is missing or cannot be started.
  case noCurl
  /// The server has answered with an HTTP status other than success, such as 404.
  case status(Int)
  /// There is no network or no such server, or it does not answer in HTTP, in time and to the end.
  case unreachable
  /// The address, one that the server redirects to, or the connection is not encrypted with a valid certificate.
  case insecure
  /// The address cannot be read, or holds the name of a user.
  case invalidAddress
  /// The file that the rates were to be read from cannot be read.
  case unreadable(FileError)
  /// The rates cannot be saved.
  case notSaved(FileError)
  /// The command `curl` has ended with another exit status.
  case curl(status: Int)
  case cancelled
}
