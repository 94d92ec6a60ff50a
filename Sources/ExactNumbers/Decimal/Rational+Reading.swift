extension Rational {
  /// Creates the number that `decimal` writes, as `DecimalLiteral` reads it; nil for anything else.
  ///
  /// The number is built however long it is: text from strangers is for `DecimalLiteral`.
  package init?(decimal: some StringProtocol) {
    guard let literal = DecimalLiteral(decimal.utf8) else { return nil }
    self = literal.value
  }
}
