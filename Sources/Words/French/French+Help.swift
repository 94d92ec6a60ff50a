import CalculatorCore

extension French {
  package func text(_ hint: Hint) -> String {
    switch hint {
    case .help: "aide"
    case .edit: "modifier"
    case .tape: "bande"
    case .undo: "annuler"
    case .clear: "effacer"
    case .layout: "tourner"
    case .quit: "quitter"
    case .calculate: "calculer"
    case .back: "retour"
    case .correct: "corriger"
    case .use: "utiliser"
    case .comment: "commenter"
    case .remove: "supprimer"
    case .close: "fermer"
    case .scroll: "défiler"
    case .page: "page"
    }
  }

  package func heading(of chapter: HelpChapter) -> String {
    switch chapter {
    case .keypad: "Touches"
    case .operators: "Opérateurs et fonctions"
    case .editing: "Édition"
    case .results: "Résultats"
    case .screen: "Bande et écran"
    case .formula: "Touches de la ligne de formule"
    case .tape: "Touches de la bande"
    case .language: "Fonctions et constantes"
    }
  }

  package func text(_ note: HelpNote) -> String {
    switch note {
    case .mouse: "Souris"
    case .paste: "Coller"
    case .wordMeaning: "un mot ouvre la ligne de formule\u{A0}: sqrt(2), 2pi, 5 km"
    case .mouseMeaning: "un clic presse un bouton, ou ouvre la ligne de formule"
    case .pasteMeaning: "un calcul se modifie, une colonne de nombres s’additionne"
    case .tapeMouseMeaning: "un clic choisit une ligne, un autre la corrige"
    case .sameAs(let function): "comme \(function.name)"
    case .operand: "une fonction prend le nombre qui la suit"
    case .modulo: "reste de a ÷ b, avec le signe de b"
    case .partOf: "cette part de b"
    case .partOff: "b moins cette part"
    case .bits: "combiner les bits d’entiers"
    case .shifts: "décaler les bits d’un entier"
    case .degrees: "x degrés, convertis en radians"
    case .bases: "nombres en base 16, 2 et 8"
    case .previousResult: "résultat précédent"
    }
  }
}
