import CalculatorCore
import Words

/// Where on the line a name stands, on which it depends what completes it.
extension FormulaLine {
  /// What the name before the cursor may be.
  enum Place: Hashable, Sendable {
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
  var place: Place {
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
      character.isLetter && Atom.index(of: character) == nil || "_°".contains(character)
    }
    return characters[..<cursor].lastIndex { !isPart($0) }.map { $0 + 1 } ?? 0
  }

  /// The place behind a sign of conversion, and perhaps units; nil if there is no such sign.
  private func target(in before: ArraySlice<Character>) -> Place? {
    // What may stand in a unit.
    let units = before.end { character in
      character.isLetter || character.isNumber || character.isWhitespace
        || "_°+/·*^".contains(character)
    }
    let arrow = before[..<units.startIndex].last
    if arrow == "→" || arrow == ">" {
      let length = arrow == ">" ? 2 : 1
      guard length == 1 || before[..<units.startIndex].suffix(2) == ["-", ">"] else { return nil }
      return place(behind: units, from: units.startIndex - length)
    }
    let words = units.split { !$0.isLetter }
    let sign = words.last {
      ["in", "to"].contains(String($0)) && hasOperand(before: $0.startIndex)
    }
    return sign.flatMap { place(behind: units[$0.endIndex...], from: $0.startIndex) }
  }

  /// The place behind units of a target, whose sign of conversion begins at an index.
  private func place(behind units: ArraySlice<Character>, from sign: Int) -> Place {
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
