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
      """
      Afficher les résultats en fractions, comme 1/3. Équivaut à `--format fraction`\u{A0}: un \
      résultat qui n’est pas une fraction, ou dont on ne sait pas s’il en est une, s’affiche en \
      décimal.
      """
    case .format:
      """
      Afficher les résultats dans une forme, comme mixed ou factors. Les formes sont \
      \(formNames)\u{202F}; le début d’un nom suffit, comme `hex`. Un résultat auquel la forme ne \
      convient pas s’affiche en décimal, avec les chiffres de `--digits`. Un nombre premier est \
      son seul facteur\u{202F}; ce qui n’a pas pu être décomposé est suivi par le commentaire `# \
      not factored`. Voir `countonme --help forms`.
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
    case .seed:
      """
      Tirer à chaque fois les mêmes nombres, que n détermine. `random`, `dice` et `roll` dépendent \
      de n, de 0 à 999999999.
      """
    case .theme:
      """
      Choisir les couleurs de l’écran. Les thèmes sont \
      \(words.choice(of: ThemePreference.allNames))\u{A0}: `mono` est sans couleurs, et `auto` en \
      choisit un d’après l’environnement et le fond du terminal.
      """
    case .layout:
      """
      Choisir la disposition de départ. Les dispositions sont \(layoutNames). Voir `countonme \
      --help layouts`.
      """
    case .language:
      """
      Choisir la langue. Les langues sont \(languageNames)\u{202F}; sans cette option, \
      l’environnement décide. Fonctions, options et rubriques portent les mêmes noms dans toutes \
      les langues\u{202F}; en français, `de`, `en`, `par` et les noms français des unités sont \
      compris en plus des mots anglais.
      """
    case .light: "Afficher en sombre sur fond clair. Équivaut à `--theme light`."
    case .dark: "Afficher en clair sur fond sombre. Équivaut à `--theme dark`."
    case .ascii:
      """
      Dessiner avec les seuls caractères ASCII. Les opérateurs sont `/ * -`, et les traits `+ - \
      |`.
      """
    case .line:
      """
      Travailler ligne par ligne, sans écran. C’est pour les lecteurs d’écran, les consoles série \
      et les journaux. Voir `countonme --help accessibility`.
      """
    case .spoken:
      """
      Ligne par ligne, avec des mots pour = et ≈. On y lit «\u{A0}exactement 5\u{A0}» et \
      «\u{A0}environ 1,4142\u{A0}».
      """
    case .noMouse: "Laisser la souris au terminal. Elle peut alors sélectionner du texte."
    case .private:
      """
      Laisser de côté la bande enregistrée, sans la lire ni la modifier. Rien de la session n’est \
      conservé sur le disque\u{202F}; à l’écran, la bande fonctionne comme d’habitude.
      """
    case .fresh:
      """
      Commencer par une bande vide, sans effacer celle qui est enregistrée. Les nouveaux calculs \
      s’ajoutent à celle du disque.
      """
    case .tape:
      """
      Afficher la bande enregistrée, en text, csv, markdown ou json. Sans format, c’est `text`. \
      Les nombres sont écrits comme dans un tube. Le nom d’une bande mise de côté, comme \
      `2026-11-22`, ou le chemin d’un fichier affiche celle-là.
      """
    case .totals:
      """
      Avec --tape\u{A0}: afficher aussi les totaux des étiquettes. Pour chaque étiquette des \
      commentaires, ce sont la somme de ses lignes, leur part de toutes les lignes étiquetées et \
      l’écart à l’objectif. En CSV, les totaux remplacent les lignes.
      """
    case .csvLocale:
      """
      Avec --tape csv\u{A0}: écrire la virgule décimale des paramètres régionaux. S’ils en ont \
      une, les nombres la prennent et `;` sépare les champs, comme les tableurs l’attendent alors.
      """
    case .list:
      """
      Avec --tape\u{A0}: nommer les bandes mises de côté. Ce sont celles de la commande `new`, la \
      plus ancienne d’abord.
      """
    case .days:
      """
      Montrer le jour de chaque ligne d’une bande. Le jour de son enregistrement précède la ligne, \
      à l’écran et dans ce que `--tape` affiche.
      """
    case .updateRates:
      """
      Télécharger les taux de change, ou les prendre à une adresse ou dans un fichier. Sans \
      précision, ce sont les taux quotidiens de la Banque centrale européenne, téléchargés avec la \
      commande `curl`. Les taux sont conservés, le nombre de devises reçues et leur jour sont \
      indiqués. Une adresse est en https, ou en http sur cette machine. Ce qui n’est pas un \
      fichier de taux valable est refusé, et les taux conservés restent. Hormis la commande \
      `rates`, rien d’autre n’utilise le réseau.
      """
    case .rates:
      """
      Calculer avec les taux de change d’un fichier. Il a la forme de celui de la Banque centrale \
      européenne, et il est lu dès qu’un taux est nécessaire. Les taux conservés sont laissés de \
      côté.
      """
    case .pictures:
      """
      Enregistrer les images de l’écran dans un dossier. Il reçoit celles de la commande \
      `picture`, qui vont sinon dans le dossier courant, et doit exister. Voir `countonme --help \
      pictures`.
      """
    case .picture:
      """
      Dessiner la calculatrice, avec une expression, dans un nouveau fichier. L’écran a 80 \
      colonnes et 24 lignes\u{A0}: avec une expression, il est tel qu’après Entrée, sinon tel \
      qu’au départ. La fin du nom choisit le format\u{A0}: `.svg` est un dessin, `.txt` du texte \
      simple, `.ansi` du texte avec les couleurs d’un terminal. Il ne faut pas de terminal, et la \
      bande enregistrée n’est pas lue. Un fichier existant n’est pas remplacé. Le code de retour \
      est 1 quand l’image montre une erreur.
      """
    case .noOptions:
      """
      Ignorer le fichier d’options. Seuls la ligne de commande et l’environnement comptent\u{A0}: \
      une option qui ne figure que dans ce fichier, comme `--ascii`, reste sans effet.
      """
    case .version: "Afficher la version."
    case .help:
      """
      Afficher cette aide. Ce sont les options et les rubriques\u{202F}; avec le nom d’une \
      rubrique, cette partie du manuel.
      """
    }
  }
}
