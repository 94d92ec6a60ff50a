import SystemCalls

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

  package func reason(_ kind: FileError.Kind) -> String {
    switch kind {
    case .missing: "aucun fichier ni dossier de ce nom"
    case .folderMissing: "son dossier n’existe pas"
    case .exists: "un fichier porte déjà ce nom"
    case .homeUnknown, .homeMissing: "il n’y a pas de dossier personnel"
    case .notPermitted: "ce n’est pas autorisé"
    case .readOnly: "le disque est en lecture seule"
    case .diskFull: "le disque est plein"
    case .quotaExceeded: "le quota du disque est épuisé"
    case .tooLarge: "le fichier serait trop gros"
    case .nameTooLong: "le nom est trop long"
    case .isFolder, .notFile: "ce n’est pas un fichier ordinaire"
    case .notFolder: "son dossier est un fichier"
    case .brokenLink: "le lien ne mène nulle part"
    case .newerVersion: "une version plus récente l’a écrite"
    case .notJournal: "le fichier n’est pas une bande"
    case .unsupported: "ce disque ne sait pas verrouiller"
    case .locked: "un autre programme la verrouille"
    case .replaced: "un autre fichier a pris sa place"
    case .unwritable: "le calcul est trop long"
    case .inputOutput: "le disque signale une erreur"
    case .other: "le système refuse"
    }
  }

  package func brief(_ kind: FileError.Kind) -> String {
    switch kind {
    case .missing: "absent"
    case .folderMissing: "sans dos."
    case .exists: "nom pris"
    case .homeUnknown, .homeMissing: "sans home"
    case .notPermitted: "interdit"
    case .readOnly: "protégé"
    case .diskFull: "plein"
    case .quotaExceeded: "quota"
    case .tooLarge: "trop gros"
    case .nameTooLong: "nom long"
    case .isFolder, .notFile: "pas fich."
    case .notFolder: "pas dos."
    case .brokenLink: "lien mort"
    case .newerVersion: "plus neuf"
    case .notJournal: "pas bande"
    case .unsupported: "sans verr"
    case .locked: "verrou"
    case .replaced: "remplacé"
    case .unwritable: "trop long"
    case .inputOutput: "err. E/S"
    case .other: "refusé"
    }
  }
}
