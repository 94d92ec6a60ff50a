import CalculatorViewModel
import Quantities
import Words

extension Chapter {
  static func units(in words: any ReferenceWording) -> Chapter {
    let text = words.units
    let introduction = [Block.paragraph(text.notation), .paragraph(text.values)]
    let prefixes = [
      Block.heading(text.prefixesTitle),
      .paragraph(InlineText(list(UnitPrefix.metric, of: .si, in: words))),
      .paragraph(InlineText(list(UnitPrefix.binary, of: .iec, in: words))),
    ]
    let standards = UnitSource.allCases.map { source in
      Definition(.name(words.name(of: source)), InlineText(words.title(of: source) + "."))
    }
    return Chapter(
      title: words.title(of: .units),
      blocks: introduction + unitBlocks(in: words) + prefixes + money(in: words)
        + [.heading(text.standardsTitle), .definitions(standards)])
  }

  /// The units of the table but currencies, in sections.
  static func unitBlocks(in words: any ReferenceWording) -> [Block] {
    UnitSection.allCases.flatMap { section -> [Block] in
      let isMixed = section.kinds.count > 1
      let definitions = section.kinds.flatMap { kind in
        kind.units.map { unit in
          let meaning = unit.meaning(in: kind, isKindNamed: isMixed, words: words)
          return Definition(.code(unit.spellings), InlineText(meaning))
        }
      }
      let note = words.note(on: section).map { [Block.paragraph($0)] } ?? []
      return [.heading(words.title(of: section)), .definitions(definitions)] + note
    }
  }

  private static func list(
    _ prefixes: [UnitPrefix], of source: UnitSource, in words: any ReferenceWording
  ) -> String {
    let list = prefixes.map { "\($0.symbol) \($0.name) \($0.base)^\($0.exponent)" }
    return words.introduced(list.joined(separator: ", "), by: words.name(of: source))
  }

  private static func money(in words: any ReferenceWording) -> [Block] {
    let currencies = QuantityKind.money.units.map { "\($0.symbol) \(words.name(ofCurrency: $0))" }
    return [
      .heading(words.units.moneyTitle),
      .paragraph(
        words.currencySigns(
          shared: signs(where: CurrencySigns.isShared),
          others: signs { !CurrencySigns.isShared($0) })),
      .paragraph(InlineText(currencies.joined(separator: ", ") + ".")),
    ]
  }

  /// Signs of currencies, with what they mean where the country is not known.
  private static func signs(where isIncluded: (String) -> Bool) -> String {
    CurrencySigns.all.filter(isIncluded).compactMap { sign in
      CurrencySigns.standard.currency(of: sign).map { "\(sign) \($0.symbol)" }
    }
    .joined(separator: ", ")
  }
}
