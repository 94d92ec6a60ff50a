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
