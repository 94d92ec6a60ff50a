/// A shell command with its output.
package struct Example: Hashable, Sendable {
  package let summary: InlineText
  package let command: String
  /// Empty if the command fills the screen.
  package let output: [String]

  package var isPiped: Bool { command.contains("|") }

  package init(_ summary: InlineText, _ command: String, _ output: [String] = []) {
    (self.summary, self.command, self.output) = (summary, command, output)
  }

  package static func all(in words: ReferenceWording) -> [Example] {
    [
      Example(words.say("Start the keypad:", "Ouvrir le pavé :"), "countonme"),
      Example(
        words.say(
          "Several arguments form one expression:",
          "Plusieurs arguments forment une seule expression :"),
        "countonme '1/3*3' + 0.5", ["1.5"]),
      Example(
        words.say(
          "The sine of a large angle in radians, to ten digits:",
          "Le sinus d’un grand angle en radians, avec dix chiffres :"),
        "countonme --digits 10 'sin(10^22)'", ["-0.8522008498"]),
      Example(
        words.say(
          "`ans` is the result of the previous line:",
          "`ans` est le résultat de la ligne précédente :"),
        "printf '2^10\\nans/3\\n' | countonme --fraction", ["1024", "1024/3"]),
      Example(
        words.say("The prime factors of a number:", "Les facteurs premiers d’un nombre :"),
        "countonme --format factors 360", ["2^3 * 3^2 * 5"]),
      Example(
        words.say("A name stands for a result:", "Un nom remplace un résultat :"),
        "printf 'rent = 850\\nrent * 12\\n' | countonme", ["850", "10200"]),
      Example(
        words.say("A function, and its value:", "Une fonction, et sa valeur :"),
        "printf 'f(x) = x^2 + 1\\nf(3)\\n' | countonme", ["10"]),
      Example(
        words.say("The sum of a column of numbers:", "La somme d’une colonne de nombres :"),
        "seq 1 100 | paste -s -d + - | countonme", ["5050"]),
      Example(
        words.say("A hundred digits:", "Cent chiffres :"),
        "echo 'pi' | countonme --digits 100",
        [
          """
          3.14159265358979323846264338327950288419716939937510\
          5820974944592307816406286208998628034825342117068
          """
        ]),
    ] + units(in: words)
  }

  /// The examples with units, money and dates, without exchange rates.
  package static func units(in words: ReferenceWording) -> [Example] {
    [
      Example(
        words.say(
          "A conversion of units, which is exact:", "Une conversion d’unités, qui est exacte :"
        ), "countonme 5 ft 11 in in cm", ["180.34 cm"]),
      Example(
        words.say("The time that a download takes:", "La durée d’un téléchargement :"),
        "countonme '1 GiB / 10 Mbit/s in min + s'", ["14 min 18.9934592 s"]),
      Example(
        words.say("A price with a tip:", "Un prix avec le pourboire :"),
        "countonme '84 USD + 15%'", ["96.60 USD"]),
      Example(
        words.say("The days until a date:", "Les jours jusqu’à une date :"),
        "countonme '2026-12-25 - 2026-11-22'", ["33 d"]),
      Example(
        words.say("A time in another city:", "Une heure dans une autre ville :"),
        "countonme '2026-11-22 14:00 UTC in Tokyo'", ["2026-11-22T23:00+09:00"]),
    ]
  }
}
