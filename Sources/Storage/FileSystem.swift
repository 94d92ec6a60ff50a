import SystemCalls

/// The calls of the system that a journal makes, so that tests can let each of them fail.
///
/// What each does is told where `SystemFiles` does it.
package protocol FileSystem: Sendable {
  func open(
    _ path: String, for access: FileDescriptor.Access
  ) throws(SystemError) -> FileDescriptor
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
  func tryLocking(
    _ file: FileDescriptor, _ lock: FileDescriptor.Lock
  ) throws(SystemError) -> Bool
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
  /// Creates a folder, and those above it as far as a base that must exist already.
  func createFolders(_ folder: String, below base: String) throws(FileError) {
    if try isThere(folder) { return }
    guard folder != base, folder != "/" else { throw FileError(.homeMissing, path: folder) }
    guard (try? status(ofLink: folder)) == nil else { throw FileError(.brokenLink, path: folder) }
    try createFolders(HomePath.folder(of: folder), below: base)
    do throws(FileError) {
      try attempt(folder, createFolder(folder))
    } catch {
      guard error.kind == .exists else { throw error }
    }
  }

  private func isThere(_ folder: String) throws(FileError) -> Bool {
    do throws(FileError) {
      let status = try attempt(folder, status(ofPath: folder))
      guard status.kind == .folder else { throw FileError(.notFolder, path: folder) }
      return true
    } catch {
      guard error.kind == .missing else { throw error }
      return false
    }
  }

  /// Creates a file with these bytes, for everyone whom the umask of the process allows.
  ///
  /// Nothing that exists is written over: any file, folder or symbolic link at the path is the error
  /// `exists`. The bytes are on the disk when this returns; a file that could not be written whole is
  /// removed.
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

  /// Creates a file with the first of some names that is free.
  ///
  /// After `name.svg` they are `name-2.svg`, `name-3.svg` and so on.
  ///
  /// - Returns: the name of the file.
  /// - Throws: the error `exists` if all of them are taken.
  package func createFile(
    named name: String, extension: String, in folder: String, with bytes: [UInt8]
  ) throws(FileError) -> String {
    var number = 1
    while true {
      let file = name + (number == 1 ? "" : "-\(number)") + "." + `extension`
      do throws(FileError) {
        try createFile(
          at: folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)", with: bytes)
        return file
      } catch {
        guard error.kind == .exists, number < 1000 else { throw error }
        number += 1
      }
    }
  }

  /// Creates a file with these bytes, and the folders above it.
  package func createFile(at location: HomePath, with bytes: [UInt8]) throws(FileError) {
    try createFolders(location.folder, below: location.base)
    try createFile(at: location.path, with: bytes)
  }

  /// Puts a file with these bytes at a path, instead of a file that may be there.
  ///
  /// The bytes are written beside it and are on the disk before the new file takes the place of the
  /// old one, so that readers find one of them, whole, whatever fails. A symbolic link is followed,
  /// unless it leads to a device or a pipe, which other programs need.
  ///
  /// - Throws: `FileError` of the kind `locked` while another program does the same.
  package func replaceFile(at location: HomePath, with bytes: [UInt8]) throws(FileError) {
    try createFolders(location.folder, below: location.base)
    let target = (try? resolve(location.path)) ?? location.path
    let path = (try? status(ofPath: target).kind) == .special ? location.path : target
    let unfinished = "\(path).unfinished"
    let file = try create(unfinished)
    defer { close(file) }
    do throws(FileError) {
      // One who may write the file of another person must not take it from them.
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
    // After a power failure either of the files is there.
    try? synchronizeFolder(HomePath.folder(of: path))
  }

  /// Creates a file and locks it; one that a program has left there when it was stopped is removed.
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

  /// Creates a file and locks it; nil if another program was quicker.
  private func createLocked(_ path: String) throws(FileError) -> FileDescriptor? {
    do throws(FileError) {
      let file = try attempt(path, open(path, for: .creating))
      if locks(file) { return file }
      close(file)
      return nil
    } catch {
      guard error.kind == .exists else { throw error }
      return nil
    }
  }

  /// Locks a file; where there are no locks, no other program holds one.
  private func locks(_ file: FileDescriptor) -> Bool { (try? tryLocking(file, .exclusive)) ?? true }

  /// Writes a new file, and waits until it is on the disk: some disks tell only then that they are full.
  private func write(
    _ bytes: [UInt8], to file: FileDescriptor, path: String
  ) throws(FileError) {
    var writer = FileWriter(files: self, file: file, path: path)
    try writer.write(bytes)
    try writer.synchronize()
  }
}
