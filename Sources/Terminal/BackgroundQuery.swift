import Screen
import SystemCalls

/// The question for the colour of a terminal's background, and for its version.
enum BackgroundQuery {
  /// The questions (`OSC 11`, `XTVERSION`), followed by one that every terminal answers (`DA1`).
  ///
  /// The answers come in the same order, so the last one ends the wait for a terminal that does not
  /// know the first questions.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c".utf8)

  /// The longest time to wait for the answers, in milliseconds.
  static let patience = 100

  /// Whether the terminal with that name may be asked; some print a question that they do not know,
  /// and so any other command to the operating system (`OSC`).
  static func suits(terminalNamed name: String) -> Bool {
    let silent = ["linux", "vt", "dumb", "ansi", "cons", "unknown"]
    return !name.isEmpty && !silent.contains { name.hasPrefix($0) }
  }

  /// What the terminal sent after the question.
  struct Result {
    var background: Luminance?
    /// Whether it told its version, as only terminals with at least 256 colours do.
    var hasVersion = false
    /// What was typed meanwhile.
    var otherEvents: [Event] = []
    /// Whether the last answer has come.
    var isComplete = false
  }

  /// Asks a terminal that is in raw mode, and waits for the end of the answers, at most for the
  /// time of `patience`.
  ///
  /// What is typed meanwhile passes through the same decoder and is returned in its order. The
  /// decoder recognises an answer that comes later, too.
  static func ask(
    _ terminal: FileDescriptor, input: FileDescriptor, decoder: inout InputDecoder
  ) -> Result {
    var result = Result()
    do throws(SystemError) {
      try terminal.writeAll(bytes)
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
          case .bytes(let bytes) = try input.readAvailable()
        else { return result }
        decoder.append(bytes)
      }
    } catch {
      // A terminal that cannot be written to or read is noticed when its first event is read.
      return result
    }
  }
}

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
