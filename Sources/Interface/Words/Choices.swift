import ExactNumbers

/// A layout, in the order of the layout key; raw values are the names for `--layout`.
package enum LayoutName: String, Hashable, Sendable, CaseIterable {
  case keypad, scientific, programmer, tape
}

extension Wording {
  func title(of layout: LayoutName) -> String {
    switch layout {
    case .keypad: say("keypad", "pavé")
    case .scientific: say("scientific", "scientifique")
    case .programmer: say("programmer", "programmeur")
    case .tape: say("tape", "bande")
    }
  }
}

/// A theme, in the order of the theme key; `CalculatorViews` has its palette.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
  case dark, light
  /// No colours: only bold, dim, underlined and reversed.
  case mono
  case contrast
}

/// A value of `--theme` and `COUNTONME_THEME`.
package struct ThemePreference: Hashable, Sendable {
  /// Nil for `auto`.
  package let theme: ThemeName?

  package init(_ theme: ThemeName) { self.theme = theme }

  package init?(named name: String) {
    guard Self.allNames.contains(name) else { return nil }
    theme = ThemeName(rawValue: name)
  }

  package static let allNames = ["auto"] + ThemeName.allCases.map(\.rawValue)
}

/// The number of displayed bits of whole numbers; arithmetic has no such limit.
package enum WordSize: Int, Hashable, Sendable, CaseIterable {
  case bits8 = 8
  case bits16 = 16
  case bits32 = 32
  case bits64 = 64

  /// Whether an integer fits, as two's complement if negative.
  package func fits(_ number: Rational) -> Bool {
    let half = Rational(1).shifted(left: rawValue - 1)
    return !(number < -half) && number < half + half
  }

  /// The smallest size that holds an integer, at least this one; this one if none does.
  package func holding(_ number: Rational) -> WordSize {
    Self.allCases.first { $0.rawValue >= rawValue && $0.fits(number) } ?? self
  }

  /// Changes the bits of an integer; nil if it does not fit.
  ///
  /// A negative number stays negative while its sign bit is set; others are unsigned.
  package func changing(_ number: Rational, by change: BitChange) -> Rational? {
    guard fits(number) else { return nil }
    let values = Rational(1).shifted(left: rawValue)
    let pattern = number.isNegative ? number + values : number
    let changed =
      switch change {
      case .toggle(let bit): pattern.combined(.xor, Rational(1).shifted(left: bit))
      case .complement: values - 1 - pattern
      case .rotateLeft: pattern.rotated(left: 1, bits: rawValue)
      case .rotateRight: pattern.rotated(left: rawValue - 1, bits: rawValue)
      }
    let isSigned = number.isNegative && !(changed + changed < values)
    return isSigned ? changed - values : changed
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The next case; the first one after the last.
  package var next: Self {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}

/// A change to the bits of a word.
package enum BitChange: Hashable, Sendable {
  /// Changes one bit, counted from the least significant.
  case toggle(Int)
  case complement, rotateLeft, rotateRight
}

/// A note on the displayed bits.
package enum BitsNote: Hashable, Sendable {
  case word(WordSize)
  case twosComplement(WordSize)
  case tooLarge(WordSize)
  case notWhole
}
