import CalculatorCore

/// Everything that is said of a function, in the help, in messages and in the manual.
///
/// A new function needs one entry in `Function.words`, in `Function+Table.swift`; the compiler asks
/// for it.
package struct FunctionWords: Hashable, Sendable {
  /// What the function is, in a few words.
  package var meaning: String
  /// Which arguments the function has values for.
  package var domain: FunctionDomain
  /// What is said where two candidates agree to many digits; nil where that cannot happen.
  var doubt: Doubt?

  init(_ meaning: String, domain: FunctionDomain, doubt: Doubt? = nil) {
    self.meaning = meaning
    self.domain = domain
    self.doubt = doubt
  }
}

/// Two candidates that agree to many digits and that nothing proves to be equal or different.
struct Doubt: Hashable, Sendable {
  /// What holds to the digits that were compared.
  var known: String
  /// What may hold beyond them.
  var possible: String
  /// Both in at most 20 columns.
  var brief: String

  init(_ known: String, but possible: String, brief: String) {
    self.known = known
    self.possible = possible
    self.brief = brief
  }

  /// The doubt as a sentence.
  ///
  /// - Parameter digits: the number of digits that agree.
  func sentence(to digits: Int) -> Sentence {
    Sentence("\(known) to \(grouped(digits)) digits, but \(possible).", brief: brief)
  }
}

extension Function {
  /// How the function is written.
  package var form: String { "\(name)(\(parameters))" }

  /// The arguments of the function as the help writes them.
  package var parameters: String {
    switch self {
    case .root: "x;n"
    case .log: "x;b"
    case .atan2: "y;x"
    case .ncr, .npr: "n;k"
    case .isprime: "n"
    default: arity.greatest == nil ? "a;b;…" : arity.least == 1 ? "x" : "a;b"
    }
  }

  /// How many arguments the function takes, as a sentence.
  var usage: Sentence {
    let count =
      switch arity {
      case .one: "one argument"
      case .two: "two arguments"
      case .oneOrTwo: "one or two arguments"
      default: "one or more arguments"
      }
    return Sentence("\(name) takes \(count): \(form).", brief: form)
  }
}
