extension Frame {
  /// The frame as lines with the escape sequences of ECMA-48 and xterm, joined by line feeds.
  package func ansi(depth: ColorDepth) -> String {
    bounds.rows.map { row in
      var line = ""
      var current = Style().lowered(to: depth)
      for cell in self.row(row) where !cell.isFiller {
        let style = cell.style.lowered(to: depth)
        if style != current { line += "\u{1B}[\(style.codes(at: depth))m" }
        line.append(cell.character)
        current = style
      }
      return line + "\u{1B}[0m"
    }.joined(separator: "\n")
  }
}

extension LoweredStyle {
  fileprivate func codes(at depth: ColorDepth) -> String {
    var codes = ["0"]
    if attributes.contains(.bold) { codes.append("1") }
    if attributes.contains(.dim) { codes.append("2") }
    if attributes.contains(.underline) { codes.append("4") }
    if attributes.contains(.reverse) { codes.append("7") }
    if let foreground { codes.append(Self.code(of: foreground, base: 30, at: depth)) }
    if let background { codes.append(Self.code(of: background, base: 40, at: depth)) }
    return codes.joined(separator: ";")
  }

  private static func code(of number: Int, base: Int, at depth: ColorDepth) -> String {
    switch depth {
    case .none, .eight, .sixteen: "\(number < 8 ? base + number : base + 60 + number - 8)"
    case .indexed: "\(base + 8);5;\(number)"
    case .direct: "\(base + 8);2;\(number >> 16);\(number >> 8 & 0xFF);\(number & 0xFF)"
    }
  }
}
