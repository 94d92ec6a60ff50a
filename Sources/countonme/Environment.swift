import Glibc
import Screen

/// The value of a variable of the environment.
func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The decimal point of the locale, if it takes one column; else a point. (`localeconv`)
func decimalPoint() -> Character {
  guard let text = localeconv()?.pointee.decimal_point.map({ String(cString: $0) }),
    text.count == 1, let point = text.first, point.columns == 1
  else { return "." }
  return point
}
