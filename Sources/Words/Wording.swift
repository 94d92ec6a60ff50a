import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import SystemCalls

/// The shape of a language: everything that it has to say on the screen, about expressions, and in
/// pipes.
///
/// A language is a type that conforms; one that lacks a sentence does not compile. Brief forms have at
/// most 20 columns, those of problems of files nine. A phrase is a part of a sentence, without its
/// capital and its full stop.
package protocol Wording: Sendable {
  /// The language of these words, and what it calls itself.
  var language: Language { get }
  var nameOfLanguage: String { get }

  // MARK: Text

  /// What separates groups of three digits in a sentence.
  var groupSeparator: String { get }
  /// A word in quotation marks.
  func quoted(_ text: String) -> String
  /// The words of a list, of which one can be chosen.
  func choice(of words: [String]) -> String
  /// A day in words: 20 November 2026.
  func text(of day: Day) -> String
  /// A day in at most 14 columns: 20 Nov 2026.
  func brief(_ day: Day) -> String
  /// A day without its year.
  func short(_ day: Day) -> String

  // MARK: Messages and errors

  /// What the message line says.
  func sentence(_ message: Message) -> Sentence
  /// What is said of the bits of a value, beside them.
  func sentence(_ note: BitsNote) -> Sentence
  /// What is wrong with an expression.
  func sentence(_ error: EvaluationError.Kind) -> Sentence
  /// That a number is missing; nil where it is not told on which side of what.
  func missingNumber(_ side: MissingSide?) -> Sentence
  /// That a function has no value for its arguments.
  func undefined(_ call: String) -> Sentence
  /// What is shown of a value that agrees with zero to a number of digits.
  func zero(to digits: Int) -> String

  // MARK: Without a screen

  /// A result with its sign in words: `exactly 5` for `= 5`.
  func spoken(_ result: String) -> String
  /// A mistake with its place on the line, counted from 1.
  func sentence(_ mistake: String, atCharacter place: Int) -> String
  /// What is said first.
  var greeting: String { get }
  /// That a terminal without a screen of its own was used line by line.
  func note(ofLines failure: Failure) -> String

  // MARK: Files

  /// What is wrong with a file, as the end of a sentence.
  func reason(_ problem: FileError.Kind) -> String
  /// The same in at most nine columns.
  func brief(_ problem: FileError.Kind) -> String
  /// Why a call of the system failed, where no kind of problem says it.
  func reason(_ error: SystemError) -> String

  // MARK: Exchange rates

  /// What came with an update.
  func sentence(_ update: RatesUpdate) -> Sentence
  /// Why no update came, and that the old rates stay.
  func sentence(_ failure: RatesFailure) -> Sentence
  /// That the rates are those of a file of one's own, which no update replaces.
  func ownRates(_ file: String) -> Sentence
  /// How much of an update has come, in bytes.
  func ratesProgress(received: Int) -> Sentence
  /// Of which day rates are, in sentences from the longest to the shortest, and the brief form.
  ///
  /// - Parameters:
  ///   - age: their age in days if they are old; nil otherwise.
  ///   - isKeypad: whether a key updates them.
  func ratesNote(
    of day: Day, age: Int?, isKeypad: Bool
  ) -> (full: [String], brief: String)
  /// Exchange rates with their day, their publisher or file, and their age in days if they are old.
  func describedRates(of day: Day, from publisher: String?, age: Int?) -> String

  // MARK: The tape

  /// What an empty tape is for.
  var emptyTape: String { get }
  /// What stands above the newest entries while the others are read.
  var readingTape: String { get }
  /// What a point of a plot is besides a value.
  var plot: PlotWords { get }
  /// What stands above the columns of a schedule, and beside their sums.
  var schedule: ScheduleTitles { get }
  /// The heading of the page of totals; what stands there before they are known, and without any tag.
  var totals: (heading: String, pending: String, empty: String) { get }
  /// What stands above a column of a listing.
  func heading(of column: ListingColumn) -> String
  /// Whether something holds, in a cell of a listing.
  func flag(_ holds: Bool) -> String
  /// The heading of the page of tapes; what stands there where none is kept.
  var tapes: (heading: String, empty: String) { get }
  /// A number of lines.
  func lines(_ count: Int) -> String
  /// That Enter goes on with a long answer.
  var moreLines: String { get }
  /// A line that was removed, and one that was undone.
  func removed(_ line: String) -> String
  func takenBack(_ line: String) -> String
  /// What a sum of several tags is called.
  func name(of part: Totals.Sum.Part) -> String
  /// How a sum stands to its goal, and by how much.
  func goal(_ goal: String, distance: String, isOver: Bool) -> String
  /// How many entries are not part of a sum, in parentheses.
  func excluded(_ count: Int) -> String

  // MARK: Pictures

  /// Where a picture of the screen is, or why it was not kept.
  func sentence(_ outcome: PictureOutcome) -> Sentence

  // MARK: Values

  /// The name of a form of numbers within a sentence.
  func title(of form: NumberForm) -> String
  /// What a form prints, as a sentence.
  func meaning(of form: NumberForm) -> String
  /// The words beside the factors of numbers on the screen.
  var factors: FactorWords { get }
  /// How many digits are left to factor.
  func digitsLeft(_ count: Int) -> String
  /// Which lines of a page show.
  func lines(_ first: Int, to last: Int, of all: Int) -> String
  /// What follows the place in a value whose digits are still calculated, or have not ended.
  var moreDigits: (running: String, rest: String) { get }
  /// What is said of a number in the formats of IEEE 754.
  var floats: FloatWords { get }
  /// The heading of a value in full, with its unit.
  func heading(_ form: NumberForm, unit: String?) -> String
  /// The heading of the page of steps, and the line in place of steps that are not shown.
  var explanation: (heading: String, more: String) { get }

  // MARK: Keys and help

  /// The name of a key.
  func name(of key: Key) -> String
  /// Keys from one to another.
  func range(from first: String, to last: String) -> String
  /// What a key does, as the help says it.
  func text(_ meaning: KeyMeaning) -> String
  /// What a command does, in the third person and at most 30 columns: `shows all digits`.
  func effect(of meaning: KeyMeaning) -> String
  /// What putting the tape aside under a name does.
  func effect(ofKeepingTapeAs name: String) -> String
  /// What undoing does, with the part of the line that it removes.
  func undoing(takesBack text: String) -> String
  /// What undoing does, with the part of the line that it writes again.
  func undoing(bringsBack text: String) -> String
  /// What is sought in the tape, and whether a line has it.
  func searchNote(of query: String, isFound: Bool) -> Sentence
  /// What a name means that hides something else, and how that is written.
  ///
  /// - Parameter value: the value of the name; nil where it is not short.
  func note(of name: String, value: String?, hiding hidden: HiddenMeaning) -> Sentence
  /// How a line is read that could mean something else.
  func note(ofReading reading: String) -> Sentence
  /// That an angle is in radians, with how one in degrees is written.
  func note(ofRadians example: String) -> Sentence
  /// How a function is used that was defined.
  func note(of definition: Definition) -> Sentence
  /// What Enter does with the word of a command.
  func enter(does effect: String) -> String
  /// The words of commands that the language has besides the English ones, which they stand for.
  var commandWords: [String: String] { get }
  /// What a key does, in a word or two below the keypad.
  func text(_ hint: Hint) -> String
  /// The heading of a chapter of the help.
  func heading(of chapter: HelpChapter) -> String
  /// A line of the help that no table has.
  func text(_ note: HelpNote) -> String

  // MARK: Functions and units

  /// What a function is, in a few words.
  func meaning(of function: Function) -> String
  /// What a constant is, in a few words.
  func meaning(of constant: Constant) -> String
  /// What a kind of quantity is called, as in `speed`.
  func noun(of kind: QuantityKind) -> String
  /// A month ends before the day, so that its last day was taken.
  var clampedDay: Sentence { get }
  /// Whether these are all solutions of an equation.
  func note(of solutions: Solutions) -> Sentence
  /// A value that comes from measurements, with how far it may be from the true one.
  func note(ofUncertainty limit: String) -> Sentence
  /// A time of day alone is so long a duration.
  func note(ofDuration duration: String) -> Sentence
  /// A date, a moment or a weekday, which the unit is that of.
  func noun(ofPoint unit: Unit) -> String
  /// What a standard of units is called beside a unit.
  func name(of source: UnitSource) -> String
  /// What a standard of units is.
  func title(of source: UnitSource) -> String
  /// A point of a temperature scale whose zero is given.
  func point(zero: String) -> String

  // MARK: The command line

  /// What is wrong with the command line or a line of options.
  func phrase(_ error: UsageError) -> String
  /// Why the program cannot go on.
  func phrase(_ failure: Failure) -> String
  /// That the description of a terminal is that of its family.
  func note(ofUnfamiliarTerminal name: String) -> String
  /// Why the file of options is not read.
  func optionsNotRead(_ problem: FileError.Kind) -> String
  /// A line that reports something: `countonme: division by zero`.
  func report(_ phrase: String) -> String
  /// The number of a line, in front of a phrase: `line 3: division by zero`.
  func phrase(_ phrase: String, inLine number: Int) -> String
  /// A phrase about a file.
  func phrase(_ phrase: String, inFile path: String) -> String
  /// A sentence that ends the program: `Error: Division by zero.`
  func ending(_ phrase: String) -> String
  /// That a number of other lines of a file are wrong as well.
  func moreProblems(_ count: Int) -> String
  /// What stands for a line of the tape that is no longer there.
  var missing: String { get }
  /// The titles of `--help`.
  var helpTitles: HelpTitles { get }
  /// What stands before the forms of the command line, behind an error in one.
  var usageTitle: String { get }
  /// Where more on the command line stands.
  var moreHelp: String { get }
  /// The lines at the beginning of a file of options that the program writes.
  var optionsIntroduction: String { get }
}

