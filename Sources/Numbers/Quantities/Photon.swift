import ExactNumbers

extension QuantityArithmetic {
  /// Converts between electronvolts and a photon's property or a temperature of that energy, by E =
  /// hc/λ = hcν̃ = hν = kT; nil for other units.
  mutating func convertedPhoton(
    _ quantity: Quantity, to target: Unit?
  ) throws(QuantityError) -> Quantity? {
    guard let unit = quantity.unit, let target, unit.isElectronvolt != target.isElectronvolt,
      let scale = Self.energies[unit.isElectronvolt ? target.dimension : unit.dimension],
      !unit.isPoint, !target.isPoint
    else { return nil }
    let number = try converted(quantity, to: unit.dimension.coherentUnit).number
    let isWavelength = [unit.dimension, target.dimension].contains(.length)
    let ratio = unit.isElectronvolt && !isWavelength ? scale.raised(to: -1) : scale
    let result = try QuantityError.numbers { () throws(RealError) in
      isWavelength
        ? try Real(ratio).divided(by: number, budget)
        : try number.multiplied(by: Real(ratio), budget)
    }
    remark = [unit.dimension, target.dimension].contains(.temperature) ? .thermal : .photon
    return try converted(Quantity(result, target.dimension.coherentUnit), to: target)
  }

  /// The joules of a photon with 1 coherent unit, by the SI defining constants.
  private static let energies: [Dimension: Rational] = {
    let planck = decimal(662_607_015, exponent: -42)
    let lightSpeed: Rational = 299_792_458
    return [
      .length: planck * lightSpeed, .none / .length: planck * lightSpeed,
      .none / .time: planck, .temperature: decimal(1_380_649, exponent: -29),
    ]
  }()

  private static func decimal(_ digits: Int, exponent: Int) -> Rational {
    Rational(digits) * Rational(10).raised(to: exponent)
  }
}

extension Unit {
  fileprivate var isElectronvolt: Bool {
    factors.count == 1 && factors[0].exponent == 1 && factors[0].definition.symbol == "eV"
  }
}
