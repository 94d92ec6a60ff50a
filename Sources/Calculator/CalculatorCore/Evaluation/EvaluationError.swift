import ExactNumbers
import Quantities

/// Why an expression has no value, and which part of it is to blame.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An operator, an argument or the whole expression lacks the operand behind it.
    case missingOperand
    /// An operator lacks the operand before it.
    case missingLeftOperand
    /// Two numbers are side by side.
    case missingOperator
    /// There is nothing between parentheses.
    case emptyParentheses
    /// A closing parenthesis has no opening one.
    case noOpenParenthesis
    /// A number follows a percentage, as `17 % 4`; where the left one is not a number, both are made up.
    case numberAfterPercent(percentage: String, number: String)
    /// The operand before `off` is not a percentage.
    case offWithoutPercentage
    /// A number is malformed.
    case malformedNumber(NumberFlaw)
    /// A comma in a number does not group three digits; `plain` is the number with a point.
    case commaInNumber(plain: String)
    /// The digits of a number are grouped in another way than those before; `plain` is the number.
    case mixedGrouping(plain: String)
    /// A unit has no number before it, where its name may be meant otherwise: as a constant, perhaps.
    case unitWithoutNumber(String, constant: String?)
    /// What was written can be read in two ways, which are written out.
    case ambiguous(String, String)
    /// What is written as a date is none: `2026-02-30`.
    case invalidDate
    /// The name of a month stands in no date, or in one without its day or its year: `2 May`.
    case incompleteDate
    /// A date has another weekday than the one that is written before it.
    case wrongWeekday(Day)
    /// A time of day is none: `25:00 UTC`.
    case invalidTime
    /// A change of clocks skips the time of day.
    case skippedTime(Zone)
    /// A date would be before the year 1 or after the year 9999.
    case yearOutOfRange
    /// What a date or a moment is moved by is not a number of whole months, days and seconds.
    case fractionOfTime
    /// A colon without spaces on both sides, which may be a time.
    case tightColon
    /// A character has no meaning.
    case unknownCharacter
    /// A sign is not one of the language; `nearest` is what is written here for it.
    case foreignSign(nearest: String)
    /// `<`, `>` or another sign that compares.
    case comparison
    /// A command of LaTeX.
    case latex
    /// The expression is said in words, and what is written for it.
    case phrase(written: String)
    /// A name is unknown; `nearest` is what is most likely meant, nil if nothing is near.
    case unknownName(String, nearest: String?)
    /// A name before a parenthesis is that of no function, and near to none.
    case unknownFunction(String)
    /// A function has no parenthesis, or too few or too many arguments.
    case wrongArguments(Function)
    /// The same of a function that an entry defines, and how it is written.
    case usage(String)
    /// A line would use itself, by this chain of names.
    case recursion([String])
    /// What a function of one's own rolls would be the same wherever it is called.
    case randomDefinition
    /// A function of the language cannot be defined.
    case knownFunction(Function)
    /// A function without parameters, or with the same one twice.
    case invalidParameters
    /// A function that an entry defines has no value; `part` is what is to blame in it.
    indirect case inFunction(Kind, String, at: String)
    /// A function over a range lacks a part, or has one too many.
    case malformedRange(Function)
    /// A bound of a range is no whole number, or there are more numbers between them than the limits
    /// allow.
    case rangeBound
    /// An equation lacks a part, or has one too many.
    case malformedEquation
    /// An equation has no name without a value.
    case noUnknown
    /// An equation has two names without a value.
    case severalUnknowns(String, String)
    /// The only names of an equation have a value; `written` is what solves it for the first of them.
    case valueAsUnknown(String, written: String)
    /// No number solves an equation.
    case noSolution
    /// An equation with an unknown cannot be solved with this part.
    case unsolvable
    /// An equation may have infinitely many solutions, unless a range is given.
    case needsRange
    /// A calculation goes on with several solutions.
    case severalSolutions
    /// A plot lacks a part, or its range has no two ends.
    case malformedPlot
    /// A calculation goes on with a plot or a schedule.
    case calculatedResult
    /// A separator of arguments is outside the parentheses of a function.
    case straySeparator
    /// The text is not UTF-8.
    case invalidText
    /// There is no previous result for `ans`.
    case noAnswer
    /// There is no line above that a word for several of them means.
    case noLines(LineReference)
    /// The entry that an operand is tied to is gone, or has no value.
    case brokenTie
    /// What stands before an equals sign is no name.
    case invalidName(nearest: String?)
    /// The name before an equals sign is `ans`, or a word between operands.
    case reservedName
    /// An equals sign does not stand after a name at the beginning.
    case misplacedEquals
    /// The sides of an equation without an unknown have other values.
    case unequalSides
    case divisionByZero
    /// A number exceeds the limits.
    case tooLarge
    /// A number that is not zero is too close to zero for the limits.
    case tooSmall
    /// The operand of a factorial is negative or not whole.
    case factorialOfFraction
    /// An operand of an operator on bits is not whole, or shifts by a negative number; nil is `not`.
    case bitsOfFraction(BinaryOperator?)
    /// A negative number has a fractional exponent.
    case rootOfNegative
    /// A function has no value for its arguments.
    case outsideDomain(Function)
    /// The square root of a negative integer with this magnitude.
    case imaginaryRoot(of: Int)
    /// A number agrees with zero to so many digits, and nothing proves whether it is zero.
    case unknownSign(digits: Int)
    /// The same of a divisor.
    case unknownDivisor(digits: Int)
    /// A number agrees with an integer to so many digits, and nothing proves on which side it is.
    case unknownFloor(digits: Int)
    /// The arguments of a function agree to so many digits with a point where its value changes or
    /// ends, and nothing proves on which side they are.
    case undecided(Function, digits: Int)
    /// Neither that a number is prime nor that it is not was proven within the limits.
    case unprovenPrime
    /// The expression has more tokens, deeper parentheses or a longer chain of operations than the
    /// limits allow.
    case tooLong
    /// The units of two operands measure different kinds of quantities; nil is that of a plain number.
    case incompatibleUnits(Unit?, Unit?)
    /// Two temperatures on a scale, dates or moments were added.
    case addedPoints(Unit)
    /// A temperature on a scale, a date, a moment or a weekday is a factor.
    case scaledPoint(Unit)
    /// An operand that has to be a plain number has a unit.
    case unwantedUnit(Unit)
    /// An argument that has to be a plain number has a unit.
    case unitInFunction(Function, Unit)
    /// The root of a unit is none.
    case rootOfUnit(Unit)
    /// The exponent of a unit is no integer, or too great.
    case exponentOfUnit
    /// A conversion names no unit.
    case missingTarget
    /// A unit is unknown; `nearest` is the known one whose name is most similar, nil if none is near.
    case unknownUnit(nearest: String?)
    /// A number cannot be written in the form that it is converted to.
    case unfit(WrittenForm)
    /// A conversion is not at the end of an expression or of a parenthesis.
    case misplacedConversion
    /// There are no exchange rates.
    case noRates(RatesUnavailable)
    /// A currency has no exchange rate.
    case noRate(currency: String)
    /// The calculation was cancelled.
    case cancelled
  }

  package var kind: Kind
  /// The part that is to blame; not empty.
  ///
  /// It counts the tokens of an `Expression`, and the bytes of the text of a `Formula`. For an empty
  /// expression it is `0..<1`, which counts nothing.
  package var place: Range<Int>

  package init(_ kind: Kind, at place: Range<Int>) {
    self.kind = kind
    self.place = place
  }
}

