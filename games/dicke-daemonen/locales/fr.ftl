### Dicke Dämonen : noms, phrases du journal, questions, refus et libellés.
### Les nombres arrivent comme nombres, les couleurs comme red, blue, green, yellow ou white, les places comme noms.

## Titre

dicke-daemonen-title = Dicke Dämonen
dicke-daemonen-pitch = Placez les démons là où quatre lignes se croisent et devinez quelle couleur régnera sur les champs.
dicke-daemonen-length = environ 20 minutes
dicke-daemonen-tagline = Placez les lignes, appelez démons et fantômes, devinez la couleur qui régnera.

## Créatures

dicke-daemonen-creature-red = démon rouge
    .line = la ligne rouge
    .short = R
dicke-daemonen-creature-blue = démon bleu
    .line = la ligne bleue
    .short = B
dicke-daemonen-creature-green = démon vert
    .line = la ligne verte
    .short = G
dicke-daemonen-creature-yellow = démon jaune
    .line = la ligne jaune
    .short = Y
# Le blanc n’a pas de ligne.
dicke-daemonen-creature-white = fantôme blanc
    .short = W

## Morceaux de phrases, remplis par les arguments de la phrase qui les contient

dicke-daemonen-part-creature = { $creature ->
        [red] démon rouge
        [blue] démon bleu
        [green] démon vert
        [yellow] démon jaune
        [white] fantôme
       *[hidden] créature
    }
    .one = { $creature ->
        [red] un démon rouge
        [blue] un démon bleu
        [green] un démon vert
        [yellow] un démon jaune
        [white] un fantôme
       *[hidden] une créature
    }
    .title = { $creature ->
        [red] Démon rouge
        [blue] Démon bleu
        [green] Démon vert
        [yellow] Démon jaune
        [white] Fantôme
       *[hidden] Créature
    }
dicke-daemonen-part-color = { $creature ->
        [red] le rouge
        [blue] le bleu
        [green] le vert
        [yellow] le jaune
        [white] le blanc
       *[hidden] une couleur cachée
    }
    .title = { $creature ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
        [white] Blanc
       *[hidden] Couleur cachée
    }
    .start = { $creature ->
        [red] Le rouge
        [blue] Le bleu
        [green] Le vert
        [yellow] Le jaune
        [white] Le blanc
       *[hidden] Une couleur cachée
    }
    .to = { $creature ->
        [red] au rouge
        [blue] au bleu
        [green] au vert
        [yellow] au jaune
        [white] au blanc
       *[hidden] à une couleur cachée
    }
dicke-daemonen-part-first = { $first ->
        [red] le rouge
        [blue] le bleu
        [green] le vert
        [yellow] le jaune
       *[white] le blanc
    }
    .line = { $first ->
        [red] la ligne rouge
        [blue] la ligne bleue
        [green] la ligne verte
       *[yellow] la ligne jaune
    }
dicke-daemonen-part-second = { $second ->
        [red] le rouge
        [blue] le bleu
        [green] le vert
        [yellow] le jaune
       *[white] le blanc
    }
    .line = { $second ->
        [red] la ligne rouge
        [blue] la ligne bleue
        [green] la ligne verte
       *[yellow] la ligne jaune
    }
dicke-daemonen-part-third = { $third ->
        [red] le rouge
        [blue] le bleu
        [green] le vert
        [yellow] le jaune
       *[white] le blanc
    }
dicke-daemonen-part-cord = { $cord ->
        [red] la ligne rouge
        [blue] la ligne bleue
        [green] la ligne verte
       *[yellow] la ligne jaune
    }
    .start = { $cord ->
        [red] La ligne rouge
        [blue] La ligne bleue
        [green] La ligne verte
       *[yellow] La ligne jaune
    }
dicke-daemonen-part-other = { $crosses ->
        [red] la ligne rouge
        [blue] la ligne bleue
        [green] la ligne verte
       *[yellow] la ligne jaune
    }
