import CalculatorViewModel
import SystemCalls
import Words

extension French: ProgramWording {
  package func phrase(_ error: UsageError) -> String {
    switch error {
    case .unknownOption(let text, nil): "l’option \(marked(text)) n’existe pas"
    case .unknownOption(let text, let nearest?):
      "l’option \(marked(text)) n’existe pas\u{202F}; la plus proche est \(name(of: nearest))"
    case .missingValue(let option):
      "il manque une valeur à \(name(of: option))\u{A0}: \(values(of: option))"
    case .unexpectedValue(let option, let text):
      "\(name(of: option)) ne prend pas de valeur, mais \(marked(text)) la suit"
    case .invalidValue(let option, let text):
      "\(name(of: option)) attend \(values(of: option)), et non \(marked(text))"
    case .conflict(let option, let other):
      "\(name(of: option)) et \(name(of: other)) sont incompatibles"
    case .needs(let option, let other):
      "\(name(of: option)) s’emploie avec \(name(of: other))"
    case .severalValues(let option):
      "un seul mot peut suivre \(name(of: option))\u{A0}: \(values(of: option))"
    case .unknownTopic(let name): "il n’y a pas d’aide sur \(marked(name))"
    case .noOption(let text):
      "\(marked(text)) n’est pas une option\u{202F}; une ligne commence par \(marked("--")) et un nom"
    case .notLasting(let option):
      "\(name(of: option)) n’a pas sa place dans le fichier d’options"
    case .unwritableValue(let option):
      "la valeur de \(name(of: option)) contient un saut de ligne, impossible dans ce fichier"
    case .invalidText: "la ligne n’est pas de l’UTF-8 valide"
    }
  }

  /// What an option takes, as a part of a sentence.
  private func values(of option: CommandLineOption) -> String {
    if option == .updateRates { return "une adresse ou un fichier" }
    if option == .picture { return "un fichier en .svg, .txt ou .ansi" }
    let words = option.words
    guard words.isEmpty else { return choice(of: words) }
    return switch option.valueKind {
    case .number(let range):
      "un nombre de \(grouped(range.lowerBound)) à \(grouped(range.upperBound))"
    case .folder: "un dossier"
    case .none, .choice, .abbreviated, .file: "un fichier"
    }
  }

  private func name(of option: CommandLineOption) -> String { marked("--\(option.name)") }

  private func marked(_ text: String) -> String { quoted(printable(text)) }

  package func phrase(_ failure: Failure) -> String {
    switch failure {
    case .unreadableInput(let error): "l’entrée ne peut être lue\u{A0}: \(reason(error))"
    case .unwritableResults(let error):
      "les résultats ne peuvent être écrits\u{A0}: \(reason(error))"
    case .noTerminal: "la calculatrice a besoin d’un terminal pour s’afficher"
    case .unnamedTerminal: "TERM n’est pas défini\u{202F}; le type du terminal est donc inconnu"
    case .unknownTerminal(let name):
      "le type de terminal \(marked(name)), lu dans TERM, est inconnu"
    case .simpleTerminal(let name):
      "le type de terminal \(marked(name)), lu dans TERM, ne permet pas le plein écran"
    case .unusableTerminal(let name): "le terminal \(marked(name)) est inutilisable"
    case .uncreatedLog(let path, let error):
      "impossible de créer le journal \(quoted(path))\u{A0}: \(reason(error))"
    case .incompleteLog(let error): "le journal est incomplet\u{A0}: \(reason(error))"
    case .unreadTape(let path, let reason):
      "la bande de \(path) n’est pas lue\u{A0}: \(reason)"
    case .noRates(let phrase): phrase
    case .unwrittenPicture(let path, let reason):
      "impossible d’écrire l’image \(quoted(path))\u{A0}: \(reason)"
    case .optionsExist(let path): "\(path) existe déjà\u{202F}; rien n’y est changé"
    case .unwrittenOptions(let path, let reason):
      "impossible d’écrire \(path)\u{A0}: \(reason)"
    case .noHome: "il n’y a pas de dossier personnel"
    }
  }

  package func phrase(_ problem: OptionsFileProblem) -> String {
    switch problem {
    case .unreadable(let error): "les options ne sont pas lues\u{A0}: \(reason(error))"
    case .notAFile: "les options ne sont pas lues\u{A0}: ce n’est pas un fichier ordinaire"
    case .tooLarge: "les options ne sont pas lues\u{A0}: le fichier est trop gros"
    }
  }

  package func reason(_ error: SystemError) -> String {
    switch error.kind {
    case .missing: "aucun fichier ni dossier de ce nom"
    case .exists: "le fichier existe déjà"
    case .notPermitted: "ce n’est pas autorisé"
    case .readOnly: "le disque est en lecture seule"
    case .diskFull: "le disque est plein"
    case .quotaExceeded: "le quota du disque est épuisé"
    case .tooLarge: "le fichier serait trop gros"
    case .nameTooLong: "le nom est trop long"
    case .isFolder: "c’est un dossier"
    case .notFolder: "une partie du chemin n’est pas un dossier"
    case .brokenLink: "le lien ne mène nulle part"
    case .inputOutput: "le disque signale une erreur"
    case .unsupported: "le système de fichiers ne le permet pas"
    case .folderMissing, .homeUnknown, .homeMissing, .notFile, .newerVersion, .notJournal, .locked,
      .replaced, .unwritable, .other:
      "erreur \(error.code) du système"
    }
  }
}

extension French {
  package func report(_ phrase: String) -> String { "countonme\u{A0}: \(phrase)" }

  package func phrase(_ phrase: String, inLine number: Int) -> String {
    "ligne \(number)\u{A0}: \(phrase)"
  }

  package func phrase(_ phrase: String, inFile path: String) -> String {
    "\(path)\u{A0}: \(phrase)"
  }

  package func ending(_ phrase: String) -> String { "Erreur\u{A0}: \(phrase)." }

  package func moreProblems(_ count: Int) -> String {
    count == 1
      ? "1 autre ligne est incorrecte" : "\(grouped(count)) autres lignes sont incorrectes"
  }

  package var missing: String { "manquante" }

  package var helpTitles: HelpTitles {
    HelpTitles(
      overview: "APERÇU\u{A0}: ", usage: "SYNTAXE\u{A0}: ", arguments: "ARGUMENTS\u{A0}:",
      options: "OPTIONS\u{A0}:", values: "valeurs\u{A0}: ", expression: "Ce qu’il faut calculer.")
  }

  package var usageTitle: String { "Syntaxe\u{A0}: " }
  package var moreHelp: String { "Pour en savoir plus\u{A0}: countonme --help" }

  package var optionsIntroduction: String {
    """
    Les options de countonme, lues à chaque démarrage\u{A0}: une option par ligne, comme sur la \
    ligne de commande, qui l’emporte sur elles. Une ligne qui commence par # est un commentaire.
    """
  }
}
