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
