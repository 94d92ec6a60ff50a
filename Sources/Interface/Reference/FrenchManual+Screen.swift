extension FrenchManual {
  static let screen = """
    ## keys :: Touches :: les touches du pavé

    Taper la touche d’un bouton, cliquer sur lui ou l’actionner avec la surbrillance revient au
    même.

    {keys}

    Les lettres sont des lettres : tout caractère sans bouton, y compris une espace entre deux
    autres, fait de la ligne un texte, à la suite de ce qui a été tapé sur le pavé. Ainsi `sqrt(2)`,
    `5 km in mi`, `rent = 850`, `$20`, `2**3` et `[1+2]*3` se tapent tels quels. Après un résultat,
    une lettre commence une nouvelle ligne ; une ligne qui commence par `in`, `to`, `as`, `->`,
    `mod`, `and`, `or` ou `xor` poursuit avec le résultat.

    Les commandes sont des touches de fonction, un menu et des mots. Ctrl-X ouvre le menu à la place
    du pavé : il présente chaque commande avec sa touche et son effet ; des lettres le filtrent, et
    l’on choisit avec les flèches et Entrée, ou d’un clic. Un mot seul sur la ligne est une
    commande, qu’Entrée exécute, comme la ligne du résultat l’annonce ; précédé de deux-points,
    comme `:quit`, il l’est même si un résultat porte ce nom. Certaines prennent le nom d’un choix,
    comme dans `form fraction`, `word 64` et `help tape`, et `help sqrt` cherche ce mot dans
    l’aide ; choisies dans le menu, elles présentent ces choix, et `form` la valeur dans chaque
    forme qui lui convient :

    {commands}

    Au début et après `(`, `×`, `÷` ou `^`, un moins est le signe du nombre qui suit. Tout autre
    opérateur qui suit un opérateur le remplace. Un opérateur qui suit un résultat reprend ce
    résultat, exact. Un second `=` répète la dernière opération : `2 + 3 = =` affiche 8.

    Un bouton cliqué sans effet possible est refusé avec un message, et rien ne change ; ce qui est
    tapé est toujours écrit, et Entrée en juge : `192.168.1.10`. Après une erreur, l’expression
    reste, avec sa cause marquée : Retour arrière, une flèche ou un clic la corrige, et tout autre
    caractère commence une ligne. Haut et F8 rendent l’ancienne. Échap et Ctrl-C interrompent un
    calcul en cours et gardent l’expression.

    Quand l’aide est affichée, ces touches la font défiler et la ferment :

    {pageKeys}

    Entrée ouvre la page d’une courbe, où ces touches ont un autre sens :

    {plotKeys}

    ## formula :: La ligne de formule :: les touches de la ligne de formule

    La ligne de formule présente l’expression comme un texte, pour tout ce qui n’a pas de bouton.
    Tout caractère sans bouton l’ouvre, comme F2, Début, Fin et un clic sur l’expression, avec ce
    qui a été tapé. Un signe égal s’écrit si la ligne a un nom ou une inconnue, donc peut être une
    équation ; sinon il calcule. Un clic sur un bouton insère son symbole à la position du curseur.

    {formulaKeys}

    ## layouts :: Dispositions :: pavés scientifique et programmeur, grands chiffres

    La calculatrice a plusieurs dispositions : F7 passe à la suivante, et `--layout` fixe la
    première. Ce qui est sur la ligne y reste. Une disposition trop grande pour la fenêtre est
    sautée, et un message le signale.

    {layouts}

    Les boutons des fonctions s’emploient comme des chiffres : `sin` écrit `sin(`. `x²`, `√` et
    `1/x` prennent le nombre qui est sur la ligne, s’il y en a un.

    Dans la disposition programmeur, `BAS`, un clic sur la ligne d’une base ou la commande `base 16`
    choisit la base dans laquelle les entiers sont tapés et affichés. En base 16, un mot de chiffres
    et de lettres A à F est un nombre, comme `ff`, sauf si un résultat porte ce nom. Avec une unité,
    les chiffres sont décimaux.

    La taille de mot, de 8, 16, 32 ou 64 bits, fixe l’affichage d’un nombre négatif en base 16, 8 et
    2 : par son complément à deux, s’il tient dans le mot. Les calculs n’ont pas cette limite, et
    `-1 and 255` vaut 255. Un clic sur un bit l’inverse ; `not` inverse tous les bits du mot, `rol`
    et `ror` les font tourner, et la valeur devient ce nombre. F4 affiche aussi la valeur en simple et
    double précision IEEE 754, avec le nombre que ces bits représentent et ses deux voisins.

    Là où trois lignes de plus sont libres, le résultat s’affiche en grands chiffres ; il est en
    texte quand il est trop large pour eux, et en ASCII.

    ## pictures :: Images :: l’écran en image dans un fichier

    La commande `picture` enregistre une image de l’écran tel qu’il est : un fichier SVG dans le
    dossier courant, ou dans celui de `--pictures`, dont le nom commence par `countonme` et l’heure.
    Un message indique ce nom. Aucun fichier n’est jamais remplacé, et une image ne contient rien
    que l’écran ne montre.

    `--picture`, suivi d’un nom de fichier, dessine la calculatrice avec une expression et son
    résultat, sans terminal : `countonme --picture tip.svg '84 USD + 15%'`. `--theme`, `--language`
    et `--ascii` valent pour l’image. Une courbe devient en `.svg` un dessin à part, avec axes et
    nombres : `countonme --picture wave.svg 'plot(sin(x); x = 0 to 7)'`.

    ## accessibility :: Sans écran :: ligne par ligne, pour lecteurs d’écran et journaux

    `--line` travaille ligne par ligne, pour les lecteurs d’écran, les consoles série et les
    journaux : une invite, et une réponse sous chaque ligne. Rien n’est redessiné que la ligne que
    l’on tape, et il n’y a ni cadres ni blocs. `ACCESSIBLE=1` et le fichier d’options le demandent
    aussi, et un terminal sans écran à lui l’obtient. `--spoken` dit « exactement 5 » et « environ
    1,4142 » à la place des signes `=` et `≈`.

    La ligne s’édite comme dans un shell : flèches, Haut et Bas pour les lignes précédentes, Ctrl-R
    pour y chercher, Tab pour compléter. Un terminal d’un type inconnu édite ses lignes lui-même.
    Une ligne qui commence par un opérateur continue le résultat, et sa réponse le montre : `ans - 5
    = 3`. Un signe égal seul répète la dernière opération.

    Les mots des commandes font ce que font les touches à l’écran. `tape` énumère les dernières
    lignes, et `tape 100` les 100 dernières. Chacune a son numéro, celui qui suit `@` : 1 est la
    dernière. `edit 3` corrige une ligne, `remove 3` la supprime, `comment 3 lunch #food` la
    commente, et `undo` rend ce qui était ; `cancel`
    abandonne une correction. `full 1000` écrit autant de chiffres, et les longues réponses viennent
    par écrans. Une erreur est dite avec sa place, « au caractère 4 ».

    En plein écran, le curseur du terminal se trouve sur ce qui a le clavier : le bouton en
    évidence, la ligne choisie de la bande, la fin de ce que l’on tape. Lecteurs d’écran et loupes
    le suivent. Rien n’est jamais signalé par la seule couleur.

    ## tape :: La bande :: lignes qui suivent les corrections, noms, étiquettes, copie

    Chaque résultat devient une ligne de la bande. Un opérande issu d’une ligne précédente lui reste
    lié, et il est souligné : quand cette ligne est corrigée, toutes celles qui en dépendent sont
    recalculées. Une ligne qui ne peut plus être calculée indique pourquoi, et les autres restent.

    Tab fait passer le clavier à la bande. Les lignes dont dépend la ligne choisie, et celles qui
    dépendent d’elle, sont marquées. Ce qui dépendait d’une ligne supprimée garde sa valeur, et F8
    la rétablit.

    {tapeKeys}

    F8 annule tout, sans limite : touches, effacements, corrections, suppressions et commentaires.
    Ctrl-Y, juste après, rétablit.

    # Noms

    `rent = 850` nomme un résultat, sur la ligne de formule et dans un script ; plus bas, `rent *
    12` le reprend, et suit quand la ligne est corrigée. Un nom commence par une lettre et se
    compose de lettres, de chiffres et de tirets bas. Un nouveau `rent = 900` vaut pour les lignes
    suivantes. Les mots qui relient des valeurs, comme `in` et `mod`, ne peuvent pas être des noms,
    ni `ans`. Tout autre mot en est un possible, et son sens propre est alors caché, sauf pour une
    fonction devant `(` et une unité après `in` : après `m = 70`, `2 m` désigne deux fois ce
    résultat. Avant Entrée, un message le dit, et comment l’unité ou la constante s’écrit désormais.

    # Commentaires, étiquettes et objectifs

    Un commentaire suit un croisillon. Les mots qui y portent un croisillon sont des étiquettes, et
    un nombre après une barre oblique est un objectif : `850 # rent #home/900`. F6 et `countonme
    --tape --totals` montrent pour chaque étiquette la somme de ses lignes, leur part de toutes les
    lignes étiquetées et l’écart à l’objectif ; si une étiquette a plusieurs objectifs, le dernier
    de la bande l’emporte. Un croisillon collé à un mot en fait aussi une étiquette : `850 #home`.

    # Copier et coller

    F5 envoie le résultat au presse-papiers comme un simple nombre, avec un point décimal et sans
    groupes ; tapée aussitôt une seconde fois, elle y joint l’expression. La touche emploie la
    séquence OSC 52, que certains terminaux, tmux et screen ne transmettent que s’ils y sont
    autorisés ; le programme ne peut pas savoir si elle aboutit.

    Le texte collé s’inscrit sur la ligne de formule, et Entrée le calcule. Il peut contenir les
    nombres groupés de plusieurs pays, des signes de devises, des signes typographiques, des
    tabulations et des fins de ligne. Le sens de `1,234` dépend du séparateur décimal de
    l’affichage, et un message indique la lecture retenue. La somme d’une colonne de nombres est
    proposée, et Entrée l’accepte ; le texte à côté des nombres en devient le commentaire, et les
    lignes de texte seul sont omises et nommées. Rien de ce qui est collé n’agit comme une touche,
    sauf si le terminal ne signale pas le texte collé.

    # La bande enregistrée

    La bande est enregistrée dans un fichier que seul son propriétaire peut lire ; voir Fichiers.
    Une ligne affichée est sur le disque : ni un plantage ni une coupure de courant ne la font
    perdre. Plusieurs programmes peuvent partager le fichier ; chacun affiche les lignes des autres.
    Si l’enregistrement échoue, un message dit pourquoi, et une nouvelle tentative a lieu au
    changement suivant. Avec `--private`, le fichier n’est ni lu ni modifié, et avec `--fresh`, les
    nouvelles lignes y sont seulement ajoutées.

    `new`, au menu ou sur la ligne, commence une bande vide et conserve l’ancienne sous la date du
    jour ; `new budget` la conserve sous ce nom. Annuler la ramène. `tapes` les montre toutes, avec
    leurs dates et leurs totaux ; Entrée ou un clic, de même que `open budget`, en continue une, et
    `open main` celle du démarrage. Jamais une bande n’est mêlée à une autre ni remplacée.
    `countonme --tape budget` en affiche une.

    `countonme --tape` l’affiche, et l’exporte en `csv`, `markdown` ou `json`. Le fichier lui-même
    est du texte : `+` ajoute une ligne, `=` en change une, `-` en supprime une, et `@` est un lien.

    ## environment :: Environnement :: les variables d’environnement

    Quand aucune option ne nomme de thème, la première de ces variables qui est définie décide.
    Quand aucune ne l’est, la couleur de fond est demandée au terminal ; jusqu’à sa réponse, le
    thème est sombre.

    $COUNTONME_THEME :: Un nom qu’accepte `--theme` ; `auto` passe aux variables suivantes.
    $NO_COLOR :: Si elle n’est pas vide : sans couleurs.
    $COLORFGBG :: Les couleurs du texte et du fond, telles que les définissent certains terminaux :
      `15;0` est blanc sur noir.

    Ces variables décrivent le terminal et les paramètres régionaux. De plusieurs, la première qui
    est définie et non vide compte :

    $TERM :: Le type du terminal.
    $TERMINFO :: Un dossier de descriptions de terminaux, qui passe avant celles du système.
    $COLORTERM :: Quand elle vaut `truecolor` ou `24bit`, les couleurs directes servent avec tout
      `TERM` qui a des couleurs.
    $ACCESSIBLE :: Ni vide ni `0` : ligne par ligne, comme avec `--line`.
    $ESCDELAY :: Le délai en millisecondes, après le code de la touche Échap, pour la suite d’une
      touche qui commence par le même code. Par défaut, 50.
    $TMUX, STY :: Si elles ne sont pas vides : les copies passent par tmux ou GNU screen pour
      atteindre le terminal.
    $TZ :: Le fuseau d’une heure qui n’en a pas, à la place de celui du système.
    $TZDIR :: Un dossier de fichiers de fuseaux, qui passe avant ceux du système.
    $LC_ALL, LC_CTYPE, LANG :: Les paramètres régionaux. À moins que leur encodage ne soit UTF-8,
      l’écran est dessiné en ASCII.
    $LC_ALL, LC_MESSAGES, LANG :: La langue, si `--language` ne la nomme pas : le français pour des
      paramètres régionaux comme `fr_CA.UTF-8`, sinon l’anglais.
    $LC_ALL, LC_NUMERIC, LANG :: Le séparateur décimal du pavé, et sa façon de grouper les chiffres.
    $LC_ALL, LC_MONETARY, LANG :: Le pays qui détermine la devise d’un signe partagé, comme `$`.

    Ces variables disent où sont rangés les fichiers que Fichiers énumère. Sans la première, le
    dossier est dans le dossier personnel :

    $XDG_CONFIG_HOME, HOME :: Le dossier du fichier d’options, à défaut `.config`.
    $XDG_STATE_HOME, HOME :: Le dossier de la bande enregistrée, à défaut `.local/state`.
    $XDG_CACHE_HOME, HOME :: Le dossier des taux de change, à défaut `.cache`.

    La commande `curl`, qui télécharge les taux de change, a ses propres variables, comme celles qui
    nomment un serveur mandataire.

    ## files :: Fichiers :: les fichiers lus et écrits, et les options durables

    ~/.config/countonme/options :: Les options en vigueur à chaque démarrage ; `countonme` ne fait
      que lire ce fichier.
    ~/.local/state/countonme/tape :: La bande.
    ~/.cache/countonme/rates.xml :: Les taux de change obtenus.

    Le fichier d’options a une option par ligne, écrite comme sur la ligne de commande, par exemple
    `--theme light` ou `--digits 20` ; `#` commence un commentaire, et `~/` au début d’un chemin est
    le dossier personnel. Y ont leur place les options qui règlent le fonctionnement de `countonme`,
    mais non celles qui demandent une action, comme `--tape`. La ligne de commande l’emporte sur le
    fichier. Une ligne erronée est signalée avec son numéro et ignorée, et les autres comptent.

    À part ceux-ci, `countonme` n’écrit aucun fichier, sauf les images demandées. La description du
    terminal est lue dans la base terminfo du système ; celles de xterm et de ses semblables, de la
    console de Linux et du VT100 sont intégrées.

    ## status :: Code de retour :: le code de retour

    0 :: Succès.
    1 :: Une expression n’a pas de valeur, le terminal est inutilisable, l’entrée ou la sortie a
      échoué, la bande n’a pas été enregistrée, ou les taux de change n’ont pas été reçus.
    64 :: La ligne de commande est erronée.

    ## examples :: Exemples :: des commandes à essayer

    {examples}
    """
}
