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
    return say("Il manque un nombre \(place).", "nombre manquant")
  }

  package func undefined(_ call: String) -> Sentence {
    say("\(call) n’est pas défini.", "non défini")
  }

  package func sentence(_ message: Message) -> Sentence {
    switch message {
    case .refusal(let kind): sentence(kind)
    case .failure(let kind): sentence(kind)
    case .theme(let name): say("Thème\u{A0}: \(name.rawValue).", "thème\u{A0}: \(name.rawValue)")
    case .noColors: say("Ce terminal n’a pas de couleurs.", "pas de couleurs ici")
    case .noRoomForTape:
      say("La bande demande une fenêtre plus grande.", "bande\u{A0}: pas la place")
    case .emptyTape: say("La bande est vide.", "bande vide")
    case .noSuchLine(let number):
      say("La bande n’a pas de ligne \(grouped(number)).", "ligne inconnue")
    case .removed: say("Ligne supprimée\u{202F}; annuler la rétablit.", "ligne supprimée")
    case .wayOut: say("Ctrl-X ouvre le menu\u{202F}; F10 quitte.", "Ctrl-X menu")
    case .nothingToUndo: say("Il n’y a rien à annuler.", "rien à annuler")
    case .nothingToRedo: say("Il n’y a rien à rétablir.", "rien à rétablir")
    case .notAbove:
      say("Seules les lignes situées au-dessus peuvent servir ici.", "lignes du dessus")
    case .notSaved(let problem):
      say(
        "La bande n’est pas enregistrée\u{A0}: \(reason(problem)).",
        "non enr.\u{A0}: \(brief(problem))")
    case .notRead(let problem):
      say(
        "La bande n’a pas pu être lue\u{A0}: \(reason(problem)).",
        "non lue\u{A0}: \(brief(problem))")
    case .unknownLines(let count):
      Sentence(
        count == 1
          ? "Une ligne du fichier de la bande est illisible\u{202F}; elle y reste."
          : "\(grouped(count)) lignes du fichier de la bande sont illisibles\u{202F}; elles y restent.",
        brief: count == 1 ? "1 ligne illisible" : "\(grouped(count)) illisibles")
    case .tapes(.begun(let name?)):
      say("Nouvelle bande\u{202F}; l’ancienne est conservée sous \(name).", "sous \(name)")
    case .tapes(.begun(nil)):
      say("Nouvelle bande\u{202F}; annuler ramène l’ancienne.", "nouvelle bande")
    case .tapes(.opened(let name, let count)):
      say("Voici la bande \(name)\u{A0}: \(lines(count)).", "bande \(name)")
    case .tapes(.taken(let name)):
      say("Il y a déjà une bande \(name)\u{202F}; écrire un autre nom.", "nom déjà pris")
    case .tapes(.unknown(let name)):
      say("Il n’y a pas de bande \(name)\u{202F}; bandes les montre toutes.", "bande inconnue")
    case .tapes(.named(let name)):
      say(
        "Cette bande est conservée sous \(name)\u{202F}; nouveau seul en commence une vide.",
        "c’est déjà \(name)")
    case .tapes(.failed(let problem)):
      say("La bande reste\u{A0}: \(reason(problem)).", "la bande reste")
    case .choices(let words):
      say("Il y a\u{A0}: " + words.joined(separator: ", ") + ".", "choix inconnu")
    case .savedAgain: say("La bande est de nouveau enregistrée.", "bande enregistrée")
    case .form(let form): say("Forme\u{A0}: \(title(of: form)).", "forme\u{A0}: \(short(form))")
    case .formOfLine:
      say(
        "La ligne donne elle-même sa forme\u{202F}; la modifier pour une autre.",
        "forme sur la ligne")
    case .formTooLong(let form):
      say(
        "Forme\u{A0}: \(title(of: form)), trop longue pour cette ligne\u{202F}; F4 l’affiche en entier.",
        "\(short(form)) trop longue")
    case .grouping(true): say("Les chiffres sont groupés.", "chiffres groupés")
    case .grouping(false): say("Les chiffres ne sont pas groupés.", "chiffres non groupés")
    case .decimals(let count?):
      say(
        "Les résultats ont \(count) \(count < 2 ? "décimale" : "décimales").",
        "décimales\u{A0}: \(count)")
    case .decimals(nil): say("Les résultats ont les décimales qu’il faut.", "toutes les décimales")
    case .noValue: say("Il n’y a pas encore de valeur à afficher.", "pas de valeur")
    case .nothingToExplain: say("Il n’y a pas encore de calcul à expliquer.", "rien à expliquer")
    case .unknownTheme(let word):
      say(
        "COUNTONME_THEME vaut \(quoted(Message.printable(word))), au lieu de \(choice(of: ThemePreference.allNames)).",
        "thème inconnu")
    case .layout(let name, let skipped): sentence(layout: name, skipped: skipped)
    case .noRoomForLayouts:
      say("Les autres dispositions demandent une fenêtre plus grande.", "autres trop grandes")
    case .layoutTooLarge(let name):
      say(
        "La disposition \(title(of: name)) demande une fenêtre plus grande.", "fenêtre trop petite")
    case .onlyInLayout(let name):
      say(
        "Cette commande est propre à la disposition \(title(of: name))\u{A0}: F7.",
        "disposition\u{A0}: F7")
    case .noBits:
      say("Seul un entier d’au plus 64 bits peut être modifié bit à bit.", "non entier 64 bits")
    case .base(let base): say("Base \(base.rawValue).", "base \(base.rawValue)")
    case .wordSize(let size):
      say("Les bits sont affichés en mots de \(size.rawValue).", "mots de \(size.rawValue) bits")
    case .noAnswer: say("Il n’y a pas encore de résultat.", "pas de résultat")
    case .picture(let outcome): sentence(outcome)
    case .options(let line?, let text): say(text, "options\u{A0}: ligne \(line)")
    case .options(nil, let text): say(text, "options non lues")
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
    case .word(let size): say("\(size.rawValue) bits", "\(size.rawValue) bits")
    case .twosComplement(let size):
      say("\(size.rawValue) bits, complément à deux", "\(size.rawValue) bits, compl. à 2")
    case .tooLarge(let size):
      say("ne tient pas sur \(size.rawValue) bits", "plus de \(size.rawValue) bits")
    case .notWhole: say("pas un nombre entier", "pas entier")
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
    case .points(let count, let note):
      let reading = note.map { ", \(shortened($0.pasted)) lu comme \(shortened($0.read))" } ?? ""
      return Sentence(
        "Droite par \(grouped(count)) points\(reading)\u{202F}? "
          + "Entrée\u{A0}: oui, +\u{A0}: somme, Échap\u{A0}: non.",
        brief: note == nil ? "Entrée\u{A0}: droite" : "Droite\u{202F}? À vérifier.")
    case .arguments(let count, let note, let skipped):
      let reading = note.map { ", \(shortened($0.pasted)) lu comme \(shortened($0.read))" } ?? ""
      let lines = ", texte omis\u{A0}: ligne\(skipped.count == 1 ? "" : "s") \(shortList(skipped))"
      return Sentence(
        "\(grouped(count)) nombres collés\(reading)\(skipped.isEmpty ? "" : lines).",
        brief: "\(grouped(count)) collés")
    case .refusal(.empty): return say("Le texte collé est vide.", "rien à coller")
    case .refusal(.noCalculation(let text)):
      return say("Le texte collé n’est pas un calcul\u{A0}: \(quoted(text)).", "pas un calcul")
    case .refusal(.noNumber(let line, let text)):
      return Sentence(
        "À la ligne \(grouped(line)), \(quoted(text)) n’est pas un nombre.",
        brief: "pas que des nombres")
    case .refusal(.tooLong):
      return say("Le texte collé est trop long\u{202F}; rien n’a été collé.", "texte trop long")
    }
  }

  private func sentence(_ message: CopyMessage) -> Sentence {
    switch message {
    case .sent(let text):
      say("\(shortened(text)) a été envoyé au presse-papiers du terminal.", "envoyé au terminal")
    case .nothing: say("Il n’y a pas de résultat à copier.", "rien à copier")
    case .tooLong:
      say("Le résultat est trop long pour le presse-papiers d’un terminal.", "trop long à copier")
    case .impossible: say("Ce terminal ne permet pas de copier.", "copie impossible")
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

  package func effect(ofKeepingTapeAs name: String) -> String { "conserve la bande sous \(name)" }

  package var moreLines: String { "suite\u{A0}: Entrée" }

  package func removed(_ line: String) -> String { "Supprimé\u{A0}: \(line)" }

  package func takenBack(_ line: String) -> String { "Annulé\u{A0}: \(line)" }

  package func lines(_ count: Int) -> String { count == 1 ? "1 ligne" : "\(grouped(count)) lignes" }

  package func goal(_ goal: String, distance: String, isOver: Bool) -> String {
    isOver ? "objectif \(goal), dépassement de \(distance)" : "objectif \(goal), reste \(distance)"
  }

  package func excluded(_ count: Int) -> String {
    count == 1 ? "1 non comptée" : "\(count) non comptées"
  }

  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name): say("Image\u{A0}: \(name).", "image …\(name.suffix(11))")
    case .failed(let problem):
      say("Pas d’image\u{A0}: \(reason(problem)).", "échec\u{A0}: \(brief(problem))")
    }
  }

}

