import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

func expectOutcome(
  of bytes: [UInt8], commaIsPoint: Bool = false, within limits: Limits,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(EvaluationError) {
    let formula = try Formula(bytes[...], in: AnswerScope(), commaIsPoint: commaIsPoint)
    #expect(formula.expression.tokens.allSatisfy { !$0.debugDescription.isEmpty })
    _ = try formula.evaluated(in: EvaluationContext(ties: { _ in 2 }, within: limits))
  } catch {
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    #expect(
      error.place.lowerBound >= 0 && !error.place.isEmpty
        && error.place.upperBound <= max(1, bytes.count),
      "\(text): \(error)", sourceLocation: sourceLocation)
    // Advice that is printed quotes no control character, which a description escapes.
    let control = "\(error.kind)".firstMatch(of: /\\u\{..\}/)
    #expect(control == nil, "\(text): \(error)", sourceLocation: sourceLocation)
  }
}

@Suite struct `Any text` {
  private static let limits = Limits(bits: 5_000, digits: 1_000, tokens: 200, nesting: 20)

  @Test(arguments: 0..<20)
  func `of pieces of the language has a value or an error with a place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for count in 0..<40 * caseFactor {
      expectOutcome(
        of: Array(generator.formula(pieces: 10).utf8), commaIsPoint: count.isMultiple(of: 2),
        within: Self.limits)
    }
  }

  @Test(arguments: 0..<20)
  func `of any bytes has a value or an error with a place`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let usual = Array("0123456789+-*/^!%().;,_=ans e pisqrtxlog2\t°√π".utf8)
    for count in 0..<60 * caseFactor {
      let bytes = (0..<generator.integer(0...24)).map { _ in
        Int.random(in: 0..<8, using: &generator) == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : generator.pick(usual)
      }
      expectOutcome(of: bytes, commaIsPoint: count.isMultiple(of: 2), within: Self.limits)
    }
  }

  @Test(arguments: 0..<20)
  func `that follows the grammar has a value or an arithmetic error`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let text = generator.expression(depth: 3)
      do throws(EvaluationError) {
        _ = try Formula(text).evaluated(in: EvaluationContext(within: Self.limits))
      } catch {
        switch error.kind {
        case .ambiguous, .unitInFunction, .divisionByZero, .tooLarge, .factorialOfFraction,
          .rootOfNegative, .outsideDomain, .imaginaryRoot, .incompatibleUnits, .unknownSign,
          .unknownDivisor, .unknownFloor, .undecided, .tooSmall, .fractionOfTime, .unwantedUnit,
          .yearOutOfRange, .scaledPoint, .addedPoints:
          break
        default: Issue.record("\(text): \(error)")
        }
      }
    }
  }
}
