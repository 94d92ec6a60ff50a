import CalculatorCore
import ExactNumbers
import Quantities
import Screen

extension French {
  package func name(of key: Key) -> String {
    switch key {
    case .character(" "): "Espace"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(let character): "Alt-\(character.uppercased())"
    case .function(let number): "F\(number)"
    case .enter: "Entrée"
    case .escape: "Échap"
    case .tab: "Tab"
    case .backTab: "Maj-Tab"
    case .backspace: "RetArr"
    case .delete: "Suppr"
    case .up: "Haut"
    case .down: "Bas"
    case .left: "Gauche"
    case .right: "Droite"
    case .home: "Début"
    case .end: "Fin"
    case .pageUp: "PgPréc"
    case .pageDown: "PgSuiv"
    case .controlLeft: "Ctrl-Gauche"
    case .controlRight: "Ctrl-Droite"
    }
  }

  package func range(from first: String, to last: String) -> String { "\(first) à \(last)" }

  package func text(_ meaning: KeyHelp) -> String {
    switch meaning {
    case .clear: "effacer le dernier nombre ou opérateur"
    case .divide: "diviser"
    case .multiply: "multiplier"
    case .subtract: "soustraire, ou signe moins"
    case .add: "additionner"
    case .point: "séparateur décimal"
    case .equals: "calculer\u{202F}; encore\u{A0}: répéter la dernière opération"
    case .digits: "chiffres"
    case .parentheses: "parenthèses"
    case .power: "puissance"
    case .percent: "pourcentage\u{202F}; dans une somme, de tout ce qui précède"
    case .factorial: "factorielle"
    case .enter: "appuyer sur le bouton en surbrillance, sinon calculer"
    case .deleteLastCharacter: "supprimer le dernier caractère"
    case .moveHighlight: "déplacer la surbrillance"
    case .pressHighlighted: "appuyer sur le bouton en surbrillance"
    case .scrollTape: "faire défiler la bande"
    case .chooseTape: "continuer la bande choisie"
    case .menu: "ouvrir le menu de toutes les commandes"
    case .editStart: "modifier l’expression comme un texte, depuis son début"
    case .editEnd: "modifier l’expression comme un texte, depuis sa fin"
    case .calculate: "calculer\u{202F}; sur le nom d’une commande\u{A0}: l’exécuter"
    case .writeEquals: "calculer\u{202F}; après un nom seul, nommer un résultat"
    case .closeFormula: "vider la ligne\u{202F}; annuler rend le texte"
    case .characterLeft: "un caractère à gauche"
    case .characterRight: "un caractère à droite"
    case .wordLeft: "un mot à gauche"
    case .wordRight: "un mot à droite"
    case .lineStart: "aller au début"
    case .lineEnd: "aller à la fin"
    case .deletePrevious: "supprimer le caractère précédent"
    case .deleteNext: "supprimer le caractère suivant"
    case .cutWord: "couper le mot précédent"
    case .cutNextWord: "couper le mot suivant"
    case .cutToStart: "couper tout ce qui précède le curseur"
    case .cutToEnd: "couper tout ce qui suit le curseur"
    case .yank: "coller le texte coupé"
    case .complete: "compléter un nom"
    case .search: "chercher dans la bande\u{202F}; encore\u{A0}: une ligne plus ancienne"
    case .takeFound: "reprendre la ligne trouvée sur la ligne de formule"
    case .stepAside: "aller à la bande et revenir\u{202F}; le texte reste"
    case .recall: "parcourir les lignes de la bande"
    case .selectLine: "choisir une autre ligne"
    case .selectPage: "choisir une ligne d’une autre page"
    case .selectFirst: "choisir la première ligne"
    case .selectLast: "choisir la dernière ligne"
    case .editEntry: "corriger la ligne"
    case .useEntry: "utiliser son résultat dans l’expression"
    case .leaveTape: "revenir au pavé"
    case .scrollUp: "monter d’une ligne"
    case .scrollDown: "descendre d’une ligne"
    case .pageUp: "monter d’une page"
    case .pageDown: "descendre d’une page"
    case .pageStart: "aller tout en haut"
    case .pageEnd: "aller tout en bas"
    case .closePage: "fermer, comme la touche qui a ouvert la page"
    case .tracePlot: "suivre les courbes, avec leurs valeurs"
    case .pointOfPlot: "aller au zéro ou à l’extremum suivant, ou précédent"
    case .zoomPlot: "montrer la moitié de l’intervalle, ou le double"
    case .wholePlot: "montrer de nouveau tout l’intervalle"
    case .choose: "exécuter la ligne choisie"
    case .command(let command): self.text(of: command).meaning
    }
  }

