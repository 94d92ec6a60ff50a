import Quantities

/// How an expression was understood: its operations as a tree, each with its value.
///
/// If the evaluation failed, there are the operations before the one that has no value; those that
/// no other one uses are roots of their own.
package struct Explanation: Hashable, Sendable {
  /// An operation with its value, or an operand that is tied to an entry.
  package struct Step: Hashable, Sendable {
    /// The node that the value is of.
    var node: Int
    package var value: Quantity
    /// Of a percentage in a sum, what it is a part of.
    package var whole: Quantity?
    /// The number of steps that this one is nested in.
    package var depth = 0
    /// The indices of the steps whose values it uses, from left to right.
    ///
    /// Numbers, constants and signs are no steps.
    package var operands: [Int]
  }

  package internal(set) var outcome: Outcome
  /// The steps, each before those that it uses.
  package let steps: [Step]
  private let tree: SyntaxTree

  /// The greatest number of nodes of a tree that is explained.
  static let longest = 1_000_000

  /// Evaluates a tree, and explains how.
  ///
  /// A tree of more than a million nodes is an error.
  ///
  /// - Complexity: O(*n*) operations on numbers for *n* nodes. Nesting uses no recursion.
  init(
    _ tree: SyntaxTree, ties: (EntryID) -> Quantity?, definitions: (EntryID) -> Definition?,
    rates: RateSource, within limits: Limits, unless cancellation: Cancellation
  ) {
    self.tree = tree
    var evaluator = Evaluator(
      limits: limits, cancellation: cancellation, rates: rates, keepsTrace: true)
    do throws(EvaluationError) {
      guard tree.nodes.count <= min(limits.tokens, Self.longest) else {
        throw EvaluationError(.tooLong, at: tree.nodes[tree.root].place)
      }
      outcome = .value(try evaluator.evaluation(of: tree, ties: ties, definitions: definitions))
    } catch {
      outcome = .failure(error)
    }
    steps = Self.steps(of: tree, evaluator.trace ?? [])
  }
}

extension Explanation {
  /// The steps of the nodes that have a value, which are the first ones.
  private static func steps(
    of tree: SyntaxTree, _ trace: [(value: Quantity, whole: Quantity?)]
  ) -> [Step] {
    var found: [Step] = []
    // The steps that no other one uses yet.
    var roots: [Int] = []
    // What is calculated for each number of a range has no value of its own.
    var end = 0
    for (index, traced) in trace.enumerated() where index >= end {
      let node = tree.nodes[index]
      switch node.kind {
      case .binding, .unknown: end = tree.range(of: index)
      default: break
      }
      if node.kind.isStep {
        let before = roots.lastIndex { found[$0].node < node.first }
        let operands = Array(roots[(before.map { $0 + 1 } ?? 0)...])
        roots.removeLast(operands.count)
        roots.append(found.count)
        found.append(Step(node: index, value: traced.value, operands: operands))
      }
      if let whole = traced.whole, let last = roots.last {
        // The percentage, perhaps with a sign, became that part of a value.
        found[last].node = index
        (found[last].value, found[last].whole) = (traced.value, whole)
      }
    }
    return ordered(found, roots)
  }

  /// Steps that follow those that they use, in the order of a tree.
  private static func ordered(_ found: [Step], _ roots: [Int]) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(found.count)
    var places = Array(repeating: 0, count: found.count)
    var pending = roots.reversed().map { (step: $0, depth: 0) }
    while let (index, depth) = pending.popLast() {
      places[index] = steps.count
      var step = found[index]
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

/// Steps as expressions.
extension Explanation {
  /// The expression with parentheses around every operation whose extent they would not change, and
  /// with a sign for every multiplication.
  ///
  /// It has the same value. Percentages in a sum have no parentheses, because those would end their
  /// relation to it; signs and constants have none. If the evaluation failed, it is the expression as
  /// it is.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var parenthesized: Expression {
    guard case .value = outcome else { return tree.expression }
    var enclosed: Set<Int> = []
    for step in steps {
      if step.depth == 0, getsParentheses(step, in: nil) { enclosed.insert(step.node) }
      for operand in step.operands where getsParentheses(steps[operand], in: step) {
        enclosed.insert(steps[operand].node)
      }
    }
    let writer = TreeWriter(tree: tree, writesProducts: true, enclosed: enclosed)
    return Expression(writer.tokens(of: tree.root))
  }

  /// The operation of a step, with a tie in place of each operand that is a step itself.
  ///
  /// The numbers of the ties count the operands of the step. Parentheses around operands are left
  /// out, and every multiplication has a sign.
  ///
  /// - Complexity: O(*n*), where *n* is the number of the step's nodes outside its operands.
  package func operation(of step: Step) -> Expression {
    var writer = TreeWriter(tree: tree, writesProducts: true)
    for (number, operand) in step.operands.enumerated() {
      var node = steps[operand].node
      while let outer = tree.unaryOperation(on: node), outer < step.node,
        tree.nodes[outer].kind == .parentheses
      {
        node = outer
      }
      writer.ties[node] = Self.tie(toOperand: number)
    }
    return Expression(writer.tokens(of: step.node))
  }

  /// The tie in place of an operand, whose writer no tape has.
  package static func tie(toOperand number: Int) -> EntryID {
    EntryID(writer: EntryID.greatestWriter, number: UInt64(number))
  }

  /// The number of the operand in whose place a tie stands; nil for that to an entry.
  package static func operand(ofTie origin: EntryID) -> Int? {
    origin.writer == EntryID.greatestWriter ? Int(origin.number) : nil
  }

  /// The entry that a step without operation is tied to; nil for any other step.
  package func origin(of step: Step) -> EntryID? {
    if case .tie(let origin) = tree.nodes[step.node].kind { origin } else { nil }
  }

  /// Whether a step gets parentheses, so that its extent shows.
  ///
  /// - Parameter outer: the step that uses the value of `step`; nil if there is none.
  private func getsParentheses(_ step: Step, in outer: Step?) -> Bool {
    if step.whole != nil || step.node == tree.root { return false }
    let operation = tree.unaryOperation(on: step.node).map { tree.nodes[$0].kind }
    switch tree.nodes[step.node].kind {
    case .tie, .call, .application, .range, .solve, .plot: return false
    case .postfix:
      // 2 × 5! needs none, 2^(5!) and −(5!) do.
      if case .sign = operation { return true }
      guard operation != .parentheses, let outer else { return false }
      return switch tree.nodes[outer.node].kind {
      case .call, .application: false
      case .binary(let binary, _): binary == .power
      default: true
      }
    default:
      if operation == .parentheses { return false }
      switch operation {
      case .sign, .measure, .compound: return true
      default: break
      }
      switch outer.map({ tree.nodes[$0.node].kind }) {
      case .call, .application: return false
      default: return true
      }
    }
  }
}

extension SyntaxTree.Kind {
  /// Whether the value is one of an operation that is shown, or comes from elsewhere.
  fileprivate var isStep: Bool {
    switch self {
    case .tie, .binary, .root, .postfix, .call, .application, .conversion, .range, .solve,
      .plot:
      true
    case .number, .constant, .time, .one, .parentheses, .sign, .measure, .compound, .binding,
      .unknown, .parameter:
      false
    }
  }
}
