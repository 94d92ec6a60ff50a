extension English {
  package func sentence(_ outcome: PictureOutcome) -> Sentence {
    switch outcome {
    case .kept(let name):
      Sentence("Kept \(name).", brief: "picture …\(name.suffix(11))")
    case .failed(let problem):
      Sentence("No picture: \(reason(problem)).", brief: "not kept: \(brief(problem))")
    }
  }
}