  package func text(of command: NamedCommand) -> CommandText {
    switch command {
    case .undo: ("annuler", "annuler la dernière action", "annule la dernière action")
    case .redo: ("rétablir", "rétablir", "rétablit l’action annulée")
    case .edit: ("modifier", "modifier l’expression comme un texte", "ouvre la ligne en texte")
    case .copy:
      (
        "copier", "copier le résultat\u{202F}; encore une fois\u{A0}: avec son expression",
        "copie le résultat"
      )
    case .form:
      (
        "forme", "forme suivante\u{A0}: fraction, scientifique, facteurs, …",
        "affiche la forme suivante"
      )
    case .full: ("complet", "afficher la valeur en entier", "affiche tous les chiffres")
    case .explain:
      ("expliquer", "afficher le détail\u{A0}: chaque étape avec sa valeur", "affiche chaque étape")
    case .totals: ("totaux", "afficher les totaux des étiquettes", "affiche les totaux")
    case .layout: ("disposition", "disposition suivante", "change de disposition")
    case .decimals:
      (
        "décimales", "choisir les décimales\u{A0}: decimals 2, decimals off",
        "choisit le nombre de décimales"
      )
    case .group: ("grouper", "grouper les chiffres, ou non", "groupe les chiffres, ou non")
    case .theme: ("thème", "thème suivant", "change les couleurs")
    case .rates: ("taux", "télécharger les taux de change du jour", "télécharge les taux de change")
    case .picture:
      ("image", "enregistrer une image de l’écran dans un fichier", "enregistre l’écran en image")
    case .tape: ("bande", "aller à la bande", "va à la bande")
    case .comment: ("commenter", "commenter la ligne", "commente une ligne")
    case .remove: ("supprimer", "supprimer la ligne", "supprime une ligne")
    case .new:
      ("nouveau", "commencer une bande vide et garder l’ancienne", "commence une bande vide")
    case .open: ("ouvrir", "continuer une autre bande\u{A0}: open NOM", "ouvre une autre bande")
    case .tapes: ("bandes", "montrer les bandes, leurs dates et leurs totaux", "montre les bandes")
    case .clear: ("effacer", "tout effacer", "efface l’expression")
    case .base: (nil, "afficher les entiers en base 16, 10, 8 ou 2", "choisit la base des nombres")
    case .word:
      ("mot", "afficher les bits en mots de 8, 16, 32 ou 64", "choisit 8, 16, 32 ou 64 bits")
    case .not: (nil, "inverser tous les bits de la valeur", "inverse les bits de la valeur")
    case .rotate:
      (nil, "permuter les bits de la valeur dans leur mot", "permute les bits de la valeur")
    case .functions:
      (nil, "lister les fonctions et les constantes", "liste fonctions et constantes")
    case .units: (nil, "lister les unités", "liste les unités")
    case .redraw: (nil, "redessiner l’écran", "redessine l’écran")
    case .suspend: ("suspendre", "suspendre\u{202F}; fg reprend", "suspend\u{202F}; fg reprend")
    case .help: ("aide", "afficher cette aide", "ouvre l’aide")
    case .quit: ("quitter", "quitter", "quitte")
    }
  }

  package func undoing(takesBack text: String) -> String { "annule \(text)" }

  package func undoing(bringsBack text: String) -> String { "rétablit \(text)" }

  package func searchNote(of query: String, isFound: Bool) -> Sentence {
    let rest = isFound || query.isEmpty ? "" : " (introuvable)"
    return say("Recherche\u{A0}: \(printable(query))\(rest)", "recherche")
  }

  package func note(ofRadians example: String) -> Sentence {
    say("En radians\u{202F}; pour des degrés, écrire \(quoted(example)).", "radians, pas degrés")
  }

  package func note(ofReading reading: String) -> Sentence { say("Lu comme \(reading).", reading) }

  package func note(of name: String, value: String?, hiding hidden: HiddenMeaning) -> Sentence {
    let isYours = "\(printable(name)) est votre \(value ?? "nom")"
    let other =
      switch hidden {
      case .unit(_, let other): "pour l’unité, écrivez \(other)"
      case .constant(let other): "pour la constante, écrivez \(other)"
      case .function(let function): "pour la fonction, écrivez \(function.name)("
      case .total: "renommez-le pour la somme des lignes"
      case .present: "pour le jour, écrivez sa date"
      }
    return say(isYours + "\u{202F}; " + other + ".", "un nom à vous")
  }

