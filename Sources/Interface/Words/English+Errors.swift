import CalculatorCore
import ExactNumbers
import Quantities
import SystemCalls

extension English {
  package func zero(to digits: Int) -> String { "0 to \(grouped(digits)) digits" }

  func sentence(_ refusal: Refusal.Kind) -> Sentence {
    switch refusal {
    case .missingOperand: sentence(EvaluationError.Kind.missingOperand)
    case .missingOperator: sentence(EvaluationError.Kind.missingOperator)
    case .emptyParentheses: sentence(EvaluationError.Kind.emptyParentheses)
    case .noOpenParenthesis: sentence(EvaluationError.Kind.noOpenParenthesis)
    case .secondPoint:
      Sentence("The number already has a decimal point.", brief: "already has a point")
    case .pointInBase:
      Sentence("Numbers in this base are whole.", brief: "whole numbers only")
    case .digitOutsideBase:
      Sentence("Numbers in this base have no such digit.", brief: "not in this base")
    case .numberTooLong:
      Sentence("The number cannot have more digits.", brief: "number too long")
    case .nothingToCalculate:
      Sentence("There is nothing to calculate yet.", brief: "nothing to calculate")
    case .nothingToRepeat:
      Sentence("There is no operation to repeat.", brief: "nothing to repeat")
    case .noValue:
      Sentence("A function has a value only with its arguments.", brief: "a function")
    case .uncorrectedError:
      Sentence("Correct the error first.", brief: "correct the error")
    }
  }

  package func missingNumber(_ side: MissingSide?) -> Sentence {
    let place =
      switch side {
      case .before(let sign): "before \(sign)"
      case .after(let sign): "after \(sign)"
      case nil: "here"
      }
    return Sentence("A number is missing \(place).", brief: "number missing")
  }

