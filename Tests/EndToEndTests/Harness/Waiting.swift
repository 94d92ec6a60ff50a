import Foundation

/// How long a test waits for what must come.
///
/// Machines that run tests are slow at times; a test that passes never waits this long.
let patience = Duration.seconds(10)

/// Asks again and again until there is an answer, and returns it, or nil when `timeout` has passed.
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
