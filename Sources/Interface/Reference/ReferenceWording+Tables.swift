import CalculatorCore
import Quantities
import Words

extension ReferenceWording {
  package func entry(of topic: Topic) -> (title: String, summary: String) {
    switch topic {
    case .usage:
      say(
        ("Description", "the keypad, expressions as arguments, and pipes"),
        ("Description", "le pavé, les expressions en arguments, les tubes"))
    case .options:
      say(("Options", "every option in detail"), ("Options", "toutes les options en détail"))
    case .language:
      say(
        ("The language", "operators, precedence, percentages and powers"),
        ("Le langage", "opérateurs, priorités, pourcentages et puissances"))
    case .functions:
      say(
        ("Functions and constants", "functions and constants"),
        ("Fonctions et constantes", "fonctions et constantes"))
    case .numbers:
      say(
        ("Numbers", "how numbers are written, and ans"),
        ("Nombres", "l’écriture des nombres, et ans"))
    case .units:
      say(
        ("Units and money", "units, their values and names, prefixes, currencies"),
        ("Unités et devises", "les unités, valeurs et noms, les préfixes, les devises"))
    case .dates:
      say(
        ("Dates and times", "dates, durations, time zones, weekdays"),
        ("Dates et heures", "les dates, les durées, les fuseaux, les jours de la semaine"))
    case .keys: say(("Keys", "the keys of the keypad"), ("Touches", "les touches du pavé"))
    case .formula:
      say(
        ("The formula line", "the keys on the formula line"),
        ("La ligne de formule", "les touches de la ligne de formule"))
    case .layouts:
      say(
        ("Layouts", "the scientific and the programmer's keypad, big digits"),
        ("Dispositions", "pavés scientifique et programmeur, grands chiffres"))
    case .pictures:
      say(
        ("Pictures", "the screen as a picture in a file"),
        ("Images", "l’écran en image dans un fichier"))
    case .accessibility:
      say(
        ("Without a screen", "line by line, for screen readers and logs"),
        ("Sans écran", "ligne par ligne, pour lecteurs d’écran et journaux"))
    case .tape:
      say(
        ("The tape", "lines that follow corrections, names, tags, copy and paste"),
        ("La bande", "lignes qui suivent les corrections, noms, étiquettes, copie"))
    case .digits:
      say(
        ("Digits", "what =, ≈ and the printed digits promise"),
        ("Chiffres", "ce que promettent =, ≈ et les chiffres affichés"))
    case .exact:
      say(
        ("Recognised closed forms", "which results are recognised as exact"),
        ("Formes exactes reconnues", "les résultats reconnus comme exacts"))
    case .forms:
      say(
        ("Forms of numbers", "fractions, powers of ten, prime factors, other bases"),
        ("Formes des nombres", "fractions, puissances de dix, facteurs premiers, autres bases"))
    case .rates:
      say(
        ("Exchange rates", "how exchange rates are fetched and kept"),
        ("Taux de change", "l’obtention et la conservation des taux de change"))
    case .environment:
      say(
        ("Environment", "the variables of the environment"),
        ("Environnement", "les variables d’environnement"))
    case .files:
      say(
        ("Files", "the files that are read and written, and lasting options"),
        ("Fichiers", "les fichiers lus et écrits, et les options durables"))
    case .status: say(("Exit status", "the exit status"), ("Code de retour", "le code de retour"))
    case .examples:
      say(("Examples", "command lines to try"), ("Exemples", "des commandes à essayer"))
    }
  }

  package var manual: ManualText {
    ManualText(
      purpose: say(
        "calculator with a keypad, every digit of which is true",
        "calculatrice à pavé numérique, dont chaque chiffre est vrai"),
      name: say("NAME", "NOM"), synopsis: "SYNOPSIS", seeAlso: say("SEE ALSO", "VOIR AUSSI"),
      day: say("November 21, 2026", "21 novembre 2026"))
  }

