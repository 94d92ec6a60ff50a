import ExactNumbers

/// A tag in a comment, not directly after a word, perhaps with a decimal goal of at most 40
/// characters: `#food`, `#food/200`.
package struct Tag: Hashable, Sendable {
  package let name: String
  package let goal: Real?

  package var key: String { name.lowercased() }

  package static func tags(in comment: String) -> [Tag] {
    var tags: [Tag] = []
    var rest = comment.unicodeScalars[...]
    var isInWord = false
    while let scalar = rest.popFirst() {
      if scalar == "#", !isInWord, rest.first.map(canBegin) == true {
        tags.append(read(&rest))
      } else {
        isInWord = isPartOfWord(scalar)
      }
    }
    return tags
  }

  private static func read(_ rest: inout Substring.UnicodeScalarView) -> Tag {
    let word = rest.prefix(while: isPartOfWord)
    rest = rest[word.endIndex...]
    let goal = rest.first == "/" ? goal(in: rest.dropFirst()) : nil
    rest = rest.dropFirst(goal.map { 1 + $0.length } ?? 0)
    return Tag(name: String(word), goal: goal?.0)
  }

  private static func goal(in text: Substring.UnicodeScalarView) -> (Real, length: Int)? {
    var (digits, length, isNegative) = ("", 0, false)
    var rest = text.prefix(Real.shortWidth + 1)
    if let sign = rest.first, ["+", "-", "−"].contains(sign) {
      (isNegative, length, rest) = (sign != "+", 1, rest.dropFirst())
    }
    while let scalar = rest.popFirst() {
      let isPoint = scalar == "." || scalar == ","
      guard isDigit(scalar) || isPoint && rest.first.map(isDigit) == true else {
        if isPartOfWord(scalar) { return nil }
        break
      }
      digits.unicodeScalars.append(isPoint ? "." : scalar)
      length += 1
    }
    guard length <= Real.shortWidth, let value = DecimalLiteral(digits.utf8)?.value else {
      return nil
    }
    return (Real(isNegative ? -value : value), length)
  }

  static func canBegin(with scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .decimalNumber
  }

  static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    if Vocabulary.isPartOfName(scalar) || scalar == "-" { return true }
    return switch scalar.properties.generalCategory {
    case .decimalNumber, .spacingMark: true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
