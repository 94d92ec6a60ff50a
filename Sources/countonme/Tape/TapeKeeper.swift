import CalculatorCore
import CalculatorViewModel
import Engine
import Quantities
import SystemCalls
import Words
import Workers

/// Reads and appends to the saved tape on a background thread, because a disk can be slow.
final class TapeKeeper {
  private static let patience = Duration.milliseconds(30)
  /// The bytes at the end of the tape that are shown while the rest loads.
  private static let firstBytes = 1 << 14

  private let worker = Worker<Action>()
  private let file: TapeFile
  /// Notices writes by other programs; nil until the folder exists.
  private var watch: FolderWatch?
  private var lastJob = 0
  private var unfinished = 0
  private var problem: FileError.Kind?

  /// The reports of a tape that did not exist.
  private var newReports: [KeptTape] = []

  init(_ file: TapeFile, reads: Bool) {
    self.file = file
    // A thread takes a twentieth of the time to the first frame.
    if reads, file.isMissing {
      file.prepareFolder()
      watch = try? FolderWatch(file.folder)
      file.read(first: Self.firstBytes) { newReports.append($0) }
      return
    }
    submit { report in
      file.prepareFolder()
      reads ? file.read(first: Self.firstBytes) { report(.kept($0)) } : report(.kept(file.skip()))
    }
  }

  var readable: [FileDescriptor] { [worker.readable] + (watch.map { [$0.readable] } ?? []) }

  func save(_ changes: SavedChanges) {
    unfinished += 1
    submit { [file] report in report(.saved(file.append(changes))) }
  }

  func archive(_ changes: SavedChanges, as name: String?) {
    submit { [file] report in report(.tapes(file.archive(changes, as: name))) }
  }

  func open(_ name: String?) {
    submit { [file] report in
      do throws(FileError) {
        try file.open(name)
        file.read(first: .max) { if $0.isWhole { report(.opened(name, $0)) } }
      } catch {
        report(.tapes(error.kind == .missing ? .unknown(name ?? "") : .failed(error.kind)))
      }
    }
  }

  func list(_ rates: RateSource, in format: ResultFormat) {
    submit { [file] report in report(.tapeList(file.summaries(rates, in: format))) }
  }

  func takeActions() -> [Action] {
    let actions = worker.takeAnswers()
    if let watch, !waitForReadability(of: [watch.readable], until: .now).isEmpty {
      watch.clear()
      look()
    }
    // The folder exists after the first outcome.
    if watch == nil, !actions.isEmpty, let begun = try? FolderWatch(file.folder) {
      watch = begun
      // The watch does not report earlier writes.
      look()
    }
    for case .saved(let outcome) in actions {
      unfinished -= 1
      problem = if case .failed(let kind) = outcome { kind } else { nil }
    }
    return actions
  }

  /// Waits briefly for the tape, to include it in the first frame.
  func firstReports() -> [KeptTape] {
    if !newReports.isEmpty { return newReports }
    _ = waitForReadability(of: [worker.readable], until: .now + Self.patience)
    return takeActions().compactMap { if case .kept(let kept) = $0 { kept } else { nil } }
  }

  /// The reason why changes would be lost if the program exited now.
  var loss: ProgramError? { unfinished > 0 ? .lostTape(nil) : problem.map { .lostTape($0) } }

  func finish(before deadline: Instant) {
    while unfinished > 0, !waitForReadability(of: [worker.readable], until: deadline).isEmpty {
      _ = takeActions()
    }
  }

  private func look() {
    submit { [file] report in
      let changes = file.changesOfOthers()
      if !changes.isEmpty { report(.foreignChanges(changes)) }
    }
  }

  private func submit(_ job: @escaping @Sendable (@Sendable (Action) -> Void) -> Void) {
    lastJob += 1
    worker.submit(lastJob) { _, report in job(report) }
  }
}
