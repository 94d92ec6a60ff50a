/// A search for a divisor of a composite number: Pollard's rho method.
///
/// The sequence of x² + c modulo the number runs into a cycle modulo each of its divisors, after
/// about as many steps as the square root of the divisor. This is Brent's variant, which takes one
/// step at a time and one greatest common divisor for many steps. (R. P. Brent, An improved Monte
/// Carlo factorization algorithm, BIT 20, 1980)
struct PollardRho {
  private let number: Integer
  private let modulus: Register
  private let addend: UInt
  private let anchor, current, saved, product, difference: Register

  /// The number of steps that share a greatest common divisor.
  private static let stepsInBatch = 128

  /// Creates a search along the sequence with one of the addends from 1.
  init(_ number: Integer, addend: UInt) {
    self.number = number
    self.addend = addend
    modulus = Register(number)
    (anchor, current, saved) = (Register(Integer(2)), Register(Integer(2)), Register(Integer(2)))
    (product, difference) = (Register(Integer(1)), Register(Integer(0)))
  }

  /// A divisor other than 1, which may be the number itself; nil if the work is used up before.
  ///
  /// - Throws: `cancelled`.
  func divisor(_ work: FactoringWork) throws(RealError) -> Integer? {
    var length = 1
    var divisor: Integer?
    repeat {
      divisor = try divisorInStretch(of: length, work)
      length *= 2
    } while divisor?.isOne == true
    return divisor
  }

  /// The divisor that the next steps have with the place before them, after as many steps without
  /// looking; 1 if there is none, and nil if the work is used up before.
  private func divisorInStretch(
    of length: Int, _ work: FactoringWork
  ) throws(RealError) -> Integer? {
    anchor.set(current)
    for start in stride(from: 0, to: length, by: Self.stepsInBatch) {
      guard try work.spend(Self.stepsInBatch, bits: number.bits) else { return nil }
      for _ in start..<min(start + Self.stepsInBatch, length) { step(current) }
    }
    for start in stride(from: 0, to: length, by: Self.stepsInBatch) {
      guard try work.spend(2 * Self.stepsInBatch, bits: number.bits) else { return nil }
      saved.set(current)
      for _ in start..<min(start + Self.stepsInBatch, length) {
        step(current)
        difference.subtract(anchor, current)
        product.multiply(by: difference, modulo: modulus)
      }
      let divisor = product.greatestCommonDivisor(modulus)
      if divisor == number { return divisorInLastBatch }
      if !divisor.isOne { return divisor }
    }
    return Integer(1)
  }

  /// The first divisor in the steps since `saved`, of which one is known to have one.
  private var divisorInLastBatch: Integer {
    var divisor: Integer
    repeat {
      step(saved)
      difference.subtract(anchor, saved)
      divisor = difference.greatestCommonDivisor(modulus)
    } while divisor.isOne
    return divisor
  }

  private func step(_ register: Register) {
    register.square(plus: addend, modulo: modulus)
  }
}
