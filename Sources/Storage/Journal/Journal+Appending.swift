import SystemCalls

extension Journal {
  /// Appends batches of lines; when it returns, they are on the disk.
  ///
  /// A line holds no control characters other than tabs, and so no line feeds. After a problem none of
  /// the batches is in the file, and they can be passed again, alone or with others. (They are there
  /// where the disk fails to take them back and the program ends before it could.)
  ///
  /// - Returns: What other programs have appended since the last look. It stands before the batches.
  package mutating func append(_ batches: [[String]]) throws(StorageProblem) -> [JournalEntry] {
    var encoded: [UInt8] = []
    for batch in batches where !batch.isEmpty {
      guard let bytes = format.encode(batch) else { throw StorageProblem(.unwritable, path: path) }
      encoded += bytes
    }
    guard !encoded.isEmpty else { return try foreign() }
    guard try acquire(.exclusive, creating: true) else { return [] }
    defer { release() }
    return try write(encoded)
  }

  /// Writes the bytes of batches after those of a locked file.
  private mutating func write(_ encoded: [UInt8]) throws(StorageProblem) -> [JournalEntry] {
    guard let opened = file else { return [] }
    let (entries, end, size) = try unseen()
    var (bytes, start) = (format.header, 0)
    var mark: [UInt8] = []
    if opened.hasHeader {
      bytes = end < size ? JournalFormat.cancellation : []
      start = size
      let reader = reader(of: opened.descriptor)
      mark = try attempt { () throws(SystemError) in
        try reader.bytes(in: max(0, size - JournalFile.markLength)..<size)
      }
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
    _ bytes: [UInt8], at place: Int, of descriptor: FileDescriptor, size: Int
  ) throws(StorageProblem) {
    var writer = JournalWriter(files: files, file: descriptor, path: path, place: place)
    do throws(StorageProblem) {
      try writer.write(bytes)
      try writer.synchronize()
    } catch {
      unconfirmedFrom = size
      try? withdraw()
      throw error
    }
  }

  /// Waits until the name of the file is on the disk.
  mutating func synchronizeName() throws(StorageProblem) {
    guard !isNameSynchronized else { return }
    let target = try attempt { () throws(SystemError) in try files.resolve(path) }
    let folder = HomePath.folder(of: target)
    try attempt(folder) { () throws(SystemError) in try files.synchronizeFolder(folder) }
    isNameSynchronized = true
  }
}
