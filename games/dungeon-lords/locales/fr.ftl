### Dungeon Lords : noms, phrases du journal, questions, refus et étiquettes.
### Dans le journal et les refus, les choses arrivent comme identifiants ; dans les étiquettes et le texte, comme noms.

## Titre

dungeon-lords-title = Dungeon Lords
dungeon-lords-tagline = Creusez, recrutez, repoussez les héros.
dungeon-lords-pitch = Creusez un donjon, engagez des monstres, tendez des pièges, et ne soyez pas malfaisant au point d’attirer le paladin : chaque année, des héros frappent à votre porte.
dungeon-lords-length = 90 à 150 minutes

## Noms

dungeon-lords-name-get-food = Trouver de la nourriture
dungeon-lords-name-improve-reputation = Améliorer la réputation
dungeon-lords-name-dig-tunnels = Creuser des tunnels
dungeon-lords-name-mine-gold = Extraire de l’or
dungeon-lords-name-recruit-imps = Recruter des diablotins
dungeon-lords-name-buy-traps = Acheter des pièges
dungeon-lords-name-hire-monster = Engager un monstre
dungeon-lords-name-build-room = Construire une salle
dungeon-lords-name-goblin = Gobelin
dungeon-lords-name-slime = Visqueux
dungeon-lords-name-ghost = Fantôme
dungeon-lords-name-troll = Troll
dungeon-lords-name-witch = Sorcière
dungeon-lords-name-vampire = Vampire
dungeon-lords-name-golem = Golem
dungeon-lords-name-dragon = Dragon
dungeon-lords-name-demon = Démon
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
dungeon-lords-name-pendulum = Balancier
dungeon-lords-name-trap-door = Trappe
dungeon-lords-name-poisoned-dart = Fléchette empoisonnée
dungeon-lords-name-anti-magic-dart = Fléchette antimagie
dungeon-lords-name-wall-of-fire = Mur de feu
dungeon-lords-name-cursed-ring = Anneau maudit
dungeon-lords-name-kamikaze-imp = Diablotin kamikaze
dungeon-lords-name-poisoned-meal = Repas empoisonné
dungeon-lords-name-hatchery = Poulailler
dungeon-lords-name-mushroom-bed = Champignonnière
dungeon-lords-name-souvenir-shop = Boutique de souvenirs
dungeon-lords-name-mint = Hôtel des monnaies
dungeon-lords-name-workshop = Atelier
dungeon-lords-name-tool-shed = Remise à outils
dungeon-lords-name-printing-press = Imprimerie
dungeon-lords-name-magic-room = Salle de magie
dungeon-lords-name-training-room = Salle d’entraînement
dungeon-lords-name-dark-room = Chambre noire
dungeon-lords-name-labyrinth = Labyrinthe
dungeon-lords-name-anti-magic-room = Salle antimagie
dungeon-lords-name-cafeteria = Cantine
dungeon-lords-name-chapel = Chapelle
dungeon-lords-name-pandemonium = Pandémonium
dungeon-lords-name-hall-of-fame = Temple de la renommée
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
dungeon-lords-name-amulet-of-perseverance = Amulette de persévérance
dungeon-lords-name-healing-potion = Potion de soins
dungeon-lords-name-four-leaf-clover = Trèfle à quatre feuilles
dungeon-lords-name-blank = Jeton vide
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
dungeon-lords-name-evil = Malfaisance
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
dungeon-lords-name-y1-warrior-2 = Guerrier Brand
dungeon-lords-name-y1-warrior-3 = Guerrier Wulf
dungeon-lords-name-y1-warrior-4 = Guerrier Hagen
dungeon-lords-name-y1-thief-1 = Voleur Pip
dungeon-lords-name-y1-thief-2 = Voleur Fitch
dungeon-lords-name-y1-thief-3 = Voleur Corvin
dungeon-lords-name-y1-thief-4 = Voleur Silas
dungeon-lords-name-y1-priest-1 = Prêtre Anselm
dungeon-lords-name-y1-priest-2 = Prêtre Bede
dungeon-lords-name-y1-priest-3 = Prêtre Clement
dungeon-lords-name-y1-priest-4 = Prêtre Dunstan
dungeon-lords-name-y1-wizard-1 = Mage Alban
dungeon-lords-name-y1-wizard-2 = Mage Merrick
dungeon-lords-name-y1-wizard-3 = Mage Zeno
dungeon-lords-name-y1-wizard-4 = Mage Quill
dungeon-lords-name-y2-warrior-1 = Guerrier Roland
dungeon-lords-name-y2-warrior-2 = Guerrier Sigurd
dungeon-lords-name-y2-warrior-3 = Guerrier Torvald
dungeon-lords-name-y2-warrior-4 = Guerrier Magnus
dungeon-lords-name-y2-thief-1 = Voleur Finch
dungeon-lords-name-y2-thief-2 = Voleur Rook
dungeon-lords-name-y2-thief-3 = Voleur Sly
dungeon-lords-name-y2-thief-4 = Voleur Dirk
dungeon-lords-name-y2-priest-1 = Prêtre Ambrose
dungeon-lords-name-y2-priest-2 = Prêtre Benedict
dungeon-lords-name-y2-priest-3 = Prêtre Cyril
dungeon-lords-name-y2-priest-4 = Prêtre Leander
dungeon-lords-name-y2-wizard-1 = Mage Ignatius
dungeon-lords-name-y2-wizard-2 = Mage Theodor
dungeon-lords-name-y2-wizard-3 = Mage Balthasar
dungeon-lords-name-y2-wizard-4 = Mage Melchior
dungeon-lords-name-paladin-1 = Paladin de l’année 1
dungeon-lords-name-paladin-2 = Paladin de l’année 2
dungeon-lords-name-illusion = Illusion

## Parties de phrases, remplies par les arguments de la phrase qui les contient

dungeon-lords-part-monster = { $monster ->
        [goblin] gobelin
        [slime] visqueux
        [ghost] fantôme
        [troll] troll
        [witch] sorcière
        [vampire] vampire
        [golem] golem
        [dragon] dragon
        [demon] démon
       *[other] { $monster }
    }
    .a = { $monster ->
        [goblin] un gobelin
        [slime] un visqueux
        [ghost] un fantôme
        [troll] un troll
        [witch] une sorcière
        [vampire] un vampire
        [golem] un golem
        [dragon] un dragon
        [demon] un démon
       *[other] { $monster }
    }
    .the = { $monster ->
        [goblin] le gobelin
        [slime] le visqueux
        [ghost] le fantôme
        [troll] le troll
        [witch] la sorcière
        [vampire] le vampire
        [golem] le golem
        [dragon] le dragon
        [demon] le démon
       *[other] { $monster }
    }
    .start = { $monster ->
        [goblin] Le gobelin
        [slime] Le visqueux
        [ghost] Le fantôme
        [troll] Le troll
        [witch] La sorcière
        [vampire] Le vampire
        [golem] Le golem
        [dragon] Le dragon
        [demon] Le démon
       *[other] { $monster }
    }
    .of = { $monster ->
        [goblin] du gobelin
        [slime] du visqueux
        [ghost] du fantôme
        [troll] du troll
        [witch] de la sorcière
        [vampire] du vampire
        [golem] du golem
        [dragon] du dragon
        [demon] du démon
       *[other] de { $monster }
    }
    .one = { $monster ->
        [goblin] Un gobelin
        [slime] Un visqueux
        [ghost] Un fantôme
        [troll] Un troll
        [witch] Une sorcière
        [vampire] Un vampire
        [golem] Un golem
        [dragon] Un dragon
        [demon] Un démon
       *[other] { $monster }
    }
dungeon-lords-part-eater = { $eater ->
        [goblin] gobelin
        [slime] visqueux
        [ghost] fantôme
        [troll] troll
        [witch] sorcière
        [vampire] vampire
        [golem] golem
        [dragon] dragon
        [demon] démon
       *[other] { $eater }
    }
    .the = { $eater ->
        [goblin] le gobelin
        [slime] le visqueux
        [ghost] le fantôme
        [troll] le troll
        [witch] la sorcière
        [vampire] le vampire
        [golem] le golem
        [dragon] le dragon
        [demon] le démon
       *[other] { $eater }
    }
