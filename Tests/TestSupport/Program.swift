import Foundation

/// The program that the tests drive.
package enum Program {
  /// Where it is: what `COUNTONME_PROGRAM` says, else the one that was built beside the tests.
  ///
  /// `make test` names the optimised program, `swift test` alone drives the debug build.
  package static let path =
    ProcessInfo.processInfo.environment["COUNTONME_PROGRAM"]
    ?? Bundle.main.bundleURL.appending(path: "countonme").path

  /// The environment that a program under test gets where a test says nothing else.
  ///
  /// Nothing comes from whoever runs the tests but the search path, so that neither their colours
  /// nor their language decide.
  package static func environment(
    home: String, _ changes: [String: String?] = [:]
  ) -> [String: String] {
    var environment: [String: String?] = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home,
      "LANG": "C.UTF-8",
      "TERM": "xterm-256color",
    ]
    environment.merge(changes) { $1 }
    return environment.compactMapValues(\.self)
  }
}
