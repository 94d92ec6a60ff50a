import ExactNumbers

extension UnitTable {
  static let matter = [
    // `ct` may be the carat or a cent, so it has no meaning. `ton` is the US short ton. The pound
    // is a mass. The dalton is omitted because its value is measured.
    UnitGroup(
      .mass, .mass, usual: "kg g lb oz mg t st ton µg ng ozt carat Mt Gt",
      Row("g", "gram grams gramme grammes", "0.001", .si, .metric, french: "gramme grammes"),
      Row("t", "tonne tonnes metric_ton metric_tons", "1000", .si, .multiples),
      Row("lb lbs lbm", "pound pounds", "0.45359237", .yardAndPound),
      Row("oz", "ounce ounces", "0.45359237 / 16", .yardAndPound, french: "once onces"),
      Row("st", "stone stone stones", "14 × 0.45359237", .yardAndPound),
      Row("", "ton tons short_ton short_tons", "2000 × 0.45359237", .yardAndPound),
      Row(
        "longton", "long_ton long_tons imperial_ton imperial_tons", "2240 × 0.45359237",
        .yardAndPound), Row("", "grain grains", "0.45359237 / 7000", .yardAndPound),
      Row(
        "ozt", "troy_ounce troy_ounces troy_oz", "480 × 0.45359237 / 7000", .yardAndPound,
        french: "once_troy onces_troy"), Row("", "carat carats", "0.0002", .nist),
      Row("", "slug slugs", "0.45359237 × 9.80665 / 0.3048", .nist)),
    // The Rankine scale begins at absolute zero, so its degree is a multiple. Δ marks differences
    // of two points.
    UnitGroup(
      .temperature, .temperature, usual: "°C °F K Δ°C Δ°F mK",
      Row("K", "kelvin kelvins", "1", .si, .metric),
      Row(
        "°C ℃ degC", "degree_Celsius degrees_Celsius celsius centigrade",
        .points(1, zero: -Rational(numerator: 27315, denominator: 100)), .si,
        french: "degré_Celsius degrés_Celsius degré_celsius degrés_celsius"),
      Row(
        "°F ℉ degF", "degree_Fahrenheit degrees_Fahrenheit fahrenheit",
        .points(
          Rational(numerator: 5, denominator: 9),
          zero: -Rational(numerator: 45967, denominator: 100)), .nist,
        french: "degré_Fahrenheit degrés_Fahrenheit degré_fahrenheit degrés_fahrenheit"),
      Row("°R degR", "degree_Rankine degrees_Rankine rankine", "5 / 9", .nist),
      Row("Δ°C Δ℃ deltaC", "Celsius_difference Celsius_differences", "1", .si),
      Row("Δ°F Δ℉ deltaF", "Fahrenheit_difference Fahrenheit_differences", "5 / 9", .nist)),
    UnitGroup(
      .force, .force, usual: "N kN lbf kgf MN mN", Row("N", "newton newtons", "1", .si, .metric),
      Row(
        "lbf", "pound_force pounds_force", "0.45359237 × 9.80665", .nist,
        french: "livre_force livres_force"),
      Row(
        "kgf kp", "kilogram_force kilograms_force", "9.80665", .nist,
        french: "kilogramme_force kilogrammes_force"), Row("dyn", "dyne dynes", "1e-5", .nist)),
    // Conventional mercury of 13595.1 kg/m³ under standard gravity.
    UnitGroup(
      .pressure, .pressure, usual: "bar Pa kPa psi hPa mbar atm mmHg MPa GPa torr inHg",
      Row("Pa", "pascal pascals", "1", .si, .metric),
      // With hecto it would be the reduced Planck constant.
      Row("bar", "bar bars", "100000", .nist, .listed([-6, -3, -2, -1, 3, 6, 9])),
      Row(
        "psi", "pound_per_square_inch pounds_per_square_inch",
        "0.45359237 × 9.80665 / 0.0254 / 0.0254", .nist),
      Row("atm", "atmosphere atmospheres", "101325", .nist, french: "atmosphère atmosphères"),
      Row(
        "mmHg", "millimetre_of_mercury millimetres_of_mercury", "0.001 × 13595.1 × 9.80665", .nist),
      Row("inHg", "inch_of_mercury inches_of_mercury", "0.0254 × 13595.1 × 9.80665", .nist),
      Row("torr Torr", "torr torrs", "101325 / 760", .nist)),
    // The calorie is thermochemical, the British thermal unit that of the International Table, the
    // therm that of the US.
    UnitGroup(
      .energy, .energy,
      usual: "kWh J kJ kcal cal MJ Wh BTU MWh eV Nm GJ GWh TWh keV MeV GeV TeV meV mWh",
      Row("J", "joule joules", "1", .si, .metric),
      Row(
        "Wh", "watt_hour watt_hours watthour watthours", "3600", .nist, .metric,
        french: "wattheure wattheures watt_heure watt_heures"),
      Row("cal", "calorie calories", "4.184", .nist, .metric),
      Row("BTU Btu", "British_thermal_unit British_thermal_units", "1055.05585262", .nist),
      Row(
        "eV", "electronvolt electronvolts electron_volt electron_volts", "1.602176634e-19", .si,
        .metric, french: "électronvolt électronvolts"),
      Row("", "therm therms", "1.054804e8", .nist),
      Row("erg", "erg ergs", "1e-7", .nist),
      Row("Nm", "newton_metre newton_metres newton_meter newton_meters", "1", .si, .metric)),
    UnitGroup(
      .power, .power, usual: "W kW hp MW PS GW mW VA kVA MVA µW TW",
      Row("W", "watt watts", "1", .si, .metric),
      Row("hp", "horsepower horsepower", "550 × 0.3048 × 0.45359237 × 9.80665", .nist),
      Row(
        "PS", "metric_horsepower metric_horsepower", "75 × 9.80665", .nist,
        french: "cheval chevaux ch"),
      Row(
        "VA", "volt_ampere volt_amperes voltampere voltamperes", "1", .iec,
        .listed([-3, 3, 6, 9]))),
    UnitGroup(
      .amount, .amount, usual: "mol mmol µmol kmol nmol",
      Row("mol", "mole moles", "1", .si, .metric)),
    UnitGroup(
      .catalyticActivity, .catalyticActivity, Row("kat", "katal katals", "1", .si, .metric)),
    UnitGroup(
      .radioactivity, .frequency, Row("Bq", "becquerel becquerels", "1", .si, .metric),
      Row("Ci", "curie curies", "3.7e10", .nist, .metric)),
    UnitGroup(
      .dose, .dose, usual: "mSv Sv µSv Gy mGy rem",
      Row("Sv", "sievert sieverts", "1", .si, .metric),
      Row("Gy", "gray grays", "1", .si, .metric),
      Row("rem", "rem rems", "0.01", .nist)),
    UnitGroup(
      .fuelEconomy, .fuelEconomy, usual: "L/100_km mpg km/L impmpg",
      Row("mpg", "mile_per_gallon miles_per_gallon", "1760 × 0.9144 / 231 / 16387064e-12", .nist),
      Row(
        "impmpg", "mile_per_imperial_gallon miles_per_imperial_gallon",
        "1760 × 0.9144 / 0.00454609", .nist)),
  ]
}