dungeon-lords-part-trap = { $trap ->
        [hidden] un piège caché
        [rolling-stone] rocher roulant
        [pendulum] balancier
        [trap-door] trappe
        [poisoned-dart] fléchette empoisonnée
        [anti-magic-dart] fléchette antimagie
        [wall-of-fire] mur de feu
        [cursed-ring] anneau maudit
        [kamikaze-imp] diablotin kamikaze
        [poisoned-meal] repas empoisonné
       *[other] { $trap }
    }
    .the = { $trap ->
        [hidden] un piège caché
        [rolling-stone] le rocher roulant
        [pendulum] le balancier
        [trap-door] la trappe
        [poisoned-dart] la fléchette empoisonnée
        [anti-magic-dart] la fléchette antimagie
        [wall-of-fire] le mur de feu
        [cursed-ring] l’anneau maudit
        [kamikaze-imp] le diablotin kamikaze
        [poisoned-meal] le repas empoisonné
       *[other] { $trap }
    }
dungeon-lords-part-room = { $room ->
        [hatchery] poulailler
        [mushroom-bed] champignonnière
        [souvenir-shop] boutique de souvenirs
        [mint] hôtel des monnaies
        [workshop] atelier
        [tool-shed] remise à outils
        [printing-press] imprimerie
        [magic-room] salle de magie
        [training-room] salle d’entraînement
        [dark-room] chambre noire
        [labyrinth] labyrinthe
        [anti-magic-room] salle antimagie
        [cafeteria] cantine
        [chapel] chapelle
        [pandemonium] pandémonium
        [hall-of-fame] temple de la renommée
       *[other] { $room }
    }
    .the = { $room ->
        [hatchery] le poulailler
        [mushroom-bed] la champignonnière
        [souvenir-shop] la boutique de souvenirs
        [mint] l’hôtel des monnaies
        [workshop] l’atelier
        [tool-shed] la remise à outils
        [printing-press] l’imprimerie
        [magic-room] la salle de magie
        [training-room] la salle d’entraînement
        [dark-room] la chambre noire
        [labyrinth] le labyrinthe
        [anti-magic-room] la salle antimagie
        [cafeteria] la cantine
        [chapel] la chapelle
        [pandemonium] le pandémonium
        [hall-of-fame] le temple de la renommée
       *[other] { $room }
    }
    .one = { $room ->
        [hatchery] Un poulailler
        [mushroom-bed] Une champignonnière
        [souvenir-shop] Une boutique de souvenirs
        [mint] Un hôtel des monnaies
        [workshop] Un atelier
        [tool-shed] Une remise à outils
        [printing-press] Une imprimerie
        [magic-room] Une salle de magie
        [training-room] Une salle d’entraînement
        [dark-room] Une chambre noire
        [labyrinth] Un labyrinthe
        [anti-magic-room] Une salle antimagie
        [cafeteria] Une cantine
        [chapel] Une chapelle
        [pandemonium] Un pandémonium
        [hall-of-fame] Un temple de la renommée
       *[other] { $room }
    }
dungeon-lords-part-place = { $place ->
        [tunnel] un tunnel
        [hatchery] le poulailler
        [mushroom-bed] la champignonnière
        [souvenir-shop] la boutique de souvenirs
        [mint] l’hôtel des monnaies
        [workshop] l’atelier
        [tool-shed] la remise à outils
        [printing-press] l’imprimerie
        [magic-room] la salle de magie
        [training-room] la salle d’entraînement
        [dark-room] la chambre noire
        [labyrinth] le labyrinthe
        [anti-magic-room] la salle antimagie
        [cafeteria] la cantine
        [chapel] la chapelle
        [pandemonium] le pandémonium
        [hall-of-fame] le temple de la renommée
       *[other] { $place }
    }
dungeon-lords-part-item = { $item ->
        [magic-wand] baguette magique
        [amulet-of-perseverance] amulette de persévérance
        [healing-potion] potion de soins
        [four-leaf-clover] trèfle à quatre feuilles
        [blank] jeton vide
       *[other] { $item }
    }
    .the = { $item ->
        [magic-wand] la baguette magique
        [amulet-of-perseverance] l’amulette de persévérance
        [healing-potion] la potion de soins
        [four-leaf-clover] le trèfle à quatre feuilles
        [blank] le jeton vide
       *[other] { $item }
    }
