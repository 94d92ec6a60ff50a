import ExactNumbers

package enum Vocabulary {
  enum Meaning: Hashable {
    case answer
    case binary(BinaryOperator)
    case constant(Constant)
    case degree
    case function(Function)
    case not
    case total
    case time(TimeWord)

    var isOperator: Bool { if case .binary = self { true } else { self == .function(.mod) } }

    /// Whether it joins two operands.
    var isJoint: Bool { isOperator || self == .function(.ncr) || self == .function(.npr) }
  }

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

  private static let symbols = Dictionary(
    uniqueKeysWithValues: Constant.allCases.flatMap { constant in
      constant.symbols.map { ($0, Meaning.constant(constant)) }
    })

  /// All names in alphabetical order, without symbols of constants.
  package static let names: [String] = meanings.keys.sorted()

  package static let functionNames: Set<String> = Set(
    Function.allCases.flatMap { [$0.name] + $0.synonyms })

  static let namesBehindOperands = names.filter { !functionNames.contains($0) }

  static func meaning(of name: some StringProtocol) -> Meaning? {
    let exact = String(name)
    return meanings[exact] ?? symbols[exact] ?? (name.count > 1 ? meanings[name.lowercased()] : nil)
  }

  package static func isKnown(_ name: some StringProtocol) -> Bool { meaning(of: name) != nil }
}

/// The words of a language, which are accepted in addition to those of English.
private struct LanguageWords {
  /// Operator words with their English equivalents, the preferred ones first.
  var joints: [(word: String, english: String)] = []
  var zeros: [String: Int]
  /// Words beside a weekday: 1 for the next one, -1 for the last one.
  var sides: [String: Int]
  var dozens: [String]
  var and: String
  var requests: [(words: [String], request: TextLanguage.Request)]

  static let english = LanguageWords(
    zeros: [
      "hundred": 2, "thousand": 3, "million": 6, "millions": 6, "billion": 9, "billions": 9,
      "trillion": 12,
      "trillions": 12,
    ], sides: ["next": 1, "last": -1], dozens: ["dozen", "dozens", "doz"], and: "and",
    requests: [
      (["convert"], .conversion), (["how", "many"], .count), (["a"], .one), (["an"], .one),
      (["are", "there"], .filler), (["are"], .filler),
    ])

  static let french = LanguageWords(
    joints: [
      ("de", "of"), ("du", "of"), ("en", "in"), ("dans", "in"), ("vers", "to"), ("à", "to"),
      ("par", "per"),
      ("hier", "yesterday"), ("demain", "tomorrow"), ("aujourd’hui", "today"),
      ("aujourd'hui", "today"), ("aujourdhui", "today"), ("maintenant", "now"),
      ("en % de", "as % of"), ("mensualité", "payment"), ("échéancier", "schedule"),
      ("mensualite", "payment"), ("echeancier", "schedule"),
      ("résoudre", "solve"),
    ], zeros: ["mille": 3, "million": 6, "millions": 6, "milliard": 9, "milliards": 9],
    sides: ["prochain": 1, "dernier": -1], dozens: ["douzaine", "douzaines"], and: "et",
    requests: [
      (["convertir"], .conversion), (["combien", "de"], .count), (["un"], .one), (["une"], .one),
      (["il", "y", "a"], .filler),
    ])
}

extension TextLanguage {
  private var own: LanguageWords { of(.english, .french) }

  func zeros(of word: String) -> Int? {
    isOfLongScale(word) ? nil : own.zeros[word] ?? LanguageWords.english.zeros[word]
  }

  /// Whether an English word means another number in the language.
  func isOfLongScale(_ word: String) -> Bool {
    self == .french && ["billion", "billions", "trillion", "trillions"].contains(word)
  }

  func side(_ word: String) -> Int? { own.sides[word] ?? LanguageWords.english.sides[word] }

  func isDozen(_ word: String) -> Bool {
    (own.dozens + LanguageWords.english.dozens).contains(word.lowercased())
  }

  func isAnd(_ word: String) -> Bool {
    [own.and, LanguageWords.english.and].contains(word.lowercased())
  }

  enum Request {
    /// The expression follows: `convert 5 km to mi`.
    case conversion
    case count, one, filler
  }

  /// The words of requests, longer ones before their beginnings.
  var requests: [(words: [String], request: Request)] {
    LanguageWords.english.requests + (self == .english ? [] : own.requests)
  }

  func joint(_ word: String) -> String {
    own.joints.first { $0.word == word.lowercased() }?.english ?? word
  }

  package func word(for english: String) -> String {
    own.joints.first { $0.english == english }?.word ?? english
  }
}