dicke-daemonen-part-field = { $field ->
        [0] le champ extérieur
       *[other] le champ { $field }
    }
    .title = { $field ->
        [0] Le champ extérieur
       *[other] Le champ { $field }
    }
    .of = { $field ->
        [0] du champ extérieur
       *[other] du champ { $field }
    }
dicke-daemonen-part-corners = { $corners ->
        [one] { $corners } coin
       *[other] { $corners } coins
    }
dicke-daemonen-part-knots = { $knots ->
        [one] { $knots } nœud
       *[other] { $knots } nœuds
    }
dicke-daemonen-part-value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
dicke-daemonen-part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Événements

dicke-daemonen-event-started = { $seat } commence.
dicke-daemonen-event-dealt = { $seat } reçoit { dicke-daemonen-part-creature.one }.
dicke-daemonen-event-placed-demon = { $seat } place { dicke-daemonen-part-creature.one } dans le coin { $corner } { dicke-daemonen-part-field.of }.
dicke-daemonen-event-placed-ghost = { $seat } place un fantôme dans { dicke-daemonen-part-field }.
dicke-daemonen-event-field-frozen = { dicke-daemonen-part-field.title } est gelé.
dicke-daemonen-event-predicted = { $solo ->
        [yes] { $seat } annonce { dicke-daemonen-part-color } { $rank ->
            [1] en première position
            [2] en deuxième position
            [3] en troisième position
           *[other] au rang { $rank }
        }.
       *[no] { $seat } prédit { dicke-daemonen-part-color }.
    }
dicke-daemonen-event-declined = { $seat } ne prédit rien.
dicke-daemonen-event-returned = { $seat } remet { dicke-daemonen-part-creature.one } dans le sac.
dicke-daemonen-event-discarded = { $seat } écarte { dicke-daemonen-part-creature.one }, qui quitte la partie.
dicke-daemonen-event-drew = { $seat } tire { dicke-daemonen-part-creature.one }.
dicke-daemonen-event-bag-empty = Le sac est vide : { $seat } ne tire rien.
dicke-daemonen-event-skipped = { $seat } ne peut rien placer : son tour est sauté.
dicke-daemonen-event-ended = { $cause ->
        [empty-fist] La partie s’achève : { $seat } a le poing vide.
       *[no-place] La partie s’achève : { $seat } n’a plus de place pour aucune de ses créatures.
    }
dicke-daemonen-event-fists-opened = Tous les poings s’ouvrent.
dicke-daemonen-event-field-scored = { dicke-daemonen-part-field.title } revient { dicke-daemonen-part-color.to } : { dicke-daemonen-part-corners }{ $knots ->
        [0] { "" }
       *[other] { " " }et { dicke-daemonen-part-knots }
    }, soit { dicke-daemonen-part-value }.
dicke-daemonen-event-field-unscored = { $why ->
        [tie] { dicke-daemonen-part-field.title } ne rapporte rien : plusieurs couleurs y sont à égalité en tête.
        [empty] { dicke-daemonen-part-field.title } ne rapporte rien : aucun démon ne s’y trouve.
       *[no-majority] { dicke-daemonen-part-field.title } ne rapporte rien : aucune couleur n’y a plus de la moitié des démons.
    }
dicke-daemonen-event-color-scored = { dicke-daemonen-part-color.title } : { dicke-daemonen-part-points }.
dicke-daemonen-event-color-won = { dicke-daemonen-part-color.start } domine le monde avec { dicke-daemonen-part-points }.
dicke-daemonen-event-seat-won = { $seat } gagne grâce { dicke-daemonen-part-color.to }.
dicke-daemonen-event-nobody-won = Aucune prédiction ne nomme une couleur gagnante : la table entière perd.
dicke-daemonen-event-solo-won = { $score ->
        [one] La prédiction s’accomplit : la partie est gagnée, avec un score de { $score } point.
       *[other] La prédiction s’accomplit : la partie est gagnée, avec un score de { $score } points.
    }
