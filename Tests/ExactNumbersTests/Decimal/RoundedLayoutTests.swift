import TestSupport
import Testing

@testable import ExactNumbers

/// Compares the layout with a model that tries every rounding and chooses as documented.
@Suite struct `The layout of rounded numbers` {
  @Test(arguments: seeds)
  func `the form with the most digits is chosen`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let number = generator.scaledNumber()
      let digits = [1, 2, 5, 15].randomElement(using: &generator) ?? 15
      for width in 1...24 {
        let layout = RoundedLayout(
          expansion: number.expansion(digits: min(width, digits)), width: width,
          significantDigits: digits, notation: DecimalNotation())
        let model = Model(number: number, width: width, digits: digits)
        #expect(layout.text?.text == model.text, "\(number) in \(width) with \(digits)")
      }
    }
  }
}

extension SeededGenerator {
  /// A number with a magnitude for which every form occurs.
  fileprivate mutating func scaledNumber() -> Rational {
    let digits = nonzeroRational().rounded(toSignificantDigits: .random(in: 1...30, using: &self))
    let power = powerOfTen(.random(in: -14...18, using: &self) - digits.power)
    let tail = Bool.random(using: &self) ? powerOfTen(-40) : 0
    return digits.value * power + tail
  }
}

private struct Model {
  let number: Rational
  let width: Int
  let digits: Int

  var text: String? {
    let plain = (0...40).reversed().lazy.compactMap(plain).first
    let scientific = (1...digits).reversed().lazy.compactMap(scientific).first
    guard let plain else { return scientific }
    guard let scientific else { return plain }
    return count(plain) >= count(scientific) ? plain : scientific
  }

  private func plain(places: Int) -> String? {
    guard number.expansion(digits: 1).power + places >= 0,
      let (text, power, count) = form(place: -places), (-7..<digits).contains(power),
      count <= digits
    else { return nil }
    let zeros = String(repeating: "0", count: max(0, max(-power, power + 1 - text.count)))
    let padded = power < 0 ? zeros + text : text + zeros
    let fraction = padded.dropFirst(max(power, 0) + 1)
    let point = fraction.isEmpty ? "" : "."
    return fitting(padded.prefix(max(power, 0) + 1) + point + fraction)
  }

  private func scientific(count: Int) -> String? {
    let power = number.expansion(digits: 1).power
    guard let (text, shownPower, _) = form(place: power - count + 1) else { return nil }
    let point = text.count > 1 ? "." : ""
    let exponent = shownPower < 0 ? "−\(-shownPower)" : "\(shownPower)"
    return fitting(text.prefix(1) + point + text.dropFirst() + "×10^" + exponent)
  }

  private func fitting(_ text: some StringProtocol) -> String? {
    let signed = (number.isNegative ? "−" : "") + text
    return signed.count <= width ? signed : nil
  }

  /// The significant digits of the number rounded to a power of ten; nil if that is zero.
  private func form(place: Int) -> (text: String, power: Int, count: Int)? {
    let units = number.magnitude * powerOfTen(-place) + Rational(numerator: 1, denominator: 2)
    let whole = units.numerator.quotient(dividingBy: units.denominator).quotient.description
    guard whole != "0" else { return nil }
    var text = Substring(whole)
    while text.hasSuffix("0") { text.removeLast() }
    return (String(text), whole.count - 1 + place, text.count)
  }

  /// The number of significant digits in a text, without trailing zeros of an integer.
  private func count(_ text: String) -> Int {
    let mantissa = text.firstRange(of: "×").map { text[..<$0.lowerBound] } ?? text[...]
    var digits = mantissa.filter { ("0"..."9").contains($0) }.drop { $0 == "0" }
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.count
  }
}
