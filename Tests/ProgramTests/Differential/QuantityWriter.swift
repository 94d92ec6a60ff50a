import TestSupport

/// A generator of random lines with quantities; one in ten is an error of dimensions, a division by
/// zero or no expression.
struct QuantityWriter {
  var generator: SeededGenerator

  /// A line with `ans` follows one with a value.
  mutating func lines(_ count: Int) -> [String] {
    var lines: [String] = []
    while lines.count < count {
      let line = Self.rules.line("Γ", using: &generator)
      if line.contains("ans") { lines.append("7 km") }
      lines.append(line)
    }
    return Array(lines.prefix(count))
  }
}

extension QuantityWriter {
  private static let rules = RandomRules(texts: texts)

  /// The nonterminals are Greek letters, because units have Latin ones.
  private static let texts: [Character: [String]] = [
    // A line.
    "Γ": [
      "α", "α", "α", "α in Λ", "α in Λ", "α to Λ", "β", "β", "β in Θ", "γ", "γ", "γ in Ξ", "χ in Υ",
      "τ", "τ", "ζ", "ζ", "ρ", "ρ", "ρ", "σ", "σ", "ψ", "ψ",
    ],
    // Expressions of lengths.
    "α": [
      "λ", "λ+λ", "λ-λ", "λ+λ-λ", "λ - λ + λ", "φ*λ", "λ*φ", "λ/φ", "λ+#%", "λ-#%", "-λ", "λ+(α)",
      "#(α)", "abs(α)", "abs(-λ)", "min(λ;λ)", "max(λ;α;λ)", "sum(λ;λ;λ)", "mean(λ;λ)",
      "median(λ;λ;λ)", "stdev(λ;λ)", "hypot(6 m;8 m)", "hypot(300 cm;4 m)", "sqrt((λ)^2)",
      "round(λ)", "floor(λ)", "ceil(λ)", "trunc(-λ)", "frac(λ)", "λ mod λ", "#% of λ", "#% off λ",
      "(α in Λ)", "(α)*φ", "χ*θ", "θ*χ", "(λ*λ)/λ", "λ*λ/(λ)", "λ + # ft # in", "# ft # in - λ",
      "ans", "ans + λ", "ans*φ", "λ*sign(λ)", "λ*(θ/θ)", "#/# Λ", "#/# Λ + λ", "cbrt((λ)^3)",
      "2^3 Λ", "#² Λ", "(α)", "+λ", "λ - -λ", "λ*ξ/ξ",
    ],
    "λ": [
      "# Λ", "# Λ", "#.# Λ", "#Λ", "½ Λ", "#½ Λ", "#e3 Λ", "#.#e-2Λ", "(#+#) Λ", "(#/#) Λ", "# in",
      "(# ft # in)", "(#'#\")", "(# mi # yd # ft)", "(# m # cm)", "0 Λ",
    ],
    "Λ": [
      "m", "m", "km", "cm", "mm", "µm", "mi", "ft", "yd", "nmi", "inches", "metres", "miles",
      "feet", "kilometre", "fathoms", "furlongs", "Å", "au", "ly", "ftUS",
    ],
    // Expressions of times.
    "β": [
      "θ", "θ+θ", "θ-θ", "φ*θ", "θ/φ", "θ+#%", "(θ+θ)*φ", "min(θ;θ)", "mean(θ;θ;θ)", "λ/χ", "α/(χ)",
      "1/(# Hz)", "#/# Θ", "#/(#) h", "floor(θ)", "θ mod θ", "ω/(# Mbit/s)", "-(θ)", "round(β)",
      "# kWh/(# kW)",
    ],
    "θ": [
      "# Θ", "#.# Θ", "#Θ", "½ Θ", "(# h # min)", "(# h # min # s)", "(# d # h)", "(# min)",
      "#e3 Θ",
    ], "Θ": ["s", "h", "d", "ms", "minutes", "weeks", "years", "seconds", "hours", "months", "ns"],
    // Expressions of masses.
    "γ": [
      "ξ", "ξ+ξ", "ξ-ξ", "φ*ξ", "ξ/φ", "#% off ξ", "max(ξ;ξ)", "(ξ*λ)/(λ)", "ξ-#%", "abs(ξ-ξ)",
      "# N / (# m/s^2)",
    ], "ξ": ["# Ξ", "#.# Ξ", "#Ξ", "¾ Ξ", "(# lb # oz)", "(# lb)", "(# kg # g)", "#e-3 Ξ"],
    "Ξ": ["kg", "g", "mg", "t", "pounds", "oz", "stone", "grains", "ct", "tons", "µg", "ounces"],
    // Speeds.
    "χ": ["# Υ", "#.# Υ", "(λ/θ)", "#Υ", "(# km per h)"],
    "Υ": ["km/h", "mi/h", "m/s", "mph", "ft/s", "km/s", "knots"],
    // Plain factors.
    "φ": ["#", "#.#", "½", "(#/#)", "#%", "(λ/λ)", "(θ/θ)", "min(#;#)", "√16", "2^3"],
    // Temperatures: points and differences.
    "τ": [
      "#.# °C in °F", "#°C in °F", "# °F in °C", "-# °C in °F", "# °C in K", "# K in °C",
      "# K in °F", "# °C+# K", "# °C-# K", "# °F+# K", "# °C-# °C", "# °F-# °F", "# °F-# °C",
      "# °C-# °F", "# °C+# Δ°C", "# °F+# Δ°F in K", "max(# °C;# °F)", "(# °F in °C)-# °C", "-# °C",
      "-(# °F)", "# Δ°F in K", "# K+# K", "(# °C+# K) in °F", "# J/(# K)", "# °C in °C",
      "0 °C in K", "# J/(kg*K) * # K in J/kg", "# degC to degF", "# W/(m^2*K) in W/(cm^2*K)",
    ],
    // Money.
    "ζ": [
      "ε", "ε+ε", "ε-ε", "ε+#%", "ε-#%", "#*ε", "ε/#", "(ε)/(ε)", "(ε) in Φ", "ε+ε in Φ", "#% of ε",
      "#% off ε", "min(ε;ε)", "sum(ε;ε;ε)", "# EUR/h * # h", "# EUR / (# kg) * # kg", "mean(ε;ε)",
      "# × ε", "ε / (# kg) in EUR/kg", "(ε)/# in Φ",
    ], "ε": ["# Φ", "#.# Φ", "$#", "€#", "# €", "£#", "£#.#", "# £", "#.# usd", "#Φ"],
    "Φ": ["USD", "EUR", "GBP", "JPY", "eur", "usd"],
    // Information.
    "ω": ["# GiB", "# MB", "# kB", "# Mbit", "# byte", "# KiB", "# GB", "# TB"],
    // Other dimensions.
    "ρ": [
      "# N*# m in J", "# W*# h in kWh", "# kWh in MJ", "# V*# A in W", "# V/(# ohm) in A",
      "# J/(# s) in W", "ω/(# Mbit/s) in s", "ω in MiB", "ω in Mbit", "ω+ω", "# Mbit/s in MB/s",
      "# L/100 km", "# L / # km in L/100 km", "# psi in bar", "# bar in psi", "# atm in Pa",
      "# mmHg in torr", "# hp in kW", "# BTU in kJ", "# cal in J", "# kcal in kJ", "# acre in m^2",
      "# ha in m²", "# m^2 in ft^2", "# L in m^3", "# gal in L", "# impgal in gal", "# floz in mL",
      "# m^3/s in L/min", "# kg*m/s^2 in N", "# kg m/s² in N", "# cm^3 in mL", "# tbsp in tsp",
      "# J/(kg*K) in cal/(g*K)", "# rpm in Hz", "# Hz in rpm", "# turns in °", "# rad in °",
      "# arcmin in arcsec", "# lbf in N", "# kgf in lbf", "# N/m^2 in Pa", "# eV in J", "# Ah in C",
      "λ*λ in m^2", "(λ)^2 in ft^2", "λ*λ*λ in L", "(λ)³ in m³", "(λ)^-1", "(θ)^-1 in Hz",
      "ξ*(χ)^2/2 in J", "ξ*g0 in N", "# kn in km/h", "# F*# V in C", "# Wb/(# m^2) in T",
      "# lm/(# m^2) in lx", "# gauss in T", "# mol/(# L) in mol/m^3", "# Ci in Bq", "# rem in Sv",
      "ξ in kg", "λ in ft + in", "θ in h + min", "θ in h + min + s", "# h in min s",
      "λ in mi yd ft", "2 L / 100 km", "# GiB / # Mbit/s in min", "# mL/(# h)", "λ/(# L) in mpg",
      "√(λ*λ) in m", "# deg in rad", "# gon in °", "# sr", "# cd*# sr in lm",
    ],
    // Plain results.
    "σ": [
      "λ/λ", "θ/θ", "(α)/(λ)", "(λ/λ)^2", "#+λ/λ", "sign(-λ)", "floor(λ/(# m))", "(ξ/ξ)!^0",
      "λ*λ/(λ*λ)", "(θ)*(# Hz)", "atan2(λ;λ)", "sin(# rad)", "cos(λ/λ)", "χ/(χ)", "max(λ/λ;1)",
    ],
    // Errors.
    "ψ": [
      "λ+θ", "λ+#", "#+λ", "λ-ξ", "min(λ;θ)", "λ in s", "θ in km", "ε+λ", "#^(λ)", "exp(λ)", "(λ)!",
      "sqrt(# m)", "ln(θ)", "λ+", "# m + # s in m", "λ mod θ", "# °C + # °C", "hypot(λ;θ)",
      "(λ)^.5", "λ/0", "λ/(0 s)", "λ/(# m-# m)", "2*# °C", "(# °C)^2", "# °F*# m", "# foo",
      "λ in s/m",
      "λ in foo", "λ in", "# in s", "λ+# °C", "(λ)^(λ)", "sin(λ)", "gcd(λ;#)", "λ and #",
      "# km # s", "# kg in lb ft", "λ in Λ^2", "(θ)^1000", "λ+#% of θ", "# mod λ", "λ Λ #", "5 ' m",
    ],
  ]
}
