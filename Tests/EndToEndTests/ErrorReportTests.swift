import Testing

/// How errors without a screen show their place.
@Suite struct `Error reports` {
  @Test(arguments: [
    ("1/0", " ^^", "division by zero"),
    ("2+(1/0)*3", "    ^^", "division by zero"),
    ("1+foo+2", "  ^^^", "unknown name; the nearest one is “floor”"),
    ("日本 + 1", "^^^^", "unknown name; the nearest one is “abs”"),
    ("🙂+1", "^^", "this character has no meaning here"),
    ("7×8−日+1", "    ^^", "unknown name; the nearest one is “abs”"),
    ("1÷3×4−fob", "      ^^^", "unknown name; the nearest one is “cos”"),
    ("1.2.3", "^^^^^", "a number has at most one decimal point"),
    ("()", "^^", "there is nothing between the parentheses"),
    ("5×÷2", "  ^", "an operator is missing its number"),
    ("2*", " ^", "an operator is missing its number"),
    ("12 34", "   ^^", "an operator is missing between two numbers"),
    ("1+ln(0)*2", "  ^^^^^", "ln takes numbers greater than 0"),
    ("√(1−π)", "^^^^^^", "sqrt takes numbers of at least 0"),
    ("1+sin*30", "  ^^^", "sin takes one argument: sin(x)"),
    ("π+mod(5)", "  ^^^^^^", "mod takes two arguments: mod(a;b)"),
    ("max()", "^^^^^", "max takes one or more arguments: max(a;b;…)"),
    ("1/(30°−π/6)", " ^^^^^^^^^^", "division by zero"),
    ("tan(90°)+1", "^^^^^^^^", "tan is not defined here"),
    ("gcd(2;√2)", "^^^^^^^^^", "gcd takes whole numbers and fractions"),
    ("(1;2)", "  ^", "only arguments of a function are separated"),
    (
      "1/(cos(π/7)−cos(2π/7)+cos(3π/7)−1/2)", " ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "the divisor may be zero: 0 to 1,000 digits"
    ),
    (
      "cos(π/7)−cos(2π/7)+cos(3π/7)−1/2", "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
      "cannot be told from zero: 0 to 1,000 digits"
    ),
    ("(-8)^(1/3)", "^^^^^^^^^^", "a negative base takes whole exponents only"),
    ("2+9^9^9^9", "    ^^^^^", "the number is too large"),
    ("ans+1", "^^^", "there is no previous result yet"),
  ])
  func `show the expression with carets under the place`(
    line: String, carets: String, sentence: String
  ) throws {
    let run = try Run(input: "\n# first\n" + line)
    #expect(run.errors == Self.report(3, sentence, line, carets))
    #expect(run.output == "")
    #expect(run.ending == .exited(status: 1))
  }

  @Test func `show tabs as spaces, and no comment`() throws {
    let run = try Run(input: "1\t+\t@# no\n\t\t)")
    #expect(
      run.errors == Self.report(1, "this character has no meaning here", "1 + @", "    ^")
        + Self.report(2, "there is no open parenthesis to close", "  )", "  ^"))
  }

  @Test(arguments: [
    (String(repeating: "1+", count: 100), "foo", String(repeating: "+1", count: 100)),
    (String(repeating: "1+", count: 100), "foo", ""),
    ("", "foo", String(repeating: "+1", count: 100)),
    (String(repeating: "1+", count: 100), String(repeating: "a", count: 200), "+1"),
    (String(repeating: "1+", count: 100), "日", String(repeating: "+日", count: 100)),
    (String(repeating: "(", count: 100_000), "@", String(repeating: "é", count: 100_000)),
    ("7×", "@", String(repeating: "−日", count: 50)),
  ])
  func `show the part of a long line around the place, with … at the cut ends`(
    before: String, place: String, after: String
  ) throws {
    let run = try Run(input: before + place + after)
    let lines = run.errors.split(separator: "\n")
    try #require(lines.count == 3)
    let (shown, carets) = (lines[1], lines[2])
    #expect(Self.columns(of: shown) <= 2 + 72 + 2)
    #expect(shown.hasPrefix("  …") == !before.isEmpty || before.count < 30)
    #expect(shown.hasSuffix("…") == (Self.columns(of: after) > 72 || place.count > 72))
    let start = try #require(shown.firstRange(of: String(place.prefix(10))))
    #expect(carets.prefix { $0 == " " }.count == Self.columns(of: shown[..<start.lowerBound]))
    let marked = carets.count { $0 == "^" }
    #expect(marked == Self.columns(of: place) || (place.count > 72 && marked > 30))
  }

  @Test func `show a whole line that fits`() throws {
    let line = String(repeating: "1+", count: 34) + "foo"
    let run = try Run(input: line)
    let carets = String(repeating: " ", count: 68) + "^^^"
    #expect(
      run.errors
        == Self.report(
          1, "unknown name; the nearest one is “floor”", line, carets))
  }

  /// The report as the program writes it.
  private static func report(
    _ number: Int, _ sentence: String, _ line: String, _ carets: String
  ) -> String {
    "countonme: line \(number): \(sentence)\n  \(line)\n  \(carets)\n"
  }

  /// The columns of a text in a terminal, for the characters of these tests.
  private static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ("日本🙂".contains($1) ? 2 : 1) }
  }
}

/// Bytes that are not text, or that would control a terminal.
@Suite struct `Bytes on the input` {
  @Test(
    arguments: [
      [0xFF], [0xC3], [0xE2, 0x88], [0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0x9B],
    ] as [[UInt8]])
  func `that are not UTF-8 are an error of their line only`(bytes: [UInt8]) throws {
    let run = try Run(input: Array("1+1\n2+".utf8) + bytes + Array("\nans+1\n".utf8))
    #expect(run.output == "2\n3\n")
    #expect(run.errors.hasPrefix("countonme: line 2: the text is not valid UTF-8\n  2+\u{FFFD}"))
    #expect(run.errors.split(separator: "\n").last?.hasPrefix("    ^") == true)
    #expect(run.ending == .exited(status: 1))
  }

  @Test(arguments: [
    "\u{0}", "\u{1B}[31m", "\u{7}", "\u{8}", "\u{1B}]0;title\u{7}", "\u{7F}", "\u{9B}31m",
    "\u{202E}",
    "\u{200B}", "\u{E}",
  ])
  func `that control a terminal never reach it`(text: String) throws {
    let run = try Run(input: "1+\(text)2\n1+1\n")
    #expect(run.output == "2\n")
    #expect(run.errors.hasPrefix("countonme: line 1: "))
    #expect(run.ending == .exited(status: 1))
    let control = run.errors.unicodeScalars.filter {
      $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
    }
    #expect(control.isEmpty)
    #expect(run.errors.count { $0 == "\n" } == 3)
  }

  @Test func `that are not text are also reported in arguments`() throws {
    let run = try Run(
      shell: #""$0" "$(printf '1+\377')"; echo $?; "$0" "$(printf '1+\033[31m2')""#)
    #expect(run.output == "1\n")
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.ending == .exited(status: 1))
  }
}
