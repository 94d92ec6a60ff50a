import CalculatorCore
import Quantities

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
    case .uncorrectedError:
      Sentence("Il faut d’abord corriger l’erreur.", brief: "corriger l’erreur")
    }
  }

  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand:
      Sentence("Il manque un nombre à un opérateur.", brief: "nombre manquant")
    case .missingOperator:
      Sentence("Il manque un opérateur entre deux nombres.", brief: "opérateur manquant")
    case .emptyParentheses:
      Sentence("Il n’y a rien entre les parenthèses.", brief: "parenthèses vides")
    case .noOpenParenthesis:
      Sentence("Il n’y a pas de parenthèse ouverte à fermer.", brief: "rien à fermer")
    case .numberAfterPercent:
      Sentence(
        "Pour le reste, écrire 5 mod 3, pour un produit 5% × 3.", brief: "mod ou % ×\u{202F}?")
    case .offWithoutPercentage:
      Sentence("Seul un pourcentage se déduit\u{A0}: 15% off 80.", brief: "% off incomplet")
    case .malformedNumber(let flaw): sentence(flaw)
    case .groupedNumber(let plain):
      Sentence(
        "La virgule sépare des arguments\u{202F}; écrire \(plain).", brief: "virgule de trop")
    case .unknownCharacter:
      Sentence("Ce caractère n’a pas de sens ici.", brief: "caractère inconnu")
    case .foreignSign(let nearest):
      Sentence("Ce signe est inconnu\u{202F}; écrire \(nearest).", brief: "écrire \(nearest)")
    case .unknownName(let nearest):
      Sentence(
        "Nom inconnu\u{202F}; le plus proche est \(quoted(nearest)).",
        brief: "\(nearest) peut-être\u{202F}?")
    case .wrongArguments(let function): usage(of: function)
    case .straySeparator:
      Sentence(
        "Un séparateur ne va qu’entre les arguments d’une fonction.", brief: "séparateur de trop")
    case .invalidText:
      Sentence("Le texte n’est pas de l’UTF-8 valide.", brief: "UTF-8 non valide")
    case .noAnswer:
      Sentence("Il n’y a pas encore de résultat précédent.", brief: "aucun résultat")
    case .brokenTie:
      Sentence("Le résultat utilisé ici a disparu.", brief: "résultat disparu")
    case .invalidName:
      Sentence("Un nom se compose de lettres, de chiffres et de _.", brief: "nom non valide")
    case .reservedName:
      Sentence("Ce nom a déjà un sens.", brief: "nom réservé")
    case .misplacedEquals:
      Sentence("Seul un nom peut précéder =.", brief: "= mal placé")
    case .divisionByZero:
      Sentence("Division par zéro.", brief: "division par zéro")
    case .tooSmall:
      Sentence("Le nombre est trop proche de zéro.", brief: "trop proche de zéro")
    case .tooLarge:
      Sentence("Le nombre est trop grand.", brief: "nombre trop grand")
    case .factorialOfFraction:
      Sentence("Une factorielle porte sur un entier naturel.", brief: "pas un entier")
    case .bitsOfFraction(let binary):
      Sentence(
        binary?.isShift == true
          ? "Seuls des entiers se décalent, de 0 bit ou plus."
          : "Seuls des entiers ont des bits à combiner.",
        brief: "\(binary?.source ?? "not")\u{A0}: des entiers")
    case .rootOfNegative:
      Sentence("Une base négative demande un exposant entier.", brief: "base négative")
    case .outsideDomain(let function): violation(of: function)
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
        "Rien ne prouve que ce nombre soit premier, ni qu’il ne le soit pas.",
        brief: "premier ou non")
    case .tooLong:
      Sentence("L’expression est trop longue.", brief: "expr. trop longue")
    case .incompatibleUnits, .addedTemperatures, .scaledTemperature, .unwantedUnit, .unitInFunction,
      .rootOfUnit, .exponentOfUnit, .missingTarget, .unknownUnit, .misplacedConversion:
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
    case .noDigit: Sentence("Il faut au moins un chiffre à un nombre.", brief: "aucun chiffre")
    case .misplacedUnderscore:
      Sentence("Un tiret bas se place entre deux chiffres.", brief: "_ mal placé")
    case .foreignDigit:
      Sentence(
        "Après 0x, 0o ou 0b ne viennent que des chiffres de la base.", brief: "hors de la base")
    }
  }
}
