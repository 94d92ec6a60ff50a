import Quantities

/// What an evaluation did, operation by operation.
final class StepRecorder {
  /// An operation that was applied, or an operand that came from elsewhere.
  struct Record {
    var kind: Explanation.Kind
    /// The tokens that the value comes from; parentheses around them do not belong to it.
    var place: Range<Int>
    var value: Quantity
  }

  /// The operations in the order in which they were applied, each after those of its operands.
  private(set) var records: [Record] = []

  func record(_ kind: Explanation.Kind, at place: Range<Int>, _ value: Quantity) {
    records.append(Record(kind: kind, place: place, value: value))
  }
}

extension ShuntingYard.Operator {
  /// What is recorded of the operator.
  var kind: Explanation.Kind {
    switch self {
    case .binary: .binary
    case .compound: .compound
    case .sign: .sign
    case .root: .root
    }
  }
}
