/// A command with words; the menu lists the cases in this order, the most useful first.
package enum NamedCommand: String, Hashable, Sendable, CaseIterable {
  case undo, redo, edit, copy, form, full, explain, totals
  case layout, decimals, group, theme, rates, picture, tape, comment, remove, new, open, tapes,
    clear
  case base, word, not, rotate, functions, constants, units, redraw, suspend, help, quit
}

/// The words of a language for a command; the word is nil if there is only the English one.
package typealias CommandText = (word: String?, meaning: String, effect: String)

extension Wording {
  package func text(of command: NamedCommand) -> CommandText {
    switch command {
    case .undo:
      row(
        "undo the last action", "takes back the last step",
        "annuler", "annuler la dernière action", "annule la dernière action")
    case .redo:
      row("redo", "repeats what was undone", "rétablir", "rétablir", "rétablit l’action annulée")
    case .edit:
      row(
        "edit the expression as text", "opens the line as text",
        "modifier", "modifier l’expression comme un texte", "ouvre la ligne en texte")
    case .copy:
      row(
        "copy the result; again at once: with its expression", "copies the result",
        "copier", "copier le résultat\u{202F}; encore une fois\u{A0}: avec son expression",
        "copie le résultat")
    case .form:
      row(
        "next form: fraction, scientific, factors, …", "shows the next form", "forme",
        "forme suivante\u{A0}: fraction, scientifique, facteurs, …", "montre une autre forme")
    case .full:
      row(
        "show the value in full", "shows all digits",
        "complet", "afficher la valeur en entier", "affiche tous les chiffres")
    case .explain:
      row(
        "show the working: each step with its value", "shows each step", "expliquer",
        "afficher le détail\u{A0}: chaque étape avec sa valeur", "affiche chaque étape")
    case .totals:
      row(
        "show the totals by tag", "shows the sums of tags",
        "totaux", "afficher les totaux des étiquettes", "affiche les totaux")
    case .layout:
      row(
        "switch to the next layout", "shows the next layout",
        "disposition", "disposition suivante", "change de disposition")
    case .decimals:
      row(
        "show a fixed number of decimals: decimals 2, decimals off", "chooses the decimals",
        "décimales", "choisir les décimales\u{A0}: décimales 2, décimales off",
        "choisit les décimales")
    case .group:
      row(
        "group the digits, or no longer", "groups digits, or not",
        "grouper", "grouper les chiffres, ou non", "groupe les chiffres")
    case .theme:
      row(
        "switch to the next theme", "changes the colours",
        "thème", "thème suivant", "change les couleurs")
    case .rates:
      row(
        "fetch the latest exchange rates", "fetches exchange rates",
        "taux", "télécharger les derniers taux de change", "télécharge les taux de change")
    case .picture:
      row(
        "keep a picture of the screen as a file", "keeps a picture",
        "image", "enregistrer une image de l’écran dans un fichier", "garde l’écran en image")
    case .tape:
      row(
        "go to the tape, or list its lines", "goes to the tape",
        "bande", "aller à la bande, ou en lister les lignes", "va à la bande")
    case .comment:
      row(
        "write a comment on the line", "comments on a line",
        "commenter", "commenter la ligne", "commente une ligne")
    case .remove:
      row(
        "remove the line", "removes a line",
        "supprimer", "supprimer la ligne", "supprime une ligne")
    case .new:
      row(
        "begin an empty tape, and keep the old one", "begins an empty tape",
        "nouveau", "commencer une bande vide et garder l’ancienne", "commence une bande vide")
    case .open:
      row(
        "go on with another tape: open NAME", "opens another tape",
        "ouvrir", "continuer une autre bande\u{A0}: ouvrir NOM", "ouvre une autre bande")
    case .tapes:
      row(
        "list the tapes with their dates and totals", "lists the tapes",
        "bandes", "montrer les bandes, leurs dates et leurs totaux", "montre les bandes")
    case .clear:
      row(
        "clear everything", "clears the expression",
        "effacer", "tout effacer", "efface l’expression")
    case .base:
      row(
        "write whole numbers in base 16, 10, 8 or 2", "chooses the base",
        nil, "afficher les entiers en base 16, 10, 8 ou 2", "choisit la base")
    case .word:
      row(
        "show bits in words of 8, 16, 32 or 64", "chooses 8 to 64 bits",
        "mot", "afficher les bits en mots de 8, 16, 32 ou 64", "choisit 8 à 64 bits")
    case .not:
      row(
        "change all bits of the value", "changes all bits",
        nil, "inverser tous les bits de la valeur", "inverse les bits")
    case .rotate:
      row(
        "rotate the bits of the value in their word", "rotates the bits",
        nil, "faire tourner les bits de la valeur dans leur mot", "fait tourner les bits")
    case .functions:
      row(
        "list the functions", "lists functions", nil, "lister les fonctions", "liste les fonctions")
    case .constants:
      row(
        "list the constants", "lists constants",
        nil, "lister les constantes", "liste les constantes")
    case .units: row("list the units", "lists units", nil, "lister les unités", "liste les unités")
    case .redraw:
      row("redraw the screen", "redraws the screen", nil, "redessiner l’écran", "redessine l’écran")
    case .suspend:
      row(
        "suspend; fg resumes", "suspends; fg resumes",
        "suspendre", "suspendre\u{202F}; fg reprend", "suspend\u{202F}; fg reprend")
    case .help:
      row("show this help", "opens the help", "aide", "afficher cette aide", "ouvre l’aide")
    case .quit: row("quit", "quits", "quitter", "quitter", "quitte")
    }
  }

  /// The English word is the name of the command.
  private func row(
    _ meaning: String, _ effect: String, _ word: String?, _ french: String, _ frenchEffect: String
  ) -> CommandText { say((nil, meaning, effect), (word, french, frenchEffect)) }
}
