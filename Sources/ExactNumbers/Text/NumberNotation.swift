/// A number as text, with a mark that tells whether the digits are the value.
package struct DecimalText: Hashable, Sendable {
  package let text: String
  /// Whether the text is the value itself and not a rounding of it.
  package let isExact: Bool

  package init(text: String, isExact: Bool) {
    self.text = text
    self.isExact = isExact
  }
}

/// The characters that a decimal number is written with.
///
/// Widths count characters: each is taken to be one column wide.
package struct DecimalNotation: Hashable, Sendable {
  /// The sign of negative numbers and of negative exponents.
  package var minus: String
  /// The decimal point.
  package var point: String
  /// The text between the digits and the exponent of a power of ten.
  package var timesTenToThe: String
  /// How the digits before the point are grouped; nil if they are not.
  package var grouping: DigitGrouping?

  /// Creates a notation; the defaults are those of the screen, as in `−1.5×10^−9`.
  package init(
    minus: String = "−", point: String = ".", timesTenToThe: String = "×10^",
    grouping: DigitGrouping? = nil
  ) {
    self.minus = minus
    self.point = point
    self.timesTenToThe = timesTenToThe
    self.grouping = grouping
  }

  /// The digits before the point in their groups.
  func grouped(_ digits: some StringProtocol) -> String {
    grouping?.text(digits) ?? String(digits)
  }

  /// The number of separators among so many digits before the point.
  func separators(inDigits count: Int) -> Int { grouping?.separators(inDigits: count) ?? 0 }
}

extension DecimalNotation {
  /// The notation that other programs read, as in `-1.5e-9`.
  package static let ascii = DecimalNotation(minus: "-", timesTenToThe: "e")
}

/// How the digits before the point are separated into groups, as in `1,234,567`.
///
/// Widths count characters: the separator is taken to be one column wide.
package struct DigitGrouping: Hashable, Sendable {
  /// The character between two groups.
  package let separator: Character
  /// The sizes of the groups from right to left, each at least 1; the last one repeats.
  package let sizes: [Int]

  /// Creates a grouping; nil if a size is less than 1 or there is none.
  package init?(separator: Character, sizes: [Int]) {
    guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { return nil }
    self.separator = separator
    self.sizes = sizes
  }

  /// Creates a grouping by three digits.
  package init(separator: Character) {
    self.separator = separator
    sizes = [3]
  }

  /// Digits with separators between their groups.
  ///
  /// - Complexity: O(*n*), where *n* is the number of digits.
  package func text(_ digits: some StringProtocol) -> String {
    var groups: [Substring] = []
    var rest = Substring(digits)
    for index in 0... {
      let size = sizes[min(index, sizes.count - 1)]
      guard rest.utf8.count > size else { break }
      groups.append(rest.suffix(size))
      rest = rest.dropLast(size)
    }
    return ([rest] + groups.reversed()).joined(separator: String(separator))
  }

  /// The number of separators in so many digits.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sizes.
  func separators(inDigits count: Int) -> Int {
    var rest = count
    for (index, size) in sizes.enumerated() {
      guard rest > size else { return index }
      rest -= size
    }
    let last = sizes[sizes.count - 1]
    return sizes.count + (rest - 1) / last
  }
}

/// The characters and words that the forms of a number are written with.
package struct FormNotation: Sendable {
  /// The notation of decimals, whose sign and point the other forms share.
  package var decimal: DecimalNotation
  /// The text between factors.
  package var times: String
  /// The text between the integer and the fraction of a mixed number; nil for the sign of the number.
  package var mixedSeparator: String?
  /// The sign for digits that were left out.
  package var ellipsis: String
  package var words: FactorWords
  /// What stands behind a number, before what is said of it: a space and a unit, or nothing.
  package var unit = ""

  package init(
    decimal: DecimalNotation, times: String = " × ", mixedSeparator: String? = " ",
    ellipsis: String = "…", words: FactorWords
  ) {
    self.decimal = decimal
    self.times = times
    self.mixedSeparator = mixedSeparator
    self.ellipsis = ellipsis
    self.words = words
  }

  /// The notation that the calculator and other programs read.
  ///
  /// A number that is left of a factorization is followed by a comment.
  package static let ascii = FormNotation(
    decimal: .ascii, times: " * ", mixedSeparator: nil, ellipsis: "...",
    words: FactorWords(
      prime: "", negativePrime: "", unfactored: " # not factored", unfactoredDigits: { _ in nil }))

  /// The notation that the calculator and other programs read, of a number with a unit.
  static func ascii(unit: String) -> FormNotation {
    var notation = ascii
    notation.unit = unit
    return notation
  }

  /// The notation without separators between groups of digits.
  var ungrouped: FormNotation {
    var notation = self
    notation.decimal.grouping = nil
    return notation
  }
}

/// What is said of factors.
package struct FactorWords: Sendable {
  /// The text after a number that is proven to be prime.
  package var prime: String
  /// The text after a negative number whose magnitude is proven to be prime.
  package var negativePrime: String
  /// The text after the part of a number that was not factored.
  package var unfactored: String
  /// The text in place of that part if it has too many digits; nil where it has no such text.
  package var unfactoredDigits: @Sendable (Int) -> String?

  package init(
    prime: String, negativePrime: String, unfactored: String,
    unfactoredDigits: @escaping @Sendable (Int) -> String?
  ) {
    self.prime = prime
    self.negativePrime = negativePrime
    self.unfactored = unfactored
    self.unfactoredDigits = unfactoredDigits
  }
}
