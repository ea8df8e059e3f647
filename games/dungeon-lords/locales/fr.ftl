### Dungeon Lords : noms, phrases du journal, questions, refus et étiquettes.
### Dans le journal et les refus, les choses arrivent comme identifiants ; dans les étiquettes et le texte, comme noms.

## Titre

dungeon-lords-title = Dungeon Lords
dungeon-lords-tagline = Creusez, recrutez, repoussez les aventuriers.
dungeon-lords-pitch = Creusez un donjon, engagez des monstres, tendez des pièges, et ne soyez pas méchant au point d’attirer le paladin : chaque année, des aventuriers frappent à votre porte.
dungeon-lords-length = 90 à 150 minutes
dungeon-lords-level-imp = Esprit follet

## Noms

# Les champs qui désignent une de ces choses.
dungeon-lords-nouns = card eater item monster order place room special target tile title trap who
dungeon-lords-name-get-food = Trouver de la nourriture
dungeon-lords-name-improve-reputation = Améliorer la réputation
dungeon-lords-name-dig-tunnels = Creuser des tunnels
dungeon-lords-name-mine-gold = Extraire de l’or
dungeon-lords-name-recruit-imps = Recruter des diablotins
dungeon-lords-name-buy-traps = Acheter des pièges
dungeon-lords-name-hire-monster = Engager un monstre
dungeon-lords-name-build-room = Construire une salle
dungeon-lords-name-goblin = Gobelin
    .article = le gobelin
dungeon-lords-name-slime = Visqueux
    .article = le visqueux
dungeon-lords-name-ghost = Fantôme
    .article = le fantôme
dungeon-lords-name-troll = Troll
    .article = le troll
dungeon-lords-name-witch = Sorcière
    .article = la sorcière
dungeon-lords-name-vampire = Vampire
    .article = le vampire
dungeon-lords-name-golem = Golem
    .article = le golem
dungeon-lords-name-dragon = Dragon
    .article = le dragon
dungeon-lords-name-demon = Démon
    .article = le démon
dungeon-lords-many-goblin = gobelins
dungeon-lords-many-slime = visqueux
dungeon-lords-many-ghost = fantômes
dungeon-lords-many-troll = trolls
dungeon-lords-many-witch = sorcières
dungeon-lords-many-vampire = vampires
dungeon-lords-many-golem = golems
dungeon-lords-many-dragon = dragons
dungeon-lords-many-demon = démons
dungeon-lords-name-rolling-stone = Rocher roulant
    .article = le rocher roulant
dungeon-lords-name-pendulum = Pendule
    .article = le pendule
dungeon-lords-name-trap-door = Trappe
    .article = la trappe
dungeon-lords-name-poisoned-dart = Flèche empoisonnée
    .article = la flèche empoisonnée
dungeon-lords-name-anti-magic-dart = Flèche antimagie
    .article = la flèche antimagie
dungeon-lords-name-wall-of-fire = Mur de feu
    .article = le mur de feu
dungeon-lords-name-cursed-ring = Anneau maudit
    .article = l’anneau maudit
dungeon-lords-name-kamikaze-imp = Diablotin kamikaze
    .article = le diablotin kamikaze
dungeon-lords-name-poisoned-meal = Repas empoisonné
    .article = le repas empoisonné
dungeon-lords-name-hatchery = Couvoir
    .article = le couvoir
dungeon-lords-name-mushroom-bed = Champignonnière
    .article = la champignonnière
dungeon-lords-name-souvenir-shop = Boutique de souvenirs
    .article = la boutique de souvenirs
dungeon-lords-name-mint = Hôtel des monnaies
    .article = l’hôtel des monnaies
dungeon-lords-name-workshop = Atelier
    .article = l’atelier
dungeon-lords-name-tool-shed = Remise à outils
    .article = la remise à outils
dungeon-lords-name-printing-press = Imprimerie
    .article = l’imprimerie
    .gender = f
dungeon-lords-name-magic-room = Salle de magie
    .article = la salle de magie
dungeon-lords-name-training-room = Salle d’entraînement
    .article = la salle d’entraînement
dungeon-lords-name-dark-room = Salle obscure
    .article = la salle obscure
dungeon-lords-name-labyrinth = Labyrinthe
    .article = le labyrinthe
dungeon-lords-name-anti-magic-room = Salle antimagie
    .article = la salle antimagie
dungeon-lords-name-cafeteria = Cantine
    .article = la cantine
dungeon-lords-name-chapel = Chapelle
    .article = la chapelle
dungeon-lords-name-pandemonium = Pandémonium
    .article = le pandémonium
dungeon-lords-name-hall-of-fame = Galerie des célébrités
    .article = la galerie des célébrités
dungeon-lords-name-y1-fireball = Boule de feu
dungeon-lords-name-y1-detect-treasure = Détection des trésors
dungeon-lords-name-y1-detect-evil = Détection du mal
dungeon-lords-name-y1-fist-of-justice = Poing de la justice
dungeon-lords-name-y1-magic-shield = Bouclier magique
dungeon-lords-the-y1-magic-shield = le bouclier magique
dungeon-lords-name-y1-invisibility = Invisibilité
dungeon-lords-name-y1-suggestion = Suggestion
dungeon-lords-name-y1-word-of-peace = Parole de paix
dungeon-lords-name-y1-mend = Premiers soins
dungeon-lords-name-y2-illusion = Illusion
dungeon-lords-name-y2-create-food = Création de nourriture
dungeon-lords-name-y2-regeneration = Régénération
dungeon-lords-name-y2-blind-rage = Rage aveugle
dungeon-lords-name-y2-aura-of-fear = Aura de peur
dungeon-lords-name-y2-metamorphosis = Métamorphose
dungeon-lords-name-y2-dimensional-gate = Porte dimensionnelle
dungeon-lords-name-y2-great-fireball = Grande boule de feu
dungeon-lords-name-y2-scrying = Divination
dungeon-lords-name-taxes = Impôts
dungeon-lords-name-pay-day = Jour de paie
dungeon-lords-name-special-event = Événement spécial
dungeon-lords-name-blank-event = Saison calme
dungeon-lords-name-witch-hunt = Chasse aux sorcières
dungeon-lords-name-monster-strike = Grève des monstres
dungeon-lords-name-robbery = Cambriolage
dungeon-lords-name-rats = Rats
dungeon-lords-name-extra-tax = Impôt supplémentaire
dungeon-lords-name-imp-flu = Grippe des diablotins
dungeon-lords-name-impatient-heroes = Héros impatients
dungeon-lords-name-rumours = Rumeurs
dungeon-lords-name-charity-drive = Collecte de charité
dungeon-lords-name-magic-wand = Baguette magique
    .article = la baguette magique
dungeon-lords-name-amulet-of-perseverance = Amulette de persévérance
    .article = l’amulette de persévérance
    .gender = f
dungeon-lords-name-healing-potion = Potion de soins
    .article = la potion de soins
dungeon-lords-name-four-leaf-clover = Trèfle à quatre feuilles
    .article = le trèfle à quatre feuilles
dungeon-lords-name-blank = Jeton vide
    .article = le jeton vide
dungeon-lords-name-warrior = Guerrier
dungeon-lords-name-thief = Voleur
dungeon-lords-name-priest = Prêtre
dungeon-lords-name-wizard = Mage
dungeon-lords-name-blue = Bleu
dungeon-lords-name-red = Rouge
dungeon-lords-name-green = Vert
dungeon-lords-name-yellow = Jaune
dungeon-lords-name-gold = Or
dungeon-lords-name-food = Nourriture
dungeon-lords-name-imp = Diablotin
dungeon-lords-name-evil = Méchanceté
dungeon-lords-name-trap = Piège
dungeon-lords-name-monster = Monstre
dungeon-lords-name-dark-deeds = Seigneur des noirs desseins
dungeon-lords-name-halls = Seigneur des salles
dungeon-lords-name-tunnels = Seigneur des tunnels
dungeon-lords-name-monsters = Seigneur des monstres
dungeon-lords-name-imps = Seigneur des diablotins
dungeon-lords-name-riches = Seigneur des richesses
dungeon-lords-name-battle = Seigneur des batailles
dungeon-lords-name-y1-warrior-1 = Guerrier Odo
    .article = le guerrier Odo
dungeon-lords-name-y1-warrior-2 = Guerrier Brand
    .article = le guerrier Brand
dungeon-lords-name-y1-warrior-3 = Guerrier Wulf
    .article = le guerrier Wulf
dungeon-lords-name-y1-warrior-4 = Guerrier Hagen
    .article = le guerrier Hagen
dungeon-lords-name-y1-thief-1 = Voleur Pip
    .article = le voleur Pip
dungeon-lords-name-y1-thief-2 = Voleur Fitch
    .article = le voleur Fitch
