import CalculatorViewModel
import Screen

/// What each layout needs of a window.
extension LayoutName {
  /// The smallest window that has room for the layout.
  ///
  /// A smaller one shows the keypad instead, or as much of that as fits.
  package var smallest: Size {
    switch self {
    case .keypad: Size(columns: 20, rows: 8)
    case .scientific: Size(columns: 48, rows: 8)
    case .programmer: Size(columns: 40, rows: 11)
    case .tape: Size(columns: 20, rows: 6)
    }
  }

  /// The width of the narrowest window with the tape beside the keypad.
  var narrowestBeside: Int {
    switch self {
    case .keypad: 60
    case .scientific, .programmer: 80
    case .tape: .max
    }
  }

  /// The columns of the narrowest button with an edge: its label with the highlight around it.
  var narrowestButton: Int {
    switch self {
    case .keypad: 5
    case .scientific, .programmer: 7
    case .tape: 0
    }
  }

  /// The columns that the buttons leave to a tape beside them.
  func tapeColumns(in columns: Int) -> Int {
    let least = self == .keypad ? max(32, columns * 2 / 5) : max(24, columns * 3 / 10)
    return min(least, Extents.widestTape)
  }

  /// The rows of the bases below the result, at least; with another row all of them show.
  var fewestBaseRows: Int { self == .programmer ? NumberBaseRows.fewest : 0 }

  /// The rows of the bases where some rows are spare.
  func baseRows(in spare: Int) -> Int {
    fewestBaseRows > 0 && spare >= NumberBaseRows.all ? NumberBaseRows.all : fewestBaseRows
  }
}

/// The rows that show a value in all bases.
enum NumberBaseRows {
  /// A row for each base but the one of the result line.
  static let fewest = 3
  /// A row for each base.
  static let all = 4
}
