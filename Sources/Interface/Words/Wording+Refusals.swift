import CalculatorCore

extension Wording {
  package func zero(to digits: Int) -> String {
    say("0 to \(grouped(digits)) digits", "0 jusqu’au \(grouped(digits))e chiffre")
  }

  func sentence(_ refusal: Refusal.Kind) -> Sentence {
    switch refusal {
    case .missingOperand: sentence(EvaluationError.Kind.missingOperand)
    case .missingOperator: sentence(EvaluationError.Kind.missingOperator)
    case .emptyParentheses: sentence(EvaluationError.Kind.emptyParentheses)
    case .noOpenParenthesis: sentence(EvaluationError.Kind.noOpenParenthesis)
    case .secondPoint:
      say(
        "The number already has a decimal point.", "already has a point",
        "Le nombre a déjà un séparateur décimal.", "déjà décimal")
    case .pointInBase:
      say(
        "Numbers in this base are whole.", "whole numbers only",
        "Les nombres de cette base sont entiers.", "entiers seulement")
    case .digitOutsideBase:
      say(
        "Numbers in this base have no such digit.", "not in this base",
        "Ce chiffre n’existe pas dans cette base.", "pas dans cette base")
    case .numberTooLong:
      say(
        "The number cannot have more digits.", "number too long",
        "Le nombre ne peut pas avoir plus de chiffres.", "nombre trop long")
    case .nothingToCalculate:
      say(
        "There is nothing to calculate yet.", "nothing to calculate",
        "Il n’y a encore rien à calculer.", "rien à calculer")
    case .nothingToRepeat:
      say(
        "There is no operation to repeat.", "nothing to repeat",
        "Il n’y a pas d’opération à répéter.", "rien à répéter")
    case .noValue:
      say(
        "A function has a value only with its arguments.", "a function",
        "Une fonction n’a de valeur qu’avec ses arguments.", "une fonction")
    case .uncorrectedError:
      say(
        "Correct the error first.", "correct the error",
        "Il faut d’abord corriger l’erreur.", "corriger l’erreur")
    }
  }

  func missingNumber(_ place: String) -> Sentence {
    say(
      "A number is missing \(place).", "number missing",
      "Il manque un nombre \(place).", "nombre manquant")
  }

  func sentence(_ flaw: NumberFlaw) -> Sentence {
    switch flaw {
    case .secondPoint:
      say(
        "A number has at most one decimal point.", "second point",
        "Un nombre a au plus un séparateur décimal.", "deux séparateurs")
    case .noDigit:
      say(
        "A number needs a digit.", "no digit", "Un nombre a au moins un chiffre.", "aucun chiffre")
    case .misplacedUnderscore:
      say(
        "An underscore stands between two digits.", "misplaced _",
        "Un tiret bas se place entre deux chiffres.", "_ mal placé")
    case .foreignDigit:
      say(
        "A number after 0x, 0o or 0b has only digits of its base.", "not of this base",
        "Après 0x, 0o ou 0b, seuls les chiffres de la base sont admis.", "hors de la base")
    case .shortened:
      say(
        "Some digits of this number are left out.", "digits left out",
        "Il manque des chiffres à ce nombre.", "chiffres omis")
    }
  }
}