dungeon-lords-name-y1-thief-3 = Voleur Corvin
    .article = le voleur Corvin
dungeon-lords-name-y1-thief-4 = Voleur Silas
    .article = le voleur Silas
dungeon-lords-name-y1-priest-1 = Prêtre Anselm
    .article = le prêtre Anselm
dungeon-lords-name-y1-priest-2 = Prêtre Bede
    .article = le prêtre Bede
dungeon-lords-name-y1-priest-3 = Prêtre Clement
    .article = le prêtre Clement
dungeon-lords-name-y1-priest-4 = Prêtre Dunstan
    .article = le prêtre Dunstan
dungeon-lords-name-y1-wizard-1 = Mage Alban
    .article = le mage Alban
dungeon-lords-name-y1-wizard-2 = Mage Merrick
    .article = le mage Merrick
dungeon-lords-name-y1-wizard-3 = Mage Zeno
    .article = le mage Zeno
dungeon-lords-name-y1-wizard-4 = Mage Quill
    .article = le mage Quill
dungeon-lords-name-y2-warrior-1 = Guerrier Roland
    .article = le guerrier Roland
dungeon-lords-name-y2-warrior-2 = Guerrier Sigurd
    .article = le guerrier Sigurd
dungeon-lords-name-y2-warrior-3 = Guerrier Torvald
    .article = le guerrier Torvald
dungeon-lords-name-y2-warrior-4 = Guerrier Magnus
    .article = le guerrier Magnus
dungeon-lords-name-y2-thief-1 = Voleur Finch
    .article = le voleur Finch
dungeon-lords-name-y2-thief-2 = Voleur Rook
    .article = le voleur Rook
dungeon-lords-name-y2-thief-3 = Voleur Sly
    .article = le voleur Sly
dungeon-lords-name-y2-thief-4 = Voleur Dirk
    .article = le voleur Dirk
dungeon-lords-name-y2-priest-1 = Prêtre Ambrose
    .article = le prêtre Ambrose
dungeon-lords-name-y2-priest-2 = Prêtre Benedict
    .article = le prêtre Benedict
dungeon-lords-name-y2-priest-3 = Prêtre Cyril
    .article = le prêtre Cyril
dungeon-lords-name-y2-priest-4 = Prêtre Leander
    .article = le prêtre Leander
dungeon-lords-name-y2-wizard-1 = Mage Ignatius
    .article = le mage Ignatius
dungeon-lords-name-y2-wizard-2 = Mage Theodor
    .article = le mage Theodor
dungeon-lords-name-y2-wizard-3 = Mage Balthasar
    .article = le mage Balthasar
dungeon-lords-name-y2-wizard-4 = Mage Melchior
    .article = le mage Melchior
dungeon-lords-name-paladin-1 = Paladin de l’année 1
    .article = le paladin
dungeon-lords-name-paladin-2 = Paladin de l’année 2
    .article = le paladin
dungeon-lords-name-illusion = Illusion
    .article = l’illusion
    .gender = f

## Parties de phrases, remplies par les arguments de la phrase qui les contient

dungeon-lords-part-trap = { $trap ->
        [hidden] un piège caché
       *[other] { THE($trap) }
    }
dungeon-lords-part-place = { $place ->
        [tunnel] un tunnel
       *[other] { THE($place) }
    }
dungeon-lords-part-token = { THE($item) } { GENDER($item) ->
        [f] { dungeon-lords-part-colour.f }
       *[m] { dungeon-lords-part-colour }
    }
    .start = { CAP(THE($item)) } { GENDER($item) ->
        [f] { dungeon-lords-part-colour.f }
       *[m] { dungeon-lords-part-colour }
    }
dungeon-lords-part-order = « { $order } »
dungeon-lords-part-card = « { $card } »
dungeon-lords-part-tile = « { $tile } »
dungeon-lords-part-special = « { $special } »
dungeon-lords-part-title = « { $title } »
dungeon-lords-part-colour = { $colour ->
        [blue] bleu
        [red] rouge
        [green] vert
        [yellow] jaune
       *[other] { $colour }
    }
    .f = { $colour ->
        [blue] bleue
        [red] rouge
        [green] verte
        [yellow] jaune
       *[other] { $colour }
    }
dungeon-lords-part-score = { $line ->
        [monster] Monstres et { dungeon-lords-many-ghost }
        [room] Salles
        [prisoner] Prisonniers
        [paladin] Paladins capturés
        [item-basic] Objets capturés
        [conquered-tile] Tuiles conquises
        [letter] Impôts impayés
        [cafeteria] { dungeon-lords-name-cafeteria } : { dungeon-lords-many-goblin }, { dungeon-lords-many-slime }, { dungeon-lords-many-troll } et { dungeon-lords-many-witch }
        [chapel] { dungeon-lords-name-chapel } : { dungeon-lords-many-ghost } et { dungeon-lords-many-vampire }
        [pandemonium] { dungeon-lords-name-pandemonium } : { dungeon-lords-many-golem }, { dungeon-lords-many-dragon } et { dungeon-lords-many-demon }
        [hall-of-fame-shared] { dungeon-lords-name-hall-of-fame } : titres partagés
        [hall-of-fame-sole] { dungeon-lords-name-hall-of-fame } : titres sans partage
        [title-sole] Titres sans partage
        [title-shared] Titres partagés
        [item-advanced] Objets utilisés par les aventuriers
       *[other] { $line }
    }
dungeon-lords-part-season = { $season ->
        [0] hiver
        [1] printemps
        [2] été
       *[3] automne
    }
    .in = { $season ->
        [0] en hiver
        [1] au printemps
        [2] en été
       *[3] en automne
    }
dungeon-lords-part-wave = { $wave ->
        [0] premier
        [1] deuxième
       *[2] troisième
    }
dungeon-lords-part-resource = { $resource ->
        [gold] or
        [food] nourriture
        [imp] diablotins
        [evil] méchanceté
        [trap] pièges
        [monster] monstres
       *[other] { $resource }
    }
    .of = { $resource ->
        [gold] d’or
        [food] de nourriture
        [imp] de diablotins
        [evil] de méchanceté
        [trap] de pièges
        [monster] de monstres
       *[other] { OF($resource) }
    }
dungeon-lords-part-amount = { $resource ->
        [gold] { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        }
        [food] { $amount ->
            [one] { $amount } ration de nourriture
           *[other] { $amount } rations de nourriture
        }
        [imp] { $amount ->
            [one] { $amount } diablotin
           *[other] { $amount } diablotins
        }
        [evil] { $amount ->
            [one] { $amount } point de méchanceté
           *[other] { $amount } points de méchanceté
        }
        [trap] { $amount ->
            [one] { $amount } carte piège
           *[other] { $amount } cartes piège
        }
        [monster] { $amount ->
            [one] { $amount } monstre
           *[other] { $amount } monstres
        }
       *[other] { $amount } { $resource }
    }
dungeon-lords-part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dungeon-lords-part-imps = { $imps ->
        [0] aucun diablotin
        [one] { $imps } diablotin
       *[other] { $imps } diablotins
    }
dungeon-lords-part-space = { $space ->
        [0] I
        [1] II
       *[2] III
    }
dungeon-lords-part-step = { $step ->
        [shelve] choisissez l’ordre tiré que vous reprenez
        [sell] choisissez des jetons pour les équipes des autres
        [command] choisissez vos ordres
        [third] choisissez le troisième ordre du non-joueur
        [commit] misez un jeton
        [fee] payez le supplément ou renoncez
        [use] utilisez la case ou renoncez-y
        [dig] choisissez combien de diablotins creusent
        [mine] choisissez combien de diablotins extraient de l’or
        [hire] choisissez un monstre à engager
        [build] choisissez une salle et sa place
        [tunnel] choisissez où creuser
        [peek] choisissez une carte de combat à regarder
        [give-trap] choisissez un piège à céder
        [feed] choisissez le monstre mangé
        [produce] activez des salles ou terminez
        [rotate] reprenez des ordres ou terminez
        [tax] choisissez combien d’impôts vous payez
        [pay-day] payez vos créatures ou renvoyez-les
        [special] réglez l’événement spécial
        [plan] préparez votre défense
        [plan-tile] choisissez la tuile de la bataille
        [plan-trap] choisissez les pièges
        [plan-monster] choisissez les monstres
        [plan-ghosts] choisissez le nombre de fantômes
        [free] choisissez le prisonnier libéré
        [spring] déclenchez un piège
        [repay] payez de nouveau vos monstres ou faites-les rentrer
        [peace] faites rentrer vos monstres ou gagnez de la méchanceté
        [pick] choisissez un monstre pour le sort
        [strike] choisissez qui attaque
        [hit] choisissez qui l’attaque touche
        [work] rien ne vous est demandé
       *[other] { $step }
    }
