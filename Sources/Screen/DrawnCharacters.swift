extension Character {
  /// Whether pictures draw the character instead of writing it.
  var isDrawn: Bool { block != nil || boxLine(left: 0, top: 0) != nil }

  /// The part of its cell that the character fills; nil when it is not a block.
  var block: CellRectangle? {
    let (width, height) = SVGPicture.cell
    let middle = height / 2
    return switch self {
    case "▀": CellRectangle(x: 0, y: 0, width: width, height: middle)
    case "▄": CellRectangle(x: 0, y: middle, width: width, height: height - middle)
    case "█": CellRectangle(x: 0, y: 0, width: width, height: height)
    default: nil
    }
  }

  /// The path of a side, corner or branch of a box in the cell whose top left corner is given; nil for
  /// another character.
  ///
  /// Lines are one unit wide, a heavy one three, and reach the edges of their cell, so that neighbours
  /// join without a gap.
  func boxLine(left: Int, top: Int) -> String? {
    let (width, height) = SVGPicture.cell
    let (x, y) = (width / 2, height / 2)
    func path(_ rectangle: CellRectangle) -> String { rectangle.path(left: left, top: top) }
    let right = CellRectangle(x: x, y: y, width: width - x, height: 1)
    return switch self {
    case "─": path(CellRectangle(x: 0, y: y, width: width, height: 1))
    case "━": path(CellRectangle(x: 0, y: y - 1, width: width, height: 3))
    case "│": path(CellRectangle(x: x, y: 0, width: 1, height: height))
    case "├": path(CellRectangle(x: x, y: 0, width: 1, height: height)) + path(right)
    case "└": path(CellRectangle(x: x, y: 0, width: 1, height: y)) + path(right)
    default:
      roundedCorner(left: left, top: top)
    }
  }

  /// A quarter of a ring, continued by straight lines to the edges of the cell.
  private func roundedCorner(left: Int, top: Int) -> String? {
    let (width, height) = SVGPicture.cell
    let (x, y) = (left + width / 2, top + height / 2)
    let (right, bottom) = (left + width, top + height)
    return switch self {
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
    default:
      nil
    }
  }
}

/// A rectangle inside a cell, in user units.
struct CellRectangle {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The path around the rectangle in the cell whose top left corner is given.
  func path(left: Int, top: Int) -> String {
    "M\(left + x) \(top + y)h\(width)v\(height)h-\(width)z"
  }
}
