import Quantities

/// Advice that the reader checks by reading it.
extension Reader {
  /// The error of the readings of a doubt, if none of them can be typed: `4/3π5³`.
  func deadEnd(of doubt: EvaluationError) -> EvaluationError? {
    let readings = doubt.readings
    guard parser.isStrict, !line.hasEquals, !readings.isEmpty else { return nil }
    let errors = readings.compactMap { failure(of: $0, in: doubt.place) }
    return errors.count == readings.count ? EvaluationError(errors[0].kind, at: doubt.place) : nil
  }

  /// The error in a reading at a place of the line, unless it has readings again.
  private func failure(of reading: String, in place: Range<Int>) -> EvaluationError? {
    let (before, behind) = (line.quote(0..<place.lowerBound), place.upperBound..<line.whole.count)
    let (start, text) = (before.utf8.count, before + reading + line.quote(behind))
    // The zones of an abbreviation may be missing here.
    guard let error = failure(reading: text), error.readings.isEmpty, !error.isOfName,
      error.place.overlaps(start..<start + reading.utf8.count)
    else { return nil }
    return error
  }

  /// The error of a text in place of the line; nil if it can be read.
  func failure(reading text: String) -> EvaluationError? {
    let line = Lexer.line(Array(text.utf8)[...], commaIsPoint: commaIsPoint, base: scope.base)
    var reader = Reader(line, scope: scope, commaIsPoint: commaIsPoint)
    do throws(EvaluationError) {
      _ = try reader.tree()
      return nil
    } catch {
      return error
    }
  }
}

extension EvaluationError {
  fileprivate var isOfName: Bool { if case .unknownName = kind { true } else { false } }

  fileprivate var readings: [String] {
    switch kind {
    case .ambiguous(let first, let second): [first, second]
    case .phrase(let written): [written]
    default: []
    }
  }
}

extension SyntaxTree {
  /// Whether numbers and units alone cannot be combined: `1/60 s + 3`.
  var mixesUnits: Bool {
    let isPlain =
      nodes.count <= Self.mostCombined
      && nodes.allSatisfy { node in
        switch node.kind {
        case .number, .quantity, .one, .mixedUnits, .parentheses, .sign, .postfix, .binary: true
        default: false
        }
      }
    guard isPlain else { return false }
    var evaluator = Evaluator(EvaluationContext(within: Limits(bits: 4_096)))
    do throws(EvaluationError) {
      _ = try evaluator.value(of: self)
      return false
    } catch {
      return if case .incompatibleUnits = error.kind { true } else { false }
    }
  }

  private static let mostCombined = 64
}
