/// A line of a box: up to four arms of one weight that meet in the middle of a cell.
struct BoxArms {
  private let weight: Weight
  private let sides: Sides

  /// Takes a line of a box apart; nil when the character is something else.
  init?(_ character: Character) {
    for (weight, characters) in Self.characters {
      if let index = characters.firstIndex(of: character) {
        (self.weight, sides) = (weight, Self.sides[index])
        return
      }
    }
    return nil
  }

  private enum Weight {
    case light, heavy, double
  }

  private struct Sides: OptionSet {
    let rawValue: UInt8

    static let up = Sides(rawValue: 1 << 0)
    static let right = Sides(rawValue: 1 << 1)
    static let down = Sides(rawValue: 1 << 2)
    static let left = Sides(rawValue: 1 << 3)
  }

  private static let characters: [(Weight, [Character])] = [
    (.light, Array("│─┌┐└┘├┤┬┴┼")), (.heavy, Array("┃━┏┓┗┛┣┫┳┻╋")),
    (.double, Array("║═╔╗╚╝╠╣╦╩╬")),
  ]

  /// The arms of the characters of each weight, in their order.
  private static let sides: [Sides] = [
    [.up, .down], [.left, .right], [.right, .down], [.left, .down], [.up, .right], [.up, .left],
    [.up, .right, .down], [.up, .down, .left], [.right, .down, .left], [.up, .right, .left],
    [.up, .right, .down, .left],
  ]

  /// The strokes of the arms, which overlap where they meet.
  var rectangles: [CellRectangle] {
    var result: [CellRectangle] = []
    if !sides.isDisjoint(with: [.left, .right]) {
      let strokes = strokes(
        along: (.left, .right), across: (.up, .down), length: SVGPicture.cell.width,
        width: SVGPicture.cell.height)
      result += strokes.map { along, across in
        CellRectangle(
          x: along.lowerBound, y: across.lowerBound, width: along.count, height: across.count)
      }
    }
    if !sides.isDisjoint(with: [.up, .down]) {
      let strokes = strokes(
        along: (.up, .down), across: (.left, .right), length: SVGPicture.cell.height,
        width: SVGPicture.cell.width)
      result += strokes.map { along, across in
        CellRectangle(
          x: across.lowerBound, y: along.lowerBound, width: across.count, height: along.count)
      }
    }
    return result
  }

  /// The strokes in one direction, as their extents along it and across it.
  private func strokes(
    along: (before: Sides, after: Sides), across: (before: Sides, after: Sides), length: Int,
    width: Int
  ) -> [(along: Range<Int>, across: Range<Int>)] {
    let (middle, center) = (length / 2, width / 2)
    let (begins, ends) = (sides.contains(along.before), sides.contains(along.after))
    let reach = weight == .light ? 0 : 1
    let whole = (begins ? 0 : middle - reach)..<(ends ? length : middle + reach + 1)
    guard weight == .double else {
      return [(whole, center - reach..<center + reach + 1)]
    }
    // Of two parallel strokes, the one at the side of an arm across is open there.
    return [(across.before, center - 1), (across.after, center + 1)].flatMap { side, place in
      let isOpen = sides.contains(side)
      let parts =
        isOpen ? [begins ? 0..<middle : 0..<0, ends ? middle + 1..<length : 0..<0] : [whole]
      return parts.filter { !$0.isEmpty }.map { ($0, place..<place + 1) }
    }
  }
}

/// A block: a cell of which the whole or one half is filled.
enum Block: Character {
  case full = "█"
  case upper = "▀"
  case lower = "▄"
  case left = "▌"
  case right = "▐"

  var rectangle: CellRectangle {
    let (width, height) = SVGPicture.cell
    let (column, row) = (width / 2, height / 2)
    return switch self {
    case .full: CellRectangle(x: 0, y: 0, width: width, height: height)
    case .upper: CellRectangle(x: 0, y: 0, width: width, height: row)
    case .lower: CellRectangle(x: 0, y: row, width: width, height: height - row)
    case .left: CellRectangle(x: 0, y: 0, width: column, height: height)
    case .right: CellRectangle(x: column, y: 0, width: width - column, height: height)
    }
  }
}
