import SystemCalls

extension Journal {
  /// Opens the file, unless it is open or there is none.
  mutating func openIfThere() throws(StorageProblem) {
    guard file == nil else { return }
    guard try standing() != nil else {
      beganWithout = true
      return
    }
    try enterFolder()
    // Meanwhile it may have been removed.
    guard var opened = try openStanding() else { return }
    do throws(StorageProblem) {
      try wait(for: .shared, of: opened.descriptor)
      try inspect(&opened)
    } catch {
      files.close(opened.descriptor)
      throw error
    }
    files.unlock(opened.descriptor)
    if beganWithout, opened.hasHeader { (opened.seen, opened.mark) = (base, format.header) }
    file = opened
    if history == nil { history = History(file: opened.descriptor, end: opened.seen) }
  }

  /// The status of the file that the path leads to; nil when there is none.
  func standing() throws(StorageProblem) -> FileStatus? {
    do throws(SystemError) {
      return try files.status(ofPath: path)
    } catch {
      guard error.kind == .missing else { throw StorageProblem(error, path: path) }
      if (try? files.status(ofLink: path))?.kind == .symbolicLink {
        throw StorageProblem(.brokenLink, path: path)
      }
      return nil
    }
  }

  /// Opens the file that the path leads to, if it can be a journal; nil when there is none.
  func openStanding() throws(StorageProblem) -> JournalFile? {
    guard let status = try standing() else { return nil }
    // Opening a device may do something, so its kind is asked first.
    try check(status.kind)
    var obstacle: StorageProblem.Reason?
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try files.open(path, for: .readingAndWriting)
    } catch {
      if error.kind == .missing { return nil }
      guard error.kind == .notPermitted || error.kind == .readOnly else {
        throw StorageProblem(error, path: path)
      }
      obstacle = StorageProblem.Reason(error)
      descriptor = try attempt { () throws(SystemError) in try files.open(path, for: .reading) }
    }
    do throws(StorageProblem) {
      let status = try attempt { () throws(SystemError) in try files.status(of: descriptor) }
      try check(status.kind)
      return JournalFile(descriptor: descriptor, status: status, obstacle: obstacle)
    } catch {
      files.close(descriptor)
      throw error
    }
  }

  private func check(_ kind: FileStatus.Kind) throws(StorageProblem) {
    switch kind {
    case .regular: return
    case .folder: throw StorageProblem(.isFolder, path: path)
    case .special, .symbolicLink: throw StorageProblem(.notFile, path: path)
    }
  }

  /// Reads the first line of a locked file and finds the end of its last batch.
  func inspect(_ opened: inout JournalFile) throws(StorageProblem) {
    let descriptor = opened.descriptor
    let reader = reader(of: descriptor)
    let beginning = try attempt { () throws(SystemError) in
      try reader.bytes(in: 0..<format.beginningLength)
    }
    switch format.beginning(beginning) {
    case .newerVersion: throw StorageProblem(.newerVersion, path: path)
    case .other: throw StorageProblem(.notJournal, path: path)
    case .unfinished: opened.seen = base
    case .journal:
      let (end, mark) = try attempt { () throws(SystemError) in
        let size = try files.status(of: descriptor).size
        let end = try reader.lastBoundary(before: size)
        return (end, try reader.bytes(in: max(0, end - JournalFile.markLength)..<end))
      }
      opened.hasHeader = true
      (opened.seen, opened.mark) = (end, mark)
    }
  }

  /// Tells other programs, by a shared lock of the folder, that this one uses the journal.
  mutating func enterFolder() throws(StorageProblem) {
    guard folder == nil else { return }
    let folderPath = HomePath.folder(of: path)
    let entered = try attempt(folderPath) { () throws(SystemError) in
      try files.open(folderPath, for: .reading)
    }
    do throws(StorageProblem) {
      try wait(for: .shared, of: entered)
    } catch {
      files.close(entered)
      throw error
    }
    folder = entered
  }

  /// Ends the shared lock of the folder.
  mutating func leaveFolder() {
    if let folder { files.close(folder) }
    folder = nil
  }
}
