import CalculatorCore
import CalculatorViewModel
import Engine
import Quantities
import Storage
import SystemCalls
import Words

/// The file of the saved tape, a journal of changes; it is not thread-safe.
final class TapeFile: @unchecked Sendable {
  private var journal: Journal
  let folder: String
  private let place: HomePath

  convenience init() throws(FileError) {
    self.init(at: try HomePath(of: "countonme/tape", in: .state))
  }

  init(at place: HomePath) {
    (self.place, folder) = (place, place.folder)
    journal = Self.journal(at: place)
  }

  private static func journal(at place: HomePath) -> Journal {
    Journal(at: place, format: JournalFormat(name: "countonme tape", version: 1))
  }

  /// Opens an archived tape by name, or a file by a path with a slash.
  convenience init(named name: String) throws(FileError) {
    if name == TapeName.usual {
      try self.init()
      return
    }
    let isPath = name.contains("/")
    let path = isPath ? name : try HomePath(of: "countonme/\(Self.prefix)\(name)", in: .state).path
    try attempt(path, SystemFiles().status(ofPath: path))
    self.init(at: HomePath(path: path))
  }

  var isMissing: Bool {
    do throws(SystemError) { _ = try SystemFiles().status(ofPath: place.path) } catch {
      return error.kind == .missing
    }
    return false
  }

  private static let prefix = "tape-"

  func oldNames() -> [String] {
    let names = (try? SystemFiles().names(inFolder: folder)) ?? []
    return names.filter { $0.hasPrefix(Self.prefix) }.map {
      String($0.dropFirst(Self.prefix.count))
    }.sorted { ($0.prefix(10), $0.count, $0) < ($1.prefix(10), $1.count, $1) }
  }

  private func place(of name: String) -> HomePath {
    HomePath(path: "\(folder)/\(Self.prefix)\(name)", base: place.base)
  }

  /// Saves a tape as a new file, named after the date unless a name is given.
  func archive(_ changes: SavedChanges, as wanted: String?) -> TapesMessage {
    let (files, day) = (SystemFiles(), localTime("%Y-%m-%d"))
    prepareFolder()
    var number = 1
    while true {
      let name = wanted ?? (number == 1 ? day : "\(day)-\(number)")
      let place = place(of: name)
      do throws(SystemError) {
        files.close(try files.open(place.path, for: .creating))
      } catch {
        guard error.kind == .exists else { return .failed(error.kind) }
        if let wanted { return .taken(wanted) }
        number += 1
        continue
      }
      switch TapeFile(at: place).append(changes) {
      case .saved: return .begun(before: name)
      case .failed(let problem):
        try? files.remove(place.path)
        return .failed(problem)
      }
    }
  }

  /// Switches to an archived tape; nil for the usual one.
  func open(_ name: String?) throws(FileError) {
    let place = name.map(place) ?? place
    if name != nil { try attempt(place.path, SystemFiles().status(ofPath: place.path)) }
    journal = Self.journal(at: place)
  }

  func summaries(_ rates: RateSource, in format: ResultFormat) -> [TapeSummary] {
    let others = oldNames().reversed().map { (name: $0, place: place(of: $0)) }
    return ([(TapeName.usual, place)] + others).compactMap { name, place in
      let tape = try? TapeFile(at: place).whole().tape
      return tape.map { TapeSummary($0, named: name, rates: rates, in: format) }
    }
  }

  /// Creates the folder if possible, so that it can be watched; the next save reports a failure.
  func prepareFolder() { try? journal.prepareFolder() }

  /// Reads the tape; reports `count` bytes of its end before the whole.
  func read(first count: Int, _ report: (KeptTape) -> Void) {
    do throws(FileError) {
      let (tape, unknownLines) = try whole(first: count) { report(KeptTape($0, isWhole: false)) }
      var kept = KeptTape(tape, isWhole: true, obstacle: journal.obstacle?.kind)
      kept.unknownLines = unknownLines
      report(kept)
    } catch { report(KeptTape(Tape(), isWhole: true, problem: error.kind)) }
  }

  private static let usualCount = 1 << 17

  /// The tape and the number of invalid lines; reports the last `count` bytes if there are more.
  func whole(
    first count: Int = usualCount, reportingEnd report: (Tape) -> Void = { _ in }
  ) throws(FileError) -> (tape: Tape, unknownLines: Int) {
    var chunks: [[JournalEntry]] = []
    while let chunk = try journal.earlier(atMost: chunks.isEmpty ? count : Self.usualCount) {
      if chunks.count == 1 { report(Tape(replaying: Self.changes(in: chunks[0]))) }
      chunks.append(chunk)
    }
    let entries = chunks.reversed().flatMap(\.self)
    let changes = Self.changes(in: entries)
    let lines = entries.reduce(0) { count, entry in
      if case .batch(let lines) = entry { count + lines.count } else { count + 1 }
    }
    return (Tape(replaying: changes), lines - changes.count)
  }

  /// Skips the contents; later changes by other programs are still found.
  func skip() -> KeptTape {
    do throws(FileError) {
      _ = try journal.foreign()
      return KeptTape(Tape(), isWhole: true)
    } catch { return KeptTape(Tape(), isWhole: true, problem: error.kind) }
  }

  func changesOfOthers() -> [TapeChange] {
    // A failed read is repeated before the next save.
    (try? journal.foreign()).map { Self.changes(in: $0) } ?? []
  }

  func append(_ changes: SavedChanges) -> SavingOutcome {
    var changes = changes
    let day = Day(iso: localTime("%Y-%m-%d"))
    changes.stamp(day)
    do throws(FileError) {
      return .saved(Self.changes(in: try append(changes.lines)), day: day)
    } catch { return .failed(error.kind) }
  }

  /// Appends lines as one batch, or one by one if too long for a batch.
  private func append(_ lines: [String]) throws(FileError) -> [JournalEntry] {
    do throws(FileError) {
      return try journal.append([lines])
    } catch  where error.kind == .unwritable && lines.count > 1 {
      return try journal.append(lines.map { [$0] })
    } catch  where error.kind == .replaced {
      // The file was replaced from outside; continue with the new one.
      journal.startOver()
      return try journal.append([lines])
    }
  }

  private static func changes(in entries: [JournalEntry]) -> [TapeChange] {
    entries.flatMap { entry -> [TapeChange] in
      guard case .batch(let lines) = entry else { return [] }
      return lines.compactMap { TapeChange(text: $0, time: .system) }
    }
  }
}
