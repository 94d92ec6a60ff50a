import ExactNumbers
import TestSupport
import Testing

@testable import CalculatorCore
@testable import Quantities

/// `CertifiedStatisticsTests` has values certified by NIST.
@Suite("Statistics:")
struct StatisticsTests {
  /// Datasets NumAcc1 to NumAcc4, which have equal leading digits.
  @Test(arguments: [
    (["10000001", "10000003"], "10000002", 1, "1"),
    (["1.1", "1.3"], "1.2", 500, "0.1"), (["1000000.1", "1000000.3"], "1000000.2", 500, "0.1"),
    (["10000000.1", "10000000.3"], "10000000.2", 500, "0.1"),
  ])
  func `lose no digit to equal leading digits`(
    pair: [String], middle: String, times: Int, deviation: String
  ) throws {
    let list = [middle] + Array(repeating: pair, count: times).joined()
    let text = list.joined(separator: ";")
    #expect(try value("mean(\(text)) - \(middle)") == 0)
    #expect(try value("stdev(\(text)) - \(deviation)") == 0)
  }

  @Test func `do not depend on order, and shift and scale with the numbers`() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<60 {
      let list = (0..<random.integer(2...9)).map { _ in
        "\(random.integer(-99...99))/\(random.integer(1...9))"
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
