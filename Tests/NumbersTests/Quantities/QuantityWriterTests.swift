import ExactNumbers
import Quantities
import Testing

@Suite struct `A quantity as text` {
  private let budget = Budget()

  @Test func `in degrees has a power of ten in parentheses`() throws {
    let large = Quantity(Real(Rational(10).raised(to: 30)), try Unit.named("deg"))
    let formed = try QuantityWriter(large, in: .decimal, budget)
    let notation = NumberStyle()
    let texts = try [9, 8].map { try formed.text(.columns($0), in: notation, budget)?.text }
    #expect(texts == ["(1×10³⁰)°", nil])
    let third = try Quantity(large.number.divided(by: 3, budget), large.unit)
    let full = try QuantityWriter(third, in: .decimal, budget).text(digits: 5, in: notation, budget)
    #expect(full.text == "(3.3333…×10²⁹)°")
  }

  @Test func `divided into parts can be cancelled`() throws {
    #expect(throws: RealError.cancelled) {
      let root = try Real(2).root(2, budget)
      _ = try QuantityWriter(
        Quantity(
          root.multiplied(by: Real(Rational(10).raised(to: 9_999)), budget),
          try Unit.named("h+min")), in: .decimal, Budget(isCancelled: { true }))
    }
  }

  @Test func `has the known factors`() throws {
    let twelve = Quantity(12, try Unit.named("km"))
    let formed = try QuantityWriter(twelve, in: .factors, budget)
    let factors = try #require(formed.factors)
    let again = QuantityWriter(twelve, factors: factors)
    #expect(again.form == .factors && again.factors == factors)
    #expect(try again.text(.columns(20), in: .symbols, budget)?.text == "2^2 * 3 km")
    let parts = Quantity(Real(.half), try Unit.named("ft+in"))
    #expect(try QuantityWriter(parts, in: .decimal, budget).factors == nil)
  }

  @Test func `has no exponent in scripts except after a unit`() throws {
    let third = Real(Rational(numerator: 1, denominator: 3 * 10_000_000_000))
    for (unit, expected) in [(nil, "0.00000000003333"), ("m", "3.333e-11 m")] {
      let quantity = Quantity(third, try unit.map { try Unit.named($0) })
      let formed = try QuantityWriter(quantity, in: .decimal, budget)
      #expect(try formed.text(digits: 4, in: .script(), budget).text == expected)
    }
  }
}

extension NumberStyle {
  fileprivate static let symbols: NumberStyle = {
    var style = NumberStyle.ascii(units: .symbols)
    style.ellipsis = "..."
    return style
  }()
}

extension Unit {
  /// A product of named units; `+` separates parts.
  static func named(_ text: String) throws -> Unit {
    let parts = try text.split(separator: "+").map { part in
      Unit(
        try part.split(separator: "*").map { factor in
          let words = factor.split(separator: "^")
          let match = try #require(UnitTable.unit(named: String(words[0])))
          let exponent = words.count > 1 ? try #require(Int(words[1])) : 1
          return Unit.Factor(match.definition, prefix: match.prefix, exponent: exponent)
        })
    }
    return parts.count == 1 ? parts[0] : Unit(parts: parts)
  }
}