  package func enter(does effect: String) -> String { "Entrée\u{A0}: \(effect)" }

  package var floats: FloatWords {
    FloatWords(
      single: "IEEE 754, simple précision\u{A0}: signe, exposant et fraction sur 32 bits",
      double: "IEEE 754, double précision\u{A0}: signe, exposant et fraction sur 64 bits",
      value: "vaut", below: "précédent", above: "suivant", infinity: "infini")
  }

  package func text(_ hint: Hint) -> String {
    switch hint {
    case .help: "aide"
    case .edit: "modifier"
    case .form: "forme"
    case .copy: "copier"
    case .undo: "annuler"
    case .menu: "menu"
    case .quit: "quitter"
    case .calculate: "calculer"
    case .back: "retour"
    case .cancel: "abandonner"
    case .choose: "choisir"
    case .earlier: "plus ancienne"
    case .correct: "corriger"
    case .use: "utiliser"
    case .comment: "commenter"
    case .remove: "supprimer"
    case .close: "fermer"
    case .scroll: "défiler"
    case .page: "page"
    case .yes: "oui"
    case .no: "non"
    case .trace: "suivre"
    case .point: "zéro ou extremum"
    case .zoom: "agrandir"
    }
  }

  package func heading(of chapter: HelpChapter) -> String {
    switch chapter {
    case .keypad: "Touches"
    case .operators: "Opérateurs et fonctions"
    case .editing: "Édition"
    case .results: "Résultats"
    case .commands: "Noms des commandes"
    case .screen: "Bande et écran"
    case .formula: "Touches de la ligne de formule"
    case .tape: "Touches de la bande"
    case .language: "Fonctions et constantes"
    case .units: "Unités"
    }
  }

  package func text(_ note: HelpNote) -> String {
    switch note {
    case .mouse: "Souris"
    case .paste: "Coller"
    case .wordMeaning: "tout autre caractère ouvre la ligne\u{A0}: sqrt(2), 2pi, 5 km"
    case .mouseMeaning: "un clic appuie sur un bouton, ou ouvre la ligne de formule"
    case .pasteMeaning: "un calcul se modifie, une colonne de nombres s’additionne"
    case .tapeMouseMeaning: "un clic choisit une ligne, un autre la corrige"
    case .sameAs(let function): "comme \(function.name)"
    case .operand: "une fonction prend le nombre qui la suit"
    case .modulo: "reste de a ÷ b, avec le signe de b"
    case .partOf: "cette part de b"
    case .partOff: "b moins cette part"
    case .bits: "combiner les bits d’entiers"
    case .shifts: "décaler les bits d’un entier"
    case .cancelCorrection: "abandonner la correction d’une ligne"
    case .degrees: "un angle de x degrés"
    case .bases: "nombres en base 16, 2 et 8"
    case .previousResult: "résultat précédent"
    case .dates: "dates"
    case .now: "l’instant présent"
    case .daysBeside: "jours voisins d’aujourd’hui"
    case .durations: "dix heures et demie"
    case .moments: "une heure dans un autre fuseau ou une autre ville"
    case .total: "somme des lignes depuis le dernier total"
    case .lineAbove: "résultat de la troisième ligne au-dessus"
    case .tagged: "somme des lignes d’une étiquette"
    }
  }
}

// MARK: Units and forms

extension French {
  package func noun(of kind: QuantityKind) -> String {
    switch kind {
    case .length: "longueur"
    case .area: "aire"
    case .volume: "volume"
    case .mass: "masse"
    case .time: "durée"
    case .speed: "vitesse"
    case .temperature: "température"
    case .pressure: "pression"
    case .energy: "énergie"
    case .power: "puissance"
    case .force: "force"
    case .acceleration: "accélération"
    case .angle: "angle"
    case .frequency: "fréquence"
    case .angularVelocity: "vitesse angulaire"
    case .information: "quantité d’information"
    case .dataRate: "débit binaire"
    case .current: "intensité électrique"
    case .voltage: "tension"
    case .resistance: "résistance"
    case .conductance: "conductance"
    case .charge: "charge électrique"
    case .capacitance: "capacité électrique"
    case .inductance: "inductance"
    case .magneticFlux: "flux magnétique"
    case .magneticFluxDensity: "induction magnétique"
    case .luminousIntensity: "intensité lumineuse"
    case .luminousFlux: "flux lumineux"
    case .illuminance: "éclairement"
    case .solidAngle: "angle solide"
    case .amount: "quantité de matière"
    case .catalyticActivity: "activité catalytique"
    case .radioactivity: "radioactivité"
    case .dose: "dose de rayonnement"
    case .fuelEconomy: "consommation"
    case .money: "monnaie"
    }
  }

