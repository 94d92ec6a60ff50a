/// The style of numbers and units; characters are assumed to be one column wide.
package struct NumberStyle: Sendable {
  package var minus = "−"
  package var point = "."
  package var grouping: DigitGrouping?
  package var powerOfTen = PowerOfTen.raised
  package var times = " × "
  /// The text between integer and fraction of a mixed number; nil for the number's sign.
  package var mixedSeparator: String? = " "
  /// The sign after truncated digits; nil to round instead.
  package var ellipsis: String? = "…"
  package var words = FactorWords()
  package var units = UnitSigns.symbols
  /// The most digits of a rounded number.
  package var significantDigits: Int
  /// The least decimal exponent of a rounded number of any length in plain form.
  package var leastPlainPower = RoundedDecimal.leastPlainPower
  /// Whether dates have weekdays and moments zone names; otherwise they follow ISO 8601.
  package var namesWeekdays = true

  /// Creates the style of the screen, as in `−1.5×10⁻⁹`, or for ASCII screens.
  package init(
    point: String = ".", grouping: DigitGrouping? = nil, words: FactorWords = FactorWords(),
    units: UnitSigns = .symbols, significantDigits: Int = 15
  ) {
    (self.point, self.grouping, self.words, self.units) = (point, grouping, words, units)
    self.significantDigits = significantDigits
    powerOfTen = units.hasRaisedExponents ? .raised : .caret
  }

  /// The style that the calculator and other programs read, as in `-1.5e-9`.
  package static let ascii = {
    var style = NumberStyle(words: FactorWords(unfactored: " # not factored"), units: .plain)
    (style.minus, style.powerOfTen, style.times) = ("-", .letter, " * ")
    (style.mixedSeparator, style.ellipsis, style.namesWeekdays) = (nil, nil, false)
    return style
  }()

  package static func ascii(units: UnitSigns) -> NumberStyle {
    var style = ascii
    style.units = units
    return style
  }

  /// The style for scripts, which compare plain numbers: usually without exponents.
  package static func script(units: UnitSigns = .plain) -> NumberStyle {
    var style = ascii(units: units)
    style.leastPlainPower = -1_000
    return style
  }

  package var ungrouped: NumberStyle {
    var style = self
    style.grouping = nil
    return style
  }

  /// The mark before a value: whether its digits are exact.
  package func mark(isExact: Bool) -> String { isExact ? "= " : units == .ascii ? "~= " : "≈ " }

  func power(_ exponent: Int) -> String {
    powerOfTen.mark
      + (powerOfTen == .raised
        ? Superscript.text(exponent) : (exponent < 0 ? minus : "") + "\(abs(exponent))")
  }

  func grouped(_ digits: some StringProtocol) -> String { grouping?.text(digits) ?? String(digits) }

  func separators(inDigits count: Int) -> Int { grouping?.separators(inDigits: count) ?? 0 }
}

package enum PowerOfTen: String, Hashable, Sendable {
  case raised = "×10"
  case caret = "×10^"
  case letter = "e"

  package var mark: String { rawValue }
}

package enum TextLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case french = "fr"

  package var spaceBeforePercent: String { of("", "\u{202F}") }

  /// The value of the language; another language is another parameter.
  package func of<Value>(
    _ english: @autoclosure () -> Value, _ french: @autoclosure () -> Value
  ) -> Value {
    switch self {
    case .english: english()
    case .french: french()
    }
  }
}

package enum UnitSigns: Hashable, Sendable {
  /// kg·m²/s², with the names and symbols of a language: `3 semaines`, `12,50 €`.
  case local(TextLanguage)
  /// kg*m^2/s^2, with symbols of the unit table.
  case plain
  /// kg*m^2/s^2, with symbols or names in ASCII.
  case ascii

  package static let symbols = UnitSigns.local(.english)

  package var language: TextLanguage {
    if case .local(let language) = self { language } else { .english }
  }

  package var hasRaisedExponents: Bool { self == .local(language) }
}

package struct FactorWords: Sendable {
  package var prime: String
  package var negativePrime: String
  package var unfactored: String
  /// The replacement for a part with too many digits.
  package var unfactoredDigits: @Sendable (Int) -> String?

  package init(
    prime: String = "", negativePrime: String = "", unfactored: String = "",
    unfactoredDigits: @escaping @Sendable (Int) -> String? = { _ in nil }
  ) {
    (self.prime, self.negativePrime) = (prime, negativePrime)
    (self.unfactored, self.unfactoredDigits) = (unfactored, unfactoredDigits)
  }
}

/// The room for a text: columns, or a number of digits for endless decimals.
package enum TextRoom: Sendable {
  case columns(Int)
  case digits(Int)

  package var width: Int { if case .columns(let width) = self { width } else { .max } }
  package var digits: Int? { if case .digits(let count) = self { count } else { nil } }

  package func without(_ columns: Int) -> TextRoom {
    if case .columns(let width) = self { .columns(width - columns) } else { self }
  }
}

package struct NumberText: Hashable, Sendable {
  package let text: String
  /// Whether the text is the value itself, neither rounded nor cut off.
  package let isExact: Bool

  package init(_ text: String, isExact: Bool) { (self.text, self.isExact) = (text, isExact) }

  func followed(by unit: String) -> NumberText {
    unit.isEmpty ? self : NumberText(text + unit, isExact: isExact)
  }
}

package struct DigitGrouping: Hashable, Sendable {
  package let separator: Character
  /// The sizes of the groups from right to left, each at least 1; the last one repeats.
  package let sizes: [Int]

  /// Creates a grouping; nil if a size is less than 1 or there is none.
  package init?(separator: Character, sizes: [Int]) {
    guard !sizes.isEmpty, sizes.allSatisfy({ $0 > 0 }) else { return nil }
    (self.separator, self.sizes) = (separator, sizes)
  }

  package init(separator: Character) { (self.separator, sizes) = (separator, [3]) }

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
