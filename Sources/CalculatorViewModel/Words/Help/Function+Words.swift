import CalculatorCore

/// Everything that is said of a function, in the help, in messages and in the manual.
///
/// A new function needs one entry in `Function.words`; the compiler asks for it.
package struct FunctionWords: Hashable, Sendable {
  /// What the function is, in a few words.
  package var meaning: String
  /// Which arguments the function has values for.
  package var domain: FunctionDomain
  /// What is said where two candidates agree to many digits; nil where that cannot happen.
  var doubt: Doubt?

  init(_ meaning: String, domain: FunctionDomain, doubt: Doubt? = nil) {
    self.meaning = meaning
    self.domain = domain
    self.doubt = doubt
  }
}

/// Two candidates that agree to many digits and that nothing proves to be equal or different.
struct Doubt: Hashable, Sendable {
  /// What holds to the digits that were compared.
  var known: String
  /// What may hold beyond them.
  var possible: String
  /// Both in at most 20 columns.
  var brief: String

  init(_ known: String, but possible: String, brief: String) {
    self.known = known
    self.possible = possible
    self.brief = brief
  }

  /// The doubt as a sentence.
  ///
  /// - Parameter digits: the number of digits that agree.
  func sentence(to digits: Int) -> Sentence {
    Sentence("\(known) to \(grouped(digits)) digits, but \(possible).", brief: brief)
  }
}

extension Function {
  /// What is said of the function.
  package var words: FunctionWords {
    switch self {
    case .sqrt: FunctionWords("square root", domain: .nonnegative)
    case .cbrt: FunctionWords("cube root, also of negative numbers", domain: .everything)
    case .abs: FunctionWords("absolute value", domain: .everything)
    case .exp: FunctionWords("e to the power of x", domain: .everything)
    case .ln: FunctionWords("natural logarithm", domain: .positive)
    case .log: FunctionWords("logarithm to base 10", domain: .positive)
    case .log2: FunctionWords("logarithm to base 2", domain: .positive)
    case .sin: FunctionWords("sine; x is in radians", domain: .everything)
    case .cos: FunctionWords("cosine; x is in radians", domain: .everything)
    case .tan:
      FunctionWords(
        "tangent; x is in radians", domain: .exceptPoles,
        doubt: Doubt("A right angle", but: "may not be one", brief: "maybe a right angle"))
    case .asin:
      FunctionWords("arcsine, in radians", domain: .minusOneToOne, doubt: .oneOrBeyond)
    case .acos:
      FunctionWords("arccosine, in radians", domain: .minusOneToOne, doubt: .oneOrBeyond)
    case .atan: FunctionWords("arctangent, in radians", domain: .everything)
    case .sinh: FunctionWords("hyperbolic sine", domain: .everything)
    case .cosh: FunctionWords("hyperbolic cosine", domain: .everything)
    case .tanh: FunctionWords("hyperbolic tangent", domain: .everything)
    case .floor: FunctionWords("x rounded down to a whole number", domain: .everything)
    case .ceil: FunctionWords("x rounded up to a whole number", domain: .everything)
    case .round:
      FunctionWords(
        "nearest whole number; halves away from zero", domain: .everything,
        doubt: Doubt("A half", but: "may be more or less", brief: "maybe a half"))
    case .min: FunctionWords("smallest argument", domain: .everything, doubt: .equalOrNot)
    case .max: FunctionWords("largest argument", domain: .everything, doubt: .equalOrNot)
    case .mod:
      FunctionWords(
        "remainder of a ÷ b, with the sign of b", domain: .everything,
        doubt: Doubt("Divisible", but: "may leave a remainder", brief: "maybe divisible"))
    case .gcd:
      FunctionWords("greatest common divisor, also of fractions", domain: .fractions)
    case .lcm: FunctionWords("least common multiple, also of fractions", domain: .fractions)
    }
  }

  /// How the function is written.
  package var form: String { "\(name)(\(parameters))" }

  /// The arguments of the function as the help writes them.
  package var parameters: String {
    switch arity {
    case .one: "x"
    case .two: "a;b"
    case .many: "a;b;…"
    }
  }

  /// How many arguments the function takes, as a sentence.
  var usage: Sentence {
    let count =
      switch arity {
      case .one: "one argument"
      case .two: "two arguments"
      case .many: "one or more arguments"
      }
    return Sentence("\(name) takes \(count): \(form).", brief: form)
  }
}

extension Doubt {
  fileprivate static let equalOrNot = Doubt("Equal", but: "may differ", brief: "equal or not")

  fileprivate static let oneOrBeyond = Doubt(
    "At 1 or −1", but: "may lie beyond", brief: "1 or beyond")
}
