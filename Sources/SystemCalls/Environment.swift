import Glibc

/// The value of an environment variable; nil when it is not set. (`getenv`)
///
/// Bytes that are not UTF-8 become U+FFFD.
package func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// The number of whole seconds since the beginning of 1 January 1970, UTC. (`clock_gettime`)
package func secondsSince1970() -> Int {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return time.tv_sec
}

/// A time in the zone of `TZ` or of the system, in a form of `strftime` of at most 63 characters.
///
/// - Parameter seconds: The number of seconds since the beginning of 1 January 1970, UTC.
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

/// What a symbolic link leads to; nil if the path is none. (`readlink`)
package func linkTarget(of path: String) -> String? {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
    guard let start = buffer.baseAddress else { return nil }
    let count = unsafe readlink(path, start, buffer.count)
    guard count > 0 else { return nil }
    return unsafe String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
