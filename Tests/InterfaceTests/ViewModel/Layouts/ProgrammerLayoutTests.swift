import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Testing
import Words

@testable import CalculatorViewModel
@testable import Engine

@Suite struct `The programmer layout` {
  private func session(_ keys: String) -> Session { Session("⑦⑦" + keys, columns: 60) }

  /// The bases as the views write them.
  private func bases(_ session: Session) -> [String] {
    NumberBase.allCases.map { session.state.bases?.text?[$0] ?? "" }
  }

  @Test(arguments: [
    (127, "7F", "8 bits"), (128, "80", "8 bits"), (255, "FF", "8 bits"),
    (256, "100", "16 bits"), (-128, "80", "8 bits, two’s complement"),
    (-129, "FF7F", "16 bits, two’s complement"), (0, "0", "8 bits"),
    (.max, "7FFF FFFF FFFF FFFF", "64 bits"),
  ])
  func `says what the bits of a number are in a word`(number: Int, text: String, note: String) {
    let bases = BasesText(Quantity(Real(Rational(number))), .bits8)
    #expect(bases[.hexadecimal] == text)
    #expect(English().sentence(bases.note).full == note)
    #expect(English().sentence(bases.note).brief.count <= 20)
  }

  @Test(arguments: WordSize.allCases)
  func `reads back every pattern of bits`(word: WordSize) throws {
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

@Suite struct `The rows of bases` {
  @Test(
    arguments: [
      (5, .hexadecimal, 3, ["DEC", "OCT", "BIN"]), (5, .decimal, 3, ["HEX", "OCT", "BIN"]),
      (5, .binary, 3, ["HEX", "DEC", "BIN"]),
      (-1, .hexadecimal, 3, ["HEX", "OCT", "BIN"]), (-1, .binary, 3, ["HEX", "OCT", "BIN"]),
      (-1, .hexadecimal, 4, ["HEX", "DEC", "OCT", "BIN"]),
    ] as [(Int, NumberBase, Int, [String])])
  func `leave out the one that says least`(
    value: Int, base: NumberBase, most: Int, labels: [String]
  ) {
    let text = BasesText(Quantity(Real(Rational(value))), .bits32)
    let rows = BasesPane(base: base, text: text).rows(atMost: most)
    #expect(rows.map(\.label) == labels)
    #expect(rows.filter(\.isCurrent).map(\.label) == [base.label].filter(labels.contains))
  }
}
