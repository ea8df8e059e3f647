### Phrases qui n'appartiennent à aucun jeu.

## Places

common-seat = Place { $number }

## Raisons de refuser des options ou une position

common-reason-option-unknown = { $at } : l'option { $key } n'existe pas ; les options sont { $allowed }.
common-reason-option-range = { $at } : { $value } est hors limites ; la limite est { $limit }.
common-reason-option-choice = { $at } : { $value } ne peut être choisi ; les choix sont { $allowed }.
common-reason-option-type = { $at } : { $value } n'est pas de la bonne sorte ; attendu : { $allowed }.
common-reason-options-shape = { $at } : les options sont un objet avec une entrée par choix.
