import CalculatorCore
import ExactNumbers
import Previews
import Quantities
import Screen
import TestSupport
import Testing

@testable import CalculatorViewModel
@testable import CalculatorViews
@testable import Engine
@testable import Reference
@testable import Words
@testable import documents

@Suite struct `A table of the interface` {
  @Test(arguments: goldenNames(in: "Tables/Interface"))
  func `has the recorded outcomes`(name: String) throws {
    try expectTables("Tables/Interface/\(name)", usual: InterfaceReading.pasted) {
      $0.outcome(of: $1.expanded)
    }
  }
}

/// What a table states of its inputs, whose parts are separated by ` : `.
enum InterfaceReading: String {
  /// The reading of a pasted text, and its value.
  case pasted
  /// As `pasted`, with a decimal comma.
  case comma
  /// A line after edits; other words are inserted.
  case edited
  /// A line after Tab, with additional names.
  case completed
  /// A line with a tie `?`, its value, and text typed after it.
  case tied
  /// A text, a marked range and a width.
  case clipped
  case shortened, theme, bits
  /// The rows of a value, for a base and a number of lines.
  case bases
  case failure, measured
  /// The value of a unit in the coherent unit.
  case unit
  case aligned, manual, argument, numerals
  /// The line mode after keys: the last rows and the output.
  case shell
  /// The timed frames of keys, as in `frames(_:_:)`.
  case frames

  func outcome(of input: String) -> String {
    let parts = input.split(separator: " : ").map(String.init)
    let text = (parts.first ?? "").unescaped
    let last = parts.count > 1 ? parts[parts.count - 1] : ""
    switch self {
    case .pasted: return PastedText(input.unescaped, point: ".").told(point: ".")
    case .comma: return PastedText(input.unescaped, point: ",").told(point: ",")
    case .edited:
      var (line, cut) = (LineText(marked: text), LineText())
      for word in last.split(separator: " ").map({ String($0).unescaped }) {
        let edit = LineText.Edit.plain.first { "\($0)" == word }
        for edit in edit.map({ [$0] }) ?? word.map(LineText.Edit.insert) {
          line.apply(edit, cut: &cut) { _ in "" }
        }
      }
      return line.marked
    case .completed:
      var line = LineText(marked: text)
      let names = Vocabulary.names + last.split(separator: " ").map(String.init)
      let fitting = line.complete(with: LineText.Candidates(preferred: names))
      return ([line.marked] + fitting).joined(separator: " ")
    case .tied:
      var line = LineText()
      for character in text {
        if character == "?" {
          line.insert(tieTo: EntryID(writer: 0, number: 1))
        } else {
          line.insert(String(character))
        }
      }
      for character in parts.count > 2 ? last : "" { line.type(character) { _ in parts[1] } }
      let shown = ShownLine(line, ShownLine.Style(isTyped: true) { _ in parts[1] })
      let ties = shown.ties.map { " at \($0)" }.joined()
      return "\(shown.text)\(ties), columns \(shown.columns)"
    case .clipped:
      let places = parts[1].split(separator: " ").compactMap { Int($0) }
      let line = ClippedLine(
        text, mark: places.isEmpty ? nil : places[0]..<places[1], columns: Int(last) ?? 0,
        ellipsis: "…")
      return line.text + (line.mark.map { " \($0)" } ?? "")
    case .shortened: return ShortenedText(text, columns: Int(last) ?? 0, ellipsis: "…").text
    case .theme:
      let pairs = last.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1) }
      let choice = ThemeChoice(flag: ThemePreference(named: text)) { name in
        pairs.first { $0[0] == name }.map { $0.count > 1 ? String($0[1]) : "" }
      }
      return
        "\(choice.theme?.rawValue ?? "none"), ground: \(choice.background.map { "\($0)" } ?? "")"
        + (choice.message.map { ", \($0.sentence.full)" } ?? "")
    case .bits:
      let bases = BasesText(Quantity(Real(Rational(Int(text) ?? 0))), .bits8)
      let note = Wording(.english).sentence(bases.note)
      return "\(bases[.hexadecimal] ?? "") | \(note.full) | \(note.brief)"
    case .bases:
      let bases = BasesText(Quantity(Real(Rational(Int(text) ?? 0))), .bits32)
      let base = NumberBase(named: parts[1]) ?? .decimal
      let rows = BasesPane(base: base, text: bases).rows(atMost: Int(last) ?? 0)
      return rows.map { ($0.isCurrent ? ">" : "") + $0.label }.joined(separator: " ")
    case .failure:
      let rates = ExchangeRates(day: Sample.day, rates: ["USD": 2])
      do throws(EvaluationError) {
        return
          "\(try Formula(text).evaluated(in: EvaluationContext(rates: RateSource { .success(rates) })).value)"
      } catch { return "\(error.kind.sentence.full) | \(error.kind.sentence.brief)" }
    case .measured:
      guard let match = UnitTable.unit(named: text) else { return "no unit" }
      let unit = Unit(match.definition, prefix: match.prefix)
      return "\(Wording(.english).textWithKind(unit)) | \(Wording(.french).textWithKind(unit))"
    case .unit:
      let definition = UnitTable.unit(named: text)?.definition
      let kind = QuantityKind(named: last) ?? .length
      return definition?.value(in: kind.coherentUnit, Wording(.english)) ?? "the unit itself"
    case .aligned:
      guard case .value(_, let column) = TapeResult.value(text, decimalPoint: last.first ?? ".")
      else { return "" }
      return column.map { "column \($0)" } ?? "none"
    case .manual: return Mdoc.lines(of: InlineText(text)).joined(separator: " | ")
    case .argument: return Mdoc.argument(text)
    case .numerals: return Numerals(text).map { "\($0.columns) columns" } ?? "text"
    case .shell: return Self.shell(text)
    case .frames: return Self.frames(text, parts.dropFirst().compactMap { Int($0) })
    }
  }
}

