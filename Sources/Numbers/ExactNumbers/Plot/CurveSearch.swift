package struct RealCurve: Hashable, Sendable {
  package let value: Int
  /// The nodes that must be nonzero where the curve has a value.
  package let divisors: [Int]

  package init(value: Int, divisors: [Int]) { (self.value, self.divisors) = (value, divisors) }
}

/// The search for the cells of a grid that a curve meets, by bisection of the columns.
///
/// A cell is lit if it is proven to contain a point of the curve, by the intermediate value theorem
/// on a part where the function is continuous. It is dark if no enclosure of the values meets it.
/// (J. Tupper, Reliable Two-Dimensional Graphing Methods, SIGGRAPH 2001)
struct CurveSearch: Sendable {
  private var expression: RealExpression
  private let curve: RealCurve
  private let slope: Int?
  private let parameters: [Interval]
  /// Numerators and denominators of quotients that may have holes, and their derivatives.
  private var quotients: [Int: [(top: Int, bottom: Int)]] = [:]
  private var holes: [Rational] = []
  private(set) var ends: [Interval?] = []
  private var grid: PlotGrid?
  private var isLit: [Bool] = []
  private var pending: [[Part]] = []

  fileprivate static let precision = 128
  /// The most nodes to evaluate per part before long expressions get fewer parts.
  private static let mostWork = 4_000_000
  private static let leastSteps = 8
  private static let depthOfHoles = 4
  private static let reachOfHoles = 8
  private static let mostDerivatives = 4

  fileprivate struct Part {
    let lower: Rational
    let upper: Rational
    var depth = 0
    let first: Bounds?
    let last: Bounds?
    var rows: [ClosedRange<Int>]
  }

  /// Bounds of values, as rows above the lowest border.
  fileprivate struct Bounds {
    var lower: Double
    var upper: Double
  }

  fileprivate struct Values {
    let value: Interval
    let isContinuous: Bool
    let slope: Interval?
  }

  init(_ expression: RealExpression, _ curve: RealCurve, _ budget: Budget) throws(RealError) {
    (self.expression, self.curve) = (expression, curve)
    slope = try self.expression.derivative(of: curve.value, budget)
    parameters = try self.expression.parameterValues(precision: Self.precision, budget)
    for index in expression.order(of: [curve.value]) {
      if case .quotient(let top, let bottom) = expression.nodes[index] {
        quotients[index] = [(top, bottom)]
      }
    }
  }

  mutating func sample(_ borders: [Rational], _ budget: Budget) throws(RealError) {
    for border in borders { ends.append(try value(at: border, budget)) }
  }

  mutating func isBounded(
    from lower: Rational, to upper: Rational, _ budget: Budget
  ) throws(RealError) -> Bool {
    let interval = Self.interval(lower, upper)
    func isBounded(known: [Int: Interval]) throws(RealError) -> Bool {
      try values(on: interval, budget, known: known).allSatisfy {
        !$0.value.lower.isInfinite && !$0.value.upper.isInfinite
      }
    }
    if try isBounded(known: [:]) { return true }
    let holes = try holes(from: lower, to: upper, farther: upper - lower, budget)
    if holes.isEmpty { return false }
    return try isBounded(known: holes)
  }

  mutating func begin(_ grid: PlotGrid, _ budget: Budget) throws(RealError) {
    self.grid = grid
    isLit = Array(repeating: false, count: grid.columns * grid.rows)
    let borders = (0...grid.columns).map { grid.border($0) }
    let bounds = try zip(borders, ends).map { border, value throws(RealError) in
      try self.bounds(of: value, at: border, on: grid, budget)
    }
    pending = (0..<grid.columns).map {
      [
        Part(
          lower: borders[$0], upper: borders[$0 + 1], first: bounds[$0], last: bounds[$0 + 1],
          rows: [0...grid.rows - 1])
      ]
    }
  }

