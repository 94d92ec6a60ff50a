import CalculatorCore
import Engine
import ExactNumbers
import Quantities
import Words

extension Batch {
  mutating func object(for text: ArraySlice<UInt8>, number: Int?) -> String {
    let input = text.trimmingSpaces
    var members: [(String, Cell)] = []
    if let number { members.append(("line", Cell.number(number))) }
    members.append(("input", Cell.text(String(decoding: input, as: UTF8.self))))
    do throws(EvaluationError) {
      members += try values(of: input)
    } catch {
      fail(text)
      let sentence = form.language.words.sentence(error.kind, quoting: error.text(in: input)).full
      members += [("error", Cell.text(sentence))] + Self.place(error.place, in: input)
    }
    return Cell.json(of: members)
  }

  private static func place(_ place: Range<Int>, in input: ArraySlice<UInt8>) -> [(String, Cell)] {
    let place = place.clamped(to: 0..<input.count)
    let start = String(decoding: input.prefix(place.lowerBound), as: UTF8.self).count
    let end = String(decoding: input.prefix(place.upperBound), as: UTF8.self).count
    return [("start", Cell.number(start)), ("end", Cell.number(max(start + 1, end)))]
  }

  private func readings(of formula: Formula, _ input: ArraySlice<UInt8>) -> [(String, Cell)] {
    let readings = formula.choices(in: input, ties: results.value).map { choice in
      Cell.json(
        of: Self.place(choice.place, in: input)
          + [("read", Cell.text(choice.read)), ("other", Cell.text(choice.other))])
    }
    return readings.isEmpty ? [] : [("readings", Cell.objects(readings))]
  }

  private mutating func values(
    of input: ArraySlice<UInt8>
  ) throws(EvaluationError) -> [(String, Cell)] {
    let formula = try formula(of: input)
    if let definition = formula.definition {
      defer { results.define(definition) }
      return [
        ("name", Cell.text(definition.heading)),
        ("expression", Cell.text(read(definition.expression))), ("value", Cell.text(nil)),
      ] + readings(of: formula, input)
    }
    let evaluation = try formula.evaluated(in: context)
    var object: [(String, Cell)] = [
      ("name", Cell.text(formula.name)),
      ("expression", Cell.text(formula.isTotal ? Entry.total : read(evaluation.expression))),
    ]
    object += try members(of: evaluation, for: input)
    if !evaluation.further.isEmpty {
      let further = try evaluation.further.map { sum throws(EvaluationError) in
        Cell.json(of: try members(of: sum, for: input))
      }
      object.append(("further", Cell.objects(further)))
    }
    // Read before the results are taken: a total ends the values that it sums.
    let readings = readings(of: formula, input)
    take(evaluation, of: formula)
    return object + readings
  }

  private func read(_ expression: Expression) -> String {
    form.signs(
      in: ExpressionText(
        expression, point: ".", units: form.units, ties: results.text, isName: results.isName
      ).text)
  }

  private mutating func members(
    of evaluation: Evaluation, for input: ArraySlice<UInt8>
  ) throws(EvaluationError) -> [(String, Cell)] {
    let printed = try printed(evaluation.value, for: input)
    let units = form.units
    let (number, unit) = evaluation.value.split(printed.text, units)
    let day = evaluation.ratesDay.map { "\($0)" }
    let words = form.language.words
    let note = evaluation.remark.map(words.note) ?? evaluation.solved.map(words.note)
    let values = try evaluation.value.unit?.result?.system.map { system throws(EvaluationError) in
      var members: [(String, Cell)] = []
      for (name, value) in zip(system.names, system.values) {
        members.append((name, Cell.text(try self.printed(value, for: input).text)))
      }
      return Cell.object(Cell.json(of: members))
    }
    return [
      ("value", values ?? Cell.text(number)),
      (
        "exact", Cell.flag(printed.isExact && evaluation.solved?.numbers.undecided.isEmpty != false)
      ),
      ("unit", Cell.text(unit)), ("rates", Cell.text(day)),
    ]
      + (evaluation.value.uncertaintyText(in: .ascii(units: units)).map {
        [("uncertainty", Cell.text(String($0.drop { "±+/-".contains($0) })))]
      } ?? [])
      + (note.map { [("note", Cell.text($0.full))] } ?? [])
  }
}
