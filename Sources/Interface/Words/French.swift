import CalculatorCore
import ExactNumbers
import Quantities

/// The French texts.
package struct French: Wording {
  package init() {}

  package var language: Language { .french }

  package var nameOfLanguage: String { "français" }

  package var groupSeparator: String { "\u{202F}" }

  package func quoted(_ text: String) -> String { "«\u{A0}\(text)\u{A0}»" }

  package func choice(of words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + " ou " + words.suffix(1).joined()
  }

  package func text(of day: Day) -> String {
    "\(day.day == 1 ? "1er" : "\(day.day)") \(TextLanguage.french.months[day.month - 1][0]) \(day.year)"
  }

  package func brief(_ day: Day) -> String { "\(short(day)) \(day.year)" }

  package func short(_ day: Day) -> String { TextLanguage.french.shortText(of: day) }
}

// MARK: Messages

extension French {
  package func missingNumber(_ side: MissingSide?) -> Sentence {
    let place =
      switch side {
      case .before(let sign): "avant \(sign)"
      case .after(let sign): "après \(sign)"
      case nil: "ici"
      }
    return Sentence("Il manque un nombre \(place).", brief: "nombre manquant")
  }

  package func undefined(_ call: String) -> Sentence {
    Sentence("\(call) n’est pas défini.", brief: "non défini")
  }

