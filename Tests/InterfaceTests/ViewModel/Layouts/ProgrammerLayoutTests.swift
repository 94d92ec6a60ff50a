import CalculatorCore
import ExactNumbers
import Quantities
import Testing
import Words

@testable import Engine

@Suite struct `The programmer layout` {
  @Test(arguments: WordSize.allCases)
  func `reads back every bit pattern`(word: WordSize) throws {
    let edge = Rational(1).shifted(left: word.rawValue - 1)
    for distance in -3...3 {
      for base in [edge, -edge, 0] {
        let number = base + Rational(distance)
        let bases = BasesText(Quantity(Real(number)), word)
        guard word.fits(number), let bits = bases[.binary] else { continue }
        let digits = Array(("0b" + bits.replacing(" ", with: "")).utf8)
        let pattern = try #require(BasedLiteral(digits)).value
        let modulus = edge + edge
        #expect(pattern == (number.isNegative ? number + modulus : number))
      }
    }
  }

  @Test(arguments: WordSize.allCases)
  func `rotates and inverts words as processors do`(word: WordSize) {
    let half = Rational(1).shifted(left: word.rawValue - 1)
    for number in [0, 1, 2, 5, half - 1, half, half + half - 1, -1, -2, -half] as [Rational] {
      for change in [.complement, .toggle(0), .toggle(word.rawValue - 1)] as [BitChange] {
        let twice = word.changing(number, by: change).flatMap { word.changing($0, by: change) }
        #expect(twice.map { ($0 - number) } == 0 || twice == number + half + half)
      }
      var turned: Rational? = number
      for _ in 0..<word.rawValue { turned = turned.flatMap { word.changing($0, by: .rotateLeft) } }
      #expect(turned == number || turned == number + half + half)
      let back = word.changing(number, by: .rotateLeft)
        .flatMap { word.changing($0, by: .rotateRight) }
      #expect(back == number || back == number + half + half)
    }
    #expect(word.changing(half + half, by: .complement) == nil)
  }
}