dungeon-lords-part-token = { $item ->
        [magic-wand] la baguette magique { dungeon-lords-part-colour.f }
        [amulet-of-perseverance] l’amulette de persévérance { dungeon-lords-part-colour.f }
        [healing-potion] la potion de soins { dungeon-lords-part-colour.f }
        [four-leaf-clover] le trèfle à quatre feuilles { dungeon-lords-part-colour }
        [blank] le jeton vide { dungeon-lords-part-colour }
       *[other] { $item } ({ dungeon-lords-part-colour })
    }
    .the = { $item ->
        [magic-wand] la baguette magique { dungeon-lords-part-colour.f }
        [amulet-of-perseverance] l’amulette de persévérance { dungeon-lords-part-colour.f }
        [healing-potion] la potion de soins { dungeon-lords-part-colour.f }
        [four-leaf-clover] le trèfle à quatre feuilles { dungeon-lords-part-colour }
        [blank] le jeton vide { dungeon-lords-part-colour }
       *[other] { $item } ({ dungeon-lords-part-colour })
    }
    .start = { $item ->
        [magic-wand] La baguette magique { dungeon-lords-part-colour.f }
        [amulet-of-perseverance] L’amulette de persévérance { dungeon-lords-part-colour.f }
        [healing-potion] La potion de soins { dungeon-lords-part-colour.f }
        [four-leaf-clover] Le trèfle à quatre feuilles { dungeon-lords-part-colour }
        [blank] Le jeton vide { dungeon-lords-part-colour }
       *[other] { $item } ({ dungeon-lords-part-colour })
    }
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
dungeon-lords-part-who = { $who ->
        [y1-warrior-1] guerrier Odo
        [y1-warrior-2] guerrier Brand
        [y1-warrior-3] guerrier Wulf
        [y1-warrior-4] guerrier Hagen
        [y1-thief-1] voleur Pip
        [y1-thief-2] voleur Fitch
        [y1-thief-3] voleur Corvin
        [y1-thief-4] voleur Silas
        [y1-priest-1] prêtre Anselm
        [y1-priest-2] prêtre Bede
        [y1-priest-3] prêtre Clement
        [y1-priest-4] prêtre Dunstan
        [y1-wizard-1] mage Alban
        [y1-wizard-2] mage Merrick
        [y1-wizard-3] mage Zeno
        [y1-wizard-4] mage Quill
        [y2-warrior-1] guerrier Roland
        [y2-warrior-2] guerrier Sigurd
        [y2-warrior-3] guerrier Torvald
        [y2-warrior-4] guerrier Magnus
        [y2-thief-1] voleur Finch
        [y2-thief-2] voleur Rook
        [y2-thief-3] voleur Sly
        [y2-thief-4] voleur Dirk
        [y2-priest-1] prêtre Ambrose
        [y2-priest-2] prêtre Benedict
        [y2-priest-3] prêtre Cyril
        [y2-priest-4] prêtre Leander
        [y2-wizard-1] mage Ignatius
        [y2-wizard-2] mage Theodor
        [y2-wizard-3] mage Balthasar
        [y2-wizard-4] mage Melchior
        [paladin-1] paladin
        [paladin-2] paladin
        [illusion] illusion
       *[other] { $who }
    }
    .the = { $who ->
        [y1-warrior-1] le guerrier Odo
        [y1-warrior-2] le guerrier Brand
        [y1-warrior-3] le guerrier Wulf
        [y1-warrior-4] le guerrier Hagen
        [y1-thief-1] le voleur Pip
        [y1-thief-2] le voleur Fitch
        [y1-thief-3] le voleur Corvin
        [y1-thief-4] le voleur Silas
        [y1-priest-1] le prêtre Anselm
        [y1-priest-2] le prêtre Bede
        [y1-priest-3] le prêtre Clement
        [y1-priest-4] le prêtre Dunstan
        [y1-wizard-1] le mage Alban
        [y1-wizard-2] le mage Merrick
        [y1-wizard-3] le mage Zeno
        [y1-wizard-4] le mage Quill
        [y2-warrior-1] le guerrier Roland
        [y2-warrior-2] le guerrier Sigurd
        [y2-warrior-3] le guerrier Torvald
        [y2-warrior-4] le guerrier Magnus
        [y2-thief-1] le voleur Finch
        [y2-thief-2] le voleur Rook
        [y2-thief-3] le voleur Sly
        [y2-thief-4] le voleur Dirk
        [y2-priest-1] le prêtre Ambrose
        [y2-priest-2] le prêtre Benedict
        [y2-priest-3] le prêtre Cyril
        [y2-priest-4] le prêtre Leander
        [y2-wizard-1] le mage Ignatius
        [y2-wizard-2] le mage Theodor
        [y2-wizard-3] le mage Balthasar
        [y2-wizard-4] le mage Melchior
        [paladin-1] le paladin
        [paladin-2] le paladin
        [illusion] l’illusion
       *[other] { $who }
    }
    .start = { $who ->
        [y1-warrior-1] Le guerrier Odo
        [y1-warrior-2] Le guerrier Brand
        [y1-warrior-3] Le guerrier Wulf
        [y1-warrior-4] Le guerrier Hagen
        [y1-thief-1] Le voleur Pip
        [y1-thief-2] Le voleur Fitch
        [y1-thief-3] Le voleur Corvin
        [y1-thief-4] Le voleur Silas
        [y1-priest-1] Le prêtre Anselm
        [y1-priest-2] Le prêtre Bede
        [y1-priest-3] Le prêtre Clement
        [y1-priest-4] Le prêtre Dunstan
        [y1-wizard-1] Le mage Alban
        [y1-wizard-2] Le mage Merrick
        [y1-wizard-3] Le mage Zeno
        [y1-wizard-4] Le mage Quill
        [y2-warrior-1] Le guerrier Roland
        [y2-warrior-2] Le guerrier Sigurd
        [y2-warrior-3] Le guerrier Torvald
        [y2-warrior-4] Le guerrier Magnus
        [y2-thief-1] Le voleur Finch
        [y2-thief-2] Le voleur Rook
        [y2-thief-3] Le voleur Sly
        [y2-thief-4] Le voleur Dirk
        [y2-priest-1] Le prêtre Ambrose
        [y2-priest-2] Le prêtre Benedict
        [y2-priest-3] Le prêtre Cyril
        [y2-priest-4] Le prêtre Leander
        [y2-wizard-1] Le mage Ignatius
        [y2-wizard-2] Le mage Theodor
        [y2-wizard-3] Le mage Balthasar
        [y2-wizard-4] Le mage Melchior
        [paladin-1] Le paladin
        [paladin-2] Le paladin
        [illusion] L’illusion
       *[other] { $who }
    }
    .to = { $who ->
        [y1-warrior-1] au guerrier Odo
        [y1-warrior-2] au guerrier Brand
        [y1-warrior-3] au guerrier Wulf
        [y1-warrior-4] au guerrier Hagen
        [y1-thief-1] au voleur Pip
        [y1-thief-2] au voleur Fitch
        [y1-thief-3] au voleur Corvin
        [y1-thief-4] au voleur Silas
        [y1-priest-1] au prêtre Anselm
        [y1-priest-2] au prêtre Bede
        [y1-priest-3] au prêtre Clement
        [y1-priest-4] au prêtre Dunstan
        [y1-wizard-1] au mage Alban
        [y1-wizard-2] au mage Merrick
        [y1-wizard-3] au mage Zeno
        [y1-wizard-4] au mage Quill
        [y2-warrior-1] au guerrier Roland
        [y2-warrior-2] au guerrier Sigurd
        [y2-warrior-3] au guerrier Torvald
        [y2-warrior-4] au guerrier Magnus
        [y2-thief-1] au voleur Finch
        [y2-thief-2] au voleur Rook
        [y2-thief-3] au voleur Sly
        [y2-thief-4] au voleur Dirk
        [y2-priest-1] au prêtre Ambrose
        [y2-priest-2] au prêtre Benedict
        [y2-priest-3] au prêtre Cyril
        [y2-priest-4] au prêtre Leander
        [y2-wizard-1] au mage Ignatius
        [y2-wizard-2] au mage Theodor
        [y2-wizard-3] au mage Balthasar
        [y2-wizard-4] au mage Melchior
        [paladin-1] au paladin
        [paladin-2] au paladin
        [illusion] à l’illusion
       *[other] à { $who }
    }
dungeon-lords-part-target = { $target ->
        [y1-warrior-1] guerrier Odo
        [y1-warrior-2] guerrier Brand
        [y1-warrior-3] guerrier Wulf
        [y1-warrior-4] guerrier Hagen
        [y1-thief-1] voleur Pip
        [y1-thief-2] voleur Fitch
        [y1-thief-3] voleur Corvin
        [y1-thief-4] voleur Silas
        [y1-priest-1] prêtre Anselm
        [y1-priest-2] prêtre Bede
        [y1-priest-3] prêtre Clement
        [y1-priest-4] prêtre Dunstan
        [y1-wizard-1] mage Alban
        [y1-wizard-2] mage Merrick
        [y1-wizard-3] mage Zeno
        [y1-wizard-4] mage Quill
        [y2-warrior-1] guerrier Roland
        [y2-warrior-2] guerrier Sigurd
        [y2-warrior-3] guerrier Torvald
        [y2-warrior-4] guerrier Magnus
        [y2-thief-1] voleur Finch
        [y2-thief-2] voleur Rook
        [y2-thief-3] voleur Sly
        [y2-thief-4] voleur Dirk
        [y2-priest-1] prêtre Ambrose
        [y2-priest-2] prêtre Benedict
        [y2-priest-3] prêtre Cyril
        [y2-priest-4] prêtre Leander
        [y2-wizard-1] mage Ignatius
        [y2-wizard-2] mage Theodor
        [y2-wizard-3] mage Balthasar
        [y2-wizard-4] mage Melchior
        [paladin-1] paladin
        [paladin-2] paladin
        [illusion] illusion
       *[other] { $target }
    }
    .the = { $target ->
        [y1-warrior-1] le guerrier Odo
        [y1-warrior-2] le guerrier Brand
        [y1-warrior-3] le guerrier Wulf
        [y1-warrior-4] le guerrier Hagen
        [y1-thief-1] le voleur Pip
        [y1-thief-2] le voleur Fitch
        [y1-thief-3] le voleur Corvin
        [y1-thief-4] le voleur Silas
        [y1-priest-1] le prêtre Anselm
        [y1-priest-2] le prêtre Bede
        [y1-priest-3] le prêtre Clement
        [y1-priest-4] le prêtre Dunstan
        [y1-wizard-1] le mage Alban
        [y1-wizard-2] le mage Merrick
        [y1-wizard-3] le mage Zeno
        [y1-wizard-4] le mage Quill
        [y2-warrior-1] le guerrier Roland
        [y2-warrior-2] le guerrier Sigurd
        [y2-warrior-3] le guerrier Torvald
        [y2-warrior-4] le guerrier Magnus
        [y2-thief-1] le voleur Finch
        [y2-thief-2] le voleur Rook
        [y2-thief-3] le voleur Sly
        [y2-thief-4] le voleur Dirk
        [y2-priest-1] le prêtre Ambrose
        [y2-priest-2] le prêtre Benedict
        [y2-priest-3] le prêtre Cyril
        [y2-priest-4] le prêtre Leander
        [y2-wizard-1] le mage Ignatius
        [y2-wizard-2] le mage Theodor
        [y2-wizard-3] le mage Balthasar
        [y2-wizard-4] le mage Melchior
        [paladin-1] le paladin
        [paladin-2] le paladin
        [illusion] l’illusion
       *[other] { $target }
    }