  package func sentence(_ message: Message) -> Sentence {
    switch message {
    case .refusal(let kind): sentence(kind)
    case .failure(let kind): sentence(kind)
    case .theme(let name):
      Sentence("Thème\u{A0}: \(name.rawValue).", brief: "thème\u{A0}: \(name.rawValue)")
    case .noColors: Sentence("Ce terminal n’a pas de couleurs.", brief: "pas de couleurs ici")
    case .noRoomForTape:
      Sentence("La bande demande une fenêtre plus grande.", brief: "bande\u{A0}: pas la place")
    case .emptyTape: Sentence("La bande est vide.", brief: "bande vide")
    case .noSuchLine(let number):
      Sentence("La bande n’a pas de ligne \(grouped(number)).", brief: "ligne inconnue")
    case .removed:
      Sentence("Ligne supprimée\u{202F}; annuler la rétablit.", brief: "ligne supprimée")
    case .wayOut:
      Sentence("Ctrl-X ouvre le menu\u{202F}; F10 quitte.", brief: "Ctrl-X menu")
    case .nothingToUndo: Sentence("Il n’y a rien à annuler.", brief: "rien à annuler")
    case .nothingToRedo: Sentence("Il n’y a rien à rétablir.", brief: "rien à rétablir")
    case .notAbove:
      Sentence("Seules les lignes situées au-dessus peuvent servir ici.", brief: "lignes du dessus")
    case .notSaved(let problem):
      Sentence(
        "La bande n’est pas enregistrée\u{A0}: \(reason(problem)).",
        brief: "non enr.\u{A0}: \(brief(problem))")
    case .notRead(let problem):
      Sentence(
        "La bande n’a pas pu être lue\u{A0}: \(reason(problem)).",
        brief: "non lue\u{A0}: \(brief(problem))")
    case .unknownLines(let count):
      Sentence(
        count == 1
          ? "Une ligne du fichier de la bande est illisible\u{202F}; elle y reste."
          : "\(grouped(count)) lignes du fichier de la bande sont illisibles\u{202F}; elles y restent.",
        brief: count == 1 ? "1 ligne illisible" : "\(grouped(count)) illisibles")
    case .tapes(.begun(let name?)):
      Sentence(
        "Nouvelle bande\u{202F}; l’ancienne est conservée sous \(name).",
        brief: "sous \(name)")
    case .tapes(.begun(nil)):
      Sentence(
        "Nouvelle bande\u{202F}; annuler ramène l’ancienne.", brief: "nouvelle bande")
    case .tapes(.opened(let name, let count)):
      Sentence("Voici la bande \(name)\u{A0}: \(lines(count)).", brief: "bande \(name)")
    case .tapes(.taken(let name)):
      Sentence(
        "Il y a déjà une bande \(name)\u{202F}; écrire un autre nom.", brief: "nom déjà pris")
    case .tapes(.unknown(let name)):
      Sentence(
        "Il n’y a pas de bande \(name)\u{202F}; bandes les montre toutes.", brief: "bande inconnue")
    case .tapes(.named(let name)):
      Sentence(
        "Cette bande est conservée sous \(name)\u{202F}; nouveau seul en commence une vide.",
        brief: "c’est déjà \(name)")
    case .tapes(.failed(let problem)):
      Sentence("La bande reste\u{A0}: \(reason(problem)).", brief: "la bande reste")
    case .choices(let words):
      Sentence(
        "Il y a\u{A0}: " + words.joined(separator: ", ") + ".", brief: "choix inconnu")
    case .savedAgain:
      Sentence("La bande est de nouveau enregistrée.", brief: "bande enregistrée")
    case .form(let form):
      Sentence("Forme\u{A0}: \(title(of: form)).", brief: "forme\u{A0}: \(short(form))")
    case .formOfLine:
      Sentence(
        "La ligne donne elle-même sa forme\u{202F}; la modifier pour une autre.",
        brief: "forme sur la ligne")
    case .formTooLong(let form):
      Sentence(
        "Forme\u{A0}: \(title(of: form)), trop longue pour cette ligne\u{202F}; F4 l’affiche en entier.",
        brief: "\(short(form)) trop longue")
    case .grouping(true): Sentence("Les chiffres sont groupés.", brief: "chiffres groupés")
    case .grouping(false):
      Sentence("Les chiffres ne sont pas groupés.", brief: "chiffres non groupés")
    case .noValue: Sentence("Il n’y a pas encore de valeur à afficher.", brief: "pas de valeur")
    case .nothingToExplain:
      Sentence("Il n’y a pas encore de calcul à expliquer.", brief: "rien à expliquer")
    case .unknownTheme(let word):
      Sentence(
        "COUNTONME_THEME vaut \(quoted(Message.printable(word))), au lieu de "
          + "\(choice(of: ThemePreference.allNames)).",
        brief: "thème inconnu")
    case .layout(let name, let skipped): sentence(layout: name, skipped: skipped)
    case .noRoomForLayouts:
      Sentence(
        "Les autres dispositions demandent une fenêtre plus grande.", brief: "autres trop grandes")
    case .layoutTooLarge(let name):
      Sentence(
        "La disposition \(title(of: name)) demande une fenêtre plus grande.",
        brief: "fenêtre trop petite")
    case .onlyInLayout(let name):
      Sentence(
        "Cette commande est propre à la disposition \(title(of: name))\u{A0}: F7.",
        brief: "disposition\u{A0}: F7")
    case .noBits:
      Sentence(
        "Seul un entier d’au plus 64 bits peut être modifié bit à bit.",
        brief: "non entier 64 bits")
    case .base(let base): Sentence("Base \(base.rawValue).", brief: "base \(base.rawValue)")
    case .wordSize(let size):
      Sentence(
        "Les bits sont affichés en mots de \(size.rawValue).",
        brief: "mots de \(size.rawValue) bits")
    case .noAnswer: Sentence("Il n’y a pas encore de résultat.", brief: "pas de résultat")
    case .picture(let outcome): sentence(outcome)
    case .options(let line?, let text):
      Sentence(text, brief: "options\u{A0}: ligne \(line)")
    case .options(nil, let text): Sentence(text, brief: "options non lues")
    case .rates(let message): sentence(message)
    case .paste(let message): sentence(message)
    case .copy(let message): sentence(message)
    case .completions(let message): message.sentence
    }
  }

  private func title(of layout: LayoutName) -> String {
    switch layout {
    case .keypad: "pavé"
    case .scientific: "scientifique"
    case .programmer: "programmeur"
    case .tape: "bande"
    }
  }

  private func sentence(layout name: LayoutName, skipped: [LayoutName]) -> Sentence {
    let names = skipped.map(title(of:)).joined(separator: " et ")
    let rest =
      skipped.isEmpty
      ? "" : "\u{202F}; \(names) \(skipped.count == 1 ? "demande" : "demandent") plus de place"
    return Sentence(
      "Disposition\u{A0}: \(title(of: name))\(rest).",
      brief: skipped.isEmpty
        ? "disp.\u{A0}: \(title(of: name))" : "\(title(of: name)), saute \(skipped.count)")
  }

