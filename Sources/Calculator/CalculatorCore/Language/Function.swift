import ExactNumbers

/// A function of the typed language by its name, in the order of the help.
///
/// A case needs a row in `entry`, a value in `Arithmetic+Functions`, a `UnitEquation` rule and words.
package enum Function: String, Hashable, Sendable, CaseIterable {
  case sqrt, cbrt, root, hypot, abs, sign, exp, ln, log, log2
  case sin, cos, tan, asin, acos, atan, atan2
  case sinh, cosh, tanh, asinh, acosh, atanh
  case sec, csc, cot, asec, acsc, acot, sech, csch, coth, asech, acsch, acoth
  case floor, ceil, round, trunc, roundto, frac, mod
  case min, max, sum, product, mean, median, mode, quantile
  case variance, variancep, stdev, stdevp, sem, count
  case wmean, slope, intercept, corr
  case normcdf, norminv, binompdf, binomcdf
  case gcd, lcm, isprime, ncr, npr
  case hex, bin, oct, popcount, parity, clz, ctz, rol, ror, bswap16, bswap32, bswap64
  case float, double, bits
  case random, roll
  case gamma, erf, erfc
  case weekday, week, yearday, workdays, unix
  case payment, loan, savings, term, rate, schedule, npv, irr
  case derivative, integral, solve, plot, scatter

  package var name: String { rawValue }

  struct Entry {
    let arity: Arity
    let parameters: String
    let domain: FunctionDomain
    /// The open question if a number agrees with zero to all digits.
    let unknownSign: Decision
    /// The open question if a number agrees with an integer to all digits.
    let unknownFloor: Decision
    /// The treatment of units, unless `Arithmetic+Units.swift` has a special rule.
    let units: Units
    let synonyms: String
    /// Whether a value may have a unit although no argument has one.
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

  var entry: Entry {
    switch self {
    case .sin, .cos: Entry(units: .angle)
    case .cbrt, .exp, .sinh, .cosh, .tanh, .erf, .erfc: Entry()
    case .abs, .frac: Entry(units: .ofFirst)
    case .floor, .ceil, .trunc: Entry(.oneOrTwo, "x;n", .decimals, units: .ofFirst)
    case .sqrt: Entry(.one, "x", .nonnegative)
    case .root: Entry(.two, "x;n", .roots)
    case .sign: Entry(synonyms: "sgn")
    case .ln: Entry(.one, "x", .positive)
    case .log: Entry(.oneOrTwo, "x;b", .bases, synonyms: "log10 log_10 lg")
    case .log2: Entry(.one, "x", .positive, synonyms: "log_2 lb")
    case .tan: Entry(.one, "x", .exceptPoles, unknownSign: .own(.rightAngle), units: .angle)
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
    case .csch, .coth: Entry(.one, "x", .nonzero, unknownSign: .divisor)
    case .sec: Entry(.one, "x", .exceptPoles, unknownSign: .divisor, units: .angle)
    case .csc:
      Entry(.one, "x", .exceptHalfTurns, unknownSign: .divisor, units: .angle, synonyms: "cosec")
    case .cot:
      Entry(.one, "x", .exceptHalfTurns, unknownSign: .divisor, units: .angle, synonyms: "cotan")
    case .asec: Entry(.one, "x", .fromOneOutward, unknownSign: .divisor, synonyms: "arcsec")
    case .acsc: Entry(.one, "x", .fromOneOutward, unknownSign: .divisor, synonyms: "arccsc")
    case .acot: Entry(unknownSign: .divisor, synonyms: "arccot")
    case .sech: Entry(unknownSign: .divisor)
    case .asech: Entry(.one, "x", .aboveZeroToOne, unknownSign: .divisor, synonyms: "arsech")
    case .acsch: Entry(.one, "x", .nonzero, unknownSign: .divisor, synonyms: "arcsch")
    case .acoth: Entry(.one, "x", .beyondOne, unknownSign: .divisor, synonyms: "arcoth")
    case .round: Entry(.oneOrTwo, "x;n", .decimals, unknownFloor: .own(.half), units: .ofFirst)
    case .roundto:
      Entry(
        .two, "x;step", .positiveSteps, unknownFloor: .own(.half), units: .ofFirstWithoutScale,
        synonyms: "mround")
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
      Entry(.twoOrMore, "a;b;…;p", .parts, unknownSign: .own(.equalOrNot), synonyms: "percentile")
    case .variance: Entry(.twoOrMore, synonyms: "var vars")
    case .variancep: Entry(.many, synonyms: "varp")
    case .stdev: Entry(.twoOrMore, synonyms: "stddev stdevs std")
    case .sem: Entry(.twoOrMore)
    case .mode: Entry(.many, nil, .oneMode, unknownSign: .own(.equalOrNot), units: .ofFirst)
    case .wmean:
      Entry(Arity(least: 2, greatest: nil, step: 2), "a;weight;…", .weights, unknownSign: .divisor)
    case .slope, .intercept:
      Entry(Arity(least: 4, greatest: nil, step: 2), "x;y;…", .differentX, unknownSign: .divisor)
    case .corr:
      Entry(
        Arity(least: 4, greatest: nil, step: 2), "x;y;…", .differentPoints, unknownSign: .divisor,
        synonyms: "correlation correl pearson")
    case .normcdf: Entry(Arity(least: 1, greatest: 3, step: 2), "x;mean;sd", .positiveSpread)
    case .norminv: Entry(Arity(least: 1, greatest: 3, step: 2), "p;mean;sd", .probabilities)
    case .binompdf, .binomcdf: Entry(Arity(least: 3, greatest: 3), "k;n;p", .trials)
    case .gcd, .lcm: Entry(.many, "a;b;…", .fractions, units: .ofFirstWithoutScale)
    case .isprime: Entry(.one, "n")
    case .ncr: Entry(.two, "n;k", .wholeNumbers, synonyms: "choose binomial")
    case .npr: Entry(.two, "n;k", .wholeNumbers)
    case .hex, .bin, .oct: Entry(.one, "n", .integers)
    case .popcount, .parity: Entry(.one, "n", .wholeNumbers)
    case .ctz: Entry(.one, "n", .wholeFromOne)
    case .clz: Entry(.oneOrTwo, "n;bits", .words)
    case .rol, .ror: Entry(Arity(least: 2, greatest: 3), "n;places;bits", .words)
    case .bswap16, .bswap32, .bswap64: Entry(.one, "n", .words)
    case .float, .double: Entry(.one, "n", .floats)
    case .bits: Entry(.oneOrTwo, "x;bits", .formats)
    case .random: Entry(.oneOrTwo, "n", .wholeNumbers, synonyms: "dice")
    case .roll: Entry(Arity(least: 2, greatest: 3), "n;sides", .wholeNumbers)
    case .gamma:
      Entry(.one, "x", .exceptNegatives, unknownSign: .own(.pole), unknownFloor: .own(.pole))
    case .weekday, .week, .yearday: Entry(.one, "date", .dates)
    case .workdays: Entry(.two, "a;b", .dates)
    case .unix: Entry(.one, "s")
    case .payment: Entry(.threeToFive, "a;rate;term", .loans, isFinancial: true)
    case .schedule: Entry(.threeToFive, "a;r%;term", .loans, isFinancial: true)
    case .loan, .savings: Entry(.threeToFive, "p;rate;term", .loans, isFinancial: true)
    case .term: Entry(.threeToFive, "a;p;rate", .loans, isFinancial: true)
    case .rate: Entry(.threeToFive, "a;p;term", .repayments, isFinancial: true)
    case .npv: Entry(.twoOrMore, "rate;a;b;…", .rates, isFinancial: true)
    case .irr: Entry(.twoOrMore, "a;b;…", .flows, isFinancial: true)
    case .derivative: Entry(.two, "x^3;x=2", synonyms: "diff deriv")
    case .integral: Entry(.two, "x;x=0 to 1", synonyms: "integrate")
    case .solve: Entry(.twoOrMore, "x^2=2")
    case .plot: Entry(.twoOrMore, "x^2;x=0 to 2")
    case .scatter: Entry(Arity(least: 4, greatest: nil, step: 2), "x;y;…")
    }
  }

  package var arity: Arity { entry.arity }

  package var parameters: String { entry.parameters }

  package var form: String { "\(name)(\(parameters))" }

  package var domain: FunctionDomain { entry.domain }

  package var doubt: Doubt? {
    for case .own(let doubt) in [entry.unknownSign, entry.unknownFloor] { return doubt }
    return nil
  }

  package var synonyms: [String] { entry.synonyms.split(separator: " ").map(String.init) }

  var hasRanges: Bool { self == .sum || self == .product }

  var hasUnknown: Bool { [.derivative, .integral, .solve, .plot].contains(self) }

  /// Whether a second argument is a number of decimals.
  var rounds: Bool { [.floor, .ceil, .round, .trunc].contains(self) }

  /// Whether the value jumps, like that of a function of integers.
  var hasSteps: Bool {
    switch self {
    case .floor, .ceil, .round, .trunc, .roundto, .frac, .mod, .sign, .gcd, .lcm, .isprime, .ncr,
      .npr:
      true
    default: false
    }
  }

  /// Whether the third argument is a time of repayment.
  var takesTerm: Bool { arity == .threeToFive && self != .term }

  /// Whether the name means something else without parentheses: `double 5`, `mode 3`.
  var isEverydayWord: Bool {
    [.mode, .slope, .intercept, .corr, .parity, .float, .double, .bits, .scatter].contains(self)
  }

  var takesBits: Bool {
    [
      .hex, .bin, .oct, .popcount, .parity, .clz, .ctz, .rol, .ror, .bswap16, .bswap32, .bswap64,
    ].contains(self)
  }

  var resultForm: NumberForm? {
    switch self {
    case .hex, .bits: .hexadecimal
    case .bin: .binary
    case .oct: .octal
    default: nil
    }
  }

  /// Whether the last argument is the hidden draw, which preserves the result of the line.
  package var isRandom: Bool { self == .random || self == .roll }

  package var argumentCounts: ClosedRange<Int> {
    let hidden = isRandom ? 1 : 0
    return arity.least...(arity.greatest.map { $0 - hidden } ?? .max)
  }

  func takes(_ count: Int) -> Bool {
    count >= arity.least && count <= arity.greatest ?? .max
      && (count - arity.least).isMultiple(of: arity.step)
  }
}

extension Function {
  package struct Arity: Hashable, Sendable {
    package let least: Int
    package let greatest: Int?
    package var step = 1

    package var isOfPairs: Bool { step == 2 && greatest == nil }

    package static var one: Arity { Arity(least: 1, greatest: 1) }
    package static var two: Arity { Arity(least: 2, greatest: 2) }
    package static var oneOrTwo: Arity { Arity(least: 1, greatest: 2) }
    package static var many: Arity { Arity(least: 1, greatest: nil) }
    package static var twoOrMore: Arity { Arity(least: 2, greatest: nil) }
    package static var threeToFive: Arity { Arity(least: 3, greatest: 5) }
  }

  enum Units {
    case none
    /// The argument is an angle; a plain number is in radians, with a note.
    case angle
    /// Arguments are converted to the unit of the first one, that of the value.
    case ofFirst
    /// The same, but temperatures on a scale are not allowed.
    case ofFirstWithoutScale
  }

  enum Decision {
    /// The sign or floor of a number; also for functions without a question.
    case general
    case divisor
    case own(Doubt)
  }

  /// Two candidates that agree to many digits but are proven neither equal nor different.
  package enum Doubt: Hashable, Sendable, CaseIterable {
    case equalOrNot
    case oneOrBeyond
    case oneOrBelow
    case rightAngle
    case onAxis
    case half
    case wholeNumber
    case divisible
    case pole
  }
}

/// The arguments for which a function has a value.
package enum FunctionDomain: Hashable, Sendable, CaseIterable {
  case everything
  case nonnegative
  case positive
  case minusOneToOne
  case fractions
  case exceptPoles
  case exceptHalfTurns
  case nonzero
  case fromOneOutward
  case beyondOne
  case aboveZeroToOne
  case fromOne
  case betweenMinusOneAndOne
  case roots
  case bases
  case exceptOrigin
  case wholeNumbers
  case integers
  case wholeFromOne
  case decimals
  case positiveSteps
  /// Whole numbers that fit in a word of the bits, signed or not.
  case words
  /// The bits of a finite number by IEEE 754.
  case floats
  /// The number of bits is that of an IEEE 754 format, and the number in its range.
  case formats
  case oneMode
  case weights
  case differentX
  case differentPoints
  case positiveSpread
  case probabilities
  case trials
  case exceptNegatives
  case dates
  /// Numbers, then a part from 0 to 1.
  case parts
  /// Money, a yearly rate of at most 100 % and a term of whole months.
  case loans
  case repayments
  case rates
  case flows
}
