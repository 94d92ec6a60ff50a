import CalculatorCore
import ExactNumbers
import Quantities

extension Wording {
  package func meaning(of function: Function) -> String {
    switch function {
    case .sqrt: say("square root", "racine carrée")
    case .cbrt:
      say("cube root, also of negative numbers", "racine cubique, aussi d’un nombre négatif")
    case .root: say("root of degree n", "racine d’ordre n")
    case .hypot: say("square root of a^2 + b^2 + …", "racine carrée de a^2 + b^2 + …")
    case .abs: say("absolute value", "valeur absolue")
    case .sign: say("−1, 0 or 1, like the sign of x", "−1, 0 ou 1, selon le signe de x")
    case .exp: say("e to the power of x", "e à la puissance x")
    case .ln: say("natural logarithm", "logarithme népérien")
    case .log: say("logarithm to base b, or to base 10", "logarithme de base b, ou de base 10")
    case .log2: say("logarithm to base 2", "logarithme de base 2")
    case .sin: say("sine; x is in radians", "sinus\u{202F}; x en radians")
    case .cos: say("cosine; x is in radians", "cosinus\u{202F}; x en radians")
    case .tan: say("tangent; x is in radians", "tangente\u{202F}; x en radians")
    case .asin: say("arcsine, in radians", "arc sinus, en radians")
    case .acos: say("arccosine, in radians", "arc cosinus, en radians")
    case .atan: say("arctangent, in radians", "arc tangente, en radians")
    case .atan2: say("angle of the point (x, y), in radians", "angle du point (x, y), en radians")
    case .sinh: say("hyperbolic sine", "sinus hyperbolique")
    case .cosh: say("hyperbolic cosine", "cosinus hyperbolique")
    case .tanh: say("hyperbolic tangent", "tangente hyperbolique")
    case .asinh: say("inverse hyperbolic sine", "argument sinus hyperbolique")
    case .acosh: say("inverse hyperbolic cosine", "argument cosinus hyperbolique")
    case .atanh: say("inverse hyperbolic tangent", "argument tangente hyperbolique")
    case .sec: say("secant, 1/cos(x)", "sécante, 1/cos(x)")
    case .csc: say("cosecant, 1/sin(x)", "cosécante, 1/sin(x)")
    case .cot: say("cotangent, cos(x)/sin(x)", "cotangente, cos(x)/sin(x)")
    case .asec: say("inverse of the secant, acos(1/x)", "réciproque de la sécante, acos(1/x)")
    case .acsc: say("inverse of the cosecant, asin(1/x)", "réciproque de la cosécante, asin(1/x)")
    case .acot:
      say("inverse of the cotangent, from 0 to π", "réciproque de la cotangente, de 0 à π")
    case .sech: say("hyperbolic secant, 1/cosh(x)", "sécante hyperbolique, 1/cosh(x)")
    case .csch: say("hyperbolic cosecant, 1/sinh(x)", "cosécante hyperbolique, 1/sinh(x)")
    case .coth: say("hyperbolic cotangent, 1/tanh(x)", "cotangente hyperbolique, 1/tanh(x)")
    case .asech: say("inverse hyperbolic secant", "argument sécante hyperbolique")
    case .acsch: say("inverse hyperbolic cosecant", "argument cosécante hyperbolique")
    case .acoth: say("inverse hyperbolic cotangent", "argument cotangente hyperbolique")
    case .floor: say("x rounded down to a whole number", "x arrondi à l’entier inférieur")
    case .ceil: say("x rounded up to a whole number", "x arrondi à l’entier supérieur")
    case .round:
      say(
        "nearest whole number; halves away from zero",
        "entier le plus proche\u{202F}; un demi s’éloigne de zéro")
    case .trunc: say("x rounded towards zero", "x arrondi vers zéro")
    case .roundto:
      say(
        "nearest multiple of a step; halves away from zero",
        "multiple du pas le plus proche, en s’éloignant de zéro")
    case .frac: say("x − trunc(x), with the sign of x", "x − trunc(x), avec le signe de x")
    case .mod: say("remainder of a ÷ b, with the sign of b", "reste de a ÷ b, avec le signe de b")
    case .min: say("smallest argument", "plus petit argument")
    case .max: say("largest argument", "plus grand argument")
    case .sum:
      say("sum of all arguments, or over a range", "somme des arguments, ou sur un intervalle")
    case .product:
      say(
        "product of all arguments, or over a range", "produit des arguments, ou sur un intervalle")
    case .mean: say("arithmetic mean of all arguments", "moyenne arithmétique des arguments")
    case .median:
      say(
        "middle argument, or the mean of the two middle ones",
        "argument du milieu, ou moyenne des deux du milieu")
    case .mode: say("argument that occurs most often", "argument le plus fréquent")
    case .quantile:
      say(
        "value below which the part p of the others lies (type 7)",
        "valeur sous laquelle se trouve la part p des autres (type 7)")
    case .variance:
      say("variance of a sample, divided by n − 1", "variance d’un échantillon, divisée par n − 1")
    case .variancep:
      say("variance of all, divided by n", "variance d’une population, divisée par n")
    case .stdev: say("standard deviation of a sample", "écart-type d’un échantillon")
    case .stdevp: say("standard deviation of all", "écart-type d’une population")
    case .sem:
      say("standard error of the mean of a sample", "erreur type de la moyenne d’un échantillon")
    case .wmean: say("mean of values a with weights", "moyenne de valeurs a pondérées")
    case .slope:
      say(
        "slope of the line that fits best (least squares)",
        "pente de la droite d’ajustement (moindres carrés)")
    case .intercept: say("value of that line at x = 0", "valeur de cette droite en x = 0")
    case .linreg: say("slope and intercept of that line", "pente et ordonnée de cette droite")
    case .corr:
      say(
        "correlation coefficient of x and y (Pearson)",
        "coefficient de corrélation de x et y (Pearson)")
    case .count: say("number of arguments", "nombre d’arguments")
    case .normcdf: say("part of a normal distribution up to x", "part d’une loi normale jusqu’à x")
    case .norminv:
      say(
        "value below which the part p of a normal distribution lies",
        "quantile p d’une loi normale")
    case .binompdf:
      say("probability of k successes in n trials", "probabilité de k succès en n essais")
    case .binomcdf:
      say(
        "probability of at most k successes in n trials",
        "probabilité d’au plus k succès en n essais")
    case .gcd:
      say(
        "greatest common divisor, also of fractions",
        "plus grand commun diviseur, aussi de fractions")
    case .lcm:
      say(
        "least common multiple, also of fractions",
        "plus petit commun multiple, aussi de fractions")
    case .isprime:
      say(
        "1 if n is proven to be a prime, 0 if not prime",
        "1 si n est premier, preuve à l’appui, 0 s’il ne l’est pas")
    case .ncr:
      say("ways to choose k of n, in any order", "nombre de choix de k parmi n, sans ordre")
    case .random:
      say(
        "random number from 1 to n; without n from 0 to 1",
        "nombre au hasard de 1 à n\u{202F}; sans n de 0 à 1")
    case .roll: say("sum of n dice, as in roll 3d6", "somme de n dés, comme roll 3d6")
    case .npr: say("ways to choose k of n, in order", "nombre de choix de k parmi n, dans l’ordre")
    case .hex: say("n in base 16", "n en base 16")
    case .bin: say("n in base 2", "n en base 2")
    case .oct: say("n in base 8", "n en base 8")
    case .popcount: say("number of ones in base 2", "nombre de uns en base 2")
    case .parity:
      say(
        "1 if the number of ones in base 2 is odd, else 0",
        "1 si le nombre de uns en base 2 est impair, sinon 0")
    case .clz:
      say(
        "zero bits above the highest 1, in 64 or given bits",
        "zéros avant le premier un d’un mot de 64 bits")
    case .ctz: say("zero bits below the lowest 1", "zéros après le dernier un en base 2")
    case .rol: say("word of 64 or given bits rotated to the left", "mot de 64 bits tourné à gauche")
    case .ror:
      say("word of 64 or given bits rotated to the right", "mot de 64 bits tourné à droite")
    case .bswap16:
      say("a word of 16 bits with its bytes reversed", "mot de 16 bits aux octets inversés")
    case .bswap32:
      say("a word of 32 bits with its bytes reversed", "mot de 32 bits aux octets inversés")
    case .bswap64:
      say("a word of 64 bits with its bytes reversed", "mot de 64 bits aux octets inversés")
    case .float:
      say("number whose 32 bits of IEEE 754 are n", "nombre dont les 32 bits selon IEEE 754 sont n")
    case .double:
      say("number whose 64 bits of IEEE 754 are n", "nombre dont les 64 bits selon IEEE 754 sont n")
    case .bits:
      say("bits of x in IEEE 754, 64 unless given", "bits de x selon IEEE 754, 64 par défaut")
    case .gamma:
      say(
        "gamma function; (x − 1)! if x is whole",
        "fonction gamma\u{202F}; (x − 1)! si x est entier")
    case .erf: say("error function", "fonction d’erreur")
    case .erfc: "1 − erf(x)"
    case .weekday: say("day of the week of a date", "jour de la semaine d’une date")
    case .week:
      say("number of the week of a date (ISO 8601)", "numéro de la semaine d’une date (ISO 8601)")
    case .yearday: say("number of a day in its year", "numéro d’un jour dans son année")
    case .workdays:
      say(
        "days from Monday to Friday from a to b, both counted",
        "jours du lundi au vendredi de a à b, bornes comprises")
    case .unix:
      say(
        "moment s seconds after the start of 1970 in UTC",
        "instant à tant de secondes du début de 1970")
    case .payment:
      say("monthly payment that repays an amount a", "mensualité qui rembourse un capital a")
    case .loan:
      say("amount that monthly payments p repay", "capital que des mensualités p remboursent")
    case .savings:
      say("what monthly payments p come to", "ce que donnent des versements mensuels p")
    case .term:
      say(
        "months in which payments p repay an amount a",
        "mois dans lesquels des mensualités p remboursent a")
    case .rate:
      say(
        "yearly rate at which payments p repay an amount a",
        "taux annuel auquel des mensualités p remboursent a")
    case .schedule:
      say(
        "payments that repay an amount a, month by month",
        "échéancier d’un capital a, mois par mois")
    case .npv:
      say(
        "present value of yearly amounts, the first due today",
        "valeur actuelle de flux annuels, le premier aujourd’hui")
    case .irr:
      say("rate at which that present value is 0", "taux auquel cette valeur actuelle est nulle")
    case .derivative:
      say("derivative of a function at a number", "dérivée d’une fonction en un point")
    case .integral:
      say("integral of a function over a range", "intégrale d’une fonction sur un intervalle")
    case .solve:
      say(
        "all solutions of an equation or a linear system",
        "les solutions d’une équation, d’un système linéaire")
    case .plot: say("a drawing of functions", "une courbe, ou plusieurs")
    case .scatter: say("a drawing of points x, y", "un nuage de points x, y")
    }
  }

