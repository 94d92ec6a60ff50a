import CalculatorCore
import ExactNumbers
import Quantities
import SystemCalls

@testable import CalculatorViewModel
@testable import Words

/// Every case that languages put into words, with made-up values.
enum Sample {
  static let day = Day(daysSince1970: 20_777)

  /// All errors without units.
  static func errors(of function: Function) -> [EvaluationError.Kind] {
    let errors: [EvaluationError.Kind] = [
      .missingOperand, .missingLeftOperand, .missingOperator, .emptyParentheses, .noOpenParenthesis,
      .offWithoutPercentage, .commaInNumber(plain: "1234567.5"), .mixedGrouping(plain: "1000000"),
      .unitWithoutNumber("h", constant: "planck"), .unitWithoutNumber("km", constant: nil),
      .unitAsUnknown("t", plural: "tonnes"), .valueAsUnknown("x", written: "solve(x + 3 = 7; x)"),
      .invalidDate, .incompleteDate, .wrongWeekday(Day(daysSince1970: 20_000)), .invalidTime,
      .skippedTime(Zone(name: "America/Argentina/ComodRivadavia", offset: 0)), .yearOutOfRange,
      .fractionOfTime, .addedPoints(.date(in: .utc)), .scaledPoint(.weekday), .tightColon,
      .foreignSign(nearest: "and"), .bitsOfFraction(.shiftLeft), .bitsOfFraction(.xor),
      .unknownCharacter, .unknownName("sinn", nearest: function.name),
      .unknownName("foo", nearest: nil), .nameBelow("foo"), .unknownFunction("foo"), .comparison,
      .latex,
      .ambiguous("1.234", "1234"), .wrongArguments(function), .missingFunction("limit"),
      .malformedRange(function), .rangeBound, .malformedEquation, .noUnknown,
      .severalUnknowns("x", "y"), .severalNames("b = 6"),
      .noSolution(complex: 0), .noSolution(complex: 2),
      .noSolutionOfSystem, .freeUnknown("x"), .notLinear, .notSeveral, .noSuchSolution(3),
      .unsolvable, .needsRange, .severalSolutions, .malformedPlot, .calculatedResult,
      .phrase(written: "2026-12-25 + 90 days"), .usage("f(x)"), .recursion(["f", "f"]),
      .randomDefinition, .invalidParameters, .inFunction(.divisionByZero, "f", at: "1 / x"),
      .straySeparator, .invalidText, .noAnswer, .brokenTie, .noLines(.above(3)),
      .noLines(.tagged("food")), .noLines(.sinceTotal()), .noLines(.last(3)),
      .invalidName(nearest: nil), .invalidName(nearest: "car_insurance"), .reservedName,
      .misplacedEquals, .unequalSides, .divisionByZero, .tooLarge, .tooSmall, .factorialOfFraction,
      .rootOfNegative, .outsideDomain(function), .imaginaryRoot(of: 2),
      .unknownSign(digits: 100_000),
      .unknownDivisor(digits: 100_000), .unknownFloor(digits: 100_000),
      .undecided(function, digits: 100_000), .unprovenPrime, .unproven, .tooLong, .cancelled,
      .noRate(currency: "CHF"), .noIntegral(near: nil), .noIntegral(near: "0"),
      .infiniteIntegral(near: "0"), .infiniteIntegral(near: "∞"), .misplacedInfinity,
    ]
    return errors + NumberFlaw.allCases.map(EvaluationError.Kind.malformedNumber)
      + SlopeObstacle.allCases.map(EvaluationError.Kind.noDerivative)
  }

  static func errors(of unit: Unit) -> [EvaluationError.Kind] {
    [
      .incompatibleUnits(unit, nil), .unwantedUnit(unit), .secondUnit(unit),
      .unitInFunction(.ln, unit),
      .rootOfUnit(unit), .exponentOfUnit, .missingTarget, .unknownUnit("fot", nearest: "foot"),
      .unknownUnit("xyz", nearest: nil), .misplacedConversion, .unfit(.percent),
      .unfit(.number(.factors)),
    ]
  }

  static let temperatureErrors: [EvaluationError.Kind] = UnitTable.definitions.filter {
    if case .points = $0.scale { true } else { false }
  }.map { Unit($0) }.flatMap { [.addedPoints($0), .scaledPoint($0), .incompatibleUnits($0, $0)] }

  static let flaws: [RatesFlaw] = [.webPage, .malformed(line: 1_048_576), .noRates]

  static let failures: [RatesFailure] =
    flaws.map(RatesFailure.flawed)
    + FileError.Kind.allCases.flatMap {
      [.unreadable(FileError($0, path: "/a")), .notSaved(FileError($0, path: "/b"))]
    } + [
      .noCurl, .status(404), .unreachable, .insecure, .invalidAddress, .cancelled,
      .curl(status: 255),
    ]

