import ExactNumbers

/// A function of the typed language; the raw value is its name.
///
/// The help and the manual list the functions in the order of the cases. A new function is a case
/// here with its row in `entry`, its value in `Arithmetic+Functions.swift`, and its words in the
/// view-model.
package enum Function: String, Hashable, Sendable, CaseIterable {
  case sqrt, cbrt, abs, exp, ln, log, log2
  case sin, cos, tan, asin, acos, atan, sinh, cosh, tanh
  case floor, ceil, round, min, max, mod, gcd, lcm

  package var name: String { rawValue }

  /// The number of arguments of a function.
  package enum Arity: Hashable, Sendable {
    case one
    case two
    /// One or more.
    case many
  }

  /// What remains undecided when digits do not tell a number from a threshold; it selects the error.
  enum Decision {
    /// The sign or the floor of a number. A function without such a question has this, too.
    case general
    /// Whether the divisor is zero.
    case divisor
    /// A question that only this function has, such as which argument is the greatest.
    case own
  }

  /// The facts about a function.
  struct Entry {
    var arity: Arity
    /// What is undecided if a number agrees with zero to all digits.
    var unknownSign = Decision.general
    /// What is undecided if a number agrees with an integer to all digits.
    var unknownFloor = Decision.general
  }

  /// The table of functions.
  var entry: Entry {
    switch self {
    case .sqrt, .cbrt, .abs, .exp, .ln, .log, .log2, .sin, .cos, .atan, .sinh, .cosh, .tanh,
      .floor, .ceil:
      Entry(arity: .one)
    case .tan, .asin, .acos: Entry(arity: .one, unknownSign: .own)
    case .round: Entry(arity: .one, unknownFloor: .own)
    case .mod: Entry(arity: .two, unknownSign: .divisor, unknownFloor: .own)
    case .min, .max: Entry(arity: .many, unknownSign: .own)
    case .gcd, .lcm: Entry(arity: .many)
    }
  }

  package var arity: Arity { entry.arity }

  /// Whether the function takes this number of arguments.
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
  /// Circumference ÷ diameter of a circle.
  case pi
  /// The base of the natural logarithm.
  case e
  /// Circumference ÷ radius of a circle.
  case tau

  package var name: String { rawValue }
}
