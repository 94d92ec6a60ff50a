import Foundation
import TestSupport
import Testing

@testable import ExactNumbers

/// A function both as an expression and as arithmetic in doubles.
private struct TestFunction: CustomTestStringConvertible {
  var testDescription: String
  var expression = RealExpression()
  var curve = RealCurve(value: 0, divisors: [])
  let value: (Double) -> Double

  init(
    _ name: String, _ value: @escaping (Double) -> Double,
    _ make: (inout RealExpression) -> Int
  ) {
    (testDescription, self.value) = (name, value)
    curve = RealCurve(value: make(&expression), divisors: [])
  }

  init(depth: Int, _ random: inout SeededGenerator) {
    var expression = RealExpression()
    let (node, name, value) = Self.part(depth, &expression, &random)
    (testDescription, self.value, self.expression) = (name, value, expression)
    curve = RealCurve(value: node, divisors: [])
  }

  private static func part(
    _ depth: Int, _ expression: inout RealExpression, _ random: inout SeededGenerator
  ) -> (Int, String, (Double) -> Double) {
    guard depth > 0, Int.random(in: 0..<8, using: &random) > 0 else {
      if Bool.random(using: &random) { return (RealExpression.unknown, "x", { $0 }) }
      let number = random.integer(-12...12)
      return (
        expression.constant(Rational(numerator: number, denominator: 4)), "\(number)/4",
        { _ in Double(number) / 4 }
      )
    }
    let (first, name, value) = part(depth - 1, &expression, &random)
    let unary: [(String, RealExpression.Node, (Double) -> Double)] = [
      ("sin", .function(.sine, first), sin), ("cos", .function(.cosine, first), cos),
      ("exp", .function(.exponential, first), exp),
      ("ln", .function(.naturalLogarithm, first), { $0 > 0 ? log($0) : .nan }),
      ("atan", .function(.arcTangent, first), atan), ("abs", .magnitude(first), { abs($0) }),
      ("sqrt", .root(first, 2), { $0.squareRoot() }), ("cbrt", .root(first, 3), cbrt),
      ("floor", .step(.floor, first), { $0.rounded(.down) }), ("sq", .power(first, 2), { $0 * $0 }),
      ("round", .step(.rounded, first), { $0.rounded(.toNearestOrAwayFromZero) }),
      ("trunc", .step(.truncated, first), { $0.rounded(.towardZero) }),
      ("sign", .step(.sign, first), { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }),
      ("asin", .function(.arcSine, first), asin),
    ]
    let choice = Int.random(in: 0..<unary.count + 6, using: &random)
    if choice < unary.count {
      let (word, node, function) = unary[choice]
      return (expression.node(node), "\(word)(\(name))", { function(value($0)) })
    }
    let (second, other, otherValue) = part(depth - 1, &expression, &random)
    switch choice % 3 {
    case 0:
      return (
        expression.node(.sum(first, second)), "(\(name)+\(other))", { value($0) + otherValue($0) }
      )
    case 1:
      return (
        expression.node(.product(first, second)), "\(name)*\(other)", { value($0) * otherValue($0) }
      )
    default:
      return (
        expression.node(.quotient(first, second)), "(\(name))/(\(other))",
        { otherValue($0) == 0 ? .nan : value($0) / otherValue($0) }
      )
    }
  }

  func drawing(
    from lower: Real, to upper: Real, columns: Int, rows: Int
  ) throws -> (grid: PlotGrid, cells: [PlotDrawing.Cell]) {
    var drawing = try PlotDrawing(
      of: [curve], expression, from: lower, to: upper, columns: columns, rows: rows, Budget())
    while try drawing.refine(Budget()) {}
    return (drawing.grid, drawing.cells[0])
  }
}

@Suite("A plot")
struct PlotDrawingTests {
  private static let x = RealExpression.unknown
  private static let columns = 24
  private static let rows = 16

  /// The row of a value, as a fraction; nil if doubles cannot decide it.
  private func position(_ function: TestFunction, _ x: Double, on grid: PlotGrid) -> Double? {
    let values = [x, x.nextUp, x.nextDown, x + 1e-12, x - 1e-12].map(function.value)
    guard values.allSatisfy({ abs($0) < 1e12 && abs($0 - values[0]) < 1e-7 * max(1, abs($0)) })
    else { return nil }
    let height = double(grid.rowHeight)
    return values[0] / height - Double(grid.lowest) + 0.5
  }

