import ExactNumbers

@testable import CalculatorCore

/// What comes out of a text: its value, or the error in one word and its bytes.
func outcome(_ text: String, answer: Real? = nil, commaIsPoint: Bool = false) -> String {
  do throws(EvaluationError) {
    return try Formula(text, answer: answer, commaIsPoint: commaIsPoint).evaluated().value.text
  } catch {
    return "\(error.kind.word) \(error.place)"
  }
}

extension Real {
  /// A fraction as it is, and any other number to 12 digits.
  var text: String {
    if let rational { return rational.description }
    let decimal = try? asciiText(significantDigits: 12, Effort())
    return "≈" + (decimal?.text ?? "?")
  }
}

extension EvaluationError.Kind {
  /// The kind with what belongs to it, without the names of types.
  var word: String {
    switch self {
    case .unknownName(let nearest): "unknownName(\(nearest))"
    case .wrongArguments(let function): "wrongArguments(\(function))"
    case .outsideDomain(let function): "outsideDomain(\(function))"
    case .undecided(let function, let digits): "undecided(\(function) \(digits))"
    case .unknownSign(let digits): "unknownSign(\(digits))"
    case .unknownDivisor(let digits): "unknownDivisor(\(digits))"
    case .unknownFloor(let digits): "unknownFloor(\(digits))"
    default: "\(self)"
    }
  }
}
