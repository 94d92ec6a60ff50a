import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `Numerals that are typed` {
  private func screen(_ output: String) -> [[Character]] {
    var emulator = StrictEmulator(rows: 24, known: [])
    emulator.take(output)
    return emulator.rows
  }

  /// A shift of a part of a row must leave what curses takes for granted.
  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
  func `move as a repaint shows them, also beside a tape`(name: String) throws {
    let terminal = try PseudoTerminal(
      [Program.path, "--private", "--dark"], rows: 24, environment: ["TERM": name])
    try terminal.wait(for: "quit")
    for number in 1...20 { terminal.send("\(number)*3=") }
    var number = ""
    for key in "12345678\u{7F}\u{7F}90.5\u{7F}4" {
      terminal.send(String(key))
      if key == "\u{7F}" { number.removeLast() } else { number.append(key) }
      let shown: Void? = firstAnswer {
        terminal.read()
        return String(screen(terminal.text)[1]).contains(" \(number) ") ? () : nil
      }
      try #require(shown, "\(number): \(terminal.text.debugDescription)")
    }
    let typed = terminal.text
    #expect(typed.contains("\u{1B}[4P") == (name != "vt100"))
    terminal.forgetOutput()
    terminal.send("\u{0C}")
    let repainted: Void? = firstAnswer {
      terminal.read()
      return terminal.text.contains("quit") && screen(typed + terminal.text) == screen(typed)
        ? () : nil
    }
    try #require(repainted, "\(terminal.text.debugDescription)")
    try terminal.quit()
  }
}
