import ExactNumbers
import Quantities

extension Arithmetic {
  mutating func result(
    ofUnits binary: BinaryOperator, _ left: Quantity, _ right: Quantity
  ) throws(QuantityError) -> Quantity {
    switch binary {
    case .add: return try quantities.sum(left, right)
    case .subtract: return try quantities.sum(left, right, subtracting: true)
    case .multiply, .of: return try quantities.multiplied(left, by: right)
    case .divide, .share: return try quantities.divided(left, by: right)
    case .wholeQuotient:
      let quotient = try quantities.divided(left, by: right)
      let whole = try quantities.plainNumber(of: quotient)
      return Quantity(try QuantityError.numbers(whole.truncated(budget)))
    case .off:
      return try quantities.sum(right, quantities.multiplied(right, by: left), subtracting: true)
    case .modulo: return try remainder(left, right)
    case .power:
      let exponent = try quantities.plainNumber(of: right)
      return try power(left, exponent)
    case .plusMinus: return left
    case .choose, .arrange, .and, .or, .xor, .shiftLeft, .shiftRight:
      throw .needsPlainNumber(left.unit ?? right.unit ?? Unit([]))
    }
  }

  private mutating func remainder(
    _ left: Quantity, _ right: Quantity
  ) throws(QuantityError) -> Quantity {
    try quantities.requireNoPoint(in: [left, right])
    let numbers = try quantities.numbers(of: [left, right])
    return Quantity(try QuantityError.numbers(numbers[0].remainder(numbers[1], budget)), left.unit)
  }

  mutating func power(_ base: Quantity, _ exponent: Real) throws(QuantityError) -> Quantity {
    let arithmetic = self
    return try quantities.power(base, exponent) { number throws(RealError) in
      try arithmetic.power(number, exponent)
    }
  }

  mutating func applying(_ unit: Unit, to operand: Quantity) throws(EvaluationError) -> Quantity {
    guard operand.plain == nil else { return Quantity(operand.number, unit) }
    if let own = operand.unit, own.dimension == unit.dimension, own.dimension != .none {
      throw EvaluationError(.secondUnit(unit))
    }
    return try checked(
      blaming { () throws(QuantityError) in
        try quantities.multiplied(operand, by: Quantity(1, unit))
      })
  }

  mutating func converted(
    _ operand: Quantity, to unit: Unit, from stroke: Stroke? = nil
  ) throws(EvaluationError) -> Quantity {
    var operand = operand
    if unit.isForm, let form = unit.form {
      if form == .unix, operand.plain != nil, let seconds = operand.number.rational?.wholeValue {
        throw EvaluationError(.phrase(written: "unix(\(seconds))"))
      }
      guard form.fits(operand.number), form == .unix || operand.unit?.isTimePoint != true else {
        throw EvaluationError(.unfit(form))
      }
      if case .word(let bits, let isSigned) = form, let number = operand.number.rational {
        guard operand.plain != nil else {
          throw EvaluationError(.unwantedUnit(operand.unit ?? unit))
        }
        let word = number.wrapped(toBits: bits, isSigned: isSigned)
        if word != number { quantities.remark = .wrapped }
        return Quantity(Real(word), unit)
      }
      if form == .percent, operand.plain == nil, let unit = operand.unit {
        // A quotient of two currencies is a share by their rates.
        guard unit.dimension == .none else { throw EvaluationError(.unwantedUnit(unit)) }
        operand = Quantity(
          try blaming { () throws(QuantityError) in try quantities.plainNumber(of: operand) })
      }
    }
    if let written = Self.inverse(of: operand, in: unit, stroke) ?? Self.sterling(operand, in: unit)
    {
      throw EvaluationError(.phrase(written: written))
    }
    return try checked(
      blaming { () throws(QuantityError) in try quantities.converted(operand, to: unit) })
  }

  enum Stroke {
    /// The fraction has the unit: `1/16 MHz`.
    case fraction
    /// The divisor has the unit: `3 / 4 h`.
    case quotient
  }

  /// Writes the inverse of a quantity if the target measures that: `1/16 MHz in ns`; a quotient as
  /// the fraction probably meant: `3 / 4 h in min`.
  private static func inverse(of operand: Quantity, in target: Unit, _ stroke: Stroke?) -> String? {
    guard let unit = operand.unit, let number = operand.number.rational, !number.isZero,
      unit.dimension != .none, unit.dimension * target.dimension == .none,
      unit.dimension != target.dimension, target.divisor == 1,
      ![unit.dimension, target.dimension].contains(.fuelEconomy), target.dimension != .angle
    else { return nil }
    if stroke == .quotient {
      let inverse = Unit(unit.factors.map { $0.raised(to: -1) })
      return "\(number) \(inverse.text(.plain)) in \(target.text(.plain))"
    }
    let divisor = stroke == .fraction ? number.magnitude.raised(to: -1) : number.magnitude
    let decimal = Quantity(Real(divisor)).shortText(in: .ascii)
    let parts = decimal.map { [$0] } ?? divisor.description.split(separator: "/").map(String.init)
    let (top, bottom) = (parts.count > 1 ? parts[1] : "1", parts[0])
    return
      "\(number.isNegative ? "-" : "")\(top)/(\(bottom) \(unit.text(.plain))) in \(target.text(.plain))"
  }

