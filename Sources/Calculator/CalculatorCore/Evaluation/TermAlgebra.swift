import ExactNumbers
import Quantities

/// A value in an equation, perhaps with unknowns.
protocol KnownTerm {
  /// The value without unknowns; nil with one.
  var known: Quantity? { get }
  var isPercentage: Bool { get set }

  init(_ value: Quantity, isPercentage: Bool)
}

/// The calculation with values that have unknowns.
///
/// Operations return nil where the result has no such form.
protocol TermAlgebra {
  associatedtype Term: KnownTerm

  /// The error of an operation without a result.
  static var unsolvable: EvaluationError.Kind { get }

  mutating func result(
    of binary: BinaryOperator, _ left: Term, _ right: Term
  ) throws(QuantityError) -> Term?

  mutating func result(of postfix: PostfixOperator, _ operand: Term) throws(QuantityError) -> Term?

  mutating func negative(of term: Term) throws(QuantityError) -> Term

  mutating func applying(_ unit: Unit, to operand: Term) throws(QuantityError) -> Term

  mutating func conversion(of operand: Term, to unit: Unit) throws(QuantityError) -> Term?

  mutating func value(of function: Function, _ arguments: [Term]) throws(QuantityError) -> Term?

  /// A variable that is independent of the unknowns, and equal to a value.
  mutating func variable(boundTo value: Term) throws(QuantityError) -> Term?

  /// The derivative of a value by such a variable.
  mutating func slope(of term: Term, by variable: Term) throws(QuantityError) -> Term?
}

extension TermAlgebra {
  /// The value of an operation at least one of whose operands has an unknown.
  mutating func term(
    of kind: SyntaxTree.Kind, _ arguments: [Term], at place: Range<Int>
  ) throws(EvaluationError) -> Term {
    let first = arguments[0]
    var result: Term?
    do throws(QuantityError) {
      switch kind {
      case .parentheses:
        result = first
        result?.isPercentage = false
      case .sign(.plus): result = first
      case .sign(.minus): result = try negative(of: first)
      case .root: result = try value(of: .sqrt, arguments)
      case .postfix(let postfix): result = try self.result(of: postfix, first)
      case .measure(let unit): result = try applying(unit, to: first)
      case .conversion(let unit): result = try conversion(of: first, to: unit)
      case .binary(let binary, _): result = try self.result(of: binary, first, arguments[1])
      case .call(let function, _): result = try value(of: function, arguments)
      default: result = nil
      }
    } catch {
      throw EvaluationError(error.kind, at: place)
    }
    guard let result else { throw EvaluationError(Self.unsolvable, at: place) }
    return result
  }
}
