import CalculatorCore
import ExactNumbers
import Quantities

extension French {
  package func meaning(of function: Function) -> String {
    switch function {
    case .sqrt: "racine carrée"
    case .cbrt: "racine cubique, aussi d’un nombre négatif"
    case .root: "racine d’ordre n"
    case .hypot: "racine carrée de a^2 + b^2 + …"
    case .abs: "valeur absolue"
    case .sign: "−1, 0 ou 1, selon le signe de x"
    case .exp: "e à la puissance x"
    case .ln: "logarithme népérien"
    case .log: "logarithme de base b, ou de base 10"
    case .log2: "logarithme de base 2"
    case .sin: "sinus\u{202F}; x en radians"
    case .cos: "cosinus\u{202F}; x en radians"
    case .tan: "tangente\u{202F}; x en radians"
    case .asin: "arc sinus, en radians"
    case .acos: "arc cosinus, en radians"
    case .atan: "arc tangente, en radians"
    case .atan2: "angle du point (x, y), en radians"
    case .sinh: "sinus hyperbolique"
    case .cosh: "cosinus hyperbolique"
    case .tanh: "tangente hyperbolique"
    case .asinh: "argument sinus hyperbolique"
    case .acosh: "argument cosinus hyperbolique"
    case .atanh: "argument tangente hyperbolique"
    case .sec: "sécante, 1/cos(x)"
    case .csc: "cosécante, 1/sin(x)"
    case .cot: "cotangente, cos(x)/sin(x)"
    case .asec: "réciproque de la sécante, acos(1/x)"
    case .acsc: "réciproque de la cosécante, asin(1/x)"
    case .acot: "réciproque de la cotangente, de 0 à pi"
    case .sech: "sécante hyperbolique, 1/cosh(x)"
    case .csch: "cosécante hyperbolique, 1/sinh(x)"
    case .coth: "cotangente hyperbolique, 1/tanh(x)"
    case .asech: "argument sécante hyperbolique"
    case .acsch: "argument cosécante hyperbolique"
    case .acoth: "argument cotangente hyperbolique"
    case .floor: "x arrondi à l’entier inférieur"
    case .ceil: "x arrondi à l’entier supérieur"
    case .round: "entier le plus proche\u{202F}; un demi s’éloigne de zéro"
    case .trunc: "x arrondi vers zéro"
    case .roundto: "multiple du pas le plus proche, en s’éloignant de zéro"
    case .frac: "x − trunc(x), avec le signe de x"
    case .mod: "reste de a ÷ b, avec le signe de b"
    case .min: "plus petit argument"
    case .max: "plus grand argument"
    case .sum: "somme des arguments, ou sur un intervalle"
    case .product: "produit des arguments, ou sur un intervalle"
    case .mean: "moyenne arithmétique des arguments"
    case .median: "argument du milieu, ou moyenne des deux du milieu"
    case .mode: "argument le plus fréquent"
    case .quantile: "valeur sous laquelle se trouve la part p des autres (type 7)"
    case .variance: "variance d’un échantillon, divisée par n − 1"
    case .variancep: "variance d’une population, divisée par n"
    case .stdev: "écart-type d’un échantillon"
    case .stdevp: "écart-type d’une population"
    case .sem: "erreur type de la moyenne d’un échantillon"
    case .wmean: "moyenne de valeurs a pondérées"
    case .slope: "pente de la droite d’ajustement (moindres carrés)"
    case .intercept: "valeur de cette droite en x = 0"
    case .corr: "coefficient de corrélation de x et y (Pearson)"
    case .count: "nombre d’arguments"
    case .normcdf: "part d’une loi normale jusqu’à x"
    case .norminv: "quantile p d’une loi normale"
    case .binompdf: "probabilité de k succès en n essais"
    case .binomcdf: "probabilité d’au plus k succès en n essais"
    case .gcd: "plus grand commun diviseur, aussi de fractions"
    case .lcm: "plus petit commun multiple, aussi de fractions"
    case .isprime: "1 si n est premier, preuve à l’appui, 0 s’il ne l’est pas"
    case .ncr: "nombre de choix de k parmi n, sans ordre"
    case .random: "nombre au hasard de 1 à n\u{202F}; sans n de 0 à 1"
    case .roll: "somme de n dés, comme roll 3d6"
    case .npr: "nombre de choix de k parmi n, dans l’ordre"
    case .hex: "n en base 16"
    case .bin: "n en base 2"
    case .oct: "n en base 8"
    case .popcount: "nombre de uns en base 2"
    case .parity: "1 si le nombre de uns en base 2 est impair, sinon 0"
    case .clz: "zéros avant le premier un d’un mot de 64 bits"
    case .ctz: "zéros après le dernier un en base 2"
    case .rol: "mot de 64 bits tourné à gauche"
    case .ror: "mot de 64 bits tourné à droite"
    case .bswap16: "mot de 16 bits aux octets inversés"
    case .bswap32: "mot de 32 bits aux octets inversés"
    case .bswap64: "mot de 64 bits aux octets inversés"
    case .float: "nombre dont les 32 bits selon IEEE 754 sont n"
    case .double: "nombre dont les 64 bits selon IEEE 754 sont n"
    case .bits: "bits de x selon IEEE 754, 64 par défaut"
    case .gamma: "fonction gamma\u{202F}; (x − 1)! si x est entier"
    case .erf: "fonction d’erreur"
    case .erfc: "1 − erf(x)"
    case .weekday: "jour de la semaine d’une date"
    case .week: "numéro de la semaine d’une date (ISO 8601)"
    case .yearday: "numéro d’un jour dans son année"
    case .workdays: "jours du lundi au vendredi de a à b, bornes comprises"
    case .unix: "instant à tant de secondes du début de 1970"
    case .payment: "mensualité qui rembourse un capital a"
    case .loan: "capital que des mensualités p remboursent"
    case .savings: "ce que donnent des versements mensuels p"
    case .term: "mois dans lesquels des mensualités p remboursent a"
    case .rate: "taux annuel auquel des mensualités p remboursent a"
    case .schedule: "échéancier d’un capital a, mois par mois"
    case .npv: "valeur actuelle de flux annuels, le premier aujourd’hui"
    case .irr: "taux auquel cette valeur actuelle est nulle"
    case .derivative: "dérivée d’une fonction en un point"
    case .integral: "intégrale d’une fonction sur un intervalle"
    case .solve: "les solutions d’une équation, d’un système linéaire"
    case .plot: "une courbe, ou plusieurs"
    }
  }

