@testable import ExactNumbers

/// Formulas as string literals, for tables: `sqrt(2)^2 - pi`.
///
/// The exponent of a power is a number or is in parentheses, and its value is rational.
extension Formula: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    var reader = FormulaReader(rest: text.filter { $0 != " " }[...])
    self = reader.sum()
    precondition(reader.rest.isEmpty, "the formula ends before \(reader.rest)")
  }

  /// The fraction that the value is proven to be; nil if it is not proven rational.
  func proven() throws -> String? { try real(Budget()).rational?.description }
}

/// A parser of formulas; it does not check for errors.
private struct FormulaReader {
  var rest: Substring

  mutating func sum() -> Formula {
    var sum = product()
    while let sign = take("+-") {
      sum = sign == "+" ? .sum(sum, product()) : .difference(sum, product())
    }
    return sum
  }

  private mutating func product() -> Formula {
    var product = factor()
    while let sign = take("*/") {
      product = sign == "*" ? .product(product, factor()) : .quotient(product, factor())
    }
    return product
  }

  private mutating func factor() -> Formula {
    if take("-") != nil { return .negative(factor()) }
    let base = primary()
    guard take("^") != nil else { return base }
    let exponent = try? factor().real(Budget()).rational
    return .power(base, exponent ?? 0)
  }

  private mutating func primary() -> Formula {
    if take("(") != nil {
      defer { _ = take(")") }
      return sum()
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    rest.removeFirst(word.count)
    if let number = Rational(decimal: word) { return .number(number) }
    switch word {
    case "pi": return .pi
    case "e": return .function(.exponential, .number(1))
    case "sqrt": return .root(2, primary())
    case "cbrt": return .root(3, primary())
    default: return .function(Self.functions[word] ?? .sine, primary())
    }
  }

  private mutating func take(_ signs: String) -> Character? {
    guard let first = rest.first, signs.contains(first) else { return nil }
    return rest.removeFirst()
  }

  private static let functions: [Substring: ElementaryFunction] = [
    "exp": .exponential, "ln": .naturalLogarithm, "log": .commonLogarithm,
    "lb": .binaryLogarithm, "sin": .sine, "cos": .cosine, "tan": .tangent, "asin": .arcSine,
    "acos": .arcCosine, "atan": .arcTangent, "sinh": .hyperbolicSine,
    "cosh": .hyperbolicCosine, "tanh": .hyperbolicTangent,
    "asinh": .inverseHyperbolicSine, "acosh": .inverseHyperbolicCosine,
    "atanh": .inverseHyperbolicTangent, "gamma": .gamma, "erf": .errorFunction,
    "erfc": .complementaryErrorFunction,
  ]
}
