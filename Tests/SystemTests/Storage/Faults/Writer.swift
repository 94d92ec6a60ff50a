import SystemCalls

@testable import Storage

let tapeFormat = JournalFormat(name: "countonme tape", version: 1, longestBatch: 200)
let tapePath = "/home/state/countonme/tape"

/// A program that writes to a journal, with its unsaved batches and what it has read.
final class Writer {
  let files: FaultyFiles
  private var journal: Journal
  private(set) var pending: [[String]] = []
  /// The batches as this program knows them, in file order.
  private(set) var known: [[String]] = []
  /// The damaged ranges as of opening.
  private(set) var damaged: [Range<Int>] = []
  private(set) var problems: [FileError] = []

  private let pieceLength: Int

  init(_ files: FaultyFiles, pieceLength: Int = 50) {
    (self.files, self.pieceLength) = (files, pieceLength)
    journal = Journal(
      at: HomePath(path: tapePath, base: "/home"), format: tapeFormat, files: files, patience: 3,
      pieceLength: pieceLength)
  }

  /// Whether everything was read without a problem since.
  private(set) var isUpToDate = false

  func postpone(_ batch: [String]) { pending.append(batch) }

  /// Reads all earlier entries; false after a problem.
  func readAll() -> Bool {
    attempt { () throws(FileError) in
      while let entries = try journal.earlier(atMost: pieceLength) {
        known = batches(of: entries) + known
        for case .damaged(let range) in entries { damaged.append(range) }
      }
      isUpToDate = true
    }
  }

  /// Appends a batch and all pending ones; false after a problem.
  func append(_ batch: [String]?) -> Bool {
    if let batch { pending.append(batch) }
    return attempt { () throws(FileError) in
      let foreign = try journal.append(pending)
      known += batches(of: foreign) + pending
      pending = []
    }
  }

  func lookForForeign() -> Bool {
    attempt { () throws(FileError) in known += batches(of: try journal.foreign()) }
  }

  private func attempt(_ body: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) {
      try body()
      return true
    } catch {
      problems.append(error)
      if error.kind == .replaced {
        journal.startOver()
        (known, isUpToDate) = ([], false)
      }
      return false
    }
  }
}

func batches(of entries: [JournalEntry]) -> [[String]] {
  entries.compactMap { entry in if case .batch(let lines) = entry { lines } else { nil } }
}
