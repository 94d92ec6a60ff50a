import CalculatorViewModel
import ExactNumbers
import Reference
import Words

/// The generated parts of the README, between `<!-- make docs: NAME -->` and `<!-- end -->`.
enum Readme {
  enum Part: String, CaseIterable {
    case keys, examples, units

    var lines: [String] {
      switch self {
      case .keys: Readme.keys
      case .examples: Readme.session(of: Example.all(in: reference).filter(\.isPiped))
      case .units: Readme.session(of: Example.units(in: reference))
      }
    }

    private var reference: ReferenceWording { Language.english.reference }

    var opening: String { "<!-- make docs: \(rawValue) -->" }
  }

  static let closing = "<!-- end -->"

  static func updated(_ lines: [String]) -> [String] {
    var isInPart = false
    return lines.flatMap { line -> [String] in
      if line == closing { isInPart = false }
      if isInPart { return [] }
      guard let part = Part.allCases.first(where: { $0.opening == line }) else { return [line] }
      isInPart = true
      return [line, ""] + part.lines + [""]
    }
  }

  /// The keys to learn first; the help lists all.
  private static var keys: [String] {
    let sought: Set = [
      "=", "Enter", "Up", "Backspace", "Delete", "Esc", "Tab", "Ctrl-X", "F1", "F2", "F3", "F4",
      "F5", "F6", "F7", "F8", "F10",
    ]
    let lines = Help(Wording(.english)).keypad.filter {
      !sought.isDisjoint(with: $0.keys.split(separator: " ").map(String.init))
    }
    return ["| keys | what they do |", "| --- | --- |"]
      + lines.map { line in
        let names = line.keys.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
        return "| \(names) | \(line.meaning) |"
      }
  }

  private static func session(of examples: [Example]) -> [String] {
    examples.flatMap { example in
      ["    $ " + example.command] + example.output.map { "    " + $0 }
    }
  }
}
