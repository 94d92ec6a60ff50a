import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import SystemCalls

/// The texts of a language for the screen, expressions and pipes.
///
/// Brief forms have at most 20 columns, those for files nine. A phrase is a sentence without
/// capital and full stop.
package protocol Wording: Sendable {
  var language: Language { get }
  var nameOfLanguage: String { get }

  // MARK: Text

  var groupSeparator: String { get }
  func quoted(_ text: String) -> String
  /// Joins words as alternatives.
  func choice(of words: [String]) -> String
  /// Such as 20 November 2026.
  func text(of day: Day) -> String
  /// At most 14 columns, such as 20 Nov 2026.
  func brief(_ day: Day) -> String
  /// Without the year.
  func short(_ day: Day) -> String

  // MARK: Messages and errors

  func sentence(_ message: Message) -> Sentence
  func sentence(_ note: BitsNote) -> Sentence
  func sentence(_ error: EvaluationError.Kind) -> Sentence
  /// A number is missing; nil for an unknown side.
  func missingNumber(_ side: MissingSide?) -> Sentence
  func undefined(_ call: String) -> Sentence
  /// A value that agrees with zero to a number of digits.
  func zero(to digits: Int) -> String

  // MARK: Without a screen

  /// A result with its sign in words: `exactly 5` for `= 5`.
  func spoken(_ result: String) -> String
  /// A mistake with its place, counted from 1.
  func sentence(_ mistake: String, atCharacter place: Int) -> String
  var greeting: String { get }
  func note(ofLines failure: ProgramError) -> String

  // MARK: Files

  /// Ends a sentence.
  func reason(_ problem: FileError.Kind) -> String
  /// At most nine columns.
  func brief(_ problem: FileError.Kind) -> String
  func reason(_ error: SystemError) -> String

  // MARK: Exchange rates

  func sentence(_ update: RatesUpdate) -> Sentence
  func sentence(_ failure: RatesFailure) -> Sentence
  /// The rates come from the file of `--rates`, which is not updated.
  func ownRates(_ file: String) -> Sentence
  func ratesProgress(received: Int) -> Sentence
  /// The day of the rates, longest sentence first, and its brief form.
  ///
  /// - Parameters:
  ///   - age: In days if the rates are old; nil otherwise.
  ///   - isKeypad: Whether a key updates them.
  func ratesNote(
    of day: Day, age: Int?, isKeypad: Bool
  ) -> (full: [String], brief: String)
  /// The rates with their day, publisher or file, and age in days if old.
  func describedRates(of day: Day, from publisher: String?, age: Int?) -> String

  // MARK: The tape

  var emptyTape: String { get }
  /// The line above the newest entries while the rest loads.
  var readingTape: String { get }
  var plot: PlotWords { get }
  var schedule: ScheduleTitles { get }
  /// The heading of the totals, and the texts while pending and without tags.
  var totals: (heading: String, pending: String, empty: String) { get }
  func heading(of column: ListingColumn) -> String
  /// A Boolean in a listing.
  func flag(_ holds: Bool) -> String
  /// The heading of the list of tapes, and the text if none is saved.
  var tapes: (heading: String, empty: String) { get }
  func lines(_ count: Int) -> String
  var moreLines: String { get }
  func removed(_ line: String) -> String
  func takenBack(_ line: String) -> String
  /// The name of a sum of several tags.
  func name(of part: Totals.Sum.Part) -> String
  /// The goal of a sum and the distance to it.
  func goal(_ goal: String, distance: String, isOver: Bool) -> String
  /// Number of entries left out of a sum, in parentheses.
  func excluded(_ count: Int) -> String

  // MARK: Pictures

  func sentence(_ outcome: PictureOutcome) -> Sentence

  // MARK: Values

  /// Within a sentence.
  func title(of form: NumberForm) -> String
  /// A sentence.
  func meaning(of form: NumberForm) -> String
  var factors: FactorWords { get }
  func digitsLeft(_ count: Int) -> String
  func lines(_ first: Int, to last: Int, of all: Int) -> String
  /// The text after digits that are still being calculated, or that go on.
  var moreDigits: (running: String, rest: String) { get }
  var floats: FloatWords { get }
  func heading(_ form: NumberForm, unit: String?) -> String
  var explanation: (heading: String, more: String) { get }

  // MARK: Keys and help

  func name(of key: Key) -> String
  func range(from first: String, to last: String) -> String
  func text(_ meaning: KeyHelp) -> String
  func text(of command: NamedCommand) -> CommandText
  func effect(ofKeepingTapeAs name: String) -> String
  /// The effect of undo, with the text it removes.
  func undoing(takesBack text: String) -> String
  /// The effect of undo, with the text it restores.
  func undoing(bringsBack text: String) -> String
  func searchNote(of query: String, isFound: Bool) -> Sentence
  /// The meaning of a name that hides another, and the spelling of the hidden one.
  ///
  /// - Parameter value: The value of the name; nil if not short.
  func note(of name: String, value: String?, hiding hidden: HiddenMeaning) -> Sentence
  func note(ofReading reading: String) -> Sentence
  /// The angle is in radians; the example is in degrees.
  func note(ofRadians example: String) -> Sentence
  func note(of definition: Definition) -> Sentence
  func enter(does effect: String) -> String
  /// A hint of a word or two below the keypad.
  func text(_ hint: Hint) -> String
  func heading(of chapter: HelpChapter) -> String
  func text(_ note: HelpNote) -> String

  // MARK: Functions and units

  func meaning(of function: Function) -> String
  func meaning(of constant: Constant) -> String
  /// The name of a kind of quantity, such as `speed`.
  func noun(of kind: QuantityKind) -> String
  /// The condition on the arguments of a function; nil if there is none.
  func condition(of domain: FunctionDomain) -> String?
  /// A filter that leaves nothing.
  var noMatch: String { get }
  func note(of remark: QuantityArithmetic.Remark) -> Sentence
  /// Whether these are all solutions of an equation.
  func note(of solutions: Solutions) -> Sentence
  /// A measured value, with its uncertainty.
  func note(ofUncertainty limit: String) -> Sentence
  /// A bare time of day is a duration.
  func note(ofDuration duration: String) -> Sentence
  /// A negative number in base 2, 8 or 16, with its two’s complement in a word that holds it.
  func note(ofBits bits: Int, holding text: String, written: String) -> Sentence
  /// A date, a moment or a weekday, depending on the unit.
  func noun(ofPoint unit: Unit) -> String
  func name(of source: UnitSource) -> String
  func title(of source: UnitSource) -> String
  func point(zero: String) -> String

  // MARK: The command line

  func phrase(_ error: UsageError) -> String
  func phrase(_ failure: ProgramError) -> String
  func phrase(_ flaw: EnvironmentFlaw) -> String
  /// Only the family of the terminal is known.
  func note(ofUnfamiliarTerminal name: String) -> String
  func optionsNotRead(_ problem: FileError.Kind) -> String
  /// A report such as `countonme: division by zero`.
  func report(_ phrase: String) -> String
  /// A phrase after its line number: `line 3: division by zero`.
  func phrase(_ phrase: String, inLine number: Int) -> String
  func phrase(_ phrase: String, inFile path: String) -> String
  func moreProblems(_ count: Int) -> String
  /// Stands for a removed line of the tape.
  var missing: String { get }
  var helpTitles: HelpTitles { get }
  /// The end of a report on options: where to read about them.
  var moreHelp: String { get }
  /// The advice where a shell replaced `*` by the names of files.
  var quoteExpression: String { get }
  var optionsIntroduction: String { get }
}

