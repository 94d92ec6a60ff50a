import Testing

struct Number: Hashable {
  let fraction: String
  let decimal: String
  /// Whether the decimal is exact.
  let isExact: Bool
}

/// The verdict of the judge of fractions on a line.
enum Judgement: Hashable {
  case value(Number)
  case error(isDivision: Bool)
  /// A syntax error; a calculator may find another error first.
  case malformed
  case nothing
  /// A real number that may be irrational, or no number.
  case real
  /// Too much work for the judge.
  case skipped

  static func byTheJudge(of lines: [String]) throws -> [Judgement] {
    let output = try Python.run("judge.py", input: lines.joined(separator: "\n") + "\n")
    let judgements = output.map { line -> Judgement in
      let words = line.split(separator: "\t").map(String.init)
      switch words[0] {
      case "value":
        return .value(Number(fraction: words[1], decimal: words[2], isExact: words[3] == "exact"))
      case "error" where words[1] == "syntax": return .malformed
      case "error": return .error(isDivision: words[1] == "division")
      case "nothing": return .nothing
      case "real": return .real
      default: return .skipped
      }
    }
    try #require(judgements.count == lines.count, "the judge prints one verdict for each line")
    return judgements
  }

  var number: Number? { if case .value(let number) = self { number } else { nil } }

  func agrees(fraction: String?, decimal: String?, error: String?) -> Bool {
    let isRefused = error.map(Self.isRefusal) == true
    return switch self {
    case .value(let number):
      isRefused || error == nil && fraction == number.fraction && decimal == number.decimal
    case .error(let isDivision):
      isRefused || error != nil && isDivision == (error == "division by zero")
    case .malformed: error != nil
    case .nothing: fraction == nil && error == nil
    case .real, .skipped: true
    }
  }

  /// Whether an error is about ambiguous text, which the judge does not detect.
  static func isRefusal(_ error: String) -> Bool {
    error.contains("both can be meant") || error.contains("write ") || error.contains("is no unit")
      // For the judge a degree is a number and has powers.
      || error.contains("takes a number without a unit, not degree")
      || error.contains("is unknown") || error.contains("there is no function")
      || error.contains("operator is missing") || error.contains("has no number here")
  }
}
