import Foundation
import TestSupport
import Testing
import Words

/// A controlling terminal that keeps output to be read and answers by the test.
final class PseudoTerminal {
  private(set) var output: [UInt8] = []
  let settingsAtStart: LineSettings
  private let child: SpawnedProcess
  private var ending: SpawnedProcess.Ending?
  /// The end of the emulator; nil after `hangUp`.
  private var master: Int32?
  /// The end of the program, kept open to read its settings.
  private let slave: Int32
  private let home: TemporaryFolder

  init(
    _ command: [String] = [Program.path], columns: Int = 80, rows: Int = 22,
    environment: [String: String?] = [:]
  ) throws {
    home = try TemporaryFolder()
    var (master, slave): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    var name = [CChar](repeating: 0, count: 64)
    try startOfProcesses.withLock {
      guard openpty(&master, &slave, nil, nil, &size) == 0, ttyname_r(slave, &name, 64) == 0 else {
        throw FailedCall(call: "open a terminal")
      }
      // If another process holds an end, the terminal cannot hang up.
      for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }
    (self.master, self.slave) = (master, slave)
    settingsAtStart = try LineSettings(of: slave)
    // setsid executes the program, so the process stays the same.
    child = try SpawnedProcess.start(
      ["setsid", "--ctty"] + command, environment: Program.environment(home: home.path, environment)
    ) {
      posix_spawn_file_actions_addopen(&$0, 0, name, O_RDWR | O_NOCTTY, 0)
      posix_spawn_file_actions_adddup2(&$0, 0, 1)
      posix_spawn_file_actions_adddup2(&$0, 0, 2)
    }
  }

  deinit {
    hangUp()
    close(slave)
    if ending == nil {
      kill(child.id, SIGKILL)
      _ = child.waitForEnd()
    }
  }

  var processID: pid_t { child.id }

  var text: String { String(decoding: output, as: UTF8.self) }

  /// Drops the output read so far, so that `wait` searches only new output.
  func forgetOutput() { output = [] }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends at most 4095 bytes, which a terminal takes even if the program reads none.
  func send(_ bytes: [UInt8]) {
    guard let master else { preconditionFailure("a terminal that hung up sends nothing") }
    precondition(bytes.count <= 4095, "the bytes fit the terminal's buffer")
    let count = write(master, bytes, bytes.count)
    precondition(count == bytes.count, "the terminal takes what is sent")
  }

  /// Changes the size and notifies the program.
  func resize(columns: Int, rows: Int) throws {
    guard let master else { preconditionFailure("a terminal that hung up has no size") }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw FailedCall(call: "set a size") }
  }

  /// The line settings, readable even after the end of the program.
  func lineSettings() throws -> LineSettings { try LineSettings(of: slave) }

  func hangUp() {
    if let master { close(master) }
    master = nil
  }

  func read() {
    guard let master else { return }
    var chunk = [UInt8](repeating: 0, count: 65536)
    var readable = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&readable, 1, 0) == 1, readable.revents & Int16(POLLIN) != 0 {
      let count = Foundation.read(master, &chunk, chunk.count)
      guard count > 0 else { return }
      output += chunk[..<count]
    }
  }
}

extension PseudoTerminal {
  func wait(for text: String, at location: SourceLocation = #_sourceLocation) throws {
    let sought = Array(text.utf8)
    let found: Void? = firstAnswer {
      read()
      return output.firstRange(of: sought).map { _ in }
    }
    try #require(
      found, "waited in vain for \(text.debugDescription) in \(self.text.debugDescription)",
      sourceLocation: location)
  }

  /// Waits for the end of the program, and perhaps reads its output meanwhile.
  func waitForEnd(
    reading reads: Bool = true, at location: SourceLocation = #_sourceLocation
  ) throws -> SpawnedProcess.Ending {
    ending =
      ending
      ?? firstAnswer {
        if reads { read() }
        return child.pollEnd()
      }
    read()
    return try #require(
      ending, "waited in vain for the end after \(text.debugDescription)", sourceLocation: location)
  }

  func send(
    _ text: String, andWaitFor answer: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    send(text)
    try wait(for: answer, at: location)
  }

  /// Waits for the end of the program, which must restore the line.
  func expectEnd(
    _ expected: SpawnedProcess.Ending, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForEnd(at: location) == expected, sourceLocation: location)
    #expect(try lineSettings() == settingsAtStart, sourceLocation: location)
  }

  func quit(at location: SourceLocation = #_sourceLocation) throws {
    send("\u{1B}[21~")
    try expectEnd(.exited(status: 0), at: location)
  }

  /// Starts the calculator; `answer` replies to the query for the background.
  static func calculator(
    _ options: [String] = [], environment: [String: String?] = [:], answer: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal([Program.path] + options, environment: environment)
    if let answer {
      try terminal.wait(for: question, at: location)
      terminal.send(answer)
    }
    try terminal.wait(for: "quit", at: location)
    return terminal
  }

  static let question = "\u{1B}]11;?"

  /// The reply to the device query, which every terminal sends.
  static let attributes = "\u{1B}[?62;22c"

  /// The replies of a terminal with a background colour.
  static func answer(_ color: String) -> String { "\u{1B}]11;rgb:\(color)\u{1B}\\" + attributes }

  /// The sequences for styles; only the theme counts without a lit button or a message.
  func styles(at location: SourceLocation = #_sourceLocation) throws -> Set<String> {
    read()
    forgetOutput()
    send("\u{0C}")
    // The line of hints is drawn last.
    try wait(for: "help", at: location)
    try wait(for: "quit", at: location)
    return Set(text.matches(of: /\u{1B}\[[0-9;:]*m/).map { String($0.output) })
  }

  /// Waits until a theme shows, by comparison with the themes chosen by option.
  func wait(forTheme name: String, at location: SourceLocation = #_sourceLocation) throws {
    let styles = try #require(try knownStyles.get()[name])
    var last: Set<String> = []
    let found: Void? = try firstAnswer {
      last = try self.styles(at: location)
      return last == styles ? () : nil
    }
    let difference = last.symmetricDifference(styles)
    try #require(
      found, "waited in vain for the theme \(name): \(difference)", sourceLocation: location)
  }
}

private let knownStyles = Result {
  try Dictionary(
    uniqueKeysWithValues: ThemeName.allCases.map(\.rawValue).map { name in
      (name, try PseudoTerminal.calculator(["--theme", name]).styles())
    })
}
