import CNcurses
import Glibc
import SystemCalls

/// The modes of a terminal: how its driver treats what is typed and what is printed.
struct TerminalModes {
  private var settings = termios()

  /// The present modes of a terminal. (`tcgetattr`)
  ///
  /// - Throws: `SystemError` when the descriptor is not that of a terminal.
  init(of terminal: FileDescriptor) throws(SystemError) {
    let status = unsafe tcgetattr(terminal.rawValue, &settings)
    guard status == 0 else { throw SystemError(code: errno, call: "tcgetattr") }
  }

  /// These modes, but each byte is delivered as it comes, without echo, and no key is a signal.
  var raw: TerminalModes {
    var raw = self
    raw.settings.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
    raw.settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | ISIG | IEXTEN)
    unsafe withUnsafeMutableBytes(of: &raw.settings.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Gives the terminal these modes, after what was written has gone out. (`tcsetattr`)
  ///
  /// What was typed before is kept. A terminal that is gone is left alone.
  func apply(to terminal: FileDescriptor) {
    var settings = settings
    _ = try? systemCall("tcsetattr") {
      unsafe tcsetattr(terminal.rawValue, TCSADRAIN, &settings)
    }
  }

  /// Gives the terminal these modes at once. (`tcsetattr`)
  ///
  /// It is async-signal-safe.
  func applyAtOnce(to terminal: FileDescriptor) {
    var settings = settings
    _ = unsafe tcsetattr(terminal.rawValue, TCSANOW, &settings)
  }
}
