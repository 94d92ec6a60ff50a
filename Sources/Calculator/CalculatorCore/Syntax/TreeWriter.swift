import Quantities

/// Writes a tree as tokens that parse to the same tree, with omitted notation written out.
struct TreeWriter {
  let tree: SyntaxTree
  var writesProducts = false
  var enclosed: Set<Int> = []
  var ties: [Int: EntryID] = [:]
  /// The entry whose definition takes the place of its calls.
  var calls: (of: EntryID, definition: Expression)?

  var expression: Expression {
    let tokens = tokens(of: tree.root)
    return Expression(tree.parameters.isEmpty ? tokens : [.parameters(tree.parameters)] + tokens)
  }

  private enum Piece {
    case node(Int)
    case token(Token)
  }

  func tokens(of root: Int) -> [Token] {
    var tokens: [Token] = []
    var rest = [Piece.node(root)]
    while let piece = rest.popLast() {
      switch piece {
      case .token(let token): tokens.append(token)
      case .node(let node):
        if let tie = ties[node] {
          tokens.append(.tie(tie))
        } else {
          rest += pieces(of: node).reversed()
        }
      }
    }
    return tokens
  }

  private func pieces(of node: Int) -> [Piece] {
    let last = node - 1
    switch tree.nodes[node].kind {
    case .number(let number): return [.token(.number(number))]
    case .tie(let origin): return [.token(.tie(origin))]
    case .pick(let origin, let name): return [.token(.pick(origin, name))]
    case .constant(let constant): return [.token(.constant(constant))]
    case .time(let time): return [.token(.time(time))]
    case .one(let unit): return [.token(.unit(unit))]
    case .parentheses: return [.token(.open), .node(last), .token(.close)]
    case .sign(let sign): return [.token(.sign(sign))] + operand(last, of: node)
    case .root: return [.token(.root)] + operand(last, of: node)
    case .postfix(let postfix): return operand(last, of: node) + [.token(.postfix(postfix))]
    case .quantity(let unit): return operand(last, of: node) + [.token(.unit(unit))]
    case .conversion(let unit): return operand(last, of: node) + [.token(.conversion(unit))]
    case .mixedUnits: return operand(tree.operand(before: last), of: node) + operand(last, of: node)
    case .binary(let binary, let isImplied):
      let left = tree.operand(before: last)
      // Behind a quotient, `6/2(2+1)`, a product has its sign.
      let isBare = isImplied && !writesProducts && !tree.nodes[left].isQuotient
      let sign: [Piece] = isBare ? [] : [.token(.binary(binary))]
      return operand(left, of: node) + sign + operand(last, of: node)
    case .call(let function, _): return arguments(of: node, after: .function(function))
    case .userCall(let origin, _):
      guard let calls, calls.of == origin else {
        return arguments(of: node, after: .userCall(origin))
      }
      let arguments = zip(calls.definition.parameters, tree.operands(of: node))
      let body = calls.definition.tokens.dropFirst().flatMap { token -> [Piece] in
        guard case .parameter(let name) = token,
          let (_, argument) = arguments.first(where: { $0.0 == name })
        else { return [.token(token)] }
        return [.token(.open), .node(argument), .token(.close)]
      }
      return [.token(.open)] + body + [.token(.close)]
    case .binding(let name): return [.token(.binding(name))]
    case .parameter(let name, _), .unknown(let name): return [.token(.parameter(name))]
    case .range(let function):
      let operands = tree.operands(of: node)
      return [
        .token(.function(function)), .node(operands[2]), .node(operands[0]), .token(.bound),
        .node(operands[1]), .token(.separator), .node(last), .token(.close),
      ]
    case .solve(let hasRange):
      let operands = tree.operands(of: node)
      let equation: [Piece] = [
        .token(.function(.solve)), .node(operands[1]), .token(.equals), .node(operands[2]),
        .token(.separator),
      ]
      guard hasRange, case .unknown(let name) = tree.nodes[operands[0]].kind else {
        return equation + [.node(operands[0]), .token(.close)]
      }
      return equation + [
        .token(.binding(name)), .node(operands[3]), .token(.bound), .node(operands[4]),
        .token(.close),
      ]
    case .system:
      let operands = tree.operands(of: node)
      let names = operands.compactMap { operand in
        if case .unknown(let name) = tree.nodes[operand].kind { name } else { nil }
      }
      let sides = operands.dropFirst(names.count).enumerated().flatMap { index, side in
        [Piece.node(side), .token(index.isMultiple(of: 2) ? .equals : .separator)]
      }
      let parameters = names.map { [Piece.token(.parameter($0))] }
      return [.token(.function(.solve)), .token(.parameters(names))] + sides
        + parameters.joined(separator: [.token(.separator)]) + [.token(.close)]
    case .curve(let function):
      let operands = tree.operands(of: node)
      guard case .unknown(let name) = tree.nodes[operands[0]].kind else { return [] }
      let bounds = operands.suffix(tree.nodes[node].kind.bounds).map { [Piece.node($0)] }
      return [.token(.function(function))]
        + operands[1..<operands.count - bounds.count].flatMap { [.node($0), .token(.separator)] }
        + [.token(.binding(name))] + bounds.joined(separator: [.token(.bound)]) + [.token(.close)]
    }
  }

  private func arguments(of node: Int, after name: Token) -> [Piece] {
    // Joined sequences cost more at first use than a whole line.
    var pieces = [Piece.token(name)]
    for (index, argument) in tree.operands(of: node).enumerated() {
      if index > 0 { pieces.append(.token(.separator)) }
      pieces.append(.node(argument))
    }
    return pieces + [.token(.close)]
  }

  private func operand(_ operand: Int, of node: Int) -> [Piece] {
    let isEnclosed =
      ties[operand] == nil && (enclosed.contains(operand) || needsParentheses(operand, in: node))
    return isEnclosed ? [.token(.open), .node(operand), .token(.close)] : [.node(operand)]
  }

  private func isUnit(_ node: Int) -> Bool {
    if case .one = tree.nodes[node].kind { true } else { false }
  }

  private func needsParentheses(_ operand: Int, in node: Int) -> Bool {
    let isBase = operand != node - 1
    return switch (tree.nodes[operand].kind, tree.nodes[node].kind) {
    case (.binary(.power, _), .postfix), (.binary(.divide, _), .quantity): true
    case (.binary(.power, _), .binary(.power, _)): isBase
    case (.postfix(.factorial), .postfix(.factorial)), (.postfix(.degree), .quantity): true
    case (.quantity, .binary(.divide, _)):
      !isBase && tree.nodes.endsInNumber(tree.operand(before: operand))
    case (.quantity, .binary(.power, _)), (.mixedUnits, .binary(.power, _)): isBase
    // The unit would join the quantity before it, or the divisor.
    case (.mixedUnits, .binary): isBase && isUnit(operand + 1)
    case (.one(let unit), .quantity), (.quantity(let unit), .quantity):
      unit.factors.contains { $0.exponent < 0 }
    default: false
    }
  }
}

extension [SyntaxTree.Node] {
  /// Whether a dividend ends in a number, which forms a fraction before a unit.
  func endsInNumber(_ dividend: Int) -> Bool {
    var node = dividend
    if case .binary(.multiply, _) = self[node].kind { node -= 1 }
    while case .sign = self[node].kind { node -= 1 }
    return if case .number = self[node].kind { true } else { false }
  }
}

extension SyntaxTree { var expression: Expression { TreeWriter(tree: self).expression } }
