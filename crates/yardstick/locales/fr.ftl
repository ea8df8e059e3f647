# Phrases de puissance quatre.
connect-four-name = Puissance quatre

connect-four-option-seats = Joueurs

connect-four-ask-drop = Dans quelle colonne lâchez-vous votre pion ?
connect-four-action-drop = Colonne { $column }

connect-four-event-dropped = { $seat } lâche un pion dans la colonne { $column }.
connect-four-event-won = { $seat } a quatre pions alignés et gagne.
connect-four-event-filled = Le plateau est plein ; personne ne gagne.

connect-four-illegal-game-over = la partie est finie
connect-four-illegal-not-your-turn = ce n'est pas votre tour
connect-four-illegal-column-full = la colonne { $column } est pleine

connect-four-reason-content-unknown = { $at } : ce jeu n'a pas de fichiers de contenu
connect-four-reason-off-board = { $at } : des pions sont hors du plateau
connect-four-reason-floating = { $at } : un pion flotte au-dessus d'une place vide
connect-four-reason-not-on-board = { $at } : le joueur au trait a des pions là où il n'y en a pas
connect-four-reason-no-such-seat = { $at } : les places vont de 0 à { $limit }, pas { $value }
connect-four-reason-uneven = { $at } : { $first } pions contre { $second }, c'est à l'autre de jouer
connect-four-reason-wrong-ending = { $at } : les pions disent autre chose

connect-four-text-turn = C'est à { $seat } ({ $stone }) de jouer.
connect-four-text-winner = { $seat } ({ $stone }) a gagné.
connect-four-text-draw = Personne n'a gagné.