  package func meaning(of constant: Constant) -> String {
    switch constant {
    case .pi: "3,14159…, circonférence ÷ diamètre"
    case .e: "2,71828…, base du logarithme népérien"
    case .tau: "6,28318…, circonférence ÷ rayon"
    case .infinity: "l’infini, comme borne d’une intégrale"
    case .speedOfLight: "vitesse de la lumière dans le vide"
    case .planck: "constante de Planck h"
    case .elementaryCharge: "charge élémentaire"
    case .boltzmann: "constante de Boltzmann"
    case .avogadro: "nombre d’Avogadro"
    case .caesiumFrequency: "fréquence du césium 133 qui définit la seconde"
    case .luminousEfficacy: "efficacité lumineuse qui définit la candela"
    case .standardGravity: "accélération normale de la pesanteur"
    case .reducedPlanck: "constante de Planck réduite, h ÷ 2π"
    case .gasConstant: "constante molaire des gaz"
    case .faraday: "constante de Faraday"
    case .stefanBoltzmann: "constante de Stefan-Boltzmann"
    case .gravitation: "constante de gravitation, mesurée"
    case .fineStructure: "constante de structure fine, mesurée"
    case .electronMass: "masse de l’électron, mesurée"
    case .protonMass: "masse du proton, mesurée"
    case .neutronMass: "masse du neutron, mesurée"
    case .atomicMass: "constante de masse atomique, mesurée"
    case .vacuumPermeability: "perméabilité magnétique du vide, mesurée"
    case .vacuumPermittivity: "permittivité électrique du vide, mesurée"
    case .vacuumImpedance: "impédance du vide, mesurée"
    case .bohrRadius: "rayon de Bohr, mesuré"
    case .rydberg: "constante de Rydberg, mesurée"
    case .hartree: "énergie de Hartree, mesurée"
    case .bohrMagneton: "magnéton de Bohr, mesuré"
    }
  }

  func usage(of function: Function) -> Sentence {
    let count =
      switch function.argumentCounts {
      case _ where function.arity.isOfPairs: "des paires d’arguments"
      case 1...1: "un argument"
      case 2...2: "deux arguments"
      case 3...3: "trois arguments"
      case 1...2: "un ou deux arguments"
      case 1...3: "un à trois arguments"
      case 2...3: "deux ou trois arguments"
      case 3...5: "trois à cinq arguments"
      case 2...Int.max: "deux arguments ou plus"
      default: "un ou plusieurs arguments"
      }
    return say("\(function.name) prend \(count)\u{A0}: \(function.form).", function.form)
  }

  func sentence(_ doubt: Function.Doubt, to digits: Int) -> Sentence {
    let (known, possible, brief) =
      switch doubt {
      case .equalOrNot: ("Égalité", "elle peut cesser ensuite", "égal ou non")
      case .oneOrBeyond: ("Égal à 1 ou −1", "la valeur peut être au-delà", "1 ou au-delà")
      case .oneOrBelow: ("Égal à 1", "la valeur peut être en dessous", "1 ou en dessous")
      case .rightAngle: ("Un angle droit", "ce n’en est peut-être pas un", "angle droit\u{202F}?")
      case .onAxis: ("Sur un axe", "le point peut être à côté", "sur un axe\u{202F}?")
      case .half: ("Un demi", "la valeur peut être autre", "un demi\u{202F}?")
      case .wholeNumber: ("Un entier", "la valeur peut être autre", "entier ou non")
      case .divisible: ("Divisible", "il peut y avoir un reste", "divisible ou non")
      case .pole: ("Un pôle", "ce n’en est peut-être pas un", "un pôle\u{202F}?")
      }
    return say("\(known) jusqu’au \(grouped(digits))e chiffre, mais \(possible).", brief)
  }

