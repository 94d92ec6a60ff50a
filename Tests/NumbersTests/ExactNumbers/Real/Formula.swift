import TestSupport

@testable import ExactNumbers

/// A formula that is computed with and without closed forms.
indirect enum Formula: Sendable {
  case number(Rational)
  case pi
  case negative(Formula)
  case sum(Formula, Formula)
  case difference(Formula, Formula)
  case product(Formula, Formula)
  case quotient(Formula, Formula)
  case root(Int, Formula)
  case power(Formula, Rational)
  case function(ElementaryFunction, Formula)
}

extension Formula {
  func real(_ budget: Budget) throws(RealError) -> Real {
    switch self {
    case .number(let value): Real(value)
    case .pi: try .pi(budget)
    case .negative(let operand): try operand.real(budget).negated(budget)
    case .sum(let left, let right): try left.real(budget).adding(right.real(budget), budget)
    case .difference(let left, let right):
      try left.real(budget).subtracting(right.real(budget), budget)
    case .product(let left, let right):
      try left.real(budget).multiplied(by: right.real(budget), budget)
    case .quotient(let left, let right):
      try left.real(budget).divided(by: right.real(budget), budget)
    case .root(let degree, let operand): try operand.real(budget).root(degree, budget)
    case .power(let base, let exponent):
      try base.real(budget).raised(to: Real(exponent), budget)
    case .function(let function, let operand):
      try operand.real(budget).applying(function, budget)
    }
  }

  /// The value without closed forms.
  func constructive(_ budget: Budget) throws(RealError) -> ConstructiveReal {
    switch self {
    case .number(let value): try ConstructiveReal(.rational(value), budget: budget)
    case .pi: try ConstructiveReal(.pi, budget: budget)
    case .negative(let operand): try calculate(.negative, [operand], budget)
    case .sum(let left, let right): try calculate(.sum, [left, right], budget)
    case .difference(let left, let right): try calculate(.difference, [left, right], budget)
    case .product(let left, let right): try calculate(.product, [left, right], budget)
    case .quotient(let left, let right): try calculate(.quotient, [left, right], budget)
    case .root(let degree, let operand): try calculate(.root(degree), [operand], budget)
    case .power(let base, let exponent):
      if let whole = exponent.wholeValue {
        try calculate(.wholePower(whole), [base], budget)
      } else {
        try calculate(.power, [base, .number(exponent)], budget)
      }
    case .function(let function, let operand):
      try calculate(.function(function), [operand], budget)
    }
  }

  private func calculate(
    _ operation: ConstructiveReal.Operation, _ operands: [Formula], _ budget: Budget
  ) throws(RealError) -> ConstructiveReal {
    var nodes: [ConstructiveReal] = []
    for operand in operands { nodes.append(try operand.constructive(budget)) }
    return try ConstructiveReal(operation, nodes, budget: budget)
  }
}

extension SeededGenerator {
  /// A formula of at most `depth` nested operations; many have a closed form.
  mutating func formula(depth: Int) -> Formula {
    guard depth > 0 else { return leaf() }
    switch Int.random(in: 0..<14, using: &self) {
    case 0: return leaf()
    case 1: return .negative(formula(depth: depth - 1))
    case 2, 3: return .sum(formula(depth: depth - 1), formula(depth: depth - 1))
    case 4: return .difference(formula(depth: depth - 1), formula(depth: depth - 1))
    case 5, 6: return .product(formula(depth: depth - 1), formula(depth: depth - 1))
    case 7: return .quotient(formula(depth: depth - 1), formula(depth: depth - 1))
    case 8: return .root(.random(in: 2...4, using: &self), formula(depth: depth - 1))
    case 9:
      let exponent = fraction(-4...4, over: 1...3)
      return .power(formula(depth: depth - 1), exponent)
    default:
      let function = pick(ElementaryFunction.allCases)
      return .function(function, formula(depth: depth - 1))
    }
  }

  private mutating func leaf() -> Formula {
    let number = Rational(
      numerator: .random(in: -12...12, using: &self),
      denominator: pick([1, 1, 1, 2, 3, 4, 5, 6, 12]))
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .product(.number(number), .pi)
    case 1: return .root(2, .number(number.magnitude))
    case 2: return .function(.exponential, .number(number))
    default: return .number(number)
    }
  }
}

/// Formulas as string literals: `sqrt(2)^2 - pi`.
///
/// The exponent of a power is a number or in parentheses, and its value is rational.
extension Formula: ExpressibleByStringLiteral {
  init(stringLiteral text: String) {
    var reader = FormulaReader(rest: text.filter { $0 != " " }[...])
    self = reader.sum()
    precondition(reader.rest.isEmpty, "the formula ends before \(reader.rest)")
  }

  /// The value as a fraction; nil if not proven rational.
  func proven() throws -> String? { try real(Budget()).rational?.description }
}

/// A parser without error checks.
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
