import ExactNumbers
import Quantities

/// The size of a plot's drawing area, in characters of eight dots.
package struct PlotSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  private(set) var columnsPerMark = 10
  private(set) var rowsPerMark = 3

  /// Dots per character.
  package static let dots = (columns: 2, rows: 4)
  package static let margin = (columns: 10, rows: 2)

  package init(fitting columns: Int, _ rows: Int) {
    self.columns = max(1, columns - Self.margin.columns)
    self.rows = max(1, rows - Self.margin.rows)
  }

  /// The size in a document, with one unit of length per dot.
  package static let document = {
    var size = PlotSize(fitting: 400 + margin.columns, 120 + margin.rows)
    (size.columnsPerMark, size.rowsPerMark) = (50, 12)
    return size
  }()
}

/// A rendered plot: the state of its cells, and labels.
package struct PlotPicture: Hashable, Sendable {
  package struct Mark: Hashable, Sendable {
    /// The dot column, or the dot row from the top.
    package let place: Int
    package let text: String
  }

  package let size: PlotSize
  package let left: Rational
  package let right: Rational
  /// The cells per curve and dot, in column order, each column from the bottom.
  package let cells: [[PlotDrawing.Cell]]
  package let showsPoints: Bool
  package let columnMarks: [Mark]
  package let rowMarks: [Mark]
  /// The dot positions of the axes; nil if not visible.
  package let zeroColumn: Int?
  package let zeroRow: Int?

  /// Numbers with known values, in ascending order; empty until the cells are final.
  package var stops: [Stop] = []
  /// Whether no further zero or extreme may exist between the stops.
  package var hasAllStops = true

  package struct Stop: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case value, zero, extreme, pole
      /// A removable discontinuity.
      case hole
    }

    package let kind: Kind
    /// The number, or a fraction next to it.
    package let number: Rational
    package let column: Int
    package let text: String
  }

  /// The cell of a curve at a dot, with rows from the top.
  package func cell(_ curve: Int, column: Int, row: Int) -> PlotDrawing.Cell {
    let rows = size.rows * PlotSize.dots.rows
    return cells[curve][column * rows + rows - 1 - row]
  }
}

extension Plot {
  /// Draws the plot and reports each improved picture; the last has values if `withValues`.
  package func draw(
    in size: PlotSize, _ style: NumberStyle, withValues: Bool = false, _ budget: Budget,
    report: (PlotPicture) -> Void
  ) throws(RealError) {
    var drawing = try PlotDrawing(
      of: curves, expression, points: points, from: lower, to: upper,
      columns: size.columns * PlotSize.dots.columns, rows: size.rows * PlotSize.dots.rows, budget)
    let grid = drawing.grid
    func dotColumn(_ number: Rational) -> Int { min(grid.column(of: number), grid.columns - 1) }
    func column(_ number: Rational) -> Int { dotColumn(number) / PlotSize.dots.columns }
    func dotRow(_ value: Rational) -> Int { max(0, grid.rows - 1 - grid.row(of: value)) }
    let columnMarks = try marks(
      grid.columnMarks(atMost: size.columns / size.columnsPerMark)
        .filter { range.name != "n" || points.isEmpty || $0.isWhole },
      in: range.unit, style, budget, at: dotColumn)
    let rowMarks = try marks(
      grid.rowMarks(atMost: size.rows / size.rowsPerMark), in: unit, style, budget, at: dotRow)
    let showsZero = (
      column: grid.left <= 0 && 0 <= grid.right, row: (0..<grid.rows).contains(grid.row(of: 0))
    )
    func picture() -> PlotPicture {
      PlotPicture(
        size: size, left: grid.left, right: grid.right, cells: drawing.cells,
        showsPoints: !points.isEmpty, columnMarks: columnMarks, rowMarks: rowMarks,
        zeroColumn: showsZero.column ? dotColumn(0) : nil, zeroRow: showsZero.row ? dotRow(0) : nil)
    }
    while try drawing.refine(budget) { report(picture()) }
    var last = picture()
    report(last)
    guard withValues else { return }
    (last.stops, last.hasAllStops) = try stops(on: grid, size.columns, style, budget, at: column)
    report(last)
  }

