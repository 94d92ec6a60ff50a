import SystemCalls

/// Why the program cannot go on.
package enum Failure: Error, Hashable, Sendable {
  case unreadableInput(SystemError)
  case unwritableResults(SystemError)
  /// There is no terminal to draw the screen on.
  case noTerminal
  /// `TERM` is not set.
  case unnamedTerminal
  /// The type of terminal is unknown.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case simpleTerminal(String)
  case unusableTerminal(String)
  /// The log of a session cannot be created.
  case uncreatedLog(path: String, SystemError)
  case incompleteLog(SystemError)
  /// The kept tape cannot be printed; the reason is the end of a sentence.
  case unreadTape(path: String, reason: String)
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

/// Why the file of options is not read.
package enum OptionsFileProblem: Hashable, Sendable {
  case unreadable(SystemError)
  case notAFile
  case tooLarge
}
