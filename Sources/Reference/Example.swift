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

  package static let all =
    [
      Example(summary: "Start the keypad:", command: "countonme", output: []),
      Example(
        summary: "Several arguments form one expression:", command: "countonme '1/3*3' + 0.5",
        output: ["1.5"]),
      Example(
        summary: "The sine of a large angle in radians, to ten digits:",
        command: "countonme --digits 10 'sin(10^22)'", output: ["-0.8522008498"]),
      Example(
        summary: "`ans` is the result of the previous line:",
        command: "printf '2^10\\nans/3\\n' | countonme --fraction", output: ["1024", "1024/3"]),
      Example(
        summary: "The prime factors of a number:", command: "countonme --format factors 360",
        output: ["2^3 * 3^2 * 5"]),
      Example(
        summary: "A name stands for a result:",
        command: "printf 'rent = 850\\nrent * 12\\n' | countonme", output: ["850", "10200"]),
      Example(
        summary: "The sum of a column of numbers:",
        command: "seq 1 100 | paste -s -d + - | countonme", output: ["5050"]),
      Example(
        summary: "A hundred digits:", command: "echo 'pi' | countonme --digits 100",
        output: [
          """
          3.14159265358979323846264338327950288419716939937510\
          5820974944592307816406286208998628034825342117068
          """
        ]),
    ] + units

  /// Those with units and money; none needs exchange rates.
  package static let units = [
    Example(
      summary: "A conversion of units, which is exact:", command: "countonme 5 ft 11 in in cm",
      output: ["180.34 cm"]),
    Example(
      summary: "The time that a download takes:",
      command: "countonme '1 GiB / 10 Mbit/s in min + s'", output: ["14 min 18.9934592 s"]),
    Example(
      summary: "A price with a tip:", command: "countonme '84 USD + 15%'", output: ["96.60 USD"]),
  ]
}
