/// The complex numbers in a rectangle; operations round outwards to the precision of the operands.
///
/// Functions are nil where the rectangle may have a pole, or meet the branch cut of the logarithm
/// along the negative numbers.
struct ComplexInterval {
  let real: Interval
  let imaginary: Interval

  init(_ real: Interval, _ imaginary: Interval = Interval(BigFloat(0))) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  static let one = ComplexInterval(Interval(BigFloat(1)))

  /// The least known exponent e with all magnitudes below 2^e.
  var exponent: Int {
    let (first, second) = (real.exponent, imaginary.exponent)
    return second == .min ? first : first == .max || second == .max ? .max : max(first, second) + 1
  }

  var isFinite: Bool { exponent < .max }

  static prefix func - (operand: ComplexInterval) -> ComplexInterval {
    ComplexInterval(-operand.real, -operand.imaginary)
  }

  static func + (left: ComplexInterval, right: ComplexInterval) -> ComplexInterval {
    ComplexInterval(left.real + right.real, left.imaginary + right.imaginary)
  }

  static func - (left: ComplexInterval, right: ComplexInterval) -> ComplexInterval {
    left + -right
  }

  static func * (left: ComplexInterval, right: ComplexInterval) -> ComplexInterval {
    ComplexInterval(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real)
  }

  static func / (left: ComplexInterval, right: ComplexInterval) -> ComplexInterval? {
    let norm = right.norm
    guard !norm.containsZero else { return nil }
    let product = left * ComplexInterval(right.real, -right.imaginary)
    return ComplexInterval(product.real / norm, product.imaginary / norm)
  }

  /// The squares of the magnitudes.
  private var norm: Interval {
    squared(real) + squared(imaginary)
  }

  private var precision: Int { max(real.precision, imaginary.precision) }

  private func squared(_ part: Interval) -> Interval { part.raised(to: 2, precision: precision) }

  private func value(of function: ElementaryFunction, _ operand: Interval) -> Interval {
    function.values(on: operand, precision: precision)
  }

  private func number(_ number: Rational) -> ComplexInterval {
    ComplexInterval(Interval(number, precision: precision))
  }

  /// The product with the imaginary unit.
  private var turned: ComplexInterval { ComplexInterval(-imaginary, real) }

  var square: ComplexInterval {
    ComplexInterval(squared(real) - squared(imaginary), (self * self).imaginary)
  }

  func raised(to exponent: Int) -> ComplexInterval {
    guard exponent > 1 else { return exponent == 1 ? self : .one }
    let root = raised(to: exponent / 2).square
    return exponent.isMultiple(of: 2) ? root : root * self
  }

  var logarithm: ComplexInterval? {
    let norm = norm
    guard !norm.containsZero, let angle else { return nil }
    return ComplexInterval(value(of: .naturalLogarithm, norm) / Interval(BigFloat(2)), angle)
  }

  private var angle: Interval? {
    if real.sign == 1 { return value(of: .arcTangent, imaginary / real) }
    guard let sign = imaginary.sign, sign != 0 else { return nil }
    return (sign > 0 ? rightAngle : -rightAngle) - value(of: .arcTangent, real / imaginary)
  }

  private var rightAngle: Interval { value(of: .arcCosine, Interval(BigFloat(0))) }

  /// The root that is real on the positive numbers, or for an odd degree on the negative ones.
  func root(_ degree: Int) -> ComplexInterval? {
    if !degree.isMultiple(of: 2), real.sign == -1 { return (-self).root(degree).map(-) }
    return logarithm.flatMap { ($0 / number(Rational(degree)))?.exponential }
  }

  var exponential: ComplexInterval {
    let length = value(of: .exponential, real)
    return ComplexInterval(
      length * turning(.cosine, imaginary), length * turning(.sine, imaginary))
  }

  private var sine: ComplexInterval {
    ComplexInterval(
      turning(.sine, real) * value(of: .hyperbolicCosine, imaginary),
      turning(.cosine, real) * value(of: .hyperbolicSine, imaginary))
  }

  private var cosine: ComplexInterval {
    ComplexInterval(
      turning(.cosine, real) * value(of: .hyperbolicCosine, imaginary),
      -(turning(.sine, real) * value(of: .hyperbolicSine, imaginary)))
  }

