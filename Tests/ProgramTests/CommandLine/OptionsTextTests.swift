import TestSupport
import Testing
import Words

@testable import countonme

@Suite struct `An options file` {
  @Test func `may have lines that are not UTF-8`() {
    let read = OptionsText(Array("--light\n".utf8) + [0xFF, 0x0A] + Array("--ascii".utf8))
    #expect(read.problems == [OptionsText.Problem(line: 2, error: .invalidText)])
    #expect(read.options.map(\.option) == [.light, .ascii])
  }

  @Test func `of any text is read`() {
    let pieces =
      CommandLineOption.allCases.map { "--\($0.name)" } + [
        " ", "=", "'", "\"", "#", "\n", "\r", "~/", "light", "20", "\u{301}", "\u{FEFF}", "-", "é",
      ]
    for var generator in cases(200) {
      let text = generator.text(of: pieces, atMost: 12)
      let read = OptionsText(Array(text.utf8), home: "/home/ada")
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      #expect(read.options.count + read.problems.count <= lines)
      #expect(read.options.conflict == nil)
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(OptionsText(bytes).options.isEmpty)
    }
  }
}
