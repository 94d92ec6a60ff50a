import Screen
import SystemCalls

extension Wording {
  /// A result with its sign in words, at the start or after a comma: `exactly 5` for `= 5`.
  package func spoken(_ result: String) -> String {
    var words = result.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices {
      let isStart = index == 0 || words[index - 1].last.map { ",;".contains($0) } == true
      switch words[index] {
      case "≈", "~=": words[index] = say("about", "environ")
      case "=" where isStart: words[index] = say("exactly", "exactement")
      default: break
      }
    }
    return words.joined(separator: " ")
  }

  package func sentence(_ mistake: String, atCharacter place: Int) -> String {
    say(
      "\(mistake.dropLast()) (at character \(place)).",
      "\(mistake.dropLast()) (au caractère \(place)).")
  }

  package var greeting: String {
    say(
      "Type a calculation; help says more, quit ends.",
      "Tapez un calcul\u{202F}; aide en dit plus, quitter termine.")
  }

  package func note(ofLines failure: ProgramError) -> String {
    sentence(
      say(
        "the calculator worked line by line: " + phrase(failure),
        "la calculatrice a travaillé ligne par ligne\u{A0}: " + phrase(failure)))
  }

  package func note(ofUnfamiliarTerminal name: String) -> String {
    say(
      "The terminal type \(marked(name)) is unknown here; it was used as one of its family.",
      "Le type de terminal \(marked(name)) est inconnu ici\u{202F}; il a été traité comme ceux de sa "
        + "famille.")
  }

