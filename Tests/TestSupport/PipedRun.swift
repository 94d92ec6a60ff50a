import Foundation

/// A program run to its end without a terminal: text goes in, text comes out.
package struct PipedRun {
  package let status: Int32
  package let output: String
  package let errors: String

  /// Runs a program.
  ///
  /// Its input and outputs are files, so that neither side can wait for the other, and processes that
  /// other tests start at the same time inherit no pipe.
  ///
  /// - Parameters:
  ///   - command: the name or path of the program, then its arguments.
  ///   - input: what the program reads.
  ///   - folder: where it runs; nil for the folder of the tests.
  ///   - environment: changes of its environment; a variable of nil is removed.
  package init(
    _ command: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String?] = [:]
  ) throws {
    let files = try TemporaryFolder()
    let (read, written, complained) = (files["input"], files["output"], files["errors"])
    try Data(input.utf8).write(to: read)
    try Data().write(to: written)
    try Data().write(to: complained)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.environment = Program.environment(home: files.path, environment)
    process.standardInput = try FileHandle(forReadingFrom: read)
    process.standardOutput = try FileHandle(forWritingTo: written)
    process.standardError = try FileHandle(forWritingTo: complained)
    try process.run()
    process.waitUntilExit()

    status = process.terminationStatus
    output = try String(contentsOf: written, encoding: .utf8)
    errors = try String(contentsOf: complained, encoding: .utf8)
  }
}
