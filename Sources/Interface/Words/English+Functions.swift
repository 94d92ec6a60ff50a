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
    case .roundto: "nearest multiple of a step; halves away from zero"
    case .frac: "x − trunc(x), with the sign of x"
    case .mod: "remainder of a ÷ b, with the sign of b"
    case .min: "smallest argument"
    case .max: "largest argument"
    case .sum: "sum of all arguments, or over a range"
    case .product: "product of all arguments, or over a range"
    case .mean: "arithmetic mean of all arguments"
    case .median: "middle argument, or the mean of the two middle ones"
    case .mode: "argument that occurs most often"
    case .quantile: "value below which the part p of the others lies (type 7)"
    case .variance: "variance of a sample, divided by n − 1"
    case .variancep: "variance of all, divided by n"
    case .stdev: "standard deviation of a sample"
    case .stdevp: "standard deviation of all"
    case .sem: "standard error of the mean of a sample"
    case .wmean: "mean of values a with weights"
    case .slope: "slope of the line that fits best (least squares)"
    case .intercept: "value of that line at x = 0"
    case .corr: "correlation coefficient of x and y (Pearson)"
    case .count: "number of arguments"
    case .normcdf: "part of a normal distribution up to x"
    case .norminv: "value below which the part p of a normal distribution lies"
    case .binompdf: "probability of k successes in n trials"
    case .binomcdf: "probability of at most k successes in n trials"
    case .gcd: "greatest common divisor, also of fractions"
    case .lcm: "least common multiple, also of fractions"
    case .isprime: "1 if n is proven to be a prime, 0 if not prime"
    case .ncr: "ways to choose k of n, in any order"
    case .random: "random number from 1 to n; without n from 0 to 1"
    case .roll: "sum of n dice, as in roll 3d6"
    case .npr: "ways to choose k of n, in order"
    case .hex: "n in base 16"
    case .bin: "n in base 2"
    case .oct: "n in base 8"
    case .popcount: "number of ones in base 2"
    case .parity: "1 if the number of ones in base 2 is odd, else 0"
    case .clz: "zeros before the first one in a word of 64 or given bits"
    case .ctz: "zeros behind the last one in base 2"
    case .rol: "word of 64 or given bits rotated to the left"
    case .ror: "word of 64 or given bits rotated to the right"
    case .bswap16: "a word of 16 bits with its bytes reversed"
    case .bswap32: "a word of 32 bits with its bytes reversed"
    case .bswap64: "a word of 64 bits with its bytes reversed"
    case .float: "number whose 32 bits of IEEE 754 are n"
    case .double: "number whose 64 bits of IEEE 754 are n"
    case .bits: "bits of x in IEEE 754, 64 unless given"
    case .gamma: "gamma function; (x − 1)! if x is whole"
    case .erf: "error function"
    case .erfc: "1 − erf(x)"
    case .weekday: "day of the week of a date"
    case .week: "number of the week of a date (ISO 8601)"
    case .yearday: "number of a day in its year"
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
    case .derivative: "derivative of a function at a number"
    case .integral: "integral of a function over a range"
    case .solve: "all solutions of an equation or a linear system"
    case .plot: "a drawing of functions"
    }
  }

  package func meaning(of constant: Constant) -> String {
    switch constant {
    case .pi: "3.14159…, circumference ÷ diameter"
    case .e: "2.71828…, base of the natural logarithm"
    case .tau: "6.28318…, circumference ÷ radius"
    case .infinity: "infinity, as a bound of an integral"
    case .speedOfLight: "speed of light in vacuum"
    case .planck: "Planck constant h"
    case .elementaryCharge: "elementary charge"
    case .boltzmann: "Boltzmann constant"
    case .avogadro: "Avogadro constant"
    case .caesiumFrequency: "frequency of caesium 133 that defines the second"
    case .luminousEfficacy: "luminous efficacy that defines the candela"
    case .standardGravity: "standard acceleration of gravity"
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
      switch function.argumentCounts {
      case _ where function.arity.isOfPairs: "pairs of arguments"
      case 1...1: "one argument"
      case 2...2: "two arguments"
      case 3...3: "three arguments"
      case 1...2: "one or two arguments"
      case 1...3: "one to three arguments"
      case 2...3: "two or three arguments"
      case 3...5: "three to five arguments"
      case 2...Int.max: "two or more arguments"
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

  package func condition(of domain: FunctionDomain) -> String? {
    switch domain {
    case .everything: nil
    case .nonnegative: "x ≥ 0"
    case .positive: "x > 0"
    case .minusOneToOne: "−1 ≤ x ≤ 1"
    case .fractions: "whole numbers and fractions"
    case .exceptPoles: "not an odd multiple of π/2"
    case .exceptHalfTurns: "not a multiple of π"
    case .nonzero: "x ≠ 0"
    case .fromOneOutward: "x ≤ −1 or x ≥ 1"
    case .beyondOne: "x < −1 or x > 1"
    case .aboveZeroToOne: "0 < x ≤ 1"
    case .fromOne: "x ≥ 1"
    case .betweenMinusOneAndOne: "−1 < x < 1"
    case .roots: "n ≠ 0, and x ≥ 0 unless n is an odd whole number"
    case .bases: "x > 0, b > 0, b ≠ 1"
    case .exceptOrigin: "not (0, 0)"
    case .wholeNumbers: "whole numbers of at least 0"
    case .integers: "whole numbers"
    case .wholeFromOne: "whole numbers of at least 1"
    case .decimals: "a whole number of decimals n"
    case .positiveSteps: "step > 0"
    case .words: "whole numbers that fit in the bits"
    case .formats: "32 or 64 bits, and x within their range"
    case .exceptNegatives: "not 0, −1, −2, …"
    case .oneMode: "one value that is the most frequent"
    case .parts: "p from 0 to 1"
    case .weights: "weights whose sum is not 0"
    case .differentX: "x values that differ"
    case .differentPoints: "x values that differ, and y values that differ"
    case .positiveSpread: "sd > 0"
    case .probabilities: "0 < p < 1, sd > 0"
    case .trials: "whole numbers k and n of at least 0, and p from 0 to 1"
    case .dates: "dates"
    case .loans:
      "a rate of at most 100%, a term of whole months, and payments that repay the amount"
    case .repayments: "payments that repay the amount, and a term of whole months"
    case .rates: "rate > −100%"
    case .flows: "fractions whose sign changes once"
    }
  }

  func violation(of function: Function) -> Sentence {
    let name = function.name
    guard let condition = condition(of: function.domain) else {
      return say("\(name) is undefined here.", "\(name): no value")
    }
    let brief = "\(name): \(condition)"
    return say(
      "\(name) has no value here; its domain: \(condition).",
      brief.count <= Sentence.briefLimit ? brief : "\(name): no value")
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
    let count = numbers.roots.count
    guard numbers.pieces.isEmpty, count > 1 else { return say("All solutions.", "all solutions") }
    return say("\(grouped(count)) solutions in all.", "\(grouped(count)) solutions")
  }
}
