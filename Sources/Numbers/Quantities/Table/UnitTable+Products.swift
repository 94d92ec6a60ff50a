import ExactNumbers

extension UnitTable {
  /// The base units without a prefix: the gram instead of the kilogram.
  static let baseUnits = units("m g s A K mol cd rad bit EUR")

  static let derivedUnits = units("N J W Pa V Ω C F Wb T H S Wh Ah")

  /// The product equal to a unit, for simplification: 60 mph · 2 h is 120 mi, 2 kW · 3 h is 6 kWh.
  package static func product(equalTo definition: UnitDefinition) -> Unit? { products[definition] }

  static let productUnits = units("Wh Ah Nm VA mph kn rpm psi bps Bps mpg impmpg")
  private static let products: [UnitDefinition: Unit] = Dictionary(
    uniqueKeysWithValues: zip(
      productUnits,
      [
        [("W", 1), ("h", 1)], [("A", 1), ("h", 1)], [("N", 1), ("m", 1)], [("V", 1), ("A", 1)],
        [("mi", 1), ("h", -1)], [("nmi", 1), ("h", -1)], [("turn", 1), ("min", -1)],
        [("lbf", 1), ("in", -2)], [("bit", 1), ("s", -1)], [("B", 1), ("s", -1)],
        [("mi", 1), ("gal", -1)], [("mi", 1), ("impgal", -1)],
      ].map(unit)))

  /// The speed of light as a part of units such as MeV/c², which has no name of its own.
  package static let lightSpeed = UnitDefinition(
    UnitDefinition.Row("c", "speed_of_light speeds_of_light", "299792458", .si), .length / .time)

  /// The product named like `kmh`, `sqft`, `square feet`, `cu in` or `cubic metres`.
  package static func product(named name: String, in language: TextLanguage = .english) -> Unit? {
    let name = joined(name)
    switch name.lowercased() {
    case "kph", "kmh": return unit([("km", 1), ("h", -1)])
    case "kps": return unit([("km", 1), ("s", -1)])
    case "fps": return unit([("ft", 1), ("s", -1)])
    case "ftlb", "ftlbs", "ftlbf", "ft_lb", "ft_lbs", "lb_ft", "lbs_ft", "lbft", "foot_pound",
      "foot_pounds":
      return unit([("ft", 1), ("lbf", 1)])
    case "ws": return unit([("W", 1), ("s", 1)])
    case "cc", "ccm": return unit([("cm", 3)])
    case "cbm": return unit([("m", 3)])
    default:
      let names = [("square_", 2), ("sq_", 2), ("sq", 2), ("cubic_", 3), ("cu_", 3), ("cu", 3)]
        .filter { name.lowercased().hasPrefix($0.0) }.map { (name.dropFirst($0.0.count), $0.1) }
      for (name, exponent) in names {
        guard let length = unit(named: String(name), in: language),
          length.definition.dimension == .length
        else { continue }
        return Unit([length.raised(to: exponent)])
      }
      return nil
    }
  }

  package static func exponent(named name: String, in language: TextLanguage) -> Int? {
    let name = name.lowercased()
    return exponents[name] ?? language.of(nil, frenchExponents[name])
  }

  private static let exponents = ["squared": 2, "cubed": 3]
  private static let frenchExponents = [
    "carré": 2, "carrés": 2, "carrée": 2, "carrées": 2, "cube": 3, "cubes": 3,
  ]

  package static let mostWords = 5

  /// Whether a word, perhaps prefixed, may begin a name of several words.
  package static func beginsName(_ word: String) -> Bool {
    let word = word.lowercased()
    return firstWords.contains(word) || cuts(of: word).contains { firstWords.contains($0.rest) }
  }

  private static let firstWords: Set<String> = {
    var words: Set = ["square", "sq", "cubic", "cu", "ft", "lb", "lbs", "foot"]
    for definition in definitions {
      for name in definition.spellings {
        guard let end = name.utf8.firstIndex(of: UInt8(ascii: "_")) else { continue }
        words.insert(String(name[..<end]).lowercased())
      }
    }
    return words
  }()

  private static func unit(_ powers: [(name: String, exponent: Int)]) -> Unit {
    Unit(powers.compactMap { name, exponent in unit(named: name).map { $0.raised(to: exponent) } })
  }

  private static func units(_ names: String) -> [UnitDefinition] {
    names.split(separator: " ").compactMap { unit(named: String($0))?.definition }
  }
}
