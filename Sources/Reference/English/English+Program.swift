import CalculatorViewModel
import SystemCalls
import Words

extension English: ProgramWording {
  package func phrase(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let text, nil): "there is no option '\(printable(text))'"
    case .unknownOption(let text, let nearest?):
      "there is no option '\(printable(text))'; the nearest one is '--\(nearest.name)'"
    case .missingValue(let option):
      "'--\(option.name)' lacks its value: \(values(of: option))"
    case .unexpectedValue(let option, let text):
      "'--\(option.name)' takes no value, but '\(printable(text))' follows it"
    case .invalidValue(let option, let text):
      "'--\(option.name)' takes \(values(of: option)), not '\(printable(text))'"
    case .conflict(let option, let other):
      "'--\(option.name)' and '--\(other.name)' cannot be combined"
    case .needs(let option, let other): "'--\(option.name)' goes with '--\(other.name)'"
    case .severalValues(let option):
      "'--\(option.name)' takes one word: \(values(of: option))"
    case .unknownTopic(let name): "there is no help on '\(printable(name))'"
    case .noOption(let text):
      "'\(printable(text))' is no option; a line begins with '--' and its name"
    case .notLasting(let option): "'--\(option.name)' cannot stand in the options file"
    case .unwritableValue(let option):
      "the value of '--\(option.name)' has a line feed, which no line can hold"
    case .invalidText: "the line is not valid UTF-8"
    }
  }

  /// What an option takes, as a part of a sentence.
  private func values(of option: CommandLineOption) -> String {
    if option == .updateRates { return "an address or a file" }
    if option == .picture { return "a file that ends in .svg, .txt or .ansi" }
    let words = option.words
    guard words.isEmpty else { return choice(of: words) }
    return switch option.valueKind {
    case .number(let range):
      "a number from \(grouped(range.lowerBound)) to \(grouped(range.upperBound))"
    case .folder: "a folder"
    case .none, .choice, .abbreviated, .file: "a file"
    }
  }

  package func phrase(_ failure: Failure) -> String {
    switch failure {
    case .unreadableInput(let error): "the input cannot be read: \(reason(error))"
    case .unwritableResults(let error): "the results cannot be written: \(reason(error))"
    case .noTerminal: "the calculator needs a terminal for its output"
    case .unnamedTerminal: "TERM is not set, so the type of the terminal is unknown"
    case .unknownTerminal(let name):
      "the terminal type “\(printable(name))”, from TERM, is unknown"
    case .simpleTerminal(let name):
      "the terminal type “\(printable(name))”, from TERM, cannot show a full screen"
    case .unusableTerminal(let name): "the terminal “\(printable(name))” cannot be used"
    case .uncreatedLog(let path, let error):
      "the log “\(path)” cannot be created: \(reason(error))"
    case .incompleteLog(let error): "the log is not complete: \(reason(error))"
    case .unreadTape(let path, let reason):
      "the tape in \(path) is not read: \(reason)"
    case .noRates(let phrase): phrase
    case .unwrittenPicture(let path, let reason):
      "the picture “\(path)” cannot be written: \(reason)"
    case .optionsExist(let path): "\(path) is there already; it stays as it is"
    case .unwrittenOptions(let path, let reason): "\(path) cannot be written: \(reason)"
    case .noHome: "there is no home folder"
    }
  }

  package func phrase(_ problem: OptionsFileProblem) -> String {
    switch problem {
    case .unreadable(let error): "the options are not read: \(reason(error))"
    case .notAFile: "the options are not read: there is no plain file in their place"
    case .tooLarge: "the options are not read: the file is too large"
    }
  }

  package func reason(_ error: SystemError) -> String {
    switch error.kind {
    case .missing: "there is no such file or folder"
    case .exists: "it is there already"
    case .notPermitted: "that is not permitted"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .tooLarge: "the file would be too large"
    case .nameTooLong: "the name is too long"
    case .isFolder: "it is a folder"
    case .notFolder: "a part of the path is no folder"
    case .brokenLink: "its link leads nowhere"
    case .inputOutput: "the disk reports an error"
    case .unsupported: "the file system cannot do that"
    case .folderMissing, .homeUnknown, .homeMissing, .notFile, .newerVersion, .notJournal, .locked,
      .replaced, .unwritable, .other:
      error.reason
    }
  }
}

extension English {
  package func report(_ phrase: String) -> String { "countonme: \(phrase)" }

  package func phrase(_ phrase: String, inLine number: Int) -> String {
    "line \(number): \(phrase)"
  }

  package func phrase(_ phrase: String, inFile path: String) -> String { "\(path): \(phrase)" }

  package func ending(_ phrase: String) -> String {
    "Error: \(sentence(phrase))"
  }

  package func moreProblems(_ count: Int) -> String {
    count == 1 ? "1 more line is wrong" : "\(grouped(count)) more lines are wrong"
  }

  package var missing: String { "missing" }

  package var helpTitles: HelpTitles {
    HelpTitles(
      overview: "OVERVIEW: ", usage: "USAGE: ", arguments: "ARGUMENTS:", options: "OPTIONS:",
      values: "values: ", expression: "What to calculate.")
  }

  package var usageTitle: String { "Usage: " }
  package var moreHelp: String { "See 'countonme --help' for more information." }

  package var optionsIntroduction: String {
    """
    The options of countonme, read at every start: one option a line, as on the command line, \
    which wins over them. A line that begins with # is a comment.
    """
  }
}
