/// How far a factorization is.
package struct FactoringProgress: Sendable {
  /// The primes that were found; the rest is still being factored.
  package let factors: Factorization
  /// How much of the work was done that is done at most, in per cent.
  package let percent: Int
}
