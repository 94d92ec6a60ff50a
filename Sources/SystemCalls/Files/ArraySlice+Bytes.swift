import Glibc

extension ArraySlice<UInt8> {
  /// The first index of a byte from `start` on; nil when it does not come. (`memchr`)
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    unsafe self[start...].withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      let found = unsafe memchr(base, CInt(byte), bytes.count)
      return unsafe found.map { unsafe start + (UnsafeRawPointer($0) - base) }
    }
  }
}