  /// The values of the sine or cosine, those at the ends and at a turn between them.
  private func turning(_ function: ElementaryFunction, _ part: Interval) -> Interval {
    let ends = [Interval(part.lower), Interval(part.upper)]
    let slopes = ends.map { end in
      function == .sine ? value(of: .cosine, end).sign : value(of: .sine, -end).sign
    }
    // Between two ends less than π apart, there is at most one turn.
    guard part.width < BigFloat(3), let first = slopes[0], let last = slopes[1] else {
      return value(of: function, part)
    }
    let values = ends.map { value(of: function, $0) }
    let least = values[1].lower < values[0].lower ? values[1].lower : values[0].lower
    let greatest = values[0].upper < values[1].upper ? values[1].upper : values[0].upper
    return Interval(
      first < last ? BigFloat(-1) : least, first > last ? BigFloat(1) : greatest)
  }

  /// The values of a function that is real on the real numbers; nil also for gamma and error
  /// functions.
  func applying(_ function: ElementaryFunction) -> ComplexInterval? {
    let one = Self.one
    switch function {
    case .exponential: return exponential
    case .naturalLogarithm: return logarithm
    case .commonLogarithm, .binaryLogarithm:
      guard let base = function.base.flatMap({ number($0).logarithm }) else { return nil }
      return logarithm.flatMap { $0 / base }
    case .sine: return sine
    case .cosine: return cosine
    case .tangent: return sine / cosine
    case .hyperbolicSine: return -(turned.sine.turned)
    case .hyperbolicCosine: return turned.cosine
    case .hyperbolicTangent: return -(turned.sine.turned) / turned.cosine
    case .arcSine:
      return (one - square).root(2).flatMap { (turned + $0).logarithm }.map { -$0.turned }
    case .arcCosine:
      return applying(.arcSine).map { ComplexInterval(rightAngle) - $0 }
    case .arcTangent: return turned.applying(.inverseHyperbolicTangent).map { -$0.turned }
    case .inverseHyperbolicSine: return (square + one).root(2).flatMap { (self + $0).logarithm }
    case .inverseHyperbolicCosine:
      guard let first = (self - one).root(2), let second = (self + one).root(2) else { return nil }
      return (self + first * second).logarithm
    case .inverseHyperbolicTangent:
      guard let first = (one + self).logarithm, let second = (one - self).logarithm else {
        return nil
      }
      return (first - second) / number(2)
    case .gamma, .digamma, .errorFunction, .complementaryErrorFunction: return nil
    }
  }
}

extension RealExpression {
  /// An exponent e with all magnitudes of the analytic continuation below 2^e on a square around
  /// real numbers; `Int.max` if it may not be analytic there, nil if it is unknown.
  ///
  /// - Parameter values: the real values, for the signs of magnitudes.
  func exponent(
    of root: Int, onSquare square: ComplexInterval, values: [Enclosure?], parameters: [Interval]
  ) -> Int? {
    var found = [ComplexInterval?](repeating: nil, count: nodes.count)
    for index in order(of: [root]) {
      let operands = nodes[index].operands.compactMap { found[$0] }
      switch nodes[index] {
      case .unknown: found[index] = square
      case .constant(let number):
        found[index] = ComplexInterval(Interval(number, precision: square.real.precision))
      case .parameter(let parameter): found[index] = ComplexInterval(parameters[parameter])
      case .sum: found[index] = operands[0] + operands[1]
      case .product(let left, let right):
        found[index] = left == right ? operands[0].square : operands[0] * operands[1]
      case .quotient: found[index] = operands[0] / operands[1]
      case .power(_, let exponent): found[index] = operands[0].raised(to: exponent)
      case .root(_, let degree): found[index] = operands[0].root(degree)
      case .function(.gamma, _), .function(.digamma, _), .function(.errorFunction, _),
        .function(.complementaryErrorFunction, _), .primitive, .exponentiation, .step:
        return nil
      case .function(let function, _): found[index] = operands[0].applying(function)
      case .magnitude(let operand):
        let sign = values[operand]?.value.sign ?? 0
        if sign != 0 { found[index] = sign < 0 ? -operands[0] : operands[0] }
      case .bound: found[index] = operands[0]
      }
      guard found[index]?.isFinite == true else { return .max }
    }
    return found[root]?.exponent
  }
}
