import Screen
import SystemCalls

/// A query for a terminal's background colour and version.
enum BackgroundQuery {
  /// `OSC 11` and `XTVERSION`, then `DA1`, which every terminal answers.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c".utf8)

  /// Timeout in milliseconds.
  static let patience = 100

  /// Whether the terminal can be queried; some print an unknown `OSC`.
  static func suits(terminalNamed name: String) -> Bool {
    let silent = ["linux", "vt", "dumb", "ansi", "cons", "unknown"]
    return !name.isEmpty && !silent.contains { name.hasPrefix($0) }
  }

  struct Result {
    var background: Luminance?
    /// Whether a version was reported; only terminals with at least 256 colours do.
    var hasVersion = false
    var otherEvents: [Event] = []
    var isComplete = false
  }

  /// Queries a terminal in raw mode; the decoder recognises late answers, too.
  static func ask(
    _ terminal: FileDescriptor, input: FileDescriptor, decoder: inout InputDecoder
  ) -> Result {
    var result = Result()
    // The next read notices a lost terminal.
    guard (try? terminal.writeAll(bytes)) != nil else { return result }
    let deadline = Instant.now + .milliseconds(patience)
    while true {
      while let input = decoder.next() {
        switch input {
        case .attributes:
          result.isComplete = true
          return result
        case .synchronization: break
        case .version: result.hasVersion = true
        case .event(.background(let background)): result.background = background
        case .event(let event): result.otherEvents.append(event)
        }
      }
      guard !waitForReadability(of: [input], until: deadline).isEmpty,
        case .bytes(let bytes)? = try? input.readAvailable()
      else { return result }
      decoder.append(bytes)
    }
  }
}

extension Luminance {
  /// Parses an answer to `OSC 11`, such as `11;rgb:1e1e/1e1e/2e2e`.
  init?(backgroundReply reply: some Sequence<UInt8>) {
    let text = String(decoding: Array(reply), as: UTF8.self)
    let forms = [(start: "11;rgb:", channels: 3), (start: "11;rgba:", channels: 4)]
    guard let form = forms.first(where: { text.hasPrefix($0.start) }) else { return nil }
    let channels = text.dropFirst(form.start.count)
      .split(separator: "/", omittingEmptySubsequences: false).map(channel)
    guard channels.count == form.channels,
      case let (red?, green?, blue?) = (channels[0], channels[1], channels[2])
    else { return nil }
    self.init(relativeLuminance: relativeLuminance(red: red, green: green, blue: blue))
  }

  /// Classifies a luminance of WCAG 2; black and white contrast equally on √(1.05 × 0.05) − 0.05.
  init(relativeLuminance: Double) { self = relativeLuminance > 0.179 ? .light : .dark }
}

private func channel(_ digits: Substring) -> Double? {
  guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
  return Int(digits, radix: 16).map { Double($0) / Double(1 << (4 * digits.count) - 1) }
}
