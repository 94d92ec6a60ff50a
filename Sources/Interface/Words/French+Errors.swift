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
    case .secondPoint:
      Sentence("Le nombre a déjà un séparateur décimal.", brief: "déjà décimal")
    case .pointInBase:
      Sentence("Les nombres de cette base sont entiers.", brief: "entiers seulement")
    case .digitOutsideBase:
      Sentence("Ce chiffre n’existe pas dans cette base.", brief: "pas dans cette base")
    case .numberTooLong:
      Sentence("Le nombre ne peut pas avoir plus de chiffres.", brief: "nombre trop long")
    case .nothingToCalculate:
      Sentence("Il n’y a encore rien à calculer.", brief: "rien à calculer")
    case .nothingToRepeat:
      Sentence("Il n’y a pas d’opération à répéter.", brief: "rien à répéter")
    case .noValue:
      Sentence("Une fonction n’a de valeur qu’avec ses arguments.", brief: "une fonction")
    case .uncorrectedError:
      Sentence("Il faut d’abord corriger l’erreur.", brief: "corriger l’erreur")
    }
  }

  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand: missingNumber(nil)
    case .missingLeftOperand: missingNumber(nil)
    case .missingOperator:
      Sentence("Il manque un opérateur entre deux nombres.", brief: "opérateur manquant")
    case .emptyParentheses:
      Sentence("Il n’y a rien entre les parenthèses.", brief: "parenthèses vides")
    case .noOpenParenthesis:
      Sentence("Aucune parenthèse n’est ouverte.", brief: "rien à fermer")
    case .numberAfterPercent(let left, let right):
      Sentence(
        "Pour le reste, écrire \(quoted("\(left) mod \(right)"))\u{202F}; "
          + "pour le produit, \(quoted("\(left) % × \(right)")).",
        brief: "mod ou % ×\u{202F}?")
    case .offWithoutPercentage:
      Sentence(
        "Avant «\u{A0}off\u{A0}», il faut un pourcentage\u{A0}: 15 % off 80.",
        brief: "% off incomplet")
    case .malformedNumber(let flaw): sentence(flaw)
    case .commaInNumber(let plain):
      Sentence(
        "Ici, la virgule groupe les chiffres par trois\u{202F}; écrire \(quoted(plain)).",
        brief: "virgule de trop")
    case .mixedGrouping(let plain):
      Sentence(
        "Ces chiffres sont groupés autrement que les précédents\u{202F}; écrire \(quoted(plain)).",
        brief: "deux groupements")
    case .unitWithoutNumber(let unit, let constant):
      Sentence(
        "L’unité \(unit) est sans nombre ici\u{202F}; écrire 1 \(unit), ou \(constant.map { "\($0) pour la constante" } ?? "un autre nom").",
        brief: String("écrire 1 \(unit)".prefix(20)))
    case .ambiguous(let first, let second):
      Sentence(
        "Deux lectures sont possibles\u{202F}; écrire \(quoted(first)) ou \(quoted(second)).",
        brief: "deux lectures")
    case .invalidDate, .incompleteDate, .wrongWeekday, .invalidTime, .skippedTime, .yearOutOfRange,
      .fractionOfTime:
      timeSentence(error)
    case .addedPoints(let unit) where unit.isTimePoint: timeSentence(error)
    case .scaledPoint(let unit) where unit.isTimePoint: timeSentence(error)
    case .tightColon:
      Sentence(
        "Pour diviser, entourer les deux-points d’espaces\u{A0}: «\u{A0}10\u{A0}:\u{A0}30\u{A0}».",
        brief: "espaces requis")
    case .unknownCharacter:
      Sentence("Ce caractère n’a pas de sens ici.", brief: "caractère inconnu")
    case .foreignSign(let nearest):
      Sentence(
        "Ce signe est inconnu\u{202F}; écrire \(quoted(nearest)).", brief: "écrire \(nearest)")
    case .comparison:
      Sentence(
        "Les comparaisons ne se calculent pas\u{202F}; \(quoted("<<")) et \(quoted(">>")) décalent les bits.",
        brief: "pas de comparaison")
    case .latex:
      Sentence(
        "Écrire \(quoted("a/b")), \(quoted("sqrt(x)")) ou \(quoted("a*b"))\u{202F}; LaTeX n’est pas compris.",
        brief: "LaTeX\u{A0}: écrire a/b")
    case .phrase(let written):
      Sentence("Écrire \(written).", brief: String("écrire \(written)".prefix(20)))
    case .unknownFunction(let name):
      Sentence(
        "La fonction \(quoted(name.shortened)) n’existe pas.", brief: "fonction inconnue")
    case .unknownName(let name, nil):
      Sentence("\(quoted(name.shortened)) est inconnu.", brief: "nom inconnu")
    case .unknownName(let name, let nearest?):
      Sentence(
        "\(quoted(name.shortened)) est inconnu\u{202F}; peut-être \(quoted(nearest)).",
        brief: "peut-être \(nearest)")
    case .wrongArguments(let function): usage(of: function)
    case .usage(let heading):
      Sentence(
        "Écrire \(heading)\u{202F}: c’est une fonction de ses arguments.", brief: "arguments")
    case .recursion(let chain):
      Sentence(
        "Une ligne ne peut s’utiliser\u{202F}: \(chain[0]) utilise \(chain.dropFirst().joined(separator: ", qui utilise ")).",
        brief: "s’utilise elle-même")
    case .randomDefinition:
      Sentence(
        "Le tirage d’une fonction serait toujours le même\u{202F}; tirer dans la ligne qui l’appelle.",
        brief: "tirage fixe")
    case .knownFunction(let function):
      Sentence(
        "La fonction \(quoted(function.name)) existe déjà\u{202F}; choisir un autre nom.",
        brief: "fonction connue")
    case .invalidParameters:
      Sentence("Nommer chaque paramètre une fois, comme dans f(x) = 2x.", brief: "f(x) = 2x")
    case .inFunction(let kind, let name, let part):
      Sentence(
        "Dans \(name), à \(part)\u{A0}: \(sentence(kind).phrase).",
        brief: String("\(name)\u{A0}: \(sentence(kind).brief)".prefix(20)))
    case .malformedRange(let function):
      Sentence(
        "Un intervalle s’écrit \(function.name)(k = 1 to 100; k^2).", brief: "k = 1 to 100; k^2")
    case .rangeBound:
      Sentence(
        "Un intervalle va d’un entier à un autre, au plus \(grouped(Limits.longestRange)) plus loin.",
        brief: "borne impossible")
    case .malformedEquation:
      Sentence("Une équation s’écrit solve(x^2 = 2; x = 0 to 5).", brief: "solve(x^2 = 2)")
    case .noUnknown:
      Sentence(
        "Aucun nom n’est inconnu\u{202F}; écrire solve(x^2 = 2; x).", brief: "pas d’inconnue")
    case .valueAsUnknown(let name, let written):
      Sentence(
        "Le nom \(name) a une valeur\u{202F}; pour résoudre, écrire \(written).",
        brief: String("\(name) a une valeur".prefix(20)))
    case .severalUnknowns(let first, let second):
      Sentence(
        "Les noms \(first) et \(second) sont inconnus\u{202F}; donner une valeur à l’un.",
        brief: "deux inconnues")
    case .noSolution:
      Sentence("Aucun nombre n’est solution de cette équation.", brief: "aucune solution")
    case .unsolvable:
      Sentence(
        "Ni équation ni courbe ne peut avoir cette partie.", brief: "non résolu")
    case .needsRange:
      Sentence(
        "Il peut y avoir une infinité de solutions\u{202F}; écrire solve(x^2 = 2; x = 0 to 5).",
        brief: "manque l’intervalle")
    case .severalSolutions:
      Sentence(
        "Il y a plusieurs solutions\u{202F}; en choisir une, comme solve(x^2 = 2; x = 0 to 5).",
        brief: "plusieurs solutions")
    case .malformedPlot:
      Sentence("Une courbe s’écrit plot(sin(x); x = -5 to 5).", brief: "courbe mal écrite")
    case .calculatedResult:
      Sentence(
        "Une courbe ou un échéancier est seul sur sa ligne.", brief: "seul sur sa ligne")
    case .straySeparator:
      Sentence(
        "Ce séparateur n’a sa place qu’entre les arguments d’une fonction.",
        brief: "séparateur de trop")
    case .invalidText:
      Sentence("Le texte n’est pas de l’UTF-8 valide.", brief: "UTF-8 non valide")
    case .noAnswer:
      Sentence("Il n’y a pas encore de résultat précédent.", brief: "aucun résultat")
    case .noLines(.above), .noLines(.last):
      Sentence("Il n’y a pas de telle ligne au-dessus.", brief: "pas de telle ligne")
    case .noLines(.tagged):
      Sentence("Aucune ligne au-dessus n’a cette étiquette.", brief: "étiquette inconnue")
    case .noLines(.sinceTotal):
      Sentence("Il n’y a pas de ligne à additionner au-dessus.", brief: "rien à additionner")
    case .brokenTie:
      Sentence("Le résultat repris ici n’existe plus.", brief: "résultat disparu")
    case .invalidName(let nearest?):
      Sentence(
        "Un nom ne contient pas d’espace\u{202F}; écrire \(quoted(printable(nearest))).",
        brief: "espace dans un nom")
    case .invalidName(nil):
      Sentence("Un nom se compose de lettres, de chiffres et de _.", brief: "nom non valide")
    case .reservedName:
      Sentence(
        "Les mots de liaison comme «\u{A0}en\u{A0}» et «\u{A0}mod\u{A0}», et «\u{A0}ans\u{A0}», ne sont pas des noms.",
        brief: "pas comme nom")
    case .misplacedEquals:
      Sentence("Seul un nom peut précéder «\u{A0}=\u{A0}».", brief: "= mal placé")
    case .unequalSides: Sentence("Les deux membres ne sont pas égaux.", brief: "membres inégaux")
    case .divisionByZero:
      Sentence("Division par zéro.", brief: "division par zéro")
    case .tooSmall:
      Sentence("Le nombre est trop proche de zéro.", brief: "trop proche de zéro")
    case .tooLarge:
      Sentence("Le nombre est trop grand.", brief: "nombre trop grand")
    case .factorialOfFraction:
      Sentence(
        "La factorielle n’est définie que pour les entiers naturels.", brief: "pas un entier")
    case .bitsOfFraction(let binary):
      Sentence(
        binary?.isShift == true
          ? "Seul un entier peut être décalé, de 0 bit ou plus."
          : "Seuls des entiers peuvent être combinés bit à bit.",
        brief: "\(binary?.source ?? "not")\u{A0}: des entiers")
    case .rootOfNegative:
      Sentence("Une base négative demande un exposant entier.", brief: "base négative")
    case .outsideDomain(let function): violation(of: function)
    case .imaginaryRoot(let number):
      Sentence(
        "Il n’y a pas de valeur réelle\u{A0}; ce serait \(imaginaryRoot(of: number)).",
        brief: "pas de valeur réelle")
    case .unknownSign(let digits):
      Sentence(
        "Impossible à distinguer de zéro\u{A0}: \(zero(to: digits)).", brief: "peut-être 0")
    case .unknownDivisor(let digits):
      Sentence(
        "Le diviseur est peut-être nul\u{A0}: \(zero(to: digits)).", brief: "diviseur nul\u{202F}?")
    case .unknownFloor(let digits):
      sentence(.wholeNumber, to: digits)
    case .undecided(let function, let digits):
      function.doubt.map { sentence($0, to: digits) } ?? sentence(.unknownSign(digits: digits))
    case .unprovenPrime:
      Sentence(
        "Rien ne prouve que ce nombre est premier, ni qu’il est composé.",
        brief: "premier ou non")
    case .tooLong:
      Sentence("L’expression est trop longue.", brief: "expr. trop longue")
    case .incompatibleUnits, .addedPoints, .scaledPoint, .unwantedUnit, .unitInFunction,
      .rootOfUnit, .exponentOfUnit, .missingTarget, .unknownUnit, .misplacedConversion, .unfit:
      unitSentence(error)
    case .noRates(let reason): sentence(reason)
    case .noRate(let currency):
      Sentence(
        "Il n’y a pas de taux de change pour \(currency).", brief: "pas de taux\u{A0}: \(currency)")
    case .cancelled:
      Sentence("Le calcul a été annulé.", brief: "calcul annulé")
    }
  }

  private func sentence(_ flaw: NumberFlaw) -> Sentence {
    switch flaw {
    case .secondPoint:
      Sentence("Un nombre a au plus un séparateur décimal.", brief: "deux séparateurs")
    case .noDigit: Sentence("Un nombre a au moins un chiffre.", brief: "aucun chiffre")
    case .misplacedUnderscore:
      Sentence("Un tiret bas se place entre deux chiffres.", brief: "_ mal placé")
    case .foreignDigit:
      Sentence(
        "Après 0x, 0o ou 0b, seuls les chiffres de la base sont admis.", brief: "hors de la base")
    case .shortened: Sentence("Il manque des chiffres à ce nombre.", brief: "chiffres omis")
    }
  }
}

