import CalculatorCore
import ExactNumbers
import Quantities

extension Wording {
  package func quoted(_ text: String) -> String { say("“\(text)”", "«\u{A0}\(text)\u{A0}»") }

  package func choice(of words: [String]) -> String {
    words.dropLast().joined(separator: ", ") + say(" or ", " ou ") + words.suffix(1).joined()
  }

  package func text(of day: Day) -> String {
    say("\(day.day)", day.day == 1 ? "1er" : "\(day.day)")
      + " \(language.months[day.month - 1][0]) \(day.year)"
  }

  /// At most 14 columns, such as 20 Nov 2026.
  package func brief(_ day: Day) -> String { "\(short(day)) \(day.year)" }

  /// Without the year.
  package func short(_ day: Day) -> String { language.shortText(of: day) }

  package func sentence(_ message: Message) -> Sentence {
    switch message {
    case .refusal(let kind): sentence(kind)
    case .correcting:
      say(
        "A line is being corrected; the word cancel leaves it.", "correcting a line",
        "Une ligne est en cours de correction\u{202F}; le mot cancel l’abandonne.",
        "correction en cours")
    case .notCorrecting:
      say(
        "No line is being corrected.", "no correction",
        "Aucune ligne n’est en cours de correction.", "aucune correction")
    case .failure(let kind): sentence(kind)
    case .theme(let name):
      say(
        "Theme: \(name.rawValue).", "theme: \(name.rawValue)",
        "Thème\u{A0}: \(name.rawValue).", "thème\u{A0}: \(name.rawValue)")
    case .noColors:
      say(
        "This terminal has no colours.", "no colours here",
        "Ce terminal n’a pas de couleurs.", "pas de couleurs ici")
    case .layout(let name, let skipped): sentence(layout: name, skipped: skipped)
    case .noRoomForLayouts:
      say(
        "The other layouts need a larger window.", "no room for others",
        "Les autres dispositions demandent une fenêtre plus grande.", "autres trop grandes")
    case .layoutTooLarge(let name):
      say(
        "The \(title(of: name)) layout needs a larger window.", "window too small",
        "La disposition \(title(of: name)) demande une fenêtre plus grande.", "fenêtre trop petite")
    case .onlyInLayout(let name):
      say(
        "This belongs to a layout: F7, or layout \(name.rawValue).", "other layout: F7",
        "Cette commande est propre à une disposition\u{A0}: F7, ou layout \(name.rawValue).",
        "disposition\u{A0}: F7")
    case .noBits:
      say(
        "Only a whole number of at most 64 bits can be changed bit by bit.", "no 64-bit number",
        "Seul un entier d’au plus 64 bits peut être modifié bit à bit.", "non entier 64 bits")
    case .base(let base): Sentence("Base \(base.rawValue).", brief: "base \(base.rawValue)")
    case .wordSize(let size):
      say(
        "Bits are shown in words of \(size.rawValue).", "words of \(size.rawValue) bits",
        "Les bits sont affichés en mots de \(size.rawValue).", "mots de \(size.rawValue) bits")
    case .noAnswer:
      say(
        "There is no result yet.", "no result yet",
        "Il n’y a pas encore de résultat.", "pas de résultat")
    case .noRoomForTape:
      say(
        "The tape needs a larger window.", "no room for the tape",
        "La bande demande une fenêtre plus grande.", "bande\u{A0}: pas la place")
    case .emptyTape:
      say("The tape is empty.", "the tape is empty", "La bande est vide.", "bande vide")
    case .noSuchLine(let number):
      say(
        "The tape has no line \(grouped(number)).", "not on the tape",
        "La bande n’a pas de ligne \(grouped(number)).", "ligne inconnue")
    case .removed:
      say(
        "Removed; undo brings it back.", "removed; undo",
        "Ligne supprimée\u{202F}; annuler la rétablit.", "ligne supprimée")
    case .wayOut:
      say(
        "Ctrl-X opens the menu; F10 quits.", "Ctrl-X menu F10 quit",
        "Ctrl-X ouvre le menu\u{202F}; F10 quitte.", "Ctrl-X menu")
    case .nothingToUndo:
      say(
        "There is nothing to undo.", "nothing to undo",
        "Il n’y a rien à annuler.", "rien à annuler")
    case .nothingToRedo:
      say(
        "There is nothing to redo.", "nothing to redo",
        "Il n’y a rien à rétablir.", "rien à rétablir")
    case .notAbove:
      say(
        "Only lines above can be used here.", "only lines above",
        "Seules les lignes situées au-dessus peuvent servir ici.", "lignes du dessus")
    case .notSaved(let problem):
      say(
        "The tape is not saved: \(reason(problem)).", "not saved: \(brief(problem))",
        "La bande n’est pas enregistrée\u{A0}: \(reason(problem)).",
        "non enr.\u{A0}: \(brief(problem))")
    case .notRead(let problem):
      say(
        "The tape is not read: \(reason(problem)).", "not read: \(brief(problem))",
        "La bande n’a pas pu être lue\u{A0}: \(reason(problem)).",
        "non lue\u{A0}: \(brief(problem))")
    case .unknownLines(1):
      say(
        "One line of the tape's file cannot be read; it stays there.", "1 bad line",
        "Une ligne du fichier de la bande est illisible\u{202F}; elle y reste.",
        "1 ligne illisible")
    case .unknownLines(let count):
      say(
        "\(grouped(count)) lines of the tape's file cannot be read; they stay there.",
        "\(grouped(count)) bad lines",
        "\(grouped(count)) lignes du fichier de la bande sont illisibles\u{202F}; elles y restent.",
        "\(grouped(count)) illisibles")
    case .tapes(.begun(let name?)):
      say(
        "The old tape is kept as \(name).", "tape \(name)",
        "Nouvelle bande\u{202F}; l’ancienne est conservée sous \(name).", "sous \(name)")
    case .tapes(.begun(nil)):
      say(
        "A new tape; undo brings the old one back.", "new tape",
        "Nouvelle bande\u{202F}; annuler ramène l’ancienne.", "nouvelle bande")
    case .tapes(.opened(let name, let count)):
      say(
        "This is the tape \(name): \(lines(count)).", "tape \(name)",
        "Voici la bande \(name)\u{A0}: \(lines(count)).", "bande \(name)")
    case .tapes(.taken(let name)):
      say(
        "There is a tape \(name) already; write another name.", "name is taken",
        "Il y a déjà une bande \(name)\u{202F}; écrire un autre nom.", "nom déjà pris")
    case .tapes(.unknown(let name)):
      say(
        "There is no tape \(name); tapes lists all.", "no such tape",
        "Il n’y a pas de bande \(name)\u{202F}; bandes les montre toutes.", "bande inconnue")
    case .tapes(.named(let name)):
      say(
        "This tape is kept as \(name); new alone begins an empty one.", "is \(name) already",
        "Cette bande est conservée sous \(name)\u{202F}; nouveau seul en commence une vide.",
        "c’est déjà \(name)")
    case .tapes(.invalid):
      say(
        "The name of a tape has no /.", "no / in a name",
        "Le nom d’une bande n’a pas de /.", "pas de / dans un nom")
    case .tapes(.failed(let problem)):
      say(
        "The tape stays: \(reason(problem)).", "tape is not kept",
        "La bande reste\u{A0}: \(reason(problem)).", "la bande reste")
    case .choices(let words):
      say(
        "Choices: " + words.joined(separator: ", ") + ".", "no such choice",
        "Choix\u{A0}: " + words.joined(separator: ", ") + ".", "choix inconnu")
    case .savedAgain:
      say(
        "The tape is saved again.", "tape saved again",
        "La bande est de nouveau enregistrée.", "bande enregistrée")
    case .form(let form):
      say(
        "Form: \(title(of: form)).", "form: \(short(form))",
        "Forme\u{A0}: \(title(of: form)).", "forme\u{A0}: \(short(form))")
    case .formOfLine:
      say(
        "The line names its form; edit it for another one.", "form is on the line",
        "La ligne donne elle-même sa forme\u{202F}; la modifier pour une autre.",
        "forme sur la ligne")
    case .formTooLong(let form):
      say(
        "Form: \(title(of: form)), too long for this line; F4 or the word full shows it.",
        "\(short(form)) too long",
        "Forme\u{A0}: \(title(of: form)), trop longue pour cette ligne\u{202F}; F4 ou le mot full l’affiche.",
        "\(short(form)) trop longue")
    case .grouping(true):
      say("Digits are grouped.", "grouped digits", "Les chiffres sont groupés.", "chiffres groupés")
    case .grouping(false):
      say(
        "Digits are not grouped.", "digits not grouped",
        "Les chiffres ne sont pas groupés.", "chiffres non groupés")
    case .decimals(let count?):
      say(
        "Results have \(count) \(count == 1 ? "decimal" : "decimals").", "decimals: \(count)",
        "Les résultats ont \(count) \(count < 2 ? "décimale" : "décimales").",
        "décimales\u{A0}: \(count)")
    case .decimals(nil):
      say(
        "Results have as many decimals as they need.", "decimals as needed",
        "Les résultats ont les décimales qu’il faut.", "toutes les décimales")
    case .noValue:
      say(
        "There is no value to show yet.", "no value yet",
        "Il n’y a pas encore de valeur à afficher.", "pas de valeur")
    case .nothingToExplain:
      say(
        "There is no calculation to explain yet.", "nothing to explain",
        "Il n’y a pas encore de calcul à expliquer.", "rien à expliquer")
    case .unknownTheme(let word):
      say(
        "COUNTONME_THEME is \(quoted(Message.printable(word))); it can be \(choice(of: ThemePreference.allNames)).",
        "unknown theme",
        "COUNTONME_THEME vaut \(quoted(Message.printable(word))), au lieu de \(choice(of: ThemePreference.allNames)).",
        "thème inconnu")
    case .options(let line?, let text):
      Sentence(text, brief: say("options: line \(line)", "options\u{A0}: ligne \(line)"))
    case .options(nil, let text):
      Sentence(text, brief: say("options are not read", "options non lues"))
    case .rates(let message): sentence(message)
    case .paste(let message): sentence(message)
    case .copy(let message): sentence(message)
    case .completions(let names, let columns):
      Sentence(list(names, columns: columns), brief: list(names, columns: Sentence.briefLimit))
    case .picture(let outcome): sentence(outcome)
    }
  }

