import CNcurses
import Glibc
import SystemCalls

/// The descriptor that curses writes to at each move of the cursor, for frames in one write.
struct CursesOutput {
  private let descriptor: FileDescriptor
  private let terminal: FileDescriptor
  private let memory: FileDescriptor?

  init(_ descriptor: FileDescriptor, on terminal: FileDescriptor) {
    (self.descriptor, self.terminal) = (descriptor, terminal)
    memory = memoryFile()
  }

  /// Sends at once what is written meanwhile; in parts where there is no memory file.
  func gather(_ writing: () -> Void) {
    // The first refresh after a suspension sets the modes of the terminal.
    guard let memory, !isendwin() else { return writing() }
    descriptor.redirect(to: memory)
    writing()
    descriptor.redirect(to: terminal)
    try? terminal.writeAll(memory.takeContents())
  }

  /// Writes without curses; a lost terminal is noticed when reading.
  func write(_ bytes: [UInt8]) { try? descriptor.writeAll(bytes) }

  func close() { try? memory?.close() }
}

/// A file in memory with room for any frame; nil where the size of files is limited.
private func memoryFile() -> FileDescriptor? {
  let file = FileDescriptor(rawValue: cn_memory_file())
  guard file.rawValue >= 0 else { return nil }
  if ftruncate(file.rawValue, 1 << 24) == 0 { return file }
  try? file.close()
  return nil
}
