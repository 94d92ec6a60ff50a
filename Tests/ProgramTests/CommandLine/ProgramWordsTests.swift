import ExactNumbers
import Screen
import SystemCalls
import Testing
@testable import Words

@testable import countonme

@Suite struct `A program message` {
  private static let failures: [ProgramError] = [
    .unreadableInput(missing), .unwritableResults(missing), .noTerminal, .terminal(.unnamed),
    .terminal(.unknown("vt")), .terminal(.lacksCursorAddressing("vt")), .terminal(.unusable("vt")),
    .unreadTape(path: "/x", reason: "y"), .tooFewFiles, .lostTape(nil), .lostTape(.diskFull),
  ]

  @Test(
    arguments: [
      .theme("neon"), .zone("Nowhere"), .folder(variable: "XDG_STATE_HOME", path: "state"),
    ] as [EnvironmentFlaw])
  func `about a variable differs by language`(flaw: EnvironmentFlaw) {
    expectDifference { $0.phrase(flaw) }
  }

  private func expectDifference(_ phrase: (Wording) -> String) {
    let (english, french) = (phrase(Language.english.words), phrase(Language.french.words))
    #expect(english != french && !french.contains(" :") && !french.contains(" ;"))
    for phrase in [english, french] { #expect(!phrase.hasSuffix(".") && phrase.count > 10) }
  }

  private static let missing = SystemError(code: 2, call: "open")

  @Test(arguments: failures) func `about a failure differs by language`(failure: ProgramError) {
    expectDifference { $0.phrase(failure) }
    #expect(!Language.french.words.phrase(failure).contains("'"))
  }

  @Test(arguments: 1...133 as ClosedRange<CInt>)
  func `about a system error is a phrase of the language`(code: CInt) {
    let error = SystemError(code: code, call: "open")
    let french = Language.french.words.cause(error)
    #expect(french != Language.english.words.cause(error) && !french.contains("'"))
  }

  @Test func `is a line that other programs can search for`() {
    let (english, french) = (Language.english.words, Language.french.words)
    #expect(
      english.report(english.phrase("division by zero", inLine: 3))
        == "countonme: line 3: division by zero")
    #expect(
      french.report(french.phrase("division par zéro", inLine: 3))
        == "countonme\u{A0}: ligne 3\u{A0}: division par zéro")
    #expect(english.phrase("x", inFile: "/a") == "/a: x")
    #expect(french.phrase("x", inFile: "/a") == "/a\u{A0}: x")
    #expect(english.moreProblems(1) == "1 more line is wrong")
    #expect(english.moreProblems(2) == "2 more lines are wrong")
    #expect(french.moreProblems(1) == "1 autre ligne est incorrecte")
    #expect(french.moreProblems(2) == "2 autres lignes sont incorrectes")
  }

  @Test(arguments: Language.allCases)
  func `quotes no more of a text than fits, and no control characters`(language: Language) {
    let text = String(repeating: "\u{1B}[2J", count: 100_000)
    let phrase = language.words.phrase(.noOption(text))
    #expect(phrase.contains("?[2J") && !phrase.contains("\u{1B}") && phrase.count < 150)
  }
}