dungeon-lords-part-order = { $order ->
        [hidden] un ordre
        [get-food] « Trouver de la nourriture »
        [improve-reputation] « Améliorer la réputation »
        [dig-tunnels] « Creuser des tunnels »
        [mine-gold] « Extraire de l’or »
        [recruit-imps] « Recruter des diablotins »
        [buy-traps] « Acheter des pièges »
        [hire-monster] « Engager un monstre »
        [build-room] « Construire une salle »
       *[other] { $order }
    }
dungeon-lords-part-card = { $card ->
        [hidden] une carte cachée
        [y1-fireball] « Boule de feu »
        [y1-detect-treasure] « Détection des trésors »
        [y1-detect-evil] « Détection du mal »
        [y1-fist-of-justice] « Poing de la justice »
        [y1-magic-shield] « Bouclier magique »
        [y1-invisibility] « Invisibilité »
        [y1-suggestion] « Suggestion »
        [y1-word-of-peace] « Parole de paix »
        [y1-mend] « Premiers soins »
        [y2-illusion] « Illusion »
        [y2-create-food] « Création de nourriture »
        [y2-regeneration] « Régénération »
        [y2-blind-rage] « Rage aveugle »
        [y2-aura-of-fear] « Aura de peur »
        [y2-metamorphosis] « Métamorphose »
        [y2-dimensional-gate] « Porte dimensionnelle »
        [y2-great-fireball] « Grande boule de feu »
        [y2-scrying] « Divination »
       *[other] { $card }
    }
dungeon-lords-part-tile = { $tile ->
        [taxes] « Impôts »
        [pay-day] « Jour de paie »
        [special-event] « Événement spécial »
        [blank-event] « Saison calme »
       *[other] { $tile }
    }
dungeon-lords-part-special = { $special ->
        [witch-hunt] « Chasse aux sorcières »
        [monster-strike] « Grève des monstres »
        [robbery] « Cambriolage »
        [rats] « Rats »
        [extra-tax] « Impôt supplémentaire »
        [imp-flu] « Grippe des diablotins »
        [impatient-heroes] « Héros impatients »
        [rumours] « Rumeurs »
        [charity-drive] « Collecte de charité »
       *[other] { $special }
    }
dungeon-lords-part-title = { $title ->
        [dark-deeds] « Seigneur des noirs desseins »
        [halls] « Seigneur des salles »
        [tunnels] « Seigneur des tunnels »
        [monsters] « Seigneur des monstres »
        [imps] « Seigneur des diablotins »
        [riches] « Seigneur des richesses »
        [battle] « Seigneur des batailles »
       *[other] { $title }
    }
dungeon-lords-part-score = { $line ->
        [monster] Monstres et { dungeon-lords-many-ghost }
        [room] Salles
        [prisoner] Prisonniers
        [paladin] Paladins capturés
        [item-basic] Objets capturés
        [conquered-tile] Cases conquises
        [letter] Impôts impayés
        [cafeteria] { dungeon-lords-name-cafeteria } : { dungeon-lords-many-goblin }, { dungeon-lords-many-slime }, { dungeon-lords-many-troll } et { dungeon-lords-many-witch }
        [chapel] { dungeon-lords-name-chapel } : { dungeon-lords-many-ghost } et { dungeon-lords-many-vampire }
        [pandemonium] { dungeon-lords-name-pandemonium } : { dungeon-lords-many-golem }, { dungeon-lords-many-dragon } et { dungeon-lords-many-demon }
        [hall-of-fame-shared] { dungeon-lords-name-hall-of-fame } : titres partagés
        [hall-of-fame-sole] { dungeon-lords-name-hall-of-fame } : titres sans partage
        [title-sole] Titres sans partage
        [title-shared] Titres partagés
        [item-advanced] Objets utilisés par les héros
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
        [evil] malfaisance
        [trap] pièges
        [monster] monstres
       *[other] { $resource }
    }
    .of = { $resource ->
        [gold] d’or
        [food] de nourriture
        [imp] de diablotins
        [evil] de malfaisance
        [trap] de pièges
        [monster] de monstres
       *[other] de { $resource }
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
            [one] { $amount } point de malfaisance
           *[other] { $amount } points de malfaisance
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
        [plan-tile] choisissez la case de la bataille
        [plan-trap] choisissez les pièges
        [plan-monster] choisissez les monstres
        [plan-ghosts] choisissez le nombre de fantômes
        [free] choisissez le prisonnier libéré
        [spring] déclenchez un piège
        [repay] payez de nouveau vos monstres ou faites-les rentrer
        [peace] faites rentrer vos monstres ou gagnez de la malfaisance
        [pick] choisissez un monstre pour le sort
        [strike] choisissez qui attaque
        [hit] choisissez qui l’attaque touche
        [work] rien ne vous est demandé
       *[other] { $step }
    }
dungeon-lords-part-skipped = { $why ->
        [trap] un piège l’empêche
        [dart] une fléchette l’empêche
        [attack] une attaque l’empêche
        [stopped] on l’a empêché
        [no-attack] personne n’a attaqué
       *[other] { $why }
    }

## Événements

dungeon-lords-event-started = { $seat } est le premier à jouer.
dungeon-lords-event-order-drawn = { $seat } tire { dungeon-lords-part-order } parmi ses cartes d’ordre.
dungeon-lords-event-order-kept = { $seat } reprend en main l’un des ordres tirés.
dungeon-lords-event-shelved = { $seat } ne peut pas donner l’ordre { dungeon-lords-part-order } à ce tour.
dungeon-lords-event-absent-shelved = Le non-joueur { dungeon-lords-part-colour } met de côté { dungeon-lords-part-order }.
dungeon-lords-event-year-began = L’année { $year } commence.
dungeon-lords-event-round-began = Année { $year }, { dungeon-lords-part-season } : un nouveau tour commence, { $seat } joue en premier.
dungeon-lords-event-monster-shown = { dungeon-lords-part-monster.one } cherche du travail.
dungeon-lords-event-room-shown = { dungeon-lords-part-room.one } est à construire.
dungeon-lords-event-adventurer-shown = { dungeon-lords-part-who.start } viendra { dungeon-lords-part-season.in }.
dungeon-lords-event-adventurer-replaced = Tous seraient de la même classe : { dungeon-lords-part-who.the } est remplacé.
dungeon-lords-event-event-shown = L’événement prévu { dungeon-lords-part-season.in } : { dungeon-lords-part-tile }.
dungeon-lords-event-special-shown = L’événement spécial de l’année : { dungeon-lords-part-special }.
dungeon-lords-event-item-sealed = { $seat } a choisi quoi donner aux équipes des autres.
dungeon-lords-event-item-given = { $seat } donne { dungeon-lords-part-token.the } à l’équipe qui campe devant le donjon de { $to_seat }.
dungeon-lords-event-item-to-absent = { $seat } donne { dungeon-lords-part-token.the } à une équipe que personne n’affronte : l’objet quitte le jeu.
dungeon-lords-event-absent-order = Le { dungeon-lords-part-wave } ordre du non-joueur { dungeon-lords-part-colour } est { dungeon-lords-part-order }.
dungeon-lords-event-orders-sealed = { $seat } a choisi ses ordres.
dungeon-lords-event-order-shown = { $seat } révèle son { dungeon-lords-part-wave } ordre : { dungeon-lords-part-order }.
dungeon-lords-event-minion-placed = { $seat } place un larbin sur la case { dungeon-lords-part-space } de { dungeon-lords-part-order }.
dungeon-lords-event-minion-returned = { $why ->
        [full] Toutes les cases de { dungeon-lords-part-order } sont prises : le larbin de { $seat } revient.
        [poor] { $seat } ne peut pas payer { dungeon-lords-part-order } : le larbin revient.
        [unwilling] { $seat } refuse de payer { dungeon-lords-part-order } : le larbin revient.
        [declined] { $seat } renonce à { dungeon-lords-part-order } : le larbin revient.
       *[impossible] { $seat } ne peut rien tirer de { dungeon-lords-part-order } : le larbin revient.
    }
