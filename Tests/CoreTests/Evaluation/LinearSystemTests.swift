import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `A linear system` {
  private func equations(
    for values: [Int], using generator: inout SeededGenerator
  ) -> (factors: [[Int]], text: String) {
    let factors = values.map { _ in values.map { _ in generator.integer(-4...4) } }
    let lines = factors.map { row in
      let terms = row.enumerated().map { "\($1)*x\($0 + 1)" }.joined(separator: " + ")
      return "\(terms) = \(zip(row, values).reduce(0) { $0 + $1.0 * $1.1 })"
    }
    return (factors, lines.joined(separator: "; "))
  }

  @Test func `has the intended solution unless an unknown is free`() throws {
    for var generator in cases(80) {
      let count = generator.integer(2...5)
      let values = (0..<count).map { _ in generator.integer(-9...9) }
      let (factors, text) = equations(for: values, using: &generator)
      let names = (1...count).map { "x\($0)" }
      let line = "solve(\(text); \(names.joined(separator: "; ")))"
      do throws(EvaluationError) {
        let system = try Formula(line).evaluated().value.unit?.result?.system
        #expect(system?.names == names, "\(line)")
        #expect(system?.values == values.map { Quantity(Real(Rational($0))) }, "\(line)")
        #expect(determinant(factors) != 0, "\(line)")
      } catch {
        guard case .freeUnknown = error.kind else { throw error }
        #expect(determinant(factors) == 0, "\(line)")
      }
    }
  }

  /// By expansion along the first row.
  private func determinant(_ rows: [[Int]]) -> Int {
    guard let first = rows.first else { return 1 }
    return first.indices.reduce(0) { sum, column in
      let minor = rows.dropFirst().map { row in
        Array(row[..<column] + row[(column + 1)...])
      }
      return sum + (column.isMultiple(of: 2) ? 1 : -1) * first[column] * determinant(minor)
    }
  }
}
