import Foundation
import TestSupport

/// A server on the loopback that plays good and bad sources of exchange rates.
///
/// What its pages are is said in `Server/server.py`. It ends after the process that started it.
struct RatesServer {
  /// The server that all tests share.
  static let shared = Result { try RatesServer() }

  /// The folder of the files that it has.
  private let folder: URL
  private let port: Int
  private let closedPort: Int

  private init() throws {
    let root = FileManager.default.temporaryDirectory
    folder = root.appending(path: "countonme.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let script = packageRoot.appending(path: "Tests/ProgramTests/Fetching/Server/server.py").path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-B", script, folder.path]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    var ports: [Int] = []
    let deadline = Date.now + 30
    while ports.isEmpty, process.isRunning, Date.now < deadline {
      Thread.sleep(forTimeInterval: 0.01)
      let text = (try? String(contentsOf: folder.appending(path: "ports"), encoding: .utf8)) ?? ""
      ports = text.split(separator: " ").compactMap { Int($0) }
    }
    guard ports.count == 2 else { throw POSIXError(.ECONNREFUSED) }
    (port, closedPort) = (ports[0], ports[1])
  }

  /// The address of a page.
  func address(of page: String) -> String { "http://127.0.0.1:\(port)/\(page)" }

  /// An address at which nothing listens.
  var closedAddress: String { "http://127.0.0.1:\(closedPort)/rates.xml" }

  /// The address of this server as one of https, although it does not encrypt.
  var encryptedAddress: String { "https://127.0.0.1:\(port)/rates.xml" }

  /// Gives the server a file; returns its name.
  func take(_ content: String) throws -> String {
    let name = UUID().uuidString
    try Data(content.utf8).write(to: folder.appending(path: name))
    return name
  }

  /// The path of a file of the server.
  func path(of name: String) -> String { folder.appending(path: name).path }
}