  private func double(_ number: Rational) -> Double {
    let interval = Interval(number, precision: 64)
    return interval.lower.double(rounding: .down)
  }

  /// Numbers in a column, close together at its ends and at the ends of the domain.
  private func samples(
    of function: TestFunction, from lower: Double, to upper: Double
  ) -> [Double] {
    let even = (0...2000).map { lower + (upper - lower) * Double($0) / 2000 }
    var edges = [lower, upper]
    for (first, second) in zip(even, even.dropFirst()) {
      let isUndefined = function.value(first).isNaN
      guard isUndefined != function.value(second).isNaN else { continue }
      var (from, to) = (first, second)
      for _ in 0..<60 {
        let middle = (from + to) / 2
        if function.value(middle).isNaN == isUndefined { from = middle } else { to = middle }
      }
      edges.append(isUndefined ? to : from)
    }
    let near = (0..<800).map { (upper - lower) * exp2(-Double($0) / 16) }
    let all = even + edges.flatMap { edge in near.flatMap { [edge + $0, edge - $0] } }
    return all.filter { $0 >= lower && $0 <= upper }.sorted()
  }

  /// Whether the function has a value in a row, or crosses it, between two samples.
  private func crosses(
    _ function: TestFunction, row: Int, at samples: [Double], on grid: PlotGrid
  ) -> Bool {
    let (low, high) = (Double(row) - 1e-5, Double(row) + 1 + 1e-5)
    let height = double(grid.rowHeight)
    func position(_ x: Double) -> Double { function.value(x) / height - Double(grid.lowest) + 0.5 }
    var last: (x: Double, at: Double)?
    for x in samples {
      let value = position(x)
      guard !value.isNaN else {
        last = nil
        continue
      }
      if value >= low, value <= high { return true }
      if let last, (last.at < low) != (value < low) {
        // A continuous function crosses the row between the two; a pole or a jump does not.
        var (from, to) = (last.x, x)
        for _ in 0..<80 {
          let middle = (from + to) / 2
          let at = position(middle)
          if at >= low, at <= high { return true }
          if (at < low) == (last.at < low) { from = middle } else { to = middle }
        }
      }
      last = (x, value)
    }
    return false
  }

