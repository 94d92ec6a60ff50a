import CNcurses
import Glibc
import Screen

/// A terminal that the program has to itself: it shows frames and tells events.
///
/// Creating one enters the full screen, once; `leave()` or the end of its life leaves it, once.
/// In between a signal that ends the process, a crash included, leaves the terminal as it was
/// found. All use is from one thread, and one terminal exists at a time.
///
///     let terminal = try Terminal()
///     defer { terminal.leave() }
///     var size = terminal.size
///     while let event = terminal.nextEvent(before: nil) {
///       if case .resize(let newSize) = event { size = newSize }
///       terminal.present(picture(of: size))
///     }
@safe package final class Terminal {
  /// How many colours the terminal has.
  package var depth: ColorDepth { description.depth }
  /// Whether characters beyond ASCII can be shown.
  package let encodesUnicode: Bool
  /// The background that the terminal told when it was asked.
  ///
  /// It is nil when it was not asked or did not answer in time; a later answer is an event.
  package let background: Luminance?
  /// The extent of the window, as of the last `Event.resize`.
  package internal(set) var size = Size(columns: 0, rows: 0)

  let options: TerminalOptions
  let description: TerminalDescription
  /// The modes that the terminal had.
  let foundModes: termios
  let screen: OpaquePointer
  /// The window that covers the screen.
  ///
  /// The standard one of curses is left alone.
  let window: UnsafeMutablePointer<WINDOW>
  private let files: [UnsafeMutablePointer<FILE>]
  private(set) var hasLeft = false

  let restoring: RestoreGuard
  let signals: SignalPipe
  var decoder: InputDecoder
  /// Events that came before somebody asked for them.
  var pendingEvents: ArraySlice<Event>
  var isGone = false
  /// How long a lone Escape is waited for to be continued, in milliseconds.
  ///
  /// The variable `ESCDELAY` is that of curses, whose second would be felt.
  let escapeDelay = environmentValue("ESCDELAY").flatMap { Int($0) }.map { max($0, 0) } ?? 25

  /// Whether standard input and standard output are terminals. (`isatty`)
  package static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Takes a terminal over.
  ///
  /// - Throws: `TerminalError` when it cannot be used; then it has not been touched.
  package init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    let description = try TerminalDescription(named: options.name, output: options.output)
    guard isatty(options.input) == 1, var modes = terminalModes(of: options.output) else {
      throw .unusable(description.name)
    }
    encodesUnicode = setUpLocale()
    let restoring = RestoreGuard()
    restoring.arm(with: TerminalRestoration(terminal: options.output, modes: modes, bytes: []))
    setRawModes(of: options.output, from: modes)
    let listening = SignalPipe(to: [SIGWINCH, SIGTSTP, SIGCONT])

    var decoder = InputDecoder(keys: description.keys)
    let early =
      options.asksForBackground && BackgroundQuery.suits(terminalNamed: description.name)
      ? BackgroundQuery.ask(options, decoder: &decoder) : BackgroundQuery.Result()

    guard let (screen, files) = unsafe enterCurses(description, options),
      let window = unsafe newwin(0, 0, 0, 0)
    else {
      _ = unsafe tcsetattr(options.output, TCSADRAIN, &modes)
      listening.close()
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
    signals = listening
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
  /// Further calls do nothing. Nothing else may be called afterwards.
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
/// The streams are made of copies of the descriptors, so that closing them closes no others.
private func enterCurses(
  _ description: TerminalDescription, _ options: TerminalOptions
) -> (screen: OpaquePointer, files: [UnsafeMutablePointer<FILE>])? {
  guard let output = unsafe fdopen(dup(options.output), "w"),
    let input = unsafe fdopen(dup(options.input), "r"),
    let screen = unsafe newterm(description.name, output, input)
  else { return nil }
  return unsafe (screen, [output, input])
}
