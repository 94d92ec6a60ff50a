import SystemCalls

/// The files of this machine.
package struct SystemFiles: FileSystem {
  package init() {}

  package func open(
    _ path: String, for access: FileDescriptor.Access
  ) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(opening: path, for: access)
  }

  package func close(_ file: FileDescriptor) {
    try? file.close()
  }

  package func status(of file: FileDescriptor) throws(SystemError) -> FileStatus {
    try file.status()
  }

  package func status(ofPath path: String) throws(SystemError) -> FileStatus {
    try FileStatus(ofPath: path)
  }

  package func status(ofLink path: String) throws(SystemError) -> FileStatus {
    try FileStatus(ofLink: path)
  }

  package func read(
    _ file: FileDescriptor, atMost count: Int, at place: Int
  ) throws(SystemError) -> [UInt8] {
    try file.read(atMost: count, at: place)
  }

  package func write(
    _ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at place: Int
  ) throws(SystemError) -> Int {
    try file.writeSome(bytes, at: place)
  }

  package func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError) {
    try file.truncate(to: size)
  }

  package func synchronize(_ file: FileDescriptor) throws(SystemError) {
    try file.synchronize()
  }

  package func changeOwner(
    of file: FileDescriptor, to status: FileStatus
  ) throws(SystemError) {
    try file.changeOwner(to: status.owner, group: status.group)
  }

  package func tryLocking(
    _ file: FileDescriptor, _ lock: FileDescriptor.Lock
  ) throws(SystemError) -> Bool {
    try file.tryLocking(lock)
  }

  package func unlock(_ file: FileDescriptor) {
    try? file.unlock()
  }

  package func createFolder(_ path: String) throws(SystemError) {
    try FileTree.createFolder(path)
  }

  package func synchronizeFolder(_ path: String) throws(SystemError) {
    try FileTree.synchronizeFolder(path)
  }

  package func resolve(_ path: String) throws(SystemError) -> String {
    try FileTree.resolve(path)
  }

  package func rename(_ path: String, to other: String) throws(SystemError) {
    try FileTree.rename(path, to: other)
  }

  package func link(_ path: String, to other: String) throws(SystemError) {
    try FileTree.link(path, to: other)
  }

  package func remove(_ path: String) throws(SystemError) {
    try FileTree.remove(path)
  }

  package func pause() {
    _ = waitForReadability(of: [], until: .now + .milliseconds(2))
  }
}
