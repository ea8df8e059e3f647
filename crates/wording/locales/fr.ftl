### Phrases qui n’appartiennent à aucun jeu.

## Places

common-seat =
    { $number ->
        [1] Braise
        [2] Onde
        [3] Soufre
        [4] Mandragore
        [5] Améthyste
       *[other] Place { $number }
    }

## Pourquoi un texte n’est pas du JSON

common-json-ended = il s’arrête trop tôt (ligne { $line }, colonne { $column })
common-json-wrong = ce qui se trouve ligne { $line }, colonne { $column } n’y est pas permis
common-json-repeated = { $key } figure deux fois

## Raisons de refuser des options ou une position

common-reason-option-unknown = { $at } : l’option { $key } n’existe pas ; les options sont { $allowed }.
common-reason-option-range = { $at } : { $value } est hors limites ; la limite est { $limit }.
common-reason-option-choice = { $at } : { $value } ne peut être choisi ; les choix sont { $allowed }.
common-reason-option-type = { $at } : { $value } n’est pas de la bonne sorte ; attendu : { $allowed }.
common-reason-option-unreadable = { $at } : { $value } est illisible : { $problem }.
common-reason-not-normal = { $at } : l’enregistrement ne garde pas ses options en entier.
common-reason-options-shape = { $at } : les options sont un objet avec une entrée par choix.

## Fichiers de contenu

common-content-place =
    { $scope ->
        [file] { $file }
        [line] { $file }, ligne { $row }
        [key] { $file }, clé « { $key } »
        [table] { $file }, table « { $table } »
        [entry] { $file }, table « { $table } », clé « { $key } »
        [row] { $file }, table « { $table } », entrée « { $row } »
       *[value] { $file }, table « { $table } », entrée « { $row } », clé « { $key } »
    }

# Ce que doit être une valeur, par le mot d’un lecteur typé.
common-expected =
    { $expected ->
        [whole] un nombre entier
        [number] un nombre
        [flag] true ou false
        [text] un texte
        [name] un nom : une ligne de 60 caractères au plus, ou une par langue, { "{" } en = …, fr = … { "}" }
        [list] une liste
        [length] une liste d’une autre longueur
        [object] un objet
        [table] une table
       *[other] autre chose
    }

common-reason-content-file = le jeu n’a pas de fichier « { $value } » ; ses fichiers sont { $allowed }
common-reason-content-syntax = { common-content-place } : ce n’est pas du TOML : « { $value } » ; une ligne s’écrit « clé = valeur », et un texte se met entre guillemets droits
common-reason-content-key-twice = { common-content-place } : une clé figure ici pour la seconde fois : « { $value } » ; elle ne figure qu’une fois
common-reason-content-more = { common-content-place } : il y a d’autres fautes ; les { $limit } premières sont dites
common-reason-content-missing = { common-content-place } : cette clé manque ; ajoutez-la
common-reason-content-key = { common-content-place } : cette clé n’existe pas ; les clés sont { $allowed }
common-reason-content-word = { common-content-place } : « { $value } » est inconnu ; sont connus { $allowed }
common-reason-content-kind = { common-content-place } : « { $value } » ne convient pas ; il faut { common-expected }
common-reason-content-range = { common-content-place } : « { $value } » ne convient pas ; il faut un nombre entier de { $min } à { $max }
common-reason-content-count = { common-content-place } : nombre d’entrées { $count } ; il en faut { $min ->
        [0] { $max } au plus
       *[other] de { $min } à { $max }
    }
common-reason-content-sum = { common-content-place } : la somme est { $count } ; il faut { $right }
common-reason-content-fixed = { common-content-place } : « { $value } » ne convient pas ; il faut « { $right } »
common-reason-content-order = { common-content-place } : « { $given } » ; il faut, dans cet ordre : { $right }
common-reason-content-nowhere = { common-content-place } : « { $name } » ne se trouve pas dans { $other } ; écrivez un nom qui s’y trouve
common-reason-content-twice = { common-content-place } : « { $name } » figure deux fois ; il n’en faut qu’un
common-reason-content-lacks = { common-content-place } : il manque « { $name } » ; ajoutez-le
common-reason-content-empty = { common-content-place } : rien n’est donné ; il faut ici quelque chose
common-reason-content-agree = { common-content-place } : « { $value } » ne s’accorde pas avec « { $other } », qui dit « { $right } »
common-reason-content-phrase = { common-content-place } : « { $phrase } » n’est pas compris ; écrivez comme le fichier d’origine
