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

extension Frame: CustomDebugStringConvertible {
  /// The size, where the cursor stands, and the plain text; styles are left out.
  package var debugDescription: String {
    let cursor = cursor.map { ", cursor in column \($0.column), row \($0.row)" } ?? ""
    return "\(size.columns)×\(size.rows)\(cursor)\n\(plainText)"
  }
}
