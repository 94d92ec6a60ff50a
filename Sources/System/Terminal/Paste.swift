import Screen

/// Pasted text, complete or not, in which nothing is a key; without markers it arrives as keys.
struct Paste: Hashable {
  static let start = Array("\u{1B}[200~".utf8)
  static let end = Array("\u{1B}[201~".utf8)
  /// Maximum length in bytes: a column of 100,000 long numbers.
  static let capacity = 2_000_000

  private(set) var text: [UInt8] = []
  private(set) var isTooLong = false

  mutating func append(_ piece: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    if text.count + piece.count > Self.capacity {
      (isTooLong, text) = (true, [])
    } else {
      text.append(contentsOf: piece)
    }
  }

  static func textLength(in bytes: [UInt8]) -> (length: Int, isEnd: Bool) {
    var index = 0
    while let escape = bytes[index...].firstIndex(of: 0x1B) {
      let mark = bytes[escape...].prefix(end.count)
      if end.starts(with: mark) { return (escape, mark.count == end.count) }
      index = escape + 1
    }
    return (bytes.count, false)
  }
}

extension InputDecoder {
  /// Returns the paste at its end, or an event once it is too long.
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

  mutating func abandonPaste() -> Input? {
    guard var paste else { return nil }
    paste.append(bytes[...])
    bytes.removeAll()
    self.paste = nil
    return paste.isTooLong ? nil : .event(.paste(String(decoding: paste.text, as: UTF8.self)))
  }
}
