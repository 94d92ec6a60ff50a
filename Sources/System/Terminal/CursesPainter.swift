import CNcurses
import Screen

/// Paints frames with curses, for a terminal that lacks what `FramePainter` needs.
@safe struct CursesPainter {
  /// A full-size window, used instead of `stdscr`.
  private let window: UnsafeMutablePointer<WINDOW>
  private let depth: ColorDepth

  init?(depth: ColorDepth) {
    guard let window = unsafe newwin(0, 0, 0, 0) else { return nil }
    unsafe self.window = window
    self.depth = depth
    guard depth != .none else { return }
    start_color()
    use_default_colors()
  }

  /// Shows a frame, clipped to the screen.
  ///
  /// - Parameter last: The frame that shows, of the same size; nil to clear the screen.
  func paint(_ frame: Frame, over last: Frame?, on size: Size) {
    var renditions = RenditionTable(depth: depth)
    if last == nil { erase(size, with: renditions.blank(frame.ground)) }
    for row in frame.bounds.rows.clamped(to: 0..<size.rows)
    where last == nil || last?.row(row) != frame.row(row) {
      let cells = renditions.cells(of: frame.row(row).prefix(size.columns))
      // Unlike functions that move the cursor, this one fills the last cell without scrolling.
      _ = unsafe mvwadd_wchnstr(window, CInt(row), 0, cells, CInt(cells.count))
    }
    let cursor = frame.cursor ?? frame.focus
    _ = unsafe leaveok(window, cursor == nil)
    if let cursor { _ = unsafe wmove(window, CInt(cursor.row), CInt(cursor.column)) }
    _ = unsafe wrefresh(window)
  }

  /// curses clears with the background of `stdscr`; written cells inherit that of the window.
  private func erase(_ size: Size, with ground: cchar_t) {
    _ = unsafe wresize(window, CInt(size.rows), CInt(size.columns))
    var (ground, blank) = (ground, cchar_t())
    unsafe cn_bkgrndset(&ground)
    _ = unsafe wgetbkgrnd(window, &blank)
    unsafe wbkgrndset(window, &ground)
    _ = unsafe werase(window)
    unsafe wbkgrndset(window, &blank)
    _ = unsafe clearok(window, true)
  }
}
