import CalculatorViewModel
import Screen
import Terminal

/// The calculator on a full screen, from the first frame to the last key.
struct Session {
  /// What `--theme` and its short forms ask for.
  var themeFlag: ThemePreference?
  var usesASCII = false
  var usesMouse = true

  /// Runs until a person ends it.
  ///
  /// - Throws: `Failure` when there is no terminal that can be used.
  func run() throws {
    guard Terminal.isInteractive else {
      throw Failure(description: "The calculator needs a terminal on its input and its output.")
    }
    let choice = ThemeChoice(flag: themeFlag, environment: environmentVariable)
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(
        TerminalOptions(usesMouse: usesMouse, asksForBackground: choice.theme == nil))
    } catch {
      throw Failure(error)
    }
    defer { terminal.leave() }
    let model = ViewModel(
      theme: choice.theme(on: terminal.background), hasColors: terminal.depth != .none,
      followsTerminal: choice.theme == nil, point: decimalPoint(), message: choice.message)
    let interaction = Interaction(model: model, terminal: terminal, usesASCII: usesASCII)
    interaction.run()
  }
}
