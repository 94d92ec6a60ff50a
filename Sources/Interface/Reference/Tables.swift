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
    .definitions(lines.map { Definition(.keys($0.keys), InlineText($0.meaning)) })
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
    return InlineText(
      (isSymbol ? phrase : phrase.prefix(1).uppercased() + phrase.dropFirst()) + ".")
  }

  /// The grammar, mostly in the notation of ISO 14977.
  static let grammar = Block.literal([
    ##"line       = [ name "=" ] ( expression | conversion ) [ "=" ] [ "#" comment ]"##,
    ##"           | [ "solve" ] equation [ "#" comment ]"##,
    #"expression = operation [ conversion ]"#,
    #"conversion = ("in" | "to" | "into" | "as" | "->" | "→") target"#,
    #"           | "as" "%" "of" operation"#,
    #"target     = unit { [ "+" | "and" ] unit } | form | "%""#,
    #"           | "(" target ")""#,
    #"operation  = exclusive { ("or" | "|") exclusive }"#,
    #"exclusive  = union { "xor" union }"#,
    #"union      = shift { ("and" | "&") shift }"#,
    #"shift      = sum { ("<<" | ">>") sum }"#,
    #"sum        = term { ("+" | "-") term }"#,
    #"term       = factor { ("*" | "/" | "//" | "mod" | "of" | "nCr" | "nPr") factor"#,
    #"           | juxtaposed-factor }"#,
    #"factor     = { sign } value | postfix "%" "off" factor"#,
    #"value      = quantity [ ("±" | "+/-") quantity ]"#,
    #"quantity   = power [ unit { number unit } ]"#, #"           | number "/" number unit | unit"#,
    #"power      = postfix [ ("^" | "**") factor ]"#,
    #"postfix    = primary { "!" | "!!" | "%" | "°" | superscript }"#,
    #"primary    = number | constant | name | "ans""#,
    #"           | "total" | "@" digits | date | time"#,
    #"           | ("√" | "∛" | "∜") { sign } power"#,
    #"           | "(" expression ")" | "[" expression "]""#,
    #"           | "{" expression "}" | "|" expression "|""#, #"           | function arguments"#,
    #"arguments  = "(" argument { ";" argument } ")""#,
    #"           | { sign } power { power }, without blanks"#,
    ##"argument   = expression | "#" tag"##,
    #"           | name "=" bounds | equation [ ";" name [ "=" bounds ] ]"#,
    #"bounds     = expression "to" expression"#,
    #"equation   = expression "=" expression"#,
    #"sign       = "-" | "+" | "not" | "~""#,
  ])
}

// MARK: Units and money

/// A section of the table of units.
package enum UnitSection: Hashable, Sendable, CaseIterable {
  case length, area, volume, mass, time, speed, temperature, pressure, energy, power, force
  case angle, frequency, information, electricity, light, substances, fuelEconomy

  var kinds: [QuantityKind] {
    switch self {
    case .length: [.length]
    case .area: [.area]
    case .volume: [.volume]
    case .mass: [.mass]
    case .time: [.time]
    case .speed: [.speed, .acceleration]
    case .temperature: [.temperature]
    case .pressure: [.pressure]
    case .energy: [.energy]
    case .power: [.power]
    case .force: [.force]
    case .angle: [.angle, .solidAngle]
    case .frequency: [.frequency, .angularVelocity]
    case .information: [.information, .dataRate]
    case .electricity:
      [
        .current, .voltage, .resistance, .conductance, .charge, .capacitance, .inductance,
        .magneticFlux, .magneticFluxDensity,
      ]
    case .light: [.luminousIntensity, .luminousFlux, .illuminance]
    case .substances: [.amount, .catalyticActivity, .radioactivity, .dose]
    case .fuelEconomy: [.fuelEconomy]
    }
  }
}

extension Block {
  static func units(in words: ReferenceWording) -> [Block] {
    UnitSection.allCases.flatMap { section -> [Block] in
      let isMixed = section.kinds.count > 1
      let definitions = section.kinds.flatMap { kind in
        kind.units.map { unit in
          let meaning = unit.meaning(in: kind, isKindNamed: isMixed, words)
          return Definition(.code(unit.spellings), InlineText(meaning))
        }
      }
      return [.heading(words.title(of: section)), .definitions(definitions)]
        + (words.note(on: section).map { [.paragraph($0)] } ?? [])
    }
  }

  static func prefixes(
    _ prefixes: [UnitPrefix], of source: UnitSource, in words: ReferenceWording
  ) -> Block {
    let list = prefixes.map { "\($0.symbol) \($0.name) \($0.base)^\($0.exponent)" }
    let name = words.words.name(of: source)
    return .paragraph(InlineText(words.introduced(list.joined(separator: ", "), by: name)))
  }

  /// The currency signs with their meaning in an unknown country.
  static func currencySigns(in words: ReferenceWording) -> Block {
    func signs(where isIncluded: (String) -> Bool) -> String {
      CurrencySigns.all.filter(isIncluded).compactMap { sign in
        CurrencySigns.standard.currency(of: sign).map { "\(sign) \($0.symbol)" }
      }.joined(separator: ", ")
    }
    return .paragraph(
      words.currencySigns(
        shared: signs(where: CurrencySigns.isShared),
        others: signs { !CurrencySigns.isShared($0) }))
  }

  static func currencies(in words: ReferenceWording) -> Block {
    let names = QuantityKind.money.units.map { "\($0.symbol) \($0.name)" }
    return .paragraph(InlineText(names.joined(separator: ", ") + "."))
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

  fileprivate func meaning(
    in kind: QuantityKind, isKindNamed: Bool, _ words: ReferenceWording
  ) -> String {
    let title = symbols.isEmpty ? plural : name
    let value = value(in: kind.coherentUnit, words.words)
    let facts = [title, isKindNamed ? words.words.noun(of: kind) : nil, value, mark]
    return facts.compactMap(\.self).joined(separator: ", ") + words.semicolon
      + words.words.name(of: source) + "."
  }

  /// A typical prefix, which represents all that the unit takes.
  private var mark: String? {
    switch prefixes {
    case .none: nil
    case .metric: "`k`"
    case .multiples, .listed: "`M`"
    case .ofInformation: "`Ki`"
    }
  }
}
