extension ClosedForm {
  /// The gamma function at a number that is no pole.
  ///
  /// By Γ(x + 1) = x Γ(x), numbers that differ by a small integer have the same atom; of rational
  /// numbers that is one from 0 to 1/2, because Γ(x) Γ(1 − x) = π / sin(πx).
  var gamma: ClosedForm? {
    guard isNestable else { return nil }
    let constant = polynomial?.terms[.one] ?? 0
    // A rational number is reduced to more than 0 and at most 1.
    let floor = rational == nil ? constant.floor : -(-constant).floor - 1
    let limit = rational == nil ? Self.greatestShift : Self.greatestRationalShift
    guard let shift = floor.wholeValue, shift.magnitude <= limit,
      let reduced = subtracting(ClosedForm(floor)),
      let value = reduced.rational.map({ .gamma(ofFraction: $0) })
        ?? ClosedForm(.function(.gamma, reduced)),
      let product = (shift < 0 ? self : reduced).risingProduct(Int(shift.magnitude)),
      let result = shift < 0 ? value.divided(by: product) : value.multiplied(by: product)
    else { return ClosedForm(.function(.gamma, self)) }
    return result
  }

  /// The gamma function of a number that is more than 0 and at most 1.
  private static func gamma(ofFraction number: Rational) -> ClosedForm? {
    let half = Rational(numerator: 1, denominator: 2)
    if number == 1 { return ClosedForm(1) }
    if number == half { return ClosedForm(Polynomial(.pi, raisedTo: half)) }
    if number < half { return ClosedForm(.function(.gamma, ClosedForm(number))) }
    return ClosedForm.sine(ofHalfTurns: number)?
      .multiplied(by: ClosedForm(.function(.gamma, ClosedForm(1 - number))))
      .flatMap { ClosedForm(.pi).divided(by: $0) }
  }

  /// The product of so many numbers, of which this one is the first and each is 1 more than the one
  /// before it.
  private func risingProduct(_ count: Int) -> ClosedForm? {
    var product = ClosedForm(1)
    for index in 0..<count {
      guard let factor = adding(ClosedForm(Rational(index))),
        let next = product.multiplied(by: factor)
      else { return nil }
      product = next
    }
    return product
  }

  /// The greatest integers that are taken out of an argument: one that has atoms, and a rational one.
  private static let greatestShift = 16
  private static let greatestRationalShift = 2_000

  /// The error function.
  var errorFunction: ClosedForm? {
    guard !isZero else { return self }
    guard isNestable else { return nil }
    return numerator.hasCanonicalNegative
      ? -ClosedForm(.function(.errorFunction, -self)) : ClosedForm(.function(.errorFunction, self))
  }
}
