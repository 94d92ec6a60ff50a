import Quantities

/// How an expression was understood: its operations as a tree, each with its value.
///
/// If the evaluation failed, there are the operations before the one that has no value; those that
/// no other one uses are roots of their own.
package struct Explanation: Hashable, Sendable {
  /// An operation with its value, or an operand that is tied to an entry.
  package struct Step: Hashable, Sendable {
    /// The tokens that the value comes from.
    package var place: Range<Int>
    package var value: Quantity
    /// Of a percentage in a sum, what it is a part of.
    package var whole: Quantity?
    /// The number of steps that this one is nested in.
    package var depth: Int
    /// The indices of the steps whose values it uses, from left to right.
    ///
    /// Numbers, constants and signs are no steps.
    package var operands: [Int]
    var kind: Kind
  }

  /// What gave a value.
  enum Kind: Hashable {
    case tie
    /// An operator between two operands.
    case binary
    case root
    /// A sign, which is no step: it belongs to the step that its operand is used in.
    case sign
    case postfix
    case function
    /// A quantity with several units, which is no step: it is an operand.
    case compound
    /// A quantity in another unit.
    case conversion
    /// A percentage became that part of a value.
    case share(of: Quantity)
  }

  /// The expression with its parentheses closed.
  package let expression: Expression
  package let outcome: Outcome
  /// The steps, each before those that it uses.
  package let steps: [Step]

  /// The greatest number of tokens of an expression that is explained.
  static let longest = 1_000_000

  /// The explanation with another error.
  func failing(_ error: EvaluationError) -> Explanation {
    Explanation(expression: expression, outcome: .failure(error), steps: steps)
  }
}

extension Expression {
  /// Evaluates the expression, as `evaluated` does, and explains how.
  ///
  /// An expression of more than a million tokens is an error.
  ///
  /// - Complexity: O(*n*) operations on numbers for *n* tokens. Nesting uses no recursion.
  package func explained(
    ties: (EntryID) -> Quantity? = { _ in nil }, rates: RateSource = .none,
    within limits: Limits = .standard, unless cancellation: Cancellation = .never
  ) -> Explanation {
    let recorder = StepRecorder()
    var limits = limits
    limits.tokens = min(limits.tokens, Explanation.longest)
    // One with too many closing parentheses is an error.
    let expression = openParentheses > 0 ? closed : self
    let outcome: Outcome
    do throws(EvaluationError) {
      outcome = .value(
        try expression.evaluated(
          ties: ties, rates: rates, within: limits, unless: cancellation,
          recordedBy: recorder))
    } catch {
      outcome = .failure(error)
    }
    return Explanation(
      expression: expression, outcome: outcome,
      steps: StepTree(recorder.records).steps)
  }
}

/// Steps on their way from the order of calculation to that of a tree.
private struct StepTree {
  private var nodes: [Explanation.Step] = []
  /// The nodes that no other one uses yet.
  private var roots: [Int] = []

  /// Finds the operands of each record: the records before it whose tokens are among its own.
  init(_ records: [StepRecorder.Record]) {
    for record in records {
      if case .share(let whole) = record.kind, let last = roots.last {
        nodes[last].place = record.place
        nodes[last].value = record.value
        nodes[last].whole = whole
        continue
      }
      if record.kind == .sign || record.kind == .compound { continue }
      let before = roots.lastIndex { nodes[$0].place.lowerBound < record.place.lowerBound }
      let operands = Array(roots[(before.map { $0 + 1 } ?? 0)...])
      roots.removeLast(operands.count)
      roots.append(nodes.count)
      nodes.append(
        Explanation.Step(
          place: record.place, value: record.value, depth: 0, operands: operands,
          kind: record.kind))
    }
  }

  /// The steps, each before those that it uses.
  var steps: [Explanation.Step] {
    var steps: [Explanation.Step] = []
    steps.reserveCapacity(nodes.count)
    var places = Array(repeating: 0, count: nodes.count)
    var pending = roots.reversed().map { (node: $0, depth: 0) }
    while let (node, depth) = pending.popLast() {
      places[node] = steps.count
      var step = nodes[node]
      step.depth = depth
      pending += step.operands.reversed().map { ($0, depth + 1) }
      steps.append(step)
    }
    for index in steps.indices {
      steps[index].operands = steps[index].operands.map { places[$0] }
    }
    return steps
  }
}
