import Quantities

extension Unit {
  /// Whether letters stand where degrees were meant, such as those of the coulomb and the farad.
  static func areTemperatureLetters(_ left: Unit?, _ right: Unit?) -> Bool {
    let letters: Set = ["C", "F", "K", "°C", "°F"]
    return [left, right].allSatisfy { $0.map { letters.contains($0.text()) } == true }
  }

  /// The unit of differences of points of this temperature scale.
  var differenceText: String { differenceUnit?.text() ?? "K" }
}
