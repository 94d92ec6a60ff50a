extension Rational {
  /// The digits of the magnitude of an integer in a base from 2 to 36; letters are capital.
  ///
  /// - Precondition: the number is an integer.
  /// - Complexity: O(*n*), where *n* is the number of digits, if the base is a power of 2.
  package func digits(inBase base: Int) -> String {
    precondition(isWhole, "only integers have digits in a base")
    return magnitude.numerator.text(base: base)
  }
}
