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
  /// Whether it has only colours that its user configures.
  package var hasFewColors: Bool { description.hasFewColors }
  /// The name of a terminal that only its family is known of; nil if it is known itself.
  package var unfamiliarName: String? { description.isFamiliar ? nil : description.name }
  /// Whether characters beyond ASCII can be shown.
  package let encodesUnicode: Bool
  /// Whether it is the console of Linux, whose fonts have blocks but no braille.
  package var lacksBraille: Bool { TerminalFamily(ofTerminalNamed: description.name) == .console }
  /// The background that the terminal answered with when it was asked.
  ///
  /// It is nil when it was not asked or did not answer in time; a later answer is an event.
  package let background: Luminance?
  /// The size of the window, as of the last `Event.resize`.
  package internal(set) var size = Size(columns: 0, rows: 0)

  let usesMouse: Bool
  let input: FileDescriptor
  let output: FileDescriptor
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
  private let quitWatch: QuitWatch
  var reader: InputReader
  /// The events that came before they were asked for.
  var pendingEvents: ArraySlice<Event>
  /// The number of questions that the terminal has not answered to the end.
  var openQuestions = 0
  /// When the last question was asked.
  private var timeOfQuestion = Instant.now
  /// Whether a pair of colours may have the terminal's own.
  var hasDefaultColors = false
  /// Whether the terminal shows a frame at once that is marked so.
  private var synchronizes = false
  /// The last frame that was sent.
  private var shown: Frame?
  /// Whether it may not be what the terminal shows, so that everything is sent.
  var isUncertain = true

  /// Takes a terminal over.
  ///
  /// - Parameters:
  ///   - name: The name of the terminal's description in terminfo; nil for the value of `TERM`.
  ///   - colors: What the terminal says of its colours, by default in `COLORTERM`.
  ///   - usesMouse: Whether the terminal is asked to report clicks of the mouse.
  ///   - asksForBackground: Whether it is asked for its background colour, which takes at most 100 ms;
  ///     one whose description has few colours is asked anyway, for more of them.
  ///   - input: The descriptor that input is read from.
  ///   - output: The descriptor that the screen is written to, of the same terminal as `input`.
  /// - Throws: `TerminalError` when it cannot be used; it is left as it was found.
  package init(
    named name: String? = nil, colors: String? = environmentVariable("COLORTERM"),
    usesMouse: Bool = true, asksForBackground: Bool = false,
    input: FileDescriptor = .standardInput, output: FileDescriptor = .standardOutput
  ) throws(TerminalError) {
    var description = try TerminalDescription(named: name, output: output)
    guard input.isTerminal, let modes = try? TerminalModes(of: output) else {
      throw .unusable(description.name)
    }
    encodesUnicode = setUpLocale()
    let restoring = RestoreGuard()
    restoring.arm(for: output, modes, bytes: [])
    modes.raw.apply(to: output)
    let signals = SignalPipe(of: [SIGWINCH, SIGTSTP, SIGCONT])

    var decoder = InputDecoder(keys: description.keys)
    var early = BackgroundQuery.Result()
    if asksForBackground || description.hasFewColors,
      BackgroundQuery.suits(terminalNamed: description.name)
    {
      early = BackgroundQuery.ask(output, input: input, decoder: &decoder)
      openQuestions = early.isComplete ? 0 : 1
    }
    if ["truecolor", "24bit"].contains(colors) {
      description = description.withMoreColors(["-direct", "-256color"], output: output)
    } else if early.hasVersion, description.hasFewColors {
      description = description.withMoreColors(["-256color"], output: output)
    }

    guard let (screen, files) = unsafe enterCurses(description, input: input, output: output),
      let window = unsafe newwin(0, 0, 0, 0)
    else {
      modes.apply(to: output)
      signals.close()
      restoring.remove()
      throw .unusable(description.name)
    }
    unsafe self.screen = screen
    unsafe self.files = files
    unsafe self.window = window
    (self.usesMouse, self.input, self.output) = (usesMouse, input, output)
    self.description = description
    foundModes = modes
    self.restoring = restoring
    self.signals = signals
    quitWatch = QuitWatch(of: input, for: description.keys.sequences(of: .function(10)))
    reader = InputReader(input, decoder)
    pendingEvents = early.otherEvents[...]
    background = early.background
    adoptWindowSize()
    setUpCurses()
    if early.hasVersion { askForSynchronization() }
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
    _ = quitWatch.during(leaveModes)
    quitWatch.close()
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
  _ description: TerminalDescription, input: FileDescriptor, output: FileDescriptor
) -> (screen: OpaquePointer, files: [UnsafeMutablePointer<FILE>])? {
  guard let output = unsafe fdopen(dup(output.rawValue), "w"),
    let input = unsafe fdopen(dup(input.rawValue), "r"),
    let screen = unsafe newterm(description.name, output, input)
  else { return nil }
  return unsafe (screen, [output, input])
}

