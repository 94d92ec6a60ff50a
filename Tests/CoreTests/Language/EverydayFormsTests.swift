import Testing

@testable import CalculatorCore

/// What people write in calculators, with the values that they expect.
@Suite struct `Everyday forms` {
  @Test(arguments: [
    ("sqrt 100 + 7", "17"), ("sqrt 100 * 7", "70"), ("sqrt 2", "≈1.41421356237"),
    ("-sqrt 16", "-4"), ("2 sqrt 9", "6"), ("sqrt 9 sqrt 4", "6"), ("sqrt .25", "1/2"),
    ("sqrt 4 / 2", "1"), ("sqrt √16", "2"), ("abs -5", "5"), ("abs - 5", "5"), ("2 abs -3", "6"),
    ("floor 2.7", "2"), ("ceil 2.2", "3"), ("round 2.5", "3"), ("ln 1", "0"), ("ln e", "1"),
    ("2 ln 2", "≈1.38629436112"), ("log 1000", "3"), ("log 1e3", "3"), ("log 100 + 1", "3"),
    ("2 log 10", "2"), ("exp 0", "1"), ("exp ln 5", "5"), ("cos pi", "-1"), ("-cos pi", "1"),
    ("2 sin 30°", "1"), ("sin 30° + cos 60°", "1"), ("sin - 30°", "-1/2"), ("sin -30°", "-1/2"),
    ("sin 30° ^ 4", "1/16"), ("sin 2pi", "0"), ("ln e^2", "2"), ("ln e ^ 2", "1"),
    ("cos 180°^1", "-1"), ("4 ^ sin 30°", "2"), ("cos 5!", "≈0.814180970527"), ("cos 0", "1"),
    ("tan 45°", "1"), ("asin 1 * 6 / pi", "3"), ("sin 2²", "≈-0.756802495308"), ("sqrt 3²", "3"),
    ("sqrt 9+7", "10"), ("sin 0/cos 0", "0"),
    ("sqrt 3^2", "3"), ("5! mod 7", "1"), ("sin²(30°)", "1/4"), ("cos^2 60°", "1/4"),
    ("2 cos²(180°)", "2"), ("sqrt 4*9", "ambiguous(sqrt(4*9) sqrt(4)*9) 0..<8"),
    ("cos pi/3", "ambiguous(cos(pi/3) cos(pi)/3) 0..<8"),
    ("sin 2 pi", "ambiguous(sin(2 pi) sin(2) pi) 0..<8"),
    ("sin^-1(1)", "ambiguous(asin(1) 1/sin(1)) 0..<9"),
    ("tan⁻¹ 2", "ambiguous(atan(2) 1/tan(2)) 0..<10"),
  ])
  func `a function takes the operand next to it`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("sqrt (100 * 100)", "100"), ("Sqrt (4)", "2"), ("sin (30°)", "1/2"),
    ("sin (30°) ^ 4", "1/16"), ("sin(30°)²", "1/4"), ("(sin (30°))", "1/2"),
    ("sin(-30°)", "-1/2"), ("abs(1-3)²", "4"), ("max(1, 2)", "2"), ("max (3; 1; 2) + 1", "4"),
    ("log(8; 2)", "3"), ("root(27; 3)", "3"), ("sqrt((2+2", "2"),
  ])
  func `a function with a parenthesis behind it is a call`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("5 nCr 2", "10"), ("5 choose 2 + 1", "11"), ("2 * 5 nPr 2", "90"), ("5 nPr (1 + 1)", "20"),
    ("2 nCr(5; 2)", "20"), ("binomial(5; 2)", "10"), ("15 mod 10", "5"), ("100 mod 3!", "4"),
    ("10 mod 4 / 2", "1"), ("20 / 10 mod 3", "2"),
    ("-1 mod 7", "6"), ("0 mod 7", "0"), ("7 mod 7", "0"), ("21 mod -9", "-6"),
    ("-21 mod -9", "-3"), ("5.5 mod 2", "3/2"), ("15 MOD 4", "3"), ("2 * 7 mod 4", "2"),
    ("15 mod (3 + 4)", "1"), ("mod(15; 4)", "3"), ("20% of 50", "10"), ("1/2 of 7", "7/2"),
    ("5% of 200 + 1", "11"), ("15% off 80", "68"), ("20% off 49.90", "998/25"),
    ("15% off 80 + 5", "73"), ("2 * 15% off 80", "136"), ("10% off 20% off 100", "72"),
  ])
  func `a remainder, a part and a discount are words between numbers`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("100 + 20%", "120"), ("100 - 20%", "80"), ("100 + 20% * 100", "120"),
    ("100 - 100 * 20%", "80"), ("100 * 1%", "1"), ("100 / 1%", "10000"), ("1 + 100%", "2"),
    ("(1 + 100%)^2", "4"), ("(50+50) + 10%", "110"), ("(((100-20)-50%)+20)", "60"),
    ("59.90 - 15% + 20%", "30549/500"), ("7.5%", "3/40"),
  ])
  func `a percentage after a plus or a minus is one of what stands before it`(
    text: String, value: String
  ) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("2²", "4"), ("2³", "8"), ("2¹⁰", "1024"), ("2⁺³", "8"), ("2⁻¹", "1/2"), ("10⁻³", "1/1000"),
    ("(1+2)²", "9"), ("3 + 4²", "19"), ("2²³", "8388608"), ("2²^3", "64"), ("-2²", "-4"),
    ("(-2)²", "4"), ("2^-1", "1/2"), ("10 ^ -2", "1/100"), ("-10 ^ 2", "-100"),
    ("(-10) ^ 2", "100"), ("4^3^2", "262144"), ("(4^3)^2", "4096"), ("3! ^ 3", "216"),
    ("3 ^ 3!", "729"), ("100^.5+1", "11"), ("100^-.5+1", "11/10"), ("100^--.5+1", "11"),
    ("2×10^-3", "1/500"), ("2×10⁻³", "1/500"), ("√4", "2"), ("√4-2", "0"), ("√(2+2)", "2"),
    ("2√4", "4"),
    ("2×√4", "4"), ("12 / 3 √4", "8"), ("∛8", "2"), ("∛-8", "-2"), ("∛27 + 1", "4"), ("∜16", "2"),
    ("√2²", "2"), ("√3^2", "3"), ("√9 + √16", "7"), ("√5! ^ 2", "120"), ("(-√3)^2", "3"),
    ("8^(1/3)", "2"),
  ])
  func `superscripts are powers, and roots have signs`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("--5", "5"), ("-+5", "-5"), ("+5", "5"), ("5*--5", "25"), ("5 - -5", "10"), ("5--5", "10"),
    ("3 - - -3", "0"), ("3+-2", "1"), ("10 / - 2", "-5"), ("10 * - 2", "-20"), ("---2^2", "-4"),
    ("-(-(-1))", "-1"),
  ])
  func `signs may be repeated`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("SIN PI", "0"), ("Sin(Pi/2)", "1"), ("SQRT(16)", "4"), ("2 PI / Pi", "2"), ("E^0", "1"),
    ("Abs(-2)", "2"), ("log10 1000", "3"), ("log10(1e3)", "3"), ("lg 100", "2"), ("lb 32", "5"),
    ("log2 8", "3"), ("log2(8)", "3"), ("arcsin 1 / pi", "1/2"), ("arctan(1) * 4 / pi", "1"),
    ("arccos 1", "0"), ("sgn -3", "-1"), ("sgn 0", "0"), ("nCr(5; 2)", "10"), ("nPr(5, 2)", "20"),
    ("average(1; 2; 6)", "3"), ("hypot(3; 4)", "5"), ("atan2(1; 1) / pi", "1/4"),
    ("acosh 1", "0"), ("arsinh 0", "0"), ("trunc -2.7", "-2"), ("frac 2.75", "3/4"),
    ("isprime 97", "1"), ("isprime 91", "0"), ("sum(1; 2; 3)", "6"), ("mean(2; 4)", "3"),
    ("gamma 5", "24"),
  ])
  func `names are known in any case, and by their other names`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("½", "1/2"), ("1½", "3/2"), ("2½ + ¼", "11/4"), ("⅓ * 3", "1"), ("3 * ¾", "9/4"),
    ("1.00", "1"), (".5", "1/2"), ("5.", "5"), ("1e3", "1000"), ("1.5e-3", "3/2000"),
    ("1E3", "1000"), ("1_000_000", "1000000"), ("007", "7"), ("١٢٣٤٥٦٧٨٩٠", "1234567890"),
    ("۱۲۳ + ۱", "124"), ("１２３", "123"), ("१० / ४", "5/2"), ("0x10", "16"), ("0xFF", "255"),
    ("0Xff + 1", "256"), ("0xff_ff", "65535"), ("0b1010", "10"), ("0B11", "3"), ("0o17", "15"),
    ("0x1F + 0b1", "32"), ("2x3", "6"), ("10x5", "50"), ("2 x 3", "6"),
  ])
  func `numbers have fraction signs, bases and digits of any script`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("3 and 5", "1"), ("3 or 5", "7"), ("3 xor 5", "6"), ("1 and 0", "0"),
    ("0xFF and 0x0F", "15"), ("0b1100 xor 0b1010", "6"), ("1 << 10", "1024"),
    ("1<<63", "9223372036854775808"), ("32 >> 3", "4"), ("-1 >> 4", "-1"), ("-1 and 0xFF", "255"),
    ("1 << 2 + 1", "8"), ("6 AND 3 OR 8", "10"), ("12 xor 10 and 6", "14"),
  ])
  func `whole numbers combine bit by bit`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("2(1+1)", "4"), ("(2)(3)", "6"), ("(2)1+1", "3"), ("4÷2(1+1)", "4"), ("2pi / pi", "2"),
    ("3(4)²", "48"), ("2(3)!", "12"), ("(1+2)(3+4)", "21"), ("2 sqrt(9)", "6"),
    ("5! 3", "missingOperator 3..<4"),
    ("6÷2(1+2)", "9"), ("1/2pi", "ambiguous((1/2) * pi 1/(2 * pi)) 0..<5"),
    ("pi 2", "missingOperator 3..<4"),
  ])
  func `a product needs no operator`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("1 + 2 - 3 * 4 / 5", "3/5"), ("24 / 3!", "4"), ("4! / 6", "4"), ("-4!", "-24"),
    ("6 + 3!", "12"), ("1-0.9-0.1", "0"), ("0.1 + 0.2", "3/10"), ("1÷3×3", "1"),
    ("2 · 3 : 4", "3/2"), ("80×40", "3200"),
  ])
  func `sums are exact`(text: String, value: String) {
    #expect(outcome(text) == value)
  }
}
