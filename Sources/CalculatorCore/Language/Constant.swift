import ExactNumbers

/// A constant of the typed language; the raw value is its name.
///
/// A new constant is a case here, with its words in `Words`.
package enum Constant: String, Hashable, Sendable, CaseIterable {
  /// Circumference ÷ diameter of a circle.
  case pi
  /// The base of the natural logarithm.
  case e
  /// Circumference ÷ radius of a circle.
  case tau

  package var name: String { rawValue }

  func value(_ budget: Budget) throws(RealError) -> Real {
    switch self {
    case .pi: return try .pi(budget)
    case .e: return try .e(budget)
    case .tau: return try Real(2).multiplied(by: .pi(budget), budget)
    }
  }

  /// What else is read as the constant; a sign stands for it alone.
  private var other: (sign: Unicode.Scalar?, expression: String) {
    switch self {
    case .pi: ("π", "π")
    case .e: (nil, "exp(1)")
    case .tau: (nil, "(2π)")
    }
  }

  /// The constant as it is read where names have been given.
  package func text(besides names: Set<String>) -> String {
    names.contains(name) ? other.expression : name
  }

  /// All ways to write the constant.
  package var spellings: [String] { [name] + (other.sign.map { [String($0)] } ?? []) }

  /// The constant that a sign stands for; nil if there is none.
  init?(sign: Unicode.Scalar) {
    guard let constant = Self.allCases.first(where: { $0.other.sign == sign }) else { return nil }
    self = constant
  }
}
