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
    case .fromOne: "x ≥ 1"
    case .betweenMinusOneAndOne: "−1 < x < 1"
    case .roots: "n ≠ 0, and x ≥ 0 unless n is an odd whole number"
    case .bases: "x > 0, b > 0, b ≠ 1"
    case .exceptOrigin: "not at (0, 0)"
    case .wholeNumbers: "whole numbers of at least 0"
    case .exceptNegatives: "not 0, −1, −2, …"
    }
  }
}
