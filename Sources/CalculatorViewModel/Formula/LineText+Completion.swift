import CalculatorCore
import Engine
import Quantities
import Words

/// Completing the name before the cursor.
extension LineText {
  /// What a name may be completed to.
  struct Candidates: Hashable, Sendable {
    /// The names that are preferred, and the others.
    var preferred: [String]
    var others: [String] = []
    /// Whether they can be listed where no letter was typed.
    var areListed = false
    /// Those of them that are functions besides the ones of the language.
    var functions: Set<String> = []
  }

  /// Completes the name before the cursor as far as all names with this beginning agree, in any case
  /// where none has it in its own.
  ///
  /// A function gets its parenthesis, unless that follows.
  ///
  /// - Returns: the names that fit, if there are several and no letter could be added.
  @discardableResult
  mutating func complete(with candidates: Candidates) -> [String] {
    let before = characters[..<cursor]
    // Behind a name, as in x2sqrt, another one may begin that has letters only.
    let letters = before[(before.lastIndex { !$0.isLetter }.map { $0 + 1 } ?? 0)...]
    let starts = candidates.areListed ? [unitStart] : [nameStart, unitStart, letters.startIndex]
    for start in starts {
      let beginning = String(before[start...])
      guard !beginning.isEmpty || candidates.areListed else { continue }
      let preferred = Self.names(beginningWith: beginning, in: candidates.preferred)
      let others = Self.names(beginningWith: beginning, in: candidates.others)
      let fitting = preferred.isEmpty ? others : preferred
      guard !fitting.isEmpty else { continue }
      let common = Self.commonBeginning(of: fitting)
      if common.count > beginning.count {
        for _ in beginning { deleteBackward() }
        insert(common)
      } else if fitting.count > 1 {
        return preferred.isEmpty ? others : preferred + others
      }
      if fitting.count == 1, takesParenthesis(fitting[0], candidates.functions) { insert("(") }
      return []
    }
    return []
  }

  /// Whether a name before the cursor is that of a function whose parenthesis is missing, and not of
  /// an operator between two operands.
  private func takesParenthesis(_ name: String, _ functions: Set<String>) -> Bool {
    guard Vocabulary.functionNames.contains(name) || functions.contains(name),
      !characters[cursor...].starts(with: "(")
    else {
      return false
    }
    let operand = characters[..<(cursor - name.count)].last { !$0.isWhitespace }
    return !(Vocabulary.isOperator(name) && isPartOfOperand(operand))
  }

  /// The names that begin with some letters; in any case if none does in its own.
  static func names(beginningWith letters: String, in names: [String]) -> [String] {
    let exact = names.filter { $0.hasPrefix(letters) }
    let letters = letters.lowercased()
    return exact.isEmpty ? names.filter { $0.lowercased().hasPrefix(letters) } : exact
  }

