import ExactNumbers

/// The names of the typed language.
package enum Vocabulary {
  /// What a name stands for.
  enum Meaning: Hashable {
    case answer
    case binary(BinaryOperator)
    case constant(Constant)
    case degree
    case function(Function)
    /// The sign that is written `~`, too.
    case not
    /// The sum of the lines since the last total.
    case total
    case time(TimeWord)
  }

  /// Every name with its meaning; all are in lower case.
  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [
      "ans": .answer, "deg": .degree, "not": .not, Entry.total: .total,
    ]
    for word in TimeWord.allCases { meanings[word.rawValue] = .time(word) }
    for binary in BinaryOperator.words { meanings[binary.source] = .binary(binary) }
    for constant in Constant.allCases { meanings[constant.name] = .constant(constant) }
    for function in Function.allCases {
      meanings[function.name] = .function(function)
      for synonym in function.synonyms { meanings[synonym] = .function(function) }
    }
    return meanings
  }()

  /// The signs of constants, whose capital and small letters differ.
  private static let symbols: [String: Meaning] = {
    var symbols: [String: Meaning] = [:]
    for constant in Constant.allCases {
      for symbol in constant.symbols { symbols[symbol] = .constant(constant) }
    }
    return symbols
  }()

  /// All names in alphabetical order, without the signs of constants.
  package static let names: [String] = meanings.keys.sorted()

  /// The names of functions, which a parenthesis may follow.
  package static let functionNames: Set<String> = Set(
    Function.allCases.flatMap { [$0.name] + $0.synonyms })

  /// What a name stands for, in any case if it is longer than a letter; nil if the name is unknown.
  static func meaning(of name: some StringProtocol) -> Meaning? {
    let exact = String(name)
    return meanings[exact] ?? symbols[exact]
      ?? (name.count > 1 ? meanings[name.lowercased()] : nil)
  }

  /// Whether a name has a meaning of its own.
  package static func isKnown(_ name: some StringProtocol) -> Bool { meaning(of: name) != nil }

}

extension TextLanguage {
  /// The words between operands that are read besides the English ones, the first one for what is
  /// written.
  private var connectives: [(word: String, english: String)] {
    switch self {
    case .english: []
    case .french:
      [
        ("de", "of"), ("du", "of"), ("en", "in"), ("dans", "in"), ("vers", "to"), ("par", "per"),
        ("hier", "yesterday"), ("demain", "tomorrow"), ("aujourdhui", "today"),
        ("maintenant", "now"), ("en % de", "as % of"),
      ]
    }
  }

  /// How many zeros a word for a power of ten adds to the number before it; nil if it is none.
  func zeros(of word: String) -> Int? {
    let english = [
      "thousand": 3, "million": 6, "millions": 6, "billion": 9, "billions": 9, "trillion": 12,
      "trillions": 12,
    ]
    let french = ["mille": 3, "million": 6, "millions": 6, "milliard": 9, "milliards": 9]
    return switch self {
    case .english: english[word]
    case .french: french[word] ?? english[word]
    }
  }

  /// Whether a word is that between parts: `feet and inches`.
  func isAnd(_ word: String) -> Bool {
    let own =
      switch self {
      case .english: "and"
      case .french: "et"
      }
    return ["and", own].contains(word.lowercased())
  }

  /// The words at the beginning of a line that ask for a conversion, with what they are in one form.
  var requests: [(words: [String], request: Request)] {
    let english: [(words: [String], request: Request)] = [
      (["convert"], .conversion), (["how", "many"], .count), (["a"], .one), (["an"], .one),
      (["are", "there"], .filler), (["are"], .filler),
    ]
    switch self {
    case .english: return english
    case .french:
      return english + [
        (["convertir"], .conversion), (["combien", "de"], .count), (["un"], .one),
        (["une"], .one), (["il", "y", "a"], .filler),
      ]
    }
  }

  /// What words at the beginning of a line ask for.
  enum Request {
    /// What follows is read without them: `convert 5 km to mi`.
    case conversion
    /// A unit follows that what stands behind `in` is converted to: `how many feet in a mile`.
    case count
    /// One of the unit that follows.
    case one
    case filler
  }

  /// The English word between operands that a word stands for; a word that is none stands for itself.
  func joint(_ word: String) -> String {
    connectives.first { $0.word == word.lowercased() }?.english ?? word
  }

  /// What an English word between operands is written as.
  package func word(for english: String) -> String {
    connectives.first { $0.english == english }?.word ?? english
  }
}

