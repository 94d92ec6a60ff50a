import Foundation

/// How long a test waits for an expected event.
///
/// Machines that run tests may be slow; a test that passes does not wait this long.
let patience = Duration.seconds(10)

/// Calls a function until it returns a value, and returns that; nil after `timeout`.
///
/// The thread sleeps between two questions. Tests of the real program therefore run as many at a
/// time as there are processors, which is what such programs can bear.
func firstAnswer<Answer>(within timeout: Duration, _ question: () throws -> Answer?) rethrows
  -> Answer?
{
  let end = ContinuousClock.now + timeout
  while true {
    if let answer = try question() { return answer }
    guard ContinuousClock.now < end else { return nil }
    usleep(15_000)
  }
}
