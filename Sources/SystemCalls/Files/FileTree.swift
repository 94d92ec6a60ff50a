import Glibc

/// Changes of the tree of files and folders.
package enum FileTree {
  /// Creates a folder that only its owner can use. (`mkdir`)
  package static func createFolder(_ path: String) throws(SystemError) {
    _ = try systemCall("mkdir") { unsafe mkdir(path, 0o700) }
  }

  /// Gives a file another path, in place of a file that has it already. (`rename`)
  package static func rename(_ path: String, to other: String) throws(SystemError) {
    _ = try systemCall("rename") { unsafe Glibc.rename(path, other) }
  }

  /// Gives a file a second path, which must be free. (`link`)
  package static func link(_ path: String, to other: String) throws(SystemError) {
    _ = try systemCall("link") { unsafe Glibc.link(path, other) }
  }

  /// Removes a file. (`unlink`)
  package static func remove(_ path: String) throws(SystemError) {
    _ = try systemCall("unlink") { unsafe unlink(path) }
  }

  /// The path without symbolic links of a file that exists. (`realpath`)
  package static func resolve(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      throw SystemError(code: errno, call: "realpath")
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Waits until the names in a folder have reached the disk. (`open`, `fsync`)
  package static func synchronizeFolder(_ path: String) throws(SystemError) {
    let folder = try FileDescriptor(opening: path, for: .reading)
    defer { try? folder.close() }
    do throws(SystemError) {
      _ = try systemCall("fsync") { fsync(folder.rawValue) }
    } catch {
      // Some file systems keep their folders in order by themselves, and know no such call.
      guard error.code == EINVAL else { throw error }
    }
  }
}
