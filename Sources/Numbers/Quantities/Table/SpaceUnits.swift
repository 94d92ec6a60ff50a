extension UnitTable {
  static let space = [
    // Chain, furlong and rod are based on the international foot, since NIST and the National
    // Geodetic Survey retired the survey foot at the end of 2022. The point is the DTP point.
    UnitGroup(
      .length, .length, usual: "km m cm mm mi ft in yd nmi µm nm au ly pc kpc Mpc",
      Row("m", "metre metres meter meters", "1", .si, .metric, french: "mètre mètres"),
      Row("in", "inch inches", "0.0254", .yardAndPound, french: "pouce pouces"),
      Row("ft", "foot feet", "0.3048", .yardAndPound, french: "pied pieds"),
      Row("yd", "yard yards yds", "0.9144", .yardAndPound),
      Row("mi", "mile miles", "1760 × 0.9144", .yardAndPound),
      Row(
        "nmi", "nautical_mile nautical_miles NM", "1852", .nist, french: "mille_marin milles_marins"
      ),
      Row("mil thou", "mil mils", "0.001 × 0.0254", .yardAndPound),
      Row("", "point points", "0.0254 / 72", .nist),
      Row("", "pica picas", "0.0254 / 6", .nist),
      Row("", "hand hands", "4 × 0.0254", .customary),
      Row("", "fathom fathoms", "6 × 0.3048", .yardAndPound),
      Row("", "rod rods", "16.5 × 0.3048", .yardAndPound),
      Row("", "chain chains", "66 × 0.3048", .yardAndPound),
      Row("", "furlong furlongs", "660 × 0.3048", .yardAndPound),
      Row("", "league leagues", "3 × 1760 × 0.9144", .customary),
      Row("ftUS", "survey_foot survey_feet", "1200 / 3937", .nist),
      Row("Å", "ångström ångströms angstrom angstroms", "1e-10", .nist),
      Row(
        "au AU", "astronomical_unit astronomical_units", "149597870700", .si,
        french: "unité_astronomique unités_astronomiques"),
      Row(
        "ly", "light_year light_years lightyear lightyears", "299792458 × 365.25 × 86400", .iau,
        french: "année_lumière années_lumière"),
      Row("pc", "parsec parsecs", "648000 / π × 149597870700", .iau, .metric)),
    UnitGroup(
      .area, .area, usual: "m² km² cm² ha ft² acre mi² yd² in²",
      Row("barn", "barn barns", "1e-28", .nist, .metric),
      Row("ha", "hectare hectares", "10000", .si),
      Row("", "acre acres", "4840 × 0.9144 × 0.9144", .yardAndPound)),
    // The gallon and its parts are US liquid measures. The barrel is that of oil, the bushel that
    // of the US.
    UnitGroup(
      .volume, .volume,
      usual: "L mL m³ gal floz cup pt qt tbsp tsp cL dL hL cm³ ft³ in³ µL impgal imppt bbl",
      Row("L l ℓ", "litre litres liter liters", "0.001", .si, .metric),
      Row("gal", "gallon gallons US_gallon US_gallons US_gal", "231 × 16387064e-12", .nist),
      Row("qt", "quart quarts US_quart US_quarts", "231 / 4 × 16387064e-12", .nist),
      Row("pt", "pint pints US_pint US_pints", "231 / 8 × 16387064e-12", .nist),
      Row("", "cup cups US_cup US_cups", "231 / 16 × 16387064e-12", .nist),
      Row("", "gill gills US_gill US_gills", "231 / 32 × 16387064e-12", .nist),
      Row(
        "floz fl_oz",
        "fluid_ounce fluid_ounces US_fluid_ounce US_fluid_ounces US_floz US_fl_oz",
        "231 / 128 × 16387064e-12", .nist),
      Row("tbsp", "tablespoon tablespoons", "231 / 256 × 16387064e-12", .nist),
      Row("tsp", "teaspoon teaspoons", "231 / 768 × 16387064e-12", .nist),
      Row("bbl", "barrel barrels", "42 × 231 × 16387064e-12", .nist, french: "baril barils"),
      Row("bdft", "board_foot board_feet", "144 × 16387064e-12", .customary),
      Row("bu", "bushel bushels", "2150.42 × 16387064e-12", .nist, french: "boisseau boisseaux"),
      Row(
        "impgal imp_gal", "imperial_gallon imperial_gallons UK_gallon UK_gallons UK_gal",
        "0.00454609", .nist),
      Row(
        "impqt imp_qt", "imperial_quart imperial_quarts UK_quart UK_quarts", "0.00454609 / 4", .nist
      ),
      Row("imppt imp_pt", "imperial_pint imperial_pints UK_pint UK_pints", "0.00454609 / 8", .nist),
      Row("impgill", "imperial_gill imperial_gills UK_gill UK_gills", "0.00454609 / 32", .nist),
      Row(
        "impfloz imp_fl_oz",
        "imperial_fluid_ounce imperial_fluid_ounces UK_fluid_ounce UK_fluid_ounces",
        "0.00454609 / 160", .nist)),
    // A year is the Julian year of astronomy, a month a twelfth of it. Calendar years differ.
    UnitGroup(
      .time, .time, usual: "s min h day week month year ms µs ns ps",
      Row("s sec", "second seconds secs", "1", .si, .metric, french: "seconde secondes"),
      Row("min", "minute minutes mins", "60", .si, french: "minute minutes mn"),
      Row("h hr", "hour hours hrs", "3600", .si, french: "heure heures"),
      Row("d", "day days", "86400", .si, french: "jour jours", frenchSymbols: "j"),
      Row("", "week weeks wk wks", "7 × 86400", .customary, french: "semaine semaines"),
      Row("", "fortnight fortnights", "14 × 86400", .customary),
      Row("", "month months", "365.25 × 86400 / 12", .customary, french: "mois mois"),
      Row("", "year years yr yrs", "365.25 × 86400", .iau, french: "année années an ans"),
      Row("", "decade decades", "10 × 365.25 × 86400", .iau, french: "décennie décennies"),
      Row("", "century centuries", "100 × 365.25 × 86400", .iau, french: "siècle siècles")),
    UnitGroup(
      .speed, .speed, usual: "km/h mph m/s kn ft/s km/s",
      Row("mph", "mile_per_hour miles_per_hour", "1760 × 0.9144 / 3600", .yardAndPound),
      Row("kn kt kts", "knot knots", "1852 / 3600", .nist, french: "nœud nœuds noeud noeuds")),
    UnitGroup(
      .acceleration, .acceleration, usual: "m/s² g0 ft/s²",
      Row("g0", "standard_gravity standard_gravities", "9.80665", .nist)),
    UnitGroup(
      .frequency, .frequency, usual: "Hz kHz MHz GHz bpm rpm THz",
      Row("Hz", "hertz hertz", "1", .si, .metric),
      Row("bpm", "beat_per_minute beats_per_minute", "1 / 60", .customary)),
    UnitGroup(
      .angle, .angle, usual: "° rad arcmin arcsec gon turn mrad",
      Row("rad", "radian radians", "1", .si, .metric),
      Row("° deg", "degree degrees", "π / 180", .si, french: "degré degrés"),
      Row("arcmin", "arcminute arcminutes", "π / 10800", .si),
      Row("arcsec", "arcsecond arcseconds", "π / 648000", .si),
      Row("gon grad", "gon gons grads gradian gradians", "π / 200", .nist),
      Row("", "turn turns rev revs revolution revolutions", "2 × π", .nist, french: "tour tours")),
    UnitGroup(
      .solidAngle, .solidAngle,
      Row("sr", "steradian steradians", "1", .si, .metric, french: "stéradian stéradians")),
    UnitGroup(
      .angularVelocity, .angularVelocity, usual: "rpm rad/s °/s Hz",
      Row(
        "rpm", "revolution_per_minute revolutions_per_minute", "2 × π / 60", .nist,
        french: "tour_par_minute tours_par_minute")),
  ]
}
