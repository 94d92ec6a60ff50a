import ExactNumbers

/// A way in which the calculator is laid out; the cases are in the order of the key that turns it.
///
/// The raw values are the names that `--layout` takes.
package enum LayoutName: String, Hashable, Sendable, CaseIterable {
  /// The four operations.
  case keypad
  /// The keypad with powers, roots, logarithms and trigonometry at its left.
  case scientific
  /// The keypad with the digits of base 16, bases and bits at its left.
  case programmer
  /// The tape with the display, without buttons.
  case tape
}

/// The name of a theme.
///
/// A theme is a case here and a palette in `CalculatorViews`. The key for the next theme goes through
/// the cases in their order.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case dark
  case light
  /// No colours: bold, dim, underlined and reversed only.
  case mono
  /// Strong colours on black, for eyes that need more contrast.
  case contrast
}

/// What `--theme` and `COUNTONME_THEME` can ask for: the name of a theme, or `auto`.
package enum ThemePreference: Hashable, Sendable {
  /// The theme that suits the terminal.
  case automatic
  case theme(ThemeName)

  /// The theme that is asked for by name; nil for `auto`.
  package var theme: ThemeName? {
    switch self {
    case .automatic: nil
    case .theme(let name): name
    }
  }
}

extension ThemePreference: RawRepresentable, CaseIterable {
  package static let allCases = [automatic] + ThemeName.allCases.map(theme)

  package init?(rawValue: String) {
    guard let preference = Self.allCases.first(where: { $0.rawValue == rawValue }) else {
      return nil
    }
    self = preference
  }

  package var rawValue: String { theme?.rawValue ?? "auto" }
}

extension ThemePreference {
  /// The words for all preferences.
  package static let allNames = allCases.map(\.rawValue)
}

/// The number of bits in which whole numbers are shown; arithmetic has no such bound.
package enum WordSize: Int, Hashable, Sendable, CaseIterable {
  case bits8 = 8
  case bits16 = 16
  case bits32 = 32
  case bits64 = 64

  /// The next greater size; after the greatest the smallest one.
  package var next: WordSize { WordSize(rawValue: rawValue * 2) ?? .bits8 }

  /// Whether the bits of an integer fit: those of a negative one are its two's complement.
  package func fits(_ number: Rational) -> Bool {
    let half = Rational(1).shifted(left: rawValue - 1)
    return !(number < -half) && number < half + half
  }

  /// The size itself, or the next greater one that the bits of an integer fit; the size itself where none does.
  package func holding(_ number: Rational) -> WordSize {
    Self.allCases.first { $0.rawValue >= rawValue && $0.fits(number) } ?? self
  }

  /// An integer with a change made to its bits; nil if these do not fit.
  ///
  /// A negative number stays one as long as its first bit is set; any other is read without a sign.
  package func changing(_ number: Rational, by change: BitChange) -> Rational? {
    guard fits(number) else { return nil }
    let values = Rational(1).shifted(left: rawValue)
    let pattern = number.isNegative ? number + values : number
    func rotated(left count: Int) -> Rational {
      let carried = pattern.shifted(left: count - rawValue)
      return (pattern - carried.shifted(left: rawValue - count)).shifted(left: count) + carried
    }
    let changed =
      switch change {
      case .toggle(let bit): pattern.combined(.xor, Rational(1).shifted(left: bit))
      case .complement: values - 1 - pattern
      case .rotateLeft: rotated(left: 1)
      case .rotateRight: rotated(left: rawValue - 1)
      }
    let isSigned = number.isNegative && !(changed + changed < values)
    return isSigned ? changed - values : changed
  }
}

/// What is done to the bits of a word.
package enum BitChange: Hashable, Sendable {
  /// Changes one bit, counted from the last one.
  case toggle(Int)
  /// Changes all bits.
  case complement
  case rotateLeft
  case rotateRight
}

/// What is to be said of the bits.
package enum BitsNote: Hashable, Sendable {
  /// The bits of a word are those of the number.
  case word(WordSize)
  case twosComplement(WordSize)
  case tooLarge(WordSize)
  /// Only whole numbers have bits.
  case notWhole
}
