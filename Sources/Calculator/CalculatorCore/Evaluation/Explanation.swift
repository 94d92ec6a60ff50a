import Quantities

/// The operations of an expression as a tree, each with its value; those before any failure.
package struct Explanation: Hashable, Sendable {
  package struct Step: Hashable, Sendable {
    var node: Int
    package var value: Quantity
    package var whole: Quantity?
    package var depth = 0
    /// The operand steps in order; numbers, constants and signs are not steps.
    package var operands: [Int]
  }

  package internal(set) var outcome: Outcome
  /// The steps in preorder.
  package let steps: [Step]
  private let tree: SyntaxTree

  static let longest = 1_000_000

  /// Evaluates a tree and explains how, in O(*n*) operations; trees beyond `longest` fail.
  init(_ tree: SyntaxTree, in context: EvaluationContext) {
    self.tree = tree
    var evaluator = Evaluator(context, keepsTrace: true)
    do throws(EvaluationError) {
      guard tree.nodes.count <= min(context.limits.tokens, Self.longest) else {
        throw EvaluationError(.tooLong, at: tree.nodes[tree.root].place)
      }
      outcome = .value(try evaluator.evaluation(of: tree))
    } catch { outcome = .failure(error) }
    steps = Self.steps(of: tree, evaluator.trace ?? [])
  }
}

extension Explanation {
  private static func steps(
    of tree: SyntaxTree, _ trace: [(value: Quantity, whole: Quantity?)]
  ) -> [Step] {
    var (found, roots) = ([Step](), [Int]())
    // The body of a range has several values.
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
        // The percentage, perhaps signed, is now a part of its base.
        found[last].node = index
        (found[last].value, found[last].whole) = (traced.value, whole)
      }
    }
    return ordered(found, roots)
  }

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
    for index in steps.indices { steps[index].operands = steps[index].operands.map { places[$0] } }
    return steps
  }

  /// The expression with parentheses around operations, except for percentages in a sum, which they
  /// would detach from their base.
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

  /// The operation of a step, with a tie in place of each operand step.
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

  /// The tie to an operand; no tape has its writer.
  package static func tie(toOperand number: Int) -> EntryID {
    EntryID(writer: EntryID.greatestWriter, number: UInt64(number))
  }

  package static func operand(ofTie origin: EntryID) -> Int? {
    origin.writer == EntryID.greatestWriter ? Int(origin.number) : nil
  }

  package func origin(of step: Step) -> EntryID? {
    if case .tie(let origin) = tree.nodes[step.node].kind { origin } else { nil }
  }

  private func getsParentheses(_ step: Step, in outer: Step?) -> Bool {
    if step.whole != nil || step.node == tree.root { return false }
    let operation = tree.unaryOperation(on: step.node).map { tree.nodes[$0].kind }
    if operation == .parentheses { return false }
    var isPostfix = false
    switch tree.nodes[step.node].kind {
    case .tie, .pick, .call, .userCall, .range, .solve, .system, .curve: return false
    case .postfix: isPostfix = true
    default: break
    }
    switch operation {
    case .sign,
      .quantity where !isPostfix, .mixedUnits where !isPostfix:
      return true
    default: break
    }
    // 2 × 5! needs none; 2^(5!) and −(5!) do.
    switch outer.map({ tree.nodes[$0.node].kind }) {
    case .call, .userCall: return false
    case .binary(let binary, _) where isPostfix: return binary == .power
    case nil: return !isPostfix
    default: return true
    }
  }
}

extension SyntaxTree.Kind {
  fileprivate var isStep: Bool {
    switch self {
    case .tie, .pick, .binary, .root, .postfix, .call, .userCall, .conversion, .range, .solve,
      .system, .curve:
      true
    case .number, .constant, .time, .one, .parentheses, .sign, .quantity, .mixedUnits, .binding,
      .unknown, .parameter:
      false
    }
  }
}
