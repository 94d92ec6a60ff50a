import ExactNumbers
import Quantities

package struct EvaluationError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case missingOperand, missingLeftOperand, missingOperator, emptyParentheses, noOpenParenthesis
    case offWithoutPercentage
    case malformedNumber(NumberFlaw)
    /// A comma that groups no three digits; `plain` is the number with a point.
    case commaInNumber(plain: String)
    case mixedGrouping(plain: String)
    /// A unit whose name may mean something else, such as a constant.
    case unitWithoutNumber(String, constant: String?)
    case unitAsUnknown(String, plural: String)
    case ambiguous(String, String)
    case invalidDate
    /// A month name outside a date, or a date without a day or year.
    case incompleteDate
    case wrongWeekday(Day)
    case invalidTime
    case skippedTime(Zone)
    case yearOutOfRange, fractionOfTime
    /// A colon without spaces on both sides, which may be a time.
    case tightColon
    case unknownCharacter
    /// A sign of another notation; `nearest` is the one used here.
    case foreignSign(nearest: String)
    case comparison, latex
    /// A phrase in words; `written` is its notation.
    case phrase(written: String)
    /// An unknown name; `nearest` is nil if no known name is similar.
    case unknownName(String, nearest: String?)
    /// A name that only a line below the corrected one defines.
    case nameBelow(String)
    /// A name before a parenthesis, not even similar to that of a function.
    case unknownFunction(String)
    /// A word for something unsupported, such as `limit`.
    case missingFunction(String)
    case wrongArguments(Function)
    case usage(String)
    case recursion([String])
    /// A definition that would roll the same in every call.
    case randomDefinition
    case invalidParameters
    /// A user-defined function without a value; `at` is the part at fault.
    indirect case inFunction(Kind, String, at: String)
    case misplacedInfinity
    case malformedRange(Function)
    case rangeBound, malformedEquation
    /// An equation whose names all have a value, or that has none.
    case noUnknown
    case severalUnknowns(String, String)
    /// The same; `written` is the equation solved for the first name.
    case valueAsUnknown(String, written: String)
    /// A line that gives several names a value; the text is the second one.
    case severalNames(String)
    case noSolution(complex: Int)
    case noSolutionOfSystem
    /// A system with infinitely many solutions, since this unknown may have any value.
    case freeUnknown(String)
    case notLinear, unsolvable
    /// Possibly infinitely many solutions without a range.
    case needsRange
    case severalSolutions
    /// A choice among several solutions where there is one value.
    case notSeveral
    case noSuchSolution(Int)
    case malformedPlot
    case noDerivative(SlopeObstacle)
    /// An integral with no known bound near a number; nil for unknown derivatives.
    case noIntegral(near: String?)
    case infiniteIntegral(near: String)
    /// A plot, a schedule or the solution of a system used as an operand.
    case calculatedResult
    case straySeparator, invalidText, noAnswer
    case noLines(LineReference)
    case brokenTie
    case invalidName(nearest: String?)
    case reservedName, misplacedEquals, unequalSides, divisionByZero, tooLarge, tooSmall
    case factorialOfFraction
    /// A bit operator with a fraction or negative shift; nil means `not`.
    case bitsOfFraction(BinaryOperator?)
    case rootOfNegative
    case outsideDomain(Function)
    case imaginaryRoot(of: Int)
    /// A number that agrees with zero to this many digits; its sign is unproven.
    case unknownSign(digits: Int)
    case unknownDivisor(digits: Int)
    /// A number that agrees with an integer to this many digits; its floor is unproven.
    case unknownFloor(digits: Int)
    /// Arguments too close to a jump or boundary of the function.
    case undecided(Function, digits: Int)
    case unprovenPrime
    /// A value without provable digits, such as some integrals.
    case unproven
    case tooLong
    /// Operands that differ in dimension; nil stands for a plain number.
    case incompatibleUnits(Unit?, Unit?)
    /// A sum of two temperatures on a scale, dates or moments.
    case addedPoints(Unit)
    /// A point on a scale, a date, moment or weekday, as a factor.
    case scaledPoint(Unit)
    case unwantedUnit(Unit)
    /// A unit behind a value that already has one of its kind, as in `total EUR`.
    case secondUnit(Unit)
    case unitInFunction(Function, Unit)
    case rootOfUnit(Unit)
    case exponentOfUnit, missingTarget
    /// An unknown unit; `nearest` is nil if no known unit is similar.
    case unknownUnit(String, nearest: String?)
    case unfit(WrittenForm)
    case misplacedConversion
    case noRates(RatesUnavailable)
    case noRate(currency: String)
    case cancelled
  }

  package var kind: Kind
  /// The part at fault, in tokens of an `Expression` or bytes of a `Formula`; empty until known.
  package var place: Range<Int>

  package init(_ kind: Kind, at place: Range<Int> = 0..<0) {
    (self.kind, self.place) = (kind, place)
  }

  /// The error at a place, unless a part of it is already at fault.
  func placed(at place: Range<Int>) -> EvaluationError {
    self.place.isEmpty ? EvaluationError(kind, at: place) : self
  }
}

/// An error of a calculation, without a place yet.
package protocol UnplacedError: Error { var kind: EvaluationError.Kind { get } }

/// Performs an operation, and gives its errors a place and, outside the domain, a kind.
package func blaming<Value, Failure: UnplacedError>(
  at place: Range<Int> = 0..<0, outsideDomain kind: EvaluationError.Kind = .rootOfNegative,
  _ operation: () throws(Failure) -> Value
) throws(EvaluationError) -> Value {
  do throws(Failure) {
    return try operation()
  } catch {
    throw EvaluationError(error.kind == .rootOfNegative ? kind : error.kind, at: place)
  }
}

package func blaming<Value>(
  at place: Range<Int> = 0..<0, outsideDomain kind: EvaluationError.Kind = .rootOfNegative,
  _ value: @autoclosure () throws(RealError) -> Value
) throws(EvaluationError) -> Value { try blaming(at: place, outsideDomain: kind, value) }

extension RealError: UnplacedError {
  /// The error outside of functions, where only powers have a domain.
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

extension QuantityError: UnplacedError {
  package var kind: EvaluationError.Kind {
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
}
