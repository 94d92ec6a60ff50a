import CalculatorViewModel
import Quantities
import Words

extension English {
  package var units: UnitsText {
    UnitsText(
      notation:
        """
        A unit stands behind a number, as in `5 km`, or behind `in`, as in `5 km in mi`. Units are \
        multiplied, divided and raised to powers: `kg*m/s^2`, `L/100 km`, `m²`, `sq ft`. Symbols \
        have their case, because `MW` and `mW` are two units; names, codes of currencies, and \
        symbols that can mean only one usual unit are read in any case. Names have plurals, and a \
        space in a name may be `_`.
        """,
      values:
        """
        All values are exact. `k` marks a unit that takes the prefixes of the SI, `M` one that \
        takes those from kilo to tera, and `Ki` one that takes those from kilo up and the binary \
        ones.
        """,
      prefixesTitle: "Prefixes",
      moneyTitle: "Money",
      standardsTitle: "Standards")
  }

  package func title(of section: UnitSection) -> String {
    switch section {
    case .length: "Length"
    case .area: "Area"
    case .volume: "Volume"
    case .mass: "Mass"
    case .time: "Time"
    case .speed: "Speed and acceleration"
    case .temperature: "Temperature"
    case .pressure: "Pressure"
    case .energy: "Energy"
    case .power: "Power"
    case .force: "Force"
    case .angle: "Angle"
    case .frequency: "Frequency"
    case .information: "Information"
    case .electricity: "Electricity and magnetism"
    case .light: "Light"
    case .substances: "Substances and radiation"
    case .fuelEconomy: "Fuel economy"
    }
  }

  package func note(on section: UnitSection) -> InlineText? {
    switch section {
    case .length: "A point is that of computers; `pt` is the pint."
    case .volume:
      """
      The gallon and its parts are those of the United States, for liquids; the imperial ones have \
      names of their own. The barrel is that of oil.
      """
    case .mass:
      """
      A ton is the short one of the United States. The pound is no force, which is `lbf`, and no \
      money, which is `GBP`.
      """
    case .time: "A year is the Julian one of 365.25 days, and a month a twelfth of it."
    case .temperature:
      """
      °C and °F are converted as points of their scales, and Δ°C and Δ°F as differences of two \
      points.
      """
    case .energy:
      """
      The calorie is the thermochemical one; `Cal` with a capital letter is the kilocalorie. The \
      British thermal unit is that of the International Table, and the therm that of the United \
      States.
      """
    case .information: "`b` is a bit, and `B` a byte; `kB` has 1000 bytes, and `KiB` has 1024."
    case .fuelEconomy: "`mpg` is that of the United States, `impmpg` that of the United Kingdom."
    case .area, .speed, .pressure, .power, .force, .angle, .frequency, .electricity, .light,
      .substances:
      nil
    }
  }

  package var semicolon: String { "; " }

  package func introduced(_ list: String, by name: String) -> String { "\(name): \(list)." }

  package func currencySigns(shared: String, others: String) -> InlineText {
    """
    Currencies have their codes, in any case, and some have signs. A sign that several currencies \
    share is that of the country of the locale; elsewhere \(shared). Other signs: \(others).
    """
  }

  package func name(ofCurrency currency: UnitDefinition) -> String { currency.name }
}
