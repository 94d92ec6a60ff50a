import ExactNumbers

/// A function of the typed language; the raw value is its name.
///
/// The help and the manual list the functions in the order of the cases. A new function is a case
/// here with its row in `entry`, its value in `Arithmetic+Functions.swift`, and its words in the
/// view-model.
package enum Function: String, Hashable, Sendable, CaseIterable {
  case sqrt, cbrt, root, hypot, abs, sign, exp, ln, log, log2
  case sin, cos, tan, asin, acos, atan, atan2
  case sinh, cosh, tanh, asinh, acosh, atanh
  case sec, csc, cot, asec, acsc, acot, sech, csch, coth, asech, acsch, acoth
  case floor, ceil, round, trunc, frac, mod
  case min, max, sum, product, mean, median, quantile, variance, variancep, stdev, stdevp, count
  case gcd, lcm, isprime, ncr, npr
  case gamma, erf, erfc
  case weekday, week, workdays
  case payment, loan, savings, term, rate, npv, irr

  package var name: String { rawValue }

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
    case .sqrt, .cbrt, .abs, .sign, .exp, .ln, .log2, .sin, .cos, .atan, .sinh, .cosh, .tanh,
      .asinh, .floor, .ceil, .trunc, .frac, .isprime, .erf, .erfc,
      .weekday, .week:
      Entry(arity: .one)
    case .sec, .csc, .cot, .asec, .acsc, .acot, .sech, .csch, .coth, .asech, .acsch, .acoth:
      Entry(arity: .one, unknownSign: .divisor)
    case .log: Entry(arity: .oneOrTwo)
    case .tan, .asin, .acos, .acosh, .atanh: Entry(arity: .one, unknownSign: .own)
    case .gamma: Entry(arity: .one, unknownSign: .own, unknownFloor: .own)
    case .round: Entry(arity: .one, unknownFloor: .own)
    case .mod: Entry(arity: .two, unknownSign: .divisor, unknownFloor: .own)
    case .root, .ncr, .npr, .workdays: Entry(arity: .two)
    case .atan2: Entry(arity: .two, unknownSign: .own)
    case .min, .max, .median: Entry(arity: .many, unknownSign: .own)
    case .quantile: Entry(arity: .twoOrMore, unknownSign: .own)
    case .variance, .stdev, .npv, .irr: Entry(arity: .twoOrMore)
    case .payment, .loan, .savings, .term, .rate: Entry(arity: .threeToFive)
    case .gcd, .lcm, .hypot, .sum, .product, .mean, .variancep, .stdevp, .count: Entry(arity: .many)
    }
  }

  package var arity: Arity { entry.arity }

  /// Whether the function takes a range: `sum(k = 1 to 100; k^2)`.
  var hasRanges: Bool { self == .sum || self == .product }

  /// Whether the function is one of payments, whose values may have units although no argument has.
  var isFinancial: Bool {
    [.payment, .loan, .savings, .term, .rate, .npv, .irr].contains(self)
  }

  /// Whether the function takes this number of arguments.
  func takes(_ count: Int) -> Bool {
    count >= arity.least && count <= arity.greatest ?? .max
  }
}

extension Function {
  /// The numbers of arguments that a function takes.
  package struct Arity: Hashable, Sendable {
    package let least: Int
    /// Nil if there is no limit.
    package let greatest: Int?

    package static var one: Arity { Arity(least: 1, greatest: 1) }
    package static var two: Arity { Arity(least: 2, greatest: 2) }
    /// The second argument may be omitted.
    package static var oneOrTwo: Arity { Arity(least: 1, greatest: 2) }
    /// One or more.
    package static var many: Arity { Arity(least: 1, greatest: nil) }
    package static var twoOrMore: Arity { Arity(least: 2, greatest: nil) }
    /// The last two arguments may be omitted.
    package static var threeToFive: Arity { Arity(least: 3, greatest: 5) }
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

extension Function {
  /// Other names of the function, as other calculators and books write them.
  package var synonyms: [String] {
    switch self {
    case .log: ["log10", "lg"]
    case .log2: ["lb"]
    case .asin: ["arcsin"]
    case .acos: ["arccos"]
    case .atan: ["arctan"]
    case .asinh: ["arsinh", "arcsinh"]
    case .acosh: ["arcosh", "arccosh"]
    case .atanh: ["artanh", "arctanh"]
    case .csc: ["cosec"]
    case .cot: ["cotan"]
    case .asec: ["arcsec"]
    case .acsc: ["arccsc"]
    case .acot: ["arccot"]
    case .asech: ["arsech"]
    case .acsch: ["arcsch"]
    case .acoth: ["arcoth"]
    case .sign: ["sgn"]
    case .mean: ["average", "avg"]
    case .quantile: ["percentile"]
    case .variance: ["var", "vars"]
    case .variancep: ["varp"]
    case .stdev: ["stddev", "stdevs"]
    default: []
    }
  }
}
