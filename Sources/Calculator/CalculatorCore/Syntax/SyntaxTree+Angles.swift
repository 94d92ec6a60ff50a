import ExactNumbers
import Quantities

/// Plain numbers where an angle in degrees may be meant.
extension SyntaxTree {
  /// The first sine, cosine or tangent of digits, operators and plain ties other than 0, which may
  /// be meant in degrees; or, without a function, such a bound of its argument.
  func plainAngle(ties: (EntryID) -> Quantity?) -> (function: Function?, argument: Int)? {
    var lastOther = -1
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .number, .parentheses, .sign, .binary, .postfix(.percent), .postfix(.factorial),
        .postfix(.doubleFactorial):
        continue
      case .tie(let origin) where ties(origin)?.plain?.rational?.isZero == false: continue
      case .call(let function, arguments: 1)
      where function.entry.units == .angle && lastOther < node.first && !nodes[index - 1].isZero:
        return (function, index - 1)
      case .solve, .curve:
        if let bound = boundLikeDegrees(of: index) { return (nil, bound) }
        lastOther = index
      case .call, .userCall, .tie, .pick, .constant, .time, .one, .root, .postfix, .quantity,
        .conversion, .mixedUnits, .binding, .parameter, .range, .unknown, .system:
        lastOther = index
      }
    }
    return nil
  }

  /// A bound that is rather a number of degrees: `solve(sin(x) = 0.5; x = 0 to 360)`.
  private func boundLikeDegrees(of index: Int) -> Int? {
    let node = nodes[index]
    let isAngle = (node.first..<index).contains { call in
      guard case .call(let function, arguments: 1) = nodes[call].kind,
        function.entry.units == .angle, case let argument = nodes[nodes[call].first..<call],
        argument.contains(where: { if case .parameter = $0.kind { true } else { false } })
      else { return false }
      return argument.allSatisfy { node in
        switch node.kind {
        case .number, .parameter, .parentheses, .sign, .binary: true
        default: false
        }
      }
    }
    guard isAngle else { return nil }
    return operands(of: index).suffix(node.kind.bounds).first { bound in
      guard let value = nodes[bound].kind.number?.decimal?.value.wholeValue else { return false }
      return value >= 30 && value % 15 == 0
    }
  }

  /// A sum, remainder or list of degrees and a plain number: `90° - 30`, `370° mod 360`,
  /// `mean(10°; 20)`.
  func mixedAngles(
    at index: Int, ties: (EntryID) -> Quantity?
  ) -> (sides: [Int], plain: Int, angle: Int)? {
    switch nodes[index].kind {
    case .binary(let binary, _) where binary.precedence == .sum || binary == .modulo: break
    case .call(let function, _) where function.arity.greatest == nil: break
    default: return nil
    }
    let sides = operands(of: index)
    guard let plain = sides.first(where: { isPlain($0, ties) }),
      let angle = sides.first(where: { isInDegrees($0, ties) })
    else { return nil }
    return (sides, plain, angle)
  }

  private func isPlain(_ index: Int, _ ties: (EntryID) -> Quantity?) -> Bool {
    let node = nodes[index]
    return switch node.kind {
    case .number: !node.isZero
    case .tie(let origin): ties(origin).map { $0.unit == nil } ?? false
    case .call(let function, arguments: 1): function.entry.units == .angle
    default: false
    }
  }

  private static let mostNodesOfAngle = 32

  private func isInDegrees(_ index: Int, _ ties: (EntryID) -> Quantity?) -> Bool {
    func isDegree(_ unit: Unit?) -> Bool { unit?.dimension == .angle && unit?.text() != "rad" }
    let (node, inner) = (nodes[index], index - 1)
    // Each operation of a long line looks at few nodes.
    guard index - node.first < Self.mostNodesOfAngle else { return false }
    switch node.kind {
    case .postfix(.degree): return true
    case .quantity(let unit), .conversion(let unit): return isDegree(unit)
    case .tie(let origin): return isDegree(ties(origin)?.unit)
    case .mixedUnits, .parentheses, .sign: return isInDegrees(inner, ties)
    case .binary(let binary, _):
      let sides = [nodes[inner].first - 1, inner].map { isInDegrees($0, ties) }
      return switch binary {
      case .add, .subtract: sides[0] && sides[1]
      case .multiply: sides[0] != sides[1]
      case .divide: sides[0] && !sides[1]
      default: false
      }
    default: return false
    }
  }
}