  private func list(_ names: [String], columns: Int) -> String {
    var list = ""
    for (index, name) in names.enumerated() {
      let next = list + (index == 0 ? "" : " ") + name
      let isLast = index == names.count - 1
      guard next.count + (isLast ? 0 : 2) <= columns else {
        return list + (index == 0 ? "…" : " …")
      }
      list = next
    }
    return list
  }

  private func sentence(layout name: LayoutName, skipped: [LayoutName]) -> Sentence {
    let title = title(of: name)
    guard !skipped.isEmpty else {
      return say(
        "Layout: \(title).", "layout: \(title)",
        "Disposition\u{A0}: \(title).", "disp.\u{A0}: \(title)")
    }
    let (names, count) = (
      skipped.map(self.title).joined(separator: say(" and ", " et ")), skipped.count
    )
    return say(
      "Layout: \(title); \(names) \(count == 1 ? "needs" : "need") a larger window.",
      "\(title), skips \(count)",
      "Disposition\u{A0}: \(title)\u{202F}; \(names) \(count == 1 ? "demande" : "demandent") plus de place.",
      "\(title), saute \(count)")
  }

  private func sentence(_ message: PasteMessage) -> Sentence {
    switch message {
    case .reading(let note):
      say(
        "\(shortened(note.pasted)) was read as \(shortened(note.read)).",
        note.read.count <= 12 ? "read as \(note.read)" : "check the number",
        "\(shortened(note.pasted)) a été lu comme \(shortened(note.read)).",
        note.read.count <= 12 ? "lu\u{A0}: \(note.read)" : "vérifier le nombre")
    case .column(let count, let note, let skipped) where skipped.isEmpty:
      say(
        note == nil
          ? "Sum of \(grouped(count)) numbers? Enter: yes, Esc: no."
          : "Sum of \(grouped(count))\(reading(note))?", "Enter sums \(grouped(count))",
        note == nil
          ? "Additionner \(grouped(count)) nombres\u{202F}? Entrée\u{A0}: oui, Échap\u{A0}: non."
          : "Somme de \(grouped(count))\(reading(note))\u{202F}?",
        "sommer \(grouped(count))\u{202F}?")
    case .column(let count, let note, let skipped):
      // Fits a small window, where hints name the keys.
      say(
        "Sum of \(grouped(count))\(reading(note))? Words skipped: \(lines(skipped)).",
        "Sum \(count)? Skips \(skipped[0])\(skipped.count == 1 ? "" : "…")",
        "Somme de \(grouped(count))\(reading(note))\u{202F}? Texte omis\u{A0}: \(lines(skipped)).",
        "\(count)\u{202F}? sauf \(skipped[0])\(skipped.count == 1 ? "" : "…")")
    case .points(let count, let note):
      say(
        "Line through \(grouped(count)) points\(reading(note))? "
          + "Enter: yes, p: plot, +: sum, Esc: no.",
        note == nil ? "Enter: line, p: plot" : "Line? Check numbers.",
        "Droite par \(grouped(count)) points\(reading(note))\u{202F}? "
          + "Entrée\u{A0}: oui, p\u{A0}: nuage, +\u{A0}: somme, Échap\u{A0}: non.",
        note == nil ? "Entrée\u{A0}: droite" : "Droite\u{202F}? À vérifier.")
    case .arguments(let count, let note, let skipped):
      say(
        "Pasted \(grouped(count)) numbers\(reading(note))"
          + (skipped.isEmpty ? "." : ", words skipped: \(lines(skipped))."),
        "pasted \(grouped(count))",
        "\(grouped(count)) nombres collés\(reading(note))"
          + (skipped.isEmpty ? "." : ", texte omis\u{A0}: \(lines(skipped))."),
        "\(grouped(count)) collés")
    case .failed(let line, let error):
      say(
        "Line \(grouped(line)): \(sentence(error).phrase).", "line \(line) failed",
        "Ligne \(grouped(line))\u{A0}: \(sentence(error).phrase).", "ligne \(line)\u{A0}: erreur")
    case .refusal(.empty):
      say(
        "The pasted text is empty.", "nothing to paste",
        "Le texte collé est vide.", "rien à coller")
    case .refusal(.noCalculation(let line, let text)):
      say(
        "Line \(grouped(line)) cannot be read: \(quoted(text)).", "not read: line \(line)",
        "Ligne \(grouped(line)) illisible\u{A0}: \(quoted(text)).", "ligne \(line) illisible")
    case .refusal(.noNumber(let line, let text)):
      say(
        "In line \(grouped(line)), \(quoted(text)) is not a number.", "not only numbers",
        "À la ligne \(grouped(line)), \(quoted(text)) n’est pas un nombre.", "pas que des nombres")
    case .refusal(.severalColumns):
      say(
        "Several columns hold numbers; copy one.", "several columns",
        "Nombres en plusieurs colonnes\u{202F}; en copier une.", "plusieurs colonnes")
    case .refusal(.tooLong):
      say(
        "The pasted text is too long; nothing was pasted.", "paste is too long",
        "Le texte collé est trop long\u{202F}; rien n’a été collé.", "texte trop long")
    }
  }

