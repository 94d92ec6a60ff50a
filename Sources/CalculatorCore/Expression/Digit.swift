/// A digit; the raw value is its value.
///
/// Numbers in base 16 have all of them, those in other bases the first ones.
package enum Digit: Int, Hashable, Sendable, CaseIterable {
  case zero, one, two, three, four, five, six, seven, eight, nine
  case a, b, c, d, e, f
}

extension Digit {
  /// How the digit is written.
  package var character: Character {
    switch self {
    case .zero: "0"
    case .one: "1"
    case .two: "2"
    case .three: "3"
    case .four: "4"
    case .five: "5"
    case .six: "6"
    case .seven: "7"
    case .eight: "8"
    case .nine: "9"
    case .a: "A"
    case .b: "B"
    case .c: "C"
    case .d: "D"
    case .e: "E"
    case .f: "F"
    }
  }
}
