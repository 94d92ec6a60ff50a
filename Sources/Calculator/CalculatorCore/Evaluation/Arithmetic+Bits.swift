import ExactNumbers

extension Arithmetic {
  func bits(_ function: Function, _ arguments: [Real]) throws(RealError) -> Real {
    let first = arguments[0]
    switch function {
    case .popcount: return Real(Rational(try count(first).onesInBaseTwo))
    case .parity: return Real(Rational(try count(first).onesInBaseTwo % 2))
    case .ctz:
      let number = try count(first)
      guard !number.isZero else { throw .outsideDomain }
      return Real(Rational(number.trailingZerosInBaseTwo))
    case .clz:
      let width = try width(arguments.dropFirst().first)
      return Real(Rational(width - (try pattern(of: first, bits: width).numeratorBits)))
    case .rol, .ror:
      let width = try width(arguments.dropFirst(2).first)
      let pattern = try pattern(of: first, bits: width)
      let count = try Real(whole(arguments[1])).remainder(Real(Rational(width)), budget)
      let places = count.rational?.wholeValue ?? 0
      return Real(pattern.rotated(left: function == .rol ? places : width - places, bits: width))
    case .bswap16: return Real(try pattern(of: first, bits: 16).withBytesSwapped(bits: 16))
    case .bswap32: return Real(try pattern(of: first, bits: 32).withBytesSwapped(bits: 32))
    case .bswap64: return Real(try pattern(of: first, bits: 64).withBytesSwapped(bits: 64))
    case .float, .double:
      let format = function == .float ? BinaryFloat.Format.single : .double
      let pattern = try pattern(of: first, bits: format.bits)
      guard let value = BinaryFloat(pattern: pattern, format).value else { throw .outsideDomain }
      return Real(value)
    case .bits:
      let width = try width(arguments.dropFirst().first)
      guard let format = BinaryFloat.Format.allCases.first(where: { $0.bits == width }) else {
        throw .outsideDomain
      }
      let number = try BinaryFloat(first, format, budget)
      guard number.value != nil else { throw .outsideDomain }
      return Real(number.pattern)
    default: return Real(try whole(first))
    }
  }

  private func width(_ bits: Real?) throws(RealError) -> Int {
    guard let bits else { return 64 }
    guard let width = try whole(bits).wholeValue, (1...4_096).contains(width) else {
      throw .outsideDomain
    }
    return width
  }

  /// The bits of a whole number, in two’s complement if it is negative.
  private func pattern(of number: Real, bits: Int) throws(RealError) -> Rational {
    let whole = try whole(number)
    let values = Rational(1).shifted(left: bits)
    guard whole < values, !(whole + whole < -values) else { throw .outsideDomain }
    return whole.isNegative ? whole + values : whole
  }
}
