import ExactNumbers

/// A function of the typed language by its name, in the order of the help.
///
/// A case needs a row in `entry` and words; unless the row has a composition, also a value in
/// `Arithmetic+Functions`, and a rule in `UnitEquation` to be solved and plotted.
package enum Function: String, Hashable, Sendable, CaseIterable {
  case sqrt, cbrt, root, hypot, abs, sign, exp, ln, log, log2
  case sin, cos, tan, asin, acos, atan, atan2
  case sinh, cosh, tanh, asinh, acosh, atanh
  case sec, csc, cot, asec, acsc, acot, sech, csch, coth, asech, acsch, acoth
  case floor, ceil, round, trunc, roundto, frac, mod
  case min, max, sum, product, mean, median, mode, quantile
  case variance, variancep, stdev, stdevp, sem, count
  case wmean, slope, intercept, linreg, corr
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
    let composition: Composition?

    init(
      _ arity: Arity = .one, _ parameters: String? = nil, _ domain: FunctionDomain = .everything,
      unknownSign: Decision = .general, unknownFloor: Decision = .general, units: Units = .none,
      synonyms: String = "", isFinancial: Bool = false, composition: Composition? = nil
    ) {
      (self.arity, self.domain, self.units, self.synonyms) = (arity, domain, units, synonyms)
      self.parameters = parameters ?? (arity == .one ? "x" : "a;b;…")
      (self.unknownSign, self.unknownFloor) = (unknownSign, unknownFloor)
      (self.isFinancial, self.composition) = (isFinancial, composition)
    }

    /// The row of a function that is made of an elementary one; a zero may divide in a reciprocal.
    init(
      _ composition: Composition, _ domain: FunctionDomain = .everything,
      doubt: Doubt? = nil, units: Units = .none, synonyms: String = ""
    ) {
      let sign = if case .same = composition { Decision.general } else { Decision.divisor }
      self.init(
        .one, "x", domain, unknownSign: doubt.map { .own($0) } ?? sign,
        unknownFloor: doubt == .pole ? .own(.pole) : .general, units: units, synonyms: synonyms,
        composition: composition)
    }
  }

  var entry: Entry {
    switch self {
    case .exp: Entry(.same(.exponential))
    case .ln: Entry(.same(.naturalLogarithm), .positive)
    case .log2: Entry(.same(.binaryLogarithm), .positive, synonyms: "log_2 lb")
    case .sin: Entry(.same(.sine), units: .angle)
    case .cos: Entry(.same(.cosine), units: .angle)
    case .tan: Entry(.same(.tangent), .exceptPoles, doubt: .rightAngle, units: .angle)
    case .sec: Entry(.reciprocal(.cosine), .exceptPoles, units: .angle)
    case .csc: Entry(.reciprocal(.sine), .exceptHalfTurns, units: .angle, synonyms: "cosec")
    case .asin: Entry(.same(.arcSine), .minusOneToOne, doubt: .oneOrBeyond, synonyms: "arcsin")
    case .acos: Entry(.same(.arcCosine), .minusOneToOne, doubt: .oneOrBeyond, synonyms: "arccos")
    case .atan: Entry(.same(.arcTangent), synonyms: "arctan")
    case .asec: Entry(.ofReciprocal(.arcCosine), .fromOneOutward, synonyms: "arcsec")
    case .acsc: Entry(.ofReciprocal(.arcSine), .fromOneOutward, synonyms: "arccsc")
    case .sinh: Entry(.same(.hyperbolicSine))
    case .cosh: Entry(.same(.hyperbolicCosine))
    case .tanh: Entry(.same(.hyperbolicTangent))
    case .sech: Entry(.reciprocal(.hyperbolicCosine))
    case .csch: Entry(.reciprocal(.hyperbolicSine), .nonzero)
    case .coth: Entry(.reciprocal(.hyperbolicTangent), .nonzero)
    case .asinh: Entry(.same(.inverseHyperbolicSine), synonyms: "arsinh arcsinh")
    case .acosh:
      Entry(
        .same(.inverseHyperbolicCosine), .fromOne, doubt: .oneOrBelow, synonyms: "arcosh arccosh")
    case .atanh:
      Entry(
        .same(.inverseHyperbolicTangent), .betweenMinusOneAndOne, doubt: .oneOrBeyond,
        synonyms: "artanh arctanh")
    case .asech:
      Entry(.ofReciprocal(.inverseHyperbolicCosine), .aboveZeroToOne, synonyms: "arsech")
    case .acsch: Entry(.ofReciprocal(.inverseHyperbolicSine), .nonzero, synonyms: "arcsch")
    case .acoth: Entry(.ofReciprocal(.inverseHyperbolicTangent), .beyondOne, synonyms: "arcoth")
    case .gamma: Entry(.same(.gamma), .exceptNegatives, doubt: .pole)
    case .erf: Entry(.same(.errorFunction))
    case .erfc: Entry(.same(.complementaryErrorFunction))
    case .cot:
      Entry(.one, "x", .exceptHalfTurns, unknownSign: .divisor, units: .angle, synonyms: "cotan")
    case .acot: Entry(unknownSign: .divisor, synonyms: "arccot")
    case .log: Entry(.oneOrTwo, "x;b", .bases, synonyms: "log10 log_10 lg")
    case .atan2: Entry(.two, "y;x", .exceptOrigin, unknownSign: .own(.onAxis))
    case .abs, .frac: Entry(units: .ofFirst)
    case .sqrt: Entry(.one, "x", .nonnegative)
    case .cbrt: Entry()
    case .root: Entry(.two, "x;n", .roots)
    case .sign: Entry(synonyms: "sgn")
    case .floor, .ceil, .trunc: Entry(.oneOrTwo, "x;n", .decimals, units: .ofFirst)
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
    case .slope, .intercept, .linreg:
      Entry(Arity(least: 4, greatest: nil, step: 2), "x;y;…", .differentX, unknownSign: .divisor)
    case .corr:
      Entry(
        Arity(least: 4, greatest: nil, step: 2), "x;y;…", .differentPoints, unknownSign: .divisor,
        synonyms: "correlation pearson")
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

  package var hasUnknown: Bool { [.derivative, .integral, .solve, .plot].contains(self) }

  /// Whether the result is no operand.
  var isWholeLine: Bool { [.schedule, .plot, .scatter, .linreg].contains(self) }

  /// Whether a second argument is a number of decimals.
  var rounds: Bool { [.floor, .ceil, .round, .trunc].contains(self) }

  /// Whether the value jumps, like that of a function of integers.
  var hasSteps: Bool {
    rounds || [.roundto, .frac, .mod, .sign, .gcd, .lcm, .isprime, .ncr, .npr].contains(self)
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

  /// How a function is made of an elementary one.
  enum Composition {
    case same(ElementaryFunction)
    /// 1 ÷ f(x), as `sec` is that of the cosine.
    case reciprocal(ElementaryFunction)
    /// f(1 ÷ x), as `asec` is the arc cosine.
    case ofReciprocal(ElementaryFunction)
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
    case equalOrNot, oneOrBeyond, oneOrBelow, rightAngle, onAxis, half, wholeNumber, divisible, pole
  }
}

/// The arguments for which a function has a value.
package enum FunctionDomain: Hashable, Sendable, CaseIterable {
  case everything, nonnegative, positive, minusOneToOne, fractions, exceptPoles, exceptHalfTurns
  case nonzero, fromOneOutward, beyondOne, aboveZeroToOne, fromOne, betweenMinusOneAndOne, roots
  case bases, exceptOrigin, wholeNumbers, integers, wholeFromOne, decimals, positiveSteps
  /// Whole numbers that fit in a word of the bits, signed or not.
  case words
  /// The bits of a finite number by IEEE 754.
  case floats
  /// The number of bits is that of an IEEE 754 format, and the number in its range.
  case formats
  case oneMode, weights, differentX, differentPoints, positiveSpread, probabilities, trials
  case exceptNegatives, dates
  /// Numbers, then a part from 0 to 1.
  case parts
  /// Money, a yearly rate of at most 100 % and a term of whole months.
  case loans
  case repayments, rates, flows
}