// MARK: Dates, moments and durations

extension French {
  func timeSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .invalidDate:
      say(
        "Cette date n’existe pas\u{202F}; pour soustraire, entourer − d’espaces.",
        "date inexistante")
    case .incompleteDate:
      say("Une date a un jour, un mois et une année\u{A0}: 25 déc 2026.", "date incomplète")
    case .wrongWeekday(let day):
      say("Le \(day) est un \(TextLanguage.french.weekdays[day.weekday - 1].name).", "autre jour")
    case .invalidTime: say("Une heure va de 0:00 à 23:59:59.", "heure inexistante")
    case .skippedTime(let zone):
      say("À \(zone.name), le changement d’heure saute cette heure.", "heure sautée")
    case .yearOutOfRange: say("Les dates vont de l’an 1 à l’an 9999.", "an 1 à 9999")
    case .fractionOfTime:
      say(
        "Une date avance de mois, de jours et de secondes entiers\u{202F}; écrire «\u{A0}1 mois + 15 jours\u{A0}».",
        "jours entiers")
    case .addedPoints:
      say(
        "Les dates ne s’additionnent pas\u{202F}; écrire «\u{A0}2026-12-25 + 5 jours\u{A0}».",
        "ajouter des jours")
    case .scaledPoint:
      say("Une date ou un jour de la semaine n’est pas un facteur.", "pas un facteur")
    default: preconditionFailure()
    }
  }

  package func note(ofUncertainty limit: String) -> Sentence {
    say("Valeur mesurée, avec une incertitude-type de \(limit).", limit)
  }

  package var noMatch: String { "Rien ne correspond." }

  package func note(of remark: QuantityArithmetic.Remark) -> Sentence {
    switch remark {
    case .clampedDay:
      say("Le mois n’a pas ce jour\u{202F}; c’est son dernier jour.", "dernier jour du mois")
    case .photon: say("Converti comme l’énergie d’un photon, ou comme k_B T.", "comme un photon")
    case .shares(let shares): say("Parts qui font le compte\u{A0}: \(shares).", "parts inégales")
    case .wrapped:
      say("Le nombre ne tient pas dans les bits et est réduit.", "réduit aux bits")
    }
  }
}
