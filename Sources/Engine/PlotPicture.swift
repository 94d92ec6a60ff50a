import ExactNumbers
import Quantities

/// How many characters the curves of a plot have; each of them has eight dots.
package struct PlotSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// The dots of a character.
  package static let dots = (columns: 2, rows: 4)
  /// The columns and rows beside the curves, for axes and numbers.
  package static let margin = (columns: 10, rows: 2)

  /// Creates the size of a plot that fits an area with its axes.
  package init(fitting columns: Int, _ rows: Int) {
    self.columns = max(1, columns - Self.margin.columns)
    self.rows = max(1, rows - Self.margin.rows)
  }
}

/// A plot as it is shown: what is known of its cells, and numbers beside it.
package struct PlotPicture: Hashable, Sendable {
  /// A round number on an axis.
  package struct Mark: Hashable, Sendable {
    /// Its column, or its row from the top.
    package let place: Int
    package let text: String
  }

  package let size: PlotSize
  /// The cells of each curve, column by column, each from the lowest row on; there is one for each dot.
  package let cells: [[PlotDrawing.Cell]]
  package let columnMarks: [Mark]
  package let rowMarks: [Mark]
  /// Where zero is; nil for what does not show.
  package let zeroColumn: Int?
  package let zeroRow: Int?

  /// The cell that a dot is, of a curve.
  ///
  /// - Parameter row: counted from the top.
  package func cell(_ curve: Int, column: Int, row: Int) -> PlotDrawing.Cell {
    let rows = size.rows * PlotSize.dots.rows
    return cells[curve][column * rows + rows - 1 - row]
  }
}

extension Plot {
  /// Draws the plot, and reports each picture that proves more than the last one.
  ///
  /// - Throws: `cancelled`, or why the curves have no values.
  package func draw(
    in size: PlotSize, _ style: NumberStyle, _ budget: Budget, report: (PlotPicture) -> Void
  ) throws(RealError) {
    var drawing = try PlotDrawing(
      of: curves, expression, from: lower, to: upper, columns: size.columns * PlotSize.dots.columns,
      rows: size.rows * PlotSize.dots.rows, budget)
    let grid = drawing.grid
    func column(_ number: Rational) -> Int {
      min(grid.column(of: number) / PlotSize.dots.columns, size.columns - 1)
    }
    func row(_ value: Rational) -> Int {
      size.rows - 1 - min(grid.row(of: value) / PlotSize.dots.rows, size.rows - 1)
    }
    let columnMarks = try marks(
      grid.columnMarks(atMost: size.columns / 10), in: range.unit, style, budget, at: column)
    let rowMarks = try marks(
      grid.rowMarks(atMost: size.rows / 3), in: unit, style, budget, at: row)
    let showsZero = (
      column: grid.left <= 0 && 0 <= grid.right, row: (0..<grid.rows).contains(grid.row(of: 0))
    )
    var isWhole = false
    while !isWhole {
      isWhole = try !drawing.refine(budget)
      report(
        PlotPicture(
          size: size, cells: drawing.cells, columnMarks: columnMarks, rowMarks: rowMarks,
          zeroColumn: showsZero.column ? column(0) : nil, zeroRow: showsZero.row ? row(0) : nil))
    }
  }

  /// Numbers on an axis, with their unit where there is room for it.
  private func marks(
    _ numbers: [Rational], in unit: Unit?, _ style: NumberStyle, _ budget: Budget,
    at place: (Rational) -> Int
  ) throws(RealError) -> [PlotPicture.Mark] {
    let width = PlotSize.margin.columns - 1
    for unit in [unit, nil] {
      var marks: [PlotPicture.Mark] = []
      for number in numbers {
        let quantity = FormedQuantity(decimal: Quantity(Real(number), unit))
        if let text = try quantity.text(fitting: width, in: style, budget) {
          marks.append(PlotPicture.Mark(place: place(number), text: text.text))
        }
      }
      if unit == nil || marks.count == numbers.count { return marks }
    }
    return []
  }
}
