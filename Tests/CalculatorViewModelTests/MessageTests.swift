import CalculatorCore
import Testing

@testable import CalculatorViewModel

@Suite struct MessageTests {
  /// Every kind of error, with the function that it is about.
  private static func kinds(_ function: Function) -> [EvaluationError.Kind] {
    [
      .missingOperand, .missingOperator, .emptyParentheses, .noOpenParenthesis, .malformedNumber,
      .unknownCharacter, .unknownName(nearest: function.name), .wrongArguments(function),
      .straySeparator, .invalidText, .noAnswer, .divisionByZero, .tooLarge, .factorialOfFraction,
      .rootOfNegative, .outsideDomain(function), .unknownSign(digits: 100_000),
      .unknownDivisor(digits: 100_000), .unknownFloor(digits: 100_000),
      .undecided(function, digits: 100_000), .tooLong, .interrupted,
    ]
  }

  private let messages: [Message] =
    Refusal.Kind.allCases.map(Message.refusal) + kinds(.tan).map(Message.failure)
    + ThemeName.allCases.map(Message.theme) + [.unknownTheme("neon"), .noColors]

  private func expectShape(_ sentence: Sentence, at location: SourceLocation = #_sourceLocation) {
    let word = String(sentence.full.prefix { $0.isLetter || $0.isNumber })
    let begins = Language.names.contains(word) || sentence.full.first?.isUppercase == true
    #expect(sentence.full.last == "." && begins, sourceLocation: location)
    #expect(sentence.full.dropLast().contains(". ") == false, sourceLocation: location)
    #expect(
      sentence.brief.count <= 20 && !sentence.brief.isEmpty, "\(sentence.brief)",
      sourceLocation: location)
  }

  @Test("each message is one sentence, and short enough for a small window in its short form")
  func sentences() {
    for message in messages { expectShape(message.sentence) }
    let full = Set(messages.map(\.sentence.full))
    #expect(full.count == Set(messages.map(\.sentence.brief)).count)
    #expect(full.count == Set(messages.map(\.sentence)).count)
  }

  @Test("so is what is said of each function", arguments: Function.allCases)
  func functions(function: Function) {
    for kind in Self.kinds(function) { expectShape(kind.sentence) }
    for kind in [.wrongArguments(function), .outsideDomain(function)] as [EvaluationError.Kind] {
      #expect(kind.sentence.full.contains(function.name))
      #expect(kind.sentence.brief.contains(function.name))
    }
  }

  @Test(
    "what is said of a function fits it",
    arguments: [
      (.wrongArguments(.sin), "sin takes one number: sin(x)."),
      (.wrongArguments(.mod), "mod takes two numbers: mod(a;b)."),
      (.wrongArguments(.gcd), "gcd takes one number or more: gcd(a;b;…)."),
      (.outsideDomain(.sqrt), "sqrt takes a number from 0."),
      (.outsideDomain(.log2), "log2 takes a number above 0."),
      (.outsideDomain(.acos), "acos takes a number from −1 to 1."),
      (.outsideDomain(.lcm), "lcm takes whole numbers and fractions."),
      (.outsideDomain(.tan), "tan has no value there."),
      (.unknownSign(digits: 1_000), "Cannot be told from zero: 0 to 1,000 digits."),
      (
        .unknownDivisor(digits: 999), "The divisor may be zero: 0 to 999 digits."
      ),
      (
        .unknownFloor(digits: 1_234_567),
        "Whole to 1,234,567 digits, but perhaps not whole."
      ),
      (.undecided(.max, digits: 1_000), "Equal to 1,000 digits, but perhaps not equal."),
      (.undecided(.asin, digits: 1_000), "At 1 or −1 to 1,000 digits, but perhaps beyond."),
      (.undecided(.round, digits: 1_000), "A half to 1,000 digits, but perhaps not a half."),
      (
        .undecided(.mod, digits: 1_000),
        "Divisible to 1,000 digits, but perhaps not."
      ),
      (
        .undecided(.tan, digits: 1_000),
        "A right angle to 1,000 digits, but perhaps not."
      ),
      (.unknownName(nearest: "pi"), "Unknown name; the nearest one is “pi”."),
    ] as [(EvaluationError.Kind, String)])
  func words(kind: EvaluationError.Kind, sentence: String) {
    #expect(kind.sentence.full == sentence)
  }

  @Test("inside of another sentence it has no capital and no full stop")
  func phrase() {
    #expect(Message.failure(.divisionByZero).sentence.phrase == "division by zero")
    #expect(
      EvaluationError.Kind.wrongArguments(.sin).sentence.phrase == "sin takes one number: sin(x)")
  }

  @Test("a word from outside cannot carry escape codes or fill the line")
  func printable() {
    let full = Message.unknownTheme("\u{1B}[31m" + String(repeating: "x", count: 99)).sentence.full
    #expect(!full.contains("\u{1B}"))
    #expect(full.contains("“?[31mxxxxxxxxxxxxxxx”"))
  }
}
