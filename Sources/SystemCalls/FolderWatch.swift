import Glibc

/// A watch on a folder, which tells when files in it are written or replaced. (`inotify`)
package final class FolderWatch {
  /// The descriptor that can be read after a change.
  package let readable: FileDescriptor

  /// Begins to watch a folder. (`inotify_init1`, `inotify_add_watch`)
  package init(_ path: String) throws(SystemError) {
    let descriptor = FileDescriptor(
      rawValue: try systemCall("inotify_init1") {
        inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
      })
    readable = descriptor
    do throws(SystemError) {
      _ = try systemCall("inotify_add_watch") {
        unsafe inotify_add_watch(
          descriptor.rawValue, path, UInt32(IN_MODIFY | IN_MOVED_TO))
      }
    } catch {
      try? descriptor.close()
      throw error
    }
  }

  deinit {
    try? readable.close()
  }

  /// Forgets the changes so far.
  package func clear() {
    while case .bytes = try? readable.readAvailable() {}
  }
}
