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
}
