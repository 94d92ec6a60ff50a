import CalculatorViewModel
import Foundation
import TestSupport
import Testing
import Words

/// A terminal without an emulator: the output of the program is kept, and nothing is answered unless
/// the test does it.
///
/// It is the controlling terminal of the program, as a real one is, and outlives it.
///
/// A program that has filled the kernel's buffer waits until the test reads, as `wait`,
/// `waitForEnd` and `read` do.
final class PseudoTerminal {
  /// Everything that the program has written and the test has read.
  private(set) var output: [UInt8] = []
  /// The line settings before the program started.
  let settingsAtStart: LineSettings
  private let child: SpawnedProcess
  private var ending: SpawnedProcess.Ending?
  /// The end of the emulator; nil after `hangUp`.
  private var master: Int32?
  /// The end of the program, kept open so that its settings can be read.
  private let slave: Int32
  private let home: TemporaryFolder

  /// Starts a program in a new terminal of this size.
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
    self.master = master
    self.slave = slave
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

  /// The process of the program.
  var processID: pid_t { child.id }

  /// The output that was read so far, as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Drops the output that was read so far, so that `wait` searches only new output.
  func forgetOutput() {
    output = []
  }

  /// Sends text to the program, as a terminal sends what is typed.
  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends bytes to the program: at most 4095, which a terminal takes even if the program reads none.
  func send(_ bytes: [UInt8]) {
    guard let master else { preconditionFailure("a terminal that hung up sends nothing") }
    precondition(bytes.count <= 4095, "the bytes fit the terminal's buffer")
    let count = write(master, bytes, bytes.count)
    precondition(count == bytes.count, "the terminal takes what is sent")
  }

  /// Changes the size and tells the program.
  func resize(columns: Int, rows: Int) throws {
    guard let master else { preconditionFailure("a terminal that hung up has no size") }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw FailedCall(call: "set a size") }
  }

  /// The current line settings; they can also be read after the end of the program.
  func lineSettings() throws -> LineSettings {
    try LineSettings(of: slave)
  }

  /// Hangs up, as a closed window or a lost connection does.
  func hangUp() {
    if let master { close(master) }
    master = nil
  }

  /// Reads the output of the program up to now.
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
  /// Waits until the program has written a text, byte for byte.
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

  /// Waits until the program has ended, and returns how.
  ///
  /// - Parameter reads: Whether its output is read meanwhile.
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
}

extension PseudoTerminal {
  /// Sends text, and waits until the program has written another.
  func send(
    _ text: String, andWaitFor answer: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    send(text)
    try wait(for: answer, at: location)
  }

  /// Waits for the end of the program, which leaves the line as it was.
  func expectEnd(
    _ expected: SpawnedProcess.Ending, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try waitForEnd(at: location) == expected, sourceLocation: location)
    #expect(try lineSettings() == settingsAtStart, sourceLocation: location)
  }

  /// Ends the calculator by its key.
  func quit(at location: SourceLocation = #_sourceLocation) throws {
    send("\u{1B}[21~")
    try expectEnd(.exited(status: 0), at: location)
  }
}

extension PseudoTerminal {
  /// Starts the calculator with options; `answer` is the reply of the terminal when it is
  /// asked for its background.
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

  /// The query for the background colour.
  static let question = "\u{1B}]11;?"

  /// The reply to the query for the device, which every terminal sends.
  static let attributes = "\u{1B}[?62;22c"

  /// The replies of a terminal with this background colour.
  static func answer(_ color: String) -> String {
    "\u{1B}]11;rgb:\(color)\u{1B}\\" + attributes
  }

  /// The sequences for colours and attributes on the whole screen.
  ///
  /// They are the same for the same theme if no button is lit and no message is shown.
  func styles(at location: SourceLocation = #_sourceLocation) throws -> Set<String> {
    read()
    forgetOutput()
    send("\u{0C}")
    // The line of hints is drawn last.
    try wait(for: "help", at: location)
    try wait(for: "quit", at: location)
    return Set(text.matches(of: /\u{1B}\[[0-9;:]*m/).map { String($0.output) })
  }

  /// Waits until a theme is shown, which is recognised by comparison with the themes chosen by option.
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

/// The styles of each theme in a terminal of 256 colours.
private let knownStyles = Result {
  try Dictionary(
    uniqueKeysWithValues: ThemeName.allCases.map(\.rawValue).map { name in
      (name, try PseudoTerminal.calculator(["--theme", name]).styles())
    })
}