/// What `--help` says between its parts.
package struct HelpTitles: Hashable, Sendable {
  package var overview: String
  package var usage: String
  package var arguments: String
  package var options: String
  /// What stands before the words that an option takes.
  package var values: String
  /// What `<expression>` is.
  package var expression: String
}

extension Wording {
  /// A line in which words stand for `≈`, and for `=` at the beginning or behind a comma.
  func spoken(_ line: String, exact: String, rounded: String) -> String {
    var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices where ["≈", "~="].contains(words[index]) { words[index] = rounded }
    for index in words.indices where words[index] == "=" {
      if index == 0 || words[index - 1].last == "," { words[index] = exact }
    }
    return words.joined(separator: " ")
  }

  /// A number with its digits in groups of three.
  ///
  /// - Precondition: the number is not negative.
  package func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.indices.reduce(into: "") { text, index in
      let rest = digits.distance(from: index, to: digits.endIndex)
      if rest.isMultiple(of: 3), index > digits.startIndex { text += groupSeparator }
      text.append(digits[index])
    }
  }

  /// The square root of a negative number with this magnitude, as `2i` or `√2 i`.
  func imaginaryRoot(of magnitude: Int) -> String {
    guard let root = Rational(magnitude).exactRoot(2)?.wholeValue else { return "√\(magnitude) i" }
    return root == 1 ? "i" : "\(root)i"
  }

  /// The first numbers of a list, for a sentence.
  func shortList(_ numbers: [Int]) -> String {
    let shown = numbers.prefix(numbers.count > 3 ? 2 : 3).map(grouped).joined(separator: ", ")
    return shown + (numbers.count > 3 ? ", +\(grouped(numbers.count - 2))" : "")
  }

  /// A phrase as a sentence.
  package func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  /// The first characters of a text from a person or a file, without controls that could move the
  /// cursor.
  func printable(_ text: String) -> String {
    let longest = 60
    let rest = text.dropFirst(longest).isEmpty ? "" : "…"
    return Message.printable(text, atMost: longest) + rest
  }

  /// Why a call of the system failed, as the end of a sentence.
  func cause(_ error: SystemError) -> String {
    error.kind == .other ? reason(error) : reason(error.kind)
  }

  /// A unit with what it measures, as in `km (length)`, or alone where there is no word for that.
  func textWithKind(_ unit: Unit) -> String {
    unit.isTimePoint
      ? noun(ofPoint: unit)
      : QuantityKind(of: unit.dimension).map { "\(unit.text()) (\(noun(of: $0)))" } ?? unit.text()
  }
}

