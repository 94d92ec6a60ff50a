/// A capability of terminfo without its padding, the marks such as `$<5>` that ask for a pause.
///
///     let home = withoutPadding("\u{1B}[H$<5>".utf8)  // the bytes of "\u{1B}[H"
///
/// `tputs` would interpret them, but a signal handler may not call it. The pauses were for hardware
/// of the past. What is not padding by its syntax is kept.
///
/// - Complexity: O(*n*), where *n* is the length of the capability, unless it has many lone `$<`.
func withoutPadding(_ capability: some Sequence<UInt8>) -> [UInt8] {
  let bytes = Array(capability)
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    let end = endOfPadding(in: bytes[index...])
    if end == index {
      result.append(bytes[index])
      index += 1
    } else {
      index = end
    }
  }
  return result
}

/// The index after the padding at the start of `bytes`; the start itself when there is none.
private func endOfPadding(in bytes: ArraySlice<UInt8>) -> Int {
  guard bytes.starts(with: "$<".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
    return bytes.startIndex
  }
  let content = bytes[bytes.startIndex + 2..<end]
  let isDelay = content.allSatisfy { "0123456789.*/".utf8.contains($0) }
  return isDelay && !content.isEmpty ? end + 1 : bytes.startIndex
}
