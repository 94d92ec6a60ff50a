import TestSupport

/// Rules for texts: a capital is a random text of its rule, `#` a number from 1 to 99.
struct RandomRules {
  /// The texts of each nonterminal, the simplest one first, so that an expansion ends.
  let texts: [Character: [String]]
  /// The nonterminals with one text throughout a line.
  var kept: Set<Character> = []

  func line(_ start: Character, using generator: inout SeededGenerator) -> String {
    var expansion = Expansion(rules: self, generator: generator)
    let line = expansion.expanded(String(start), depth: 0)
    generator = expansion.generator
    return line
  }
}

private struct Expansion {
  let rules: RandomRules
  var generator: SeededGenerator
  var keptTexts: [Character: String] = [:]

  mutating func expanded(_ text: String, depth: Int) -> String {
    text.map { character in
      guard let rule = rules.texts[character] else { return String(character) }
      if let text = keptTexts[character] { return text }
      let chosen = depth > 5 ? rule.first : rule.randomElement(using: &generator)
      let result = chosen.map { filled($0, depth: depth + 1) } ?? ""
      if rules.kept.contains(character) { keptTexts[character] = result }
      return result
    }.joined()
  }

  private mutating func filled(_ text: String, depth: Int) -> String {
    let numbered = text.map { character in
      character == "#" ? "\(generator.integer(1...99))" : String(character)
    }
    return expanded(numbered.joined(), depth: depth)
  }
}
