import CalculatorViewModel
import Words

extension French: ReferenceWording {
  package func title(of topic: Topic) -> String {
    switch topic {
    case .usage: "Description"
    case .options: "Options"
    case .language: "Le langage"
    case .functions: "Fonctions et constantes"
    case .numbers: "Nombres"
    case .units: "Unités et devises"
    case .keys: "Touches"
    case .formula: "La ligne de formule"
    case .layouts: "Dispositions"
    case .pictures: "Images"
    case .tape: "La bande"
    case .digits: "Chiffres"
    case .exact: "Formes exactes reconnues"
    case .forms: "Formes des nombres"
    case .rates: "Taux de change"
    case .environment: "Environnement"
    case .files: "Fichiers"
    case .status: "Code de retour"
    case .examples: "Exemples"
    }
  }

  package func summary(of topic: Topic) -> String {
    switch topic {
    case .usage: "le pavé, les expressions en arguments, les tubes"
    case .options: "toutes les options en détail"
    case .language: "opérateurs, priorités, pourcentages et puissances"
    case .functions: "fonctions et constantes"
    case .numbers: "l’écriture des nombres, et ans"
    case .units: "les unités, valeurs et noms, les préfixes, les devises"
    case .keys: "les touches du pavé"
    case .formula: "les touches de la ligne de formule"
    case .layouts: "pavés scientifique et programmeur, grands chiffres"
    case .pictures: "l’écran en image dans un fichier"
    case .tape: "lignes qui suivent les corrections, noms, étiquettes, copie"
    case .digits: "ce que promettent =, ≈ et les chiffres affichés"
    case .exact: "les résultats reconnus comme exacts"
    case .forms: "fractions, puissances de dix, facteurs premiers, autres bases"
    case .rates: "l’obtention et la conservation des taux de change"
    case .environment: "les variables d’environnement"
    case .files: "les fichiers lus et écrits, et les options durables"
    case .status: "le code de retour"
    case .examples: "des commandes à essayer"
    }
  }

  package var manual: ManualText {
    ManualText(
      purpose: "calculatrice à clavier dont chaque chiffre est vrai",
      name: "NOM",
      synopsis: "SYNOPSIS",
      seeAlso: "VOIR AUSSI",
      day: "21 novembre 2026")
  }

  package var help: HelpWords {
    HelpWords(
      abstract:
        """
        Une calculatrice pour le terminal, avec un pavé de touches et des chiffres tous vrais.
        """,
      discussion:
        """
        Sans expression, elle affiche son pavé\u{202F}; la touche\u{202F}? y montre toutes les \
        touches. Avec une expression, ou avec des lignes d’expressions sur l’entrée, elle imprime \
        les résultats. Le manuel complet\u{A0}: man countonme.
        """,
      topics: "RUBRIQUES, par «\u{A0}countonme --help <rubrique>\u{A0}»\u{A0}:",
      examples: "EXEMPLES\u{A0}:",
      keypad: "le pavé")
  }

  package func prints(_ lines: [String]) -> String {
    "imprime " + lines.joined(separator: " et ")
  }

  package func topics(_ names: String) -> InlineText {
    InlineText("Les rubriques sont\u{A0}: \(names).")
  }
}
