import Testing

/// Lines of expressions on standard input.
@Suite struct `Lines` {
  @Test(
    arguments: [
      ("1+1\n2*3\n", "2\n6\n"), ("1+1", "2\n"), ("1+1\r\n2+2\r\n3", "2\n4\n3\n"),
      ("\n\n1+1\n\n", "2\n"), ("# sum\n1+1 # of two\n  # end\n#", "2\n"), ("  \t \r\n5\n", "5\n"),
      ("2^10\nans/4\nans+1\n", "1024\n256\n257\n"), ("", ""), ("\n", ""), ("1\t+\t1\n", "2\n"),
      ("1/3\nans*3\n", "0.3333333333333333333333333333333333\n1\n"), ("+5\n", "5\n"),
      ("7×8\n6÷2\n5−9\n7·8:2\n", "56\n3\n-4\n28\n"), ("--digits\n", nil),
    ] as [(String, String?)])
  func `give one line each, but empty ones and comments none`(input: String, output: String?) throws
  {
    let run = try Run(input: input)
    #expect(run.output == output ?? "")
    #expect(run.errors.isEmpty == (output != nil))
    #expect(run.ending == .exited(status: output == nil ? 1 : 0))
  }

  @Test(arguments: [
    (["--fraction"], "1/3\n-1/2\n7\n20/3\n"), (["--digits", "5"], "0.33333\n-0.5\n7\n6.6667\n"),
    (["--format", "fraction"], "1/3\n-1/2\n7\n20/3\n"),
    (["--format=mixed", "--digits=5"], "0.33333\n-0.5\n7\n6+2/3\n"),
    (["--format=repeating", "--digits=2"], "0.(3)\n-0.5\n7\n6.(6)\n"),
    (["--format=scientific", "--digits=2"], "3.3e-1\n-5e-1\n7e0\n6.7e0\n"),
    (["--format=factors", "--digits=2"], "0.33\n-0.5\n7\n6.7\n"),
    (["--format=binary", "--digits=2"], "0.33\n-0.5\n0b111\n6.7\n"),
  ])
  func `are written as the options state`(options: [String], output: String) throws {
    let run = try Run(options, input: "1/3\n-2/4\n7\n20/3\n")
    #expect(run.output == output)
    #expect(run.ending == .exited(status: 0))
  }

  @Test func `come from a pipe or from a file`() throws {
    let piped = try Run(shell: "printf '1/8\\n2+2' | \"$0\"")
    #expect(piped.output == "0.125\n4\n")
    #expect(piped.ending == .exited(status: 0))
    let empty = try Run(shell: "\"$0\" </dev/null")
    #expect(empty.output + empty.errors == "")
    #expect(empty.ending == .exited(status: 0))
  }

  @Test func `that fail do not stop the others, and leave ans unchanged`() throws {
    let run = try Run(input: "6*7\nans/0\nans+1\n)\n\nans+1\n")
    #expect(run.output == "42\n43\n44\n")
    #expect(
      run.errors == """
        countonme: line 2: division by zero
          ans/0
             ^^
        countonme: line 4: there is no open parenthesis to close
          )
          ^

        """)
    #expect(run.ending == .exited(status: 1))
  }

  @Test func `keep their order if results and errors go to the same file`() throws {
    let run = try Run(shell: "printf '1\\n1/0\\n2\\n1f\\n3\\n' | \"$0\" 2>&1")
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    let beginnings = lines.map { $0.prefix(17) }
    #expect(beginnings == ["1", "countonme: line 2", "2", "countonme: line 4", "3"])
    #expect(run.ending == .exited(status: 1))
  }

  @Test(arguments: ["C", "POSIX", "fr_FR.UTF-8", "de_DE.ISO-8859-1"])
  func `do not depend on language, theme or terminal`(language: String) throws {
    let run = try Run(
      input: "1/8\n5÷2\n日+1\n",
      environment: ["LC_ALL": language, "TERM": nil, "COUNTONME_THEME": "pink"])
    #expect(run.output == "0.125\n2.5\n")
    #expect(run.errors.contains("日+1\n  ^^\n"))
  }

  @Test func `are calculated quickly: 20,000 of them`() throws {
    let lines = (1...20_000).map { "\($0)/7+\($0)*3\n" }.joined()
    let run = try Run(input: lines, timeout: .seconds(5))
    #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 20_000)
    #expect(run.output.hasSuffix("\n62857.14285714285714285714285714286\n"))
    #expect(run.errors == "")
  }
}
