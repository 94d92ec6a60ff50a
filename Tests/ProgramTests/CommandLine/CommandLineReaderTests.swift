import TestSupport
import Testing
import Words

@testable import countonme

@Suite struct `A command line` {
  @Test(arguments: CommandLineOption.allCases)
  func `is read beyond an error`(option: CommandLineOption) throws {
    let value = try #require(sample(of: option))
    let line = CommandLineReader(["--nonsense", "--\(option.name)"] + value)
    #expect(line.options.map(\.option) == [option] && line.error != nil)
  }

  @Test func `of any text is read`() {
    let pieces =
      CommandLineOption.allCases.map { "--\($0.name)" } + [
        "-", "--", "=", "1", "csv", "light", "\"", "'", "#", "\u{301}", "é", "\n", "-h", "π", "sin",
      ]
    for var generator in cases(200) {
      let arguments = (0..<6).map { _ in generator.text(of: pieces, atMost: 3) }
      let line = CommandLineReader(arguments)
      #expect(line.options.count + line.words.count <= arguments.count)
    }
  }
}

/// Sample arguments of an option; nil where none is known.
func sample(of option: CommandLineOption) -> [String]? {
  switch option.value {
  case .none: []
  case .choice(let words), .abbreviated(let words): words.last.map { [$0] }
  case .number: ["20"]
  case .file: ["a.svg"]
  case .folder: ["/tmp"]
  }
}
