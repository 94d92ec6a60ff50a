struct Enclosure: Sendable {
  enum Definedness: Hashable, Sendable, Comparable {
    case nowhere, unknown
    /// Values everywhere, perhaps with jumps.
    case jumps
    case everywhere
  }

  var value: Interval
  var definedness = Definedness.everywhere
}

/// The sides of poles and jumps in an interval, examined separately because there are no values
/// between them.
struct Sides {
  /// A bit for each: 1 for the upper side.
  private let bits: Int
  /// The number met so far; for further ones all values are taken.
  private(set) var count = 0
  private let most: Int

  static let none = Sides(0, most: 0)

  init(_ bits: Int, most: Int = 2) { (self.bits, self.most) = (bits, most) }

  /// Whether to take the upper side of the next; nil for both.
  mutating func next() -> Bool? {
    guard count < most else { return nil }
    count += 1
    return (bits >> (count - 1)) & 1 == 1
  }
}

extension RealExpression {
  func enclosures(
    of roots: [Int], on interval: Interval, parameters: [Interval], precision: Int
  ) -> [Enclosure?] {
    var sides = Sides.none
    return enclosures(of: roots, on: interval, parameters: parameters, precision: precision, &sides)
  }

  /// The enclosures on one side of poles and jumps, intersected with known ones.
  func enclosures(
    of roots: [Int], on interval: Interval, parameters: [Interval], precision: Int,
    _ sides: inout Sides, known: [Int: Interval] = [:]
  ) -> [Enclosure?] {
    var found = [Enclosure?](repeating: nil, count: nodes.count)
    for index in order(of: roots) {
      let operands = nodes[index].operands.compactMap { found[$0] }
      var enclosure = enclosure(
        of: nodes[index], operands.map(\.value), on: interval, parameters, precision, &sides)
      let definedness = operands.reduce(enclosure.definedness) { min($0, $1.definedness) }
      enclosure.definedness = definedness
      if let values = known[index] {
        if values.upper < enclosure.value.lower || enclosure.value.upper < values.lower {
          // There are no values on this side of a pole.
          enclosure.definedness = .nowhere
        } else {
          enclosure.value = enclosure.value.intersection(values)
        }
      }
      found[index] = enclosure
    }
    return found
  }

  private func enclosure(
    of node: Node, _ operands: [Interval], on interval: Interval, _ parameters: [Interval],
    _ precision: Int, _ sides: inout Sides
  ) -> Enclosure {
    var (value, definedness) = (interval, Enclosure.Definedness.everywhere)
    switch node {
    case .unknown: break
    case .constant(let number): value = Interval(number, precision: precision)
    case .parameter(let index): value = parameters[index]
    case .sum: value = operands[0].adding(operands[1], precision: precision)
    case .product: value = operands[0].multiplied(by: operands[1], precision: precision)
    case .quotient:
      var divisor = operands[1]
      definedness = divisor.sign == 0 ? .nowhere : divisor.containsZero ? .unknown : .everywhere
      if divisor.lower.sign < 0, divisor.upper.sign > 0, let isAbove = sides.next() {
        divisor = Interval(
          isAbove ? BigFloat(0) : divisor.lower, isAbove ? divisor.upper : BigFloat(0))
      }
      value = operands[0].quotients(by: divisor, precision: precision)
    case .power(_, let exponent): value = operands[0].raised(to: exponent, precision: precision)
    case .root(_, let degree):
      value = operands[0].root(degree, precision: precision)
      if degree.isMultiple(of: 2) { definedness = operands[0].definedness(from: 0) }
    case .exponentiation(let base, let exponent):
      definedness = operands[0].definedness(from: 0)
      if operands[0].lower.sign <= 0, operands[1].lower.sign <= 0 {
        definedness = min(definedness, .unknown)
      }
      if operands[0].upper.sign <= 0, !nodes[exponent].isConstant { definedness = .nowhere }
      value = operands[0].raised(to: operands[1], precision: precision)
      // From 0 to 1/e, x^x decreases from 1 to its minimum, and then increases to 1.
      let end = operands[0].upper
      if base == exponent, end.sign > 0, !(BigFloat(1) < end) {
        let turn = Interval(Rational(numerator: 36, denominator: 100), precision: precision)
        let least =
          end < turn.lower
          ? Interval(end).raised(to: Interval(end), precision: precision)
          : Interval(Rational(numerator: 69, denominator: 100), precision: precision)
        value = value.intersection(Interval(least.lower, BigFloat(1)))
      }
    case .function(let function, _):
      value = function.values(on: operands[0], precision: precision)
      let isPole = function.domain.hasPoles && value.exponent == .max
      definedness = isPole ? .unknown : function.domain.definedness(in: operands[0])
    case .magnitude: value = operands[0].magnitude
    case .bound: value = operands[0]
    case .primitive(let index, _):
      return primitives[index].enclosure(on: operands[0], precision: precision)
    case .step(let function, _):
      var (least, greatest) = (
        operands[0].lower.applying(function), operands[0].upper.applying(function)
      )
      definedness =
        least.isInfinite || greatest.isInfinite ? .unknown : least < greatest ? .jumps : .everywhere
      if least.isFollowed(by: greatest), let isAbove = sides.next() {
        if isAbove { least = greatest } else { greatest = least }
      }
      value = Interval(least, greatest)
    }
    return Enclosure(value: value, definedness: definedness)
  }

