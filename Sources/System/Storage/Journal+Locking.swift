import SystemCalls

extension Journal {
  /// Opens, locks and verifies the file or one that continues it; false if there is none.
  mutating func acquire(
    _ lock: FileDescriptor.Lock, creating: Bool = false
  ) throws(FileError) -> Bool {
    do throws(FileError) {
      return try tryToAcquire(lock, creating: creating)
    } catch {
      release()
      throw error
    }
  }

  private mutating func tryToAcquire(
    _ lock: FileDescriptor.Lock, creating: Bool
  ) throws(FileError) -> Bool {
    // Each round follows a change by another program, which will not recur forever.
    for _ in 0..<8 {
      try openIfThere()
      if file == nil {
        guard creating else { return false }
        try create()
      }
      if lock == .exclusive { try reopenForWriting() }
      guard let opened = file else { continue }
      try withdraw()
      try wait(for: lock, of: opened.descriptor)
      let status = try standing()
      if let status, status.identity == opened.status.identity {
        try checkLocked()
        return true
      }
      if status == nil {
        guard creating else {
          release()
          return false
        }
        try restore()
      } else {
        try follow()
      }
      release()
    }
    throw FileError(.locked, path: path)
  }

  func release() { if let file, unconfirmedFrom == nil { files.unlock(file.descriptor) } }

  /// Waits for a lock up to a limit; reading proceeds where locks are unsupported.
  func wait(for lock: FileDescriptor.Lock, of file: FileDescriptor) throws(FileError) {
    for attempt in 0..<patience {
      if attempt > 0 { files.pause() }
      do throws(SystemError) {
        if try files.tryLocking(file, lock) { return }
      } catch {
        if error.kind == .unsupported, lock == .shared { return }
        throw FileError(error, path: path)
      }
    }
    throw FileError(.locked, path: path)
  }

  mutating func withdraw() throws(FileError) {
    guard let file, let size = unconfirmedFrom else { return }
    try attempt(path, files.truncate(file.descriptor, to: size))
    unconfirmedFrom = nil
  }

  private mutating func checkLocked() throws(FileError) {
    guard var opened = file else { return }
    guard !opened.hasHeader else {
      guard try continues(opened.descriptor, opened) else { throw FileError(.replaced, path: path) }
      return
    }
    // Another program may have written the header and batches, all unseen.
    try inspect(&opened)
    guard opened.hasHeader else { return }
    (opened.seen, opened.mark) = (base, format.header)
    file = opened
  }

  private func continues(_ file: FileDescriptor, _ read: JournalFile) throws(FileError) -> Bool {
    try mark(before: read.seen, of: file) == read.mark
  }

  /// Switches to the file now at the path, if it continues the known one.
  private mutating func follow() throws(FileError) {
    guard let old = file, var new = try openStanding() else { return }
    do throws(FileError) {
      try wait(for: .shared, of: new.descriptor)
      try inspect(&new)
      files.unlock(new.descriptor)
      if old.hasHeader {
        guard new.hasHeader, try continues(new.descriptor, old) else {
          throw FileError(.replaced, path: path)
        }
        (new.seen, new.mark) = (old.seen, old.mark)
      } else if new.hasHeader {
        (new.seen, new.mark) = (base, format.header)
      }
    } catch {
      files.close(new.descriptor)
      throw error
    }
    change(to: new)
  }

  /// Switches to another file; unread history of the old one stays readable.
  mutating func change(to new: JournalFile) {
    if let old = file, history?.file != old.descriptor || history?.end ?? base <= base {
      files.close(old.descriptor)
      if history?.file == old.descriptor { history = History(file: new.descriptor, end: base) }
    } else if let old = file {
      files.unlock(old.descriptor)
    }
    (file, isNameSynchronized) = (new, false)
  }

  /// Reopens a read-only file, because its permissions may have changed.
  private mutating func reopenForWriting() throws(FileError) {
    guard let opened = file, opened.obstacle != nil, var new = try openStanding() else { return }
    if let obstacle = new.obstacle {
      files.close(new.descriptor)
      throw obstacle
    }
    guard new.status.identity == opened.status.identity else {
      files.close(new.descriptor)
      return
    }
    (new.hasHeader, new.seen, new.mark) = (opened.hasHeader, opened.seen, opened.mark)
    change(to: new)
  }
}
