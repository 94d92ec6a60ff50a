import TestSupport
import Testing

@testable import CalculatorCore
@testable import ExactNumbers
@testable import Quantities

@Suite("The solutions of an equation")
struct SolveTests {
  @Test func `are listed with a question mark if undecided`() {
    // A zero without a proof.
    let zero = "(cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2)"
    #expect(
      TableReading.printed.outcome(of: "solve(x/(x + \(zero)) = 0; x = -1 to 1)").hasSuffix("?"))
    #expect(TableReading.printed.outcome(of: "solve(e^x = e; x = 0 to 1 + \(zero))").hasSuffix("?"))
    #expect(TableReading.printed.outcome(of: "solve(e^x + \(zero) = 1; x = 0 to 1)").hasSuffix("?"))
  }

  @Test(arguments: [2, 40, 100])
  func `of a product with many positive factors are those of the others`(count: Int) {
    let factors = (1...count).map { "e^(x/\($0))" }
    let text = "solve(x * \(factors.joined(separator: " * ")) * (x - 1) = 0; x = -1 to 2)"
    #expect(TableReading.printed.outcome(of: text) == "0; 1")
  }

  /// Compares the solutions with values at random fractions and beside the steps.
  @Test(arguments: ["floor", "ceil", "round", "trunc", "sign", "frac"])
  func `of steps are the numbers with equal values`(function: String) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<8 {
      let coefficients = (0..<3).map { _ in random.integer(-4...4) }
      let inner = "\(coefficients[0])/4 * x^2 + \(coefficients[1])/2 * x + \(coefficients[2])/4"
      guard coefficients[0] != 0 || coefficients[1] != 0 else { continue }
      let value = "\(random.integer(-8...8))/\(function == "frac" ? 8 : 4)"
      let text = "solve(\(function)(\(inner)) = \(value); x = -3 to 3)"
      var evaluator = Evaluator()
      _ = try? evaluator.value(of: Formula(text).tree)
      let solved = evaluator.solved
      let found = try #require(solved, "\(text)").numbers
      #expect(found.undecided.isEmpty, "\(text)")
      for quarter in -12...12 {
        let number = Rational(numerator: quarter, denominator: 4)
        let difference = "\(function)(\(inner)) - \(value)".replacing("x", with: "(\(number))")
        let agrees = try Formula(difference).evaluated().value.number.rational == 0
        #expect(try contains(found, number) == agrees, "\(text) at \(number)")
      }
    }
  }

  private func contains(_ solutions: RealSolutions, _ number: Rational) throws -> Bool {
    let (number, budget) = (Real(number), Budget())
    for root in solutions.roots where try root.value.compare(number, budget) == 0 { return true }
    for piece in solutions.pieces where try piece.contains(number, budget) { return true }
    return false
  }

  /// Two or three given roots, as close as 10^-25 or equal, of a polynomial times another function.
  @Test func `are the planted ones, however close`() throws {
    for var random in cases(12) {
      let first = random.integer(-15...15)
      let distances = (0..<random.integer(1...2)).map { _ in random.pick([-25, -12, -6, -1]) }
      let roots =
        [Rational(numerator: first, denominator: 8)]
        + distances.map {
          Rational(numerator: first, denominator: 8)
            + Rational(random.integer(0...3)) * Rational(10).raised(to: $0)
        }
      let factor = random.pick(["e^x", "(2 + sin(x))", "sqrt(x + 9)"])
      // The product is expanded to hide the roots.
      let sums = roots.reduce([Rational(1)]) { (sums: [Rational], root: Rational) -> [Rational] in
        zip(sums + [0], [0] + sums).map { $0.0 - root * $0.1 }
      }
      let terms = sums.enumerated().map { "(\($1))*x^\(sums.count - 1 - $0)*\(factor)" }
      let text = "solve(\(terms.joined(separator: " + ")) = 0; x = -3 to 3)"
      var evaluator = Evaluator()
      _ = try evaluator.value(of: Formula(text).tree)
      let solved = evaluator.solved
      let found = try #require(solved, "\(text)").numbers
      #expect(found.undecided.isEmpty, "\(text)")
      let expected = Dictionary(grouping: roots, by: { $0 }).map { ($0, $1.count) }
        .sorted { $0.0 < $1.0 }
      #expect(found.roots.count == expected.count, "\(text)")
      for (root, (number, multiplicity)) in zip(found.roots, expected) {
        #expect(root.multiplicity == multiplicity, "\(text) at \(number)")
        let difference = try root.value.subtracting(Real(number), Budget())
        let distance = try difference.magnitudeRoundedUp(digits: 2, Budget())
        #expect(distance < Rational(10).raised(to: -60), "\(text) at \(number)")
      }
    }
  }

  @Test func `are where the sides of random equations are equal`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<12 {
      let planted = Double(random.integer(-30...30)) / 8
      let function = random.pick(
        ["sin(x)", "e^x", "x^3", "atan(x)", "cos(x) + x/3", "x e^-x", "ln(x^2 + 1)"])
      let value = function.replacing("x)", with: "(\(planted)))").replacing(
        "^x", with: "^(\(planted))")
      guard !value.contains("x") else { continue }
      let text = "solve(\(function) = \(value); x = -4 to 4)"
      #expect(
        TableReading.printed.outcome(of: text).split(separator: "; ").contains {
          Double($0) == planted
        }, "\(text) \(TableReading.printed.outcome(of: text))")
    }
  }
}
