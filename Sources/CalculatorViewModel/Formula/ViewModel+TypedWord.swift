import CalculatorCore
import Screen
import Words

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
    let words = word.map { [$0] + $0.later } ?? []
    word = nil
    guard case .character(let character) = key else { return nil }
    if case .press(let button) = command, KeyTable.isLetterDigit(button) {
      return typeDigit(character, command, after: words.first)
    }
    for before in words {
      if before.isZeroWithX, character.isHexDigit, character.isASCII {
        let effects = takeBack(before)
        // In base 16 the zero has its prefix already.
        if before.site.number != "0", let command { return effects + perform(command) }
        return effects + perform(.write(before.letters + String(character)))
      }
      if let effects = extend(before, by: character) { return effects }
    }
    guard focus == .keypad || focus == .tape else { return nil }
    if let command {
      if character.isLetter || character == "-" { word = typedWord(character, command) }
      for before in words where goesOn(before, with: character) { return nil }
      return nil
    }
    let beginning = site.beginning(of: character, names: tape.names)
    return beginning == nil ? nil : perform(.write(String(character)))
  }

  /// Takes up a letter that is a digit in base 16.
  ///
  /// It may begin a word with a later letter that is none; behind a zero and an `x`, which are the
  /// beginning of the number, that `x` is taken back.
  private mutating func typeDigit(
    _ letter: Character, _ command: Command?, after before: TypedWord?
  ) -> [Effect]? {
    let effects = before.map { $0.isZeroWithX ? takeBack($0) : [] } ?? []
    word = command.map { typedWord(letter, $0) }
    return effects.isEmpty ? nil : effects + (command.map { perform($0) } ?? [])
  }

  /// What stands before the next key.
  private var site: TypingSite {
    TypingSite(
      number: calculator.typedNumber, isOperand: calculator.endsInOperand,
      isValue: calculator.endsInOperand || calculator.showsResult)
  }

  /// Whether two commands may still turn out to be the beginning of a name, which the next letter
  /// decides; nothing is taken back before that.
  private mutating func goesOn(_ before: TypedWord, with letter: Character) -> Bool {
    var word = before
    word.letters.append(letter)
    guard !before.isName, word.site.areCommands(word.letters, names: tape.names),
      word.site.beginning(ofLetters: word.letters, names: tape.names) != nil
    else { return false }
    word.later = self.word.map { [$0] } ?? []
    self.word = word
    return true
  }

  /// The word that the letter of a command may begin.
  private func typedWord(_ letter: Character, _ command: Command) -> TypedWord {
    TypedWord(
      letters: String(letter), command: command, site: site, stepCount: calculator.stepCount,
      highlight: highlight, layout: layout, theme: theme, followsTerminal: followsTerminal,
      isUpdatingRates: ratesUpdate != nil, lastRequest: lastRequest)
  }

  /// Adds a letter to a word; nil if the letter is no part of it.
  private mutating func extend(_ before: TypedWord, by letter: Character) -> [Effect]? {
    guard letter.isLetter || letter == ">" else { return nil }
    if page != nil, KeyTable.isBoundOnPages(.character(letter)) { return nil }
    var word = before
    word.letters.append(letter)
    guard word.site.beginning(ofLetters: word.letters, names: tape.names) != nil else {
      return before.isName ? writeAfterCommand(word) : nil
    }
    if !before.isName, word.site.areCommands(word.letters, names: tape.names) { return nil }
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
    layout = word.layout
    theme = word.theme
    followsTerminal = word.followsTerminal
    calculator.takeBack(to: word.stepCount)
    followTape()
    let effects = takeBackPictures(after: word.lastRequest)
    if word.command == .updateRates, !word.isUpdatingRates { return effects + dropRatesUpdate() }
    guard case .copy = word.command, let copyRequest else { return effects }
    self.copyRequest = nil
    return effects + [.cancel(copyRequest)]
  }

  /// Opens the formula line, and writes text behind what stands on the keypad.
  ///
  /// After a result or an error it begins a new expression, unless it can only continue the result.
  mutating func write(_ text: String) {
    let names = tape.names
    let beginning =
      text.count == 1
      ? text.first.flatMap { site.beginning(of: $0, names: names) }
      : site.beginning(ofLetters: text, names: names)
    let continues = beginning == .ofContinuation
    let isConversion = continues && TypingSite.conversions.contains(text)
    let expression = calculator.expression(beforeText: continues)
    openFormula(with: expression)
    // The letters of a word are no more digits of a number in base 16.
    let isBehindLetters = text.count > 1 && site.number?.hasPrefix("0x") == true
    if isConversion || isBehindLetters || endsInOperator(expression) { formula?.insert(" ") }
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
