/// The names that complete what stands before the cursor.
package struct CompletionMessage: Hashable, Sendable {
  package var names: [String]
  /// The width that the message has.
  package var columns: Int

  package init(_ names: [String], columns: Int) {
    self.names = names
    self.columns = columns
  }

  var sentence: Sentence {
    Sentence(list(columns: columns), brief: list(columns: 20))
  }

  /// The names that fit, and an ellipsis where others do not.
  private func list(columns: Int) -> String {
    var list = ""
    for (index, name) in names.enumerated() {
      let next = list + (index == 0 ? "" : " ") + name
      let isLast = index == names.count - 1
      guard next.count + (isLast ? 0 : 2) <= columns else {
        return list + (index == 0 ? "…" : " …")
      }
      list = next
    }
    return list
  }
}
