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
  }

  /// Every name with its meaning; all are in lower case.
  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = ["ans": .answer, "deg": .degree, "not": .not]
    for binary in BinaryOperator.words { meanings[binary.source] = .binary(binary) }
    for constant in Constant.allCases { meanings[constant.name] = .constant(constant) }
    for function in Function.allCases {
      meanings[function.name] = .function(function)
      for synonym in function.synonyms { meanings[synonym] = .function(function) }
    }
    return meanings
  }()

  /// All names in alphabetical order.
  package static let names: [String] = meanings.keys.sorted()

  /// The names of functions, which a parenthesis may follow.
  package static let functionNames: Set<String> = Set(
    Function.allCases.flatMap { [$0.name] + $0.synonyms })

  /// What a name in any case stands for; nil if the name is unknown.
  static func meaning(of name: some StringProtocol) -> Meaning? {
    meanings[String(name)] ?? meanings[name.lowercased()]
  }

  /// What a name in ASCII stands for; nil if the name is unknown.
  static func meaning(of name: ArraySlice<UInt8>) -> Meaning? {
    meaning(of: String(decoding: name, as: UTF8.self))
  }

}

extension Vocabulary {
  /// What is written here for words that are names elsewhere.
  private static let foreignNames = [
    "pow": "^", "power": "^", "fact": "!", "factorial": "!", "percent": "%", "degrees": "°",
    "squared": "²", "cubed": "³", "plus": "+", "minus": "-", "times": "*", "over": "/",
    "tg": "tan", "cot": "1/tan", "sec": "1/cos", "csc": "1/sin", "cosec": "1/sin",
    "coth": "1/tanh", "sech": "1/cosh", "csch": "1/sinh", "rem": "mod", "remainder": "mod",
    "modulo": "mod", "fix": "trunc", "int": "trunc",
    "choose": "ncr", "binom": "ncr", "comb": "ncr", "perm": "npr",
  ]

  /// What is written here for a name of other calculators; nil if it is none.
  static func own(for name: String) -> String? { foreignNames[name.lowercased()] }

  /// What is most likely meant by `name`: what is written here for it, or the known name that is most
  /// similar to it: the one at the shortest edit distance, of several
  /// the one with the longest common prefix, and of those the first in the alphabet.
  ///
  /// - Parameter others: the names that are known besides those of the language.
  /// - Complexity: O(*n*), where *n* is the length of the name; only its first 32 letters are compared.
  static func nearestName(to name: String, with others: [String] = []) -> String {
    if let own = own(for: name), !others.contains(name) { return own }
    return nearestName(to: name, among: names + others)
  }

  /// The name among others that is most similar to one, by the same rules.
  package static func nearestName(to name: String, among candidates: [String]) -> String {
    let name = Array(name.lowercased().utf8.prefix(longestCompared))
    return candidates.map { candidate in
      let letters = Array(candidate.lowercased().utf8.prefix(longestCompared))
      let beginning = zip(name, letters).prefix { $0 == $1 }.count
      return (candidate, distance(from: name, to: letters), -beginning)
    }
    .min { ($0.1, $0.2) < ($1.1, $1.2) }?.0 ?? ""
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

/// What characters can be of an expression, for keys that write them.
extension Vocabulary {
  /// What a character or a word can do at the end of what was typed.
  package enum Beginning: Hashable, Sendable {
    /// It can begin an expression.
    case ofExpression
    /// It can only continue one, as `°` does.
    case ofContinuation
  }

  /// What letters can begin; nil if no name begins with them, in whatever case.
  ///
  /// - Complexity: linear in the number of names.
  package static func beginning(
    letters: String, with ownNames: @autoclosure () -> [String] = []
  ) -> Beginning? {
    let letters = letters.lowercased()
    let isBeginning = { (name: String) in name.lowercased().hasPrefix(letters) }
    let known = names.filter(isBeginning)
    if known.contains(where: canBeginExpression) || ownNames().contains(where: isBeginning) {
      return .ofExpression
    }
    return known.isEmpty ? nil : .ofContinuation
  }

  /// Whether an expression can begin with a name of the language.
  private static func canBeginExpression(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .answer, .constant, .function, .not: true
    case .binary, .degree, nil: false
    }
  }

  /// Whether a name is that of an operator between two operands, whatever else it is.
  package static func isOperator(_ name: String) -> Bool {
    switch meaning(of: name) {
    case .binary, .function(.mod): true
    case .answer, .constant, .degree, .function, .not, nil: false
    }
  }

  /// What a character can begin that is not a letter of a name; nil if it can be no part of an
  /// expression.
  ///
  /// What can be read decides: the character alone, or behind an operand, perhaps twice as in `<<`, or
  /// with what has to follow it, as in `1_0` and in a comment.
  ///
  /// - Parameter number: the number that the character stands behind; nil if it stands elsewhere.
  /// - Complexity: O(*n*), where *n* is the length of the number.
  package static func beginning(_ character: Character, behind number: String?) -> Beginning? {
    if ";,)".contains(character) { return .ofContinuation }
    let isLetter = character.isLetter
    let character = String(character)
    // A root may need its operand to be read, and a unit that a number can follow is a currency.
    var alone = try? Formula(character)
    if alone.map(\.beginsWithUnit) ?? true { alone = try? Formula(character + "1") }
    let isRead = (try? Formula("1"))?.expression != alone?.expression || character == "1"
    if isRead, let first = alone?.expression.tokens.first, alone?.beginsWithUnit == false {
      return first.beginsOperand ? .ofExpression : .ofContinuation
    }
    // A letter that begins no name can only be a part of a number.
    guard let operand = number ?? (isLetter ? nil : "π") else { return nil }
    let isPart = ["", character, "0"].contains { following in
      guard let read = try? Formula(operand + character + following) else { return false }
      // A sign of a unit, as of feet, stands behind a number.
      return read.comment != nil
        || (number != nil || !read.hasUnit)
          && [operand, operand + " 0"].allSatisfy {
            (try? Formula($0))?.expression != read.expression
          }
    }
    return isPart ? .ofContinuation : nil
  }
}

extension Formula {
  fileprivate var beginsWithUnit: Bool { expression.tokens.first?.isUnit ?? false }

  fileprivate var hasUnit: Bool { expression.tokens.contains { $0.isUnit } }
}

extension Token {
  fileprivate var isUnit: Bool { if case .unit = self { true } else { false } }
}
