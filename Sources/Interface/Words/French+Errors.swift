import CalculatorCore
import ExactNumbers
import Quantities
import SystemCalls

extension French {
  package func zero(to digits: Int) -> String { "0 jusqu’au \(grouped(digits))e chiffre" }

  func sentence(_ refusal: Refusal.Kind) -> Sentence {
    switch refusal {
    case .missingOperand: sentence(EvaluationError.Kind.missingOperand)
    case .missingOperator: sentence(EvaluationError.Kind.missingOperator)
    case .emptyParentheses: sentence(EvaluationError.Kind.emptyParentheses)
    case .noOpenParenthesis: sentence(EvaluationError.Kind.noOpenParenthesis)
    case .secondPoint: say("Le nombre a déjà un séparateur décimal.", "déjà décimal")
    case .pointInBase: say("Les nombres de cette base sont entiers.", "entiers seulement")
    case .digitOutsideBase: say("Ce chiffre n’existe pas dans cette base.", "pas dans cette base")
    case .numberTooLong: say("Le nombre ne peut pas avoir plus de chiffres.", "nombre trop long")
    case .nothingToCalculate: say("Il n’y a encore rien à calculer.", "rien à calculer")
    case .nothingToRepeat: say("Il n’y a pas d’opération à répéter.", "rien à répéter")
    case .noValue: say("Une fonction n’a de valeur qu’avec ses arguments.", "une fonction")
    case .uncorrectedError: say("Il faut d’abord corriger l’erreur.", "corriger l’erreur")
    }
  }

  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand: missingNumber(nil)
    case .missingLeftOperand: missingNumber(nil)
    case .missingOperator: say("Il manque un opérateur entre deux nombres.", "opérateur manquant")
    case .emptyParentheses: say("Il n’y a rien entre les parenthèses.", "parenthèses vides")
    case .noOpenParenthesis: say("Aucune parenthèse n’est ouverte.", "rien à fermer")
    case .numberAfterPercent(let left, let right):
      say(
        "Pour le reste, écrire \(quoted("\(left) mod \(right)"))\u{202F}; pour le produit, \(quoted("\(left) % × \(right)")).",
        "mod ou % ×\u{202F}?")
    case .offWithoutPercentage:
      say("Avant «\u{A0}off\u{A0}», il faut un pourcentage\u{A0}: 15 % off 80.", "% off incomplet")
    case .malformedNumber(let flaw): sentence(flaw)
    case .commaInNumber(let plain):
      say(
        "Ici, la virgule groupe les chiffres par trois\u{202F}; écrire \(quoted(plain)).",
        "virgule de trop")
    case .mixedGrouping(let plain):
      say(
        "Ces chiffres sont groupés autrement que les précédents\u{202F}; écrire \(quoted(plain)).",
        "deux groupements")
    case .unitWithoutNumber(let unit, let constant):
      say(
        "L’unité \(unit) est sans nombre ici\u{202F}; écrire 1 \(unit), ou \(constant.map { "\($0) pour la constante" } ?? "un autre nom").",
        String("écrire 1 \(unit)".prefix(20)))
    case .ambiguous(let first, let second):
      say(
        "Deux lectures sont possibles\u{202F}; écrire \(quoted(first)) ou \(quoted(second)).",
        "deux lectures")
    case .invalidDate, .incompleteDate, .wrongWeekday, .invalidTime, .skippedTime, .yearOutOfRange,
      .fractionOfTime:
      timeSentence(error)
    case .addedPoints(let unit) where unit.isTimePoint: timeSentence(error)
    case .scaledPoint(let unit) where unit.isTimePoint: timeSentence(error)
    case .tightColon:
      say(
        "Pour diviser, entourer les deux-points d’espaces\u{A0}: «\u{A0}10\u{A0}:\u{A0}30\u{A0}».",
        "espaces requis")
    case .unknownCharacter: say("Ce caractère n’a pas de sens ici.", "caractère inconnu")
    case .foreignSign(let nearest):
      say("Ce signe est inconnu\u{202F}; écrire \(quoted(nearest)).", "écrire \(nearest)")
    case .comparison:
      say(
        "Les comparaisons ne se calculent pas\u{202F}; \(quoted("<<")) et \(quoted(">>")) décalent les bits.",
        "pas de comparaison")
    case .latex:
      say(
        "Écrire \(quoted("a/b")), \(quoted("sqrt(x)")) ou \(quoted("a*b"))\u{202F}; LaTeX n’est pas compris.",
        "LaTeX\u{A0}: écrire a/b")
    case .phrase(let written): say("Écrire \(written).", String("écrire \(written)".prefix(20)))
    case .unknownFunction(let name):
      say("La fonction \(quoted(name.shortened)) n’existe pas.", "fonction inconnue")
    case .unknownName(let name, nil): say("\(quoted(name.shortened)) est inconnu.", "nom inconnu")
    case .unknownName(let name, let nearest?):
      say(
        "\(quoted(name.shortened)) est inconnu\u{202F}; peut-être \(quoted(nearest)).",
        "peut-être \(nearest)")
    case .missingFunction(let name):
      say(
        "« \(name) » n’existe pas ici : ni limites, ni séries, ni vecteurs, ni matrices, ni calcul formel.",
        String("\(name) : n’existe pas".prefix(20)))
    case .wrongArguments(let function): usage(of: function)
    case .usage(let heading):
      say("Écrire \(heading)\u{202F}: c’est une fonction de ses arguments.", "arguments")
    case .recursion(let chain):
      say(
        "Une ligne ne peut s’utiliser\u{202F}: \(chain[0]) utilise \(chain.dropFirst().joined(separator: ", qui utilise ")).",
        "s’utilise elle-même")
    case .randomDefinition:
      say(
        "Le tirage d’une fonction serait toujours le même\u{202F}; tirer dans la ligne qui l’appelle.",
        "tirage fixe")
    case .knownFunction(let function):
      say(
        "La fonction \(quoted(function.name)) existe déjà\u{202F}; choisir un autre nom.",
        "fonction connue")
    case .invalidParameters:
      say("Nommer chaque paramètre une fois, comme dans f(x) = 2x.", "f(x) = 2x")
    case .inFunction(let kind, let name, let part):
      say(
        "Dans \(name), à \(part)\u{A0}: \(sentence(kind).phrase).",
        String("\(name)\u{A0}: \(sentence(kind).brief)".prefix(20)))
    case .malformedRange(let function):
      say("Un intervalle s’écrit \(function.name)(k = 1 to 100; k^2).", "k = 1 to 100; k^2")
    case .rangeBound:
      say(
        "Un intervalle va d’un entier à un autre, au plus \(grouped(Limits.longestRange)) plus loin.",
        "borne impossible")
    case .malformedEquation:
      say("Une équation s’écrit solve(x^2 = 2; x = 0 to 5).", "solve(x^2 = 2)")
    case .noUnknown:
      say("Aucun nom n’est inconnu\u{202F}; écrire solve(x^2 = 2; x).", "pas d’inconnue")
    case .valueAsUnknown(let name, let written):
      say(
        "Le nom \(name) a une valeur\u{202F}; pour résoudre, écrire \(written).",
        String("\(name) a une valeur".prefix(20)))
    case .severalUnknowns(let first, let second):
      say(
        "Les noms \(first) et \(second) sont inconnus\u{202F}; un système s’écrit "
          + "solve(x + y = 5; x - y = 1).",
        "deux inconnues")
    case .noSolution: say("Aucun nombre n’est solution de cette équation.", "aucune solution")
    case .noSolutionOfSystem:
      say("Il n’y a pas de solution\u{A0}: les équations se contredisent.", "contradiction")
    case .freeUnknown(let name):
      say(
        "Il y a une infinité de solutions\u{A0}: \(name) peut prendre toute valeur.",
        String("tout \(name)".prefix(20)))
    case .notLinear:
      say("Un système n’a que des sommes et des multiples de ses inconnues.", "non linéaire")
    case .unsolvable: say("Ni équation ni courbe ne peut avoir cette partie.", "non résolu")
    case .needsRange:
      say(
        "Il peut y avoir une infinité de solutions\u{202F}; écrire solve(x^2 = 2; x = 0 to 5).",
        "manque l’intervalle")
    case .severalSolutions:
      say(
        "Il y a plusieurs solutions\u{202F}; ans(2) est la deuxième, ou écrire un intervalle.",
        "plusieurs solutions")
    case .notSeveral:
      say(
        "C’est une seule valeur et non plusieurs solutions\u{202F}; multiplier avec *.",
        "une valeur\u{A0}: *")
    case .noSuchSolution(let count):
      say("Il y a \(count) solutions, de (1) à (\(count)).", "de (1) à (\(count))")
    case .malformedPlot: say("Une courbe s’écrit plot(sin(x); x = -5 to 5).", "courbe mal écrite")
    case .noDerivative(.kink):
      say("Il n’y a pas de dérivée ici : une valeur absolue est nulle.", "pic : pas de pente")
    case .noDerivative(.jump):
      say(
        "Il n’y a pas de dérivée ici : une fonction en escalier fait un saut.", "saut : sans pente")
    case .noDerivative(.divisor):
      say("Il n’y a pas de dérivée ici : un diviseur est nul.", "diviseur nul")
    case .noDerivative(.edge):
      say(
        "Il n’y a pas de dérivée ici : la fonction s’arrête ou n’a pas de valeur.",
        "bord : sans pente"
      )
    case .noDerivative(.unknown):
      say("La dérivée de cette fonction n’est pas connue.", "pente inconnue")
    case .misplacedInfinity:
      say("L’infini ne peut être qu’une borne d’intégrale.", "borne d’intégrale")
    case .noIntegral(let place?):
      say(
        "On ne connaît pas de borne de la fonction près de \(place).",
        String("sans borne\u{A0}: \(place)".prefix(20)))
    case .infiniteIntegral("∞"):
      say("L’intégrale est infinie\u{A0}: la fonction décroît trop lentement.", "infinie")
    case .infiniteIntegral(let place):
      say(
        "L’intégrale est infinie\u{A0}: la fonction croît trop vite près de \(place).",
        String("infinie\u{A0}: \(place)".prefix(20)))
    case .noIntegral(nil):
      say("L’intégrale de cette fonction n’est pas connue.", "intégrale inconnue")
    case .calculatedResult:
      say("Une courbe, un échéancier ou un système est seul sur sa ligne.", "seul sur sa ligne")
    case .straySeparator:
      say("Ce séparateur n’a sa place qu’entre les arguments d’une fonction.", "séparateur de trop")
    case .invalidText: say("Le texte n’est pas de l’UTF-8 valide.", "UTF-8 non valide")
    case .noAnswer: say("Il n’y a pas encore de résultat précédent.", "aucun résultat")
    case .noLines(.above), .noLines(.last):
      say("Il n’y a pas de telle ligne au-dessus.", "pas de telle ligne")
    case .noLines(.tagged): say("Aucune ligne au-dessus n’a cette étiquette.", "étiquette inconnue")
    case .noLines(.sinceTotal):
      say("Il n’y a pas de ligne à additionner au-dessus.", "rien à additionner")
    case .brokenTie: say("Le résultat repris ici n’existe plus.", "résultat disparu")
    case .invalidName(let nearest?):
      say(
        "Un nom ne contient pas d’espace\u{202F}; écrire \(quoted(printable(nearest))).",
        "espace dans un nom")
    case .invalidName(nil):
      say("Un nom se compose de lettres, de chiffres et de _.", "nom non valide")
    case .reservedName:
      say(
        "Les mots de liaison comme «\u{A0}en\u{A0}» et «\u{A0}mod\u{A0}», et «\u{A0}ans\u{A0}», ne sont pas des noms.",
        "pas comme nom")
    case .misplacedEquals: say("Seul un nom peut précéder «\u{A0}=\u{A0}».", "= mal placé")
    case .unequalSides: say("Les deux membres ne sont pas égaux.", "membres inégaux")
    case .divisionByZero: say("Division par zéro.", "division par zéro")
    case .tooSmall: say("Le nombre est trop proche de zéro.", "trop proche de zéro")
    case .tooLarge: say("Le nombre est trop grand.", "nombre trop grand")
    case .factorialOfFraction:
      say("La factorielle n’est définie que pour les entiers naturels.", "pas un entier")
    case .bitsOfFraction(let binary):
      Sentence(
        binary?.isShift == true
          ? "Seul un entier peut être décalé, de 0 bit ou plus."
          : "Seuls des entiers peuvent être combinés bit à bit.",
        brief: "\(binary?.source ?? "not")\u{A0}: des entiers")
    case .rootOfNegative: say("Une base négative demande un exposant entier.", "base négative")
    case .outsideDomain(let function): violation(of: function)
    case .imaginaryRoot(let number):
      say(
        "Il n’y a pas de valeur réelle\u{A0}; ce serait \(imaginaryRoot(of: number)).",
        "pas de valeur réelle")
    case .unknownSign(let digits):
      say("Impossible à distinguer de zéro\u{A0}: \(zero(to: digits)).", "peut-être 0")
    case .unknownDivisor(let digits):
      say("Le diviseur est peut-être nul\u{A0}: \(zero(to: digits)).", "diviseur nul\u{202F}?")
    case .unknownFloor(let digits):
      sentence(.wholeNumber, to: digits)
    case .undecided(let function, let digits):
      function.doubt.map { sentence($0, to: digits) } ?? sentence(.unknownSign(digits: digits))
    case .unprovenPrime:
      say("Rien ne prouve que ce nombre est premier, ni qu’il est composé.", "premier ou non")
    case .tooLong: say("L’expression est trop longue.", "expr. trop longue")
    case .incompatibleUnits, .addedPoints, .scaledPoint, .unwantedUnit, .unitInFunction,
      .rootOfUnit, .exponentOfUnit, .missingTarget, .unknownUnit, .misplacedConversion, .unfit:
      unitSentence(error)
    case .noRates(let reason): sentence(reason)
    case .noRate(let currency):
      say("Il n’y a pas de taux de change pour \(currency).", "pas de taux\u{A0}: \(currency)")
    case .cancelled: say("Le calcul a été annulé.", "calcul annulé")
    }
  }

  private func sentence(_ flaw: NumberFlaw) -> Sentence {
    switch flaw {
    case .secondPoint: say("Un nombre a au plus un séparateur décimal.", "deux séparateurs")
    case .noDigit: say("Un nombre a au moins un chiffre.", "aucun chiffre")
    case .misplacedUnderscore: say("Un tiret bas se place entre deux chiffres.", "_ mal placé")
    case .foreignDigit:
      say("Après 0x, 0o ou 0b, seuls les chiffres de la base sont admis.", "hors de la base")
    case .shortened: say("Il manque des chiffres à ce nombre.", "chiffres omis")
    }
  }
}

