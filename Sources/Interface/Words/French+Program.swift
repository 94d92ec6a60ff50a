import Screen
import SystemCalls

extension French {
  package func spoken(_ result: String) -> String {
    spoken(result, exact: "exactement", rounded: "environ")
  }

  package func sentence(_ mistake: String, atCharacter place: Int) -> String {
    "\(mistake.dropLast()) (au caractère \(place))."
  }

  package var greeting: String {
    "Tapez un calcul\u{202F}; aide en dit plus, quitter termine."
  }

  package func note(ofLines failure: ProgramError) -> String {
    sentence("la calculatrice a travaillé ligne par ligne\u{A0}: " + phrase(failure))
  }

  package func note(ofUnfamiliarTerminal name: String) -> String {
    "Le type de terminal \(marked(name)) est inconnu ici\u{202F}; il a été traité comme ceux de sa "
      + "famille."
  }
}

// MARK: The command line

extension French {
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
      "la valeur de \(name(of: option)) contient un saut de ligne, ce que ce fichier n’admet pas"
    case .invalidText: "la ligne n’est pas de l’UTF-8 valide"
    }
  }

  private func values(of option: CommandLineOption) -> String {
    if option == .updateRates { return "une adresse ou un fichier" }
    if option == .picture { return "un fichier en .svg, .txt ou .ansi" }
    let words = option.choices
    guard words.isEmpty else { return choice(of: words) }
    return switch option.value {
    case .number(let range):
      "un nombre de \(grouped(range.lowerBound)) à \(grouped(range.upperBound))"
    case .folder: "un dossier"
    case .none, .choice, .abbreviated, .file: "un fichier"
    }
  }

  private func name(of option: CommandLineOption) -> String { marked("--\(option.name)") }

  func marked(_ text: String) -> String { quoted(printable(text)) }

  package func phrase(_ failure: ProgramError) -> String {
    switch failure {
    case .unreadableInput(let error): "l’entrée n’a pas pu être lue\u{A0}: \(cause(error))"
    case .unwritableResults(let error):
      "les résultats n’ont pas pu être écrits\u{A0}: \(cause(error))"
    case .tooFewFiles:
      "le système permet trop peu de fichiers ouverts pour l’écran (ulimit -n)\u{A0}: 64 suffisent"
    case .noTerminal:
      "la calculatrice a besoin d’un terminal pour s’afficher\u{202F}; essayez countonme --line"
    case .terminal(.unnamed): "TERM n’est pas défini\u{202F}; essayez TERM=xterm countonme"
    case .terminal(.unknown(let name)):
      "le type de terminal \(marked(name)), lu dans TERM, est "
        + "inconnu\u{202F}; essayez TERM=xterm countonme"
    case .terminal(.lacksCursorAddressing(let name)):
      "le type de terminal \(marked(name)), lu dans TERM, ne permet pas le plein "
        + "écran\u{202F}; essayez TERM=xterm countonme"
    case .terminal(.unusable(let name)):
      "le terminal \(marked(name)) est inutilisable\u{202F}; essayez TERM=xterm countonme"
    case .unreadTape(let path, let reason):
      "la bande de \(path) n’a pas pu être lue\u{A0}: \(reason)"
    case .lostTape(let problem):
      "la bande n’est pas enregistrée\u{A0}: \(problem.map(reason) ?? "le disque n’a pas répondu")"
    case .noRates(let phrase): phrase
    case .unwrittenPicture(let path, let reason):
      "impossible d’écrire l’image \(quoted(path))\u{A0}: \(reason)"
    case .optionsExist(let path): "\(path) existe déjà et reste inchangé"
    case .unwrittenOptions(let path, let reason):
      "impossible d’écrire \(path)\u{A0}: \(reason)"
    case .noHome: "il n’y a pas de dossier personnel"
    }
  }

  package func phrase(_ flaw: EnvironmentFlaw) -> String {
    switch flaw {
    case .theme(let word): String(sentence(.unknownTheme(word)).full.dropLast())
    case .zone(let name):
      "TZ vaut \(marked(name)), qui n’est pas un fuseau connu\u{202F}; UTC en tient lieu"
    case .folder(let variable, let path):
      "\(variable) vaut \(marked(path)), qui ne commence pas par /\u{202F}; cette valeur est ignorée"
    }
  }

  package func optionsNotRead(_ problem: FileError.Kind) -> String {
    "les options n’ont pas pu être lues\u{A0}: \(reason(problem))"
  }

  package func reason(_ error: SystemError) -> String { "erreur \(error.code) du système" }

  package func reason(_ problem: FileError.Kind) -> String {
    switch problem {
    case .missing: "aucun fichier de ce nom"
    case .folderMissing: "son dossier n’existe pas"
    case .exists: "un fichier porte déjà ce nom"
    case .homeUnknown, .homeMissing: "il n’y a pas de dossier personnel"
    case .notPermitted: "ce n’est pas permis"
    case .readOnly: "le disque est en lecture seule"
    case .diskFull: "le disque est plein"
    case .quotaExceeded: "le quota du disque est épuisé"
    case .tooLarge: "le fichier est trop gros"
    case .nameTooLong: "le nom est trop long"
    case .isFolder, .notFile: "ce n’est pas un fichier ordinaire"
    case .notFolder: "une partie du chemin n’est pas un dossier"
    case .brokenLink: "le lien ne mène nulle part"
    case .newerVersion: "une version plus récente l’a écrit"
    case .notJournal: "le fichier n’est pas une bande"
    case .unsupported: "ce système de fichiers ne le permet pas"
    case .locked: "un autre programme le verrouille"
    case .replaced: "le fichier a été remplacé"
    case .unwritable: "le calcul est trop long"
    case .inputOutput: "le disque signale une erreur"
    case .other: "le système refuse"
    }
  }

  package func brief(_ problem: FileError.Kind) -> String {
    switch problem {
    case .missing: "introuv."
    case .folderMissing: "pas doss."
    case .exists: "nom pris"
    case .homeUnknown, .homeMissing: "sans home"
    case .notPermitted: "interdit"
    case .readOnly: "protégé"
    case .diskFull: "plein"
    case .quotaExceeded: "quota"
    case .tooLarge: "trop gros"
    case .nameTooLong: "nom long"
    case .isFolder, .notFile: "pas fich."
    case .notFolder: "chemin"
    case .brokenLink: "lien mort"
    case .newerVersion: "plus neuf"
    case .notJournal: "pas bande"
    case .unsupported: "sans verr"
    case .locked: "verrou"
    case .replaced: "remplacé"
    case .unwritable: "trop long"
    case .inputOutput: "err. E/S"
    case .other: "refusé"
    }
  }

  package func report(_ phrase: String) -> String { "countonme\u{A0}: \(phrase)" }

  package func phrase(_ phrase: String, inLine number: Int) -> String {
    "ligne \(number)\u{A0}: \(phrase)"
  }

  package func phrase(_ phrase: String, inFile path: String) -> String {
    "\(path)\u{A0}: \(phrase)"
  }

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

  package var moreHelp: String { "\u{202F}; voir «\u{A0}countonme --help\u{A0}»" }

  package var quoteExpression: String {
    "des noms de fichiers sont parmi les mots\u{A0}: mettre l’expression entre guillemets, comme «\u{A0}2 * 3\u{A0}»"
  }

  package var optionsIntroduction: String {
    """
    Les options de countonme, lues à chaque démarrage\u{A0}: une option par ligne, comme sur la \
    ligne de commande, qui a priorité. Une ligne qui commence par # est un commentaire.
    """
  }
}
