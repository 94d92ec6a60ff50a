import Words

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
