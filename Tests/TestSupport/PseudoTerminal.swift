import Foundation

/// A terminal without a screen: what is written to one end is read at the other.
package final class PseudoTerminal {
  /// The end of the user.
  package let person: CInt
  /// The end of the program.
  package let program: CInt
  private var openEnds: Set<CInt>

  package init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    var (person, program): (CInt, CInt) = (-1, -1)
    var extent = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &extent) == 0 else { throw POSIXError(.ENXIO) }
    (self.person, self.program) = (person, program)
    openEnds = [person, program]
  }

  deinit { for end in openEnds { close(end) } }

  package func hangUp() {
    openEnds.remove(person)
    close(person)
  }

  package func closeProgram() {
    openEnds.remove(program)
    close(program)
  }

  /// The modes as comparable text.
  package var modes: String {
    var modes = termios()
    return tcgetattr(program, &modes) == 0 ? String(describing: modes) : "none"
  }

  /// Turns echo and line buffering off.
  package func setRawModes() {
    var modes = termios()
    tcgetattr(program, &modes)
    cfmakeraw(&modes)
    tcsetattr(program, TCSANOW, &modes)
  }

  package func resize(columns: UInt16, rows: UInt16) {
    var extent = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(program, UInt(TIOCSWINSZ), &extent)
  }

  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    let count = write(person, bytes, bytes.count)
    precondition(count == bytes.count, "the line takes all of it at once")
  }

  /// The new output of the program.
  package func takeOutput() -> String {
    var output: [UInt8] = []
    var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, 20) > 0 {
      var bytes = [UInt8](repeating: 0, count: 65536)
      let count = read(person, &bytes, bytes.count)
      guard count > 0 else { break }
      output += bytes.prefix(count)
    }
    return String(decoding: output, as: UTF8.self)
  }
}
