extension String {
  /// The text in the form for an element or an attribute of XML 1.0.
  ///
  /// Characters that XML cannot hold become U+FFFD.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{00}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Color {
  /// The colour with `percent` of it, from 0 to 100, replaced by another.
  func mixed(with other: Color, percent: Int) -> Color {
    func mix(_ own: UInt8, _ others: UInt8) -> UInt32 {
      UInt32((Int(own) * (100 - percent) + Int(others) * percent + 50) / 100)
    }
    return Color(
      mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue),
      basic: basic)
  }
}
