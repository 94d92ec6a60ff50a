/// Why a function has no derivative at a number, or none that is proven.
package enum SlopeObstacle: Error, Hashable, Sendable, CaseIterable {
  case kink
  case jump
  case divisor
  /// The number is at the end of the domain, or outside.
  case edge
  case unknown
}

extension RealExpression {
  /// The derivative of a node, if it and the function are proven continuous around a number.
  package mutating func slope(
    of root: Int, at number: Real, _ budget: Budget
  ) throws(RealError) -> Result<Real, SlopeObstacle> {
    guard let slope = try derivative(of: root, budget) else { return .failure(.unknown) }
    var obstacle = SlopeObstacle.unknown
    for radius in Self.radii {
      let found = try enclosures(of: [root, slope], around: number, within: radius, budget)
      if found[root]?.extent == .everywhere, found[slope]?.extent == .everywhere {
        return .success(try value(of: slope, at: number, budget))
      }
      let reasons = order(of: [root, slope]).compactMap { self.obstacle(at: $0, found) }
      obstacle = reasons.first ?? .unknown
    }
    return .failure(obstacle)
  }

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
    guard let enclosure = found[node], operands.allSatisfy({ $0.extent == .everywhere }) else {
      return nil
    }
    switch nodes[node] {
    case .magnitude where operands[0].value.containsZero: return .kink
    case .step where enclosure.extent != .everywhere: return .jump
    case .quotient where enclosure.extent != .everywhere: return .divisor
    case _ where enclosure.extent != .everywhere: return .edge
    default: return nil
    }
  }
}
