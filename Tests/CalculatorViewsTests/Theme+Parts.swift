import Screen
import TestSupport

@testable import CalculatorViews

extension Theme {
  /// The style of every part by name, such as `expression` or `digit.label`.
  var parts: [(name: String, style: Style)] {
    Mirror(reflecting: self).children.flatMap { child -> [(name: String, style: Style)] in
      let name = child.label ?? ""
      return switch child.value {
      case let style as Style: [(name, style)]
      case let button as ButtonStyle:
        [
          ("\(name).label", button.label), ("\(name).edge", button.edge),
          ("\(name).front", button.front),
        ]
      default: []
      }
    }
  }

  /// The parts that hold text.
  var textParts: [(name: String, style: Style)] {
    parts.filter { part in
      !["edge", "front"].contains { part.name.lowercased().hasSuffix($0) }
    }
  }

  /// A theme in which no two parts have the same style: a frame drawn in it tells which part each
  /// cell belongs to.
  static let marked: Theme = {
    var number: UInt32 = 0
    func next() -> Style {
      number += 1
      return Style(foreground: Color(number, basic: .black))
    }
    func button() -> ButtonStyle { ButtonStyle(label: next(), edge: next(), front: next()) }
    return Theme(
      window: next(), display: next(), displayEdge: next(), expression: next(), mark: next(),
      liveResult: next(), finalResult: next(), mistake: next(), notice: next(),
      base: next(), currentBase: next(),
      tape: next(), tapeEdge: next(), focusedTapeEdge: next(), entryName: next(),
      entryExpression: next(), entryResult: next(), entryFailure: next(), entryComment: next(),
      tie: next(), litTie: next(), lit: next(), selectedEntry: next(), selectedTie: next(),
      tapeNote: next(), heading: next(),
      keyName: next(), keyMeaning: next(), digit: button(), binary: button(), equals: button(),
      clear: button(), function: button(), setting: button(), currentSetting: button(),
      unavailable: button(), highlighted: button(), pressed: next(), hasGrounds: true)
  }()
}

extension Frame {
  /// The text of a frame in the marked theme, with a plane that tells the part of each cell.
  var partPlane: String {
    Theme.marked.parts.reduce(stylePlane) { plane, part in
      plane.replacing(": \(part.style)\n", with: ": \(part.name)\n")
    }
  }

  /// The cells of an area as a frame of their own, with the cursor if it is in there.
  func cropped(to area: Rectangle) -> Frame {
    var frame = Frame(size: area.size)
    for row in area.rows {
      for column in area.columns {
        let place = Point(column: column - area.origin.column, row: row - area.origin.row)
        frame[place] = self[Point(column: column, row: row)]
      }
    }
    if let cursor, area.contains(cursor) {
      frame.cursor = Point(
        column: cursor.column - area.origin.column, row: cursor.row - area.origin.row)
    }
    return frame
  }
}
