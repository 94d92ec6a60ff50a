extension UnitTable {
  /// Units of length, in metres.
  ///
  /// The chain, the furlong and the rod are those of the international foot, since NIST and the
  /// National Geodetic Survey of the United States gave up the survey foot at the end of 2022. `pt`
  /// is the pint; the typographic point is a word, and is that of computers, a 72nd of an inch.
  static let lengths = [
    UnitDefinition("m", "metre metres meter meters", .length, "1", .si, prefixes: .metric),
    UnitDefinition("in", "inch inches", .length, "0.0254", .yardAndPound),
    UnitDefinition("ft", "foot feet", .length, "0.3048", .yardAndPound),
    UnitDefinition("yd", "yard yards yds", .length, "0.9144", .yardAndPound),
    UnitDefinition("mi", "mile miles", .length, "1760 × 0.9144", .yardAndPound),
    UnitDefinition("nmi", "nautical_mile nautical_miles", .length, "1852", .nist),
    UnitDefinition("mil thou", "mil mils", .length, "0.001 × 0.0254", .yardAndPound),
    UnitDefinition("", "point points", .length, "0.0254 / 72", .nist),
    UnitDefinition("", "pica picas", .length, "0.0254 / 6", .nist),
    UnitDefinition("", "hand hands", .length, "4 × 0.0254", .customary),
    UnitDefinition("", "fathom fathoms", .length, "6 × 0.3048", .yardAndPound),
    UnitDefinition("", "rod rods", .length, "16.5 × 0.3048", .yardAndPound),
    UnitDefinition("", "chain chains", .length, "66 × 0.3048", .yardAndPound),
    UnitDefinition("", "furlong furlongs", .length, "660 × 0.3048", .yardAndPound),
    UnitDefinition("", "league leagues", .length, "3 × 1760 × 0.9144", .customary),
    UnitDefinition("ftUS", "survey_foot survey_feet", .length, "1200 / 3937", .nist),
    UnitDefinition("Å", "ångström ångströms angstrom angstroms", .length, "1e-10", .nist),
    UnitDefinition("au AU", "astronomical_unit astronomical_units", .length, "149597870700", .si),
    UnitDefinition(
      "ly", "light_year light_years lightyear lightyears", .length,
      "299792458 × 365.25 × 86400", .iau),
    UnitDefinition(
      "pc", "parsec parsecs", .length, "648000 / π × 149597870700", .iau, prefixes: .metric),
  ]

  /// Units of area that are no square of a length, in square metres.
  ///
  /// The acre is that of the international yard.
  static let areas = [
    UnitDefinition("ha", "hectare hectares", .area, "10000", .si),
    UnitDefinition("", "acre acres", .area, "4840 × 0.9144 × 0.9144", .yardAndPound),
  ]

  /// Units of volume that are no cube of a length, in cubic metres.
  ///
  /// A gallon and its parts are those of the United States for liquids; the imperial ones of the
  /// United Kingdom have names of their own. The barrel is that of oil, the bushel that of the United
  /// States.
  static let volumes = [
    UnitDefinition(
      "L l ℓ", "litre litres liter liters", .volume, "0.001", .si, prefixes: .metric),
    UnitDefinition("gal", "gallon gallons", .volume, "231 × 16387064e-12", .nist),
    UnitDefinition("qt", "quart quarts", .volume, "231 / 4 × 16387064e-12", .nist),
    UnitDefinition("pt", "pint pints", .volume, "231 / 8 × 16387064e-12", .nist),
    UnitDefinition("", "cup cups", .volume, "231 / 16 × 16387064e-12", .nist),
    UnitDefinition("", "gill gills", .volume, "231 / 32 × 16387064e-12", .nist),
    UnitDefinition(
      "floz fl_oz", "fluid_ounce fluid_ounces", .volume, "231 / 128 × 16387064e-12", .nist),
    UnitDefinition(
      "tbsp", "tablespoon tablespoons", .volume, "231 / 256 × 16387064e-12", .nist),
    UnitDefinition("tsp", "teaspoon teaspoons", .volume, "231 / 768 × 16387064e-12", .nist),
    UnitDefinition("bbl", "barrel barrels", .volume, "42 × 231 × 16387064e-12", .nist),
    UnitDefinition("bu", "bushel bushels", .volume, "2150.42 × 16387064e-12", .nist),
    UnitDefinition(
      "impgal imp_gal", "imperial_gallon imperial_gallons", .volume, "0.00454609", .nist),
    UnitDefinition(
      "impqt imp_qt", "imperial_quart imperial_quarts", .volume, "0.00454609 / 4", .nist),
    UnitDefinition(
      "imppt imp_pt", "imperial_pint imperial_pints", .volume, "0.00454609 / 8", .nist),
    UnitDefinition(
      "impfloz imp_fl_oz", "imperial_fluid_ounce imperial_fluid_ounces", .volume,
      "0.00454609 / 160", .nist),
  ]

  /// Units of time, in seconds.
  ///
  /// A year is the Julian year of 365.25 days, as in astronomy, and a month a twelfth of it. Years of
  /// the calendar differ.
  static let times = [
    UnitDefinition("s sec", "second seconds secs", .time, "1", .si, prefixes: .metric),
    UnitDefinition("min", "minute minutes mins", .time, "60", .si),
    UnitDefinition("h hr", "hour hours hrs", .time, "3600", .si),
    UnitDefinition("d", "day days", .time, "86400", .si),
    UnitDefinition("", "week weeks wk wks", .time, "7 × 86400", .customary),
    UnitDefinition("", "fortnight fortnights", .time, "14 × 86400", .customary),
    UnitDefinition("", "month months", .time, "365.25 × 86400 / 12", .customary),
    UnitDefinition("", "year years yr yrs", .time, "365.25 × 86400", .iau),
    UnitDefinition("", "decade decades", .time, "10 × 365.25 × 86400", .iau),
    UnitDefinition("", "century centuries", .time, "100 × 365.25 × 86400", .iau),
  ]

  /// Units of speed, in metres per second; others are quotients.
  static let speeds = [
    UnitDefinition(
      "mph", "mile_per_hour miles_per_hour", .speed, "1760 × 0.9144 / 3600", .yardAndPound),
    UnitDefinition("kn kt kts", "knot knots", .speed, "1852 / 3600", .nist),
  ]

  /// Units of acceleration, in metres per second squared.
  static let accelerations = [
    UnitDefinition("g0", "standard_gravity standard_gravities", .acceleration, "9.80665", .nist)
  ]

  /// Units of frequency, per second.
  static let frequencies = [
    UnitDefinition("Hz", "hertz hertz", .frequency, "1", .si, prefixes: .metric),
    UnitDefinition("bpm", "beat_per_minute beats_per_minute", .frequency, "1 / 60", .customary),
  ]

  /// Units of angle, in radians.
  static let angles = [
    UnitDefinition("rad", "radian radians", .angle, "1", .si, prefixes: .metric),
    UnitDefinition("° deg", "degree degrees", .angle, "π / 180", .si),
    UnitDefinition("arcmin", "arcminute arcminutes", .angle, "π / 10800", .si),
    UnitDefinition("arcsec", "arcsecond arcseconds", .angle, "π / 648000", .si),
    UnitDefinition("gon grad", "gon gons grads gradian gradians", .angle, "π / 200", .nist),
    UnitDefinition(
      "", "turn turns rev revs revolution revolutions", .angle, "2 × π", .nist),
  ]

  /// Units of solid angle, in steradians.
  static let solidAngles = [
    UnitDefinition("sr", "steradian steradians", .solidAngle, "1", .si, prefixes: .metric)
  ]

  /// Units of angular velocity, in radians per second.
  static let angularVelocities = [
    UnitDefinition(
      "rpm", "revolution_per_minute revolutions_per_minute", .angularVelocity, "2 × π / 60", .nist)
  ]
}
