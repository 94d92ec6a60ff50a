import CalculatorCore
import ExactNumbers
import Quantities
import Screen
import Words

/// A line of the help: keys or text and their meaning.
package struct HelpLine: Hashable, Sendable {
  package var keys: String
  package var meaning: String
}

/// The help on the screen, derived from the tables of keys, functions and constants.
package struct Help: Sendable {
  let words: Wording

  package init(_ words: Wording) { self.words = words }

  package var keypad: [HelpLine] { lines(of: KeyTable.keypad + KeyTable.named) + otherInput }

  private var commands: [HelpLine] {
    NamedCommand.allCases.map { command in
      let text = words.text(of: command)
      let spellings = (text.word.map { [$0] } ?? []) + command.entry.words
      return HelpLine(keys: spellings.joined(separator: " "), meaning: text.meaning)
    }
  }

  private var otherInput: [HelpLine] {
    [
      HelpLine(keys: "a … z π √ °", meaning: words.text(.wordMeaning)),
      HelpLine(keys: words.text(.mouse), meaning: words.text(.mouseMeaning)),
      HelpLine(keys: words.text(.paste), meaning: words.text(.pasteMeaning)),
    ]
  }

  private func keypadLines(of chapter: HelpChapter) -> [HelpLine] {
    lines(of: (KeyTable.keypad + KeyTable.named).filter { $0.command.chapter == chapter })
  }

  package func lines(of chapter: HelpChapter) -> [HelpLine] {
    switch chapter {
    case .keypad, .operators, .results, .screen: keypadLines(of: chapter)
    case .commands: commands
    case .editing: keypadLines(of: chapter) + otherInput
    case .formula: lines(of: KeyTable.formula)
    case .tape:
      lines(of: KeyTable.tape)
        + [HelpLine(keys: words.text(.mouse), meaning: words.text(.tapeMouseMeaning))]
    case .language: language
    case .constants: constants
    case .units: units
    }
  }

  package var chapters: [(heading: String, lines: [HelpLine])] {
    HelpChapter.allCases.map { (words.heading(of: $0), lines(of: $0)) }
  }

  /// The chapters with the lines that contain a text, ignoring case.
  static func chapters(
    _ chapters: [(heading: String, lines: [HelpLine])], matching text: String
  ) -> [(heading: String, lines: [HelpLine])] {
    guard !text.isEmpty else { return chapters }
    let text = text.lowercased()
    return chapters.map { chapter in
      let lines = chapter.lines.filter {
        $0.keys.lowercased().hasPart(text) || $0.meaning.lowercased().hasPart(text)
      }
      return (chapter.heading, lines)
    }.filter { !$0.lines.isEmpty }
  }

  /// The lines of bindings; adjacent bindings with the same meaning share a line.
  package func lines(of bindings: [KeyBinding]) -> [HelpLine] {
    bindings.reduce(into: [KeyBinding]()) { merged, binding in
      if merged.last?.meaning == binding.meaning {
        merged[merged.count - 1].keys += binding.keys
      } else {
        merged.append(binding)
      }
    }.map { HelpLine(keys: names(of: $0.keys), meaning: words.text($0.meaning)) }
  }

  private func names(of keys: [Key]) -> String {
    Set(keys) == Self.digits
      ? words.range(from: "0", to: "9") : keys.map(words.name(of:)).joined(separator: " ")
  }

  private static let digits = Set("0123456789".map { Key.character($0) })
}

extension Command {
  fileprivate var chapter: HelpChapter {
    switch self {
    case .press(let button):
      switch button.entry.role {
      case .digit, .equals, .clear, .setting: .keypad
      case .binary, .function: .operators
      }
    case .move, .pressHighlighted, .enter: .keypad
    case .escape: .keypad
    case .openFormula, .editFormula, .completeName, .undo, .redo, .search: .editing
    case .copy, .chooseForm, .togglePage(.fullValue): .results
    default: .screen
    }
  }
}

/// A hint below the keypad: a key, its effect, and their columns.
package struct PlacedHint: Hashable, Sendable {
  package var keys: String
  package var meaning: String
  package var columns: Range<Int>
  var key: Key
}

