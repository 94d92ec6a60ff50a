import ExactNumbers
import Quantities

/// Functions of quantities of which at least one has a unit.
extension Arithmetic {
  /// The value of a function.
  ///
  /// - Precondition: The function takes this number of arguments.
  mutating func value(
    ofUnits function: Function, _ arguments: [Quantity], at place: Range<Int>
  ) throws(EvaluationError) -> Quantity {
    let value: Quantity
    do throws(QuantityError) {
      value = try result(ofUnits: function, arguments)
    } catch {
      throw EvaluationError(error.kind(in: function), at: place)
    }
    return try checked(value, at: place)
  }

  private mutating func result(
    ofUnits function: Function, _ arguments: [Quantity]
  ) throws(QuantityError) -> Quantity {
    let first = arguments[0]
    switch function {
    case .abs, .floor, .ceil, .round, .trunc, .frac:
      return Quantity(try number(of: function, [first.number]), first.unit)
    case .sqrt: return try root(of: first, degree: 2)
    case .cbrt: return try root(of: first, degree: 3)
    case .root: return try root(of: first, degree: quantities.plainNumber(of: arguments[1]))
    case .min, .max: return try extreme(function == .min ? .least : .greatest, of: arguments)
    case .sum:
      var sum = first
      for term in arguments.dropFirst() { sum = try quantities.adding(sum, term) }
      return sum
    case .mean:
      return Quantity(
        try number(of: function, quantities.numbers(of: arguments)), first.unit)
    case .hypot, .mod, .gcd, .lcm:
      try quantities.requireNoPoint(in: arguments)
      return Quantity(
        try number(of: function, quantities.numbers(of: arguments)), first.unit)
    case .sign: return Quantity(try number(of: function, [first.number]))
    case .atan2:
      try quantities.requireNoPoint(in: arguments)
      return Quantity(try number(of: function, quantities.numbers(of: arguments)))
    case .exp, .ln, .log, .log2, .sin, .cos, .tan, .asin, .acos, .atan, .sinh, .cosh, .tanh,
      .asinh, .acosh, .atanh, .isprime, .ncr, .npr, .gamma, .erf, .erfc:
      var numbers: [Real] = []
      for argument in arguments { numbers.append(try quantities.plainNumber(of: argument)) }
      return Quantity(try number(of: function, numbers))
    }
  }

  /// The value of a function of plain numbers.
  private func number(of function: Function, _ numbers: [Real]) throws(QuantityError) -> Real {
    try QuantityError.numbers { () throws(RealError) in try result(of: function, numbers) }
  }

  /// The root of a degree, which is a function of the number and a power of the unit.
  private mutating func root(
    of base: Quantity, degree: Real
  ) throws(QuantityError) -> Quantity {
    let exponent = try QuantityError.numbers { () throws(RealError) in
      try Real(1).divided(by: degree, budget)
    }
    let arithmetic = self
    return try quantities.power(base, exponent) { number throws(RealError) in
      try arithmetic.root(number, degree)
    }
  }

  /// The least or the greatest quantity, in its own unit.
  private mutating func extreme(
    _ extreme: Extreme, of arguments: [Quantity]
  ) throws(QuantityError) -> Quantity {
    let numbers = try quantities.numbers(of: arguments)
    let best = try QuantityError.numbers { () throws(RealError) in
      try self.extreme(extreme, of: numbers)
    }
    return arguments[numbers.firstIndex(of: best) ?? 0]
  }
}
