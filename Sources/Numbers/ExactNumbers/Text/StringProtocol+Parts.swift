/// String operations that the standard library couples to regular expressions.
extension StringProtocol {
  package func hasPart(_ part: String) -> Bool {
    part.isEmpty || utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }

  package func split(on separator: String) -> [String] {
    guard let end = utf8.indices.first(where: { utf8[$0...].starts(with: separator.utf8) }) else {
      return [String(self)]
    }
    let rest = self[end...].dropFirst(separator.count)
    return [String(self[..<end])] + String(rest).split(on: separator)
  }

  /// The text padded on the left to a width.
  package func padded(to width: Int, with fill: Character) -> String {
    String(repeating: fill, count: Swift.max(0, width - count)) + self
  }
}
