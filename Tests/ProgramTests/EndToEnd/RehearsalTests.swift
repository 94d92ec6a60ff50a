import CalculatorViewModel
import CalculatorViews
import ExactNumbers
import Foundation
import Screen
import TestSupport
import Testing
import Words

/// Compares the real terminal cell by cell with the same session on the scripted device.
@Suite(.waiting) struct `The screen is as rehearsed` {
  @Test(arguments: seeds) func `after any keys`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Without the keys that quit, and without whole commands.
    let keys = "0123456789.+-*/%^()=\n\n\u{7F}\u{7F}\u{18}\u{18}?#ae°√tkd"
    let size = Size(
      columns: .random(in: 20...100, using: &random), rows: .random(in: 8...40, using: &random))
    let groups = (1...15).map { _ in
      let typed = (1...6).map { _ in random.pick(keys) }
      return [Deed.typing(String(typed) + (Bool.random(using: &random) ? "\u{1B}7" : "7"))]
    }
    let session = try TerminalSession(
      [Program.path, "--dark"], columns: size.columns, rows: size.rows)
    try session.perform(groups, as: Rehearsal(groups, size: size))
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 120, rows: 36)])
  func `after a click on each button of each layout`(size: Size) throws {
    let names = LayoutName.allCases.filter { $0.keypad != nil }
    var groups: [[Deed]] = []
    for name in names {
      if name != names.first { groups.append([.typing("\u{18}layout\n")]) }
      let layout = Layout(size: size, name)
      try #require(layout.name == name)
      let clear = layout.area(of: .allClear).origin
      for (index, button) in try #require(name.keypad).buttonRows.joined().enumerated() {
        let area = layout.area(of: button)
        // The corner cells of a button press it, too.
        let corner =
          index.isMultiple(of: 2)
          ? area.origin : Point(column: area.columns.upperBound - 1, row: area.rows.upperBound - 1)
        groups.append([.click(clear), .typing("12+10"), .click(corner)])
      }
    }
    let session = try TerminalSession(
      [Program.path, "--dark"], columns: size.columns, rows: size.rows)
    try session.perform(groups, as: Rehearsal(groups, size: size))
  }

  @Test(arguments: LayoutName.allCases)
  func `in windows of any size, with any layout`(name: LayoutName) throws {
    let sizes = [
      Size(columns: 39, rows: 10), Size(columns: 20, rows: 5), Size(columns: 7, rows: 3),
      Size(columns: 1, rows: 1), Size(columns: 20, rows: 8), Size(columns: 200, rows: 60),
      Size(columns: 80, rows: 24),
    ]
    let groups =
      [[Deed.typing("9-4")]] + sizes.map { [.resizing($0), .typing("1")] }
      + [[.typing("= ans")], [.resizing(sizes[4]), .typing("*2")], [.typing("?")]]
    let session = try TerminalSession([Program.path, "--dark", "--layout", name.rawValue])
    try session.perform(groups, as: Rehearsal(groups, layout: name))
  }

  @Test(arguments: [GlyphSet.unicode, .ascii]) func `in French`(glyphs: GlyphSet) throws {
    let groups: [[Deed]] = [
      "12/0=", "\u{1B}2+)", "\u{18}aide\n", "?", "thème\n", "\u{18}layout\n", "\u{18}", "\n",
    ].map { [.typing($0)] }
    let rehearsal = Rehearsal(groups, glyphs: glyphs, language: .french)
    #expect(rehearsal.screens[0].contains("F1 aide"))
    let session = try TerminalSession(
      [Program.path, "--dark", "--language", "fr"],
      environment: ["LANG": glyphs == .ascii ? "C" : "C.UTF-8"])
    try session.perform(groups, as: rehearsal)
  }
}

@Suite(.waiting) struct `The screen at the start` {
  @Test func `follows the options file, and names a wrong line in it`() throws {
    let folder = try TemporaryFolder()
    try Data("--layout scientific\n# digits\n--nonsense\n--theme mono\n".utf8)
      .write(to: folder["options"])
    let environment = ["HOME": folder.path]
    let session = try TerminalSession(
      [
        "/bin/sh", "-c",
        "mkdir -p \"$HOME/.config/countonme\"; mv \"$HOME/options\" \"$HOME/.config/countonme\"; exec \"$0\"",
        Program.path,
      ], environment: environment)
    let screen = try session.wait(for: "tan")
    #expect(screen.contains("line 3") && screen.contains("--nonsense"), "\(screen)")
    try session.type("7")
    try session.wait(until: "the message is gone") { !$0.contains("line 3") }
    let other = try TerminalSession(
      [Program.path, "--layout", "keypad", "--language", "fr"], environment: environment)
    try other.wait(until: "the line is named in French") {
      $0.contains("ligne 3") && !$0.contains("tan")
    }
  }
}

/// Changes of the size; the views test each size.
@Suite(.waiting) struct `Sizes` {
  @Test func `keys and clicks in a window of one cell take effect when it grows`() throws {
    let session = try TerminalSession([Program.path], columns: 1, rows: 1)
    try session.wait(for: "…")
    try session.type("12+3")
    try session.resize(columns: 80, rows: 22)
    try session.wait(forDisplay: "12 + 3", "= 15")
    try session.resize(columns: 7, rows: 22)
    try session.wait(until: "the result is left") { $0.lines.filter { !$0.isEmpty } == ["= 15"] }
    try session.type("4")
    try session.resize(columns: 80, rows: 22)
    try session.wait(forDisplay: "12 + 34", "= 46")
    try session.click(buttons: ["5"])
    try session.wait(forDisplay: "12 + 345", "= 357")
    try session.quit()
  }

  @Test func `quick resizes lose no key`() throws {
    let terminal = try PseudoTerminal.calculator(["--dark"])
    for round in 0..<100 {
      let isHuge = round == 50
      try terminal.resize(
        columns: isHuge ? 500 : 1 + round * 37 % 120, rows: isHuge ? 500 : 1 + round * 23 % 50)
      terminal.send("1+")
      terminal.read()
    }
    try terminal.resize(columns: 80, rows: 22)
    try terminal.send("1=\u{0C}", andWaitFor: "= 101")
    try terminal.quit()
  }

  @Test func `the last size of the terminal is drawn`() throws {
    let session = try TerminalSession.calculator()
    for (columns, rows) in [(10, 3), (200, 60), (1, 1), (79, 23), (20, 8), (90, 22)] {
      try session.tmux.run([["resize-window", "-x", "\(columns)", "-y", "\(rows)"]])
      try session.type("1+")
    }
    try session.type("1")
    try session.wait(until: "it fits the last size") {
      $0.columns == 90 && CalculatorScreen($0)?.result == "= 7"
    }
  }
}
