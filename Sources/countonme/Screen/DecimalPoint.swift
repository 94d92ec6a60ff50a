import Glibc
import Screen

/// The decimal point of the locale if it takes one column, otherwise `.`. (`localeconv`)
func decimalPoint() -> Character {
  guard let conventions = unsafe localeconv(), let point = unsafe conventions.pointee.decimal_point
  else { return "." }
  let text = unsafe String(cString: point)
  return text.count == 1 && text.first?.columns == 1 ? Character(text) : "."
}
