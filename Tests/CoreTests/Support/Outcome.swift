import ExactNumbers
import Quantities
import Testing

@testable import CalculatorCore

/// The text, or the error in one word with its bytes.
func outcome(of text: () throws(EvaluationError) -> String) -> String {
  do throws(EvaluationError) {
    return try text()
  } catch {
    return "\(error.kind.word) \(error.place)"
  }
}

/// The value, or the error in one word with its bytes; every tie has the value of `ans`.
func outcome(
  _ text: String, in scope: (any Scope)? = nil, answer: Quantity? = nil, commaIsPoint: Bool = false,
  rates: RateSource = RateSource { .failure(.notFetched) }
) -> String {
  outcome { () throws(EvaluationError) in
    let scope = scope ?? AnswerScope(answer: answer.map { _ in EntryID(writer: 0, number: 1) })
    let formula = try Formula(text, in: scope, commaIsPoint: commaIsPoint)
    return try formula.evaluated(in: EvaluationContext(ties: { _ in answer }, rates: rates)).value
      .shortText
  }
}

extension RateSource {
  static let madeUp = RateSource {
    Day(year: 2026, month: 11, day: 20).map {
      .success(ExchangeRates(day: $0, rates: ["USD": 2, "JPY": 200]))
    } ?? .failure(.notFetched)
  }
}

extension Quantity {
  var shortText: String {
    let name = unit?.form == .percentage ? nil : unit?.text()
    return number.shortText + (name.map { " " + $0 } ?? "")
  }
}

extension EvaluationError.Kind {
  /// The kind with its associated values, without units and type names.
  var word: String {
    switch self {
    case .unknownFunction: "unknownFunction"
    case .unknownName(_, let nearest): "unknownName(\(nearest ?? ""))"
    case .phrase(let written): "phrase(\(written))"
    case .ambiguous(let first, let second): "ambiguous(\(first) \(second))"
    case .wrongArguments(let function): "wrongArguments(\(function))"
    case .malformedRange(let function): "malformedRange(\(function))"
    case .outsideDomain(let function): "outsideDomain(\(function))"
    case .undecided(let function, let digits): "undecided(\(function) \(digits))"
    case .unknownSign(let digits): "unknownSign(\(digits))"
    case .unknownDivisor(let digits): "unknownDivisor(\(digits))"
    case .unknownFloor(let digits): "unknownFloor(\(digits))"
    case .malformedNumber(let flaw): "malformedNumber(\(flaw))"
    case .foreignSign(let nearest): "foreignSign(\(nearest))"
    case .invalidName(let nearest): "invalidName" + (nearest.map { "(\($0))" } ?? "")
    case .wrongWeekday(let day): "wrongWeekday(\(day))"
    case .skippedTime(let zone): "skippedTime(\(zone.name))"
    case .commaInNumber(let plain): "commaInNumber(\(plain))"
    case .bitsOfFraction(let binary): "bitsOfFraction(\(binary?.source ?? "~"))"
    case .unfit(let form): "unfit(\(form.name(in: .english)))"
    case .noLines(let lines): "noLines(\(lines))"
    case .incompatibleUnits: "incompatibleUnits"
    case .addedPoints: "addedPoints"
    case .scaledPoint: "scaledPoint"
    case .unwantedUnit: "unwantedUnit"
    case .secondUnit: "secondUnit"
    case .unitInFunction: "unitInFunction"
    case .rootOfUnit: "rootOfUnit"
    case .unknownUnit(let name, let nearest): "unknownUnit(\(name), \(nearest ?? ""))"
    case .noRate(let currency): "noRate(\(currency))"
    default: "\(self)"
    }
  }
}

extension String {
  var withoutTrailingZeros: String {
    guard contains("."), !contains("e") else { return replacing(/\.?0+e/, with: "e") }
    return replacing(/\.?0+$/, with: "")
  }
}

extension Real {
  /// A fraction, or 12 digits without trailing zeros.
  var shortText: String {
    if let rational { return rational.description }
    let decimal = try? NumberWriter(decimal: self).text(digits: 12, in: .ascii, Budget())
    return "≈" + (decimal?.text.withoutTrailingZeros ?? "?")
  }
}

func expectSame(
  _ text: String, _ other: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (value, expected) = try (Formula(text).evaluated().value, Formula(other).evaluated().value)
  #expect(value == expected, "\(text) and \(other)", sourceLocation: sourceLocation)
}