  /// Writes pounds as sterling beside money: `50 pounds in euros`, `1 dollar in pounds`.
  private static func sterling(_ operand: Quantity, in target: Unit) -> String? {
    guard let unit = operand.unit, let number = operand.number.shortText(in: .ascii) else {
      return nil
    }
    if unit.isPound, target.dimension == .money {
      let name = target.text(.plain)
      return name == "KGS" ? "\(number) lb in kg" : "\(number) GBP in \(name)"
    }
    guard unit.dimension == .money, target.isPound else { return nil }
    let name = unit.text(.plain)
    return name == "KGS" ? "\(number) kg in lb" : "\(number) \(name) in GBP"
  }

  func checked(_ value: Quantity) throws(EvaluationError) -> Quantity {
    Quantity(try checked(value.number), value.unit)
  }

  mutating func result(
    ofUnits function: Function, _ arguments: [Quantity]
  ) throws(QuantityError) -> Quantity {
    let first = arguments[0]
    let takesTimes = [.weekday, .week, .yearday, .workdays, .min, .max, .sum, .count].contains(
      function)
    for case let unit? in arguments.map(\.unit) where unit.isTimePoint && !takesTimes {
      throw .scaledPoint(unit)
    }
    switch function {
    case .weekday: return Quantity(Real(Rational(try quantities.day(of: first).weekday)), .weekday)
    case .week: return Quantity(Real(Rational(try quantities.day(of: first).week)))
    case .yearday: return Quantity(Real(Rational(try quantities.day(of: first).ordinal)))
    case _ where function.rounds && arguments.count > 1:
      let places = try quantities.plainNumber(of: arguments[1])
      return Quantity(try number(of: function, [first.number, places]), first.unit)
    case .roundto where arguments[1].unit == nil && first.unit?.dimension != .time:
      try quantities.requireNoPoint(in: arguments)
      return Quantity(try number(of: function, arguments.map(\.number)), first.unit)
    case .workdays:
      let (start, end) = (try quantities.day(of: first), try quantities.day(of: arguments[1]))
      return Quantity(Real(Rational(Day.workdays(from: start, to: end))))
    case .unix:
      let second = UnitTable.unit(named: "s").map { Unit([$0]) }
      return try quantities.moment(
        ofSeconds: first.unit?.dimension == .time
          ? quantities.converted(first, to: second).number : quantities.plainNumber(of: first))
    case .sqrt: return try root(of: first, degree: 2)
    case .cbrt: return try root(of: first, degree: 3)
    case .root: return try root(of: first, degree: quantities.plainNumber(of: arguments[1]))
    case .min, .max:
      let numbers = try quantities.numbers(of: arguments)
      let best = try number(of: function, numbers)
      return arguments[numbers.firstIndex(of: best) ?? 0]
    case .sum, .product:
      var value = first
      for next in arguments.dropFirst() {
        value =
          try function == .sum
          ? quantities.sum(value, next) : quantities.multiplied(value, by: next)
      }
      return value
    case .quantile:
      let part = try quantities.plainNumber(of: arguments[arguments.count - 1])
      let numbers = try quantities.numbers(of: Array(arguments.dropLast()))
      return Quantity(try number(of: function, numbers + [part]), first.unit)
    case .variance, .variancep, .stdev, .stdevp, .sem: return try spread(function, of: arguments)
    case .wmean, .slope, .intercept, .corr: return try value(ofPairs: function, arguments)
    case .linreg:
      let parts = [Function.slope, .intercept]
      let values = try parts.map { part throws(QuantityError) in
        try value(ofPairs: part, arguments)
      }
      return LineResult.system(NamedValues(names: parts.map(\.name), values: values)).quantity
    case .count: return Quantity(try number(of: function, arguments.map(\.number)))
    case .sign: return Quantity(try number(of: function, [first.number]))
    case .atan2:
      try quantities.requireNoPoint(in: arguments)
      return Quantity(try number(of: function, quantities.numbers(of: arguments)))
    case .payment, .loan, .savings, .term, .rate, .schedule:
      return try value(ofLoan: function, arguments)
    case .plot:
      try quantities.requireNoPoint(in: arguments)
      let plot = Plot(of: try quantities.numbers(of: arguments), in: first.unit)
      return LineResult.plot(plot).quantity
    case .scatter: return try scatter(of: arguments)
    case .npv: return try presentValue(of: Array(arguments.dropFirst()), rate: first)
    case .irr:
      let flows = try quantities.numbers(of: arguments)
      return try rate(of: QuantityError.numbers(fractions(flows)))
    default:
      let units = function.entry.units
      if units == .angle, let unit = first.unit, ![.none, .angle].contains(unit.dimension) {
        throw .needsPlainNumber(unit)
      }
      if units == .none || units == .angle {
        let numbers = try arguments.map { argument throws(QuantityError) in
          try quantities.plainNumber(of: argument)
        }
        return Quantity(try number(of: function, numbers))
      }
      if units == .ofFirstWithoutScale { try quantities.requireNoPoint(in: arguments) }
      return Quantity(try number(of: function, quantities.numbers(of: arguments)), first.unit)
    }
  }