  package func sentence(_ note: BitsNote) -> Sentence {
    switch note {
    case .word(let size):
      Sentence("\(size.rawValue) bits", brief: "\(size.rawValue) bits")
    case .twosComplement(let size):
      Sentence(
        "\(size.rawValue) bits, complément à deux", brief: "\(size.rawValue) bits, compl. à 2")
    case .tooLarge(let size):
      Sentence(
        "ne tient pas sur \(size.rawValue) bits", brief: "plus de \(size.rawValue) bits")
    case .notWhole: Sentence("pas un nombre entier", brief: "pas entier")
    }
  }

  private func sentence(_ message: PasteMessage) -> Sentence {
    switch message {
    case .reading(let note):
      return Sentence(
        "\(shortened(note.pasted)) a été lu comme \(shortened(note.read)).",
        brief: note.read.count <= 12 ? "lu\u{A0}: \(note.read)" : "vérifier le nombre")
    case .column(let count, let note, let skipped):
      let reading = note.map { ", \(shortened($0.pasted)) lu comme \(shortened($0.read))" } ?? ""
      guard let first = skipped.first else {
        return Sentence(
          "Additionner \(grouped(count)) nombres\(reading)\u{202F}? Entrée\u{A0}: oui, Échap\u{A0}: non.",
          brief: "sommer \(grouped(count))\u{202F}?")
      }
      let lines = "ligne\(skipped.count == 1 ? "" : "s") \(shortList(skipped))"
      return Sentence(
        "Somme de \(grouped(count))\(reading)\u{202F}? Texte omis\u{A0}: \(lines).",
        brief: "\(count)\u{202F}? sauf \(first)\(skipped.count == 1 ? "" : "…")")
    case .arguments(let count, let note, let skipped):
      let reading = note.map { ", \(shortened($0.pasted)) lu comme \(shortened($0.read))" } ?? ""
      let lines = ", texte omis\u{A0}: ligne\(skipped.count == 1 ? "" : "s") \(shortList(skipped))"
      return Sentence(
        "\(grouped(count)) nombres collés\(reading)\(skipped.isEmpty ? "" : lines).",
        brief: "\(grouped(count)) collés")
    case .refusal(.empty): return Sentence("Le texte collé est vide.", brief: "rien à coller")
    case .refusal(.noCalculation(let text)):
      return Sentence(
        "Le texte collé n’est pas un calcul\u{A0}: \(quoted(text)).", brief: "pas un calcul")
    case .refusal(.noNumber(let line, let text)):
      return Sentence(
        "À la ligne \(grouped(line)), \(quoted(text)) n’est pas un nombre.",
        brief: "pas que des nombres")
    case .refusal(.tooLong):
      return Sentence(
        "Le texte collé est trop long\u{202F}; rien n’a été collé.", brief: "texte trop long")
    }
  }

  private func sentence(_ message: CopyMessage) -> Sentence {
    switch message {
    case .sent(let text):
      Sentence(
        "\(shortened(text)) a été envoyé au presse-papiers du terminal.",
        brief: "envoyé au terminal")
    case .nothing: Sentence("Il n’y a pas de résultat à copier.", brief: "rien à copier")
    case .tooLong:
      Sentence(
        "Le résultat est trop long pour le presse-papiers d’un terminal.",
        brief: "trop long à copier")
    case .impossible: Sentence("Ce terminal ne permet pas de copier.", brief: "copie impossible")
    }
  }

  package var emptyTape: String {
    "Chaque résultat s’inscrit ici. Tab en choisit un\u{A0}: Entrée le corrige, et ce qui en dépend suit."
  }

  package var readingTape: String { "La bande enregistrée est en cours de lecture." }

  package func heading(of column: ListingColumn) -> String {
    switch column {
    case .day: "jour"
    case .line: "ligne"
    case .name: "nom"
    case .expression: "calcul"
    case .result: "résultat"
    case .unit: "unité"
    case .exact: "exact"
    case .error: "erreur"
    case .comment: "commentaire"
    case .tag: "étiquette"
    case .entries: "lignes"
    case .excluded: "non comptées"
    case .sum: "somme"
    case .share: "part"
    case .goal: "objectif"
    case .left: "reste"
    }
  }

