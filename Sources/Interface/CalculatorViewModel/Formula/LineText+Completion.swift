import CalculatorCore
import Engine
import Quantities
import Words

extension LineText {
  struct Candidates: Hashable, Sendable {
    var preferred: [String]
    var others: [String] = []
    var areListed = false
    var functions: Set<String> = []
  }

  fileprivate var isBehindNumber: Bool {
    nameStart == cursor && characters[..<cursor].last?.isNumber == true
  }

  /// Completes the name before the cursor; returns the matches if no letter could be added.
  @discardableResult
  mutating func complete(with candidates: Candidates) -> [String] {
    let before = characters[..<cursor]
    // After a name, as in `x2sqrt`, another one of letters may begin.
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
        return preferred + others.filter { !preferred.contains($0) }
      }
      if fitting.count == 1, takesParenthesis(fitting[0], candidates.functions) { insert("(") }
      return []
    }
    return []
  }

  private func takesParenthesis(_ name: String, _ functions: Set<String>) -> Bool {
    guard Vocabulary.functionNames.contains(name) || functions.contains(name),
      !characters[cursor...].starts(with: "(")
    else { return false }
    let operand = characters[..<(cursor - name.count)].last { !$0.isWhitespace }
    return !(Vocabulary.isOperator(name) && isPartOfOperand(operand))
  }

  /// The names with a prefix; ignores case if no name has the same case.
  static func names(beginningWith letters: String, in names: [String]) -> [String] {
    let exact = names.filter { $0.hasPrefix(letters) }
    let letters = letters.lowercased()
    return exact.isEmpty ? names.filter { $0.lowercased().hasPrefix(letters) } : exact
  }

  static func commonBeginning(of names: [String]) -> String {
    names.reduce(names.first ?? "") { common, name in
      String(zip(common, name).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
    }
  }

  enum Site: Hashable, Sendable {
    case operand, unit
    /// The target unit of a conversion; the range is the value to convert.
    case target(of: Range<Int>)
    /// A part of a target unit, as after `in km/`.
    case partOfTarget
  }

  var site: Site {
    let before = characters[..<unitStart]
    let end = before.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
    if let target = target(in: before[..<end]) { return target }
    guard end > 0, isPartOfOperand(before[end - 1]) else { return .operand }
    let word = String(before[..<end].end(\.isLetter))
    let isOperator = Vocabulary.isOperator(word) || Vocabulary.functionNames.contains(word)
    return isOperator ? .operand : .unit
  }

  var unitStart: Int {
    let isPart = { (character: Character) in
      character.isLetter && LineText.indexOfTie(character) == nil || "_°".contains(character)
    }
    return characters[..<cursor].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
  }

  private func target(in before: ArraySlice<Character>) -> Site? {
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

  private func site(behind units: ArraySlice<Character>, from sign: Int) -> Site {
    let last = units.last { !$0.isWhitespace }
    guard last == nil || last == "+" else { return .partOfTarget }
    return .target(of: startOfValue(before: sign)..<sign)
  }

  private func hasOperand(before index: Int) -> Bool {
    let before = characters[..<index]
    guard let last = before.last, let operand = before.last(where: { !$0.isWhitespace }) else {
      return false
    }
    return isPartOfOperand(operand) && !last.isLetter
  }

  /// The start of the value that ends at an index, within its parentheses or argument.
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
  fileprivate func end(_ condition: (Element) -> Bool) -> ArraySlice {
    self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension LineText {
  /// The commands that the text may begin, or the choices after a command.
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
      NamedCommand.allCases.map(\.rawValue)
      + NamedCommand.allCases.compactMap { language.words.text(of: $0).word }.sorted()
    return first == words[0]
      ? Candidates(preferred: [], others: commands) : Candidates(preferred: commands)
  }
}

extension ViewModel {
  /// Completes the name before the cursor; a conversion first waits for the value's dimension.
  mutating func completeName() -> [Effect] {
    guard var part = editedText else { return [] }
    // Without a screen, where pastes arrive as keys, a tab after a number separates it, as does
    // one that completes nothing.
    if lineMode != nil, part.isBehindNumber {
      changeText { $0.insert(" ") }
      return []
    }
    guard !isInComment, case .target(let value) = part.site else {
      var isCompleted = false
      if let candidates = candidates(for: part) { isCompleted = complete(with: candidates) }
      if lineMode != nil, !isCompleted { changeText { $0.insert(" ") } }
      return []
    }
    line.completed = part
    part.keep(value)
    guard let subject = subject(ofLine: part) else { return [] }
    return interruptFactoring() + requests.ask(.completion, for: subject, in: format)
  }

  /// Completes the target unit once the value is known, if the line is unchanged.
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

  private func candidates(for text: LineText) -> LineText.Candidates? {
    if isInComment {
      let isTag = text.characters[..<text.nameStart].last == "#"
      return isTag ? LineText.Candidates(preferred: tape.tagNames) : nil
    }
    let language = environment.language
    let commands = purpose == .calculation ? text.commands(in: language) : nil
    if let commands, commands.others.isEmpty { return commands }
    var own = tape.names
    switch purpose {
    case .calculation: break
    case .revision(let id): own = own.filter { tape.origin(ofName: $0, above: id) != nil }
    case .comment: break
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

  /// Completes the name, or lists what it may be; returns false for neither.
  @discardableResult
  private mutating func complete(with candidates: LineText.Candidates) -> Bool {
    let before = editedText
    var names: [String] = []
    changeText { names = $0.complete(with: candidates) }
    guard !names.isEmpty else { return editedText != before }
    notice.message = .completions(names, columns: keypad.metrics.resultColumns)
    return true
  }
}