extension RealError {
  /// The kind of error where no function is involved.
  ///
  /// Of the other operations, only a power has a domain. Only whether a number is a prime may remain
  /// unproven.
  package var kind: EvaluationError.Kind {
    switch self {
    case .divisionByZero: .divisionByZero
    case .outsideDomain: .rootOfNegative
    case .tooLarge: .tooLarge
    case .tooSmall: .tooSmall
    case .tooLong: .tooLong
    case .unknownSign(let digits): .unknownSign(digits: digits)
    case .unknownFloor(let digits): .unknownFloor(digits: digits)
    case .unproven: .unprovenPrime
    case .cancelled: .cancelled
    }
  }

  /// Whether the divisor causes this error of a quotient.
  var blamesDivisor: Bool {
    switch self {
    case .divisionByZero, .unknownSign: true
    case .outsideDomain, .tooLarge, .tooSmall, .tooLong, .unknownFloor, .unproven, .cancelled: false
    }
  }

  /// The kind of error of an operator between two operands.
  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if binary == .choose || binary == .arrange { return kind(in: binary == .choose ? .ncr : .npr) }
    if self == .outsideDomain, binary != .power { return .bitsOfFraction(binary) }
    if binary == .modulo, case .unknownFloor = self { return kind(in: Function.mod) }
    if case .unknownSign(let digits) = self, binary.hasDivisor {
      return .unknownDivisor(digits: digits)
    }
    return kind
  }

  /// The kind of error of a function.
  func kind(in function: Function) -> EvaluationError.Kind {
    switch self {
    case .outsideDomain: .outsideDomain(function)
    case .unknownSign(let digits): kind(in: function, function.entry.unknownSign, digits)
    case .unknownFloor(let digits): kind(in: function, function.entry.unknownFloor, digits)
    case .divisionByZero, .tooLarge, .tooSmall, .tooLong, .unproven, .cancelled: kind
    }
  }

  private func kind(
    in function: Function, _ decision: Function.Decision, _ digits: Int
  ) -> EvaluationError.Kind {
    switch decision {
    case .general: kind
    case .divisor: .unknownDivisor(digits: digits)
    case .own: .undecided(function, digits: digits)
    }
  }
}

extension QuantityError {
  /// The kind of error where neither an operator nor a function is involved.
  var kind: EvaluationError.Kind {
    switch self {
    case .number(let error): error.kind
    case .incompatible(let left, let right): .incompatibleUnits(left, right)
    case .addedPoints(let unit): .addedPoints(unit)
    case .scaledPoint(let unit): .scaledPoint(unit)
    case .yearOutOfRange: .yearOutOfRange
    case .fractionOfTime: .fractionOfTime
    case .skippedTime(let zone): .skippedTime(zone)
    case .needsPlainNumber(let unit): .unwantedUnit(unit)
    case .exponentOfUnit: .exponentOfUnit
    case .rootOfUnit(let unit): .rootOfUnit(unit)
    case .noRates(let reason): .noRates(reason)
    case .noRate(let currency): .noRate(currency: currency)
    }
  }

  /// The kind of error of an operator between two operands.
  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if case .number(let error) = self { error.kind(in: binary) } else { kind }
  }

  /// The kind of error of a function.
  func kind(in function: Function) -> EvaluationError.Kind {
    switch self {
    case .number(let error): error.kind(in: function)
    case .needsPlainNumber(let unit): .unitInFunction(function, unit)
    default: kind
    }
  }

  /// Whether the divisor causes this error of a quotient.
  var blamesDivisor: Bool {
    if case .number(let error) = self { error.blamesDivisor } else { false }
  }
}
