import ExactNumbers
import Quantities

/// Why an expression has no value, and which part is at fault.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case missingOperand
    case missingLeftOperand
    case missingOperator
    case emptyParentheses
    case noOpenParenthesis
    /// A number follows a percentage: `17 % 4`; the texts may be examples.
    case numberAfterPercent(percentage: String, number: String)
    case offWithoutPercentage
    case malformedNumber(NumberFlaw)
    /// A comma does not group three digits; `plain` is the number with a point.
    case commaInNumber(plain: String)
    /// Digits are grouped inconsistently; `plain` is the number.
    case mixedGrouping(plain: String)
    /// A unit lacks a number, and its name may mean something else, such as a constant.
    case unitWithoutNumber(String, constant: String?)
    /// The text has two readings, both written out.
    case ambiguous(String, String)
    /// As in `2026-02-30`.
    case invalidDate
    /// A month name is outside a date, or the date lacks its day or year: `2 May`.
    case incompleteDate
    case wrongWeekday(Day)
    /// As in `25:00 UTC`.
    case invalidTime
    /// A clock change skips the time of day.
    case skippedTime(Zone)
    case yearOutOfRange
    case fractionOfTime
    /// A colon without spaces on both sides, which may be a time.
    case tightColon
    case unknownCharacter
    /// A sign of another notation; `nearest` is its counterpart here.
    case foreignSign(nearest: String)
    /// `<`, `>` or another comparison sign.
    case comparison
    case latex
    /// A phrase in words; `written` is its notation.
    case phrase(written: String)
    /// An unknown name; `nearest` is nil if no known name is similar.
    case unknownName(String, nearest: String?)
    /// A name before a parenthesis is neither that of a function nor similar to one.
    case unknownFunction(String)
    /// A word for what does not exist here, such as `limit`.
    case missingFunction(String)
    case wrongArguments(Function)
    /// A user-defined function has a wrong number of arguments; its heading shows how it is called.
    case usage(String)
    /// A line depends on itself through these names.
    case recursion([String])
    /// A user-defined function would roll the same in every call.
    case randomDefinition
    case knownFunction(Function)
    case invalidParameters
    /// A user-defined function has no value; `at` is the part at fault.
    indirect case inFunction(Kind, String, at: String)
    /// Infinity is not a bound of an integral.
    case misplacedInfinity
    case malformedRange(Function)
    /// A bound is not whole, or the range is longer than the limits allow.
    case rangeBound
    case malformedEquation
    /// All names in the equation have a value, or there is none.
    case noUnknown
    case severalUnknowns(String, String)
    /// All names have a value; `written` is the equation solved for the first one.
    case valueAsUnknown(String, written: String)
    case noSolution
    case noSolutionOfSystem
    /// A system has infinitely many solutions, since this unknown may have any value.
    case freeUnknown(String)
    case notLinear
    case unsolvable
    /// There may be infinitely many solutions without a range.
    case needsRange
    /// Several solutions are used as an operand.
    case severalSolutions
    /// One of several solutions is asked for where there is one value.
    case notSeveral
    /// A solution is asked for by a number that none of them has.
    case noSuchSolution(Int)
    case malformedPlot
    case noDerivative(SlopeObstacle)
    /// No bound is known for the function of an integral near a number; nil for a function whose
    /// derivatives are unknown.
    case noIntegral(near: String?)
    case infiniteIntegral(near: String)
    /// A plot, a schedule or the solution of a system is used as an operand.
    case calculatedResult
    case straySeparator
    case invalidText
    case noAnswer
    case noLines(LineReference)
    case brokenTie
    case invalidName(nearest: String?)
    /// The name before an equals sign is `ans` or an operator word.
    case reservedName
    case misplacedEquals
    case unequalSides
    case divisionByZero
    case tooLarge
    case tooSmall
    case factorialOfFraction
    /// An operand of a bit operator is not whole, or shifts by a negative number; nil means `not`.
    case bitsOfFraction(BinaryOperator?)
    case rootOfNegative
    case outsideDomain(Function)
    /// The square root of the negative integer of this magnitude.
    case imaginaryRoot(of: Int)
    /// A number agrees with zero to this many digits, and its sign is unproven.
    case unknownSign(digits: Int)
    /// The same for a divisor.
    case unknownDivisor(digits: Int)
    /// A number agrees with an integer to this many digits, and its floor is unproven.
    case unknownFloor(digits: Int)
    /// Digits do not tell the arguments from a jump or boundary of the function.
    case undecided(Function, digits: Int)
    case unprovenPrime
    /// The digits of a number, such as an integral, are out of reach.
    case unproven
    case tooLong
    /// Two operands differ in dimension; nil stands for a plain number.
    case incompatibleUnits(Unit?, Unit?)
    /// Two temperatures on a scale, dates or moments were added.
    case addedPoints(Unit)
    /// A temperature on a scale, a date, a moment or a weekday is a factor.
    case scaledPoint(Unit)
    case unwantedUnit(Unit)
    case unitInFunction(Function, Unit)
    case rootOfUnit(Unit)
    case exponentOfUnit
    case missingTarget
    /// An unknown unit; `nearest` is nil if no known unit is similar.
    case unknownUnit(nearest: String?)
    case unfit(WrittenForm)
    case misplacedConversion
    case noRates(RatesUnavailable)
    case noRate(currency: String)
    case cancelled
  }

  package var kind: Kind
  /// The part at fault, never empty.
  ///
  /// It counts the tokens of an `Expression`, or the bytes of a `Formula`. For an empty expression
  /// it is `0..<1`.
  package var place: Range<Int>

  package init(_ kind: Kind, at place: Range<Int>) {
    self.kind = kind
    self.place = place
  }
}