extension Vocabulary {
  /// What is written here for words that are names elsewhere.
  private static let foreignNames = [
    "pow": "^", "power": "^", "fact": "!", "factorial": "!", "percent": "%", "degrees": "°",
    "squared": "²", "cubed": "³", "plus": "+", "minus": "-", "times": "*", "over": "/",
    "tg": "tan", "ctg": "cot", "rem": "mod", "remainder": "mod",
    "modulo": "mod", "fix": "trunc", "int": "trunc",
    "binom": "ncr", "comb": "ncr", "perm": "npr",
  ]

  /// What is written here for a name of other calculators; nil if it is none.
  static func own(for name: String) -> String? { foreignNames[name.lowercased()] }

  /// What is most likely meant by `name`: what is written here for it, or the known name that is most
  /// similar to it: the one at the shortest edit distance, of several the one with the longest common
  /// prefix, and of those the first in the alphabet; nil if none is near.
  ///
  /// Near is what one edit makes of a word, and a name of three letters or more that the word begins with.
  /// In a word of one or two letters the edit only adds to the name.
  ///
  /// - Parameter others: the names that are known besides those of the language.
  /// - Complexity: O(*n*), where *n* is the length of the name; only its first 32 letters are compared.
  static func nearestName(to name: String, with others: [String] = []) -> String? {
    if let own = own(for: name), !others.contains(name) { return own }
    return nearestName(to: name, among: names + others)
  }

  /// The name among others that is most similar to one, by the same rules.
  package static func nearestName(to name: String, among candidates: [String]) -> String? {
    let name = Array(name.lowercased().utf8.prefix(longestCompared))
    let isShort = name.count { !$0.isDigit } < 3
    return candidates.compactMap { candidate -> (String, Int, Int)? in
      let letters = Array(candidate.lowercased().utf8.prefix(longestCompared))
      let beginning = zip(name, letters).prefix { $0 == $1 }.count
      let edits = isShort && beginning < letters.count ? 0 : 1
      // An accent that is missing is an edit of two bytes.
      let slip = letters.contains { $0 >= 0x80 } ? edits + 1 : edits
      let farthest = beginning == letters.count && beginning > 2 ? 4 : slip
      // Every letter that one word has more than the other is an edit.
      guard abs(name.count - letters.count) <= farthest else { return nil }
      let distance = distance(from: name, to: letters)
      return distance <= farthest ? (candidate, distance, -beginning) : nil
    }
    .min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
  }

  /// The greatest number of letters that are compared.
  package static let longestCompared = 32

  /// The edit distance of two words: the number of insertions, deletions, substitutions and
  /// transpositions of adjacent letters that turn one into the other.
  ///
  /// This is the restricted form of Damerau's distance (1964), which edits no part twice.
  ///
  /// - Complexity: O(*mn*) for words of *m* and *n* letters.
  package static func distance(from word: [UInt8], to other: [UInt8]) -> Int {
    var rows = [Array(0...other.count)]
    for (row, letter) in word.enumerated() {
      var next = [row + 1]
      for (column, candidate) in other.enumerated() {
        let change = rows[row][column] + (letter == candidate ? 0 : 1)
        var best = min(change, rows[row][column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == candidate {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        next.append(best)
      }
      rows.append(next)
    }
    return rows[word.count][other.count]
  }
}

extension Vocabulary {
  /// Whether a name is that of an operator between two operands, whatever else it is.
  package static func isOperator(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .binary, .function(.mod): true
    case .answer, .constant, .degree, .function, .not, .total, .time, nil: false
    }
  }

  /// Whether a line continues the result before it: it begins with a word or a sign that stands
  /// behind an operand, as `in km` and `² + 1` do.
  ///
  /// `mod(7; 3)` does not, because it is a function.
  package static func continues(_ line: String, in language: TextLanguage) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    if signsOfContinuation.contains(where: text.hasPrefix) { return true }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard wordsOfContinuation.contains(language.joint(String(word)).lowercased()) else {
      return false
    }
    return word != "mod" || text.dropFirst(word.count).first != "("
  }

  /// The words that convert.
  static let conversions: Set = ["in", "to", "as", "into"]

  private static let wordsOfContinuation = conversions.union(["mod", "and", "or", "xor"])

  private static let signsOfContinuation = [
    "->", "→", "<<", ">>", "&", "^", "!", "%", "°", "×", "*", "÷", "/", "·", "²", "³",
  ]
}
