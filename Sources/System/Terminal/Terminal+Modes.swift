import CNcurses
import Glibc
import Screen
import SystemCalls

extension Terminal {
  func setUpCurses() {
    armGuard()
    raw()
    noecho()
    nonl()
    // Otherwise curses stops painting while input is pending.
    typeahead(-1)
    write(requests(on: true))
  }

  func leaveModes() {
    write(requests(on: false))
    endwin()
    write(description.ending)
    awaitAnswers()
    // curses restores the modes it found, which were already raw.
    foundModes.apply(to: output)
  }

  /// Stops the process group; an `Event.resize` follows, even if an orphaned group does not stop.
  package func suspend() {
    precondition(!hasLeft, "a terminal that was left is not suspended")
    leaveModes()
    restoring.disarm()
    signals.stopProcessGroup()
    resume()
  }

  func resume() {
    adoptWindowSize()
    armGuard()
    // Curses re-enters the full screen at the first refresh after `endwin`.
    redraw()
    write(requests(on: true))
    pendingEvents.append(.resize(size))
  }

  /// Adopts the window size, or that of the terminal description.
  func adoptWindowSize() {
    if let (columns, rows) = output.windowSize, columns > 0, rows > 0 {
      // `resizeterm` would also push a key into the input queue of curses, which is never read.
      resize_term(CInt(rows), CInt(columns))
      isUncertain = true
    }
    size = Size(columns: Int(cn_columns()), rows: Int(cn_rows()))
  }

  func armGuard() {
    restoring.arm(
      for: output, foundModes,
      bytes: requests(on: false) + description.cursorAddress(row: size.rows - 1, column: 0)
        + description.endings)
  }

  /// Switches the keypad, for which curses would build a table of keys, bracketed paste and mouse
  /// reports; the old mouse encoding ends at column 223.
  private func requests(on: Bool) -> [UInt8] {
    var text = ""
    if description.takesControlSequences { text += on ? "\u{1B}[?2004h" : "\u{1B}[?2004l" }
    if usesMouse, description.hasMouse {
      text += on ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l"
    }
    return (on ? description.keypad.on : description.keypad.off) + Array(text.utf8)
  }

  /// Writes without curses; a lost terminal is noticed when reading.
  func write(_ bytes: [UInt8]) { try? output.writeAll(bytes) }
}
