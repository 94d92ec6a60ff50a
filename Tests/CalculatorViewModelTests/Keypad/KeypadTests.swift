import Screen
import Testing

@testable import CalculatorViewModel

@Suite struct `The keypad` {
  private let cells = (0..<Keypad.size.rows).flatMap { row in
    (0..<Keypad.size.columns).map { Point(column: $0, row: row) }
  }

  @Test func `all rows have the same number of cells`() {
    #expect(Set(Keypad.rows.map(\.count)) == [Keypad.size.columns])
    #expect(Keypad.rows.count == Keypad.size.rows)
  }

  @Test func `each button is on it`() {
    #expect(Set(Keypad.rows.joined()) == Set(Button.allCases))
  }

  @Test func `each cell belongs to exactly one button`() {
    for cell in cells {
      let owners = Button.allCases.filter { Keypad.cells(of: $0).contains(cell) }
      #expect(owners == [Keypad.button(at: cell)])
    }
  }

  @Test(arguments: Button.allCases)
  func `the cells of a button form a rectangle`(button: Button) {
    let area = Keypad.cells(of: button)
    #expect(cells.filter { Keypad.button(at: $0) == button } == cells.filter(area.contains))
  }

  @Test func `the rows of buttons list each button once, from left to right`() {
    for (row, buttons) in Keypad.buttonRows.enumerated() {
      let columns = buttons.map { Keypad.cells(of: $0).origin.column }
      #expect(columns == columns.sorted())
      #expect(buttons.allSatisfy { Keypad.cells(of: $0).rows == row..<row + 1 })
    }
    #expect(Keypad.buttonRows.joined().count == Button.allCases.count)
  }

  @Test func `the order of the help is by role, then as the eye reads`() {
    let roles = ButtonRole.allCases
    let places = Keypad.buttonsByRole.map { button in
      let cell = Keypad.cells(of: button).origin
      return [roles.firstIndex(of: button.entry.role) ?? roles.endIndex, cell.row, cell.column]
    }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(Keypad.buttonsByRole) == Set(Button.allCases))
    #expect(places.count == Button.allCases.count)
  }
}
