import Screen
import SystemCalls

extension English {
  package func spoken(_ result: String) -> String {
    spoken(result, exact: "exactly", rounded: "about")
  }

  package func sentence(_ mistake: String, atCharacter place: Int) -> String {
    "\(mistake.dropLast()) (at character \(place))."
  }

  package var greeting: String { "Type a calculation; help says more, quit ends." }

  package func note(ofLines failure: ProgramError) -> String {
    sentence("the calculator worked line by line: " + phrase(failure))
  }

  package func note(ofUnfamiliarTerminal name: String) -> String {
    "The terminal type “\(printable(name))” is unknown here; it was used as one of its family."
  }
}

// MARK: The command line

extension English {
  package func phrase(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let text, nil): "there is no option '\(printable(text))'"
    case .unknownOption(let text, let nearest?):
      "there is no option '\(printable(text))'; the nearest one is '--\(nearest.name)'"
    case .missingValue(let option):
      "'--\(option.name)' needs a value: \(values(of: option))"
    case .unexpectedValue(let option, let text):
      "'--\(option.name)' takes no value, but '\(printable(text))' follows it"
    case .invalidValue(let option, let text):
      "'--\(option.name)' takes \(values(of: option)), not '\(printable(text))'"
    case .conflict(let option, let other):
      "'--\(option.name)' and '--\(other.name)' cannot be combined"
    case .needs(let option, let other): "'--\(option.name)' works only with '--\(other.name)'"
    case .severalValues(let option):
      "'--\(option.name)' takes one word: \(values(of: option))"
    case .unknownTopic(let name): "there is no help on '\(printable(name))'"
    case .noOption(let text):
      "'\(printable(text))' is not an option; a line begins with '--' and its name"
    case .notLasting(let option): "'--\(option.name)' cannot stand in the options file"
    case .unwritableValue(let option):
      "the value of '--\(option.name)' contains a line feed, which a line cannot hold"
    case .invalidText: "the line is not valid UTF-8"
    }
  }

  private func values(of option: CommandLineOption) -> String {
    if option == .updateRates { return "an address or a file" }
    if option == .picture { return "a file that ends in .svg, .txt or .ansi" }
    let words = option.choices
    guard words.isEmpty else { return choice(of: words) }
    return switch option.value {
    case .number(let range):
      "a number from \(grouped(range.lowerBound)) to \(grouped(range.upperBound))"
    case .folder: "a folder"
    case .none, .choice, .abbreviated, .file: "a file"
    }
  }

  package func phrase(_ failure: ProgramError) -> String {
    switch failure {
    case .unreadableInput(let error): "the input cannot be read: \(cause(error))"
    case .unwritableResults(let error): "the results cannot be written: \(cause(error))"
    case .tooFewFiles:
      "the system allows too few open files for a screen (ulimit -n): 64 are enough"
    case .noTerminal: "the calculator needs a terminal for its output; try countonme --line"
    case .terminal(.unnamed): "TERM is not set; try TERM=xterm countonme"
    case .terminal(.unknown(let name)):
      "the terminal type “\(printable(name))”, from TERM, is unknown; try TERM=xterm countonme"
    case .terminal(.lacksCursorAddressing(let name)):
      "the terminal type “\(printable(name))”, from TERM, cannot show a "
        + "full screen; try TERM=xterm countonme"
    case .terminal(.unusable(let name)):
      "the terminal “\(printable(name))” cannot be used; try TERM=xterm countonme"
    case .unreadTape(let path, let reason):
      "the tape in \(path) is not read: \(reason)"
    case .lostTape(let problem):
      "the tape is not saved: \(problem.map(reason) ?? "the disk did not answer")"
    case .noRates(let phrase): phrase
    case .unwrittenPicture(let path, let reason):
      "the picture “\(path)” cannot be written: \(reason)"
    case .optionsExist(let path): "\(path) already exists; it was not changed"
    case .unwrittenOptions(let path, let reason): "\(path) cannot be written: \(reason)"
    case .noHome: "there is no home folder"
    }
  }

  package func phrase(_ flaw: EnvironmentFlaw) -> String {
    switch flaw {
    case .theme(let word): String(sentence(.unknownTheme(word)).full.dropLast())
    case .zone(let name): "TZ is “\(printable(name))”, which is no known time zone; UTC is used"
    case .folder(let variable, let path):
      "\(variable) is “\(printable(path))”, which does not begin with /; it is ignored"
    }
  }

  package func optionsNotRead(_ problem: FileError.Kind) -> String {
    "the options are not read: \(reason(problem))"
  }

  package func reason(_ error: SystemError) -> String { error.reason }

  package func reason(_ problem: FileError.Kind) -> String {
    switch problem {
    case .missing: "there is no such file or folder"
    case .folderMissing: "its folder does not exist"
    case .exists: "a file of that name already exists"
    case .homeUnknown, .homeMissing: "there is no home folder"
    case .notPermitted: "permission is denied"
    case .readOnly: "the disk is read-only"
    case .diskFull: "the disk is full"
    case .quotaExceeded: "the disk quota is used up"
    case .tooLarge: "the file is too large"
    case .nameTooLong: "the name is too long"
    case .isFolder, .notFile: "it is not a regular file"
    case .notFolder: "a part of its path is not a folder"
    case .brokenLink: "its symbolic link is broken"
    case .newerVersion: "it was written by a later version"
    case .notJournal: "the file is not a tape"
    case .unsupported: "the file system does not support it"
    case .locked: "another program has locked it"
    case .replaced: "the file was replaced"
    case .unwritable: "the calculation is too long"
    case .inputOutput: "the disk reported an error"
    case .other: "the system refused"
    }
  }

  package func brief(_ problem: FileError.Kind) -> String {
    switch problem {
    case .missing: "missing"
    case .folderMissing: "no folder"
    case .exists: "exists"
    case .homeUnknown, .homeMissing: "no home"
    case .notPermitted: "forbidden"
    case .readOnly: "read-only"
    case .diskFull: "disk full"
    case .quotaExceeded: "quota"
    case .tooLarge: "too large"
    case .nameTooLong: "long name"
    case .isFolder, .notFile: "no file"
    case .notFolder: "bad path"
    case .brokenLink: "bad link"
    case .newerVersion: "newer"
    case .notJournal: "no tape"
    case .unsupported: "no locks"
    case .locked: "locked"
    case .replaced: "replaced"
    case .unwritable: "too long"
    case .inputOutput: "I/O error"
    case .other: "refused"
    }
  }

  package func report(_ phrase: String) -> String { "countonme: \(phrase)" }

  package func phrase(_ phrase: String, inLine number: Int) -> String {
    "line \(number): \(phrase)"
  }

  package func phrase(_ phrase: String, inFile path: String) -> String { "\(path): \(phrase)" }

  package func moreProblems(_ count: Int) -> String {
    count == 1 ? "1 more line is wrong" : "\(grouped(count)) more lines are wrong"
  }

  package var missing: String { "missing" }

  package var helpTitles: HelpTitles {
    HelpTitles(
      overview: "OVERVIEW: ", usage: "USAGE: ", arguments: "ARGUMENTS:", options: "OPTIONS:",
      values: "values: ", expression: "What to calculate.")
  }

  package var moreHelp: String { "; see 'countonme --help'" }

  package var quoteExpression: String {
    "file names are among the words: quote an expression with *, as in '2 * 3'"
  }

  package var optionsIntroduction: String {
    """
    The options of countonme, read at every start: one option a line, as on the command line, \
    which wins over them. A line that begins with # is a comment.
    """
  }
}
