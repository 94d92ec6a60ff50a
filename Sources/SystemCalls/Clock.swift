import Glibc

/// The number of whole seconds since the beginning of 1 January 1970, UTC. (`clock_gettime`)
package func secondsSince1970() -> Int {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
  return time.tv_sec
}
