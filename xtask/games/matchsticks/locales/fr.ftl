# Phrases des allumettes.
matchsticks-name = Allumettes

matchsticks-option-seats = Joueurs
matchsticks-option-sticks = Allumettes dans le tas

matchsticks-ask-take = Combien d'allumettes prenez-vous ?
matchsticks-roll-first-player = Qui commence ?
matchsticks-action-take = Prendre { $count ->
    [one] une allumette
   *[other] { $count } allumettes
}

matchsticks-event-began = { $seat } commence.
matchsticks-event-took = { $seat } en prend { $count } ; il en reste { $left }.
matchsticks-event-won = { $seat } prend la dernière allumette et gagne.

matchsticks-illegal-game-over = la partie est finie
matchsticks-illegal-not-your-turn = ce n'est pas votre tour
matchsticks-illegal-wrong-step = la question est une autre
matchsticks-illegal-wrong-count = on prend de 1 à { $most } allumettes
matchsticks-illegal-heap-too-small = il ne reste que { $heap } allumettes

matchsticks-reason-range = la valeur va de { $min } à { $max }, pas { $value }
matchsticks-reason-position = { $at } vaut au plus { $limit }, pas { $value }
matchsticks-reason-position-agenda = { $at } ne convient pas au tas

matchsticks-text-heap = Tas : { $heap }
matchsticks-text-winner = { $seat } a gagné.
