import TestSupport
import Testing

@Suite struct `The help on options` {
  @Test func `fits windows of 80 columns and names every option`() throws {
    let help = try PipedRun([Program.path, "--help"]).output
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for option in try Options.names() {
      #expect(help.contains(option), "\(option)")
    }
  }

  @Test func `shows four examples, which do what it says`() throws {
    let help = try PipedRun([Program.path, "--help"]).output
    let examples = help.matches(of: /(?m)^  (\w.*?)(?:   +(.*))?$/)
      .map { (command: $0.1, claim: $0.2 ?? "") }
      .filter { $0.command.contains("countonme") }
    #expect(examples.count == 4)
    for (command, claim) in examples where claim.hasPrefix("prints ") {
      let run = try PipedRun(
        ["sh", "-c", String(command).replacing("countonme", with: Program.path)])
      let said = claim.dropFirst("prints ".count).replacing(" and ", with: "\n") + "\n"
      #expect(run.output == said)
    }
    #expect(examples.count { $0.claim.hasPrefix("prints ") } == 3)
  }

  @Test(arguments: [["--nonsense"], ["--digits", "0", "1"], ["--light", "--dark"]])
  func `is pointed to, with a line on usage, where options are wrong`(arguments: [String]) throws {
    let run = try PipedRun([Program.path] + arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("Usage: countonme [--light"))
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
