import Runtime
import SystemCalls
import Words

/// The file of `--log`: one line for all that happens, with the seconds since the start.
///
/// It is readable by its owner only, because it holds what was typed. A line is in the file before
/// it is taken up, so that a log tells what came before a crash.
final class SessionLog {
  private let file: FileDescriptor
  private let start = Instant.now
  private var error: SystemError?

  /// Creates the file, or empties it.
  ///
  /// - Throws: `Failure` when it cannot be created.
  init(creating path: String) throws {
    do throws(SystemError) {
      file = try FileDescriptor.create(path)
    } catch {
      throw Failure.uncreatedLog(path: path, error)
    }
  }

  /// Writes a line; the first error ends the log, not the session.
  func write(_ entry: LogEntry) {
    guard error == nil else { return }
    do throws(SystemError) {
      try file.writeAll(Array("\(time) \(entry)\n".utf8))
    } catch {
      self.error = error
    }
  }

  /// Ends the log.
  ///
  /// - Throws: `Failure` when lines are missing.
  func close() throws {
    do throws(SystemError) {
      try file.close()
      if let error { throw error }
    } catch {
      throw Failure.incompleteLog(error)
    }
  }

  /// The seconds since the start, to the microsecond.
  private var time: String {
    let microseconds = (Instant.now - start) / .microseconds(1)
    let (seconds, rest) = Int(microseconds).quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest)
    return "\(seconds)." + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
