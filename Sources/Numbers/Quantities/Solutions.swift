import ExactNumbers

/// A result of a whole line that cannot be an operand.
package enum LineResult: Hashable, Sendable {
  case solutions(Solutions)
  case plot(Plot)
  case schedule(Schedule)
  case system(NamedValues)

  package var solutions: Solutions? {
    if case .solutions(let solutions) = self { solutions } else { nil }
  }

  package var system: NamedValues? { if case .system(let values) = self { values } else { nil } }

  /// The result as a quantity, with the number of the first root, or else zero.
  package var quantity: Quantity {
    Quantity(solutions?.numbers.roots.first?.value ?? 0, Unit([], result: self))
  }

  func text(
    in style: NumberStyle, separator: String = "; ",
    _ write: (Quantity) throws(RealError) -> NumberText?
  ) throws(RealError) -> NumberText? {
    switch self {
    case .solutions(let solutions): try solutions.text(in: style, separator: separator, write)
    case .plot(let plot): try plot.range.text(in: style, write)
    case .schedule(let schedule): try schedule.text(in: style, write)
    case .system(let values): try values.text(separator: separator, write)
    }
  }

  var count: Int {
    switch self {
    case .solutions(let solutions): solutions.count
    case .plot(let plot): plot.range.count
    case .schedule(let schedule): schedule.count
    case .system(let values): values.names.count
    }
  }

  var columnsOfNames: Int { system?.names.reduce(0) { $0 + $1.count + 3 } ?? 0 }
}

package struct Plot: Hashable, Sendable {
  package let expression: RealExpression
  package let curves: [RealCurve]
  /// Values at 1, 2 and so on, if there are no curves.
  package let points: [Real]
  package let range: Solutions
  package let lower: Real
  package let upper: Real
  package let unit: Unit?

  package init(
    _ curves: [RealCurve], of expression: RealExpression, _ name: String, from lower: Real,
    to upper: Real, in unit: Unit?, values: Unit?, points: [Real] = []
  ) {
    (self.expression, self.curves, self.points) = (expression, curves, points)
    range = Solutions(RealSolutions(pieces: [.init(from: lower, to: upper)]), of: name, in: unit)
    (self.lower, self.upper, self.unit) = (lower, upper, values)
  }

  package init(of points: [Real], in unit: Unit?) {
    self.init(
      [], of: RealExpression(), "n", from: 1, to: Real(Rational(points.count)), in: nil,
      values: unit, points: points)
  }

  package func over(_ lower: Real, _ upper: Real) -> Plot {
    Plot(
      curves, of: expression, range.name, from: lower, to: upper, in: range.unit, values: unit,
      points: points)
  }
}

package struct Solutions: Hashable, Sendable {
  package let name: String
  package let numbers: RealSolutions
  package let unit: Unit?

  package init(_ numbers: RealSolutions, of name: String, in unit: Unit?) {
    (self.numbers, self.name, self.unit) = (numbers, name, unit)
  }

  /// The only solution; nil if there are none or several, or some are undecided.
  package var single: Quantity? {
    guard numbers.roots.count == 1, numbers.pieces.isEmpty, numbers.undecided.isEmpty else {
      return nil
    }
    return Quantity(numbers.roots[0].value, unit)
  }

  package var isEmpty: Bool {
    numbers.roots.isEmpty && numbers.pieces.isEmpty && numbers.undecided.isEmpty
  }

  package subscript(number: Int) -> Quantity? {
    guard (1...max(1, numbers.roots.count)).contains(number), !numbers.roots.isEmpty else {
      return nil
    }
    return Quantity(numbers.roots[number - 1].value, unit)
  }

  /// The first roots; nil unless the solutions are only roots, and more than these.
  func first(_ count: Int) -> Solutions? {
    guard numbers.pieces.isEmpty, numbers.undecided.isEmpty, numbers.roots.count > count else {
      return nil
    }
    var first = numbers
    first.roots.removeSubrange(count...)
    return Solutions(first, of: name, in: unit)
  }

  var count: Int { numbers.roots.count + 2 * (numbers.pieces.count + numbers.undecided.count) }

  /// The solutions, such as `-1; 2 (×2); 3 <= x < 4 ?`, where `?` marks undecided ones.
  func text(
    in style: NumberStyle, separator: String = "; ",
    _ write: (Quantity) throws(RealError) -> NumberText?
  ) throws(RealError) -> NumberText? {
    var texts: [String] = []
    var isExact = true
    func text(of number: Real) throws(RealError) -> String? {
      let text = try write(Quantity(number, unit))
      if text?.isExact == false { isExact = false }
      return text?.text
    }
    func text(of piece: RealSolutions.Piece) throws(RealError) -> String? {
      let lower = try piece.lower.map { end throws(RealError) in try text(of: end) }
      let upper = try piece.upper.map { end throws(RealError) in try text(of: end) }
      if lower == .some(nil) || upper == .some(nil) { return nil }
      let start = (lower ?? nil).map { $0 + (piece.includesLower ? " <= " : " < ") } ?? ""
      let end = (upper ?? nil).map { (piece.includesUpper ? " <= " : " < ") + $0 } ?? ""
      guard piece.lower != nil || piece.upper != nil else {
        return style.minus + "inf < \(name) < inf"
      }
      return start + name + end
    }
    for root in numbers.roots {
      guard let text = try text(of: root.value) else { return nil }
      let times = " (\(style.times.contains("×") ? "×" : "x")\(root.multiplicity))"
      texts.append(root.multiplicity > 1 ? text + times : text)
    }
    for (pieces, mark) in [(numbers.pieces, ""), (numbers.undecided, " ?")] {
      for piece in pieces {
        guard let text = try text(of: piece) else { return nil }
        texts.append(text + mark)
      }
    }
    return NumberText(texts.joined(separator: separator), isExact: isExact)
  }
}