  private func reading(_ note: PasteNote?) -> String {
    note.map { ", \(shortened($0.pasted)) \(say("as", "comme")) \(shortened($0.read))" } ?? ""
  }

  private func lines(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(numbers.count > 3 ? 2 : 3).map(grouped).joined(separator: ", ")
    return say("line", "ligne") + (numbers.count == 1 ? " " : "s ") + shown
      + (numbers.count > 3 ? ", +\(grouped(numbers.count - 2))" : "")
  }

  private func sentence(_ message: CopyMessage) -> Sentence {
    switch message {
    case .sent(let text):
      say(
        "\(shortened(text)) was sent to the terminal.", "sent to the terminal",
        "\(shortened(text)) a été envoyé au terminal.", "envoyé au terminal")
    case .sentToTmux:
      say(
        "Sent; tmux needs set-clipboard on.", "sent to tmux",
        "Envoyé\u{202F}; tmux demande set-clipboard on.", "envoyé à tmux")
    case .nothing:
      say(
        "There is no result to copy.", "nothing to copy",
        "Il n’y a pas de résultat à copier.", "rien à copier")
    case .tooLong:
      say(
        "The result is too long for a terminal's clipboard.", "too long to copy",
        "Le résultat est trop long pour le presse-papiers d’un terminal.", "trop long à copier")
    case .impossible:
      say(
        "This terminal cannot copy.", "cannot copy here",
        "Ce terminal ne permet pas de copier.", "copie impossible")
    }
  }

