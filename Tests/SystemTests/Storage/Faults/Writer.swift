import SystemCalls

@testable import Storage

let tapeFormat = JournalFormat(name: "countonme tape", version: 1, longestBatch: 200)
let tapePath = "/home/state/countonme/tape"

/// A program that writes to a journal, keeps what is not saved, and knows what it has read.
final class Writer {
  let files: FaultyFiles
  private var journal: Journal
  /// The batches that are not saved.
  private(set) var pending: [[String]] = []
  /// The batches of the file as this program knows them, in the order of the file.
  private(set) var known: [[String]] = []
  /// The damaged places of the file as it was when it was opened.
  private(set) var damaged: [Range<Int>] = []
  private(set) var problems: [FileError] = []

  private let pieceLength: Int

  /// A program before it opens the file, of which it reads pieces of a length.
  init(_ files: FaultyFiles, pieceLength: Int = 50) {
    self.files = files
    self.pieceLength = pieceLength
    journal = Journal(
      at: HomePath(path: tapePath, base: "/home"), format: tapeFormat, files: files, patience: 3,
      pieceLength: pieceLength)
  }

  /// Whether everything was read, and no problem has come between since.
  private(set) var isUpToDate = false

  /// Keeps a batch for the next time.
  func postpone(_ batch: [String]) { pending.append(batch) }

  /// Reads the file to its beginning; false when there was a problem.
  func readAll() -> Bool {
    attempt { () throws(FileError) in
      while let entries = try journal.earlier(atMost: pieceLength) {
        known = batches(of: entries) + known
        for case .damaged(let range) in entries { damaged.append(range) }
      }
      isUpToDate = true
    }
  }

  /// Appends a batch and all that are pending; false when there was a problem.
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
  entries.compactMap { entry in
    if case .batch(let lines) = entry { lines } else { nil }
  }
}
