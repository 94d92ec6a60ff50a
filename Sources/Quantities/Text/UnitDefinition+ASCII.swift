extension UnitDefinition {
  /// The first symbol in ASCII, or else the first name.
  var asciiSymbol: String {
    ([symbol] + synonyms + [name]).first { $0.utf8.allSatisfy { $0 < 0x80 } } ?? name
  }
}

extension UnitPrefix {
  /// The symbol in ASCII: `u` for micro.
  var asciiSymbol: String { symbols[symbols.count - 1] }
}
