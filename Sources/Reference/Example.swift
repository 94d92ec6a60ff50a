import Words

/// A command line to try.
package struct Example: Hashable, Sendable {
  /// What it shows, as a sentence.
  package let summary: InlineText
  /// The command, as it is typed into a shell.
  package let command: String
  /// The lines that it prints; none where it fills the screen.
  package let output: [String]

  /// Whether another program writes its input.
  package var isPiped: Bool { command.contains("|") }

  /// All examples, with what they show in a language.
  package static func all(in words: any ReferenceWording) -> [Example] {
    let text = words.examples
    return [
      Example(summary: text.keypad, command: "countonme", output: []),
      Example(summary: text.arguments, command: "countonme '1/3*3' + 0.5", output: ["1.5"]),
      Example(
        summary: text.sine, command: "countonme --digits 10 'sin(10^22)'",
        output: ["-0.8522008498"]),
      Example(
        summary: text.previousResult,
        command: "printf '2^10\\nans/3\\n' | countonme --fraction", output: ["1024", "1024/3"]),
      Example(
        summary: text.factors, command: "countonme --format factors 360",
        output: ["2^3 * 3^2 * 5"]),
      Example(
        summary: text.name, command: "printf 'rent = 850\\nrent * 12\\n' | countonme",
        output: ["850", "10200"]),
      Example(
        summary: text.column, command: "seq 1 100 | paste -s -d + - | countonme",
        output: ["5050"]),
      Example(
        summary: text.hundredDigits, command: "echo 'pi' | countonme --digits 100",
        output: [
          """
          3.14159265358979323846264338327950288419716939937510\
          5820974944592307816406286208998628034825342117068
          """
        ]),
    ] + units(in: words)
  }

  /// Those with units and money; none needs exchange rates.
  package static func units(in words: any ReferenceWording) -> [Example] {
    let text = words.examples
    return [
      Example(
        summary: text.conversion, command: "countonme 5 ft 11 in in cm", output: ["180.34 cm"]),
      Example(
        summary: text.download, command: "countonme '1 GiB / 10 Mbit/s in min + s'",
        output: ["14 min 18.9934592 s"]),
      Example(summary: text.tip, command: "countonme '84 USD + 15%'", output: ["96.60 USD"]),
    ]
  }
}
