# Phrases de puissance quatre.
connect-four-name = Puissance quatre

connect-four-option-seats = Joueurs

connect-four-ask-drop = Dans quelle colonne lâchez-vous votre pion ?
connect-four-action-drop = Colonne { $column }

connect-four-event-dropped = { $seat } lâche un pion dans la colonne { $column }.
connect-four-event-won = { $seat } a quatre pions alignés et gagne.
connect-four-event-filled = Le plateau est plein ; personne ne gagne.

connect-four-illegal-game-over = la partie est finie
connect-four-illegal-not-your-turn = ce n’est pas votre tour
connect-four-illegal-column-full = la colonne { $column } est pleine

connect-four-reason-content-unknown = { $at } : ce jeu n’a pas de fichiers de contenu
connect-four-reason-off-board = { $at } : des pions sont hors du plateau
connect-four-reason-floating = { $at } : un pion flotte au-dessus d’une place vide
connect-four-reason-not-on-board = { $at } : le joueur au trait a des pions là où il n’y en a pas
connect-four-reason-no-such-seat = { $at } : les places vont de 0 à { $limit }, pas { $value }
connect-four-reason-uneven = { $at } : { $first } pions contre { $second }, c’est à l’autre de jouer
connect-four-reason-wrong-ending = { $at } : les pions disent autre chose

connect-four-text-turn = C’est à { $seat } ({ $stone }) de jouer.
connect-four-text-winner = { $seat } ({ $stone }) a gagné.
connect-four-text-draw = Personne n’a gagné.

# Phrases du poker Leduc.
leduc-name = Poker Leduc

leduc-option-seats = Joueurs

leduc-ask-bet = Que misez-vous ?
leduc-action-fold = Se coucher
leduc-action-call = Suivre
leduc-action-raise = Relancer

leduc-roll-deal = Distribuer une carte
leduc-roll-turn-up = Retourner une carte

leduc-card = { $card ->
    [jack] un valet
    [queen] une dame
    [king] un roi
   *[other] une carte cachée
}
leduc-event-dealt = { $seat } reçoit { leduc-card }.
leduc-event-folded = { $seat } se couche.
leduc-event-called = { $seat } suit et a payé { $chips }.
leduc-event-raised = { $seat } relance et a payé { $chips }.
leduc-event-turned-up = La table montre { leduc-card }.
leduc-event-shown = { $seat } montre { leduc-card }.
leduc-event-won = { $seat } gagne { $chips }.
leduc-event-shared = Le pot est partagé.

leduc-illegal-game-over = la partie est finie
leduc-illegal-not-your-turn = ce n’est pas votre tour
leduc-illegal-nothing-to-pay = il n’y a rien à payer, donc aucune raison de se coucher
leduc-illegal-no-more-raises = ce tour a déjà eu ses { $limit } relances

leduc-reason-content-unknown = { $at } : ce jeu n’a pas de fichiers de contenu
leduc-reason-too-many = { $at } : il n’y a que deux cartes de chaque rang
leduc-reason-impossible = { $at } : une mise est impossible là où elle se trouve
leduc-reason-gap = { $at } : une place avant la dernière mise est vide
leduc-reason-wrong-round = { $at } : la carte se retourne avec le second tour, ni avant ni après

leduc-text-public = Sur la table : { $card ->
    [none] rien encore
   *[other] { leduc-card }
}
leduc-text-seat = { $seat } : { leduc-card }, { $chips } payés
