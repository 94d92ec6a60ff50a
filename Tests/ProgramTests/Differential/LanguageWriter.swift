import TestSupport

/// A generator of random lines with every form of the language in many spellings: most are
/// fractions, one in five has real numbers, one in ten is wrong.
struct LanguageWriter {
  var generator: SeededGenerator

  /// A line with `ans` follows one with a value.
  mutating func lines(_ count: Int) -> [String] {
    var lines: [String] = []
    while lines.count < count {
      var speller = Speller(generator: generator)
      let line = speller.spelled(Self.rules.line("L", using: &speller.generator))
      if line.lowercased().contains("ans") { lines.append("7/4") }
      lines.append(speller.chance(5) ? speller.damaged(line) : line)
      generator = speller.generator
    }
    return Array(lines.prefix(count))
  }
}

extension LanguageWriter {
  private static let rules = RandomRules(texts: texts)

  private static let texts: [Character: [String]] = [
    // A line.
    "L": [
      "S", "S", "S", "S", "S", "S", "S", "S", "D", "D", "B", "B", "N", "N", "R", "R", "R+S", "P*R",
      "M", "X",
    ],
    // Sums.
    "S": [
      "P", "P", "P+P", "P-P", "P+P-P", "P+#%", "P-#%", "P+-#%", "P - - -P", "P--P", "P+N", "P-D",
      "P+#%+#%", "P+#% of #", "P-#%(#)", "P+sqrt #%", "+P", "P+(#%)",
    ],
    // Products; the last ones have operators that are words, or none.
    "P": [
      "F", "F", "F", "F*F", "F/F", "F/F*F", "F*--F", "F/-F", "F*N", "N/F", "(S)(S)", "F*(S)", "#N",
      "# N N", "ans*F", "#%(S)", "F mod F", "F mod (S)", "F mod(F;F)", "F mod mod(F;F)", "#% of F",
      "#/# of F", "F*F mod F", "V//V", "F x F", "#x#",
    ],
    // Discounts.
    "D": [
      "#% off F", "#% off F", "F*#% off F", "#% off #% off F", "#% off F*F", "#% off F^E",
      "F/#% off F", "#% off (S)", "#% off F+#%", "-#% off F", "#% off -F", "F(#)% off F",
      "F of #% off F", "#%% off F", "# + #% off F", "#% off N", "#% off F mod F",
    ],
    // Factors.
    "F": [
      "V", "V", "V", "V", "(S)", "V^E", "-V", "--V", "+-V", "V²", "-V²", "V⁻¹", "(S)²", "V%", "V%²",
      "#²^2", "2^3²", "2²³", "W!", "W!²", "N", "N²", "N^2", "-N", "√H", "∛H", "∜(#^4)", "√H^2",
      "√√16", "V^-E", "V⁰", "2^-N", "V²!", "#!!", "V**E",
    ],
    // Exponents.
    "E": ["2", "0", "1", "3", "-1", "-2", "+2", "--2", "2²", "(1+2)", "√4", "abs -2", "2^0", "½"],
    // Numbers, and integers among them.
    "V": [
      "#", "#", "#", "#", "#.#", ".#", "#.", "# 1/2", "#½", "½", "⅓", "#⅔", "⅞", "#_#", "00#",
      "#e2", "#.#e-3", "0x1f", "0xff", "0b1011", "0o17", "0x#", "ans", "(S", "#e+1",
    ],
    "I": [
      "#", "#", "#", "-#", "#*#", "0x#", "0xff", "0b1100", "0o7_1", "#!!^0", "W!", "#²", "(B)",
      "floor(P)", "round P", "--#", "#+#", "gcd(#;#)", "√16", "10^20", "-10^20", "2^64",
    ], "W": ["0", "1", "2", "3", "5", "8", "(1+2)", "4"],
    "H": ["9", "16", "#²", "(#^6)", "64", "6.25", "(1/4)", "--4", "0", "1"],
    // Operators of integers, in ascending precedence.
    "B": [
      "I and I", "I or I", "I xor I", "I<<W", "I>>W", "I and I or I", "I or I and I",
      "I xor I and I",
      "I<<W+W", "I>>W>>W", "I or I xor I", "-I>>W", "I<<W and I", "(B)+S", "I and(I)", "I or -I",
    ],
    // Functions with rational values, with and without parentheses.
    "N": [
      "abs(S)", "abs -V", "abs F", "floor(S)", "floor V", "ceil -V", "ceil(S)", "round(S)",
      "round V", "trunc -V", "trunc(S)", "frac(S)", "frac -V", "sign(S)", "sign -V", "sqrt(H)",
      "sqrt H", "sqrt √16", "sqrt H * 2", "sqrt H^2", "cbrt(-#³)", "cbrt 27", "root(#³;3)",
      "root(-#^5;5)", "root(H;2)", "min(V;V)", "max(V;F;V)", "max V", "mod(V;V)", "gcd(#;#)",
      "lcm(#;#;#)", "gcd(#/#;#)", "sum(V;V;V)", "sum V", "mean(V;V)", "mean(S;V;V)",
      "median(V;V;V)", "count(V;V)", "stdev(#;#;#)", "ncr(#;W)", "npr(#;W)", "isprime #",
      "isprime(#_#)", "isprime(I²)", "isprime ½", "root(#;½)", "hypot(3;4)", "hypot(5*#;0)",
      "hypot(2;3;6)", "log(10^#)", "log10(1000)", "log 100", "lg .001", "lb 8", "log2(2^#)",
      "log2 8", "log(#^W;#)", "log(8;2)", "log(1/8;4)", "gamma(W+1)", "gamma 5", "exp 0", "ln 1",
      "sin 0", "cos 0", "asin 0", "erf 0", "atan2(0;#)", "acosh 1", "tanh 0", "abs abs -V",
      "sqrt abs -16", "abs W!", "abs -W²", "max(S", "sqrt 9(#)", "abs -# abs -#", "root(64;-3)",
    ],
    // Real numbers.
    "R": [
      "K", "K", "K", "K+K", "K*V", "#K", "V^K", "K²", "(K)^2", "K^-1", "-K", "K/K", "K+#%",
      "K mod 1", "K-#% of K", "#% off K", "√K²", "floor(#K)", "K K", "max(K;V)", "K*10^20",
    ],
    "K": [
      "pi", "2pi", "tau/#", "e", "e^U", "√#", "∛-#", "∜#", "sqrt #", "sin V", "sin #°", "cos -#°",
      "cos #!", "tan .#", "sin(V)²", "sin V²", "sin #^2", "cos(pi/#)", "asin .#", "acos -.#",
      "atan -#", "asin sin .5", "arctan 2", "asinh(V)", "acosh #", "atanh .#", "arsinh -#",
      "atan2(#;-#)", "atan2(-V;V)", "hypot(#;#)", "root(#;3)", "root(#;W+2)", "root(-#;3)", "log #",
      "ln #", "lb #", "log(#;3)", "log #.#", "lg(#)", "exp U", "exp -U", "sinh U", "cosh U",
      "tanh U", "erf U", "erf -U", "erfc U", "erfc(-U)", "gamma U", "gamma(#/7)", "gamma(-.#)",
      "ln #²", "2 sin .# cos .#", "4^sin 30°", "sin sqrt #", "sin cos #!", "frac(#pi)", "trunc(-e)",
      "sum(pi;#)", "mean(e;#;V)", "sin(pi/6)", "-cos pi", "sin 30°", "sqrt(#)*√2", "#^½", "#^⅓",
    ],
    "U": ["#/#", ".#", "#.#/9", "½", "2", "1⅓"],
    // Other scripts and operator signs, which the speller does not write.
    "M": ["１２+#", "٣*#", "१०/#", "#−٧", "１.５×#", "٢٠%", "sqrt ９", "２²", "#·#÷#", "３!"],
    // Wrong lines.
    "X": [
      "# off #", "# % #", "# ** * 2", "sin", "0x", "0b12", "0o8", "0x1.8", "1.2.3", "foo(#)",
      "mod(#)", "atan2 #", "(V;V)", "#.5 and #", "# << -#", "∜-#", "√-#", "log(0)", "acosh .5",
      "atanh 1", "gamma 0", "gamma(-#)", "# #", "off #", "F/0", "F mod 0", "root(#;0)", "²", "√",
      "# ½", "½#", "ncr(#;.5)", "hypot()", "(#+#))", "*#", "#+", "1/(#-#+#-#)", ".5!", "(-#)!",
      "#%#", "#% #", "mod #", "and #", "# xor", "(10%) off #", "sqrt #% off #", "0^-1", "0⁻¹",
      "sqrt(-#)", "root(-#;2)", "log(#;1)", "ln(-#)", "asin #1", "max()", "sqrt(#;#)", "(-#)^½",
      "2²½", "sin(#)(", "0x1½", "⁻", "#⁻", "log(-#;2)", "frac", "of #", "#² #", "⅓ #", "sqrt # #",
      "ln # 0x#",
    ],
  ]
}
