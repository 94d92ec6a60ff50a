import Foundation

@testable import Terminal

/// A terminal without a screen: what is written to one end is read at the other.
final class PseudoTerminal {
  /// The end of the person and the screen.
  let person: CInt
  /// The end of the program.
  let program: CInt

  private typealias OpenPTY =
    @convention(c) (
      UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CChar>?,
      UnsafeRawPointer?, UnsafeRawPointer?
    ) -> CInt

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    // The C library has `openpty`, but its module does not tell of it.
    guard let symbol = dlsym(nil, "openpty") else { throw POSIXError(.ENOSYS) }
    let openpty = unsafeBitCast(symbol, to: OpenPTY.self)
    var (person, program): (CInt, CInt) = (-1, -1)
    var extent = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&person, &program, nil, nil, &extent) == 0 else { throw POSIXError(.ENXIO) }
    (self.person, self.program) = (person, program)
  }

  deinit {
    close(program)
    close(person)
  }

  /// The modes, as text that can be compared.
  var modes: String {
    "\(String(describing: terminalModes(of: program)))"
  }

  /// Types.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    let count = write(person, bytes, bytes.count)
    precondition(count == bytes.count, "the line takes all of it at once")
  }

  /// What the program has written and nobody has read.
  func takeOutput() -> String {
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
