import Glibc

/// An environment variable, repaired to UTF-8.
package func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// The name of the locale for a category such as `LC_CTYPE`, installed or not.
package func localeName(
  of category: String, in environment: (String) -> String? = environmentVariable
) -> String? { ["LC_ALL", category, "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } }

/// The Unix time in whole seconds.
package func secondsSince1970() -> Int {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return time.tv_sec
}

/// Formats a time in the local zone with `strftime`, in at most 63 characters.
package func localTime(_ format: String, at seconds: Int = secondsSince1970()) -> String {
  tzset()
  var time = time_t(seconds)
  var parts = unsafe tm()
  _ = unsafe localtime_r(&time, &parts)
  return unsafe String(unsafeUninitializedCapacity: 64) { text in
    unsafe text.withMemoryRebound(to: CChar.self) {
      unsafe strftime($0.baseAddress, $0.count, format, &parts)
    }
  }
}

/// The target of a symbolic link; nil for any other path.
package func linkTarget(of path: String) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = unsafe readlink(path, start, buffer.count)
    guard count > 0 else { return nil }
    return unsafe String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
