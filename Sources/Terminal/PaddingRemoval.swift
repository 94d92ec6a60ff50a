/// A capability of terminfo without its padding, the marks `$<..>` that ask for a pause.
///
/// `tputs` would act on them, but a signal handler may not call it. No terminal of today needs the
/// pauses. What only looks like padding stays.
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

/// The index behind the padding that `bytes` begin with; their start when they do not.
private func endOfPadding(in bytes: ArraySlice<UInt8>) -> Int {
  guard bytes.starts(with: "$<".utf8), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
    return bytes.startIndex
  }
  let content = bytes[bytes.startIndex + 2..<end]
  let isDelay = content.allSatisfy { "0123456789.*/".utf8.contains($0) }
  return isDelay && !content.isEmpty ? end + 1 : bytes.startIndex
}