// MARK: Units

extension French {
  func unitSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .incompatibleUnits(let left, let right):
      if Unit.areTemperatureLetters(left, right) {
        say("Les températures s’écrivent °C et °F.", "écrire °C et °F")
      } else {
        say("Impossible de combiner \(name(of: left)) et \(name(of: right)).", "unités différentes")
      }
    case .addedPoints(let unit):
      say(
        "Les températures ne s’additionnent pas\u{202F}; écrire \(quoted("20 \(unit.text()) + 5 \(unit.differenceText)")).",
        "à \(unit.text()), ajouter \(unit.differenceText)")
    case .scaledPoint(let unit):
      say(
        "Une température en \(unit.text()) n’est pas un facteur\u{202F}; écrire un écart en \(unit.differenceText).",
        "pas en \(unit.text())")
    case .unwantedUnit(let unit):
      say("Il faut ici un nombre sans unité, pas \(unit.text()).", "pas d’unité ici")
    case .unitInFunction(let function, let unit):
      say(
        "\(function.name) demande un nombre sans unité, pas \(unit.text()).",
        String("\(function.name) sans unité".prefix(20)))
    case .rootOfUnit(let unit):
      say("Cette racine de \(unit.text()) n’est pas une unité.", "racine sans unité")
    case .exponentOfUnit:
      say("L’exposant d’une unité est un entier d’au plus 99.", "exposant d’unité")
    case .missingTarget: say("Il manque l’unité d’arrivée de la conversion.", "unité manquante")
    case .unknownUnit(nil): say("Cette unité est inconnue.", "unité inconnue")
    case .unknownUnit(let nearest?):
      say("Unité inconnue\u{202F}; la plus proche est \(quoted(nearest)).", "\(nearest)\u{202F}?")
    case .unfit(let form):
      say(
        "Ce nombre ne s’écrit pas sous la forme «\u{A0}\(form.name(in: .french))\u{A0}».",
        "pas \(form.name(in: .french))")
    case .misplacedConversion:
      say(
        "Une conversion termine l’expression\u{202F}; sinon, la mettre entre parenthèses.",
        "parenthèses à mettre")
    default: preconditionFailure()
    }
  }

  private func name(of unit: Unit?) -> String { unit.map(textWithKind) ?? "un nombre sans unité" }
}