  package func flag(_ holds: Bool) -> String { holds ? "oui" : "non" }

  package func name(of part: Totals.Sum.Part) -> String {
    switch part {
    case .income: "recettes"
    case .spending: "dépenses"
    case .all: "total"
    }
  }

  package var plot: PlotWords {
    PlotWords(
      zero: "zéro", extreme: "extremum", pole: "pôle", hole: "trou", undefined: "non défini")
  }

  package var totals: (heading: String, pending: String, empty: String) {
    (
      "Totaux des étiquettes", "Totaux des étiquettes\u{A0}: calcul en cours…",
      "Aucune étiquette. On les écrit en commentaire\u{A0}: #courses ou #courses/200."
    )
  }

  package var tapes: (heading: String, empty: String) {
    (
      "Bandes\u{202F}; Entrée ouvre celle choisie",
      "Aucune bande n’est conservée\u{202F}; voir --private."
    )
  }

  package func effect(ofKeepingTapeAs name: String) -> String {
    "conserve la bande sous \(name)"
  }

  package var moreLines: String { "suite\u{A0}: Entrée" }

  package func removed(_ line: String) -> String { "Supprimé\u{A0}: \(line)" }

  package func takenBack(_ line: String) -> String { "Annulé\u{A0}: \(line)" }

  package func lines(_ count: Int) -> String {
    count == 1 ? "1 ligne" : "\(grouped(count)) lignes"
  }

  package func goal(_ goal: String, distance: String, isOver: Bool) -> String {
    isOver ? "objectif \(goal), dépassement de \(distance)" : "objectif \(goal), reste \(distance)"
  }

  package func excluded(_ count: Int) -> String {
    count == 1 ? "1 non comptée" : "\(count) non comptées"
  }

  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      Sentence("Image\u{A0}: \(name).", brief: "image …\(name.suffix(11))")
    case .failed(let problem):
      Sentence("Pas d’image\u{A0}: \(reason(problem)).", brief: "échec\u{A0}: \(brief(problem))")
    }
  }

}

// MARK: Dates, moments and durations

extension French {
  func timeSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .invalidDate:
      Sentence(
        "Cette date n’existe pas\u{202F}; pour soustraire, entourer − d’espaces.",
        brief: "date inexistante")
    case .incompleteDate:
      Sentence(
        "Une date a un jour, un mois et une année\u{A0}: 25 déc 2026.", brief: "date incomplète")
    case .wrongWeekday(let day):
      Sentence(
        "Le \(day) est un \(TextLanguage.french.weekdays[day.weekday - 1].name).",
        brief: "autre jour")
    case .invalidTime:
      Sentence("Une heure va de 0:00 à 23:59:59.", brief: "heure inexistante")
    case .skippedTime(let zone):
      Sentence(
        "À \(zone.name), le changement d’heure saute cette heure.", brief: "heure sautée")
    case .yearOutOfRange:
      Sentence("Les dates vont de l’an 1 à l’an 9999.", brief: "an 1 à 9999")
    case .fractionOfTime:
      Sentence(
        "Une date avance de mois, de jours et de secondes entiers\u{202F}; écrire «\u{A0}1 mois + 15 jours\u{A0}».",
        brief: "jours entiers")
    case .addedPoints:
      Sentence(
        "Les dates ne s’additionnent pas\u{202F}; écrire «\u{A0}2026-12-25 + 5 jours\u{A0}».",
        brief: "ajouter des jours")
    case .scaledPoint:
      Sentence("Une date ou un jour de la semaine n’est pas un facteur.", brief: "pas un facteur")
    default: preconditionFailure()
    }
  }

  package func note(ofUncertainty limit: String) -> Sentence {
    Sentence("Valeur mesurée, avec une incertitude-type de \(limit).", brief: limit)
  }

  package var clampedDay: Sentence {
    Sentence(
      "Le mois n’a pas ce jour\u{202F}; c’est son dernier jour.", brief: "dernier jour du mois")
  }
}
