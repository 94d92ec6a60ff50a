import ExactNumbers
import Quantities

/// The syntax tree of an expression, in postfix order, the order of evaluation: `2 + 3 × 4` is 2 3
/// 4 × +; every traversal is a loop, however deep the tree.
struct SyntaxTree: Hashable, Sendable {
  struct Node: Hashable, Sendable {
    var kind: Kind
    /// The index of the first node of the subtree rooted here.
    var first: Int
    /// The source, in tokens of an expression or bytes of a text.
    var start: Int
    var end: Int
    /// The start of the sign of a binary operator or a conversion; the place of a divisor begins there.
    var sign: Int

    var place: Range<Int> { start..<end }

    var isValue: Bool { kind.number != nil || kind.tie != nil }

    var isProduct: Bool {
      if case .binary(let binary, _) = kind { binary.precedence == .product } else { false }
    }

    var isQuotient: Bool { if case .binary(.divide, _) = kind { true } else { false } }

    var isPower: Bool { if case .binary(.power, _) = kind { true } else { false } }

    var isCall: Bool { if case .call = kind { true } else { false } }

    var isQuantity: Bool { if case .quantity = kind { true } else { false } }

    /// The unit of a measure, or of a unit alone.
    var unit: Unit? {
      switch kind {
      case .quantity(let unit), .one(let unit): unit
      default: nil
      }
    }

    var isZero: Bool { kind.number?.decimal?.value.isZero == true }
  }

  /// The kind of a node, which determines the number of its operands.
  enum Kind: Hashable, Sendable {
    case number(NumberLiteral)
    case tie(EntryID)
    case pick(EntryID, String)
    case constant(Constant)
    indirect case time(Quantity)
    /// A unit without a number: 1 of the unit.
    case one(Unit)
    case parentheses
    case sign(Sign)
    case root
    case postfix(PostfixOperator)
    case quantity(Unit)
    case conversion(Unit)
    /// The sum of the parts of a quantity, as in `3 h 20 min`.
    case mixedUnits
    case binary(BinaryOperator, isImplied: Bool)
    case call(Function, arguments: Int)
    case userCall(EntryID, arguments: Int)
    /// Binds a variable, after its two bounds and before the body of the range.
    case binding(String)
    /// A parameter, with the number of those bound before it.
    case parameter(String, depth: Int)
    case range(Function)
    /// Binds an unknown, before the sides of an equation or the functions of a curve.
    case unknown(String)
    /// The solutions of an equation, whose range follows its sides.
    case solve(hasRange: Bool)
    case system
    /// A plot, or a derivative, of functions that precede its range or point.
    case curve(Function)

    var bounds: Int {
      switch self {
      case .solve(hasRange: false), .system: 0
      case .curve(.derivative): 1
      default: 2
      }
    }

    var number: NumberLiteral? { if case .number(let number) = self { number } else { nil } }

    var tie: EntryID? { if case .tie(let origin) = self { origin } else { nil } }

    var origin: EntryID? {
      switch self {
      case .tie(let origin), .pick(let origin, _), .userCall(let origin, _): origin
      default: nil
      }
    }
  }

  var nodes: [Node]
  var parameters: [String]

  var root: Int { nodes.count - 1 }

  /// Whether the tree is a call such as `f(x)` and nothing else.
  var isUserCallAlone: Bool {
    guard nodes.count == 2, case .userCall = nodes[1].kind else { return false }
    return true
  }

  var hasTime: Bool { nodes.contains { if case .time = $0.kind { true } else { false } } }

  /// The text with negative differences of clock times up to the next day: `06:30 + 24 h - 22:15`;
  /// nil if there are none.
  func nextDay(_ written: String) -> String? {
    let (longestClock, day) = (10, Rational(24))
    var ends: [Int: Bool] = [:]
    for (index, node) in nodes.enumerated() {
      guard case .binary(.subtract, _) = node.kind,
        case let (left, right) = (nodes[operand(before: index - 1)], nodes[index - 1]),
        case let leaf = nodes[left.first], case .time(let end) = leaf.kind,
        case .time(let start) = right.kind, let last = end.number.rational,
        let first = start.number.rational, written.contains(":"),
        max(leaf.place.count, right.place.count) <= longestClock
      else { continue }
      // The last of several differences is that of the phrase: `6:00 - 0:30 - 22:00`.
      ends[leaf.end] = last < first && (end.unit?.isDuration != true || first < day)
    }
    let late = ends.filter(\.value).keys
    guard !late.isEmpty else { return nil }
    var bytes = Array(written.utf8)
    for end in late.sorted(by: >) { bytes.insert(contentsOf: " + 24 h".utf8, at: end) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func operand(before operand: Int) -> Int { nodes[operand].first - 1 }

  func operands(of node: Int) -> [Int] {
    var operands: [Int] = []
    var operand = node - 1
    while operand >= nodes[node].first {
      operands.append(operand)
      operand = self.operand(before: operand)
    }
    return operands.reversed()
  }

  /// The index of the range of a binding, or of the solution of an unknown.
  func range(of binding: Int) -> Int {
    nodes[(binding + 1)...].firstIndex { $0.first <= binding } ?? root
  }

  func unaryOperation(on node: Int) -> Int? {
    guard node < root, nodes[node + 1].first == nodes[node].first else { return nil }
    return node + 1
  }

  func placed(at place: Range<Int>) -> SyntaxTree {
    var tree = self
    for index in nodes.indices {
      (tree.nodes[index].start, tree.nodes[index].end) = (place.lowerBound, place.upperBound)
      tree.nodes[index].sign = place.lowerBound
    }
    return tree
  }

  func minus(_ other: SyntaxTree) -> SyntaxTree {
    var right = other.nodes.map { node in
      var node = node
      node.first += nodes.count
      return node
    }
    // A percentage is none of the left side: `1/4 in % = 25%`.
    var enclosed = right[right.count - 1]
    enclosed.kind = .parentheses
    right.append(enclosed)
    let difference = Node(
      kind: .binary(.subtract, isImplied: false), first: 0, start: nodes[root].start,
      end: other.nodes[other.root].end, sign: nodes[root].end)
    return SyntaxTree(nodes: nodes + right + [difference], parameters: [])
  }
}
