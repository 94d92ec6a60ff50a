import TestSupport
import Testing

@testable import CalculatorCore

/// The tables of `Tests/Goldens/Tables`.
@Suite("A table") struct TableTests {
  private static let names = goldenNames(in: "Tables")

  static let lines = names.flatMap { goldenText("Tables/\($0)").split(separator: "\n") }

  static func rows(
    of name: String, with wanted: TableReading = .exact
  ) -> [(input: String, outcome: String)] {
    var reading = TableReading.exact
    return goldenText("Tables/\(name)").split(separator: "\n").compactMap { line in
      if line.hasPrefix("##") { reading = .exact }
      if line.hasPrefix("with ") {
        reading = TableReading(rawValue: String(line.dropFirst(5))) ?? .exact
      }
      guard reading == wanted, let sign = line.firstRange(of: " ⇒ ") else { return nil }
      return (String(line[..<sign.lowerBound]), String(line[sign.upperBound...]))
    }
  }

  @Test(arguments: names)
  func `has the recorded values and errors`(name: String) throws {
    let count = try expectTables("Tables/\(name)", usual: TableReading.exact) { $0.outcome(of: $1) }
    #expect(count > 0)
  }

  @Test func `exists for every topic of the language`() {
    #expect(Self.names.count > 10)
  }
}
