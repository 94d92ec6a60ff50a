extension Color: CustomStringConvertible {
  /// The sRGB value as `#rrggbb`.
  package var description: String {
    let value = Int(red) << 16 | Int(green) << 8 | Int(blue)
    let digits = String(value, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Style: CustomStringConvertible {
  /// Colours and attributes, as in `#e6e6e6 on #1e1e2e bold`; the terminal's colour is `default`.
  package var description: String {
    let colors = [foreground, background].map { $0?.description ?? "default" }
    let names = Attributes.names.filter { attributes.contains($0.attribute) }.map(\.name)
    return ([colors.joined(separator: " on ")] + names).joined(separator: " ")
  }
}

extension Style.Attributes {
  fileprivate static let names: [(attribute: Self, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.underline, "underline"), (.reverse, "reverse"),
  ]
}
