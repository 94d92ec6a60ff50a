import TestSupport

/// Spells a text in one of many equivalent ways, or damages it.
struct Speller {
  var generator: SeededGenerator

  private static let synonyms: [String: [String]] = [
    "asin": ["arcsin"], "acos": ["arccos"], "atan": ["arctan"], "asinh": ["arsinh", "arcsinh"],
    "acosh": ["arcosh", "arccosh"], "atanh": ["artanh", "arctanh"], "sign": ["sgn"],
    "mean": ["average"], "pi": ["π"], "ncr": ["nCr"], "npr": ["nPr"], "deg": ["°"],
    "*": ["×", "·"], "/": ["÷"], "-": ["−"],
  ]
  /// The zeros of scripts: full-width, Arabic, Persian, Devanagari, Bengali, Thai.
  private static let zeros: [UInt32] = [0xFF10, 0x0660, 0x06F0, 0x0966, 0x09E6, 0x0E50]

  /// The text with random spaces, capitals, synonyms and scripts.
  mutating func spelled(_ text: String) -> String {
    // A comma between digits beside a semicolon may be a decimal point.
    let words = Self.words(of: chance(20) ? text.replacing(";", with: ",") : text)
    var spelled = ""
    for (index, word) in words.enumerated() {
      // A space between two numbers, or between letters, separates them.
      spelled += spelling(of: word, in: words, at: index)
      if chance(6), index + 1 < words.count, !Self.isPart(words, from: index) {
        spelled += pick([" ", "  ", "\t"])
      }
    }
    return spelled
  }

  private mutating func spelling(of word: String, in words: [String], at index: Int) -> String {
    if let others = Self.synonyms[word], chance(20) { return pick(others) }
    guard let first = word.first else { return word }
    if first.isLetter, word.count > 1, chance(10) {
      return chance(50)
        ? word.uppercased() : word.map { chance(50) ? $0.uppercased() : String($0) }.joined()
    }
    if word.allSatisfy(\.isASCIIDigit), Self.isWholeNumber(words, at: index), chance(3) {
      return inOtherScript(word)
    }
    return word
  }

  /// Whether digits are neither beside a letter nor after the sign of an exponent.
  private static func isWholeNumber(_ words: [String], at index: Int) -> Bool {
    let before = words[..<index].suffix(2)
    let after = words[(index + 1)...].prefix(1)
    return (before.suffix(1) + after).allSatisfy { $0.first?.isLetter != true && $0 != "_" }
      && before.first != "e"
  }

  private mutating func inOtherScript(_ digits: String) -> String {
    let zero = generator.pick(Self.zeros)
    let scalars = digits.unicodeScalars.map { Unicode.Scalar(zero + $0.value - 48) ?? $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  mutating func damaged(_ text: String) -> String {
    generator.damaged(text, inserting: "+-−*×/÷^!%°().e_ 07anspix;√½²é")
  }

  mutating func chance(_ percent: Int) -> Bool { generator.integer(0...99) < percent }

  private mutating func pick(_ words: [String]) -> String { generator.pick(words) }

  /// Runs of letters and of digits; all other characters alone.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if let last = words.last?.last, kind(last) == kind(character), kind(last) != .other {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  /// Whether a word and the next are parts of one number, name or sign.
  private static func isPart(_ words: [String], from index: Int) -> Bool {
    let (left, right) = (words[index], words[index + 1])
    let parts = "._⁻½⅓⅔⅞²³⁰¹<>"
    return [left, right].contains { $0.count == 1 && parts.contains($0) }
      || left.first?.isLetter == true && right.first?.isASCIIDigit == true
      || left.first?.isASCIIDigit == true && right.first?.isLetter == true
      || left == "e" || right == "e"
  }

  private enum Kind { case letter, digit, other }

  private static func kind(_ character: Character) -> Kind {
    if character.isASCIIDigit { return .digit }
    return character.isASCII && character.isLetter ? .letter : .other
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
