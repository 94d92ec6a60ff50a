import SystemCalls

extension Journal {
  /// Creates the file, and the folders above it.
  mutating func create() throws(StorageProblem) {
    try createFolder()
    try enterFolder()
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try files.open(path, for: .creating)
    } catch {
      // Another program was quicker.
      if error.kind == .exists { return }
      throw StorageProblem(error, path: path)
    }
    do throws(SystemError) {
      let status = try files.status(of: descriptor)
      file = JournalFile(descriptor: descriptor, status: status, seen: base)
    } catch {
      files.close(descriptor)
      throw StorageProblem(error, path: path)
    }
  }

  /// Creates the folder of the file and those above it, so that it can be watched before there is a
  /// file.
  package func prepareFolder() throws(StorageProblem) {
    try files.createFolders(HomePath.folder(of: path), below: place.base)
  }

  /// Creates the folder of the file and those above it, and waits until their names are on the disk.
  private func createFolder() throws(StorageProblem) {
    var folder = HomePath.folder(of: path)
    try files.createFolders(folder, below: place.base)
    // Another program may have been stopped after it created some of them.
    while folder != place.base, folder != "/" {
      folder = HomePath.folder(of: folder)
      do throws(SystemError) {
        try files.synchronizeFolder(folder)
      } catch {
        // What may not be read was not created by this program either.
        guard error.kind == .notPermitted else { throw StorageProblem(error, path: folder) }
      }
    }
  }

  /// Puts a file that was removed by hand back in its place, with all that it held.
  mutating func restore() throws(StorageProblem) {
    guard let old = file else { return }
    leaveFolder()
    try createFolder()
    try enterFolder()
    let size = try attempt { () throws(SystemError) in
      try files.status(of: old.descriptor).size
    }
    let reader = reader(of: old.descriptor)
    var new = try writeBeside(path) { writer throws(StorageProblem) in
      try writer.copy(0..<size, of: reader)
    }
    (new.hasHeader, new.seen, new.mark) = (old.hasHeader, old.seen, old.mark)
    let besides = besides(path)
    do throws(SystemError) {
      try files.link(besides, to: path)
    } catch {
      files.close(new.descriptor)
      try? files.remove(besides)
      // Another program was quicker.
      if error.kind == .exists { return }
      throw StorageProblem(error, path: path)
    }
    try? files.remove(besides)
    change(to: new)
  }

  /// The path of a file that is being written, and then takes the place of another one.
  ///
  /// What was left there by a program that was stopped is removed by the next one.
  func besides(_ path: String) -> String { "\(path).unfinished" }

  /// Writes a file beside another one, and waits until it is on the disk.
  func writeBeside(
    _ path: String, content: (inout JournalWriter) throws(StorageProblem) -> Void
  ) throws(StorageProblem) -> JournalFile {
    let path = besides(path)
    let descriptor = try attempt(path) { () throws(SystemError) in
      do throws(SystemError) {
        return try files.open(path, for: .creating)
      } catch {
        guard error.kind == .exists else { throw error }
        try files.remove(path)
        return try files.open(path, for: .creating)
      }
    }
    do throws(StorageProblem) {
      var writer = JournalWriter(files: files, file: descriptor, path: path)
      try content(&writer)
      try writer.synchronize()
      let status = try attempt(path) { () throws(SystemError) in
        try files.status(of: descriptor)
      }
      return JournalFile(descriptor: descriptor, status: status)
    } catch {
      files.close(descriptor)
      try? files.remove(path)
      throw error
    }
  }
}
