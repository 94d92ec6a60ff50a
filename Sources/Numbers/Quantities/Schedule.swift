import ExactNumbers

/// The repayment of an amount by monthly payments, in the minor unit of its currency.
///
/// Amounts are rounded half away from zero. The last payment is the remainder, so the principals
/// add up to the repaid amount, with fewer payments if they were rounded up.
package struct Schedule: Hashable, Sendable {
  package struct Month: Hashable, Sendable {
    package var payment: Rational = 0
    package var interest: Rational = 0
    package var principal: Rational = 0
    package var balance: Rational = 0
  }

  package let months: [Month]
  package let total: Month
  package let unit: Unit?
  package let places: Int

  /// Creates the schedule of a loan over at least one month.
  ///
  /// - Parameters:
  ///   - rest: the part that is not repaid, from 0 to the amount.
  ///   - isEarly: whether payments begin the months, so that the first one bears no interest.
  package init(
    of amount: Rational, payment: Rational, rate: Rational, months count: Int, rest: Rational,
    isEarly: Bool, in unit: Unit?
  ) {
    let places = unit?.amountPlaces ?? 2
    let cents = Rational(10).raised(to: places)
    func rounded(_ amount: Rational) -> Rational {
      let whole = (amount.magnitude * cents + .half).floor
      return (amount < 0 ? -whole : whole) * cents.raised(to: -1)
    }
    let usual = rounded(payment)
    let end = rounded(isEarly ? rest * (rate + 1).raised(to: -1) : rest)
    var (months, total, balance) = ([Month](), Month(), rounded(amount))
    repeat {
      var month = Month()
      month.interest = isEarly && months.isEmpty ? 0 : rounded(balance * rate)
      let owed = balance + month.interest - end
      month.payment = months.count == count - 1 || owed < usual ? owed : usual
      month.principal = month.payment - month.interest
      balance = balance - month.principal
      month.balance = balance
      total.payment = total.payment + month.payment
      total.interest = total.interest + month.interest
      total.principal = total.principal + month.principal
      months.append(month)
    } while months.count < count && balance != 0
    total.balance = balance
    (self.months, self.total, self.unit, self.places) = (months, total, unit, places)
  }

  private var runs: [(count: Int, payment: Rational)] {
    months.reduce(into: []) { runs, month in
      if let last = runs.last, last.payment == month.payment {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, month.payment))
      }
    }
  }

  var count: Int { runs.count }

  /// The payments, such as `11 × 85.61 EUR + 85.58 EUR`.
  func terms(in style: NumberStyle) -> [LineResult.Term] {
    runs.map { count, payment in
      [(count > 1 ? "\(count)\(style.times)" : "", Quantity(Real(payment), unit))]
    }
  }
}
