import TestSupport
import Testing

/// A number as the program prints it.
struct Number: Hashable {
  /// With `--fraction`.
  let fraction: String
  /// Without it.
  let decimal: String
  /// Whether the decimal is the number, and not rounded.
  let isExact: Bool
}

/// What the judge makes of one line.
enum Judgement: Hashable {
  case value(Number)
  /// An error; whether it is a division by zero.
  case error(isDivision: Bool)
  /// An error of grammar, before which a calculator may meet another one.
  case malformed
  /// There is nothing to calculate.
  case nothing
  /// It is no fraction, if it is a number at all.
  case real
  /// It would take the judge too long.
  case skipped

  /// What the judge makes of lines.
  static func byTheJudge(of lines: [String]) throws -> [Judgement] {
    let spoken = try Python.run("judge.py", input: lines.joined(separator: "\n") + "\n")
    let judgements = spoken.map { line -> Judgement in
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
    try #require(judgements.count == lines.count, "the judge says a word on each line")
    return judgements
  }

  /// The value, where there is one.
  var number: Number? {
    if case .value(let number) = self { number } else { nil }
  }

  /// Whether the judge agrees with a program that prints this.
  func agrees(fraction: String?, decimal: String?, complaint: String?) -> Bool {
    switch self {
    case .value(let number):
      complaint == nil && fraction == number.fraction && decimal == number.decimal
    case .error(let isDivision):
      complaint != nil && isDivision == (complaint == "division by zero")
    case .malformed: complaint != nil
    case .nothing: fraction == nil && complaint == nil
    case .real, .skipped: true
    }
  }
}
