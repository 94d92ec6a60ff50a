import Foundation
import TestSupport
import Testing

/// `countonme --tape`.
@Suite struct `The printed tape` {
  private struct Row: Codable, Hashable {
    var line: Int
    var name: String?
    var expression: String
    var result: String?
    var unit: String?
    var exact: Bool?
    var error: String?
    var comment: String?

    /// The row as cells of CSV.
    var cells: [String] {
      let exactness = exact.map { $0 ? "yes" : "no" }
      return ["\(line)"]
        + [name, expression, result, unit, exactness, error, comment].map { $0 ?? "" }
    }
  }

  private struct Total: Codable, Hashable {
    var tag: String
    var entries: Int
    var excluded: Int
    var sum: String?
    var unit: String?
    var share: String?
    var goal: String?
    var left: String?
  }

  private struct Document: Codable, Hashable {
    var entries: [Row]
    var totals: [Total]?
  }

  private static let rows = [
    Row(
      line: 1, name: "rent", expression: "850", result: "850", exact: true,
      comment: "flat, \"small\" #home/1000"),
    Row(line: 2, expression: "rent * 12", result: "10200", exact: true),
    Row(
      line: 3, expression: "1 / 3", result: "0.3333333333333333333333333333333333", exact: false,
      comment: "a|b*c #food/0.5"),
    Row(line: 4, expression: "1 / 0", error: "division by zero", comment: "#food"),
    Row(
      line: 5, expression: "(line 3) * 3 + 150", result: "151", exact: true, comment: "été #home"),
  ]

  private static let totals = [
    Total(
      tag: "home", entries: 2, excluded: 0, sum: "1001", share: "100.0 %", goal: "1000", left: "-1"),
    Total(
      tag: "food", entries: 2, excluded: 1, sum: "0.3333333333333333333333333333333333",
      share: "0.0 %", goal: "0.5", left: "0.1666666666666666666666666666666667"),
  ]

  private func home() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try home.keepTape([
      "+ a.1 rent = 850 # flat, \"small\" #home/1000", "+ a.2 rent@a.1 * 12",
      "+ a.3 1 / 3 # a|b*c #food/0.5", "+ a.4 1 / 0 #food", "+ a.5 @a.3 * 3 + 150 # été #home",
    ])
    return home
  }

  @Test func `is JSON with all digits`() throws {
    let home = try home()
    let plain = try home.run("--tape", "json")
    let document = try JSONDecoder().decode(Document.self, from: Data(plain.output.utf8))
    #expect(document == Document(entries: Self.rows))
    let full = try home.run("--totals", "--tape=json")
    let other = try JSONDecoder().decode(Document.self, from: Data(full.output.utf8))
    #expect(other == Document(entries: Self.rows, totals: Self.totals))
  }

  @Test func `is CSV, of entries or of totals`() throws {
    let home = try home()
    let rows = try table(home.run("--tape", "csv").output)
    #expect(
      rows.first == ["line", "name", "expression", "result", "unit", "exact", "error", "comment"])
    #expect(Array(rows.dropFirst()) == Self.rows.map(\.cells))
    let totals = try table(home.run("--tape", "csv", "--totals").output)
    #expect(totals.map(\.count) == [8, 8, 8])
    #expect(totals[1] == ["home", "2", "0", "1001", "", "100.0 %", "1000", "-1"])
  }

  @Test func `is a table of Markdown whose cells hold no markup`() throws {
    let lines = try home().run("--tape", "markdown").output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[1] == "| --- | --- | --- | --- | --- | --- | --- | --- |")
    #expect(lines[3] == "| 2 |  | rent \\* 12 | 10200 |  | yes |  |  |")
    #expect(lines[4].hasSuffix("| a\\|b\\*c #food/0.5 |"))
  }

  @Test func `is text in columns`() throws {
    let run = try home().run("--tape", "--digits", "3")
    #expect(
      run.output == """
        rent = 850          =   850  # flat, "small" #home/1000
        rent * 12           = 10200
        1 / 3               ~ 0.333  # a|b*c #food/0.5
        1 / 0               ! division by zero  #food
        (line 3) * 3 + 150  =   151  # été #home

        """)
    #expect(run.errors == "")
    #expect(run.ending == .exited(status: 0))
  }

  @Test(arguments: [
    ([], ""), (["text"], ""), (["--totals"], ""), (["json"], "{\n  \"entries\": []\n}\n"),
    (["csv"], "line,name,expression,result,unit,exact,error,comment\r\n"),
  ])
  func `may be empty`(arguments: [String], output: String) throws {
    let run = try Run(["--tape"] + arguments)
    #expect(run.output == output)
    #expect(run.errors == "")
    #expect(run.ending == .exited(status: 0))
  }

  @Test(arguments: [
    ["--tape", "html"], ["--tape=html"], ["--tape", "text", "csv"], ["--tape", "--private"],
    ["--totals"], ["--tape", "--format", "octal"], ["--tape", "--fraction"],
    ["--fresh", "--private"],
  ])
  func `is asked for in the right words`(arguments: [String]) throws {
    let run = try Run(arguments)
    #expect(run.ending == .exited(status: 64))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: '--"))
  }

  /// Reads CSV.
  private func table(_ text: String) -> [[String]] {
    text.components(separatedBy: "\r\n").dropLast().map { line in
      line.matches(of: /(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/).map { match in
        String(match.output.1 ?? match.output.2 ?? "").replacing("\"\"", with: "\"")
      }
    }
  }
}
