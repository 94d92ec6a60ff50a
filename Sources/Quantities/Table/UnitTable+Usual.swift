extension UnitTable {
  /// Names of units that people measure in, by dimension, the most usual first.
  ///
  /// Among them are products and quotients, which have no row in the table.
  private static let usual: [(dimension: Dimension, names: String)] = [
    (.length, "km m cm mm mi ft in yd nmi µm nm au ly pc kpc Mpc"),
    (.area, "m² km² cm² ha ft² acre mi² yd² in²"),
    (.volume, "L mL m³ gal floz cup pt qt tbsp tsp cL dL hL cm³ ft³ in³ µL impgal imppt bbl"),
    (.mass, "kg g lb oz mg t st ton µg ng ozt ct Mt Gt"),
    (.time, "s min h day week month year ms µs ns ps"),
    (.speed, "km/h mph m/s kn ft/s km/s"),
    (.acceleration, "m/s² g0 ft/s²"),
    (.temperature, "°C °F K Δ°C Δ°F mK"),
    (.pressure, "bar Pa kPa psi hPa mbar atm mmHg MPa GPa torr inHg"),
    (.energy, "kWh J kJ kcal cal MJ Wh BTU MWh eV Nm GJ GWh TWh keV MeV GeV TeV mWh"),
    (.power, "W kW hp MW PS GW mW VA kVA MVA µW TW"),
    (.force, "N kN lbf kgf MN mN"),
    (.angle, "° rad arcmin arcsec gon turn mrad"),
    (.frequency, "Hz kHz MHz GHz bpm rpm THz"),
    (.angularVelocity, "rpm rad/s °/s Hz"),
    (.information, "MB GB kB B TB bit KiB MiB GiB TiB Mbit kbit Gbit PB PiB Tbit"),
    (.dataRate, "Mbit/s MB/s Mbps kbit/s Gbit/s Gbps kB/s GB/s kbps MBps bps"),
    (.current, "A mA µA kA nA"),
    (.voltage, "V mV kV µV MV"),
    (.resistance, "Ω kΩ MΩ mΩ"),
    (.conductance, "S mS µS"),
    (.charge, "C Ah mAh µC nC"),
    (.capacitance, "F µF nF pF mF"),
    (.inductance, "H mH µH nH"),
    (.magneticFlux, "Wb mWb"),
    (.magneticFluxDensity, "T mT µT gauss nT"),
    (.luminousIntensity, "cd mcd"),
    (.luminousFlux, "lm"),
    (.illuminance, "lx"),
    (.amount, "mol mmol µmol kmol nmol"),
    (.dose, "mSv Sv µSv Gy mGy rem"),
    (.fuelEconomy, "L/100_km mpg km/L impmpg"),
    (.money, "EUR USD GBP JPY CHF CNY CAD AUD INR SEK NOK DKK PLN CZK KRW BRL MXN TRY HKD SGD NZD"),
  ]

  /// The usual names of units of a dimension, the most usual first.
  package static func usualNames(of dimension: Dimension) -> [String] {
    usual.filter { $0.dimension == dimension }.flatMap { $0.names.split(separator: " ") }
      .map { spaced(String($0)) }
  }

  /// The units that people measure in, apart from products.
  static let usualFactors: Set<Unit.Factor> = Set(
    usual.flatMap { $0.names.split(separator: " ") }.compactMap { name in
      let name = String(name)
      return names[name].map { Unit.Factor($0) } ?? prefixed(name).first
    })

  /// The names to offer for a quantity of a dimension, the most usual first: units with and without a
  /// prefix, all symbols, and names in the plural, as far as they are a single word.
  package static func names(fitting dimension: Dimension) -> [String] {
    let fitting = definitions.filter { fits($0.dimension, dimension) }
    let usual = [dimension, alternative(to: dimension)].compactMap(\.self).flatMap(usualNames)
    var seen: Set<String> = []
    return (usual + fitting.flatMap(\.symbols) + fitting.map(\.words[1])).filter {
      !$0.contains("_") && seen.insert($0).inserted
    }
  }

  /// Whether a unit of one dimension can express a quantity of another one.
  private static func fits(_ dimension: Dimension, _ other: Dimension) -> Bool {
    dimension == other || dimension == alternative(to: other)
  }

  /// The other dimension whose units can express a quantity: a cycle counts as a turn.
  private static func alternative(to dimension: Dimension) -> Dimension? {
    switch dimension {
    case .frequency: .angularVelocity
    case .angularVelocity: .frequency
    default: nil
    }
  }

  /// The names that an unknown name is compared with: all of the table that are a single word of two
  /// letters or more, and the usual ones with a prefix.
  package static let comparedNames: [String] = Set(
    names.keys.filter { !$0.contains("_") }
      + usual.flatMap { $0.names.split(separator: " ") }
      .map(String.init).filter { unit(named: $0) != nil }
  )
  .filter { $0.count > 1 }
  .sorted { ($0.lowercased(), $1) < ($1.lowercased(), $0) }

  /// The symbols of two letters or more that are usual, with and without a prefix.
  ///
  /// No result can have such a name, because it would be read as the unit behind every digit. Letters
  /// alone stay names, as in algebra, and so do words such as `hours`.
  package static let symbols: Set<String> = Set(
    definitions.flatMap(\.symbols)
      + usual.flatMap { $0.names.split(separator: " ") }
      .map(String.init).filter { unit(named: $0)?.prefix != nil }
  )
  .filter { $0.count > 1 }
}

/// What letters that are typed one after another can be of a unit.
extension UnitTable {
  /// Whether a unit has a name that begins with some letters, in whatever case.
  ///
  /// - Complexity: linear in the number of names.
  package static func hasName(beginningWith letters: String) -> Bool {
    let lowercased = letters.lowercased()
    return comparedNames.contains { $0.lowercased().hasPrefix(lowercased) }
      || unit(named: letters) != nil
  }

  /// Whether a name, in its own case, is that of a unit that people measure in.
  package static func isUsual(_ name: String) -> Bool {
    let factor = names[name].map { Unit.Factor($0) } ?? prefixed(name).first
    return factor.map(usualFactors.contains) ?? false
  }

  /// The names to offer where any unit may stand, the most usual first.
  package static let offeredNames: [String] = {
    var dimensions: Set<Dimension> = []
    var seen: Set<String> = []
    return definitions.map(\.dimension).filter { dimensions.insert($0).inserted }
      .flatMap { names(fitting: $0) }.filter { seen.insert($0).inserted }
  }()
}