dungeon-lords-part-skipped = { $why ->
        [trap] un piège l’empêche
        [dart] une flèche l’empêche
        [attack] une attaque l’empêche
        [stopped] on l’a empêché
        [no-attack] personne n’a attaqué
       *[other] { $why }
    }

## Événements

dungeon-lords-event-started = { $seat } est le premier à jouer.
dungeon-lords-event-order-drawn = { $order ->
        [hidden] { $seat } tire un ordre parmi ses cartes d’ordre.
       *[other] { $seat } tire { dungeon-lords-part-order } parmi ses cartes d’ordre.
    }
dungeon-lords-event-order-kept = { $seat } reprend en main l’un des ordres tirés.
dungeon-lords-event-shelved = { $seat } ne peut pas donner l’ordre { dungeon-lords-part-order } dans cette manche.
dungeon-lords-event-absent-shelved = Le non-joueur { dungeon-lords-part-colour } met de côté { dungeon-lords-part-order }.
dungeon-lords-event-year-began = L’année { $year } commence.
dungeon-lords-event-round-began = Année { $year }, { dungeon-lords-part-season } : une nouvelle manche commence, { $seat } joue en premier.
dungeon-lords-event-monster-shown = { CAP(A($monster)) } cherche du travail.
dungeon-lords-event-room-shown = { CAP(A($room)) } est à construire.
dungeon-lords-event-adventurer-shown = { CAP(THE($who)) } viendra { dungeon-lords-part-season.in }.
dungeon-lords-event-adventurer-replaced = Tous seraient de la même classe : { THE($who) } est remplacé.
dungeon-lords-event-event-shown = L’événement prévu { dungeon-lords-part-season.in } : { dungeon-lords-part-tile }.
dungeon-lords-event-special-shown = L’événement spécial de l’année : { dungeon-lords-part-special }.
dungeon-lords-event-item-sealed = { $seat } a choisi quoi donner aux équipes des autres.
dungeon-lords-event-item-given = { $seat } donne { dungeon-lords-part-token } à l’équipe qui campe devant le donjon { OF($to_seat) }.
dungeon-lords-event-item-to-absent = { $seat } donne { dungeon-lords-part-token } à une équipe que personne n’affronte : l’objet quitte le jeu.
dungeon-lords-event-absent-order = Le { dungeon-lords-part-wave } ordre du non-joueur { dungeon-lords-part-colour } est { dungeon-lords-part-order }.
dungeon-lords-event-orders-sealed = { $seat } a choisi ses ordres.
dungeon-lords-event-order-shown = { $seat } révèle son { dungeon-lords-part-wave } ordre : { dungeon-lords-part-order }.
dungeon-lords-event-minion-placed = { $seat } place un larbin sur la case { dungeon-lords-part-space } de { dungeon-lords-part-order }.
dungeon-lords-event-minion-returned = { $why ->
        [full] Toutes les cases de { dungeon-lords-part-order } sont prises : le larbin { OF($seat) } revient.
        [poor] { $seat } ne peut pas payer { dungeon-lords-part-order } : le larbin revient.
        [unwilling] { $seat } refuse de payer { dungeon-lords-part-order } : le larbin revient.
        [declined] { $seat } renonce à { dungeon-lords-part-order } : le larbin revient.
       *[impossible] { $seat } ne peut rien tirer de { dungeon-lords-part-order } : le larbin revient.
    }
dungeon-lords-event-absent-placed = Le non-joueur { dungeon-lords-part-colour } bloque la case { dungeon-lords-part-space } de { dungeon-lords-part-order }.
dungeon-lords-event-absent-hired = Le non-joueur { dungeon-lords-part-colour } emmène { THE($monster) }.
dungeon-lords-event-fee-paid = { $seat } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour demander un monstre en premier ordre.
dungeon-lords-event-space-used = { $seat } utilise la case { dungeon-lords-part-space } de { dungeon-lords-part-order }.
dungeon-lords-event-paid = { $seat } paie { dungeon-lords-part-amount }.
dungeon-lords-event-gained = { $seat } gagne { dungeon-lords-part-amount }.
dungeon-lords-event-lost = { $seat } perd { dungeon-lords-part-amount }.
dungeon-lords-event-evil-changed = { $why ->
        [cost] Le prix à payer : la méchanceté { OF($seat) } passe de { $from } à { $to }.
        [forced] La méchanceté { OF($seat) } passe de { $from } à { $to }.
        [lost] { $seat } s’amende : méchanceté de { $from } à { $to }.
        [dismissed] La créature renvoyée parle : la méchanceté { OF($seat) } passe de { $from } à { $to }.
        [spell] Un sort fait passer la méchanceté { OF($seat) } de { $from } à { $to }.
        [conquered] Les aventuriers conquièrent une tuile : la méchanceté { OF($seat) } passe de { $from } à { $to }.
       *[freed] Un prisonnier est libre : la méchanceté { OF($seat) } passe de { $from } à { $to }.
    }