  package func phrase(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let text, nil):
      say("there is no option \(word(text))", "l’option \(word(text)) n’existe pas")
    case .unknownOption(let text, let nearest?):
      say(
        "there is no option \(word(text)); the nearest one is \(name(of: nearest))",
        "l’option \(word(text)) n’existe pas\u{202F}; la plus proche est \(name(of: nearest))")
    case .missingValue(let option):
      say(
        "\(name(of: option)) needs a value: \(values(of: option))",
        "il manque une valeur à \(name(of: option))\u{A0}: \(values(of: option))")
    case .unexpectedValue(let option, let text):
      say(
        "\(name(of: option)) takes no value, but \(word(text)) follows it",
        "\(name(of: option)) ne prend pas de valeur, mais \(word(text)) la suit")
    case .invalidValue(let option, let text):
      say(
        "\(name(of: option)) takes \(values(of: option)), not \(word(text))",
        "\(name(of: option)) attend \(values(of: option)), et non \(word(text))")
    case .conflict(let option, let other):
      say(
        "\(name(of: option)) and \(name(of: other)) cannot be combined",
        "\(name(of: option)) et \(name(of: other)) sont incompatibles")
    case .needs(let option, let other):
      say(
        "\(name(of: option)) works only with \(name(of: other))",
        "\(name(of: option)) s’emploie avec \(name(of: other))")
    case .severalValues(let option):
      say(
        "\(name(of: option)) takes one word: \(values(of: option))",
        "un seul mot peut suivre \(name(of: option))\u{A0}: \(values(of: option))")
    case .unknownTopic(let name):
      say("there is no help on \(word(name))", "il n’y a pas d’aide sur \(word(name))")
    case .noOption(let text):
      say(
        "\(word(text)) is not an option; a line begins with '--' and its name",
        "\(word(text)) n’est pas une option\u{202F}; une ligne commence par \(word("--")) et un nom"
      )
    case .notLasting(let option):
      say(
        "\(name(of: option)) cannot stand in the options file",
        "\(name(of: option)) n’a pas sa place dans le fichier d’options")
    case .invalidText: say("the line is not valid UTF-8", "la ligne n’est pas de l’UTF-8 valide")
    }
  }

  private func values(of option: CommandLineOption) -> String {
    if option == .updateRates { return say("an address or a file", "une adresse ou un fichier") }
    if option == .picture {
      return say("a file that ends in .svg, .txt or .ansi", "un fichier en .svg, .txt ou .ansi")
    }
    let words = option.choices
    guard words.isEmpty else { return choice(of: words) }
    return switch option.value {
    case .number(let range):
      say("a number from ", "un nombre de ") + grouped(range.lowerBound) + say(" to ", " à ")
        + grouped(range.upperBound)
    case .folder: say("a folder", "un dossier")
    case .none, .choice, .abbreviated, .file: say("a file", "un fichier")
    }
  }

  private func name(of option: CommandLineOption) -> String { word("--\(option.name)") }

  private func word(_ text: String) -> String { say("'\(printable(text))'", marked(text)) }

  private func marked(_ text: String) -> String { quoted(printable(text)) }

  package func phrase(_ failure: ProgramError) -> String {
    switch failure {
    case .unreadableInput(let error):
      say(
        "the input cannot be read: \(cause(error))",
        "l’entrée n’a pas pu être lue\u{A0}: \(cause(error))")
    case .unwritableResults(let error):
      say(
        "the results cannot be written: \(cause(error))",
        "les résultats n’ont pas pu être écrits\u{A0}: \(cause(error))")
    case .tooFewFiles:
      say(
        "the system allows too few open files for a screen (ulimit -n): 64 are enough",
        "le système permet trop peu de fichiers ouverts pour l’écran (ulimit -n)\u{A0}: 64 suffisent"
      )
    case .noTerminal:
      say(
        "the calculator needs a terminal for its output; try countonme --line",
        "la calculatrice a besoin d’un terminal pour s’afficher\u{202F}; essayez countonme --line")
    case .terminal(.unnamed):
      say(
        "TERM is not set; try TERM=xterm countonme",
        "TERM n’est pas défini\u{202F}; essayez TERM=xterm countonme")
    case .terminal(.unknown(let name)):
      say(
        "the terminal type \(marked(name)), from TERM, is unknown; try TERM=xterm countonme",
        "le type de terminal \(marked(name)), lu dans TERM, est "
          + "inconnu\u{202F}; essayez TERM=xterm countonme")
    case .terminal(.lacksCursorAddressing(let name)):
      say(
        "the terminal type \(marked(name)), from TERM, cannot show a "
          + "full screen; try TERM=xterm countonme",
        "le type de terminal \(marked(name)), lu dans TERM, ne permet pas le plein "
          + "écran\u{202F}; essayez TERM=xterm countonme")
    case .terminal(.unusable(let name)):
      say(
        "the terminal \(marked(name)) cannot be used; try TERM=xterm countonme",
        "le terminal \(marked(name)) est inutilisable\u{202F}; essayez TERM=xterm countonme")
    case .unreadTape(let path, let reason):
      say(
        "the tape in \(path) is not read: \(reason)",
        "la bande de \(path) n’a pas pu être lue\u{A0}: \(reason)")
    case .lostTape(let problem):
      say(
        "the tape is not saved: \(problem.map(reason) ?? "the disk did not answer")",
        "la bande n’est pas enregistrée\u{A0}: \(problem.map(reason) ?? "le disque n’a pas répondu")"
      )
    case .noRates(let phrase): phrase
    case .unwrittenPicture(let path, let reason):
      say(
        "the picture “\(path)” cannot be written: \(reason)",
        "impossible d’écrire l’image \(quoted(path))\u{A0}: \(reason)")
    }
  }

  package func phrase(_ flaw: EnvironmentFlaw) -> String {
    switch flaw {
    case .theme(let word): String(sentence(.unknownTheme(word)).full.dropLast())
    case .zone(let name):
      say(
        "TZ is \(marked(name)), which is no known time zone; UTC is used",
        "TZ vaut \(marked(name)), qui n’est pas un fuseau connu\u{202F}; UTC en tient lieu")
    case .folder(let variable, let path):
      say(
        "\(variable) is \(marked(path)), which does not begin with /; it is ignored",
        "\(variable) vaut \(marked(path)), qui ne commence pas par /\u{202F}; cette valeur est ignorée"
      )
    }
  }

  package func optionsNotRead(_ problem: FileError.Kind) -> String {
    say(
      "the options are not read: \(reason(problem))",
      "les options n’ont pas pu être lues\u{A0}: \(reason(problem))")
  }

  package func reason(_ error: SystemError) -> String {
    say(error.reason, "erreur \(error.code) du système")
  }

  package func reason(_ problem: FileError.Kind) -> String {
    switch problem {
    case .missing: say("there is no such file or folder", "aucun fichier de ce nom")
    case .folderMissing: say("its folder does not exist", "son dossier n’existe pas")
    case .exists: say("a file of that name already exists", "un fichier porte déjà ce nom")
    case .homeUnknown, .homeMissing:
      say("there is no home folder", "il n’y a pas de dossier personnel")
    case .notPermitted: say("permission is denied", "ce n’est pas permis")
    case .readOnly: say("the disk is read-only", "le disque est en lecture seule")
    case .diskFull: say("the disk is full", "le disque est plein")
    case .quotaExceeded: say("the disk quota is used up", "le quota du disque est épuisé")
    case .tooLarge: say("the file is too large", "le fichier est trop gros")
    case .nameTooLong: say("the name is too long", "le nom est trop long")
    case .isFolder, .notFile: say("it is not a regular file", "ce n’est pas un fichier ordinaire")
    case .notFolder:
      say("a part of its path is not a folder", "une partie du chemin n’est pas un dossier")
    case .brokenLink: say("its symbolic link is broken", "le lien ne mène nulle part")
    case .newerVersion:
      say("it was written by a later version", "une version plus récente l’a écrit")
    case .notJournal: say("the file is not a tape", "le fichier n’est pas une bande")
    case .unsupported:
      say("the file system does not support it", "ce système de fichiers ne le permet pas")
    case .locked: say("another program has locked it", "un autre programme le verrouille")
    case .replaced: say("the file was replaced", "le fichier a été remplacé")
    case .unwritable: say("the calculation is too long", "le calcul est trop long")
    case .inputOutput: say("the disk reported an error", "le disque signale une erreur")
    case .other: say("the system refused", "le système refuse")
    }
  }

  /// At most nine columns.
  package func brief(_ problem: FileError.Kind) -> String {
    switch problem {
    case .missing: say("missing", "introuv.")
    case .folderMissing: say("no folder", "pas doss.")
    case .exists: say("exists", "nom pris")
    case .homeUnknown, .homeMissing: say("no home", "sans home")
    case .notPermitted: say("forbidden", "interdit")
    case .readOnly: say("read-only", "protégé")
    case .diskFull: say("disk full", "plein")
    case .quotaExceeded: say("quota", "quota")
    case .tooLarge: say("too large", "trop gros")
    case .nameTooLong: say("long name", "nom long")
    case .isFolder, .notFile: say("no file", "pas fich.")
    case .notFolder: say("bad path", "chemin")
    case .brokenLink: say("bad link", "lien mort")
    case .newerVersion: say("newer", "plus neuf")
    case .notJournal: say("no tape", "pas bande")
    case .unsupported: say("no locks", "sans verr")
    case .locked: say("locked", "verrou")
    case .replaced: say("replaced", "remplacé")
    case .unwritable: say("too long", "trop long")
    case .inputOutput: say("I/O error", "err. E/S")
    case .other: say("refused", "refusé")
    }
  }

  /// A report such as `countonme: division by zero`.
  package func report(_ phrase: String) -> String {
    say("countonme: \(phrase)", "countonme\u{A0}: \(phrase)")
  }

  package func phrase(_ phrase: String, inLine number: Int) -> String {
    say("line \(number): \(phrase)", "ligne \(number)\u{A0}: \(phrase)")
  }

  package func phrase(_ phrase: String, inFile path: String) -> String {
    say("\(path): \(phrase)", "\(path)\u{A0}: \(phrase)")
  }

  package func moreProblems(_ count: Int) -> String {
    say(
      count == 1 ? "1 more line is wrong" : "\(grouped(count)) more lines are wrong",
      count == 1
        ? "1 autre ligne est incorrecte" : "\(grouped(count)) autres lignes sont incorrectes")
  }

  package var moreHelp: String {
    say("; see 'countonme --help'", "\u{202F}; voir «\u{A0}countonme --help\u{A0}»")
  }

  /// The advice if a shell replaced `*` by file names.
  package var quoteExpression: String {
    say(
      "file names are among the words: quote an expression with *, as in '2 * 3'",
      "des noms de fichiers sont parmi les mots\u{A0}: mettre l’expression entre guillemets, comme «\u{A0}2 * 3\u{A0}»"
    )
  }
}
