import Screen
import SystemCalls

/// The question for the colour of a terminal's background.
enum BackgroundQuery {
  /// The question (`OSC 11`), followed by one that every terminal answers (`DA1`).
  ///
  /// The answers come in the same order, so the second one ends the wait for a terminal that does
  /// not know the first question.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// The longest time to wait for the answers, in milliseconds.
  static let patience = 100

  /// Whether the terminal with that name may be asked; some print a question that they do not know,
  /// and so any other command to the operating system (`OSC`).
  static func suits(terminalNamed name: String) -> Bool {
    let silent = ["linux", "vt", "dumb", "ansi", "cons", "unknown"]
    return !name.isEmpty && !silent.contains { name.hasPrefix($0) }
  }
}

extension BackgroundQuery {
  /// What the terminal sent after the question.
  struct Result {
    var background: Luminance?
    /// What was typed meanwhile.
    var otherEvents: [Event] = []
  }

  /// Asks a terminal that is in raw mode, and waits for the end of the answers, at most for the
  /// time of `patience`.
  ///
  /// What is typed meanwhile passes through the same decoder and is returned in its order. The
  /// decoder recognises an answer that comes later, too.
  static func ask(_ options: TerminalOptions, decoder: inout InputDecoder) -> Result {
    var result = Result()
    do throws(SystemError) {
      try options.output.writeAll(bytes)
      let deadline = ContinuousClock.now + .milliseconds(patience)
      while true {
        while let input = decoder.next() {
          switch input {
          case .attributes: return result
          case .event(.background(let background)): result.background = background
          case .event(let event): result.otherEvents.append(event)
          }
        }
        guard !waitForReadability(of: [options.input], until: deadline).isEmpty,
          case .bytes(let bytes) = try options.input.readAvailable()
        else { return result }
        decoder.append(bytes)
      }
    } catch {
      // A terminal that cannot be written to or read is noticed when its first event is read.
      return result
    }
  }
}