dicke-daemonen-event-solo-lost = La prédiction ne s’est pas accomplie : la partie est perdue.

## Refus

dicke-daemonen-illegal-not-your-turn = c’est à { $turn } de jouer, et non à { $seat }
dicke-daemonen-illegal-wrong-step = { $step ->
        [predict] { $seat } doit maintenant prédire une couleur ou y renoncer
       *[place] { $seat } doit maintenant placer une créature
    }
dicke-daemonen-illegal-game-over = la partie est finie
dicke-daemonen-illegal-not-in-fist = votre poing ne contient pas de { dicke-daemonen-part-creature } ({ $fist })
dicke-daemonen-illegal-no-such-place = { $kind ->
        [corner] il n’y a pas de coin { $number } : les coins sont numérotés de 0 à { $largest }
       *[field] il n’y a pas de champ { $number } : les champs sont numérotés de 0 à { $largest }
    }
dicke-daemonen-illegal-outer-field = un fantôme ne peut entrer dans le champ extérieur, qui n’a pas de milieu
dicke-daemonen-illegal-frozen = { dicke-daemonen-part-field } est gelé par un fantôme
dicke-daemonen-illegal-occupied = { dicke-daemonen-part-creature.one } se tient déjà dans le coin { $corner }
dicke-daemonen-illegal-wrong-line = { dicke-daemonen-part-creature.one } ne peut se tenir là où { dicke-daemonen-part-first.line } rencontre { dicke-daemonen-part-second.line }
dicke-daemonen-illegal-already-predicted = vous avez déjà prédit { dicke-daemonen-part-color }
dicke-daemonen-illegal-color-taken = { $seat } a déjà prédit { dicke-daemonen-part-color }
dicke-daemonen-illegal-too-many-colors = { $allowed ->
        [one] couleurs annoncées : { $given } ({ $colors }), une seule est permise
       *[other] couleurs annoncées : { $given } ({ $colors }), { $allowed } au plus sont permises
    }
dicke-daemonen-illegal-repeated-color = { dicke-daemonen-part-color } est annoncé plus d’une fois

## Questions

dicke-daemonen-ask-place = Placez une créature de votre poing.
dicke-daemonen-ask-predict = Prédire une couleur, ou y renoncer ?
dicke-daemonen-ask-predict-solo = Prédire jusqu’à trois couleurs, en commençant par la première, ou y renoncer ?

## Hasard

dicke-daemonen-roll-start = Tirer au sort le premier joueur
dicke-daemonen-roll-deal = Distribuer une créature du sac
dicke-daemonen-roll-draw = Tirer une créature du sac

## Actions

dicke-daemonen-action-place-demon = { dicke-daemonen-part-creature.title } dans le coin { $corner } { dicke-daemonen-part-field.of }
dicke-daemonen-action-place-ghost = Fantôme dans { dicke-daemonen-part-field }
dicke-daemonen-action-predict = { $second ->
        [none] Prédire { dicke-daemonen-part-first }
       *[other] { $third ->
            [none] Prédire { dicke-daemonen-part-first } premier, { dicke-daemonen-part-second } deuxième
           *[other] Prédire { dicke-daemonen-part-first } premier, { dicke-daemonen-part-second } deuxième, { dicke-daemonen-part-third } troisième
        }
    }
dicke-daemonen-action-decline = Ne rien prédire

## Raisons de refuser une mise en place

dicke-daemonen-reason-E_COUNT = { $problem ->
        [count] { $value ->
            [one] { $value } ligne donnée, il en faut { $limit }
           *[other] { $value } lignes données, il en faut { $limit }
        }
        [twice] { dicke-daemonen-part-cord } est donnée deux fois
        [missing] { dicke-daemonen-part-cord } manque
       *[color] « { $value } » n’est pas une couleur de ligne : red, blue, green ou yellow
    }
