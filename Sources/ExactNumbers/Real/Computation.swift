import Synchronization

/// How a real number is calculated: an operation on other computations, to any precision.
///
/// A computation keeps the narrowest interval that it was asked for, so that a number which many
/// others are made of is calculated once. Whatever is asked goes in a loop and never down the
/// machine's stack: a chain of computations may be a million steps long.
final class Computation: @unchecked Sendable {
  /// What is done with the operands.
  enum Operation: Sendable {
    case rational(Rational)
    case pi
    case negative
    case sum
    case difference
    case product
    case quotient
    /// The whole power of one operand.
    case wholePower(Int)
    /// The root of one operand; that of a negative number where the degree is odd.
    case root(Int)
    /// The power of a positive operand to another.
    case power
    case function(ElementaryFunction)
  }

  let operation: Operation
  /// Written but once, when the computation is taken apart.
  private(set) var operands: [Computation]
  /// The longest way down to a number, in steps.
  let depth: Int
  /// How many bits the longest number has that it is made of, and the largest power of two on the
  /// way, up or down.
  let height: Int
  let known: Mutex<Known>

  /// What was calculated so far.
  struct Known: Sendable {
    var interval: Interval
    var precision: Int
  }

  /// The precision in bits to which every computation is done at first: enough for 34 digits.
  static let firstPrecision = 192
  /// The longest chain of computations.
  private static let mostSteps = 1_000_000

  /// Creates a computation whose first interval is calculated at once.
  ///
  /// - Throws: `tooLarge`, `tooLong` or `stopped`.
  init(_ operation: Operation, _ operands: [Computation] = [], effort: Effort) throws(RealError) {
    self.operation = operation
    self.operands = operands
    depth = 1 + operands.reduce(0) { max($0, $1.depth) }
    guard depth <= Self.mostSteps else { throw .tooLong }
    let precision = Self.firstPrecision
    let operandPrecisions = operation.precisions(of: operands, for: precision)
    var intervals: [Interval] = []
    for (operand, precision) in zip(operands, operandPrecisions) {
      intervals.append(try operand.interval(precision: precision, effort: effort))
    }
    let interval = operation.value(of: intervals, precision: precision)
    try effort.spend(precision)
    known = Mutex(Known(interval: interval, precision: precision))
    guard !interval.isBeyond(bits: effort.bits) else { throw .tooLarge }
    height = max(operation.bits, interval.reach, operands.reduce(0) { max($0, $1.height) })
  }

  deinit {
    // Let go one by one, a long chain of computations would end each inside the end of another.
    var waiting = operands
    operands = []
    while var next = waiting.popLast() {
      guard isKnownUniquelyReferenced(&next) else { continue }
      waiting += next.operands
      next.operands = []
    }
  }

  /// The narrowest interval that was calculated.
  var best: Interval { known.withLock { $0.interval } }

  /// The precision in bits of the last interval that was calculated.
  private var knownPrecision: Int { known.withLock { $0.precision } }

  /// Whether an interval of a precision was calculated.
  private func isKnown(to precision: Int) -> Bool { knownPrecision >= precision }

  /// An interval that holds the number; the greater the precision in bits, the narrower it is,
  /// although no width is promised.
  func interval(precision: Int, effort: Effort) throws(RealError) -> Interval {
    var waiting = [(computation: self, precision: precision)]
    while let (computation, precision) = waiting.last {
      guard !computation.isKnown(to: precision) else {
        waiting.removeLast()
        continue
      }
      // In a chain every computation may ask the one before for some bits more. They are calculated
      // in larger steps, so that a chain that grows is not calculated anew each time.
      let precision = max(precision, computation.knownPrecision + computation.knownPrecision / 4)
      let operands = computation.operands
      let needs = zip(operands, computation.operation.precisions(of: operands, for: precision))
      let missing = needs.filter { !$0.isKnown(to: $1) }
      if missing.isEmpty {
        try effort.spend(precision)
        try computation.refine(to: precision, within: effort)
      } else {
        waiting += missing.map { (computation: $0, precision: $1) }
      }
    }
    return best
  }

  /// Calculates the interval anew from those of the operands.
  ///
  /// - Throws: `tooLarge`; the interval is then as before, so that it is thrown whenever it is asked.
  private func refine(to precision: Int, within effort: Effort) throws(RealError) {
    let interval = operation.value(of: operands.map(\.best), precision: precision)
    // What may be zero is left to those who ask whether it is.
    guard interval.containsZero || !interval.isBeyond(bits: effort.bits) else { throw .tooLarge }
    known.withLock { known in
      // Another thread may have been faster, and both intervals hold the number.
      known = Known(
        interval: interval.intersection(known.interval),
        precision: max(precision, known.precision))
    }
  }
}

extension Interval {
  /// Whether all numbers have a magnitude above 2^bits, or all below its reciprocal; zero has none.
  fileprivate func isBeyond(bits: Int) -> Bool {
    guard !containsZero else { return exponent < -bits && exponent != .min }
    let (inner, outer) = byMagnitude
    return inner.exponent > bits || outer.exponent < -bits
  }

  /// The largest power of two that is known to be reached, up or down; 0 where nothing is known.
  fileprivate var reach: Int {
    guard !containsZero else { return 0 }
    return max(byMagnitude.inner.exponent, 1 - byMagnitude.outer.exponent, 0)
  }
}