/// The titles of `--help`.
package struct HelpTitles: Hashable, Sendable {
  package var overview: String
  package var usage: String
  package var arguments: String
  package var options: String
  /// Precedes the words that an option takes.
  package var values: String
  /// The meaning of `<expression>`.
  package var expression: String
}

extension Wording {
  /// Replaces `≈`, and `=` at the start or after a comma, by words.
  func spoken(_ line: String, exact: String, rounded: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices where ["≈", "~="].contains(words[index]) { words[index] = rounded }
    for index in words.indices where words[index] == "=" {
      if index == 0 || words[index - 1].last == "," { words[index] = exact }
    }
    return words.joined(separator: " ")
  }

  /// A nonnegative number with its digits in groups of three.
  package func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.indices.reduce(into: "") { text, index in
      let rest = digits.distance(from: index, to: digits.endIndex)
      if rest.isMultiple(of: 3), index > digits.startIndex { text += groupSeparator }
      text.append(digits[index])
    }
  }

  /// The root of a negative number with this magnitude, as `2i` or `√2 i`.
  func imaginaryRoot(of magnitude: Int) -> String {
    guard let root = Rational(magnitude).exactRoot(2)?.wholeValue else { return "√\(magnitude) i" }
    return root == 1 ? "i" : "\(root)i"
  }

  func shortList(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(numbers.count > 3 ? 2 : 3).map(grouped).joined(separator: ", ")
    return shown + (numbers.count > 3 ? ", +\(grouped(numbers.count - 2))" : "")
  }

  /// Turns a phrase into a sentence.
  package func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  /// The start of a text from outside, without control characters.
  func printable(_ text: String) -> String {
    let longest = 60
    let rest = text.dropFirst(longest).isEmpty ? "" : "…"
    return Message.printable(text, atMost: longest) + rest
  }

  /// Ends a sentence.
  func cause(_ error: SystemError) -> String {
    error.kind == .other ? reason(error) : reason(error.kind)
  }

  /// A unit with its kind of quantity, if named: `km (length)`.
  func textWithKind(_ unit: Unit) -> String {
    unit.isTimePoint
      ? noun(ofPoint: unit)
      : QuantityKind(of: unit.dimension).map { "\(unit.text()) (\(noun(of: $0)))" } ?? unit.text()
  }
}

