import CalculatorCore
import Quantities

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
    case .uncorrectedError:
      Sentence("Correct the error first.", brief: "correct the error")
    }
  }

  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand:
      Sentence("An operator is missing its number.", brief: "number missing")
    case .missingOperator:
      Sentence("An operator is missing between two numbers.", brief: "operator missing")
    case .emptyParentheses:
      Sentence("There is nothing between the parentheses.", brief: "empty parentheses")
    case .noOpenParenthesis:
      Sentence("There is no open parenthesis to close.", brief: "no open parenthesis")
    case .numberAfterPercent:
      Sentence("Write 5 mod 3 for the remainder, 5% × 3 for a product.", brief: "mod or % ×?")
    case .offWithoutPercentage:
      Sentence("Only a percentage is taken off: 15% off 80.", brief: "% off is missing")
    case .malformedNumber(let flaw): sentence(flaw)
    case .groupedNumber(let plain):
      Sentence("Commas separate arguments; write \(plain).", brief: "comma in a number")
    case .unknownCharacter:
      Sentence("This character has no meaning here.", brief: "unknown character")
    case .foreignSign(let nearest):
      Sentence("This sign is not known; write \(nearest).", brief: "write \(nearest)")
    case .unknownName(let nearest):
      Sentence(
        "Unknown name; the nearest one is \(quoted(nearest)).",
        brief: "perhaps \(nearest)?")
    case .wrongArguments(let function): usage(of: function)
    case .straySeparator:
      Sentence("Only arguments of a function are separated.", brief: "misplaced separator")
    case .invalidText:
      Sentence("The text is not valid UTF-8.", brief: "not valid UTF-8")
    case .noAnswer:
      Sentence("There is no previous result yet.", brief: "no previous result")
    case .brokenTie:
      Sentence("The result that is used here is missing.", brief: "missing result")
    case .invalidName:
      Sentence("A name has letters, digits and _.", brief: "not a name")
    case .reservedName:
      Sentence("This name has a meaning already.", brief: "name is taken")
    case .misplacedEquals:
      Sentence("Only a name can stand before =.", brief: "misplaced =")
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
    case .incompatibleUnits, .addedTemperatures, .scaledTemperature, .unwantedUnit, .unitInFunction,
      .rootOfUnit, .exponentOfUnit, .missingTarget, .unknownUnit, .misplacedConversion:
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
    }
  }
}
