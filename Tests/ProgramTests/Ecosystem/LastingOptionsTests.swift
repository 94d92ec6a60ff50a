import Foundation
import TestSupport
import Testing

/// The file of options; transcripts test the rest.
@Suite(.waiting) struct `Lasting options` {
  @Test func `may contain any bytes`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder["countonme"], withIntermediateDirectories: true)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<10 {
      let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &generator) }
      try Data(bytes).write(to: folder["countonme/options"])
      let run = try PipedRun([Program.path, "1+1"], environment: ["XDG_CONFIG_HOME": folder.path])
      #expect(run.output == "2\n" && run.status == 0)
      #expect(!run.errors.utf8.contains(0x1B))
    }
  }
}
