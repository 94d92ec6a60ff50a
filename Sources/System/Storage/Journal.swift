import SystemCalls

/// An append-only file of text lines, shared by several programs and opened on first use.
///
/// Batches are atomic, durable after `append`. Calls can be repeated, and wait up to two seconds.
package struct Journal: ~Copyable, Sendable {
  package var path: String { location.path }

  /// Why the file is not writable, if that is known.
  package var obstacle: FileError? { file?.obstacle }

  let location: HomePath
  let format: JournalFormat
  let files: any FileSystem

  /// Attempts to lock, two milliseconds apart; at least 1.
  let patience: Int
  /// Bytes per read, at least 2.
  let pieceLength: Int

  var file: JournalFile?
  /// Whether the file was missing at first; all its content is unseen then.
  var beganWithout = false
  var history: History?
  /// False at first, because a program may have been stopped after creating the file.
  var isNameSynchronized = false
  /// The size before an unconfirmed batch; until the file is cut, it stays locked.
  var unconfirmedFrom: Int?

  /// The part of a file that has not been read backwards.
  struct History {
    let file: FileDescriptor
    var end: Int
  }

  package init(
    at location: HomePath, format: JournalFormat, files: any FileSystem = SystemFiles(),
    patience: Int = 1000, pieceLength: Int = 1 << 18
  ) {
    (self.location, self.format, self.files) = (location, format, files)
    (self.patience, self.pieceLength) = (patience, pieceLength)
  }

  deinit { close() }

  private func close() {
    if let file { files.close(file.descriptor) }
    if let history, history.file != file?.descriptor { files.close(history.file) }
  }

  /// Closes the file, to accept one that replaced it from outside.
  package mutating func startOver() {
    try? withdraw()
    close()
    (file, history, unconfirmedFrom) = (nil, nil, nil)
    (beganWithout, isNameSynchronized) = (false, false)
  }

  var base: Int { format.header.count }

  func reader(of file: FileDescriptor) -> JournalReader {
    JournalReader(files: files, format: format, file: file, pieceLength: pieceLength)
  }

  /// Reads backwards: the last entries as of opening, then earlier ones; nil at the start.
  package mutating func earlier(atMost count: Int = 1 << 17) throws(FileError) -> [JournalEntry]? {
    try openIfThere()
    guard let unread = history, unread.end > base else { return nil }
    let reader = reader(of: unread.file)
    let (entries, start) = try attempt(path, reader.entries(before: unread.end, atMost: count))
    history?.end = start
    return entries
  }

  /// Entries that other programs appended since the file was opened or last read.
  package mutating func foreign() throws(FileError) -> [JournalEntry] {
    guard try acquire(.shared) else { return [] }
    defer { release() }
    let (entries, end, _) = try unseen()
    guard let file, end != file.seen || file.mark.isEmpty else { return entries }
    let mark = try mark(before: end, of: file.descriptor)
    self.file?.seen = end
    self.file?.mark = mark
    return entries
  }

  /// The entries after the last look, their end offset, and the size of the locked file.
  func unseen() throws(FileError) -> (entries: [JournalEntry], end: Int, size: Int) {
    guard let file else { preconditionFailure("only an open file is locked") }
    let size = try size(of: file.descriptor)
    let (entries, end) = try attempt(
      path, reader(of: file.descriptor).entries(in: file.seen..<max(file.seen, size)))
    return (entries, end, size)
  }

  func size(of file: FileDescriptor) throws(FileError) -> Int {
    try attempt(path, files.status(of: file).size)
  }

  func mark(before end: Int, of file: FileDescriptor) throws(FileError) -> [UInt8] {
    try attempt(path, reader(of: file).bytes(in: max(0, end - JournalFile.markLength)..<end))
  }

  /// Appends all batches durably or none, without controls but tabs; returns what others appended.
  package mutating func append(_ batches: [[String]]) throws(FileError) -> [JournalEntry] {
    var encoded: [UInt8] = []
    for batch in batches where !batch.isEmpty {
      guard let bytes = format.encode(batch) else { throw FileError(.unwritable, path: path) }
      encoded += bytes
    }
    guard !encoded.isEmpty else { return try foreign() }
    guard try acquire(.exclusive, creating: true) else { return [] }
    defer { release() }
    return try write(encoded)
  }

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
    if !isNameSynchronized {
      let folder = HomePath.folder(of: try attempt(path, files.resolve(path)))
      try attempt(folder, files.synchronizeFolder(folder))
      isNameSynchronized = true
    }
    do throws(FileError) {
      try files.write(bytes, to: opened.descriptor, at: start, path: path)
    } catch {
      unconfirmedFrom = size
      try? withdraw()
      throw error
    }
    file?.hasHeader = true
    file?.seen = start + bytes.count
    file?.mark = Array((mark + bytes).suffix(JournalFile.markLength))
    return entries
  }
}

struct JournalFile {
  let descriptor: FileDescriptor
  let status: FileStatus
  var obstacle: FileError?
  var hasHeader = false
  /// Offset up to which batches were read or written.
  var seen = 0
  /// The last bytes before `seen`, to recognise the file.
  var mark: [UInt8] = []

  static let markLength = 64
}