  package func undefined(_ call: String) -> Sentence {
    Sentence("\(call) is undefined.", brief: "undefined")
  }

  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand: missingNumber(nil)
    case .missingLeftOperand: missingNumber(nil)
    case .missingOperator:
      Sentence("An operator is missing between two numbers.", brief: "operator missing")
    case .emptyParentheses:
      Sentence("There is nothing between the parentheses.", brief: "empty parentheses")
    case .noOpenParenthesis:
      Sentence("There is no open parenthesis to close.", brief: "no open parenthesis")
    case .numberAfterPercent(let left, let right):
      Sentence(
        "Write \(left) mod \(right) for the remainder, \(left)% × \(right) for the product.",
        brief: "mod or % ×?")
    case .offWithoutPercentage:
      Sentence("Only a percentage is taken off: 15% off 80.", brief: "% off is missing")
    case .malformedNumber(let flaw): sentence(flaw)
    case .commaInNumber(let plain):
      Sentence("A comma groups three digits; write \(plain).", brief: "comma in a number")
    case .mixedGrouping(let plain):
      Sentence(
        "These digits are grouped in another way than those before; write \(plain).",
        brief: "groups of two kinds")
    case .unitWithoutNumber(let unit, let constant):
      Sentence(
        "The unit \(unit) has no number here; write 1 \(unit), or \(constant.map { "\($0) for the constant" } ?? "use another name").",
        brief: String("write 1 \(unit)".prefix(20)))
    case .ambiguous(let first, let second):
      Sentence("Write \(first) or \(second): both can be meant.", brief: "two readings")
    case .invalidDate, .incompleteDate, .wrongWeekday, .invalidTime, .skippedTime, .yearOutOfRange,
      .fractionOfTime:
      timeSentence(error)
    case .addedPoints(let unit) where unit.isTimePoint: timeSentence(error)
    case .scaledPoint(let unit) where unit.isTimePoint: timeSentence(error)
    case .tightColon:
      Sentence("A colon divides with spaces around it, as in 10 : 30.", brief: "spaces around :")
    case .unknownCharacter:
      Sentence("This character has no meaning here.", brief: "unknown character")
    case .foreignSign(let nearest):
      Sentence("This sign is not known; write \(nearest).", brief: "write \(nearest)")
    case .comparison:
      Sentence(
        "Comparisons are not calculated; << and >> shift bits.", brief: "no comparisons")
    case .latex:
      Sentence("Write a/b, sqrt(x) or a*b; LaTeX is not read.", brief: "LaTeX: write a/b")
    case .phrase(let written):
      Sentence("Write \(written).", brief: String("write \(written)".prefix(20)))
    case .unknownFunction(let name):
      Sentence("There is no function \(quoted(name.shortened)).", brief: "no such function")
    case .unknownName(let name, nil):
      Sentence("\(quoted(name.shortened)) is unknown.", brief: "unknown name")
    case .unknownName(let name, let nearest?):
      Sentence(
        "\(quoted(name.shortened)) is unknown; perhaps \(quoted(nearest)) is meant.",
        brief: "perhaps \(nearest)?")
    case .wrongArguments(let function): usage(of: function)
    case .usage(let heading):
      Sentence("Write \(heading): it is a function of its arguments.", brief: "arguments")
    case .recursion(let chain):
      Sentence(
        "A line cannot use itself: \(chain[0]) uses \(chain.dropFirst().joined(separator: ", which uses ")).",
        brief: "uses itself")
    case .randomDefinition:
      Sentence(
        "What a function rolls would always be the same; roll in the line that uses it.",
        brief: "rolled in a function")
    case .knownFunction(let function):
      Sentence(
        "The language has a function \(quoted(function.name)); choose another name.",
        brief: "known function")
    case .invalidParameters:
      Sentence("Name each parameter once, as in f(x) = 2x.", brief: "f(x) = 2x")
    case .inFunction(let kind, let name, let part):
      Sentence(
        "In \(name), at \(part): \(sentence(kind).phrase).",
        brief: String("\(name): \(sentence(kind).brief)".prefix(20)))
    case .malformedRange(let function):
      Sentence(
        "A range is written \(function.name)(k = 1 to 100; k^2).", brief: "k = 1 to 100; k^2")
    case .rangeBound:
      Sentence(
        "A range goes from one whole number to another, at most \(grouped(Limits.longestRange)) further.",
        brief: "no bound of a range")
    case .malformedEquation:
      Sentence("An equation is written solve(x^2 = 2; x = 0 to 5).", brief: "solve(x^2 = 2)")
    case .noUnknown:
      Sentence("No name is unknown; write solve(x^2 = 2; x).", brief: "no unknown")
    case .severalUnknowns(let first, let second):
      Sentence("Both \(first) and \(second) are unknown; give one a value.", brief: "two unknowns")
    case .valueAsUnknown(let name, let written):
      Sentence(
        "The name \(name) has a value; to solve for it, write \(written).",
        brief: String("\(name) has a value".prefix(20)))
    case .noSolution: Sentence("No number solves this equation.", brief: "no solution")
    case .unsolvable:
      Sentence("Equations and plots cannot have this part.", brief: "not solved")
    case .needsRange:
      Sentence(
        "There may be infinitely many solutions; write a range: ; x = 0 to 10.",
        brief: "needs a range")
    case .severalSolutions:
      Sentence(
        "There are several solutions; write a range around one: ; x = 0 to 10.",
        brief: "several solutions")
    case .malformedPlot:
      Sentence("A plot is written plot(sin(x); x = -5 to 5).", brief: "a plot needs a range")
    case .calculatedResult:
      Sentence(
        "A plot or a schedule stands alone on its line.", brief: "stands alone")
    case .straySeparator:
      Sentence("Only arguments of a function are separated.", brief: "misplaced separator")
    case .invalidText:
      Sentence("The text is not valid UTF-8.", brief: "not valid UTF-8")
    case .noAnswer:
      Sentence("There is no previous result yet.", brief: "no previous result")
    case .noLines(.above), .noLines(.last):
      Sentence("There is no such line above.", brief: "no such line")
    case .noLines(.tagged):
      Sentence("No line above has this tag.", brief: "unknown tag")
    case .noLines(.sinceTotal):
      Sentence("There is no line above to add up.", brief: "nothing to add up")
    case .brokenTie:
      Sentence("The result that is used here is missing.", brief: "missing result")
    case .invalidName(let nearest?):
      Sentence("A name has no spaces; write \(printable(nearest)).", brief: "space in a name")
    case .invalidName(nil):
      Sentence("A name has letters, digits and _.", brief: "not a name")
    case .reservedName:
      Sentence("Joining words such as in and mod, and ans, are no names.", brief: "not as a name")
    case .misplacedEquals:
      Sentence("Only a name can stand before =.", brief: "misplaced =")
    case .unequalSides:
      Sentence("The two sides are not equal.", brief: "sides not equal")
    case .divisionByZero:
      Sentence("Division by zero.", brief: "division by zero")
    case .tooSmall:
      Sentence("The number is too close to zero.", brief: "too close to zero")
    case .tooLarge:
      Sentence("The number is too large.", brief: "number too large")
    case .factorialOfFraction:
      Sentence("A factorial takes whole numbers of at least 0.", brief: "not a whole number")
    case .bitsOfFraction(let binary):
      Sentence(
        binary?.isShift == true
          ? "Whole numbers are shifted, by 0 bits or more."
          : "Only whole numbers have bits to combine.",
        brief: "\(binary?.source ?? "not"): whole numbers")
    case .rootOfNegative:
      Sentence("A negative base takes whole exponents only.", brief: "negative base")
    case .outsideDomain(let function): violation(of: function)
    case .imaginaryRoot(let number):
      Sentence(
        "There is no real value; it would be \(imaginaryRoot(of: number)).", brief: "no real value")
    case .unknownSign(let digits):
      Sentence(
        "Cannot be told from zero: \(zero(to: digits)).", brief: "cannot tell from 0")
    case .unknownDivisor(let digits):
      Sentence("The divisor may be zero: \(zero(to: digits)).", brief: "divisor may be zero")
    case .unknownFloor(let digits):
      sentence(.wholeNumber, to: digits)
    case .undecided(let function, let digits):
      function.doubt.map { sentence($0, to: digits) } ?? sentence(.unknownSign(digits: digits))
    case .unprovenPrime:
      Sentence("No proof was found that this is a prime, or that it is not.", brief: "prime or not")
    case .tooLong:
      Sentence("The expression is too long.", brief: "expression too long")
    case .incompatibleUnits, .addedPoints, .scaledPoint, .unwantedUnit, .unitInFunction,
      .rootOfUnit, .exponentOfUnit, .missingTarget, .unknownUnit, .misplacedConversion, .unfit:
      unitSentence(error)
    case .noRates(let reason): sentence(reason)
    case .noRate(let currency):
      Sentence(
        "There is no exchange rate for \(currency).", brief: "no rate: \(currency)")
    case .cancelled:
      Sentence("The calculation was cancelled.", brief: "cancelled")
    }
  }

  private func sentence(_ flaw: NumberFlaw) -> Sentence {
    switch flaw {
    case .secondPoint:
      Sentence("A number has at most one decimal point.", brief: "second point")
    case .noDigit: Sentence("A number needs a digit.", brief: "no digit")
    case .misplacedUnderscore:
      Sentence("An underscore stands between two digits.", brief: "misplaced _")
    case .foreignDigit:
      Sentence(
        "A number after 0x, 0o or 0b has only digits of its base.", brief: "not of this base")
    case .shortened: Sentence("Some digits of this number are left out.", brief: "digits left out")
    }
  }
}

