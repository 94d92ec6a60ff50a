import CalculatorCore
import Quantities

/// What keys can begin behind what stands on the keypad.
extension TypingSite {
  /// The signs that convert a value and are typed with two keys.
  static let conversions = ["in", "to", "->"]

  /// What a character can begin; nil if it means nothing there.
  func beginning(of character: Character, names: [String]) -> Vocabulary.Beginning? {
    if character == "→" { return isValue ? .ofContinuation : nil }
    guard character.isLetter else { return Vocabulary.beginning(character, behind: number) }
    return beginning(ofLetters: String(character), names: names)
      ?? Vocabulary.beginning(character, behind: number)
  }

  /// What letters, or an arrow, can begin; nil if nothing begins with them.
  func beginning(ofLetters letters: String, names: [String]) -> Vocabulary.Beginning? {
    if let beginning = Vocabulary.beginning(letters: letters, with: names) { return beginning }
    let isConversion = isValue && Self.conversions.contains(letters)
    let isUnit = isOperand && UnitTable.hasName(beginningWith: letters)
    return isConversion || isUnit ? .ofContinuation : nil
  }

  /// Whether the letters of two commands mean these commands, and not what begins with them.
  ///
  /// C and then `u`, which brings the number back, is no beginning of a cup. The letters are a name if
  /// they are one without another letter, or if no unit is meant.
  func areCommands(_ letters: String, names: [String]) -> Bool {
    guard letters.count == 2, KeyTable.areCommands(letters),
      Vocabulary.beginning(letters: letters, with: names) == nil
    else { return false }
    if isValue, Self.conversions.contains(letters) { return false }
    return Set(letters).count == 1 || !UnitTable.isUsual(letters)
  }
}
