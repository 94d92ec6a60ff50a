/// A form with a rank by content alone, unlike hash values, so that every run exceeds limits alike.
protocol Ranked { var rank: UInt64 { get } }

extension Array where Element: Ranked {
  var inFixedOrder: [Element] {
    guard count > 1 else { return self }
    return map { ($0.rank, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension ClosedForm: Ranked { var rank: UInt64 { mixed(numerator.rank, denominator.rank) } }

extension Polynomial: Ranked {
  var rank: UInt64 { terms.reduce(0) { $0 &+ mixed($1.key.rank, $1.value.rank) } }
}

extension Monomial: Ranked {
  var rank: UInt64 { powers.reduce(1) { $0 &+ mixed($1.key.rank, $1.value.rank) } }
}

extension Atom: Ranked {
  var rank: UInt64 {
    switch self {
    case .integer(let radicand): mixed(2, radicand.rank)
    case .pi: 3
    case .function(let function, let argument): mixed("\(function)".rank, argument.rank)
    case .root(let radicand): mixed(11, radicand.rank)
    case .constructive: 13
    }
  }
}

extension Rational: Ranked { var rank: UInt64 { description.rank } }

extension String {
  /// FNV-1a.
  fileprivate var rank: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

private func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = (first &+ 0x9E37_79B9_7F4A_7C15) &* ((second &<< 1) | 1)
  return product ^ (product &>> 29)
}