  package func meaning(of constant: Constant) -> String {
    switch constant {
    case .pi: say("3.14159…, circumference ÷ diameter", "3,14159…, circonférence ÷ diamètre")
    case .e: say("2.71828…, base of the natural logarithm", "2,71828…, base du logarithme népérien")
    case .tau: say("6.28318…, circumference ÷ radius", "6,28318…, circonférence ÷ rayon")
    case .infinity:
      say("infinity, as a bound of an integral", "l’infini, comme borne d’une intégrale")
    case .speedOfLight: say("speed of light in vacuum", "vitesse de la lumière dans le vide")
    case .planck: say("Planck constant h", "constante de Planck h")
    case .elementaryCharge: say("elementary charge", "charge élémentaire")
    case .boltzmann: say("Boltzmann constant", "constante de Boltzmann")
    case .avogadro: say("Avogadro constant", "nombre d’Avogadro")
    case .caesiumFrequency:
      say(
        "frequency of caesium 133 that defines the second",
        "fréquence du césium 133 qui définit la seconde")
    case .luminousEfficacy:
      say(
        "luminous efficacy that defines the candela", "efficacité lumineuse qui définit la candela")
    case .standardGravity:
      say("standard acceleration of gravity", "accélération normale de la pesanteur")
    case .reducedPlanck:
      say("reduced Planck constant, h ÷ 2π", "constante de Planck réduite, h ÷ 2π")
    case .gasConstant: say("molar gas constant", "constante molaire des gaz")
    case .faraday: say("Faraday constant", "constante de Faraday")
    case .stefanBoltzmann: say("Stefan-Boltzmann constant", "constante de Stefan-Boltzmann")
    case .gravitation: say("constant of gravitation, measured", "constante de gravitation, mesurée")
    case .fineStructure:
      say("fine-structure constant, measured", "constante de structure fine, mesurée")
    case .electronMass: say("mass of the electron, measured", "masse de l’électron, mesurée")
    case .protonMass: say("mass of the proton, measured", "masse du proton, mesurée")
    case .neutronMass: say("mass of the neutron, measured", "masse du neutron, mesurée")
    case .atomicMass: say("atomic mass constant, measured", "constante de masse atomique, mesurée")
    case .vacuumPermeability:
      say("magnetic permeability of vacuum, measured", "perméabilité magnétique du vide, mesurée")
    case .vacuumPermittivity:
      say("electric permittivity of vacuum, measured", "permittivité électrique du vide, mesurée")
    case .vacuumImpedance: say("impedance of vacuum, measured", "impédance du vide, mesurée")
    case .bohrRadius: say("Bohr radius, measured", "rayon de Bohr, mesuré")
    case .rydberg: say("Rydberg constant, measured", "constante de Rydberg, mesurée")
    case .hartree: say("Hartree energy, measured", "énergie de Hartree, mesurée")
    case .bohrMagneton: say("Bohr magneton, measured", "magnéton de Bohr, mesuré")
    }
  }

