extension Character {
  var isDrawn: Bool { block(left: 0, top: 0) != nil || boxLine(left: 0, top: 0) != nil }

  func block(left: Int, top: Int) -> String? {
    let (width, height) = SVGPicture.cell
    let middle = height / 2
    return switch self {
    case "▀": path(left, top, width, middle)
    case "▄": path(left, top + middle, width, height - middle)
    case "█": path(left, top, width, height)
    default: nil
    }
  }

  /// The path of a box line, which extends to the edges of the cell to join its neighbours.
  func boxLine(left: Int, top: Int) -> String? {
    let (width, height) = SVGPicture.cell
    let (x, y) = (left + width / 2, top + height / 2)
    let (right, bottom) = (left + width, top + height)
    let arm = path(x, y, width - width / 2, 1)
    return switch self {
    case "─": path(left, y, width, 1)
    case "━": path(left, y - 1, width, 3)
    case "│": path(x, top, 1, height)
    case "├": path(x, top, 1, height) + arm
    case "└": path(x, top, 1, height / 2) + arm
    case "╭":
      "M\(x) \(bottom)V\(y + 5)A5 5 0 0 1 \(x + 5) \(y)H\(right)v1H\(x + 5)"
        + "A4 4 0 0 0 \(x + 1) \(y + 5)V\(bottom)z"
    case "╮":
      "M\(left) \(y)H\(x - 4)A5 5 0 0 1 \(x + 1) \(y + 5)V\(bottom)h-1V\(y + 5)"
        + "A4 4 0 0 0 \(x - 4) \(y + 1)H\(left)z"
    case "╯":
      "M\(x + 1) \(top)V\(y - 4)A5 5 0 0 1 \(x - 4) \(y + 1)H\(left)v-1H\(x - 4)"
        + "A4 4 0 0 0 \(x) \(y - 4)V\(top)z"
    case "╰":
      "M\(right) \(y + 1)H\(x + 5)A5 5 0 0 1 \(x) \(y - 4)V\(top)h1V\(y - 4)"
        + "A4 4 0 0 0 \(x + 5) \(y)H\(right)z"
    default: nil
    }
  }
}

private func path(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
  "M\(x) \(y)h\(width)v\(height)h-\(width)z"
}
