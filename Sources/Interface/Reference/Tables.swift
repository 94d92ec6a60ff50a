import CalculatorCore
import CalculatorViewModel
import ExactNumbers
import Quantities
import Words

extension Block {
  static func options(in words: ReferenceWording) -> Block {
    .definitions(
      CommandLineOption.allCases.map { option in
        let value = option.placeholder.map(words.name)
        return Definition(.option(option, value: value), words.text(of: option))
      })
  }

  static func keys(_ lines: [HelpLine]) -> Block {
    .definitions(lines.map { Definition(.name($0.keys), InlineText($0.meaning)) })
  }

  static func layouts(in words: ReferenceWording) -> Block {
    .definitions(LayoutName.allCases.map { Definition(.code([$0.rawValue]), words.text(of: $0)) })
  }

  static func forms(in words: ReferenceWording) -> Block {
    .definitions(
      NumberForm.allCases.map { form in
        let example = words.example(form.example.expression, becomes: form.example.output)
        return Definition(
          .code([form.name]), InlineText(words.words.meaning(of: form) + " ") + example)
      })
  }
}

// MARK: The language

extension Block {
  static func functions(in words: ReferenceWording) -> Block {
    let functions = Function.allCases.map { function in
      let condition = words.words.condition(of: function.domain).map { words.semicolon + $0 } ?? ""
      return Definition(
        .function(name: function.name, parameters: function.parameters),
        sentence(words.words.meaning(of: function) + condition))
    }
    let constants = Constant.allCases.map {
      Definition(.code($0.spellings), sentence(words.words.meaning(of: $0)))
    }
    return .definitions(functions + constants)
  }

  static func synonyms(in words: ReferenceWording) -> Block {
    .definitions(
      Function.allCases.filter { !$0.synonyms.isEmpty }.map {
        Definition(.code($0.synonyms), words.same(as: $0.name))
      })
  }

  static func clashes(in words: ReferenceWording) -> Block {
    .definitions(
      NameClash.allCases.filter { !$0.names.isEmpty }.map {
        Definition(.code($0.names), words.text(of: $0))
      })
  }

  /// A phrase with a full stop, and with a capital unless it starts with a single letter.
  private static func sentence(_ phrase: String) -> InlineText {
    let isSymbol = phrase.dropFirst().first == " "
    return InlineText((isSymbol ? phrase : phrase.withCapital) + ".")
  }
}

// MARK: Units and money

extension Block {
  static func units(in words: ReferenceWording) -> [Block] {
    QuantityKind.allCases.filter { $0 != .money }.flatMap { kind -> [Block] in
      let definitions = kind.units.map { unit in
        Definition(.code(unit.spellings), InlineText(unit.meaning(in: kind, words)))
      }
      return [.heading(words.words.noun(of: kind).withCapital), .definitions(definitions)]
        + (words.note(on: kind).map { [.paragraph($0)] } ?? [])
    }
  }

  static func standards(in words: ReferenceWording) -> Block {
    .definitions(
      UnitSource.allCases.map { source in
        Definition(
          .name(words.words.name(of: source)), InlineText(words.words.title(of: source) + "."))
      })
  }
}

extension UnitDefinition {
  /// The symbols, or for a unit without one, its words without plurals.
  var spellings: [String] {
    let spellings = symbols.isEmpty ? [words[0]] + words.dropFirst(2) : symbols
    return spellings.filter { !$0.hasSuffix("s") || !spellings.contains(String($0.dropLast())) }
      .map { String($0.map { $0 == "_" ? " " : $0 }) }
  }

  fileprivate func meaning(in kind: QuantityKind, _ words: ReferenceWording) -> String {
    let title = symbols.isEmpty ? plural : name
    let value = value(in: kind.coherentUnit, words.words)
    return [title, value, mark].compactMap(\.self).joined(separator: ", ") + words.semicolon
      + words.words.name(of: source) + "."
  }

  /// A typical prefix, representing all that the unit takes.
  private var mark: String? {
    switch prefixes {
    case .none: nil
    case .metric: "`k`"
    case .multiples, .listed: "`M`"
    case .ofInformation: "`Ki`"
    }
  }
}
