import CalculatorCore
import Screen

/// Words that are typed on the keypad.
///
/// A key that means nothing else, and that can begin or continue an expression, opens the formula
/// line. The letter of a command does what it does at once; where the next key is a letter, and a
/// known name begins with both, that is taken back, and both are letters. So what keys mean depends
/// on their sequence alone.
extension ViewModel {
  /// Takes up a key as a part of a word.
  ///
  /// - Returns: the effects; nil where the key is a command, or means nothing.
  mutating func typeWord(_ key: Key, meaning command: Command?) -> [Effect]? {
    if command?.leavesWord == true { return nil }
    let before = word
    word = nil
    guard case .character(let character) = key else { return nil }
    if let before, before.isZeroWithX, character.isHexDigit, character.isASCII {
      return takeBack(before) + perform(.write(before.letters + String(character)))
    }
    if let before, character.isLetter, let effects = extend(before, by: character) {
      return effects
    }
    guard focus == .keypad || focus == .tape else { return nil }
    if let command {
      if character.isLetter { word = typedWord(character, command) }
      return nil
    }
    return beginning(of: character) == nil ? nil : perform(.write(String(character)))
  }

  /// The word that the letter of a command may begin.
  private func typedWord(_ letter: Character, _ command: Command) -> TypedWord {
    TypedWord(
      letters: String(letter), command: command, number: calculator.typedNumber,
      stepCount: calculator.stepCount,
      highlight: highlight, theme: theme, followsTerminal: followsTerminal)
  }

  /// Adds a letter to a word; nil if the letter is no part of it.
  private mutating func extend(_ before: TypedWord, by letter: Character) -> [Effect]? {
    if page != nil, KeyTable.isBoundOnPages(.character(letter)) { return nil }
    var word = before
    word.letters.append(letter)
    guard Language.beginning(letters: word.letters, with: tape.names) != nil else {
      return before.isName ? writeAfterCommand(word) : nil
    }
    word.isName = true
    // With each letter it may turn out that the first one was meant to open the line.
    if before.command == .openFormula { self.word = word }
    if before.isName { return perform(.editFormula(.insert(letter))) }
    return takeBack(before) + perform(.write(word.letters))
  }

  /// Opens the formula line by the first letter of a word, which begins no name, and writes the
  /// others there.
  private mutating func writeAfterCommand(_ word: TypedWord) -> [Effect] {
    let effects = takeBack(word) + perform(word.command)
    formula?.insert(String(word.letters.dropFirst()))
    return effects
  }

  /// Reverses what the command of a word has done.
  private mutating func takeBack(_ word: TypedWord) -> [Effect] {
    if formula != nil { closeFormula() }
    page = nil
    pressed = nil
    highlight = word.highlight
    theme = word.theme
    followsTerminal = word.followsTerminal
    calculator.takeBack(to: word.stepCount)
    followTape()
    guard case .copy = word.command, let copyRequest else { return [] }
    self.copyRequest = nil
    return [.cancel(copyRequest)]
  }

  /// What a character can begin behind what stands on the keypad; nil if it means nothing there.
  private func beginning(of character: Character) -> Language.Beginning? {
    (character.isLetter ? beginning(ofLetters: String(character)) : nil)
      ?? Language.beginning(character, behind: calculator.typedNumber)
  }

  private func beginning(ofLetters letters: String) -> Language.Beginning? {
    Language.beginning(letters: letters, with: tape.names)
  }

  /// Opens the formula line, and writes text behind what stands on the keypad.
  ///
  /// After a result or an error it begins a new expression, unless it can only continue the result.
  mutating func write(_ text: String) {
    let continues =
      (text.count == 1 ? text.first.flatMap { beginning(of: $0) } : beginning(ofLetters: text))
      == .ofContinuation
    let expression = calculator.expression(beforeText: continues)
    openFormula(with: expression)
    if endsInOperator(expression) { formula?.insert(" ") }
    formula?.insert(text)
  }
}

extension Command {
  /// Whether a key with this command may stand between the letters of a word.
  fileprivate var leavesWord: Bool {
    switch self {
    case .redraw, .suspend, .scrollTape: true
    default: false
    }
  }
}
