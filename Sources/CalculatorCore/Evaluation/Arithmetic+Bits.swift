import ExactNumbers
import Quantities

extension Arithmetic {
  /// The bits of two integers, combined.
  func combined(
    _ operation: BitOperation, _ left: Real, _ right: Real
  ) throws(RealError) -> Real {
    Real(try whole(left).combined(operation, whole(right)))
  }

  /// The integer whose bits are the opposite ones of an integer.
  mutating func complement(of operand: Quantity, at place: Range<Int>) throws(EvaluationError)
    -> Quantity
  {
    do throws(QuantityError) {
      let number = try quantities.plainNumber(of: operand)
      let arithmetic = self
      return try QuantityError.numbers { () throws(RealError) in
        let whole = Real(try arithmetic.whole(number))
        return Quantity(try whole.negated(budget).subtracting(1, budget))
      }
    } catch .number(.outsideDomain) {
      throw EvaluationError(.bitsOfFraction(nil), at: place)
    } catch {
      throw EvaluationError(error.kind, at: place)
    }
  }

  /// An integer times a power of two.
  ///
  /// - Parameter count: the exponent, an integer that is not negative.
  func shiftedLeft(_ number: Real, by count: Real) throws(RealError) -> Real {
    let (number, count) = (try whole(number), try self.count(count))
    if number.isZero { return 0 }
    guard let count = count.wholeValue, count <= 2 * limits.bits else { throw .tooLarge }
    return Real(number.shifted(left: count))
  }

  /// An integer divided by a power of two, rounded down.
  ///
  /// - Parameter count: the exponent, an integer that is not negative.
  func shiftedRight(_ number: Real, by count: Real) throws(RealError) -> Real {
    let (number, count) = (try whole(number), try self.count(count))
    // Of a number within the limits, no more than the sign is left to the right of so many bits.
    return Real(number.shifted(left: -min(count.wholeValue ?? .max, 2 * limits.bits)))
  }
}
