import CalculatorCore
import Screen

extension Wording {
  package func name(of key: Key) -> String {
    switch key {
    case .character(" "): say("Space", "Espace")
    case .character(let character): String(character)
    case .control(let letter): say("Ctrl-", "Ctrl-") + letter.uppercased()
    case .alt(let character): say("Alt-", "Alt-") + character.uppercased()
    case .function(let number): "F\(number)"
    case .enter: say("Enter", "Entrée")
    case .escape: say("Esc", "Échap")
    case .tab: say("Tab", "Tab")
    case .backTab: say("Shift-Tab", "Maj-Tab")
    case .backspace: say("Backspace", "RetArr")
    case .delete: say("Delete", "Suppr")
    case .up: say("Up", "Haut")
    case .down: say("Down", "Bas")
    case .left: say("Left", "Gauche")
    case .right: say("Right", "Droite")
    case .home: say("Home", "Début")
    case .end: say("End", "Fin")
    case .pageUp: say("PgUp", "PgPréc")
    case .pageDown: say("PgDn", "PgSuiv")
    case .controlLeft: say("Ctrl-Left", "Ctrl-Gauche")
    case .controlRight: say("Ctrl-Right", "Ctrl-Droite")
    }
  }

  package func range(from first: String, to last: String) -> String {
    say("\(first) to \(last)", "\(first) à \(last)")
  }

  package func text(_ meaning: KeyHelp) -> String {
    switch meaning {
    case .clear: say("clear the last number or operator", "effacer le dernier nombre ou opérateur")
    case .divide: say("divide", "diviser")
    case .multiply: say("multiply", "multiplier")
    case .subtract: say("subtract, or a minus sign", "soustraire, ou signe moins")
    case .add: say("add", "additionner")
    case .point: say("decimal point", "séparateur décimal")
    case .equals:
      say(
        "calculate; again: repeat the last operation",
        "calculer\u{202F}; encore\u{A0}: répéter la dernière opération")
    case .digits: say("digits", "chiffres")
    case .parentheses: say("parentheses", "parenthèses")
    case .power: say("power", "puissance")
    case .percent:
      say(
        "percent; in a sum, of everything before it",
        "pourcentage\u{202F}; dans une somme, de tout ce qui précède")
    case .factorial: say("factorial", "factorielle")
    case .enter:
      say(
        "press the highlighted button, otherwise calculate",
        "appuyer sur le bouton en surbrillance, sinon calculer")
    case .deleteLastCharacter: say("delete the last character", "supprimer le dernier caractère")
    case .moveHighlight: say("move the highlight", "déplacer la surbrillance")
    case .pressHighlighted:
      say("press the highlighted button", "appuyer sur le bouton en surbrillance")
    case .scrollTape: say("scroll the tape", "faire défiler la bande")
    case .chooseTape: say("go on with the selected tape", "continuer la bande choisie")
    case .menu: say("open the menu of all commands", "ouvrir le menu de toutes les commandes")
    case .editStart:
      say(
        "edit the expression as text, from its start",
        "modifier l’expression comme un texte, depuis son début")
    case .editEnd:
      say(
        "edit the expression as text, from its end",
        "modifier l’expression comme un texte, depuis sa fin")
    case .calculate:
      say(
        "calculate; with the word of a command: do it",
        "calculer\u{202F}; sur le nom d’une commande\u{A0}: l’exécuter")
    case .writeEquals:
      say(
        "calculate; after a lone name, give it to a result",
        "calculer\u{202F}; après un nom seul, nommer un résultat")
    case .closeFormula:
      say(
        "empty the line; undo brings the text back",
        "vider la ligne\u{202F}; annuler rend le texte")
    case .characterLeft: say("move one character left", "un caractère à gauche")
    case .characterRight: say("move one character right", "un caractère à droite")
    case .wordLeft: say("move one word left", "un mot à gauche")
    case .wordRight: say("move one word right", "un mot à droite")
    case .lineStart: say("move to the start", "aller au début")
    case .lineEnd: say("move to the end", "aller à la fin")
    case .deletePrevious: say("delete the previous character", "supprimer le caractère précédent")
    case .deleteNext: say("delete the next character", "supprimer le caractère suivant")
    case .cutWord: say("cut the previous word", "couper le mot précédent")
    case .cutNextWord: say("cut the next word", "couper le mot suivant")
    case .cutToStart:
      say("cut everything before the cursor", "couper tout ce qui précède le curseur")
    case .cutToEnd: say("cut everything after the cursor", "couper tout ce qui suit le curseur")
    case .yank: say("paste the text that was cut", "coller le texte coupé")
    case .complete: say("complete a name", "compléter un nom")
    case .search:
      say(
        "search the lines of the tape; again: an older one",
        "chercher dans la bande\u{202F}; encore\u{A0}: une ligne plus ancienne")
    case .takeFound:
      say("put the line on the formula line", "reprendre la ligne trouvée sur la ligne de formule")
    case .stepAside:
      say(
        "go to the tape and back; the text stays",
        "aller à la bande et revenir\u{202F}; le texte reste")
    case .recall: say("go through the lines of the tape", "parcourir les lignes de la bande")
    case .selectLine: say("select another line", "choisir une autre ligne")
    case .selectPage: say("select a line on another page", "choisir une ligne d’une autre page")
    case .selectFirst: say("select the first line", "choisir la première ligne")
    case .selectLast: say("select the last line", "choisir la dernière ligne")
    case .editEntry: say("correct the line", "corriger la ligne")
    case .useEntry:
      say("use its result in the expression", "utiliser son résultat dans l’expression")
    case .leaveTape: say("go back to the keypad", "revenir au pavé")
    case .scrollUp: say("scroll up by a line", "monter d’une ligne")
    case .scrollDown: say("scroll down by a line", "descendre d’une ligne")
    case .pageUp: say("scroll up by a page", "monter d’une page")
    case .pageDown: say("scroll down by a page", "descendre d’une page")
    case .pageStart: say("go to the start", "aller tout en haut")
    case .pageEnd: say("go to the end", "aller tout en bas")
    case .closePage:
      say(
        "close it; so does the key that opened it", "fermer, comme la touche qui a ouvert la page")
    case .choose: say("do what the selected row says", "exécuter la ligne choisie")
    case .tracePlot:
      say("move along the curves, with the values", "suivre les courbes, avec leurs valeurs")
    case .pointOfPlot:
      say(
        "go to the zero or extreme before, or to the next",
        "aller au zéro ou à l’extremum précédent, ou suivant")
    case .zoomPlot:
      say(
        "show half the range around the place, or twice the range",
        "montrer la moitié de l’intervalle, ou le double")
    case .wholePlot: say("show the whole range again", "montrer de nouveau tout l’intervalle")
    case .command(let command): self.text(of: command).meaning
    }
  }

