import CalculatorViewModel
import Words

extension French {
  package var digits: DigitsText {
    DigitsText(
      truth:
        """
        Chaque chiffre est vrai\u{A0}: un résultat imprimé diffère de la valeur exacte de moins \
        d’une unité de son dernier chiffre, quel que soit le nombre de chiffres et même si des \
        termes se compensent. Les calculs continuent à partir de la valeur exacte, jamais des \
        chiffres imprimés.
        """,
      marks:
        """
        À l’écran, `=` devant un résultat signifie que les chiffres sont la valeur exacte, ce qui \
        est prouvé. `≈` signifie que la valeur est arrondie, à 15 chiffres significatifs au plus \
        et à la largeur de l’affichage. Un résultat trop grand ou trop petit pour l’affichage est \
        montré avec un exposant, comme `1.2345×10^67`\u{202F}; aucun chiffre n’est coupé en \
        silence. Ailleurs, une valeur dont l’écriture décimale est connue pour être finie est \
        imprimée en entier, si longue soit-elle, et toute autre est arrondie. L’arrondi se fait au \
        chiffre le plus proche\u{202F}; une fraction à mi-chemin s’éloigne de zéro.
        """,
      fractions:
        """
        Les fractions d’entiers sont exactes\u{A0}: `1/3*3` vaut 1, et `0.1+0.2` vaut 0.3. Tout \
        autre nombre est calculé entre deux bornes, avec autant de bits qu’il en faut pour \
        qu’elles s’accordent sur les chiffres.
        """,
      zero:
        """
        Des bornes peuvent montrer que deux nombres diffèrent, mais jamais qu’ils sont égaux. Un \
        résultat dont les 1\u{202F}000 premiers chiffres sont ceux de zéro, ou autant que \
        `--digits` en demande, sans que rien prouve qu’il est nul, est signalé comme tel\u{A0}: à \
        l’écran par `≈ 0` avec le nombre de chiffres, ailleurs par une erreur. Diviser par lui est \
        partout une erreur.
        """,
      size:
        """
        Les nombres ont au plus un million de chiffres environ. Au-delà, le résultat est l’erreur \
        «\u{A0}le nombre est trop grand\u{A0}», avant que le temps et la mémoire soient dépensés.
        """)
  }

