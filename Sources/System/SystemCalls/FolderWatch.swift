import Glibc

/// Watches a folder for files that are written or replaced (`inotify`).
package final class FolderWatch {
  package let readable: FileDescriptor

  /// Starts watching (`inotify_init1`, `inotify_add_watch`).
  package init(_ path: String) throws(SystemError) {
    let descriptor = FileDescriptor(
      rawValue: try systemCall("inotify_init1") {
        inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
      })
    readable = descriptor
    do throws(SystemError) {
      _ = try systemCall("inotify_add_watch") {
        unsafe inotify_add_watch(descriptor.rawValue, path, UInt32(IN_MODIFY | IN_MOVED_TO))
      }
    } catch {
      try? descriptor.close()
      throw error
    }
  }

  deinit {
    try? readable.close()
  }

  /// Discards pending changes.
  package func clear() {
    while case .bytes = try? readable.readAvailable() {}
  }
}
