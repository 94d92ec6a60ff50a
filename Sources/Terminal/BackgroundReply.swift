import Glibc
import Screen

extension Luminance {
  /// The luminance that a terminal's answer about its background tells.
  ///
  /// - Parameter reply: What stands between `ESC ]` and the terminator, as
  ///   `11;rgb:1e1e/1e1e/2e2e`. A channel has one to four hexadecimal digits; `rgba:` with a
  ///   fourth channel is understood too. Anything else gives nil.
  init?(backgroundReply reply: some Sequence<UInt8>) {
    let text = String(decoding: Array(reply), as: UTF8.self)
    guard let body = text.dropping("11;rgb:") ?? text.dropping("11;rgba:") else { return nil }
    let channels = body.split(separator: "/", omittingEmptySubsequences: false).map(channel)
    let wanted = text.hasPrefix("11;rgba:") ? 4 : 3
    guard channels.count == wanted,
      case let (red?, green?, blue?) = (channels[0], channels[1], channels[2])
    else { return nil }
    self.init(red: red, green: green, blue: blue)
  }

  /// The luminance of a colour whose sRGB channels go from 0 to 1.
  ///
  /// The border is where black and white text would have the same contrast by the formula of the
  /// Web Content Accessibility Guidelines 2: √(1.05 × 0.05) − 0.05, which is 0.179.
  init(red: Double, green: Double, blue: Double) {
    let luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    self = luminance > 0.179 ? .light : .dark
  }
}

/// The amount of light of a channel of sRGB, both from 0 to 1.
private func linear(_ channel: Double) -> Double {
  channel <= 0.040_45 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
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
