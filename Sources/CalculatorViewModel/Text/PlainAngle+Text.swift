import CalculatorCore
import Engine
import Words

extension PlainAngle {
  /// The function with its argument in degrees, such as `sin(30°)`.
  ///
  /// - Parameters:
  ///   - point: the decimal point.
  ///   - ties: how ties are written, although a plain number has none.
  func inDegrees(point: Character, ties: some TieWriter) -> String {
    let text = ExpressionText(argument, point: point, ties: ties).text
    let number = isNumber && text.count <= Self.longestNumber ? text : "30"
    return "\(function.name)(\(number)°)"
  }

  /// The longest number that is written in a message.
  private static var longestNumber: Int { 8 }
}
