extension French {
  package var emptyTape: String {
    "Chaque résultat reste ici. Tab en choisit un\u{A0}: Entrée le corrige, et ce qui en dépend suit."
  }

  package var readingTape: String { "La bande enregistrée est en cours de lecture." }

  package func line(_ number: Int) -> String { "ligne \(grouped(number))" }

  package var totals: (heading: String, pending: String, empty: String) {
    (
      "Totaux des étiquettes", "Totaux des étiquettes\u{A0}: calcul en cours…",
      "Pas d’étiquette. Elle s’écrit en commentaire\u{A0}: #courses ou #courses/200."
    )
  }

  package func goal(_ goal: String, distance: String, isOver: Bool) -> String {
    isOver ? "objectif \(goal), \(distance) de trop" : "objectif \(goal), reste \(distance)"
  }

  package func excluded(_ count: Int) -> String {
    count == 1 ? "1 non comptée" : "\(count) non comptées"
  }

  package func brief(_ problem: TapeProblem) -> String {
    switch problem {
    case .noHome: "sans home"
    case .notPermitted: "interdit"
    case .readOnly: "protégé"
    case .diskFull: "plein"
    case .quotaExceeded: "quota"
    case .fileTooLarge: "trop gros"
    case .notAFile: "pas fich."
    case .brokenLink: "lien mort"
    case .newerVersion: "plus neuf"
    case .notATape: "pas bande"
    case .locked: "verrou"
    case .cannotLock: "sans verr"
    case .tooLong: "trop long"
    case .ioError: "err. E/S"
    }
  }

  package func reason(_ problem: TapeProblem) -> String {
    switch problem {
    case .noHome: "il n’y a pas de dossier personnel"
    case .notPermitted: "c’est interdit"
    case .readOnly: "le disque est en lecture seule"
    case .diskFull: "le disque est plein"
    case .quotaExceeded: "le quota de disque est épuisé"
    case .fileTooLarge: "le fichier serait trop gros"
    case .notAFile: "ce n’est pas un fichier ordinaire"
    case .brokenLink: "le lien ne mène nulle part"
    case .newerVersion: "une version plus récente l’a écrite"
    case .notATape: "le fichier n’est pas une bande"
    case .locked: "un autre programme la verrouille"
    case .cannotLock: "ce disque ne sait pas verrouiller"
    case .tooLong: "le calcul est trop long"
    case .ioError: "le disque signale une erreur"
    }
  }
}