extension RealError {
  /// The error outside of functions.
  ///
  /// Of these operations, only powers have a domain.
  package var kind: EvaluationError.Kind {
    switch self {
    case .divisionByZero: .divisionByZero
    case .outsideDomain: .rootOfNegative
    case .tooLarge: .tooLarge
    case .tooSmall: .tooSmall
    case .tooLong: .tooLong
    case .unknownSign(let digits): .unknownSign(digits: digits)
    case .unknownFloor(let digits): .unknownFloor(digits: digits)
    case .unproven: .unproven
    case .cancelled: .cancelled
    }
  }

  var blamesDivisor: Bool {
    switch self {
    case .divisionByZero, .unknownSign: true
    case .outsideDomain, .tooLarge, .tooSmall, .tooLong, .unknownFloor, .unproven, .cancelled: false
    }
  }

  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if binary == .choose || binary == .arrange { return kind(in: binary == .choose ? .ncr : .npr) }
    if self == .outsideDomain, binary != .power { return .bitsOfFraction(binary) }
    if binary == .modulo, case .unknownFloor = self { return kind(in: Function.mod) }
    if case .unknownSign(let digits) = self, binary.hasDivisor {
      return .unknownDivisor(digits: digits)
    }
    return kind
  }

  func kind(in function: Function) -> EvaluationError.Kind {
    switch self {
    case .outsideDomain: .outsideDomain(function)
    case .unknownSign(let digits): kind(in: function, function.entry.unknownSign, digits)
    case .unknownFloor(let digits): kind(in: function, function.entry.unknownFloor, digits)
    case .unproven where function == .isprime: .unprovenPrime
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

  func kind(in binary: BinaryOperator) -> EvaluationError.Kind {
    if case .number(let error) = self { error.kind(in: binary) } else { kind }
  }

  func kind(in function: Function) -> EvaluationError.Kind {
    switch self {
    case .number(let error): error.kind(in: function)
    case .needsPlainNumber(let unit): .unitInFunction(function, unit)
    default: kind
    }
  }

  var blamesDivisor: Bool {
    if case .number(let error) = self { error.blamesDivisor } else { false }
  }
}
