extension Frame {
  /// The rows as text, without the blanks at their ends, joined by line feeds.
  package var plainText: String {
    bounds.rows.map { row in
      let characters = self.row(row).map(\.character)
      let end = characters.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(characters[..<end])
    }
    .joined(separator: "\n")
  }
}
