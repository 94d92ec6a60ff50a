import CalculatorCore
import ExactNumbers

extension French {
  package func sentence(_ message: Message) -> Sentence {
    switch message {
    case .refusal(let kind): sentence(kind)
    case .failure(let kind): sentence(kind)
    case .theme(let name):
      Sentence("Thème\u{A0}: \(name.rawValue).", brief: "thème\u{A0}: \(name.rawValue)")
    case .noColors: Sentence("Ce terminal n’a pas de couleurs.", brief: "pas de couleurs ici")
    case .noRoomForTape:
      Sentence("Il faut une fenêtre plus grande pour la bande.", brief: "bande\u{A0}: pas la place")
    case .emptyTape: Sentence("La bande est vide.", brief: "bande vide")
    case .removed:
      Sentence("Ligne supprimée\u{202F}; u la rétablit.", brief: "supprimée\u{202F}; u annule")
    case .nothingToUndo: Sentence("Il n’y a rien à annuler.", brief: "rien à annuler")
    case .nothingToRedo: Sentence("Il n’y a rien à rétablir.", brief: "rien à rétablir")
    case .notAbove:
      Sentence("Seules les lignes du dessus peuvent servir ici.", brief: "lignes du dessus")
    case .notSaved(let problem):
      Sentence(
        "La bande n’est pas enregistrée\u{A0}: \(reason(problem)).",
        brief: "non enr.\u{A0}: \(brief(problem))")
    case .notRead(let problem):
      Sentence(
        "La bande n’est pas lue\u{A0}: \(reason(problem)).",
        brief: "non lue\u{A0}: \(brief(problem))")
    case .savedAgain:
      Sentence("La bande est de nouveau enregistrée.", brief: "bande enregistrée")
    case .form(let form):
      Sentence("Forme\u{A0}: \(title(of: form)).", brief: "forme\u{A0}: \(short(form))")
    case .formTooLong(let form):
      Sentence(
        "Forme\u{A0}: \(title(of: form)), trop longue pour cette ligne\u{202F}; v l’affiche en entier.",
        brief: "\(short(form)) trop longue")
    case .grouping(true): Sentence("Les chiffres sont groupés.", brief: "chiffres groupés")
    case .grouping(false):
      Sentence("Les chiffres ne sont pas groupés.", brief: "chiffres non groupés")
    case .noValue: Sentence("Il n’y a pas encore de valeur à afficher.", brief: "pas de valeur")
    case .radians(let example):
      Sentence("Radians\u{202F}; en degrés, écrire \(example).", brief: "radians, pas degrés")
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
      "Disposition\u{A0}: \(title(of: name))\(rest).", brief: "disp.\u{A0}: \(title(of: name))")
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
      Sentence(
        "\(shortened(note.pasted)) a été lu comme \(shortened(note.read)).",
        brief: note.read.count <= 12 ? "lu\u{A0}: \(note.read)" : "vérifier le nombre")
    case .column(let count, let note):
      Sentence(
        "Additionner \(grouped(count)) nombres"
          + (note.map { ", \(shortened($0.pasted)) lu comme \(shortened($0.read))" } ?? "")
          + "\u{202F}? Entrée\u{A0}: oui, Échap\u{A0}: non.",
        brief: "sommer \(grouped(count))\u{202F}?")
    case .refusal(.empty): Sentence("Le texte collé est vide.", brief: "rien à coller")
    case .refusal(.noCalculation(let text)):
      Sentence("Le texte collé n’est pas un calcul\u{A0}: \(quoted(text)).", brief: "pas un calcul")
    case .refusal(.noColumn(let lines, let text)):
      Sentence(
        "Parmi les \(grouped(lines)) lignes collées, \(quoted(text)) n’est pas un nombre.",
        brief: "pas que des nombres")
    case .refusal(.tooLong):
      Sentence("Le texte collé est trop long\u{202F}; rien n’a été pris.", brief: "texte trop long")
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
}
