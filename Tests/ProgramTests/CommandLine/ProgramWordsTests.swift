import ExactNumbers
import Screen
import SystemCalls
import Testing
@testable import Words

@testable import countonme

@Suite struct `What the program says` {
  private static let usage: [(UsageError, String, String)] = [
    (
      .unknownOption("--tehme", nearest: .theme),
      "there is no option '--tehme'; the nearest one is '--theme'",
      "l’option « --tehme » n’existe pas ; la plus proche est « --theme »"
    ),
    (.unknownOption("-x", nearest: nil), "there is no option '-x'", "l’option « -x » n’existe pas"),
    (
      .missingValue(.theme), "'--theme' needs a value: \(themes) or \(lastTheme)",
      "il manque une valeur à « --theme » : \(themes) ou \(lastTheme)"
    ),
    (
      .unexpectedValue(.light, "3"), "'--light' takes no value, but '3' follows it",
      "« --light » ne prend pas de valeur, mais « 3 » la suit"
    ),
    (
      .invalidValue(.digits, "0"), "'--digits' takes a number from 1 to 1,000,000, not '0'",
      "« --digits » attend un nombre de 1 à 1\u{202F}000\u{202F}000, et non « 0 »"
    ),
    (
      .invalidValue(.language, "de"), "'--language' takes en or fr, not 'de'",
      "« --language » attend en ou fr, et non « de »"
    ),
    (
      .invalidValue(.tape, "xml"), "'--tape' takes text, csv, markdown or json, not 'xml'",
      "« --tape » attend text, csv, markdown ou json, et non « xml »"
    ),
    (
      .missingValue(.rates), "'--rates' needs a value: a file",
      "il manque une valeur à « --rates » : un fichier"
    ),
    (
      .conflict(.light, .dark), "'--light' and '--dark' cannot be combined",
      "« --light » et « --dark » sont incompatibles"
    ),
    (
      .needs(.totals, .tape), "'--totals' works only with '--tape'",
      "« --totals » s’emploie avec « --tape »"
    ),
    (
      .severalValues(.updateRates), "'--update-rates' takes one word: an address or a file",
      "un seul mot peut suivre « --update-rates » : une adresse ou un fichier"
    ),
    (
      .unknownTopic("cooking"), "there is no help on 'cooking'",
      "il n’y a pas d’aide sur « cooking »"
    ),
    (
      .noOption("x"), "'x' is not an option; a line begins with '--' and its name",
      "« x » n’est pas une option ; une ligne commence par « -- » et un nom"
    ),
    (
      .notLasting(.picture), "'--picture' cannot stand in the options file",
      "« --picture » n’a pas sa place dans le fichier d’options"
    ),
    (
      .unwritableValue(.rates),
      "the value of '--rates' contains a line feed, which a line cannot hold",
      "la valeur de « --rates » contient un saut de ligne, ce que ce fichier n’admet pas"
    ),
    (.invalidText, "the line is not valid UTF-8", "la ligne n’est pas de l’UTF-8 valide"),
  ]

  private static let themes = ThemePreference.allNames.dropLast().joined(separator: ", ")
  private static let lastTheme = ThemePreference.allNames.suffix(1).joined()

  @Test(arguments: usage)
  func `of a wrong command line is said in each language`(
    error: UsageError, english: String, french: String
  ) {
    #expect(Language.english.words.phrase(error) == english)
    #expect(Language.french.words.phrase(error) == spaced(french))
  }

  private static let failures: [ProgramError] = [
    .unreadableInput(missing), .unwritableResults(missing), .noTerminal, .terminal(.unnamed),
    .terminal(.unknown("vt")), .terminal(.lacksCursorAddressing("vt")), .terminal(.unusable("vt")),
    .unreadTape(path: "/x", reason: "y"), .tooFewFiles, .lostTape(nil), .lostTape(.diskFull),
    .optionsExist(path: "/x"), .unwrittenOptions(path: "/x", reason: "y"), .noHome,
  ]

  @Test(
    arguments: [
      .theme("neon"), .zone("Nowhere"), .folder(variable: "XDG_STATE_HOME", path: "state"),
    ] as [EnvironmentFlaw])
  func `of a variable differs by language`(flaw: EnvironmentFlaw) {
    let (english, french) = (
      Language.english.words.phrase(flaw), Language.french.words.phrase(flaw)
    )
    #expect(english != french && !french.contains(" :") && !french.contains(" ;"))
    for phrase in [english, french] { #expect(!phrase.hasSuffix(".") && phrase.count > 10) }
  }

  private static let missing = SystemError(code: 2, call: "open")

  @Test(arguments: failures) func `of a failure differs by language`(failure: ProgramError) {
    let (english, french) = (
      Language.english.words.phrase(failure), Language.french.words.phrase(failure)
    )
    #expect(english != french)
    for phrase in [english, french] { #expect(!phrase.hasSuffix(".") && phrase.count > 10) }
    #expect(!french.contains("'") && !french.contains(" :") && !french.contains(" ;"))
  }

  @Test(arguments: 1...133 as ClosedRange<CInt>)
  func `of an error of the system is a phrase of the language`(code: CInt) {
    let error = SystemError(code: code, call: "open")
    let french = Language.french.words.cause(error)
    #expect(french != Language.english.words.cause(error) && !french.contains("'"))
  }

  @Test func `is a line that other programs can look for`() {
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
  func `repeats no more of a text than fits, and no control of a terminal`(language: Language) {
    let text = String(repeating: "\u{1B}[2J", count: 100_000)
    let phrase = language.words.phrase(.noOption(text))
    #expect(phrase.contains("?[2J") && !phrase.contains("\u{1B}") && phrase.count < 150)
  }

  @Test(
    arguments: [
      (["LC_ALL": "fr_FR.UTF-8", "LANG": "en_US"], .french),
      (["LC_ALL": "", "LANG": "fr"], .french),
      (["LC_MESSAGES": "fr_CA", "LANG": "en_US"], .french),
      (["LC_MESSAGES": "C", "LANG": "fr_FR"], .english),
      (["LC_ALL": "de_DE", "LANG": "fr_FR"], .english), ([:], .english),
      (["LANG": "C.UTF-8"], .english),
      (["LC_CTYPE": "fr_FR"], .english), (["LANG": "fr@euro"], .french),
      (["LANG": "fry_NL"], .english),
    ] as [([String: String], Language)])
  func `is in the language of the locale`(variables: [String: String], language: Language) {
    #expect(Language(environment: { variables[$0] }) == language)
  }

  /// French text with its unbreakable spaces.
  private func spaced(_ text: String) -> String {
    text.replacing(" ;", with: "\u{202F};").replacing(" :", with: "\u{A0}:")
      .replacing("« ", with: "«\u{A0}").replacing(" »", with: "\u{A0}»")
  }
}
