import Screen
import SystemCalls

/// Reads what a terminal sends, and knows how long an unfinished sequence may take.
struct InputReader {
  let input: FileDescriptor
  var decoder: InputDecoder
  /// Whether the terminal is gone.
  private(set) var isAtEnd = false
  /// When the last input was read.
  private var timeOfInput = Instant.now
  /// How long a lone Escape may still turn out to begin a sequence, in milliseconds.
  ///
  /// The variable `ESCDELAY` is that of curses, whose default of a second would be felt.
  private let escapeDelay =
    environmentVariable("ESCDELAY").flatMap { Int($0) }.map { max($0, 0) } ?? 50

  /// The longest pause within a sequence that has begun, in milliseconds.
  ///
  /// A slow connection may deliver a sequence in parts.
  private static let sequenceDelay = 500

  /// The longest pause within a paste, in milliseconds.
  ///
  /// Without it, a mark that is lost would make the keyboard dead.
  private static let pasteDelay = 1000

  init(_ input: FileDescriptor, _ decoder: InputDecoder) {
    (self.input, self.decoder) = (input, decoder)
  }

  /// Reads the bytes that have come.
  mutating func read() {
    switch try? input.readAvailable() {
    case .bytes(let bytes)?: append(bytes)
    case .nothing?: break
    case .end?, nil: isAtEnd = true
    }
  }

  /// Takes bytes that have come.
  mutating func append(_ bytes: [UInt8]) {
    if .now - timeOfInput > .milliseconds(Self.sequenceDelay) { decoder.forgetEscape() }
    decoder.append(bytes)
    timeOfInput = .now
  }

  /// The bytes that were read and are not decoded, where whole lines are read.
  mutating func takeBytes() -> [UInt8] {
    defer { decoder.bytes = [] }
    return decoder.bytes
  }

  /// The time at which a sequence that is not continued is given up; nil when none has begun.
  var endOfUnfinishedSequence: Instant? {
    guard decoder.holdsBytes else { return nil }
    let delay =
      if decoder.paste != nil { Self.pasteDelay } else if decoder.holdsEscape { escapeDelay } else {
        Self.sequenceDelay
      }
    return timeOfInput + .milliseconds(delay)
  }

  /// Gives up a sequence whose time is over; returns the input that it is all the same.
  mutating func giveUp() -> Input? {
    guard let end = endOfUnfinishedSequence, end <= .now else { return nil }
    return decoder.giveUp()
  }
}
