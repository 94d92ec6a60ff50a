import ExactNumbers
import Glibc
import Quantities
import Screen
import SystemCalls

extension DigitGrouping {
  /// Digit grouping by `localeconv`, or by language if not installed; nil if none can be shown.
  static var ofLocale: DigitGrouping? { installed ?? (isGroupedByPoint ? .byPoint : nil) }

  private static let byPoint = DigitGrouping(separator: ".", sizes: [3])

  private static var isGroupedByPoint: Bool {
    localeHasDecimalComma && decimalPoint() != ","
      && wordsOfLocale(in: "LC_NUMERIC").first.map(languagesWithPointGroups.contains) == true
  }

  private static var installed: DigitGrouping? {
    guard let conventions = unsafe localeconv(),
      let separator = unsafe conventions.pointee.thousands_sep,
      let sizes = unsafe conventions.pointee.grouping
    else { return nil }
    let text = unsafe String(cString: separator)
    // A byte that is not UTF-8 reads as U+FFFD.
    guard text.unicodeScalars.count == 1, let character = text.first, character.columns == 1,
      character != decimalPoint(), character != "\u{FFFD}"
    else { return nil }
    // `CHAR_MAX` stands for a group of all remaining digits.
    return unsafe DigitGrouping(
      separator: character,
      sizes: UnsafeBufferPointer(start: sizes, count: strlen(sizes))
        .map { $0 == .max ? .max : Int($0) })
  }
}

/// The decimal point of the locale, or `.` if that is not one column wide.
func decimalPoint() -> Character {
  guard let conventions = unsafe localeconv(), let point = unsafe conventions.pointee.decimal_point
  else { return "." }
  let text = unsafe String(cString: point)
  return text.count == 1 && text.first?.columns == 1 ? Character(text) : "."
}

/// Whether the locale has a decimal comma, judged by its name if it is not installed.
///
/// Keeps the locale of the process; `nl_langinfo_l` gives no answer in a static program.
let localeHasDecimalComma: Bool = {
  guard let locale = unsafe newlocale(1 << LC_NUMERIC, "", nil) else {
    let words = wordsOfLocale(in: "LC_NUMERIC")
    return words.first.map(languagesWithComma.contains) == true
      && !(words.count > 1 && territoriesWithPoint.contains(words[1]))
  }
  let previous = unsafe uselocale(locale)
  defer {
    _ = unsafe uselocale(previous)
    unsafe freelocale(locale)
  }
  return decimalPoint() == ","
}()

/// The languages with a decimal comma in most countries, by Unicode CLDR.
private let languagesWithComma: Set<Substring> = [
  "ca", "cs", "da", "de", "el", "es", "fi", "fr", "hr", "hu", "it", "nb", "nl", "pl", "pt", "ro",
  "ru", "sk", "sl", "sv", "tr", "uk",
]
/// Those of them that group digits by points.
private let languagesWithPointGroups: Set<Substring> = [
  "ca", "da", "de", "el", "es", "hr", "it", "nl", "pt", "ro", "sl", "tr",
]
private let territoriesWithPoint: Set<Substring> = [
  "CH", "DO", "GT", "HN", "LI", "MX", "NI", "PA", "PE", "PR", "SV", "US",
]

/// The language and optional territory of the locale: `en` and `CA` in `en_CA.UTF-8`.
private func wordsOfLocale(in category: String) -> [Substring] {
  localeName(of: category)?.prefix { $0 != "." && $0 != "@" }.split(separator: "_") ?? []
}

extension CurrencySigns {
  static var ofLocale: CurrencySigns {
    let words = wordsOfLocale(in: "LC_MONETARY")
    return CurrencySigns(territory: words.count > 1 ? String(words[1]) : nil)
  }
}
