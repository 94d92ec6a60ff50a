extension String {
  /// The text on one line between quotation marks, with `\u{…}` for control characters, line ends and
  /// backslashes.
  var quoted: String {
    unicodeScalars.reduce(into: "\"") { text, scalar in
      if Self.isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    } + "\""
  }

  /// Reads a text that `quoted` has written; nil for any other.
  init?(quoted text: Substring) {
    // Scalar by scalar, because an accent after a quotation mark would join it.
    var rest = text.unicodeScalars[...]
    guard rest.popFirst() == "\"", rest.popLast() == "\"" else { return nil }
    var scalars = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        scalars.append(scalar)
        continue
      }
      let digits = rest.dropFirst(2).prefix { $0 != "}" }
      guard rest.starts(with: "u{".unicodeScalars), digits.endIndex < rest.endIndex,
        let value = UInt32(String(digits), radix: 16), let escaped = Unicode.Scalar(value)
      else { return nil }
      scalars.append(escaped)
      rest = rest[digits.endIndex...].dropFirst()
    }
    self.init(scalars)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: scalar != "\\"
    }
  }
}
