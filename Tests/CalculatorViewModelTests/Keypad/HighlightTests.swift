import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The highlight` {
  /// All highlights that moves can reach.
  private static let reachable: Set<Highlight> = {
    var found: Set<Highlight> = []
    var unexplored = [Highlight()]
    while let highlight = unexplored.popLast() {
      guard found.insert(highlight).inserted else { continue }
      unexplored += Direction.allCases.map { highlight.moved($0) }
    }
    return found
  }()

  @Test func `starts on 5, hidden`() {
    #expect(Highlight().button == .five)
    #expect(!Highlight().isShown)
  }

  @Test func `shows after a move`() {
    for direction in Direction.allCases {
      #expect(Highlight().moved(direction).isShown)
    }
  }

  @Test func `reaches every button`() {
    #expect(Set(Self.reachable.map(\.button)) == Set(Button.allCases))
  }

  @Test func `moves along a row to the next button, and from its end to its start`() {
    for highlight in Self.reachable {
      let row = Keypad.buttonRows[highlight.cell.row]
      let next = Dictionary(uniqueKeysWithValues: zip(row, row.dropFirst() + row.prefix(1)))
      #expect(highlight.moved(.right).button == next[highlight.button])
      #expect(next[highlight.moved(.left).button] == highlight.button)
    }
  }

  @Test func `moves along its column, and from its end to its start`() {
    let rows = Keypad.size.rows
    for highlight in Self.reachable {
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

  @Test(arguments: Button.allCases)
  func `hides on the button that is pressed`(button: Button) {
    for highlight in Self.reachable {
      var hidden = highlight
      hidden.hide(on: button)
      #expect(hidden.button == button)
      #expect(!hidden.isShown)
      if highlight.button == button { #expect(hidden.cell == highlight.cell) }
    }
  }

  @Test func `hides in its place`() {
    for highlight in Self.reachable {
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
