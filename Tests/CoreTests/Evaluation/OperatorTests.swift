import ExactNumbers
import Quantities
import TestSupport
import Testing

@testable import CalculatorCore

@Suite struct `The operators` {
  @Test(arguments: [
    ("15 mod 10", "5"), ("100 mod 3!", "4"), ("-1 mod 7", "6"), ("5.5 mod 2", "3/2"),
    ("7 mod -3", "-2"), ("2*7 mod 4", "2"), ("1+7 mod 4", "4"), ("2^5 mod 7", "4"),
    ("7 mod 0", "divisionByZero 2..<7"), ("pi mod 1", "≈0.14159265359"),
  ])
  func `have a remainder with the precedence of a product`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("20% of 50", "10"), ("200+10% of 50", "205"), ("½ of 50", "25"), ("10% of 50% of 80", "4"),
    ("15% off 80", "68"), ("2*15% off 80", "136"), ("15% off 80*2", "136"), ("15% off 80+5", "73"),
    ("10% off 20% off 80", "288/5"), ("100-15% off 80", "32"), ("-15% off 80", "-68"),
    ("15% off 80^2", "5440"), ("15% off -80", "-68"), ("200+(15% off 80)%", "336"),
    ("(10+5)% off 80", "68"), ("15 off 80", "offWithoutPercentage 3..<6"),
    ("(15%) off 80", "offWithoutPercentage 6..<9"), ("15%+1 off 80", "offWithoutPercentage 6..<9"),
    ("off 80", "missingLeftOperand 0..<3"), ("15% off", "missingOperand 4..<7"),
    ("of 3", "missingLeftOperand 0..<2"),
  ])
  func `take a part of a number, or take it off`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test func `note what is taken off`() throws {
    let evaluation = try Formula("15% off 80 + 10%").evaluated()
    #expect(
      evaluation.percentages.map(\.value.number) == [
        12, Real(Rational(numerator: 34, denominator: 5)),
      ])
  }

  @Test(arguments: [
    ("12 and 10", "8"), ("12 or 10", "14"), ("12 xor 10", "6"), ("-1 and 255", "255"),
    ("-8 or 3", "-5"), ("-1 xor 5", "-6"), ("1 << 10", "1024"), ("-5 >> 1", "-3"), ("5 >> 1", "2"),
    ("1 or 2 xor 2 and 3", "1"), ("1 << 2 + 1", "8"), ("7 and 1 << 1", "2"), ("6 and 3 + 1", "4"),
    ("0 << 10^30", "0"), ("1 >> 10^30", "0"), ("-1 >> 10^30", "-1"), ("sqrt(2)^2 and 3", "2"),
    ("1 << 10^30", "tooLarge 0..<10"), ("1 << 10^7", "tooLarge 0..<9"), ("2^64 and 2^64-1", "0"),
    ("1 << 3500000 >> 3499999", "tooLarge 0..<12"),
    ("1 << -1", "bitsOfFraction(<<) 0..<7"), ("1 >> -1", "bitsOfFraction(>>) 0..<7"),
    ("1.5 and 1", "bitsOfFraction(and) 0..<9"), ("1 or pi", "bitsOfFraction(or) 0..<7"),
    ("1 xor 0.5", "bitsOfFraction(xor) 0..<9"), ("0.5 << 1", "bitsOfFraction(<<) 0..<8"),
    ("1 < 2", "comparison 2..<3"), ("1>=2", "comparison 1..<3"), ("a == 2", "comparison 2..<4"),
    ("1 ≥ 2", "comparison 2..<5"),
  ])
  func `work on the bits of whole numbers`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: seeds)
  func `on bits obey their laws`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let a = Int.random(in: -(1 << 40)...1 << 40, using: &generator)
      let b = Int.random(in: -(1 << 40)...1 << 40, using: &generator)
      let count = Int.random(in: 0...20, using: &generator)
      #expect(outcome("(\(a)) and (\(b))") == "\(a & b)")
      #expect(outcome("(\(a)) or (\(b))") == "\(a | b)")
      #expect(outcome("(\(a)) xor (\(b))") == "\(a ^ b)")
      #expect(outcome("(\(a)) << \(count)") == "\(a << count)")
      #expect(outcome("(\(a)) >> \(count)") == "\(a >> count)")
      #expect(outcome("(\(a)) << \(count) >> \(count)") == "\(a)")
    }
  }

  @Test(arguments: [
    ("--5", "5"), ("5*--5", "25"), ("3 - - -3", "0"), ("+-+5", "-5"), ("2^--2", "4"),
    ("√-4", "imaginaryRoot(of: 4) 0..<5"),
    ("--2^2", "4"), ("2--2", "4"),
  ])
  func `may have any number of signs`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("17 % 4", "numberAfterPercent(17 4) 3..<4"), ("5%3", "numberAfterPercent(5 3) 1..<2"),
    ("2.5(1+1)%3", "numberAfterPercent(5 3) 8..<9"), ("5%(3)", "3/20"),
    ("5% pi", "≈0.157079632679"), ("(2}", "noOpenParenthesis 2..<3"),
    ("[2)", "noOpenParenthesis 2..<3"),
    ("|2)", "noOpenParenthesis 2..<3"), ("2 > 3", "comparison 2..<3"),
    ("2 ~ 3", "unknownCharacter 2..<3"),
    ("6\\3", "foreignSign(/) 1..<2"), ("\\frac{1}{2}", "latex 0..<1"),
    ("rand()", "unknownFunction 0..<4"), ("sinn(1)", "unknownName(sin) 0..<4"),
    ("2 == 2", "comparison 2..<4"), ("2 ? 3", "unknownCharacter 2..<3"),
    ("2 * * 3", "missingLeftOperand 4..<5"),
    ("2 +* 3", "missingLeftOperand 3..<4"), ("pow(2;3)", "unknownName(^) 0..<3"),
  ])
  func `of other languages are named`(text: String, value: String) {
    #expect(outcome(text) == value)
  }

  @Test(arguments: [
    ("2 ** 3", "8"), ("2**3**2", "512"), ("7 // 2", "3"), ("-7//2", "-3"), ("7 m // 2 m", "3"),
    ("7 m // 2", "unwantedUnit(m) 0..<8"), ("1//0", "divisionByZero 1..<4"), ("7//2*2", "6"),
    ("6 & 3", "2"), ("6 && 3", "foreignSign(and) 2..<4"), ("6 | 3", "7"),
    ("6 || 3", "foreignSign(or) 2..<4"), ("~5", "-6"), ("not 5", "-6"),
    ("~~5", "5"), ("6 & ~2", "4"), ("not 0.5", "bitsOfFraction(~) 0..<7"),
    ("~5 m", "unwantedUnit(m) 0..<4"), ("2~", "unknownCharacter 1..<2"),
    ("[2+3]*{4}", "20"), ("[(1+2)*3", "9"), ("|-5|", "5"), ("2|3-5|", "missingOperand 5..<6"),
    ("|2-|3-9||", "4"),
    ("|-5", "5"), ("|1;2|", "straySeparator 2..<3"), ("||", "emptyParentheses 0..<2"),
    ("5!!", "15"), ("6!!", "48"), ("0!!", "1"), ("1!!", "1"), ("(3!)!", "720"), ("3! !", "720"),
    ("2.5!!", "factorialOfFraction 0..<5"),
    ("3 1/2", "7/2"), ("2 3/4 + 1", "15/4"), ("1 1/3*3", "4"), ("-3 1/2", "-7/2"),
    ("3 1/2 cm", "7/2 cm"), ("3 4/2", "missingOperator 2..<3"), ("3 1/0", "missingOperator 2..<3"),
    ("3 1/2/2", "missingOperator 2..<3"), ("3 1/2 4", "missingOperator 6..<7"),
    ("1 2 1/2", "missingOperator 2..<3"),
    ("3.5 1/2", "missingOperator 4..<5"),
  ])
  func `of other languages are understood`(text: String, value: String) {
    #expect(outcome(text) == value)
  }
}
