import SystemCalls

extension Journal {
  /// Whether writing the file again would make it much smaller.
  ///
  /// - Parameters:
  ///   - lines: The number of lines in the file.
  ///   - kept: The number of lines that would be left.
  package static func isWorthCompacting(lines: Int, kept: Int) -> Bool {
    lines > 1000 && lines / 2 > kept
  }

  /// Replaces all batches of the file by others that mean the same.
  ///
  /// They are written to a new file, which then takes the place of the old one. Damaged bytes are kept:
  /// they stand before the batches. What `earlier` has not read can still be read.
  ///
  /// - Parameter replacement: The new batches for those of the file, which include what other programs
  ///   have appended since the last look.
  /// - Returns: What other programs have appended since the last look; nil when nothing was done,
  ///   because another program uses the journal or there is no file.
  package mutating func compact(
    _ replacement: ([[String]]) -> [[String]]
  ) throws(StorageProblem) -> [JournalEntry]? {
    guard try acquire(.exclusive) else { return nil }
    defer { release() }
    guard let folder, file?.hasHeader == true else { return nil }
    let isAlone = (try? files.tryLocking(folder, .exclusive)) ?? false
    defer { shareFolder() }
    guard isAlone else { return nil }
    let (foreign, _, _) = try unseen()
    try replaceFile(replacement)
    return foreign
  }

  /// Lets other programs use the journal again.
  private mutating func shareFolder() {
    guard let folder, (try? files.tryLocking(folder, .shared)) != true else { return }
    leaveFolder()
  }

  private mutating func replaceFile(
    _ replacement: ([[String]]) -> [[String]]
  ) throws(StorageProblem) {
    guard let old = file else { return }
    let target = try attempt { () throws(SystemError) in try files.resolve(path) }
    var new = try writeCompacted(old, beside: target, replacement)
    let besides = besides(target)
    do throws(SystemError) {
      new.seen = try files.status(of: new.descriptor).size
      new.mark = try reader(of: new.descriptor).bytes(
        in: max(0, new.seen - JournalFile.markLength)..<new.seen)
      // One who may write the file of another person must not take it from them.
      if new.status.owner != old.status.owner {
        try files.changeOwner(of: new.descriptor, to: old.status)
      }
      try files.rename(besides, to: target)
    } catch {
      files.close(new.descriptor)
      try? files.remove(besides)
      throw StorageProblem(error, path: target)
    }
    new.hasHeader = true
    change(to: new)
    // Until the folder is on the disk, the next batch is not confirmed.
    try? synchronizeName()
  }

  /// Writes the new file, and waits until it is on the disk.
  private func writeCompacted(
    _ old: JournalFile, beside target: String, _ replacement: ([[String]]) -> [[String]]
  ) throws(StorageProblem) -> JournalFile {
    let reader = reader(of: old.descriptor)
    let (size, (entries, end)) = try attempt { () throws(SystemError) in
      let size = try files.status(of: old.descriptor).size
      return (size, try reader.entries(in: base..<size))
    }
    let batches: [[String]] = entries.compactMap { entry in
      if case .batch(let lines) = entry { lines } else { nil }
    }
    var encoded: [UInt8] = []
    for batch in replacement(batches) where !batch.isEmpty {
      guard let bytes = format.encode(batch) else { throw StorageProblem(.unwritable, path: path) }
      encoded += bytes
    }
    return try writeBeside(target) { writer throws(StorageProblem) in
      try writer.write(format.header)
      for case .damaged(let range) in entries { try writer.copy(range, of: reader) }
      if end < size {
        try writer.copy(end..<size, of: reader)
        try writer.write(JournalFormat.cancellation)
      }
      try writer.write(encoded)
    }
  }
}
