/// The route to the clipboard (`OSC 52`), which no terminal confirms.
enum ClipboardRoute: Hashable, CaseIterable {
  case direct
  /// Sends the sequence plain, for `set-clipboard`, and wrapped, for `allow-passthrough`.
  case tmux
  /// Splits the sequence: GNU screen forwards control strings of up to 768 bytes.
  case screen

  /// Selects the route; nil for terminals without a clipboard.
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

  func bytes(for text: String) -> [UInt8] {
    let sequence = Array("\u{1B}]52;c;".utf8) + base64(Array(text.utf8)) + [0x07]
    switch self {
    case .direct: return sequence
    case .tmux:
      // tmux expects every Escape doubled.
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

  private static let longestScreenString = 768

  private static let stringEnd = Array("\u{1B}\\".utf8)
}

/// Encodes bytes as Base64 with padding (RFC 4648).
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
