extension ReferenceWording {
  /// The descriptions of the rows of tables; the first sentence of an option is its summary.
  static let rowsOfTables = """
    --digits :: Round results without a finite decimal form to n digits (default: 34). n is from 1
      to 1000000.
      :: Arrondir à n chiffres les résultats sans écriture décimale finie (34 par défaut). n va de 1
      à 1\u{202F}000\u{202F}000.
    --decimals :: Show results with exactly n decimals, such as 19.70. n is from 0 to 100, and
      digits beyond are rounded away, half away from zero. Money keeps the decimals of its currency,
      and `ans` its exact value. On the screen `decimals n` does the same.
      :: Montrer les résultats avec exactement n décimales, comme 19.70. n va de 0 à 100, et les chiffres suivants sont arrondis, les demis en s’éloignant de zéro. Les montants gardent les décimales
      de leur devise, et `ans` sa valeur exacte. À l’écran, `decimals n` fait de même.
    --fraction :: Print results as fractions, such as 1/3. `--format fraction` does the same.
      :: Afficher les résultats en fractions, comme 1/3. `--format fraction` fait de même.
    --format :: Print results in a form, such as mixed or factors. The forms are {forms}; the
      beginning of a name is enough, such as `hex`. A result that the form does not fit is printed
      as a decimal, with the digits of `--digits`. See `countonme --help forms`.
      :: Afficher les résultats dans une forme, comme mixed ou factors. Les formes sont {forms} ; le
      début d’un nom suffit, comme `hex`. Un résultat auquel la forme ne convient pas s’affiche en
      décimal, avec les chiffres de `--digits`. Voir `countonme --help forms`.
    --explain :: Print how expressions are understood: each step with its value. Each expression has
      all its parentheses, and its steps below it, each above those that it uses. `=` stands before
      what is exact. An expression without a value is followed as far as it has one. `--digits`,
      `--format` and `--fraction` say how values are written, and `--ascii` leaves out signs that a
      terminal may not have.
      :: Afficher la lecture des expressions : chaque étape avec sa valeur. Chaque expression a
      toutes ses parenthèses, puis ses étapes, chacune au-dessus de celles dont elle dépend. `=`
      précède ce qui est exact. Si l’expression n’a pas de valeur, les étapes vont jusqu’à l’erreur.
      `--digits`, `--format` et `--fraction` fixent l’écriture des valeurs, et `--ascii` évite les
      signes qu’un terminal pourrait ne pas avoir.
    --strict :: Refuse what could mean something else. This is also for readings that are the habit:
      `1/2 cup`, `6/2(2+1)` and `200 + 10%`. The error says how to write each reading. On the screen
      these readings show before Enter, and `--json` lists them.
      :: Refuser ce qui peut se lire autrement. Cela vaut aussi quand une lecture est l’usage : `1/2
      cup`, `6/2(2+1)` et `200 + 10%`. L’erreur dit comment écrire chaque lecture. À l’écran, ces
      lectures s’affichent avant Entrée, et `--json` les énumère.
    --json :: Print an object of JSON for each expression. It is on one line and has `input`,
      `name`, `expression` as it was read, `value` as a string of all its digits, whether that is
      `exact`, its `unit`, and the day of the `rates` that were used; solutions have a `note` on
      whether these are all, and what could mean something else has `readings`: its place, how it
      was `read`, and the `other` reading. An expression without a value has `error` and its place
      in characters, from `start` up to `end`. In a pipe there is the number of the `line`, too.
      :: Écrire un objet JSON pour chaque expression. Il tient sur une ligne et contient `input`,
      `name`, `expression` telle qu’elle a été lue, `value` avec tous ses chiffres, comme chaîne, si
      elle est `exact`, son `unit`, et le jour des `rates` employés ; des solutions ont une `note`
      qui dit si ce sont toutes, et ce qui peut se lire autrement a des `readings` : sa place, sa
      lecture (`read`) et l’autre (`other`). Une expression sans valeur a `error` et sa place en
      caractères, de `start` à `end`. Dans un tube s’y ajoute le numéro de la `line`.
    --seed :: Use the random numbers that n determines, the same each time. n is from 0 to 999999999.
      :: Tirer à chaque fois les mêmes nombres, que n détermine. n va de 0 à 999999999.
    --theme :: Set the colours of the screen. The themes are {themes}: `mono` uses no colours, and
      `auto` chooses one from the environment and the background of the terminal.
      :: Choisir les couleurs de l’écran. Les thèmes sont {themes} : `mono` est sans couleurs, et
      `auto` en choisit un d’après l’environnement et le fond du terminal.
    --layout :: Set the layout to begin with. The layouts are {layouts}.
      :: Choisir la disposition de départ. Les dispositions sont {layouts}.
    --language :: Set the language. The languages are {languages}; without the option the
      environment decides. Functions, options and topics have the same names in all languages.
      :: Choisir la langue. Les langues sont {languages} ; sans cette option, l’environnement
      décide. Fonctions, options et rubriques portent les mêmes noms dans toutes les langues.
    --light :: Use dark characters on a light background. The same as `--theme light`.
      :: Afficher en sombre sur fond clair. Équivaut à `--theme light`.
    --dark :: Use light characters on a dark background. The same as `--theme dark`.
      :: Afficher en clair sur fond sombre. Équivaut à `--theme dark`.
    --ascii :: Draw with ASCII characters only. Operators are `/ * -`, and lines `+ - |`.
      :: Dessiner avec les seuls caractères ASCII. Les opérateurs sont `/ * -`, et les traits `+ -
      |`.
    --line :: Work line by line, without a screen. See `countonme --help accessibility`.
      :: Travailler ligne par ligne, sans écran. Voir `countonme --help accessibility`.
    --spoken :: Line by line, with words for = and ≈. It says “exactly 5” and “about 1.4142”.
      :: Ligne par ligne, avec des mots pour = et ≈. On y lit « exactement 5 » et « environ 1,4142
      ».
    --no-mouse :: Leave the mouse to the terminal. It can select text then.
      :: Laisser la souris au terminal. Elle peut alors sélectionner du texte.
    --private :: Neither read nor write the kept tape. The tape on the screen works as always.
      :: Laisser de côté la bande enregistrée, sans la lire ni la modifier. À l’écran, la bande
      fonctionne comme d’habitude.
    --fresh :: Begin with an empty tape; the kept one stays. New lines are added to the kept one.
      :: Commencer par une bande vide, sans effacer celle qui est enregistrée. Les nouvelles lignes
      s’y ajoutent.
    --tape :: Print the kept tape: as text, csv, markdown or json. Without a format it is `text`.
      Numbers are written as in pipes. The name of a tape that was put aside, such as `2026-11-22`,
      or the path of a file prints that one.
      :: Afficher la bande enregistrée, en text, csv, markdown ou json. Sans format, c’est `text`.
      Les nombres sont écrits comme dans un tube. Le nom d’une bande mise de côté, comme
      `2026-11-22`, ou le chemin d’un fichier affiche celle-là.
    --totals :: With --tape: print the totals by tag as well. CSV has them in place of the entries.
      :: Avec --tape : afficher aussi les totaux des étiquettes. En CSV, ils remplacent les lignes.
    --csv-locale :: With --tape csv: write the decimal comma of the locale. Then `;` is between the
      fields.
      :: Avec --tape csv : écrire la virgule décimale des paramètres régionaux. Les champs sont
      alors séparés par `;`.
    --list :: With --tape: name the tapes that were put aside. The oldest comes first.
      :: Avec --tape : nommer les bandes mises de côté. La plus ancienne vient d’abord.
    --days :: Show the day of each line of a tape. It is there on the screen and with `--tape`.
      :: Montrer le jour de chaque ligne d’une bande. Il figure à l’écran et dans ce que `--tape`
      affiche.
    --update-rates :: Fetch exchange rates, or take them from an address or a file. An address is
      one of https, or of http on this machine. See `countonme --help rates`.
      :: Télécharger les taux de change, ou les prendre à une adresse ou dans un fichier. Une
      adresse est en https, ou en http sur cette machine. Voir `countonme --help rates`.
    --rates :: Calculate with the exchange rates of a file. See `countonme --help rates`.
      :: Calculer avec les taux de change d’un fichier. Voir `countonme --help rates`.
    --pictures :: Keep the pictures of the screen in a folder. It must exist.
      :: Enregistrer les images de l’écran dans un dossier. Il doit exister.
    --picture :: Draw the calculator, with an expression, into a new file. The screen has 80 columns
      and 24 rows. The ending of the name chooses the format: `.svg` is a drawing, `.txt` plain
      text, `.ansi` text with the colours of a terminal. The exit status is 1 when the picture shows
      an error. See `countonme --help pictures`.
      :: Dessiner la calculatrice, avec une expression, dans un nouveau fichier. L’écran a 80
      colonnes et 24 lignes. La fin du nom choisit le format : `.svg` est un dessin, `.txt` du texte
      simple, `.ansi` du texte avec les couleurs d’un terminal. Le code de retour est 1 quand
      l’image montre une erreur. Voir `countonme --help pictures`.
    --no-options :: Ignore the options file. Only the command line and the environment count.
      :: Ignorer le fichier d’options. Seuls comptent la ligne de commande et l’environnement.
    --version :: Show the version.
      :: Afficher la version.
    --help :: Show help information. With the name of a topic, it is that part of this manual.
      :: Afficher cette aide. Avec le nom d’une rubrique, c’est cette partie du manuel.
    layout keypad :: The usual keypad, and always the first.
      :: Le pavé habituel, toujours le premier.
    layout scientific :: The keypad with more buttons at its left: parentheses, powers, roots,
      logarithms, trigonometry, π, e and the previous result.
      :: Le pavé avec d’autres boutons à gauche : parenthèses, puissances, racines, logarithmes,
      trigonométrie, π, e et le résultat précédent.
    layout programmer :: The keypad with the digits A to F, bases, and operations on bits; whole
      numbers show in base 16, 10, 8 and 2 at once.
      :: Le pavé avec les chiffres A à F, les bases et les opérations sur les bits ; les entiers
      s’affichent à la fois en base 16, 10, 8 et 2.
    layout tape :: The tape alone, above the display.
      :: La bande seule, au-dessus de l’affichage.
    clash function :: A unit, unless a parenthesis or an operand follows: `5 min`, `min(5;3)`, `lb
      32`; `3 min 4` is refused.
      :: Une unité, sauf devant une parenthèse ou un opérande : `5 min`, `min(5;3)`, `lb 32` ; `3
      min 4` est refusé.
    clash conversion :: Converts where a unit or a form follows, otherwise a unit: `72 in in cm`.
      :: Convertit devant une unité ou une forme, sinon une unité : `72 in in cm`.
    clash half :: Half of a day behind a time with minutes, behind a date and an hour, or where a zone
      follows, as in `2:30 pm` and `3 pm Paris`; else a unit. `3 pm` alone is refused, because it
      can be either.
      :: Le matin ou l’après-midi après une heure avec minutes, après une date, ou devant un
      fuseau, comme dans `2:30 pm` et `3 pm Paris` ; sinon une unité. `3 pm` seul est refusé, car les deux sont possibles.
    clash capital :: Converts in small letters; with a capital it is the terabyte in French.
      :: Convertit en minuscules ; avec une majuscule, c’est le téraoctet en français.
    clash degree :: Turns a number into an angle. Before `/` and a unit, minutes of arc or a scale of
      temperature it is part of that unit: `30 deg/s`, `20 deg C`.
      :: Fait d’un nombre un angle. Devant `/` et une unité, des minutes d’arc ou une échelle de
      température, il fait partie de cette unité : `30 deg/s`, `20 deg C`.
    clash answer :: The previous result; in French, behind a number and a space, years.
      :: Le résultat précédent ; en français, derrière un nombre et une espace, des années.
    clash word :: The word, and never the unit, which has a longer name; also `EN` in French.
      :: Le mot, jamais l’unité, qui a un nom plus long ; `EN` aussi en français.
    clash command :: A command where it stands alone on the line of the screen.
      :: Une commande quand il est seul sur la ligne de l’écran.
    clash prefix :: The unit of this name, and not one with a prefix.
      :: L’unité de ce nom, et non une unité avec préfixe.
    units length :: A point is that of computers; `pt` is the pint.
      :: Le point est celui de l’informatique ; `pt` est la pinte.
    units volume :: The gallon and its parts are those of the United States, for liquids; the
      imperial ones have names of their own. The barrel is that of oil.
      :: Le gallon et ses parties sont ceux des États-Unis, pour les liquides ; les mesures
      impériales ont leurs propres noms. Le baril est celui du pétrole.
    units mass :: A ton is the short one of the United States. The pound is no force, which is
      `lbf`, and no money, which is `GBP`.
      :: La tonne nommée ton est la tonne courte des États-Unis. La livre n’est ni une force, qui
      est `lbf`, ni une devise, qui est `GBP`.
    units time :: A year is the Julian one of 365.25 days, and a month a twelfth of it.
      :: L’année est l’année julienne de 365,25 jours, et le mois en est le douzième.
    units temperature :: °C and °F are converted as points of their scales, and Δ°C and Δ°F as
      differences of two points.
      :: °C et °F se convertissent comme des points de leur échelle, et Δ°C et Δ°F comme des
      différences de deux points.
    units energy :: The calorie is the thermochemical one; `Cal` with a capital letter is the
      kilocalorie. The British thermal unit is that of the International Table, and the therm that
      of the United States.
      :: La calorie est thermochimique ; `Cal`, avec une majuscule, est la kilocalorie. La British
      thermal unit est celle de la Table internationale, le therm celui des États-Unis.
    units information :: `b` is a bit, and `B` a byte; `kB` has 1000 bytes, and `KiB` has 1024. All in
      small letters, `kb`, `mb`, `gb` and `tb` are bytes, but `kbps` and `mbps` bits a second.
      :: `b` est un bit, et `B` un octet ; `kB` compte 1\u{202F}000 octets, et `KiB` 1\u{202F}024. Tout
      en minuscules, `kb`, `mb`, `gb` et `tb` sont des octets, mais `kbps` et `mbps` des bits par
      seconde.
    units fuelEconomy :: `mpg` is that of the United States, `impmpg` that of the United Kingdom.
      :: `mpg` est celui des États-Unis, `impmpg` celui du Royaume-Uni.
    """
}
