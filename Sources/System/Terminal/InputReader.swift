import SystemCalls

/// A reader of terminal input that times out unfinished sequences.
struct InputReader {
  let input: FileDescriptor
  var decoder: InputDecoder
  private(set) var isAtEnd = false
  private var timeOfInput = Instant.now
  /// In milliseconds; the second that curses waits by default is noticeable.
  private let escapeDelay =
    environmentVariable("ESCDELAY").flatMap { Int($0) }.map { max($0, 0) } ?? 50

  /// The longest pause within a sequence, in milliseconds, for slow connections.
  private static let sequenceDelay = 500

  /// In milliseconds; a lost end marker must not block the keyboard.
  private static let pasteDelay = 1000

  init(_ input: FileDescriptor, _ decoder: InputDecoder) {
    (self.input, self.decoder) = (input, decoder)
  }

  mutating func read() {
    switch try? input.readAvailable() {
    case .bytes(let bytes)?: append(bytes)
    case .nothing?: break
    case .end?, nil: isAtEnd = true
    }
  }

  mutating func append(_ bytes: [UInt8]) {
    if .now - timeOfInput > .milliseconds(Self.sequenceDelay) { decoder.forgetEscape() }
    decoder.append(bytes)
    timeOfInput = .now
  }

  mutating func takeBytes() -> [UInt8] {
    defer { decoder.bytes = [] }
    return decoder.bytes
  }

  var endOfUnfinishedSequence: Instant? {
    guard decoder.holdsBytes else { return nil }
    let delay =
      if decoder.paste != nil { Self.pasteDelay } else if decoder.holdsEscape { escapeDelay } else {
        Self.sequenceDelay
      }
    return timeOfInput + .milliseconds(delay)
  }

  mutating func giveUp() -> Input? {
    guard let end = endOfUnfinishedSequence, end <= .now else { return nil }
    return decoder.giveUp()
  }
}
