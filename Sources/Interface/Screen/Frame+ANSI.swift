extension Frame {
  /// The frame as lines with escape sequences, joined by line feeds.
  ///
  /// Each line starts in the default style and ends with a reset. The codes are those of ECMA-48
  /// (SGR), and xterm's for more than eight colours.
  package func ansi(depth: ColorDepth) -> String {
    bounds.rows.map { row in
      var line = ""
      var current = Style().lowered(to: depth)
      for cell in self.row(row) where !cell.isFiller {
        let style = cell.style.lowered(to: depth)
        if style != current { line += "\u{1B}[\(style.codes(after: current, at: depth))m" }
        line.append(cell.character)
        current = style
      }
      return line + "\u{1B}[0m"
    }
    .joined(separator: "\n")
  }
}

extension LoweredStyle {
  /// The shortest codes, separated by semicolons, from the style `old` to this one.
  fileprivate func codes(after old: LoweredStyle, at depth: ColorDepth) -> String {
    let plain = LoweredStyle(foreground: nil, background: nil, attributes: [])
    let changes = changes(from: old, at: depth).joined(separator: ";")
    let afterReset = (["0"] + self.changes(from: plain, at: depth)).joined(separator: ";")
    return afterReset.utf8.count < changes.utf8.count ? afterReset : changes
  }

  private func changes(from old: LoweredStyle, at depth: ColorDepth) -> [String] {
    var codes: [String] = []
    var old = old
    let lost = old.attributes.subtracting(attributes)
    if !lost.isDisjoint(with: [.bold, .dim]) {
      // One code ends both bold and dim.
      codes.append("22")
      old.attributes.subtract([.bold, .dim])
    }
    if lost.contains(.underline) { codes.append("24") }
    if lost.contains(.reverse) { codes.append("27") }
    let gained = attributes.subtracting(old.attributes)
    if gained.contains(.bold) { codes.append("1") }
    if gained.contains(.dim) { codes.append("2") }
    if gained.contains(.underline) { codes.append("4") }
    if gained.contains(.reverse) { codes.append("7") }
    if foreground != old.foreground {
      codes.append(Self.code(of: foreground, base: 30, at: depth))
    }
    if background != old.background {
      codes.append(Self.code(of: background, base: 40, at: depth))
    }
    return codes
  }

  private static func code(of number: Int?, base: Int, at depth: ColorDepth) -> String {
    guard let number else { return "\(base + 9)" }
    return switch depth {
    case .none, .eight, .sixteen: "\(number < 8 ? base + number : base + 60 + number - 8)"
    case .indexed: "\(base + 8);5;\(number)"
    case .direct: "\(base + 8);2;\(number >> 16);\(number >> 8 & 0xFF);\(number & 0xFF)"
    }
  }
}
