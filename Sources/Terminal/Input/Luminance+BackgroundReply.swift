import Screen

extension Luminance {
  /// The luminance in a terminal's answer about its background.
  ///
  /// - Parameter reply: What stands between `ESC ]` and the terminator, such as
  ///   `11;rgb:1e1e/1e1e/2e2e`. A channel has one to four hexadecimal digits; `rgba:` with a
  ///   fourth channel is understood too. Anything else gives nil.
  init?(backgroundReply reply: some Sequence<UInt8>) {
    let text = String(decoding: Array(reply), as: UTF8.self)
    guard let body = text.dropping("11;rgb:") ?? text.dropping("11;rgba:") else { return nil }
    let channels = body.split(separator: "/", omittingEmptySubsequences: false).map(channel)
    let count = text.hasPrefix("11;rgba:") ? 4 : 3
    guard channels.count == count,
      case let (red?, green?, blue?) = (channels[0], channels[1], channels[2])
    else { return nil }
    self.init(relativeLuminance: relativeLuminance(red: red, green: green, blue: blue))
  }

  /// Light or dark, by the relative luminance of WCAG 2, from 0 for black to 1 for white.
  ///
  /// The border is the luminance on which black and white text have the same contrast by the
  /// formula of WCAG 2: √(1.05 × 0.05) − 0.05, which is 0.179.
  init(relativeLuminance: Double) {
    self = relativeLuminance > 0.179 ? .light : .dark
  }
}

/// The value of a channel from 0 to 1; nil unless it has one to four hexadecimal digits.
private func channel(_ digits: Substring) -> Double? {
  guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
  return Int(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) }
}

extension String {
  /// The text after `prefix`; nil when it begins otherwise.
  fileprivate func dropping(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