dungeon-lords-event-dug = { $seat } creuse un tunnel en { $cell }.
dungeon-lords-event-mined = Les diablotins { OF($seat) } extraient { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
dungeon-lords-event-hired = { $seat } engage { A($monster) }.
dungeon-lords-event-built = { $seat } construit { THE($room) } en { $cell }.
dungeon-lords-event-peeked = { $card ->
        [hidden] { $seat } regarde la carte de combat du round { $round }.
       *[other] { $seat } regarde la carte de combat du round { $round } : { dungeon-lords-part-card }.
    }
dungeon-lords-event-trap-drawn = { $trap ->
        [hidden] { $seat } pioche une carte piège.
       *[other] { $seat } pioche une carte piège : { dungeon-lords-part-trap }.
    }
dungeon-lords-event-traps-out = La pioche des pièges et la défausse sont épuisées : { $seat } pioche { $missing ->
        [one] un piège
       *[other] { $missing } pièges
    } de moins.
dungeon-lords-event-trap-given = { $why ->
        [cost] { $seat } donne { dungeon-lords-part-trap } en paiement.
        [return] { $seat } rend { dungeon-lords-part-trap } après l’achat.
       *[lost] { $seat } perd { dungeon-lords-part-trap }.
    }
dungeon-lords-event-reshuffled = Les pièges défaussés sont mélangés en une nouvelle pioche.
dungeon-lords-event-eaten = { $seat } donne { THE($monster) } en pâture : { THE($eater) } s’en régale.
dungeon-lords-event-activated = { $trolls ->
        [0] { $seat } active { THE($room) } avec { dungeon-lords-part-imps }.
        [1] { $seat } active { THE($room) } avec { dungeon-lords-part-imps } et { $trolls } troll.
       *[other] { $seat } active { THE($room) } avec { dungeon-lords-part-imps } et { $trolls } trolls.
    }
dungeon-lords-event-took-back = { $seat } reprend en main { dungeon-lords-part-order }.
dungeon-lords-event-event-began = L’événement de la saison : { dungeon-lords-part-tile }.
dungeon-lords-event-special-began = L’événement spécial : { dungeon-lords-part-special }.
dungeon-lords-event-taxed = { $letters ->
        [0] { $seat } doit { $due ->
            [one] { $due } pièce d’or
           *[other] { $due } pièces d’or
        } et en paie { $gold }.
        [1] { $seat } doit { $due ->
            [one] { $due } pièce d’or
           *[other] { $due } pièces d’or
        }, en paie { $gold } et reçoit { $letters } lettre du fisc.
       *[other] { $seat } doit { $due ->
            [one] { $due } pièce d’or
           *[other] { $due } pièces d’or
        }, en paie { $gold } et reçoit { $letters } lettres du fisc.
    }
dungeon-lords-event-unit-paid = { $seat } paie le salaire { OF($monster) }.
dungeon-lords-event-unit-left = { CAP(THE($monster)) } quitte { $seat }.
dungeon-lords-event-unit-down = En grève chez { $seat }, { THE($monster) } reste face cachée jusqu’à la fin du combat.
dungeon-lords-event-token-shown = Le jeton { $place } est révélé : { dungeon-lords-part-token }.
dungeon-lords-event-token-placed = { dungeon-lords-part-token.start } va { TO($who) }.
dungeon-lords-event-token-back = { $why ->
        [blank] { dungeon-lords-part-token.start } retourne à son propriétaire.
        [nobody] Personne ne peut porter { dungeon-lords-part-token } : le jeton retourne à son propriétaire.
       *[absent] Le porteur part chez le non-joueur : { dungeon-lords-part-token } retourne à son propriétaire.
    }
dungeon-lords-event-arrived = { CAP(THE($who)) } campe devant le donjon { OF($seat) }.
dungeon-lords-event-absent-took = { CAP(THE($who)) } va chez le non-joueur et quitte le jeu.
dungeon-lords-event-paladin-came = { CAP(THE($who)) } entend parler { OF($seat) } et se présente devant le donjon.
dungeon-lords-event-paladin-moved = { CAP(THE($who)) } quitte { $from_seat } pour { $seat }, pire encore.
dungeon-lords-event-token-passed = { $seat } devient premier joueur.
dungeon-lords-event-combat-began = Le combat de l’année { $year } commence.
dungeon-lords-event-item-borne = Devant le donjon { OF($seat) }, { THE($who) } prend { dungeon-lords-part-token }.
dungeon-lords-event-item-bagged = Devant le donjon { OF($seat) }, personne ne sait utiliser { dungeon-lords-part-token } : direction le sac.
dungeon-lords-event-plan-sealed = { $seat } a préparé sa défense.
dungeon-lords-event-combat-round = Le round de combat { $round } commence.
dungeon-lords-event-card-shown = { $speed ->
        [fast] La carte du round { $round } : { dungeon-lords-part-card }, sort rapide, fatigue { $fatigue }.
       *[slow] La carte du round { $round } : { dungeon-lords-part-card }, sort lent, fatigue { $fatigue }.
    }
dungeon-lords-event-battle-began = Les aventuriers entrent dans le donjon { OF($seat) } : bataille en { $cell }, dans { dungeon-lords-part-place }.
dungeon-lords-event-trap-committed = { $seat } a tendu un piège : { dungeon-lords-part-trap }.
dungeon-lords-event-unit-committed = { $seat } envoie { A($monster) } au combat.
dungeon-lords-event-no-tile = Il ne reste rien à conquérir chez { $seat } : les aventuriers visitent la prison.
dungeon-lords-event-freed = { CAP(THE($who)) } est libéré de la prison { OF($seat) }.
dungeon-lords-event-trap-sprung = { $seat } déclenche { dungeon-lords-part-trap } ; l’équipe peut encore éviter { $guard ->
        [one] { $guard } dégât
       *[other] { $guard } dégâts
    }.
dungeon-lords-event-trap-blocked = Dans le donjon { OF($seat) }, { $prevented ->
        [one] { $prevented } dégât évité
       *[other] { $prevented } dégâts évités
    } sur { $points } pour { THE($who) } ; antipièges restants : { $guard }.
dungeon-lords-event-step-skipped = { $step ->
        [spell] Aucun sort ne sera lancé dans le donjon { OF($seat) } : { dungeon-lords-part-skipped }.
        [heal] Pas de soins dans le donjon { OF($seat) } : { dungeon-lords-part-skipped }.
       *[conquer] Pas de conquête dans le donjon { OF($seat) } : { dungeon-lords-part-skipped }.
    }
dungeon-lords-event-poison-set = Dans le donjon { OF($seat) }, le poison infligera { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } de plus { TO($who) } à la fin du round.
dungeon-lords-event-damaged = Dans le donjon { OF($seat) }, { THE($who) } subit { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { $cause ->
        [trap] d’un piège
        [attack] d’une attaque
        [fatigue] de fatigue
       *[poison] de poison
    } : { $damage } sur { $hp }.
dungeon-lords-event-shielded = Dans le donjon { OF($seat) }, { dungeon-lords-the-y1-magic-shield } épargne { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { TO($who) }.
dungeon-lords-event-eliminated = { CAP(THE($who)) } est vaincu et rejoint la prison { OF($seat) }.
dungeon-lords-event-illusion-gone = L’illusion s’évanouit dans le donjon { OF($seat) }.
dungeon-lords-event-spell-cast = { $speed ->
        [fast] Les aventuriers lancent le sort rapide { dungeon-lords-part-card } dans le donjon { OF($seat) } (magie { $magic }, requise { $needed }).
       *[slow] Les aventuriers lancent le sort lent { dungeon-lords-part-card } dans le donjon { OF($seat) } (magie { $magic }, requise { $needed }).
    }
dungeon-lords-event-spell-missed = Les aventuriers ne lancent pas { dungeon-lords-part-card } dans le donjon { OF($seat) } (magie { $magic }, requise { $needed }) : { $why ->
        [dart] une flèche a touché leur mage
        [room] la salle ne laisse passer aucune magie
       *[magic] leur magie est trop faible
    }.
dungeon-lords-event-withdrawn = Chez { $seat }, { THE($monster) } rentre sans avoir combattu.
dungeon-lords-event-morphed = Chez { $seat }, { THE($monster) } est { GENDER($monster) ->
        [f] changée
       *[m] changé
    } en mouton.
dungeon-lords-event-banished = Chez { $seat }, { THE($monster) } disparaît par magie et reste face cachée.
dungeon-lords-event-hid = Dans le donjon { OF($seat) }, { THE($who) } devient invisible et passe à l’arrière.
dungeon-lords-event-illusion-came = Une illusion prend la tête des aventuriers dans le donjon { OF($seat) }.
dungeon-lords-event-fortified = Dans le donjon { OF($seat) }, { THE($who) } a maintenant { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }.
dungeon-lords-event-restored = Dans le donjon { OF($seat) }, le sort retire { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { TO($who) } ; il en reste { $damage }.
dungeon-lords-event-attacked = { $bonus ->
        [0] Chez { $seat }, { THE($monster) } attaque (attaque { $line }).
       *[other] Chez { $seat }, { THE($monster) } attaque (attaque { $line }), avec un bonus de salle de { $bonus }.
    }
dungeon-lords-event-rested = Chez { $seat }, { THE($monster) } ne trouve personne à attaquer.
dungeon-lords-event-healed = Dans le donjon { OF($seat) }, les soins retirent { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { TO($who) } ; il en reste { $damage } (cœurs : { $hearts }).
dungeon-lords-event-fatigue = Les aventuriers se fatiguent dans le donjon { OF($seat) } : point { $point } sur { $of }.
dungeon-lords-event-conquered = Les aventuriers conquièrent { $cell } dans le donjon { OF($seat) }.
dungeon-lords-event-not-conquered = Plus aucun aventurier pour conquérir { $cell } dans le donjon { OF($seat) }.
dungeon-lords-event-unit-home = { $face ->
        [up] Chez { $seat }, { THE($monster) } rentre et pourra encore combattre.
       *[down] Chez { $seat }, { THE($monster) } rentre et ne combattra plus cette année.
    }
dungeon-lords-event-battle-ended = { $left ->
        [0] La bataille est finie dans le donjon { OF($seat) } : plus aucun aventurier.
        [1] La bataille est finie dans le donjon { OF($seat) } : il reste { $left } aventurier.
       *[other] La bataille est finie dans le donjon { OF($seat) } : il reste { $left } aventuriers.
    }
dungeon-lords-event-item-used = { dungeon-lords-part-token.start } a servi dans le donjon { OF($seat) } : { $with } avec, { $without } sans.
dungeon-lords-event-item-captured = { $seat } capture { dungeon-lords-part-token }.
dungeon-lords-event-item-trophy = { $seat } range au bureau des lettres mortes { dungeon-lords-part-token }, qui a servi.
dungeon-lords-event-item-gone = { dungeon-lords-part-token.start } quitte le jeu.
dungeon-lords-event-survived = { CAP(THE($who)) } quitte vivant le donjon { OF($seat) }.
dungeon-lords-event-combat-ended = Le combat de l’année { $year } est terminé.
dungeon-lords-event-title-won = { $shared ->
        [yes] { $seat } partage le titre { dungeon-lords-part-title } avec une valeur de { $value }.
       *[no] { $seat } détient sans partage le titre { dungeon-lords-part-title } avec une valeur de { $value }.
    }
dungeon-lords-event-scored = { $seat } – { dungeon-lords-part-score } (×{ $count }) : { dungeon-lords-part-points }.
dungeon-lords-event-licensed = { $seat } obtient la licence avec { dungeon-lords-part-points }.
dungeon-lords-event-failed = { $seat } n’obtient pas la licence : { dungeon-lords-part-points }.
dungeon-lords-event-won = { $seat } gagne avec { dungeon-lords-part-points }.

## Refus

dungeon-lords-illegal-game-over = la partie est terminée
dungeon-lords-illegal-not-your-turn = c’est à { $turn } de jouer, pas à { $seat }
dungeon-lords-illegal-wrong-step = ce n’est pas la question : { dungeon-lords-part-step }
dungeon-lords-illegal-not-drawn = vous n’avez pas tiré { dungeon-lords-part-order }
dungeon-lords-illegal-order-twice = { dungeon-lords-part-order } est déjà choisi
dungeon-lords-illegal-order-shelved = { dungeon-lords-part-order } n’est pas disponible dans cette manche
dungeon-lords-illegal-order-not-returned = aucun larbin n’est revenu de { dungeon-lords-part-order } : la carte ne peut pas être reprise
dungeon-lords-illegal-token-not-held = vous n’avez pas { THE($item) }
dungeon-lords-illegal-token-given = vous donnez déjà { THE($item) } à quelqu’un
dungeon-lords-illegal-blank-due = à quatre joueurs, « { dungeon-lords-name-blank } » doit faire partie des jetons donnés
dungeon-lords-illegal-too-poor = vous n’avez pas assez { dungeon-lords-part-resource.of } : { $have }, il faut { $need }
dungeon-lords-illegal-too-evil = votre méchanceté est de { $evil } et ne peut pas augmenter de { $more }
dungeon-lords-illegal-nothing-to-gain = on n’utilise pas { dungeon-lords-part-order } de cette façon
dungeon-lords-illegal-too-many-imps = vous ne pouvez pas creuser ici avec { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    } ; au plus { $most }
dungeon-lords-illegal-too-many-miners = vous ne pouvez pas extraire d’or ici avec { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    } ; au plus { $most }
dungeon-lords-illegal-monster-not-shown = { THE($monster) } ne cherche pas de travail
dungeon-lords-illegal-room-not-shown = { THE($room) } n’est pas à construire
dungeon-lords-illegal-cell-taken = { $cell } est déjà creusé
dungeon-lords-illegal-not-beside = { $cell } ne touche pas votre donjon
dungeon-lords-illegal-square = un tunnel en { $cell } formerait un carré de quatre tuiles
dungeon-lords-illegal-no-tunnel = il n’y a pas de tunnel non conquis en { $cell }
dungeon-lords-illegal-room-beside = { $cell } touche une autre salle
dungeon-lords-illegal-wrong-zone = { $zone ->
        [top] { THE($room) } se construit dans les deux rangées du haut, pas en { $cell }
        [bottom] { THE($room) } se construit dans les deux rangées du bas, pas en { $cell }
        [outer] { THE($room) } se construit au bord de la grille, pas en { $cell }
        [inner] { THE($room) } se construit au milieu de la grille, pas en { $cell }
       *[any] { THE($room) } ne se construit pas en { $cell }
    }
dungeon-lords-illegal-no-card = il n’y a pas de carte cachée pour le round { $round }
dungeon-lords-illegal-trap-not-held = vous n’avez pas { dungeon-lords-part-trap }
dungeon-lords-illegal-no-food = on ne peut pas manger { THE($monster) }
dungeon-lords-illegal-no-such-room = vous ne pouvez pas activer { THE($room) }
dungeon-lords-illegal-room-conquered = { THE($room) } : la tuile { $cell } est conquise, rien n’y est plus produit
dungeon-lords-illegal-no-cell = il ne reste aucune place où vous puissiez creuser
dungeon-lords-illegal-room-spent = { THE($room) } a assez travaillé dans cette manche : { $times } fois
dungeon-lords-illegal-too-few-imps = il faut { $need ->
        [one] { $need } ouvrier
       *[other] { $need } ouvriers
    }, vous en avez { $have } au repos
dungeon-lords-illegal-too-much-gold = { $gold ->
        [one] { $gold } pièce d’or, c’est trop
       *[other] { $gold } pièces d’or, c’est trop
    } ; vous pouvez en payer au plus { $most }
dungeon-lords-illegal-not-due = rien n’est dû pour { THE($monster) }
dungeon-lords-illegal-not-in-cost = le coût { OF($monster) } ne contient pas { dungeon-lords-part-resource.of }, ou vous ne pouvez pas le payer
dungeon-lords-illegal-not-nearest = { $cell } n’est pas parmi les tuiles non conquises les plus proches de l’entrée
dungeon-lords-illegal-trap-too-dear = { dungeon-lords-part-trap } coûte trop cher : { dungeon-lords-part-resource } { $have }, il faut { $need }
dungeon-lords-illegal-no-more-traps = { $most ->
        [0] aucun piège ne peut être tendu ici
        [1] un seul piège peut être tendu ici
       *[other] au plus { $most } pièges peuvent être tendus ici
    }
dungeon-lords-illegal-no-more-monsters = { $most ->
        [0] aucun monstre ne peut combattre ici
        [1] un seul monstre peut combattre ici
       *[other] au plus { $most } monstres peuvent combattre ici
    }
dungeon-lords-illegal-pair-turned = deux éléments d’un plan se nomment dans l’ordre de la liste : la même paire y figure dans l’autre sens
dungeon-lords-illegal-no-such-unit = vous ne pouvez pas choisir { A($monster) } ici
dungeon-lords-illegal-knocked-out = { THE($monster) } est hors de combat jusqu’à la fin de l’année
dungeon-lords-illegal-is-ghost = { THE($monster) } n’est pas un monstre : les fantômes s’envoient à part
dungeon-lords-illegal-too-many-ghosts = vous ne pouvez pas envoyer { $count ->
        [one] { $count } fantôme
       *[other] { $count } fantômes
    } ; au plus { $most }
dungeon-lords-illegal-trap-not-planned = vous n’avez pas préparé { dungeon-lords-part-trap } ici
dungeon-lords-illegal-needs-target = { dungeon-lords-part-trap } ne se déclenche pas ainsi
dungeon-lords-illegal-no-target = { THE($target) } ne peut pas être touché
dungeon-lords-illegal-not-committed = vous n’avez pas envoyé { THE($monster) } au combat
dungeon-lords-illegal-no-line = { THE($monster) } ne peut pas utiliser l’attaque { $line } maintenant
dungeon-lords-illegal-must-attack = { THE($monster) } peut attaquer : c’est obligatoire
dungeon-lords-illegal-no-prisoner = { THE($target) } n’est pas dans votre prison

## Questions

dungeon-lords-ask-shelve = Quel ordre tiré reprenez-vous en main ?
dungeon-lords-ask-sell = Quel jeton donnez-vous à l’équipe suivante ?
dungeon-lords-ask-command = Quel ordre choisissez-vous ensuite ?
dungeon-lords-ask-third = Quel troisième ordre choisissez-vous pour le non-joueur ?
dungeon-lords-ask-commit = Quel jeton misez-vous sous les aventuriers ?
dungeon-lords-ask-fee = Payez-vous le supplément pour engager dès le premier ordre ?
dungeon-lords-ask-use = Utilisez-vous cette case ?
dungeon-lords-ask-dig = Combien de diablotins creusent ?
dungeon-lords-ask-mine = Combien de diablotins extraient de l’or ?
dungeon-lords-ask-hire = Quel monstre engagez-vous ?
dungeon-lords-ask-build = Quelle salle construisez-vous, et où ?
dungeon-lords-ask-tunnel = Où creusez-vous le tunnel ?
dungeon-lords-ask-peek = Quelle carte de combat regardez-vous ?
dungeon-lords-ask-give-trap = Quel piège cédez-vous ?
dungeon-lords-ask-feed = Quel monstre est mangé ?
dungeon-lords-ask-produce = Quelle salle activez-vous ?
dungeon-lords-ask-rotate = Reprenez-vous un ordre en main ?
dungeon-lords-ask-tax = Combien d’impôts payez-vous ?
dungeon-lords-ask-pay-day = Qui payez-vous, et qui doit partir ?
dungeon-lords-ask-special = Comment réglez-vous l’événement spécial ?
dungeon-lords-ask-plan-tile = Sur quelle tuile combattez-vous ?
dungeon-lords-ask-plan-trap = Quels pièges tendez-vous ?
dungeon-lords-ask-plan-monster = Quels monstres envoyez-vous ?
dungeon-lords-ask-plan-ghosts = Combien de fantômes envoyez-vous ?
dungeon-lords-ask-free = Quel prisonnier est libéré ?
dungeon-lords-ask-spring = Quel piège déclenchez-vous, et sur qui ?
dungeon-lords-ask-repay = Quel monstre payez-vous de nouveau, et lequel rentre ?
dungeon-lords-ask-peace = Vos monstres rentrent-ils, ou votre méchanceté augmente-t-elle ?
dungeon-lords-ask-pick = Lequel de vos monstres le sort frappe-t-il ?
dungeon-lords-ask-strike = Qui attaque ensuite, et comment ?
dungeon-lords-ask-hit = Qui l’attaque touche-t-elle ?

## Tirages

dungeon-lords-roll-start = Tirage du premier joueur
dungeon-lords-roll-order = Tirage d’une carte d’ordre
dungeon-lords-roll-absent-order = Tirage d’un ordre pour un non-joueur
dungeon-lords-roll-monster = Tirage d’un monstre
dungeon-lords-roll-room = Tirage d’une salle
dungeon-lords-roll-adventurer = Tirage d’un aventurier
dungeon-lords-roll-event = Tirage d’une tuile événement
dungeon-lords-roll-special = Tirage de l’événement spécial
dungeon-lords-roll-card = Tirage d’une carte de combat
dungeon-lords-roll-trap = Tirage d’une carte piège
dungeon-lords-roll-token = Tirage d’un jeton pour un non-joueur

## Raisons

dungeon-lords-reason-content-ranks = { common-content-place } : les rangs d’une action sont 1, 2 et 3, chacun une fois
dungeon-lords-reason-agenda-order = { $below ->
        [nothing] l’étape { $step } ne peut être la dernière de l’ordre du jour : il ne resterait rien à faire ensuite, alors que la partie n’est pas finie
       *[other] après l’étape { $step }, l’ordre du jour ne peut continuer par { $below }
    }
dungeon-lords-reason-unsound = cette position ne peut survenir dans une partie : { $value }
dungeon-lords-reason-range = la valeur va de { $min } à { $max } ; donné : { $value }

## Options

dungeon-lords-option-seats = Joueurs
    .help = De deux à quatre. À deux ou trois, des non-joueurs bloquent des cases.
dungeon-lords-option-items = Objets magiques
    .help = L’extension : les seigneurs équipent en secret les aventuriers des autres.
dungeon-lords-option-items-none = Sans
    .help = Le jeu de base seul.
dungeon-lords-option-items-basic = Variante de base
    .help = Chaque automne, chaque seigneur donne un jeton à chaque autre équipe ; un objet capturé vaut 1 point.
dungeon-lords-option-items-advanced = Variante avancée
    .help = Du printemps à l’automne, chaque seigneur mise un jeton en secret ; un de vos objets utilisé par des aventuriers vaut 2 points.
dungeon-lords-option-beginner = Partie pour débutants
    .help = Les deux premiers ordres indisponibles sont tirés au hasard, et il n’y a pas d’événement spécial.
dungeon-lords-option-fatigue = Fatigue
    .help = Qui subit la fatigue de la carte de combat.
dungeon-lords-option-fatigue-each = Chaque aventurier
    .help = Chaque point touche tout le monde, de l’avant vers l’arrière.
dungeon-lords-option-fatigue-first = Le premier aventurier
    .help = Chaque point touche celui qui est alors en tête.
dungeon-lords-option-thresholds = Magie pour les sorts
    .help = Combien d’icônes de magie il faut aux aventuriers dans les derniers rounds.
dungeon-lords-option-thresholds-rising = Croissante
    .help = Une au premier round, deux au deuxième, trois au troisième, quatre au quatrième.
dungeon-lords-option-thresholds-at-most-two = Deux au plus
    .help = Une au premier round, deux à tous les autres.
dungeon-lords-option-card_before_planning = Carte avant les plans
    .help = La carte de combat est révélée avant la préparation de la défense, et non après.
dungeon-lords-option-conquered_taxed = Impôt sur les tuiles conquises
    .help = Les tuiles conquises comptent pour les impôts.
dungeon-lords-option-conquered_rooms_count = Les tuiles conquises comptent
    .help = Les salles et tunnels conquis comptent encore pour les points et les titres.
dungeon-lords-option-ghost_food = Fantômes comestibles
    .help = Un démon peut aussi manger un fantôme.
dungeon-lords-option-pass_after_combat = Nouveau premier joueur après le combat
    .help = Le jeton de premier joueur passe aussi entre l’automne et l’hiver suivant.
dungeon-lords-option-absent_ties = Non-joueur à égalité
    .help = À deux joueurs : le rang du pion non-joueur en cas d’égalité.
dungeon-lords-option-absent_ties-more-evil = Plus méchant
    .help = Il reçoit l’aventurier le plus fort.
dungeon-lords-option-absent_ties-less-evil = Moins méchant
    .help = Il reçoit l’aventurier le plus faible.
dungeon-lords-option-absent_hires = Les non-joueurs prennent des monstres
    .help = Un non-joueur placé aux monstres emporte celui de gauche.
dungeon-lords-option-meal_flag = Repas empoisonné et amulette
    .help = Quand un repas empoisonné compte comme usage de l’amulette.
dungeon-lords-option-meal_flag-always = Toujours
    .help = Dès que le mage survit au repas grâce aux icônes antipièges.
dungeon-lords-option-meal_flag-by-damage = Selon les dégâts
    .help = Si les dégâts atteignent les points de vie du mage sans elle.

## Actions

dungeon-lords-action-keep = Reprendre : { $order }
dungeon-lords-action-sell = Donner : { $item }
dungeon-lords-action-order = { $order }
dungeon-lords-action-third = Pour le non-joueur : { $order }
dungeon-lords-action-commit = Miser : { $item }
dungeon-lords-action-pay-fee = Payer le supplément
dungeon-lords-action-stay-away = Ne pas payer
dungeon-lords-action-use = Utiliser la case
dungeon-lords-action-dig = Creuser avec { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
dungeon-lords-action-mine = Extraire avec { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
dungeon-lords-action-hire = Engager : { $monster }
dungeon-lords-action-build = Construire : { $room } en { $cell }
dungeon-lords-action-decline = Renoncer à la case
dungeon-lords-action-tunnel = Tunnel en { $cell }
dungeon-lords-action-peek = Regarder la carte du round { $round }
dungeon-lords-action-give-trap = Céder : { $trap }
dungeon-lords-action-feed = Livrer en pâture : { $monster }
dungeon-lords-action-activate = Activer : { $room }
dungeon-lords-action-take-back = Reprendre en main : { $order }
dungeon-lords-action-done = Terminer
dungeon-lords-action-pay-tax = Payer { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
dungeon-lords-action-pay = Payer : { $monster }
dungeon-lords-action-dismiss = Renvoyer : { $monster }
dungeon-lords-action-pay-one = { $monster } : payer 1 – { $resource }
dungeon-lords-action-lie-down = Laisser en grève : { $monster }
dungeon-lords-action-pay-food = Payer en nourriture
dungeon-lords-action-take-evil = Gagner de la méchanceté
dungeon-lords-action-tile = Combattre en { $cell }
dungeon-lords-action-trap = Tendre : { $trap }
dungeon-lords-action-two-traps = Tendre : { $trap } et { $second }
dungeon-lords-action-no-trap = Aucun piège
dungeon-lords-action-send = Envoyer : { $monster }
dungeon-lords-action-send-two = Envoyer : { $monster } et { $second }
dungeon-lords-action-no-monster = Aucun monstre
dungeon-lords-action-ghosts = { $count ->
        [0] Aucun fantôme
        [1] Envoyer { $count } fantôme
       *[other] Envoyer { $count } fantômes
    }
dungeon-lords-action-spring = Déclencher : { $trap }
dungeon-lords-action-aim = { $trap } sur { $target }
dungeon-lords-action-withdraw = Faire rentrer : { $monster }
dungeon-lords-action-pull-back = Faire rentrer tous les monstres
dungeon-lords-action-choose = Choisir : { $monster }
dungeon-lords-action-attack = { $monster } : { $line }
dungeon-lords-action-rest = Ne peut attaquer : { $monster }
dungeon-lords-action-hit = Toucher : { $target }
dungeon-lords-action-free = Libérer : { $target }

## Attaques

dungeon-lords-line-sheep = mouton, 1 au premier
dungeon-lords-line-goblin-1 = 2 au premier, 1 au suivant s’il tombe
dungeon-lords-line-slime-1 = 1 à chacun
dungeon-lords-line-slime-2 = aucun dégât, pas de conquête
dungeon-lords-line-ghost-1 = 2 au choix, sauf au premier
dungeon-lords-line-troll-1 = 3 au premier
dungeon-lords-line-troll-2 = 4 au premier pour 1 nourriture
dungeon-lords-line-witch-1 = 4 au premier
dungeon-lords-line-witch-2 = 1 et 1 au choix
dungeon-lords-line-vampire-1 = 3 au choix, sauf aux prêtres
dungeon-lords-line-vampire-2 = 2 au choix, sauf aux prêtres, peut recombattre
dungeon-lords-line-golem-1 = 4 au premier, peut recombattre
dungeon-lords-line-dragon-1 = 2 à chacun, pas de soins
dungeon-lords-line-demon-1 = 7 au choix, pas de conquête

## Décompte

dungeon-lords-score-monster = Monstres et { dungeon-lords-many-ghost }
dungeon-lords-score-room = Salles
dungeon-lords-score-prisoner = Prisonniers
dungeon-lords-score-paladin = Paladins capturés
dungeon-lords-score-item-basic = Objets capturés
dungeon-lords-score-conquered-tile = Tuiles conquises
dungeon-lords-score-letter = Impôts impayés
dungeon-lords-score-cafeteria = { dungeon-lords-name-cafeteria } : { dungeon-lords-many-goblin }, { dungeon-lords-many-slime }, { dungeon-lords-many-troll } et { dungeon-lords-many-witch }
dungeon-lords-score-chapel = { dungeon-lords-name-chapel } : { dungeon-lords-many-ghost } et { dungeon-lords-many-vampire }
dungeon-lords-score-pandemonium = { dungeon-lords-name-pandemonium } : { dungeon-lords-many-golem }, { dungeon-lords-many-dragon } et { dungeon-lords-many-demon }
dungeon-lords-score-hall-of-fame-shared = { dungeon-lords-name-hall-of-fame } : titres partagés
dungeon-lords-score-hall-of-fame-sole = { dungeon-lords-name-hall-of-fame } : titres sans partage
dungeon-lords-score-title-sole = Titres sans partage
dungeon-lords-score-title-shared = Titres partagés
dungeon-lords-score-item-advanced = Objets utilisés par les aventuriers

## Texte

dungeon-lords-text-printed = { $cost ->
        [none] { $name } : { $does }
       *[other] { $name } ({ $cost }) : { $does }
    }
dungeon-lords-text-guest = { $who } : { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }
dungeon-lords-text-icon-anti-trap = antipiège { $count }
dungeon-lords-text-icon-magic = magie { $count }
dungeon-lords-text-icon-heart = { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
dungeon-lords-text-space-costs = { $cost } pour { $gives }
dungeon-lords-text-space = { $minion ->
        [none] { $number } { $does }
       *[other] { $number } { $does } [{ $minion }]
    }
dungeon-lords-text-card-face = { $card } ({ $speed ->
        [fast] rapide
       *[slow] lent
    } : { $effect } ; fatigue { $fatigue })
dungeon-lords-text-trap-deck = { $count ->
        [0] La pioche des pièges est épuisée ; cartes défaussées : { $discards }
       *[other] Cartes piège dans la pioche : { $count } ; défaussées : { $discards }
    }
dungeon-lords-text-legend = Donjons : · terre, ▪ tunnel, ■ salle, × conquis ; colonnes en haut, rangées à gauche, 3-1 est la colonne 3, rangée 1.
dungeon-lords-text-nearest = L’équipe entre par : { $list }
dungeon-lords-text-own-rooms = Ce que font vos salles : { $list }
dungeon-lords-text-own-units = Coût et attaques de vos créatures : { $list }
dungeon-lords-text-own-traps = Coût et effet de vos pièges : { $list }
dungeon-lords-text-none = rien
dungeon-lords-text-monsters = Monstres à engager : { $list }
dungeon-lords-text-shown-rooms = Salles à construire : { $list }
dungeon-lords-text-row = Aventuriers de la saison : { $list }
dungeon-lords-text-coming = Aventuriers de la saison suivante : { $list }
dungeon-lords-text-absent = Non-joueur { $colour } : ordres { $orders } ; mis de côté { $shelved }
dungeon-lords-text-season = { $round ->
        [0] Année { $year }, { dungeon-lords-part-season } ; premier joueur : { $seat }
       *[other] Année { $year }, { dungeon-lords-part-season }, round de combat { $round } ; premier joueur : { $seat }
    }
dungeon-lords-text-combat = Combat de l’année { $year } ({ dungeon-lords-part-season }), round { $round } ; premier joueur : { $seat }
dungeon-lords-text-over = { $round ->
        [0] La partie est terminée : année { $year }, { dungeon-lords-part-season } ; dernier premier joueur : { $seat }
       *[other] La partie est terminée : année { $year }, { dungeon-lords-part-season }, round de combat { $round } ; dernier premier joueur : { $seat }
    }
dungeon-lords-text-token = { $used ->
        [yes] { $item } ({ $colour }, a servi)
       *[no] { $item } ({ $colour })
    }
dungeon-lords-text-event = Événement de la saison : { $tile }
dungeon-lords-text-coming-event = Événement de la saison suivante : { $tile }
dungeon-lords-text-special = Événement spécial : { $special }
dungeon-lords-text-spaces = { $order } : { $spaces }
dungeon-lords-text-card = Carte de combat du round { $round }, lancée avec magie { $magic } : { $card }
dungeon-lords-text-player = { $seat } : or { $gold }, nourriture { $food }, diablotins au repos { $imps }, diablotins au travail { $busy }, { dungeon-lords-many-troll } { $trolls }, méchanceté { $evil }, lettres du fisc { $letters }, pièges { $traps }
dungeon-lords-text-hero = { $who } { $left }/{ $hp }
dungeon-lords-text-battle = Bataille dans le donjon { OF($seat) } en { $cell } ; antipièges restants : { $guard }
dungeon-lords-text-score = { $licensed ->
        [yes] { $seat } : { dungeon-lords-part-points }, licence obtenue
       *[no] { $seat } : { dungeon-lords-part-points }, sans licence
    }
dungeon-lords-text-score-line = { $line } (×{ $count }) : { dungeon-lords-part-points }
dungeon-lords-text-rooms = Salles : { $list }
dungeon-lords-text-units = Monstres et fantômes (hors de combat entre parenthèses) : { $list }
dungeon-lords-text-shelved = Ordres indisponibles : { $list }
dungeon-lords-text-orders = Ordres révélés : { $list }
dungeon-lords-text-line = Devant le donjon : { $list }
dungeon-lords-text-prison = Prison : { $list }
dungeon-lords-text-tokens = Jetons objets : { $list }
dungeon-lords-text-bag = Sac de l’équipe : { $list }
dungeon-lords-text-captured = Objets capturés : { $list }
dungeon-lords-text-trophies = Objets utilisés par les aventuriers : { $list }
dungeon-lords-text-hand = Cartes piège en main : { $list }
dungeon-lords-text-drawn = Ordres tirés : { $list }
dungeon-lords-text-chosen = Ordres choisis : { $list }
dungeon-lords-text-committed = Jetons choisis : { $list }
dungeon-lords-text-plan = Plan : { $list }
dungeon-lords-text-battle-traps = Pièges tendus : { $list }
dungeon-lords-text-battle-units = Doivent encore attaquer : { $list }
dungeon-lords-text-titles = Titres : { $list }

## Les effets en mots

dungeon-lords-text-amount-gold = { $count } or
dungeon-lords-text-amount-food = { $count } nourriture
dungeon-lords-text-amount-imp = { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
dungeon-lords-text-amount-trap = { $count ->
        [one] { $count } piège
       *[other] { $count } pièges
    }
dungeon-lords-text-amount-monster = { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
dungeon-lords-text-amount-evil = { $count } de méchanceté
dungeon-lords-text-word-pay = payez { $what }
dungeon-lords-text-word-gain = { $what } de plus
dungeon-lords-text-word-lose = { $what } de moins
dungeon-lords-text-word-tunnel = { $n ->
        [one] un tunnel
       *[other] { $n } tunnels
    }
dungeon-lords-text-word-work = { $n ->
        [one] un diablotin surveille
       *[other] { $n } diablotins travaillent
    }
dungeon-lords-text-word-dig = jusqu’à { $n ->
        [one] { $n } tunnel
       *[other] { $n } tunnels
    }
dungeon-lords-text-word-mine = jusqu’à { $n } or des tunnels
dungeon-lords-text-word-peek = voyez une carte de combat
dungeon-lords-text-word-draw = { $n ->
        [one] piochez un piège
       *[other] piochez { $n } pièges
    }
dungeon-lords-text-word-hire = engagez un monstre
dungeon-lords-text-word-build = bâtissez une salle
dungeon-lords-text-word-damage = { $full ->
        [yes] tous les points de vie
       *[no] { $n }
    } { $whom }
dungeon-lords-text-word-poison = puis { $n } par le poison
dungeon-lords-text-word-skip-conquer = pas de conquête
dungeon-lords-text-word-skip-heal = pas de soins
dungeon-lords-text-word-skip-spell = pas de sort
dungeon-lords-text-word-attack = { $n } { $whom }
dungeon-lords-text-word-on-kill = si la cible tombe, { $n } { $whom }
dungeon-lords-text-word-face-up = reste dispos
dungeon-lords-text-word-may-face-up = peut rester dispos
dungeon-lords-text-whom-first = au premier
dungeon-lords-text-whom-second = au deuxième
dungeon-lords-text-whom-last = au dernier
dungeon-lords-text-whom-others = à tous sauf au premier
dungeon-lords-text-whom-each = à chacun
dungeon-lords-text-whom-any = à qui vous voulez
dungeon-lords-text-whom-any-not-first = à qui vous voulez, sauf au premier
dungeon-lords-text-whom-any-not-priest = à qui vous voulez, sauf à un prêtre
dungeon-lords-text-if-class = { $text } si touché : { $class }
dungeon-lords-text-effect-produce = { $n ->
        [one] { $n } diablotin
       *[other] { $n } diablotins
    }{ $cost } : { $words }.
dungeon-lords-text-effect-bonus = { $monsters } : { $n } de plus ici.
dungeon-lords-text-effect-slots = Accepte { $n ->
        [one] { $n } piège
       *[other] { $n } pièges
    } et { $m ->
        [one] { $m } monstre
       *[other] { $m } monstres
    }, pièges sans frais d’or.
dungeon-lords-text-effect-no-spell = Aucun sort n’est lancé ici.
dungeon-lords-text-effect-score = Points à la fin pour { $monsters }.
dungeon-lords-text-effect-fame = Points à la fin pour les titres.
dungeon-lords-text-effect-nothing = sans effet
dungeon-lords-text-effect-lose-one = vous perdez ce que vous avez d’abord : { $words }
dungeon-lords-text-effect-gain-evil = méchanceté +{ $n }
dungeon-lords-text-effect-shield = { $n ->
        [one] le prochain dégât est arrêté
       *[other] les { $n } prochains dégâts sont arrêtés
    }
dungeon-lords-text-effect-hide = invisibles : { $class }
dungeon-lords-text-effect-repay = payez de nouveau chaque monstre ou il rentre
dungeon-lords-text-effect-peace = tous les monstres rentrent, ou méchanceté +{ $n }
dungeon-lords-text-effect-restore-front = le premier blessé récupère { $n }
dungeon-lords-text-effect-restore-each = chacun récupère { $n }
dungeon-lords-text-effect-decoy = une illusion de { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de vie passe en tête
dungeon-lords-text-effect-fortify = le premier gagne { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de vie
dungeon-lords-text-effect-rage = les monstres ne voient que le premier
dungeon-lords-text-effect-withdraw-one = un monstre rentre
dungeon-lords-text-effect-morph = un monstre devient mouton
dungeon-lords-text-effect-banish = un monstre rentre assommé
dungeon-lords-text-effect-hunt = une créature part, ou méchanceté +{ $n }.
dungeon-lords-text-effect-strike = chaque créature reçoit une partie de sa paie, ou se couche.
dungeon-lords-text-effect-half-down = perdez la moitié, arrondie en dessous : { $resource }.
dungeon-lords-text-effect-half-up = perdez la moitié, arrondie au-dessus : { $resource }.
dungeon-lords-text-effect-third-down = perdez un tiers, arrondi en dessous : { $resource }.
dungeon-lords-text-effect-room-tax = 1 or par salle, sinon une lettre.
dungeon-lords-text-effect-arrivals = pertes selon la classe de qui arrive : { $words }.
dungeon-lords-text-effect-charity = { $n } nourriture, ou méchanceté +{ $m }.
dungeon-lords-text-zone-top = Rangées 1 et 2.
dungeon-lords-text-zone-bottom = Rangées 3 et 4.
dungeon-lords-text-zone-outer = Au bord.
dungeon-lords-text-zone-inner = Au milieu.
dungeon-lords-text-zone-any = Partout.

## Tuiles, plans et ce qui en résulte

dungeon-lords-cell-tile = Colonne { $column }, rangée { $row } : { $kind ->
        [room] { $uses ->
            [0] { $room }
           *[other] { $room }, a servi dans cette manche
        }
        [conquered-room] { $room }, conquise
        [conquered-tunnel] tunnel conquis
        [fresh-tunnel] tunnel creusé dans cette manche
        [tunnel] tunnel
       *[earth] terre
    }{ $nearest ->
        [yes] . L’équipe entrera ici.
       *[no] .
    }
dungeon-lords-cell-plan-way = { $of ->
        [1] { $told }.
       *[other] { $ways } { $ways ->
            [one] carte
           *[other] cartes
        } sur { $of } : { $told }.
    }
dungeon-lords-outlook-battle = { $caught ->
        [0] personne de pris
        [one] { $caught } pris
       *[other] { $caught } pris
    }, { $conquered ->
        [0] aucune tuile perdue
        [one] { $conquered } tuile perdue
       *[other] { $conquered } tuiles perdues
    }{ $standing ->
        [0] { "" }
       *[other] , { $standing } debout, { $range ->
            [yes] de { $points } à { $most } points de vie
           *[no] avec { $points ->
                [one] { $points } point de vie
               *[other] { $points } points de vie
            }
        }
    }{ $items ->
        [0] { "" }
       *[other] , objets servis : { $items }
    }
dungeon-lords-outlook-tax = reste { $gold } d’or, { $letters ->
        [0] aucune lettre
        [one] { $letters } lettre
       *[other] { $letters } lettres
    }
dungeon-lords-outlook-wage = reste { $gold } d’or et { $food } de nourriture{ $evil ->
        [0] { "" }
       *[other] , méchanceté +{ $evil }
    }
dungeon-lords-outlook-dismiss = part pour de bon, méchanceté +1

## Raisons d’un conseil

dungeon-lords-heuristic-points = Cela vous rapporte des points : salles, monstres, prisonniers ou tuiles sauvées.
dungeon-lords-heuristic-hoard = Il vous restera plus d’or et de nourriture pour la suite.
dungeon-lords-heuristic-workforce = Vous aurez de quoi travailler : diablotins, tunnels ou salles qui produisent.
dungeon-lords-heuristic-titles = Cela vous rapproche d’un titre en fin de partie.
dungeon-lords-heuristic-prisoners = Vous pouvez espérer emprisonner davantage des aventuriers qui viendront chez vous.
dungeon-lords-heuristic-losses = Vous pouvez espérer perdre moins de tuiles de votre donjon au combat.
dungeon-lords-heuristic-evil = Vous serez moins méchant : des aventuriers plus faibles viendront chez vous.
dungeon-lords-heuristic-debts = Il vous restera de quoi payer les impôts et vos monstres.
dungeon-lords-heuristic-items = Les objets magiques joueront pour vous, ou ceux des autres vous gêneront moins.

## Tableaux d’une arène

dungeon-lords-label-order = Place dans l’ordre du tour au début
dungeon-lords-label-room = Salle construite
dungeon-lords-label-unit = Monstre ou fantôme présent à la fin
dungeon-lords-label-title = Titre obtenu
dungeon-lords-label-prisoners = Prisonniers
dungeon-lords-label-captured = Objet pris aux aventuriers
dungeon-lords-label-trophy = Objet utilisé par les aventuriers des autres
dungeon-lords-label-sent = Objet donné
dungeon-lords-label-fate = Ce qu’est devenu un objet donné
dungeon-lords-label-fate-magic-wand-captured = Baguette magique : prise
dungeon-lords-label-fate-magic-wand-used = Baguette magique : utilisée
dungeon-lords-label-fate-magic-wand-lost = Baguette magique : perdue
dungeon-lords-label-fate-amulet-of-perseverance-captured = Amulette de persévérance : prise
dungeon-lords-label-fate-amulet-of-perseverance-used = Amulette de persévérance : utilisée
dungeon-lords-label-fate-amulet-of-perseverance-lost = Amulette de persévérance : perdue
dungeon-lords-label-fate-healing-potion-captured = Potion de soins : prise
dungeon-lords-label-fate-healing-potion-used = Potion de soins : utilisée
dungeon-lords-label-fate-healing-potion-lost = Potion de soins : perdue
dungeon-lords-label-fate-four-leaf-clover-captured = Trèfle à quatre feuilles : pris
dungeon-lords-label-fate-four-leaf-clover-used = Trèfle à quatre feuilles : utilisé
dungeon-lords-label-fate-four-leaf-clover-lost = Trèfle à quatre feuilles : perdu
dungeon-lords-sheet-trap = Dégâts de chaque piège
dungeon-lords-sheet-trap-name = Piège
dungeon-lords-sheet-trap-copies = Exemplaires
dungeon-lords-sheet-trap-one = À un aventurier
dungeon-lords-sheet-trap-three = À une équipe de trois
dungeon-lords-sheet-unit = Dégâts de chaque monstre et fantôme
dungeon-lords-sheet-unit-name = Monstre ou fantôme
dungeon-lords-sheet-unit-copies = Exemplaires, première + seconde année
dungeon-lords-sheet-unit-one = À un aventurier
dungeon-lords-sheet-unit-three = À une équipe de trois

## Le planificateur de batailles

dungeon-lords-malformed-scenario = La bataille est illisible à { $at } : { $problem }.
dungeon-lords-scenario-refused =
    { $count ->
        [one] La bataille est refusée : { $first }
       *[other] La bataille est refusée pour { $count } raisons, la première : { $first }
    }
dungeon-lords-reason-too-many-plans = Plus de { $limit } déroulements : enlevez un piège ou un monstre, ou nommez la carte de combat.
