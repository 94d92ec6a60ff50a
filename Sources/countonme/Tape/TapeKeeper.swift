import CalculatorCore
import CalculatorViewModel
import Engine
import Quantities
import Runtime
import Storage
import SystemCalls
import Words
import Workers

/// The kept tape: it is read, and changes are appended to it, on a thread of its own.
///
/// A disk may take its time; no key waits for it.
final class TapeKeeper {
  /// How long the first frame waits for the tape.
  private static let patience = Duration.milliseconds(30)
  /// How much of the end of the tape is shown while the rest is read, in bytes.
  private static let firstBytes = 1 << 14

  private let worker = Worker<Action>()
  private let file: TapeFile
  /// Tells when another program writes to the tape; nil while there is no folder to watch.
  private var watch: FolderWatch?
  private var lastJob = 0
  /// The number of saves whose outcome was not taken yet.
  private var unfinished = 0
  /// Why the last changes were not saved; nil if they were.
  private var problem: FileError.Kind?

  /// Opens the tape, and reads it if it is wanted.
  init(_ file: TapeFile, reads: Bool) {
    self.file = file
    submit { report in
      file.prepareFolder()
      reads ? file.read(first: Self.firstBytes) { report(.kept($0)) } : report(.kept(file.skip()))
    }
  }

  /// The descriptors that can be read while outcomes wait to be taken, or changes to be looked at.
  var readable: [FileDescriptor] { [worker.readable] + (watch.map { [$0.readable] } ?? []) }

  /// Appends changes to the tape; the outcome is reported.
  func save(_ changes: SavedChanges) {
    unfinished += 1
    submit { [file] report in report(.saved(file.append(changes))) }
  }

  /// Keeps a tape in a file of its own; the outcome is reported.
  func putAside(_ changes: SavedChanges, as name: String?) {
    submit { [file] report in report(.tapes(file.putAside(changes, as: name))) }
  }

  /// Goes on with another tape, whose content is reported; nil for the name of the usual one.
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

  /// Reports what is to be told of all tapes: the usual one, and the others, the newest first.
  func list(_ rates: RateSource, in format: ResultFormat) {
    submit { [file] report in report(.tapeList(file.summaries(rates, in: format))) }
  }

  /// What was read or saved since the last call.
  ///
  /// Where the folder has changed, it is looked at for what other programs have written.
  func takeActions() -> [Action] {
    let actions = worker.takeAnswers()
    if let watch, !waitForReadability(of: [watch.readable], until: .now).isEmpty {
      watch.clear()
      look()
    }
    // The folder is there once something was read or saved.
    if watch == nil, !actions.isEmpty, let begun = try? FolderWatch(file.folder) {
      watch = begun
      // It does not tell of what was written before.
      look()
    }
    for case .saved(let outcome) in actions {
      unfinished -= 1
      problem = if case .failed(let kind) = outcome { kind } else { nil }
    }
    return actions
  }

  /// What was read of the tape within a short time, so that the first frame has it.
  func firstReports() -> [KeptTape] {
    _ = waitForReadability(of: [worker.readable], until: .now + Self.patience)
    return takeActions().compactMap { if case .kept(let kept) = $0 { kept } else { nil } }
  }

  /// Why changes are lost if the program ends now; nil if none are.
  var loss: Failure? {
    unfinished > 0 ? .lostTape(nil) : problem.map { .lostTape($0) }
  }

  /// Waits until all changes are saved, at most until a deadline.
  func finish(before deadline: Instant) {
    while unfinished > 0, !waitForReadability(of: [worker.readable], until: deadline).isEmpty {
      _ = takeActions()
    }
  }

  /// Looks for what other programs have written.
  private func look() {
    submit { [file] report in
      let changes = file.changesOfOthers()
      if !changes.isEmpty { report(.others(changes)) }
    }
  }

  private func submit(_ job: @escaping @Sendable (@Sendable (Action) -> Void) -> Void) {
    lastJob += 1
    worker.submit(lastJob) { _, report in job(report) }
  }
}