// MARK: Units

extension English {
  func unitSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .incompatibleUnits(let left, let right):
      if Unit.areTemperatureLetters(left, right) {
        Sentence("Temperatures are written °C and °F.", brief: "write °C and °F")
      } else {
        Sentence(
          "Cannot combine \(name(of: left)) with \(name(of: right)).", brief: "different units")
      }
    case .addedPoints(let unit):
      Sentence(
        "Temperatures are not added; write 20 \(unit.text()) + 5 \(unit.differenceText).",
        brief: "to \(unit.text()), add \(unit.differenceText)")
    case .scaledPoint(let unit):
      Sentence(
        "A temperature in \(unit.text()) is no factor; write a difference in \(unit.differenceText).",
        brief: "not in \(unit.text())")
    case .unwantedUnit(let unit):
      Sentence("This takes a number without a unit, not \(unit.text()).", brief: "not with a unit")
    case .unitInFunction(let function, let unit):
      Sentence(
        "\(function.name) takes a number without a unit, not \(unit.text()).",
        brief: "\(function.name): no unit")
    case .rootOfUnit(let unit):
      Sentence("No unit is this root of \(unit.text()).", brief: "no root of the unit")
    case .exponentOfUnit:
      Sentence("A unit takes a whole exponent up to 99.", brief: "exponent of a unit")
    case .missingTarget:
      Sentence("Name the unit to convert to.", brief: "unit missing")
    case .unknownUnit(nil): Sentence("This unit is not known.", brief: "unknown unit")
    case .unknownUnit(let nearest?):
      Sentence("Unknown unit; the nearest one is \(quoted(nearest)).", brief: "unit \(nearest)?")
    case .unfit(let form):
      Sentence(
        "This number cannot be written as \(form.name(in: .english)).",
        brief: "not \(form.name(in: .english))")
    case .misplacedConversion:
      Sentence(
        "A conversion ends an expression; put parentheses around it.", brief: "parentheses missing")
    default: preconditionFailure()
    }
  }

  private func name(of unit: Unit?) -> String { unit.map(textWithKind) ?? "a plain number" }
}

