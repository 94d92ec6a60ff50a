import TestSupport
import Testing
import Words

@testable import countonme

@Suite struct `A command line` {
  @Test(arguments: [
    (["1/3*3"], [], ["1/3*3"]),
    (["-5+3"], [], ["-5+3"]), (["-(2)"], [], ["-(2)"]), (["-.5"], [], ["-.5"]),
    (["--5"], [], ["--5"]), (["-sqrt(4)"], [], ["-sqrt(4)"]),
    (["-π", "/", "2"], [], ["-π", "/", "2"]),
    (["-"], [], ["-"]), ([""], [], [""]), ([], [], []),
    (["--light", "1+1"], ["--light"], ["1+1"]), (["1+1", "--light"], ["--light"], ["1+1"]),
    (["--digits", "5", "1/3"], ["--digits 5"], ["1/3"]), (["--digits=5"], ["--digits 5"], []),
    (["--digits", "+5"], ["--digits 5"], []), (["--digits", "007"], ["--digits 7"], []),
    (["--format", "hex"], ["--format hexadecimal"], []),
    (["--format", "fac", "360"], ["--format factors"], ["360"]),
    (["--picture", "-5"], ["--picture -5"], []), (["--picture=--light"], ["--picture --light"], []),
    (["--picture", "-"], ["--picture -"], []), (["--rates=a=b"], ["--rates \"a=b\""], []),
    (["--", "--light"], [], ["--light"]), (["2", "*", "--", "-3"], [], ["2", "*", "-3"]),
    (["--picture", "--"], [], []),
    (["--tape"], ["--tape"], []), (["--tape", "csv"], ["--tape"], ["csv"]),
    (["--tape=csv"], ["--tape"], ["csv"]), (["csv", "--tape"], ["--tape"], ["csv"]),
    (["--update-rates=a.xml"], ["--update-rates"], ["a.xml"]),
    (["-h"], ["--help"], []), (["--help", "keys"], ["--help"], ["keys"]),
    (["--theme", "dark", "--theme", "mono"], ["--theme dark", "--theme mono"], []),
    (["--layout", "tape", "--language=fr"], ["--layout tape", "--language fr"], []),
  ])
  func `has options and words`(arguments: [String], options: [String], words: [String]) {
    let line = CommandLineReader(arguments)
    #expect(line.options.map(\.line) == options && line.words == words)
    #expect((line.error == nil) == (arguments != ["--picture", "--"]))
  }

  @Test(
    arguments: [
      (["--nonsense"], .unknownOption("--nonsense", nearest: nil)),
      (["--tehme"], .unknownOption("--tehme", nearest: .theme)),
      (["--tehme=dark"], .unknownOption("--tehme", nearest: .theme)),
      (["--lang", "fr"], .unknownOption("--lang", nearest: .language)),
      (["--Light"], .unknownOption("--Light", nearest: .light)),
      (["-x"], .unknownOption("-x", nearest: nil)),
      (["-theme"], .unknownOption("-theme", nearest: .theme)),
      (["--pi"], .unknownOption("--pi", nearest: .pictures)),
      (["--theme"], .missingValue(.theme)), (["--theme="], .missingValue(.theme)),
      (["--theme", ""], .missingValue(.theme)),
      (["--picture", "--light"], .missingValue(.picture)),
      (["--light=3"], .unexpectedValue(.light, "3")), (["--light="], .unexpectedValue(.light, "")),
      (["--help=keys"], .unexpectedValue(.help, "keys")),
      (["--theme", "pink"], .invalidValue(.theme, "pink")),
      (["--theme", "Dark"], .invalidValue(.theme, "Dark")),
      (["--digits", "0"], .invalidValue(.digits, "0")),
      (["--digits", "-3"], .invalidValue(.digits, "-3")),
      (["--digits", "1000001"], .invalidValue(.digits, "1000001")),
      (["--digits", "99999999999999999999"], .invalidValue(.digits, "99999999999999999999")),
      (["--format", "f"], .invalidValue(.format, "f")),
      (["--language", "de"], .invalidValue(.language, "de")),
      (["--layout", "phone"], .invalidValue(.layout, "phone")),
      (["-x", "--nonsense", "--light"], .unknownOption("-x", nearest: nil)),
    ] as [([String], UsageError)])
  func `names its first error`(arguments: [String], error: UsageError) {
    #expect(CommandLineReader(arguments).error == error)
  }

  @Test(arguments: CommandLineOption.allCases)
  func `reads what is behind an error as well`(option: CommandLineOption) throws {
    let value = try #require(sample(of: option))
    let line = CommandLineReader(["--nonsense", "--\(option.name)"] + value)
    #expect(line.options.map(\.option) == [option] && line.error != nil)
  }

  @Test(arguments: seeds) func `of any text is read`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces =
      CommandLineOption.allCases.map { "--\($0.name)" } + [
        "-", "--", "=", "1", "csv", "light", "\"", "'", "#", "\u{301}", "é", "\n", "-h", "π", "sin",
      ]
    for _ in 0..<100 {
      let arguments = (0..<6).map { _ in generator.text(of: pieces, atMost: 3) }
      let line = CommandLineReader(arguments)
      #expect(line.options.count + line.words.count <= arguments.count)
    }
  }
}

/// What can stand behind an option; nil where nothing is known.
func sample(of option: CommandLineOption) -> [String]? {
  switch option.value {
  case .none: []
  case .choice(let words), .abbreviated(let words): words.last.map { [$0] }
  case .number: ["20"]
  case .file: ["a.svg"]
  case .folder: ["/tmp"]
  }
}
