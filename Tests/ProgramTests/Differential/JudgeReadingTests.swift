import TestSupport
import Testing

@Suite struct `The judge of fractions` {
  @Test func `reads every form of the language`() throws {
    let rows = Self.forms.flatMap { $0 }
    let judgements = try Judgement.byTheJudge(of: rows.map(\.line))
    for (row, judgement) in zip(rows, judgements) {
      #expect(judgement.number?.fraction == row.value, "\(row.line)")
    }
  }

  @Test func `rejects what is no expression`() throws {
    let judgements = try Judgement.byTheJudge(of: Self.malformed)
    for (line, judgement) in zip(Self.malformed, judgements) {
      #expect(judgement == .malformed, "\(line)")
    }
  }

  @Test func `finds no value where there is none`() throws {
    let judgements = try Judgement.byTheJudge(of: Self.undefined)
    for (line, judgement) in zip(Self.undefined, judgements) {
      #expect(judgement == .error(isDivision: false), "\(line)")
    }
  }

  typealias Row = (line: String, value: String)

  static let forms: [[Row]] = [
    [
      ("sqrt 4", "2"), ("abs -5", "5"), ("sqrt 4^2", "4"), ("lg 10^3", "3"), ("lg 10 ^ 3", "1"),
      ("sqrt 2(8)", "4"), ("sqrt 9²", "9"), ("abs -2²", "4"),
      ("sqrt √16", "2"), ("√2^2", "2"), ("√√16", "2"), ("sqrt 100 * 7", "70"), ("abs 3!", "6"),
      ("sqrt (4) * 2", "4"), ("sqrt(4)²", "4"), ("abs(3)!", "6"), ("4^sqrt 4", "16"),
      ("-sqrt 4", "-2"), ("2 sqrt 4", "4"), ("sqrt abs -16", "4"),
      ("max 3", "3"), ("∛-8", "-2"), ("∜16", "2"), ("∛8²", "4"), ("∛-2^3", "-2"),
    ],
    [
      ("15 mod 10", "5"), ("-1 mod 7", "6"), ("100 mod 3!", "4"), ("15 mod (3+4)", "1"),
      ("2 mod(7;3)", "2"), ("7 mod mod(5;3)", "1"), ("2*7 mod 4", "2"), ("1+7 mod 4", "4"),
      ("20% of 50", "10"), ("1/2 of 8", "4"), ("200+10% of 50", "205"), ("15% off 80", "68"),
      ("2 * 15% off 80", "136"), ("15% off 80 * 2", "136"), ("15% off 80 + 5", "73"),
      ("10% off 20% off 80", "288/5"), ("15% off 2^2", "17/5"), ("-15% off 80", "-68"),
      ("2^50% off 4", "4"), ("10% off -20", "-18"),
      ("5 and 3", "1"), ("5 or 3", "7"), ("5 xor 3", "6"), ("-1 and 255", "255"),
      ("1 or 2 and 4", "1"), ("1 xor 3 and 2", "3"), ("1 or 3 xor 1", "3"), ("1 << 2 + 1", "8"),
      ("-5 >> 1", "-3"), ("1 << 3 >> 1", "4"), ("6 and 1 << 1", "2"), ("5xor 3", "6"),
    ],
    [
      ("2²", "4"), ("10⁻³", "1/1000"), ("(1+2)²", "9"), ("2²^3", "64"), ("2^3²", "512"),
      ("-2²", "-4"), ("2²³", "8388608"), ("3!²", "36"), ("3²!", "362880"), ("50%²", "1/4"),
      ("200+10%", "220"), ("200 - -10%", "220"), ("200+(10%)", "2001/10"),
    ],
    [
      ("--5", "5"), ("5*--5", "25"), ("3 - - -3", "0"), ("2^--2", "4"), ("SQRT 4", "2"),
      ("Abs(-1)", "1"), ("7 MOD 4", "3"), ("log10(100)", "2"), ("lg 100", "2"), ("lb 8", "3"),
      ("log2 8", "3"), ("log2(8)", "3"), ("log100", "2"), ("sqrt4", "2"), ("log(8;2)", "3"),
      ("0x10", "16"), ("0XfF", "255"), ("0b101", "5"), ("0o17", "15"), ("0xff_ff", "65535"),
      ("2x3", "6"), ("2X3", "6"), ("0or 1", "1"), ("0xor 1", "1"), ("1e2²", "10000"), ("0x1²", "1"),
      ("10x5", "50"), ("½", "1/2"), ("2½", "5/2"), ("2 ½", "5/2"), ("(2)3", "6"), ("3⅓", "10/3"),
      ("½²", "1/4"),
      ("١٢٣", "123"), ("１２+1", "13"), ("१.५", "3/2"), ("1e3", "1000"),
      ("(2(3", "6"), ("sgn -4", "-1"), ("nCr(5;2)", "10"), ("average(1;2)", "3/2"),
    ],
    [
      ("root(-8;3)", "-2"), ("root(4;½)", "16"), ("root(8;-3)", "1/2"), ("hypot(3;4)", "5"),
      ("log(32;1/8)", "-5/3"), ("log(1/8;4)", "-3/2"), ("ln 1", "0"), ("gamma 5", "24"),
      ("trunc -2.5", "-2"), ("frac -2.5", "-1/2"), ("sign 0", "0"), ("npr(5;2)", "20"),
      ("ncr(2;3)", "0"), ("isprime 97", "1"), ("isprime 91", "0"), ("isprime ½", "0"),
      ("round(2.345;2)", "47/20"), ("roundto(2.37;0.05)", "47/20"), ("bits(0.5;32)", "1056964608"),
      ("rol(129;1;8)", "3"), ("binomcdf(3;10;0.5)", "11/64"), ("mode(1;1;2)", "1"),
      ("isprime(2^61-1)", "1"), ("isprime 3215031751", "0"), ("sum(1;2;3)", "6"),
      ("mean(1;2)", "3/2"), ("gcd(1/2;1/3)", "1/6"), ("lcm(4;6)", "12"), ("acosh 1", "0"),
      ("erf 0", "0"), ("round -2.5", "-3"), ("floor -2.5", "-3"), ("ceil -2.5", "-2"),
    ],
  ]

  static let malformed = [
    "5! 3", "(2) 3", "15 off 80", "(15%) off 80", "sqrt 15% off 80", "15%² off 80", "5 % 3", "2 3",
    "2² 3",
    "sqrt 4 3", "⅓ 4", "5 e 3", "2e +3", "(555) 123", "½2", "2½½", "1½½", "2.5½",
    "0x", "0b12", "0o8", "0x1.8", "0x.8", "0xg", "0b", "sin", "max()", "atan2 1", "mod 5",
    "15 mod", "and 3", "²", "1.2.3", "sqr(4)", "(1;2)", "1 < 2", "log(1;2;3)", "sin 2 3", "⁻", "5⁻",
    "foo", "2)", "√", "5 mod off", "hypot()",
  ]

  static let undefined = [
    "1.5 and 1", "1 << -1", "1 >> ½", "∜-16", "root(-4;2)", "root(4;0)", "log(-1;2)", "log(2;1)",
    "gamma 0", "gamma -3", "ncr(5;½)", "npr(-1;1)", ".5!", "(-8)^⅓",
  ]
}
