import CalculatorViewModel
import Screen
import Words

/// The sizes of the parts in a window that fits a layout.
struct LayoutPlan {
  let hasEdges: Bool
  let hasHints: Bool
  let displayRows: Int
  let baseRows: Int
  let keypad: Size
  let gap: Int
  private let margin: Int
  let tape: Size
  let isTapeBeside: Bool

  var columns: Int {
    isTapeBeside
      ? keypad.columns + (hasEdges ? 0 : Self.ruleColumns) + tape.columns
      : max(keypad.columns + margin, tape.columns)
  }

  var displayColumns: Int {
    isTapeBeside ? keypad.columns : hasEdges ? max(keypad.columns, tape.columns) : columns
  }

  var keypadIndent: Int { isTapeBeside ? 0 : (columns - keypad.columns - margin) / 2 }

  var rows: Int { rowsAbove + displayRows + keypad.rows + (hasHints ? rowsAboveHints + 1 : 0) }

  var rowsAbove: Int { isTapeBeside ? 0 : tape.rows }

  let rowsAboveHints: Int

  private static let ruleColumns = 1

  init(of size: Size, _ name: LayoutName) {
    if let grid = name.keypad?.size {
      self.init(of: size, name, grid: grid)
    } else {
      self.init(ofTapeIn: size)
    }
  }

  private init(ofTapeIn size: Size) {
    let edges = size.rows >= Layout.displayLines + 2 + Self.fewestEdgedRowsAbove + 1 ? 2 : 0
    let hasNumerals = size.rows >= Layout.tallDisplayLines + edges + 2 * Self.fewestEdgedRowsAbove
    hasEdges = edges > 0
    displayRows = edges + (hasNumerals ? Layout.tallDisplayLines : Layout.displayLines)
    baseRows = 0
    (keypad, gap, margin) = (Size(columns: 0, rows: 0), 2, 0)
    let rows = size.rows - displayRows
    (hasHints, rowsAboveHints) = (rows > Self.minRowsAbove, hasNumerals ? 1 : 0)
    tape = Size(
      columns: min(size.columns, Self.widestAlone), rows: rows - (hasHints ? 1 + rowsAboveHints : 0)
    )
    isTapeBeside = false
  }

  private init(of size: Size, _ name: LayoutName, grid: Size) {
    let room = Room(window: size, needs: name.needs, grid: grid)
    isTapeBeside = room.isTapeBeside
    let edged = room.edgedKeys
    let keys = edged ?? room.compactKeys
    hasEdges = edged != nil
    keypad = Size(columns: keys.width.cell * grid.columns, rows: keys.height * grid.rows)
    (gap, margin) = (keys.width.gap, keys.width.margin)
    let lines = keys.displayLines + (hasEdges ? 2 : 0)
    baseRows = name.needs.baseRows(in: size.rows - lines - keypad.rows - 1)
    displayRows = lines + baseRows
    let below = displayRows + keypad.rows
    hasHints = size.rows > below
    let free = size.rows - below - 1
    // A tape above needs most free rows; high keys without edges already end in a blank row.
    let isTapeWorthMore = free <= 2 * Self.minRowsAbove || !hasEdges && keys.height > 1
    rowsAboveHints = free > 0 && (isTapeBeside || !isTapeWorthMore) ? 1 : 0
    if isTapeBeside {
      let columns = size.columns - keypad.columns - (hasEdges ? 0 : Self.ruleColumns)
      tape = Size(columns: min(columns, Self.widestTape), rows: below)
    } else {
      let rows = max(0, free - rowsAboveHints)
      let columns = keypad.columns + margin
      // Text without an edge also uses the columns left over by the buttons.
      tape = Size(
        columns: hasEdges ? keypad.columns : min(size.columns, columns + Self.mostColumnsLeft),
        rows: rows >= Self.minRowsAbove ? rows : 0)
    }
  }

  private struct Keys {
    var displayLines: Int
    var width: KeyWidth
    var height: Int
  }

  /// A window for a grid of keys.
  private struct Room {
    let window: Size
    let needs: LayoutNeeds
    let grid: Size

    var isTapeBeside: Bool { window.columns >= needs.narrowestBeside }

    /// The largest keys with edges; first comes a tape above, then numerals, then height.
    ///
    /// With bases, numerals also come before edges.
    var edgedKeys: Keys? {
      let (small, tall) = (Layout.displayLines, Layout.tallDisplayLines)
      let bases = needs.bases.upperBound
      for (lines, height) in [(tall, 7), (tall, 5), (tall, 3)] + (bases > 0 ? [] : [(small, 3)]) {
        let above = isTapeBeside ? 0 : height == 3 ? usualRowsAbove : 2 * usualRowsAbove
        let width = keyWidth(height: height, hasEdges: true)
        let rows = above + lines + 2 + bases + height * grid.rows + 1
        if rows <= window.rows, width.cell >= (height == 3 ? needs.narrowestButton : 2 * height) {
          return Keys(displayLines: lines, width: width, height: height)
        }
      }
      return nil
    }

