import TestSupport
import Testing

/// A number as the program prints it.
struct Number: Hashable {
  /// With `--fraction`.
  let fraction: String
  /// Without it.
  let decimal: String
  /// Whether the decimal is the number and not a rounding.
  let isExact: Bool
}

/// The verdict of the judge of fractions on one line.
enum Judgement: Hashable {
  case value(Number)
  /// An error; a division by zero is told from the others.
  case error(isDivision: Bool)
  /// A syntax error; a calculator may find another error first.
  case malformed
  /// An empty line.
  case nothing
  /// A real number that may not be a fraction, or no number at all.
  case real
  /// Too much work for the judge.
  case skipped

  /// Runs the judge on lines.
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

  /// The value, if there is one.
  var number: Number? {
    if case .value(let number) = self { number } else { nil }
  }

  /// Whether the judge agrees with the output of the program.
  func agrees(fraction: String?, decimal: String?, error: String?) -> Bool {
    switch self {
    case .value, .error:
      if let error, Self.isRefusal(error) { return true }
    default: break
    }
    return switch self {
    case .value(let number):
      error == nil && fraction == number.fraction && decimal == number.decimal
    case .error(let isDivision):
      error != nil && isDivision == (error == "division by zero")
    case .malformed: error != nil
    case .nothing: fraction == nil && error == nil
    case .real, .skipped: true
    }
  }

  /// Whether an error says that what was written may mean something else, which the judge does not see.
  static func isRefusal(_ error: String) -> Bool {
    error.contains("both can be meant") || error.contains("write ") || error.contains("not known")
      // For the judge a degree is a number, whose powers are numbers, too.
      || error.contains("takes a number without a unit, not degree")
      || error.contains("is unknown") || error.contains("there is no function")
      || error.contains("operator is missing") || error.contains("has no number here")
  }
}
