import CalculatorCore
import Words

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
  /// What the first letter stands behind.
  let site: TypingSite
  /// The steps of the calculator before the command.
  let stepCount: Int
  let highlight: Highlight
  let layout: LayoutName
  var theme: ThemeName
  let followsTerminal: Bool
  /// Whether the rates were being updated already.
  let isUpdatingRates: Bool
  /// The number of the last request before the command.
  let lastRequest: Int
  /// The word that the second letter begins, where that is a command, too, and may be meant.
  var later: [TypedWord] = []

  /// Whether a digit makes the word, with the zero before it, a number in base 16.
  var isZeroWithX: Bool {
    ["0", "0x0"].contains(site.number) && letters.lowercased() == "x"
  }
}

/// What a key is typed behind, on which it depends what the key can begin.
struct TypingSite: Hashable, Sendable {
  /// The number at the end; nil if there is none.
  var number: String?
  /// Whether an operand stands there, which a unit can follow.
  var isOperand: Bool
  /// Whether a value stands there, which can be converted.
  var isValue: Bool
}
