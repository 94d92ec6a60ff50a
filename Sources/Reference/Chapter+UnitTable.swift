import CalculatorViewModel
import Quantities

extension Chapter {
  /// The units of the table but currencies, in sections.
  static let unitBlocks: [Block] = sections.flatMap { section -> [Block] in
    let isMixed = section.kinds.count > 1
    let definitions = section.kinds.flatMap { kind in
      kind.units.map { unit in
        let meaning = unit.meaning(in: kind, isKindNamed: isMixed)
        return Definition(.code(unit.spellings), InlineText(meaning))
      }
    }
    let note = section.note.map { [Block.paragraph(InlineText($0))] } ?? []
    return [.heading(section.title), .definitions(definitions)] + note
  }

  /// Kinds of quantities below one heading.
  private struct Section {
    let title: String
    let kinds: [QuantityKind]
    var note: String?

    init(_ title: String, _ kinds: [QuantityKind], note: String? = nil) {
      (self.title, self.kinds, self.note) = (title, kinds, note)
    }
  }

  private static let sections = [
    Section("Length", [.length], note: "A point is that of computers; `pt` is the pint."),
    Section("Area", [.area]),
    Section(
      "Volume", [.volume],
      note: """
        The gallon and its parts are those of the United States, for liquids; the imperial ones have \
        names of their own. The barrel is that of oil.
        """),
    Section(
      "Mass", [.mass],
      note: """
        A ton is the short one of the United States. The pound is no force, which is `lbf`, and no \
        money, which is `GBP`.
        """),
    Section(
      "Time", [.time],
      note: "A year is the Julian one of 365.25 days, and a month a twelfth of it."),
    Section("Speed and acceleration", [.speed, .acceleration]),
    Section(
      "Temperature", [.temperature],
      note: """
        °C and °F are converted as points of their scales, and Δ°C and Δ°F as differences of two \
        points.
        """),
    Section("Pressure", [.pressure]),
    Section(
      "Energy", [.energy],
      note: """
        The calorie is the thermochemical one; `Cal` with a capital letter is the kilocalorie. The \
        British thermal unit is that of the International Table, and the therm that of the United \
        States.
        """),
    Section("Power", [.power]),
    Section("Force", [.force]),
    Section("Angle", [.angle, .solidAngle]),
    Section("Frequency", [.frequency, .angularVelocity]),
    Section(
      "Information", [.information, .dataRate],
      note: "`b` is a bit, and `B` a byte; `kB` has 1000 bytes, and `KiB` has 1024."),
    Section(
      "Electricity and magnetism",
      [
        .current, .voltage, .resistance, .conductance, .charge, .capacitance, .inductance,
        .magneticFlux, .magneticFluxDensity,
      ]),
    Section("Light", [.luminousIntensity, .luminousFlux, .illuminance]),
    Section("Substances and radiation", [.amount, .catalyticActivity, .radioactivity, .dose]),
    Section(
      "Fuel economy", [.fuelEconomy],
      note: "`mpg` is that of the United States, `impmpg` that of the United Kingdom."),
  ]
}
