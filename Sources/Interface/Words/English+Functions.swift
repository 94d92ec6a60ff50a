import CalculatorCore
import ExactNumbers
import Quantities

extension English {
  package func meaning(of function: Function) -> String {
    switch function {
    case .sqrt: "square root"
    case .cbrt: "cube root, also of negative numbers"
    case .root: "root of degree n"
    case .hypot: "square root of a^2 + b^2 + …"
    case .abs: "absolute value"
    case .sign: "−1, 0 or 1, like the sign of x"
    case .exp: "e to the power of x"
    case .ln: "natural logarithm"
    case .log: "logarithm to base b, or to base 10"
    case .log2: "logarithm to base 2"
    case .sin: "sine; x is in radians"
    case .cos: "cosine; x is in radians"
    case .tan: "tangent; x is in radians"
    case .asin: "arcsine, in radians"
    case .acos: "arccosine, in radians"
    case .atan: "arctangent, in radians"
    case .atan2: "angle of the point (x, y), in radians"
    case .sinh: "hyperbolic sine"
    case .cosh: "hyperbolic cosine"
    case .tanh: "hyperbolic tangent"
    case .asinh: "inverse hyperbolic sine"
    case .acosh: "inverse hyperbolic cosine"
    case .atanh: "inverse hyperbolic tangent"
    case .sec: "secant, 1/cos(x)"
    case .csc: "cosecant, 1/sin(x)"
    case .cot: "cotangent, cos(x)/sin(x)"
    case .asec: "inverse of the secant, acos(1/x)"
    case .acsc: "inverse of the cosecant, asin(1/x)"
    case .acot: "inverse of the cotangent, from 0 to pi"
    case .sech: "hyperbolic secant, 1/cosh(x)"
    case .csch: "hyperbolic cosecant, 1/sinh(x)"
    case .coth: "hyperbolic cotangent, 1/tanh(x)"
    case .asech: "inverse hyperbolic secant"
    case .acsch: "inverse hyperbolic cosecant"
    case .acoth: "inverse hyperbolic cotangent"
    case .floor: "x rounded down to a whole number"
    case .ceil: "x rounded up to a whole number"
    case .round: "nearest whole number; halves away from zero"
    case .trunc: "x rounded towards zero"
    case .frac: "x − trunc(x), with the sign of x"
    case .mod: "remainder of a ÷ b, with the sign of b"
    case .min: "smallest argument"
    case .max: "largest argument"
    case .sum: "sum of all arguments, or over a range"
    case .product: "product of all arguments, or over a range"
    case .mean: "arithmetic mean of all arguments"
    case .median: "middle argument, or the mean of the two middle ones"
    case .quantile: "value below which the part p of the others lies (type 7)"
    case .variance: "variance of a sample, divided by n − 1"
    case .variancep: "variance of all, divided by n"
    case .stdev: "standard deviation of a sample"
    case .stdevp: "standard deviation of all"
    case .count: "number of arguments"
    case .gcd: "greatest common divisor, also of fractions"
    case .lcm: "least common multiple, also of fractions"
    case .isprime: "1 if n is proven to be a prime, 0 if not prime"
    case .ncr: "ways to choose k of n, in any order"
    case .random: "random number from 1 to n; without n from 0 to 1"
    case .roll: "sum of n dice, as in roll 3d6"
    case .npr: "ways to choose k of n, in order"
    case .gamma: "gamma function; (x − 1)! if x is whole"
    case .erf: "error function"
    case .erfc: "1 − erf(x)"
    case .weekday: "day of the week of a date"
    case .week: "number of the week of a date (ISO 8601)"
    case .workdays: "days from Monday to Friday from a to b, both counted"
    case .unix: "moment that is so many seconds after 1970 began"
    case .payment: "monthly payment that repays an amount a"
    case .loan: "amount that monthly payments p repay"
    case .savings: "what monthly payments p come to"
    case .term: "months in which payments p repay an amount a"
    case .rate: "yearly rate at which payments p repay an amount a"
    case .schedule: "payments that repay an amount a, month by month"
    case .npv: "present value of yearly amounts, the first one of today"
    case .irr: "rate at which that present value is 0"
    case .solve: "all solutions of an equation"
    case .plot: "a drawing of functions"
    }
  }

  package func meaning(of constant: Constant) -> String {
    switch constant {
    case .pi: "3.14159…, circumference ÷ diameter"
    case .e: "2.71828…, base of the natural logarithm"
    case .tau: "6.28318…, circumference ÷ radius"
    case .speedOfLight: "speed of light in vacuum"
    case .planck: "Planck constant h"
    case .elementaryCharge: "elementary charge"
    case .boltzmann: "Boltzmann constant"
    case .avogadro: "Avogadro constant"
    case .caesiumFrequency: "frequency of caesium 133 that defines the second"
    case .luminousEfficacy: "luminous efficacy that defines the candela"
    case .reducedPlanck: "reduced Planck constant, h ÷ 2π"
    case .gasConstant: "molar gas constant"
    case .faraday: "Faraday constant"
    case .stefanBoltzmann: "Stefan-Boltzmann constant"
    case .gravitation: "constant of gravitation, measured"
    case .fineStructure: "fine-structure constant, measured"
    case .electronMass: "mass of the electron, measured"
    case .protonMass: "mass of the proton, measured"
    case .neutronMass: "mass of the neutron, measured"
    case .atomicMass: "atomic mass constant, measured"
    case .vacuumPermeability: "magnetic permeability of vacuum, measured"
    case .vacuumPermittivity: "electric permittivity of vacuum, measured"
    case .vacuumImpedance: "impedance of vacuum, measured"
    case .bohrRadius: "Bohr radius, measured"
    case .rydberg: "Rydberg constant, measured"
    case .hartree: "Hartree energy, measured"
    case .bohrMagneton: "Bohr magneton, measured"
    }
  }

