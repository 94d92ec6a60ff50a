import ArgumentParser
import CalculatorViewModel

/// The command line of the calculator.
@main
struct CountOnMe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countonme",
    abstract: "A calculator for the terminal, with a keypad and exact arithmetic.",
    discussion: """
      Type, click, or move with the arrow keys; press ? for all keys. Results are exact: \
      “=” says that the digits are the value, “≈” that they are rounded.
      """,
    version: "0.1.0")

  @Option(help: "Colours: light, dark, auto or mono.")
  var theme: ThemePreference?

  @Flag(help: "Dark characters on a light ground.")
  var light = false

  @Flag(help: "Light characters on a dark ground.")
  var dark = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var withoutMouse = false

  mutating func validate() throws {
    let chosen = [light, dark, theme != nil].count { $0 }
    guard chosen <= 1 else {
      throw ValidationError("Only one of '--theme', '--light' and '--dark' can be given.")
    }
  }

  mutating func run() throws {
    try Session(
      themeFlag: light ? .light : dark ? .dark : theme, usesASCII: ascii,
      usesMouse: !withoutMouse
    ).run()
  }
}

extension ThemePreference: ExpressibleByArgument {}