dungeon-lords-event-absent-placed = Le non-joueur { dungeon-lords-part-colour } bloque la case { dungeon-lords-part-space } de { dungeon-lords-part-order }.
dungeon-lords-event-absent-hired = Le non-joueur { dungeon-lords-part-colour } emmène { dungeon-lords-part-monster.the }.
dungeon-lords-event-fee-paid = { $seat } paie { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    } pour demander un monstre en premier ordre.
dungeon-lords-event-space-used = { $seat } utilise la case { dungeon-lords-part-space } de { dungeon-lords-part-order }.
dungeon-lords-event-paid = { $seat } paie { dungeon-lords-part-amount }.
dungeon-lords-event-gained = { $seat } gagne { dungeon-lords-part-amount }.
dungeon-lords-event-lost = { $seat } perd { dungeon-lords-part-amount }.
dungeon-lords-event-evil-changed = { $why ->
        [cost] Le prix à payer : la malfaisance de { $seat } passe de { $from } à { $to }.
        [forced] La malfaisance de { $seat } passe de { $from } à { $to }.
        [lost] { $seat } s’amende : malfaisance de { $from } à { $to }.
        [dismissed] La créature renvoyée parle : la malfaisance de { $seat } passe de { $from } à { $to }.
        [spell] Un sort fait passer la malfaisance de { $seat } de { $from } à { $to }.
        [conquered] Les héros conquièrent une case : la malfaisance de { $seat } passe de { $from } à { $to }.
       *[freed] Un prisonnier est libre : la malfaisance de { $seat } passe de { $from } à { $to }.
    }
dungeon-lords-event-dug = { $seat } creuse un tunnel en { $cell }.
dungeon-lords-event-mined = Les diablotins de { $seat } extraient { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }.
dungeon-lords-event-hired = { $seat } engage { dungeon-lords-part-monster.a }.
dungeon-lords-event-built = { $seat } construit { dungeon-lords-part-room.the } en { $cell }.
dungeon-lords-event-peeked = { $card ->
        [hidden] { $seat } regarde la carte de combat de la manche { $round }.
       *[other] { $seat } regarde la carte de combat de la manche { $round } : { dungeon-lords-part-card }.
    }
dungeon-lords-event-trap-drawn = { $trap ->
        [hidden] { $seat } pioche une carte piège.
       *[other] { $seat } pioche une carte piège : { dungeon-lords-part-trap.the }.
    }
dungeon-lords-event-traps-out = La pioche des pièges et la défausse sont épuisées : { $seat } pioche { $missing ->
        [one] un piège
       *[other] { $missing } pièges
    } de moins.
dungeon-lords-event-trap-given = { $why ->
        [cost] { $seat } donne { dungeon-lords-part-trap.the } en paiement.
        [return] { $seat } rend { dungeon-lords-part-trap.the } après l’achat.
       *[lost] { $seat } perd { dungeon-lords-part-trap.the }.
    }
