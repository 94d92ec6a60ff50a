extension RealExpression {
  /// The limit of an expression at infinity, if simple rules decide it.
  private enum Limit {
    case number(Real)
    /// 0, faster than any power of the unknown grows.
    case vanishing
    /// Infinite with a sign, no faster than a power of the unknown.
    case infinite(Int)
  }

  /// The limit of a node as the unknown tends to infinity of a sign; nil if unknown.
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
    let numbers = operands.compactMap { if case .number(let number) = $0 { number } else { nil } }
    switch nodes[index] {
    case .unknown: return .infinite(sign)
    case .step, .exponentiation, .primitive: return nil
    case let node where numbers.count == operands.count:
      return .number(try value(of: node, numbers, at: 0, budget))
    case .constant, .parameter, .bound: return operands.first
    case .sum:
      switch (operands[0], operands[1]) {
      case (.infinite(let left), .infinite(let right)): return left == right ? .infinite(left) : nil
      case (.infinite(let sign), _), (_, .infinite(let sign)): return .infinite(sign)
      case (.vanishing, let other), (let other, _): return other
      }
    case .product: return try product(operands[0], operands[1], budget)
    case .quotient:
      switch (operands[0], operands[1]) {
      case (.infinite, .infinite), (_, .vanishing): return nil
      case (.number, .infinite): return .number(0)
      case (let top, let bottom): return try product(top, bottom, budget)
      }
    case .power(_, let exponent):
      guard case .infinite(let sign) = operands[0] else { return .vanishing }
      return .infinite(exponent.isMultiple(of: 2) ? 1 : sign)
    case .magnitude: return if case .infinite = operands[0] { .infinite(1) } else { .vanishing }
    case .root: return if case .infinite(1) = operands[0] { .infinite(1) } else { nil }
    case .function(let function, _): return try limit(of: function, operands[0], budget)
    }
  }

  private func product(
    _ left: Limit, _ right: Limit, _ budget: Budget
  ) throws(RealError) -> Limit? {
    switch (left, right) {
    case (.infinite(let left), .infinite(let right)): return .infinite(left * right)
    case (.infinite(let sign), .number(let factor)), (.number(let factor), .infinite(let sign)):
      let other = try factor.sign(budget)
      return other == 0 ? nil : .infinite(sign * other)
    // Two numbers have a value.
    case (.vanishing, _), (_, .vanishing), (.number, .number): return .vanishing
    }
  }

  private func limit(
    of function: ElementaryFunction, _ operand: Limit, _ budget: Budget
  ) throws(RealError) -> Limit? {
    switch (function, operand) {
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