  @Test(arguments: 0..<UInt64(40 * caseFactor))
  func `has no point in a dark cell, and one in each lit cell`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let function = TestFunction(depth: 4, &random)
    let (grid, cells) = try function.drawing(
      from: -3, to: 3, columns: Self.columns, rows: Self.rows)
    for column in 0..<Self.columns {
      let (lower, upper) = (double(grid.border(column)), double(grid.border(column + 1)))
      for _ in 0..<40 {
        let x = Double.random(in: lower...upper, using: &random)
        guard let place = position(function, x, on: grid), place > 0, place < Double(Self.rows)
        else { continue }
        let row = Int(place)
        // Doubles cannot decide on which side of a border the value is.
        guard place - Double(row) > 1e-6, Double(row + 1) - place > 1e-6 else { continue }
        #expect(
          cells[column * Self.rows + row] != .dark,
          "\(function.testDescription) at \(x)")
      }
      let samples = samples(of: function, from: lower, to: upper)
      for row in 0..<Self.rows where cells[column * Self.rows + row] == .lit {
        #expect(
          crosses(function, row: row, at: samples, on: grid),
          "\(function.testDescription) from \(lower), row \(row)")
      }
    }
  }

  @Test func `of a constant on a border lights the cells on both sides`() throws {
    // The intervals of sine and cosine contain the border, but the sum is exactly 1.
    let function = TestFunction("sin² + cos² + ½", { _ in 1.5 }) { expression in
      let squares = [ElementaryFunction.sine, .cosine].map {
        expression.node(.power(expression.node(.function($0, Self.x)), 2))
      }
      let half = expression.constant(.half)
      return expression.node(.sum(expression.node(.sum(squares[0], squares[1])), half))
    }
    let grid = PlotGrid(from: 0, to: 1, columns: 8, rows: 8, showing: 0...7)
    #expect(grid.rowHeight == 1 && grid.lowest == 0)
    var search = try CurveSearch(function.expression, function.curve, Budget())
    try search.sample((0...8).map { grid.border($0) }, Budget())
    try search.begin(grid, Budget())
    try search.refine(to: 4, steps: 40, Budget())
    for column in 0..<8 {
      #expect(search.cells[column * 8 + 1] == .lit && search.cells[column * 8 + 2] == .lit)
      #expect(search.cells[column * 8 + 4] == .dark)
    }
  }

  @Test func `has numbers in its parts, even if wider than any double`() {
    let width = Rational(10).raised(to: 400)
    let grid = PlotGrid(from: 0, to: width, columns: 8, rows: 8, showing: 0...7)
    #expect(
      grid.roundNumbers(in: 4) == (0..<4).map { width * Rational(numerator: $0, denominator: 4) })
  }

  @Test func `of nothing is dark, and shows the numbers around zero`() throws {
    let function = TestFunction("ln(-1 - x²)", { _ in .nan }) { expression in
      let square = expression.node(.power(Self.x, 2))
      let sum = expression.difference(expression.constant(-1), square)
      return expression.node(.function(.naturalLogarithm, sum))
    }
    let (grid, cells) = try function.drawing(from: 0, to: 1, columns: 9, rows: 9)
    #expect(cells.allSatisfy { $0 == .dark } && cells.count == 81)
    #expect(grid.row(of: 0) == 4 && grid.row(of: 1) < 9 && grid.row(of: -1) >= 0)
  }

  @Test func `has the value beside a hole of any order, and none at a zero divisor`() throws {
    // The limit of (1 − cos x)/x² at 0 is 1/2: a removable singularity of second order.
    let function = TestFunction("(1 − cos x)/x²", { $0 }) { expression in
      let cosine = expression.node(.function(.cosine, Self.x))
      let top = expression.difference(expression.constant(1), cosine)
      return expression.node(.quotient(top, expression.node(.power(Self.x, 2))))
    }
    let (grid, cells) = try function.drawing(from: -6, to: 6, columns: 81, rows: 40)
    #expect(cells.allSatisfy { $0 != .undecided })
    #expect(cells[40 * 40 + grid.row(of: .half)] == .lit)
    var expression = RealExpression()
    let zero = expression.constant(0)
    let node = expression.node(.product(zero, Self.x))
    var drawing = try PlotDrawing(
      of: [RealCurve(value: node, divisors: [zero])], expression, from: 0, to: 1, columns: 4,
      rows: 4, Budget())
    _ = try drawing.refine(Budget())
    #expect(drawing.cells[0].allSatisfy { $0 == .dark })
  }

  @Test func `has the values beside a hole whose order is too high for a proof`() throws {
    let function = TestFunction("(sin x/x)⁵", { $0 }) { expression in
      let sine = expression.node(.power(expression.node(.function(.sine, Self.x)), 5))
      return expression.node(.quotient(sine, expression.node(.power(Self.x, 5))))
    }
    let (grid, cells) = try function.drawing(from: -3, to: 3, columns: 9, rows: 9)
    for column in 0..<9 where column != 4 {
      #expect(cells[column * 9..<column * 9 + 9].allSatisfy { $0 != .undecided })
    }
    #expect(cells[4 * 9 + grid.row(of: 1)] != .dark)
  }

  @Test func `has nothing on the missing side of a divisor, next to a hole`() throws {
    // At 1 divisor and dividend are zero, but intervals of near numbers contain zero, too.
    let function = TestFunction(
      "(x − x²)/((x⁴ − 2x² + x)(x − 64/7))",
      { x in
        (x - x * x) / ((x * x * x * x - 2 * x * x + x) * (x - 64 / 7.0))
      }
    ) { expression in
      func power(_ exponent: Int) -> Int { expression.node(.power(Self.x, exponent)) }
      let top = expression.difference(Self.x, power(2))
      let double = expression.node(.product(expression.constant(2), power(2)))
      let sum = expression.node(.sum(Self.x, expression.difference(power(4), double)))
      let other = expression.difference(
        Self.x, expression.constant(Rational(numerator: 64, denominator: 7)))
      return expression.node(.quotient(top, expression.node(.product(sum, other))))
    }
    let (grid, cells) = try function.drawing(
      from: Real(Rational(numerator: 1, denominator: 4)),
      to: Real(Rational(numerator: 13, denominator: 4)), columns: 3, rows: 9)
    #expect(cells.allSatisfy { $0 != .undecided })
    #expect(cells[18 + grid.row(of: 0)] == .lit)
  }

  @Test func `leaves undecided what it cannot prove`() throws {
    // At 0 the sign jumps, which the quotient does not show.
    let function = TestFunction("x/|x|", { $0 / abs($0) }) { expression in
      expression.node(.quotient(Self.x, expression.node(.magnitude(Self.x))))
    }
    let (grid, cells) = try function.drawing(from: -1, to: 1, columns: 9, rows: 9)
    #expect(cells[4 * 9 + grid.row(of: 0)] == .undecided)
    #expect(cells[3 * 9 + grid.row(of: 0)] == .dark)
    #expect(cells[4 * 9 + grid.row(of: 1)] == .lit)
  }

  @Test(arguments: [
    (0.0, 1.0), (-1e-9, 1e-9), (1e20, 1e20), (-3, 1000), (0, 1e-300), (-1e299, 1e299),
    (0.1, 0.1 + 1e-17), (-7.25, -7),
  ])
  func `has rows of round height that show all values`(least: Double, greatest: Double) {
    let grid = PlotGrid(from: 0, to: 1, columns: 10, rows: 20, showing: least...greatest)
    let (bottom, height) = (double(grid.bottom), double(grid.rowHeight))
    #expect(bottom <= least && greatest <= bottom + 20 * height)
    let middle = grid.bottom + grid.rowHeight * Rational(numerator: 15, denominator: 2)
    #expect(grid.row(of: middle) == 7 && grid.column(of: 1) == 10)
    let marks = grid.rowMarks(atMost: 5)
    #expect(
      (1...6).contains(marks.count) && marks.allSatisfy { (0...20).contains(grid.row(of: $0)) })
    #expect(
      grid.columnMarks(atMost: 5).map(\.description) == ["0", "1/5", "2/5", "3/5", "4/5", "1"])
  }

  @Test func `of points lights cells on both sides of a border, but not without a proof`() throws {
    let grid = PlotGrid(from: 1, to: 3, columns: 4, rows: 8, showing: 0...7)
    #expect(grid.rowHeight == 1 && grid.lowest == 0)
    let border = Real(Rational(numerator: 5, denominator: 2))
    let points = [PlotPoint(1, try .pi(Budget())), PlotPoint(2, border), PlotPoint(3, -9)]
    let cells = try grid.cells(of: points + [PlotPoint(4, 4)], Budget())
    let lit = cells.indices.filter { cells[$0] == .lit }
    #expect(lit == [3, 8 + 2, 8 + 3, 16 + 2, 16 + 3])
    // sin² 1 + cos² 1 + 3/2, without the closed form that proves it exact.
    let one = Real(1)
    let squares = try [ElementaryFunction.sine, .cosine].map {
      try Real(.wholePower(2), [one.applying($0, Budget())], closedForm: nil, Budget())
    }
    let sum = try Real(.sum, squares, closedForm: nil, Budget())
    let half = try Real(.sum, [sum, Real(.half)], closedForm: nil, Budget())
    let unknown = try grid.cells(of: [PlotPoint(1, half)], Budget())
    #expect(unknown.indices.filter { unknown[$0] == .undecided } == [1, 2])
    #expect(try PlotDrawing.zerosAndExtremes(of: [1, 0, 2, 2, 1], Budget()) == ([2], [2]))
  }

  @Test func `may have irrational ends, and can be cancelled`() throws {
    var expression = RealExpression()
    let node = expression.node(.function(.sine, Self.x))
    let curve = RealCurve(value: node, divisors: [])
    let drawing = try PlotDrawing(
      of: [curve], expression, from: 0, to: Real.pi(Budget()), columns: 40, rows: 10, Budget())
    #expect(drawing.grid.left == 0 && abs(double(drawing.grid.right) - .pi) < 1e-15)
    #expect(throws: RealError.cancelled) {
      let budget = Budget { true }
      var drawing = try PlotDrawing(
        of: [curve], expression, from: 0, to: 100_000, columns: 4000, rows: 10, budget)
      while try drawing.refine(budget) {}
    }
  }
}
