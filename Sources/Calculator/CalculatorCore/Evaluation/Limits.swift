import ExactNumbers

/// The bounds on expressions and numbers, so that no input exhausts the memory of the machine or
/// keeps it busy without end.
package struct Limits: Hashable, Sendable {
  /// The greatest length of a numerator and of a denominator, in bits.
  package var bits: Int
  /// The greatest length of a number that is typed key by key, in characters.
  package var digits: Int
  /// The greatest length of an expression, in tokens.
  package var tokens: Int
  /// The greatest number of parentheses that are open at the same time.
  package var nesting: Int

  /// The number of digits to which two numbers have to agree before a comparison gives up; fewer
  /// than 1,000 count as 1,000.
  package var decidingDigits: Int

  /// The greatest number of numbers in a range.
  package static let longestRange = 10_000_000

  package init(
    bits: Int = 3_400_000, digits: Int = 1_000_000, tokens: Int = 20_000_000,
    nesting: Int = 1_000_000, decidingDigits: Int = 1_000
  ) {
    self.bits = bits
    self.digits = digits
    self.tokens = tokens
    self.nesting = nesting
    self.decidingDigits = decidingDigits
  }

  /// Limits that allow numbers of about a million decimal digits.
  package static let standard = Limits()
}

/// A way to cancel a calculation while it runs.
///
/// An evaluation calls `isRequested` every few milliseconds of work and ends with the error
/// `cancelled` as soon as it returns true. A single function at very many digits may take longer
/// between two calls.
package struct Cancellation {
  /// Whether the calculation has been cancelled.
  package let isRequested: () -> Bool

  package init(isRequested: @escaping () -> Bool) {
    self.isRequested = isRequested
  }

  /// No cancellation: the calculation runs to its end.
  package static var never: Cancellation { Cancellation { false } }
}

extension Budget {
  /// Creates a budget for operations on numbers within limits.
  package convenience init(limits: Limits, cancellation: Cancellation) {
    self.init(
      bits: limits.bits, digits: limits.decidingDigits, isCancelled: cancellation.isRequested)
  }
}
