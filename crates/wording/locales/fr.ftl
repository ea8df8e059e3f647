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

common-reason-option-unknown = { $at } : l’option { $key } n’existe pas ; les options sont { $allowed }.
common-reason-option-range = { $at } : { $value } est hors limites ; la limite est { $limit }.
common-reason-option-choice = { $at } : { $value } ne peut être choisi ; les choix sont { $allowed }.
common-reason-option-type = { $at } : { $value } n’est pas de la bonne sorte ; attendu : { $allowed }.
common-reason-option-unreadable = { $at } : { $value } est illisible : { $problem }.
common-reason-not-normal = { $at } : l’enregistrement ne garde pas ses options en entier.
common-reason-options-shape = { $at } : les options sont un objet avec une entrée par choix.
