/// A grid of closed cells over a part of the plane, with round numbers in mid-row, since curves
/// often run along them.
package struct PlotGrid: Hashable, Sendable {
  package let left: Rational
  package let right: Rational
  package let columns: Int
  package let rows: Int
  package let rowHeight: Rational
  /// The multiple of the height at the middle of the lowest row.
  package let lowest: Int

  init(
    from left: Rational, to right: Rational, columns: Int, rows: Int,
    showing values: ClosedRange<Double>
  ) {
    (self.left, self.right, self.columns, self.rows) = (left, right, columns, rows)
    let (least, greatest) = (values.lowerBound, values.upperBound)
    var (height, first, last) = (Rational(0), 0, rows)
    var wanted = (greatest - least) / Double(rows)
    // Doubles cannot tell closer rows apart.
    wanted = max(wanted, max(abs(least), abs(greatest)) * 0x1p-40, 0x1p-1000)
    while last - first >= rows {
      height = .round(atLeast: wanted, Self.heights)
      let step = height.double
      (first, last) = (Int((least / step).rounded()), Int((greatest / step).rounded()))
      wanted = step * 1.01
    }
    rowHeight = height
    lowest = first - (rows - 1 - (last - first)) / 2
  }

  private static let heights = [100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000]
  private static let steps = [100, 200, 500, 1000]

  package var columnWidth: Rational {
    (right - left) * Rational(numerator: 1, denominator: columns)
  }

  package func border(_ column: Int) -> Rational { left + columnWidth * Rational(column) }

  package var bottom: Rational { rowHeight * Rational(numerator: 2 * lowest - 1, denominator: 2) }

  /// The row of a number, possibly outside of the grid.
  package func row(of value: Rational) -> Int {
    ((value - bottom) * rowHeight.raised(to: -1)).floor.wholeValue ?? -1
  }

  package func column(of number: Rational) -> Int {
    ((number - left) * columnWidth.raised(to: -1)).floor.wholeValue ?? -1
  }

  package func columnMarks(atMost count: Int) -> [Rational] {
    Self.marks(from: left, to: right, atMost: count)
  }

  package func rowMarks(atMost count: Int) -> [Rational] {
    Self.marks(from: bottom, to: bottom + rowHeight * Rational(rows), atMost: count)
  }

  package func roundNumbers(in parts: Int) -> [Rational] {
    let width = (right - left) * Rational(numerator: 1, denominator: parts)
    // Neighbouring steps differ by a factor of at most 2.5.
    guard width.double < 0x1p1000, width.double > 0 else {
      return (0..<parts).map { left + width * Rational($0) }
    }
    let step = Rational.round(atLeast: width.double / 2.5, Self.steps)
    return (0..<parts).map { part in
      let start = left + width * Rational(part)
      return -(-start * step.raised(to: -1)).floor * step
    }
  }

  private static func marks(from first: Rational, to last: Rational, atMost count: Int)
    -> [Rational]
  {
    let width = (last - first).double / Double(max(1, count))
    // Beyond the range of doubles no mark is round.
    guard width < 0x1p1000, width > 0 else { return [] }
    let step = Rational.round(atLeast: width, steps)
    var mark = (first * step.raised(to: -1)).floor * step
    var marks: [Rational] = []
    while mark <= last {
      if mark >= first { marks.append(mark) }
      mark = mark + step
    }
    return marks
  }
}

extension Rational {
  fileprivate var double: Double {
    BigFloat(self, precision: 64, rounding: .down).double(rounding: .down)
  }

  /// The least of `hundredths` times a power of ten that is at least `number`.
  fileprivate static func round(atLeast number: Double, _ hundredths: [Int]) -> Rational {
    var (scale, exponent) = (1.0, 0)
    while scale * 10 <= number { (scale, exponent) = (scale * 10, exponent + 1) }
    while scale > number { (scale, exponent) = (scale / 10, exponent - 1) }
    let hundredth = hundredths.first { Double($0) / 100 * scale >= number * (1 - 0x1p-40) } ?? 1000
    return Rational(numerator: hundredth, denominator: 100) * Rational(10).raised(to: exponent)
  }
}
