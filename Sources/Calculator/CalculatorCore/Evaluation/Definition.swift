import Quantities

/// A user-defined function, `f(x) = x^2 + 1`; arguments are calculated once, before it.
package struct Definition: Hashable, Sendable {
  package let name: String
  let tree: SyntaxTree
  private let names: [EntryID: String]

  init(name: String, _ tree: SyntaxTree, names: [EntryID: String]) {
    (self.name, self.tree, self.names) = (name, tree, names)
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
      case .application(let origin, let count):
        tree.nodes[index].kind = .application(transform(origin), arguments: count)
      default: continue
      }
    }
    for (origin, name) in self.names { names[transform(origin)] = name }
    return Definition(name: name, tree, names: names)
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

  /// Substitutes a definition into all calls of an entry, in O(*n* *m*) for *n* and *m* tokens.
  ///
  /// It is nil if an argument count differs or a variable would be captured.
  func replacingCalls(of origin: EntryID, by definition: Expression) -> Expression? {
    let parameters = definition.parameters
    var replaced = self
    while let start = replaced.tokens.lastIndex(of: .application(origin)) {
      guard let (arguments, end) = replaced.arguments(behind: start),
        arguments.count == parameters.count
      else { return nil }
      // A range would capture a parameter of the same name in an argument.
      let bound = definition.tokens.filter { if case .binding = $0 { true } else { false } }
      guard
        !arguments.joined().contains(where: { token in
          if case .parameter(let name) = token { bound.contains(.binding(name)) } else { false }
        })
      else { return nil }
      let values = Dictionary(
        zip(parameters, arguments.map { [.open] + $0 + [.close] }), uniquingKeysWith: { $1 })
      let body = definition.tokens.dropFirst().flatMap { token -> [Token] in
        if case .parameter(let name) = token, let value = values[name] { value } else { [token] }
      }
      replaced.tokens.replaceSubrange(start...end, with: [.open] + body + [.close])
    }
    return replaced
  }

  private func arguments(behind call: Int) -> ([[Token]], end: Int)? {
    var arguments: [[Token]] = [[]]
    var depth = 0
    for index in tokens.indices[(call + 1)...] {
      let token = tokens[index]
      if token == .close, depth == 0 { return (arguments, index) }
      depth += token.nesting
      if token == .separator, depth == 0 {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    return nil
  }
}
