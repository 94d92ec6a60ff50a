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
    case .secondPoint: say("The number already has a decimal point.", "already has a point")
    case .pointInBase: say("Numbers in this base are whole.", "whole numbers only")
    case .digitOutsideBase: say("Numbers in this base have no such digit.", "not in this base")
    case .numberTooLong: say("The number cannot have more digits.", "number too long")
    case .nothingToCalculate: say("There is nothing to calculate yet.", "nothing to calculate")
    case .nothingToRepeat: say("There is no operation to repeat.", "nothing to repeat")
    case .noValue: say("A function has a value only with its arguments.", "a function")
    case .uncorrectedError: say("Correct the error first.", "correct the error")
    }
  }

  package func missingNumber(_ side: MissingSide?) -> Sentence {
    let place =
      switch side {
      case .before(let sign): "before \(sign)"
      case .after(let sign): "after \(sign)"
      case nil: "here"
      }
    return say("A number is missing \(place).", "number missing")
  }

  package func undefined(_ call: String) -> Sentence {
    say("\(call) is undefined.", "undefined")
  }

  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand: missingNumber(nil)
    case .missingLeftOperand: missingNumber(nil)
    case .missingOperator: say("An operator is missing between two numbers.", "operator missing")
    case .emptyParentheses: say("There is nothing between the parentheses.", "empty parentheses")
    case .noOpenParenthesis: say("There is no open parenthesis to close.", "no open parenthesis")
    case .numberAfterPercent(let left, let right):
      say(
        "Write \(left) mod \(right) for the remainder, \(left)% × \(right) for the product.",
        "mod or % ×?")
    case .offWithoutPercentage:
      say("Only a percentage is taken off: 15% off 80.", "% off is missing")
    case .malformedNumber(let flaw): sentence(flaw)
    case .commaInNumber(let plain):
      say("A comma groups three digits; write \(plain).", "comma in a number")
    case .mixedGrouping(let plain):
      say(
        "These digits are grouped in another way than those before; write \(plain).",
        "groups of two kinds")
    case .unitWithoutNumber(let unit, let constant):
      say(
        "The unit \(unit) has no number here; write 1 \(unit), or \(constant.map { "\($0) for the constant" } ?? "use another name").",
        String("write 1 \(unit)".prefix(20)))
    case .ambiguous(let first, let second):
      say("Write \(first) or \(second): both can be meant.", "two readings")
    case .invalidDate, .incompleteDate, .wrongWeekday, .invalidTime, .skippedTime, .yearOutOfRange,
      .fractionOfTime:
      timeSentence(error)
    case .addedPoints(let unit) where unit.isTimePoint: timeSentence(error)
    case .scaledPoint(let unit) where unit.isTimePoint: timeSentence(error)
    case .tightColon:
      say("A colon divides with spaces around it, as in 10 : 30.", "spaces around :")
    case .unknownCharacter: say("This character has no meaning here.", "unknown character")
    case .foreignSign(let nearest):
      say("This sign is not known; write \(nearest).", "write \(nearest)")
    case .comparison: say("Comparisons are not calculated; << and >> shift bits.", "no comparisons")
    case .latex: say("Write a/b, sqrt(x) or a*b; LaTeX is not read.", "LaTeX: write a/b")
    case .phrase(let written): say("Write \(written).", String("write \(written)".prefix(20)))
    case .unknownFunction(let name):
      say("There is no function \(quoted(name.shortened)).", "no such function")
    case .unknownName(let name, nil): say("\(quoted(name.shortened)) is unknown.", "unknown name")
    case .unknownName(let name, let nearest?):
      say(
        "\(quoted(name.shortened)) is unknown; perhaps \(quoted(nearest)) is meant.",
        "perhaps \(nearest)?")
    case .missingFunction(let name):
      say(
        "“\(name)” does not exist here: no limits, series, vectors, matrices or symbolic answers.",
        String("no \(name)".prefix(20)))
    case .wrongArguments(let function): usage(of: function)
    case .usage(let heading):
      say("Write \(heading): it is a function of its arguments.", "arguments")
    case .recursion(let chain):
      say(
        "A line cannot use itself: \(chain[0]) uses \(chain.dropFirst().joined(separator: ", which uses ")).",
        "uses itself")
    case .randomDefinition:
      say(
        "What a function rolls would always be the same; roll in the line that uses it.",
        "rolled in a function")
    case .knownFunction(let function):
      say(
        "The language has a function \(quoted(function.name)); choose another name.",
        "known function")
    case .invalidParameters: say("Name each parameter once, as in f(x) = 2x.", "f(x) = 2x")
    case .inFunction(let kind, let name, let part):
      say(
        "In \(name), at \(part): \(sentence(kind).phrase).",
        String("\(name): \(sentence(kind).brief)".prefix(20)))
    case .malformedRange(let function):
      say("A range is written \(function.name)(k = 1 to 100; k^2).", "k = 1 to 100; k^2")
    case .rangeBound:
      say(
        "A range goes from one whole number to another, at most \(grouped(Limits.longestRange)) further.",
        "no bound of a range")
    case .malformedEquation:
      say("An equation is written solve(x^2 = 2; x = 0 to 5).", "solve(x^2 = 2)")
    case .noUnknown: say("No name is unknown; write solve(x^2 = 2; x).", "no unknown")
    case .severalUnknowns(let first, let second):
      say(
        "Both \(first) and \(second) are unknown; solve(x + y = 5; x - y = 1) solves a system.",
        "two unknowns")
    case .valueAsUnknown(let name, let written):
      say(
        "The name \(name) has a value; to solve for it, write \(written).",
        String("\(name) has a value".prefix(20)))
    case .noSolution: say("No number solves this equation.", "no solution")
    case .noSolutionOfSystem:
      say("There is no solution: the equations contradict each other.", "they contradict")
    case .freeUnknown(let name):
      say(
        "There are infinitely many solutions: \(name) can have any value.",
        String("any \(name)".prefix(20)))
    case .notLinear:
      say("A system of equations has only sums and multiples of its unknowns.", "not linear")
    case .unsolvable: say("Equations and plots cannot have this part.", "not solved")
    case .needsRange:
      say("There may be infinitely many solutions; write a range: ; x = 0 to 10.", "needs a range")
    case .severalSolutions:
      say(
        "There are several solutions; ans(2) is the second one, or write a range: ; x = 0 to 10.",
        "several solutions")
    case .notSeveral:
      say("This is one value, not several solutions; write a product with *.", "one value: use *")
    case .noSuchSolution(let count):
      say("There are \(count) solutions, from (1) to (\(count)).", "(1) to (\(count))")
    case .malformedPlot: say("A plot is written plot(sin(x); x = -5 to 5).", "a plot needs a range")
    case .noDerivative(.kink):
      say("There is no derivative here: an absolute value is zero.", "kink: no slope")
    case .noDerivative(.jump):
      say("There is no derivative here: a step function jumps.", "jump: no slope")
    case .noDerivative(.divisor):
      say("There is no derivative here: a divisor is zero.", "divisor 0: no slope")
    case .noDerivative(.edge):
      say("There is no derivative here: the function ends or has no value.", "end: no slope")
    case .noDerivative(.unknown):
      say("The derivative of this function is not known.", "unknown slope")
    case .misplacedInfinity:
      say("Infinity can only be a bound of an integral.", "only for integrals")
    case .noIntegral(let place?):
      say(
        "No bound is known for the function near \(place).",
        String("no bound: \(place)".prefix(20)))
    case .infiniteIntegral("∞"):
      say("The integral is infinite: the function falls too slowly.", "infinite")
    case .infiniteIntegral(let place):
      say(
        "The integral is infinite: the function grows too fast near \(place).",
        String("infinite: \(place)".prefix(20)))
    case .noIntegral(nil):
      say("The integral of this function is not known.", "unknown integral")
    case .calculatedResult:
      say("A plot, a schedule or a system stands alone on its line.", "stands alone")
    case .straySeparator: say("Only arguments of a function are separated.", "misplaced separator")
    case .invalidText: say("The text is not valid UTF-8.", "not valid UTF-8")
    case .noAnswer: say("There is no previous result yet.", "no previous result")
    case .noLines(.above), .noLines(.last): say("There is no such line above.", "no such line")
    case .noLines(.tagged): say("No line above has this tag.", "unknown tag")
    case .noLines(.sinceTotal): say("There is no line above to add up.", "nothing to add up")
    case .brokenTie: say("The result that is used here is missing.", "missing result")
    case .invalidName(let nearest?):
      say("A name has no spaces; write \(printable(nearest)).", "space in a name")
    case .invalidName(nil): say("A name has letters, digits and _.", "not a name")
    case .reservedName:
      say("Joining words such as in and mod, and ans, are no names.", "not as a name")
    case .misplacedEquals: say("Only a name can stand before =.", "misplaced =")
    case .unequalSides: say("The two sides are not equal.", "sides not equal")
    case .divisionByZero: say("Division by zero.", "division by zero")
    case .tooSmall: say("The number is too close to zero.", "too close to zero")
    case .tooLarge: say("The number is too large.", "number too large")
    case .factorialOfFraction:
      say("A factorial takes whole numbers of at least 0.", "not a whole number")
    case .bitsOfFraction(let binary):
      Sentence(
        binary?.isShift == true
          ? "Whole numbers are shifted, by 0 bits or more."
          : "Only whole numbers have bits to combine.",
        brief: "\(binary?.source ?? "not"): whole numbers")
    case .rootOfNegative: say("A negative base takes whole exponents only.", "negative base")
    case .outsideDomain(let function): violation(of: function)
    case .imaginaryRoot(let number):
      say("There is no real value; it would be \(imaginaryRoot(of: number)).", "no real value")
    case .unknownSign(let digits):
      say("Cannot be told from zero: \(zero(to: digits)).", "cannot tell from 0")
    case .unknownDivisor(let digits):
      say("The divisor may be zero: \(zero(to: digits)).", "divisor may be zero")
    case .unknownFloor(let digits):
      sentence(.wholeNumber, to: digits)
    case .undecided(let function, let digits):
      function.doubt.map { sentence($0, to: digits) } ?? sentence(.unknownSign(digits: digits))
    case .unprovenPrime:
      say("No proof was found that this is a prime, or that it is not.", "prime or not")
    case .tooLong: say("The expression is too long.", "expression too long")
    case .incompatibleUnits, .addedPoints, .scaledPoint, .unwantedUnit, .unitInFunction,
      .rootOfUnit, .exponentOfUnit, .missingTarget, .unknownUnit, .misplacedConversion, .unfit:
      unitSentence(error)
    case .noRates(let reason): sentence(reason)
    case .noRate(let currency):
      say("There is no exchange rate for \(currency).", "no rate: \(currency)")
    case .cancelled: say("The calculation was cancelled.", "cancelled")
    }
  }

  private func sentence(_ flaw: NumberFlaw) -> Sentence {
    switch flaw {
    case .secondPoint: say("A number has at most one decimal point.", "second point")
    case .noDigit: say("A number needs a digit.", "no digit")
    case .misplacedUnderscore: say("An underscore stands between two digits.", "misplaced _")
    case .foreignDigit:
      say("A number after 0x, 0o or 0b has only digits of its base.", "not of this base")
    case .shortened: say("Some digits of this number are left out.", "digits left out")
    }
  }
}

