import CalculatorViewModel
import Glibc
import Screen

extension GroupingConvention {
  /// How the locale groups digits; nil if it does not, or with a separator that the display cannot
  /// show. (`localeconv`)
  static var ofLocale: GroupingConvention? {
    guard let conventions = unsafe localeconv(),
      let separator = unsafe conventions.pointee.thousands_sep,
      let sizes = unsafe conventions.pointee.grouping
    else { return nil }
    let text = unsafe String(cString: separator)
    // A byte that is not UTF-8 reads as U+FFFD.
    guard text.count == 1, let character = text.first, character.columns == 1,
      character != decimalPoint(), character != "\u{FFFD}"
    else { return nil }
    // `CHAR_MAX` is the size of a group of all digits that are left.
    return unsafe GroupingConvention(
      separator: character,
      sizes: UnsafeBufferPointer(start: sizes, count: strlen(sizes))
        .map { $0 == .max ? .max : Int($0) })
  }
}