dicke-daemonen-reason-E_NONFINITE = « { $value } » se trouve là où il faut des nombres entiers
dicke-daemonen-reason-E_BOUNDS = { dicke-daemonen-part-cord } sort de la table en { $value } : aucune coordonnée ne va au-delà de { $limit } pas du milieu
dicke-daemonen-reason-E_POINTS = { $problem ->
        [few] { dicke-daemonen-part-cord } a trop peu de points ({ $value }), il en faut au moins { $limit }
        [many] { dicke-daemonen-part-cord } a trop de points ({ $value }), { $limit } au plus sont permis
        [wriggly] { dicke-daemonen-part-cord } serpente trop : de ses points ({ $value }), il en faudrait plus de { $limit } pour la suivre
        [repeat] { dicke-daemonen-part-cord } a deux fois de suite son point { $value }
       *[flat] { dicke-daemonen-part-cord } n’entoure rien avec si peu de points ({ $value })
    }
dicke-daemonen-reason-E_OPEN = { dicke-daemonen-part-cord } n’est pas fermée : distance de ses bouts { $value }, pour { $limit } au plus
dicke-daemonen-reason-E_SELF = { dicke-daemonen-part-cord } se touche ou se croise elle-même
dicke-daemonen-reason-E_TOUCH = { $third ->
        [red] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } et la ligne rouge se rencontrent en un seul point
        [blue] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } et la ligne bleue se rencontrent en un seul point
        [green] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } et la ligne verte se rencontrent en un seul point
        [yellow] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } et la ligne jaune se rencontrent en un seul point
       *[none] { dicke-daemonen-part-cord } et { dicke-daemonen-part-other } se touchent au lieu de se croiser franchement ou de rester à distance
    }
dicke-daemonen-reason-E_MANY = croisements : { $value }, c’est trop ; { $limit } au plus sont permis
dicke-daemonen-reason-E_DEGREE = { $cover ->
        [overlap] { dicke-daemonen-part-cord } doit partager du terrain avec { $limit ->
            [2] deux lignes
           *[other] { $limit } lignes
        } et { $crosses ->
            [red] n’en partage qu’avec une : la rouge
            [blue] n’en partage qu’avec une : la bleue
            [green] n’en partage qu’avec une : la verte
            [yellow] n’en partage qu’avec une : la jaune
           *[none] n’en partage avec aucune
        }
       *[cross] { dicke-daemonen-part-cord } doit croiser { $limit ->
            [2] deux lignes
           *[other] { $limit } lignes
        } et { $crosses ->
            [red] n’en croise qu’une : la rouge
            [blue] n’en croise qu’une : la bleue
            [green] n’en croise qu’une : la verte
            [yellow] n’en croise qu’une : la jaune
           *[none] n’en croise aucune
        }
    }
dicke-daemonen-reason-E_ANGLE = { dicke-daemonen-part-cord } et { dicke-daemonen-part-other } se croisent à { $value }°, il faut au moins { $limit }°
dicke-daemonen-reason-E_SPACING = un croisement entre { dicke-daemonen-part-cord } et { dicke-daemonen-part-other } est trop près d’un autre : distance { $value }, il faut au moins { $limit }
dicke-daemonen-reason-E_FACE = le champ à l’intérieur des lignes { $inside }, près de { $x } ; { $y }, n’a de place que pour un disque de rayon { $value }, il faut { $limit } à un fantôme
dicke-daemonen-reason-E_MORE = défauts du genre { $what } : { $limit } sont montrés, { $value } de plus sont omis
dicke-daemonen-reason-E_KNOT = { $problem ->
        [index] pour { dicke-daemonen-part-cord }, le nœud serait le point { $value }, mais ses points vont de 0 à { $limit }
       *[near] sur { dicke-daemonen-part-cord }, le nœud est trop près d’un croisement : distance { $value }, il faut au moins { $limit }
    }
