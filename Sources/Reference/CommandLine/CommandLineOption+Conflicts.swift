import Words

extension CommandLineOption {
  /// Options of which one can be given.
  private static let alternatives: [[Self]] = [
    [.theme, .light, .dark], [.private, .fresh], [.fraction, .format], [.fraction, .digits],
    [.tape, .updateRates, .picture, .writeOptions],
  ]

  /// What else the program does than to calculate, with the options that mean nothing then.
  private var excluded: [Self] {
    switch self {
    case .tape: [.private, .format, .fraction, .explain]
    case .updateRates:
      [.rates, .explain, .fraction, .format, .digits, .log, .private, .fresh]
    case .picture: [.explain, .fraction, .format, .digits, .log, .totals]
    case .writeOptions: [.log, .totals]
    default: []
    }
  }

  /// Whether the option cannot be combined with another one.
  package func excludes(_ other: Self) -> Bool {
    self != other
      && (excluded.contains(other) || other.excluded.contains(self)
        || Self.alternatives.contains { $0.contains(self) && $0.contains(other) })
  }

  /// Whether the option can stand in the file of options: whether it says how the program works, not
  /// what it is to do.
  package var isLasting: Bool {
    switch self {
    case .digits, .fraction, .format, .explain, .theme, .layout, .light, .dark, .ascii, .noMouse,
      .private,
      .fresh, .rates, .language, .pictures:
      true
    case .tape, .totals, .updateRates, .picture, .noOptions, .writeOptions, .log, .version, .help:
      false
    }
  }
}
