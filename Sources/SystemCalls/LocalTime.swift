import Glibc

/// A moment as the clocks of the place show it.
package struct LocalTime: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int
  package var second: Int

  /// Creates a time from its numbers; months and days begin with 1.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The time a number of seconds after the beginning of 1 January 1970, UTC, in the zone of `TZ`
  /// or of the system. (`localtime_r`)
  package init(secondsSince1970 seconds: Int) {
    tzset()
    var moment = time_t(seconds)
    var parts = unsafe tm()
    _ = unsafe localtime_r(&moment, &parts)
    unsafe self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }

  /// The present time.
  package static var now: LocalTime { LocalTime(secondsSince1970: SystemCalls.secondsSince1970()) }
}
