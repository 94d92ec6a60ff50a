/// Equations of polynomials, magnitudes and steps, which are piecewise polynomial.
extension RealEquation {
  var isPiecewise: Bool {
    expression.order(of: [value] + divisors).allSatisfy { index in
      switch expression.nodes[index] {
      case .unknown, .constant, .sum, .product, .power, .magnitude, .step, .bound: true
      case .parameter, .quotient, .root, .exponentiation, .function, .primitive: false
      }
    }
  }

  func piecewiseSolutions(in range: RealSolutions.Piece) throws(RealError) -> RealSolutions {
    var solutions = RealSolutions()
    let open = RealSolutions.Piece(from: range.lower, to: range.upper, includesEnds: false)
    let ends = (range.lower.map { point($0) }, range.upper.map { point($0) })
    var waiting = [ends.1, range.isPoint ? nil : open, range.isPoint ? nil : ends.0]
      .compactMap(\.self)
    while let piece = waiting.popLast() {
      if let number = piece.lower, piece.isPoint {
        if try expression.value(of: value, at: number, budget).sign(budget) == 0,
          try isPole(number, of: divisors) == false
        {
          try solutions.join(number, budget)
        }
      } else if let breaks = try breaks(in: piece) {
        var (rest, parts) = (piece, [RealSolutions.Piece]())
        for number in breaks {
          var part = rest
          (part.upper, rest.lower) = (number, number)
          parts += [part, point(number)]
        }
        waiting += (parts + [rest]).reversed()
      } else {
        try solveSmooth(piece, &solutions, &waiting)
      }
    }
    return solutions
  }

  private func point(_ number: Real) -> RealSolutions.Piece { .init(from: number, to: number) }

  private func solveSmooth(
    _ piece: RealSolutions.Piece, _ solutions: inout RealSolutions,
    _ waiting: inout [RealSolutions.Piece]
  ) throws(RealError) {
    let polynomials = try polynomials(on: piece).found
    guard let polynomial = polynomials?[value] else { throw .tooLarge }
    let others = divisors.compactMap { polynomials?[$0] }
    guard !others.contains(where: \.isZero) else { return }
    guard polynomial.isZero else {
      for root in try polynomial.roots(budget) where try piece.contains(root.value, budget) {
        if try isPole(root.value, of: divisors) == false { solutions.roots.append(root) }
      }
      return
    }
    for other in others {
      for root in try other.roots(budget) where try piece.contains(root.value, budget) {
        var (before, behind) = (piece, piece)
        (before.upper, behind.lower) = (root.value, root.value)
        waiting += [behind, before]
        return
      }
    }
    try solutions.join(piece, budget)
  }

  /// The break points of magnitudes and steps in an open piece, ascending; nil without any.
  private func breaks(in piece: RealSolutions.Piece) throws(RealError) -> [Real]? {
    let breaks = try polynomials(on: piece).breaks
    guard !breaks.isEmpty else { return nil }
    var sorted: [Real] = []
    for root in try breaks.map({ RealRoot($0) }).sorted(budget) {
      if let last = sorted.last, try root.value.compare(last, budget) == 0 { continue }
      sorted.append(root.value)
    }
    return sorted
  }

  private func polynomials(
    on piece: RealSolutions.Piece
  ) throws(RealError) -> (found: [Int: RationalPolynomial]?, breaks: [Real]) {
    let sample = try piece.sample(budget)
    var breaks: [Real] = []
    let found = try expression.polynomials(of: [value] + divisors, budget) {
      node, operand throws(RealError) in
      let value: RationalPolynomial
      if case .step(let function, _) = node {
        breaks = try steps(of: function, operand, in: piece)
        let number = try Real(operand.value(at: sample)).applying(function, budget)
        value = RationalPolynomial([number.rational ?? 0])
      } else {
        breaks = try roots(of: operand, in: piece)
        let isNegative = operand.value(at: sample).isNegative
        value = isNegative ? operand * RationalPolynomial([-1]) : operand
      }
      return breaks.isEmpty ? value : nil
    }
    return (found, breaks)
  }

  private func roots(
    of polynomial: RationalPolynomial, in piece: RealSolutions.Piece
  ) throws(RealError) -> [Real] {
    guard !polynomial.isZero else { return [] }
    var roots: [Real] = []
    for root in try polynomial.roots(budget) where try piece.contains(root.value, budget) {
      roots.append(root.value)
    }
    return roots
  }

  private func steps(
    of function: StepFunction, _ polynomial: RationalPolynomial, in piece: RealSolutions.Piece
  ) throws(RealError) -> [Real] {
    if function == .sign { return try roots(of: polynomial, in: piece) }
    guard polynomial.degree > 0 else { return [] }
    // The others have steps at integers, or halfway between them.
    let polynomial = function == .rounded ? polynomial + RationalPolynomial([.half]) : polynomial
    guard let lower = piece.lower, let upper = piece.upper else { throw .unproven }
    let values = try [lower, upper] + roots(of: polynomial.derivative, in: piece)
    let floors = try values.map { number throws(RealError) in
      try polynomial.value(at: number, budget).floor(budget).rational ?? 0
    }
    guard let least = floors.min(), let greatest = floors.max(), greatest - least < 1_000 else {
      throw .tooLarge
    }
    var steps: [Real] = []
    for offset in 0...((greatest - least).wholeValue ?? 0) + 1 {
      let number = least + Rational(offset)
      steps += try roots(of: polynomial + RationalPolynomial([-number]), in: piece)
    }
    return steps
  }
}

extension RationalPolynomial {
  func value(at number: Real, _ budget: Budget) throws(RealError) -> Real {
    var value: Real = 0
    for coefficient in coefficients.reversed() {
      value = try value.multiplied(by: number, budget).adding(Real(coefficient), budget)
    }
    return value
  }
}

extension RealSolutions.Piece {
  var isPoint: Bool { lower != nil && lower == upper }

  fileprivate func sample(_ budget: Budget) throws(RealError) -> Rational {
    guard let lower else { return (try upper?.floor(budget).rational ?? 1) - 1 }
    guard let upper else { return (try lower.floor(budget).rational ?? 0) + 1 }
    let middle = try lower.adding(upper, budget).multiplied(by: Real(.half), budget)
    var scale = Rational(1)
    while true {
      let number = try middle.multiplied(by: Real(scale), budget).floor(budget).rational ?? 0
      guard let fraction = number.divided(by: scale) else { return 0 }
      if try contains(Real(fraction), budget) { return fraction }
      scale = scale * 16
    }
  }
}

extension RealSolutions {
  fileprivate mutating func join(_ number: Real, _ budget: Budget) throws(RealError) {
    guard let end = pieces.last?.upper, try end.compare(number, budget) == 0 else {
      return roots.append(RealRoot(number))
    }
    pieces[pieces.count - 1].includesUpper = true
  }

  fileprivate mutating func join(_ piece: Piece, _ budget: Budget) throws(RealError) {
    var piece = piece
    if let lower = piece.lower, let root = roots.last, try root.value.compare(lower, budget) == 0 {
      roots.removeLast()
      piece.includesLower = true
    }
    if let lower = piece.lower, let last = pieces.last, last.includesUpper, let upper = last.upper,
      try upper.compare(lower, budget) == 0
    {
      (piece.lower, piece.includesLower) = (last.lower, last.includesLower)
      pieces.removeLast()
    }
    pieces.append(piece)
  }
}