// MARK: Exchange rates

extension French {
  package func describedRates(
    of day: Day, from publisher: String?, age: Int?
  ) -> String {
    "taux de change du \(text(of: day))" + (publisher.map { " (\($0))" } ?? "")
      + (age.map { ", vieux de \(days($0))" } ?? "")
  }

  package func ratesProgress(received: Int) -> Sentence {
    let what = "Téléchargement des taux de change"
    guard received > 0 else {
      return say("\(what)\u{202F}; Échap annule.", "Échap\u{A0}: pas de taux")
    }
    return say("\(what)\u{A0}: \(grouped((received + 999) / 1000)) ko.", "taux en route…")
  }

  package func ratesNote(
    of day: Day, age: Int?, isKeypad: Bool
  ) -> (full: [String], brief: String) {
    guard let age else { return (["Taux du \(text(of: day))."], "taux\u{A0}: \(brief(day))") }
    let old = "vieux de \(days(age))"
    let sentences =
      (isKeypad
        ? ["Taux du \(text(of: day)), \(old)\u{202F}; le mot \(quoted("taux")) les met à jour."]
        : [])
      + ["Taux du \(text(of: day)), \(old).", "Taux du \(brief(day)), \(old)."]
    return (sentences, "taux de \(days(age))")
  }

  private func days(_ age: Int) -> String { "\(grouped(age)) jours" }

