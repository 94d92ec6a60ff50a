extension French {
  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      Sentence("Image\u{A0}: \(name).", brief: "image …\(name.suffix(11))")
    case .failed(let problem):
      Sentence("Pas d’image\u{A0}: \(reason(problem)).", brief: "échec\u{A0}: \(brief(problem))")
    }
  }

  package func reason(_ problem: PictureProblem) -> String {
    switch problem {
    case .folderMissing: "son dossier n’existe pas"
    case .notAFolder: "son dossier est un fichier"
    case .notPermitted: "ce n’est pas autorisé"
    case .readOnly: "le disque est en lecture seule"
    case .diskFull: "le disque est plein"
    case .quotaExceeded: "le quota du disque est épuisé"
    case .fileTooLarge: "le fichier serait trop gros"
    case .nameTooLong: "le nom est trop long"
    case .exists: "un fichier porte déjà ce nom"
    case .linksInCircle: "ses liens tournent en rond"
    case .ioError: "le disque signale une erreur"
    }
  }

  /// The problem in at most twelve columns.
  private func brief(_ problem: PictureProblem) -> String {
    switch problem {
    case .folderMissing: "sans dossier"
    case .notAFolder: "non-dossier"
    case .notPermitted: "interdit"
    case .readOnly: "protégé"
    case .diskFull: "disque plein"
    case .quotaExceeded: "quota épuisé"
    case .fileTooLarge: "trop gros"
    case .nameTooLong: "nom long"
    case .exists: "nom pris"
    case .linksInCircle: "lien erroné"
    case .ioError: "erreur E/S"
    }
  }
}
