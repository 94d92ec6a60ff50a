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
    case .application(let origin):
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

  /// Removes the equals signs around the calculation, as in `=5+5` and `3+4=`.
  mutating func removeOuterEquals() {
    let end = characters.firstIndex(of: "#") ?? characters.count
    let last = characters[..<end].lastIndex { !$0.isWhitespace }
    let first = characters[..<end].firstIndex { !$0.isWhitespace }
    for place in [last, first].compactMap(\.self) where characters[place] == "=" {
      move(to: place + 1)
      deleteBackward()
    }
  }

  /// Whether a name precedes the cursor, even a mistaken one such as `name(names)`.
  ///
  /// A constant counts only before a space: `pi=` asks for its value.
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
}
