import CNcurses
import Glibc
import Screen
import SystemCalls

/// Entering and leaving the full screen: at the start, at the end, and around a suspension.
extension Terminal {
  /// Makes the settings of curses, once. (`raw`, `noecho`, `nonl`, `keypad`, `start_color`, …)
  func setUpCurses() {
    armGuard()
    raw()
    noecho()
    nonl()
    // Otherwise curses leaves a frame half painted while input waits, and the next call of
    // `present` may be far away.
    typeahead(-1)
    _ = unsafe keypad(window, true)
    if depth != .none {
      start_color()
      hasDefaultColors = use_default_colors() == OK
    }
    write(requests(on: true))
  }

  /// Leaves the full screen, and gives the terminal the modes that it had. (`endwin`)
  func leaveModes() {
    write(requests(on: false))
    endwin()
    awaitAnswers()
    // curses restores the modes that it found, which were raw already.
    foundModes.apply(to: output)
  }

  /// Enters the full screen again, and paints all of it. (`wrefresh` after `endwin`)
  private func enterModes() {
    armGuard()
    redraw()
    write(requests(on: true))
  }

  /// Stops the process, and with it its process group, until it is continued.
  ///
  /// The group is stopped so that a program that waits for this one in the same job, as `make`
  /// does, does not keep the shell waiting. A process that could not be continued (its group is
  /// orphaned, or the signal is ignored) is not stopped. In any case the screen is redrawn, and an
  /// `Event.resize` follows.
  package func suspend() {
    precondition(!hasLeft, "a terminal that was left is not suspended")
    leaveModes()
    restoring.disarm()
    signals.withoutListening(to: SIGTSTP) {
      _ = kill(0, SIGTSTP)
    }
    // What these signals ask for is done here.
    _ = signals.takeSignals()
    resume()
  }

  /// Takes the terminal over after other programs have used it.
  func resume() {
    adoptWindowSize()
    enterModes()
    pendingEvents.append(.resize(size))
  }

  /// Adopts the size of the window. (`TIOCGWINSZ`, `resize_term`)
  ///
  /// A terminal that does not know its size has that of its description.
  func adoptWindowSize() {
    var extent = winsize()
    if unsafe ioctl(output.rawValue, UInt(TIOCGWINSZ), &extent) == 0,
      extent.ws_row > 0, extent.ws_col > 0
    {
      // `resizeterm` would also push a key into the input queue of curses, which is not read.
      resize_term(CInt(extent.ws_row), CInt(extent.ws_col))
      _ = unsafe wresize(window, CInt(extent.ws_row), CInt(extent.ws_col))
      isUncertain = true
    }
    unsafe size = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Makes the guard restore the terminal as `leaveModes()` does.
  func armGuard() {
    restoring.arm(
      for: output, foundModes,
      bytes: requests(on: false) + description.cursorAddress(row: size.rows - 1, column: 0)
        + description.endings)
  }

  /// The bytes that switch the marks around pasted text and the reports of the mouse on or off.
  ///
  /// Terminals that take control sequences ignore those that they do not know. Reports of the mouse
  /// are asked for in both forms: the older one reaches column 223, the newer one every column.
  private func requests(on: Bool) -> [UInt8] {
    var text = ""
    if description.takesControlSequences { text += on ? "\u{1B}[?2004h" : "\u{1B}[?2004l" }
    if usesMouse, description.hasMouse {
      text += on ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l"
    }
    return Array(text.utf8)
  }

  /// Writes to the terminal without curses.
  ///
  /// A terminal that cannot be written to is gone, which is noticed when input is read.
  func write(_ bytes: [UInt8]) {
    try? output.writeAll(bytes)
  }
}
