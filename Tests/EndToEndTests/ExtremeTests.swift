import Testing

/// Very long lines and very large numbers: a quick answer or a quick error.
@Suite struct `Extremes` {
  @Test(arguments: [
    "9^9^9^9", "10^10^10", "1e999999999*1e999999999", "(10^6)!", "2^(10^9)", "2^-(10^9)",
    "1e-999999999", "(1/3)^(10^9)", "9^9^9", "(10^6)!!", "1e99999999999999999999",
  ])
  func `numbers that are too large are reported before they are calculated`(
    expression: String
  ) throws {
    let run = try Run([expression], timeout: .seconds(5))
    #expect(run.errors.hasPrefix("countonme: the number is too large\n  \(expression)\n"))
    #expect(run.output == "")
    #expect(run.ending == .exited(status: 1))
  }

  @Test(arguments: [
    ("0^(10^9)", "0"), ("1^(10^99)", "1"), ("(-1)^(10^99+1)", "-1"), ("10^300/10^299", "10"),
    ("20000!/19999!", "20000"), ("(10^300)^(1/300)", "10"), ("2^1000000-2^1000000+1", "1"),
  ])
  func `large numbers within the limits are calculated`(expression: String, result: String) throws {
    let run = try Run([expression], timeout: .seconds(5))
    #expect(run.output == result + "\n")
    #expect(run.ending == .exited(status: 0))
  }

  @Test func `a long result is written in full`() throws {
    let run = try Run(["10^900000+7"])
    #expect(run.output == "1" + String(repeating: "0", count: 899_999) + "7\n")
  }

  /// A line of ten million bytes, or nearly.
  struct Line: CustomTestStringConvertible {
    var piece: String
    var count: Int
    var end = ""
    /// The result; nil for an error.
    var result: String?

    var testDescription: String { "\(count) times “\(piece)”, then “\(end)”" }
  }

  @Test(arguments: [
    Line(piece: "1", count: 10_000_000), Line(piece: "(", count: 10_000_000),
    Line(piece: "1+", count: 5_000_000, end: "1", result: "5000001"),
    Line(piece: "-", count: 10_000_000), Line(piece: "!", count: 10_000_000),
    Line(piece: ")", count: 10_000_000), Line(piece: "a", count: 10_000_000),
    Line(piece: " ", count: 10_000_000, end: "1", result: "1"),
    Line(piece: "日", count: 3_000_000), Line(piece: "\u{0}", count: 10_000_000),
    Line(piece: "e\u{301}", count: 3_000_000),
    Line(piece: "(", count: 200_000, end: "7", result: "7"),
    Line(piece: "2^", count: 200_000, end: "0", result: nil),
    Line(piece: "1^", count: 1_000_000, end: "1", result: "1"),
    Line(piece: "(-", count: 200_000, end: "7", result: "7"),
    Line(piece: "1/7+", count: 200_000, end: "0", result: "28571.42857142857142857142857142857"),
  ])
  func `a very long line is answered, and so is the next one`(line: Line) throws {
    let text = String(repeating: line.piece, count: line.count) + line.end
    let run = try Run(input: text + "\n1+1\n", timeout: .seconds(20))
    #expect(run.output == (line.result.map { $0 + "\n" } ?? "") + "2\n")
    #expect(run.errors.isEmpty == (line.result != nil))
    #expect(run.errors.utf8.count < 1000)
    #expect(run.ending == .exited(status: line.result == nil ? 1 : 0))
  }
}
