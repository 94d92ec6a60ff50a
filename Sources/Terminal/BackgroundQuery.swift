import Screen

/// The question for the colour of a terminal's background.
enum BackgroundQuery {
  /// The question (`OSC 11`), and behind it one that every terminal answers (`DA1`): its answer
  /// comes second, so a terminal that does not know the first is not waited for.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// The longest time to wait for the answers, in milliseconds.
  static let patience = 100

  /// Whether a terminal of that name may be asked; some print a question that they do not know.
  static func suits(terminalNamed name: String) -> Bool {
    let silent = ["linux", "vt", "dumb", "ansi", "cons", "unknown"]
    return !name.isEmpty && !silent.contains { name.hasPrefix($0) }
  }
}

extension BackgroundQuery {
  /// What came after the question was asked.
  struct Result {
    var background: Luminance?
    /// What was typed meanwhile.
    var otherEvents: [Event] = []
  }

  /// Asks a terminal that is in raw mode, and waits for the end of the answers, at most for the
  /// time of `patience`.
  ///
  /// What is typed meanwhile goes through the same decoder and comes out in its order; an answer
  /// that is late is left to it too.
  static func ask(_ options: TerminalOptions, decoder: inout InputDecoder) -> Result {
    writeAll(bytes, to: options.output)
    let deadline = ContinuousClock.now + .milliseconds(patience)
    var result = Result()
    while true {
      while let input = decoder.next() {
        switch input {
        case .attributes: return result
        case .event(.background(let background)): result.background = background
        case .event(let event): result.otherEvents.append(event)
        }
      }
      guard !waitForReadability(of: [options.input], until: deadline).isEmpty,
        case .bytes(let bytes) = readInput(from: options.input)
      else { return result }
      decoder.append(bytes)
    }
  }
}
