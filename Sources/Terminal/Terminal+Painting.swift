import CNcurses
import Screen

/// Showing frames.
extension Terminal {
  /// Shows a frame by sending what differs from what is shown. (`mvwadd_wchnstr`, `wrefresh`)
  ///
  /// Of a frame that is larger than the window, the top left part is shown; the window around a
  /// smaller one is blank.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells, plus what is sent.
  package func present(_ frame: Frame) {
    precondition(!hasLeft, "a terminal that was left shows no frames")
    let columns = min(frame.size.columns, size.columns)
    var palette = Palette(depth: depth)
    _ = unsafe werase(window)
    for row in 0..<min(frame.size.rows, size.rows) {
      let cells = frame.row(row).prefix(columns).map { cell in
        palette.cursesCell(cell)
      }
      // Unlike functions that move the cursor, this one can fill the last cell without scrolling.
      _ = unsafe mvwadd_wchnstr(window, CInt(row), 0, cells, CInt(cells.count))
    }
    placeCursor(frame.cursor)
    _ = unsafe wrefresh(window)
  }

  /// Sends everything that is shown again. (`clearok`, `wrefresh`)
  package func redraw() {
    precondition(!hasLeft, "a terminal that was left shows no frames")
    _ = unsafe clearok(window, true)
    _ = unsafe wrefresh(window)
  }

  private func placeCursor(_ cursor: Point?) {
    _ = unsafe leaveok(window, cursor == nil)
    if let cursor { _ = unsafe wmove(window, CInt(cursor.row), CInt(cursor.column)) }
    // It returns an error on a terminal that cannot hide its cursor.
    _ = curs_set(cursor == nil ? 0 : 1)
  }
}