  func usage(of function: Function) -> Sentence {
    let count =
      switch function.arity {
      case .one: "one argument"
      case .two: "two arguments"
      case .oneOrTwo where function.isRandom: "one argument"
      case .twoOrThree: "two arguments"
      case .threeToFive: "three to five arguments"
      case .oneOrTwo: "one or two arguments"
      case .twoOrMore: "two or more arguments"
      default: "one or more arguments"
      }
    return say("\(function.name) takes \(count): \(function.form).", function.form)
  }

  func sentence(_ doubt: Function.Doubt, to digits: Int) -> Sentence {
    let (known, possible, brief) =
      switch doubt {
      case .equalOrNot: ("Equal", "may differ", "equal or not")
      case .oneOrBeyond: ("At 1 or −1", "may lie beyond", "1 or beyond")
      case .oneOrBelow: ("At 1", "may lie below", "1 or below")
      case .rightAngle: ("A right angle", "may not be one", "maybe a right angle")
      case .onAxis: ("On an axis", "may lie beside it", "maybe on an axis")
      case .half: ("A half", "may be more or less", "maybe a half")
      case .wholeNumber: ("A whole number", "may be more or less", "maybe a whole number")
      case .divisible: ("Divisible", "may leave a remainder", "maybe divisible")
      case .pole: ("A pole", "may not be one", "maybe a pole")
      }
    return say("\(known) to \(grouped(digits)) digits, but \(possible).", brief)
  }

  func violation(of function: Function) -> Sentence {
    let name = function.name
    return switch function.domain {
    case .everything, .exceptPoles, .exceptHalfTurns, .nonzero, .fromOneOutward, .beyondOne,
      .aboveZeroToOne:
      say("\(name) is undefined here.", "\(name): no value")
    case .nonnegative: say("\(name) takes numbers of at least 0.", "\(name): at least 0")
    case .positive: say("\(name) takes numbers greater than 0.", "\(name): above 0")
    case .minusOneToOne: say("\(name) takes numbers from −1 to 1.", "\(name): from −1 to 1")
    case .fractions: say("\(name) takes whole numbers and fractions.", "\(name): fractions only")
    case .fromOne: say("\(name) takes numbers of at least 1.", "\(name): at least 1")
    case .betweenMinusOneAndOne:
      say("\(name) takes numbers between −1 and 1 only.", "\(name): inside −1…1")
    case .roots:
      say(
        "\(name) takes an n other than 0, and a negative x if n is odd.",
        "\(name): x < 0 or n = 0")
    case .bases:
      say("\(name) takes numbers greater than 0, and no base of 1.", "\(name): x > 0, b not 1")
    case .exceptOrigin: say("\(name) takes numbers that are not both 0.", "\(name): not both 0")
    case .wholeNumbers: say("\(name) takes whole numbers of at least 0.", "\(name): integers")
    case .parts: say("The part of \(name) is from 0 to 1.", "\(name): 0 to 1")
    case .dates: say("\(name) takes dates.", "\(name): dates only")
    case .loans:
      say(
        "\(name) takes a yearly rate of at most 100%, such as 5%, a term of whole months, such as 30 years, and payments that repay the amount.",
        "\(name): 5%, 1 year")
    case .repayments:
      say(
        "\(name) takes fractions, of which the payments repay the amount, and a term of whole months, such as 30 years.",
        "\(name): in 1 year")
    case .rates: say("\(name) takes a rate above −100%.", "\(name): rate > −100%")
    case .flows:
      say(
        "\(name) takes fractions whose sign changes once, as others may have several rates or none.",
        "\(name): one − to +")
    case .exceptNegatives:
      say("\(name) is not defined at 0 and the negative whole numbers.", "\(name): not defined")
    }
  }

  package func note(of definition: Definition) -> Sentence {
    let values = definition.parameters.joined(separator: " and ")
    return say("Defined; write \(definition.name)(…) with a value for \(values).", "defined")
  }
}

extension English {
  package var schedule: ScheduleTitles {
    ScheduleTitles(
      month: "month", payment: "payment", interest: "interest", principal: "principal",
      balance: "balance", total: "total")
  }

  package func note(of solutions: Solutions) -> Sentence {
    let (numbers, complex) = (solutions.numbers, solutions.numbers.complexCount)
    guard numbers.undecided.isEmpty else {
      return Sentence(
        "Where a question mark stands, solutions may be missing; try a smaller range.",
        brief: "some are undecided")
    }
    guard complex == 0 else {
      return say("All real solutions; \(grouped(complex)) more are complex.", "all real solutions")
    }
    if let multiplicity = numbers.roots.first?.multiplicity, solutions.single != nil,
      multiplicity > 1
    {
      return Sentence(
        "The only solution, with the multiplicity \(multiplicity).",
        brief: "multiplicity \(multiplicity)")
    }
    return say("All solutions.", "all solutions")
  }
}
