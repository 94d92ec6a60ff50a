import CalculatorCore
import CalculatorViewModel
import Engine
import Quantities
import Storage
import SystemCalls
import Words

/// The file of the kept tape: changes as lines of a journal.
///
/// It is used by one thread at a time.
final class TapeFile: @unchecked Sendable {
  private var journal: Journal
  let folder: String
  /// The place of the usual tape.
  private let place: HomePath

  /// The tape of the person who runs the program.
  ///
  /// - Throws: `FileError` when there is no home.
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

  /// A tape by its name, or another file.
  ///
  /// - Parameter name: its name, or the path of a file.
  /// - Throws: `FileError` when there is no home, or no such file.
  convenience init(named name: String) throws(FileError) {
    if name == TapeName.usual {
      try self.init()
      return
    }
    let isPath = name.contains("/")
    let path =
      isPath ? name : try HomePath(of: "countonme/\(Self.prefix)\(name)", in: .state).path
    do throws(SystemError) {
      _ = try SystemFiles().status(ofPath: path)
    } catch {
      throw FileError(error, path: path)
    }
    self.init(at: HomePath(path: path))
  }

  /// What stands before the name of a tape that was put aside, in the name of its file.
  private static let prefix = "tape-"

  /// The names of the tapes that were put aside, the oldest first.
  func oldNames() -> [String] {
    let names = (try? SystemFiles().names(inFolder: folder)) ?? []
    return names.filter { $0.hasPrefix(Self.prefix) }.map {
      String($0.dropFirst(Self.prefix.count))
    }
    .sorted { ($0.prefix(10), $0.count, $0) < ($1.prefix(10), $1.count, $1) }
  }

  /// The place of a tape that was put aside.
  private func place(of name: String) -> HomePath {
    HomePath(path: "\(folder)/\(Self.prefix)\(name)", base: place.base)
  }

  /// Keeps a tape in a file that was not there before.
  ///
  /// - Parameter wanted: its name; nil for the day, with a number behind it where that is taken.
  func putAside(_ changes: SavedChanges, as wanted: String?) -> TapesMessage {
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

  /// Goes on with another tape.
  ///
  /// - Parameter name: that of a tape that was put aside; nil for the usual one.
  /// - Throws: `FileError` of the kind `missing` where there is none.
  func open(_ name: String?) throws(FileError) {
    let place = name.map(place) ?? place
    if name != nil {
      do throws(SystemError) {
        _ = try SystemFiles().status(ofPath: place.path)
      } catch {
        throw FileError(error, path: place.path)
      }
    }
    journal = Self.journal(at: place)
  }

  /// What is to be told of all tapes: the usual one, and the others, the newest first.
  func summaries(_ rates: RateSource, in format: ResultFormat) -> [TapeSummary] {
    let others = oldNames().reversed().map { (name: $0, place: place(of: $0)) }
    return ([(TapeName.usual, place)] + others).compactMap { name, place in
      let tape = try? TapeFile(at: place).whole().tape
      return tape.map { TapeSummary($0, named: name, rates: rates, in: format) }
    }
  }

  /// Creates the folder of the file, if that is possible, so that it can be watched.
  func prepareFolder() {
    // Why it is not possible is told when something is saved.
    try? journal.prepareFolder()
  }

  /// Reads the tape: first its end, and then all of it.
  ///
  /// - Parameter count: how much of the end is read first, in bytes.
  func read(first count: Int, _ report: (KeptTape) -> Void) {
    do throws(FileError) {
      var chunks: [[JournalEntry]] = []
      if let end = try journal.earlier(atMost: count) {
        chunks.append(end)
        let tape = Tape(replaying: Self.changes(in: end))
        while let chunk = try journal.earlier() {
          if chunks.count == 1 { report(KeptTape(tape, isWhole: false)) }
          chunks.append(chunk)
        }
      }
      let entries = chunks.reversed().flatMap(\.self)
      let tape = Tape(replaying: Self.changes(in: entries))
      var kept = KeptTape(tape, isWhole: true, obstacle: journal.obstacle?.kind)
      kept.unknownLines = Self.unknownLines(in: entries)
      report(kept)
    } catch {
      report(KeptTape(Tape(), isWhole: true, problem: error.kind))
    }
  }

  /// The whole tape, read at once, and how many lines of the file mean nothing.
  func whole() throws(FileError) -> (tape: Tape, unknownLines: Int) {
    var chunks: [[JournalEntry]] = []
    while let chunk = try journal.earlier() { chunks.append(chunk) }
    let entries = chunks.reversed().flatMap(\.self)
    return (Tape(replaying: Self.changes(in: entries)), Self.unknownLines(in: entries))
  }

  /// Reads nothing; what other programs append from now on will be taken in.
  func skip() -> KeptTape {
    do throws(FileError) {
      _ = try journal.foreign()
      return KeptTape(Tape(), isWhole: true)
    } catch {
      return KeptTape(Tape(), isWhole: true, problem: error.kind)
    }
  }

  /// What other programs have appended since the last look.
  func changesOfOthers() -> [TapeChange] {
    // What cannot be read now is read before the next change is saved.
    (try? journal.foreign()).map { Self.changes(in: $0) } ?? []
  }

  /// Appends changes, and returns when they are on disk.
  func append(_ changes: SavedChanges) -> SavingOutcome {
    var changes = changes
    let day = Day(iso: localTime("%Y-%m-%d"))
    changes.stamp(day)
    let lines = changes.lines
    do throws(FileError) {
      return .saved(Self.changes(in: try append(lines)), day: day)
    } catch {
      return .failed(error.kind)
    }
  }

  /// Appends lines as one batch, or each alone where they are too long for one.
  private func append(_ lines: [String]) throws(FileError) -> [JournalEntry] {
    do throws(FileError) {
      return try journal.append([lines])
    } catch  where error.kind == .unwritable && lines.count > 1 {
      return try journal.append(lines.map { [$0] })
    } catch  where error.kind == .replaced {
      // Another file was put in its place by hand, which is the tape from now on.
      journal.startOver()
      return try journal.append([lines])
    }
  }

  /// The changes that lines stand for; other lines are left out.
  private static func changes(in entries: [JournalEntry]) -> [TapeChange] {
    entries.flatMap { entry -> [TapeChange] in
      guard case .batch(let lines) = entry else { return [] }
      return lines.compactMap { TapeChange(text: $0, time: .system) }
    }
  }

  /// How many lines mean nothing; bytes that are no batch count as one.
  private static func unknownLines(in entries: [JournalEntry]) -> Int {
    let lines = entries.reduce(0) { count, entry in
      if case .batch(let lines) = entry { count + lines.count } else { count + 1 }
    }
    return lines - changes(in: entries).count
  }
}
