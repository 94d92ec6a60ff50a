import Foundation

/// The size of the window of the terminal behind a descriptor, as programs learn it.
func windowSize(of descriptor: Int32) throws -> (columns: Int, rows: Int) {
  var size = winsize()
  guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else {
    throw SystemError(call: "read the size of a terminal")
  }
  return (Int(size.ws_col), Int(size.ws_row))
}

/// What the kernel does with what is typed and printed: the settings that `stty` shows.
struct LineSettings: Hashable {
  let input: tcflag_t
  let output: tcflag_t
  let control: tcflag_t
  let local: tcflag_t
  let characters: [UInt8]

  /// Reads the settings of the terminal behind a descriptor.
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

  /// Whether typed characters are shown by the kernel.
  var echoes: Bool { local & tcflag_t(ECHO) != 0 }

  /// Whether typed characters wait for the end of their line.
  var collectsLines: Bool { local & tcflag_t(ICANON) != 0 }
}
