import CalculatorViewModel
import Words

extension French {
  package var usage: UsageText {
    UsageText(
      keypad:
        """
        Dans un terminal et sans expression, `countonme` remplit l’écran d’un pavé de touches. Ses \
        boutons sont tapés, cliqués ou choisis avec les flèches.
        """,
      arguments:
        """
        Avec une expression, la commande en imprime la valeur et se termine. Plusieurs arguments \
        forment une seule expression, séparés par des espaces. Un argument qui commence par un \
        signe moins suivi d’un chiffre, d’un point, d’une parenthèse ou d’un nom du langage est \
        une expression et non une option\u{A0}: `-5+3`. Tout ce qui suit `--` appartient à \
        l’expression.
        """,
      pipes:
        """
        Sans expression, et quand l’entrée standard n’est pas un terminal, chaque ligne de \
        l’entrée est une expression et produit une ligne de sortie, dès qu’elle est lue. Les \
        lignes vides ne produisent rien, et `#` commence un commentaire.
        """,
      results:
        """
        Les résultats sont de simples nombres, sans couleurs ni groupes de chiffres, avec un point \
        décimal. Les erreurs vont sur la sortie d’erreur, avec le numéro de la ligne, l’expression \
        et un `^` sous la partie en cause\u{202F}; les lignes restantes sont tout de même \
        calculées.
        """)
  }

  package var status: StatusText {
    StatusText(
      success: "Succès.",
      failure:
        """
        Une expression n’a pas de valeur, le terminal est inutilisable, l’entrée ou la sortie a \
        échoué, ou les taux de change n’ont pas été reçus.
        """,
      wrongCommandLine: "La ligne de commande est erronée.")
  }

  package var examples: ExamplesText {
    ExamplesText(
      keypad: "Ouvrir le pavé\u{A0}:",
      arguments: "Plusieurs arguments forment une seule expression\u{A0}:",
      sine: "Le sinus d’un grand angle en radians, avec dix chiffres\u{A0}:",
      previousResult: "`ans` est le résultat de la ligne précédente\u{A0}:",
      factors: "Les facteurs premiers d’un nombre\u{A0}:",
      name: "Un nom remplace un résultat\u{A0}:",
      column: "La somme d’une colonne de nombres\u{A0}:",
      hundredDigits: "Cent chiffres\u{A0}:",
      conversion: "Une conversion d’unités, qui est exacte\u{A0}:",
      download: "La durée d’un téléchargement\u{A0}:",
      tip: "Un prix avec le pourboire\u{A0}:")
  }

  package var rates: RatesText {
    RatesText(
      reference:
        """
        Les montants en devises différentes sont convertis aux taux de référence que la Banque \
        centrale européenne publie chaque jour ouvré, sur la base de l’euro. Le taux entre deux \
        autres devises est le quotient exact des leurs. Ces taux sont indicatifs\u{202F}; les \
        banques en pratiquent d’autres.
        """,
      fetching:
        """
        `countonme` ne va jamais chercher de taux de lui-même. `countonme --update-rates` et la \
        touche `R` le font, avec la commande `curl`, qui doit être installée. Toutes deux disent \
        combien de devises ont été reçues et de quel jour. Ce qui n’est pas un fichier de taux \
        valable, comme la page d’un réseau qui demande une connexion, est refusé avec la raison, \
        et les taux conservés restent.
        """,
      day:
        """
        Toute réponse qui s’est servie de taux en dit le jour et, à partir d’une semaine, l’âge. \
        Dans un tube, c’est une seule ligne sur la sortie d’erreur, si bien que la sortie standard \
        ne contient que les résultats. Des taux anciens répondent toujours.
        """,
      file:
        """
        `--rates` et le chemin d’un fichier font calculer avec d’autres taux que ceux qui sont \
        conservés. Ce fichier a la forme du fichier quotidien de la banque\u{A0}: du XML dont un \
        élément `Cube` porte le jour dans l’attribut `time` et qui a, pour chaque devise, un \
        élément `Cube` avec les attributs `currency` et `rate`, la valeur d’un euro.
        """)
  }
}
