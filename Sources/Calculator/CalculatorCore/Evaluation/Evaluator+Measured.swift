import ExactNumbers
import Quantities

extension Evaluator {
  /// Records the sources of a measured value, or `source` if it names none; shifts it with its
  /// source.
  mutating func measured(
    _ value: Quantity, _ source: MeasuredSource, of entry: EntryID? = nil
  ) -> Quantity {
    guard let uncertainty = value.uncertainty else { return value }
    let changes = uncertainty.changes.isEmpty ? [source: uncertainty.number] : uncertainty.changes
    var value = Quantity(value.number, value.unit)
    for (source, change) in changes {
      let source = entry.map { source.seen(from: $0.rawValue) } ?? source
      if !measured.contains(source) { measured.append(source) }
      guard let shifted, source == shifted.source else { continue }
      let shift = Real(change * shifted.part)
      value.number = (try? value.number.adding(shift, Budget())) ?? value.number
    }
    return value
  }

  /// A value with a standard uncertainty in a compatible unit.
  mutating func measured(
    _ value: Quantity, _ limit: Quantity, at index: Int
  ) throws(EvaluationError) -> Quantity {
    if let unit = value.unit ?? limit.unit, unit.isTimePoint {
      throw EvaluationError(.scaledPoint(unit))
    }
    var limit = limit
    if limit.unit != value.unit {
      let sum = try arithmetic.result(of: .add, value, limit)
      limit = try arithmetic.result(of: .subtract, sum, value)
    }
    let budget = arithmetic.budget
    let number = try blaming(limit.number.magnitudeRoundedUp(digits: Self.digitsOfChange, budget))
    guard !number.isZero else { return value }
    var value = value
    value.uncertainty = .standard(number)
    let definition = calls.last?.definition.name
    return measured(value, .number(node: index, definition: definition, entry: nil))
  }

  /// Adds the propagated uncertainty to a value, and to those in the trace.
  ///
  /// Changes by independent sources add as squares; those by constants, whose correlations are
  /// unknown, linearly, as a bound. (JCGM 100:2008, 5.1.2 and 5.2.2)
  mutating func uncertain(
    _ value: Quantity, of tree: SyntaxTree
  ) throws(EvaluationError) -> Quantity {
    let system = value.unit?.result?.system
    let (upper, lower) = hasSteps ? (1, 0) : (Self.smallChange, -Self.smallChange)
    if let result = value.unit?.result, system == nil {
      if result.solutions != nil { throw EvaluationError(.severalSolutions) }
      return value
    }
    let (sources, percentages, solved) = (measured, percentages, solved)
    let kept = trace ?? []
    var results = kept.map(\.value) + (system?.values ?? [value])
    var changes = [[MeasuredSource: Rational]](repeating: [:], count: results.count)
    defer { shifted = nil }
    for source in sources {
      let below = try values(of: tree, shifting: source, by: lower)
      let above = try values(of: tree, shifting: source, by: upper)
      var flat: [Int] = []
      for (index, (below, above)) in zip(below, above).enumerated() {
        let budget = arithmetic.budget
        let change = try blaming { () throws(RealError) in
          let difference = try above.number.subtracting(below.number, budget)
            .multiplied(by: Real((upper - lower).raised(to: -1)), budget)
          let change = try difference.magnitudeRoundedUp(digits: Self.digitsOfChange, budget)
          if change.isZero, !hasSteps,
            try !above.number.subtracting(results[index].number, budget)
              .magnitudeRoundedUp(digits: 1, budget).isZero
          {
            flat.append(index)
          }
          let isRise = change.isZero ? true : try difference.sign(budget) > 0
          return isRise ? change : -change
        }
        if !change.isZero { changes[index][source] = change }
      }
      guard !flat.isEmpty else { continue }
      // Where the slope is zero, the effect of the whole uncertainty counts: cos(0 ± 0.1).
      let far = try values(of: tree, shifting: source, by: 1)
      for index in flat {
        changes[index][source] = try blaming { () throws(RealError) in
          try far[index].number.subtracting(results[index].number, arithmetic.budget)
            .magnitudeRoundedUp(digits: Self.digitsOfChange, arithmetic.budget)
        }
      }
    }
    for (index, changes) in changes.enumerated() where !changes.isEmpty {
      let total = try blaming(combined(changes))
      results[index].uncertainty = .combined(total, changes)
    }
    (self.percentages, self.solved) = (percentages, solved)
    if trace != nil { trace = zip(results, kept).map { ($0, $1.whole) } }
    guard let system else { return results[results.count - 1] }
    let values = Array(results.suffix(system.values.count))
    return LineResult.system(NamedValues(names: system.names, values: values)).quantity
  }

  private mutating func values(
    of tree: SyntaxTree, shifting source: MeasuredSource, by part: Rational
  ) throws(EvaluationError) -> [Quantity] {
    shifted = (source, part)
    let value = try calculatedValue(of: tree)
    return (trace?.map(\.value) ?? []) + (value.unit?.result?.system?.values ?? [value])
  }

  /// Enough digits where changes by one source cancel each other.
  private static let digitsOfChange = 12
  /// The part of an uncertainty in which a curve equals its tangent, to these digits.
  private static let smallChange = Rational(10).raised(to: -15)

  private func combined(_ changes: [MeasuredSource: Rational]) throws(RealError) -> Rational {
    var (squares, bound): (Rational, Rational) = (0, 0)
    for (source, change) in changes {
      if source.isIndependent {
        squares = squares + change * change
      } else {
        bound = bound + change.magnitude
      }
    }
    if changes.count == 1, let change = changes.values.first { return change.magnitude }
    let root = try Real(squares + bound * bound).root(2, arithmetic.budget)
    return try root.magnitudeRoundedUp(digits: Self.digitsOfChange, arithmetic.budget)
  }
}
