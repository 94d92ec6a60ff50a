import CalculatorViewModel

extension FunctionDomain {
  /// The condition on the arguments; nil if there is none, or if the meaning of the function states
  /// it.
  var condition: String? {
    switch self {
    case .everything, .fractions: nil
    case .nonnegative: "x ≥ 0"
    case .positive: "x > 0"
    case .minusOneToOne: "−1 ≤ x ≤ 1"
    case .exceptPoles: "not an odd multiple of π/2"
    }
  }
}
