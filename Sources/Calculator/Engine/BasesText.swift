import CalculatorCore
import ExactNumbers
import Quantities
import Words

/// A value in all bases, negative integers as two's complements except in base 10.
package struct BasesText: Hashable, Sendable {
  package let note: BitsNote
  /// The bits, most significant first; nil if the word does not hold the number.
  package let bits: String?
  private let texts: [NumberBase: String]

  /// The grouped digits in a base; nil if too long.
  package subscript(base: NumberBase) -> String? { texts[base] }

  /// No line can show longer numbers.
  private static let mostBits = 4_096

  package init(_ value: Quantity, _ word: WordSize, grouping: DigitGrouping? = nil) {
    guard let number = value.plain?.rational, number.isWhole else {
      (note, bits, texts) = (.notWhole, nil, [:])
      return
    }
    let word = word.holding(number)
    let fits = word.fits(number)
    note = !fits ? .tooLarge(word) : number.isNegative ? .twosComplement(word) : .word(word)
    let isComplement = fits && number.isNegative
    let pattern = isComplement ? number + Rational(1).shifted(left: word.rawValue) : number
    guard number.numeratorBits <= Self.mostBits else {
      (bits, texts) = (nil, [:])
      return
    }
    let digits = pattern.digits(inBase: 2)
    bits = fits ? digits.padded(to: word.rawValue, with: "0") : nil
    let texts = NumberBase.allCases.map { base in
      let shown = base == .decimal ? number : pattern
      let digits = shown.digits(inBase: base.rawValue)
      let groups = base.grouping(grouping)?.text(digits) ?? digits
      return (base, (shown.isNegative ? "−" : "") + groups)
    }
    self.texts = Dictionary(uniqueKeysWithValues: texts)
  }
}

extension NumberBase {
  fileprivate func grouping(_ decimal: DigitGrouping?) -> DigitGrouping? {
    switch self {
    case .decimal: decimal
    case .octal: DigitGrouping(separator: " ")
    case .hexadecimal, .binary: DigitGrouping(separator: " ", sizes: [4])
    }
  }

  package var label: String {
    switch self {
    case .hexadecimal: "HEX"
    case .decimal: "DEC"
    case .octal: "OCT"
    case .binary: "BIN"
    }
  }
}

extension NumberForm {
  package var base: NumberBase { NumberBase.allCases.first { $0.form == self } ?? .decimal }
}
