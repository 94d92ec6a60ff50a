/// What the standard library has in that for regular expressions alone, which the program does without.
extension StringProtocol {
  /// Whether a text stands in this one, byte for byte.
  package func hasPart(_ part: String) -> Bool {
    part.isEmpty || utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }

  /// What stands between a text that separates parts; all of it where the text does not occur.
  package func split(on separator: String) -> [String] {
    guard let end = utf8.indices.first(where: { utf8[$0...].starts(with: separator.utf8) }) else {
      return [String(self)]
    }
    let rest = self[end...].dropFirst(separator.count)
    return [String(self[..<end])] + String(rest).split(on: separator)
  }
}
