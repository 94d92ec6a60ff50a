import Screen
import SystemCalls

/// The text that a terminal sends between the marks of a paste, as far as it has come.
///
/// Nothing in it is a key: bytes are only searched for the mark at its end. A text that is longer
/// than `capacity` is not kept.
///
/// A terminal without these marks sends pasted text as keys, and as such it is taken. How fast keys
/// come does not tell the two apart: a slow line also delivers several typed keys at once.
struct Paste: Hashable {
  /// The mark before pasted text.
  static let start = Array("\u{1B}[200~".utf8)
  /// The mark after pasted text.
  static let end = Array("\u{1B}[201~".utf8)
  /// The greatest length of a text, in bytes: a column of 100,000 long numbers.
  static let capacity = 2_000_000

  private(set) var text: [UInt8] = []
  /// Whether there was more text than is kept; then `text` is empty.
  private(set) var isTooLong = false

  /// Adds text.
  mutating func append(_ piece: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if text.count + piece.count > Self.capacity {
      isTooLong = true
      text = []
    } else {
      text.append(contentsOf: piece)
    }
  }

  /// The number of bytes before the first mark of the end, or before what may become one; and whether
  /// the mark is whole.
  ///
  /// - Complexity: O(*n*) for *n* bytes; they are searched by `memchr`.
  static func textLength(in bytes: [UInt8]) -> (length: Int, isEnd: Bool) {
    var index = 0
    while let escape = bytes[...].firstIndex(of: 0x1B, from: index) {
      let mark = bytes[escape...].prefix(end.count)
      if end.starts(with: mark) { return (escape, mark.count == end.count) }
      index = escape + 1
    }
    return (bytes.count, false)
  }
}

/// Pasted text, between its two marks.
extension InputDecoder {
  /// Takes the bytes that belong to the paste; returns it at its end, and as soon as it is too long.
  ///
  /// The rest of a text that is too long is swallowed.
  mutating func continuePaste() -> Input? {
    guard var paste else { return nil }
    let wasTooLong = paste.isTooLong
    let (length, isEnd) = Paste.textLength(in: bytes)
    paste.append(bytes[..<length])
    bytes.removeFirst(length + (isEnd ? Paste.end.count : 0))
    self.paste = isEnd ? nil : paste
    if paste.isTooLong { return wasTooLong ? nil : .event(.pasteTooLong) }
    return isEnd ? .event(.paste(String(decoding: paste.text, as: UTF8.self))) : nil
  }

  /// Ends a paste that has no end: its text is what has come.
  mutating func abandonPaste() -> Input? {
    guard var paste else { return nil }
    paste.append(bytes[...])
    bytes.removeAll()
    self.paste = nil
    return paste.isTooLong ? nil : .event(.paste(String(decoding: paste.text, as: UTF8.self)))
  }
}
