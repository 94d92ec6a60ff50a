/// Why a function has no derivative at a number, or no proven one.
package enum SlopeObstacle: Error, Hashable, Sendable, CaseIterable {
  case kink, jump, divisor
  /// The number is at the end of the domain, or outside.
  case edge
  case unknown
}

extension RealExpression {
  /// The derivative of a node if it and the function are proven continuous around a number, where a
  /// quotient of zeros has its limit.
  package mutating func slope(
    of root: Int, at number: Real, _ budget: Budget
  ) throws(RealError) -> Result<(value: Real, fillsHole: Bool), SlopeObstacle> {
    guard let slope = try derivative(of: root, budget) else { return .failure(.unknown) }
    var obstacle = SlopeObstacle.unknown
    for radius in Self.radii {
      let found = try enclosures(of: [root, slope], around: number, within: radius, budget)
      if found[root]?.definedness == .everywhere, found[slope]?.definedness == .everywhere {
        return .success((try value(of: slope, at: number, budget), false))
      }
      let reasons = order(of: [root, slope]).compactMap { self.obstacle(at: $0, found) }
      obstacle = reasons.first ?? .unknown
    }
    if obstacle == .divisor, let slope = try self.slope(ofHole: root, at: number, budget) {
      return .success((slope, true))
    }
    return .failure(obstacle)
  }

  /// The slope of a quotient n ÷ d of functions with a zero of order m at a number:
  /// (n⁽ᵐ⁺¹⁾ d⁽ᵐ⁾ − n⁽ᵐ⁾ d⁽ᵐ⁺¹⁾) ÷ ((m + 1) (d⁽ᵐ⁾)²), by their Taylor series; nil if unknown.
  private mutating func slope(
    ofHole root: Int, at number: Real, _ budget: Budget
  ) throws(RealError) -> Real? {
    guard case .quotient(var top, var bottom) = nodes[root] else { return nil }
    for order in 0..<Self.greatestOrder {
      guard let nextTop = try derivative(of: top, budget),
        let nextBottom = try derivative(of: bottom, budget),
        case let nodes = [top, bottom, nextTop, nextBottom],
        case let found = try enclosures(of: nodes, around: number, within: Self.radii[0], budget),
        nodes.allSatisfy({ found[$0]?.definedness == .everywhere })
      else { return nil }
      let values = try nodes.map { node throws(RealError) in
        try value(of: node, at: number, budget)
      }
      if values[1].rational?.isZero != true {
        let rise = try values[2].multiplied(by: values[1], budget)
          .subtracting(values[0].multiplied(by: values[3], budget), budget)
        let square = try values[1].multiplied(by: values[1], budget)
        return try rise.divided(
          by: square.multiplied(by: Real(Rational(order + 1)), budget), budget)
      }
      guard values[0].rational?.isZero == true else { return nil }
      (top, bottom) = (nextTop, nextBottom)
    }
    return nil
  }

  private static let greatestOrder = 8

  /// The binary digits of the radii of the neighborhoods to try.
  private static let radii = [64, 256, 1_024]

  private func enclosures(
    of roots: [Int], around number: Real, within radius: Int, _ budget: Budget
  ) throws(RealError) -> [Enclosure?] {
    let precision = 4 * radius
    let center = try number.constructive(budget).interval(precision: precision, budget: budget)
    let reach = Interval(Rational(2).raised(to: -radius), precision: 2)
    let around = center.adding(
      Interval((-reach).lower, reach.upper), precision: precision + max(0, center.exponent))
    try budget.spend(precision * nodes.count)
    return enclosures(
      of: roots, on: around, parameters: try parameterValues(precision: precision, budget),
      precision: precision)
  }

  private func obstacle(at node: Int, _ found: [Enclosure?]) -> SlopeObstacle? {
    let operands = nodes[node].operands.compactMap { found[$0] }
    guard let enclosure = found[node], operands.allSatisfy({ $0.definedness == .everywhere }) else {
      return nil
    }
    switch nodes[node] {
    case .magnitude where operands[0].value.containsZero: return .kink
    case .step where enclosure.definedness != .everywhere: return .jump
    case .quotient where enclosure.definedness != .everywhere: return .divisor
    case _ where enclosure.definedness != .everywhere: return .edge
    default: return nil
    }
  }
}