  package var exact: ExactText {
    ExactText(
      introduction: "L’algèbre prouve que ceci est égal à quelque chose de plus simple\u{A0}:",
      roots:
        """
        les sommes, produits, quotients et puissances de racines de fractions, et les racines de \
        telles sommes\u{A0}: `sqrt(8)/sqrt(2)` vaut 2, `(1+sqrt(2))*(1-sqrt(2))` vaut -1, \
        `sqrt(1+sqrt(2))^2-sqrt(2)` vaut 1\u{202F};
        """,
      constants:
        """
        de même avec pi, avec e et avec leurs puissances\u{A0}: `pi^2/pi-pi` vaut 0\u{202F};
        """,
      logarithms:
        """
        les logarithmes de produits et de puissances\u{A0}: `log(1000)` vaut 3, \
        `ln(6)-ln(2)-ln(3)` vaut 0, `ln(e^5)` vaut 5\u{202F};
        """,
      exponentials:
        """
        les exponentielles de sommes et de logarithmes, et donc les fonctions hyperboliques\u{A0}: \
        `exp(ln(7))` vaut 7, `2^pi*2^-pi` vaut 1, `cosh(1)^2-sinh(1)^2` vaut 1\u{202F};
        """,
      sines:
        """
        les sinus, cosinus et tangentes des multiples de 15° et de 18°\u{A0}: `sin(pi/6)` vaut \
        0.5, `tan(45°)` vaut 1, `cos(36°)-cos(72°)` vaut 0.5\u{202F}; ceux d’angles qui diffèrent \
        d’angles droits ou de signe\u{A0}: `sin(1+pi)+sin(1)` vaut 0\u{202F}; et les produits et \
        puissances de six d’entre eux au plus\u{A0}: `sin(1)^2+cos(1)^2` vaut 1, \
        `sin(2)-2sin(1)cos(1)` vaut 0\u{202F};
        """,
      arcs:
        """
        les arcs de ces valeurs\u{A0}: `asin(1/2)*6-pi` vaut 0\u{202F}; les sommes d’arcs \
        tangentes de fractions\u{A0}: `(4atan(1/5)-atan(1/239))/pi` vaut 0.25\u{202F}; et les \
        sinus, cosinus et tangentes d’arcs\u{A0}: `sin(acos(3/5))` vaut 0.8, \
        `tan(2atan(1/2)-pi/4)*7` vaut 1\u{202F};
        """,
      repetition:
        """
        toute autre valeur calculée deux fois de la même façon\u{A0}: `sin(1)^pi/sin(1)^pi` vaut \
        1.
        """,
      others:
        """
        Les nombres égaux pour une autre raison ne sont pas reconnus, et la calculatrice le \
        dit\u{A0}: `cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2` et `ln(2+sqrt(3)) - \
        2ln((1+sqrt(3))/sqrt(2))` ont 1\u{202F}000 chiffres en commun avec zéro.
        """,
      ranges:
        """
        L’étendue d’une fonction compte aussi\u{A0}: tanh n’atteint jamais 1, et les sinus et \
        cosinus restent entre -1 et 1. Ainsi `floor(tanh(10^20))` vaut 0, bien que ses chiffres \
        commencent par 10^19 neufs, et `asin(tanh(10^20))` a une valeur. Un nombre qui n’est pas \
        nul pour cette seule raison, comme `1 - tanh(10^20)`, peut être comparé, mais il est trop \
        proche de zéro pour que ses chiffres ou son inverse soient donnés.
        """)
  }

  package var forms: FormsText {
    FormsText(
      choice:
        """
        À l’écran, f et F montrent la valeur dans la forme suivante ou précédente parmi celles qui \
        lui conviennent\u{202F}; la forme reste choisie, et une valeur à laquelle elle ne convient \
        pas s’affiche en décimal. g groupe les chiffres avant le séparateur décimal comme le veut \
        la région, ou par des espaces fines si elle n’en dit rien. v montre la valeur entière, \
        jusqu’à un million de chiffres si elle est sans fin. Ailleurs, `--format` choisit la \
        forme, et les chiffres ne sont jamais groupés\u{A0}:
        """,
      marks:
        """
        À l’écran, `=` devant une forme signifie qu’elle est la valeur même. Une période coupée se \
        termine par `…` et a `≈` devant elle.
        """,
      factoring:
        """
        Les facteurs premiers inférieurs à 10\u{202F}000 sont trouvés par division, les autres par \
        la méthode rho de Pollard, en un nombre d’étapes proche de la racine carrée du deuxième \
        plus grand facteur\u{A0}: jusqu’à 12 chiffres de celui-ci, c’est rapide, et au-delà de 17, \
        il est rarement trouvé. Quand cela dure, l’écran montre les facteurs déjà trouvés, le \
        nombre de chiffres qui restent et la part accomplie du travail après lequel la recherche \
        s’arrête\u{202F}; Ctrl-C l’interrompt, et ce qui a été trouvé reste.
        """,
      primes:
        """
        La mention «\u{A0}nombre premier\u{A0}» n’apparaît, et un facteur n’est isolé, que si \
        c’est prouvé\u{A0}: au-dessous de 3317044064679887385961981, soit environ 3.3×10^24, par \
        le test de Miller–Rabin avec les 13 premiers nombres premiers (Sorenson et Webster, 2017), \
        et au-delà par le théorème de Pocklington, pour autant que le prédécesseur du nombre se \
        laisse décomposer. Tout autre nombre est tenu pour non décomposé.
        """)
  }

  package func example(_ expression: String, becomes output: String) -> InlineText {
    InlineText("`\(expression)` devient `\(output)`.")
  }
}
