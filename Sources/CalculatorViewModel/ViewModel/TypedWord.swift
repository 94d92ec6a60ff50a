import CalculatorCore
import Engine
import Quantities
import Screen
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

/// Words that are typed on the keypad.
///
/// A key that means nothing else, and that can begin or continue an expression, opens the formula
/// line. The letter of a command does what it does at once; where the next key is a letter, and a
/// known name begins with both, that is taken back, and both are letters. So what keys mean depends
/// on their sequence alone.
extension ViewModel {
  /// Takes a key as a part of a word.
  ///
  /// - Returns: the effects; nil where the key is a command, or means nothing.
  mutating func typeWord(_ key: Key, meaning command: Command?) -> [Effect]? {
    if command?.traits.contains(.leavesWord) == true { return nil }
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
      if let before = words.first(where: { goesOn($0, with: character) }) {
        wait(before, with: character)
      }
      return nil
    }
    let beginning = keypad.site.beginning(of: character, names: tape.names)
    return beginning == nil ? nil : perform(.write(String(character)))
  }

  /// Takes a letter that is a digit in base 16.
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

  /// Whether two commands may still turn out to be the beginning of a name, which the next letter
  /// decides; nothing is taken back before that.
  private func goesOn(_ before: TypedWord, with letter: Character) -> Bool {
    let letters = before.letters + String(letter)
    return !before.isName && before.site.areCommands(letters, names: tape.names)
      && before.site.beginning(ofLetters: letters, names: tape.names) != nil
  }

  /// Waits for the letter that decides.
  private mutating func wait(_ before: TypedWord, with letter: Character) {
    var word = before
    word.letters.append(letter)
    word.later = self.word.map { [$0] } ?? []
    self.word = word
  }

  /// The word that the letter of a command may begin.
  private func typedWord(_ letter: Character, _ command: Command) -> TypedWord {
    TypedWord(
      letters: String(letter), command: command, site: keypad.site,
      stepCount: keypad.calculator.stepCount, highlight: keypad.highlight, layout: keypad.layout,
      theme: environment.theme, followsTerminal: environment.followsTerminal,
      isUpdatingRates: requests[.rates] != nil, lastRequest: requests.last)
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
    line.insert(String(word.letters.dropFirst()))
    return effects
  }

  /// Reverses what the command of a word has done.
  private mutating func takeBack(_ word: TypedWord) -> [Effect] {
    if line.isOpen { line.close() }
    page = nil
    keypad.pressed = nil
    (keypad.highlight, keypad.layout) = (word.highlight, word.layout)
    (environment.theme, environment.followsTerminal) = (word.theme, word.followsTerminal)
    keypad.calculator.takeBack(to: word.stepCount)
    followTape()
    var effects: [Effect] = []
    if ([word] + word.later).contains(where: { $0.command == .keepPicture }) {
      requests.end(.picture)
      wantsPicture = false
      effects = [.removePictures(after: Request.ID(word.lastRequest))]
    }
    if word.command == .updateRates, !word.isUpdatingRates {
      return effects + requests.cancel(.rates)
    }
    if case .copy = word.command { effects += requests.cancel(.copy) }
    return effects
  }

  /// Opens the formula line, and writes text behind what stands on the keypad.
  ///
  /// After a result or an error it begins a new expression, unless it can only continue the result.
  mutating func write(_ text: String) {
    let names = tape.names
    let beginning =
      text.count == 1
      ? text.first.flatMap { keypad.site.beginning(of: $0, names: names) }
      : keypad.site.beginning(ofLetters: text, names: names)
    let continues = beginning == .ofContinuation
    let isConversion = continues && TypingSite.conversions.contains(text)
    let expression = keypad.calculator.expression(beforeText: continues)
    line.open(expression, ties: ties(isGrouped: false))
    // The letters of a word are no more digits of a number in base 16.
    let isBehindLetters = text.count > 1 && keypad.site.number?.hasPrefix("0x") == true
    if isConversion || isBehindLetters || expression.endsInOperator { line.insert(" ") }
    line.insert(text)
  }
}
