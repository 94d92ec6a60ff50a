import ExactNumbers

/// The uncertainty of a measured value, indirect so that nil costs one word.
package indirect enum Uncertainty: Hashable, Sendable {
  /// The standard uncertainty in the unit of the value, positive: 0.00015 of 6.67430(15).
  case standard(Rational)
  /// That of a result, with the changes caused by each source's uncertainty.
  case combined(Rational, [MeasuredSource: Rational])

  package var number: Rational {
    switch self {
    case .standard(let number), .combined(let number, _): number
    }
  }

  /// The changes by the sources of a result; empty if the value itself is a source.
  package var changes: [MeasuredSource: Rational] {
    if case .combined(_, let changes) = self { changes } else { [:] }
  }

  /// The same with the sources as identified from another line.
  package func seen(from entry: UInt64) -> Uncertainty {
    .combined(
      number,
      Dictionary(uniqueKeysWithValues: changes.map { ($0.key.seen(from: entry), $0.value) }))
  }
}

package enum MeasuredSource: Hashable, Sendable {
  case constant(String)
  /// A number written with its uncertainty; the entry is nil while its line is calculated.
  case number(node: Int, definition: String?, entry: UInt64?)
  case entry(UInt64)

  /// The source as identified from another line, which refers to the entry.
  package func seen(from entry: UInt64) -> MeasuredSource {
    if case .number(let node, let definition, nil) = self {
      return .number(node: node, definition: definition, entry: entry)
    }
    return self
  }

  /// Whether it is uncorrelated with other sources; constants were adjusted together.
  package var isIndependent: Bool { if case .constant = self { false } else { true } }
}
