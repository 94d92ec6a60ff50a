import Screen
import Testing

@testable import CalculatorViewModel

/// Theorems about the picture of the keypad.
@Suite struct KeypadTests {
  private let cells = (0..<5).flatMap { row in
    (0..<4).map { Point(column: $0, row: row) }
  }

  @Test("eighteen buttons stand on twenty cells")
  func count() {
    #expect(Button.allCases.count == 18)
    #expect(Keypad.rows.map(\.count) == [4, 4, 4, 4, 4])
    #expect(Keypad.rows.count == Keypad.size.rows)
    #expect(Set(Keypad.rows.joined()) == Set(Button.allCases))
  }

  @Test("each cell belongs to one button")
  func cellsAreOwnedOnce() {
    for cell in cells {
      let owners = Button.allCases.filter { Keypad.cells(of: $0).contains(cell) }
      #expect(owners == [Keypad.button(at: cell)])
    }
  }

  @Test("the area of each button is a rectangle of its cells", arguments: Button.allCases)
  func areasAreRectangles(button: Button) {
    let area = Keypad.cells(of: button)
    #expect(cells.filter { Keypad.button(at: $0) == button } == cells.filter(area.contains))
  }

  @Test("AC and 0 are two cells wide, all others one")
  func wideButtons() {
    let wide = Button.allCases.filter { Keypad.cells(of: $0).size.columns == 2 }
    #expect(wide == [.allClear, .zero])
  }

  @Test("no key is bound twice")
  func keysAreUnique() {
    for bindings in [KeyTable.keypad, KeyTable.formula] {
      let keys = bindings.flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test("each button has a key that presses it, a label and a meaning", arguments: Button.allCases)
  func buttonsHaveKeys(button: Button) throws {
    let entry = button.entry
    #expect(!entry.keys.isEmpty && !entry.label.isEmpty && !entry.meaning.isEmpty)
    for key in entry.keys {
      #expect(KeyTable.action(for: key, in: .keypad) == .press(button))
    }
  }

  @Test("no two buttons do the same")
  func pressesAreUnique() {
    #expect(Set(Button.allCases.map(\.entry.press)).count == 18)
    #expect(Set(Button.allCases.map(\.entry.label)).count == 18)
  }
}
