package struct PlotPoint: Hashable, Sendable {
  package let x, y: Real

  package init(_ x: Real, _ y: Real) { (self.x, self.y) = (x, y) }
}

/// Curves or points on a grid, with the cells that they provably meet or miss.
package struct PlotDrawing: Sendable {
  package enum Cell: UInt8, Hashable, Sendable { case dark, lit, undecided }

  package let grid: PlotGrid
  private var searches: [CurveSearch] = []
  private let places: [Cell]?
  private var pass = 0

  private static let passes = [(depth: 3, steps: 8), (10, 60), (40, 240)]

  /// Creates an unproven drawing, on rows that fit the values, or most of them if unbounded.
  package init(
    of curves: [RealCurve], _ expression: RealExpression, points: [PlotPoint] = [],
    from lower: Real, to upper: Real, columns: Int, rows: Int, _ budget: Budget
  ) throws(RealError) {
    let (left, right) = (try lower.fraction(.down, budget), try upper.fraction(.up, budget))
    let width = (right - left) * Rational(numerator: 1, denominator: columns)
    let borders = (0...columns).map { left + width * Rational($0) }
    var values: [Double] = []
    for curve in curves {
      var search = try CurveSearch(expression, curve, budget)
      try search.sample(borders, budget)
      values += search.ends.compactMap { $0?.middle }
      searches.append(search)
    }
    for point in points {
      let place = try point.x.fraction(.down, budget)
      guard left <= place, place <= right else { continue }
      let interval = try point.y.constructive(budget).interval(precision: 128, budget: budget)
      values += [interval.middle].compactMap(\.self)
    }
    values.sort()
    var unproven = searches
    let range = try Self.range(of: values) { () throws(RealError) in
      for index in unproven.indices {
        for (left, right) in zip(borders, borders.dropFirst())
        where try !unproven[index].isBounded(from: left, to: right, budget) { return false }
      }
      return true
    }
    grid = PlotGrid(from: left, to: right, columns: columns, rows: rows, showing: range)
    places = points.isEmpty ? nil : try grid.cells(of: points, budget)
    for index in searches.indices { try searches[index].begin(grid, budget) }
  }

  private static func range(
    of samples: [Double], isBounded: () throws(RealError) -> Bool
  ) throws(RealError) -> ClosedRange<Double> {
    guard let least = samples.first, let greatest = samples.last else { return -1...1 }
    guard least < greatest else { return least - max(1, abs(least))...least + max(1, abs(least)) }
    let (low, high) = (samples[samples.count / 10], samples[samples.count * 9 / 10])
    let spread = high - low
    guard spread > 0, greatest - least > 2 * spread, try !isBounded() else {
      return least...greatest
    }
    return max(least, low - spread / 2)...min(greatest, high + spread / 2)
  }

  /// Refines the proofs; false if no passes are left.
  package mutating func refine(_ budget: Budget) throws(RealError) -> Bool {
    let (depth, steps) = Self.passes[pass]
    for index in searches.indices { try searches[index].refine(to: depth, steps: steps, budget) }
    pass += 1
    return pass < Self.passes.count
  }

  /// The indices, from 1, of points proven to be zero, and of those above or below both neighbours.
  package static func zerosAndExtremes(
    of points: [Real], _ budget: Budget
  ) throws(RealError) -> (zeros: [Int], extremes: [Int]) {
    var found: (zeros: [Int], extremes: [Int]) = ([], [])
    var rise = 0
    for (index, point) in points.enumerated() {
      let sign = try known(point.sign(budget))
      if sign == 0 { found.zeros.append(index + 1) }
      guard index > 0 else { continue }
      let next = try known(point.compare(points[index - 1], budget))
      if rise * (next ?? 0) < 0 { found.extremes.append(index) }
      rise = next ?? 0
    }
    return found
  }

  package var cells: [[Cell]] { searches.map(\.cells) + [places].compactMap(\.self) }
}

extension RealExpression {
  /// The value of a curve at a number; nil if undefined or undecided.
  package func value(
    of curve: RealCurve, at number: Real, _ budget: Budget
  ) throws(RealError) -> Real? {
    try known { () throws(RealError) -> Real? in
      for divisor in curve.divisors
      where try value(of: divisor, at: number, budget).sign(budget) == 0 { return nil }
      return try value(of: curve.value, at: number, budget)
    } ?? nil
  }

