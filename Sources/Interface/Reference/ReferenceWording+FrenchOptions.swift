import Words

extension ReferenceWording {
  func french(_ option: CommandLineOption) -> InlineText {
    switch option {
    case .digits:
      """
      Arrondir à n chiffres les résultats sans écriture décimale finie (34 par défaut). n va de 1 \
      à 1\u{202F}000\u{202F}000.
      """
    case .decimals:
      """
      Montrer les résultats avec exactement n décimales, comme 19.70. n va de 0 à 100, et les chiffres \
      suivants sont arrondis, les moitiés loin de zéro. Les montants gardent les décimales de leur \
      devise, et `ans` sa valeur exacte. À l’écran, `decimals n` fait de même.
      """
    case .fraction:
      "Afficher les résultats en fractions, comme 1/3. Équivaut à `--format fraction`."
    case .format:
      """
      Afficher les résultats dans une forme, comme mixed ou factors. Les formes sont \
      \(formNames)\u{202F}; le début d’un nom suffit, comme `hex`. Un résultat auquel la forme ne \
      convient pas s’affiche en décimal, avec les chiffres de `--digits`. Voir `countonme --help \
      forms`.
      """
    case .explain:
      """
      Afficher la lecture des expressions\u{A0}: chaque étape avec sa valeur. Chaque expression a \
      toutes ses parenthèses, puis ses étapes, chacune au-dessus de celles dont elle dépend. `=` \
      précède ce qui est exact. Si l’expression n’a pas de valeur, les étapes vont jusqu’à \
      l’erreur. `--digits`, `--format` et `--fraction` fixent l’écriture des valeurs, et `--ascii` \
      évite les signes qu’un terminal pourrait ne pas avoir.
      """
    case .strict:
      """
      Refuser ce qui peut se lire autrement. Cela vaut aussi quand une lecture est l’usage\u{A0}: \
      `1/2 cup`, `6/2(2+1)` et `200 + 10%`. L’erreur dit comment écrire chaque lecture. À l’écran, \
      ces lectures s’affichent avant Entrée, et `--json` les énumère.
      """
    case .json:
      """
      Écrire un objet JSON pour chaque expression. Il tient sur une ligne et contient `input`, \
      `name`, `expression` telle qu’elle a été lue, `value` avec tous ses chiffres, comme chaîne, \
      si elle est `exact`, son `unit`, et le jour des `rates` employés\u{202F}; des solutions ont \
      une `note` qui dit si ce sont toutes, et ce qui peut se lire autrement a des \
      `readings`\u{A0}: sa place, sa lecture (`read`) et l’autre (`other`). Une expression sans \
      valeur a `error` et sa place en caractères, de `start` à `end`. Dans un tube s’y ajoute le \
      numéro de la `line`.
      """
    case .seed: "Tirer à chaque fois les mêmes nombres, que n détermine. n va de 0 à 999999999."
    case .theme:
      """
      Choisir les couleurs de l’écran. Les thèmes sont \
      \(words.choice(of: ThemePreference.allNames))\u{A0}: `mono` est sans couleurs, et `auto` en \
      choisit un d’après l’environnement et le fond du terminal.
      """
    case .layout: "Choisir la disposition de départ. Les dispositions sont \(layoutNames)."
    case .language:
      """
      Choisir la langue. Les langues sont \(languageNames)\u{202F}; sans cette option, \
      l’environnement décide. Fonctions, options et rubriques portent les mêmes noms dans toutes \
      les langues.
      """
    case .light: "Afficher en sombre sur fond clair. Équivaut à `--theme light`."
    case .dark: "Afficher en clair sur fond sombre. Équivaut à `--theme dark`."
    case .ascii:
      """
      Dessiner avec les seuls caractères ASCII. Les opérateurs sont `/ * -`, et les traits `+ - \
      |`.
      """
    case .line: "Travailler ligne par ligne, sans écran. Voir `countonme --help accessibility`."
    case .spoken:
      """
      Ligne par ligne, avec des mots pour = et ≈. On y lit «\u{A0}exactement 5\u{A0}» et \
      «\u{A0}environ 1,4142\u{A0}».
      """
    case .noMouse: "Laisser la souris au terminal. Elle peut alors sélectionner du texte."
    case .private:
      """
      Laisser de côté la bande enregistrée, sans la lire ni la modifier. À l’écran, la bande \
      fonctionne comme d’habitude.
      """
    case .fresh:
      """
      Commencer par une bande vide, sans effacer celle qui est enregistrée. Les nouvelles lignes \
      s’y ajoutent.
      """
    case .tape:
      """
      Afficher la bande enregistrée, en text, csv, markdown ou json. Sans format, c’est `text`. \
      Les nombres sont écrits comme dans un tube. Le nom d’une bande mise de côté, comme \
      `2026-11-22`, ou le chemin d’un fichier affiche celle-là.
      """
    case .totals:
      """
      Avec --tape\u{A0}: afficher aussi les totaux des étiquettes. En CSV, ils remplacent les \
      lignes.
      """
    case .csvLocale:
      """
      Avec --tape csv\u{A0}: écrire la virgule décimale des paramètres régionaux. Les champs sont \
      alors séparés par `;`.
      """
    case .list:
      "Avec --tape\u{A0}: nommer les bandes mises de côté. La plus ancienne vient d’abord."
    case .days:
      """
      Montrer le jour de chaque ligne d’une bande. Il figure à l’écran et dans ce que `--tape` \
      affiche.
      """
    case .updateRates:
      """
      Télécharger les taux de change, ou les prendre à une adresse ou dans un fichier. Une adresse \
      est en https, ou en http sur cette machine. Voir `countonme --help rates`.
      """
    case .rates: "Calculer avec les taux de change d’un fichier. Voir `countonme --help rates`."
    case .pictures: "Enregistrer les images de l’écran dans un dossier. Il doit exister."
    case .picture:
      """
      Dessiner la calculatrice, avec une expression, dans un nouveau fichier. L’écran a 80 \
      colonnes et 24 lignes. La fin du nom choisit le format\u{A0}: `.svg` est un dessin, `.txt` \
      du texte simple, `.ansi` du texte avec les couleurs d’un terminal. Le code de retour est \
      1 quand l’image montre une erreur. Voir `countonme --help pictures`.
      """
    case .noOptions:
      "Ignorer le fichier d’options. Seuls comptent la ligne de commande et l’environnement."
    case .version: "Afficher la version."
    case .help: "Afficher cette aide. Avec le nom d’une rubrique, c’est cette partie du manuel."
    }
  }
}
