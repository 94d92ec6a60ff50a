/// The names of the typed language.
package enum Language {
  /// What a name stands for.
  enum Meaning: Hashable {
    case answer
    case constant(Constant)
    case degree
    case function(Function)
  }

  /// Every name with its meaning.
  private static let meanings: [String: Meaning] = Dictionary(
    uniqueKeysWithValues: [("ans", .answer), ("deg", .degree)]
      + Constant.allCases.map { ($0.name, .constant($0)) }
      + Function.allCases.map { ($0.name, .function($0)) })

  /// All names in alphabetical order.
  package static let names: [String] = meanings.keys.sorted()

  /// The names of functions, which a parenthesis follows.
  package static let functionNames: Set<String> = Set(Function.allCases.map(\.name))

  /// What a name stands for; nil if the name is unknown.
  static func meaning(of name: String) -> Meaning? { meanings[name] }

  /// The known name that is most similar to `name`: the one at the shortest edit distance, of several
  /// the one with the longest common prefix, and of those the first in the alphabet.
  ///
  /// - Parameter others: the names that are known besides those of the language.
  /// - Complexity: O(*n*), where *n* is the length of the name; only its first 32 letters are compared.
  static func nearestName(to name: String, with others: [String] = []) -> String {
    let name = Array(name.lowercased().utf8.prefix(longestCompared))
    return (names + others).map { candidate in
      let letters = Array(candidate.lowercased().utf8.prefix(longestCompared))
      let beginning = zip(name, letters).prefix { $0 == $1 }.count
      return (candidate, distance(from: name, to: letters), -beginning)
    }
    .min { ($0.1, $0.2) < ($1.1, $1.2) }?.0 ?? ""
  }

  /// The greatest number of letters that are compared.
  private static let longestCompared = 32

  /// The edit distance of two words: the number of insertions, deletions, substitutions and
  /// transpositions of adjacent letters that turn one into the other.
  ///
  /// This is the restricted form of Damerau's distance (1964), which edits no part twice.
  ///
  /// - Complexity: O(*mn*) for words of *m* and *n* letters.
  private static func distance(from word: [UInt8], to other: [UInt8]) -> Int {
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
