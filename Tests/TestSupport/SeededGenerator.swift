import Foundation

/// SplitMix64, reproducible by its seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A factor for the number of random cases, from `COUNTONME_CASES`; `make endurance` sets it.
package let caseFactor =
  ProcessInfo.processInfo.environment["COUNTONME_CASES"].flatMap { Int($0) } ?? 1

package let seeds = (1...2 * caseFactor).map { UInt64($0) }

/// A generator for each random case of a law: for `count` cases, and more in `make endurance`.
package func cases(_ count: Int) -> some Sequence<SeededGenerator> {
  (1...count * caseFactor).lazy.map { SeededGenerator(seed: UInt64($0)) }
}

/// Every `step`th case, or all with more cases than usual.
package func sample<Case>(of all: [Case], every step: Int) -> [Case] {
  caseFactor > 1 ? all : all.indices.filter { $0 % step == 0 }.map { all[$0] }
}

extension SeededGenerator {
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  /// One of several values at random.
  package mutating func pick<Values: Collection>(_ values: Values) -> Values.Element {
    values[values.index(values.startIndex, offsetBy: integer(0...values.count - 1))]
  }

  /// Up to 30 keys of every kind in random order, one character each.
  package mutating func keys() -> String {
    String((0..<integer(0...30)).map { _ in pick("0123456789.+-*/^%!()=⏎⏎⌫⎋←↑→↓␣②②②a≡?") })
  }

  /// At most `count` pieces in random order, some followed by a space.
  package mutating func text(of pieces: [String], atMost count: Int) -> String {
    (0..<integer(0...count)).map { _ in pick(pieces) + (Bool.random(using: &self) ? " " : "") }
      .joined()
  }
}
