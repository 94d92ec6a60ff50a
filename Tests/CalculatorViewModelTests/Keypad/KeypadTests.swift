import Screen
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `A keypad` {
  static let keypads = LayoutName.allCases.compactMap(\.keypad)

  private func cells(of keypad: Keypad) -> [Point] {
    (0..<keypad.size.rows).flatMap { row in
      (0..<keypad.size.columns).map { Point(column: $0, row: row) }
    }
  }

  @Test(arguments: keypads)
  func `has the same number of cells in all rows`(keypad: Keypad) {
    #expect(Set(keypad.rows.map(\.count)) == [keypad.size.columns])
    #expect(keypad.rows.count == keypad.size.rows)
  }

  @Test func `has each button, or another one has`() {
    #expect(Set(Self.keypads.flatMap { $0.rows.joined() }) == Set(Button.allCases))
  }

  @Test(arguments: keypads)
  func `has exactly one button in each cell`(keypad: Keypad) {
    for cell in cells(of: keypad) {
      let owners = Button.allCases.filter { keypad.cells(of: $0)?.contains(cell) == true }
      #expect(owners == [keypad.button(at: cell)])
    }
  }

  @Test(arguments: keypads)
  func `has a rectangle of cells for each of its buttons`(keypad: Keypad) {
    for button in Button.allCases {
      let area = keypad.cells(of: button)
      #expect(
        cells(of: keypad).filter { keypad.button(at: $0) == button }
          == cells(of: keypad).filter { area?.contains($0) == true })
    }
  }

  @Test(arguments: keypads)
  func `lists each button once, row by row from left to right`(keypad: Keypad) {
    for (row, buttons) in keypad.buttonRows.enumerated() {
      let columns = buttons.compactMap { keypad.cells(of: $0)?.origin.column }
      #expect(columns == columns.sorted() && columns.count == buttons.count)
      #expect(buttons.allSatisfy { keypad.cells(of: $0)?.rows == row..<row + 1 })
    }
    let all = keypad.buttonRows.joined()
    #expect(Set(all) == Set(keypad.rows.joined()) && Set(all).count == all.count)
  }

  @Test(arguments: keypads)
  func `has the digits and the four operations at the same places from its right`(keypad: Keypad) {
    for (row, standard) in zip(keypad.rows, Keypad.standard.rows) {
      for (button, place) in zip(row.suffix(4), standard) where place != .clear {
        #expect(button == place)
      }
    }
  }

  @Test func `has all buttons in the help by role, then as the eye reads`() {
    let roles = ButtonRole.allCases
    let places = Keypad.buttonsByRole.map { button -> [Int] in
      let number = Self.keypads.firstIndex { $0.cells(of: button) != nil } ?? 0
      let cell = Self.keypads[number].cells(of: button)?.origin ?? Point(column: 0, row: 0)
      let role = roles.firstIndex(of: button.entry.role) ?? roles.endIndex
      return [role, number, cell.row, cell.column]
    }
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    #expect(Set(Keypad.buttonsByRole) == Set(Button.allCases))
    #expect(places.count == Button.allCases.count)
  }
}