// MARK: Units

extension French {
  func unitSentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .incompatibleUnits(let left, let right):
      if Unit.areTemperatureLetters(left, right) {
        Sentence("Les températures s’écrivent °C et °F.", brief: "écrire °C et °F")
      } else {
        Sentence(
          "Impossible de combiner \(name(of: left)) et \(name(of: right)).",
          brief: "unités différentes")
      }
    case .addedPoints(let unit):
      Sentence(
        "Les températures ne s’additionnent pas\u{202F}; écrire "
          + "\(quoted("20 \(unit.text()) + 5 \(unit.differenceText)")).",
        brief: "à \(unit.text()), ajouter \(unit.differenceText)")
    case .scaledPoint(let unit):
      Sentence(
        "Une température en \(unit.text()) n’est pas un facteur\u{202F}; écrire un écart en \(unit.differenceText).",
        brief: "pas en \(unit.text())")
    case .unwantedUnit(let unit):
      Sentence("Il faut ici un nombre sans unité, pas \(unit.text()).", brief: "pas d’unité ici")
    case .unitInFunction(let function, let unit):
      Sentence(
        "\(function.name) demande un nombre sans unité, pas \(unit.text()).",
        brief: "\(function.name) sans unité")
    case .rootOfUnit(let unit):
      Sentence("Cette racine de \(unit.text()) n’est pas une unité.", brief: "racine sans unité")
    case .exponentOfUnit:
      Sentence("L’exposant d’une unité est un entier d’au plus 99.", brief: "exposant d’unité")
    case .missingTarget:
      Sentence("Il manque l’unité d’arrivée de la conversion.", brief: "unité manquante")
    case .unknownUnit(nil): Sentence("Cette unité est inconnue.", brief: "unité inconnue")
    case .unknownUnit(let nearest?):
      Sentence(
        "Unité inconnue\u{202F}; la plus proche est \(quoted(nearest)).",
        brief: "\(nearest)\u{202F}?")
    case .unfit(let form):
      Sentence(
        "Ce nombre ne s’écrit pas sous la forme «\u{A0}\(form.name(in: .french))\u{A0}».",
        brief: "pas \(form.name(in: .french))")
    case .misplacedConversion:
      Sentence(
        "Une conversion termine l’expression\u{202F}; sinon, la mettre entre parenthèses.",
        brief: "parenthèses à mettre")
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
      return Sentence("\(what)\u{202F}; Échap annule.", brief: "Échap\u{A0}: pas de taux")
    }
    return Sentence(
      "\(what)\u{A0}: \(grouped((received + 999) / 1000)) ko.", brief: "taux en route…")
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
    Sentence("Les taux sont ceux de \(quoted(file)).", brief: "taux d’un fichier")
  }

  func sentence(_ message: RatesMessage) -> Sentence {
    switch message {
    case .underWay:
      Sentence(
        "Le téléchargement des taux est en cours\u{202F}; Échap annule.", brief: "Échap annule")
    case .cancelled:
      Sentence("Les taux de change restent inchangés.", brief: "taux inchangés")
    case .updated(let update): sentence(update)
    case .ownFile(let name): ownRates(Message.printable(name))
    case .failed(let failure): sentence(failure)
    }
  }

  func sentence(_ failure: RatesUnavailable) -> Sentence {
    switch failure {
    case .notFetched:
      Sentence(
        "Pas encore de taux de change\u{202F}; --update-rates ou le mot \(quoted("taux")) les télécharge.",
        brief: "sans taux\u{A0}: taux")
    case .unreadable(let error):
      Sentence(
        "Les taux de change de \(error.path) sont illisibles\u{A0}: \(reason(error.kind)).",
        brief: "taux illisibles")
    case .flawed(let path, let flaw):
      Sentence(
        "Les taux de change de \(path) sont inutilisables\u{A0}: \(phrase(flaw)).",
        brief: "taux inutilisables")
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
    Sentence("Taux inchangés\u{A0}: \(phrase(failure)).", brief: brief(failure))
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