  func parameterValues(precision: Int, _ budget: Budget) throws(RealError) -> [Interval] {
    try parameters.map { parameter throws(RealError) in
      try parameter.constructive(budget).interval(precision: precision, budget: budget)
    }
  }

  func value(of root: Int, at number: Real, _ budget: Budget) throws(RealError) -> Real {
    var found: [Int: Real] = [:]
    for index in order(of: [root]) {
      let operands = nodes[index].operands.compactMap { found[$0] }
      found[index] = try value(of: nodes[index], operands, at: number, budget)
    }
    return found[root] ?? 0
  }

  func value(
    of node: Node, _ operands: [Real], at number: Real, _ budget: Budget
  ) throws(RealError) -> Real {
    switch node {
    case .unknown: number
    case .constant(let constant): Real(constant)
    case .parameter(let index): parameters[index]
    case .sum: try operands[0].adding(operands[1], budget)
    case .product: try operands[0].multiplied(by: operands[1], budget)
    case .quotient: try operands[0].divided(by: operands[1], budget)
    case .power(_, let exponent): try operands[0].raised(to: Real(Rational(exponent)), budget)
    case .root(_, let degree): try operands[0].root(degree, budget)
    case .exponentiation: try operands[0].raised(to: operands[1], budget)
    case .function(let function, _): try operands[0].applying(function, budget)
    case .magnitude: try operands[0].magnitude(budget)
    case .bound: operands[0]
    case .primitive(let index, _): try primitives[index].value(at: operands[0], budget)
    case .step(let function, _): try operands[0].applying(function, budget)
    }
  }
}

extension Interval {
  /// Where numbers are at least an end, or greater if the domain excludes it.
  fileprivate func definedness(from end: Int, isIncluded: Bool = true) -> Enclosure.Definedness {
    let end = BigFloat(end)
    func isOutside(_ number: BigFloat) -> Bool { isIncluded ? number < end : !(end < number) }
    return isOutside(upper) ? .nowhere : isOutside(lower) ? .unknown : .everywhere
  }
}

extension ElementaryFunction.Domain {
  /// Where numbers are between the ends.
  func definedness(in operand: Interval) -> Enclosure.Definedness {
    min(
      least.map { operand.definedness(from: $0, isIncluded: includesEnds) } ?? .everywhere,
      greatest.map { (-operand).definedness(from: -$0, isIncluded: includesEnds) } ?? .everywhere)
  }
}
