/// Equality of what a tape holds: its entries in their order, with the results that are known.
extension Tape: Hashable {
  package static func == (left: Tape, right: Tape) -> Bool {
    left.contents.elementsEqual(right.contents)
  }

  package func hash(into hasher: inout Hasher) {
    for content in contents { hasher.combine(content) }
  }

  /// An entry with its result, without its rank and its links, which follow from the entries.
  private struct Content: Hashable {
    var entry: Entry?
    var outcome: Outcome?
  }

  private var contents: some Sequence<Content> {
    ids.lazy.map { Content(entry: self[$0], outcome: outcome(of: $0)) }
  }
}
