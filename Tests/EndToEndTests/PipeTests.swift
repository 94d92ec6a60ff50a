import TestSupport
import Testing

/// Pipes as input and output.
@Suite struct `Pipes` {
  @Test func `lines are answered one by one`() throws {
    let conversation = try Conversation()
    for number in 1...50 {
      try conversation.write("\(number)*2\n")
      #expect(try conversation.readLine() == "\(number * 2)")
    }
    try conversation.write("1/0\n")
    #expect(try conversation.readLine() == "countonme: line 51: division by zero")
    #expect(try conversation.readLine() == "  1/0")
    #expect(try conversation.readLine() == "   ^^")
    try conversation.write("\nans+")
    try conversation.write("1\n7")
    #expect(try conversation.readLine() == "101")
    conversation.finish()
    #expect(try conversation.readLine() == "7")
    #expect(try conversation.waitForEnd() == .exited(status: 1))
  }

  @Test func `lines that come through a pipe are answered on a terminal at once`() throws {
    let terminal = try PseudoTerminal([
      "sh", "-c", "stty -echo; echo ready; cat | \"$0\"", Program.path,
    ])
    try terminal.wait(for: "ready\r\n")
    terminal.forgetOutput()
    for number in 1...5 {
      terminal.send("\(number)+100\n")
      try terminal.wait(for: "\(number + 100)\r\n")
    }
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(terminal.text == "101\r\n102\r\n103\r\n104\r\n105\r\n")
  }

  @Test(arguments: [
    "yes 1+1 | timeout 20 \"$0\"", "yes 1/3 | timeout 20 \"$0\" --fraction",
    "yes 1/0 | timeout 20 \"$0\" 2>&1", "seq 1000 | timeout 20 \"$0\"",
  ])
  func `a closed output ends it quietly`(command: String) throws {
    let run = try Run(shell: "{ \(command); echo $? >&2; } | head -1")
    #expect(run.output.count { $0 == "\n" } == 1)
    // The shell would report a signal in a sentence; 124 is the status of a timeout.
    #expect(["0\n", "1\n", "141\n"].contains(run.errors))
  }

  @Test(arguments: [
    "\"$0\" 1+1 >/dev/full", "echo 1+1 | \"$0\" >/dev/full", "seq 100000 | \"$0\" >/dev/full",
    "\"$0\" 1+1 >&-",
  ])
  func `results that cannot be written are reported`(command: String) throws {
    let run = try Run(shell: command)
    #expect(run.errors.hasPrefix("countonme: ") || run.errors.hasPrefix("Error: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.ending == .exited(status: 1))
  }

  @Test(arguments: ["\"$0\" 1/0 2>/dev/full", "\"$0\" 1/0 2>&-", "echo 1/0 | \"$0\" 2>&-"])
  func `errors that cannot be written change nothing else`(command: String) throws {
    let run = try Run(shell: command)
    #expect(run.output == "")
    #expect(run.ending == .exited(status: 1))
  }

  @Test func `input that cannot be read is reported`() throws {
    let run = try Run(shell: "\"$0\" </tmp")
    #expect(run.output == "")
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(run.ending == .exited(status: 1))
  }
}
