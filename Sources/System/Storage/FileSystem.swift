import SystemCalls

/// The system calls of a journal; tests make each of them fail.
package protocol FileSystem: Sendable {
  func open(_ path: String, for access: FileDescriptor.Access) throws(SystemError) -> FileDescriptor
  func close(_ file: FileDescriptor)
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus
  func status(ofPath path: String) throws(SystemError) -> FileStatus
  func status(ofLink path: String) throws(SystemError) -> FileStatus
  func read(
    _ file: FileDescriptor, atMost count: Int, at offset: Int
  ) throws(SystemError) -> [UInt8]
  func write(
    _ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at offset: Int
  ) throws(SystemError) -> Int
  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError)
  func synchronize(_ file: FileDescriptor) throws(SystemError)
  func changeOwner(of file: FileDescriptor, to status: FileStatus) throws(SystemError)
  func tryLocking(_ file: FileDescriptor, _ lock: FileDescriptor.Lock) throws(SystemError) -> Bool
  func unlock(_ file: FileDescriptor)
  func createFolder(_ path: String) throws(SystemError)
  func synchronizeFolder(_ path: String) throws(SystemError)
  func resolve(_ path: String) throws(SystemError) -> String
  func rename(_ path: String, to other: String) throws(SystemError)
  func link(_ path: String, to other: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)
  func pause()
}

extension SystemFiles: FileSystem {}

extension FileSystem {
  /// Creates a folder and its missing parents below an existing base.
  func createFolders(_ folder: String, below base: String) throws(FileError) {
    if let kind = try expecting(.missing, attempt(folder, status(ofPath: folder).kind)) {
      guard kind == .folder else { throw FileError(.notFolder, path: folder) }
      return
    }
    guard folder != base, folder != "/" else { throw FileError(.homeMissing, path: folder) }
    guard (try? status(ofLink: folder)) == nil else { throw FileError(.brokenLink, path: folder) }
    try createFolders(HomePath.folder(of: folder), below: base)
    try expecting(.exists, attempt(folder, createFolder(folder)))
  }

  /// Creates a durable file; throws `exists` instead of overwriting.
  package func createFile(at path: String, with bytes: [UInt8]) throws(FileError) {
    let file: FileDescriptor
    do throws(FileError) {
      file = try attempt(path, open(path, for: .creatingForAll))
    } catch {
      throw error.kind == .missing ? FileError(.folderMissing, path: path) : error
    }
    defer { close(file) }
    do throws(FileError) {
      try write(bytes, to: file, path: path)
    } catch {
      try? remove(path)
      throw error
    }
  }

  /// Creates a file and returns its name, with `-2`, `-3` and so on if it is taken.
  package func createFile(
    named name: String, extension: String, in folder: String, with bytes: [UInt8]
  ) throws(FileError) -> String {
    var number = 1
    while true {
      let file = name + (number == 1 ? "" : "-\(number)") + "." + `extension`
      do throws(FileError) {
        try createFile(at: folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)", with: bytes)
        return file
      } catch {
        guard error.kind == .exists, number < 1000 else { throw error }
        number += 1
      }
    }
  }

  /// Replaces a file atomically, through links but not to a device or pipe; `locked` if others do.
  package func replaceFile(at location: HomePath, with bytes: [UInt8]) throws(FileError) {
    try createFolders(location.folder, below: location.base)
    let target = (try? resolve(location.path)) ?? location.path
    let path = (try? status(ofPath: target).kind) == .special ? location.path : target
    let unfinished = "\(path).unfinished"
    let file = try create(unfinished)
    defer { close(file) }
    do throws(FileError) {
      // Keep the owner, in case another user may write the file.
      if let old = try? status(ofPath: path),
        old.owner != (try attempt(path, status(of: file)).owner)
      {
        try attempt(path, changeOwner(of: file, to: old))
      }
      try write(bytes, to: file, path: path)
      try attempt(path, rename(unfinished, to: path))
    } catch {
      try? remove(unfinished)
      throw error
    }
    // After a power failure, either file is complete.
    try? synchronizeFolder(HomePath.folder(of: path))
  }

  /// Creates and locks a file; removes a leftover of a stopped program.
  private func create(_ path: String) throws(FileError) -> FileDescriptor {
    if let file = try createLocked(path) { return file }
    let other = try attempt(path, open(path, for: .readingAndWriting))
    defer { close(other) }
    if locks(other) {
      try attempt(path, remove(path))
      if let file = try createLocked(path) { return file }
    }
    throw FileError(.locked, path: path)
  }

  private func createLocked(_ path: String) throws(FileError) -> FileDescriptor? {
    let file = try expecting(.exists, attempt(path, open(path, for: .creating)))
    if let file, locks(file) { return file }
    file.map(close)
    return nil
  }

  /// Locks a file; assumes success where locks are unsupported.
  private func locks(_ file: FileDescriptor) -> Bool { (try? tryLocking(file, .exclusive)) ?? true }

  /// Synchronizes, too: some disks report a lack of space only then.
  func write(
    _ bytes: [UInt8], to file: FileDescriptor, at start: Int = 0, path: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try attempt(path, write(rest, to: file, at: start + rest.startIndex))
      guard count > 0 else { throw FileError(.inputOutput, path: path) }
      rest = rest.dropFirst(count)
    }
    try attempt(path, synchronize(file))
  }
}
