import CalculatorViewModel
import Words

extension French {
  package var environment: EnvironmentText {
    EnvironmentText(
      themes:
        """
        Quand aucune option ne nomme de thème, la première de ces variables qui est définie \
        décide. Quand aucune ne l’est, la couleur de fond est demandée au terminal\u{202F}; \
        jusqu’à sa réponse, le thème est sombre.
        """,
      theme: "Un nom qu’accepte `--theme`\u{202F}; `auto` passe aux variables suivantes.",
      noColor: "Si elle n’est pas vide\u{A0}: sans couleurs.",
      terminalColors:
        """
        Les couleurs du texte et du fond, telles que les définissent certains terminaux\u{A0}: \
        `15;0` est blanc sur noir.
        """,
      terminal:
        """
        Ces variables décrivent le terminal et les paramètres régionaux. De plusieurs, la première \
        qui est définie et non vide compte\u{A0}:
        """,
      terminalType: "Le type du terminal.",
      escapeDelay:
        """
        Combien de millisecondes attendre, après le code de la touche Échap, la suite d’une touche \
        qui commence par le même code. Par défaut, 25.
        """,
      multiplexer:
        """
        Si elles ne sont pas vides\u{A0}: les copies passent par tmux ou GNU screen pour atteindre \
        le terminal.
        """,
      locale:
        """
        Les paramètres régionaux. À moins que leur encodage ne soit UTF-8, l’écran est dessiné en \
        ASCII.
        """,
      languages:
        """
        La langue, si `--language` ne la nomme pas\u{A0}: le français pour des paramètres \
        régionaux comme `fr_CA.UTF-8`, sinon l’anglais.
        """,
      decimalSign: "Le séparateur décimal du pavé, et sa façon de grouper les chiffres.",
      currency: "Le pays dont un signe partagé, comme `$`, désigne la devise.",
      folders:
        """
        Ces variables disent où sont rangés les fichiers\u{202F}; voir Fichiers. Sans la première, \
        le dossier est dans le dossier personnel\u{A0}:
        """,
      options: "Le dossier du fichier d’options, à défaut `.config`.",
      tape: "Le dossier de la bande enregistrée, à défaut `.local/state`.",
      rates: "Le dossier des taux de change, à défaut `.cache`.",
      proxies:
        """
        La commande `curl`, qui va chercher les taux de change, a ses propres variables, comme \
        celles qui nomment un serveur mandataire.
        """)
  }

  package var files: FilesText {
    FilesText(
      options:
        """
        Les options en vigueur à chaque démarrage, sous `$XDG_CONFIG_HOME` si cette variable est \
        définie. `countonme` lit ce fichier, et seule l’option `--write-options` l’écrit.
        """,
      optionLines:
        """
        Le fichier d’options a une option par ligne, écrite comme sur la ligne de commande, par \
        exemple `--theme light` ou `--digits 20`\u{202F}; `#` commence un commentaire, et `~/` au \
        début d’un chemin est le dossier personnel. Les options qui disent comment `countonme` \
        travaille y ont leur place, mais non celles qui disent ce qu’il doit faire, comme \
        `--tape`. La ligne de commande l’emporte sur le fichier. Une ligne erronée est signalée \
        avec son numéro et laissée de côté, et les autres comptent. `countonme --write-options` \
        crée le fichier, avec chaque option et son sens\u{202F}; celles qui ne sont pas en vigueur \
        y sont des commentaires.
        """,
      tape: "La bande, sous `$XDG_STATE_HOME` si cette variable est définie.",
      rates: "Les taux de change obtenus, sous `$XDG_CACHE_HOME` si cette variable est définie.",
      others:
        """
        À part ceux-ci, `countonme` n’écrit aucun fichier, sauf les images demandées et celui de \
        `--log`. La description du terminal est lue dans la base terminfo du système.
        """)
  }
}