  mutating func refine(to depth: Int, steps: Int, _ budget: Budget) throws(RealError) {
    guard let grid else { return }
    let undecided = pending.count { !$0.isEmpty }
    let affordable = Self.mostWork / (expression.nodes.count * max(1, undecided))
    let steps = min(steps, max(Self.leastSteps, affordable))
    for column in pending.indices where !pending[column].isEmpty {
      // Wide parts come first, so that all are examined.
      var (waiting, left) = (pending[column], steps)
      pending[column] = []
      while !waiting.isEmpty {
        var halves: [Part] = []
        for part in waiting where part.rows.contains(where: { !isLit(column, $0, grid) }) {
          if part.depth < depth, left > 0 {
            left -= 1
            halves += try self.halves(of: part, column, grid, budget)
          } else {
            pending[column].append(part)
          }
        }
        waiting = halves
      }
    }
  }

  /// The state of the cells, column by column from the left, each from the lowest row.
  var cells: [PlotDrawing.Cell] {
    guard let grid else { return [] }
    var cells = isLit.map { $0 ? PlotDrawing.Cell.lit : .dark }
    for (column, parts) in pending.enumerated() {
      for row in parts.flatMap(\.rows).joined() where !isLit[column * grid.rows + row] {
        cells[column * grid.rows + row] = .undecided
      }
    }
    return cells
  }

  private func isLit(_ column: Int, _ rows: ClosedRange<Int>, _ grid: PlotGrid) -> Bool {
    rows.allSatisfy { isLit[column * grid.rows + $0] }
  }

  private mutating func light(_ column: Int, _ rows: ClosedRange<Int>?, _ grid: PlotGrid) {
    rows?.forEach { isLit[column * grid.rows + $0] = true }
  }
}

extension CurveSearch {
  private mutating func halves(
    of part: Part, _ column: Int, _ grid: PlotGrid, _ budget: Budget
  ) throws(RealError) -> [Part] {
    for end in [part.first, part.last] { light(column, end?.cells(of: grid.rows), grid) }
    let interval = Self.interval(part.lower, part.upper)
    var found = try values(on: interval, budget)
    if part.depth >= Self.depthOfHoles {
      let holes = try holes(
        from: part.lower, to: part.upper,
        farther: grid.columnWidth * Rational(Self.reachOfHoles), budget)
      if !holes.isEmpty { found = try values(on: interval, budget, known: holes) }
    }
    var bounds = found.map { Bounds($0.value, on: grid) }
    if found.count == 1, found[0].isContinuous {
      if let first = part.first, let last = part.last {
        light(column, first.between(last)?.rows(of: grid.rows), grid)
        if let slope = found[0].slope {
          let width = Interval(part.upper - part.lower, precision: Self.precision)
          bounds[0].narrow(
            first, last, rise: Bounds(rise: slope * width, on: grid), isMonotone: slope.sign != nil)
        }
      }
      light(column, bounds[0].cells(of: grid.rows), grid)
    }
    let rows = bounds.compactMap { $0.rows(of: grid.rows) }.filter { !isLit(column, $0, grid) }
    guard !rows.isEmpty else { return [] }
    let middle = (part.lower + part.upper) * .half
    let value = try self.bounds(of: value(at: middle, budget), at: middle, on: grid, budget)
    return [
      Part(
        lower: middle, upper: part.upper, depth: part.depth + 1, first: value, last: part.last,
        rows: rows),
      Part(
        lower: part.lower, upper: middle, depth: part.depth + 1, first: part.first, last: value,
        rows: rows),
    ]
  }

  private static func interval(_ lower: Rational, _ upper: Rational) -> Interval {
    Interval(from: lower, to: upper, precision: precision)
  }

