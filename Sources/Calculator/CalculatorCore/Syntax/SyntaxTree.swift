import ExactNumbers
import Quantities

/// What an expression says, as a tree.
///
/// The nodes lie in one array, each behind its operands, so that the array from its start on is also
/// the order of calculation: every walk is a loop, however deep the tree is.
///
/// ```text
/// 2 + 3 × 4    →    2  3  4  ×  +
/// ```
///
/// A node that needs a name or a definition is a leaf with the entry that it means; what a text may
/// leave out (the sign of a product, the parentheses of a function) is a fact of its node.
struct SyntaxTree: Hashable, Sendable {
  /// A number, a name or an operation.
  struct Node: Hashable, Sendable {
    var kind: Kind
    /// The index of the first node of the subtree that ends with this node.
    var first: Int
    /// The range of the source: tokens of an expression, or bytes of a text.
    var start: Int
    var end: Int
    /// Where the sign of a binary operator begins, which the place of a divisor includes.
    var sign: Int

    var place: Range<Int> { start..<end }
  }

  /// What a node is; the number of its operands follows from it.
  enum Kind: Hashable, Sendable {
    case number(NumberLiteral)
    /// The result of an entry.
    case tie(EntryID)
    case constant(Constant)
    /// A date, a moment or a duration.
    indirect case time(Quantity)
    /// A unit without a number before it, which is one of the unit.
    case one(Unit)
    /// Something in parentheses.
    case parentheses
    case sign(Sign)
    /// The sign `√` and its operand.
    case root
    case postfix(PostfixOperator)
    /// A number with its unit.
    case measure(Unit)
    /// A quantity in another unit.
    case conversion(Unit)
    /// The sum of the parts of a quantity, as in `3 h 20 min`.
    case compound
    /// An operator between two operands; a product may be without its sign.
    case binary(BinaryOperator, isImplied: Bool)
    case call(Function, arguments: Int)
    /// The value of a function that an entry defines.
    case application(EntryID, arguments: Int)
    /// Where a parameter gets its values, behind the two bounds and before what is calculated for each.
    case binding(String)
    /// A parameter with the number of parameters that were bound before it: those of the definition, then
    /// those of the ranges around it.
    case parameter(String, depth: Int)
    /// The sum or the product of what stands behind its binding.
    case range(Function)
    /// Where an unknown begins to have a meaning, before the two sides of an equation or the functions of
    /// a plot.
    case unknown(String)
    /// The solutions of an equation; its range, if there is one, stands behind the two sides.
    case solve(hasRange: Bool)
    /// A drawing of functions of an unknown, whose range stands behind them.
    case plot

    /// The entry that the node refers to; nil where it does to none.
    var origin: EntryID? {
      switch self {
      case .tie(let origin), .application(let origin, _): origin
      default: nil
      }
    }
  }

  /// The nodes, the last of which is the whole expression; never empty.
  var nodes: [Node]
  /// The parameters of a definition; none where the tree is an expression.
  var parameters: [String]

  /// The index of the whole expression.
  var root: Int { nodes.count - 1 }

  /// The index of the last operand of an operation.
  func lastOperand(of node: Int) -> Int { node - 1 }

  /// The index of the operand before another one of the same operation.
  func operand(before operand: Int) -> Int { nodes[operand].first - 1 }

  /// The indices of the operands of an operation, from the right to the left; empty for a leaf.
  func reversedOperands(of node: Int) -> [Int] {
    var operands: [Int] = []
    var operand = node - 1
    while operand >= nodes[node].first {
      operands.append(operand)
      operand = self.operand(before: operand)
    }
    return operands
  }

  /// The index of the range that a binding belongs to, or of the solution of an unknown.
  func range(of binding: Int) -> Int {
    nodes[(binding + 1)...].firstIndex { $0.first <= binding } ?? root
  }

  /// The operation whose only operand a node is; nil where there is none.
  func unaryOperation(on node: Int) -> Int? {
    guard node < root, nodes[node + 1].first == nodes[node].first else { return nil }
    return node + 1
  }
}

extension SyntaxTree {
  /// This expression minus another one of the same source.
  func minus(_ other: SyntaxTree) -> SyntaxTree {
    let right = other.nodes.map { node in
      var node = node
      node.first += nodes.count
      return node
    }
    let difference = Node(
      kind: .binary(.subtract, isImplied: false), first: 0, start: nodes[root].start,
      end: other.nodes[other.root].end, sign: nodes[root].end)
    return SyntaxTree(nodes: nodes + right + [difference], parameters: [])
  }

  /// The first sine, cosine or tangent of a plain number other than 0; nil if there is none.
  ///
  /// A number is plain if it is made of digits and operators alone. One with `°`, a unit, a constant, a
  /// function, a root or a tie in it may well be meant in radians.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  var plainAngle: (function: Function, argument: Int)? {
    var lastOther = -1
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .number, .parentheses, .sign, .binary, .postfix(.percent), .postfix(.factorial),
        .postfix(.doubleFactorial):
        continue
      case .call(let function, arguments: 1)
      where function.takesAngle && lastOther < node.first && !nodes[index - 1].isZero:
        return (function, index - 1)
      case .call, .application, .tie, .constant, .time, .one, .root, .postfix, .measure,
        .conversion, .compound,
        .binding, .parameter, .range, .unknown, .solve, .plot:
        lastOther = index
      }
    }
    return nil
  }
}

extension SyntaxTree.Node {
  fileprivate var isZero: Bool {
    if case .number(let number) = kind { number.decimal?.value.isZero == true } else { false }
  }
}

extension Function {
  /// Whether the argument is an angle.
  fileprivate var takesAngle: Bool { [.sin, .cos, .tan, .sec, .csc, .cot].contains(self) }
}