extension Help {
  /// The hints that fit in a width; the least useful ones are dropped first.
  package func hints(for focus: Focus, columns: Int) -> [PlacedHint] {
    let all = hints(for: focus)
    for count in stride(from: all.count, through: 1, by: -1) {
      var column = 1
      let fitting = all.filter { $0.rank < count }.map { hint in
        let (keys, meaning) = (words.name(of: hint.key), words.text(hint.hint))
        let end = column + keys.count + 1 + meaning.count
        defer { column = end + 2 }
        return PlacedHint(keys: keys, meaning: meaning, columns: column..<end, key: hint.key)
      }
      if column - 2 <= columns { return fitting }
    }
    return []
  }

  /// A key, its effect, and its rank; 0 is the most useful.
  private typealias RankedHint = (key: Key, hint: Hint, rank: Int)

  private func hints(for focus: Focus) -> [RankedHint] {
    let menu: RankedHint = (.control("x"), .menu, 0)
    switch focus {
    case .keypad:
      return [
        named(.help, .help, 1), named(.edit, .edit, 4), named(.form, .form, 6),
        named(.copy, .copy, 5), named(.undo, .undo, 3), menu, named(.quit, .quit, 2),
      ]
    case .formula:
      return [
        (.enter, .calculate, 2), (.escape, .cancel, 1), named(.undo, .undo, 4), menu,
        named(.help, .help, 3),
      ]
    case .tape:
      return [
        (.enter, .correct, 0), (.character(" "), .use, 1), (.character("#"), .comment, 3),
        (.delete, .remove, 4), (.escape, .back, 2),
      ]
    case .menu: return [(.enter, .choose, 0), (.escape, .close, 1)]
    case .search: return [(.enter, .edit, 0), (.control("r"), .earlier, 1), (.escape, .close, 2)]
    case .question: return [(.enter, .yes, 0), (.escape, .no, 1)]
    case .waiting: return [(.escape, .cancel, 0)]
    case .page(.plot):
      return [
        (.escape, .close, 0), (.right, .trace, 1), (.pageDown, .point, 2),
        (.character("+"), .zoom, 3),
      ]
    case .page(.tapes): return [(.enter, .choose, 1), (.escape, .close, 0), (.down, .scroll, 2)]
    case .page: return [(.escape, .close, 0), (.down, .scroll, 1), (.pageDown, .page, 2)]
    }
  }

  private func named(_ command: NamedCommand, _ hint: Hint, _ rank: Int) -> RankedHint {
    (command.entry.keys[0], hint, rank)
  }

  private var language: [HelpLine] {
    Function.allCases.map { HelpLine(keys: $0.form, meaning: words.meaning(of: $0)) }
      + synonyms + operators
      + notes([
        ("x° x deg", .degrees), ("0x1F 0b101 0o17", .bases), ("2026-12-25 today", .dates),
        ("tomorrow yesterday", .daysBeside), ("now", .now), ("10:30", .durations),
        ("14:00 UTC in Tokyo", .moments), ("total", .total), ("@3", .lineAbove),
        ("sum(#food)", .tagged), ("ans", .previousResult),
      ])
  }

  private var constants: [HelpLine] {
    Constant.allCases.map {
      HelpLine(keys: $0.spellings.joined(separator: " "), meaning: words.meaning(of: $0))
    }
  }

  private func notes(_ notes: [(keys: String, meaning: HelpNote)]) -> [HelpLine] {
    notes.map { HelpLine(keys: $0.keys, meaning: words.text($0.meaning)) }
  }

  /// The usual units of each kind, as many as fit on a line.
  private var units: [HelpLine] {
    QuantityKind.allCases.map { kind in
      var names = UnitTable.names(fitting: kind.units[0].dimension)
      while names.joined(separator: " ").count > Self.longestMeaning { names.removeLast() }
      return HelpLine(keys: words.noun(of: kind), meaning: names.joined(separator: " "))
    }
  }

  private static let longestMeaning = 60

  private var synonyms: [HelpLine] {
    Function.allCases.filter { !$0.synonyms.isEmpty }.map {
      HelpLine(keys: $0.synonyms.joined(separator: " "), meaning: words.text(.sameAs($0)))
    }
  }

  private var operators: [HelpLine] {
    notes([("sqrt 4", .operand)]) + [HelpLine(keys: "√x", meaning: words.meaning(of: .sqrt))]
      + notes([
        ("a mod b", .modulo), ("a% of b", .partOf), ("a% off b", .partOff),
        ("and or xor not", .bits), ("<< >>", .shifts),
      ])
  }
}
