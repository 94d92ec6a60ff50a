import Glibc

/// An instant of `CLOCK_BOOTTIME`; `ContinuousClock` would link the concurrency library.
package struct Instant: Comparable, Sendable {
  private let time: Duration

  package static var now: Instant {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_BOOTTIME, &time)
    return Instant(time: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }

  package static func + (start: Instant, duration: Duration) -> Instant {
    Instant(time: start.time + duration)
  }

  package static func - (end: Instant, start: Instant) -> Duration { end.time - start.time }

  package static func < (first: Instant, second: Instant) -> Bool { first.time < second.time }
}
