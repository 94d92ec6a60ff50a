extension French {
  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      Sentence("Image\u{A0}: \(name).", brief: "image …\(name.suffix(11))")
    case .failed(let problem):
      Sentence("Pas d’image\u{A0}: \(reason(problem)).", brief: "échec\u{A0}: \(brief(problem))")
    }
  }
}
