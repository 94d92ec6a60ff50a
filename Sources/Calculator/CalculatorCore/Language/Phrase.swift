import ExactNumbers

/// Phrases in words with their notation: `90 days after 2026-12-25` is `2026-12-25 + 90 days`.
///
/// They are only searched when a line cannot be parsed, and only suggested, never calculated. So
/// they cannot affect any other reading.
enum Phrase {
  static let longestLine = 200

  static func written(_ line: String, in language: TextLanguage) -> String? {
    written(line.split(whereSeparator: \.isWhitespace), phrases(in: language))
  }

  private static func written(_ words: [Substring], _ phrases: [(String, String)]) -> String? {
    for (spoken, text) in phrases {
      guard let slots = match(spoken.split(separator: " ")[...], words[...]) else { continue }
      var written = ""
      var encloses = false
      for character in text {
        if character == "~" {
          encloses = true
        } else if let slot = slots[character] {
          let part = self.written(Array(slot), phrases) ?? slot.joined(separator: " ")
          written += encloses && part.contains(" ") ? "(\(part))" : part
          encloses = false
        } else {
          written.append(character)
        }
      }
      return written
    }
    return nil
  }

  private static func match(
    _ spoken: ArraySlice<Substring>, _ words: ArraySlice<Substring>
  ) -> [Character: ArraySlice<Substring>]? {
    guard let first = spoken.first else { return words.isEmpty ? [:] : nil }
    guard let letter = first.first, letter.isUppercase else {
      guard let word = words.first, first.split(separator: "|").contains(word.lowercased()[...])
      else { return nil }
      return match(spoken.dropFirst(), words.dropFirst())
    }
    let most = letter == "U" ? min(1, words.count) : words.count
    for count in (0..<most).reversed() {
      let slot = words.prefix(count + 1)
      if letter == "U", !slot.allSatisfy({ $0.allSatisfy(\.isLetter) }) { continue }
      if var slots = match(spoken.dropFirst(), words.dropFirst(count + 1)) {
        slots[letter] = slot
        return slots
      }
    }
    return nil
  }
}

/// The patterns, in order of priority.
///
/// In a pattern, `|` separates alternatives, `U` matches one word, and `A`, `B` and `C` match any
/// words; `~` puts several of them in parentheses.
extension Phrase {
  private static func phrases(in language: TextLanguage) -> [(String, String)] {
    switch language {
    case .english: english
    case .french: english + french
    }
  }

  private static let english = [
    ("day of week A", "weekday(A)"), ("day of the week of A", "weekday(A)"),
    ("what|which day is|was A", "weekday(A)"), ("week of A", "week(A)"),
    ("what is A", "A"), ("what's|whats|calculate|compute A", "A"),
    ("how many U until|till|to B", "B - today in U"), ("how many U since B", "today - B in U"),
    ("how many U between B and C", "C - B in U"), ("U until|till B", "B - today in U"),
    ("U since B", "today - B in U"), ("U between B and C", "C - B in U"),
    ("U from B to|until|till C", "C - B in U"), ("age of|since B", "today - B in years"),
    ("A after|from B", "B + A"), ("A before B", "B - A"), ("A ago", "today - A"),
    ("A plus B", "A + B"), ("A minus B", "A - B"), ("A times B", "~A * ~B"),
    ("A multiplied by B", "~A * ~B"), ("A divided by B", "~A / ~B"), ("A over B", "~A / ~B"),
    ("A to the power of B", "~A^~B"), ("A squared", "~A^2"), ("A cubed", "~A^3"),
    ("square root of A", "sqrt(A)"), ("the A", "A"), ("cube root of A", "cbrt(A)"),
    ("half of A", "~A / 2"), ("a third of A", "~A / 3"), ("a quarter of A", "~A / 4"),
    ("twice|double A", "2 * ~A"), ("A percent|pct of B", "A% of B"), ("A per cent of B", "A% of B"),
    ("A percent|pct off B", "A% off B"), ("A percent|pct", "A%"), ("A per cent", "A%"),
    ("half a|an A", "1/2 A"), ("quarter of a|an A", "1/4 A"), ("a|an A", "1 A"),
  ]

  private static let french = [
    ("quel jour est|était A", "weekday(A)"), ("semaine du A", "week(A)"),
    ("combien|que font|fait|vaut A", "A"),
    ("combien de|d’ U avant|jusqu’au|jusqu’à B", "B - today in U"),
    ("U jusqu’au|jusqu’à|jusqu'au|jusqu'à|avant B", "B - today in U"),
    ("U depuis B", "today - B in U"),
    ("U entre B et C", "C - B in U"), ("âge de|depuis B", "today - B in years"),
    ("A après B", "B + A"), ("A avant B", "B - A"), ("il y a A", "today - A"),
    ("dans A", "today + A"), ("aujourd'hui|aujourd’hui A", "aujourdhui A"),
    ("A aujourd'hui|aujourd’hui", "A aujourdhui"), ("aujourd'hui|aujourd’hui", "aujourdhui"),
    ("A plus B", "A + B"), ("A moins B", "A - B"), ("A fois B", "~A * ~B"),
    ("A multiplié par B", "~A * ~B"), ("A divisé par B", "~A / ~B"), ("A sur B", "~A / ~B"),
    ("A puissance B", "~A^~B"), ("A au carré", "~A^2"), ("A au cube", "~A^3"),
    ("racine carrée de A", "sqrt(A)"), ("racine de A", "sqrt(A)"), ("la A", "A"),
    ("moitié de A", "~A / 2"), ("le double de A", "2 * ~A"), ("A pour cent de B", "A% of B"),
    ("A pour cent", "A%"), ("un demi|demie A", "1/2 A"), ("une demi|demie A", "1/2 A"),
    ("un|une A", "1 A"),
  ]
}
