### Ce que le cabinet dit des requêtes, des parties enregistrées et des tables.

## Requêtes

cabinet-bad-json = Cette ligne n’est pas du JSON : { $problem }.
cabinet-repeated-key = La clé { $key } figure deux fois ; chaque clé ne figure qu’une fois.
cabinet-not-an-object = Une requête est un objet avec le champ cmd, et non { $value }.
cabinet-missing-command = Il manque le champ cmd ; les commandes sont { $allowed }.
cabinet-unknown-command = Il n’y a pas de commande { $command } ; les commandes sont { $allowed }.
cabinet-unknown-field = La commande { $command } ne prend pas de champ { $field } ; elle prend { $allowed }.
cabinet-missing-field = La commande { $command } exige le champ { $field }.
cabinet-wrong-type = Le champ { $field } contient { $value } ; il faut { $expected }.
cabinet-too-long = La ligne dépasse { $limit } octets ; elle a été sautée.
cabinet-malformed-request = La requête est illisible : { $problem }.
cabinet-no-game = Aucune table n’est ouverte ; commencez par new, load ou position.
cabinet-unknown-game = Il n’y a pas de jeu { $game } ; les jeux sont { $allowed }.
cabinet-unknown-seat = Personne n’occupe la place { $seat } ; les places vont de 0 à { $last }.
cabinet-unknown-viewer = { $value } ne peut pas regarder ; on regarde depuis une place de 0 à { $last }, ou comme "spectator" ou "referee".
cabinet-unknown-language = Il n’y a pas de langue { $lang } ; les langues sont { $allowed }.
cabinet-unknown-paragraph = Les règles { OF($game) } n’ont pas de paragraphe { $paragraph }.
cabinet-two-budgets = Un adversaire réfléchit soit un temps en millisecondes (ms, ici { $ms }), soit un nombre d’itérations (iterations, ici { $iterations }), pas les deux ; retirez-en un.
cabinet-no-sentences = Les phrases de ce jeu sont illisibles : { $problem }.

## Ce qu’un champ doit contenir

cabinet-no-fields = aucun
cabinet-whole-number = un nombre entier de { $min } à { $max }
cabinet-kind-text = un texte
cabinet-kind-rolls = une liste de résultats, chacun un nombre entier
cabinet-kind-files = un objet qui associe des textes à des noms de fichiers
cabinet-kind-record = une partie enregistrée, comme save l’écrit

## Ce qu’un lecteur signale

cabinet-reading-missing = il manque le champ { $field }
cabinet-reading-twice = le champ { $field } figure deux fois
cabinet-reading-no-field = il n’y a pas de champ { $field }
cabinet-reading-unknown-field = il n’y a pas de champ { $field } ; les champs sont { $allowed }
cabinet-reading-unknown-word = { $value } est inconnu ; sont connus { $allowed }
cabinet-reading-misfit = { $value } ne convient pas ; il faut { $expected }
cabinet-reading-misfit-like = { $value } ne convient pas ; il faut quelque chose comme { $example }
cabinet-reading-misfit-plain = { $value } ne convient pas
cabinet-reading-unfit = ce qui est donné ne va pas ensemble ; voyez { $field }
cabinet-reading-unclear = c’est illisible
cabinet-reading-nothing = rien

## Actions

cabinet-malformed-action = Ce n’est pas une action du jeu ({ $at }) : { $problem }.
cabinet-action-shape = une action est un objet ou sa notation sous forme de texte, et non { $value }
cabinet-action-form = une action a exactement ses propres champs, comme dans { $action }
cabinet-unknown-notation = { $seat } n’a pas d’action qui s’écrive « { $notation } ».
cabinet-impossible-roll = { $value } ne peut pas sortir ici ({ $roll }) ; possibles : { $allowed }.
cabinet-nothing-owed = { $seat } ne doit aucune décision en ce moment.
cabinet-level-unknown = Il n’y a pas de niveau { $level } ; disponibles : { $allowed }.
cabinet-no-budget = Un adversaire a besoin d’un budget d’au moins un.
cabinet-nothing-left = La partie est finie ; il n’y a rien à décider.
cabinet-luck-die = { $roll } : { $value }
cabinet-luck-hits = { $roll } : { $value } sur { $dice }
cabinet-no-sense = Le jugement du jeu a échoué ; il n’y a donc pas de conseil.
cabinet-hint-plain = Rien de précis ne parle pour cette action ; dans les parties imaginées elle a simplement bien tourné.
cabinet-arena-players = { $given ->
        [one] { $given } joueur est nommé
       *[other] { $given } joueurs sont nommés
    }, la table a { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } ; nommez un joueur par place.
