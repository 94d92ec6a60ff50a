import CalculatorViewModel
import Words

extension PictureOutcome {
  /// The outcome as a log writes it: `kept "name.svg"` or `diskFull`.
  var logText: String {
    switch self {
    case .kept(let name): "kept \(name.quoted)"
    case .failed(let problem): "\(problem)"
    }
  }

  /// Creates the outcome that a log writes so; nil for any other text.
  init?(logText: Substring) {
    if let problem = PictureProblem.allCases.first(where: { "\($0)" == logText }) {
      self = .failed(problem)
      return
    }
    guard logText.hasPrefix("kept "), let name = String(quoted: logText.dropFirst(5)) else {
      return nil
    }
    self = .kept(name: name)
  }
}