  package func undoing(takesBack text: String) -> String {
    say("takes back \(text)", "annule \(text)")
  }

  package func undoing(bringsBack text: String) -> String {
    say("brings back \(text)", "rétablit \(text)")
  }

  package func searchNote(of query: String, isFound: Bool) -> Sentence {
    let rest = isFound || query.isEmpty ? "" : say(" (not found)", " (introuvable)")
    let text = printable(query) + rest
    return say("Search: \(text)", "search", "Recherche\u{A0}: \(text)", "recherche")
  }

  package func note(ofRadians example: String) -> Sentence {
    say(
      "Radians; for degrees write \(example).", "radians, not degrees",
      "En radians\u{202F}; pour des degrés, écrire \(quoted(example)).", "radians, pas degrés")
  }

  /// The note on a total of several units, of which one is shown.
  package func note(ofTotals count: Int) -> Sentence {
    say(
      "Enter writes \(count) totals, one a unit.", "first of \(count) totals",
      "Entrée écrit \(count) totaux, un par unité.", "premier de \(count) totaux")
  }

  package func note(ofReading reading: String) -> Sentence {
    say("Read as \(reading).", reading, "Lu comme \(reading).", reading)
  }

  /// The meaning of a name that hides another, and the spelling of the hidden one.
  package func note(of name: String, value: String?, hiding hidden: HiddenMeaning) -> Sentence {
    let advice =
      switch hidden {
      case .unit(let plural, let other):
        say("for \(plural) write \(other)", "pour l’unité, écrivez \(other)")
      case .constant(let other):
        say("for the constant write \(other)", "pour la constante, écrivez \(other)")
      case .function(let function):
        say(
          "for the function write \(function.name)(", "pour la fonction, écrivez \(function.name)(")
      case .total: say("rename it for the sum of the lines", "renommez-le pour la somme des lignes")
      case .present: say("for the day write its date", "pour le jour, écrivez sa date")
      }
    return say(
      "\(printable(name)) is your \(value ?? "own"); \(advice).", "a name of yours",
      "\(printable(name)) est votre \(value ?? "nom")\u{202F}; \(advice).", "un nom à vous")
  }

