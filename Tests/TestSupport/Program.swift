import Foundation

/// The program that the tests drive.
package enum Program {
  /// Its path: that in `COUNTONME_PROGRAM`, otherwise that of the program built with the tests.
  ///
  /// `make test` names the optimised program, `swift test` alone drives the debug build.
  package static let path =
    ProcessInfo.processInfo.environment["COUNTONME_PROGRAM"]
    ?? Bundle.main.bundleURL.appending(path: "countonme").path

  /// The environment of a program under test, with changes; a variable of nil is removed.
  ///
  /// Of the environment of the tests only the search path is kept, so that no result depends on the
  /// colours, the language or the file of options of the person who runs them.
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
