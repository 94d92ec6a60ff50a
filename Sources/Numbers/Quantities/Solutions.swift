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

  /// The text of all terms; nil if `write` has no room.
  func text(
    in style: NumberStyle, separator: String = "; ",
    _ write: (Quantity) throws(RealError) -> NumberText?
  ) throws(RealError) -> NumberText? {
    var (texts, isExact) = ([String](), true)
    for term in terms(in: style) {
      var whole = ""
      for (text, quantity) in term {
        whole += text
        guard let quantity else { continue }
        guard let number = try write(quantity) else { return nil }
        whole += number.text
        isExact = isExact && number.isExact
      }
      texts.append(whole)
    }
    let isSum = if case .schedule = self { true } else { false }
    return NumberText(texts.joined(separator: isSum ? " + " : separator), isExact: isExact)
  }

  /// Texts, each perhaps with its quantity.
  typealias Term = [(text: String, quantity: Quantity?)]

  private func terms(in style: NumberStyle) -> [Term] {
    switch self {
    case .solutions(let solutions): solutions.terms(in: style)
    case .plot(let plot): plot.range.terms(in: style)
    case .schedule(let schedule): schedule.terms(in: style)
    case .system(let values): zip(values.names, values.values).map { [("\($0) = ", $1)] }
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
}

package struct Plot: Hashable, Sendable {
  package let expression: RealExpression
  package let curves: [RealCurve]
  /// Points from left to right, if there are no curves.
  package let points: [PlotPoint]
  package let range: Solutions
  package let lower: Real
  package let upper: Real
  package let unit: Unit?

  package init(
    _ curves: [RealCurve], of expression: RealExpression, _ name: String, from lower: Real,
    to upper: Real, in unit: Unit?, values: Unit?, points: [PlotPoint] = []
  ) {
    (self.expression, self.curves, self.points) = (expression, curves, points)
    range = Solutions(RealSolutions(pieces: [.init(from: lower, to: upper)]), of: name, in: unit)
    (self.lower, self.upper, self.unit) = (lower, upper, values)
  }

  /// Values at 1, 2 and so on.
  package init(of values: [Real], in unit: Unit?) {
    let points = values.enumerated().map { PlotPoint(Real(Rational($0.offset + 1)), $0.element) }
    self.init(of: points, "n", in: nil, values: unit)
  }

  /// - Parameter points: at least one, from left to right.
  package init(of points: [PlotPoint], _ name: String = "x", in unit: Unit?, values: Unit?) {
    self.init(
      [], of: RealExpression(), name, from: points[0].x, to: points[points.count - 1].x, in: unit,
      values: values, points: points)
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
    numbers.areRoots && numbers.roots.count == 1 ? self[1] : nil
  }

  package var isEmpty: Bool { numbers.areRoots && numbers.roots.isEmpty }

  package subscript(number: Int) -> Quantity? {
    guard number > 0, number <= numbers.roots.count else { return nil }
    return Quantity(numbers.roots[number - 1].value, unit)
  }

  /// The first roots; nil unless all solutions are roots, and more than these.
  func first(_ count: Int) -> Solutions? {
    guard numbers.areRoots, numbers.roots.count > count else { return nil }
    var first = numbers
    first.roots.removeSubrange(count...)
    return Solutions(first, of: name, in: unit)
  }

  var count: Int { numbers.roots.count + 2 * (numbers.pieces.count + numbers.undecided.count) }

  /// The solutions, such as `−1; 2 (×2); 3 ≤ x < 4 ?`, where `?` marks undecided ones.
  func terms(in style: NumberStyle) -> [LineResult.Term] {
    let (times, atMost, infinity) =
      style.times.contains("×") ? ("×", "≤", "∞") : ("x", "<=", "inf")
    let roots = numbers.roots.map { root in
      let mark = root.multiplicity > 1 ? " (\(times)\(root.multiplicity))" : ""
      return [("", Quantity(root.value, unit)), (mark, nil)] as LineResult.Term
    }
    func term(_ piece: RealSolutions.Piece, _ mark: String) -> LineResult.Term {
      let ends = [piece.lower, piece.upper].map { end in end.map { Quantity($0, unit) } }
      let start = piece.includesLower ? " \(atMost) " : " < "
      let end = piece.includesUpper ? " \(atMost) " : " < "
      let range = (ends[0] == nil ? "" : start) + name + (ends[1] == nil ? "" : end)
      let line = "\(style.minus)\(infinity) < \(name) < \(infinity)"
      return [("", ends[0]), (range == name ? line : range, ends[1]), (mark, nil)]
    }
    return roots + numbers.pieces.map { term($0, "") } + numbers.undecided.map { term($0, " ?") }
  }
}
