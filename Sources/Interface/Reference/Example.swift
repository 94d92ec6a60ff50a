import Words

/// A command to try.
package struct Example: Hashable, Sendable {
  /// The subject of an example, which languages describe.
  package enum Name: Hashable, Sendable, CaseIterable {
    case keypad, arguments, sine, previousResult, factors, name, definition, column, hundredDigits
    // Units and money, without exchange rates.
    case conversion, download, tip
    case deadline, meeting
  }

  /// A sentence.
  package let summary: InlineText
  /// The shell command.
  package let command: String
  /// Empty if the command fills the screen.
  package let output: [String]

  package var isPiped: Bool { command.contains("|") }

  /// All examples.
  package static func all(in words: ReferenceWording) -> [Example] {
    examples(Name.allCases, in: words)
  }

  /// The examples with units, money and dates.
  package static func units(in words: ReferenceWording) -> [Example] {
    examples([.conversion, .download, .tip, .deadline, .meeting], in: words)
  }

  private static func examples(_ names: [Name], in words: ReferenceWording) -> [Example] {
    names.map { name in
      let (command, output) = name.entry
      return Example(summary: words.summary(of: name), command: command, output: output)
    }
  }
}

extension Example.Name {
  fileprivate var entry: (command: String, output: [String]) {
    switch self {
    case .keypad: ("countonme", [])
    case .arguments: ("countonme '1/3*3' + 0.5", ["1.5"])
    case .sine: ("countonme --digits 10 'sin(10^22)'", ["-0.8522008498"])
    case .previousResult:
      ("printf '2^10\\nans/3\\n' | countonme --fraction", ["1024", "1024/3"])
    case .factors: ("countonme --format factors 360", ["2^3 * 3^2 * 5"])
    case .name: ("printf 'rent = 850\\nrent * 12\\n' | countonme", ["850", "10200"])
    case .definition: ("printf 'f(x) = x^2 + 1\\nf(3)\\n' | countonme", ["10"])
    case .column: ("seq 1 100 | paste -s -d + - | countonme", ["5050"])
    case .hundredDigits:
      (
        "echo 'pi' | countonme --digits 100",
        [
          """
          3.14159265358979323846264338327950288419716939937510\
          5820974944592307816406286208998628034825342117068
          """
        ]
      )
    case .conversion: ("countonme 5 ft 11 in in cm", ["180.34 cm"])
    case .download: ("countonme '1 GiB / 10 Mbit/s in min + s'", ["14 min 18.9934592 s"])
    case .deadline: ("countonme '2026-12-25 - 2026-11-22'", ["33 d"])
    case .meeting: ("countonme '2026-11-22 14:00 UTC in Tokyo'", ["2026-11-22T23:00+09:00"])
    case .tip: ("countonme '84 USD + 15%'", ["96.60 USD"])
    }
  }
}
