import ExactNumbers
import Quantities

/// Loans and savings with monthly payments at a nominal yearly rate, and cash flows.
///
/// With the growth g = (1 + i)ⁿ over n months and s = (g − 1) ÷ i, or n for i = 0, a loan satisfies
/// amount × g = payment × s + rest, and savings are deposit × g + payment × s; early payments grow
/// by another 1 + i.
extension Arithmetic {
  /// - Parameter arguments: three, then optionally the rest or first deposit, and 1 for payments at
  /// the start of each month.
  mutating func value(
    ofLoan function: Function, _ arguments: [Quantity]
  ) throws(QuantityError) -> Quantity {
    var arguments = arguments
    let payment: Int? =
      switch function {
      case .loan, .savings: 0
      case .term, .rate: 1
      default: nil
      }
    // `200 EUR/month`
    if let payment, arguments[payment].unit?.dimension[.time] == -1 {
      arguments[payment] = try quantities.multiplied(
        arguments[payment], by: Quantity(1, Self.month))
    }
    let unit = arguments[0].unit
    let isEarly = arguments.count > 4 ? try flag(arguments[4]) : false
    let rest = arguments.count > 3 && arguments[3].plain != 0 ? arguments[3] : Quantity(0, unit)
    if function == .term || function == .rate {
      let money = try quantities.numbers(of: [arguments[0], arguments[1], rest])
      return function == .term
        ? try term(of: money, isEarly, rate: monthlyRate(arguments[2]))
        : try rate(of: money, isEarly, months: months(of: arguments[2]))
    }
    let money = try quantities.numbers(of: [arguments[0], rest])
    let (rate, months) = (try monthlyRate(arguments[1]), try months(of: arguments[2]))
    let number = try QuantityError.numbers { () throws(RealError) in
      let factor = try rate.adding(1, budget)
      let growth = try power(factor, Real(Rational(months)))
      var sum = Real(Rational(months))
      if rate != 0 { sum = try growth.subtracting(1, budget).divided(by: rate, budget) }
      if isEarly { sum = try sum.multiplied(by: factor, budget) }
      switch function {
      case .payment, .schedule:
        return try money[0].multiplied(by: growth, budget).subtracting(money[1], budget)
          .divided(by: sum, budget)
      case .loan:
        return try money[0].multiplied(by: sum, budget).adding(money[1], budget)
          .divided(by: growth, budget)
      default:
        return try money[0].multiplied(by: sum, budget)
          .adding(money[1].multiplied(by: growth, budget), budget)
      }
    }
    guard function == .schedule else { return Quantity(number, unit) }
    let schedule = try QuantityError.numbers { () throws(RealError) in
      let numbers = try fractions([money[0], money[1], rate, number])
      guard numbers[0] > 0, 0...numbers[0] ~= numbers[1] else { throw .outsideDomain }
      return Schedule(
        of: numbers[0], payment: numbers[3], rate: numbers[2], months: months, rest: numbers[1],
        isEarly: isEarly, in: unit)
    }
    return LineResult.schedule(schedule).quantity
  }

  private func term(
    of money: [Real], _ isEarly: Bool, rate: Real
  ) throws(QuantityError) -> Quantity {
    let months = try QuantityError.numbers { () throws(RealError) in
      let (amount, rest) = (money[0], money[2])
      if rate == 0 { return try amount.subtracting(rest, budget).divided(by: money[1], budget) }
      let factor = try rate.adding(1, budget)
      let payment = isEarly ? try money[1].multiplied(by: factor, budget) : money[1]
      let top = try payment.subtracting(rest.multiplied(by: rate, budget), budget)
      let bottom = try payment.subtracting(amount.multiplied(by: rate, budget), budget)
      guard try top.sign(budget) > 0, try bottom.sign(budget) > 0 else { throw .outsideDomain }
      return try top.divided(by: bottom, budget).logarithm(toBase: factor, budget)
    }
    guard try QuantityError.numbers(months.sign(budget)) >= 0 else { throw .number(.outsideDomain) }
    return Quantity(months, Self.month)
  }

  /// The yearly rate of a loan: the monthly growth is the only positive root of amount·xⁿ −
  /// payment·(xⁿ⁻¹ + … + 1) − rest; early payments are one month earlier.
  private mutating func rate(
    of money: [Real], _ isEarly: Bool, months: Int
  ) throws(QuantityError) -> Quantity {
    let money = try QuantityError.numbers(fractions(money))
    var flows = [Rational](repeating: -money[1], count: months + 1)
    flows[isEarly ? months : 0] = 0
    flows[0] = flows[0] + money[0]
    flows[months] = flows[months] - money[2]
    return try rate(of: flows, times: 12)
  }

  /// A multiple of the rate per period at which flows from today on have no present value.
  mutating func rate(
    of flows: [Rational], times number: Rational = 1
  ) throws(QuantityError) -> Quantity {
    let rate = try QuantityError.numbers(
      Real.positiveRoot(of: flows.reversed(), budget).subtracting(1, budget).multiplied(
        by: Real(number), budget))
    return try quantities.converted(Quantity(rate), to: Unit([], form: .percent))
  }

  /// The present value of flows that start today, at a rate per period up to 100 %.
  mutating func presentValue(
    of flows: [Quantity], rate: Quantity
  ) throws(QuantityError) -> Quantity {
    let numbers = try quantities.numbers(of: flows)
    let rate = try quantities.plainNumber(of: rate)
    let value = try QuantityError.numbers { () throws(RealError) in
      let factor = try rate.adding(1, budget)
      guard try factor.sign(budget) > 0, try rate.compare(1, budget) <= 0 else {
        throw .outsideDomain
      }
      var value: Real = 0
      for flow in numbers.reversed() {
        value = try value.divided(by: factor, budget).adding(flow, budget)
      }
      return value
    }
    return Quantity(value, flows[0].unit)
  }

  /// A twelfth of a yearly rate of at most ±100 %.
  private mutating func monthlyRate(_ rate: Quantity) throws(QuantityError) -> Real {
    let rate = try quantities.plainNumber(of: rate)
    return try QuantityError.numbers { () throws(RealError) in
      guard try rate.magnitude(budget).compare(1, budget) <= 0 else { throw .outsideDomain }
      return try rate.divided(by: 12, budget)
    }
  }

  private mutating func months(of term: Quantity) throws(QuantityError) -> Int {
    guard term.plain == nil,
      let months = try quantities.converted(term, to: Self.month).number.rational?.wholeValue,
      (1...Self.greatestTerm).contains(months)
    else { throw .number(.outsideDomain) }
    return months
  }

  private mutating func flag(_ number: Quantity) throws(QuantityError) -> Bool {
    guard let value = number.plain, value == 0 || value == 1 else { throw .number(.outsideDomain) }
    return value == 1
  }

  private static let month = UnitTable.unit(named: "month").map { Unit([$0]) }
  private static let greatestTerm = 12_000
}