// MARK: Exchange rates

extension English {
  package func describedRates(
    of day: Day, from publisher: String?, age: Int?
  ) -> String {
    "exchange rates of \(text(of: day))" + (publisher.map { " (\($0))" } ?? "")
      + (age.map { ", \(daysOld($0))" } ?? "")
  }

  package func ratesProgress(received: Int) -> Sentence {
    let what = "Fetching exchange rates"
    guard received > 0 else { return Sentence("\(what); Esc cancels.", brief: "Esc: no new rates") }
    return Sentence("\(what): \(grouped((received + 999) / 1000)) kB.", brief: "fetching rates…")
  }

  package func ratesNote(
    of day: Day, age: Int?, isKeypad: Bool
  ) -> (full: [String], brief: String) {
    guard let age else { return (["Rates of \(text(of: day))."], "rates of \(brief(day))") }
    let old = daysOld(age)
    let sentences =
      (isKeypad ? ["Rates of \(text(of: day)), \(old); the word rates updates them."] : [])
      + ["Rates of \(text(of: day)), \(old).", "Rates of \(brief(day)), \(old)."]
    return (sentences, "rates \(old)")
  }

  private func daysOld(_ age: Int) -> String { "\(grouped(age)) days old" }

  package func ownRates(_ file: String) -> Sentence {
    Sentence("The rates are those of \(quoted(file)).", brief: "rates of a file")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay:
      Sentence("The rates are being fetched; Esc cancels.", brief: "Esc cancels")
    case .cancelled: Sentence("The exchange rates stay as they are.", brief: "rates not updated")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      Sentence(
        "No exchange rates yet; --update-rates or the word rates fetches them.",
        brief: "no rates: type rates")
    case .unreadable(let error):
      Sentence(
        "The exchange rates in \(error.path) cannot be read: \(reason(error.kind)).",
        brief: "rates unreadable")
    case .flawed(let path, let flaw):
      Sentence(
        "The exchange rates in \(path) cannot be used: \(phrase(flaw)).", brief: "rates unusable")
    }
  }

  package func sentence(_ update: RatesUpdate) -> Sentence {
    let count = update.currencies
    let currencies = count == 1 ? "1 currency" : "\(grouped(count)) currencies"
    let comparison =
      switch update.previous {
      case nil: ""
      case update.day?: ", as before"
      case let previous? where previous > update.day: ", older than before: \(text(of: previous))"
      case let previous?: ", before: \(text(of: previous))"
      }
    return Sentence(
      "\(currencies) of \(text(of: update.day))\(comparison).",
      brief: "rates of \(brief(update.day))")
  }

  package func sentence(_ failure: RatesFailure) -> Sentence {
    Sentence("No new rates: \(phrase(failure)).", brief: brief(failure))
  }

  func phrase(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): phrase(flaw)
    case .noCurl: "the command curl is missing or cannot be started"
    case .status(let status): "the server answered with status \(status)"
    case .unreachable: "the server cannot be reached, or stopped answering"
    case .insecure: "the connection or the address is not secure"
    case .invalidAddress: "the address is invalid"
    case .unreadable(let error), .notSaved(let error): "\(reason(error.kind)) (\(error.path))"
    case .curl(let status): "curl exited with status \(status)"
    case .cancelled: "cancelled"
    }
  }

  /// At most 20 columns.
  func brief(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(.webPage): "web page, not rates"
    case .flawed(.malformed(let line)): "rates, line \(line)"
    case .flawed(.noRates): "no rates in the file"
    case .noCurl: "curl is missing"
    case .status(let status): "server says \(status)"
    case .unreachable: "no connection"
    case .insecure: "not secure"
    case .invalidAddress: "invalid address"
    case .unreadable: "rates not readable"
    case .notSaved: "rates not saved"
    case .curl(let status): "curl status \(status)"
    case .cancelled: "no new rates"
    }
  }

  func phrase(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .webPage: "the file is a web page"
    case .malformed(let line): "line \(grouped(line)) of the file is not valid"
    case .noRates: "the file contains no exchange rates"
    }
  }
}