  package var emptyTape: String {
    say(
      "Every result is kept here. Tab selects one: Enter corrects it, and what uses it follows.",
      "Chaque résultat s’inscrit ici. Tab en choisit un\u{A0}: Entrée le corrige, et ce qui en dépend suit."
    )
  }

  package var readingTape: String {
    say("The kept tape is being read.", "La bande enregistrée est en cours de lecture.")
  }

  package func heading(of column: ListingColumn) -> String {
    switch column {
    case .day: say("day", "jour")
    case .line: say("line", "ligne")
    case .name: say("name", "nom")
    case .expression: say("expression", "calcul")
    case .result: say("result", "résultat")
    case .unit: say("unit", "unité")
    case .exact: say("exact", "exact")
    case .error: say("error", "erreur")
    case .comment: say("comment", "commentaire")
    case .tag: say("tag", "étiquette")
    case .entries: say("entries", "lignes")
    case .excluded: say("excluded", "non comptées")
    case .sum: say("sum", "somme")
    case .share: say("share", "part")
    case .goal: say("goal", "objectif")
    case .left: say("left", "reste")
    }
  }

  package func flag(_ holds: Bool) -> String { say(holds ? "yes" : "no", holds ? "oui" : "non") }

  package func name(of part: Totals.Sum.Part) -> String {
    switch part {
    case .income: say("income", "recettes")
    case .spending: say("spending", "dépenses")
    case .all: say("total", "total")
    }
  }