extension BinaryOperator {
  var isShift: Bool { self == .shiftLeft || self == .shiftRight }
}

/// What is said of a number in the formats of IEEE 754.
package struct FloatWords: Sendable {
  package var single: String
  package var double: String
  /// What stands before the exact value, and before the numbers beside it.
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

/// Where a number is missing.
package enum MissingSide: Hashable, Sendable {
  case before(String)
  case after(String)
}

extension Wording {
  /// What is wrong, in a sentence that names the part of the expression that is to blame, where that helps.
  package func sentence(_ error: EvaluationError.Kind, quoting blamed: String) -> Sentence {
    let isSign = !blamed.isEmpty && blamed.count <= 5 && blamed.last != ")"
    return switch error {
    case .missingOperand where isSign: missingNumber(.after(blamed))
    case .missingLeftOperand where isSign: missingNumber(.before(blamed))
    case .outsideDomain(let function)
    where function.domain == .exceptPoles && 1...30 ~= blamed.count:
      undefined(blamed)
    default: sentence(error)
    }
  }

  /// A message about an expression, in which a part may be to blame.
  package func sentence(_ message: Message, quoting blamed: String) -> Sentence {
    switch message {
    case .failure(let error): sentence(error, quoting: blamed)
    case .refusal(.missingOperand):
      sentence(EvaluationError.Kind.missingOperand, quoting: blamed)
    default: sentence(message)
    }
  }
}

/// What is said of points of a plot.
package struct PlotWords: Sendable {
  package let zero, extreme, pole, hole: String
  /// What stands for a value that there is not.
  package let undefined: String
}

/// What stands above the columns of a schedule, and beside their sums.
package struct ScheduleTitles: Sendable {
  package let month, payment, interest, principal, balance, total: String
}

extension String {
  /// A name as a sentence quotes it, without the end of a very long one.
  var shortened: String { utf8.count <= 40 ? self : prefix(30) + "…" }
}
