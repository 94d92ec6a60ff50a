/// A function of one real number; angles are in radians.
///
/// The gamma and the error functions, which no formula of elementary functions gives, belong to
/// them here.
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
  case inverseHyperbolicSine
  case inverseHyperbolicCosine
  case inverseHyperbolicTangent
  case gamma
  case errorFunction
  /// 1 minus the error function.
  case complementaryErrorFunction
}