  package var plot:
    (
      zero: String, extreme: String, pole: String, hole: String, others: String, undefined: String
    )
  {
    say(
      ("zero", "extreme", "pole", "hole", "perhaps more zeros and extremes", "undefined"),
      ("zéro", "extremum", "pôle", "trou", "peut-être d’autres zéros et extremums", "non défini"))
  }

  package var totals: (heading: String, pending: String, empty: String) {
    say(
      (
        "Totals of the tags", "Totals of the tags: calculating…",
        "No line has a tag. Write one in a comment, such as #food or #food/200."
      ),
      (
        "Totaux des étiquettes", "Totaux des étiquettes\u{A0}: calcul en cours…",
        "Aucune étiquette. On les écrit en commentaire\u{A0}: #courses ou #courses/200."
      ))
  }

  package var tapes: (heading: String, empty: String) {
    say(
      ("Tapes; open NAME goes on with one", "No tape is kept; see --private."),
      (
        "Bandes\u{202F}; ouvrir NOM continue l’une d’elles",
        "Aucune bande n’est conservée\u{202F}; voir --private."
      ))
  }

  package func effect(ofKeepingTapeAs name: String) -> String {
    say("keeps the tape as \(name)", "conserve la bande sous \(name)")
  }

  package var moreLines: String { say("more: Enter", "suite\u{A0}: Entrée") }

  /// The lines that an answer to `tape` leaves out, at least one, and the command for all of them.
  package func earlierLines(_ count: Int, of total: Int) -> String {
    say("\(count) before these: tape \(total)", "\(count) avant\u{A0}: tape \(total)")
  }

  package func removed(_ line: String) -> String {
    say("Removed: \(line)", "Supprimé\u{A0}: \(line)")
  }

  package func takenBack(_ line: String) -> String {
    say("Taken back: \(line)", "Annulé\u{A0}: \(line)")
  }

  package func lines(_ count: Int) -> String {
    say(
      count == 1 ? "1 line" : "\(grouped(count)) lines",
      count == 1 ? "1 ligne" : "\(grouped(count)) lignes")
  }

  package func goal(_ goal: String, distance: String, isOver: Bool) -> String {
    say(
      "goal \(goal), \(distance) \(isOver ? "over" : "left")",
      isOver
        ? "objectif \(goal), dépassement de \(distance)" : "objectif \(goal), reste \(distance)")
  }

  package func excluded(_ count: Int) -> String {
    say("\(count) not added", count == 1 ? "1 non comptée" : "\(count) non comptées")
  }

  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      say(
        "Kept \(name).", "picture …\(name.suffix(11))",
        "Image\u{A0}: \(name).", "image …\(name.suffix(11))")
    case .failed(let problem):
      say(
        "No picture: \(reason(problem)).", "not kept: \(brief(problem))",
        "Pas d’image\u{A0}: \(reason(problem)).", "échec\u{A0}: \(brief(problem))")
    }
  }

  package var noMatch: String { say("Nothing matches.", "Rien ne correspond.") }
}
