import TestSupport
import Testing

/// Missing or limited resources: a sentence, never a crash.
@Suite(.waiting) struct `Limits` {
  private func start(_ line: String, environment: [String: String?] = [:]) throws -> PseudoTerminal
  {
    try PseudoTerminal(
      ["sh", "-c", line + "; exec \"$0\" --dark", Program.path], environment: environment)
  }

  /// Waits for the screen or the end; nil if it shows.
  private func waitForScreen(_ terminal: PseudoTerminal) throws -> SpawnedProcess.Ending? {
    let isShown = firstAnswer {
      terminal.read()
      if terminal.text.contains("quit") { return true }
      return terminal.text.contains("countonme: ") ? false : nil
    }
    return try isShown == true ? nil : terminal.waitForEnd()
  }

  /// Other tests may leave the shell a few open files.
  @Test(arguments: [3, 4, 5, 7, 8, 12, 14, 15, 16, 24, 30, 31, 40, 128])
  func `a low limit of open files is reported`(count: Int) throws {
    let terminal = try start("ulimit -n \(count)")
    if let ending = try waitForScreen(terminal) {
      // A dynamic program finds no libraries under the lowest limits.
      #expect(ending == .exited(status: 1) || (ending == .exited(status: 127) && count < 8))
      #expect(count < 128 && !terminal.text.contains("\u{1B}"))
      #expect(try terminal.lineSettings() == terminal.settingsAtStart)
    } else {
      try terminal.send("2+3=", andWaitFor: "= 5")
      try terminal.quit()
    }
  }

  @Test func `a tape that cannot grow is reported as lost, with a status`() throws {
    let terminal = try start("ulimit -f 0")
    #expect(try waitForScreen(terminal) == nil)
    try terminal.send("2+3=", andWaitFor: "not saved")
    terminal.send("\u{1B}[21~")
    #expect(try terminal.waitForEnd() == .exited(status: 1))
    #expect(terminal.text.hasSuffix("countonme: the tape is not saved: the file is too large\r\n"))
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func `closed standard files end in a screen or a message`(closing: String) throws {
    let terminal = try start("exec \(closing)")
    let mayShow = !closing.contains("<")
    if mayShow {
      #expect(try waitForScreen(terminal) == nil)
      try terminal.send("2+3=", andWaitFor: "= 5")
      terminal.send("\u{1B}[21~")
    }
    let hasErrors = closing.contains("2>") || terminal.text.contains("countonme: ")
    try terminal.expectEnd(.exited(status: mayShow ? 0 : 1))
    #expect(mayShow || hasErrors || terminal.text.contains("countonme: "))
  }

  @Test(arguments: ["-v 60000", "-t 5", "-s 512"])
  func `it calculates within limits of memory, time and stack`(limit: String) throws {
    let terminal = try start("ulimit \(limit)")
    #expect(try waitForScreen(terminal) == nil)
    try terminal.send("2+3=", andWaitFor: "= 5")
    try terminal.quit()
  }

  @Test func `the first frame has the saved tape`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 20 + 2"])
    // On a busy machine reading may take longer than a frame waits.
    let isThere = try (1...10).contains { _ in
      let terminal = try start(":", environment: ["HOME": home.path])
      try terminal.wait(for: "= 22")
      return !terminal.text.contains("being read")
    }
    #expect(isThere)
  }

  @Test func `answers after the end do not reach the shell`() throws {
    // On a busy machine the answer may come too late.
    let isClean = try (1...5).contains { _ in
      let terminal = try PseudoTerminal([Program.path, "--private"])
      try terminal.wait(for: PseudoTerminal.question)
      try terminal.send("\u{1B}[21~", andWaitFor: "\u{1B}[?1049l")
      terminal.send(PseudoTerminal.answer("ffff/ffff/ffff"))
      #expect(try terminal.waitForEnd() == .exited(status: 0))
      return !terminal.text.contains("ffff")
    }
    #expect(isClean)
  }
}
