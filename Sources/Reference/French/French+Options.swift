import CalculatorViewModel
import ExactNumbers
import Words

extension French {
  package func name(of placeholder: Placeholder) -> String {
    switch placeholder {
    case .number: "n"
    case .name: "nom"
    case .file: "fichier"
    case .folder: "dossier"
    case .address: "adresse"
    case .expression: "expression"
    case .topic: "rubrique"
    }
  }

  package func summary(of option: CommandLineOption) -> String {
    switch option {
    case .digits:
      """
      Arrondir à n chiffres les résultats sans écriture décimale finie (34 par défaut).
      """
    case .fraction: "Imprimer les résultats en fractions, comme 1/3."
    case .format: "Imprimer les résultats dans une forme, comme mixed ou factors."
    case .explain: "Imprimer la lecture des expressions\u{A0}: chaque étape avec sa valeur."
    case .theme: "Choisir les couleurs de l’écran."
    case .layout: "Choisir la disposition de départ."
    case .language: "Choisir la langue."
    case .light: "Écrire en sombre sur fond clair."
    case .dark: "Écrire en clair sur fond sombre."
    case .ascii: "Dessiner avec les seuls caractères ASCII."
    case .noMouse: "Laisser la souris au terminal."
    case .private: "Ne lire ni n’écrire la bande enregistrée."
    case .fresh: "Commencer par une bande vide\u{202F}; celle qui est enregistrée reste."
    case .tape: "Imprimer la bande enregistrée\u{A0}: en text, csv, markdown ou json."
    case .totals: "Avec --tape\u{A0}: imprimer aussi les totaux des étiquettes."
    case .updateRates: "Obtenir les taux de change, de la banque, d’une adresse ou d’un fichier."
    case .rates: "Calculer avec les taux de change d’un fichier."
    case .pictures: "Garder les images de la touche P dans un dossier."
    case .picture: "Dessiner la calculatrice, avec une expression, dans un nouveau fichier."
    case .noOptions: "Ignorer le fichier d’options."
    case .writeOptions: "Écrire les options en vigueur dans le fichier d’options."
    case .log: "Noter les touches, les actions et leurs effets dans un fichier."
    case .version: "Afficher la version."
    case .help: "Afficher cette aide."
    }
  }