  func usage(of function: Function) -> Sentence {
    if function.hasUnknown {
      return say(
        "\(function.name) is written \(function.form).", function.form,
        "\(function.name) s’écrit \(function.form).", function.form)
    }
    let count =
      switch function.argumentCounts {
      case _ where function.arity.isOfPairs: say("pairs of arguments", "des paires d’arguments")
      case 1...1: say("one argument", "un argument")
      case 2...2: say("two arguments", "deux arguments")
      case 3...3: say("three arguments", "trois arguments")
      case 1...2: say("one or two arguments", "un ou deux arguments")
      case 1...3: say("one or three arguments", "un ou trois arguments")
      case 2...3: say("two or three arguments", "deux ou trois arguments")
      case 3...5: say("three to five arguments", "trois à cinq arguments")
      case 2...Int.max: say("two or more arguments", "deux arguments ou plus")
      default: say("one or more arguments", "un ou plusieurs arguments")
      }
    return say(
      "\(function.name) takes \(count): \(function.form).", function.form,
      "\(function.name) prend \(count)\u{A0}: \(function.form).", function.form)
  }

  func sentence(_ doubt: Function.Doubt, to digits: Int) -> Sentence {
    switch doubt {
    case .equalOrNot:
      say(
        "Equal \(known(digits)), but may differ.", "equal or not",
        "Égalité \(known(digits)), mais elle peut cesser ensuite.", "égal ou non")
    case .oneOrBeyond:
      say(
        "At 1 or −1 \(known(digits)), but may lie beyond.", "1 or beyond",
        "Égal à 1 ou −1 \(known(digits)), mais la valeur peut être au-delà.", "1 ou au-delà")
    case .oneOrBelow:
      say(
        "At 1 \(known(digits)), but may lie below.", "1 or below",
        "Égal à 1 \(known(digits)), mais la valeur peut être en dessous.", "1 ou en dessous")
    case .rightAngle:
      say(
        "A right angle \(known(digits)), but may not be one.", "maybe a right angle",
        "Un angle droit \(known(digits)), mais ce n’en est peut-être pas un.",
        "angle droit\u{202F}?")
    case .onAxis:
      say(
        "On an axis \(known(digits)), but may lie beside it.", "maybe on an axis",
        "Sur un axe \(known(digits)), mais le point peut être à côté.", "sur un axe\u{202F}?")
    case .half:
      say(
        "A half \(known(digits)), but may be more or less.", "maybe a half",
        "Un demi \(known(digits)), mais la valeur peut être autre.", "un demi\u{202F}?")
    case .wholeNumber:
      say(
        "A whole number \(known(digits)), but may be more or less.", "maybe a whole number",
        "Un entier \(known(digits)), mais la valeur peut être autre.", "entier ou non")
    case .divisible:
      say(
        "Divisible \(known(digits)), but may leave a remainder.", "maybe divisible",
        "Divisible \(known(digits)), mais il peut y avoir un reste.", "divisible ou non")
    case .pole:
      say(
        "A pole \(known(digits)), but may not be one.", "maybe a pole",
        "Un pôle \(known(digits)), mais ce n’en est peut-être pas un.", "un pôle\u{202F}?")
    }
  }

