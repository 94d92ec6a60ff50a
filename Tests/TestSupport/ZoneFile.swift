/// The bytes of a zone file (RFC 9636, version 2): moments with the offsets after them.
///
/// `offset` is that before the first; `rule` is the POSIX rule for the time after, or empty.
public func zoneFile(
  _ changes: [(moment: Int, offset: Int)] = [], offset: Int = 0, rule: String = ""
) -> [UInt8] {
  let bytes = { (number: Int, count: Int) in
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  let header = { (times: Int, types: Int) in
    Array("TZif2".utf8) + Array(repeating: UInt8(0), count: 15)
      + [0, 0, 0, times, types, 4].flatMap { bytes($0, 4) }
  }
  let types = [offset] + changes.map(\.offset)
  let short = header(0, 1) + bytes(0, 4) + [0, 0] + Array("LMT\0".utf8)
  let long =
    header(changes.count, types.count) + changes.flatMap { bytes($0.moment, 8) }
    + changes.indices.map { UInt8($0 + 1) } + types.flatMap { bytes($0, 4) + [0, 0] }
    + Array("LMT\0".utf8)
  return short + long + Array("\n\(rule)\n".utf8)
}