  package var help: HelpWords {
    HelpWords(
      overview: say(
        "OVERVIEW: A calculator for the terminal, with a keypad and digits that are all true.",
        "APERÇU\u{A0}: Une calculatrice pour le terminal, avec un pavé numérique et des chiffres "
          + "toujours vrais."),
      discussion: say(
        """
        Without an expression it shows its keypad; press F1 there for all keys. With an expression, \
        or with lines of them on its input, it prints the results. The full manual: man countonme.
        """,
        """
        Sans expression, elle affiche son pavé\u{202F}; la touche F1 y montre toutes les \
        touches. Avec une expression, ou avec des lignes d’expressions sur l’entrée, elle \
        affiche les résultats. Le manuel complet\u{A0}: man countonme.
        """),
      topics: say(
        "TOPICS, for 'countonme --help <topic>':",
        "RUBRIQUES, par «\u{A0}countonme --help <rubrique>\u{A0}»\u{A0}:"),
      examples: say("EXAMPLES:", "EXEMPLES\u{A0}:"), usage: say("USAGE: ", "SYNTAXE\u{A0}: "),
      arguments: say("ARGUMENTS:", "ARGUMENTS\u{A0}:"), options: say("OPTIONS:", "OPTIONS\u{A0}:"),
      values: say("values: ", "valeurs\u{A0}: "),
      expression: say("What to calculate.", "Ce qu’il faut calculer."),
      keypad: say("the keypad", "le pavé"))
  }

  package func prints(_ lines: [String]) -> String {
    say("prints ", "affiche ") + lines.joined(separator: say(" and ", " et "))
  }

  package func topics(_ names: String) -> InlineText {
    say("The topics are: \(names).", "Les rubriques sont\u{A0}: \(names).")
  }

  package func name(of placeholder: Placeholder) -> String {
    switch placeholder {
    case .number: "n"
    case .name: say("name", "nom")
    case .file: say("file", "fichier")
    case .folder: say("dir", "dossier")
    case .address: say("address", "adresse")
    case .expression: "expression"
    case .topic: say("topic", "rubrique")
    }
  }

  func text(of layout: LayoutName) -> InlineText {
    switch layout {
    case .keypad:
      say("The usual keypad, and always the first.", "Le pavé habituel, toujours le premier.")
    case .scientific:
      say(
        """
        The keypad with more buttons at its left: parentheses, powers, roots, logarithms, \
        trigonometry, π, e and the previous result.
        """,
        """
        Le pavé avec d’autres boutons à gauche\u{A0}: parenthèses, puissances, racines, \
        logarithmes, trigonométrie, π, e et le résultat précédent.
        """)
    case .programmer:
      say(
        """
        The keypad with the digits A to F, bases, and operations on bits; whole numbers show in \
        base 16, 10, 8 and 2 at once.
        """,
        """
        Le pavé avec les chiffres A à F, les bases et les opérations sur les bits\u{202F}; les \
        entiers s’affichent à la fois en base 16, 10, 8 et 2.
        """)
    case .tape:
      say("The tape alone, above the display.", "La bande seule, au-dessus de l’affichage.")
    }
  }

  func same(as name: String) -> InlineText {
    say("The same as `\(name)`.", "Identique à `\(name)`.")
  }

  func example(_ expression: String, becomes output: String) -> InlineText {
    say("`\(expression)` becomes `\(output)`.", "`\(expression)` devient `\(output)`.")
  }

  func note(on kind: QuantityKind) -> InlineText? {
    switch kind {
    case .length:
      say(
        "A point is that of computers; `pt` is the pint.",
        "Le point est celui de l’informatique\u{202F}; `pt` est la pinte.")
    case .volume:
      say(
        """
        The gallon and its parts are those of the United States, for liquids; the imperial ones have \
        names of their own. The barrel is that of oil.
        """,
        """
        Le gallon et ses parties sont ceux des États-Unis, pour les liquides\u{202F}; les mesures \
        impériales ont leurs propres noms. Le baril est celui du pétrole.
        """)
    case .mass:
      say(
        """
        A ton is the short one of the United States. The pound is no force, which is `lbf`, and no \
        money, which is `GBP`.
        """,
        """
        La tonne nommée ton est la tonne courte des États-Unis. La livre n’est ni une force, qui est \
        `lbf`, ni une devise, qui est `GBP`.
        """)
    case .time:
      say(
        "A year is the Julian one of 365.25 days, and a month a twelfth of it.",
        "L’année est l’année julienne de 365,25 jours, et le mois en est le douzième.")
    case .temperature:
      say(
        """
        °C and °F are converted as points of their scales, and Δ°C and Δ°F as differences of two \
        points.
        """,
        """
        °C et °F se convertissent comme des points de leur échelle, et Δ°C et Δ°F comme des \
        différences de deux points.
        """)
    case .energy:
      say(
        """
        The calorie is the thermochemical one; `Cal` with a capital letter is the kilocalorie. The \
        British thermal unit is that of the International Table, and the therm that of the United \
        States.
        """,
        """
        La calorie est thermochimique\u{202F}; `Cal`, avec une majuscule, est la kilocalorie. La \
        British thermal unit est celle de la Table internationale, le therm celui des États-Unis.
        """)
    case .information:
      say(
        "`b` is a bit, and `B` a byte; `kB` has 1000 bytes, and `KiB` has 1024.",
        """
        `b` est un bit, et `B` un octet\u{202F}; `kB` compte 1\u{202F}000 octets, et `KiB` \
        1\u{202F}024.
        """)
    case .fuelEconomy:
      say(
        "`mpg` is that of the United States, `impmpg` that of the United Kingdom.",
        "`mpg` est celui des États-Unis, `impmpg` celui du Royaume-Uni.")
    default: nil
    }
  }

