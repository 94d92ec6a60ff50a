import Glibc

extension FileDescriptor {
  /// What can be read without waiting.
  package enum Available: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing yet; more may come.
    case nothing
    /// The end of the file: nothing will come.
    case end
  }

  /// Reads bytes, and waits until there is at least one. (`read`)
  ///
  /// - Parameters:
  ///   - bytes: The array that the bytes are appended to.
  ///   - count: The largest number of bytes to read, at least 1.
  /// - Returns: The number of bytes that were read; 0 at the end of the file.
  package func read(
    appendingTo bytes: inout [UInt8], atMost count: Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try readOnce(appendingTo: &bytes, atMost: count)
      } catch {
        guard error.code == EAGAIN else { throw error }
        wait(for: POLLIN)
      }
    }
  }

  /// Reads what is there, and does not wait. (`poll`, `read`)
  ///
  /// It could wait only where another process takes the bytes away between the two calls.
  package func readAvailable(atMost count: Int = 4096) throws(SystemError) -> Available {
    guard !waitForReadability(of: [self], until: .now).isEmpty else { return .nothing }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      return try readOnce(appendingTo: &bytes, atMost: count) == 0 ? .end : .bytes(bytes)
    } catch {
      guard error.code == EAGAIN else { throw error }
      return .nothing
    }
  }

  private func readOnce(
    appendingTo bytes: inout [UInt8], atMost count: Int
  ) throws(SystemError) -> Int {
    precondition(count > 0, "a read of no bytes could not be told from the end of the file")
    return try systemCall("read") {
      // An array would have to be filled with zeros before it could be read into.
      unsafe withUnsafeTemporaryAllocation(byteCount: count, alignment: 1) { buffer in
        let length = unsafe Glibc.read(rawValue, buffer.baseAddress, buffer.count)
        if length > 0 { unsafe bytes.append(contentsOf: buffer.prefix(length)) }
        return length
      }
    }
  }
}