dicke-daemonen-reason-E_FORMAT = { $expected ->
        [object] il faut ici un objet, et non { $value }
        [list] il faut ici une liste, et non { $value }
        [whole] il faut ici un nombre entier, et non { $value }
       *[other] il faut ici : { $expected } ; reçu : { $value }
    }
dicke-daemonen-reason-E_KEY = la clé « { $key } » n’a pas sa place ici ; clés admises : { $allowed }
dicke-daemonen-reason-E_VERSION = la version { $value } des plateaux enregistrés est inconnue, ce programme lit la version { $limit }
dicke-daemonen-reason-E_PRESET = le plateau « { $value } » n’existe pas ; il y a : { $known }
dicke-daemonen-reason-E_CHANGED = le plateau « { $preset } » n’est plus celui qui avait été gardé : il a maintenant { $value }, il avait { $kept }
dicke-daemonen-reason-seats = le nombre de joueurs va de { $least } à { $limit } ; reçu : { $value }
dicke-daemonen-reason-start-seat = la place numéro { $value } doit commencer, mais la table en a { $limit }
dicke-daemonen-reason-content-sines = { common-content-place } : la table des sinus doit compter 91 valeurs croissantes, de 0 à { $limit }
dicke-daemonen-reason-content-bounds = { common-content-place } : « { $value } » mène la ligne trop loin ({ $reach }) du milieu de la table, qui s’arrête à { $limit }
# Positions qui ne peuvent se produire en partie.
dicke-daemonen-reason-corner-twice = plus d’un démon se tient dans ces coins : { $corners }
dicke-daemonen-reason-corner-closed = { dicke-daemonen-part-creature.one } ne peut se tenir dans ces coins : { $corners }
dicke-daemonen-reason-ghost-outside = un fantôme se tient là où il n’y a pas de champ intérieur : { $fields }
dicke-daemonen-reason-seat-count = joueurs de la position : { $value }, de la table : { $limit }
dicke-daemonen-reason-no-seat = il n’y a pas de place { $value } : les places vont de 0 à { $limit }
dicke-daemonen-reason-wrong-first = { $seat } ne peut avoir commencé : à cette table, { $right_seat } commence
dicke-daemonen-reason-predictions = { $seat } a prédit trop de couleurs ({ $value }), { $limit } au plus sont permises
dicke-daemonen-reason-predicted-twice = { dicke-daemonen-part-color } est prédit plus d’une fois
dicke-daemonen-reason-fist-size = { $seat } tient trop de créatures ({ $value }), { $limit } au plus sont possibles
dicke-daemonen-reason-creature-count = { dicke-daemonen-part-color.title } : créatures en tout { $value }, la boîte en a { $limit }
dicke-daemonen-reason-set-aside = créatures qui ont quitté la partie : { $value }, { $limit } au plus l’ont pu
dicke-daemonen-reason-no-rest = aucune position ne s’arrête à ces étapes : { $value }
dicke-daemonen-reason-wrong-turn = avec ce qui est sur le plateau (créatures : { $placed }), c’est le tour { OF($right_seat) } et non { OF($seat) }
dicke-daemonen-reason-prediction-turn = { $seat } ne peut avoir prédit au tour { $number } avec ce qui est sur le plateau (créatures : { $placed })
dicke-daemonen-reason-untrue-end = la fin ne s’accorde pas avec les poings, le plateau ou le tour de table
dicke-daemonen-reason-untrue-closing = le tour de table s’achève alors que ni la table ni les poings ne le disent
dicke-daemonen-reason-untrue-skip = { $seat } ne peut avoir été sauté ainsi
dicke-daemonen-reason-cannot-place = { $seat } doit placer mais n’a de place pour aucune créature
dicke-daemonen-reason-untrue-return = { $seat } ne peut avoir remis ces créatures
dicke-daemonen-reason-untrue-memory = ce dont { $seat } se souvient ne s’accorde pas avec la table

## Remarques : ce qui a été changé sur un plateau accepté

