import Quantities
import Words

/// A number that stands alone: a cell of a table, or a line of a column.
///
/// It may have a sign or parentheses, which make it negative, the mark of a result (`= 5`), quotation
/// marks, an exponent or a power of ten, and a percent sign or a unit.
struct PastedNumber {
  let run: DigitRun
  private var isNegative = false
  private var isPercentage = false
  /// The power of ten after the digits, with its sign: `×10^−9`; mostly empty.
  private var powerOfTen = ""
  /// The unit behind the digits, or the sign of a currency before them; nil if there is none.
  private(set) var unit: String?

  /// Reads a number; nil if the text is something else.
  init?(_ cell: ArraySlice<Unicode.Scalar>) {
    var rest = cell.trimmed
    if rest.count > 1, rest.first == "\"", rest.last == "\"" {
      rest = rest.dropFirst().dropLast().trimmed
    }
    if rest.first == "=" || rest.first == "≈" { rest = rest.dropFirst().trimmed }
    if rest.first == "(", rest.last == ")" {
      isNegative = true
      rest = rest.dropFirst().dropLast().trimmed
    } else if let sign = rest.first, sign == "+" || sign == "-" || sign == "−" {
      isNegative = sign != "+"
      rest = rest.dropFirst().trimmed
    }
    if let sign = CurrencySigns.all.first(where: { rest.starts(with: $0.unicodeScalars) }) {
      unit = sign
      rest = rest.dropFirst(sign.unicodeScalars.count).trimmed
    }
    guard let run = DigitRun(rest), !run.isMalformed else { return nil }
    self.run = run
    rest = rest.dropFirst(run.length)
    readPowerOfTen(&rest)
    if rest.first == "…" { rest = rest.dropFirst() }
    rest = rest.trimmed
    if rest.first == "%" {
      isPercentage = true
      rest = rest.dropFirst()
    } else if unit == nil, Self.isUnit(rest.string) {
      unit = rest.string
      return
    }
    // The end of a sentence, or a point without digits after it.
    guard rest.isEmpty || rest.first == "." && rest.count == 1 else { return nil }
  }

  private static func isUnit(_ name: String) -> Bool {
    CurrencySigns.standard.currency(of: name) != nil || UnitTable.unit(named: name) != nil
  }

  private mutating func readPowerOfTen(_ rest: inout ArraySlice<Unicode.Scalar>) {
    guard rest.first == "×" else { return }
    let base: [Unicode.Scalar] = ["×", "1", "0", "^"]
    guard rest.starts(with: base) else { return }
    let sign = rest.dropFirst(base.count).prefix(1).filter { $0 == "−" || $0 == "-" }
    let digits = rest.dropFirst(base.count + sign.count).prefix(while: \.isDigit)
    guard !digits.isEmpty else { return }
    let length = base.count + sign.count + digits.count
    powerOfTen = rest.prefix(length).string
    rest = rest.dropFirst(length)
  }

  /// The number as a formula; a percentage has parentheses, without which a sum would take it of the
  /// numbers before it.
  ///
  /// - Parameter currency: what a number without a unit is meant in; nil for a plain number.
  func text(_ points: DecimalPoints, in currency: String? = nil) -> String {
    let unit = unit ?? (isPercentage ? nil : currency)
    let digits = run.text(points) + powerOfTen + (unit.map { " " + $0 } ?? "")
    return (isNegative ? "−" : "") + (isPercentage ? "(\(digits)%)" : digits)
  }
}
