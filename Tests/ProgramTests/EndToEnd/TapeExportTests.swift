import Foundation
import TestSupport
import Testing

/// `countonme --tape`.
@Suite struct `The printed tape` {
  private func home() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try home.keepTape([
      "+ a.1 rent = 850 # flat, \"small\" #home/1000", "+ a.2 rent@a.1 * 12",
      "+ a.3 1 / 3 # a|b*c #food/0.5", "+ a.4 1 / 0 #food", "+ a.5 @a.3 * 3 + 150 # été #home",
    ])
    return home
  }

  @Test func `is text in columns`() throws {
    let run = try home().run("--tape", "--digits", "3")
    #expect(
      run.output == """
        rent = 850    =   850  # flat, "small" #home/1000
        rent * 12     = 10200
        1 / 3        ~= 0.333  # a|b*c #food/0.5
        1 / 0         ! division by zero  #food
        @2 * 3 + 150  =   151  # été #home

        """)
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func `has the days of its lines, and is one that was put aside where that is named`() throws
  {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 2026-11-21: 850 # flat", "+ a.2 12"])
    let text = "2026-11-21  850  = 850  # flat\n            12   =  12\n"
    #expect(try home.run("--tape", "--days").output == text)
    #expect(
      try home.run("--tape", "csv", "--days").output.hasPrefix(
        "day,line,name,expression,result,unit,exact,error,comment\r\n2026-11-21,2,,850,850,"))
    #expect(try home.run("--tape", "--list").output == "")
    let folder = home.tape.deletingLastPathComponent()
    for name in ["tape-2026-11-22-2", "tape-2026-11-21", "tape-2026-11-22", "tape-2026-11-22-10"] {
      try FileManager.default.copyItem(
        at: folder.appending(path: "tape"), to: folder.appending(path: name))
    }
    #expect(
      try home.run("--tape", "--list").output
        == "2026-11-21\n2026-11-22\n2026-11-22-2\n2026-11-22-10\n")
    #expect(try home.run("--tape", "2026-11-22-2", "--days").output == text)
    #expect(try home.run("--tape", folder.path + "/tape", "--days").output == text)
    #expect(try home.run("--tape", "2026-01-01").errors.contains("tape-2026-01-01 is not read"))
    #expect(try home.run("--list").status == 64 && home.run("--tape", "a*b").status == 64)
    #expect(try home.run("--tape", "main", "--days").output == text)
    #expect(try home.run("--tape", "old").errors.contains("tape-old is not read"))
    #expect(try home.run("--tape", "2026-11-21", "2026-11-22").status == 64)
  }

  @Test func `is CSV, of entries or of totals`() throws {
    let home = try home()
    let third = "0.3333333333333333333333333333333333"
    #expect(
      try home.run("--tape", "csv").output
        == [
          "line,name,expression,result,unit,exact,error,comment",
          "5,rent,850,850,,yes,,\"flat, \"\"small\"\" #home/1000\"", "4,,rent * 12,10200,,yes,,",
          "3,,1 / 3,\(third),,no,,a|b*c #food/0.5", "2,,1 / 0,,,,division by zero,#food",
          "1,,@2 * 3 + 150,151,,yes,,été #home", "",
        ].joined(separator: "\r\n"))
    #expect(
      try home.run("--tape", "csv", "--totals").output
        == [
          "tag,entries,excluded,sum,unit,share,goal,left", "home,2,0,1001,,100.0 %,1000,-1",
          "food,2,1,\(third),,0.0 %,0.5,0.1666666666666666666666666666666667",
          "(total),3,0,1001.333333333333333333333333333333,,,,", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `has solutions, plots, schedules and definitions as the screen does, in its language`()
    throws
  {
    let home = try TemporaryFolder()
    try home.keepTape([
      "+ a.1 solve(x^2 = 4; x)", "+ a.2 plot(sin(x); x = 0 to 6)",
      "+ a.3 schedule(1000 EUR; 5%; 3 months)", "+ a.4 f(x) = x + 1",
    ])
    let text = try home.run("--tape").output.split(separator: "\n")
    #expect(
      text.map { $0.split(separator: " ").joined(separator: " ") } == [
        "solve(x^2 = 4; x) = -2; 2", "plot(sin(x); x = 0 to 6) = 0 <= x <= 6",
        "schedule(1000 EUR; 5%; 3 month) = 2 * 336.11 EUR + 336.12 EUR", "f(x) = x + 1",
      ])
    #expect(
      try home.run("--tape", "csv", "--language", "fr").output
        == [
          "ligne,nom,calcul,résultat,unité,exact,erreur,commentaire",
          "4,,solve(x^2 = 4; x),-2; 2,,oui,,", "3,,plot(sin(x); x = 0 to 6),0 <= x <= 6,,oui,,",
          "2,,schedule(1000 EUR; 5%; 3 month),1008.34,EUR,oui,,", "1,f(x),x + 1,,,,,", "",
        ].joined(separator: "\r\n"))
    #expect(
      try home.run("--tape", "json", "--language", "fr").output.contains("\"result\": \"-2; 2\""))
  }

  @Test func `is JSON with all digits`() throws {
    struct Document: Decodable {
      struct Row: Decodable, Equatable {
        var line: Int
        var name: String?
        var expression: String
        var result: String?
        var exact: Bool?
        var error: String?
        var comment: String?
      }
      struct Total: Decodable, Equatable {
        var tag: String
        var entries: Int
        var sum: String?
        var left: String?
      }
      var entries: [Row]
      var totals: [Total]
    }
    let output = try home().run("--totals", "--tape=json").output
    let document = try JSONDecoder().decode(Document.self, from: Data(output.utf8))
    #expect(document.entries.count == 5)
    #expect(
      document.entries[0]
        == .init(
          line: 5, name: "rent", expression: "850", result: "850", exact: true,
          comment: "flat, \"small\" #home/1000"))
    #expect(
      document.entries[3]
        == .init(line: 2, expression: "1 / 0", error: "division by zero", comment: "#food"))
    #expect(
      document.entries[2].result == "0.3333333333333333333333333333333333"
        && document.entries[2].exact == false)
    #expect(document.totals[0] == .init(tag: "home", entries: 2, sum: "1001", left: "-1"))
  }

  @Test func `is a table of Markdown whose cells hold no markup`() throws {
    let lines = try home().run("--tape", "markdown").output.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[1] == "| --- | --- | --- | --- | --- | --- | --- | --- |")
    #expect(lines[3] == "| 4 |  | rent \\* 12 | 10200 |  | yes |  |  |")
    #expect(lines[4].hasSuffix("| a\\|b\\*c #food/0.5 |"))
  }

  @Test func `has units beside its numbers`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 5 km / 2 # #road/10", "+ a.2 300 m # #road", "+ a.3 1 EUR / 8"])
    let rows = try home.run("--tape", "csv").output
    #expect(rows.contains("\r\n3,,5 km / 2,2.5,km,yes,,#road/10\r\n2,,300 m,300,m,yes,,#road\r\n"))
    #expect(rows.hasSuffix("1,,1 EUR / 8,0.13,EUR,no,,\r\n"))
    #expect(
      try home.run("--tape", "csv", "--totals").output
        .hasSuffix("road,2,0,2.8,km,100.0 %,10,7.2\r\n(total),2,0,2.8,km,,,\r\n"))
    let text = try home.run("--tape", "--totals").output
    #expect(text.contains("5 km / 2   =   2.5 km"))
    #expect(text.contains("goal 10 km, 7.2 km left"))
  }

  @Test(arguments: [
    ([], ""), (["text"], ""), (["--totals"], ""), (["json"], "{\n  \"entries\": []\n}\n"),
    (["csv"], "line,name,expression,result,unit,exact,error,comment\r\n"),
  ])
  func `may be empty`(arguments: [String], output: String) throws {
    let run = try PipedRun([Program.path, "--tape"] + arguments)
    #expect(run.output == output && run.errors == "" && run.status == 0)
  }
}
