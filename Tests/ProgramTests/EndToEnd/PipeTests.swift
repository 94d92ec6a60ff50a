import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct `Pipes` {
  @Test func `lines are answered one by one`() throws {
    let script = """
      cd && mkfifo there back && { "$0" <there >back 2>&1 & } && exec 3>there 4<back
      for number in 1 2 3 4 5; do echo "$number*2" >&3; read -r answer <&4; echo "$answer"; done
      echo 1/0 >&3; for line in 1 2 3; do read -r answer <&4; echo "$answer"; done
      printf '10+' >&3; printf '1\\n7' >&3; read -r answer <&4; echo "$answer"
      exec 3>&-; cat <&4; wait $!; echo $?
      """
    let run = try PipedRun(shell: script)
    let report = "countonme: line 6: division by zero\n1/0\n^^\n"
    #expect(run.output == "2\n4\n6\n8\n10\n\(report)11\n7\n1\n" && run.errors == "")
  }

  /// Whether the sources of a locale with a decimal comma are installed.
  private static let hasLocales = FileManager.default.fileExists(
    atPath: "/usr/share/i18n/locales/fr_FR")

  @Test(.enabled(if: hasLocales)) func `a locale with a decimal comma applies to numbers`() throws {
    let home = try TemporaryFolder()
    try home.keepTape(["+ a.1 5 / 2 # a;b"])
    let script = """
      localedef -i fr_FR -f UTF-8 "$HOME/fr_FR.UTF-8" 2>/dev/null
      export LOCPATH="$HOME" LC_NUMERIC=fr_FR.UTF-8
      printf '2,5*2\\n1,234\\n1,234,567\\n' | "$0"
      "$0" --tape csv --csv-locale
      """
    let run = try PipedRun(["sh", "-c", script, Program.path], environment: ["HOME": home.path])
    #expect(
      run.output == """
        5
        1234567
        line;name;expression;result;unit;exact;error;comment\r
        1;;5 / 2;2,5;;yes;;"a;b"\r

        """)
    #expect(run.errors.contains("line 2: write 1.234 or 1234: both can be meant"))
  }

  @Test func `lines that come through a pipe are answered on a terminal at once`() throws {
    let terminal = try PseudoTerminal([
      "sh", "-c", "stty -echo; echo ready; cat | \"$0\"", Program.path,
    ])
    try terminal.wait(for: "ready\r\n")
    terminal.forgetOutput()
    for number in 1...5 { try terminal.send("\(number)+100\n", andWaitFor: "\(number + 100)\r\n") }
    terminal.send("\u{4}")
    #expect(try terminal.waitForEnd() == .exited(status: 0))
    #expect(terminal.text == "101\r\n102\r\n103\r\n104\r\n105\r\n")
  }

  @Test(arguments: [
    "yes 1+1 | timeout 60 \"$0\"", "yes 1/0 | timeout 60 \"$0\" 2>&1", "seq 1000 | \"$0\"",
  ])
  func `a closed output ends it quietly`(command: String) throws {
    let run = try PipedRun(shell: "{ \(command); echo $? >&2; } | head -1")
    #expect(run.output.count { $0 == "\n" } == 1)
    // The shell would report a signal in a sentence; 124 is the status of a timeout.
    #expect(["0\n", "1\n", "141\n"].contains(run.errors))
  }

  @Test(arguments: [
    "\"$0\" 1+1 >/dev/full", "seq 100000 | \"$0\" >/dev/full", "\"$0\" 1+1 >&-", "\"$0\" </tmp",
  ])
  func `results that cannot be written and unreadable input are reported`(command: String) throws {
    let run = try PipedRun(shell: command)
    #expect(run.errors.hasPrefix("countonme: "))
    #expect(run.errors.count { $0 == "\n" } == 1 && run.status == 1)
  }

  @Test(arguments: ["\"$0\" 1/0 2>/dev/full", "\"$0\" 1/0 2>&-", "echo 1/0 | \"$0\" 2>&-"])
  func `errors that cannot be written change nothing else`(command: String) throws {
    let run = try PipedRun(shell: command)
    #expect(run.output == "" && run.status == 1)
  }
}
