import CalculatorCore

extension Help {
  /// What can be written on the formula line: all names, and the signs that are no keys.
  package static let language =
    Function.allCases.map { HelpLine(keys: $0.form, meaning: $0.meaning) }
    + [HelpLine(keys: "√x", meaning: Function.sqrt.meaning)]
    + Constant.allCases.map { HelpLine(keys: $0.spellings, meaning: $0.meaning) }
    + [
      HelpLine(keys: "x° x deg", meaning: "degrees, in radians"),
      HelpLine(keys: "ans", meaning: "the result before"),
    ]
}

extension Function {
  /// How the function is written.
  var form: String {
    switch arity {
    case .one: "\(name)(x)"
    case .two: "\(name)(a;b)"
    case .many: "\(name)(a;b;…)"
    }
  }

  /// What the function is, in a few words.
  fileprivate var meaning: String {
    switch self {
    case .sqrt: "square root"
    case .cbrt: "cube root, also of negative numbers"
    case .abs: "the number without its sign"
    case .exp: "e to the power of x"
    case .ln: "natural logarithm"
    case .log: "logarithm to the base 10"
    case .log2: "logarithm to the base 2"
    case .sin: "sine; x is in radians"
    case .cos: "cosine"
    case .tan: "tangent"
    case .asin: "arc sine, in radians"
    case .acos: "arc cosine"
    case .atan: "arc tangent"
    case .sinh: "hyperbolic sine"
    case .cosh: "hyperbolic cosine"
    case .tanh: "hyperbolic tangent"
    case .floor: "the whole number below, or x itself"
    case .ceil: "the whole number above, or x itself"
    case .round: "the nearest whole number, halves away from zero"
    case .min: "the least of all"
    case .max: "the greatest of all"
    case .mod: "remainder of a ÷ b, with the sign of b"
    case .gcd: "greatest common divisor, also of fractions"
    case .lcm: "least common multiple, also of fractions"
    }
  }
}

extension Constant {
  /// All ways to write the constant.
  fileprivate var spellings: String {
    switch self {
    case .pi: "\(name) π"
    case .e, .tau: name
    }
  }

  /// What the constant is, in a few words.
  fileprivate var meaning: String {
    switch self {
    case .pi: "3.14159…, a circle to its diameter"
    case .e: "2.71828…, the base of ln"
    case .tau: "6.28318…, a circle to its radius"
    }
  }
}
