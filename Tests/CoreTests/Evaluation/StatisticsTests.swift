import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

/// Statistics of exact numbers: the certified values of NIST's Statistical Reference Datasets, and laws.
@Suite("Statistics:")
struct StatisticsTests {
  /// The speed of light in air by Michelson (dataset Michelso): what exceeds 299 Mm/s, in hundredths.
  private static let speeds = """
    85 74 90 107 93 85 95 98 98 88 100 98 93 65 76 81 100 100 96 96 96 94 96 94 88 80 85 88 90 84 83 79 81 \
    88 88 83 80 79 76 80 88 88 88 86 72 72 62 86 97 95 88 91 85 87 84 84 85 84 84 84 89 81 81 82 80 77 76 \
    74 75 76 91 92 89 86 88 72 84 85 85 78 89 84 78 81 76 81 79 81 82 85 87 87 81 74 81 94 95 80 81 87
    """

  @Test(arguments: [
    ("mean", "299.8524"), ("stdev", "0.0790105478190518"), ("median", "299.85"),
  ])
  func `are those of Michelson's speeds of light`(name: String, certified: String) throws {
    let list = Self.speeds.split(separator: " ").map { "299.00 + \($0)/100" }
    let text = "abs(\(name)(\(list.joined(separator: ";"))) - \(certified)) - 10^-16"
    #expect(try value(text).sign(Budget()) < 0)
  }

  /// Datasets NumAcc1 to NumAcc4, whose leading digits are the same.
  @Test(arguments: [
    (["10000001", "10000003"], "10000002", 1, "1"),
    (["1.1", "1.3"], "1.2", 500, "0.1"), (["1000000.1", "1000000.3"], "1000000.2", 500, "0.1"),
    (["10000000.1", "10000000.3"], "10000000.2", 500, "0.1"),
  ])
  func `lose no digit to leading digits that are the same`(
    pair: [String], middle: String, times: Int, deviation: String
  ) throws {
    let list = [middle] + Array(repeating: pair, count: times).joined()
    let text = list.joined(separator: ";")
    #expect(try value("mean(\(text)) - \(middle)") == 0)
    #expect(try value("stdev(\(text)) - \(deviation)") == 0)
  }

  @Test func `do not depend on the order, and move and grow with the numbers`() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<60 {
      let list = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        "\(Int.random(in: -99...99, using: &random))/\(Int.random(in: 1...9, using: &random))"
      }
      let (text, shuffled) = (
        list.joined(separator: ";"), list.shuffled(using: &random).joined(separator: ";")
      )
      let moved = list.map { "7+3*(\($0))" }.joined(separator: ";")
      for name in ["mean", "median", "quantile", "variance", "stdevp"] {
        let part = name == "quantile" ? ";0.3" : ""
        #expect(try value("\(name)(\(text)\(part)) - \(name)(\(shuffled)\(part))") == 0)
        let grown =
          switch name {
          case "variance": "9*\(name)(\(text))"
          case "stdevp": "3*\(name)(\(text))"
          default: "7+3*\(name)(\(text)\(part))"
          }
        #expect(try value("\(name)(\(moved)\(part)) - (\(grown))") == 0)
      }
      #expect(try value("quantile(\(text);0) - min(\(text))") == 0)
      #expect(try value("quantile(\(text);1) - max(\(text))") == 0)
    }
  }

  private func value(_ text: String) throws -> Real {
    try #require(try Formula(text).evaluated().value.plain)
  }
}