  package func enter(does effect: String) -> String {
    say("Enter \(effect)", "Entrée\u{A0}: \(effect)")
  }

  package func enter(sets choice: String) -> String {
    say("Enter sets \(choice)", "Entrée\u{A0}: \(choice)")
  }

  package var effectOfListingChoices: String { say("lists choices", "liste les choix") }

  package func text(_ hint: Hint) -> String {
    switch hint {
    case .help: say("help", "aide")
    case .edit: say("edit", "modifier")
    case .form: say("form", "forme")
    case .copy: say("copy", "copier")
    case .undo: say("undo", "annuler")
    case .menu: say("menu", "menu")
    case .quit: say("quit", "quitter")
    case .calculate: say("calculate", "calculer")
    case .back: say("back", "retour")
    case .cancel: say("cancel", "abandonner")
    case .choose: say("choose", "choisir")
    case .earlier: say("earlier", "plus ancienne")
    case .correct: say("correct", "corriger")
    case .use: say("use", "utiliser")
    case .comment: say("comment", "commenter")
    case .remove: say("remove", "supprimer")
    case .close: say("close", "fermer")
    case .scroll: say("scroll", "défiler")
    case .page: say("page", "page")
    case .yes: say("yes", "oui")
    case .no: say("no", "non")
    case .trace: say("trace", "suivre")
    case .point: say("zero or extreme", "zéro ou extremum")
    case .zoom: say("zoom", "agrandir")
    }
  }

  package func heading(of chapter: HelpChapter) -> String {
    switch chapter {
    case .keypad: say("Keys", "Touches")
    case .operators: say("Operators and functions", "Opérateurs et fonctions")
    case .editing: say("Editing", "Édition")
    case .results: say("Results", "Résultats")
    case .commands: say("Command words", "Noms des commandes")
    case .screen: say("Tape and screen", "Bande et écran")
    case .formula: say("Keys on the formula line", "Touches de la ligne de formule")
    case .tape: say("Keys on the tape", "Touches de la bande")
    case .language: say("Functions", "Fonctions")
    case .constants: say("Constants", "Constantes")
    case .units: say("Units", "Unités")
    }
  }

  package func text(_ note: HelpNote) -> String {
    switch note {
    case .mouse: say("Mouse", "Souris")
    case .paste: say("Paste", "Coller")
    case .wordMeaning:
      say(
        "any other character makes the line text: sqrt(2), 5 km",
        "tout autre caractère ouvre la ligne\u{A0}: sqrt(2), 2pi, 5 km")
    case .mouseMeaning:
      say(
        "click a button to press it, or the expression to edit it",
        "un clic appuie sur un bouton, ou ouvre la ligne de formule")
    case .pasteMeaning:
      say(
        "a calculation to edit it, or a column of numbers to sum it",
        "un calcul se modifie, une colonne de nombres s’additionne")
    case .tapeMouseMeaning:
      say(
        "click a line to select it, again to correct it",
        "un clic choisit une ligne, un autre la corrige")
    case .sameAs(let function): say("the same as \(function.name)", "comme \(function.name)")
    case .operand:
      say("a function takes the number next to it", "une fonction prend le nombre qui la suit")
    case .modulo: meaning(of: .mod)
    case .partOf: say("that part of b", "cette part de b")
    case .partOff: say("b without that part", "b moins cette part")
    case .bits: say("combine the bits of whole numbers", "combiner les bits d’entiers")
    case .shifts: say("shift the bits of a whole number", "décaler les bits d’un entier")
    case .cancelCorrection:
      say("leave the correction of a line", "abandonner la correction d’une ligne")
    case .degrees: say("an angle of x degrees", "un angle de x degrés")
    case .bases: say("numbers in base 16, 2 and 8", "nombres en base 16, 2 et 8")
    case .previousResult: say("previous result", "résultat précédent")
    case .dates: say("dates", "dates")
    case .now: say("the present moment", "l’instant présent")
    case .daysBeside: say("the days beside today", "jours voisins d’aujourd’hui")
    case .durations: say("ten and a half hours", "dix heures et demie")
    case .moments:
      say("a time in another zone or city", "une heure dans un autre fuseau ou une autre ville")
    case .total:
      say("sum of the lines since the last total", "somme des lignes depuis le dernier total")
    case .lineAbove:
      say("result of the third line above", "résultat de la troisième ligne au-dessus")
    case .tagged: say("sum of the lines with a tag", "somme des lignes d’une étiquette")
    }
  }
}
