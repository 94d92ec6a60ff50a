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
    case .frac: "x − trunc(x), avec le signe de x"
    case .mod: "reste de a ÷ b, avec le signe de b"
    case .min: "plus petit argument"
    case .max: "plus grand argument"
    case .sum: "somme des arguments, ou sur un intervalle"
    case .product: "produit des arguments, ou sur un intervalle"
    case .mean: "moyenne arithmétique des arguments"
    case .median: "argument du milieu, ou moyenne des deux du milieu"
    case .quantile: "valeur sous laquelle se trouve la part p des autres (type 7)"
    case .variance: "variance d’un échantillon, divisée par n − 1"
    case .variancep: "variance d’une population, divisée par n"
    case .stdev: "écart-type d’un échantillon"
    case .stdevp: "écart-type d’une population"
    case .count: "nombre d’arguments"
    case .gcd: "plus grand commun diviseur, aussi de fractions"
    case .lcm: "plus petit commun multiple, aussi de fractions"
    case .isprime: "1 si n est premier, preuve à l’appui, 0 s’il ne l’est pas"
    case .ncr: "nombre de choix de k parmi n, sans ordre"
    case .random: "nombre au hasard de 1 à n\u{202F}; sans n de 0 à 1"
    case .roll: "somme de n dés, comme roll 3d6"
    case .npr: "nombre de choix de k parmi n, dans l’ordre"
    case .gamma: "fonction gamma\u{202F}; (x − 1)! si x est entier"
    case .erf: "fonction d’erreur"
    case .erfc: "1 − erf(x)"
    case .weekday: "jour de la semaine d’une date"
    case .week: "numéro de la semaine d’une date (ISO 8601)"
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
    case .solve: "toutes les solutions d’une équation"
    case .plot: "une courbe, ou plusieurs"
    }
  }

  package func meaning(of constant: Constant) -> String {
    switch constant {
    case .pi: "3,14159…, circonférence ÷ diamètre"
    case .e: "2,71828…, base du logarithme népérien"
    case .tau: "6,28318…, circonférence ÷ rayon"
    case .speedOfLight: "vitesse de la lumière dans le vide"
    case .planck: "constante de Planck h"
    case .elementaryCharge: "charge élémentaire"
    case .boltzmann: "constante de Boltzmann"
    case .avogadro: "nombre d’Avogadro"
    case .caesiumFrequency: "fréquence du césium 133 qui définit la seconde"
    case .luminousEfficacy: "efficacité lumineuse qui définit la candela"
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
      switch function.arity {
      case .one: "un argument"
      case .two: "deux arguments"
      case .oneOrTwo where function.isRandom: "un argument"
      case .twoOrThree: "deux arguments"
      case .threeToFive: "trois à cinq arguments"
      case .oneOrTwo: "un ou deux arguments"
      case .twoOrMore: "deux arguments ou plus"
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

  func violation(of function: Function) -> Sentence {
    let name = function.name
    return switch function.domain {
    case .everything, .exceptPoles, .exceptHalfTurns, .nonzero, .fromOneOutward, .beyondOne,
      .aboveZeroToOne:
      say("\(name) n’est pas définie ici.", "\(name)\u{A0}: exclu")
    case .nonnegative: say("\(name) demande un nombre positif ou nul.", "\(name)\u{A0}: au moins 0")
    case .positive:
      say("\(name) demande un nombre strictement positif.", "\(name)\u{A0}: plus que 0")
    case .minusOneToOne: say("\(name) demande un nombre de −1 à 1.", "\(name)\u{A0}: de −1 à 1")
    case .fractions:
      say("\(name) demande des entiers ou des fractions.", "\(name)\u{A0}: fractions")
    case .fromOne: say("\(name) demande un nombre d’au moins 1.", "\(name)\u{A0}: au moins 1")
    case .betweenMinusOneAndOne:
      say(
        "\(name) demande un nombre strictement compris entre −1 et 1.",
        "\(name)\u{A0}: dans −1…1")
    case .roots:
      say("\(name) demande un n non nul, impair si x est négatif.", "\(name)\u{A0}: n nul, x < 0")
    case .bases:
      say(
        "\(name) demande des nombres strictement positifs, et une base autre que 1.",
        "\(name)\u{A0}: x > 0, b pas 1")
    case .exceptOrigin:
      say(
        "\(name) demande deux nombres qui ne sont pas tous deux nuls.",
        "\(name)\u{A0}: pas (0, 0)")
    case .wholeNumbers: say("\(name) demande des entiers naturels.", "\(name)\u{A0}: entiers")
    case .parts: say("La part de \(name) va de 0 à 1.", "\(name)\u{A0}: de 0 à 1")
    case .dates: say("\(name) demande des dates.", "\(name)\u{A0}: dates")
    case .loans:
      say(
        "\(name) demande un taux annuel d’au plus 100\u{A0}%, comme 5%, une durée en mois entiers, comme 30 ans, et des mensualités qui remboursent le capital.",
        "\(name)\u{A0}: 5%, 1 an")
    case .repayments:
      say(
        "\(name) demande des fractions, dont des mensualités qui remboursent le capital, et une durée en mois entiers, comme 30 ans.",
        "\(name)\u{A0}: en 1 an")
    case .rates: say("\(name) demande un taux supérieur à −100\u{A0}%.", "\(name)\u{A0}: > −100%")
    case .flows:
      say(
        "\(name) demande des fractions dont le signe change une fois, car d’autres peuvent avoir plusieurs taux ou aucun.",
        "\(name)\u{A0}: de − à +")
    case .exceptNegatives:
      say("\(name) n’est pas définie en 0 ni aux entiers négatifs.", "\(name)\u{A0}: indéfinie")
    }
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
    return say("Toutes les solutions.", "toutes les solutions")
  }
}