  /// A round number per column and the end, or the points; then zeros, extremes, poles and holes,
  /// and whether these are all.
  private func stops(
    on grid: PlotGrid, _ columns: Int, _ style: NumberStyle, _ budget: Budget,
    at column: (Rational) -> Int
  ) throws(RealError) -> (stops: [PlotPicture.Stop], areAll: Bool) {
    let ordinate = range.name == "y" ? "z" : "y"
    var style = style
    style.significantDigits = min(12, max(3, columns / 2 - 4))
    func text(_ number: Real?, in unit: Unit?) throws(RealError) -> String {
      guard let number else { return "–" }
      do throws(RealError) {
        let text = try QuantityWriter(decimal: Quantity(number, unit)).text(
          .columns(Self.widthOfValues), in: style, budget)
        return text.map { style.mark(isExact: $0.isExact) + $0.text } ?? "–"
      } catch .unknownSign {
        // The value at a zero without a closed form is not provably 0.
        return style.mark(isExact: false) + "0"
      }
    }
    func stop(_ number: Real, _ kind: PlotPicture.Stop.Kind) throws(RealError) -> PlotPicture.Stop {
      var values = try curves.map { curve throws(RealError) in
        try text(expression.value(of: curve, at: number, budget), in: unit)
      }
      for point in points where point.x == number { values.append(try text(point.y, in: unit)) }
      let fraction = try number.fraction(.down, budget)
      return PlotPicture.Stop(
        kind: kind, number: fraction, column: max(0, column(fraction)),
        text: "\(range.name) \(try text(number, in: range.unit)), \(ordinate) "
          + values.joined(separator: "; "))
    }
    var (stops, areAll) = ([PlotPicture.Stop](), true)
    func add(_ places: [Int], _ kind: PlotPicture.Stop.Kind) throws(RealError) {
      for number in places.map({ points[$0 - 1].x }) {
        let place = try number.fraction(.down, budget)
        if grid.left <= place, place <= grid.right { stops.append(try stop(number, kind)) }
      }
    }
    if points.isEmpty {
      let numbers = grid.roundNumbers(in: columns).dropLast().map { Real($0) }
      for number in numbers + [upper] { stops.append(try stop(number, .value)) }
    }
    let special = try PlotDrawing.zerosAndExtremes(of: points.map(\.y), budget)
    try add(points.indices.map { $0 + 1 }, .value)
    try add(special.zeros, .zero)
    try add(special.extremes, .extreme)
    for curve in curves {
      let found = try expression.zerosAndExtremes(of: curve, from: lower, to: upper, budget)
      if !found.areAll { areAll = false }
      for (numbers, kind) in [
        (found.zeros, PlotPicture.Stop.Kind.zero), (found.extremes, .extreme),
      ] {
        // If crowded, one per column is enough.
        var last: Int?
        for number in numbers {
          let place = try column(number.fraction(.down, budget))
          if numbers.count > columns, place == last { continue }
          last = place
          stops.append(try stop(number, kind))
        }
      }
      let gaps = try expression.polesAndHoles(of: curve, from: lower, to: upper, budget)
      for pole in gaps.poles { stops.append(try stop(pole, .pole)) }
      for hole in gaps.holes { stops.append(try stop(hole, .hole)) }
    }
    return (stops.sorted { $0.number < $1.number }, areAll)
  }

  private static let widthOfValues = 40

  /// Labels of an axis; all or none have the unit.
  private func marks(
    _ numbers: [Rational], in unit: Unit?, _ style: NumberStyle, _ budget: Budget,
    at place: (Rational) -> Int
  ) throws(RealError) -> [PlotPicture.Mark] {
    var marks: [PlotPicture.Mark] = []
    for number in numbers {
      let quantity = QuantityWriter(decimal: Quantity(Real(number), unit))
      if let text = try quantity.text(.columns(PlotSize.margin.columns - 1), in: style, budget) {
        marks.append(PlotPicture.Mark(place: place(number), text: text.text))
      }
    }
    if unit == nil || marks.count == numbers.count { return marks }
    return try self.marks(numbers, in: nil, style, budget, at: place)
  }
}
