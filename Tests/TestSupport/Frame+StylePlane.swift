import Screen

extension Frame {
  /// Everything about the frame, as text whose differences can be read.
  ///
  /// First the text, between bars so that blanks at the ends of rows show; then a plane of the same
  /// shape with a letter for the style of each cell; then what the letters mean, in the order in
  /// which they first appear; last the cursor, when it shows. A frame of one row is
  ///
  /// ```text
  /// |= 5 |
  ///
  /// |aaab|
  ///
  /// a: #e6e6e6 on #1e1e2e bold
  /// b: default on default
  /// ```
  package var stylePlane: String {
    var legend: [String] = []
    let plane = barred { cell in
      let style = cell.style.description
      let index = legend.firstIndex(of: style) ?? legend.endIndex
      if index == legend.endIndex { legend.append(style) }
      return Self.letter(index)
    }
    var parts = [barred(\.character), plane]
    if !legend.isEmpty {
      parts.append(
        legend.enumerated().map { "\(Self.letter($0.offset)): \($0.element)" }
          .joined(separator: "\n"))
    }
    if let cursor { parts.append("cursor: column \(cursor.column), row \(cursor.row)") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The rows between bars, with one character for each cell.
  private func barred(_ character: (Cell) -> Character) -> String {
    bounds.rows.map { "|" + String(row($0).map(character)) + "|" }.joined(separator: "\n")
  }

  private static func letter(_ index: Int) -> Character {
    precondition(index < letters.count, "a frame has up to \(letters.count) styles")
    return letters[index]
  }

  /// The letters of styles: the alphabet small and large, then what follows it in Unicode.
  private static let letters =
    Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    + (0x100..<0x250).compactMap(Unicode.Scalar.init).map(Character.init)
}
