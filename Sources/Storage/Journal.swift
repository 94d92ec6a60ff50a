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
  package var path: String { location.path }

  /// Why nothing can be saved, where that is known before it is tried.
  package var obstacle: FileError? { file?.obstacle }

  let location: HomePath
  let format: JournalFormat
  let files: any FileSystem

  /// How often a lock is tried, with pauses of two milliseconds; at least 1.
  let patience: Int
  /// The number of bytes that are read at once, at least 2.
  let pieceLength: Int

  var file: JournalFile?
  /// Whether there was no file when it was first to be opened: all that comes is unseen then.
  var beganWithout = false
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
    at location: HomePath, format: JournalFormat, files: any FileSystem = SystemFiles(),
    patience: Int = 1000, pieceLength: Int = 1 << 18
  ) {
    self.location = location
    self.format = format
    self.files = files
    self.patience = patience
    self.pieceLength = pieceLength
  }

  deinit {
    if let file { files.close(file.descriptor) }
    if let history, history.file != file?.descriptor { files.close(history.file) }
  }

  /// Forgets the file, so that the next call opens the one that stands there then.
  ///
  /// It is for a file that was replaced by hand, when its new content should be taken.
  package mutating func startOver() {
    try? withdraw()
    if let file { files.close(file.descriptor) }
    if let history, history.file != file?.descriptor { files.close(history.file) }
    (file, history, unconfirmedFrom) = (nil, nil, nil)
    (beganWithout, isNameSynchronized) = (false, false)
  }

  /// The offset of the first batch.
  var base: Int { format.header.count }

  func reader(of file: FileDescriptor) -> JournalReader {
    JournalReader(files: files, format: format, file: file, pieceLength: pieceLength)
  }

  /// Reads backwards: the last entries of the file, with the next call those before them, and so on;
  /// nil when there are no more.
  ///
  /// What was appended after the file was opened is not among them.
  ///
  /// - Parameter count: The number of bytes to read; more are where one batch is longer.
  /// - Complexity: O(`count`), whatever the size of the file.
  package mutating func earlier(
    atMost count: Int = 1 << 17
  ) throws(FileError) -> [JournalEntry]? {
    try openIfThere()
    guard let unread = history, unread.end > base else { return nil }
    let reader = reader(of: unread.file)
    let (entries, start) = try attempt(path, reader.entries(before: unread.end, atMost: count))
    history?.end = start
    return entries
  }

  /// What other programs have appended since the last look.
  ///
  /// Opening the file is a look, and so is every call that returns what is foreign.
  package mutating func foreign() throws(FileError) -> [JournalEntry] {
    guard try acquire(.shared) else { return [] }
    defer { release() }
    let (entries, end, _) = try unseen()
    try look(upTo: end)
    return entries
  }

  /// The entries after the last look, the offset after the last of them, and the size of the file;
  /// the file is locked.
  func unseen() throws(FileError) -> (entries: [JournalEntry], end: Int, size: Int) {
    guard let file else { preconditionFailure("only an open file is locked") }
    let size = try size(of: file.descriptor)
    let (entries, end) = try attempt(
      path, reader(of: file.descriptor).entries(in: file.seen..<max(file.seen, size)))
    return (entries, end, size)
  }

  /// Notes the offset up to which the file was read.
  private mutating func look(upTo end: Int) throws(FileError) {
    guard let file, end != file.seen || file.mark.isEmpty else { return }
    let mark = try mark(before: end, of: file.descriptor)
    self.file?.seen = end
    self.file?.mark = mark
  }

  func size(of file: FileDescriptor) throws(FileError) -> Int {
    try attempt(path, files.status(of: file).size)
  }

  /// The last bytes before an offset of a file, by which it is recognised.
  func mark(before end: Int, of file: FileDescriptor) throws(FileError) -> [UInt8] {
    try attempt(path, reader(of: file).bytes(in: max(0, end - JournalFile.markLength)..<end))
  }

  /// Appends batches of lines; when it returns, they are on the disk.
  ///
  /// A line holds no control characters other than tabs, and so no line feeds. After a problem none of
  /// the batches is in the file, and they can be passed again, alone or with others. (They are there
  /// where the disk fails to take them back and the program ends before it could.)
  ///
  /// - Returns: What other programs have appended since the last look. It stands before the batches.
  package mutating func append(_ batches: [[String]]) throws(FileError) -> [JournalEntry] {
    let encoded = try encode(batches)
    guard !encoded.isEmpty else { return try foreign() }
    guard try acquire(.exclusive, creating: true) else { return [] }
    defer { release() }
    return try write(encoded)
  }

  /// The bytes of batches; those of no lines are left out.
  private func encode(_ batches: [[String]]) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    for batch in batches where !batch.isEmpty {
      guard let encoded = format.encode(batch) else { throw FileError(.unwritable, path: path) }
      bytes += encoded
    }
    return bytes
  }

  /// Writes the bytes of batches after those of a locked file.
  private mutating func write(_ encoded: [UInt8]) throws(FileError) -> [JournalEntry] {
    guard let opened = file else { return [] }
    let (entries, end, size) = try unseen()
    var (bytes, start) = (format.header, 0)
    var mark: [UInt8] = []
    if opened.hasHeader {
      bytes = end < size ? JournalFormat.cancellation : []
      start = size
      mark = try self.mark(before: size, of: opened.descriptor)
    }
    bytes += encoded
    try synchronizeName()
    try confirm(bytes, at: start, of: opened.descriptor, size: size)
    file?.hasHeader = true
    file?.seen = start + bytes.count
    file?.mark = Array((mark + bytes).suffix(JournalFile.markLength))
    return entries
  }

  /// Writes bytes and waits until they are on the disk; when that fails, they are removed.
  private mutating func confirm(
    _ bytes: [UInt8], at offset: Int, of descriptor: FileDescriptor, size: Int
  ) throws(FileError) {
    var writer = FileWriter(files: files, file: descriptor, path: path, offset: offset)
    do throws(FileError) {
      try writer.write(bytes)
      try writer.synchronize()
    } catch {
      unconfirmedFrom = size
      try? withdraw()
      throw error
    }
  }

  /// Waits until the name of the file is on the disk.
  mutating func synchronizeName() throws(FileError) {
    guard !isNameSynchronized else { return }
    let folder = HomePath.folder(of: try attempt(path, files.resolve(path)))
    try attempt(folder, files.synchronizeFolder(folder))
    isNameSynchronized = true
  }
}

/// The open file of a journal.
struct JournalFile {
  let descriptor: FileDescriptor
  let status: FileStatus
  /// Why the file cannot be written; nil when it can.
  var obstacle: FileError?
  /// Whether the first line is there.
  var hasHeader = false
  /// The offset up to which batches were read or written.
  var seen = 0
  /// The last bytes before that offset, by which the file is recognised.
  var mark: [UInt8] = []

  static let markLength = 64
}
