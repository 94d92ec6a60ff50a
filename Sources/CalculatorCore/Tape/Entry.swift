import Quantities

/// A calculation on the tape: what a person wrote, from which its result is derived.
package struct Entry: Hashable, Sendable, Identifiable {
  package let id: EntryID
  /// The name that later entries may use for the result.
  package var name: String?
  /// The expression, whose ties are operands that come from earlier entries.
  package var expression: Expression
  /// What a person noted on the entry, which may hold tags.
  package var comment: String?

  package init(
    id: EntryID, name: String? = nil, expression: Expression, comment: String? = nil
  ) {
    self.id = id
    self.name = name
    self.expression = expression
    self.comment = comment
  }
}

/// What an entry came to.
package enum Outcome: Hashable, Sendable {
  case value(Evaluation)
  case failure(EvaluationError)

  package var evaluation: Evaluation? {
    if case .value(let evaluation) = self { evaluation } else { nil }
  }

  package var value: Quantity? { evaluation?.value }
}

extension Expression {
  /// The entries that the expression is tied to, in the order of its tokens; one may be there twice.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package var origins: [EntryID] {
    var origins: [EntryID] = []
    for case .tie(let origin) in tokens { origins.append(origin) }
    return origins
  }
}