  package func details(of option: CommandLineOption) -> InlineText {
    switch option {
    case .digits:
      """
      Arrondir à n chiffres significatifs, de 1 à 1\u{202F}000\u{202F}000, les résultats sans \
      écriture décimale finie. Par défaut, n est 34.
      """
    case .fraction:
      """
      Équivaut à `--format fraction`\u{A0}: imprimer les résultats en fractions irréductibles, \
      comme 1/3. Un résultat qui n’est pas une fraction, ou dont on ne sait pas s’il en est une, \
      est imprimé en décimal.
      """
    case .format:
      """
      Imprimer les résultats dans la forme de ce nom\u{A0}: \(formNames). Le début d’un nom \
      suffit, comme `hex`. Un résultat auquel la forme ne convient pas est imprimé en décimal, \
      avec les chiffres de `--digits`. Un nombre premier est son seul facteur\u{202F}; ce qui n’a \
      pas pu être décomposé se termine par le commentaire `# not factored`. Voir `countonme --help \
      forms`.
      """
    case .explain:
      """
      Imprimer, au lieu de sa seule valeur, la lecture de chaque expression\u{A0}: avec toutes ses \
      parenthèses, puis, au-dessous, ses étapes, chacune avec sa valeur et au-dessus de celles \
      dont elle se sert. `=` précède ce qui est exact. Une expression sans valeur est suivie aussi \
      loin qu’elle en a une. `--digits`, `--format` et `--fraction` fixent l’écriture des valeurs, \
      et `--ascii` écarte les signes qu’un terminal pourrait ne pas avoir.
      """
    case .theme:
      """
      Choisir les couleurs du pavé\u{A0}: \(choice(of: ThemePreference.allNames)). Le thème `mono` \
      est sans couleurs\u{202F}; `auto` en choisit un d’après l’environnement et le fond du \
      terminal.
      """
    case .layout:
      """
      Commencer par une autre disposition que le pavé habituel\u{A0}: `keypad`, `scientific`, \
      `programmer` ou `tape`. Voir `countonme --help layouts`.
      """
    case .language:
      """
      Parler anglais, `en`, ou français, `fr`. Sans cette option, l’environnement décide. Ce que \
      l’on tape est le même dans les deux langues\u{A0}: fonctions, unités, options et rubriques.
      """
    case .light: "Équivaut à `--theme light`\u{A0}: des caractères sombres sur fond clair."
    case .dark: "Équivaut à `--theme dark`\u{A0}: des caractères clairs sur fond sombre."
    case .ascii:
      """
      Dessiner avec les seuls caractères ASCII\u{A0}: `/ * -` pour les opérateurs et `+ - |` pour \
      les traits.
      """
    case .noMouse: "Laisser la souris au terminal, pour qu’elle sélectionne du texte."
    case .private:
      """
      Ne lire ni n’écrire la bande enregistrée\u{A0}: rien de la séance n’est sur le disque. À \
      l’écran, la bande fonctionne comme toujours.
      """
    case .fresh:
      """
      Commencer par une bande vide à l’écran. Ce qui était enregistré reste sur le disque, et les \
      nouveaux calculs s’y ajoutent.
      """
    case .tape:
      """
      Imprimer la bande enregistrée et terminer\u{A0}: en `text`, ou dans le format qui suit, \
      `csv`, `markdown` ou `json`. Les nombres sont écrits comme dans un tube.
      """
    case .totals:
      """
      Avec `--tape`\u{A0}: imprimer pour chaque étiquette des commentaires la somme de ses lignes, \
      sa part de toutes les lignes étiquetées et sa distance à l’objectif. En CSV, les totaux \
      remplacent les lignes.
      """
    case .updateRates:
      """
      Obtenir les taux de change quotidiens de la Banque centrale européenne avec la commande \
      `curl`, les conserver, imprimer le nombre de devises reçues et leur jour, et terminer. Une \
      adresse ou un fichier qui suit prend la place de la banque\u{A0}: une adresse en https, ou \
      en http sur cette machine, ou un chemin. Ce qui n’est pas un fichier de taux valable est \
      refusé, et les taux conservés restent. Hormis la touche `R`, rien d’autre n’utilise le \
      réseau.
      """
    case .rates:
      """
      Calculer avec les taux de change d’un fichier de la même forme que celui de la Banque \
      centrale européenne, au lieu de ceux qui sont conservés. Il est lu dès qu’un taux est \
      nécessaire.
      """
    case .pictures:
      """
      Garder dans un dossier, au lieu du dossier courant, les images de l’écran que prend la \
      touche `P`. Le dossier doit exister. Voir `countonme --help pictures`.
      """
    case .picture:
      """
      Dessiner l’écran, 80 colonnes sur 24 lignes, dans un nouveau fichier, et terminer\u{A0}: \
      avec une expression, tel qu’il est après Entrée, sinon tel qu’il est au départ. La fin du \
      nom choisit le format\u{A0}: `.svg` est un dessin, `.txt` du texte simple, `.ansi` du texte \
      avec les couleurs d’un terminal. Il ne faut pas de terminal, et la bande enregistrée n’est \
      pas lue. Un fichier existant n’est pas remplacé. Le code de retour est 1 quand l’image \
      montre une erreur.
      """
    case .noOptions:
      """
      Ignorer le fichier d’options, de sorte que seuls la ligne de commande et l’environnement       comptent\u{A0}: une option qui n’est que dans ce fichier, comme `--ascii`, n’est pas en       vigueur.
      """
    case .writeOptions:
      """
      Écrire les options en vigueur, avec des commentaires, dans le fichier d’options, en imprimer \
      le chemin, et terminer. Un fichier existant n’est pas remplacé. Voir `countonme --help \
      files`.
      """
    case .log:
      """
      Noter dans un fichier chaque touche, chaque action et chaque effet du plein écran, avec \
      l’heure en secondes. Un rapport d’anomalie peut le joindre. Il contient tout ce qui a été \
      tapé, et son propriétaire seul peut le lire. Pendant ce temps, la bande enregistrée n’est ni \
      lue ni écrite.
      """
    case .version: "Imprimer la version."
    case .help:
      """
      Imprimer les options et les rubriques. Avec le nom d’une rubrique, imprimer cette partie du \
      manuel.
      """
    }
  }

  /// The names of all forms of numbers, in a sentence.
  private var formNames: String {
    NumberForm.allCases.map(\.name).joined(separator: ", ")
  }
}
