import Quantities
import SystemCalls

/// The command `curl`, which fetches exchange rates.
package struct Curl: Sendable {
  var command = "curl"
  /// Maximum duration of a fetch.
  var patience = Duration.seconds(30)

  private static let pause = Duration.milliseconds(50)

  private static let pieceSize = 1 << 14

  /// Fetches a file; `progress` receives the number of bytes so far.
  func fetch(
    _ address: String, isLocal: Bool, unless isCancelled: () -> Bool, progress: (Int) -> Void
  ) throws(RatesFailure) -> [UInt8] {
    let child = try start(arguments(for: address, isLocal: isLocal))
    // A backup for `--max-time`.
    let deadline = Instant.now + patience + .seconds(1)
    var (file, report): ([UInt8], [UInt8]) = ([], [])
    var open: Set = [child.output, child.errors]
    while !open.isEmpty {
      guard !isCancelled() else { throw .cancelled }
      guard Instant.now < deadline else { throw .unreachable }
      let ready = waitForReadability(of: Array(open), until: min(deadline, .now + Self.pause))
      for source in ready {
        var bytes: [UInt8] = []
        let count = (try? source.read(appendingTo: &bytes, atMost: Self.pieceSize)) ?? 0
        if count == 0 { open.remove(source) }
        if source == child.errors { report += bytes } else { file += bytes }
        if count > 0, source == child.output { progress(file.count) }
      }
      guard file.count <= ExchangeRates.greatestFileSize, report.count <= Self.pieceSize else {
        throw .flawed(.noRates)
      }
    }
    guard let status = child.waitForExit() else { throw .unreachable }
    if status != 0 { throw Self.failure(ofExitStatus: status, report: report) }
    return file
  }

  /// Starts the command, under `setpriv` if installed, which ends it together with this program.
  private func start(_ arguments: [String]) throws(RatesFailure) -> ChildProcess {
    do throws(SystemError) {
      return try ChildProcess("setpriv", ["--pdeathsig", "KILL", "--", command] + arguments)
    } catch {}
    do throws(SystemError) {
      return try ChildProcess(command, arguments)
    } catch { throw .noCurl }
  }

  /// `--disable` ignores the user's configuration.
  func arguments(for address: String, isLocal: Bool) -> [String] {
    let (seconds, attoseconds) = patience.components
    let milliseconds = String(attoseconds / 1_000_000_000_000_000 + 1000).dropFirst()
    // The HTTP status goes to standard error, so that standard output holds only the file.
    return [
      "--disable", "--silent", "--fail", "--globoff", "--location", "--max-redirs", "5", "--proto",
      isLocal ? "=http,https" : "=https", "--proto-redir", "=https", "--connect-timeout", "10",
      "--max-time", "\(seconds).\(milliseconds)", "--max-filesize",
      "\(ExchangeRates.greatestFileSize)", "--write-out", "%{stderr}%{http_code}",
    ] + (isLocal ? ["--noproxy", "*"] : []) + ["--", address]
  }

  private static func failure(ofExitStatus status: Int, report: [UInt8]) -> RatesFailure {
    switch status {
    case 3: .invalidAddress
    case 22: Int(String(decoding: report, as: UTF8.self)).map { .status($0) } ?? .unreachable
    // Without an HTTP status, the answer is not HTTP.
    case 1 where report.starts(with: "000".utf8): .unreachable
    case 5, 6, 7, 8, 18, 28, 47, 52, 55, 56, 92: .unreachable
    case 1, 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 82, 83, 90, 91: .insecure
    case 63: .flawed(.noRates)
    // `setpriv` could not start or find the command.
    case 126, 127: .noCurl
    default: .curl(status: status)
    }
  }
}