cabinet-arena-empty = Une arène a besoin d’au moins une partie.

## Annuler un coup

cabinet-nothing-to-take-back = Il n’y a rien à annuler.
cabinet-others-acted = { $seat } n’a pas joué le dernier coup ; on n’annule que son propre dernier coup.
cabinet-step-rolled = Le dernier coup a fait appel au hasard ; il reste joué.
cabinet-step-revealed = Le dernier coup a révélé quelque chose de caché ; il reste joué.

## Mises en place et positions

cabinet-setup-refused =
    { $count ->
        [one] La mise en place est refusée : { $first }
       *[other] La mise en place est refusée pour { $count } raisons, la première : { $first }
    }
cabinet-content-under = Avec { $options } : { $reason }
cabinet-no-planner = { $game } n’a pas de planificateur ; jeux qui en ont un : { $allowed }.
cabinet-no-tool = { $game } n’a pas d’outil « { $tool } » ; outils du jeu : { $allowed }.
cabinet-position-refused =
    { $count ->
        [one] La position est refusée : { $first }
       *[other] La position est refusée pour { $count } raisons, la première : { $first }
    }
cabinet-position-unplayable = La position écrite { $position } ne se joue pas, finalement ; « { $command } » a échoué : { $problem }. Rien n’a changé. L’avoir acceptée est un défaut du jeu : merci de signaler la position.
cabinet-malformed-state = Ce n’est pas un état du jeu ({ $at }) : { $problem }.

## Parties enregistrées

cabinet-no-record = Une partie commencée par une position écrite n’a pas d’enregistrement depuis la mise en place ; demandez plutôt son état.
cabinet-malformed-replay = Ce n’est pas une partie enregistrée ({ $at }) : { $problem }.
cabinet-replay-format = L’enregistrement est au format { $found } ; ce programme lit le format { $ours }.
cabinet-replay-game = L’enregistrement est une partie { OF($found) }, et non { OF($ours) }.
cabinet-replay-content = L’enregistrement a été joué avec le contenu { $found } ; le contenu est ici { $ours }.
cabinet-replay-options =
    { $count ->
        [one] Les options de l’enregistrement sont refusées : { $first }
       *[other] Les options de l’enregistrement sont refusées pour { $count } raisons, la première : { $first }
    }
cabinet-replay-version = L’enregistrement suit la version { $found } des règles, ce programme la version { $ours }. { $first }
cabinet-replay-no-difference = Rejoué, il ne montre pas d’autre différence.
cabinet-replay-refused = L’enregistrement diffère d’abord à { $place } : l’action est refusée : { $reason }
cabinet-replay-diverged = L’enregistrement diffère d’abord à { $place }, tirage { $roll } : il a { $recorded }, les règles demandent { $asked }.
cabinet-replay-impossible = L’enregistrement diffère d’abord à { $place }, tirage { $roll } ({ $name }) : { $value } ne peut pas sortir ; possibles : { $allowed }.
cabinet-replay-chain = L’enregistrement diffère d’abord à { $place } : sa chaîne de contrôle s’y rompt.
cabinet-replay-cut-short = L’enregistrement s’arrête après { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    }, avant son sceau.
cabinet-replay-setup = l’en-tête ou la mise en place
cabinet-replay-step = l’étape { $step }
cabinet-replay-nothing = rien
