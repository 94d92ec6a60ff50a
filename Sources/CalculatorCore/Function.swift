import ExactNumbers

/// A function of the typed language; the raw value is its name.
package enum Function: String, Hashable, Sendable, CaseIterable {
  case sqrt, cbrt, abs, exp, ln, log, log2
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh
  case floor, ceil, round, min, max, mod, gcd, lcm

  package var name: String { rawValue }

  /// How many arguments the function takes.
  package enum Arity: Hashable, Sendable {
    case one
    case two
    /// One or more.
    case many
  }

  package var arity: Arity {
    switch self {
    case .min, .max, .gcd, .lcm: .many
    case .mod: .two
    default: .one
    }
  }

  /// Whether the function takes so many arguments.
  func takes(_ count: Int) -> Bool {
    switch arity {
    case .one: count == 1
    case .two: count == 2
    case .many: count >= 1
    }
  }
}

/// A constant of the typed language; the raw value is its name.
package enum Constant: String, Hashable, Sendable, CaseIterable {
  /// The ratio of a circle to its diameter.
  case pi
  /// The base of the natural logarithm.
  case e
  /// The ratio of a circle to its radius.
  case tau

  package var name: String { rawValue }
}