  static let ratesUnavailable: [EvaluationError.Kind] =
    [.noRates(.notFetched), .noRates(.unreadable(FileError(.isFolder, path: "/a")))]
    + flaws.map { .noRates(.flawed(path: "/a", $0)) }

  private static let note = PasteNote(pasted: "1,234", read: "1234")

  private static let tapes: [Message] = [
    .tapes(.begun(before: "2026-11-22-12")), .tapes(.begun(before: nil)),
    .tapes(.failed(.diskFull)), .tapes(.opened("2026-11-22", lines: 1)),
    .tapes(.taken("november")), .tapes(.unknown("november")), .tapes(.named("november")),
    .tapes(.invalid),
    .choices(of: NamedCommand.help.choiceWords(in: Wording(.english))),
  ]

  /// Every message except completions.
  static let messages: [Message] =
    Refusal.Kind.allCases.map(Message.refusal) + errors(of: .tan).map(Message.failure)
    + ThemeName.allCases.map(Message.theme) + [
      .unknownTheme("neon"), .options(line: 4096, "Line 4096: wrong."),
      .options(line: nil, "Not read."), .noColors, .emptyTape, .noRoomForTape, .removed,
      .noSuchLine(12), .correcting, .notCorrecting, .nothingToUndo, .nothingToRedo, .notAbove,
      .savedAgain,
      .grouping(true), .decimals(1), .decimals(2), .decimals(nil), .grouping(false), .noValue,
      .noAnswer, .nothingToExplain, .picture(.kept(name: "countonme-2026-11-22-153012.svg")),
      .wayOut, .rates(.underWay), .rates(.cancelled), .rates(.ownFile("/a")),
      .rates(.failed(.noCurl)), .noRoomForLayouts,
      .rates(.updated(RatesUpdate(currencies: 30, day: day, previous: nil))),
      .layoutTooLarge(.programmer), .onlyInLayout(.programmer),
    ] + LayoutName.allCases.map { .layout($0, skipped: []) } + NumberBase.allCases.map(Message.base)
    + WordSize.allCases.flatMap { [.wordSize($0)] } + [.noBits] + tapes
    + ([.sent("2.5"), .sentToTmux, .nothing, .tooLong, .impossible] as [CopyMessage]).map(
      Message.copy)
    + ([
      .reading(note), .column(count: 5, nil, skipped: []),
      .column(count: 100_000, note, skipped: [1, 2, 3, 4]), .column(count: 3, nil, skipped: [7]),
      .points(count: 3, nil), .points(count: 3, note),
      .arguments(count: 100_000, note, skipped: [1, 2, 3]), .failed(line: 3, .divisionByZero),
      .refusal(.empty), .refusal(.tooLong),
      .refusal(.noCalculation(line: 3, "hello")), .refusal(.noNumber(line: 3, "Total")),
      .refusal(.severalColumns),
    ] as [PasteMessage]).map(Message.paste)
    + NumberForm.allCases.flatMap { [.form($0), .formTooLong($0)] } + [.formOfLine]
    + FileError.Kind.allCases.flatMap { [.notSaved($0), .notRead($0)] }
    + [.unknownLines(1), .unknownLines(1_000)]
    + FileError.Kind.allCases.map { .picture(.failed($0)) }

  static let variants: [Message] =
    [-1, 0, 1].map { days in
      let previous = Day(daysSince1970: day.daysSince1970 + days)
      return .rates(.updated(RatesUpdate(currencies: 30, day: day, previous: previous)))
    } + [1, 1234].map { .rates(.updated(RatesUpdate(currencies: $0, day: day, previous: nil))) } + [
      .layout(.tape, skipped: [.scientific]), .layout(.tape, skipped: [.scientific, .programmer]),
    ]

  static let bitNotes: [BitsNote] =
    WordSize.allCases.flatMap { [.word($0), .twosComplement($0), .tooLarge($0)] } + [.notWhole]

  static let helpNotes: [HelpNote] =
    [
      .mouse, .paste, .wordMeaning, .mouseMeaning, .pasteMeaning, .tapeMouseMeaning, .operand,
      .modulo, .partOf, .partOff, .bits, .shifts, .degrees, .bases, .previousResult, .dates,
      .daysBeside, .now, .durations, .moments, .total, .lineAbove, .tagged, .cancelCorrection,
    ] + Function.allCases.map(HelpNote.sameAs)
}

