import Quantities

extension QuantityError {
  /// The kind of error where neither an operator nor a function is involved.
  var kind: EvaluationError.Kind {
    switch self {
    case .number(let error): error.kind
    case .incompatible(let left, let right): .incompatibleUnits(left, right)
    case .addedPoints(let unit): .addedTemperatures(unit)
    case .scaledPoint(let unit): .scaledTemperature(unit)
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
