extension RealExpression {
  /// The limit of an expression at infinity, as far as simple rules tell it.
  private enum Limit {
    case number(Real)
    /// 0, faster than any power of the unknown grows.
    case vanishing
    /// Infinite with a sign, and no faster than a power of the unknown.
    case infinite(Int)
  }

  /// The limit of a node as the unknown goes to infinity of a sign; nil if none is known.
  func limit(of root: Int, toward sign: Int, _ budget: Budget) throws(RealError) -> Real? {
    var found: [Int: Limit] = [:]
    for index in order(of: [root]) {
      let operands = nodes[index].operands.compactMap { found[$0] }
      guard operands.count == nodes[index].operands.count,
        let limit = try limit(of: index, operands, sign, budget)
      else { return nil }
      found[index] = limit
    }
    switch found[root] {
    case .number(let number): return number
    case .vanishing: return 0
    case .infinite, nil: return nil
    }
  }

  private func limit(
    of index: Int, _ operands: [Limit], _ sign: Int, _ budget: Budget
  ) throws(RealError) -> Limit? {
    switch nodes[index] {
    case .unknown: return .infinite(sign)
    case .constant(let number): return .number(Real(number))
    case .parameter(let index): return .number(parameters[index])
    case .bound: return operands[0]
    case .sum:
      switch (operands[0], operands[1]) {
      case (.number(let left), .number(let right)):
        return .number(try left.adding(right, budget))
      case (.infinite(let left), .infinite(let right)): return left == right ? .infinite(left) : nil
      case (.infinite(let sign), _), (_, .infinite(let sign)): return .infinite(sign)
      case (.vanishing, let other), (let other, .vanishing): return other
      }
    case .product: return try product(operands[0], operands[1], budget)
    case .quotient:
      switch (operands[0], operands[1]) {
      case (.infinite, .infinite), (_, .vanishing): return nil
      case (.number, .infinite): return .number(0)
      case (.vanishing, _): return .vanishing
      case (let top, .number(let bottom)):
        return try product(top, .number(Real(1).divided(by: bottom, budget)), budget)
      }
    case .power(_, let exponent):
      guard case .infinite(let sign) = operands[0] else {
        guard case .number(let number) = operands[0] else { return operands[0] }
        return .number(try number.raised(to: Real(Rational(exponent)), budget))
      }
      return .infinite(exponent.isMultiple(of: 2) ? 1 : sign)
    case .magnitude:
      if case .infinite = operands[0] { return .infinite(1) }
      guard case .number(let number) = operands[0] else { return operands[0] }
      return .number(try number.magnitude(budget))
    case .root(_, let degree):
      switch operands[0] {
      case .infinite(1): return .infinite(1)
      case .number(let number): return .number(try number.root(degree, budget))
      case .vanishing, .infinite: return nil
      }
    case .function(let function, _): return try limit(of: function, operands[0], budget)
    case .exponentiation, .step: return nil
    }
  }

  private func product(
    _ left: Limit, _ right: Limit, _ budget: Budget
  ) throws(RealError) -> Limit? {
    switch (left, right) {
    case (.number(let left), .number(let right)):
      return .number(try left.multiplied(by: right, budget))
    case (.infinite(let left), .infinite(let right)): return .infinite(left * right)
    case (.infinite(let sign), .number(let factor)), (.number(let factor), .infinite(let sign)):
      let other = try factor.sign(budget)
      return other == 0 ? nil : .infinite(sign * other)
    case (.vanishing, _), (_, .vanishing): return .vanishing
    }
  }

  private func limit(
    of function: ElementaryFunction, _ operand: Limit, _ budget: Budget
  ) throws(RealError) -> Limit? {
    switch (function, operand) {
    case (_, .number(let number)): return .number(try number.applying(function, budget))
    case (.exponential, .infinite(-1)): return .vanishing
    case (.exponential, .vanishing), (.cosine, .vanishing): return .number(1)
    case (.arcTangent, .infinite(let sign)):
      return .number(try Real.pi(budget).multiplied(by: Real(Rational(sign) * .half), budget))
    case (.errorFunction, .infinite(let sign)): return .number(Real(Rational(sign)))
    case (.naturalLogarithm, .infinite(1)): return .infinite(1)
    default: return nil
    }
  }
}