  private func known(_ digits: Int) -> String {
    say("to \(grouped(digits)) digits", "jusqu’au \(grouped(digits))e chiffre")
  }

  package func condition(of domain: FunctionDomain) -> String? {
    switch domain {
    case .everything: nil
    case .nonnegative: "x ≥ 0"
    case .positive: "x > 0"
    case .minusOneToOne: "−1 ≤ x ≤ 1"
    case .fractions: say("whole numbers and fractions", "entiers et fractions")
    case .exceptPoles: say("not an odd multiple of π/2", "sauf aux multiples impairs de π/2")
    case .exceptHalfTurns: say("not a multiple of π", "sauf aux multiples de π")
    case .nonzero: "x ≠ 0"
    case .fromOneOutward: say("x ≤ −1 or x ≥ 1", "x ≤ −1 ou x ≥ 1")
    case .beyondOne: say("x < −1 or x > 1", "x < −1 ou x > 1")
    case .aboveZeroToOne: "0 < x ≤ 1"
    case .fromOne: "x ≥ 1"
    case .betweenMinusOneAndOne: "−1 < x < 1"
    case .roots:
      say(
        "n ≠ 0, and x ≥ 0 unless n is an odd whole number",
        "n ≠ 0, et x ≥ 0 sauf si n est un entier impair")
    case .bases: "x > 0, b > 0, b ≠ 1"
    case .exceptOrigin: say("not (0, 0)", "sauf en (0, 0)")
    case .wholeNumbers: say("whole numbers of at least 0", "entiers d’au moins 0")
    case .integers: say("whole numbers", "entiers")
    case .wholeFromOne: say("whole numbers of at least 1", "entiers d’au moins 1")
    case .decimals: say("a whole number of decimals n", "nombre entier n de décimales")
    case .positiveSteps: say("step > 0", "pas > 0")
    case .words: say("whole numbers that fit in the bits", "entiers qui tiennent dans les bits")
    case .floats: say("the bits of a finite number", "les bits d’un nombre fini")
    case .formats:
      say("32 or 64 bits, and x within their range", "32 ou 64 bits, et x dans leur étendue")
    case .exceptNegatives: say("not 0, −1, −2, …", "sauf en 0, −1, −2, …")
    case .oneMode: say("one value that is the most frequent", "une seule valeur la plus fréquente")
    case .parts: say("p from 0 to 1", "p de 0 à 1")
    case .weights: say("weights whose sum is not 0", "des poids dont la somme n’est pas 0")
    case .differentX: say("x values that differ", "des valeurs x différentes")
    case .differentPoints:
      say(
        "x values that differ, and y values that differ",
        "des valeurs x différentes, et des valeurs y différentes")
    case .positiveSpread: say("sd > 0", "écart-type > 0")
    case .probabilities: say("0 < p < 1, sd > 0", "0 < p < 1, écart-type > 0")
    case .trials:
      say(
        "whole numbers k and n of at least 0, and p from 0 to 1",
        "entiers k et n d’au moins 0, et p de 0 à 1")
    case .dates: say("dates", "dates")
    case .loans:
      say(
        "a rate of at most 100%, a term of whole months, and payments that repay the amount",
        "taux d’au plus 100%, durée en mois entiers, mensualités qui remboursent le capital")
    case .repayments:
      say(
        "payments that repay the amount, and a term of whole months",
        "mensualités qui remboursent le capital, durée en mois entiers")
    case .rates: say("|rate| ≤ 100%", "|taux| ≤ 100%")
    case .flows: say("amounts whose sign changes once", "montants dont le signe change une fois")
    }
  }

