import SystemCalls

/// The way to the clipboard: a control sequence for the terminal, and what wraps it where another
/// program stands between the two.
///
/// No terminal answers, and many ignore the sequence or have it switched off, so it is not known
/// whether the text has arrived.
enum ClipboardRoute: Hashable, CaseIterable {
  /// To the terminal.
  case direct
  /// Through tmux.
  ///
  /// Where its option `set-clipboard` is on, it takes the sequence itself; where `allow-passthrough`
  /// is on, it hands the wrapped one on. A tmux without either drops both, and with both the
  /// clipboard gets the same text twice.
  case tmux
  /// Through GNU screen, which hands on what stands in a device control string, but none that is
  /// longer than 768 bytes.
  case screen

  /// The way in an environment; nil for terminals without a clipboard, some of which would print the
  /// sequence.
  init?(terminalNamed name: String, environment: (String) -> String?) {
    guard BackgroundQuery.suits(terminalNamed: name) else { return nil }
    if environment("TMUX")?.isEmpty == false || name.hasPrefix("tmux") {
      self = .tmux
    } else if environment("STY")?.isEmpty == false || name.hasPrefix("screen") {
      self = .screen
    } else {
      self = .direct
    }
  }

  /// The bytes that put a text on the clipboard. (`OSC 52`)
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func bytes(for text: String) -> [UInt8] {
    let sequence = Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [0x07]
    switch self {
    case .direct: return sequence
    case .tmux:
      // Each Escape in it is doubled.
      return sequence + Array("\u{1B}Ptmux;".utf8)
        + sequence.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] } + Self.stringEnd
    case .screen:
      let start = Array("\u{1B}P".utf8)
      let room = Self.longestScreenString - start.count - Self.stringEnd.count
      return stride(from: 0, to: sequence.count, by: room).flatMap { index in
        start + sequence[index..<min(index + room, sequence.count)] + Self.stringEnd
      }
    }
  }

  /// The greatest length of a control string in GNU screen, in bytes.
  private static let longestScreenString = 768

  /// The end of a control string. (`ST`)
  private static let stringEnd = Array("\u{1B}\\".utf8)
}

/// Bytes in the form of RFC 4648, with padding.
func base64(_ bytes: [UInt8]) -> [UInt8] {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for index in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[index...].prefix(3)
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for digit in 0..<4 {
      let isPadding = digit > group.count
      text.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * digit) & 63])
    }
  }
  return text
}
