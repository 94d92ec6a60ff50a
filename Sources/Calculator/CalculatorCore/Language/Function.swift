import ExactNumbers

/// A function of the typed language; the raw value is its name.
///
/// The help and the manual list the functions in the order of the cases. A new function is a case
/// here with its row in `entry`, its value in `Arithmetic+Functions.swift`, and its words in `Words`.
package enum Function: String, Hashable, Sendable, CaseIterable {
  case sqrt, cbrt, root, hypot, abs, sign, exp, ln, log, log2
  case sin, cos, tan, asin, acos, atan, atan2
  case sinh, cosh, tanh, asinh, acosh, atanh
  case sec, csc, cot, asec, acsc, acot, sech, csch, coth, asech, acsch, acoth
  case floor, ceil, round, trunc, frac, mod
  case min, max, sum, product, mean, median, quantile, variance, variancep, stdev, stdevp, count
  case gcd, lcm, isprime, ncr, npr
  case random, roll
  case gamma, erf, erfc
  case weekday, week, workdays, unix
  case payment, loan, savings, term, rate, schedule, npv, irr
  case solve, plot

  package var name: String { rawValue }

  /// The facts about a function.
  struct Entry {
    let arity: Arity
    /// The arguments as the help writes them.
    let parameters: String
    let domain: FunctionDomain
    /// What is undecided if a number agrees with zero to all digits.
    let unknownSign: Decision
    /// What is undecided if a number agrees with an integer to all digits.
    let unknownFloor: Decision
    /// What becomes of units, where `Arithmetic+Units.swift` has no rule for the function.
    let units: Units
    /// Other names, as other calculators and books write them, between spaces.
    let synonyms: String
    /// Whether values may have units although no argument has.
    let isFinancial: Bool

    init(
      _ arity: Arity = .one, _ parameters: String? = nil, _ domain: FunctionDomain = .everything,
      unknownSign: Decision = .general, unknownFloor: Decision = .general, units: Units = .none,
      synonyms: String = "", isFinancial: Bool = false
    ) {
      (self.arity, self.domain, self.units, self.synonyms) = (arity, domain, units, synonyms)
      self.parameters = parameters ?? (arity == .one ? "x" : "a;b;…")
      (self.unknownSign, self.unknownFloor) = (unknownSign, unknownFloor)
      self.isFinancial = isFinancial
    }
  }

  /// The table of functions.
  var entry: Entry {
    switch self {
    case .cbrt, .exp, .sin, .cos, .sinh, .cosh, .tanh, .erf, .erfc: Entry()
    case .abs, .floor, .ceil, .trunc, .frac: Entry(units: .ofFirst)
    case .sqrt: Entry(.one, "x", .nonnegative)
    case .root: Entry(.two, "x;n", .roots)
    case .sign: Entry(synonyms: "sgn")
    case .ln: Entry(.one, "x", .positive)
    case .log: Entry(.oneOrTwo, "x;b", .bases, synonyms: "log10 log_10 lg")
    case .log2: Entry(.one, "x", .positive, synonyms: "log_2 lb")
    case .tan: Entry(.one, "x", .exceptPoles, unknownSign: .own(.rightAngle))
    case .asin:
      Entry(.one, "x", .minusOneToOne, unknownSign: .own(.oneOrBeyond), synonyms: "arcsin")
    case .acos:
      Entry(.one, "x", .minusOneToOne, unknownSign: .own(.oneOrBeyond), synonyms: "arccos")
    case .atan: Entry(synonyms: "arctan")
    case .atan2: Entry(.two, "y;x", .exceptOrigin, unknownSign: .own(.onAxis))
    case .asinh: Entry(synonyms: "arsinh arcsinh")
    case .acosh:
      Entry(.one, "x", .fromOne, unknownSign: .own(.oneOrBelow), synonyms: "arcosh arccosh")
    case .atanh:
      Entry(
        .one, "x", .betweenMinusOneAndOne, unknownSign: .own(.oneOrBeyond),
        synonyms: "artanh arctanh")
    case .sec, .csch, .coth: Entry(.one, "x", .exceptPoles, unknownSign: .divisor)
    case .csc: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "cosec")
    case .cot: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "cotan")
    case .asec: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "arcsec")
    case .acsc: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "arccsc")
    case .acot: Entry(unknownSign: .divisor, synonyms: "arccot")
    case .sech: Entry(unknownSign: .divisor)
    case .asech: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "arsech")
    case .acsch: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "arcsch")
    case .acoth: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, synonyms: "arcoth")
    case .round: Entry(unknownFloor: .own(.half), units: .ofFirst)
    case .mod:
      Entry(
        .two, "a;b", unknownSign: .divisor, unknownFloor: .own(.divisible),
        units: .ofFirstWithoutScale)
    case .sum, .product, .stdevp, .count: Entry(.many)
    case .hypot: Entry(.many, units: .ofFirstWithoutScale)
    case .min, .max: Entry(.many, unknownSign: .own(.equalOrNot))
    case .median: Entry(.many, unknownSign: .own(.equalOrNot), units: .ofFirst)
    case .mean: Entry(.many, units: .ofFirst, synonyms: "average avg")
    case .quantile:
      Entry(
        .twoOrMore, "a;b;…;p", .parts, unknownSign: .own(.equalOrNot), synonyms: "percentile")
    case .variance: Entry(.twoOrMore, synonyms: "var vars")
    case .variancep: Entry(.many, synonyms: "varp")
    case .stdev: Entry(.twoOrMore, synonyms: "stddev stdevs")
    case .gcd, .lcm: Entry(.many, "a;b;…", .fractions, units: .ofFirstWithoutScale)
    case .isprime: Entry(.one, "n")
    case .ncr: Entry(.two, "n;k", .wholeNumbers, synonyms: "choose binomial")
    case .npr: Entry(.two, "n;k", .wholeNumbers)
    case .random: Entry(.oneOrTwo, "n", .wholeNumbers, synonyms: "dice")
    case .roll: Entry(.twoOrThree, "n;sides", .wholeNumbers)
    case .gamma:
      Entry(.one, "x", .exceptNegatives, unknownSign: .own(.pole), unknownFloor: .own(.pole))
    case .weekday, .week: Entry(.one, "date", .dates)
    case .workdays: Entry(.two, "a;b", .dates)
    case .unix: Entry(.one, "s")
    case .payment: Entry(.threeToFive, "a;rate;term", .loans, isFinancial: true)
    case .schedule: Entry(.threeToFive, "a;r%;term", .loans, isFinancial: true)
    case .loan, .savings: Entry(.threeToFive, "p;rate;term", .loans, isFinancial: true)
    case .term: Entry(.threeToFive, "a;p;rate", .loans, isFinancial: true)
    case .rate: Entry(.threeToFive, "a;p;term", .repayments, isFinancial: true)
    case .npv: Entry(.twoOrMore, "rate;a;b;…", .rates, isFinancial: true)
    case .irr: Entry(.twoOrMore, "a;b;…", .flows, isFinancial: true)
    case .solve: Entry(.twoOrMore, "x^2=2")
    case .plot: Entry(.twoOrMore, "x^2;x=0 to 2")
    }
  }

  package var arity: Arity { entry.arity }

  /// The arguments of the function as the help writes them.
  package var parameters: String { entry.parameters }

  /// How the function is written.
  package var form: String { "\(name)(\(parameters))" }

  /// Which arguments the function has values for.
  package var domain: FunctionDomain { entry.domain }

  /// What cannot be told where two candidates agree to many digits; nil where that cannot happen.
  package var doubt: Doubt? {
    for case .own(let doubt) in [entry.unknownSign, entry.unknownFloor] { return doubt }
    return nil
  }

  /// Other names of the function, as other calculators and books write them.
  package var synonyms: [String] { entry.synonyms.split(separator: " ").map(String.init) }

  /// Whether the function takes a range: `sum(k = 1 to 100; k^2)`.
  var hasRanges: Bool { self == .sum || self == .product }

  /// Whether the function is one of an unknown: `solve(x^2 = 2)`.
  var hasUnknown: Bool { self == .solve || self == .plot }

  /// Whether the last argument is the draw, which a person neither writes nor sees.
  ///
  /// It is a number that `TimeSource` gives to each line, so that the line keeps what it rolled.
  package var isRandom: Bool { self == .random || self == .roll }

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
    package static var twoOrThree: Arity { Arity(least: 2, greatest: 3) }
    /// The last two arguments may be omitted.
    package static var threeToFive: Arity { Arity(least: 3, greatest: 5) }
  }

  /// What a function makes of the units of its arguments.
  enum Units {
    /// It takes plain numbers only.
    case none
    /// The arguments are converted to the unit of the first one, in which the value is.
    case ofFirst
    /// The same, but no argument is a temperature in °C or °F.
    case ofFirstWithoutScale
  }

  /// What remains undecided when digits do not tell a number from a threshold; it selects the error.
  enum Decision {
    /// The sign or the floor of a number. A function without such a question has this, too.
    case general
    /// Whether the divisor is zero.
    case divisor
    /// A question that only some functions have.
    case own(Doubt)
  }

  /// Two candidates that agree to many digits and that nothing proves to be equal or different.
  package enum Doubt: Hashable, Sendable, CaseIterable {
    /// Whether two arguments are equal.
    case equalOrNot
    /// Whether an argument is 1 or −1, or lies beyond.
    case oneOrBeyond
    /// Whether an argument is 1, or lies below.
    case oneOrBelow
    /// Whether an angle is a right angle.
    case rightAngle
    /// Whether a point is on an axis.
    case onAxis
    /// Whether a number lies in the middle of two whole numbers.
    case half
    /// Whether a number is whole.
    case wholeNumber
    /// Whether a division leaves no remainder.
    case divisible
    /// Whether an argument is a pole of the function.
    case pole
  }
}

/// The arguments that a function has values for.
package enum FunctionDomain: Hashable, Sendable, CaseIterable {
  case everything
  case nonnegative
  case positive
  case minusOneToOne
  case fractions
  /// All numbers but those where the function has a pole, or no value.
  case exceptPoles
  case fromOne
  case betweenMinusOneAndOne
  /// A number and a degree of its root.
  case roots
  /// A number and a base of its logarithm.
  case bases
  /// The coordinates of all points but the origin.
  case exceptOrigin
  /// Whole numbers of at least 0.
  case wholeNumbers
  /// All numbers but 0 and the negative whole numbers.
  case exceptNegatives
  /// Dates and moments.
  case dates
  /// Numbers, and a part of them from 0 to 1.
  case parts
  /// Money, a yearly rate of at most 100 % and a term of whole months.
  case loans
  /// Amounts with a single rate, and a term of whole months.
  case repayments
  /// A rate above −100 %, and money.
  case rates
  /// Money whose sign changes once.
  case flows
}
