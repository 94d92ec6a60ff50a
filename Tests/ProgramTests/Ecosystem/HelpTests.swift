import TestSupport
import Testing

@Suite(.waiting) struct `The help on options` {
  @Test func `fits windows of 80 columns and names every option`() throws {
    let help = try PipedRun([Program.path, "--help"]).output
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for option in Options.names { #expect(help.contains(option), "\(option)") }
  }

  @Test func `lists topics, each of which is a chapter for windows of 80 columns`() throws {
    for topic in try topics() {
      let run = try PipedRun([Program.path, "--help", topic])
      #expect(run.status == 0 && run.errors == "")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count > 1 && lines[0] == lines[0].uppercased())
      for line in lines where !line.hasPrefix("    ") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test func `prints several topics one after the other`() throws {
    let both = try PipedRun([Program.path, "-h", "keys", "digits"]).output
    let each = try ["keys", "digits"].map { try PipedRun([Program.path, "--help", $0]).output }
    #expect(both == each.joined(separator: "\n"))
  }

  @Test func `lists the topics if one is unknown`() throws {
    let run = try PipedRun([Program.path, "--help", "cooking"])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.hasPrefix("countonme: there is no help on 'cooking'\n"))
    for topic in try topics() { #expect(run.errors.contains(topic)) }
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [["--help", "--light"], ["--light", "--help", "1+1"], ["-h"]])
  func `remains the help on options beside other options`(arguments: [String]) throws {
    let help = try PipedRun([Program.path, "--help"]).output
    #expect(try PipedRun([Program.path] + arguments).output == help)
  }

  @Test func `is that on a topic beside other options, too`() throws {
    let help = try PipedRun([Program.path, "--help", "keys"]).output
    #expect(try PipedRun([Program.path, "--ascii", "--help", "keys"]).output == help)
  }

  private func topics() throws -> [String] {
    let help = try PipedRun([Program.path, "--help"]).output
    let list = try #require(help.firstMatch(of: /TOPICS.*:\n((?:  .*\n)+)/))
    let topics = list.1.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    try #require(topics.contains("keys") && topics.contains("language"))
    return topics.map(String.init)
  }
}