  /// The values on each side of poles and jumps; none where undefined.
  private func values(
    on interval: Interval, _ budget: Budget, known: [Int: Interval] = [:]
  ) throws(RealError) -> [Values] {
    var found: [Values] = []
    var (branch, jumps) = (0, 0)
    repeat {
      try budget.spend(Self.precision * expression.nodes.count)
      var sides = Sides(branch)
      let nodes = [curve.value] + curve.divisors + (slope.map { [$0] } ?? [])
      let enclosures = expression.enclosures(
        of: nodes, on: interval, parameters: parameters, precision: Self.precision, &sides,
        known: known)
      jumps = max(jumps, sides.count)
      branch += 1
      guard let value = enclosures[curve.value] else { break }
      var definedness = value.definedness
      for case let divisor? in curve.divisors.map({ enclosures[$0] }) {
        if divisor.value.sign == 0 { definedness = .nowhere }
        definedness = min(
          definedness, divisor.definedness, divisor.value.containsZero ? .unknown : .everywhere)
      }
      guard definedness != .nowhere else { continue }
      let slope = slope.flatMap { enclosures[$0] }
      found.append(
        Values(
          value: value.value, isContinuous: definedness == .everywhere,
          slope: slope?.definedness == .everywhere ? slope?.value : nil))
    } while branch < 1 << jumps
    return found
  }

  private func value(at number: Rational, _ budget: Budget) throws(RealError) -> Interval? {
    let values = try values(on: Interval(number, precision: Self.precision), budget)
    return values.count == 1 && values[0].isContinuous ? values[0].value : nil
  }

  /// The value at a number in rows, exact if it is rational and may be on a border.
  private func bounds(
    of value: Interval?, at number: Rational, on grid: PlotGrid, _ budget: Budget
  ) throws(RealError) -> Bounds? {
    guard let value else { return nil }
    let bounds = Bounds(value, on: grid)
    guard bounds.cells(of: grid.rows) == nil, bounds.rows(of: grid.rows) != nil,
      let exact = try known(expression.value(of: curve.value, at: Real(number), budget))?.rational
    else { return bounds }
    return Bounds(Interval(exact, precision: Self.precision), exact: exact, on: grid)
  }

  /// The values of quotients near a number where both parts are zero.
  ///
  /// They follow from the derivatives between the number and the part, by Cauchy's mean value
  /// theorem. The number is the simplest one nearby, or one found before that is not much farther.
  private mutating func holes(
    from lower: Rational, to upper: Rational, farther: Rational, _ budget: Budget
  ) throws(RealError) -> [Int: Interval] {
    let reach = (upper - lower) * Rational(Self.reachOfHoles)
    let number =
      holes.first { lower - farther <= $0 && $0 <= upper + farther }
      ?? .simplest(between: lower - reach, upper + reach)
    let interval = Self.interval(min(number, lower), max(number, upper))
    var values: [Int: Interval] = [:]
    for quotient in quotients.keys {
      var order = 0
      while order < Self.mostDerivatives, let pair = try derivatives(order, of: quotient, budget),
        try isZero(pair.top, at: number, budget), try isZero(pair.bottom, at: number, budget)
      {
        order += 1
      }
      guard order > 0, try derivatives(order + 1, of: quotient, budget) != nil,
        let pairs = quotients[quotient]?.prefix(order + 2)
      else { continue }
      let nodes = pairs.flatMap { [$0.top, $0.bottom] }
      let found = enclosures(of: nodes, on: interval)
      guard nodes.allSatisfy({ found[$0]?.definedness == .everywhere }) else { continue }
      // The values of the derivative, from that at the number and the next derivative.
      let there = Interval(number, precision: Self.precision)
      let point = enclosures(of: nodes, on: there)
      let parts = zip(nodes.suffix(4).prefix(2), nodes.suffix(2)).map { node, slope in
        let changes = (found[slope]?.value ?? .line) * (interval - there)
        return ((point[node]?.value ?? .line) + changes).intersection(found[node]?.value ?? .line)
      }
      guard !parts[1].containsZero else { continue }
      values[quotient] = parts[0] / parts[1]
    }
    if !values.isEmpty, !holes.contains(number) { holes.append(number) }
    return values
  }

  private mutating func derivatives(
    _ order: Int, of quotient: Int, _ budget: Budget
  ) throws(RealError) -> (top: Int, bottom: Int)? {
    guard var known = quotients[quotient] else { return nil }
    while known.count <= order {
      guard let top = try expression.derivative(of: known[known.count - 1].top, budget),
        let bottom = try expression.derivative(of: known[known.count - 1].bottom, budget)
      else { return nil }
      known.append((top, bottom))
      quotients[quotient] = known
    }
    return known[order]
  }

