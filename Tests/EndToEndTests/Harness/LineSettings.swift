import Foundation

/// The window size of the terminal of a descriptor.
func windowSize(of descriptor: Int32) throws -> (columns: Int, rows: Int) {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
    throw SystemError(call: "read the size of a terminal")
  }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// The settings of the kernel for typed and printed characters, as `stty` shows them.
struct LineSettings: Hashable {
  let input: tcflag_t
  let output: tcflag_t
  let control: tcflag_t
  let local: tcflag_t
  let characters: [UInt8]

  /// Reads the settings of the terminal of a descriptor.
  init(of descriptor: Int32) throws {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw SystemError(call: "read the settings of a terminal")
    }
    input = settings.c_iflag
    output = settings.c_oflag
    control = settings.c_cflag
    local = settings.c_lflag
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
  }

  /// Whether the kernel echoes typed characters.
  var echoes: Bool { local & tcflag_t(ECHO) != 0 }

  /// Whether typed characters wait for the end of their line.
  var collectsLines: Bool { local & tcflag_t(ICANON) != 0 }
}
