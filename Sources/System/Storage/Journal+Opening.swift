import SystemCalls

extension Journal {
  mutating func openIfThere() throws(FileError) {
    guard file == nil else { return }
    guard try standing() != nil else {
      beganWithout = true
      return
    }
    guard var opened = try openStanding() else { return }
    do throws(FileError) {
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

  func standing() throws(FileError) -> FileStatus? {
    let status = try expecting(.missing, attempt(path, files.status(ofPath: path)))
    if status == nil, (try? files.status(ofLink: path))?.kind == .symbolicLink {
      throw FileError(.brokenLink, path: path)
    }
    return status
  }

  /// Opens the file at the path if it can be a journal; nil if there is none.
  func openStanding() throws(FileError) -> JournalFile? {
    guard let status = try standing() else { return nil }
    // Opening a device can have side effects, so check its kind first.
    try check(status.kind)
    var obstacle: FileError?
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try files.open(path, for: .readingAndWriting)
    } catch {
      if error.kind == .missing { return nil }
      guard error.kind == .notPermitted || error.kind == .readOnly else {
        throw FileError(error, path: path)
      }
      obstacle = FileError(error, path: path)
      descriptor = try attempt(path, files.open(path, for: .reading))
    }
    do throws(FileError) {
      let status = try attempt(path, files.status(of: descriptor))
      try check(status.kind)
      return JournalFile(descriptor: descriptor, status: status, obstacle: obstacle)
    } catch {
      files.close(descriptor)
      throw error
    }
  }

  private func check(_ kind: FileStatus.Kind) throws(FileError) {
    switch kind {
    case .regular: return
    case .folder: throw FileError(.isFolder, path: path)
    case .special, .symbolicLink: throw FileError(.notFile, path: path)
    }
  }

  func inspect(_ opened: inout JournalFile) throws(FileError) {
    let descriptor = opened.descriptor
    let reader = reader(of: descriptor)
    switch format.beginning(try attempt(path, reader.bytes(in: 0..<base + 32))) {
    case .newerVersion: throw FileError(.newerVersion, path: path)
    case .other: throw FileError(.notJournal, path: path)
    case .unfinished: opened.seen = base
    case .journal:
      opened.hasHeader = true
      let size = try size(of: descriptor)
      opened.seen = try attempt(path, reader.lastBoundary(before: size))
      opened.mark = try mark(before: opened.seen, of: descriptor)
    }
  }

  mutating func create() throws(FileError) {
    try createFolder()
    let created = try expecting(.exists, attempt(path, files.open(path, for: .creating)))
    guard let descriptor = created else { return }
    do throws(FileError) {
      let status = try attempt(path, files.status(of: descriptor))
      file = JournalFile(descriptor: descriptor, status: status, seen: base)
    } catch {
      files.close(descriptor)
      throw error
    }
  }

  /// Creates the folder and its parents, so that they can be watched before the file exists.
  package func prepareFolder() throws(FileError) {
    try files.createFolders(location.folder, below: location.base)
  }

  private func createFolder() throws(FileError) {
    var folder = location.folder
    try prepareFolder()
    // A program may have been stopped after creating some of them.
    while folder != location.base, folder != "/" {
      folder = HomePath.folder(of: folder)
      try expecting(.notPermitted, attempt(folder, files.synchronizeFolder(folder)))
    }
  }

  /// Recreates a file that was removed from outside, with its content.
  mutating func restore() throws(FileError) {
    guard let old = file else { return }
    try createFolder()
    let size = try size(of: old.descriptor)
    let bytes = try attempt(path, reader(of: old.descriptor).bytes(in: 0..<size))
    guard bytes.count == size else { throw FileError(.inputOutput, path: path) }
    // The next writer removes a leftover.
    let unfinished = "\(path).unfinished"
    var new = try write(bytes, to: unfinished)
    (new.hasHeader, new.seen, new.mark) = (old.hasHeader, old.seen, old.mark)
    do throws(SystemError) {
      try files.link(unfinished, to: path)
    } catch {
      files.close(new.descriptor)
      try? files.remove(unfinished)
      if error.kind == .exists { return }
      throw FileError(error, path: path)
    }
    try? files.remove(unfinished)
    change(to: new)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(FileError) -> JournalFile {
    let descriptor: FileDescriptor
    do throws(FileError) {
      descriptor = try attempt(path, files.open(path, for: .creating))
    } catch {
      guard error.kind == .exists else { throw error }
      try attempt(path, files.remove(path))
      descriptor = try attempt(path, files.open(path, for: .creating))
    }
    do throws(FileError) {
      try files.write(bytes, to: descriptor, path: path)
      return JournalFile(
        descriptor: descriptor, status: try attempt(path, files.status(of: descriptor)))
    } catch {
      files.close(descriptor)
      try? files.remove(path)
      throw error
    }
  }
}
