import ExactNumbers
import Quantities

extension UnitDefinition {
  /// The value in the coherent unit of its kind; nil for that unit itself.
  package func value(in unit: Unit, _ words: Wording) -> String? {
    if let product = UnitTable.product(equalTo: self) { return product.text() }
    let symbol = unit.text()
    return switch scale {
    case .multiple(1, 0), .currency: nil
    case .multiple(let factor, 0): "\(text(of: factor)) \(symbol)"
    case .multiple(let factor, 1): "\(text(ofPi: factor)) \(symbol)"
    case .multiple(let factor, _): "\(factor)/π \(symbol)"
    case .points(let factor, let zero): words.point(zero: "\(text(of: -zero * factor)) \(symbol)")
    }
  }

  private func text(of factor: Rational) -> String {
    let decimal = factor.text(fitting: 20)
    return decimal.flatMap { $0.isExact ? $0.text : nil } ?? factor.description
  }

  private func text(ofPi factor: Rational) -> String {
    let parts = factor.description.split(separator: "/")
    let numerator = parts[0] == "1" ? "π" : parts[0] + "π"
    return parts.count == 1 ? numerator : numerator + "/" + parts[1]
  }
}

extension Unit {
  /// Whether units such as coulomb and farad are probably meant as degrees.
  static func areTemperatureLetters(_ left: Unit?, _ right: Unit?) -> Bool {
    let letters: Set = ["C", "F", "K", "°C", "°F"]
    return [left, right].allSatisfy { $0.map { letters.contains($0.text()) } == true }
  }

  /// The unit of differences on this temperature scale.
  var differenceText: String { differenceUnit?.text() ?? "K" }
}
