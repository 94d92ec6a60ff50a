import CalculatorCore
import Screen

/// Lines whose keys arrive all at once, as a terminal without brackets pastes them.
extension ViewModel {
  /// The actions of keys that arrived at once: a paste for a column of numbers, lines if one ends in
  /// an operator, which the next would continue, and otherwise the keys.
  package func actions(ofKeys keys: [Key]) -> [Action] {
    let typed = keys.map { Action.key($0) }
    guard keys.count(where: { $0 == .enter }) > 1, lineMode == nil, !isWaiting,
      focus == .keypad, !keypad.isEntering || keypad.isFinished,
      let text = Self.text(of: keys)
    else { return typed }
    let characters = Array(text.prefix(PastedText.longestFormula))
    let scope = LineScope(characters, on: tape, conventions: conventions)
    if case .column = PastedText(text, point: environment.point, in: scope).reading {
      return [.paste(text)]
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let continues = lines.dropLast().contains { line in
      line.last { $0 != " " }.map { "+-−*×/÷^(".contains($0) } ?? false
    }
    guard continues, let rest = lines.last else { return typed }
    let numbered = lines.dropLast().enumerated().filter { !$0.element.isEmpty }
    return numbered.map { .line(String($0.element), pasted: $0.offset + 1) }
      + rest.map { .key(.character($0)) }
  }

  private static func text(of keys: [Key]) -> String? {
    var text = ""
    for key in keys {
      switch key {
      case .character(let character): text.append(character)
      case .tab: text.append("\t")
      case .enter: text.append("\n")
      default: return nil
      }
    }
    return text
  }
}
