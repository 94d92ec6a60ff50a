import Glibc
import Screen
import SystemCalls

/// A terminal used line by line; edits lines if it knows the keys, or else the terminal does.
package final class LineConsole: Console {
  package let encodesUnicode: Bool
  package private(set) var size = Size(columns: 80, rows: 1)
  package var depth: ColorDepth { .none }

  private let output: FileDescriptor
  private let hasPrompt: Bool
  /// The original modes; nil if the terminal edits lines itself.
  private let foundModes: TerminalModes?
  private let clipboard: ClipboardRoute?
  private let restoring = RestoreGuard()
  private let signals: SignalPipe
  private var reader: InputReader
  private var pendingEvents: ArraySlice<Event> = []
  private var hasLeft = false

  private var shown: [Character] = []
  private var column = 0
  private var isLineWanted = false
  /// Bytes of lines that have not been requested.
  private var lines: [UInt8] = []

  /// Creates a console of standard input; neither it nor the output needs to be a terminal.
  package init(output: FileDescriptor, greeting: String) {
    encodesUnicode = setUpLocale()
    self.output = output
    hasPrompt = FileDescriptor.standardInput.isTerminal && output.isTerminal
    let description = hasPrompt ? try? TerminalDescription(named: nil, output: output) : nil
    clipboard = description.flatMap {
      ClipboardRoute(terminalNamed: $0.name, environment: environmentVariable)
    }
    reader = InputReader(.standardInput, InputDecoder(keys: description?.keys ?? KeySequences()))
    foundModes = description == nil ? nil : try? TerminalModes(of: output)
    signals = SignalPipe(of: foundModes == nil ? [SIGINT] : [SIGWINCH, SIGTSTP, SIGCONT])
    adoptWindowSize()
    takeOver()
    if hasPrompt { say([greeting]) }
  }

  deinit { leave() }

  package func leave() {
    guard !hasLeft else { return }
    hasLeft = true
    if !shown.isEmpty || isLineWanted && hasPrompt { write("\n") }
    foundModes?.apply(to: output)
    restoring.remove()
    signals.close()
  }

  private func takeOver() {
    guard let modes = foundModes else { return }
    restoring.arm(for: output, modes, bytes: [UInt8(ascii: "\n")])
    modes.raw.apply(to: output)
  }

  private func adoptWindowSize() {
    guard let window = output.windowSize, window.columns > 0 else { return }
    size.columns = window.columns
    if hasPrompt { size.rows = max(1, window.rows) }
  }

  private func write(_ text: String) { try? output.writeAll(Array(text.utf8)) }

  /// Shows the edited line, or the prompt for a whole line.
  package func present(_ frame: Frame) {
    let row = frame.row(0).map(\.character)
    let cursor = frame.cursor?.column ?? 0
    guard foundModes == nil else {
      let end = (row.lastIndex { $0 != " " } ?? -1) + 1
      return show(Array(row[..<max(end, cursor)]), cursor: cursor)
    }
    guard !isLineWanted else { return }
    isLineWanted = true
    if hasPrompt { write(String(row.prefix { $0 != ">" }).withoutFillers + "> ") }
  }

  private func show(_ row: [Character], cursor: Int) {
    let same = zip(shown, row).prefix { $0 == $1 }.count
    var text = ""
    if shown != row {
      move(to: same, in: shown, &text)
      text += String(row[same...])
      let rest = max(0, shown.count - row.count)
      text += String(repeating: " ", count: rest) + String(repeating: "\u{8}", count: rest)
      (shown, column) = (row, row.count)
    }
    move(to: cursor, in: row, &text)
    if !text.isEmpty { write(text.withoutFillers) }
  }

  /// Moves the cursor by backspaces or by repeating visible characters.
  private func move(to place: Int, in row: [Character], _ text: inout String) {
    text +=
      place < column
      ? String(repeating: "\u{8}", count: column - place) : String(row[column..<place])
    column = place
  }

  package func say(_ lines: [String]) {
    let isBelow = !shown.isEmpty || isLineWanted && hasPrompt
    (shown, column, isLineWanted) = ([], 0, false)
    write((isBelow ? "\n" : "") + lines.map { $0.withoutFillers + "\n" }.joined())
  }

  package func redraw() {
    guard !shown.isEmpty else { return }
    let (row, cursor) = (shown, column)
    say([])
    show(row, cursor: cursor)
  }

  package var takesCopies: Bool { clipboard != nil }

  package func copy(_ text: String) {
    guard let clipboard else { return }
    try? output.writeAll(clipboard.bytes(for: text))
  }

  package func suspend() {
    // No one could resume a program in a pipe.
    guard reader.input.isTerminal else { return }
    say([])
    foundModes?.apply(to: output)
    restoring.disarm()
    signals.stopProcessGroup()
    takeOver()
  }

  package func nextEvent(
    before deadline: Instant?, orUntilReadable descriptors: [FileDescriptor]
  ) -> Event? {
    while true {
      if let event = nextPendingEvent() { return event }
      let readsInput = foundModes != nil || isLineWanted
      let sources = [signals.readable] + (readsInput ? [reader.input] : [])
      let end = [deadline, reader.endOfUnfinishedSequence].compactMap(\.self).min()
      let ready = waitForReadability(of: sources + descriptors, until: end)
      if ready.contains(signals.readable) { takeSignals() }
      if ready.contains(reader.input) {
        reader.read()
        if foundModes == nil { lines += reader.takeBytes() }
      }
      guard ready.isDisjoint(with: sources) else { continue }
      guard case .event(let event) = reader.giveUp() else { return nil }
      return event
    }
  }

  private func nextPendingEvent() -> Event? {
    if let event = pendingEvents.popFirst() { return event }
    if foundModes == nil { return nextLine() }
    while let input = reader.decoder.next() { if case .event(let event) = input { return event } }
    return reader.isAtEnd ? .hangUp : nil
  }

  private func nextLine() -> Event? {
    guard isLineWanted else { return nil }
    let end = lines.firstIndex(of: UInt8(ascii: "\n"))
    guard end != nil || reader.isAtEnd else { return nil }
    guard !lines.isEmpty else { return .hangUp }
    isLineWanted = false
    let text = String(decoding: lines[..<(end ?? lines.endIndex)], as: UTF8.self)
    lines.removeSubrange(..<(end.map { $0 + 1 } ?? lines.endIndex))
    return .line(text)
  }

  private func takeSignals() {
    let received = signals.takeSignals()
    if received.contains(SIGINT) { pendingEvents.append(.key(.control("c"))) }
    if received.contains(SIGCONT) {
      // Other programs may have used the terminal.
      say([])
      takeOver()
    }
    if received.contains(SIGWINCH) {
      adoptWindowSize()
      pendingEvents.append(.resize(size))
    }
    if received.contains(SIGTSTP) { pendingEvents.append(.suspend) }
  }
}
