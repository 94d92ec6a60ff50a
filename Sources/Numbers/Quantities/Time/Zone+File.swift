// Time zone files in the TZif format of RFC 9636.

extension Zone {
  package convenience init?(name: String, file: [UInt8]) {
    var reader = BigEndianReader(bytes: file[...])
    guard var header = ZoneHeader(&reader) else { return nil }
    let isLong = header.version >= UInt8(ascii: "2")
    if isLong {
      // The first block has 32-bit times for older programs.
      guard reader.skip(header.length(ofTime: 4)), let second = ZoneHeader(&reader) else {
        return nil
      }
      header = second
    }
    let size = isLong ? 8 : 4
    guard reader.bytes.count >= header.length(ofTime: size), header.leaps == 0, header.types > 0
    else { return nil }
    let changes = (0..<header.times).map { _ in reader.integer(size) }
    let kinds = (0..<header.times).map { _ in reader.integer(1) & 0xFF }
    let types = (0..<header.types).map { _ in
      let offset = reader.integer(4)
      _ = reader.skip(2)
      return offset
    }
    guard kinds.allSatisfy(types.indices.contains), zip(changes, changes.dropFirst()).allSatisfy(<)
    else { return nil }
    _ = reader.skip(header.characters + header.standards + header.universals)
    var rule: ZoneRule?
    if isLong {
      let footer = reader.bytes.dropFirst().prefix { $0 != UInt8(ascii: "\n") }
      if !footer.isEmpty {
        guard let read = ZoneRule(footer) else { return nil }
        rule = read
      }
    }
    self.init(
      name: name, changes: changes, offsets: [types[0]] + kinds.map { types[$0] }, rule: rule)
  }
}

private struct ZoneHeader {
  var version: UInt8
  var universals, standards, leaps, times, types, characters: Int

  init?(_ reader: inout BigEndianReader) {
    guard reader.bytes.count >= 44, reader.bytes.starts(with: "TZif".utf8) else { return nil }
    _ = reader.skip(4)
    version = UInt8(truncatingIfNeeded: reader.integer(1))
    _ = reader.skip(15)
    let counts = (0..<6).map { _ in reader.integer(4) }
    guard counts.allSatisfy({ 0..<65_536 ~= $0 }) else { return nil }
    (universals, standards, leaps) = (counts[0], counts[1], counts[2])
    (times, types, characters) = (counts[3], counts[4], counts[5])
  }

  func length(ofTime size: Int) -> Int {
    times * (size + 1) + types * 6 + characters + leaps * (size + 4) + standards + universals
  }
}

private struct BigEndianReader {
  var bytes: ArraySlice<UInt8>

  mutating func skip(_ count: Int) -> Bool {
    guard bytes.count >= count else { return false }
    bytes = bytes.dropFirst(count)
    return true
  }

  mutating func integer(_ size: Int) -> Int {
    let value = bytes.prefix(size).reduce(0) { ($0 << 8) | Int($1) }
    bytes = bytes.dropFirst(size)
    let unused = 64 - 8 * size
    return (value << unused) >> unused
  }
}

extension ZoneRule {
  init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    guard rest.popName(), let west = rest.popTime() else { return nil }
    standard = -west
    guard !rest.isEmpty else { return }
    guard rest.popName() else { return nil }
    var offset = standard + 3600
    if rest.first != UInt8(ascii: ",") {
      guard let west = rest.popTime() else { return nil }
      offset = -west
    }
    guard let start = rest.popChange(), let end = rest.popChange(), rest.isEmpty else { return nil }
    summer = (offset, start, end)
  }
}

extension ArraySlice<UInt8> {
  fileprivate mutating func popName() -> Bool {
    let start = startIndex
    if pop("<") {
      guard let end = firstIndex(of: UInt8(ascii: ">")) else { return false }
      self = self[(end + 1)...]
    } else {
      self = drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }
    return startIndex - start >= 3
  }

  fileprivate mutating func pop(_ sign: Unicode.Scalar) -> Bool {
    guard first == UInt8(ascii: sign) else { return false }
    removeFirst()
    return true
  }

  fileprivate mutating func popNumber() -> Int? {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    self = dropFirst(digits.count)
    return digits.count <= 3 ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  fileprivate mutating func popTime() -> Int? {
    let isNegative = pop("-")
    if !isNegative { _ = pop("+") }
    guard let hours = popNumber() else { return nil }
    var seconds = 3600 * hours
    for unit in [60, 1] where pop(":") {
      guard let number = popNumber() else { return nil }
      seconds += unit * number
    }
    return isNegative ? -seconds : seconds
  }

  fileprivate mutating func popChange() -> ZoneRule.Change? {
    guard pop(","), let date = popDate() else { return nil }
    return (pop("/") ? popTime() : 7200).map { ZoneRule.Change(date: date, time: $0) }
  }

  private mutating func popDate() -> ZoneRule.Change.Date? {
    if pop("M") {
      guard let month = popNumber(), 1...12 ~= month, pop("."), let week = popNumber(),
        1...5 ~= week, pop("."), let day = popNumber(), 0...6 ~= day
      else { return nil }
      return .weekday(month: month, week: week, day: day)
    }
    if pop("J") { return popNumber().flatMap { 1...365 ~= $0 ? .dayOfCommonYear($0) : nil } }
    return popNumber().flatMap { 0...365 ~= $0 ? .dayOfYear($0) : nil }
  }
}
