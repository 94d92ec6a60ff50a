import SystemCalls

extension FileSystem {
  /// Puts a file with these bytes in a place, instead of a file that may be there.
  ///
  /// The bytes are written beside it and are on the disk before the new file takes the place of the
  /// old one, so that readers find one of them, whole, whatever fails. A symbolic link is followed.
  ///
  /// - Throws: `StorageProblem` with the reason `locked` while another program does the same.
  package func replaceFile(at place: HomePath, with bytes: [UInt8]) throws(StorageProblem) {
    try createFolders(place.folder, below: place.base)
    let path = (try? resolve(place.path)) ?? place.path
    let unfinished = "\(path).unfinished"
    let file = try create(unfinished)
    defer { close(file) }
    do throws(SystemError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try write(rest, to: file, at: rest.startIndex))
      }
      // One who may write the file of another person must not take it from them.
      if let old = try? status(ofPath: path), old.owner != (try status(of: file)).owner {
        try changeOwner(of: file, to: old)
      }
      try synchronize(file)
      try rename(unfinished, to: path)
    } catch {
      try? remove(unfinished)
      throw StorageProblem(error, path: path)
    }
    // After a power failure either of the files is there.
    try? synchronizeFolder(HomePath.folder(of: path))
  }

  /// Creates a file and locks it; one that a program has left there when it was stopped is removed.
  private func create(_ path: String) throws(StorageProblem) -> FileDescriptor {
    do throws(SystemError) {
      if let file = try createLocked(path) { return file }
      let other = try open(path, for: .readingAndWriting)
      defer { close(other) }
      if locks(other) {
        try remove(path)
        if let file = try createLocked(path) { return file }
      }
    } catch {
      throw StorageProblem(error, path: path)
    }
    throw StorageProblem(.locked, path: path)
  }

  /// Creates a file and locks it; nil if another program was quicker.
  private func createLocked(_ path: String) throws(SystemError) -> FileDescriptor? {
    do throws(SystemError) {
      let file = try open(path, for: .creating)
      if locks(file) { return file }
      close(file)
      return nil
    } catch {
      guard error.kind == .exists else { throw error }
      return nil
    }
  }

  /// Locks a file; where there are no locks, no other program holds one.
  private func locks(_ file: FileDescriptor) -> Bool {
    (try? tryLocking(file, .exclusive)) ?? true
  }
}
