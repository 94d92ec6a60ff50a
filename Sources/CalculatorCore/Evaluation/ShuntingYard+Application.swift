import ExactNumbers
import Quantities

/// What operators and functions do to the operands on the stack.
extension ShuntingYard {
  /// Applies an operator to the last operands.
  mutating func apply(_ operation: Operator) throws(EvaluationError) {
    let right = operands.removeLast()
    switch operation {
    case .sign(let sign, let index):
      operands.append(try signed(right, sign, at: index))
    case .root(let index):
      try apply(.sqrt, to: [right.value], at: index..<right.place.upperBound)
    case .binary(let binary):
      let left = operands.removeLast()
      operands.append(try result(of: binary, left, right))
    case .compound:
      let left = operands.removeLast()
      operands.append(try compound(left, right))
    }
    if let recorder, let result = operands.last {
      recorder.record(operation.kind, at: result.place, result.value)
    }
  }

  /// Applies a function to the last operands.
  mutating func apply(
    _ function: Function, toLast count: Int, at place: Range<Int>
  ) throws(EvaluationError) {
    let values = operands.suffix(count).map(\.value)
    operands.removeLast(count)
    try apply(function, to: values, at: place)
    if let recorder, let result = operands.last {
      recorder.record(.function, at: place, result.value)
    }
  }

  private mutating func apply(
    _ function: Function, to values: [Quantity], at place: Range<Int>
  ) throws(EvaluationError) {
    let value =
      if values.allSatisfy({ $0.unit == nil }) {
        Quantity(try arithmetic.value(of: function, values.map(\.number), at: place))
      } else {
        try arithmetic.value(ofUnits: function, values, at: place)
      }
    operands.append(Operand(value: value, place: place))
  }

  private func signed(
    _ operand: Operand, _ sign: Sign, at index: Int
  ) throws(EvaluationError) -> Operand {
    var operand = operand
    operand.place = index..<operand.place.upperBound
    switch sign {
    case .plus: break
    case .minus:
      operand.value.number = try arithmetic.negative(of: operand.value.number, at: operand.place)
    }
    return operand
  }

  /// Applies a postfix operator to the last operand.
  mutating func apply(_ postfix: PostfixOperator, at index: Int) throws(EvaluationError) {
    let operand = operands.removeLast()
    let place = operand.place.lowerBound..<index + 1
    let value =
      if let number = operand.value.plain {
        Quantity(try arithmetic.result(of: postfix, number, at: place))
      } else {
        try arithmetic.result(ofUnits: postfix, operand.value, at: place)
      }
    recorder?.record(.postfix, at: place, value)
    guard postfix == .percent else {
      operands.append(Operand(value: value, place: place))
      return
    }
    operands.append(Operand(value: value, place: place, percentage: percentages.count))
    percentages.append(Evaluation.Percentage(token: index, value: value))
  }

  private mutating func result(
    of binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    if left.percentage != nil || right.percentage != nil {
      return try resultOfPercentages(binary, left, right)
    }
    return Operand(
      value: try value(of: binary, left, right),
      place: left.place.lowerBound..<right.place.upperBound)
  }

  private mutating func value(
    of binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Quantity {
    guard left.value.unit == nil, right.value.unit == nil else {
      return try arithmetic.result(
        ofUnits: binary, left.value, right.value, at: left.place, right.place)
    }
    return Quantity(
      try arithmetic.result(
        of: binary, left.value.number, right.value.number, at: left.place, right.place))
  }

  /// The result of operands of which at least one is a percentage.
  ///
  /// One that is taken off is that part of the right operand, and in a sum one is that part of the
  /// left operand.
  private mutating func resultOfPercentages(
    _ binary: BinaryOperator, _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    var right = right
    if binary == .off, let percentage = left.percentage {
      percentages[percentage].value = try value(of: .multiply, left, right)
    }
    if let percentage = right.percentage, binary.precedence == .sum {
      right.value = try value(of: .multiply, left, right)
      percentages[percentage].value = right.value
      recorder?.record(.share(of: left.value), at: right.place, right.value)
    }
    return Operand(
      value: try value(of: binary, left, right),
      place: left.place.lowerBound..<right.place.upperBound)
  }
}

/// Units.
extension ShuntingYard {
  /// Gives the last operand a unit.
  mutating func apply(_ unit: Unit, at index: Int) throws(EvaluationError) {
    let operand = operands.removeLast()
    let place = operand.place.lowerBound..<index + 1
    let value = try arithmetic.applying(unit, to: operand.value, at: place)
    operands.append(Operand(value: value, place: place))
  }

  /// Converts the last operand.
  mutating func convert(to unit: Unit, at index: Int) throws(EvaluationError) {
    let operand = operands.removeLast()
    let place = operand.place.lowerBound..<index + 1
    let value = try arithmetic.converted(operand.value, to: unit, at: place)
    operands.append(Operand(value: value, place: place))
    recorder?.record(.conversion, at: place, value)
  }

  /// The sum of the parts of a quantity such as `3 h 20 min`, whose unit has the same parts.
  private mutating func compound(
    _ left: Operand, _ right: Operand
  ) throws(EvaluationError) -> Operand {
    guard let first = left.value.unit, let next = right.value.unit,
      first.dimension == next.dimension, first.pointScale == nil,
      first.parts.count < Unit.mostFactors
    else {
      throw EvaluationError(
        .missingOperator, at: right.place.lowerBound..<right.place.lowerBound + 1)
    }
    let place = left.place.lowerBound..<right.place.upperBound
    var sum = try arithmetic.result(
      ofUnits: .add, left.value, right.value, at: left.place, right.place)
    sum.unit = Unit(parts: (first.parts.isEmpty ? [first] : first.parts) + [next])
    return Operand(value: sum, place: place)
  }
}