  package func name(of source: UnitSource) -> String {
    switch source {
    case .si: "SI"
    case .nist: "NIST"
    case .iec: "CEI 80000"
    case .yardAndPound: "yard et livre"
    case .iau: "UAI"
    case .customary: "usage"
    case .iso4217: "ISO 4217"
    }
  }

  package func title(of source: UnitSource) -> String {
    switch source {
    case .si: "la brochure sur le SI du BIPM, 9e édition"
    case .nist: "la publication spéciale 811 du NIST, annexe B"
    case .iec: "la norme CEI 80000, parties 6 et 13"
    case .yardAndPound: "l’accord international de 1959 sur le yard et la livre"
    case .iau: "l’Union astronomique internationale"
    case .customary: "aucune norme, un multiple d’une autre unité"
    case .iso4217: "les codes des devises"
    }
  }

  package func point(zero: String) -> String { "un point, avec 0 à \(zero)" }

  package func title(of form: NumberForm) -> String {
    switch form {
    case .decimal: "décimale"
    case .fraction: "fraction"
    case .mixed: "nombre mixte"
    case .repeating: "décimale périodique"
    case .scientific: "notation scientifique"
    case .engineering: "notation ingénieur"
    case .factors: "facteurs premiers"
    case .hexadecimal: "hexadécimale"
    case .binary: "binaire"
    case .octal: "octale"
    }
  }

  /// In at most eight columns.
  func short(_ form: NumberForm) -> String {
    switch form {
    case .decimal: "décimale"
    case .fraction: "fraction"
    case .mixed: "mixte"
    case .repeating: "période"
    case .scientific: "scient."
    case .engineering: "ingén."
    case .factors: "facteurs"
    case .hexadecimal: "hexa"
    case .binary: "binaire"
    case .octal: "octale"
    }
  }

  package func meaning(of form: NumberForm) -> String {
    switch form {
    case .decimal: "Des chiffres de part et d’autre d’un séparateur décimal."
    case .fraction: "Une fraction irréductible."
    case .mixed:
      "Un entier et une fraction inférieure à 1, joints par le signe du nombre\u{202F}; l’écran les "
        + "affiche côte à côte."
    case .repeating:
      "Un développement décimal sans fin, avec sa période entre parenthèses, si elle a au plus "
        + "100\u{202F}000 chiffres."
    case .scientific: "Un chiffre avant le séparateur décimal, et une puissance de dix."
    case .engineering:
      "Un à trois chiffres avant le séparateur décimal, et une puissance de dix dont l’exposant "
        + "est un multiple de 3."
    case .factors:
      "Un entier en produit de nombres premiers, chacun prouvé tel. Ce qui n’a pas pu être décomposé, "
        + "ou prouvé premier, en une seconde de travail environ, ou une demi-minute à l’écran, "
        + "vient à la fin, avant le commentaire # not factored."
    case .hexadecimal: "Un entier en base 16."
    case .binary: "Un entier en base 2."
    case .octal: "Un entier en base 8."
    }
  }

  package var factors: FactorWords {
    FactorWords(
      prime: ", nombre premier", negativePrime: ", opposé d’un nombre premier",
      unfactored: " (non décomposé)",
      unfactoredDigits: { "(\(grouped($0)) chiffres, non décomposés)" })
  }

  package func digitsLeft(_ count: Int) -> String { "(\(grouped(count)) chiffres)" }

  package func lines(_ first: Int, to last: Int, of all: Int) -> String {
    "lignes \(grouped(first)) à \(grouped(last)) sur \(grouped(all))"
  }

  package var moreDigits: (running: String, rest: String) {
    (", calcul en cours…", " pour l’instant")
  }

  package func heading(_ form: NumberForm, unit: String?) -> String {
    let title = title(of: form)
    return title.prefix(1).uppercased() + title.dropFirst() + (unit.map { " en " + $0 } ?? "")
  }

  package var explanation: (heading: String, more: String) {
    ("Étape par étape", "… countonme --explain affiche toutes les étapes")
  }
}
