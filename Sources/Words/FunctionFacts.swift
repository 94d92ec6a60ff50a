import CalculatorCore
import ExactNumbers

extension Constant {
  /// All ways to write the constant.
  package var spellings: [String] {
    switch self {
    case .pi: [name, "π"]
    case .e, .tau: [name]
    }
  }
}

/// What a person has to know of a function, except what a language says of it.
private struct FunctionFacts {
  /// The arguments as the help writes them.
  var parameters = "x"
  var domain = FunctionDomain.everything
  var doubt: Doubt?
}

extension Function {
  private var facts: FunctionFacts {
    switch self {
    case .sqrt: FunctionFacts(domain: .nonnegative)
    case .cbrt, .abs, .sign, .exp, .sin, .cos, .atan, .sinh, .cosh, .tanh, .asinh, .floor, .ceil,
      .acot, .sech,
      .trunc, .frac, .erf, .erfc:
      FunctionFacts()
    case .sec, .csc, .cot, .asec, .acsc, .csch, .coth, .asech, .acsch, .acoth:
      FunctionFacts(domain: .exceptPoles)
    case .root: FunctionFacts(parameters: "x;n", domain: .roots)
    case .hypot: FunctionFacts(parameters: "a;b;…")
    case .ln, .log2: FunctionFacts(domain: .positive)
    case .log: FunctionFacts(parameters: "x;b", domain: .bases)
    case .tan: FunctionFacts(domain: .exceptPoles, doubt: .rightAngle)
    case .asin, .acos: FunctionFacts(domain: .minusOneToOne, doubt: .oneOrBeyond)
    case .atan2: FunctionFacts(parameters: "y;x", domain: .exceptOrigin, doubt: .onAxis)
    case .acosh: FunctionFacts(domain: .fromOne, doubt: .oneOrBelow)
    case .atanh: FunctionFacts(domain: .betweenMinusOneAndOne, doubt: .oneOrBeyond)
    case .round: FunctionFacts(doubt: .half)
    case .mod: FunctionFacts(parameters: "a;b", doubt: .divisible)
    case .min, .max, .median: FunctionFacts(parameters: "a;b;…", doubt: .equalOrNot)
    case .sum, .product, .mean, .variance, .variancep, .stdev, .stdevp, .count:
      FunctionFacts(parameters: "a;b;…")
    case .quantile: FunctionFacts(parameters: "a;b;…;p", domain: .parts, doubt: .equalOrNot)
    case .gcd, .lcm: FunctionFacts(parameters: "a;b;…", domain: .fractions)
    case .isprime: FunctionFacts(parameters: "n")
    case .ncr, .npr: FunctionFacts(parameters: "n;k", domain: .wholeNumbers)
    case .weekday, .week: FunctionFacts(parameters: "date", domain: .dates)
    case .workdays: FunctionFacts(parameters: "a;b", domain: .dates)
    case .gamma: FunctionFacts(domain: .exceptNegatives, doubt: .pole)
    case .payment: FunctionFacts(parameters: "a;rate;term", domain: .loans)
    case .loan, .savings: FunctionFacts(parameters: "p;rate;term", domain: .loans)
    case .term: FunctionFacts(parameters: "a;p;rate", domain: .loans)
    case .rate: FunctionFacts(parameters: "a;p;term", domain: .repayments)
    case .npv: FunctionFacts(parameters: "rate;a;b;…", domain: .rates)
    case .irr: FunctionFacts(parameters: "a;b;…", domain: .flows)
    }
  }

  /// How the function is written.
  package var form: String { "\(name)(\(parameters))" }

  /// The arguments of the function as the help writes them.
  package var parameters: String { facts.parameters }

  /// Which arguments the function has values for.
  package var domain: FunctionDomain { facts.domain }

  /// What cannot be told where two candidates agree to many digits; nil where that cannot happen.
  var doubt: Doubt? { facts.doubt }
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

/// Two candidates that agree to many digits and that nothing proves to be equal or different.
enum Doubt: Hashable, Sendable, CaseIterable {
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

/// An example of a form of numbers.
package struct FormExample: Sendable {
  /// An expression to try.
  package var expression: String
  /// What `--format` prints for it.
  package var output: String
}

extension NumberForm {
  /// The name that `--format` takes.
  package var name: String { rawValue }

  /// An example of the form.
  package var example: FormExample {
    switch self {
    case .decimal: FormExample(expression: "13/4", output: "3.25")
    case .fraction: FormExample(expression: "0.75", output: "3/4")
    case .mixed: FormExample(expression: "22/7", output: "3+1/7")
    case .repeating: FormExample(expression: "1/7", output: "0.(142857)...")
    case .scientific: FormExample(expression: "12345", output: "1.2345e4")
    case .engineering: FormExample(expression: "12345", output: "12.345e3")
    case .factors: FormExample(expression: "360", output: "2^3 * 3^2 * 5")
    case .hexadecimal: FormExample(expression: "255", output: "0xFF")
    case .binary: FormExample(expression: "-5", output: "-0b101")
    case .octal: FormExample(expression: "15", output: "0o17")
    }
  }
}
