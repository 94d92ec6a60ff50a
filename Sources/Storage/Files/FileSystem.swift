import SystemCalls

/// The calls of the system that a journal makes, so that tests can let each of them fail.
///
/// Paths lead through symbolic links unless stated otherwise.
package protocol FileSystem: Sendable {
  func open(
    _ path: String, for access: FileDescriptor.Access
  ) throws(SystemError) -> FileDescriptor
  func close(_ file: FileDescriptor)
  func status(of file: FileDescriptor) throws(SystemError) -> FileStatus
  func status(ofPath path: String) throws(SystemError) -> FileStatus
  /// The status of what stands at the path; a symbolic link is not followed.
  func status(ofLink path: String) throws(SystemError) -> FileStatus

  /// Reads bytes at a place: none at the end of the file, otherwise at least one.
  func read(
    _ file: FileDescriptor, atMost count: Int, at place: Int
  ) throws(SystemError) -> [UInt8]
  /// Writes bytes at a place, and returns how many of them were written.
  func write(
    _ bytes: ArraySlice<UInt8>, to file: FileDescriptor, at place: Int
  ) throws(SystemError) -> Int
  func truncate(_ file: FileDescriptor, to size: Int) throws(SystemError)
  func synchronize(_ file: FileDescriptor) throws(SystemError)
  func changeOwner(of file: FileDescriptor, to status: FileStatus) throws(SystemError)

  /// Locks a file or folder without waiting; false when another lock is in the way.
  func tryLocking(
    _ file: FileDescriptor, _ lock: FileDescriptor.Lock
  ) throws(SystemError) -> Bool
  func unlock(_ file: FileDescriptor)

  func createFolder(_ path: String) throws(SystemError)
  func synchronizeFolder(_ path: String) throws(SystemError)
  func resolve(_ path: String) throws(SystemError) -> String
  func rename(_ path: String, to other: String) throws(SystemError)
  /// Gives a file a second path, which must be free.
  func link(_ path: String, to other: String) throws(SystemError)
  func remove(_ path: String) throws(SystemError)

  /// Sleeps for a few milliseconds before the next try of a lock.
  func pause()
}
