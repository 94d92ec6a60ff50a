extension FrenchManual {
  /// The rows of tables; the first sentence of an option is its summary.
  static let descriptions = """
    --digits :: Arrondir à n chiffres les résultats sans écriture décimale finie (34 par défaut). n
      va de 1 à 1\u{202F}000\u{202F}000.
    --decimals :: Montrer les résultats avec exactement n décimales, comme 19.70. n va de 0 à 100,
      et les chiffres suivants sont arrondis, les moitiés loin de zéro. Les montants gardent les
      décimales de leur devise, et `ans` sa valeur exacte. À l’écran, `decimals n` fait de même.
    --fraction :: Afficher les résultats en fractions, comme 1/3. Équivaut à `--format fraction`.
    --format :: Afficher les résultats dans une forme, comme mixed ou factors. Les formes sont
      {forms} ; le début d’un nom suffit, comme `hex`. Un résultat auquel la forme ne convient pas
      s’affiche en décimal, avec les chiffres de `--digits`. Voir `countonme --help forms`.
    --explain :: Afficher la lecture des expressions : chaque étape avec sa valeur. Chaque
      expression a toutes ses parenthèses, puis ses étapes, chacune au-dessus de celles dont elle
      dépend. `=` précède ce qui est exact. Si l’expression n’a pas de valeur, les étapes vont
      jusqu’à l’erreur. `--digits`, `--format` et `--fraction` fixent l’écriture des valeurs, et
      `--ascii` évite les signes qu’un terminal pourrait ne pas avoir.
    --strict :: Refuser ce qui peut se lire autrement. Cela vaut aussi quand une lecture est
      l’usage : `1/2 cup`, `6/2(2+1)` et `200 + 10%`. L’erreur dit comment écrire chaque lecture. À
      l’écran, ces lectures s’affichent avant Entrée, et `--json` les énumère.
    --json :: Écrire un objet JSON pour chaque expression. Il tient sur une ligne et contient
      `input`, `name`, `expression` telle qu’elle a été lue, `value` avec tous ses chiffres, comme
      chaîne, si elle est `exact`, son `unit`, et le jour des `rates` employés ; des solutions ont
      une `note` qui dit si ce sont toutes, et ce qui peut se lire autrement a des `readings` : sa
      place, sa lecture (`read`) et l’autre (`other`). Une expression sans valeur a `error` et sa
      place en caractères, de `start` à `end`. Dans un tube s’y ajoute le numéro de la `line`.
    --seed :: Tirer à chaque fois les mêmes nombres, que n détermine. n va de 0 à 999999999.
    --theme :: Choisir les couleurs de l’écran. Les thèmes sont {themes} : `mono` est sans couleurs,
      et `auto` en choisit un d’après l’environnement et le fond du terminal.
    --layout :: Choisir la disposition de départ. Les dispositions sont {layouts}.
    --language :: Choisir la langue. Les langues sont {languages} ; sans cette option, l’environnement
      décide. Fonctions, options et rubriques portent les mêmes noms dans toutes les langues.
    --light :: Afficher en sombre sur fond clair. Équivaut à `--theme light`.
    --dark :: Afficher en clair sur fond sombre. Équivaut à `--theme dark`.
    --ascii :: Dessiner avec les seuls caractères ASCII. Les opérateurs sont `/ * -`, et les traits
      `+ - |`.
    --line :: Travailler ligne par ligne, sans écran. Voir `countonme --help accessibility`.
    --spoken :: Ligne par ligne, avec des mots pour = et ≈. On y lit « exactement 5 » et « environ
      1,4142 ».
    --no-mouse :: Laisser la souris au terminal. Elle peut alors sélectionner du texte.
    --private :: Laisser de côté la bande enregistrée, sans la lire ni la modifier. À l’écran, la
      bande fonctionne comme d’habitude.
    --fresh :: Commencer par une bande vide, sans effacer celle qui est enregistrée. Les nouvelles
      lignes s’y ajoutent.
    --tape :: Afficher la bande enregistrée, en text, csv, markdown ou json. Sans format, c’est
      `text`. Les nombres sont écrits comme dans un tube. Le nom d’une bande mise de côté, comme
      `2026-11-22`, ou le chemin d’un fichier affiche celle-là.
    --totals :: Avec --tape : afficher aussi les totaux des étiquettes. En CSV, ils remplacent les
      lignes.
    --csv-locale :: Avec --tape csv : écrire la virgule décimale des paramètres régionaux. Les
      champs sont alors séparés par `;`.
    --list :: Avec --tape : nommer les bandes mises de côté. La plus ancienne vient d’abord.
    --days :: Montrer le jour de chaque ligne d’une bande. Il figure à l’écran et dans ce que
      `--tape` affiche.
    --update-rates :: Télécharger les taux de change, ou les prendre à une adresse ou dans un
      fichier. Une adresse est en https, ou en http sur cette machine. Voir `countonme --help
      rates`.
    --rates :: Calculer avec les taux de change d’un fichier. Voir `countonme --help rates`.
    --pictures :: Enregistrer les images de l’écran dans un dossier. Il doit exister.
    --picture :: Dessiner la calculatrice, avec une expression, dans un nouveau fichier. L’écran a
      80 colonnes et 24 lignes. La fin du nom choisit le format : `.svg` est un dessin, `.txt` du
      texte simple, `.ansi` du texte avec les couleurs d’un terminal. Le code de retour est 1 quand
      l’image montre une erreur. Voir `countonme --help pictures`.
    --no-options :: Ignorer le fichier d’options. Seuls comptent la ligne de commande et
      l’environnement.
    --version :: Afficher la version.
    --help :: Afficher cette aide. Avec le nom d’une rubrique, c’est cette partie du manuel.
    layout keypad :: Le pavé habituel, toujours le premier.
    layout scientific :: Le pavé avec d’autres boutons à gauche : parenthèses, puissances, racines,
      logarithmes, trigonométrie, π, e et le résultat précédent.
    layout programmer :: Le pavé avec les chiffres A à F, les bases et les opérations sur les bits ;
      les entiers s’affichent à la fois en base 16, 10, 8 et 2.
    layout tape :: La bande seule, au-dessus de l’affichage.
    clash function :: Une unité, sauf devant une parenthèse ou un opérande : `5 min`, `min(5;3)`,
      `lb 32` ; `3 min 4` est refusé.
    clash conversion :: Convertit devant une unité ou une forme, sinon une unité : `72 in in cm`.
    clash half :: Moitié du jour après une heure que suit un fuseau, comme dans `3 pm Paris` ; sinon
      une unité. `3 pm` seul est refusé, car les deux sont possibles.
    clash capital :: Convertit en minuscules ; avec une majuscule, c’est le téraoctet en français.
    clash degree :: Fait d’un nombre un angle ; devant `/` et une unité, des minutes d’arc ou une
      échelle de température, partie de cette unité : `30 deg/s`, `20 deg C`.
    clash answer :: Le résultat précédent ; en français, derrière un nombre et une espace, des
      années.
    clash word :: Le mot, jamais l’unité, qui a un nom plus long ; `EN` et `ET` en français.
    clash command :: Une commande quand il est seul sur la ligne de l’écran.
    clash prefix :: L’unité de ce nom, et non une unité avec préfixe.
    units length :: Le point est celui de l’informatique ; `pt` est la pinte.
    units volume :: Le gallon et ses parties sont ceux des États-Unis, pour les liquides ; les
      mesures impériales ont leurs propres noms. Le baril est celui du pétrole.
    units mass :: La tonne nommée ton est la tonne courte des États-Unis. La livre n’est ni une
      force, qui est `lbf`, ni une devise, qui est `GBP`.
    units time :: L’année est l’année julienne de 365,25 jours, et le mois en est le douzième.
    units temperature :: °C et °F se convertissent comme des points de leur échelle, et Δ°C et Δ°F
      comme des différences de deux points.
    units energy :: La calorie est thermochimique ; `Cal`, avec une majuscule, est la kilocalorie.
      La British thermal unit est celle de la Table internationale, le therm celui des États-Unis.
    units information :: `b` est un bit, et `B` un octet ; `kB` compte 1\u{202F}000 octets, et `KiB`
      1\u{202F}024.
    units fuelEconomy :: `mpg` est celui des États-Unis, `impmpg` celui du Royaume-Uni.
    """
}