extension BinaryOperator {
  var isShift: Bool { self == .shiftLeft || self == .shiftRight }
}

/// The words for IEEE 754 formats.
package struct FloatWords: Sendable {
  package var single: String
  package var double: String
  /// Labels of the exact value and of the neighbours.
  package var value: String
  package var below: String
  package var above: String
  package var infinity: String

  /// The name of a format.
  package func title(_ format: BinaryFloat.Format) -> String {
    switch format {
    case .single: single
    case .double: double
    }
  }
}

/// The side of a missing number.
package enum MissingSide: Hashable, Sendable {
  case before(String)
  case after(String)
}

extension FunctionDomain {
  /// Whether an error says just that there is no value.
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
    case .missingOperand where isSign: missingNumber(.after(blamed))
    case .missingLeftOperand where isSign: missingNumber(.before(blamed))
    case .outsideDomain(let function)
    where function.domain.isPlain && 1...30 ~= blamed.count:
      undefined(blamed)
    default: sentence(error)
    }
  }

  /// The sentence for a message, naming the faulty part if that helps.
  package func sentence(_ message: Message, quoting blamed: String) -> Sentence {
    switch message {
    case .failure(let error): sentence(error, quoting: blamed)
    case .refusal(.missingOperand):
      sentence(EvaluationError.Kind.missingOperand, quoting: blamed)
    default: sentence(message)
    }
  }
}

/// The words for points of a plot.
package struct PlotWords: Sendable {
  package let zero, extreme, pole, hole: String
  /// Stands for a missing value.
  package let undefined: String
}

/// The column titles of a schedule.
package struct ScheduleTitles: Sendable {
  package let month, payment, interest, principal, balance, total: String
}

extension String {
  var shortened: String { utf8.count <= 40 ? self : prefix(30) + "…" }
}
