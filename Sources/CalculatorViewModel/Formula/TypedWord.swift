import CalculatorCore

/// A letter that was the key before and is a command, and the letters behind it that may make it the
/// beginning of a name.
///
/// It holds what of the view-model its command may have changed, to take that back.
struct TypedWord: Hashable, Sendable {
  /// The letters, of which the first one is the command.
  var letters: String
  /// Whether the first letter is taken for the beginning of a name, so that all of them stand on the
  /// formula line.
  var isName = false
  let command: Command
  /// The number that the first letter stands behind; nil if there is none.
  let number: String?
  /// The steps of the calculator before the command.
  let stepCount: Int
  let highlight: Highlight
  var theme: ThemeName
  let followsTerminal: Bool

  /// Whether a digit makes the word, with the zero before it, a number in base 16.
  var isZeroWithX: Bool { number == "0" && letters.lowercased() == "x" }
}