extension Vocabulary {
  private static let foreignNames = [
    "pow": "x^y", "power": "x^y", "fact": "n!", "factorial": "n!", "percent": "%",
    "factorielle": "n!", "ppcm": "lcm", "pgcd": "gcd", "degrees": "in °",
    "dms": "deg + arcmin + arcsec",
    "grad": "°",
    "squared": "²", "cubed": "³", "plus": "+", "minus": "-", "times": "*", "over": "/",
    "tg": "tan", "ctg": "cot", "rem": "mod", "remainder": "mod",
    "modulo": "mod", "int": "trunc", "roundup": "ceil", "rounddown": "trunc",
    "fix": "decimals 2", "decimals": "decimals 2", "nper": "term", "pv": "loan", "fv": "savings",
    "amortization": "schedule", "quartile": "quantile(…; 0.25)", "correl": "corr(x; y; …)",
    "kyr": "thousand years", "gyr": "billion years", "cent": "* 0.01 EUR", "cents": "* 0.01 EUR",
    "binom": "ncr", "comb": "ncr", "perm": "npr", "log1p": "ln(1 + x)", "expm1": "e^x - 1",
    "dec": "in decimal", "dec2hex": "in hex", "hex2dec": "in decimal",
    "bin2dec": "in decimal", "factorize": "in factors", "nthroot": "root",
    "roots": "solve", "deg2rad": "°", "rnd": "random", "rand": "random", "randint": "random(n)",
    "div": "//",
    "networkdays": "workdays", "phi": "((1 + √5)/2)", "ki": "KiB",
    "mi": "MiB", "gi": "GiB",
    "pmt": "payment", "sd": "stdev", "invnorm": "norminv", "normalcdf": "normcdf",
    "normpdf": "exp(-x^2/2)/sqrt(2 pi)",
    "linest": "linreg", "regression": "linreg",
    "wavg": "wmean", "factor": "in factors", "factors": "in factors", "e_charge": "q_e",
    "mio": "million", "mln": "million", "mrd": "billion", "bn": "billion", "lakh": "* 10^5",
    "lakhs": "* 10^5",
    "crore": "* 10^7", "crores": "* 10^7",
    "ppm": "* 10^-6", "ppb": "* 10^-9",
    "sci": "in scientific", "eng": "in engineering",
    "u": "m_u", "amu": "m_u", "dalton": "m_u", "kda": "* 1000 Da", "mda": "* 10^6 Da",
    "moyenne": "mean", "somme": "sum", "racine": "sqrt", "arrondi": "round", "médiane": "median",
  ]

  /// Names of other calculators without an equivalent here.
  static let missingNames: Set<String> = [
    "limit", "lim", "taylor", "series", "matrix", "vector", "det", "transpose", "inverse", "dot",
    "cross", "eigenvalues", "simplify", "expand", "laplace", "fourier", "dsolve", "gradient",
  ]

  static func own(for name: String) -> String? { foreignNames[name.lowercased()] }

  /// The known name nearest to `name`, one edit away or a prefix of at least three letters; nil if
  /// none.
  ///
  /// Ties go to the shortest distance, the longest common prefix, then the first in the alphabet;
  /// words of one or two letters are only extended.
  static func nearestName(to name: String, with others: [String] = []) -> String? {
    if let own = own(for: name), !others.contains(name) { return own }
    return nearestName(to: name, among: names + others)
  }

  package static func nearestName(to name: String, among candidates: [String]) -> String? {
    let name = Array(name.lowercased().utf8.prefix(longestCompared))
    let isShort = name.count { !$0.isDigit } < 3
    return candidates.compactMap { candidate -> (String, Int, Int)? in
      let letters = Array(candidate.lowercased().utf8.prefix(longestCompared))
      let beginning = zip(name, letters).prefix { $0 == $1 }.count
      let edits = isShort && beginning < letters.count ? 0 : 1
      // A missing accent is an edit of two bytes.
      let slip = letters.count > 4 && letters.contains { $0 >= 0x80 } ? edits + 1 : edits
      let farthest = beginning == letters.count && beginning > 2 ? 4 : slip
      guard abs(name.count - letters.count) <= farthest else { return nil }
      let distance = distance(from: name, to: letters)
      return distance <= farthest ? (candidate, distance, -beginning) : nil
    }.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
  }

  package static let longestCompared = 32

  /// The edit distance in insertions, deletions, substitutions and adjacent transpositions.
  ///
  /// This is the restricted form of Damerau's distance (1964), which edits no part twice.
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

  package static func isOperator(_ name: String) -> Bool { meaning(of: name)?.isOperator == true }

  /// Whether a line continues the previous result: `in km`, `² + 1`, but not `mod(7; 3)`, `³√8`.
  package static func continues(_ line: String, in language: TextLanguage) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    if text.first?.isSuperscript == true, text.dropFirst().first == "√" { return false }
    if signsOfContinuation.contains(where: text.hasPrefix) { return true }
    // One bar alone is `or`; two enclose a magnitude.
    if text.first == "|" { return text.count { $0 == "|" } == 1 }
    let word = text.prefix(while: \.isPartOfName)
    guard wordsOfContinuation.contains(language.joint(String(word)).lowercased()) else {
      return false
    }
    return word != "mod" || text.dropFirst(word.count).first != "("
  }

  static let conversions: Set = ["in", "to", "as", "into"]

  private static let wordsOfContinuation = conversions.union(["mod", "and", "or", "xor"])

  private static let signsOfContinuation = [
    "->", "→", "<<", ">>", "&", "^", "!", "%", "°", "×", "*", "÷", "/", "·", "²", "³",
  ]
}
