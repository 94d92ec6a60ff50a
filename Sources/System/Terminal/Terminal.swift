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
  /// A full-size window, used instead of `stdscr`.
  let window: UnsafeMutablePointer<WINDOW>
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
  private var shown: Painting?
  private lazy var painter = FramePainter(depth: depth)
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
    drawing = CursesOutput(FileDescriptor(rawValue: unsafe fileno(files[0])), on: output)
    unsafe self.window = window
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
    if isUncertain || frame.size != shown?.frame.size { shown = nil }
    let change = shown?.change(to: frame)
    let painting = shown ?? Painting(frame)
    let isMarked = synchronizes && change?.runs.isEmpty != true
    let typed = quitWatch.during {
      drawing.gather {
        if isMarked { drawing.write(Array("\u{1B}[?2026h".utf8)) }
        send(painting.frame, change)
        if isMarked { drawing.write(Array("\u{1B}[?2026l".utf8)) }
      }
    }
    if !typed.isEmpty { reader.append(typed) }
    (shown, isUncertain) = (painting, false)
  }

  private func send(_ frame: Frame, _ change: Change?) {
    var pairs = ColorPairTable(depth: depth)
    if change == nil { erase(in: pairs.cursesBlank(frame.ground)) }
    if let painter { return paint(frame, change, with: painter, &pairs) }
    let background = frame.ground.lowered(to: depth).background
    for run in change?.runs ?? frame.layers(on: background, at: depth) { add(run, &pairs) }
    if change == nil { _ = unsafe clearok(window, true) }
    placeCursor(frame.cursor ?? frame.focus, isShown: frame.cursor != nil)
    _ = unsafe wrefresh(window)
    // Without margin control, curses fills the last cell by insertion, impossible in a single cell.
    let origin = Point(column: 0, row: 0)
    if size == Size(columns: 1, rows: 1), frame.bounds.contains(origin) {
      drawing.write(Array("\r\(frame[origin].character)".utf8))
    }
  }

  /// curses clears with the background of `stdscr`; written cells inherit that of the window.
  private func erase(in ground: cchar_t) {
    var (ground, blank) = (ground, cchar_t())
    unsafe cn_bkgrndset(&ground)
    _ = unsafe wgetbkgrnd(window, &blank)
    unsafe wbkgrndset(window, &ground)
    _ = unsafe werase(window)
    unsafe wbkgrndset(window, &blank)
  }

  /// Paints without curses, which is told what shows, and only enters the screen and moves the cursor.
  private func paint(
    _ frame: Frame, _ change: Change?, with painter: FramePainter, _ pairs: inout ColorPairTable
  ) {
    var cursor = frame.cursor ?? frame.focus ?? Point(column: 0, row: 0)
    cursor.column = min(cursor.column, size.columns - 1)
    cursor.row = min(cursor.row, size.rows - 1)
    var painter = painter.begun(at: cursor, size: size)
    for shift in change?.shifts ?? [] where painter.make(shift) {
      for run in shift.runs { believe(run, pairs.cursesCells(of: run, columns: size.columns)) }
    }
    let runs = change?.runs ?? frame.layers(on: painter.clear(in: frame.ground), at: depth)
    for run in runs {
      let cells = add(run, &pairs)
      painter.paint(run, as: cells, over: change == nil ? [] : believed(run))
      if change != nil { believe(run, cells) }
    }
    placeCursor(cursor, isShown: frame.cursor != nil)
    _ = unsafe wnoutrefresh(window)
    if change == nil { cn_believe_all() }
    doupdate()
    drawing.write(painter.finish(at: cursor))
  }

  @discardableResult private func add(_ run: Run, _ pairs: inout ColorPairTable) -> [cchar_t] {
    let (row, column) = (run.origin.row, run.origin.column)
    guard row < size.rows, column < size.columns else { return [] }
    let cells = pairs.cursesCells(of: run, columns: size.columns - column)
    // Unlike functions that move the cursor, this one fills the last cell without scrolling.
    _ = unsafe mvwadd_wchnstr(window, CInt(row), CInt(column), cells, CInt(cells.count))
    return cells
  }

  private func believe(_ run: Run, _ cells: [cchar_t]) {
    unsafe cn_believe(CInt(run.origin.row), CInt(run.origin.column), cells, CInt(cells.count))
  }

  /// What curses believes to be shown in place of a run.
  private func believed(_ run: Run) -> [cchar_t] {
    let columns = min(run.cells.count, size.columns - run.origin.column)
    guard columns > 0, run.origin.row < size.rows else { return [] }
    var cells = Array(repeating: cchar_t(), count: columns + 1)
    unsafe cn_believed(CInt(run.origin.row), CInt(run.origin.column), &cells, CInt(columns))
    return Array(cells.prefix { $0.chars.0 != 0 })
  }

  package func redraw() {
    isUncertain = true
    present(shown?.original ?? Frame(size: size))
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

  private func placeCursor(_ cursor: Point?, isShown: Bool) {
    _ = unsafe leaveok(window, cursor == nil)
    if let cursor { _ = unsafe wmove(window, CInt(cursor.row), CInt(cursor.column)) }
    _ = curs_set(isShown ? 1 : 0)
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
