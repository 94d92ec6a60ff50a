import ExactNumbers
import Quantities
import Testing

@Suite struct `Examples in Quantities` {
  private let print = Printer()

  @Test func `of a dimension`() {
    let speed = Dimension.length / .time
    print(speed[.time])  // -1
    #expect(print.lines == ["-1"])
  }

  @Test func `of arithmetic`() throws {
    let values = try values {
      var arithmetic = QuantityArithmetic(Budget())
      let mile = UnitTable.unit(named: "mi").map { Unit([$0]) }
      let kilometre = UnitTable.unit(named: "km").map { Unit([$0]) }
      try arithmetic.converted(Quantity(1, mile), to: kilometre).number  // 1.609344
    }
    #expect(values.last as? Real == Real(Rational(numerator: 25146, denominator: 15625)))
  }
}
