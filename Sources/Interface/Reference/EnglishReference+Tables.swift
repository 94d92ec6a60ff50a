import CalculatorCore
import ExactNumbers
import Quantities

extension EnglishReference {
  package func same(as name: String) -> InlineText { InlineText("The same as `\(name)`.") }

  package func example(_ expression: String, becomes output: String) -> InlineText {
    InlineText("`\(expression)` becomes `\(output)`.")
  }

  package func entry(of section: UnitSection) -> (title: String, note: InlineText?) {
    switch section {
    case .length:
      ("Length", "A point is that of computers; `pt` is the pint.")
    case .area: ("Area", nil)
    case .volume:
      (
        "Volume",
        """
        The gallon and its parts are those of the United States, for liquids; the imperial ones have \
        names of their own. The barrel is that of oil.
        """
      )
    case .mass:
      (
        "Mass",
        """
        A ton is the short one of the United States. The pound is no force, which is `lbf`, and no \
        money, which is `GBP`.
        """
      )
    case .time:
      ("Time", "A year is the Julian one of 365.25 days, and a month a twelfth of it.")
    case .speed: ("Speed and acceleration", nil)
    case .temperature:
      (
        "Temperature",
        """
        °C and °F are converted as points of their scales, and Δ°C and Δ°F as differences of two \
        points.
        """
      )
    case .pressure: ("Pressure", nil)
    case .energy:
      (
        "Energy",
        """
        The calorie is the thermochemical one; `Cal` with a capital letter is the kilocalorie. The \
        British thermal unit is that of the International Table, and the therm that of the United \
        States.
        """
      )
    case .power: ("Power", nil)
    case .force: ("Force", nil)
    case .angle: ("Angle", nil)
    case .frequency: ("Frequency", nil)
    case .information:
      ("Information", "`b` is a bit, and `B` a byte; `kB` has 1000 bytes, and `KiB` has 1024.")
    case .electricity: ("Electricity and magnetism", nil)
    case .light: ("Light", nil)
    case .substances: ("Substances and radiation", nil)
    case .fuelEconomy:
      ("Fuel economy", "`mpg` is that of the United States, `impmpg` that of the United Kingdom.")
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

  package func text(of clash: NameClash) -> InlineText {
    switch clash {
    case .function:
      "A unit, unless a parenthesis or an operand follows: `5 min`, `min(5;3)`, `lb 32`; `3 min 4` is refused."
    case .conversion: "Converts where a unit or a form follows, otherwise a unit: `72 in in cm`."
    case .half:
      """
      Half of a day behind an hour where a zone follows, as in `3 pm Paris`; else a unit. `3 pm` alone is \
      refused, because it can be either.
      """
    case .capital: "Converts in small letters; with a capital it is the terabyte in French."
    case .degree:
      "Turns a number into an angle; before `/` and a unit, minutes of arc or a scale of temperature it is a part of that unit: `30 deg/s`, `20 deg C`."
    case .answer: "The previous result; in French, behind a number and a space, years."
    case .word: "The word, and never the unit, which has a longer name; `EN` and `ET` in French."
    case .command: "A command where it stands alone on the line of the screen."
    case .prefix: "The unit of this name, and not one with a prefix."
    }
  }
}