dicke-daemonen-note-trimmed = Sur { dicke-daemonen-part-cord }, les bouts qui dépassaient ont été coupés.
dicke-daemonen-note-shifted = { dicke-daemonen-part-cord.start } a été décalée d’un rien pour n’en toucher aucune autre.
dicke-daemonen-note-knot-moved = Sur { dicke-daemonen-part-cord }, le nœud a été éloigné d’un croisement.
dicke-daemonen-note-fallback = Aucun bon plateau n’est sorti de ce nombre ; le plateau « flower » le remplace.

## Options

dicke-daemonen-option-seats = Joueurs
    .help = De un à quatre magiciens. Seul, on joue selon les règles du solitaire.
dicke-daemonen-option-board = Plateau
    .help = La disposition des quatre lignes : un plateau tout prêt, quatre boucles de votre main avec leurs nœuds, ou un plateau tiré au hasard. Chacun le voit avant de se joindre à la table, et il ne change plus.
dicke-daemonen-option-start = Premier joueur
    .help = À qui revient le premier tour.
dicke-daemonen-option-start-seat1 = À gauche du doyen
    .help = Le joueur de la première place tient lieu de doyen, celui de la deuxième commence donc ; seul, on commence de toute façon.
dicke-daemonen-option-start-random = Au sort
    .help = Toutes les places ont la même chance de commencer.
dicke-daemonen-option-start-seat0 = La première place
    .help = Qui s’y assied commence, par exemple parce que le doyen est assis à sa droite.
dicke-daemonen-option-start-seat2 = La troisième place
    .help = Qui s’y assied commence ; à trois joueurs au moins.
dicke-daemonen-option-start-seat3 = La quatrième place
    .help = Qui s’y assied commence ; à quatre joueurs.
dicke-daemonen-option-cover = Placement des lignes
    .help = Ce que chaque ligne doit faire d’au moins deux autres.
dicke-daemonen-option-cover-cross = Croiser
    .help = Chaque ligne en croise vraiment deux autres, ce qui donne à chaque couleur des coins où se tenir.
dicke-daemonen-option-cover-overlap = Partager du terrain
    .help = Il suffit que deux boucles enferment un terrain commun, même si l’une est tout entière dans l’autre.
dicke-daemonen-option-self_cross = Lignes se croisant elles-mêmes
    .help = Une ligne peut-elle passer par-dessus elle-même ?
dicke-daemonen-option-self_cross-reject = Interdit
    .help = Tout coin se trouve entre deux lignes différentes.
dicke-daemonen-option-self_cross-allow = Permis
    .help = Là où une ligne se croise elle-même, les coins ne s’ouvrent qu’à cette seule couleur.
dicke-daemonen-option-knots = Nœuds
    .help = À quels champs un nœud ajoute son point.
dicke-daemonen-option-knots-both = Les deux champs
    .help = De part et d’autre du nœud, chaque champ vaut un point de plus.
dicke-daemonen-option-knots-one = Un seul champ
    .help = Un seul côté compte ; chaque ligne précise si c’est l’intérieur ou l’extérieur.
dicke-daemonen-option-knots-none = Aucun champ
    .help = Les nœuds ne sont qu’un ornement : un champ ne vaut que ses coins.
dicke-daemonen-option-majority = Majorité
    .help = Ce qu’il faut à une couleur pour marquer un champ.
dicke-daemonen-option-majority-relative = Plus que toute autre
    .help = Plus de démons que chacune des autres couleurs ; une égalité en tête ne rapporte rien.
dicke-daemonen-option-majority-absolute = Plus de la moitié
    .help = Plus de la moitié de tous les démons présents dans le champ.
dicke-daemonen-option-end_test = Fin de la partie
    .help = Dans quel poing on regarde au début d’un tour, et ce qui arrive si rien ne peut en être placé.
dicke-daemonen-option-end_test-active = Aussitôt
    .help = La partie s’arrête sur-le-champ.