    /// The keys without edges; a tape of the usual size precedes big numerals.
    ///
    /// Those precede all bases and high buttons, and a minimal tape precedes high buttons.
    var compactKeys: Keys {
      let (small, tall) = (Layout.displayLines, Layout.tallDisplayLines)
      let (fewest, all) = (needs.bases.lowerBound, needs.bases.upperBound)
      let keys = grid.rows + 1
      let above = isTapeBeside ? 0 : grid.rows + usualRowsAbove
      let lines = window.rows >= tall + fewest + keys + above ? tall : small
      let most = lines + all + keys + grid.rows + (isTapeBeside ? 0 : minRowsAbove)
      return Keys(
        displayLines: lines, width: keyWidth(height: 3, hasEdges: false),
        height: window.rows >= most ? 2 : 1)
    }

    private func keyWidth(height: Int, hasEdges: Bool) -> KeyWidth {
      let (columns, widest) = (window.columns, 3 * height + 2)
      let filling = KeyWidth(cells: grid.columns, filling: columns, widest: widest)
      if !isTapeBeside, filling.face + 2 >= needs.narrowestButton { return filling }
      let beside = needs.tapeColumns(in: columns) + (hasEdges ? 0 : ruleColumns)
      return KeyWidth(
        cells: grid.columns, in: columns - (isTapeBeside ? beside : 0), widest: widest,
        narrowestFace: needs.narrowestButton - 2)
    }
  }

  /// The maximum width, beyond which expression and result would be too far apart.
  static let widestTape = 64

  /// The maximum width of a tape alone, whose entries also have comments.
  private static let widestAlone = 80

  private static let mostColumnsLeft = 4

  /// The rows of a tape above the display before other parts grow.
  private static let usualRowsAbove = 7

  private static let minRowsAbove = 3

  /// The fewest rows of a tape with an edge.
  private static let fewestEdgedRowsAbove = 8
}

/// The requirements of a layout.
package struct LayoutNeeds {
  /// The smallest window for the layout; a smaller one shows the keypad.
  package var smallest: Size
  var narrowestBeside = Int.max
  /// The minimum width of a button with an edge: its label in brackets.
  var narrowestButton = 0
  /// The width left for a tape beside the buttons: at least `columns`, or `share` per cent.
  var tape = (columns: 0, share: 0)
  var bases = 0...0

  func baseRows(in spare: Int) -> Int { min(max(bases.lowerBound, spare), bases.upperBound) }

  func tapeColumns(in columns: Int) -> Int {
    min(max(tape.columns, columns * tape.share / 100), LayoutPlan.widestTape)
  }
}

extension LayoutName {
  package var needs: LayoutNeeds {
    switch self {
    case .keypad:
      LayoutNeeds(
        smallest: Size(columns: 20, rows: 8), narrowestBeside: 60, narrowestButton: 5,
        tape: (columns: 32, share: 40))
    case .scientific:
      LayoutNeeds(
        smallest: Size(columns: 48, rows: 8), narrowestBeside: 80, narrowestButton: 7,
        tape: (columns: 24, share: 30))
    case .programmer:
      LayoutNeeds(
        smallest: Size(columns: 40, rows: 11), narrowestBeside: 80, narrowestButton: 7,
        tape: (columns: 24, share: 30), bases: 3...5)
    case .tape: LayoutNeeds(smallest: Size(columns: 20, rows: 6))
    }
  }
}

/// The width of keys: a face, from column 1, and the gap to the next one.
///
/// With a gap of 1, the last face ends at the edge of the grid; with 2, one column remains.
struct KeyWidth: Hashable {
  let face: Int
  /// The columns between two faces: 1 or 2.
  let gap: Int
  let margin: Int

  var cell: Int { face + gap }

  /// Creates the widest keys; an even face gives a column to the gap, to centre one character.
  init(cells: Int, in columns: Int, widest: Int, narrowestFace: Int) {
    let face = max(1, min(columns / cells, widest) - 1)
    gap = face.isMultiple(of: 2) && face > narrowestFace ? 2 : 1
    (self.face, margin) = (face + 1 - gap, 0)
  }

  /// Creates the widest keys between margins, with odd faces unless narrowest; gaps take the rest.
  init(cells: Int, filling columns: Int, widest: Int) {
    func odd(_ columns: Int) -> Int { max(1, columns.isMultiple(of: 2) ? columns - 1 : columns) }
    let face = max(
      odd(min((columns - 1) / cells, widest) - 1), odd(min(columns / cells, widest) - 2))
    self.face = face == 3 && 5 * cells <= columns ? 4 : face
    gap = cells * (self.face + 2) <= columns ? 2 : 1
    margin = min(2 - gap, columns - cells * (self.face + gap))
  }
}