  private mutating func root(of base: Quantity, degree: Real) throws(QuantityError) -> Quantity {
    let exponent = try QuantityError.numbers(Real(1).divided(by: degree, budget))
    let arithmetic = self
    return try quantities.power(base, exponent) { number throws(RealError) in
      try arithmetic.root(number, degree)
    }
  }

  /// A variance or standard deviation of differences, which suits points on a scale, too.
  private mutating func spread(
    _ function: Function, of arguments: [Quantity]
  ) throws(QuantityError) -> Quantity {
    let differences = try differences(of: arguments)
    let number = try number(of: function, quantities.numbers(of: differences))
    let unit = differences[0].unit
    guard [.variance, .variancep].contains(function) else { return Quantity(number, unit) }
    return try quantities.multiplied(Quantity(number, unit), by: Quantity(1, unit))
  }

  /// A plot of points x, y.
  private mutating func scatter(of arguments: [Quantity]) throws(QuantityError) -> Quantity {
    try quantities.requireNoPoint(in: arguments)
    let (first, second) = arguments.unzipped
    let (xs, ys) = (try quantities.numbers(of: first), try quantities.numbers(of: second))
    var points = zip(xs, ys).map { PlotPoint($0, $1) }
    var places: [(place: Rational, point: PlotPoint)] = []
    for point in points {
      let place = try QuantityError.numbers(point.x.fraction(.down, budget))
      places.append((place, point))
    }
    points = places.sorted { $0.place < $1.place }.map(\.point)
    return LineResult.plot(Plot(of: points, in: first[0].unit, values: second[0].unit)).quantity
  }

  private mutating func differences(of points: [Quantity]) throws(QuantityError) -> [Quantity] {
    try points.map { point throws(QuantityError) in
      try quantities.sum(point, points[0], subtracting: true)
    }
  }

  /// A function of points x, y, by their differences, or of values and their weights.
  private mutating func value(
    ofPairs function: Function, _ arguments: [Quantity]
  ) throws(QuantityError) -> Quantity {
    var (first, second) = arguments.unzipped
    let (value, unit) = (second[0], first[0].unit)
    if function == .wmean || function == .intercept {
      try quantities.requireNoPoint(in: function == .wmean ? second : first)
    } else {
      first = try differences(of: first)
    }
    if function != .wmean { second = try differences(of: second) }
    let numbers = zip(
      try quantities.numbers(of: first), try quantities.numbers(of: second)
    ).flatMap { [$0, $1] }
    let number = try number(of: function, numbers)
    switch function {
    case .wmean: return Quantity(number, unit)
    case .intercept: return try quantities.sum(value, Quantity(number, second[0].unit))
    case .slope:
      return try quantities.divided(
        Quantity(number, second[0].unit), by: Quantity(1, first[0].unit))
    default: return Quantity(number)
    }
  }
}

extension SyntaxTree {
  func stroke(before conversion: Int) -> Arithmetic.Stroke? {
    guard conversion > 3 else { return nil }
    let (last, second) = (nodes[conversion - 1], nodes[conversion - 2])
    let divide = Kind.binary(.divide, isImplied: false)
    if second.kind == divide { return .fraction }
    guard last.kind == divide, case .quantity = second.kind else { return nil }
    let isPlain = nodes[last.first..<second.first].allSatisfy { node in
      switch node.kind {
      case .number, .binary, .parentheses: true
      default: false
      }
    }
    return isPlain ? .quotient : nil
  }
}

extension Unit { fileprivate var isPound: Bool { factors.map(\.definition.symbol) == ["lb"] } }
