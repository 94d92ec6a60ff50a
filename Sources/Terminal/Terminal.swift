import CNcurses
import Glibc
import Screen
import SystemCalls

/// A terminal that the program has to itself: it shows frames and returns events.
///
/// Creating one enters the full screen; `leave()` or the end of its life leaves it. A signal that
/// ends the process in between, also that of a crash, leaves the terminal as it was found. All use
/// is from one thread, and one terminal exists at a time.
///
///     let terminal = try Terminal()
///     defer { terminal.leave() }
///     while true {
///       var frame = Frame(size: terminal.size)
///       frame.write("q quits", at: Point(column: 0, row: 0), style: Style())
///       terminal.present(frame)
///       let event = terminal.nextEvent(before: nil)
///       if event == .key(.character("q")) || event == .hangUp { break }
///     }
@safe package final class Terminal {
  /// How many colours the terminal has.
  package var depth: ColorDepth { description.depth }
  /// Whether characters beyond ASCII can be shown.
  package let encodesUnicode: Bool
  /// The background that the terminal answered with when it was asked.
  ///
  /// It is nil when it was not asked or did not answer in time; a later answer is an event.
  package let background: Luminance?
  /// The size of the window, as of the last `Event.resize`.
  package internal(set) var size = Size(columns: 0, rows: 0)

  let options: TerminalOptions
  let description: TerminalDescription
  /// The modes that the terminal had.
  let foundModes: TerminalModes
  let screen: OpaquePointer
  /// The window of curses that covers the screen; its standard window is not used.
  let window: UnsafeMutablePointer<WINDOW>
  private let files: [UnsafeMutablePointer<FILE>]
  private(set) var hasLeft = false

  let restoring: RestoreGuard
  let signals: SignalPipe
  var decoder: InputDecoder
  /// When the last input was read.
  var timeOfInput = ContinuousClock.now
  /// The events that came before they were asked for.
  var pendingEvents: ArraySlice<Event>
  var isGone = false
  /// How long a lone Escape may still turn out to begin a sequence, in milliseconds.
  ///
  /// The variable `ESCDELAY` is that of curses, whose default of a second would be felt.
  let escapeDelay = environmentVariable("ESCDELAY").flatMap { Int($0) }.map { max($0, 0) } ?? 25

  /// Whether standard input and standard output are terminals. (`isatty`)
  package static var isInteractive: Bool {
    FileDescriptor.standardInput.isTerminal && FileDescriptor.standardOutput.isTerminal
  }

  /// Takes a terminal over.
  ///
  /// - Throws: `TerminalError` when it cannot be used; it is left as it was found.
  package init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    let description = try TerminalDescription(named: options.name, output: options.output)
    guard options.input.isTerminal, let modes = try? TerminalModes(of: options.output) else {
      throw .unusable(description.name)
    }
    encodesUnicode = setUpLocale()
    let restoring = RestoreGuard()
    restoring.arm(with: TerminalRestoration(terminal: options.output, modes: modes, bytes: []))
    modes.raw.apply(to: options.output)
    let signals = SignalPipe(of: [SIGWINCH, SIGTSTP, SIGCONT])

    var decoder = InputDecoder(keys: description.keys)
    let early =
      options.asksForBackground && BackgroundQuery.suits(terminalNamed: description.name)
      ? BackgroundQuery.ask(options, decoder: &decoder) : BackgroundQuery.Result()

    guard let (screen, files) = unsafe enterCurses(description, options),
      let window = unsafe newwin(0, 0, 0, 0)
    else {
      modes.apply(to: options.output)
      signals.close()
      restoring.remove()
      throw .unusable(description.name)
    }
    unsafe self.screen = screen
    unsafe self.files = files
    unsafe self.window = window
    self.options = options
    self.description = description
    foundModes = modes
    self.restoring = restoring
    self.signals = signals
    self.decoder = decoder
    pendingEvents = early.otherEvents[...]
    background = early.background
    adoptWindowSize()
    setUpCurses()
  }

  deinit {
    leave()
  }

  /// Gives the terminal back as it was found.
  ///
  /// A second call does nothing; any other use afterwards is an error of the program.
  package func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    leaveModes()
    restoring.remove()
    signals.close()
    unsafe delscreen(screen)
    unsafe files.forEach { file in _ = unsafe fclose(file) }
  }
}

/// Starts curses. (`newterm`)
///
/// The streams have copies of the descriptors, because closing a stream closes its descriptor.
private func enterCurses(
  _ description: TerminalDescription, _ options: TerminalOptions
) -> (screen: OpaquePointer, files: [UnsafeMutablePointer<FILE>])? {
  guard let output = unsafe fdopen(dup(options.output.rawValue), "w"),
    let input = unsafe fdopen(dup(options.input.rawValue), "r"),
    let screen = unsafe newterm(description.name, output, input)
  else { return nil }
  return unsafe (screen, [output, input])
}
