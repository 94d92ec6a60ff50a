import Quantities

/// A user-defined function, `f(x) = x^2 + 1`; arguments are evaluated first, once.
package struct Definition: Hashable, Sendable {
  package let name: String
  let tree: SyntaxTree
  private let names: [EntryID: String]
  /// The line; nil if a definition that was kept cannot be read from its text.
  let source: DoubtfulTree.Source?

  /// Reads a definition that was kept from the text of its line.
  init(
    name: String, _ expression: Expression, names: [EntryID: String], within limits: Limits
  ) throws(EvaluationError) {
    let line =
      "\(Self.heading(name, expression.parameters)) = "
      + expression.source { names[$0] ?? $0.description }
    let formula = try? Formula(line, in: StoredScope(entries: names))
    if let definition = formula?.definition, definition.expression == expression {
      self = definition
    } else {
      self.init(name: name, try expression.tree(within: limits), names: names)
    }
  }

  init(
    name: String, _ tree: SyntaxTree, names: [EntryID: String], _ source: DoubtfulTree.Source? = nil
  ) {
    (self.name, self.tree, self.names, self.source) = (name, tree, names, source)
  }

  package var parameters: [String] { tree.parameters }

  package var origins: [EntryID] { expression.origins }

  /// The definition as an expression that starts with the parameters.
  package var expression: Expression { tree.expression }

  package func mapOrigins(_ transform: (EntryID) -> EntryID) -> Definition {
    var (tree, names) = (tree, [EntryID: String]())
    for index in tree.nodes.indices {
      switch tree.nodes[index].kind {
      case .tie(let origin): tree.nodes[index].kind = .tie(transform(origin))
      case .pick(let origin, let name): tree.nodes[index].kind = .pick(transform(origin), name)
      case .userCall(let origin, let count):
        tree.nodes[index].kind = .userCall(transform(origin), arguments: count)
      default: continue
      }
    }
    for (origin, name) in self.names { names[transform(origin)] = name }
    return Definition(name: name, tree, names: names, source)
  }

  package var heading: String { Self.heading(name, parameters) }

  static func heading(_ name: String, _ parameters: [String]) -> String {
    parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: "; ")))"
  }

  func error(_ error: EvaluationError, at call: Range<Int>) -> EvaluationError {
    switch error.kind {
    case .cancelled, .inFunction, .noRates, .noRate: return EvaluationError(error.kind, at: call)
    default: break
    }
    let covering = tree.nodes.indices.filter {
      tree.nodes[$0].place.lowerBound <= error.place.lowerBound
        && error.place.upperBound <= tree.nodes[$0].place.upperBound
    }
    let part = Expression(TreeWriter(tree: tree).tokens(of: covering.first ?? tree.root))
    return EvaluationError(
      .inFunction(error.kind, name, at: part.source { names[$0] ?? "…" }), at: call)
  }
}

extension Expression {
  package var parameters: [String] {
    if case .parameters(let names) = tokens.first { names } else { [] }
  }

  var isDefinition: Bool { !parameters.isEmpty }

  /// Substitutes a definition into all calls of an entry; nil if a call is malformed, or if the
  /// variable of a range would capture a name in an argument.
  func replacingCalls(of origin: EntryID, by definition: Expression) -> Expression? {
    guard let tree = try? tree() else { return nil }
    for (index, node) in tree.nodes.enumerated() {
      guard case .userCall(origin, let count) = node.kind else { continue }
      let isCaptured = tree.nodes[node.first..<index].contains { argument in
        guard case .parameter(let name, _) = argument.kind else { return false }
        return definition.tokens.contains(.binding(name))
      }
      guard count == definition.parameters.count, !isCaptured else { return nil }
    }
    return TreeWriter(tree: tree, calls: (origin, definition)).expression
  }
}
