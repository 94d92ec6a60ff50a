import CalculatorCore
import CalculatorViewModel
import Words

extension French {
  package var notation: NotationText {
    NotationText(
      introduction:
        """
        Le pavé, la ligne de formule et l’entrée d’un script ont un même langage. Les opérateurs, \
        du premier calculé au dernier\u{A0}:
        """,
      operators: operators,
      order:
        """
        Les produits et les quotients se calculent de gauche à droite, de même que les sommes et \
        les différences. Les parenthèses groupent\u{202F}; celles qui restent ouvertes à la fin y \
        sont fermées. Les espaces sont ignorés.
        """,
      grammarTitle: "Grammaire",
      juxtaposition:
        """
        Un facteur juxtaposé ne commence pas par un signe, ni par un nombre après un nombre ou un \
        pourcentage\u{A0}: le reste s’écrit `5 mod 3`, et non `5 % 3`. Après un opérande, `mod` \
        est l’opérateur, sauf si les parenthèses qui le suivent ont deux arguments\u{A0}: `2 \
        mod(7;3)` vaut 2.
        """,
      units:
        """
        Une unité appartient au nombre qui la précède, et à un quotient de nombres simples\u{A0}: \
        `1/2 cup` est une demi-tasse, et `2 L / 100 km` divise des litres par des kilomètres. Des \
        grandeurs côte à côte, comme `3 h 20 min`, sont une somme. Une conversion termine une \
        expression ou une parenthèse\u{A0}: `(5 km in mi) * 2`. Au début d’une ligne, elle \
        convertit le résultat précédent. Voir Unités et devises.
        """,
      percentagesTitle: "Pourcentages",
      percentages:
        """
        Ajouté à quelque chose ou retranché de quelque chose, un pourcentage se prend de tout ce \
        qui le précède dans la somme\u{A0}: `200 + 10%` vaut 220, et `200 - 10%` vaut 180. Un \
        signe devant le pourcentage n’y change rien, des parenthèses autour de lui si\u{A0}: `200 \
        + (10%)` vaut 200.1. Partout ailleurs, `10%` vaut 0.1.
        """,
      powersTitle: "Puissances",
      powers:
        """
        Une base positive admet tout exposant, une base négative les seuls exposants entiers. \
        `0^0` vaut 1. Les exposants entiers des fractions donnent des résultats exacts, de même \
        que les exposants fractionnaires quand la racine est exacte\u{A0}: `4^(3/2)` vaut 8.
        """)
  }

  private var operators: OperatorsText {
    OperatorsText(
      factorial: "La factorielle d’un entier d’au moins 0.",
      percentage: "Un pourcentage\u{202F}; voir Pourcentages.",
      degrees: "Un angle en degrés, converti en radians.",
      power:
        """
        Une puissance. Les puissances se calculent de droite à gauche\u{A0}: `2^3^2` vaut 512.
        """,
      superscript:
        """
        Une puissance elle aussi, mais du seul opérande voisin\u{A0}: `-2²` vaut -4, `2²^3` vaut \
        64, `10⁻³` vaut 0.001.
        """,
      root:
        """
        Une racine carrée, cubique ou quatrième, aussi d’une puissance\u{A0}: `√2^2` vaut 2, `∛8` \
        vaut 2.
        """,
      sign:
        """
        Un signe. Il s’applique après les puissances, si bien que `-2^2` vaut -4. Un exposant peut \
        en avoir un\u{A0}: `2^-1` vaut 0.5. Les signes peuvent se répéter\u{A0}: `3 - - -3` vaut \
        0.
        """,
      product:
        """
        Un produit et un quotient. Pour `*`, il y a aussi `×`, `·` et, après un opérande, \
        `x`\u{202F}; pour `/`, il y a `÷` et `:`. Une parenthèse ou un nom à côté d’un opérande \
        fait aussi un produit\u{A0}: `2(3)` vaut 6, et `2pi` est le double de pi. Deux nombres à \
        la suite sont une erreur.
        """,
      remainder:
        """
        Le reste de `x / y`, du signe du diviseur\u{A0}: `-1 mod 7` vaut 6. Il se calcule comme un \
        produit, ainsi que les deux suivants.
        """,
      part: "Une part de quelque chose\u{A0}: `20% of 50` vaut 10.",
      discount:
        """
        Ce qui reste sans cette part\u{A0}: `15% off 80` vaut 68. Le pourcentage appartient à \
        `off`\u{A0}: `2 * 15% off 80` vaut 136, et `10% off 20% off 80` vaut 57.6.
        """,
      sum: "Une somme et une différence\u{202F}; le moins peut aussi être `−`.",
      shift: "Les bits d’un entier, décalés\u{A0}: `1 << 10` vaut 1024, et `-5 >> 1` vaut -3.",
      and: "Les bits communs à deux entiers\u{A0}: `12 and 10` vaut 8.",
      xor: "Les bits qu’un seul des deux possède\u{A0}: `12 xor 10` vaut 6.",
      or:
        """
        Les bits que l’un ou l’autre possède\u{A0}: `12 or 10` vaut 14. Les nombres négatifs ont \
        leurs bits en complément à deux, sans fin\u{A0}: `-1 and 255` vaut 255.
        """)
  }

