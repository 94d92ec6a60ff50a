import ExactNumbers
import Quantities

/// Plain numbers where an angle in degrees may be meant.
extension SyntaxTree {
  /// The first sine, cosine or tangent of digits, operators and plain ties other than 0, which may
  /// be meant in degrees; or, without a function, such a bound or argument of its unknown.
  func plainAngle(in context: EvaluationContext) -> (function: Function?, argument: Int)? {
    var lastOther = -1
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .number, .parentheses, .sign, .binary, .postfix(.percent), .postfix(.factorial),
        .postfix(.doubleFactorial):
        continue
      case .tie(let origin) where context.ties(origin)?.plain?.rational?.isZero == false: continue
      case .call(let function, arguments: 1)
      where function.entry.units == .angle && lastOther < node.first && !nodes[index - 1].isZero:
        return (function, index - 1)
      case .solve, .curve:
        let bounds = operands(of: index).suffix(node.kind.bounds)
        if hasAngleOfParameter(node.first..<index), let bound = bounds.first(where: isLikeDegrees) {
          return (nil, bound)
        }
        lastOther = index
      case .userCall(let origin, _):
        if let body = context.definitions(origin)?.tree,
          body.hasAngleOfParameter(body.nodes.indices),
          let argument = operands(of: index).first(where: isLikeDegrees)
        {
          return (nil, argument)
        }
        lastOther = index
      case .call, .tie, .pick, .constant, .time, .one, .root, .postfix, .quantity, .conversion,
        .mixedUnits, .binding, .parameter, .range, .unknown, .system:
        lastOther = index
      }
    }
    return nil
  }

  /// Whether a function takes the plain unknown or parameter as an angle: `sin(2x)`, but not
  /// `sin(2 pi x)`.
  private func hasAngleOfParameter(_ range: Range<Int>) -> Bool {
    range.contains { call in
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
  }

  /// Whether a number is rather one of degrees: 30, 45, 360.
  private func isLikeDegrees(_ index: Int) -> Bool {
    guard let value = nodes[index].kind.number?.decimal?.value.wholeValue else { return false }
    return value >= 30 && value % 15 == 0
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