  func violation(of function: Function) -> Sentence {
    let name = function.name
    let none = say("\(name): no value", "\(name)\u{A0}: exclu")
    guard let condition = condition(of: function.domain) else {
      return Sentence(
        say("\(name) is undefined here.", "\(name) n’est pas définie ici."), brief: none)
    }
    let brief = say("\(name): \(condition)", "\(name)\u{A0}: \(condition)")
    return Sentence(
      say(
        "\(name) has no value here; its domain: \(condition).",
        "\(name) n’a pas de valeur ici\u{202F}; domaine\u{A0}: \(condition)."),
      brief: brief.count <= Sentence.briefLimit ? brief : none)
  }

  package func note(of definition: Definition) -> Sentence {
    let values = definition.parameters.joined(separator: say(" and ", " et "))
    return say(
      "Defined; write \(definition.name)(…) with a value for \(values).", "defined",
      "Définie\u{202F}; écrire \(definition.name)(…) avec une valeur pour \(values).", "définie")
  }

  /// The column titles of a schedule.
  package var schedule:
    (
      month: String, payment: String, interest: String, principal: String, balance: String,
      total: String
    )
  {
    say(
      ("month", "payment", "interest", "principal", "balance", "total"),
      ("mois", "mensualité", "intérêts", "capital", "capital restant dû", "total"))
  }

