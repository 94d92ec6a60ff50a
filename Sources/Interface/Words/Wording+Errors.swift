import CalculatorCore
import ExactNumbers
import Quantities

extension Wording {
  package func sentence(_ error: EvaluationError.Kind) -> Sentence {
    switch error {
    case .missingOperand, .missingLeftOperand: missingNumber(say("here", "ici"))
    case .missingOperator:
      say(
        "An operator is missing between two numbers.", "operator missing",
        "Il manque un opérateur entre deux nombres.", "opérateur manquant")
    case .emptyParentheses:
      say(
        "There is nothing between the parentheses.", "empty parentheses",
        "Il n’y a rien entre les parenthèses.", "parenthèses vides")
    case .noOpenParenthesis:
      say(
        "There is no open parenthesis to close.", "no open parenthesis",
        "Aucune parenthèse n’est ouverte.", "rien à fermer")
    case .offWithoutPercentage:
      say(
        "Only a percentage is taken off: 15% off 80.", "% off is missing",
        "Avant «\u{A0}off\u{A0}», il faut un pourcentage\u{A0}: 15 % off 80.", "% off incomplet")
    case .malformedNumber(let flaw): sentence(flaw)
    case .commaInNumber(let plain):
      say(
        "A comma groups three digits; write \(plain).", "comma in a number",
        "Ici, la virgule groupe les chiffres par trois\u{202F}; écrire \(quoted(plain)).",
        "virgule de trop")
    case .mixedGrouping(let plain):
      say(
        "These digits are grouped in another way than those before; write \(plain).",
        "groups of two kinds",
        "Ces chiffres sont groupés autrement que les précédents\u{202F}; écrire \(quoted(plain)).",
        "deux groupements")
    case .unitWithoutNumber(let unit, let constant):
      say(
        "The unit \(unit) has no number here; write 1 \(unit), or \(constant.map { "\($0) for the constant" } ?? "use another name").",
        String("write 1 \(unit)".prefix(20)),
        "L’unité \(unit) est sans nombre ici\u{202F}; écrire 1 \(unit), ou \(constant.map { "\($0) pour la constante" } ?? "un autre nom").",
        String("écrire 1 \(unit)".prefix(20)))
    case .unitAsUnknown(let unit, let plural):
      say(
        "In this equation, \(unit) means \(plural); name the unknown otherwise.", "a unit here",
        "Dans cette équation, \(unit) signifie \(plural)\u{202F}; nommer l’inconnue autrement.",
        "ici une unité")
    case .ambiguous(let first, let second):
      say(
        "Write \(first) or \(second): both can be meant.", "two readings",
        "Deux lectures sont possibles\u{202F}; écrire \(quoted(first)) ou \(quoted(second)).",
        "deux lectures")
    case .invalidDate:
      say(
        "There is no such date; a difference has spaces around −.", "no such date",
        "Cette date n’existe pas\u{202F}; pour soustraire, entourer − d’espaces.",
        "date inexistante")
    case .incompleteDate:
      say(
        "A date has a day, a month and a year: 25 Dec 2026.", "incomplete date",
        "Une date a un jour, un mois et une année\u{A0}: 25 déc 2026.", "date incomplète")
    case .wrongWeekday(let day):
      say(
        "\(day) is a \(TextLanguage.english.weekdays[day.weekday - 1].name).", "wrong weekday",
        "Le \(day) est un \(TextLanguage.french.weekdays[day.weekday - 1].name).", "autre jour")
    case .invalidTime:
      say(
        "A time of day is from 0:00 to 23:59:59.", "no time of day",
        "Une heure va de 0:00 à 23:59:59.", "heure inexistante")
    case .skippedTime(let zone):
      say(
        "The clocks of \(zone.name) skip this time.", "clocks skip it",
        "À \(zone.name), le changement d’heure saute cette heure.", "heure sautée")
    case .yearOutOfRange:
      say(
        "Dates are in the years 1 to 9999.", "year 1 to 9999",
        "Les dates vont de l’an 1 à l’an 9999.", "an 1 à 9999")
    case .fractionOfTime:
      say(
        "Dates move by whole months, days and seconds, as in 1 month + 15 days.", "whole days only",
        "Une date avance de mois, de jours et de secondes entiers\u{202F}; écrire «\u{A0}1 mois + 15 jours\u{A0}».",
        "jours entiers")
    case .addedPoints(let unit) where unit.isTimePoint:
      say(
        "Dates are not added; write 2026-12-25 + 5 days.", "add days",
        "Les dates ne s’additionnent pas\u{202F}; écrire «\u{A0}2026-12-25 + 5 jours\u{A0}».",
        "ajouter des jours")
    case .scaledPoint(let unit) where unit.isTimePoint:
      say(
        "A date or a weekday is no factor.", "no factor",
        "Une date ou un jour de la semaine n’est pas un facteur.", "pas un facteur")
    case .tightColon:
      say(
        "A colon divides with spaces around it, as in 10 : 30.", "spaces around :",
        "Pour diviser, entourer les deux-points d’espaces\u{A0}: «\u{A0}10\u{A0}:\u{A0}30\u{A0}».",
        "espaces requis")
    case .unknownCharacter:
      say(
        "This character has no meaning here.", "unknown character",
        "Ce caractère n’a pas de sens ici.", "caractère inconnu")
    case .foreignSign(let nearest):
      say(
        "This sign is not known; write \(nearest).", "write \(nearest)",
        "Ce signe est inconnu\u{202F}; écrire \(quoted(nearest)).", "écrire \(nearest)")
    case .comparison:
      say(
        "Comparisons are not calculated; << and >> shift bits.", "no comparisons",
        "Les comparaisons ne se calculent pas\u{202F}; \(quoted("<<")) et \(quoted(">>")) décalent les bits.",
        "pas de comparaison")
    case .latex:
      say(
        "Write a/b, sqrt(x) or a*b; LaTeX is not read.", "LaTeX: write a/b",
        "Écrire \(quoted("a/b")), \(quoted("sqrt(x)")) ou \(quoted("a*b"))\u{202F}; LaTeX n’est pas compris.",
        "LaTeX\u{A0}: écrire a/b")
    case .phrase(let written):
      say(
        "Write \(written).", String("write \(written)".prefix(20)),
        "Écrire \(written).", String("écrire \(written)".prefix(20)))
    case .unknownFunction(let name):
      say(
        "There is no function \(quoted(name.shortened)).", "no such function",
        "La fonction \(quoted(name.shortened)) n’existe pas.", "fonction inconnue")
    case .unknownName(let name, nil):
      say(
        "\(quoted(name.shortened)) is unknown.", "unknown name",
        "\(quoted(name.shortened)) est inconnu.", "nom inconnu")
    case .unknownName(let name, let nearest?):
      say(
        "\(quoted(name.shortened)) is unknown; perhaps \(quoted(nearest)) is meant.",
        "perhaps \(nearest)?",
        "\(quoted(name.shortened)) est inconnu\u{202F}; peut-être \(quoted(nearest)).",
        "peut-être \(nearest)")
    case .nameBelow(let name):
      say(
        "\(quoted(name.shortened)) is defined further down; only lines above can be used.",
        "defined below",
        "\(quoted(name.shortened)) est défini plus bas\u{202F}; seules les lignes au-dessus servent.",
        "défini plus bas")
    case .missingFunction(let name):
      say(
        "“\(name)” does not exist here: no limits, series, vectors, matrices or symbolic answers.",
        String("no \(name)".prefix(20)),
        "« \(name) » n’existe pas ici : ni limites, ni séries, ni vecteurs, ni matrices, ni calcul formel.",
        String("\(name) : n’existe pas".prefix(20)))
    case .wrongArguments(let function): usage(of: function)
    case .usage(let heading):
      say(
        "The function is defined as \(heading).", "arguments",
        "La fonction est définie ainsi\u{202F}: \(heading).", "arguments")
    case .recursion(let chain):
      say(
        "A line cannot use itself: \(chain[0]) uses \(chain.dropFirst().joined(separator: ", which uses ")).",
        "uses itself",
        "Une ligne ne peut s’utiliser\u{202F}: \(chain[0]) utilise \(chain.dropFirst().joined(separator: ", qui utilise ")).",
        "s’utilise elle-même")
    case .randomDefinition:
      say(
        "What a function rolls would always be the same; roll in the line that uses it.",
        "rolled in a function",
        "Le tirage d’une fonction serait toujours le même\u{202F}; tirer dans la ligne qui l’appelle.",
        "tirage fixe")
    case .invalidParameters:
      say(
        "Name each parameter once, as in f(x) = 2x.", "f(x) = 2x",
        "Nommer chaque paramètre une fois, comme dans f(x) = 2x.", "f(x) = 2x")
    case .inFunction(let kind, let name, let part):
      say(
        "In \(name), at \(part): \(sentence(kind).phrase).",
        String("\(name): \(sentence(kind).brief)".prefix(20)),
        "Dans \(name), à \(part)\u{A0}: \(sentence(kind).phrase).",
        String("\(name)\u{A0}: \(sentence(kind).brief)".prefix(20)))
    case .malformedRange(let function):
      say(
        "A range is written \(function.name)(k = 1 to 100; k^2).", "k = 1 to 100; k^2",
        "Un intervalle s’écrit \(function.name)(k = 1 to 100; k^2).", "k = 1 to 100; k^2")
    case .rangeBound:
      say(
        "A range goes from one whole number to another, at most \(grouped(Limits.longestRange)) further.",
        "no bound of a range",
        "Un intervalle va d’un entier à un autre, au plus \(grouped(Limits.longestRange)) plus loin.",
        "borne impossible")
    case .malformedEquation:
      say(
        "An equation is written solve(x^2 = 2; x = 0 to 5).", "solve(x^2 = 2)",
        "Une équation s’écrit solve(x^2 = 2; x = 0 to 5).", "solve(x^2 = 2)")
    case .noUnknown:
      say(
        "No name is unknown; write solve(x^2 = 2; x).", "no unknown",
        "Aucun nom n’est inconnu\u{202F}; écrire solve(x^2 = 2; x).", "pas d’inconnue")
    case .severalUnknowns(let first, let second):
      say(
        "Both \(first) and \(second) are unknown; solve(x + y = 5; x - y = 1) solves a system.",
        "two unknowns",
        "Les noms \(first) et \(second) sont inconnus\u{202F}; un système s’écrit "
          + "solve(x + y = 5; x - y = 1).", "deux inconnues")
    case .severalNames(let second):
      say(
        "Each line gives one name a value; write \(second) on another line.", "one name a line",
        "Chaque ligne ne définit qu’un nom\u{202F}; écrire \(second) sur une autre.",
        "un nom par ligne")
    case .valueAsUnknown(let name, let written):
      say(
        "The name \(name) has a value; to solve for it, write \(written).",
        String("\(name) has a value".prefix(20)),
        "Le nom \(name) a une valeur\u{202F}; pour résoudre, écrire \(written).",
        String("\(name) a une valeur".prefix(20)))
    case .noSolution(complex: 0):
      say(
        "No number solves this equation.", "no solution",
        "Aucun nombre n’est solution de cette équation.", "aucune solution")
    case .noSolution(let complex):
      say(
        "There is no real solution; \(grouped(complex)) are complex.", "no real solution",
        "Il n’y a pas de solution réelle\u{202F}; \(grouped(complex)) sont complexes.",
        "aucune réelle")
    case .noSolutionOfSystem:
      say(
        "There is no solution: the equations contradict each other.", "they contradict",
        "Il n’y a pas de solution\u{A0}: les équations se contredisent.", "contradiction")
    case .freeUnknown(let name):
      say(
        "There are infinitely many solutions: \(name) can have any value.",
        String("any \(name)".prefix(20)),
        "Il y a une infinité de solutions\u{A0}: \(name) peut prendre toute valeur.",
        String("tout \(name)".prefix(20)))
    case .notLinear:
      say(
        "A system of equations has only sums and multiples of its unknowns.", "not linear",
        "Un système n’a que des sommes et des multiples de ses inconnues.", "non linéaire")
    case .unsolvable:
      say(
        "Equations and plots cannot have this part.", "not solved",
        "Ni équation ni courbe ne peut avoir cette partie.", "non résolu")
    case .needsRange:
      say(
        "There may be infinitely many solutions; write a range: ; x = 0 to 10.", "needs a range",
        "Il peut y avoir une infinité de solutions\u{202F}; écrire solve(x^2 = 2; x = 0 to 5).",
        "manque l’intervalle")
    case .severalSolutions:
      say(
        "There are several solutions; ans(2) is the second one, or write a range: ; x = 0 to 10.",
        "several solutions",
        "Il y a plusieurs solutions\u{202F}; ans(2) est la deuxième, ou écrire un intervalle.",
        "plusieurs solutions")
    case .notSeveral:
      say(
        "This is one value, not several solutions; write a product with *.", "one value: use *",
        "C’est une seule valeur et non plusieurs solutions\u{202F}; multiplier avec *.",
        "une valeur\u{A0}: *")
    case .noSuchSolution(let count):
      say(
        "There are \(count) solutions, from (1) to (\(count)).", "(1) to (\(count))",
        "Il y a \(count) solutions, de (1) à (\(count)).", "de (1) à (\(count))")
    case .malformedPlot:
      say(
        "A plot is written plot(sin(x); x = -5 to 5).", "a plot needs a range",
        "Une courbe s’écrit plot(sin(x); x = -5 to 5).", "courbe mal écrite")
    case .noDerivative(.kink):
      say(
        "No derivative is known here: an absolute value is zero.", "kink: no slope",
        "Aucune dérivée n’est connue ici : une valeur absolue est nulle.", "pic : pas de pente")
    case .noDerivative(.jump):
      say(
        "There is no derivative here: a step function jumps.", "jump: no slope",
        "Il n’y a pas de dérivée ici : une fonction en escalier fait un saut.", "saut : sans pente")
    case .noDerivative(.divisor):
      say(
        "No derivative is known here: a divisor is zero.", "divisor 0: no slope",
        "Aucune dérivée n’est connue ici : un diviseur est nul.", "diviseur nul")
    case .noDerivative(.edge):
      say(
        "There is no derivative here: the function ends or has no value.", "end: no slope",
        "Il n’y a pas de dérivée ici : la fonction s’arrête ou n’a pas de valeur.",
        "bord : sans pente")
    case .noDerivative(.unknown):
      say(
        "The derivative of this function is not known.", "unknown slope",
        "La dérivée de cette fonction n’est pas connue.", "pente inconnue")
    case .misplacedInfinity:
      say(
        "Infinity can only be a bound of an integral.", "only for integrals",
        "L’infini ne peut être qu’une borne d’intégrale.", "borne d’intégrale")
    case .noIntegral(let place?):
      say(
        "No bound is known for the function near \(place).",
        String("no bound: \(place)".prefix(20)),
        "On ne connaît pas de borne de la fonction près de \(place).",
        String("sans borne\u{A0}: \(place)".prefix(20)))
    case .infiniteIntegral("∞"):
      say(
        "The integral is infinite: the function falls too slowly.", "infinite",
        "L’intégrale est infinie\u{A0}: la fonction décroît trop lentement.", "infinie")
    case .infiniteIntegral(let place):
      say(
        "The integral is infinite: the function grows too fast near \(place).",
        String("infinite: \(place)".prefix(20)),
        "L’intégrale est infinie\u{A0}: la fonction croît trop vite près de \(place).",
        String("infinie\u{A0}: \(place)".prefix(20)))
    case .noIntegral(nil):
      say(
        "The integral of this function is not known.", "unknown integral",
        "L’intégrale de cette fonction n’est pas connue.", "intégrale inconnue")
    case .calculatedResult:
      say(
        "A plot, a schedule or a system stands alone on its line.", "stands alone",
        "Une courbe, un échéancier ou un système est seul sur sa ligne.", "seul sur sa ligne")
    case .straySeparator:
      say(
        "Only arguments of a function are separated.", "misplaced separator",
        "Ce séparateur n’a sa place qu’entre les arguments d’une fonction.", "séparateur de trop")
    case .invalidText:
      say(
        "The text is not valid UTF-8.", "not valid UTF-8",
        "Le texte n’est pas de l’UTF-8 valide.", "UTF-8 non valide")
    case .noAnswer:
      say(
        "There is no previous result.", "no previous result",
        "Il n’y a pas de résultat précédent.", "aucun résultat")
    case .noLines(.above), .noLines(.last):
      say(
        "There is no such line above.", "no such line",
        "Il n’y a pas de telle ligne au-dessus.", "pas de telle ligne")
    case .noLines(.tagged):
      say(
        "No line above has this tag.", "unknown tag",
        "Aucune ligne au-dessus n’a cette étiquette.", "étiquette inconnue")
    case .noLines(.sinceTotal):
      say(
        "There is no line above to add up.", "nothing to add up",
        "Il n’y a pas de ligne à additionner au-dessus.", "rien à additionner")
    case .brokenTie:
      say(
        "The result that is used here is missing.", "missing result",
        "Le résultat repris ici n’existe plus.", "résultat disparu")
    case .invalidName(let nearest?):
      say(
        "A name has no spaces; write \(printable(nearest)).", "space in a name",
        "Un nom ne contient pas d’espace\u{202F}; écrire \(quoted(printable(nearest))).",
        "espace dans un nom")
    case .invalidName(nil):
      say(
        "A name has letters, digits and _.", "not a name",
        "Un nom se compose de lettres, de chiffres et de _.", "nom non valide")
    case .reservedName:
      say(
        "Joining words such as in and mod, and ans, are no names.", "not as a name",
        "Les mots de liaison comme «\u{A0}en\u{A0}» et «\u{A0}mod\u{A0}», et «\u{A0}ans\u{A0}», ne sont pas des noms.",
        "pas comme nom")
    case .misplacedEquals:
      say(
        "Only a name can stand before =.", "misplaced =",
        "Seul un nom peut précéder «\u{A0}=\u{A0}».", "= mal placé")
    case .unequalSides:
      say(
        "The two sides are not equal.", "sides not equal",
        "Les deux membres ne sont pas égaux.", "membres inégaux")
    case .divisionByZero:
      say("Division by zero.", "division by zero", "Division par zéro.", "division par zéro")
    case .tooSmall:
      say(
        "The number is too close to zero.", "too close to zero",
        "Le nombre est trop proche de zéro.", "trop proche de zéro")
    case .tooLarge:
      say(
        "The number is too large.", "number too large",
        "Le nombre est trop grand.", "nombre trop grand")
    case .factorialOfFraction:
      say(
        "A factorial takes whole numbers of at least 0.", "not a whole number",
        "La factorielle n’est définie que pour les entiers naturels.", "pas un entier")
    case .bitsOfFraction(let binary):
      say(
        binary?.isShift == true
          ? "Whole numbers are shifted, by 0 bits or more."
          : "Only whole numbers have bits to combine.", "\(binary?.source ?? "not"): whole numbers",
        binary?.isShift == true
          ? "Seul un entier peut être décalé, de 0 bit ou plus."
          : "Seuls des entiers peuvent être combinés bit à bit.",
        "\(binary?.source ?? "not")\u{A0}: des entiers")
    case .rootOfNegative:
      say(
        "A negative base takes whole exponents only.", "negative base",
        "Une base négative demande un exposant entier.", "base négative")
    case .outsideDomain(let function): violation(of: function)
    case .imaginaryRoot(let number):
      say(
        "There is no real value; it would be \(imaginaryRoot(of: number)).", "no real value",
        "Il n’y a pas de valeur réelle\u{A0}; ce serait \(imaginaryRoot(of: number)).",
        "pas de valeur réelle")
    case .unknownSign(let digits):
      say(
        "Cannot be told from zero: \(zero(to: digits)).", "cannot tell from 0",
        "Impossible à distinguer de zéro\u{A0}: \(zero(to: digits)).", "peut-être 0")
    case .unknownDivisor(let digits):
      say(
        "The divisor may be zero: \(zero(to: digits)).", "divisor may be zero",
        "Le diviseur est peut-être nul\u{A0}: \(zero(to: digits)).", "diviseur nul\u{202F}?")
    case .unknownFloor(let digits): sentence(.wholeNumber, to: digits)
    case .undecided(let function, let digits):
      function.doubt.map { sentence($0, to: digits) } ?? sentence(.unknownSign(digits: digits))
    case .unprovenPrime:
      say(
        "No proof was found that this is a prime, or that it is not.", "prime or not",
        "Rien ne prouve que ce nombre est premier, ni qu’il est composé.", "premier ou non")
    case .unproven:
      say(
        "This is not proven within the limit of work.", "not proven",
        "Ce n’est pas prouvé dans la limite de calcul.", "non prouvé")
    case .tooLong:
      say(
        "The expression is too long.", "expression too long",
        "L’expression est trop longue.", "expr. trop longue")
    case .incompatibleUnits(let left, let right) where Unit.areTemperatureLetters(left, right):
      say(
        "Temperatures are written °C and °F.", "write °C and °F",
        "Les températures s’écrivent °C et °F.", "écrire °C et °F")
    case .incompatibleUnits(let left, let right):
      say(
        "Cannot combine \(name(of: left)) with \(name(of: right)).", "different units",
        "Impossible de combiner \(name(of: left)) et \(name(of: right)).", "unités différentes")
    case .addedPoints(let unit):
      say(
        "Temperatures are not added; write 20 \(unit.text()) + 5 \(unit.differenceText).",
        "to \(unit.text()), add \(unit.differenceText)",
        "Les températures ne s’additionnent pas\u{202F}; écrire \(quoted("20 \(unit.text()) + 5 \(unit.differenceText)")).",
        "à \(unit.text()), ajouter \(unit.differenceText)")
    case .scaledPoint(let unit):
      say(
        "A temperature in \(unit.text()) is no factor; write a difference in \(unit.differenceText).",
        "not in \(unit.text())",
        "Une température en \(unit.text()) n’est pas un facteur\u{202F}; écrire un écart en \(unit.differenceText).",
        "pas en \(unit.text())")
    case .unwantedUnit(let unit):
      say(
        "This takes a number without a unit, not \(unit.text()).", "not with a unit",
        "Il faut ici un nombre sans unité, pas \(unit.text()).", "pas d’unité ici")
    case .secondUnit(let unit):
      say(
        "This has a unit already; “in \(unit.text())” converts, “* \(unit.text())” multiplies.",
        "has a unit already",
        "L’unité y est déjà\u{202F}; «\u{A0}in \(unit.text())\u{A0}» convertit, «\u{A0}* \(unit.text())\u{A0}» multiplie.",
        "unité déjà présente")
    case .unitInFunction(let function, let unit):
      say(
        "\(function.name) takes a number without a unit, not \(unit.text()).",
        "\(function.name): no unit",
        "\(function.name) demande un nombre sans unité, pas \(unit.text()).",
        String("\(function.name) sans unité".prefix(20)))
    case .rootOfUnit(let unit):
      say(
        "No unit is this root of \(unit.text()).", "no root of the unit",
        "Cette racine de \(unit.text()) n’est pas une unité.", "racine sans unité")
    case .exponentOfUnit:
      say(
        "A unit takes a whole exponent up to 99.", "exponent of a unit",
        "L’exposant d’une unité est un entier d’au plus 99.", "exposant d’unité")
    case .missingTarget:
      say(
        "Name the unit to convert to.", "unit missing",
        "Il manque l’unité d’arrivée de la conversion.", "unité manquante")
    case .unknownUnit(let name, nil):
      say(
        "\(quoted(name)) is no unit.", "unknown unit",
        "\(quoted(name)) n’est pas une unité.", "unité inconnue")
    case .unknownUnit(let name, let nearest?):
      say(
        "\(quoted(name)) is no unit; perhaps \(quoted(nearest)) is meant.", "unit \(nearest)?",
        "\(quoted(name)) n’est pas une unité\u{202F}; peut-être \(quoted(nearest)).",
        "\(nearest)\u{202F}?")
    case .unfit(let form):
      say(
        "This number cannot be written as \(form.name(in: .english)).",
        "not \(form.name(in: .english))",
        "Ce nombre ne s’écrit pas sous la forme «\u{A0}\(form.name(in: .french))\u{A0}».",
        "pas \(form.name(in: .french))")
    case .misplacedConversion:
      say(
        "A conversion ends an expression; put parentheses around it.", "parentheses missing",
        "Une conversion termine l’expression\u{202F}; sinon, la mettre entre parenthèses.",
        "parenthèses à mettre")
    case .noRates(let reason): sentence(reason)
    case .noRate(let currency):
      say(
        "There is no exchange rate for \(currency).", "no rate: \(currency)",
        "Il n’y a pas de taux de change pour \(currency).", "pas de taux\u{A0}: \(currency)")
    case .cancelled:
      say("The calculation was cancelled.", "cancelled", "Le calcul a été annulé.", "calcul annulé")
    }
  }

  private func name(of unit: Unit?) -> String {
    unit.map(textWithKind) ?? say("a plain number", "un nombre sans unité")
  }
}