extension Sample {
  static let keyHelps: [KeyHelp] = [
    .command(.clear), .clear, .divide, .multiply, .subtract, .add, .point, .equals, .digits,
    .parentheses, .power, .percent, .factorial, .command(.not), .command(.rotate), .command(.base),
    .command(.word), .deleteLastCharacter, .enter, .moveHighlight, .pressHighlighted,
    .command(.edit), .command(.undo), .command(.redo), .command(.tape), .command(.totals),
    .scrollTape, .command(.copy), .command(.form), .command(.full), .command(.explain),
    .command(.group), .command(.decimals), .command(.rates), .command(.theme), .command(.layout),
    .command(.help), .command(.functions), .command(.constants), .command(.units),
    .command(.redraw), .command(.suspend),
    .command(.quit), .command(.picture), .menu, .editStart, .editEnd, .command(.new),
    .command(.tapes), .command(.open), .chooseTape, .calculate, .writeEquals, .closeFormula,
    .characterLeft, .characterRight, .wordLeft, .wordRight, .lineStart, .lineEnd, .deletePrevious,
    .deleteNext, .cutWord, .cutNextWord, .cutToStart, .cutToEnd, .yank, .complete, .recall, .search,
    .takeFound, .stepAside, .selectLine, .selectPage, .selectFirst, .selectLast, .editEntry,
    .useEntry, .command(.comment), .command(.remove), .leaveTape, .scrollUp, .scrollDown,
    .pageUp, .pageDown, .pageStart, .pageEnd, .closePage, .choose, .tracePlot, .pointOfPlot,
    .zoomPlot, .wholePlot,
  ]

  /// The enum cases of the samples, such as `Words.Message.wayOut`.
  static let cases: Set<String> = {
    var found: Set<String> = []
    func search(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum:
        let name = mirror.children.first?.label ?? "\(value)"
        found.insert(String(reflecting: type(of: value)) + "." + name)
      case .collection, .optional, .tuple: break
      default: return
      }
      mirror.children.forEach { search($0.value) }
    }
    search([errors(of: .tan), errors(of: Unit(UnitTable.definitions[0])), ratesUnavailable])
    search((messages, failures, bitNotes, helpNotes, keyHelps))
    return found
  }()
}

extension Wording {
  var sampleSentences: [Sentence] {
    sentences(Sample.messages, on: UnitTable.definitions)
      + Sample.temperatureErrors.map { sentence($0) }
  }

  /// The recorded lines: each sentence with its brief form, then the texts.
  var sampleLines: [String] {
    let sentences = sentences(
      Sample.messages + Sample.variants, on: UnitTable.definitions.prefix(1))
    var seen: Set<String> = []
    return (sentences.map { "\($0.full)\n  \($0.brief)" } + sampleTexts).filter {
      seen.insert($0).inserted
    }
  }

  private func sentences(
    _ messages: [Message], on units: some Sequence<UnitDefinition>
  ) -> [Sentence] {
    let errors =
      Function.allCases.flatMap { Sample.errors(of: $0) } + Sample.ratesUnavailable
      + units.flatMap { Sample.errors(of: Unit($0)) }
    return messages.map { sentence($0) } + errors.map { sentence($0) }
      + Sample.failures.map { sentence($0) } + Sample.bitNotes.map { sentence($0) }
      + [ownRates("/a"), ratesProgress(received: 0), ratesProgress(received: 2_000_000)]
  }

  var sampleTexts: [String] {
    var all = Sample.keyHelps.map { text($0) }
    all += Hint.allCases.map { text($0) }
    all += NamedCommand.allCases.map { enter(does: text(of: $0).effect) }
    all += Sample.helpNotes.map { text($0) }
    all += HelpChapter.allCases.map { heading(of: $0) }
    all += Function.allCases.map { meaning(of: $0) }
    all += Constant.allCases.map { meaning(of: $0) }
    all += NumberForm.allCases.map { title(of: $0) }
    all += NumberForm.allCases.map { meaning(of: $0) }
    all += QuantityKind.allCases.map { noun(of: $0) }
    all += UnitSource.allCases.map { title(of: $0) }
    all += FileError.Kind.allCases.map { reason($0) }
    all += FileError.Kind.allCases.map { brief($0) }
    return all + tapeTexts + valueTexts
  }

  private var tapeTexts: [String] {
    [
      emptyTape, readingTape, heading(of: .excluded), totals.heading, totals.pending, totals.empty,
      tapes.heading, tapes.empty, goal("200", distance: "5", isOver: true),
      goal("200", distance: "5", isOver: false), excluded(1), excluded(2),
    ]
  }

  private var valueTexts: [String] {
    [
      factors.prime, factors.negativePrime, factors.unfactored,
      factors.unfactoredDigits(1234) ?? "", digitsLeft(1234), lines(1, to: 22, of: 1234),
      moreDigits.running, moreDigits.rest, explanation.heading, explanation.more,
      point(zero: "273.15 K"), quoted("x"), choice(of: ["x", "y", "z"]), range(from: "0", to: "9"),
      zero(to: 1_000), text(of: Sample.day), brief(Sample.day),
      describedRates(of: Sample.day, from: "ECB", age: 1234),
    ]
  }
}

// Stories are written in English.

extension Message {
  var sentence: Sentence { Wording(.english).sentence(self) }
}

extension EvaluationError.Kind {
  var sentence: Sentence { Wording(.english).sentence(self) }
}
