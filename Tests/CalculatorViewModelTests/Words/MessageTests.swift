import CalculatorCore
import ExactNumbers
import Testing
@testable import Words

@testable import CalculatorViewModel

@Suite struct `A message` {
  private func expectShape(_ sentence: Sentence, at location: SourceLocation = #_sourceLocation) {
    let word = String(sentence.full.prefix { $0.isLetter || $0.isNumber })
    let begins =
      Vocabulary.names.contains(word) || Int(word) != nil
      || sentence.full.first?.isUppercase == true
    #expect(sentence.full.last == "." && begins, sourceLocation: location)
    #expect(sentence.full.dropLast().contains(". ") == false, sourceLocation: location)
    #expect(
      sentence.brief.count <= 20 && !sentence.brief.isEmpty, "\(sentence.brief)",
      sourceLocation: location)
  }

  @Test(arguments: Language.allCases)
  func `is one sentence, with a short form that fits a small window`(language: Language) {
    let sentences = Sample.messages.map(language.words.sentence)
    for sentence in sentences { expectShape(sentence) }
    let full = Set(sentences.map(\.full))
    let sameBrief = Dictionary(grouping: Set(sentences), by: \.brief).values.filter { $0.count > 1 }
    #expect(sameBrief.isEmpty, "\(sameBrief)")
    #expect(full.count == Set(sentences).count)
  }

  @Test(arguments: TapeProblem.allCases, Language.allCases)
  func `about the kept tape is one sentence, and says what is wrong`(
    problem: TapeProblem, language: Language
  ) {
    let words = language.words
    #expect((1...9).contains(words.brief(problem).count))
    for message in [.notSaved(problem), .notRead(problem)] as [Message] {
      let sentence = words.sentence(message)
      expectShape(sentence)
      #expect(sentence.full.contains(words.reason(problem)) && message.isMistake)
    }
  }

  @Test(arguments: Function.allCases, Language.allCases)
  func `about a function is also one sentence, and names the function`(
    function: Function, language: Language
  ) {
    let words = language.words
    for kind in Sample.errors(of: function) { expectShape(words.sentence(kind)) }
    for kind in [.wrongArguments(function), .outsideDomain(function)] as [EvaluationError.Kind] {
      let sentence = words.sentence(kind)
      #expect(sentence.full.contains(function.name) && sentence.brief.contains(function.name))
    }
  }

  @Test(
    arguments: [
      (.wrongArguments(.sin), "sin takes one argument: sin(x)."),
      (.wrongArguments(.mod), "mod takes two arguments: mod(a;b)."),
      (.wrongArguments(.gcd), "gcd takes one or more arguments: gcd(a;b;…)."),
      (.wrongArguments(.log), "log takes one or two arguments: log(x;b)."),
      (.wrongArguments(.atan2), "atan2 takes two arguments: atan2(y;x)."),
      (.outsideDomain(.acosh), "acosh takes numbers of at least 1."),
      (.outsideDomain(.atanh), "atanh takes numbers between −1 and 1 only."),
      (.outsideDomain(.root), "root takes an n other than 0, and a negative x if n is odd."),
      (.outsideDomain(.log), "log takes numbers greater than 0, and no base of 1."),
      (.outsideDomain(.atan2), "atan2 takes numbers that are not both 0."),
      (.outsideDomain(.npr), "npr takes whole numbers of at least 0."),
      (.outsideDomain(.gamma), "gamma is not defined at 0 and the negative whole numbers."),
      (.undecided(.gamma, digits: 1_000), "A pole to 1,000 digits, but may not be one."),
      (.undecided(.acosh, digits: 1_000), "At 1 to 1,000 digits, but may lie below."),
      (.undecided(.atan2, digits: 1_000), "On an axis to 1,000 digits, but may lie beside it."),
      (.unprovenPrime, "No proof was found that this is a prime, or that it is not."),
      (.outsideDomain(.sqrt), "sqrt takes numbers of at least 0."),
      (.outsideDomain(.log2), "log2 takes numbers greater than 0."),
      (.outsideDomain(.acos), "acos takes numbers from −1 to 1."),
      (.outsideDomain(.lcm), "lcm takes whole numbers and fractions."),
      (.outsideDomain(.tan), "tan is not defined here."),
      (.unknownSign(digits: 1_000), "Cannot be told from zero: 0 to 1,000 digits."),
      (
        .unknownDivisor(digits: 999), "The divisor may be zero: 0 to 999 digits."
      ),
      (
        .unknownFloor(digits: 1_234_567),
        "A whole number to 1,234,567 digits, but may be more or less."
      ),
      (.undecided(.sin, digits: 1_000), "Cannot be told from zero: 0 to 1,000 digits."),
      (.undecided(.max, digits: 1_000), "Equal to 1,000 digits, but may differ."),
      (.undecided(.asin, digits: 1_000), "At 1 or −1 to 1,000 digits, but may lie beyond."),
      (.undecided(.round, digits: 1_000), "A half to 1,000 digits, but may be more or less."),
      (
        .undecided(.mod, digits: 1_000),
        "Divisible to 1,000 digits, but may leave a remainder."
      ),
      (
        .undecided(.tan, digits: 1_000),
        "A right angle to 1,000 digits, but may not be one."
      ),
      (.unknownName(nearest: "pi"), "Unknown name; the nearest one is “pi”."),
    ] as [(EvaluationError.Kind, String)])
  func `about a function fits the function`(kind: EvaluationError.Kind, sentence: String) {
    #expect(kind.sentence.full == sentence)
  }

  @Test(
    arguments: [
      (.reading(PasteNote(pasted: "1.234", read: "1234")), "1.234 was read as 1234."),
      (.column(count: 1_000, nil), "Sum of 1,000 numbers? Enter: yes, Esc: no."),
      (.refusal(.empty), "The pasted text is empty."),
      (
        .refusal(.noColumn(lines: 1_000, "Total")), "Of 1,000 pasted lines “Total” is not a number."
      ),
    ] as [(PasteMessage, String)])
  func `about pasted text counts its lines and quotes it`(message: PasteMessage, sentence: String) {
    #expect(Message.paste(message).sentence.full == sentence)
  }

  @Test func `has no capital and no full stop inside another sentence`() {
    #expect(Message.failure(.divisionByZero).sentence.phrase == "division by zero")
    #expect(
      EvaluationError.Kind.wrongArguments(.sin).sentence.phrase == "sin takes one argument: sin(x)")
  }

  @Test func `never shows the control characters or all of a word from the environment`() {
    let full = Message.unknownTheme("\u{1B}[31m" + String(repeating: "x", count: 99)).sentence.full
    #expect(!full.contains("\u{1B}"))
    #expect(full.contains("“?[31mxxxxxxxxxxxxxxx”"))
  }

  @Test func `about a domain concerns a function`() {
    for domain in FunctionDomain.allCases {
      #expect(Function.allCases.contains { $0.domain == domain })
    }
  }
}
