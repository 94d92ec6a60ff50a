import Words

extension Keypad {
  /// The grid of the four operations.
  package static let standard = Keypad([
    [.allClear, .allClear, .clear, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .zero, .point, .equals],
  ])

  /// The same grid with functions at its left.
  package static let scientific = Keypad([
    [.open, .close, .power, .root, .allClear, .allClear, .clear, .divide],
    [.square, .reciprocal, .factorial, .percent, .seven, .eight, .nine, .multiply],
    [.sine, .cosine, .tangent, .pi, .four, .five, .six, .subtract],
    [.arcsine, .arccosine, .arctangent, .e, .one, .two, .three, .add],
    [.naturalLogarithm, .logarithm, .degree, .answer, .zero, .zero, .point, .equals],
  ])

  /// The same grid with bases, digits and bits at its left.
  ///
  /// The letter C is a digit here, so that the button that clears deletes a character instead.
  package static let programmer = Keypad([
    [
      .hexadecimal, .decimal, .octal, .binary,
      .allClear, .allClear, .deleteCharacter, .divide,
    ],
    [.ten, .eleven, .twelve, .thirteen, .seven, .eight, .nine, .multiply],
    [.fourteen, .fifteen, .open, .close, .four, .five, .six, .subtract],
    [.and, .or, .xor, .power, .one, .two, .three, .add],
    [.shiftLeft, .shiftRight, .modulo, .wordSize, .zero, .zero, .point, .equals],
  ])
}

extension LayoutName {
  /// The buttons; nil where there are none.
  package var keypad: Keypad? {
    switch self {
    case .keypad: .standard
    case .scientific: .scientific
    case .programmer: .programmer
    case .tape: nil
    }
  }
}