  /// Whether these are all solutions of an equation.
  package func note(of solutions: Solutions) -> Sentence {
    let numbers = solutions.numbers
    let (count, complex) = (numbers.roots.count, numbers.complexCount)
    guard numbers.undecided.isEmpty else {
      return say(
        "Where a question mark stands, solutions may be missing; try a smaller range.",
        "some are undecided",
        "Là où se trouve un point d’interrogation, il peut en manquer\u{202F}; réduire l’intervalle.",
        "non décidé partout")
    }
    guard complex == 0 else {
      return say(
        "All real solutions; \(grouped(complex)) more are complex.", "all real solutions",
        "Toutes les solutions réelles\u{202F}; \(grouped(complex)) autres sont complexes.",
        "toutes les réelles")
    }
    if let multiplicity = numbers.roots.first?.multiplicity, solutions.single != nil,
      multiplicity > 1
    {
      return say(
        "The only solution, with the multiplicity \(multiplicity).", "multiplicity \(multiplicity)",
        "La seule solution, de multiplicité \(multiplicity).", "multiplicité \(multiplicity)")
    }
    guard numbers.pieces.isEmpty, count > 1 else {
      return say("All solutions.", "all solutions", "Toutes les solutions.", "toutes les solutions")
    }
    return say(
      "\(grouped(count)) solutions in all.", "\(grouped(count)) solutions",
      "\(grouped(count)) solutions en tout.", "\(grouped(count)) solutions")
  }
}
