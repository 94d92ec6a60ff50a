import ExactNumbers
import Quantities

/// Measured values, and how their uncertainties propagate.
extension Evaluator {
  /// The source of a measured value.
  enum MeasuredValue: Hashable {
    case constant(Constant)
    case tie(EntryID)
  }

  /// Records a measured value; adds the uncertainty if it is the shifted one.
  mutating func measured(_ value: Quantity, _ source: MeasuredValue) -> Quantity {
    guard let uncertainty = value.uncertainty else { return value }
    if !measured.contains(source) { measured.append(source) }
    var value = Quantity(value.number, value.unit)
    if source == shifted {
      value.number = (try? value.number.adding(Real(uncertainty.number), Budget())) ?? value.number
    }
    return value
  }

  /// Adds the propagated uncertainty to a value, and to those in the trace.
  ///
  /// Each measured value is shifted by its uncertainty, and the resulting changes are added up.
  /// That bound holds for any correlation of the measured values. (JCGM 100:2008, 5.2.2)
  mutating func uncertain(
    _ value: Quantity, of tree: SyntaxTree, _ ties: (EntryID) -> Quantity?,
    _ definitions: (EntryID) -> Definition?
  ) throws(EvaluationError) -> Quantity {
    let place = tree.nodes[tree.root].place
    if let result = value.unit?.result {
      guard !result.isSolutions else { throw EvaluationError(.severalSolutions, at: place) }
      return value
    }
    let (sources, percentages, solved) = (measured, percentages, solved)
    let kept = trace ?? []
    var results = kept.map(\.value) + [value]
    var sums = [Rational](repeating: 0, count: results.count)
    defer { shifted = nil }
    for source in sources {
      shifted = source
      let changed = try calculatedValue(of: tree, ties, definitions)
      let others = (trace?.map(\.value) ?? []) + [changed]
      for (index, other) in others.enumerated() {
        let (budget, result) = (arithmetic.budget, results[index])
        let change = try arithmetic.blaming(place) { () throws(RealError) in
          try other.number.subtracting(result.number, budget).magnitudeRoundedUp(digits: 3, budget)
        }
        sums[index] = sums[index] + change
      }
    }
    for (index, sum) in sums.enumerated() where !sum.isZero {
      results[index].uncertainty = .standard(sum)
    }
    (self.percentages, self.solved) = (percentages, solved)
    if trace != nil { trace = zip(results, kept).map { ($0, $1.whole) } }
    return results[results.count - 1]
  }
}
