import CNcurses
import Glibc
import Screen
import SystemCalls

/// A full-screen terminal that shows frames and returns events.
///
/// Use it from one thread; only one may exist. A fatal signal restores the terminal.
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
  package var depth: ColorDepth { description.depth }
  /// The name, if only its family is known.
  package var unfamiliarName: String? { description.isFamiliar ? nil : description.name }
  package let encodesUnicode: Bool
  /// Whether this is the Linux console, whose fonts lack braille.
  package var lacksBraille: Bool { TerminalFamily(ofTerminalNamed: description.name) == .console }
  /// The answer to the background query; a late answer becomes an event.
  package let background: Luminance?
  package internal(set) var size = Size(columns: 0, rows: 0)

  let usesMouse: Bool
  let input: FileDescriptor
  let output: FileDescriptor
  let description: TerminalDescription
  let foundModes: TerminalModes
  let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  private let drawing: CursesOutput
  private(set) var hasLeft = false

  let restoring: RestoreGuard
  let signals: SignalPipe
  private let quitWatch: QuitWatch
  var reader: InputReader
  var pendingEvents: ArraySlice<Event>
  var openQuestions = 0
  private var timeOfQuestion = Instant.now
  private var synchronizes = false
  private var shown: Frame?
  private var painter: FramePainter?
  /// Paints where `FramePainter` cannot.
  private let cursesPainter: CursesPainter?
  /// Whether the screen may differ from what was shown and needs a full repaint.
  var isUncertain = true

  /// Takes over a terminal; the background query takes 100 ms at most, and few colours need it.
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
    if asksForBackground || description.depth.isFew,
      BackgroundQuery.suits(terminalNamed: description.name)
    {
      early = BackgroundQuery.ask(output, input: input, decoder: &decoder)
      openQuestions = early.isComplete ? 0 : 1
    }
    if ["truecolor", "24bit"].contains(colors) {
      description = description.withMoreColors(["-direct", "-256color"], output: output)
    } else if early.hasVersion, description.depth.isFew {
      description = description.withMoreColors(["-256color"], output: output)
    }

    guard let (screen, files) = unsafe enterCurses(description, input: input, output: output) else {
      modes.apply(to: output)
      signals.close()
      restoring.remove()
      throw .unusable(description.name)
    }
    unsafe self.screen = screen
    unsafe self.files = files
    drawing = CursesOutput(FileDescriptor(rawValue: unsafe fileno(files[0])), on: output)
    painter = FramePainter(depth: description.depth)
    cursesPainter = painter == nil ? CursesPainter(depth: description.depth) : nil
    (self.usesMouse, self.input, self.output) = (usesMouse, input, output)
    (self.description, foundModes) = (description, modes)
    (self.restoring, self.signals) = (restoring, signals)
    quitWatch = QuitWatch(of: input)
    reader = InputReader(input, decoder)
    pendingEvents = early.otherEvents[...]
    background = early.background
    adoptWindowSize()
    setUpCurses()
    if early.hasVersion { askForSynchronization() }
  }

  deinit { leave() }

  /// Restores the terminal; any other use afterwards is a programming error.
  package func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    _ = quitWatch.during(leaveModes)
    quitWatch.close()
    restoring.remove()
    signals.close()
    unsafe delscreen(screen)
    drawing.close()
    unsafe files.forEach { file in _ = unsafe fclose(file) }
  }
}

/// Starts curses on duplicates, because closing a stream closes its descriptor.
private func enterCurses(
  _ description: TerminalDescription, input: FileDescriptor, output: FileDescriptor
) -> (screen: OpaquePointer, files: [UnsafeMutablePointer<FILE>])? {
  guard let output = unsafe fdopen(dup(output.rawValue), "w"),
    let input = unsafe fdopen(dup(input.rawValue), "r"),
    let screen = unsafe newterm(description.name, output, input)
  else { return nil }
  return unsafe (screen, [output, input])
}

extension Terminal {
  /// Shows a frame by sending the differences; clips a larger one.
  package func present(_ frame: Frame) {
    precondition(!hasLeft, "a terminal that was left shows no frames")
    let last = isUncertain || frame.size != shown?.size ? nil : shown
    guard frame != last else { return }
    let typed = quitWatch.during {
      drawing.gather {
        if synchronizes { drawing.write(Array("\u{1B}[?2026h".utf8)) }
        send(frame, over: last)
        if synchronizes { drawing.write(Array("\u{1B}[?2026l".utf8)) }
      }
    }
    if !typed.isEmpty { reader.append(typed) }
    (shown, isUncertain) = (frame, false)
  }

  private func send(_ frame: Frame, over last: Frame?) {
    curs_set(frame.cursor == nil ? 0 : 1)
    if let cursesPainter {
      cursesPainter.paint(frame, over: last, on: size)
      // Without margin control, curses fills the last cell by insertion, impossible in a single cell.
      let origin = Point(column: 0, row: 0)
      if size == Size(columns: 1, rows: 1), frame.bounds.contains(origin) {
        drawing.write(Array("\r\(frame[origin].character)".utf8))
      }
    } else if let bytes = painter?.paint(frame, over: last, on: size) {
      if isendwin() { cn_resume() }
      drawing.write(bytes)
    }
  }

  package func redraw() {
    isUncertain = true
    present(shown ?? Frame(size: size))
  }

  /// Queries synchronized output (`DECRQM`), which some terminals would print.
  func askForSynchronization() {
    write(Array("\u{1B}[?2026$p\u{1B}[c".utf8))
    openQuestions += 1
    timeOfQuestion = .now
  }

  func event(of input: Input) -> Event? {
    switch input {
    case .event(let event): return event
    case .attributes: openQuestions = max(0, openQuestions - 1)
    case .version: askForSynchronization()
    case .synchronization: synchronizes = true
    }
    return nil
  }

  /// Waits up to a second for pending answers, which would otherwise reach the shell.
  func awaitAnswers() {
    let deadline = timeOfQuestion + .seconds(1)
    while openQuestions > 0, !reader.isAtEnd {
      if let input = reader.decoder.next() {
        if input != .version, let event = event(of: input) { pendingEvents.append(event) }
      } else if waitForReadability(of: [input], until: deadline).isEmpty {
        return
      } else {
        reader.read()
      }
    }
  }

  package var takesCopies: Bool { clipboard != nil }

  package func copy(_ text: String) {
    precondition(!hasLeft, "a terminal that was left takes no text")
    if let clipboard { write(clipboard.bytes(for: text)) }
  }

  private var clipboard: ClipboardRoute? {
    ClipboardRoute(terminalNamed: description.name, environment: environmentVariable)
  }
}
