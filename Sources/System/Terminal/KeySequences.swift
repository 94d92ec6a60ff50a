import Screen

/// The byte sequences of keys with Escape; the common ones always, since `TERM` is often wrong.
struct KeySequences {
  /// Later ones take precedence.
  private var keys: [(sequence: [UInt8], key: Key)] = []

  /// Adds the common sequences behind those from terminfo.
  init(described: [(sequence: [UInt8], key: Key)] = []) {
    for (sequence, key) in described { add(sequence, for: key) }
    for (sequence, key) in Self.common { add([0x1B] + Array(sequence.utf8), for: key) }
    for sequences in Self.functions {
      for (sequence, number) in zip(sequences, 1...) {
        add([0x1B] + Array(sequence.utf8), for: .function(number))
      }
    }
    for (letter, character) in zip("pqrstuvwxyjklmnoX", "0123456789*+,-./=") {
      add([0x1B] + Array("O\(letter)".utf8), for: .character(character))
    }
  }

  private mutating func add(_ sequence: [UInt8], for key: Key) {
    guard sequence.first == 0x1B, sequence.count > 1 else { return }
    keys.append((sequence, key))
  }

  func key(atStartOf bytes: some Collection<UInt8>) -> (key: Key, length: Int)? {
    keys.reversed().filter { bytes.starts(with: $0.sequence) }
      .min { $0.sequence.count < $1.sequence.count }.map { ($0.key, $0.sequence.count) }
  }

  func hasSequence(beginningWith bytes: some Collection<UInt8>) -> Bool {
    keys.contains { $0.sequence.count > bytes.count && $0.sequence.starts(with: bytes) }
  }

  static let capabilities: [(name: String, key: Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
      ("khome", .home), ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown),
      ("kdch1", .delete), ("kent", .enter), ("kcbt", .backTab), ("kLFT5", .controlLeft),
      ("kRIT5", .controlRight),
    ] + (1...12).map { ("kf\($0)", .function($0)) }

  /// Common sequences without Escape: xterm in both cursor modes, rxvt, st and the Linux console.
  private static let common: [(sequence: String, key: Key)] = [
    ("[A", .up), ("[B", .down), ("[C", .right), ("[D", .left),
    ("OA", .up), ("OB", .down), ("OC", .right), ("OD", .left),
    ("[H", .home), ("OH", .home), ("[1~", .home), ("[7~", .home),
    ("[F", .end), ("OF", .end), ("[4~", .end), ("[8~", .end),
    ("[Z", .backTab), ("[3~", .delete), ("[P", .delete), ("[5~", .pageUp), ("[6~", .pageDown),
    ("OM", .enter),
    ("[1;5D", .controlLeft), ("[1;5C", .controlRight),
    ("Od", .controlLeft), ("Oc", .controlRight),
  ]

  private static let functions = [
    ["OP", "OQ", "OR", "OS"], ["[[A", "[[B", "[[C", "[[D", "[[E"],
    [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map { "[\($0)~" },
  ]
}
