import Testing

@Suite(.waiting) struct `The judges of quantities` {
  static let trueRows = [
    ("1.609344 km", "1 mi in km"), ("180.34 cm", "5'11\" in cm"), ("68 °F", "20 °C in °F"),
    ("25 °C", "20 °C + 5 K"), ("15 K", "20 °C - 5 °C"), ("-5 °C", "-5 °C"),
    ("120 mi", "60 mi/h * 2 h"), ("20 J", "10 N * 2 m"), ("20 N·m", "10 N * 2 m"),
    ("1/50 L/km", "2 L / 100 km"), ("2 L/100 km", "1 L / 50 km in L/100 km"),
    ("67108864/78125 s", "1 GiB / 10 Mbit/s in s"), ("3 h 20 min", "3 h 20 min"),
    ("1 ft + 8 in", "20 in in ft + in"), ("-1 h 30 min", "-90 min in h min"),
    ("23 USD", "$20 + 15%"), ("14.97 EUR", "3 × 4.99 €"), ("8 m", "2^3 m"), ("4 m²", "(2 m)^2"),
    ("20", "10 km / 500 m"), ("60 rpm", "1 Hz in rpm"), ("180 °", "π rad in °"),
    ("23 min", "20 min 180 s"), ("!", "5 min 3"), ("5 m", "hypot(3 m; 4 m)"), ("!", "5 m + 3 s"),
    ("!", "20 °C + 20 °C"), ("!", "2 * 20 °C"), ("!", "sqrt(4 m)"), ("!", "5 foo"),
    ("!division by zero", "5 m / 0 s"),
  ]

  static let falseRows = [
    ("1.609344 m", "1 mi in km"), ("1.609345 km", "1 mi in km"), ("36 °F", "20 °C in °F"),
    ("15 °F", "20 °C - 5 °C"), ("1609.344 m", "1 mi in km"), ("300 cm", "2 m + 1 m"),
    ("15 °C", "20 °C - 5 °C"), ("2 h", "3 h 20 min"), ("2 J", "10 N * 2 m"), ("8 m", "5 m + 3 s"),
    ("40 °C", "20 °C + 20 °C"), ("!", "5 m + 3 m"), ("!division by zero", "5 m + 3 s"),
    ("25.13274122871834590770114706623602 rad/s", "1 Hz in rad/s"),
    ("20 EUR", "20 USD in EUR"), ("5", "5 m"), ("5 m", "5"), ("nonsense", "5 m"),
  ]

  @Test func `accept true claims and reject false ones`() throws {
    let rows = Self.trueRows + Self.falseRows
    let verdicts = try Verdict.byTheJudge(
      "quantities.py", [`Quantities and their judge`.rates], of: rows.map { "\($0.0)\t\($0.1)" })
    for (index, verdict) in verdicts.enumerated() {
      let (printed, expression) = rows[index]
      #expect(
        (verdict == .true) == (index < Self.trueRows.count) && !verdict.isSkipped,
        "\(expression) printed as \(printed) was found to be \(verdict)")
    }
  }

  @Test(arguments: [
    ("1.609344\t1\t mi\tkilo m", true), ("1.609345\t1\t mi\tkilo m", false),
    ("68\t20\t °C\t °F", true), ("36\t20\t °C\t °F", false), ("1/2\t180\t °\t turn", true),
    ("3.141592653589793238462643383279503\t180\t °\t rad", true), ("3.14159\t180\t °\t rad", false),
    ("!unknown\t1\t m\t m", false), ("1\t1\t foo\t m", false),
  ])
  func `convert by definition`(line: String, isTrue: Bool) throws {
    let verdicts = try Verdict.byTheJudge("conversions.py", of: [line])
    #expect(verdicts.map { $0 == .true } == [isTrue])
  }

  @Test func `read the definitions as the program units does`() throws {
    let output = try Python.run("agreement.py")
    #expect(output.first.flatMap { Int($0) } ?? 0 > 3000)
    #expect(output.dropFirst().joined(separator: "\n") == "")
  }
}
