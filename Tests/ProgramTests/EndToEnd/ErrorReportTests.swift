import TestSupport
import Testing

/// The display of error places without a screen; CalculatorCore tests the places.
@Suite(.waiting) struct `Error reports` {
  /// For each report, its first line, the part of the expression, and the carets.
  private static func reports(on input: String) throws -> [[String]] {
    let errors = try PipedRun([Program.path], input: input).errors
    let lines = errors.split(separator: "\n").map(String.init)
    return stride(from: 0, to: lines.count, by: 3).map { Array(lines[$0...].prefix(3)) }
  }

  @Test(arguments: [
    (String(repeating: "1+", count: 34), "foo", ""),
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
    let report = try #require(try Self.reports(on: before + place + after).first)
    let (shown, carets) = (report[1], report[2])
    #expect(Self.columns(of: shown) <= 2 + 72 + 2)
    #expect(shown.hasPrefix("  …") == (before.count > 70))
    #expect(shown.hasSuffix("…") == (Self.columns(of: after) > 72 || place.count > 72))
    let start = try #require(shown.firstRange(of: String(place.prefix(10))))
    #expect(carets.prefix { $0 == " " }.count == Self.columns(of: shown[..<start.lowerBound]))
    let marked = carets.count { $0 == "^" }
    #expect(marked == Self.columns(of: place) || (place.count > 72 && marked > 30))
  }

  /// The columns of a text in a terminal, for the characters of these tests.
  private static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ("日本🙂".contains($1) ? 2 : 1) }
  }
}

@Suite(.waiting) struct `Bytes in the input` {
  @Test func `that control a terminal never reach it`() throws {
    let texts = [
      "\u{0}", "\u{1B}[31m", "\u{7}", "\u{8}", "\u{1B}]0;title\u{7}", "\u{7F}", "\u{9B}31m",
      "\u{E}",
    ]
    let run = try PipedRun([Program.path], input: texts.map { "1+\($0)2\n" }.joined())
    #expect(run.output == "" && run.errors.count { $0 == "\n" } == 3 * texts.count)
    let arguments = try PipedRun(
      shell: #""$0" "$(printf '1+\377')"; "$0" "$(printf '1+\033[31m2')""#)
    for errors in [run.errors, arguments.errors] {
      let control = errors.unicodeScalars.filter {
        $0 != "\n" && [.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      }
      #expect(control.isEmpty && !errors.isEmpty)
    }
  }
}