extension InterfaceReading {
  fileprivate static func shell(_ keys: String) -> String {
    let script = ScriptedDevice.steps(Key.keys(keys).map(Event.key))
    let device = ScriptedDevice(script, size: Size(columns: 80, rows: 1))
    device.run(ViewModel(Environment { $0.hasColors = false }, lineMode: .signs))
    let rows = device.frames.suffix(3).map { _, frame in
      var row = Array(frame.plainText)
      if let cursor = frame.cursor {
        row += Array(repeating: " ", count: max(0, cursor.column - row.count))
        row.insert("|", at: cursor.column)
      }
      return String(row)
    }
    return rows.joined(separator: "  ") + device.spoken.map { " “\($0)”" }.joined()
  }

  /// The numbers are the pause between keys and the delays of values and digits, in milliseconds.
  fileprivate static func frames(_ keys: String, _ numbers: [Int]) -> String {
    let times = (numbers + [200, 0, 0].dropFirst(numbers.count)).map { Duration.milliseconds($0) }
    let device = ScriptedDevice(keys: keys, every: times[0], size: Size(columns: 40, rows: 12)) {
      _ in .init(evaluation: times[1], digits: times[2])
    }
    let model = device.run()
    let asked = device.effects.count { if case .evaluate = $0.effect { true } else { false } }
    let end = "\(device.now / .milliseconds(1)): \(model.viewState.expression.text)"
    return (device.displays + ["end \(end)", "\(asked) requests"]).joined(separator: "; ")
  }
}

extension ScriptedDevice {
  /// The display of each frame, with its time in milliseconds.
  var displays: [String] {
    frames.map { time, frame in
      let rows = Layout(size: frame.size).text.rows
      let lines = frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      let shown = lines[rows].map { $0.filter { $0 != " " } }.joined(separator: "|")
      return "\(time / .milliseconds(1)): \(shown)"
    }
  }
}

extension PastedText {
  fileprivate func told(point: Character) -> String {
    func told(_ note: PasteNote?) -> [String] {
      note.map { ["\($0.pasted) was read as \($0.read)"] } ?? []
    }
    func value(_ formula: String) -> String {
      let value = try? Formula(formula, commaIsPoint: point == ",").evaluated().value
      let text = try? value.map {
        try QuantityWriter($0, in: .fraction, Budget()).text(digits: 34, in: .ascii, Budget()).text
      }
      return text.map { " = \($0)" } ?? ", no value"
    }
    switch reading {
    case .formula(let formula, let note):
      return ([formula + value(formula)] + told(note)).joined(separator: " | ")
    case .column(let column) where column.isTable: return "several columns: \(column.numbers)"
    case .column(let column):
      let sum = "\(column.numbers) \(column.preview)\(value(column.sum))"
      let words = column.skipped.isEmpty ? [] : ["skipped \(column.skipped)"]
      let labels = column.labels.isEmpty ? [] : ["labels \(column.labels)"]
      return ([sum] + words + labels + told(column.note)).joined(separator: " | ")
    case .flawed(let flawed): return "\(flawed.text) at \(flawed.place): \(flawed.refusal)"
    case .lines(let lines): return "one after the other: \(lines.map(\.text))"
    case .nothing(let refusal): return "\(refusal)"
    }
  }
}

extension LineText {
  /// `|` is the cursor.
  fileprivate init(marked text: String) {
    let characters = Array(text)
    self.init(
      String(characters.filter { $0 != "|" }),
      cursor: characters.firstIndex(of: "|") ?? characters.count)
  }

  fileprivate var marked: String {
    var result = characters
    result.insert("|", at: cursor)
    return String(result)
  }
}

extension LineText.Edit {
  static let plain: [Self] = [
    .left, .right, .wordLeft, .wordRight, .start, .end, .deleteBackward, .deleteForward, .cutWord,
    .cutNextWord, .cutToStart, .cutToEnd, .yank,
  ]
}
