import CalculatorCore
import Quantities
import Words

extension ReferenceWording {
  /// The texts of the manual page other than chapters; `day` is its date, in three words.
  package var manual:
    (purpose: String, name: String, synopsis: String, seeAlso: String, day: String)
  {
    (
      say(
        "calculator with a keypad, every digit of which is true",
        "calculatrice à pavé numérique, dont chaque chiffre est vrai"),
      say("NAME", "NOM"), say("SYNOPSIS", "SYNOPSIS"), say("SEE ALSO", "VOIR AUSSI"),
      say("November 21, 2026", "21 novembre 2026")
    )
  }

  /// The texts of `--help`; `values` introduces those of an option, `keypad` a silent example.
  package var help:
    (
      overview: String, discussion: String, topics: String, examples: String, usage: String,
      arguments: String, options: String, values: String, expression: String, keypad: String
    )
  {
    (
      say(
        "OVERVIEW: A calculator for the terminal, with a keypad and digits that are all true.",
        "APERÇU\u{A0}: Une calculatrice pour le terminal, avec un pavé numérique et des chiffres "
          + "toujours vrais."),
      say(
        """
        Without an expression it shows its keypad; press F1 there for all keys. With an expression, \
        or with lines of them on its input, it prints the results. The full manual: man countonme.
        """,
        """
        Sans expression, elle affiche son pavé\u{202F}; la touche F1 y montre toutes les \
        touches. Avec une expression, ou avec des lignes d’expressions sur l’entrée, elle \
        affiche les résultats. Le manuel complet\u{A0}: man countonme.
        """),
      say(
        "TOPICS, for 'countonme --help <topic>':",
        "RUBRIQUES, par «\u{A0}countonme --help <rubrique>\u{A0}»\u{A0}:"),
      say("EXAMPLES:", "EXEMPLES\u{A0}:"), say("USAGE: ", "SYNTAXE\u{A0}: "),
      say("ARGUMENTS:", "ARGUMENTS\u{A0}:"), say("OPTIONS:", "OPTIONS\u{A0}:"),
      say("values: ", "valeurs\u{A0}: "), say("What to calculate.", "Ce qu’il faut calculer."),
      say("the keypad", "le pavé")
    )
  }

  package func prints(_ lines: [String]) -> String {
    say("prints ", "affiche ") + lines.joined(separator: say(" and ", " et "))
  }

  package func topics(_ names: String) -> InlineText {
    say("The topics are: \(names).", "Les rubriques sont : \(names).")
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

  func same(as name: String) -> InlineText {
    say("The same as `\(name)`.", "Identique à `\(name)`.")
  }

  func example(_ expression: String, becomes output: String) -> InlineText {
    say("`\(expression)` becomes `\(output)`.", "`\(expression)` devient `\(output)`.")
  }

  var semicolon: String { say("; ", "\u{202F}; ") }

  /// The forms of the command line, in parts that are not wrapped.
  package var usage: [[String]] {
    func text(_ placeholder: Placeholder) -> String { "<\(self.name(of: placeholder))>" }
    let (name, file, number) = (text(.name), text(.file), text(.number))
    let format = ["[[--format \(name)] [--digits \(number)] | --decimals \(number)]"]
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
