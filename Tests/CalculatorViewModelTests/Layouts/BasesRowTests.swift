import CalculatorCore
import ExactNumbers
import Quantities
import Testing
import Words

@testable import CalculatorViewModel

@Suite struct `The rows of bases` {
  @Test(
    arguments: [
      (5, .hexadecimal, 3, ["DEC", "OCT", "BIN"]), (5, .decimal, 3, ["HEX", "OCT", "BIN"]),
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
