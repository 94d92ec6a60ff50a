import Synchronization

/// A real number as an operation that can be computed to any precision.
///
/// Equality is undecidable: intervals can only show that two numbers differ. (Boehm, The
/// constructive reals as a Java library, Journal of Logic and Algebraic Programming 64, 2005)
/// Nothing recurses over the acyclic graph of operations, because a chain may have a million steps.
///
/// It is `Sendable` because its most precise interval is behind a mutex, and `operands` changes
/// only in a `deinit` that holds the last reference.
final class ConstructiveReal: @unchecked Sendable {
  let operation: Operation
  private(set) var operands: [ConstructiveReal]
  let depth: Int
  /// The greatest length in bits, or binary exponent, in the graph: the bits that may cancel.
  let height: Int
  let hasIntegral: Bool
  let structureHash: Int
  let approximation: Mutex<Approximation>

  struct Approximation: Sendable {
    var interval: Interval
    /// The bits of its bounds; fewer may be known.
    var precision: Int
  }

  /// The precision of the first interval of every node: enough for 34 digits.
  static let firstPrecision = 192
  private static let greatestDepth = 1_000_000

  init(_ operation: Operation, _ operands: [ConstructiveReal] = [], budget: Budget)
    throws(RealError)
  {
    (self.operation, self.operands) = (operation, operands)
    depth = 1 + operands.reduce(0) { max($0, $1.depth) }
    guard depth <= Self.greatestDepth else { throw .tooLong }
    hasIntegral = operation.isIntegral || operands.contains(where: \.hasIntegral)
    structureHash = operation.structureHash(of: operands)
    let precision = Self.firstPrecision
    let operandPrecisions = operation.precisions(of: operands, for: precision)
    let intervals = try zip(operands, operandPrecisions).map {
      operand, precision throws(RealError) in
      try operand.interval(precision: precision, budget: budget)
    }
    let interval = try operation.value(of: intervals, precision: precision, budget)
    try budget.spend(precision)
    approximation = Mutex(Approximation(interval: interval, precision: precision))
    if let error = interval.excess(beyond: budget.bits) { throw error }
    height = max(
      operation.bits, interval.greatestExponentMagnitude, operands.reduce(0) { max($0, $1.height) })
  }

  deinit {
    // The default would release operands recursively and overflow the stack on a long chain.
    var waiting = operands
    operands = []
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      waiting += next.operands
      next.operands = []
    }
  }

  var best: Interval { approximation.withLock { $0.interval } }
  private var computedPrecision: Int { approximation.withLock { $0.precision } }

  /// An interval computed with at least `precision` bits, some of which operations may have lost.
  func interval(precision: Int, budget: Budget) throws(RealError) -> Interval {
    var waiting = [(number: self, precision: precision)]
    while let (number, precision) = waiting.last {
      guard number.computedPrecision < precision else {
        waiting.removeLast()
        continue
      }
      // Growing by at least a quarter avoids refining a whole chain whenever a node is added.
      let precision = max(precision, number.computedPrecision + number.computedPrecision / 4)
      let operands = number.operands
      let needs = zip(operands, number.operation.precisions(of: operands, for: precision))
      let missing = needs.filter { $0.computedPrecision < $1 }
      if missing.isEmpty {
        try budget.spend(precision)
        try number.refine(to: precision, within: budget)
      } else {
        waiting += missing.map { (number: $0, precision: $1) }
      }
    }
    return best
  }

  /// The precision up to which the gamma function takes seconds; twice that takes a minute.
  private static let mostBitsOfGamma = 1 << 14

  private func refine(to precision: Int, within budget: Budget) throws(RealError) {
    if case .function(.gamma) = operation, precision > Self.mostBitsOfGamma { throw .tooLarge }
    let interval = try operation.value(of: operands.map(\.best), precision: precision, budget)
    // A number that may be zero is not yet too small: `sign` decides, or throws `unknownSign`.
    if !interval.containsZero, let error = interval.excess(beyond: budget.bits) { throw error }
    approximation.withLock { known in
      // Another thread may have stored a better interval; both contain the number.
      known = Approximation(
        interval: interval.intersection(known.interval), precision: max(precision, known.precision))
    }
  }
}

extension Interval {
  /// Small exponents reach further: they cost no more digits, but may decide a sign.
  private static let reachOfSmall = 8

  /// The error if all magnitudes are at least 2^bits, or below 2^−8bits; nil for zero.
  fileprivate func excess(beyond bits: Int) -> RealError? {
    let least = -bits.multipliedSaturating(by: Self.reachOfSmall)
    guard !containsZero else { return exponent < least && exponent != .min ? .tooSmall : nil }
    let (inner, outer) = byMagnitude
    if outer.exponent < least { return .tooSmall }
    return inner.exponent > bits ? .tooLarge : nil
  }

  /// The greatest magnitude of a binary exponent that is certain; 0 if unknown.
  fileprivate var greatestExponentMagnitude: Int {
    guard !containsZero else { return 0 }
    return max(byMagnitude.inner.exponent, 1 - byMagnitude.outer.exponent, 0)
  }
}

extension ConstructiveReal: Hashable {
  /// Whether both are the same operations on the same numbers, up to commutativity.
  static func == (left: ConstructiveReal, right: ConstructiveReal) -> Bool {
    // Compares each pair of nodes once, however many paths lead to it.
    struct Pair: Hashable { let first, second: ObjectIdentifier }
    var compared: Set<Pair> = []
    var waiting = [(left, right)]
    while let (first, second) = waiting.popLast() {
      guard first !== second else { continue }
      guard first.structureHash == second.structureHash, first.operation == second.operation else {
        return false
      }
      guard !first.operands.isEmpty,
        compared.insert(Pair(first: .init(first), second: .init(second))).inserted
      else { continue }
      waiting += zip(
        first.operation.sorted(first.operands), second.operation.sorted(second.operands))
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(structureHash) }
}
