/// A function of one real number; angles are in radians.
package enum ElementaryFunction: Hashable, Sendable, CaseIterable {
  case exponential
  case naturalLogarithm
  case commonLogarithm
  case binaryLogarithm
  case sine
  case cosine
  case tangent
  case arcSine
  case arcCosine
  case arcTangent
  case hyperbolicSine
  case hyperbolicCosine
  case hyperbolicTangent
}