  package var functions: FunctionsText {
    FunctionsText(
      arguments:
        """
        Les arguments d’une fonction sont entre parenthèses. Un point-virgule les sépare, ou une \
        virgule là où le séparateur décimal est un point\u{A0}: `max(1; 2)` vaut 2. Un argument \
        unique n’en a pas besoin\u{A0}: la fonction prend l’opérande voisin avec ses opérateurs \
        postfixes, et rien de plus. Ainsi `sqrt 100 * 7` vaut 70, `cos 0!` est le cosinus de `0!`, \
        et `sqrt 3^2` vaut 3, le carré d’une racine. Après Entrée, les parenthèses comprises \
        figurent dans l’expression.
        """,
      names:
        """
        La casse des noms est libre, comme dans `SIN PI`, sauf si un nom donné ne s’en distingue \
        que par elle. Les angles sont en radians\u{202F}; `°` et `deg` convertissent les degrés en \
        radians\u{A0}: `sin(30°)` vaut 0.5, et `sin(30 deg)` vaut 0.5. Un nom inconnu est une \
        erreur, qui propose le nom connu le plus proche.
        """,
      synonyms: "Les mêmes fonctions ont aussi d’autres noms\u{A0}:",
      remainders:
        """
        `mod(a;b)` est égal à `a - b * floor(a / b)`\u{A0}: `mod(-7;3)` vaut 2. Le plus grand \
        commun diviseur de fractions est le plus grand nombre dont toutes sont des \
        multiples\u{A0}: `gcd(1/2;1/4)` vaut 0.25.
        """)
  }

  package var numbers: NumbersText {
    NumbersText(
      digits:
        """
        Un nombre a des chiffres, au plus un point décimal, et un exposant facultatif\u{A0}: `12`, \
        `.5`, `1.5e-3`. Des tirets bas peuvent séparer les chiffres\u{A0}: `1_000_000`. Là où le \
        séparateur décimal de la région est une virgule, la ligne de formule prend une virgule \
        pour le point. Les chiffres peuvent être ceux de toute écriture, comme `١٢٣`.
        """,
      bases:
        """
        `0x`, `0b` et `0o` commencent un entier en base 16, 2 et 8\u{A0}: `0x10` vaut 16. Un signe \
        de fraction est seul ou suit les chiffres d’un entier\u{A0}: `2½` vaut 2.5.
        """,
      previousResult: "`ans` est le résultat précédent, exact même s’il a été imprimé arrondi.")
  }

  package func same(as name: String) -> InlineText { InlineText("Identique à `\(name)`.") }

  package func condition(of domain: FunctionDomain) -> String? {
    switch domain {
    case .everything, .fractions: nil
    case .nonnegative: "x ≥ 0"
    case .positive: "x > 0"
    case .minusOneToOne: "−1 ≤ x ≤ 1"
    case .exceptPoles: "sauf aux multiples impairs de π/2"
    case .fromOne: "x ≥ 1"
    case .betweenMinusOneAndOne: "−1 < x < 1"
    case .roots: "n ≠ 0, et x ≥ 0 sauf si n est un entier impair"
    case .bases: "x > 0, b > 0, b ≠ 1"
    case .exceptOrigin: "sauf en (0, 0)"
    case .wholeNumbers: "entiers d’au moins 0"
    case .exceptNegatives: "sauf en 0, −1, −2, …"
    }
  }
}