  /// The numbers in a range at which a curve is proven to be zero, and to have an extreme; and
  /// whether these are all.
  package func zerosAndExtremes(
    of curve: RealCurve, from lower: Real, to upper: Real, _ budget: Budget
  ) throws(RealError) -> (zeros: [Real], extremes: [Real], areAll: Bool) {
    var expression = self
    var (zero, extreme, divisors) = (curve.value, Int?.none, curve.divisors)
    if case .quotient(let top, let bottom) = nodes[curve.value] {
      // Numerators have fewer holes and poles than quotients.
      (zero, divisors) = (top, divisors + [bottom])
      if let slope = try expression.derivative(of: top, budget),
        let other = try expression.derivative(of: bottom, budget)
      {
        extreme = expression.difference(
          expression.node(.product(slope, bottom)), expression.node(.product(top, other)))
      }
    } else {
      extreme = try expression.derivative(of: curve.value, budget)
    }
    var areAll = true
    func roots(of node: Int) throws(RealError) -> [RealRoot] {
      let found = try known(
        RealEquation(expression, value: node, divisors: divisors, budget)
          .solutions(from: lower, to: upper))
      if found?.areRoots != true { areAll = false }
      return found?.roots ?? []
    }
    let extremes = try extreme.map { node throws(RealError) in try roots(of: node) } ?? []
    var numbers = extremes.filter { !$0.multiplicity.isMultiple(of: 2) }.map(\.value)
    for case let (index, .magnitude(operand)) in nodes.enumerated()
    where order(of: [curve.value]).contains(index) {
      for root in try roots(of: operand) where !root.multiplicity.isMultiple(of: 2) {
        if try turns(curve.value, without: index, at: root.value, budget) {
          numbers.append(root.value)
        }
      }
    }
    let zeros = try roots(of: zero).map(\.value)
    return (zeros, numbers, areAll)
  }

  /// Whether a curve rises on one side of a number and falls on the other, where a magnitude is zero.
  private func turns(
    _ root: Int, without magnitude: Int, at number: Real, _ budget: Budget
  ) throws(RealError) -> Bool {
    var product = 1
    for sign in [-1, 1] {
      var side = RealExpression()
      let value = side.copy(of: root, in: self, signs: [magnitude: sign])
      guard let slope = try side.derivative(of: value, budget) else { return false }
      product *= try known(side.value(of: slope, at: number, budget).sign(budget)) ?? 0
    }
    return product < 0
  }

  /// The numbers in a range at which a curve is proven to have a pole, and a removable hole.
  package func polesAndHoles(
    of curve: RealCurve, from lower: Real, to upper: Real, _ budget: Budget
  ) throws(RealError) -> (poles: [Real], holes: [Real]) {
    var expression = self
    var found: (poles: [Real], holes: [Real]) = ([], [])
    for (top, bottom, isUnbounded) in expression.fractions(below: curve.value) {
      let roots = try known(
        RealEquation(expression, value: bottom, divisors: [], budget)
          .solutions(from: lower, to: upper).roots)
      for root in roots ?? [] {
        switch try known(expression.hasLimit(top, over: bottom, at: root.value, budget)) {
        case true??: found.holes.append(root.value)
        case false?? where isUnbounded: found.poles.append(root.value)
        default: break
        }
      }
    }
    return found
  }

  /// The quotients in an expression, and whether each pole is one of the whole: `sin(1/x)` has
  /// none.
  private func fractions(below root: Int) -> [(top: Int, bottom: Int, isUnbounded: Bool)] {
    var fractions: [(top: Int, bottom: Int, isUnbounded: Bool)] = []
    var (pending, seen): ([(node: Int, isUnbounded: Bool)], Set<Int>) = ([(root, true)], [])
    while let (index, isUnbounded) = pending.popLast() {
      guard seen.insert(index).inserted else { continue }
      let node = nodes[index]
      let keepsPoles =
        switch node {
        case .sum, .power, .magnitude: true
        case .product(let left, let right): nodes[left].isConstant || nodes[right].isConstant
        case .quotient(_, let bottom): nodes[bottom].isConstant
        default: false
        }
      pending += node.operands.map { ($0, isUnbounded && keepsPoles) }
      if case .quotient(let top, let bottom) = node, !nodes[bottom].isConstant {
        fractions.append((top, bottom, isUnbounded))
      }
    }
    return fractions
  }

  private static let mostDerivatives = 4

  /// Whether a quotient has a limit at a zero of its denominator (L'Hôpital); nil if undecided.
  private mutating func hasLimit(
    _ top: Int, over bottom: Int, at number: Real, _ budget: Budget
  ) throws(RealError) -> Bool? {
    var (top, bottom) = (top, bottom)
    for _ in 0..<Self.mostDerivatives {
      if try value(of: top, at: number, budget).sign(budget) != 0 { return false }
      guard let next = try derivative(of: top, budget),
        let other = try derivative(of: bottom, budget)
      else { return nil }
      (top, bottom) = (next, other)
      if try value(of: bottom, at: number, budget).sign(budget) != 0 { return true }
    }
    return nil
  }
}

extension Interval {
  /// A number in the middle, if known to some digits and below 10³⁰⁰.
  fileprivate var middle: Double? {
    let (first, last) = (lower.double(rounding: .down), upper.double(rounding: .up))
    let middle = (first + last) / 2
    return abs(middle) < 1e300 && last - first <= max(abs(middle), 1) * 1e-6 ? middle : nil
  }
}
