import Foundation
import TestSupport

/// A local server of rates, described in `Server/server.py`, which ends after its process.
struct RatesServer {
  static let shared = Result { try RatesServer() }

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
    try startOfProcesses.withLock { try process.run() }
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

  func address(of page: String) -> String { "http://127.0.0.1:\(port)/\(page)" }

  func address(ofFile content: String) throws -> String {
    address(of: "file/\(try take(content))")
  }

  var closedAddress: String { "http://127.0.0.1:\(closedPort)/rates.xml" }

  /// The https address of this server, which does not encrypt.
  var encryptedAddress: String { "https://127.0.0.1:\(port)/rates.xml" }

  func take(_ content: String) throws -> String {
    let name = UUID().uuidString
    try Data(content.utf8).write(to: folder.appending(path: name))
    return name
  }

  func path(of name: String) -> String { folder.appending(path: name).path }
}