dicke-daemonen-option-end_test-any = Aussitôt, pour n’importe qui
    .help = Au début de chaque tour, on regarde dans tous les poings et pas seulement dans celui du joueur dont c’est le tour : la partie s’arrête dès que quelqu’un, quel qu’il soit, ne peut rien placer.
dicke-daemonen-option-end_test-round = Après le tour de table
    .help = Les joueurs qui devaient encore jouer prennent un dernier tour s’ils le peuvent ; on saute ceux qui sont bloqués.
dicke-daemonen-option-solo_leftovers = Restes en solitaire
    .help = Ce que deviennent les créatures restées dans le poing après une prédiction en solitaire.
dicke-daemonen-option-solo_leftovers-out = Hors de la partie
    .help = On les écarte pour de bon.
dicke-daemonen-option-solo_leftovers-bag = Retour au sac
    .help = On pourra les tirer de nouveau, comme dans une partie à plusieurs.
dicke-daemonen-option-solo_ties = Égalités en solitaire
    .help = Comment des totaux égaux pèsent sur l’ordre annoncé par le joueur solitaire.
dicke-daemonen-option-solo_ties-friendly = Favorables
    .help = Une égalité se règle en faveur du joueur.
dicke-daemonen-option-solo_ties-strict-predicted = Strictes entre couleurs annoncées
    .help = Les couleurs annoncées doivent se départager ; les autres peuvent égaler la dernière d’entre elles.
dicke-daemonen-option-solo_ties-strict = Strictes
    .help = Les couleurs annoncées doivent se départager et devancer toutes les autres.
dicke-daemonen-option-show_counts = Créatures non vues
    .help = Montre-t-on à chacun combien de créatures de chaque couleur il n’a pas encore vues ? On pourrait le trouver en comptant.
dicke-daemonen-option-show_counts-true = Montrées
    .help = Le programme tient le compte.
dicke-daemonen-option-show_counts-false = Non montrées
    .help = Chacun compte pour soi.

## Plateaux tout prêts

dicke-daemonen-preset-ring = Anneau
    .about = Le plus petit plateau : quatre cercles enchaînés en anneau, dont chacun ne croise que ses deux voisins.
dicke-daemonen-preset-caterpillar = Chenille
    .about = Quatre cercles en file, où les deux du milieu croisent tous les autres.
dicke-daemonen-preset-tutorial-a = Initiation A
    .about = S’accorde avec ce que le livret dit de sa première figure : un champ extérieur à cinq coins et un nœud, et une lentille entre le rouge et le jaune.
dicke-daemonen-preset-flower = Fleur
    .about = Le plateau habituel : quatre cercles, dont deux quelconques se croisent deux fois.
dicke-daemonen-preset-tutorial-b = Initiation B
    .about = Conçu pour l’exemple de décompte du livret, qu’il reproduit au point près.
dicke-daemonen-preset-venn-4 = Venn à quatre
    .about = Quatre ellipses : chacune des seize façons d’être dans certaines lignes et hors des autres n’appartient qu’à un seul champ.
dicke-daemonen-preset-lattice = Treillis
    .about = Deux ellipses couchées et deux debout ; la place y abonde tant que le sac s’épuise souvent le premier.
dicke-daemonen-preset-star = Étoile
    .about = Le plus grand plateau : quatre ellipses autour d’un même centre, et vingt-quatre croisements.

## Vue en texte

dicke-daemonen-text-field = Champ { $field } : { dicke-daemonen-part-corners }, { dicke-daemonen-part-knots }, valeur { $value }
dicke-daemonen-text-outer = champ extérieur
dicke-daemonen-text-frozen = gelé
dicke-daemonen-text-fist = { $count ->
        [0] { $seat } : poing vide
        [one] { $seat } : { $count } créature dans le poing
       *[other] { $seat } : { $count } créatures dans le poing
    }{ $whose ->
        [own] { "" } – votre poing : { $fist }
        [other] { "" } – le poing { OF($seat) } : { $fist }
       *[hidden] { "" }
    }