/// Showing frames.
extension Terminal {
  /// Shows a frame by sending what differs from what is shown. (`mvwadd_wchnstr`, `wrefresh`)
  ///
  /// Of a frame that is larger than the window, the top left part is shown; the window around a
  /// smaller one is empty.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells, plus what is sent.
  package func present(_ frame: Frame) {
    precondition(!hasLeft, "a terminal that was left shows no frames")
    let frame = frame.withoutSeams.withFewStyles(hasDefault: hasDefaultColors)
    isUncertain = isUncertain || frame.size != shown?.size
    let isMarked = synchronizes && (isUncertain || frame != shown)
    let typed = quitWatch.during {
      if isMarked { write(Array("\u{1B}[?2026h".utf8)) }
      send(frame)
      if isMarked { write(Array("\u{1B}[?2026l".utf8)) }
    }
    if !typed.isEmpty { reader.append(typed) }
    shown = frame
    isUncertain = false
  }

  private func send(_ frame: Frame) {
    var pairs = ColorPairTable(depth: depth)
    if let shown, !isUncertain {
      for run in frame.runs(changedFrom: shown) { add(run, &pairs) }
    } else {
      _ = unsafe leaveok(window, true)
      clear(in: pairs.cursesCell([wchar_t(UInt8(ascii: " "))], frame.ground))
      for layer in frame.layers {
        for run in layer { add(run, &pairs) }
        _ = unsafe wrefresh(window)
      }
    }
    placeCursor(frame.cursor ?? frame.focus, isShown: frame.cursor != nil)
    _ = unsafe wrefresh(window)
    // Where margins cannot be turned off, curses fills the last cell by inserting before it, for which a
    // single cell has no room.
    let origin = Point(column: 0, row: 0)
    if size == Size(columns: 1, rows: 1), frame.bounds.contains(origin) {
      write(Array("\r\(frame[origin].character)".utf8))
    }
  }

  /// Empties the screen. (`bkgrndset`, `werase`, `clearok`)
  ///
  /// curses clears it in the background of its standard window. That of this window is only set for a
  /// moment, because cells that are written take attributes of it.
  private func clear(in ground: cchar_t) {
    var (ground, blank) = (ground, cchar_t())
    unsafe cn_bkgrndset(&ground)
    _ = unsafe wgetbkgrnd(window, &blank)
    unsafe wbkgrndset(window, &ground)
    _ = unsafe werase(window)
    unsafe wbkgrndset(window, &blank)
    _ = unsafe (clearok(window, true), wrefresh(window))
  }

  private func add(_ run: Run, _ pairs: inout ColorPairTable) {
    let (row, column) = (run.origin.row, run.origin.column)
    guard row < size.rows, column < size.columns else { return }
    let cells = pairs.cursesCells(run.cells.prefix(size.columns - column))
    // Unlike functions that move the cursor, this one can fill the last cell without scrolling.
    _ = unsafe mvwadd_wchnstr(window, CInt(row), CInt(column), cells, CInt(cells.count))
  }

  /// Sends everything that is shown again.
  package func redraw() {
    isUncertain = true
    present(shown ?? Frame(size: size))
  }

  /// Asks whether the terminal shows a frame at once that is marked so. (`DECRQM`)
  ///
  /// Only a terminal that tells its version is asked; others print a question of this form.
  func askForSynchronization() { ask("\u{1B}[?2026$p\u{1B}[c") }

  private func ask(_ question: String) {
    write(Array(question.utf8))
    openQuestions += 1
    timeOfQuestion = .now
  }

  /// Takes an answer; returns the event, if it is one.
  func event(of input: Input) -> Event? {
    switch input {
    case .event(let event): return event
    case .attributes: openQuestions = max(0, openQuestions - 1)
    case .version: askForSynchronization()
    case .synchronization: synchronizes = true
    }
    return nil
  }

  /// Waits for the answers that are still to come, so that they do not reach the shell, at most until
  /// a second after the question.
  func awaitAnswers() {
    let deadline = timeOfQuestion + .seconds(1)
    while openQuestions > 0, !reader.isAtEnd {
      if let input = reader.decoder.next() {
        // Nothing more is asked now.
        if input != .version, let event = event(of: input) { pendingEvents.append(event) }
      } else if waitForReadability(of: [input], until: deadline).isEmpty {
        return
      } else {
        reader.read()
      }
    }
  }

  private func placeCursor(_ cursor: Point?, isShown: Bool) {
    _ = unsafe leaveok(window, cursor == nil)
    if let cursor { _ = unsafe wmove(window, CInt(cursor.row), CInt(cursor.column)) }
    // It returns an error on a terminal that cannot hide its cursor.
    _ = curs_set(isShown ? 1 : 0)
  }

  /// Whether the terminal may have a clipboard that programs can write to.
  package var takesCopies: Bool { clipboard != nil }

  /// Asks the terminal to put text on the clipboard; does nothing where it has none. (`OSC 52`)
  package func copy(_ text: String) {
    precondition(!hasLeft, "a terminal that was left takes no text")
    guard let clipboard else { return }
    write(clipboard.bytes(for: text))
  }

  private var clipboard: ClipboardRoute? {
    ClipboardRoute(terminalNamed: description.name, environment: environmentVariable)
  }
}

/// Why a terminal cannot be taken over; it is left as it was found.
package enum TerminalError: Error, Hashable, Sendable {
  /// `TERM` is not set.
  case unnamed
  /// No description of the terminal that `TERM` names is installed.
  case unknown(String)
  /// The terminal that `TERM` names cannot move its cursor, as `dumb` cannot.
  case lacksCursorAddressing(String)
  /// The descriptors are not those of a terminal, or curses cannot use the terminal that `TERM` names.
  case unusable(String)
}
