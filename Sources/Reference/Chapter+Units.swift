import CalculatorViewModel
import Quantities

extension Chapter {
  static let units = Chapter(
    title: "Units and money", blocks: introduction + unitBlocks + prefixBlocks + money + standards)

  private static let introduction: [Block] = [
    .paragraph(
      """
      A unit stands behind a number, as in `5 km`, or behind `in`, as in `5 km in mi`. Units are \
      multiplied, divided and raised to powers: `kg*m/s^2`, `L/100 km`, `m²`, `sq ft`. Symbols have \
      their case, because `MW` and `mW` are two units; names, codes of currencies, and symbols that \
      can mean only one usual unit are read in any case. Names have plurals, and a space in a name \
      may be `_`.
      """),
    .paragraph(
      """
      All values are exact. `k` marks a unit that takes the prefixes of the SI, `M` one that takes \
      those from kilo to tera, and `Ki` one that takes those from kilo up and the binary ones.
      """),
  ]

  private static let prefixBlocks: [Block] = [
    .heading("Prefixes"),
    .paragraph(InlineText("SI: " + list(UnitPrefix.metric) + ".")),
    .paragraph(InlineText("IEC 80000: " + list(UnitPrefix.binary) + ".")),
  ]

  private static func list(_ prefixes: [UnitPrefix]) -> String {
    prefixes.map { "\($0.symbol) \($0.name) \($0.base)^\($0.exponent)" }.joined(separator: ", ")
  }

  private static let money: [Block] = [
    .heading("Money"),
    .paragraph(
      """
      Currencies have their codes, in any case, and some have signs. A sign that several currencies \
      share is that of the country of the locale; elsewhere \(signs(where: CurrencySigns.isShared)). \
      Other signs: \(signs { !CurrencySigns.isShared($0) }).
      """),
    .paragraph(
      InlineText(
        QuantityKind.money.units.map { "\($0.symbol) \($0.name)" }.joined(separator: ", ") + ".")),
  ]

  /// Signs of currencies, with what they mean where the country is not known.
  private static func signs(where isIncluded: (String) -> Bool) -> String {
    CurrencySigns.all.filter(isIncluded).compactMap { sign in
      CurrencySigns.standard.currency(of: sign).map { "\(sign) \($0.symbol)" }
    }
    .joined(separator: ", ")
  }

  private static let standards: [Block] = [
    .heading("Standards"),
    .definitions(
      UnitSource.allCases.map { Definition(.code([$0.name]), InlineText($0.title + ".")) }),
  ]
}