  var semicolon: String { say("; ", "\u{202F}; ") }

  func introduced(_ list: String, by name: String) -> String {
    say("\(name): \(list).", "\(name)\u{A0}: \(list).")
  }

  func currencySigns(shared: String, others: String) -> InlineText {
    say(
      """
      Currencies have their codes, in any case, and some have signs. A sign that several currencies \
      share is that of the country of the locale; elsewhere \(shared). Other signs: \(others).
      """,
      """
      Les devises ont leurs codes, de casse libre, et certaines ont des signes. Un signe que \
      plusieurs devises partagent est celui du pays des paramètres régionaux\u{202F}; ailleurs, \
      \(shared). Autres signes\u{A0}: \(others).
      """)
  }

  func text(of clash: NameClash) -> InlineText {
    switch clash {
    case .function:
      say(
        "A unit, unless a parenthesis or an operand follows: `5 min`, `min(5;3)`, `lb 32`; `3 min 4` is refused.",
        "Une unité, sauf devant une parenthèse ou un opérande\u{A0}: `5 min`, `min(5;3)`, `lb 32`\u{202F}; `3 min 4` est refusé."
      )
    case .conversion:
      say(
        "Converts where a unit or a form follows, otherwise a unit: `72 in in cm`.",
        "Convertit devant une unité ou une forme, sinon une unité\u{A0}: `72 in in cm`.")
    case .half:
      say(
        """
        Half of a day behind an hour where a zone follows, as in `3 pm Paris`; else a unit. `3 pm` alone is \
        refused, because it can be either.
        """,
        """
        Moitié du jour après une heure que suit un fuseau, comme dans `3 pm Paris`\u{202F}; sinon une unité. \
        `3 pm` seul est refusé, car les deux sont possibles.
        """)
    case .capital:
      say(
        "Converts in small letters; with a capital it is the terabyte in French.",
        "Convertit en minuscules\u{202F}; avec une majuscule, c’est le téraoctet en français.")
    case .degree:
      say(
        "Turns a number into an angle; before `/` and a unit, minutes of arc or a scale of temperature it is a part of that unit: `30 deg/s`, `20 deg C`.",
        "Fait d’un nombre un angle\u{202F}; devant `/` et une unité, des minutes d’arc ou une échelle de température, partie de cette unité\u{A0}: `30 deg/s`, `20 deg C`."
      )
    case .answer:
      say(
        "The previous result; in French, behind a number and a space, years.",
        "Le résultat précédent\u{202F}; en français, derrière un nombre et une espace, des années.")
    case .word:
      say(
        "The word, and never the unit, which has a longer name; `EN` and `ET` in French.",
        "Le mot, jamais l’unité, qui a un nom plus long\u{202F}; `EN` et `ET` en français.")
    case .command:
      say(
        "A command where it stands alone on the line of the screen.",
        "Une commande quand il est seul sur la ligne de l’écran.")
    case .prefix:
      say(
        "The unit of this name, and not one with a prefix.",
        "L’unité de ce nom, et non une unité avec préfixe.")
    }
  }

  /// The forms of the command line, in parts that are not wrapped.
  package var usage: [[String]] {
    func text(_ placeholder: Placeholder) -> String { "<\(self.name(of: placeholder))>" }
    let (name, file, number) = (text(.name), text(.file), text(.number))
    let format = ["[--format \(name)]", "[--digits \(number) | --decimals \(number)]"]
    let expression = "\(text(.expression)) ..."
    return [
      [
        "[--theme \(name)]", "[--layout \(name)]", "[--language \(name)]", "[--ascii]",
        "[--no-mouse]", "[--line]", "[--private | --fresh]",
      ],
      format + [expression], format + ["< \(file)"], ["--explain"] + format + [expression],
      ["--picture \(file)", "[--theme \(name)]", "[\(expression)]"],
      [
        "--tape", "[text | csv | markdown | json]", "[\(name)]", "[--totals]", "[--days]",
        "[--csv-locale]",
      ],
      ["--tape --list"], ["--update-rates", "[\(text(.address)) | \(file)]"],
      ["--help", "[\(text(.topic))]"],
    ]
  }
}
