import Glibc

/// An `inotify` watch for files that are written or replaced in a folder.
package final class FolderWatch {
  package let readable: FileDescriptor

  package init(_ path: String) throws(SystemError) {
    let descriptor = FileDescriptor(
      rawValue: try systemCall("inotify_init1") { inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC)) })
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

  deinit { try? readable.close() }

  package func clear() { while case .bytes = try? readable.readAvailable() {} }
}