  package func condition(of domain: FunctionDomain) -> String? {
    switch domain {
    case .everything: nil
    case .nonnegative: "x ≥ 0"
    case .positive: "x > 0"
    case .minusOneToOne: "−1 ≤ x ≤ 1"
    case .fractions: "entiers et fractions"
    case .exceptPoles: "sauf aux multiples impairs de π/2"
    case .exceptHalfTurns: "sauf aux multiples de π"
    case .nonzero: "x ≠ 0"
    case .fromOneOutward: "x ≤ −1 ou x ≥ 1"
    case .beyondOne: "x < −1 ou x > 1"
    case .aboveZeroToOne: "0 < x ≤ 1"
    case .fromOne: "x ≥ 1"
    case .betweenMinusOneAndOne: "−1 < x < 1"
    case .roots: "n ≠ 0, et x ≥ 0 sauf si n est un entier impair"
    case .bases: "x > 0, b > 0, b ≠ 1"
    case .exceptOrigin: "sauf en (0, 0)"
    case .wholeNumbers: "entiers d’au moins 0"
    case .integers: "entiers"
    case .wholeFromOne: "entiers d’au moins 1"
    case .decimals: "nombre entier n de décimales"
    case .positiveSteps: "pas > 0"
    case .words: "entiers qui tiennent dans les bits"
    case .formats: "32 ou 64 bits, et x dans leur étendue"
    case .exceptNegatives: "sauf en 0, −1, −2, …"
    case .oneMode: "une seule valeur la plus fréquente"
    case .parts: "p de 0 à 1"
    case .weights: "des poids dont la somme n’est pas 0"
    case .differentX: "des valeurs x différentes"
    case .differentPoints: "des valeurs x différentes, et des valeurs y différentes"
    case .positiveSpread: "écart-type > 0"
    case .probabilities: "0 < p < 1, écart-type > 0"
    case .trials: "entiers k et n d’au moins 0, et p de 0 à 1"
    case .dates: "dates"
    case .loans:
      "taux d’au plus 100%, durée en mois entiers, mensualités qui remboursent le capital"
    case .repayments: "mensualités qui remboursent le capital, durée en mois entiers"
    case .rates: "taux > −100%"
    case .flows: "fractions dont le signe change une fois"
    }
  }

  func violation(of function: Function) -> Sentence {
    let name = function.name
    guard let condition = condition(of: function.domain) else {
      return say("\(name) n’est pas définie ici.", "\(name)\u{A0}: exclu")
    }
    let brief = "\(name)\u{A0}: \(condition)"
    return say(
      "\(name) n’a pas de valeur ici\u{202F}; domaine\u{A0}: \(condition).",
      brief.count <= Sentence.briefLimit ? brief : "\(name)\u{A0}: exclu")
  }

  package func note(of definition: Definition) -> Sentence {
    let values = definition.parameters.joined(separator: " et ")
    return Sentence(
      "Définie\u{202F}; écrire \(definition.name)(…) avec une valeur pour \(values).",
      brief: "définie")
  }

  package func note(ofDuration duration: String) -> Sentence {
    say(
      "Lu comme \(duration)\u{202F}; pour une heure du jour, ajouter une date ou un fuseau.",
      duration)
  }

  package func note(ofBits bits: Int, holding text: String, written: String) -> Sentence {
    say("Dans un mot de \(bits) bits, c’est \(text)\u{A0}: \(written).", "voir uint\(bits)")
  }

  package func noun(ofPoint unit: Unit) -> String {
    switch unit.clock {
    case .moment(let zone): "une heure à \(zone.name)"
    case .weekday: "un jour de la semaine"
    default: "une date"
    }
  }
}

extension French {
  package var schedule: ScheduleTitles {
    ScheduleTitles(
      month: "mois", payment: "mensualité", interest: "intérêts", principal: "capital",
      balance: "capital restant dû", total: "total")
  }

  package func note(of solutions: Solutions) -> Sentence {
    let (numbers, complex) = (solutions.numbers, solutions.numbers.complexCount)
    guard numbers.undecided.isEmpty else {
      return Sentence(
        "Là où se trouve un point d’interrogation, il peut en manquer\u{202F}; réduire l’intervalle.",
        brief: "non décidé partout")
    }
    guard complex == 0 else {
      return Sentence(
        "Toutes les solutions réelles\u{202F}; \(grouped(complex)) autres sont complexes.",
        brief: "toutes les réelles")
    }
    if let multiplicity = numbers.roots.first?.multiplicity, solutions.single != nil,
      multiplicity > 1
    {
      return Sentence(
        "La seule solution, de multiplicité \(multiplicity).",
        brief: "multiplicité \(multiplicity)")
    }
    let count = numbers.roots.count
    guard numbers.pieces.isEmpty, count > 1 else {
      return say("Toutes les solutions.", "toutes les solutions")
    }
    return say("\(grouped(count)) solutions en tout.", "\(grouped(count)) solutions")
  }
}
