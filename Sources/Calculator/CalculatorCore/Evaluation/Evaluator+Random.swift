import ExactNumbers
import Quantities

/// Random numbers determined by the draw of a line, which keeps them when recalculated.
extension Evaluator {
  private static let mostDice = 10_000
  private static let digits = 15

  /// The value of `random` or `roll`: an integer from 1, a fraction in 0..<1 for a bound of 0, or a
  /// sum of dice.
  mutating func rolled(
    _ function: Function, _ arguments: [Quantity]
  ) throws(EvaluationError) -> Quantity {
    guard arguments.count == function.arity.greatest else {
      throw EvaluationError(.wrongArguments(function))
    }
    let numbers = arguments.compactMap { $0.plain?.rational?.wholeValue }
    guard numbers.count == arguments.count, numbers.allSatisfy({ $0 >= 0 }),
      function == .random || numbers[0] <= Self.mostDice && numbers[1] > 0
    else { throw EvaluationError(RealError.outsideDomain.kind(in: function)) }
    rolls += 1
    var generator = SplitMix64(draw: UInt64(numbers[numbers.count - 1]), roll: rolls)
    let sides = numbers[numbers.count - 2]
    guard sides > 0 else {
      let scale = (0..<Self.digits).reduce(1) { scale, _ in scale * 10 }
      return Quantity(Real(Rational(numerator: generator.number(below: scale), denominator: scale)))
    }
    let count = function == .roll ? numbers[0] : 1
    var sum = Rational(0)
    for _ in 0..<count { sum = sum + Rational(1 + generator.number(below: sides)) }
    return Quantity(Real(sum))
  }
}

/// The SplitMix64 generator (Steele, Lea and Flood, OOPSLA 2014), on which saved tapes depend.
private struct SplitMix64 {
  private var state: UInt64

  /// Seeds the generator of a roll; the first 64 are those of older lines.
  init(draw: UInt64, roll: Int) {
    state = draw ^ UInt64(roll) << 58 ^ UInt64(roll / 64) &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func number(below bound: Int) -> Int {
    let bound = UInt64(bound)
    // Avoids bias by rejecting numbers beyond the last multiple.
    let end = UInt64.max - UInt64.max % bound
    var number = next()
    while number >= end { number = next() }
    return Int(number % bound)
  }
}
