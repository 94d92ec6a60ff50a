enum FrenchManual {
  static let chapters = """
    ## usage :: Description :: le pavé, les expressions en arguments, les tubes

    Dans un terminal et sans expression, `countonme` ouvre un pavé en plein écran. Ses boutons
    s’actionnent au clavier, à la souris ou avec les flèches.

    Avec une expression, la commande en affiche la valeur et se termine. Plusieurs arguments forment
    une seule expression, séparés par des espaces. Un argument qui commence par un signe moins suivi
    d’un chiffre, d’un point, d’une parenthèse ou d’un nom du langage est une expression et non une
    option : `-5+3`. Tout ce qui suit `--` appartient à l’expression.

    Sans expression, et quand l’entrée standard n’est pas un terminal, chaque ligne de l’entrée est
    une expression, dont la valeur est écrite sur la sortie dès que la ligne est lue. Les lignes
    vides ne produisent rien, et `#` commence un commentaire.

    Les résultats sont de simples nombres, sans couleurs ni groupes de chiffres, avec un point
    décimal. Les erreurs sont écrites sur la sortie d’erreur, avec le numéro de la ligne,
    l’expression et un `^` sous la partie en cause ; les autres lignes sont calculées malgré tout.

    Les nombres y ont un point décimal quels que soient les paramètres régionaux. Là où il est le
    signe décimal de la région, une virgule groupe les chiffres : `2,500` vaut 2500. Si la virgule
    décimale est d’usage dans la région, `2,5` et `1.234.567` sont compris aussi, et `2,500`, qui
    peut se lire des deux façons, est une erreur, de même que `5.000 * 3,5`. Devant un opérateur, un tiret peut remplacer les centimes :
    `50.- + 20`, `500/- * 2`.

    ## options :: Options :: toutes les options en détail

    {options}

    ## language :: Le langage :: opérateurs, priorités, pourcentages et puissances

    Le pavé, la ligne de formule et les scripts parlent le même langage. Les opérateurs, du premier
    calculé au dernier :

    x! :: La factorielle d’un entier positif ou nul.
    x!! :: Le produit d’un nombre sur deux, en descendant d’un entier : `7!!` vaut 105.
    x% :: Un pourcentage ; voir Pourcentages.
    x°, x deg :: Un angle en degrés, qui reste en degrés : `180° - 65°` donne 115°.
    x^y :: Une puissance, qui s’écrit aussi `**`. Les puissances se calculent de droite à gauche :
      `2^3^2` vaut 512.
    x² :: Une puissance aussi, mais du seul opérande voisin : `-2²` vaut -4, `2²^3` vaut 64, `10⁻³`
      vaut 0.001.
    √x, ∛x, ∜x :: Une racine carrée, cubique ou quatrième, y compris d’une puissance : `√2^2` vaut
      2, `∛8` vaut 2.
    -x, +x :: Un signe. Il s’applique après les puissances : `-2^2` vaut -4. Un exposant peut en
      avoir un : `2^-1` vaut 0.5. Les signes peuvent se répéter : `3 - - -3` vaut 0.
    not x, ~x :: Les bits d’un entier, inversés : `not 5` vaut -6.
    x * y, x / y :: Un produit et un quotient. Pour `*`, il y a aussi `×`, `·` et, entre deux
      nombres ou entre deux espaces, `x` ; pour `/`, il y a `÷` et, entre deux espaces, `:`. Une
      parenthèse ou un nom à côté d’un opérande fait aussi un produit : `2(3)` vaut 6, et `2pi` est
      le double de pi. Deux nombres à la suite sont une erreur, sauf devant une fraction : `3 1/2`
      vaut 3.5.
    x // y :: La partie entière d’un quotient : `7 // 2` vaut 3, et `-7 // 2` vaut -3.
    x mod y :: Le reste de `x / y`, du signe du diviseur : `-1 mod 7` vaut 6. Il se calcule comme un
      produit, ainsi que les deux suivants.
    n nCr k, n nPr k :: Le nombre de choix : `5 nCr 2` vaut 10, et avec un ordre `5 nPr 2` vaut 20.
    x% of y :: Une part d’un nombre : `20% of 50` vaut 10.
    x% off y :: Ce qui reste une fois cette part déduite : `15% off 80` vaut 68. Le pourcentage
      appartient à `off` : `2 * 15% off 80` vaut 136, et `10% off 20% off 80` vaut 57.6.
    x + y, x - y :: Une somme et une différence ; le moins peut aussi être `−`.
    x << y, x >> y :: Les bits d’un entier, décalés : `1 << 10` vaut 1024, et `-5 >> 1` vaut -3.
    x and y, x & y :: Les bits communs à deux entiers : `12 and 10` vaut 8.
    x xor y :: Les bits qu’un seul des deux possède : `12 xor 10` vaut 6.
    x or y, x | y :: Les bits que l’un ou l’autre possède : `12 or 10` vaut 14. Les nombres négatifs
      ont leurs bits en complément à deux, sans fin : `-1 and 255` vaut 255.

    Les produits et les quotients se calculent de gauche à droite, de même que les sommes et les
    différences. Les parenthèses groupent ; celles qui restent ouvertes sont fermées à la fin. Les
    crochets et les accolades sont aussi des parenthèses, et les barres celles de `abs` : `|2 - 5|`
    vaut 3.

    # Ce qui est lu

    Un mot est une lettre avec toutes les lettres, les chiffres et les `_` qui la suivent, et il n’a de sens que pris en entier : `log2` est une fonction, `x2` ou `10C3` sont des noms inconnus. Seuls sont
    coupés `80x40` et `12'x14'`, les parties d’une grandeur comme `5ft11in`, et `m2` ou `ft3`.

    Une fonction sans parenthèses prend l’opérande voisin avec tout ce qui y est collé : `sqrt 9+7`
    vaut 10, `lg 10^3` vaut 3, `sqrt 100 * 7` vaut 70. Un exposant derrière son nom est celui de sa
    valeur : `cos²(180°)` vaut 1.

    Les espaces ne changent aucune valeur, sauf autour de la barre d’une fraction devant une unité
    et derrière l’opérande d’une fonction. Ce qui peut se lire de deux façons, dont aucune n’est l’usage, est une erreur qui écrit les
    deux : `1/2pi`, `e^2x`, `cos pi/3`, `1 /2 cup`, `e(2)`, `1e 2`, `1/2%`,
    `3 / 1/2`, `25/12/2026`.

    Une ligne qui est une équation à un seul nom inconnu est résolue : `x + 3 = 7`, `x^2 - 5x + 6 =
    0`.

    Après un opérande, `mod` est l’opérateur, sauf si les parenthèses qui le suivent ont deux
    arguments : `2 mod(7;3)` vaut 2. Le reste s’écrit `5 mod 3`, et non `5 % 3`.

    Une unité appartient au nombre qui la précède, ou à une fraction sans espaces : `1/2 cup` est
    une demi-tasse, et `2 L / 100 km` divise des litres par des kilomètres. Des grandeurs côte à
    côte, comme `3 h 20 min`, sont une somme. Une conversion termine une expression ou une
    parenthèse : `(5 km in mi) * 2`. Au début d’une ligne, elle convertit le résultat précédent. La
    cible peut être une forme, comme `255 in hex`, `0.5 in %` et `8 as % of 40`. Après des heures et
    des pieds, la dernière unité peut manquer : `1 h 30`, `5'11`. Voir Unités et devises.

    # Pourcentages

    Ajouté à quelque chose ou retranché de quelque chose, un pourcentage porte sur tout ce qui le
    précède dans la somme : `200 + 10%` vaut 220, et `200 - 10%` vaut 180. Un signe devant le
    pourcentage n’y change rien ; pour ajouter le nombre lui-même, écrire `200 + 0.1`, ou
    `200 + (r + 0)` pour un nom. Partout ailleurs, `10%` vaut 0.1. Une somme de pourcentages seuls a deux sens : elle s’écrit
    `(5 + 3)%` ou `5% * (1 + 3%)` ; un nom de pourcentage et un autre
    s’additionnent, et une fraction d’un tel nom est un pourcentage aussi.

    `100 USD + 20% VAT`, `50 USD - 10% discount` et `15% tip on 84 USD` sont compris aussi.

    # Puissances

    Une base positive admet tout exposant, une base négative les seuls exposants entiers. `0^0` vaut
    1. Les exposants entiers des fractions donnent des résultats exacts, de même que les exposants
    fractionnaires quand la racine est exacte : `4^(3/2)` vaut 8.

    # Noms à deux sens

    Un nom que l’on a donné l’emporte sur tous les autres, sauf celui d’une fonction devant une
    parenthèse ; un mot sans autre sens est celui qui n’en diffère que par les majuscules, `Rent`
    pour `rent`. Derrière `in`, tout nom est celui d’une unité. Quand la lecture était un choix, la
    ligne le dit avant Entrée.

    {clashes}

    # Mots français

    En français, `de`, `en` et `par` sont compris en plus de `of`, `in` et `per`, et les unités ont
    aussi leurs noms français : `20 % de 150`, `2 semaines en jours`, `5 Go en Mo`. Après un nombre
    et une espace, `ans` sont des années. `mensualité` est `payment` et `échéancier` `schedule`, et
    `100 € HT + TVA 20 %`, `120 € TTC - TVA 20 %` et `200 € remise 10 %` sont compris. Un nom donné
    à un résultat l’emporte sur ces mots. La bande enregistrée garde les mots anglais, pour que
    toute langue la relise.

    ## functions :: Fonctions et constantes :: fonctions et constantes

    Les arguments d’une fonction sont entre parenthèses. Un point-virgule les sépare, ou une virgule
    là où le séparateur décimal est un point : `max(1; 2)` vaut 2. Pour un argument unique, elles
    sont facultatives ; voir Le langage. Après Entrée, l’expression s’affiche avec les parenthèses
    sous-entendues.

    Majuscules et minuscules se valent dans les noms de plusieurs lettres, comme dans `SIN PI`, sauf
    si un nom de résultat ne s’en distingue que par elles. Les angles sont en radians ; `°` et `deg`
    convertissent les degrés en radians : `sin(30°)` vaut 0.5, et `sin(30 deg)` vaut 0.5. Un nom
    inconnu est une erreur, qui propose un nom proche.

    {functions}

    Les constantes de la physique ont leurs unités et les valeurs de CODATA 2022. Celles qui
    définissent les unités, et ce qui en découle, sont exactes : `c in km/s` donne `299792.458
    km/s`. Les signes `c`, `G`, `R` et les autres s’écrivent avec les lettres de leur table ; `h`,
    `F` et les autres signes qui sont des unités n’ont que leur nom. Une constante mesurée a les
    chiffres que l’on connaît, jusqu’au deuxième de son incertitude-type, et ce qui en vient aussi :
    `G` donne `6.67430e-11 m^3/(kg*s^2)`. Le message dit l’incertitude, et `G / G` vaut 1.

    Une valeur que l’on a mesurée s’écrit avec son incertitude, `9.81 ± 0.02 m/s^2` ou avec `+/-` ; l’unité est
    celle des deux nombres. Deux valeurs quelconques conviennent aussi, comme dans `mean(9.81; 9.79;
    9.84) ± sem(9.81; 9.79; 9.84)`, ainsi qu’une part : `230 V ± 5%` est incertain de 11,5 V. Des
    valeurs écrites séparément sont indépendantes, et ce qui vient d’une valeur par son nom est la
    même valeur, si bien que `x / x` n’a pas d’incertitude.

    `random(6)` est un entier de 1 à 6 tiré au hasard, `dice` de même, `random` un nombre de 0
    jusqu’à 1 à 15 chiffres, et `roll 3d6` la somme de trois dés. Une ligne garde ce qu’elle a tiré,
    même quand une autre est corrigée ou quand la bande est relue ; ce qui est tapé de nouveau est
    tiré de nouveau.

    Les mêmes fonctions ont aussi d’autres noms :

    {synonyms}

    Le plus grand commun diviseur de fractions est le plus grand nombre dont toutes sont des
    multiples : `gcd(1/2;1/4)` vaut 0.25.

    ## numbers :: Nombres :: l’écriture des nombres, et ans

    Un nombre a des chiffres, au plus un point décimal, et un exposant facultatif : `12`, `.5`,
    `1.5e-3`. Les chiffres peuvent être groupés : `1_000_000`, `1 000 000`, `1'000'000`, `1,000,000` et
    `1,00,000`, d’une seule façon par ligne. `50k`, `3 million`, `2 billion` et `3 dozen` sont aussi
    des nombres, et `0.(3)` est un tiers. Là où le séparateur décimal
    de la région est une virgule, la ligne de formule prend une virgule pour le point. Les chiffres
    peuvent être ceux de toute écriture, comme `١٢٣`.

    `0x`, `0b` et `0o` commencent un entier en base 16, 2 et 8 : `0x10` vaut 16. Un signe de
    fraction est seul ou suit les chiffres d’un entier : `2½` vaut 2.5. `hex(255)` et `255 in base
    16` écrivent un entier dans une autre base, jusqu’à 36. `200 in int8` est ce que contiennent
    huit bits avec un signe, `-56`, et `uint64` en prend 64 sans signe ; un nombre qui n’y tient pas
    est réduit, ce qui est signalé.

    `ans` est le résultat précédent, exact même s’il a été affiché arrondi, et `@3` celui de la
    troisième ligne au-dessus ; dans un tube, une ligne en échec compte aussi. Après une parenthèse
    ou un séparateur, une étiquette désigne les résultats de ses lignes : `sum(#food)`,
    `max(10; #food)`. `last 3` désigne ceux des trois dernières lignes : `mean(last 3)`.

    Une somme ou un produit sur un intervalle a un paramètre qui prend les entiers d’une borne à
    l’autre : `sum(k = 1 to 100; k^2)`, `product(k = 1 to 5; 2k)`. Il masque un nom, et sans aucun
    entier la somme vaut 0 et le produit 1.

    `f(x) = x^2 + 1` définit une fonction, que les lignes suivantes appellent : `f(3)`, `2f(a + 1)`.
    Elle peut avoir plusieurs paramètres, comme `area(w; h) = w h`, utiliser des noms et d’autres
    fonctions, et recevoir des valeurs avec unités. Un paramètre masque un nom. Ce qui appelle une
    fonction suit quand elle est corrigée. Un argument est calculé d’abord, si bien que dans la
    fonction `10%` vaut 0.1, et une fonction ne peut s’utiliser elle-même.

    `solve(x^2 = 2)` donne tous les nombres qui rendent les deux côtés égaux, pour le nom sans
    valeur, ou celui qui suit l’équation : `solve(cos(x) = x; x = 0 to 10)` cherche dans un
    intervalle, bornes comprises. Chaque solution est prouvée, exactement pour un polynôme, et
    aucune n’est omise sans le dire : un morceau de la droite suivi d’un point d’interrogation n’est
    pas décidé. Quand il peut y en avoir une infinité, un intervalle est demandé. Une solution unique est un nombre qui sert ensuite ; s’il y en a plusieurs, `ans(2)` est la
    deuxième. `1 (x2)` est une
    solution double, `2 <= x < 3` un intervalle de solutions. L’inconnue reçoit son unité de
    l’équation, comme dans `solve((p - 80 €)/p = 20%)`, ou de l’intervalle. Une puissance dont
    l’exposant contient l’inconnue se résout où sa base est positive.

    `solve(x + y = 5; x - y = 1)` résout un système linéaire, même sans `solve`, exactement et avec
    des unités. Les lignes suivantes utilisent ses inconnues par leur nom, comme `10 x + y`, et un
    autre système ou une équation peut les chercher de nouveau. Un nom qui a une autre valeur se met
    après les équations pour être cherché : `solve(x + y = k; x = y; x; y)`.

    `derivative(x^3; x = 2)` est la pente d’une fonction en un point, refusée avec la raison où il
    n’y en a pas, comme pour `abs(x)` en 0. `integral(exp(-x^2); x = 0 to 1)` est l’aire sous une
    fonction, aux chiffres prouvés ; ce qui a une forme close est exact. Une borne peut être `inf`
    ou `-inf`, et la fonction singulière où une borne en est prouvée ; sinon le nombre est nommé.
    Des bornes inversées changent le signe. Les deux ont des unités et peuvent servir dans vos propres fonctions.

    `plot(sin(x)/x; x = -10 to 10)` trace une fonction sur un intervalle, et `plot(sin(x); cos(x); x
    = 0 to 7)` plusieurs ; sans intervalle, c’est de -10 à 10. Une courbe ne ment pas : un point
    n’est là que s’il est prouvé que la courbe passe à sa place, et n’y manque que s’il est prouvé
    qu’elle n’y passe pas ; ce qui n’est ni l’un ni l’autre paraît indécis (`░`, ou `?` en ASCII).
    Les pôles ne sont pas reliés, et ce qui n’est pas défini reste vide. Les hauteurs suivent des
    valeurs, sans celles qui sont près des pôles. `plot(#food)` trace les résultats d’une étiquette
    comme des points, dans leur ordre, et `plot(3; 1; 4)` toutes autres valeurs ;
    `scatter(1; 2; 3; 5)` trace des points x, y, comme `p` avec deux colonnes collées. Une courbe est
    seule sur sa ligne. Comme argument de la commande, elle est tracée en caractères ; dans un tube,
    elle a une ligne, son intervalle.

    `payment(200000; 5%; 30 years)` est ce qu’un prêt coûte par mois à un taux annuel nominal, payé
    à la fin de chaque mois ou, avec `begin` après la durée, au début. `loan`, `savings`, `term` et
    `rate` donnent le capital, la valeur finale, les mois et le taux à partir des autres ; un
    argument de plus est ce qui reste à la fin ou, pour `savings`, ce qui est là au départ. Il est
    prouvé qu’un taux est le seul ; là où des montants peuvent en avoir plusieurs, `irr` les refuse.
    `schedule` donne l’échéancier, avec intérêts, capital et capital restant dû en centimes, ou
    selon la devise, dont la dernière mensualité solde le prêt. Il est seul sur sa ligne ; dans un
    tube, c’est la somme des mensualités.

    `total` est la somme des lignes au-dessus depuis le dernier total ; juste sous un total, c’est
    encore celui-là. Dans une expression plus longue, il laisse de côté les lignes qui l’emploient :
    `total / 2` puis `total / 3` partagent la même somme. Seul sur sa ligne, il donne une ligne par
    genre d’unité et par devise, et dans un tube une seule pour tous, `13.50 EUR; 3 kg` ; aucun
    total ne compte un autre total, un pourcentage ou un prix par unité, et il suit quand une ligne
    au-dessus est corrigée ou supprimée.

    ## units :: Unités et devises :: les unités, valeurs et noms, les préfixes, les devises

    Une unité suit un nombre, comme dans `5 km`, ou le mot `in`, comme dans `5 km in mi`. Les unités
    se multiplient, se divisent et s’élèvent à des puissances : `kg*m/s^2`, `L/100 km`, `m²`, `sq
    ft`. Dans les symboles, majuscules et minuscules comptent, car `MW` et `mW` sont deux unités ;
    elles se valent dans les noms, les codes de devises et les symboles qui ne désignent qu’une
    unité usuelle. Les noms ont des pluriels, et une espace dans un nom peut s’écrire `_`.

    Toutes les valeurs sont exactes. `k` marque une unité qui admet les préfixes du SI, `M` une
    unité qui admet ceux de kilo à téra, et `Ki` une unité qui admet ceux à partir de kilo et les
    préfixes binaires.

    {units}

    # Préfixes

    SI : {metricPrefixes}.

    CEI 80000 : {binaryPrefixes}.

    # Devises

    Les devises ont leurs codes, de casse libre, et certaines ont des signes. Un signe que plusieurs
    devises partagent est celui du pays des paramètres régionaux ; ailleurs, {sharedSigns}. Autres
    signes : {otherSigns}.

    {currencies}.

    # Normes

    {standards}

    ## dates :: Dates et heures :: les dates, les durées, les fuseaux, les jours de la semaine

    Une date s’écrit `2026-12-25`, sans espaces, `25 Dec 2026` (en français aussi, « 25 décembre
    2026 ») ou `December 25, 2026` ; `today`, `tomorrow`, `yesterday` et `now`, ou « aujourd’hui »,
    « demain », « hier » et « maintenant », désignent le présent, qu’une ligne de la bande conserve.
    `25/12/2026` et `25-12-2026` sont refusés, car d’autres les lisent autrement. Le calendrier est
    grégorien, de l’an 1 à l’an 9999.

    `10:30` seul est une durée : `10:31 + 8:30` donne `19:01`, et `2:30 h` deux heures et demie.
    Avec une date, un fuseau, `am` ou `pm`, c’est un instant : `2026-11-22 10:30 Europe/Paris`,
    `2:30 pm`, aussi comme l’écrivent les programmes : `2026-11-25T10:30+0100`, `10:30 +02`. Une
    abréviation qui a plusieurs sens, comme `IST`, est refusée avec eux. `now in unix` compte les
    secondes. Les fuseaux sont ceux des fichiers du système, par leur nom ou leur ville, et
    `UTC+5:30`. Sans fuseau, un instant est dans celui du système ; `in` le montre ailleurs : `14:00
    UTC in New York`.

    Une date moins une date donne des jours, et `in years + months + days` compte les mois à partir
    de la première. Une date plus des mois garde le jour du mois, ou prend le dernier, ce qui est
    signalé. Jours, semaines, mois et années gardent l’heure de l’horloge ; heures, minutes et
    secondes sont du temps écoulé. Une heure que saute un changement d’heure est une erreur, et une
    heure qui vient deux fois demande son décalage : `2026-10-25 02:30+01:00 Europe/Paris`.

    `weekday` donne le nom d’un jour, `week` la semaine selon ISO 8601, et `workdays` compte les
    jours du lundi au vendredi, bornes comprises. `next friday` et `last monday`, ou « vendredi
    prochain », sont les jours de ces noms à côté d’aujourd’hui, et des mots sans autre sens sont
    lus : `90 days after 2026-01-01`, `days until 25 dec`, `8:30 until now`, `3 weeks ago`. Un jour
    sans année y est le plus proche, après `until` le prochain, et le second de deux suit le
    premier. Tubes, copies et exports ont la forme d’ISO 8601.

    ## digits :: Chiffres :: ce que promettent =, ≈ et les chiffres affichés

    Chaque chiffre est vrai : un résultat affiché diffère de la valeur exacte de moins d’une unité
    de son dernier chiffre, quel que soit le nombre de chiffres et même si des termes se compensent.
    Les calculs continuent à partir de la valeur exacte, jamais à partir des chiffres affichés.

    À l’écran, `=` devant un résultat signifie que les chiffres sont la valeur exacte, preuve à
    l’appui. `≈` signifie que la valeur est arrondie, à 15 chiffres significatifs au plus et à la
    largeur de l’affichage. Un résultat trop grand ou trop petit pour l’affichage est montré avec un
    exposant, comme `1.2345×10⁶⁷` ; aucun chiffre n’est coupé en silence. Ailleurs, une valeur dont
    l’écriture décimale est connue pour être finie est écrite en entier, si longue soit-elle, et
    toute autre est arrondie. L’arrondi se fait au chiffre le plus proche ; une fraction à mi-chemin
    s’éloigne de zéro.

    Les fractions d’entiers sont exactes : `1/3*3` vaut 1, et `0.1+0.2` vaut 0.3. Tout autre nombre
    est calculé entre deux bornes, avec autant de bits qu’il en faut pour qu’elles s’accordent sur
    les chiffres.

    Des bornes peuvent montrer que deux nombres diffèrent, mais jamais qu’ils sont égaux. Un
    résultat dont les 1\u{202F}000 premiers chiffres sont ceux de zéro, ou autant que `--digits` en
    demande, sans que rien ne prouve qu’il est nul, est signalé comme tel : à l’écran par `≈ 0` avec
    le nombre de chiffres, ailleurs par une erreur. Diviser par lui est partout une erreur.

    Les nombres ont au plus un million de chiffres environ. Au-delà, le résultat est l’erreur « le
    nombre est trop grand », avant que le temps et la mémoire soient dépensés.

    ## exact :: Formes exactes reconnues :: les résultats reconnus comme exacts

    L’algèbre reconnaît la forme la plus simple des valeurs suivantes :

    * les sommes, produits, quotients et puissances de racines de fractions, et les racines de
      telles sommes : `sqrt(8)/sqrt(2)` vaut 2, `(1+sqrt(2))*(1-sqrt(2))` vaut -1,
      `sqrt(1+sqrt(2))^2-sqrt(2)` vaut 1 ;
    * de même avec pi, avec e et avec leurs puissances : `pi^2/pi-pi` vaut 0 ;
    * les logarithmes de produits et de puissances : `log(1000)` vaut 3, `ln(6)-ln(2)-ln(3)` vaut 0,
      `ln(e^5)` vaut 5 ;
    * les exponentielles de sommes et de logarithmes, et donc les fonctions hyperboliques :
      `exp(ln(7))` vaut 7, `2^pi*2^-pi` vaut 1, `cosh(1)^2-sinh(1)^2` vaut 1 ;
    * les sinus, cosinus et tangentes des multiples de 15° et de 18° : `sin(pi/6)` vaut 0.5,
      `tan(45°)` vaut 1, `cos(36°)-cos(72°)` vaut 0.5 ; ceux d’angles qui diffèrent d’angles droits
      ou de signe : `sin(1+pi)+sin(1)` vaut 0 ; et leurs carrés : `sin(1)^2+cos(1)^2` vaut 1 ;
    * les arcs de ces valeurs : `asin(1/2)*6-pi` vaut 0 ; et les sinus, cosinus et tangentes
      d’arcs : `sin(acos(3/5))` vaut 0.8 ;
    * toute autre valeur calculée deux fois de la même façon : `sin(1)^pi/sin(1)^pi` vaut 1.

    Les nombres égaux pour une autre raison ne sont pas reconnus, et la calculatrice le dit :
    `cos(pi/7) - cos(2pi/7) + cos(3pi/7) - 1/2` et `ln(2+sqrt(3)) - 2ln((1+sqrt(3))/sqrt(2))` ont
    1\u{202F}000 chiffres en commun avec zéro.

    Les sinus, les cosinus et tanh restent entre -1 et 1. Ainsi `asin(tanh(10^20))` a une valeur,
    bien que son argument commence par 10^19 neufs. Mais `1 - tanh(10^20)` a 1\u{202F}000 chiffres
    en commun avec zéro.

    ## forms :: Formes des nombres :: fractions, puissances de dix, facteurs premiers, autres bases

    À l’écran, F3 affiche la valeur dans la forme suivante parmi celles qui lui conviennent, et la
    commande `form` dans celle qu’elle nomme ; la forme reste choisie, et une valeur à laquelle elle
    ne convient pas s’affiche en décimal, comme toute somme d’argent. La commande `group` groupe les
    chiffres avant le séparateur décimal comme le veut la région, ou par des espaces fines si elle
    n’en dit rien. F4 affiche la valeur en entier, jusqu’à un million de chiffres si elle est sans
    fin. Ailleurs, `--format` choisit la forme, et les chiffres ne sont jamais groupés :

    {forms}

    Une période tronquée se termine par `…` et est précédée de `≈`.

    Les facteurs premiers inférieurs à 10\u{202F}000 sont trouvés par division, les autres par la
    méthode rho de Pollard, en un nombre d’étapes proche de la racine carrée du deuxième plus grand
    facteur : jusqu’à 12 chiffres de celui-ci, c’est rapide, et au-delà de 17, il est rarement
    trouvé. Si la recherche dure, l’écran affiche les facteurs déjà trouvés, le nombre de chiffres
    restants et la part accomplie du travail au terme duquel elle s’arrête ; Ctrl-C l’interrompt, et
    ce qui a été trouvé reste.

    La mention « nombre premier » n’apparaît, et un facteur n’est isolé, que si c’est prouvé :
    au-dessous de 3317044064679887385961981, soit environ 3.3×10²⁴, par le test de Miller–Rabin avec
    les 13 premiers nombres premiers (Sorenson et Webster, 2017), et au-delà par le théorème de
    Pocklington, pour autant que le prédécesseur du nombre se laisse décomposer. Tout autre nombre
    est donné comme non décomposé.

    ## rates :: Taux de change :: l’obtention et la conservation des taux de change

    Les montants en devises différentes sont convertis aux taux de référence que la Banque centrale
    européenne publie chaque jour ouvré, sur la base de l’euro. Le taux entre deux autres devises
    est le quotient exact des leurs. Ces taux sont indicatifs ; les banques en pratiquent d’autres.

    `countonme` ne télécharge jamais de taux de lui-même. `countonme --update-rates` et la commande
    `rates` le font, à l’aide de la commande `curl`, qui doit être installée. Toutes deux indiquent
    combien de devises ont été reçues et de quel jour. Ce qui n’est pas un fichier de taux valable,
    comme la page de connexion d’un réseau, est refusé, et la raison en est donnée, et les taux
    conservés restent.

    Toute réponse qui repose sur des taux en indique le jour et, à partir d’une semaine, l’âge. Dans
    un tube, c’est une seule ligne sur la sortie d’erreur, si bien que la sortie standard ne
    contient que les résultats. Des taux anciens répondent toujours. Une ligne de la bande garde
    les taux de son jour jusqu’à ce que son calcul soit corrigé.

    `--rates`, suivi du chemin d’un fichier, fait calculer avec d’autres taux que ceux qui sont
    conservés. Ce fichier a la forme du fichier quotidien de la banque : du XML dont un élément
    `Cube` porte le jour dans l’attribut `time` et qui a, pour chaque devise, un élément `Cube` avec
    les attributs `currency` et `rate`, la valeur d’un euro.
    """
}
