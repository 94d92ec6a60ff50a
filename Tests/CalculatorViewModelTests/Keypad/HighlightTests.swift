import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The highlight` {
  /// The layouts that have buttons.
  static let layouts = LayoutName.allCases.filter { $0.keypad != nil }

  /// All highlights that moves can reach on a keypad.
  private static func reachable(in layout: LayoutName) -> Set<Highlight> {
    var found: Set<Highlight> = []
    var first = Highlight()
    first.turn(to: layout)
    var unexplored = [first]
    while let highlight = unexplored.popLast() {
      guard found.insert(highlight).inserted else { continue }
      unexplored += Direction.allCases.map { highlight.moved($0) }
    }
    return found
  }

  @Test func `starts on 5, hidden`() {
    #expect(Highlight().button == .five)
    #expect(!Highlight().isShown)
  }

  @Test func `shows after a move`() {
    for direction in Direction.allCases {
      #expect(Highlight().moved(direction).isShown)
    }
  }

  @Test(arguments: layouts)
  func `reaches every button`(layout: LayoutName) throws {
    let keypad = try #require(layout.keypad)
    #expect(Set(Self.reachable(in: layout).map(\.button)) == Set(keypad.rows.joined()))
  }

  @Test(arguments: layouts)
  func `moves along a row to the next button, and from its end to its start`(
    layout: LayoutName
  ) throws {
    let rows = try #require(layout.keypad).buttonRows
    for highlight in Self.reachable(in: layout) {
      let row = rows[highlight.cell.row]
      let next = Dictionary(uniqueKeysWithValues: zip(row, row.dropFirst() + row.prefix(1)))
      #expect(highlight.moved(.right).button == next[highlight.button])
      #expect(next[highlight.moved(.left).button] == highlight.button)
    }
  }

  @Test(arguments: layouts)
  func `moves along its column, and from its end to its start`(layout: LayoutName) throws {
    let rows = try #require(layout.keypad).size.rows
    for highlight in Self.reachable(in: layout) {
      let (above, below) = (highlight.moved(.up).cell, highlight.moved(.down).cell)
      #expect(above.column == highlight.cell.column && below.column == highlight.cell.column)
      #expect((above.row + 1) % rows == highlight.cell.row)
      #expect(below.row == (highlight.cell.row + 1) % rows)
    }
  }

  @Test(
    arguments: [
      ([.up], .eight), ([.left], .four), ([.down, .down, .up], .two), ([.left, .left], .subtract),
      ([.up, .up, .down], .eight), ([.left, .up, .up, .down], .seven),
    ] as [([Direction], Button)])
  func `goes from 5 in the direction of the arrows`(directions: [Direction], button: Button) {
    #expect(directions.reduce(Highlight()) { $0.moved($1) }.button == button)
  }

  @Test(arguments: layouts)
  func `hides on the button that is pressed, if that is on the keypad`(layout: LayoutName) {
    let highlights = Self.reachable(in: layout)
    for button in Button.allCases {
      for highlight in highlights {
        var hidden = highlight
        hidden.hide(on: button)
        let isThere = highlight.keypad.cells(of: button) != nil
        #expect(hidden.button == (isThere ? button : highlight.button))
        #expect(!hidden.isShown)
        if highlight.button == button || !isThere { #expect(hidden.cell == highlight.cell) }
      }
    }
  }

  @Test(arguments: layouts, layouts)
  func `stays on its button in another layout that has it, and else goes to 5`(
    first: LayoutName, second: LayoutName
  ) {
    for highlight in Self.reachable(in: first) {
      var turned = highlight
      turned.turn(to: second)
      let isThere = second.keypad?.cells(of: highlight.button) != nil
      #expect(turned.button == (isThere ? highlight.button : .five))
      #expect(turned.isShown == highlight.isShown)
      if first == second { #expect(turned == highlight) }
    }
  }

  @Test func `hides in a layout without buttons, and comes back where it was`() {
    var highlight = Highlight().moved(.up)
    highlight.turn(to: .tape)
    #expect(!highlight.isShown && highlight.button == .eight)
  }

  @Test(arguments: layouts)
  func `hides in its place`(layout: LayoutName) {
    for highlight in Self.reachable(in: layout) {
      var hidden = highlight
      hidden.hide()
      #expect(hidden.cell == highlight.cell)
      #expect(!hidden.isShown)
    }
  }
}

extension Highlight {
  fileprivate func moved(_ direction: Direction) -> Highlight {
    var highlight = self
    highlight.move(direction)
    return highlight
  }
}
