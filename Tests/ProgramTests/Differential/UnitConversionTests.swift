import CalculatorCore
import Quantities
import TestSupport
import Testing

/// Compares conversions with GNU units, as fractions; `Judge/units.py` has the different names.
@Suite(.waiting) struct `Conversions and GNU units` {
  @Test func `agree on every unit and every prefix`() throws {
    let conversions = QuantityKind.allCases.flatMap { kind in
      let units = kind.units.flatMap(PrefixedUnit.all)
      return units.map { Conversion(number: "1", source: $0, target: units[0]) }
    }
    try expectTrue(conversions)
  }

  @Test(arguments: seeds) func `agree on random pairs of one dimension`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let units = Dictionary(
      grouping: UnitTable.definitions.flatMap(PrefixedUnit.all), by: \.definition.dimension)
    let pools = units.values.filter { $0.count > 1 }
      .sorted { $0[0].definition.symbol < $1[0].definition.symbol }
    let conversions = (0..<500).map { _ in
      let pool = generator.pick(pools)
      return Conversion(
        number: generator.decimal(), source: generator.pick(pool), target: generator.pick(pool))
    }
    try expectTrue(conversions)
  }

  /// Expects that the judge agrees; currencies have no definition.
  private func expectTrue(_ all: [Conversion]) throws {
    let conversions = all.filter { $0.source.definition.dimension != .money }
    let lines = conversions.map(\.line)
    let printed = try Printed(["--fraction"], lines: lines)
    let claims = lines.indices.map { printed.claim(lines[$0], at: $0, digits: 34) }
    let verdicts = try Verdict.byTheJudge(
      "conversions.py",
      of: zip(claims, conversions).map { claim, conversion in
        "\(claim.printed)\t\(conversion.number)\t\(conversion.source)\t\(conversion.target)"
      })
    Verdict.expectTrue(verdicts, of: claims, "conversions")
  }
}

private struct Conversion {
  let number: String
  let source: PrefixedUnit
  let target: PrefixedUnit

  var line: String { "\(number) \(source.text) in \(target.text)" }
}

private struct PrefixedUnit: CustomStringConvertible {
  let definition: UnitDefinition
  let prefix: UnitPrefix?

  static func all(of definition: UnitDefinition) -> [PrefixedUnit] {
    [PrefixedUnit(definition: definition, prefix: nil)]
      + definition.prefixes.list.map { PrefixedUnit(definition: definition, prefix: $0) }
  }

  /// The symbol, or the name where the symbol means something else: PS is metric horsepower, kt the
  /// knot and gcd a function.
  var text: String {
    let symbol = (prefix?.symbol ?? "") + definition.symbol
    let match = UnitTable.unit(named: symbol)
    let isMeant = match?.definition == definition && match?.prefix == prefix
    let isFunction = Function(rawValue: symbol.lowercased()) != nil
    return isMeant && !isFunction ? symbol : (prefix?.name ?? "") + definition.name
  }

  /// The unit in the notation of the judge.
  var description: String { "\(prefix?.name ?? "") \(definition.symbol)" }
}

extension SeededGenerator {
  fileprivate mutating func decimal() -> String {
    let whole = integer(-999...9999)
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return "\(whole)"
    case 1: return "\(whole).\(integer(0...999))"
    case 2: return "\(whole)e\(integer(-20...20))"
    default: return "0.\(integer(1...99_999))"
    }
  }
}
