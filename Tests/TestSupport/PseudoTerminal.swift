import Foundation

/// A terminal without a screen: what is written to one end is read at the other.
package final class PseudoTerminal {
  /// The descriptor at the end of the person and the screen.
  package let person: CInt
  /// The descriptor at the end of the program.
  package let program: CInt
  private var openEnds: Set<CInt>

  private typealias OpenPTY =
    @convention(c) (
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CChar>?,
      UnsafeRawPointer?, UnsafeRawPointer?
    ) -> CInt

  package init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    // The C library has `openpty`, but its Swift module lacks the header.
    guard let symbol = dlsym(nil, "openpty") else { throw POSIXError(.ENOSYS) }
    let openpty = unsafeBitCast(symbol, to: OpenPTY.self)
    var (person, program): (CInt, CInt) = (-1, -1)
    var extent = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &extent) == 0 else { throw POSIXError(.ENXIO) }
    (self.person, self.program) = (person, program)
    openEnds = [person, program]
  }

  deinit {
    for end in openEnds { close(end) }
  }

  /// Closes the person's end.
  package func hangUp() {
    openEnds.remove(person)
    close(person)
  }

  /// Closes the program's end.
  package func closeProgram() {
    openEnds.remove(program)
    close(program)
  }

  /// The modes, as text that can be compared.
  package var modes: String {
    var modes = termios()
    return tcgetattr(program, &modes) == 0 ? String(describing: modes) : "none"
  }

  /// Has each byte delivered as it comes, without echo.
  package func setRawModes() {
    var modes = termios()
    tcgetattr(program, &modes)
    cfmakeraw(&modes)
    tcsetattr(program, TCSANOW, &modes)
  }

  /// Changes the size of the window.
  package func resize(columns: UInt16, rows: UInt16) {
    var extent = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(program, UInt(TIOCSWINSZ), &extent)
  }

  /// Types text.
  package func type(_ text: String) {
    let bytes = Array(text.utf8)
    let count = write(person, bytes, bytes.count)
    precondition(count == bytes.count, "the line takes all of it at once")
  }

  /// The output of the program that was not taken yet.
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