  /// The letters that names have in common at their beginning, in whatever case, as the first one
  /// writes them.
  static func commonBeginning(of names: [String]) -> String {
    var common = names.first ?? ""
    for name in names {
      common = String(
        zip(common, name).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    return common
  }
}

/// Where on the line a name stands, on which it depends what completes it.
extension LineText {
  /// What the name before the cursor may be.
  enum Site: Hashable, Sendable {
    /// The beginning of an operand.
    case operand
    /// A unit behind an operand.
    case unit
    /// The unit that a value is converted to, which these characters have.
    case target(of: Range<Int>)
    /// A part of such a unit, as behind `in km/`.
    case partOfTarget
  }

  /// What the name before the cursor may be.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  var site: Site {
    let before = characters[..<unitStart]
    let end = before.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    if let target = target(in: before[..<end]) { return target }
    guard end > 0, isPartOfOperand(before[end - 1]) else { return .operand }
    let word = String(before[..<end].end(\.isLetter))
    let isOperator = Vocabulary.isOperator(word) || Vocabulary.functionNames.contains(word)
    return isOperator ? .operand : .unit
  }

  /// The start of the unit before the cursor, which has letters, underscores and degree signs.
  var unitStart: Int {
    let isPart = { (character: Character) in
      character.isLetter && LineText.indexOfTie(character) == nil || "_°".contains(character)
    }
    return characters[..<cursor].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
  }

  /// The site behind a sign of conversion, and perhaps units; nil if there is no such sign.
  private func target(in before: ArraySlice<Character>) -> Site? {
    // What may stand in a unit.
    let units = before.end { character in
      character.isLetter || character.isNumber || character.isWhitespace
        || "_°+/·*^".contains(character)
    }
    let arrow = before[..<units.startIndex].last
    if arrow == "→" || arrow == ">" {
      let length = arrow == ">" ? 2 : 1
      guard length == 1 || before[..<units.startIndex].suffix(2) == ["-", ">"] else { return nil }
      return site(behind: units, from: units.startIndex - length)
    }
    let words = units.split { !$0.isLetter }
    let sign = words.last {
      ["in", "to"].contains(String($0)) && hasOperand(before: $0.startIndex)
    }
    return sign.flatMap { site(behind: units[$0.endIndex...], from: $0.startIndex) }
  }

  /// The site behind units of a target, whose sign of conversion begins at an index.
  private func site(behind units: ArraySlice<Character>, from sign: Int) -> Site {
    let last = units.last { !$0.isWhitespace }
    guard last == nil || last == "+" else { return .partOfTarget }
    return .target(of: startOfValue(before: sign)..<sign)
  }

  /// Whether an operand and a space, or a parenthesis or a digit, stand before an index.
  private func hasOperand(before index: Int) -> Bool {
    let before = characters[..<index]
    guard let last = before.last, let operand = before.last(where: { !$0.isWhitespace }) else {
      return false
    }
    return isPartOfOperand(operand) && !last.isLetter
  }

  /// The start of the value that ends at an index: behind the parenthesis that is open there, or the
  /// separator of arguments.
  private func startOfValue(before index: Int) -> Int {
    var depth = 0
    for place in characters[..<index].indices.reversed() {
      switch characters[place] {
      case ")": depth += 1
      case "(":
        if depth == 0 { return place + 1 }
        depth -= 1
      case ";" where depth == 0: return place + 1
      default: break
      }
    }
    return 0
  }
}

extension ArraySlice {
  /// The longest end whose elements all satisfy a condition.
  fileprivate func end(_ condition: (Element) -> Bool) -> ArraySlice {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension LineText {
  /// The words of commands, where the line is the beginning of one: behind a colon, the choices of a
  /// command behind its word, and elsewhere the words besides other names.
  fileprivate func commands(in language: Language) -> Candidates? {
    let words = text.split(omittingEmptySubsequences: false) { $0 == " " }
    let first = words[0].drop { $0 == ":" }
    guard cursor == characters.count, words.count <= 2 else { return nil }
    if words.count == 2 {
      let named = TypedCommand(String(first), names: [], in: language.words)?.named
      let choices = named?.choices.map(\.word) ?? []
      return choices.isEmpty ? nil : Candidates(preferred: choices, areListed: true)
    }
    let commands =
      NamedCommand.allCases.map { $0.entry.words[0] } + language.words.commandWords.keys.sorted()
    return first == words[0]
      ? Candidates(preferred: [], others: commands) : Candidates(preferred: commands)
  }
}

/// Completing the name before the cursor.
extension ViewModel {
  /// Completes the name before the cursor, or says which names fit.
  ///
  /// Behind a sign of conversion, that waits for the value, whose dimension decides which units fit.
  mutating func completeName() -> [Effect] {
    guard var part = editedText else { return [] }
    guard case .target(let value) = part.site else {
      candidates(for: part).map { complete(with: $0) }
      return []
    }
    line.completed = part
    part.keep(value)
    guard let subject = subject(ofLine: part) else { return [] }
    return interruptFactoring() + requests.ask(.completion, for: subject, in: format)
  }

  /// Completes the unit behind a sign of conversion, once the dimension of the value is known, if the line is
  /// still the same.
  mutating func finishCompletion(with answer: Answer) -> [Effect] {
    let dimension: Dimension?
    switch answer {
    case .evaluation(let evaluation): dimension = evaluation.value.unit?.dimension
    case .failure: dimension = nil
    default: return []
    }
    if editedText == line.completed {
      let fitting = dimension.map { UnitTable.names(fitting: $0, in: environment.language) } ?? []
      complete(
        with: LineText.Candidates(
          preferred: fitting.isEmpty ? UnitTable.offeredNames(in: environment.language) : fitting,
          areListed: true))
    }
    return requests.cancel(.completion)
  }

  /// The names that the line can refer to, units and commands; nil in a comment.
  private func candidates(for text: LineText) -> LineText.Candidates? {
    let language = environment.language
    let commands = purpose == .calculation ? text.commands(in: language) : nil
    if let commands, commands.others.isEmpty { return commands }
    var own = tape.names
    switch purpose {
    case .calculation: break
    case .revision(let id): own = own.filter { tape.origin(ofName: $0, above: id) != nil }
    case .comment: return nil
    }
    let (known, units) = (Vocabulary.names, UnitTable.offeredNames(in: language))
    var candidates: LineText.Candidates
    switch text.site {
    case .operand: candidates = LineText.Candidates(preferred: known + own, others: units)
    case .unit: candidates = LineText.Candidates(preferred: own + units, others: known)
    case .partOfTarget: candidates = LineText.Candidates(preferred: units)
    case .target: return nil
    }
    candidates.functions = Set(own.filter(tape.isFunction))
    candidates.others += commands?.others ?? []
    return candidates
  }

  /// Completes the name, or says which of several fit where no letter could be added.
  private mutating func complete(with candidates: LineText.Candidates) {
    var names: [String] = []
    changeText { names = $0.complete(with: candidates) }
    guard !names.isEmpty else { return }
    let columns = keypad.metrics.resultColumns
    notice.message = .completions(CompletionMessage(names, columns: columns))
  }
}