  package func ownRates(_ file: String) -> Sentence {
    say("Les taux sont ceux de \(quoted(file)).", "taux d’un fichier")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay:
      say("Le téléchargement des taux est en cours\u{202F}; Échap annule.", "Échap annule")
    case .cancelled: say("Les taux de change restent inchangés.", "taux inchangés")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      say(
        "Pas encore de taux de change\u{202F}; --update-rates ou le mot \(quoted("taux")) les télécharge.",
        "sans taux\u{A0}: taux")
    case .unreadable(let error):
      say(
        "Les taux de change de \(error.path) sont illisibles\u{A0}: \(reason(error.kind)).",
        "taux illisibles")
    case .flawed(let path, let flaw):
      say(
        "Les taux de change de \(path) sont inutilisables\u{A0}: \(phrase(flaw)).",
        "taux inutilisables")
    }
  }

  package func sentence(_ update: RatesUpdate) -> Sentence {
    let count = update.currencies
    let currencies = count == 1 ? "1 devise" : "\(grouped(count)) devises"
    let comparison =
      switch update.previous {
      case nil: ""
      case update.day?: ", comme avant"
      case let previous? where previous > update.day:
        ", plus ancien que le précédent\u{A0}: \(text(of: previous))"
      case let previous?: ", avant\u{A0}: \(text(of: previous))"
      }
    return Sentence(
      "\(currencies) au \(text(of: update.day))\(comparison).",
      brief: "taux\u{A0}: \(brief(update.day))")
  }

  package func sentence(_ failure: RatesFailure) -> Sentence {
    say("Taux inchangés\u{A0}: \(phrase(failure)).", brief(failure))
  }

  func phrase(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(let flaw): phrase(flaw)
    case .noCurl: "la commande curl est introuvable ou ne démarre pas"
    case .status(let status): "le serveur répond par le code \(status)"
    case .unreachable: "le serveur est injoignable, ou ne répond plus"
    case .insecure: "la connexion ou l’adresse n’est pas sûre"
    case .invalidAddress: "l’adresse est inutilisable"
    case .unreadable(let error), .notSaved(let error): "\(reason(error.kind)) (\(error.path))"
    case .curl(let status): "curl se termine avec le code \(status)"
    case .cancelled: "opération annulée"
    }
  }

  /// At most 20 columns.
  func brief(_ failure: RatesFailure) -> String {
    switch failure {
    case .flawed(.webPage): "page web, sans taux"
    case .flawed(.malformed(let line)): "taux\u{A0}: ligne \(line)"
    case .flawed(.noRates): "aucun taux"
    case .noCurl: "curl introuvable"
    case .status(let status): "serveur\u{A0}: code \(status)"
    case .unreachable: "pas de connexion"
    case .insecure: "connexion non sûre"
    case .invalidAddress: "adresse inutilisable"
    case .unreadable: "fichier illisible"
    case .notSaved: "taux non enregistrés"
    case .curl(let status): "curl\u{A0}: code \(status)"
    case .cancelled: "taux annulés"
    }
  }

  func phrase(_ flaw: RatesFlaw) -> String {
    switch flaw {
    case .webPage: "le fichier est une page web"
    case .malformed(let line): "la ligne \(grouped(line)) du fichier n’est pas valide"
    case .noRates: "le fichier ne contient aucun taux"
    }
  }
}