dungeon-lords-event-reshuffled = Les pièges défaussés sont mélangés en une nouvelle pioche.
dungeon-lords-event-eaten = { $seat } donne { dungeon-lords-part-monster.the } en pâture : { dungeon-lords-part-eater.the } s’en régale.
dungeon-lords-event-activated = { $trolls ->
        [0] { $seat } active { dungeon-lords-part-room.the } avec { dungeon-lords-part-imps }.
        [1] { $seat } active { dungeon-lords-part-room.the } avec { dungeon-lords-part-imps } et { $trolls } troll.
       *[other] { $seat } active { dungeon-lords-part-room.the } avec { dungeon-lords-part-imps } et { $trolls } trolls.
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
dungeon-lords-event-unit-paid = { $seat } paie le salaire { dungeon-lords-part-monster.of }.
dungeon-lords-event-unit-left = { dungeon-lords-part-monster.start } quitte { $seat }.
dungeon-lords-event-unit-down = En grève chez { $seat }, { dungeon-lords-part-monster.the } reste face cachée jusqu’à la fin du combat.
dungeon-lords-event-token-shown = Le jeton { $place } est révélé : { dungeon-lords-part-token.the }.
dungeon-lords-event-token-placed = { dungeon-lords-part-token.start } va { dungeon-lords-part-who.to }.
dungeon-lords-event-token-back = { $why ->
        [blank] { dungeon-lords-part-token.start } retourne à son propriétaire.
        [nobody] Personne ne peut porter { dungeon-lords-part-token.the } : le jeton retourne à son propriétaire.
       *[absent] Le porteur part chez le non-joueur : { dungeon-lords-part-token.the } retourne à son propriétaire.
    }
dungeon-lords-event-arrived = { dungeon-lords-part-who.start } campe devant le donjon de { $seat }.
dungeon-lords-event-absent-took = { dungeon-lords-part-who.start } va chez le non-joueur et quitte le jeu.
dungeon-lords-event-paladin-came = { dungeon-lords-part-who.start } entend parler de { $seat } et se présente devant le donjon.
dungeon-lords-event-paladin-moved = { dungeon-lords-part-who.start } quitte { $from_seat } pour { $seat }, pire encore.
dungeon-lords-event-token-passed = { $seat } devient premier joueur.
dungeon-lords-event-combat-began = Le combat de l’année { $year } commence.
dungeon-lords-event-item-borne = Devant le donjon de { $seat }, { dungeon-lords-part-who.the } prend { dungeon-lords-part-token.the }.
dungeon-lords-event-item-bagged = Devant le donjon de { $seat }, personne ne sait utiliser { dungeon-lords-part-token.the } : direction le sac.
dungeon-lords-event-plan-sealed = { $seat } a préparé sa défense.
dungeon-lords-event-combat-round = La manche de combat { $round } commence.
dungeon-lords-event-card-shown = { $speed ->
        [fast] La carte de la manche { $round } : { dungeon-lords-part-card }, sort rapide, fatigue { $fatigue }.
       *[slow] La carte de la manche { $round } : { dungeon-lords-part-card }, sort lent, fatigue { $fatigue }.
    }
dungeon-lords-event-battle-began = Les héros entrent dans le donjon de { $seat } : bataille en { $cell }, dans { dungeon-lords-part-place }.
dungeon-lords-event-trap-committed = { $seat } a tendu un piège : { dungeon-lords-part-trap.the }.
dungeon-lords-event-unit-committed = { $seat } envoie { dungeon-lords-part-monster.a } au combat.
dungeon-lords-event-no-tile = Il ne reste rien à conquérir chez { $seat } : les héros visitent la prison.
dungeon-lords-event-freed = { dungeon-lords-part-who.start } est libéré de la prison de { $seat }.
dungeon-lords-event-trap-sprung = { $seat } déclenche { dungeon-lords-part-trap.the } ; l’équipe peut encore éviter { $guard ->
        [one] { $guard } dégât
       *[other] { $guard } dégâts
    }.
dungeon-lords-event-trap-blocked = Dans le donjon de { $seat }, { $prevented ->
        [one] { $prevented } dégât évité
       *[other] { $prevented } dégâts évités
    } sur { $points } pour { dungeon-lords-part-who.the } ; antipièges restants : { $guard }.
dungeon-lords-event-step-skipped = { $step ->
        [spell] Aucun sort ne sera lancé dans le donjon de { $seat } : { dungeon-lords-part-skipped }.
        [heal] Pas de soins dans le donjon de { $seat } : { dungeon-lords-part-skipped }.
       *[conquer] Pas de conquête dans le donjon de { $seat } : { dungeon-lords-part-skipped }.
    }
dungeon-lords-event-poison-set = Dans le donjon de { $seat }, le poison infligera { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } de plus { dungeon-lords-part-who.to } à la fin de la manche.
dungeon-lords-event-damaged = Dans le donjon de { $seat }, { dungeon-lords-part-who.the } subit { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { $cause ->
        [trap] d’un piège
        [attack] d’une attaque
        [fatigue] de fatigue
       *[poison] de poison
    } : { $damage } sur { $hp }.
dungeon-lords-event-shielded = Dans le donjon de { $seat }, { dungeon-lords-the-y1-magic-shield } épargne { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { dungeon-lords-part-who.to }.
dungeon-lords-event-eliminated = { dungeon-lords-part-who.start } est vaincu et rejoint la prison de { $seat }.
dungeon-lords-event-illusion-gone = L’illusion s’évanouit dans le donjon de { $seat }.
dungeon-lords-event-spell-cast = { $speed ->
        [fast] Les héros lancent le sort rapide { dungeon-lords-part-card } dans le donjon de { $seat } (magie { $magic }, requise { $needed }).
       *[slow] Les héros lancent le sort lent { dungeon-lords-part-card } dans le donjon de { $seat } (magie { $magic }, requise { $needed }).
    }
dungeon-lords-event-spell-missed = Les héros ne lancent pas { dungeon-lords-part-card } dans le donjon de { $seat } (magie { $magic }, requise { $needed }) : { $why ->
        [dart] une fléchette a touché leur mage
        [room] la salle ne laisse passer aucune magie
       *[magic] leur magie est trop faible
    }.
dungeon-lords-event-withdrawn = Chez { $seat }, { dungeon-lords-part-monster.the } rentre sans avoir combattu.
dungeon-lords-event-morphed = Chez { $seat }, { dungeon-lords-part-monster.the } est { $monster ->
        [witch] changée
       *[other] changé
    } en mouton.
dungeon-lords-event-banished = Chez { $seat }, { dungeon-lords-part-monster.the } disparaît par magie et reste face cachée.
dungeon-lords-event-hid = Dans le donjon de { $seat }, { dungeon-lords-part-who.the } devient invisible et passe à l’arrière.
dungeon-lords-event-illusion-came = Une illusion prend la tête des héros dans le donjon de { $seat }.
dungeon-lords-event-fortified = Dans le donjon de { $seat }, { dungeon-lords-part-who.the } a maintenant { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }.
dungeon-lords-event-restored = Dans le donjon de { $seat }, le sort retire { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { dungeon-lords-part-who.to } ; il en reste { $damage }.
dungeon-lords-event-attacked = { $bonus ->
        [0] Chez { $seat }, { dungeon-lords-part-monster.the } attaque (attaque { $line }).
       *[other] Chez { $seat }, { dungeon-lords-part-monster.the } attaque (attaque { $line }), avec un bonus de salle de { $bonus }.
    }
dungeon-lords-event-rested = Chez { $seat }, { dungeon-lords-part-monster.the } ne trouve personne à attaquer.
dungeon-lords-event-healed = Dans le donjon de { $seat }, les soins retirent { $points ->
        [one] { $points } dégât
       *[other] { $points } dégâts
    } { dungeon-lords-part-who.to } ; il en reste { $damage } (cœurs : { $hearts }).
dungeon-lords-event-fatigue = Les héros se fatiguent dans le donjon de { $seat } : point { $point } sur { $of }.
dungeon-lords-event-conquered = Les héros conquièrent { $cell } dans le donjon de { $seat }.
dungeon-lords-event-not-conquered = Plus aucun héros pour conquérir { $cell } dans le donjon de { $seat }.
dungeon-lords-event-unit-home = { $face ->
        [up] Chez { $seat }, { dungeon-lords-part-monster.the } rentre et pourra encore combattre.
       *[down] Chez { $seat }, { dungeon-lords-part-monster.the } rentre et ne combattra plus cette année.
    }
dungeon-lords-event-battle-ended = { $left ->
        [0] La bataille est finie dans le donjon de { $seat } : plus aucun héros.
        [1] La bataille est finie dans le donjon de { $seat } : il reste { $left } héros.
       *[other] La bataille est finie dans le donjon de { $seat } : il reste { $left } héros.
    }
dungeon-lords-event-item-used = { dungeon-lords-part-token.start } a servi dans le donjon de { $seat } : { $with } avec, { $without } sans.
dungeon-lords-event-item-captured = { $seat } capture { dungeon-lords-part-token.the }.
dungeon-lords-event-item-trophy = { $seat } range au bureau des lettres mortes { dungeon-lords-part-token.the }, qui a servi.
dungeon-lords-event-item-gone = { dungeon-lords-part-token.start } quitte le jeu.
dungeon-lords-event-survived = { dungeon-lords-part-who.start } quitte vivant le donjon de { $seat }.
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
dungeon-lords-illegal-order-shelved = { dungeon-lords-part-order } n’est pas disponible à ce tour
dungeon-lords-illegal-order-not-returned = aucun larbin n’est revenu de { dungeon-lords-part-order } : la carte ne peut pas être reprise
dungeon-lords-illegal-token-not-held = vous n’avez pas { dungeon-lords-part-item.the }
dungeon-lords-illegal-token-given = vous donnez déjà { dungeon-lords-part-item.the } à quelqu’un
dungeon-lords-illegal-blank-due = à quatre joueurs, « { dungeon-lords-name-blank } » doit faire partie des jetons donnés
dungeon-lords-illegal-too-poor = vous n’avez pas assez { dungeon-lords-part-resource.of } : { $have }, il faut { $need }
dungeon-lords-illegal-too-evil = votre malfaisance est de { $evil } et ne peut pas augmenter de { $more }
dungeon-lords-illegal-nothing-to-gain = on n’utilise pas { dungeon-lords-part-order } de cette façon
dungeon-lords-illegal-too-many-imps = vous ne pouvez pas creuser ici avec { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    } ; au plus { $most }
dungeon-lords-illegal-too-many-miners = vous ne pouvez pas extraire d’or ici avec { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    } ; au plus { $most }
dungeon-lords-illegal-monster-not-shown = { dungeon-lords-part-monster.the } ne cherche pas de travail
dungeon-lords-illegal-room-not-shown = { dungeon-lords-part-room.the } n’est pas à construire
dungeon-lords-illegal-cell-taken = { $cell } est déjà creusé
dungeon-lords-illegal-not-beside = { $cell } ne touche pas votre donjon
dungeon-lords-illegal-square = un tunnel en { $cell } formerait un carré de quatre cases
dungeon-lords-illegal-no-tunnel = il n’y a pas de tunnel non conquis en { $cell }
dungeon-lords-illegal-room-beside = { $cell } touche une autre salle
dungeon-lords-illegal-wrong-zone = { $zone ->
        [top] { dungeon-lords-part-room.the } se construit dans les deux rangées du haut, pas en { $cell }
        [bottom] { dungeon-lords-part-room.the } se construit dans les deux rangées du bas, pas en { $cell }
        [outer] { dungeon-lords-part-room.the } se construit au bord de la grille, pas en { $cell }
        [inner] { dungeon-lords-part-room.the } se construit au milieu de la grille, pas en { $cell }
       *[any] { dungeon-lords-part-room.the } ne se construit pas en { $cell }
    }
dungeon-lords-illegal-no-card = il n’y a pas de carte cachée pour la manche { $round }
dungeon-lords-illegal-trap-not-held = vous n’avez pas { dungeon-lords-part-trap.the }
dungeon-lords-illegal-no-food = on ne peut pas manger { dungeon-lords-part-monster.the }
dungeon-lords-illegal-no-such-room = vous ne pouvez pas activer { dungeon-lords-part-room.the }
dungeon-lords-illegal-room-conquered = { dungeon-lords-part-room.the } : la case { $cell } est conquise, rien n’y est plus produit
dungeon-lords-illegal-no-cell = il ne reste aucune case où vous puissiez creuser
dungeon-lords-illegal-room-spent = { dungeon-lords-part-room.the } a assez travaillé à ce tour : { $times } fois
dungeon-lords-illegal-too-few-imps = il faut { $need ->
        [one] { $need } ouvrier
       *[other] { $need } ouvriers
    }, vous en avez { $have } au repos
dungeon-lords-illegal-too-much-gold = { $gold ->
        [one] { $gold } pièce d’or, c’est trop
       *[other] { $gold } pièces d’or, c’est trop
    } ; vous pouvez en payer au plus { $most }
dungeon-lords-illegal-not-due = rien n’est dû pour { dungeon-lords-part-monster.the }
dungeon-lords-illegal-not-in-cost = le coût { dungeon-lords-part-monster.of } ne contient pas { dungeon-lords-part-resource.of }, ou vous ne pouvez pas le payer
dungeon-lords-illegal-not-nearest = { $cell } n’est pas parmi les cases non conquises les plus proches de l’entrée
dungeon-lords-illegal-trap-too-dear = { dungeon-lords-part-trap.the } coûte trop cher : { dungeon-lords-part-resource } { $have }, il faut { $need }
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
dungeon-lords-illegal-no-such-unit = vous n’avez pas cette créature à choisir : { dungeon-lords-part-monster }
dungeon-lords-illegal-knocked-out = { dungeon-lords-part-monster.the } est hors de combat jusqu’à la fin de l’année
dungeon-lords-illegal-is-ghost = { dungeon-lords-part-monster.the } n’est pas un monstre : les fantômes s’envoient à part
dungeon-lords-illegal-too-many-ghosts = vous ne pouvez pas envoyer { $count ->
        [one] { $count } fantôme
       *[other] { $count } fantômes
    } ; au plus { $most }
dungeon-lords-illegal-trap-not-planned = vous n’avez pas préparé { dungeon-lords-part-trap.the } ici
dungeon-lords-illegal-needs-target = { dungeon-lords-part-trap.the } ne se déclenche pas ainsi
dungeon-lords-illegal-no-target = { dungeon-lords-part-target.the } ne peut pas être touché
dungeon-lords-illegal-not-committed = vous n’avez pas envoyé { dungeon-lords-part-monster.the } au combat
dungeon-lords-illegal-no-line = { dungeon-lords-part-monster.the } ne peut pas utiliser l’attaque { $line } maintenant
dungeon-lords-illegal-must-attack = { dungeon-lords-part-monster.the } peut attaquer : c’est obligatoire
dungeon-lords-illegal-no-prisoner = { dungeon-lords-part-target.the } n’est pas dans votre prison

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
dungeon-lords-ask-plan-tile = Sur quelle case combattez-vous ?
dungeon-lords-ask-plan-trap = Quels pièges tendez-vous ?
dungeon-lords-ask-plan-monster = Quels monstres envoyez-vous ?
dungeon-lords-ask-plan-ghosts = Combien de fantômes envoyez-vous ?
dungeon-lords-ask-free = Quel prisonnier est libéré ?
dungeon-lords-ask-spring = Quel piège déclenchez-vous, et sur qui ?
dungeon-lords-ask-repay = Quel monstre payez-vous de nouveau, et lequel rentre ?
dungeon-lords-ask-peace = Vos monstres rentrent-ils, ou votre malfaisance augmente-t-elle ?
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
    .help = De deux à quatre. À deux ou trois, des couleurs sans joueur bloquent des cases.
dungeon-lords-option-items = Objets magiques
    .help = L’extension : les seigneurs équipent en secret les héros des autres.
dungeon-lords-option-items-none = Sans
    .help = Le jeu de base seul.
dungeon-lords-option-items-basic = Variante de base
    .help = Chaque automne, chaque seigneur donne un jeton à chaque autre équipe ; un objet capturé vaut 1 point.
dungeon-lords-option-items-advanced = Variante avancée
    .help = Du printemps à l’automne, chaque seigneur mise un jeton en secret ; un de vos objets utilisé par des héros vaut 2 points.
dungeon-lords-option-beginner = Partie pour débutants
    .help = Les deux premiers ordres indisponibles sont tirés au hasard, et il n’y a pas d’événement spécial.
dungeon-lords-option-fatigue = Fatigue
    .help = Qui subit la fatigue de la carte de combat.
dungeon-lords-option-fatigue-each = Chaque héros
    .help = Chaque point touche tout le monde, de l’avant vers l’arrière.
dungeon-lords-option-fatigue-first = Le premier héros
    .help = Chaque point touche celui qui est alors en tête.
dungeon-lords-option-thresholds = Magie pour les sorts
    .help = Combien d’icônes de magie il faut aux héros dans les dernières manches.
dungeon-lords-option-thresholds-rising = Croissante
    .help = Une à la première manche, deux à la deuxième, trois à la troisième, quatre à la quatrième.
dungeon-lords-option-thresholds-at-most-two = Deux au plus
    .help = Une à la première manche, deux à toutes les autres.
dungeon-lords-option-card_before_planning = Carte avant les plans
    .help = La carte de combat est révélée avant la préparation de la défense, et non après.
dungeon-lords-option-conquered_taxed = Impôt sur les cases conquises
    .help = Les cases conquises comptent pour les impôts.
dungeon-lords-option-conquered_rooms_count = Les cases conquises comptent
    .help = Les salles et tunnels conquis comptent encore pour les points et les titres.
dungeon-lords-option-ghost_food = Fantômes comestibles
    .help = Un démon peut aussi manger un fantôme.
dungeon-lords-option-pass_after_combat = Nouveau premier joueur après le combat
    .help = Le jeton de premier joueur passe aussi entre l’automne et l’hiver suivant.
dungeon-lords-option-absent_ties = Non-joueur à égalité
    .help = À deux joueurs : le rang du pion sans joueur en cas d’égalité.
dungeon-lords-option-absent_ties-more-evil = Plus malfaisant
    .help = Il reçoit l’aventurier le plus fort.
dungeon-lords-option-absent_ties-less-evil = Moins malfaisant
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
dungeon-lords-action-peek = Regarder la carte de la manche { $round }
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
dungeon-lords-action-take-evil = Gagner de la malfaisance
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
dungeon-lords-score-conquered-tile = Cases conquises
dungeon-lords-score-letter = Impôts impayés
dungeon-lords-score-cafeteria = { dungeon-lords-name-cafeteria } : { dungeon-lords-many-goblin }, { dungeon-lords-many-slime }, { dungeon-lords-many-troll } et { dungeon-lords-many-witch }
dungeon-lords-score-chapel = { dungeon-lords-name-chapel } : { dungeon-lords-many-ghost } et { dungeon-lords-many-vampire }
dungeon-lords-score-pandemonium = { dungeon-lords-name-pandemonium } : { dungeon-lords-many-golem }, { dungeon-lords-many-dragon } et { dungeon-lords-many-demon }
dungeon-lords-score-hall-of-fame-shared = { dungeon-lords-name-hall-of-fame } : titres partagés
dungeon-lords-score-hall-of-fame-sole = { dungeon-lords-name-hall-of-fame } : titres sans partage
dungeon-lords-score-title-sole = Titres sans partage
dungeon-lords-score-title-shared = Titres partagés
dungeon-lords-score-item-advanced = Objets utilisés par les héros

## Texte

dungeon-lords-text-printed = { $cost ->
        [none] { $name } : { $does }
       *[other] { $name } ({ $cost }) : { $does }
    }
dungeon-lords-text-guest = { $who } : { $hp ->
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }
dungeon-lords-text-icon-anti-trap = anti-piège { $count }
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
    } : { $effect } ; fatigue { $fatigue })
dungeon-lords-text-trap-deck = { $count ->
        [0] La pioche des pièges est épuisée ; cartes défaussées : { $discards }
       *[other] Cartes piège dans la pioche : { $count } ; défaussées : { $discards }
    }
dungeon-lords-text-legend = Donjons : · terre, ▪ tunnel, ■ salle, × conquis ; colonnes en haut, rangées à gauche, 3-1 est la colonne 3, rangée 1.
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
       *[other] Année { $year }, { dungeon-lords-part-season }, manche de combat { $round } ; premier joueur : { $seat }
    }
dungeon-lords-text-combat = Combat de l’année { $year } ({ dungeon-lords-part-season }), manche { $round } ; premier joueur : { $seat }
dungeon-lords-text-over = { $round ->
        [0] La partie est terminée : année { $year }, { dungeon-lords-part-season } ; dernier premier joueur : { $seat }
       *[other] La partie est terminée : année { $year }, { dungeon-lords-part-season }, manche de combat { $round } ; dernier premier joueur : { $seat }
    }
dungeon-lords-text-token = { $used ->
        [yes] { $item } ({ $colour }, a servi)
       *[no] { $item } ({ $colour })
    }
dungeon-lords-text-event = Événement de la saison : { $tile }
dungeon-lords-text-coming-event = Événement de la saison suivante : { $tile }
dungeon-lords-text-special = Événement spécial : { $special }
dungeon-lords-text-spaces = { $order } : { $spaces }
dungeon-lords-text-card = Carte de combat de la manche { $round }, lancée avec magie { $magic } : { $card }
dungeon-lords-text-player = { $seat } : or { $gold }, nourriture { $food }, diablotins au repos { $imps }, diablotins au travail { $busy }, { dungeon-lords-many-troll } { $trolls }, malfaisance { $evil }, lettres du fisc { $letters }, pièges { $traps }
dungeon-lords-text-hero = { $who } { $left }/{ $hp }
dungeon-lords-text-battle = Bataille dans le donjon de { $seat } en { $cell } ; antipièges restants : { $guard }
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
dungeon-lords-text-trophies = Objets utilisés par les héros : { $list }
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
dungeon-lords-text-amount-evil = { $count } de malfaisance
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
dungeon-lords-text-word-dig = jusqu’à { $n } tunnels
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
dungeon-lords-text-effect-slots = Accepte { $n } pièges et { $m ->
        [one] { $m } monstre
       *[other] { $m } monstres
    }, pièges sans frais d’or.
dungeon-lords-text-effect-no-spell = Aucun sort n’est lancé ici.
dungeon-lords-text-effect-score = Points à la fin pour { $monsters }.
dungeon-lords-text-effect-fame = Points à la fin pour les titres.
dungeon-lords-text-effect-nothing = sans effet
dungeon-lords-text-effect-lose-one = vous perdez ce que vous avez d’abord : { $words }
dungeon-lords-text-effect-gain-evil = malfaisance +{ $n }
dungeon-lords-text-effect-shield = les { $n } prochains dégâts sont arrêtés
dungeon-lords-text-effect-hide = invisibles : { $class }
dungeon-lords-text-effect-repay = payez de nouveau chaque monstre ou il rentre
dungeon-lords-text-effect-peace = tous les monstres rentrent, ou malfaisance +{ $n }
dungeon-lords-text-effect-restore-front = le premier blessé récupère { $n }
dungeon-lords-text-effect-restore-each = chacun récupère { $n }
dungeon-lords-text-effect-decoy = une illusion de { $n } points de vie passe en tête
dungeon-lords-text-effect-fortify = le premier gagne { $n } points de vie
dungeon-lords-text-effect-rage = les monstres ne voient que le premier
dungeon-lords-text-effect-withdraw-one = un monstre rentre
dungeon-lords-text-effect-morph = un monstre devient mouton
dungeon-lords-text-effect-banish = un monstre rentre assommé
dungeon-lords-text-effect-hunt = une créature part, ou malfaisance +{ $n }.
dungeon-lords-text-effect-strike = chaque créature reçoit une partie de sa paie, ou se couche.
dungeon-lords-text-effect-half-down = perdez la moitié, arrondie en dessous : { $resource }.
dungeon-lords-text-effect-half-up = perdez la moitié, arrondie au-dessus : { $resource }.
dungeon-lords-text-effect-third-down = perdez un tiers, arrondi en dessous : { $resource }.
dungeon-lords-text-effect-room-tax = 1 or par salle, sinon une lettre.
dungeon-lords-text-effect-arrivals = pertes selon la classe de qui arrive : { $words }.
dungeon-lords-text-effect-charity = { $n } nourriture, ou malfaisance +{ $m }.
dungeon-lords-text-zone-top = Rangées 1 et 2.
dungeon-lords-text-zone-bottom = Rangées 3 et 4.
dungeon-lords-text-zone-outer = Au bord.
dungeon-lords-text-zone-inner = Au milieu.
dungeon-lords-text-zone-any = Partout.

## Tuiles, plans et ce qui en résulte

dungeon-lords-cell-tile = Colonne { $column }, rangée { $row } : { $kind ->
        [room] { $uses ->
            [0] { $room }
           *[other] { $room }, a servi ce tour
        }
        [conquered-room] { $room }, conquise
        [conquered-tunnel] tunnel conquis
        [fresh-tunnel] tunnel creusé ce tour
        [tunnel] tunnel
       *[earth] terre
    }{ $nearest ->
        [yes] . Le groupe entrera ici.
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
       *[other] , { $standing } debout avec { $range ->
            [yes] { $points } à { $most } points de vie
           *[no] { $points ->
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
       *[other] , malfaisance +{ $evil }
    }
dungeon-lords-outlook-dismiss = part pour de bon, malfaisance +1

## Raisons d’un conseil

dungeon-lords-heuristic-points = Cela vous rapporte des points : salles, monstres, prisonniers ou tuiles sauvées.
dungeon-lords-heuristic-hoard = Il vous restera plus d’or et de nourriture pour la suite.
dungeon-lords-heuristic-workforce = Vous aurez de quoi travailler : diablotins, tunnels ou salles qui produisent.
dungeon-lords-heuristic-titles = Cela vous rapproche d’un titre en fin de partie.
dungeon-lords-heuristic-prisoners = Vous pouvez espérer emprisonner davantage des héros qui viendront chez vous.
dungeon-lords-heuristic-losses = Vous pouvez espérer perdre moins de tuiles de votre donjon au combat.
dungeon-lords-heuristic-evil = Vous serez moins malfaisant : des héros plus faibles viendront chez vous.
dungeon-lords-heuristic-debts = Il vous restera de quoi payer les impôts et vos monstres.
dungeon-lords-heuristic-items = Les objets magiques joueront pour vous, ou ceux des autres vous gêneront moins.

## Tableaux d’une arène

dungeon-lords-label-order = Place dans l’ordre du tour au début
dungeon-lords-label-room = Salle construite
dungeon-lords-label-unit = Monstre ou fantôme présent à la fin
dungeon-lords-label-title = Titre obtenu
dungeon-lords-label-prisoners = Prisonniers
dungeon-lords-label-captured = Objet pris aux héros
dungeon-lords-label-trophy = Objet utilisé par les héros des autres
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
dungeon-lords-sheet-trap-one = À un héros
dungeon-lords-sheet-trap-three = À un groupe de trois
dungeon-lords-sheet-unit = Dégâts de chaque monstre et fantôme
dungeon-lords-sheet-unit-name = Monstre ou fantôme
dungeon-lords-sheet-unit-copies = Exemplaires, première + seconde année
dungeon-lords-sheet-unit-one = À un héros
dungeon-lords-sheet-unit-three = À un groupe de trois

## Le planificateur de batailles

dungeon-lords-malformed-scenario = La bataille est illisible à { $at } : { $problem }.
dungeon-lords-scenario-refused =
    { $count ->
        [one] La bataille est refusée : { $first }
       *[other] La bataille est refusée pour { $count } raisons, la première : { $first }
    }
dungeon-lords-reason-too-many-plans = Plus de { $limit } déroulements : enlevez un piège ou un monstre, ou nommez la carte de combat.
