import TestSupport

/// A generator of random lines with functions of arguments that are hard to compute.
struct FunctionWriter {
  var generator: SeededGenerator

  /// Random lines, one in sixteen with the result of the previous line.
  mutating func lines(_ count: Int) -> [String] {
    (0..<count).map { index in Self.rules.line(index % 16 == 15 ? "C" : "L", using: &generator) }
  }
}

extension FunctionWriter {
  private static let rules = RandomRules(texts: texts, kept: ["M", "Y"])

  private static let texts: [Character: [String]] = [
    // A line, usually with one hard part.
    "L": [
      "G", "G", "G", "G", "F", "F", "F", "Q", "Q", "K", "K", "W", "W", "D", "D", "V", "G+G", "G-F",
      "F*G", "G/F", "(F)G", "2F", "#+G%", "F+D", "max(G;F)", "K*G", "Q-G", "W/7", "I",
    ],
    // A line with the previous result.
    "C": ["ans^2", "ans-#", "2ans", "sin(ans)", "ans*ans", "ans/3", "√(ans^2+1)", "atan(ans)"],
    // Numbers: medium, huge, tiny, positive, from -1 to 1, small enough for an exponent.
    "X": [
      "#", "#.#", "#/#", "-#", "-#.#/#", "pi", "e", "√#", "π*#/7", "22/7", "355/113", "#+T", "G",
      "(#-#e-9)", "tau/#", "0.1", "-ln(#)",
    ], "H": ["10^22", "1e100", "#e40", "#*10^60", "2^200", "tau*10^25", "#.#e99", "1e1000"],
    "T": ["1e-40", "10^-30", "#e-300", "-1e-60", "10^-#", "-#e-9", "3e-400"],
    "P": ["#", "#.#", "#/#", "H", "1+T", "1-10^-#", "1e-300", "pi", "√#", "0.#", "exp(E)"],
    "U": [
      "1/#", "0.#", "-0.#", "1-10^-30", "-1+1e-40", "T", "sin(X)", "cos(H)", "tanh(E)", "√0.#",
    ], "E": ["#", "-#.#", "#/#", "T", "-#", "√#", "ln(P)", "U", "pi*√163", "0.1"],
    // Angles near zeros and poles of sine, cosine and tangent.
    "A": [
      "pi/2-10^-30", "#*pi+T", "355/113", "103993/33102", "#pi/2-10^-20", "π-1e-25", "#*pi/6",
      "tau*10^#+1e-30",
    ],
    // Functions of angles, and all others.
    "G": [
      "sin(X)", "cos(X)", "tan(X)", "sin(H)", "cos(H)", "tan(H)", "sin(A)", "cos(A)", "tan(A)",
      "sin(T)", "tan(T)", "cos(T)", "sin(F)", "cos(G",
    ],
    "F": [
      "sqrt(P)", "cbrt(X)", "cbrt(H)", "exp(E)", "exp(E)", "ln(P)", "ln(P)", "log(P)", "log2(P)",
      "asin(U)", "acos(U)", "asin(U)", "acos(U)", "atan(X)", "atan(H)", "atan(T)", "sinh(E)",
      "cosh(E)", "tanh(E)", "tanh(#*10)", "abs(G)", "√P", "ln(abs(G))", "atan(F)", "log(1+1e-40)",
      "asinh(X)", "asinh(H)", "asinh(T)", "acosh(1+P)", "acosh(H)", "atanh(U)", "atanh(T)",
      "atan2(X;X)", "atan2(T;-P)", "atan2(-P;-H)", "hypot(X;X)", "hypot(H;T)", "root(P;#)",
      "root(-P;7)", "root(X;3)", "log(P;1+P)", "log(H;0.#)", "erf(E)", "erf(T)", "erf(-#.#/9)",
      "erfc(#/9)", "erfc(T)", "erfc(-#/5)", "gamma(#.#)", "gamma(-#.5)", "gamma(#/7)", "gamma(U)",
      "sinh asinh(X)", "gamma √#", "ln(P)", "atan(H)", "sum(X;G;T)", "mean(X;G;#)",
      "product(X;G;#)", "stdev(X;G;#)", "variance(X;#.#;H)", "stdevp(#;#;#.#)", "variancep(T;X)",
      "median(X;G;T;#)", "quantile(#;#;#;X;0.#)", "sem(X;G;#)", "mode(X;#;X)", "normcdf(X)",
      "normcdf(M;#;#.#)", "wmean(X;#;G;#)", "slope(#;X;1#;G)", "intercept(#;X;1#;G;#;X)",
      "corr(#;X;1#;G;#;T)", "norminv(0.#)", "norminv(1/#;X;#)", "binompdf(#;#9;0.#)",
      "binomcdf(#;#9;1/#)",
    ],
    "Q": [
      "(P)^(#/7)", "(P)^pi", "e^E", "2^U", "(P)^-U", "√(P)^3", "#^√2", "(1e-300)^(1/#)", "8^(2/3)",
      "0.#^E", "√√#", "(1+1e-30)^(#/3)", "(-#)^3*e", "2^-#.5", "(P)^0.1",
    ],
    // Cancelling differences of a huge and a medium number.
    "Y": ["(10^30)", "#e22", "(#*10^45)", "1e100", "(3^99)"],
    "M": ["#", "#/#", "#.#", "√#", "pi/#"],
    "K": [
      "sqrt(Y^2+1)-Y", "exp(T)-1", "ln(1+T)", "1-cos(T)", "cosh(M)-sinh(M)", "2*atan(Y)-pi",
      "atan(Y)-π/2", "cbrt(Y^3+1)-Y", "exp(pi*sqrt(163))-262537412640768744", "tan(M+T)-tan(M)",
      "sin(M+1e-50)-sin(M)", "ln(Y+1)-ln(Y)", "√Y-√(Y-1)", "(1+1/Y)^(Y*pi)-exp(pi)",
      "acos(-1+1e-40)-pi", "tanh(#9)-1", "sinh(T)-T",
      "asinh(T)-T", "atanh(T)-T", "acosh(1+T^2)", "acosh(Y)-ln(2Y)", "hypot(Y;1)-Y", "1-erf(#/9)",
      "atan2(1;-Y)-pi", "gamma(1+T)-1", "gamma(-#+T)*T", "log(Y+1;Y)-1", "root(Y^5+1;5)-Y",
      "atanh(1-1/Y)", "erfc(-#/9)-2", "sum(Y;M;-Y)-M+T", "frac(Y+M)-frac(M)",
    ],
    // Functions that round, compare or take integers, and their arguments.
    "B": ["#*F", "#+T", "#-T", "10^20*G", "exp(pi*sqrt(163))", "#.5", "-#.5", "#.#/7", "H/pi"],
    "W": [
      "floor(B)", "ceil(B)", "round(B)", "floor(-B)", "mod(abs(B);#)", "max(M;M+T)", "min(B,G)",
      "abs(-B)", "gcd(#;#)", "lcm(#,#)", "round(10^20*G)", "mod(H;pi)", "floor(H/e)",
      "mod(abs(B);pi)", "min(M;M-T;#)", "√#-floor(√#)", "trunc(B)", "trunc(-B)", "frac(B)",
      "frac(-B)", "sign(G)", "sign(T-T^2)", "sign(-B)", "ncr(#9;#)", "round(B;2)", "floor(-B;1)",
      "ceil(B;-1)", "trunc(B;#)", "roundto(B;0.#)", "roundto(-B;#)", "popcount(#9)", "parity(#)",
      "ctz(#0)", "clz(#;8)", "rol(#;#;8)", "ror(-#;#;16)", "bswap16(#9)", "bswap64(#)",
      "float(10^9*#)", "double(10^18*#)", "npr(#;#)", "isprime(#^2+#)", "B mod pi", "-B mod #",
      "gamma(#)", "ncr(√16;#/#)",
    ],
    "D": [
      "sin(#°)", "cos(#.5 deg)", "tan(#°)", "sin(1e10°+30°)", "cos(60 deg+T)", "tan(45°+T)",
      "cos(#*30°)", "tan(90°-10^-30)", "sin((#/#)°)",
    ],
    // Expressions without a value.
    "V": [
      "ln(0)", "ln(-#)", "sqrt(-#)", "asin(1+1e-#)", "acos(-#)", "tan(pi/2)", "tan(90°)",
      "mod(#;0)", "(-#)^pi", "F/0", "log(-1e-60)", "√-1e-400", "0^-pi", "asin(9#", "sin()",
      "ln(1;2)", "atanh(1)", "atanh(-1-1e-#)", "acosh(1-T^2)", "acosh(0.#)", "gamma(-#)",
      "gamma(0)", "root(-#;2)", "root(-P;√5)", "log(#;1)", "log(-#;3)", "log(#;-3)", "ncr(#;U/2)",
      "ncr(-#;2)", "atan2(0;0)", "root(#;0)", "∜-#", "G and 1", "pi<<2", "1<<-#", "G mod 0",
    ],
    // Identities: provable ones, and some that hold only to some digits.
    "I": [
      "sin(M)^2+cos(M)^2", "exp(ln(M))-M", "sin(2(M))-2sin(M)cos(M)", "(√#)^2", "ln(exp(M))",
      "floor(sin(M)^2+cos(M)^2)", "tan(atan(M))", "log(10^M)", "10^log(M)", "sin(asin(1/#))",
      "cosh(acosh(1+M^2))-1-M^2", "sinh(asinh(M))", "tanh(atanh(1/(1+M^2)))", "erf(M)+erfc(M)",
      "gamma(M+1)-M*gamma(M)", "hypot(3M;4M)-5M", "log(8;2)", "atan2(M;M)*4-pi", "frac(M)+trunc(M)",
      "root(M^3;3)-M", "sum(M;M)-2M", "√16 and #", "(√#)² xor #", "√16<<√9",
    ],
  ]
}
