import Engine
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

/// Digits and the signs between them, as they were pasted: `1,234.56`.
struct DigitRun: Hashable {
  /// The digits between the signs; the first group is empty where a point comes first.
  private var groups: [String] = [""]
  /// The signs between the groups: a point, a comma, an apostrophe or a space.
  private var separators: [Unicode.Scalar] = []
  /// The exponent with its `e`; mostly empty.
  private(set) var exponent = ""
  /// The number of scalars.
  private(set) var length = 0

  /// Reads digits at the start of a text; nil if there are none.
  ///
  /// - Parameter commaSeparates: whether a comma stands between arguments, not in a number.
  init?(_ text: ArraySlice<Unicode.Scalar>, commaSeparates: Bool = false) {
    var index = text.startIndex
    while index < text.endIndex {
      let scalar = text[index]
      let isBeforeDigit = index + 1 < text.endIndex && text[index + 1].isDigit
      if scalar.isDigit {
        groups[groups.count - 1].unicodeScalars.append(scalar)
      } else if scalar == "_", isBeforeDigit, index > text.startIndex {
        // The sign of programming languages says nothing about the number.
      } else if isBeforeDigit, separates(scalar, before: text[(index + 1)...], commaSeparates) {
        separators.append(scalar)
        groups.append("")
      } else {
        break
      }
      index += 1
    }
    guard index > text.startIndex else { return nil }
    exponent = Self.exponent(in: text[index...])
    length = index - text.startIndex + exponent.unicodeScalars.count
  }

  /// Whether a sign before a digit belongs to the number.
  private func separates(
    _ sign: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>, _ commaSeparates: Bool
  ) -> Bool {
    switch sign {
    case ".": return true
    case ",": return !commaSeparates
    case "'":
      // 5'11" is five feet and eleven inches.
      let next = rest.drop(while: \.isDigit).first
      return !isBegun && next != "\"" && next != "″" && next != "”"
    case " ", "\u{A0}":
      // Groups of another length are numbers of their own.
      let isSame = separators.last.map { $0 == sign } ?? true
      return rest.prefix(4).prefix(while: \.isDigit).count == 3 && isSame
        && areThousands(groups.prefix(1))
    default: return false
    }
  }

  private var isBegun: Bool { groups == [""] }

  /// The exponent at the start of a text: `e`, a sign or none, and digits.
  private static func exponent(in text: ArraySlice<Unicode.Scalar>) -> String {
    guard let letter = text.first, letter == "e" || letter == "E" else { return "" }
    let sign = text.dropFirst().prefix(1).filter { "+-−".unicodeScalars.contains($0) }
    let digits = text.dropFirst(1 + sign.count).prefix(while: \.isDigit)
    guard !digits.isEmpty else { return "" }
    return String(letter) + (sign.first.map { $0 == "+" ? "+" : "-" } ?? "") + digits.string
  }
}

extension DigitRun {
  /// What the signs mean.
  private enum Shape: Equatable {
    /// All groups are one whole number.
    case whole
    /// The last group is the fraction.
    case decimal
    /// One or the other.
    case ambiguous
    case malformed
  }

  private var shape: Shape {
    guard let last = separators.last else { return .whole }
    let isPoint = last == "." || last == ","
    let others = separators.dropLast()
    if others.isEmpty, isPoint {
      let isGrouping = areThousands(groups[...])
      return isGrouping ? .ambiguous : .decimal
    }
    if others.allSatisfy({ $0 == last }) {
      return isGrouped(groups[...], last) ? .whole : .malformed
    }
    guard isPoint, let sign = others.first, others.allSatisfy({ $0 == sign }) else {
      return .malformed
    }
    return isGrouped(groups.dropLast(), sign) ? .decimal : .malformed
  }

  /// Whether groups of digits are those of a whole number: thousands, or as in India `12,34,567`.
  private func isGrouped(_ groups: ArraySlice<String>, _ sign: Unicode.Scalar) -> Bool {
    if areThousands(groups) { return true }
    return sign == "," && groups.count > 2 && groups.last?.utf8.count == 3
      && areGroups(groups.dropLast(), of: 2)
  }

  private func areThousands(_ groups: ArraySlice<String>) -> Bool { areGroups(groups, of: 3) }

  /// Whether all groups have a length, of which the first may be shorter, but does not begin with 0.
  private func areGroups(_ groups: ArraySlice<String>, of length: Int) -> Bool {
    guard let first = groups.first, (1...length).contains(first.utf8.count), !first.hasPrefix("0")
    else { return false }
    return groups.dropFirst().allSatisfy { $0.utf8.count == length }
  }

  var isMalformed: Bool { shape == .malformed }

  /// The decimal point that the number proves: its own, or the sign that does not group it.
  var decimalPoint: Unicode.Scalar? {
    switch shape {
    case .decimal: separators.last
    case .whole where separators.first == ".": ","
    case .whole where separators.first == ",": "."
    case .whole, .ambiguous, .malformed: nil
    }
  }

  /// The number as formulas write it.
  func text(_ points: DecimalPoints) -> String {
    let hasFraction =
      switch shape {
      case .decimal: true
      case .ambiguous: separators.last == points.usual
      case .whole, .malformed: false
      }
    guard hasFraction else { return groups.joined() + exponent }
    let whole = groups.dropLast().joined()
    return (whole.isEmpty ? "0" : whole) + String(points.written) + (groups.last ?? "") + exponent
  }

  /// The number as it was pasted, and its reading; nil if these are alike, or nothing else can be
  /// meant.
  func note(_ points: DecimalPoints) -> PasteNote? {
    let isDoubtful = shape == .ambiguous && !points.isKnown
    guard isDoubtful || shape == .whole && separators.contains(" ") else { return nil }
    let pasted = zip(groups.dropFirst(), separators).reduce(into: groups[0]) { text, next in
      text.unicodeScalars.append(next.1)
      text += next.0
    }
    let read = text(points)
    return pasted + exponent == read ? nil : PasteNote(pasted: pasted + exponent, read: read)
  }
}
