import CalculatorCore
import Engine
import ExactNumbers
import Quantities

extension LineText {
  mutating func write(_ edit: ExpressionEdit, in base: NumberBase, _ ties: TieText) {
    switch edit {
    case .digit(let digit):
      if base != .decimal, !isBehindWord { insert(base.prefix) }
      type(digit.character) { ties.text(of: $0) }
    case .point: type(point) { ties.text(of: $0) }
    case .binary(let binary): insert(binary.isWord ? " \(binary.symbol) " : binary.symbol)
    case .postfix(let postfix): insert(postfix.symbol)
    case .tie(let origin): insert(tieTo: origin)
    case .userCall(let origin):
      insert(tieTo: origin)
      insert("(")
    case .open: insert("(")
    case .close: insert(")")
    case .function(let function): insert(function.name + "(")
    case .constant(let constant): insert(constant.name)
    case .root: insert("√(")
    case .reciprocal: insert("1÷(")
    case .square: insert("^2")
    case .deleteElement: deleteElement()
    case .deleteCharacter: deleteBackward()
    }
  }

  func written(in base: NumberBase) -> LineText {
    var text = self
    text.write(in: base)
    return text
  }

  /// Whether a name precedes the cursor, even a mistaken one; a constant only before a space.
  func isNameBeforeCursor(among names: [String]) -> Bool {
    let text = String(characters[..<cursor])
    if let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"),
      text[close...].allSatisfy({ ") ".contains($0) })
    {
      let name = text[..<open].filter { $0 != " " }
      let parameters = text[open..<close].dropFirst()
        .split(omittingEmptySubsequences: false) { ";,".contains($0) }
        .map { $0.filter { $0 != " " } }
      let isCall = names.contains(name) && parameters.allSatisfy(names.contains)
      return !isCall && !Vocabulary.isKnown(name)
        && ([name] + parameters).allSatisfy(Vocabulary.canName)
    }
    let words = text.split(separator: " ")
    let name = words.joined(separator: "_")
    if Constant(rawValue: text) != nil { return false }
    let isNew = { (word: Substring) in
      !word.allSatisfy(\.isNumber) && !names.contains(String(word)) && !Vocabulary.isKnown(word)
        && UnitTable.unit(named: String(word)) == nil
    }
    return Vocabulary.canName(name) && (words.count == 1 || words.contains(where: isNew))
  }

  func shown(_ ties: TieText) -> ShownLine {
    ShownLine(self, ShownLine.Style(isTyped: true, tie: { ties.text(of: $0) }))
  }

  /// Whether a character has a meaning that its button lacks, such as the second one of `**`.
  func becomesText(with character: Character) -> Bool {
    isEmpty && "%!^".contains(character) || character.isNumber && characters.last == "%"
      || endsSign(with: character) || becomesDate(with: character)
  }

  private func endsSign(with character: Character) -> Bool {
    guard let last = characters.last(where: { $0 != " " }) else { return false }
    return ["*×·", "/÷", "+", "-−", "^"].contains { $0.contains(last) && $0.contains(character) }
      || "-−".contains(last) && character == ">"
  }

  /// Whether a character completes a date or its beginning: `2026-12-`, `25/12/2026`, `01-02-03`.
  private func becomesDate(with character: Character) -> Bool {
    let start = characters.lastIndex { !$0.isNumber && !"-/".contains($0) }.map { $0 + 1 } ?? 0
    guard characters.count - start < 10, ties.isEmpty else { return false }
    let text = characters[start...] + [character]
    guard let sign = text.first(where: { !$0.isNumber }), sign == "-" || sign == "/" else {
      return false
    }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return false }
    let counts = parts.map(\.count)
    switch counts[0] {
    case 4 where sign == "-": return counts[1] == 2 && counts[2] == 0
    case 4: return 1...2 ~= counts[1] && counts[2] == 2
    case 2 where counts == [2, 2, 2]: return parts.contains { $0.first == "0" }
    case 1...2: return 1...2 ~= counts[1] && counts[2] == 4
    default: return false
    }
  }
}
