import CalculatorViewModel
import CalculatorViews
import Runtime
import Screen
import SystemCalls
import Terminal

/// The calculator on the full screen, from the first frame to the last key.
struct FullScreen {
  /// The theme that `--theme` or one of its short forms asks for.
  var themeFlag: ThemePreference?
  var usesASCII = false
  var usesMouse = true
  /// The file that the session is logged to.
  var logPath: String?

  /// Runs until a person ends it.
  ///
  /// - Throws: `Failure` when the terminal cannot be used, or the log cannot be written.
  func run() throws {
    guard Terminal.isInteractive else {
      throw Failure(description: "The calculator needs a terminal on its input and its output.")
    }
    let log = try logPath.map { try SessionLog(creating: $0) }
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(
        TerminalOptions(usesMouse: usesMouse, asksForBackground: choice.theme == nil))
    } catch {
      throw Failure(error)
    }
    defer { terminal.leave() }
    let header = LogHeader(
      theme: choice.theme(on: terminal.background), hasColors: terminal.depth != .none,
      followsTerminal: choice.theme == nil, point: decimalPoint(), message: choice.message)
    let device = TerminalDevice(
      terminal, glyphs: usesASCII || !terminal.encodesUnicode ? .ascii : .unicode)
    log?.write(header)
    var session = Session(header.model, on: device, record: log.map { log in { log.write($0) } })
    session.run()
    try log?.close()
  }
}
