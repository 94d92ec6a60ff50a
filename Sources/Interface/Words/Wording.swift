import CalculatorCore
import ExactNumbers
import Quantities
import SystemCalls

/// The texts of the program; brief forms have at most 20 columns, those for files nine.
///
/// A phrase is a sentence without capital and full stop.
package struct Wording: Sendable {
  package let language: Language

  package init(_ language: Language) { self.language = language }

  /// Chooses a text by language; a row of texts names its case once.
  package func say<Text>(_ english: Text, _ french: Text) -> Text { language.of(english, french) }

  func say(_ english: String, _ brief: String, _ french: String, _ frenchBrief: String) -> Sentence
  { Sentence(say(english, french), brief: say(brief, frenchBrief)) }
}

extension Wording {
  package func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.indices.reduce(into: "") { text, index in
      let rest = digits.distance(from: index, to: digits.endIndex)
      if rest.isMultiple(of: 3), index > digits.startIndex { text += say(",", "\u{202F}") }
      text.append(digits[index])
    }
  }

  /// The square root of a negative number with this magnitude, as `2i` or `√2 i`.
  func imaginaryRoot(of magnitude: Int) -> String {
    guard let root = Rational(magnitude).exactRoot(2)?.wholeValue else { return "√\(magnitude) i" }
    return root == 1 ? "i" : "\(root)i"
  }

  package func sentence(_ phrase: String) -> String { phrase.withCapital + "." }

  func printable(_ text: String) -> String {
    let longest = 60
    let rest = text.dropFirst(longest).isEmpty ? "" : "…"
    return Message.printable(text, atMost: longest) + rest
  }

  func cause(_ error: SystemError) -> String {
    error.kind == .other ? reason(error) : reason(error.kind)
  }

  /// A unit with its kind of quantity, if that has a name: `km (length)`.
  func textWithKind(_ unit: Unit) -> String {
    if unit.isTimePoint { return noun(ofPoint: unit) }
    let text = unit.text(.local(language))
    return QuantityKind(of: unit.dimension).map { "\(text) (\(noun(of: $0)))" } ?? text
  }
}

extension BinaryOperator {
  var isShift: Bool { self == .shiftLeft || self == .shiftRight }
}

extension FunctionDomain {
  /// Whether an error says only that there is no value.
  fileprivate var isPlain: Bool {
    switch self {
    case .exceptPoles, .exceptHalfTurns, .nonzero, .fromOneOutward, .beyondOne, .aboveZeroToOne:
      true
    default: false
    }
  }
}

extension Wording {
  /// The sentence for an error, naming the faulty part if that helps.
  package func sentence(_ error: EvaluationError.Kind, quoting blamed: String) -> Sentence {
    let isSign = !blamed.isEmpty && blamed.count <= 5 && blamed.last != ")"
    return switch error {
    case .missingOperand where isSign: missingNumber(say("after \(blamed)", "après \(blamed)"))
    case .missingLeftOperand where isSign: missingNumber(say("before \(blamed)", "avant \(blamed)"))
    case .outsideDomain(let function) where function.domain.isPlain && 1...30 ~= blamed.count:
      say("\(blamed) is undefined.", "undefined", "\(blamed) n’est pas défini.", "non défini")
    default: sentence(error)
    }
  }

  package func sentence(_ message: Message, quoting blamed: String) -> Sentence {
    switch message {
    case .failure(let error): sentence(error, quoting: blamed)
    case .refusal(.missingOperand): sentence(EvaluationError.Kind.missingOperand, quoting: blamed)
    default: sentence(message)
    }
  }
}

extension String {
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }

  var shortened: String { utf8.count <= 40 ? self : prefix(30) + "…" }
}
