import TestSupport

/// Rules for random texts.
///
/// A capital letter is a nonterminal: it is replaced by a random text of its rule, which may contain
/// other nonterminals. A `#` is replaced by a number from 1 to 99. The rules write the language
/// itself in lower case.
struct RandomRules {
  /// The texts of each nonterminal.
  ///
  /// The first one is the simplest, so that an expansion ends.
  let texts: [Character: [String]]
  /// The nonterminals that have the same text throughout a line.
  var kept: Set<Character> = []

  /// A random text of a nonterminal.
  func line(_ start: Character, using generator: inout SeededGenerator) -> String {
    var expansion = Expansion(rules: self, generator: generator)
    let line = expansion.expanded(String(start), depth: 0)
    generator = expansion.generator
    return line
  }
}

/// The expansion of the nonterminals of one line.
private struct Expansion {
  let rules: RandomRules
  var generator: SeededGenerator
  var keptTexts: [Character: String] = [:]

  init(rules: RandomRules, generator: SeededGenerator) {
    self.rules = rules
    self.generator = generator
  }

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

  /// The text with a random number for each `#` and its nonterminals expanded.
  private mutating func filled(_ text: String, depth: Int) -> String {
    let numbered = text.map { character in
      character == "#" ? "\(Int.random(in: 1...99, using: &generator))" : String(character)
    }
    return expanded(numbered.joined(), depth: depth)
  }
}
