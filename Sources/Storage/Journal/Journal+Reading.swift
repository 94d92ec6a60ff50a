import SystemCalls

extension Journal {
  /// Reads backwards: the last entries of the file, with the next call those before them, and so on;
  /// nil when there are no more.
  ///
  /// What was appended after the file was opened is not among them.
  ///
  /// - Parameter count: The number of bytes to read; more are where one batch is longer.
  /// - Complexity: O(`count`), whatever the size of the file.
  package mutating func earlier(
    atMost count: Int = 1 << 17
  ) throws(StorageProblem) -> [JournalEntry]? {
    try openIfThere()
    guard let unread = history, unread.end > base else { return nil }
    let reader = reader(of: unread.file)
    let (entries, start) = try attempt { () throws(SystemError) in
      try reader.entries(before: unread.end, atMost: count)
    }
    history?.end = start
    return entries
  }

  /// What other programs have appended since the last look.
  ///
  /// Opening the file is a look, and so is every call that returns what is foreign.
  package mutating func foreign() throws(StorageProblem) -> [JournalEntry] {
    guard try acquire(.shared) else { return [] }
    defer { release() }
    let (entries, end, _) = try unseen()
    try look(upTo: end)
    return entries
  }

  /// The entries after the last look, the place after the last of them, and the size of the file;
  /// the file is locked.
  func unseen() throws(StorageProblem) -> (entries: [JournalEntry], end: Int, size: Int) {
    guard let file else { preconditionFailure("only an open file is locked") }
    let reader = reader(of: file.descriptor)
    return try attempt { () throws(SystemError) in
      let size = try files.status(of: file.descriptor).size
      let (entries, end) = try reader.entries(in: file.seen..<max(file.seen, size))
      return (entries, end, size)
    }
  }

  /// Notes the place up to which the file was read.
  mutating func look(upTo end: Int) throws(StorageProblem) {
    guard let file, end != file.seen || file.mark.isEmpty else { return }
    let reader = reader(of: file.descriptor)
    let mark = try attempt { () throws(SystemError) in
      try reader.bytes(in: max(0, end - JournalFile.markLength)..<end)
    }
    self.file?.seen = end
    self.file?.mark = mark
  }
}
