import CNcurses
import Glibc
import Screen

/// Entering the full screen and leaving it, at the start, at the end, and around a suspension.
extension Terminal {
  /// Makes the settings of curses, once. (`raw`, `noecho`, `nonl`, `keypad`, `start_color`, …)
  func setUpCurses() {
    armGuard()
    raw()
    noecho()
    nonl()
    // Painting is never broken off because keys are waiting: nobody might paint the rest.
    typeahead(-1)
    _ = unsafe keypad(window, true)
    if depth != .none {
      start_color()
      use_default_colors()
    }
    write(mouseRequest(on: true))
  }

  /// Puts the terminal in order. (`endwin`)
  func leaveModes() {
    write(mouseRequest(on: false))
    endwin()
    // curses restores the modes that it found, which were raw already.
    var modes = foundModes
    _ = unsafe tcsetattr(options.output, TCSADRAIN, &modes)
  }

  /// Takes the terminal over again, and paints all of it. (`wrefresh` after `endwin`)
  func enterModes() {
    armGuard()
    redraw()
    write(mouseRequest(on: true))
  }

  /// Stops the process, and with it the group of processes it belongs to, until it is continued.
  ///
  /// The group is stopped so that a program that waits for this one in the same job, as `make`
  /// does, does not keep the shell waiting. Where nobody could continue the process (the group is
  /// orphaned, or the signal is ignored) it is not stopped. In any case the screen is painted
  /// anew, and an `Event.resize` follows.
  package func suspend() {
    precondition(!hasLeft, "a terminal that was left is not suspended")
    leaveModes()
    restoring.disarm()
    signals.withoutListening(to: SIGTSTP) {
      _ = kill(0, SIGTSTP)
    }
    // The signals of the suspension itself are dealt with here.
    _ = signals.drain()
    resume()
  }

  /// Takes the terminal over again after somebody else had it.
  func resume() {
    adoptWindowSize()
    enterModes()
    pendingEvents.append(.resize(size))
  }

  /// Takes over the size of the window. (`TIOCGWINSZ`, `resize_term`)
  ///
  /// A terminal that does not know its size has the one of its description.
  func adoptWindowSize() {
    var extent = winsize()
    if unsafe ioctl(options.output, UInt(TIOCGWINSZ), &extent) == 0,
      extent.ws_row > 0, extent.ws_col > 0
    {
      // `resizeterm` would do more: it pushes a key into an input queue that nobody reads.
      resize_term(CInt(extent.ws_row), CInt(extent.ws_col))
      _ = unsafe wresize(window, CInt(extent.ws_row), CInt(extent.ws_col))
      _ = unsafe clearok(window, true)
    }
    unsafe size = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Has the guard restore the terminal as it is to be left.
  func armGuard() {
    let bytes =
      mouseRequest(on: false) + description.cursorAddress(row: size.rows - 1, column: 0)
      + description.endings
    restoring.arm(
      with: TerminalRestoration(terminal: options.output, modes: foundModes, bytes: bytes))
  }

  /// What asks for reports of the mouse, or for an end of them.
  ///
  /// Both forms are asked for, so that windows of more than 223 columns can be clicked wherever
  /// the terminal knows the newer form.
  private func mouseRequest(on: Bool) -> [UInt8] {
    guard options.usesMouse, description.hasMouse else { return [] }
    return Array((on ? "\u{1B}[?1000h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1000l").utf8)
  }

  /// Writes to the terminal past curses. (`write`)
  private func write(_ bytes: [UInt8]) {
    writeAll(bytes, to: options.output)
  }
}

/// Writes bytes to a descriptor; ends early when it takes no more. (`write`)
func writeAll(_ bytes: [UInt8], to descriptor: CInt) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 || errno == EINTR else { return }
    rest = rest.dropFirst(max(count, 0))
  }
}

/// The modes of a terminal; nil when the descriptor is not that of one. (`tcgetattr`)
func terminalModes(of descriptor: CInt) -> termios? {
  var modes = termios()
  return unsafe tcgetattr(descriptor, &modes) == 0 ? modes : nil
}

/// Makes a terminal hand over each byte as it comes, without echo and without signals for keys.
/// (`tcsetattr`)
///
/// Nothing that was typed before is thrown away.
func setRawModes(of descriptor: CInt, from modes: termios) {
  var modes = modes
  modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
  modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
  unsafe withUnsafeMutableBytes(of: &modes.c_cc) { characters in
    unsafe characters[Int(VMIN)] = 1
    unsafe characters[Int(VTIME)] = 0
  }
  _ = unsafe tcsetattr(descriptor, TCSADRAIN, &modes)
}