dicke-daemonen-text-bag = { $count ->
        [0] Le sac est vide
        [one] { $count } créature dans le sac
       *[other] { $count } créatures dans le sac
    }
dicke-daemonen-text-unseen = Pas encore vues : { $counts }
dicke-daemonen-text-bag-holds = Le sac contient : { $counts }
dicke-daemonen-text-bag-opened = Le sac contenait : { $counts }
dicke-daemonen-text-points = Points pour l’instant : { $counts }
dicke-daemonen-text-final-points = Points à la fin : { $counts }
dicke-daemonen-text-prediction = { $seat } a prédit { dicke-daemonen-part-color } (tour { $number })
dicke-daemonen-text-no-prediction = { $seat } n’a rien prédit
dicke-daemonen-text-turn = À { $seat } de jouer
dicke-daemonen-text-corner = coin { $corner }
dicke-daemonen-text-open = { $creature ->
        [white] { $count ->
            [one] Blanc : { $count } champ libre
           *[other] Blanc : { $count } champs libres
        }
       *[other] { $count ->
            [one] { dicke-daemonen-part-color.title } : { $count } coin libre
           *[other] { dicke-daemonen-part-color.title } : { $count } coins libres
        }
    }
dicke-daemonen-text-legend = R démon rouge, B démon bleu, G démon vert, Y démon jaune, W fantôme ; f champ, c coin ; le champ 0 est le champ extérieur
dicke-daemonen-text-over = La partie est finie
dicke-daemonen-text-standing-tie = égalité en tête
dicke-daemonen-text-standing-empty = aucun démon
dicke-daemonen-text-standing-no-majority = aucune couleur au-delà de la moitié
dicke-daemonen-text-lines = Lignes

## Lieux

dicke-daemonen-cell-corner = Coin { $corner } { dicke-daemonen-part-field.of }, où { dicke-daemonen-part-first.line } croise { dicke-daemonen-part-second.line } : { $creature ->
        [none] { $frozen ->
            [yes] gelé.
           *[no] libre.
        }
       *[other] { dicke-daemonen-part-creature.one } s’y tient.
    }
dicke-daemonen-cell-field = { dicke-daemonen-part-field.title }, { dicke-daemonen-part-value } : { $standing ->
        [owner] { dicke-daemonen-part-color } le tient
        [tie] égalité en tête
        [empty] aucun démon ne s’y trouve
       *[no-majority] aucune couleur n’y a plus de la moitié des démons
    }. { $frozen ->
        [yes] Il est gelé.
       *[no] { $corners ->
            [0] Aucun coin n’est libre.
            [one] { $corners } coin est libre.
           *[other] { $corners } coins sont libres.
        }
    }

## Conseils : ce qui parle pour une action

dicke-daemonen-heuristic-secured = Cette action met des points de votre couleur à l’abri.
dicke-daemonen-heuristic-expected = Cette action laisse espérer à votre couleur plus de points dans les zones ouvertes.
dicke-daemonen-heuristic-rival = Cette action affaiblit la plus forte des autres couleurs ({ $percent } % de chances en moins de dominer).
dicke-daemonen-heuristic-white = Cette action retient les fantômes.
dicke-daemonen-heuristic-predicted = Cette action fixe une couleur tant qu’il reste du temps pour la pousser.
dicke-daemonen-label-prediction = Prédiction
dicke-daemonen-label-prediction-red = Rouge
dicke-daemonen-label-prediction-blue = Bleu
dicke-daemonen-label-prediction-green = Vert
dicke-daemonen-label-prediction-yellow = Jaune
dicke-daemonen-label-prediction-white = Blanc
dicke-daemonen-label-prediction-none = Aucune prédiction
dicke-daemonen-heuristic-waiting = Cette action vous laisse le choix de la couleur.