  private func enclosures(of nodes: [Int], on interval: Interval) -> [Enclosure?] {
    expression.enclosures(
      of: nodes, on: interval, parameters: parameters, precision: Self.precision)
  }

  private func isZero(
    _ node: Int, at number: Rational, _ budget: Budget
  ) throws(RealError) -> Bool {
    let found = enclosures(of: [node], on: Interval(number, precision: Self.precision))
    guard found[node]?.value.containsZero == true else { return false }
    return try known(expression.value(of: node, at: Real(number), budget))?.rational?.isZero == true
  }
}

extension PlotGrid {
  /// The state of cells with points, in the order of `CurveSearch.cells`.
  func cells(of points: [PlotPoint], _ budget: Budget) throws(RealError) -> [PlotDrawing.Cell] {
    var cells = [PlotDrawing.Cell](repeating: .dark, count: columns * rows)
    for point in points {
      let place = try point.x.fraction(.down, budget)
      guard left <= place, place <= right else { continue }
      let value = try point.y.constructive(budget).interval(
        precision: CurveSearch.precision, budget: budget)
      let bounds = CurveSearch.Bounds(value, exact: point.y.rational, on: self)
      let certain = bounds.cells(of: rows)
      guard let found = certain ?? bounds.rows(of: rows) else { continue }
      let column = column(of: place)
      let first = border(column) == place ? column - 1 : column
      for column in max(0, first)...min(columns - 1, column) {
        for row in found.map({ column * rows + $0 }) where cells[row] != .lit {
          cells[row] = certain == nil ? .undecided : .lit
        }
      }
    }
    return cells
  }
}

extension CurveSearch.Bounds {
  fileprivate init(_ values: Interval, exact: Rational? = nil, on grid: PlotGrid) {
    let scale = grid.rowHeight.raised(to: -1)
    if let exact {
      self.init(Interval((exact - grid.bottom) * scale, precision: 64))
    } else {
      let precision = CurveSearch.precision
      self.init(
        (values - Interval(grid.bottom, precision: precision))
          * Interval(scale, precision: precision))
    }
  }

  fileprivate init(rise: Interval, on grid: PlotGrid) {
    self.init(rise * Interval(grid.rowHeight.raised(to: -1), precision: CurveSearch.precision))
  }

  private init(_ rows: Interval) {
    self.init(lower: rows.lower.double(rounding: .down), upper: rows.upper.double(rounding: .up))
  }

  fileprivate func rows(of count: Int) -> ClosedRange<Int>? {
    guard lower <= Double(count), upper >= 0 else { return nil }
    let first = lower <= 0 ? 0 : Int(lower.rounded(.up)) - 1
    let last = upper >= Double(count) ? count - 1 : Int(upper)
    return max(0, first)...min(count - 1, last)
  }

  /// The one or two rows that contain all values.
  fileprivate func cells(of count: Int) -> ClosedRange<Int>? {
    guard lower >= 0, upper <= Double(count) else { return nil }
    let (first, last) = (Int(upper.rounded(.up)) - 1, Int(lower))
    return first <= last ? max(0, first)...min(count - 1, last) : nil
  }

  fileprivate func between(_ other: Self) -> Self? {
    if upper <= other.lower { return Self(lower: upper, upper: other.lower) }
    if other.upper <= lower { return Self(lower: other.upper, upper: lower) }
    return nil
  }

  fileprivate mutating func narrow(_ first: Self, _ last: Self, rise: Self, isMonotone: Bool) {
    if isMonotone {
      lower = max(lower, min(first.lower, last.lower))
      upper = min(upper, max(first.upper, last.upper))
      return
    }
    guard rise.lower.isFinite, rise.upper.isFinite else { return }
    lower = max(
      lower, (first.lower + min(0, rise.lower)).nextDown, (last.lower - max(0, rise.upper)).nextDown
    )
    upper = min(
      upper, (first.upper + max(0, rise.upper)).nextUp, (last.upper - min(0, rise.lower)).nextUp)
  }
}