// MARK: Units

extension English {
  func unitSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .incompatibleUnits(let left, let right):
      if Unit.areTemperatureLetters(left, right) {
        say("Temperatures are written °C and °F.", "write °C and °F")
      } else {
        say("Cannot combine \(name(of: left)) with \(name(of: right)).", "different units")
      }
    case .addedPoints(let unit):
      say(
        "Temperatures are not added; write 20 \(unit.text()) + 5 \(unit.differenceText).",
        "to \(unit.text()), add \(unit.differenceText)")
    case .scaledPoint(let unit):
      say(
        "A temperature in \(unit.text()) is no factor; write a difference in \(unit.differenceText).",
        "not in \(unit.text())")
    case .unwantedUnit(let unit):
      say("This takes a number without a unit, not \(unit.text()).", "not with a unit")
    case .unitInFunction(let function, let unit):
      say(
        "\(function.name) takes a number without a unit, not \(unit.text()).",
        "\(function.name): no unit")
    case .rootOfUnit(let unit):
      say("No unit is this root of \(unit.text()).", "no root of the unit")
    case .exponentOfUnit: say("A unit takes a whole exponent up to 99.", "exponent of a unit")
    case .missingTarget: say("Name the unit to convert to.", "unit missing")
    case .unknownUnit(nil): say("This unit is not known.", "unknown unit")
    case .unknownUnit(let nearest?):
      say("Unknown unit; the nearest one is \(quoted(nearest)).", "unit \(nearest)?")
    case .unfit(let form):
      say(
        "This number cannot be written as \(form.name(in: .english)).",
        "not \(form.name(in: .english))")
    case .misplacedConversion:
      say("A conversion ends an expression; put parentheses around it.", "parentheses missing")
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
    guard received > 0 else { return say("\(what); Esc cancels.", "Esc: no new rates") }
    return say("\(what): \(grouped((received + 999) / 1000)) kB.", "fetching rates…")
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
    say("The rates are those of \(quoted(file)).", "rates of a file")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay: say("The rates are being fetched; Esc cancels.", "Esc cancels")
    case .cancelled: say("The exchange rates stay as they are.", "rates not updated")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      say(
        "No exchange rates yet; --update-rates or the word rates fetches them.",
        "no rates: type rates")
    case .unreadable(let error):
      say(
        "The exchange rates in \(error.path) cannot be read: \(reason(error.kind)).",
        "rates unreadable")
    case .flawed(let path, let flaw):
      say("The exchange rates in \(path) cannot be used: \(phrase(flaw)).", "rates unusable")
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
    say("No new rates: \(phrase(failure)).", brief(failure))
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
