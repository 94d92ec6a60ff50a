import SystemCalls

/// A file of text lines that only grows, and that several programs may use at once.
///
/// Lines are appended in batches: after a crash, a full disk or a power failure a batch is there whole
/// or not at all, and what `append` has confirmed is there. Another program that keeps a lock is waited
/// for two seconds. After a problem every call can be tried again.
///
/// A journal opens its file when it is first used, and creates it with the first batch. It can be sent
/// between threads, and is used by one at a time.
package struct Journal: ~Copyable, Sendable {
  /// The path of the file.
  package var path: String { place.path }

  /// Why nothing can be saved, where that is known before it is tried.
  package var obstacle: StorageProblem? {
    file?.obstacle.map { StorageProblem($0, path: path) }
  }

  let place: HomePath
  let format: JournalFormat
  let files: any FileSystem

  /// How often a lock is tried, with pauses of two milliseconds; at least 1.
  let patience: Int
  /// The number of bytes that are read at once, at least 2.
  let pieceLength: Int

  var file: JournalFile?
  /// Whether there was no file when it was first to be opened: all that comes is unseen then.
  var beganWithout = false
  /// The folder of the file, with a shared lock that tells other programs that this one uses the
  /// journal.
  var folder: FileDescriptor?
  /// The part of the file that `earlier` has not read.
  var history: History?
  /// Whether the name of the file is known to be on the disk.
  ///
  /// Another program may have been stopped after it created or replaced the file, so each one makes
  /// sure of it.
  var isNameSynchronized = false
  /// The size to which the file has to be cut, because it holds a batch that was not confirmed.
  ///
  /// Until that is done, the file stays locked: so no other program reads the batch or writes
  /// after it.
  var unconfirmedFrom: Int?

  /// A part of a file that has not been read.
  struct History {
    let file: FileDescriptor
    var end: Int
  }

  /// A journal, whose file is not opened yet.
  package init(
    at place: HomePath, format: JournalFormat, files: any FileSystem = SystemFiles(),
    patience: Int = 1000, pieceLength: Int = 1 << 18
  ) {
    self.place = place
    self.format = format
    self.files = files
    self.patience = patience
    self.pieceLength = pieceLength
  }

  deinit {
    if let file { files.close(file.descriptor) }
    if let history, history.file != file?.descriptor { files.close(history.file) }
    if let folder { files.close(folder) }
  }

  /// Forgets the file, so that the next call opens the one that stands there then.
  ///
  /// It is for a file that was replaced by hand, when its new content should be taken.
  package mutating func startOver() {
    try? withdraw()
    if let file { files.close(file.descriptor) }
    if let history, history.file != file?.descriptor { files.close(history.file) }
    leaveFolder()
    (file, history, unconfirmedFrom) = (nil, nil, nil)
    (beganWithout, isNameSynchronized) = (false, false)
  }

  /// The place of the first batch.
  var base: Int { format.header.count }

  func reader(of file: FileDescriptor) -> JournalReader {
    JournalReader(files: files, format: format, file: file, pieceLength: pieceLength)
  }

  /// Calls the system, and names the file or folder of an error.
  func attempt<Value>(
    _ path: String? = nil, _ body: () throws(SystemError) -> Value
  ) throws(StorageProblem) -> Value {
    do throws(SystemError) {
      return try body()
    } catch {
      throw StorageProblem(error, path: path ?? place.path)
    }
  }
}

/// The open file of a journal.
struct JournalFile {
  let descriptor: FileDescriptor
  let status: FileStatus
  /// Why the file cannot be written; nil when it can.
  var obstacle: StorageProblem.Reason?
  /// Whether the first line is there.
  var hasHeader = false
  /// The place up to which batches were read or written.
  var seen = 0
  /// The last bytes before that place, by which the file is recognised.
  var mark: [UInt8] = []

  static let markLength = 64
}
