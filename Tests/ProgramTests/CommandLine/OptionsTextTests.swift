import ExactNumbers
import TestSupport
import Testing
import Words

@testable import countonme

@Suite struct `A file of options` {
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

@Suite struct `A file of options that was written` {
  @Test(arguments: Language.allCases)
  func `is read as the same options`(language: Language) throws {
    for var generator in cases(200) {
      var options: [GivenOption] = []
      for option in CommandLineOption.allCases where option.isLasting {
        guard Bool.random(using: &generator),
          !options.contains(where: { $0.option.excludes(option) })
        else { continue }
        options.append(try GivenOption(option, value(of: option, &generator)))
      }
      let text = try OptionsText.written(options, in: language)
      let read = OptionsText(Array(text.utf8), home: "/home/ada")
      #expect(read.options == options && read.problems.isEmpty, "\(text)")
    }
  }

  @Test(arguments: Language.allCases)
  func `has every other option as a comment, which holds without its sign`(
    language: Language
  ) throws {
    let text = try OptionsText.written([], in: language)
    #expect(OptionsText(Array(text.utf8)).options.isEmpty)
    let comments = text.split(separator: "\n").filter { $0.hasPrefix("#--") }
    #expect(comments.count == CommandLineOption.allCases.count(where: \.isLasting))
    for comment in comments {
      let read = OptionsText(Array(comment.dropFirst().utf8))
      #expect(read.options.count == 1 && read.problems.isEmpty, "\(comment)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `cannot hold a line feed`() throws {
    let options = [try GivenOption(.rates, "a\nb")]
    #expect(throws: UsageError.unwritableValue(.rates)) {
      try OptionsText.written(options, in: .english)
    }
  }

  private func value(of option: CommandLineOption, _ generator: inout SeededGenerator) -> String? {
    switch option.value {
    case .none: nil
    case .choice(let words), .abbreviated(let words): words.randomElement(using: &generator)
    case .number(let range): String(Int.random(in: range, using: &generator))
    case .file, .folder:
      generator.text(
        of: ["a", " ", "'", "\"", "#", "~/", "é", "\u{301}", "\t", "\r", "="], atMost: 6) + "x"
    }
  }
}
