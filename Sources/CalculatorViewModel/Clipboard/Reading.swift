import Quantities
import Words

/// A column of numbers that was pasted.
package struct PastedColumn: Hashable, Sendable {
  /// The numbers as formulas write them; negative ones have a sign.
  package let numbers: [String]
  /// The first number that could be read in another way; nil if there is none.
  package let note: PasteNote?

  /// Reads numbers that belong together.
  init(_ numbers: [PastedNumber], _ usual: DecimalPoints) {
    let points = usual.proven(by: numbers.map(\.run))
    let currency = Self.currency(of: numbers)
    self.numbers = numbers.map { $0.text(points, in: currency) }
    note = numbers.lazy.compactMap { $0.run.note(points) }.first
  }

  /// The only unit in a column, if that is a currency: tables of amounts often have its sign in the
  /// first row and in the last one only.
  private static func currency(of numbers: [PastedNumber]) -> String? {
    let units = Set(numbers.compactMap(\.unit))
    guard units.count == 1, let unit = units.first else { return nil }
    let isCurrency =
      CurrencySigns.standard.currency(of: unit) != nil
      || UnitTable.unit(named: unit)?.definition.dimension == .money
    return isCurrency ? unit : nil
  }

  /// The sum of the numbers, as a formula.
  package var sum: String {
    sum(of: numbers[...])
  }

  /// The sum as far as a display shows it: its end.
  package var preview: String {
    let shown = 20
    return (numbers.count > shown ? "… + " : "") + sum(of: numbers.suffix(shown))
  }

  private func sum(of numbers: ArraySlice<String>) -> String {
    numbers.dropFirst().reduce(into: numbers.first ?? "") { sum, number in
      sum += number.hasPrefix("−") ? " − " + number.dropFirst() : " + " + number
    }
  }
}

/// The decimal points of a text: the one to write, and those to read.
struct DecimalPoints: Hashable {
  /// The decimal point that formulas have.
  let written: Character
  /// The decimal point of numbers with two readings.
  var usual: Unicode.Scalar
  /// Whether that is known, and not merely usual where the display has it.
  var isKnown: Bool

  init(written: Character, known: Unicode.Scalar? = nil) {
    self.written = written
    usual = known ?? (written == "," ? "," : ".")
    isKnown = known != nil
  }

  /// The decimal points of a text with these numbers: those that have only one reading tell how the
  /// others are meant, if they agree.
  func proven(by numbers: some Sequence<DigitRun>) -> DecimalPoints {
    let signs = Set(numbers.compactMap(\.decimalPoint))
    guard signs.count == 1, let sign = signs.first else { return self }
    var points = self
    (points.usual, points.isKnown) = (sign, true)
    return points
  }
}
