/// The bounds on expressions and numbers, so that no input exhausts memory or runs forever.
package struct Limits: Hashable, Sendable {
  package var bits: Int
  package var digits: Int
  package var tokens: Int
  package var nesting: Int

  /// The digits compared before giving up on a sign, at least 1,000.
  package var decidingDigits: Int

  package static let longestRange = 10_000_000

  package init(
    bits: Int = 3_400_000, digits: Int = 1_000_000, tokens: Int = 20_000_000,
    nesting: Int = 1_000_000, decidingDigits: Int = 1_000
  ) {
    (self.bits, self.digits, self.tokens) = (bits, digits, tokens)
    (self.nesting, self.decidingDigits) = (nesting, decidingDigits)
  }

  package static let standard = Limits()
}

/// A way to cancel a calculation, polled every few milliseconds except in a long function.
package struct Cancellation {
  package let isRequested: () -> Bool

  package init(isRequested: @escaping () -> Bool) { self.isRequested = isRequested }

  package static var never: Cancellation { Cancellation { false } }

  /// Cancels at a poll, for work that must not delay a key.
  static func after(polls: Int) -> Cancellation {
    var left = polls
    return Cancellation {
      left -= 1
      return left < 0
    }
  }
}
