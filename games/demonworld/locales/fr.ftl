### Demonworld : noms, phrases du journal, questions, refus et étiquettes.

## Titre

demonworld-title = Demonworld
demonworld-tagline = Ordres cachés, formations et dragons sur un champ d’hexagones.
demonworld-pitch = Menez une armée d’hommes, d’orques ou d’elfes : donnez vos ordres en secret, tenez vos rangs, chargez au bon moment, et gardez votre sang-froid quand le géant arrive.
demonworld-length = 60 à 180 minutes

## Noms

# Les champs qui désignent une carte.
demonworld-nouns = card
demonworld-name-L01 = Archers elfes
    .article = les
demonworld-name-L02 = Lanciers elfes à pied
    .article = les
demonworld-name-L03 = Tirailleurs elfes
    .article = les
demonworld-name-L04 = Infanterie lourde elfe
    .article = l’
    .gender = f
demonworld-name-L05 = Maîtres des lames
    .article = les
demonworld-name-L06 = Seigneurs des flèches
    .article = les
demonworld-name-L07 = Forestiers montés
    .article = les
demonworld-name-L08 = Chevaucheurs de pégase
    .article = les
demonworld-name-L09 = Cavalerie lourde haut-elfe
    .article = la
demonworld-name-L10 = Dragon haut-elfe
    .article = le
demonworld-name-L11 = Grand berger des arbres
    .article = le
demonworld-name-L12 = Seigneur de clan elfe
    .article = le
demonworld-name-L13 = Mage elfe
    .article = le
demonworld-name-E01 = Nobles à pied
    .article = les
demonworld-name-E02 = Berserkers
    .article = les
demonworld-name-E03 = Chevaliers montés de l’Ordre
    .article = les
demonworld-name-E04 = Arquebusiers impériaux
    .article = les
demonworld-name-E05 = Char impérial
    .article = le
demonworld-name-E06 = Chevaucheur de dragon impérial
    .article = le
demonworld-name-E07 = Le Tueur d’orques
    .article = le Tueur d’orques
demonworld-name-E08 = Le Seigneur général
    .article = le Seigneur général
demonworld-name-E09 = Sorcier de campagne
    .article = le
demonworld-name-E10 = Le Fier Magistre
    .article = le Fier Magistre
demonworld-name-E11 = Piquiers
    .article = les
demonworld-name-E12 = Arbalétriers
    .article = les
demonworld-name-E13 = Lanciers montés
    .article = les
demonworld-name-E14 = Canon impérial
    .article = le
demonworld-name-N01 = Ogres des neiges
    .article = les
demonworld-name-N02 = Sorcière du givre
    .article = la
demonworld-name-N03 = Grand élan
    .article = le
demonworld-name-O01 = Archers orques légers
    .article = les
demonworld-name-O02 = Épéistes orques légers
    .article = les
demonworld-name-O03 = Garde orque
    .article = la
demonworld-name-O04 = Mangeurs de nains
    .article = les
demonworld-name-O05 = Trolls
    .article = les
demonworld-name-O06 = Géant au tronc
    .article = le
demonworld-name-O07 = Grande catapulte
    .article = la
demonworld-name-O08 = Champion des lames
    .article = le
demonworld-name-O09 = Le Seigneur de guerre
    .article = le Seigneur de guerre
demonworld-name-O10 = Chaman des os
    .article = le
demonworld-name-O11 = Gardien du bâton-dragon
    .article = le
demonworld-name-O12 = Chevaucheurs de loups
    .article = les
demonworld-name-O13 = Archers sur loups
    .article = les
demonworld-name-O14 = Ogres de bronze
    .article = les
demonworld-name-O15 = Harpies
    .article = les
    .gender = f
demonworld-name-weapon-improvised = arme improvisée
demonworld-name-weapon-javelin-hand = javelot en main
demonworld-name-weapon-hand-weapon = arme à une main
demonworld-name-weapon-club = gourdin
demonworld-name-weapon-two-hand-weapons = deux armes à une main
demonworld-name-weapon-two-handed = arme à deux mains
demonworld-name-weapon-two-handed-sword = épée à deux mains
demonworld-name-weapon-spear = épieu
demonworld-name-weapon-pike = pique
demonworld-name-weapon-lance = lance
demonworld-name-weapon-claws = griffes
demonworld-name-weapon-bite = morsure
demonworld-name-weapon-claw-left = griffe gauche
demonworld-name-weapon-claw-right = griffe droite
demonworld-name-weapon-tail = queue
demonworld-name-weapon-trunk-both-hands = tronc d’arbre (à deux mains)
demonworld-name-weapon-branch-left = branche gauche
demonworld-name-weapon-branch-right = branche droite
demonworld-name-weapon-attack-1 = première attaque
demonworld-name-weapon-attack-2 = seconde attaque
demonworld-name-weapon-rider-improvised = cavalier, arme improvisée
demonworld-name-weapon-crew-hand-weapon = équipage, arme à une main
demonworld-name-weapon-crew-improvised = servants, arme improvisée
demonworld-name-weapon-sling = fronde
demonworld-name-weapon-bow = arc
demonworld-name-weapon-longbow = arc long
demonworld-name-weapon-crossbow = arbalète
demonworld-name-weapon-javelins = javelots
demonworld-name-weapon-arquebus = arquebuse
demonworld-name-weapon-bolt = carreau
demonworld-name-weapon-ball = boulet
demonworld-name-weapon-stone-small = petite pierre
demonworld-name-weapon-stone-large = grosse pierre
demonworld-name-spell-stone-skin = Peau de pierre
demonworld-name-spell-confusion = Confusion
demonworld-name-spell-strength = Force
demonworld-name-spell-song-of-affliction = Chant d’affliction
demonworld-name-spell-healing = Guérison
demonworld-name-spell-nameless-fear = Peur sans nom
demonworld-name-spell-paralysis = Paralysie
demonworld-name-spell-magic-shield = Bouclier magique
demonworld-name-spell-bless = Bénédiction
demonworld-name-spell-curse = Malédiction
demonworld-name-spell-strengthen = Renforcement
demonworld-name-spell-flame-strike = Frappe de feu
demonworld-name-spell-root-grip = Étreinte des racines
demonworld-name-spell-hawk-eye = Œil du faucon
demonworld-name-spell-veil-of-leaves = Voile de feuilles
demonworld-name-spell-swift-step = Pas léger
demonworld-name-spell-soothe = Apaisement
demonworld-name-spell-thunderbolt = Coup de tonnerre
demonworld-name-item-spell-ring = Anneau de sort
demonworld-name-item-standard-of-victory = Étendard de victoire
demonworld-name-item-sword-of-dread = Épée d’effroi
demonworld-name-item-sword-of-might = Épée de puissance
demonworld-name-item-war-banner = Bannière de guerre
demonworld-name-item-reserve-staff = Bâton de réserve
demonworld-name-item-thorn-shield = Bouclier d’épines
demonworld-name-item-healing-potion = Potion de soins
demonworld-name-item-dark-beer = Bière brune

# Terrain
demonworld-name-terrain-open = terrain dégagé
demonworld-name-terrain-scrub = buissons
demonworld-name-terrain-wood = bois
demonworld-name-terrain-rocks = rochers
demonworld-name-terrain-tall-grass = herbes hautes
demonworld-name-terrain-sand = sable
demonworld-name-terrain-mud = boue
demonworld-name-terrain-swamp = marais
demonworld-name-terrain-water-1 = eau peu profonde
demonworld-name-terrain-water-2 = eau
demonworld-name-terrain-water-3 = eau profonde
demonworld-name-terrain-hedge = haie
demonworld-name-terrain-wall = mur
demonworld-name-terrain-wall-ruined = mur en ruine
demonworld-name-terrain-road = route

# Formations
demonworld-name-shape-line = ligne
demonworld-name-shape-column = colonne
demonworld-name-shape-square = carré
demonworld-name-shape-wedge = coin
demonworld-name-shape-skirmish = tirailleurs
demonworld-name-shape-horde = horde
demonworld-name-shape-small = petite unité
demonworld-name-shape-disorganised = désorganisée

# Ordres
demonworld-name-order-M = M – mouvement
demonworld-name-order-H = H – harcèlement
demonworld-name-order-C = C – charge
demonworld-name-order-T = T – tenir

# Humeur
demonworld-name-mood-steady = calme
demonworld-name-mood-impetuous = impétueuse
demonworld-name-mood-routing = en déroute

# Rôles
demonworld-name-role-leader = leader
demonworld-name-role-standard = porte-drapeau
demonworld-name-role-musician = musicien

# Peuples
demonworld-name-faction-empire = Empire
demonworld-name-faction-orcs = Orques
demonworld-name-faction-elves = Elfes
demonworld-name-faction-north = Nordiques
demonworld-name-faction-goblins = Gobelins
demonworld-name-faction-tribes = Tribus
demonworld-name-faction-dwarves = Nains

# Groupes des listes d’armée
demonworld-name-group-imperial = Troupes impériales
demonworld-name-group-provincial = Troupes provinciales
demonworld-name-group-order = Ordres de chevalerie
demonworld-name-group-heroes = Héros
demonworld-name-group-wizards = Sorciers
demonworld-name-group-central-mark = Marche centrale
demonworld-name-group-north-mark = Marche du Nord
demonworld-name-group-south-mark = Marche du Sud
demonworld-name-group-basic = Orques du rang
demonworld-name-group-engines = Machines de guerre
demonworld-name-group-giants = Géants
demonworld-name-group-clans = Clans
demonworld-name-group-great-clan = Grand Clan
demonworld-name-group-home-clans = Clans du foyer
demonworld-name-group-covens = Cercles
demonworld-name-group-clan-lords = Seigneurs de clan
demonworld-name-group-lore = Gardiens du savoir
demonworld-name-group-council = Conseil
demonworld-name-group-tree-lords = Seigneurs des arbres
demonworld-name-group-barbarians = Barbares
demonworld-name-group-casters = Jeteurs de sorts
demonworld-name-group-mighty = Les puissants

# Sortes de cartes
demonworld-name-kind-unit = unité
demonworld-name-kind-hero = héros
demonworld-name-kind-commander = commandant
demonworld-name-kind-wizard = sorcier
demonworld-name-kind-giant = géant
demonworld-name-kind-dragon = dragon
demonworld-name-kind-chariot = char
demonworld-name-kind-artillery = artillerie
demonworld-name-kind-infantry = infanterie
demonworld-name-kind-cavalry = cavalerie
demonworld-name-kind-large = grand socle

# Phases
demonworld-name-phase-start = Début du tour
demonworld-name-phase-orders = I Ordres
demonworld-name-phase-magic = II Magie
demonworld-name-phase-shooting-1 = III Premier tir
demonworld-name-phase-movement = IV Mouvement
demonworld-name-phase-shooting-2 = V Second tir
demonworld-name-phase-melee = VI Corps à corps
demonworld-name-phase-rally = VII Ralliement

# Scénarios
demonworld-name-scenario-first-clash = Premier choc
demonworld-name-scenario-pitched-1000 = Bataille rangée, 1000 points
demonworld-name-scenario-pitched-2000 = Bataille rangée, 2000 points

# Armées
demonworld-name-army-empire-430 = Empire, 430 points
demonworld-name-army-orcs-430 = Orques, 430 points
demonworld-name-army-elves-430 = Elfes, 430 points
demonworld-name-army-empire-1000 = Empire, 1000 points
demonworld-name-army-orcs-1000 = Orques, 1000 points
demonworld-name-army-elves-1000 = Elfes, 1000 points
demonworld-name-army-empire-2000 = Empire, 2000 points
demonworld-name-army-orcs-2000 = Orques, 2000 points
demonworld-name-army-elves-2000 = Elfes, 2000 points

# Capacités spéciales
demonworld-name-special-regenerate-first-wound = Régénération
demonworld-name-special-cannot-start-fires = Pas de feux
demonworld-name-special-flaming-arrows = Flèches enflammées
demonworld-name-special-plus1-vs-cavalry-and-monsters = +1 contre cavalerie et monstres
demonworld-name-special-crew-on-platform = Équipage surélevé
demonworld-name-special-flammable-double-fire-damage = Inflammable
demonworld-name-special-front-hex-armour = Front cuirassé
demonworld-name-special-woods-cost-4 = Lent en forêt
demonworld-name-special-obedience-free-plus-minus-1 = Rétif
demonworld-name-special-ice-walker = Marcheur des glaces
demonworld-name-special-dwarf-allies = Alliés nains
demonworld-name-special-plus1-vs-ice-witches = Rancune contre les sorcières des glaces

demonworld-name-hand-left = à gauche
demonworld-name-hand-right = à droite

demonworld-term-weapon = puissance de l’arme
demonworld-term-wedge = pointe du coin
demonworld-term-leader = leader
demonworld-term-standard = porte-drapeau
demonworld-term-air-size = taille de l’attaquant en l’air
demonworld-term-armour = armure de la cible
demonworld-term-air-armour = taille de la cible en l’air
demonworld-term-skill = compétence
demonworld-term-target-skill = compétence de la cible
demonworld-term-charge = charge
demonworld-term-dive = piqué
demonworld-term-pikes = contre des piques
demonworld-term-target-skirmish = cible en tirailleurs
demonworld-term-own-skirmish = en tirailleurs
demonworld-term-flank = de flanc
demonworld-term-rear = de dos
demonworld-term-edge = haie ou mur
demonworld-term-higher = d’en haut
demonworld-term-lower = d’en bas
demonworld-term-support = soutien
demonworld-term-water = eau
demonworld-term-segments = segments visibles
demonworld-term-wood = cible dans un bois
demonworld-term-pike = pique
demonworld-term-order-C = ordre C
demonworld-term-order-T = ordre T
demonworld-term-order-H = ordre H
demonworld-term-spear = épieu
demonworld-term-lance = lance
demonworld-term-two-handed = arme à deux mains
demonworld-term-impetuous = impétueuse
demonworld-term-element = socles restants
demonworld-term-musician = musicien
demonworld-term-stars = commandant
demonworld-term-size = taille
demonworld-term-fear = peur
demonworld-term-casualties = pertes
demonworld-term-own-charge = ordre C à soi
demonworld-term-own-hold = ordre T à soi
demonworld-term-enemy-move = ennemi en M
demonworld-term-enemy-hold = ennemi en T
demonworld-term-enemy-engaged = ennemi déjà engagé
demonworld-term-morale-a = moral a de la carte
demonworld-term-morale-b = moral b de la carte
demonworld-term-spell-stone-skin = { demonworld-name-spell-stone-skin }
demonworld-term-spell-confusion = { demonworld-name-spell-confusion }
demonworld-term-spell-strength = { demonworld-name-spell-strength }
demonworld-term-spell-song-of-affliction = { demonworld-name-spell-song-of-affliction }
demonworld-term-spell-healing = { demonworld-name-spell-healing }
demonworld-term-spell-nameless-fear = { demonworld-name-spell-nameless-fear }
demonworld-term-spell-paralysis = { demonworld-name-spell-paralysis }
demonworld-term-spell-magic-shield = { demonworld-name-spell-magic-shield }
demonworld-term-spell-bless = { demonworld-name-spell-bless }
demonworld-term-spell-curse = { demonworld-name-spell-curse }
demonworld-term-spell-strengthen = { demonworld-name-spell-strengthen }
demonworld-term-spell-flame-strike = { demonworld-name-spell-flame-strike }
demonworld-term-spell-root-grip = { demonworld-name-spell-root-grip }
demonworld-term-spell-hawk-eye = { demonworld-name-spell-hawk-eye }
demonworld-term-spell-veil-of-leaves = { demonworld-name-spell-veil-of-leaves }
demonworld-term-spell-swift-step = { demonworld-name-spell-swift-step }
demonworld-term-spell-soothe = { demonworld-name-spell-soothe }
demonworld-term-spell-thunderbolt = { demonworld-name-spell-thunderbolt }
demonworld-term-item-spell-ring = { demonworld-name-item-spell-ring }
demonworld-term-item-standard-of-victory = { demonworld-name-item-standard-of-victory }
demonworld-term-item-sword-of-dread = { demonworld-name-item-sword-of-dread }
demonworld-term-item-sword-of-might = { demonworld-name-item-sword-of-might }
demonworld-term-item-war-banner = { demonworld-name-item-war-banner }
demonworld-term-item-reserve-staff = { demonworld-name-item-reserve-staff }
demonworld-term-item-thorn-shield = { demonworld-name-item-thorn-shield }
demonworld-term-item-healing-potion = { demonworld-name-item-healing-potion }
demonworld-term-item-dark-beer = { demonworld-name-item-dark-beer }
demonworld-term-overrun = valeur d’écrasement
demonworld-term-victim-size = taille de la victime
demonworld-term-initiative = initiative
demonworld-term-victim-initiative = initiative de la victime
demonworld-term-missile = puissance restante du projectile
demonworld-term-breath = souffle
demonworld-term-archers = archers

## Effets des sorts et des objets

demonworld-effect-stone-skin = Les deux armures +2 jusqu’à la fin de la partie.
demonworld-effect-confusion = Une manœuvre de moins pendant cette phase de mouvement et la suivante.
demonworld-effect-strength = Puissance de corps à corps +1 jusqu’à la fin de la partie ; pas pour les machines.
demonworld-effect-song-of-affliction = Puissance de corps à corps −1 jusqu’à la fin de la partie.
demonworld-effect-healing = Un personnage, un géant ou un dragon regagne un point de vie, sans dépasser sa valeur de départ.
demonworld-effect-nameless-fear = L’unité teste aussitôt comme pour des pertes au tir, contre a + 2.
demonworld-effect-paralysis = Un personnage ou un grand socle a 6 PM de moins à tout ordre.
demonworld-effect-magic-shield = Tirs et artillerie attaquent la cible à −2.
demonworld-effect-bless = Le moral a de l’unité baisse de 3, ce qui est mieux.
demonworld-effect-curse = Les deux valeurs de moral de l’unité montent de 3.
demonworld-effect-strengthen = Puissance de corps à corps +1 jusqu’à la fin de la partie ; pas pour les machines.
demonworld-effect-flame-strike = Tout ce qui se trouve sur une case et ses six voisines est attaqué avec une puissance de 8, sans compter l’armure ; ce qui est inflammable peut prendre feu.
demonworld-effect-root-grip = L’unité ne peut pas avancer ce tour-ci, ni continuer avec des PM après un contact ; les manœuvres restent.
demonworld-effect-hawk-eye = Compétence de tir +1 pendant deux tours.
demonworld-effect-veil-of-leaves = Pendant deux tours, on tire sur l’unité comme si elle était dans un bois.
demonworld-effect-swift-step = 6 PM de plus ce tour-ci.
demonworld-effect-soothe = Une de vos unités impétueuses redevient calme.
demonworld-effect-thunderbolt = Un socle est attaqué avec une puissance de 12 moins son armure contre le tir.
demonworld-effect-spell-ring = Garde un sort à soi de niveau 1 à 3, choisi avant la bataille : lancé une fois, sans coût ni jet.
demonworld-effect-standard-of-victory = Tous les socles de l’unité ont +1 en puissance de corps à corps tant que le porteur est debout.
demonworld-effect-sword-of-dread = Peur +2.
demonworld-effect-sword-of-might = Le porteur frappe avec une puissance de 13 à taille 2, 14 à taille 3 et 15 au-delà.
demonworld-effect-war-banner = Moral a abaissé de 2 tant que le porteur est debout.
demonworld-effect-reserve-staff = 10 points de sorts de plus, jamais renouvelés, jamais drainés.
demonworld-effect-thorn-shield = Un tir par tour dans l’une des phases de tir : 6 cases, puissance 7.
demonworld-effect-healing-potion = Une fois, avant ou après une phase de corps à corps : 2 points de vie de retour.
demonworld-effect-dark-beer = 4 PM de plus à tout ordre et puissance de corps à corps +2 ; ses tirs −1, les coups contre elle +1.

## Parties de phrases

demonworld-part-sign = { $sign ->
        [none] {""}
       *[other] {" "}{ $sign }
    }
demonworld-part-place = { $place ->
        [none] {""}
       *[other] {" "}({ $place })
    }
demonworld-part-troop = { THE($card) }{ demonworld-part-sign }
    .start = { CAP(THE($card)) }{ demonworld-part-sign }
    .of = { OF($card) }{ demonworld-part-sign }
    .to = { TO($card) }{ demonworld-part-sign }
demonworld-part-element = { THE($card) }{ demonworld-part-sign }{ demonworld-part-place }
    .start = { CAP(THE($card)) }{ demonworld-part-sign }{ demonworld-part-place }
    .of = { OF($card) }{ demonworld-part-sign }{ demonworld-part-place }
    .one = { MANY($card) ->
        [many] un socle { OF($card) }
       *[one] { THE($card) }
    }{ demonworld-part-sign }{ demonworld-part-place }
demonworld-part-has = { MANY($card) ->
        [many] ont
       *[one] a
    }
demonworld-part-is = { MANY($card) ->
        [many] sont
       *[one] est
    }
demonworld-part-is-not = { MANY($card) ->
        [many] ne sont pas
       *[one] n’est pas
    }
demonworld-part-cannot = { MANY($card) ->
        [many] ne peuvent pas
       *[one] ne peut pas
    }
demonworld-part-target-is = { MANY($target_card) ->
        [many] sont
       *[one] est
    }
demonworld-part-target = { THE($target_card) }{ $target_sign ->
        [none] {""}
       *[other] {" "}{ $target_sign }
    }{ $target_place ->
        [none] {""}
       *[other] {" "}({ $target_place })
    }
demonworld-part-foe = { THE($foe_card) }{ $foe_sign ->
        [none] {""}
       *[other] {" "}{ $foe_sign }
    }
    .of = { OF($foe_card) }{ $foe_sign ->
        [none] {""}
       *[other] {" "}{ $foe_sign }
    }
demonworld-part-host = { THE($host_card) }{ $host_sign ->
        [none] {""}
       *[other] {" "}{ $host_sign }
    }
demonworld-part-commander = { CAP(THE($commander_card)) }{ $commander_sign ->
        [none] {""}
       *[other] {" "}{ $commander_sign }
    }
demonworld-part-other = { THE($other_card) }{ $other_sign ->
        [none] {""}
       *[other] {" "}{ $other_sign }
    }{ $other_place ->
        [none] {""}
       *[other] {" "}({ $other_place })
    }
demonworld-part-victim = { THE($element_card) }{ $element_sign ->
        [none] {""}
       *[other] {" "}{ $element_sign }
    }{ $element_place ->
        [none] {""}
       *[other] {" "}({ $element_place })
    }
demonworld-part-left = { $left ->
        [one] { $left } point de vie
       *[other] { $left } points de vie
    }
demonworld-part-spell = { $spell ->
        [0] « Peau de pierre »
        [1] « Confusion »
        [2] « Force »
        [3] « Chant d’affliction »
        [4] « Guérison »
        [5] « Peur sans nom »
        [6] « Paralysie »
        [7] « Bouclier magique »
        [8] « Bénédiction »
        [9] « Malédiction »
        [10] « Renforcement »
        [11] « Frappe de feu »
        [12] « Étreinte des racines »
        [13] « Œil du faucon »
        [14] « Voile de feuilles »
        [15] « Pas léger »
        [16] « Apaisement »
        [17] « Coup de tonnerre »
       *[other] { $spell }
    }
demonworld-part-group = { $group ->
        [imperial] { demonworld-name-group-imperial }
        [provincial] { demonworld-name-group-provincial }
        [order] { demonworld-name-group-order }
        [heroes] { demonworld-name-group-heroes }
        [wizards] { demonworld-name-group-wizards }
        [central-mark] { demonworld-name-group-central-mark }
        [north-mark] { demonworld-name-group-north-mark }
        [south-mark] { demonworld-name-group-south-mark }
        [north-mark-or-south-mark] { demonworld-name-group-north-mark } ou { demonworld-name-group-south-mark }
        [basic] { demonworld-name-group-basic }
        [engines] { demonworld-name-group-engines }
        [giants] { demonworld-name-group-giants }
        [clans] { demonworld-name-group-clans }
        [great-clan] { demonworld-name-group-great-clan }
        [home-clans] { demonworld-name-group-home-clans }
        [covens] { demonworld-name-group-covens }
        [clan-lords] { demonworld-name-group-clan-lords }
        [lore] { demonworld-name-group-lore }
        [council] { demonworld-name-group-council }
        [tree-lords] { demonworld-name-group-tree-lords }
        [barbarians] { demonworld-name-group-barbarians }
        [casters] { demonworld-name-group-casters }
        [mighty] { demonworld-name-group-mighty }
        [characters] tous les personnages ensemble
       *[other] { $group }
    }
demonworld-part-groups = { $value ->
        [north-mark-or-south-mark] { demonworld-name-group-north-mark }, { demonworld-name-group-south-mark }
       *[other] { $value }
    }
demonworld-part-item = { $value ->
        [spell-ring] { demonworld-name-item-spell-ring }
        [standard-of-victory] { demonworld-name-item-standard-of-victory }
        [sword-of-dread] { demonworld-name-item-sword-of-dread }
        [sword-of-might] { demonworld-name-item-sword-of-might }
        [war-banner] { demonworld-name-item-war-banner }
        [reserve-staff] { demonworld-name-item-reserve-staff }
        [thorn-shield] { demonworld-name-item-thorn-shield }
        [healing-potion] { demonworld-name-item-healing-potion }
        [dark-beer] { demonworld-name-item-dark-beer }
       *[other] { $value }
    }
demonworld-part-people = { $allowed ->
        [empire] Empire
        [orcs] Orques
        [elves] Elfes
        [north] Nordiques
        [goblins-or-north-or-tribes-or-dwarves] Gobelins, Nordiques, Tribus, Nains
       *[other] { $allowed }
    }
demonworld-part-bearer = { $allowed ->
        [character] personnages
        [wizard] sorciers
        [unit] unités
        [unit-leader] leaders d’unité
        [unit-leader-or-character] leaders d’unité et personnages
        [infantry-unit] unités à pied
        [standard] un porte-drapeau
        [musician] un musicien
       *[other] { $allowed }
    }
demonworld-part-chapter = { $chapter ->
        [characters] Personnages
        [magic] Magie
        [artillery] Artillerie
        [large] Grands socles
        [flyers] Volants
       *[other] { $chapter }
    }
demonworld-part-step = { $step ->
        [side] le choix du côté
        [send] quelles cartes partent en marche de flanc
        [deploy] le déploiement
        [deploy-front] la largeur de son front, par exemple front 4
        [deploy-look] de quel côté elle regarde, par exemple look 0 pour le nord
        [deploy-place] où elle se tient, par exemple place 0413
        [command] les unités du commandant
        [mark] les ordres
        [keep] le jeton à garder
        [sign] le signe du leader ou du commandant
        [announce] les sorts
        [announce-target] la cible du sort
        [announce-points] les points supplémentaires du sort
        [shoot] les tirs
        [mend] le regroupement
        [run-along] jusqu’où fuit un personnage
        [escape] la fuite du feu
        [precedence] qui bouge d’abord
        [turns] la troupe à bouger
        [move] le mouvement de la troupe en cours
        [answer] la réaction à une attaque
        [follow] la poursuite de l’attaque
        [react] le tir avant un écrasement
        [aspects] l’orientation des indépendants
        [ignite] les feux à allumer
        [blows] les coups
        [second] la seconde attaque
        [break-off] le décrochage
        [engrave] le sort de l’anneau
        [potion] la potion de soins
        [contact] le contact à sens unique
        [flame] les flèches enflammées
        [fly-off] l’envol hors du corps à corps
        [order] qui se repositionne d’abord
        [reposition] le repositionnement
        [rally] le ralliement
        [stray] les isolés d’une unité ralliée
        [work] rien qui vous soit demandé
       *[other] { $step }
    }
demonworld-part-phase = { $phase ->
        [start] Début du tour
        [orders] I Ordres
        [magic] II Magie
        [shooting-1] III Premier tir
        [movement] IV Mouvement
        [shooting-2] V Second tir
        [melee] VI Corps à corps
        [rally] VII Ralliement
       *[other] { $phase }
    }
demonworld-part-order = { $order ->
        [M] M (mouvement)
        [H] H (harcèlement)
        [C] C (charge)
        [T] T (tenir)
        [hidden] caché
       *[other] { $order }
    }
demonworld-part-test = { $test ->
        [shooting-loss] test de pertes (tir)
        [melee-loss] test de pertes (contact)
        [overrun] test d’écrasement
        [charge] test de charge
        [rally] test de ralliement
        [obedience] test d’obéissance
       *[other] { $test }
    }
demonworld-part-parts = { $parts ->
        [none] {""}
       *[other] {" "}({ $parts })
    }
demonworld-part-limit = { $limit_parts ->
        [none] {""}
       *[other] {" "}({ $limit_parts })
    }
demonworld-part-value = { $needed_parts ->
        [none] {""}
       *[other] {" "}({ $needed_parts })
    }
demonworld-part-verdict = dé { $die }, en tout { $sum }{ demonworld-part-parts }, il fallait { $needed }{ demonworld-part-value }
demonworld-part-six = { $die ->
        [6] {" "}; un 6 réussit toujours §DW-160
       *[other] {""}
    }
demonworld-part-round = { $round ->
        [first-slot] Indépendants, premier créneau
        [move] Au tour des unités en M (mouvement)
        [second-slot] Indépendants, deuxième créneau
        [skirmish] Au tour des unités en H (harcèlement)
        [third-slot] Indépendants, troisième créneau
        [charge] Au tour des unités en C (charge)
        [hold] Au tour des unités en T (tenir)
       *[other] { $round }
    }
demonworld-part-cause = { $cause ->
        [shot] Un tir
        [blow] Un coup
        [overrun] Un écrasement
        [fire] Le feu
        [spell] Un sort
       *[other] { $cause }
    }
demonworld-part-hand = { $hand ->
        [left] à gauche
        [right] à droite
       *[other] { $hand }
    }
demonworld-part-direction = { $direction ->
        [0] nord-est
        [1] est
        [2] sud-est
        [3] sud-ouest
        [4] ouest
        [5] nord-ouest
       *[other] { $direction }
    }
demonworld-part-towards = { $direction ->
        [0] le nord-est
        [1] l’est
        [2] le sud-est
        [3] le sud-ouest
        [4] l’ouest
        [5] le nord-ouest
       *[other] { $direction }
    }
demonworld-part-facing = { $facing ->
        [0] le nord
        [1] l’est-nord-est
        [2] l’est-sud-est
        [3] le sud
        [4] l’ouest-sud-ouest
        [5] l’ouest-nord-ouest
       *[other] { $facing }
    }
demonworld-part-edge = { $edge ->
        [west] de l’ouest
        [east] de l’est
       *[other] { $edge }
    }
demonworld-part-range = { $range ->
        [short] courte portée
        [medium] moyenne portée
        [long] longue portée
       *[other] { $range }
    }
demonworld-part-sixths = { $sixths ->
        [1] 60°
        [2] 120°
        [3] 180°
        [4] 240°
        [5] 300°
       *[other] { $sixths }
    }

## Événements

demonworld-event-deployment-sealed = { $seat } a fini son déploiement.
demonworld-event-deployed = { demonworld-part-troop.start } { demonworld-part-has } pris place en { $hex }.
demonworld-event-deployed-high = { demonworld-part-troop.start } { demonworld-part-is } en vol haut dès le départ.
demonworld-event-turn-began = Le tour { $number } sur { $last } commence.
demonworld-event-phase-began = { demonworld-part-phase }
demonworld-event-turn-ended = Fin du tour { $number }.
demonworld-event-scored = { $seat } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, dont { $objectives } pour les objectifs.
demonworld-event-won = { demonworld-text-won }
demonworld-event-drawn = { demonworld-text-drawn }
demonworld-event-broken = { $seat } n’a plus une troupe calme : la bataille est finie.
demonworld-event-taken-over = { demonworld-part-commander } commande { demonworld-part-troop } ce tour-ci.
demonworld-event-lot-drawn = Sans leader, { demonworld-part-troop } { demonworld-part-has } tiré { $die } au dé d’ordre.
demonworld-event-orders-sealed = { $seat } a donné tous ses ordres.
demonworld-event-order-shown = { demonworld-part-troop.start } { demonworld-part-has } l’ordre { demonworld-part-order }.
demonworld-event-obeyed = { demonworld-part-troop.start } { demonworld-part-has } obéi : dé { $die }, en tout { $sum }{ demonworld-part-parts }, sous { $limit }{ demonworld-part-limit }.
demonworld-event-ran-wild = { demonworld-part-troop.start } { demonworld-part-has } cédé à l’impétuosité : dé { $die }, en tout { $sum }{ demonworld-part-parts }, il fallait moins de { $limit }{ demonworld-part-limit }.
demonworld-event-announced = { demonworld-part-troop.start } { demonworld-part-has } annoncé { demonworld-part-spell }{ $extra ->
        [0] {""}
        [one] , avec { $extra } point de plus
       *[other] , avec { $extra } points de plus
    }.
demonworld-event-rings-sealed = { $seat } a choisi les sorts des anneaux.
demonworld-event-ring-used = L’anneau { demonworld-part-troop.of } donne { demonworld-part-spell }.
demonworld-event-spell-worked = { demonworld-part-troop.start } { demonworld-part-has } réussi { demonworld-part-spell } ({ $die }).
demonworld-event-spell-failed = { demonworld-part-troop.start } { demonworld-part-has } manqué { demonworld-part-spell } ({ $die }).
demonworld-event-spell-backfired = { demonworld-part-spell } tourne mal pour { demonworld-part-troop } ({ $die }) : échec critique { $result }.
demonworld-event-enchanted = { demonworld-part-troop.start } { demonworld-part-is } désormais sous l’effet de { demonworld-part-spell }.
demonworld-event-healed = { demonworld-part-element.start } { demonworld-part-has } repris des forces : { demonworld-part-left }.
demonworld-event-points-regained = Le repos rend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de sorts { demonworld-part-troop.to }.
demonworld-event-shots-sealed = { $seat } a annoncé ses tirs.
demonworld-event-shot = { $support ->
        [0] { demonworld-part-element.start } { demonworld-part-has } tiré sur { demonworld-part-target } : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
       *[other] { demonworld-part-element.start } { demonworld-part-has } tiré sur { demonworld-part-target } avec { $support } en soutien : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
    }
demonworld-event-shot-lost = Le tir { demonworld-part-element.of } sur { demonworld-part-target } est perdu.
demonworld-event-strayed = Le tir { demonworld-part-element.of } s’égare ({ $die }) vers { demonworld-part-target }.
demonworld-event-breathed = { demonworld-part-element.start } { demonworld-part-has } soufflé sur { demonworld-part-target } : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
demonworld-event-gun-fired = { demonworld-part-troop.start } { demonworld-part-has } tiré sur { $hex }, { demonworld-part-range } : { $die }.
demonworld-event-gun-drifted = Le coup { demonworld-part-troop.of } dévie de { $by ->
        [one] { $by } case
       *[other] { $by } cases
    } et tombe en { $hex }.
demonworld-event-gun-jammed = Le tir { demonworld-part-troop.of } s’enraye ; la charge reste.
demonworld-event-gun-unloaded = Les points de chargement { demonworld-part-troop.of } sont perdus.
demonworld-event-gun-burst = { demonworld-part-troop.start } { demonworld-part-has } éclaté.
demonworld-event-missile-struck = Le projectile frappe { demonworld-part-element } : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
demonworld-event-wall-breached = Le mur de { $hex }, côté { demonworld-part-direction }, est en ruine.
demonworld-event-flaming-shot = { demonworld-part-troop.start } { demonworld-part-has } tiré des flèches enflammées sur { demonworld-part-target } : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
demonworld-event-flaming-hex = { demonworld-part-troop.start } { demonworld-part-has } tiré des flèches enflammées sur { $hex } : { $die }, il faut { $needed } ou moins.
demonworld-event-arrows-lit = Les flèches { demonworld-part-troop.of } sont allumées.
demonworld-event-wind-turned = Le vent tourne ({ $die }) : vers { demonworld-part-towards }, vitesse { $speed }.
demonworld-event-fire-began = Le feu prend en { $hex }.
demonworld-event-fire-failed = Le feu ne prend pas en { $hex } ({ $die }).
demonworld-event-fire-out = La case { $hex } est consumée.
demonworld-event-caught = { demonworld-part-element.start } { demonworld-part-is } dans le feu ; rien d’autre à faire, ce tour-ci, que d’en sortir.
demonworld-event-wounded = { demonworld-part-cause } blesse { demonworld-part-element } : il reste { demonworld-part-left }.
demonworld-event-fell = { demonworld-part-cause } emporte { demonworld-part-element.one }.
demonworld-event-regenerated = La blessure { demonworld-part-element.of } se referme.
demonworld-event-tested = { demonworld-part-troop.start } { demonworld-part-has } réussi le { demonworld-part-test } : { demonworld-part-verdict }{ demonworld-part-six }.
demonworld-event-ran = { demonworld-part-troop.start } { demonworld-part-has } manqué le { demonworld-part-test } : { demonworld-part-verdict }. C’est la déroute !
demonworld-event-fled = { demonworld-part-element.start } { demonworld-part-has } fui jusqu’en { $hex }.
demonworld-event-left-field = { demonworld-part-element.start } { demonworld-part-has } quitté le champ de bataille.
demonworld-event-cut-down = La poursuite emporte { demonworld-part-element.one }, sans combat.
demonworld-event-rallied = { demonworld-part-troop.start } { demonworld-part-has } réussi le test de ralliement : { demonworld-part-verdict }{ demonworld-part-six }.
demonworld-event-not-rallied = { demonworld-part-troop.start } { demonworld-part-has } manqué le test de ralliement : { demonworld-part-verdict }.
demonworld-event-round-opened = { demonworld-part-round }
demonworld-event-round-rolled = { $seat } obtient { $total }, { $other_seat } { $other }.
demonworld-event-goes-first = { $seat } commence.
demonworld-event-passed = { $seat } passe.
demonworld-event-advanced = { demonworld-part-troop.start } { demonworld-part-has } avancé { demonworld-part-hand }, { $cost } PM.
demonworld-event-shifted = { demonworld-part-troop.start } { demonworld-part-has } glissé vers { demonworld-part-towards } par une manœuvre.
demonworld-event-column-led = { demonworld-part-troop.start } { demonworld-part-has } marché en colonne vers { demonworld-part-towards }, { $cost } PM.
demonworld-event-wheeled = { demonworld-part-troop.start } { demonworld-part-has } viré { demonworld-part-hand } de { demonworld-part-sixths }.
demonworld-event-turned = { demonworld-part-troop.start } { demonworld-part-has } tourné sur place de { demonworld-part-sixths } vers la droite.
demonworld-event-stepped = { demonworld-part-element.start } { demonworld-part-has } gagné { $hex }.
demonworld-event-walked = { demonworld-part-element.start } { demonworld-part-has } gagné { $hex }, { $cost } PM.
demonworld-event-faced = { demonworld-part-element.start } { demonworld-part-has } fait face vers { demonworld-part-facing }.
demonworld-event-swapped = { demonworld-part-element.start } et { demonworld-part-other } échangent leur place.
demonworld-event-broke-up = Le coin { demonworld-part-troop.of } est disloqué.
demonworld-event-joined = { demonworld-part-troop.start } { demonworld-part-has } rejoint { demonworld-part-host }.
demonworld-event-left-unit = { demonworld-part-troop.start } { demonworld-part-has } quitté { demonworld-part-host }.
demonworld-event-strode = { demonworld-part-troop.start } { demonworld-part-has } gagné { $hex }, { $cost } PM.
demonworld-event-pivoted = { demonworld-part-troop.start } { demonworld-part-has } tourné vers { demonworld-part-facing }, { $cost } PM.
demonworld-event-overran = { demonworld-part-troop.start } { demonworld-part-has } foncé sur { demonworld-part-victim } : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
demonworld-event-fell-back = Sans issue, { demonworld-part-troop } { demonworld-part-has } reculé en { $hex }, face vers { demonworld-part-facing }.
demonworld-event-flew = { demonworld-part-element.start } { demonworld-part-has } volé jusqu’en { $hex }.
demonworld-event-went-high = { demonworld-part-troop.start } { demonworld-part-is } désormais en vol haut.
demonworld-event-rush-rolled = { demonworld-part-troop.start } { demonworld-part-has } tiré { $die } pour l’ordre de course des impétueux.
demonworld-event-landed = { demonworld-part-troop.start } { demonworld-part-has } atterri en { $hex }.
demonworld-event-dared = { demonworld-part-troop.start } { demonworld-part-has } réussi le test de charge contre { demonworld-part-foe } : { demonworld-part-verdict }{ demonworld-part-six }.
demonworld-event-did-not-dare = { demonworld-part-troop.start } { demonworld-part-has } manqué le test de charge contre { demonworld-part-foe } : { demonworld-part-verdict } ; pas plus près pendant cette phase.
demonworld-event-stood-aloof = Après l’écrasement, { demonworld-part-troop } { demonworld-part-has } touché { demonworld-part-foe } sans engager le corps à corps.
demonworld-event-made-contact = { demonworld-part-troop.start } { demonworld-part-is } au contact { demonworld-part-foe.of }.
demonworld-event-melee-began = Le corps à corps commence entre { demonworld-part-troop } et { demonworld-part-foe }.
demonworld-event-blows-sealed = { $seat } a annoncé ses coups.
demonworld-event-struck = { demonworld-part-element.start } { demonworld-part-has } frappé { demonworld-part-target }, initiative { $initiative } : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
demonworld-event-struck-again = { demonworld-part-element.start } { demonworld-part-has } frappé { demonworld-part-target } en seconde attaque : { $die }, il faut { $needed } ou moins{ demonworld-part-parts }.
demonworld-event-blow-lost = Le coup { demonworld-part-element.of } contre { demonworld-part-target } est perdu : la cible n’est plus devant.
demonworld-event-stepped-in = { demonworld-part-element.start } { demonworld-part-has } pris en { $hex } la place du mort.
demonworld-event-broke-off = { demonworld-part-troop.start } { demonworld-part-has } décroché et quitté le combat.
demonworld-event-melee-lost = { $seat } perd le corps à corps : { $lost ->
        [one] { $lost } socle perdu
       *[other] { $lost } socles perdus
    } contre { $other }.
demonworld-event-repositioned = { demonworld-part-element.start } { demonworld-part-has } changé de place, en { $hex }.
demonworld-event-melee-over = Le corps à corps est fini pour { demonworld-part-troop }.
demonworld-event-scouted = { $seat } éclaire le mieux : { $factor } contre { $other } pour { $other_seat }.
demonworld-event-scout-rolled = Reconnaissance égale : { $seat } obtient { $die }, { $other_seat } { $other }.
demonworld-event-side-chosen = { $seat } prend le { $side ->
        [south] sud
       *[north] nord
    }.
demonworld-event-deploys-openly = On a repéré { $seat }, qui se déploie en premier, à découvert.
demonworld-event-sections-sealed = { $seat } a composé ses sections de flanc.
demonworld-event-set-out = { demonworld-part-troop.start } { demonworld-part-is } hors du terrain, en marche de flanc.
demonworld-event-arrived = La section { OF($seat) } arrive { demonworld-part-edge }.
demonworld-event-held-up = Venue { demonworld-part-edge }, la section { OF($seat) } rencontre l’autre et doit attendre.
demonworld-event-entered = { demonworld-part-troop.start } { demonworld-part-has } franchi le bord en { $hex }, { $cost } PM.
demonworld-event-delayed = La section { OF($seat) } qui vient { demonworld-part-edge } est encore en route ({ $die }).

## Refus

demonworld-illegal-game-over = la bataille est finie
demonworld-illegal-not-your-turn = c’est à { $turn }, pas à { $seat }
demonworld-illegal-wrong-step = ce n’est pas une réponse à ce qui est demandé : { demonworld-part-step }
demonworld-illegal-asked-first = pour { demonworld-part-troop }, on demande d’abord { demonworld-part-step }
demonworld-illegal-no-such-troop = aucune troupe de cette bataille n’a le numéro { $troop }
demonworld-illegal-no-such-element = aucun socle de cette bataille n’a le numéro { $element }
demonworld-illegal-not-yours = { demonworld-part-troop } { demonworld-part-is-not } à vous
demonworld-illegal-off-the-map = { $hex } n’est pas sur la carte
demonworld-illegal-outside-zone = { $hex } est hors de votre zone, rangées { $first_row } à { $last_row }
demonworld-illegal-no-room = tous les socles ne tiennent pas à partir de { $hex } : une case est occupée, infranchissable ou hors zone
demonworld-illegal-no-room-for-others = à partir de { $hex }, il ne resterait pas de place pour les troupes suivantes
demonworld-illegal-wrong-width = un front de { $width } ne trouve pas de place dans la zone ; possibles : { $fitting }
demonworld-illegal-no-room-so = tournée vers { demonworld-part-facing }, la carte ne trouve pas de place dans la zone
demonworld-illegal-no-flank-march = on ne joue pas de marches de flanc à cette table
demonworld-illegal-guns-stay = { demonworld-part-troop } { demonworld-part-is } de l’artillerie, qui ne part pas en marche de flanc
demonworld-illegal-too-many-sent = points partis avec cette carte : { $points } ; le maximum est { $most }
demonworld-illegal-not-on-the-edge = à partir de { $hex }, l’arrière ne serait pas sur le bord
demonworld-illegal-enemy-zone = { $hex } est dans la zone adverse
demonworld-illegal-enemy-near = { $hex } est à { $distance ->
     [one] { $distance } case
    *[other] { $distance } cases
  } d’un ennemi ; il en faut au moins { $least }
demonworld-illegal-must-land = il faut poser { demonworld-part-troop }, dont le jeton est de cette étape
demonworld-illegal-not-high-flyer = { demonworld-part-troop } { demonworld-part-is-not } en vol haut
demonworld-illegal-cannot-fly = { demonworld-part-troop } { demonworld-part-cannot } prendre l’air maintenant
demonworld-illegal-cannot-land = { $why ->
     [far] { $hex } est trop loin : distance { $distance }, le vol va jusqu’à { $range }
     [apart] { $hex } est trop loin du socle posé le plus proche : distance { $distance }, { $range } au plus
     [taken] on ne peut pas se poser en { $hex } : { $at } est occupée
     [ground] on ne peut pas se poser en { $hex } : le terrain en { $at } est infranchissable pour ce socle, ou hors de la carte
     [fire] on ne peut pas se poser en { $hex } : { $at } brûle ou est cernée par le feu
     [front] on ne peut pas se poser en { $hex } : il y aurait contact, sans ennemi de front
    *[contact] on ne peut pas se poser en { $hex } : pour décrocher, il faut une case sans contact
  }
demonworld-illegal-not-in-command = { demonworld-part-troop } { demonworld-part-is-not } en pleine vue dans le rayon de commandement de { $radius }
demonworld-illegal-order-not-possible = pas d’ordre { demonworld-part-order } pour une machine
demonworld-illegal-order-on-arrival = pas d’ordre { demonworld-part-order } à l’arrivée d’une marche de flanc : M ou H seulement
demonworld-illegal-no-leader = sans leader ni commandant, { demonworld-part-troop } { demonworld-part-has } reçu du dé l’ordre { demonworld-part-order }
demonworld-illegal-order-twice = l’ordre { demonworld-part-order } est déjà posé ; chaque jeton doit être différent
demonworld-illegal-no-such-marker = l’ordre { demonworld-part-order } n’est pas parmi les jetons de l’unité
demonworld-illegal-already-moved = { demonworld-part-troop } { demonworld-part-has } déjà bougé ce tour-ci
demonworld-illegal-other-order = { demonworld-part-troop } { demonworld-part-has } un autre ordre : pas de mouvement à cette étape
demonworld-illegal-in-melee = { demonworld-part-troop } { demonworld-part-is } au corps à corps
demonworld-illegal-routing = { demonworld-part-troop } { demonworld-part-is } en déroute
demonworld-illegal-hex-taken = { $hex } est occupée
demonworld-illegal-impassable = { $hex } est infranchissable depuis là
demonworld-illegal-too-far = cela coûte { $need } PM, et il en reste { $left }
demonworld-illegal-no-points-on-hold = en T, il n’y a pas de PM, seulement des manœuvres
demonworld-illegal-held-fast = un sort retient { demonworld-part-troop } : pas de PM ce tour-ci, seulement des manœuvres
demonworld-illegal-no-manoeuvre-left = toutes les manœuvres sont faites : { $used } sur { $most }
demonworld-illegal-points-spent = { $spent } PM sont dépensés ; pour cette manœuvre, { $most } au plus
demonworld-illegal-disorganised = { demonworld-part-troop } : l’unité est désorganisée
demonworld-illegal-not-a-column = { demonworld-part-troop } { demonworld-part-is-not } en colonne
demonworld-illegal-column-direction = la tête de la colonne ne peut pas aller vers { demonworld-part-towards } tournée vers { demonworld-part-facing }
demonworld-illegal-wedge-only-advances = un coin ne peut qu’avancer ou se disloquer
demonworld-illegal-no-wedge = { demonworld-part-troop } { demonworld-part-is-not } en coin
demonworld-illegal-no-such-wheel = on ne vire pas de { $degrees }° ; 60° ou 120° sont possibles
demonworld-illegal-no-wheel-for-this = { demonworld-part-troop } { demonworld-part-cannot } virer : il faut une ligne d’au moins quatre socles
demonworld-illegal-wheel-order = pas de virage en { demonworld-part-order }
demonworld-illegal-both-wheels = pas de virage de l’autre côté dans le même tour
demonworld-illegal-wheel-edge = le virage franchirait une haie ou un mur en { $hex }
demonworld-illegal-wheel-blocked = le virage est bloqué en { $hex }
demonworld-illegal-contact-forbidden = { demonworld-part-troop } { demonworld-part-cannot } engager de corps à corps maintenant
demonworld-illegal-contact-order = l’ordre { demonworld-part-order } ne permet pas d’attaquer ; C et H le permettent
demonworld-illegal-contact-sideways = on n’entre au contact que par un pas en avant
demonworld-illegal-skirmishers-do-not-attack = une unité en tirailleurs n’engage pas de corps à corps
demonworld-illegal-did-not-dare = { demonworld-part-troop } { demonworld-part-has } manqué le test de charge : pas plus près de cet ennemi pendant cette phase
demonworld-illegal-swap-forbidden = { demonworld-part-element } et { demonworld-part-other } ne peuvent pas échanger leur place
demonworld-illegal-swap-too-steep = { demonworld-part-element } et { demonworld-part-other } sont trop écartés en hauteur (écart { $levels }) ; ni l’un ni l’autre ne pourrait les franchir
demonworld-illegal-too-long-step = { demonworld-part-element } : { $hex } est à plus d’une case
demonworld-illegal-has-stepped = { demonworld-part-element } { demonworld-part-has } déjà bougé dans cette manœuvre
demonworld-illegal-not-organised-yet = le regroupement gratuit doit aboutir à une formation organisée
demonworld-illegal-edge-in-the-way = une haie ou un mur barre l’accès à { $hex }
demonworld-illegal-same-facing = il est déjà tourné vers { demonworld-part-facing }
demonworld-illegal-no-such-facing = l’orientation { $facing } n’existe pas ; les six vont de 0 (nord) à 5 (ouest-nord-ouest)
demonworld-illegal-no-such-sixths = on tourne de 1 à 5 sixièmes, et non de { $sixths }
demonworld-illegal-turns-by-base = { demonworld-part-element } { demonworld-part-has } un grand socle, qui tourne par pivot ou sur place
demonworld-illegal-not-held-before = l’unité ne tenait pas { $hex } avant ses pertes
demonworld-illegal-in-contact = { demonworld-part-element } { demonworld-part-is } au contact d’un ennemi
demonworld-illegal-not-a-front-hex = { $hex } n’est pas une des cases de front
demonworld-illegal-stopped = elle est au contact : elle passe sur l’ennemi ou finit son mouvement
demonworld-illegal-no-ring = pas d’anneau utilisable maintenant pour { demonworld-part-troop }
demonworld-illegal-loses-contact = il faut rester en contact avec { demonworld-part-troop }
demonworld-illegal-out-of-reach = { $hex } est hors d’atteinte avec les { $left } PM qui restent
demonworld-illegal-cannot-join = { $why ->
     [troop] seuls un héros, un commandant ou un sorcier rejoignent une unité
     [enemy] { demonworld-part-troop } : c’est l’autre camp
     [kind] { demonworld-part-troop } : ce n’est pas une unité
     [absent] { demonworld-part-troop } { demonworld-part-is-not } sur le champ de bataille
     [routing] { demonworld-part-troop } { demonworld-part-is } en déroute
     [full] { demonworld-part-troop } { demonworld-part-has } déjà tous les personnages permis (maximum { $most })
     [place] { demonworld-part-troop } { demonworld-part-is } en tirailleurs ; qui les rejoint se tient là où la formation est gardée, chacun à l’écart des autres
     [deploy] { demonworld-part-troop } : le personnage n’y trouve pas de place, ou ce n’est pas une unité de son camp qui puisse le recevoir
     [berth] { demonworld-part-troop } : la formation n’est pas gardée avec le personnage sur cette case
    *[far] { demonworld-part-troop } : le personnage n’est pas à côté
  }
demonworld-illegal-impetuous-host = { demonworld-part-troop } : l’unité est impétueuse et n’accueille personne tant qu’elle n’est pas calmée
demonworld-illegal-cannot-leave = on ne peut pas quitter { demonworld-part-troop } maintenant
demonworld-illegal-no-such-turn = ce socle ne tourne pas ainsi autour de { $hex }
demonworld-illegal-direction-forbidden = ce socle ne va pas vers { demonworld-part-towards }
demonworld-illegal-no-overrun = on ne peut pas écraser maintenant ce qui se trouve en { $hex }
demonworld-illegal-must-charge = { demonworld-part-troop } : l’unité est impétueuse et doit aller à l’ennemi tant qu’elle le peut
demonworld-illegal-no-target = on ne peut pas tirer sur { demonworld-part-target } d’ici
demonworld-illegal-no-such-support = on ne peut pas soutenir { demonworld-part-element }
demonworld-illegal-out-of-arc = { demonworld-part-target } { demonworld-part-target-is } hors du champ de tir
demonworld-illegal-out-of-range = { demonworld-part-target } { demonworld-part-target-is } à { $distance ->
        [one] { $distance } case
       *[other] { $distance } cases
    } ; la portée est de { $range }
demonworld-illegal-out-of-sight = on ne voit pas { demonworld-part-target } : { $what ->
     [body] quelqu’un fait écran en { $hex }
     [ground] le relief ou la végétation est trop haut en { $hex }
     [smoke] il y a de la fumée en { $hex }
     [fence] une haie ou un mur fait écran en { $hex }
    *[water] l’eau y est trop profonde
  }
demonworld-illegal-gun-not-loaded = points de chargement de la pièce : { $load } ; il lui en faut 6
demonworld-illegal-gun-target = { $why ->
     [near] { $hex } est trop près pour la pièce : distance { $distance }, au moins { $nearest }
     [far] { $hex } est trop loin pour la pièce : distance { $distance }, au plus { $farthest }
     [arc] { $hex } est hors du champ de la pièce, qui tire droit devant elle, de { $nearest } à { $farthest } cases
    *[hidden] la pièce ne voit ni personne ni couvert en { $hex }
  }
demonworld-illegal-no-aim-high = rien en { $hex } ne peut être visé par-dessus les têtes
demonworld-illegal-no-breath = pas de souffle maintenant
demonworld-illegal-no-strike = on ne peut pas frapper { demonworld-part-target } d’ici
demonworld-illegal-no-support = on ne peut pas soutenir { demonworld-part-element } contre cette cible
demonworld-illegal-no-step-in = aucune place de socle tombé ne permet de frapper { demonworld-part-target }
demonworld-illegal-cannot-reposition = { $why ->
     [melee] { demonworld-part-element } { demonworld-part-is-not } dans le corps à corps que l’on règle
     [routing] { demonworld-part-element } { demonworld-part-is } en déroute, et rien ne s’y replace
     [gun] { demonworld-part-element } : une machine reste sur place
     [moved] { demonworld-part-element } { demonworld-part-has } déjà changé de place
    *[far] { demonworld-part-element } { demonworld-part-cannot } y aller : contacts { $contacts }, cases permises { $steps }, et nul ne quitte le contact
  }
demonworld-illegal-spell-unknown = { demonworld-part-spell } n’est pas un sort du peuple de ce sorcier
demonworld-illegal-spell-without-target = personne sur qui lancer { demonworld-part-spell } maintenant
demonworld-illegal-ring-too-weak = { demonworld-part-spell } est de niveau { $level } ; l’anneau contient des sorts jusqu’au niveau { $most }
demonworld-illegal-too-few-points = points de sorts : { $points } ; il en faut { $need }
demonworld-illegal-no-extra-in-melee = pas de points supplémentaires au corps à corps
demonworld-illegal-spell-target = { $why ->
     [far] { demonworld-part-troop } { demonworld-part-is-not } entièrement à portée de { demonworld-part-spell } : distance du socle le plus lointain { $distance }, portée { $range }
     [hidden] le sorcier ne voit rien { demonworld-part-troop.of }
     [gone] { demonworld-part-troop } { demonworld-part-is-not } sur le terrain
     [under] { demonworld-part-troop } { demonworld-part-is } déjà sous l’effet de { demonworld-part-spell }
     [routing] { demonworld-part-troop } { demonworld-part-is } en déroute, et { demonworld-part-spell } n’y trouverait personne à tester
     [machine] { demonworld-part-spell } ne vise ni chars ni pièces d’artillerie, donc pas { demonworld-part-troop }
     [unit] { demonworld-part-spell } ne vise que des unités, donc pas { demonworld-part-troop }
     [morale] { demonworld-part-spell } ne vise que des unités qui ont un moral, donc pas { demonworld-part-troop }
     [impetuous] { demonworld-part-spell } vise une unité impétueuse de son propre camp, donc pas { demonworld-part-troop }
     [wounded] { demonworld-part-spell } vise les personnages, géants et dragons blessés, donc pas { demonworld-part-troop }
     [large] { demonworld-part-spell } vise les grands socles et les personnages, donc pas { demonworld-part-troop }
    *[hex] { demonworld-part-spell } vise une case, non { demonworld-part-troop }
  }
demonworld-illegal-spell-hex = { $why ->
     [card] { demonworld-part-spell } vise une troupe, non { $hex }
     [far] { $hex } est trop loin : distance { $distance }, portée de { demonworld-part-spell } { $range }
     [nobody] { demonworld-part-spell } demande un ennemi en { $hex }
     [idle] { demonworld-part-spell } ne ferait rien en { $hex } : aucun ennemi dessus ni à côté, et la case ne peut pas brûler
    *[hidden] le sorcier ne voit ni { $hex } ni personne là-bas
  }
demonworld-illegal-cannot-burn = on ne peut pas mettre le feu à { $hex }
demonworld-illegal-may-not-ignite = { demonworld-part-element } { demonworld-part-cannot } mettre le feu maintenant
demonworld-illegal-not-offered = ce n’est pas possible maintenant ({ $action }) ; la liste montre ce qui l’est

## Questions

demonworld-ask-side = De quel côté vous déployez-vous ?
demonworld-ask-send = Cette carte part-elle en marche de flanc ?
demonworld-ask-deploy-front = Quelle largeur de front ?
demonworld-ask-deploy-look = De quel côté tourner cette troupe ?
demonworld-ask-deploy-place = Où placer cette troupe ?
demonworld-ask-work = Rien ne vous est demandé.
demonworld-ask-deploy = Sur quel front et où la déployez-vous ?
demonworld-ask-command = Quelle unité le commandant prend-il sous ses ordres ?
demonworld-ask-mark = Quel ordre ?
demonworld-ask-keep = Quel jeton gardez-vous ?
demonworld-ask-sign = Poussez-vous l’unité ou la retenez-vous ?
demonworld-ask-announce = Quel sort ?
demonworld-ask-announce-target = Sur qui le lancer ?
demonworld-ask-announce-points = Avec combien de points en plus ?
demonworld-ask-shoot = Sur qui ce socle tire-t-il ?
demonworld-ask-mend = Quel socle se regroupe ?
demonworld-ask-run-along = Jusqu’où fuit-il ?
demonworld-ask-escape = Où le socle fuit-il le feu ?
demonworld-ask-precedence = Bougez-vous en premier ou en second ?
demonworld-ask-turns = Quelle troupe bouge maintenant ?
demonworld-ask-move = Que fait la troupe ?
demonworld-ask-answer = Comment réagit la troupe attaquée ?
demonworld-ask-follow = Quel socle continue vers l’ennemi ?
demonworld-ask-react = Ce socle tire-t-il avant d’être écrasé ?
demonworld-ask-aspects = Où regardent vos indépendants ?
demonworld-ask-ignite = Mettez-vous le feu ?
demonworld-ask-blows = Qui ce socle frappe-t-il ?
demonworld-ask-second = Qui frappe la seconde attaque ?
demonworld-ask-break-off = Le volant décroche-t-il ?
demonworld-ask-engrave = Quel sort l’anneau garde-t-il ?
demonworld-ask-potion = Boit-on maintenant la potion de soins ?
demonworld-ask-contact = Vous pourriez attaquer d’ici : y a-t-il contact ?
demonworld-ask-flame = Les archers allument-ils leurs flèches ?
demonworld-ask-fly-off = Où se pose le volant qui a décroché ?
demonworld-ask-order = Vous repositionnez-vous en premier ou en second ?
demonworld-ask-reposition = Quel socle se repositionne ?
demonworld-ask-rally = L’unité tente-t-elle de se rallier ?
demonworld-ask-stray = Que devient l’isolé ?

## Jets

demonworld-roll-announcement = Qui annonce d’abord
demonworld-roll-behind-wall = Le mur ou celui qui est derrière
demonworld-roll-breach = Attaque contre le mur
demonworld-roll-burst = Blessés par le sort manqué
demonworld-roll-by-hand = Mise à feu à la main
demonworld-roll-flaming-arrows = Flèches enflammées
demonworld-roll-either-hex = Case de gauche ou de droite
demonworld-roll-scorch = Feu allumé par le souffle
demonworld-roll-spell-area = Attaque du sort
demonworld-roll-spell-bolt = Attaque du sort
demonworld-roll-spell-clash = Sorts contradictoires
demonworld-roll-wind-direction = Première direction du vent
demonworld-roll-wind-speed = Première vitesse du vent
demonworld-roll-scout = Qui éclaire le mieux
demonworld-roll-arrival = Arrivée par le flanc
demonworld-roll-hidden = Caché
demonworld-roll-frenzy = Ordre des impétueux
demonworld-roll-morale = Test de moral
demonworld-roll-spread = Propagation du feu
demonworld-roll-gun = Incident et déviation
demonworld-roll-drift = Direction de la déviation
demonworld-roll-missile = Attaque du projectile
demonworld-roll-lot = Ordre aléatoire
demonworld-roll-obedience = Test d’obéissance
demonworld-roll-overrun = Écrasement
demonworld-roll-shot = Tir
demonworld-roll-stray = Tir dans un corps à corps
demonworld-roll-compass = Direction sur la rose des vents
demonworld-roll-breath = Souffle
demonworld-roll-blow = Coup
demonworld-roll-cast = Lancement d’un sort
demonworld-roll-critical = Échec critique
demonworld-roll-wind = Vent
demonworld-roll-precedence = Qui commence

## Motifs

demonworld-reason-range = la valeur va de { $min } à { $max } ; reçu : { $value }
demonworld-reason-missing = « { $value } » n’existe pas
demonworld-reason-level = { $card } demande le chapitre « { demonworld-part-chapter } », que ce niveau ne joue pas
demonworld-note-left-out = { $card } reste au camp : cette carte demande le chapitre « { demonworld-part-chapter } », que ce niveau ne joue pas.
demonworld-note-called-up = { $card } part à la bataille à la place de ceux qui restent au camp.
demonworld-note-army-short = { $at ->
        [south_list] La liste du sud
       *[north_list] La liste du nord
    } emploie { $value } de ses { $max } points : { $missing } restent inutilisés, plus que l’avance qui donne la victoire.
demonworld-reason-battle = { $card } demande le chapitre « { demonworld-part-chapter } », que cette bataille ne joue pas
demonworld-reason-no-army = « { $value } » n’a pas d’armée toute prête à ce nombre de points ({ $points }) ; écrivez votre propre liste
demonworld-reason-list-missing = une liste personnelle est demandée, mais « { $key } » est vide
demonworld-reason-list-unused = une liste est donnée, mais « { $key } » vaut « { $value } » ; choisissez « own » ou retirez la liste
demonworld-reason-army-card = la carte « { $value } » n’existe pas ; cartes : { $allowed }
demonworld-reason-army-item = l’objet « { $value } » n’existe pas ; objets : { $allowed }
demonworld-reason-army-empty = la liste est vide
demonworld-reason-army-points = points de la liste : { $value }, et le maximum est { $max }
demonworld-reason-army-cards = cartes alignées : { $value }, et le maximum est { $max }
demonworld-reason-army-elements = socles alignés : { $value }, et le maximum est { $max }
demonworld-reason-army-people = { $card } n’est pas du peuple de la liste : { demonworld-part-people }
demonworld-reason-army-copies = { $card } figure { $value } fois ; permis : { $max }
demonworld-reason-army-commander = il faut quelqu’un qui commande ; étoiles : { $min } au moins, le meilleur en a { $value }
demonworld-reason-army-share = { demonworld-part-group } : { $value } ; points qu’il faut, de { $min } à { $max }
demonworld-reason-army-one-of = un seul de ces groupes est permis : { demonworld-part-groups }
demonworld-reason-item-people = « { demonworld-part-item } » est réservé à : { demonworld-part-people }
demonworld-reason-item-carrier = « { demonworld-part-item } » est réservé à : { demonworld-part-bearer }
demonworld-reason-item-needs = « { demonworld-part-item } » demande dans l’unité : { demonworld-part-bearer }
demonworld-reason-item-slot = « { demonworld-part-item } » est de trop dans les mêmes mains ; permis : { $allowed }
demonworld-reason-item-twice = « { demonworld-part-item } » n’existe qu’une fois par armée
demonworld-reason-no-flanks = les marches de flanc demandent le niveau « advanced » et la bataille « pitched-2000 » ; choisis : « { $level } » et « { $value } »
demonworld-reason-no-room = la zone n’a pas de place pour { $value }
demonworld-reason-content-modifier = { common-content-place } : « { $value } » n’est pas un modificateur ; écrivez un nombre comme -2, ±1, +stars, ±stars, difference, -lost ou rien
demonworld-reason-content-grow = { common-content-place } : les portées ne croissent pas ; chacune dépasse la précédente
demonworld-reason-content-kind-fits = { common-content-place } : « { $value } » ne convient pas à une carte de sorte { $kind } ; voyez une telle carte dans les fichiers d’origine
demonworld-reason-content-manoeuvres = { common-content-place } : les unités ont des manœuvres, les autres n’en ont pas
demonworld-reason-content-hold = { common-content-place } : les unités n’ont pas de points sur T, tous les autres en ont
demonworld-reason-content-charge = { common-content-place } : les pièces d’artillerie n’ont pas de points sur C, tous les autres en ont
demonworld-reason-content-gun = { common-content-place } : l’artillerie tire, les autres non ; une carte de sorte artillery a cette table, et aucune autre
demonworld-reason-content-chariot = { common-content-place } : les chars sont tirés, les autres non ; une carte de sorte chariot a cette table, et aucune autre
demonworld-reason-content-front = { common-content-place } : cette clé et front-hex-armour dans « special » vont ensemble ; écrivez les deux, ou aucun
demonworld-reason-content-wizard = { common-content-place } : « { $value } » ne convient pas ; les sorciers ont un niveau à partir de 1, les autres n’en ont pas
demonworld-reason-content-roles = { common-content-place } : « { $value } », c’est plus de figurines spéciales que l’unité n’a d’éléments
demonworld-reason-content-roles-twice = { common-content-place } : « { $value } » : chaque figurine spéciale figure une fois
demonworld-reason-content-zone = { common-content-place } : « { $value } » est pour un autre socle ; un socle standard prend une arme de la zone standard-front
demonworld-reason-content-splash = { common-content-place } : seuls les projectiles à éclats ont cette clé, et il la leur faut
demonworld-reason-content-paragraph = { common-content-place } : « { $paragraph } » n’est pas un paragraphe des règles ; écrivez-en un qui existe
demonworld-reason-content-army-points = { common-content-place } : « { $value } » ne convient pas ; les cartes et objets de l’armée coûtent { $sum }
demonworld-reason-content-people = { common-content-place } : « { $value } » est d’un autre peuple ; l’armée est du peuple « { $people } »
demonworld-reason-content-depth = { common-content-place } : « { $value } » ne convient pas ; l’eau a une profondeur à partir de 1, les autres terrains n’en ont pas
demonworld-reason-content-width = { common-content-place } : cases au nombre de { $count } ; une carte a de 8 à 64 rangées, et autant de colonnes
demonworld-reason-content-hexes = { common-content-place } : cases au nombre de { $count } ; il en faut { $right }, comme dans la première rangée
demonworld-reason-content-level = { common-content-place } : ce n’est pas un niveau ; un niveau est un chiffre de 0 à { $max }
demonworld-reason-content-neighbours = { common-content-place } : « { $value } » : { $next } n’est pas à côté sur la carte ; écrivez deux voisines
demonworld-reason-content-edges = { common-content-place } : deux éléments sont sur un même côté ; il n’y a place que pour un
demonworld-reason-content-objective = { common-content-place } : « { $value } » est infranchissable ou hors de la carte ; un objectif peut être atteint
demonworld-reason-content-zone-rows = { common-content-place } : « { $value } » ne convient pas ; une zone, c’est sa première et sa dernière rangée, de 0 à { $max }
demonworld-reason-content-zones = { common-content-place } : « { $value } » : la première zone est au sud, la seconde au nord, sans rangée commune
demonworld-reason-unsound = cette position ne peut pas se produire : { $value }

## Limites tenues

demonworld-kept-army-points = points : { $value } sur { $max } au plus
demonworld-kept-army-copies = aucune unité plus de { $max } fois, aucun personnage plus d’une fois
demonworld-kept-army-commander = étoiles du meilleur commandant : { $value } ; il en faut { $min }
demonworld-kept-army-share = { demonworld-part-group } : { $value } ; points permis, de { $min } à { $max }
demonworld-kept-army-one-of = au plus un de ces groupes : { demonworld-part-groups }

## Options

demonworld-option-seats = Joueurs
    .help = Toujours deux.
demonworld-option-scenario = Bataille
    .help = Carte, durée, points et armées toutes prêtes.
demonworld-option-scenario-first-clash = Premier choc
    .help = Trois unités par camp sur une petite carte, cinq tours : pour apprendre.
demonworld-option-scenario-pitched-1000 = Bataille rangée, 1000 points
    .help = Des héros, un géant et un char ; sept tours et deux objectifs.
demonworld-option-scenario-pitched-2000 = Bataille rangée, 2000 points
    .help = Tout ce qu’il y a : dragon, catapulte, sorciers, feu.
demonworld-option-level = Règles
    .help = Les chapitres que l’on joue.
demonworld-option-level-basic = De base
    .help = Les unités seules : ordres, mouvement, tir, corps à corps, pertes et déroute. Les armées toutes prêtes laissent le reste au camp et appellent d’autres unités.
demonworld-option-level-intermediate = Intermédiaires
    .help = Avec formations, obéissance, personnages, grands socles, artillerie et magie. Les armées toutes prêtes laissent les volants au camp et appellent d’autres cartes.
demonworld-option-level-advanced = Avancées
    .help = Avec volants, vent et feu, et marches de flanc.
demonworld-option-south = Armée du sud
    .help = L’armée du premier joueur.
demonworld-option-north = Armée du nord
    .help = L’armée du second joueur.
demonworld-option-south-scenario = Celle de la bataille
demonworld-option-south-empire = Empire
demonworld-option-south-orcs = Orques
demonworld-option-south-elves = Elfes
demonworld-option-north-scenario = Celle de la bataille
demonworld-option-north-empire = Empire
demonworld-option-north-orcs = Orques
demonworld-option-north-elves = Elfes
demonworld-option-north-own = Liste personnelle
demonworld-option-south-own = Liste personnelle
demonworld-option-south_list = Liste du sud
    .help = Cartes et objets, par exemple E01 E03+standard-of-victory. Le mot d’une armée prête la nomme entière : orcs-1000.
demonworld-option-north_list = Liste du nord
    .help = Cartes et objets, par exemple O01 O04+war-banner. Le mot d’une armée prête la nomme entière : orcs-1000.
demonworld-option-limits = Limites des listes
    .help = La rigueur avec laquelle les listes sont jugées.
demonworld-option-limits-free = Libres
    .help = Points, peuple et objets.
demonworld-option-limits-full = Complètes
    .help = Aussi un commandant, pas trop de copies, et les parts des groupes.
demonworld-option-scouting = Reconnaissance
    .help = Qui éclaire le mieux choisit son côté ; qui est deux fois moins bien éclairé se déploie en premier, à découvert.
demonworld-option-flank_march = Marches de flanc
    .help = Jusqu’à un tiers d’une armée peut arriver par un bord latéral, à partir du deuxième tour.
demonworld-option-blind_declarations = Tirs à l’aveugle
    .help = On peut annoncer un tir sur un ennemi dans l’arc et à portée que personne ne voit ; ce tir est perdu.

## Actions

demonworld-action-south = Prendre le sud
demonworld-action-north = Prendre le nord
demonworld-action-west = Vers le bord ouest
demonworld-action-east = Vers le bord est
demonworld-action-front = { $width ->
        [one] Front de { $width } socle
       *[other] Front de { $width } socles
    }
demonworld-action-look = Face vers { $facing }{ $side ->
        [ahead] , face à l’ennemi
        [aslant] , de biais vers l’ennemi
        [askew] , à demi détourné de l’ennemi
        [away] , dos à l’ennemi
       *[none] {""}
    }
demonworld-action-place = Placer en { $hex }
demonworld-action-high = En vol haut
demonworld-action-allot = Commander { $troop }
demonworld-action-order = Ordre { $order }
demonworld-action-stay-up = Rester en l’air
demonworld-action-keep = Garder { $order }
demonworld-action-urge = Pousser
demonworld-action-curb = Retenir
demonworld-action-cast = { $spell }, niveau { $level } : { $effect }
demonworld-action-no-spell = Aucun sort
demonworld-action-enchant = Sur { $troop }
demonworld-action-strike-hex = En { $hex }
demonworld-action-spend = { $points ->
        [0] Aucun point en plus
        [one] { $points } point en plus
       *[other] { $points } points en plus
    }
demonworld-action-fire = Tirer sur { $target }
demonworld-action-back = Soutenir { $element }
demonworld-action-breathe = { $cone ->
        [0] Souffler devant
        [1] Souffler devant à gauche
       *[2] Souffler devant à droite
    }
demonworld-action-shell = { $high ->
        [yes] Viser haut en { $hex }
       *[no] Bombarder { $hex }
    }
demonworld-action-strike = Frapper { $target }
demonworld-action-cease = Ne rien faire
demonworld-action-step-in = Prendre la place et frapper { $target }
demonworld-action-go-first = En premier
demonworld-action-go-second = En second
demonworld-action-march = Bouger { $troop }
demonworld-action-assault = Attaquer { $troop }
demonworld-action-approach = Approcher { $troop }
demonworld-action-seize = Tenir { $hex }
demonworld-action-retire = Se replier
demonworld-action-face-foe = Faire face à l’ennemi le plus proche
demonworld-action-close-up = Serrer l’ennemi
demonworld-action-swoop = Fondre sur { $troop } et l’attaquer
demonworld-action-fly-near = Voler vers { $troop }
demonworld-action-fly-to = Voler en { $hex } et le tenir
demonworld-action-advance = Avancer { $hand }
demonworld-action-lead = Mener la colonne vers { $direction }, regard vers { $facing }
demonworld-action-shift = Décaler vers { $direction }
demonworld-action-wheel = Virer { $hand } de { $angle }
demonworld-action-turn = Tourner tous de { $angle } vers la droite
demonworld-action-turn-some = Tourner des socles un à un
demonworld-action-regroup = Regrouper
demonworld-action-swap = Échanger { $element } et { $other }
demonworld-action-break-up = Disloquer le coin
demonworld-action-stride = Un pas vers { $direction }
demonworld-action-pivot = Tourner { $hand } autour de { $hex }
demonworld-action-spin = Tourner { $hand } sur place
demonworld-action-fly = Voler bas
demonworld-action-land = Se poser en { $hex }
demonworld-action-choose = Choisir { $element }
demonworld-action-step = { CAP($element) } vers { $hex }
demonworld-action-walk = { CAP($element) } vers { $hex }
demonworld-action-face = { CAP($element) } : tourner vers { $facing }
demonworld-action-join = Rejoindre { $troop }
demonworld-action-leave = Quitter l’unité
demonworld-action-by-points = Continuer avec les PM
demonworld-action-by-drill = Continuer par manœuvres
demonworld-action-flaming = Annoncer des flèches enflammées
demonworld-action-ignite = { CAP($element) } : mettre le feu à { $hex }
demonworld-action-break-off = Décrocher
demonworld-action-use-ring = Lancer le sort de l’anneau
demonworld-action-drink = Boire la potion de soins
demonworld-action-engage = Contact : attaquer { $troop }
demonworld-action-rally = Tenter de se rallier
demonworld-action-remove = Abandonner l’isolé
demonworld-action-recall = Rappeler l’isolé
demonworld-action-decline = Plutôt non
demonworld-action-done = Terminé
demonworld-action-pass = Passer

## Texte

demonworld-text-turn = Tour { $turn } sur { $last } : { $phase }
demonworld-text-deploying = Les armées se déploient.
demonworld-text-over = La bataille est finie.
demonworld-text-asking = { $name } : { $question }
demonworld-text-asking-spell = { $name }, { $spell } : { $question }
demonworld-text-about = À présent : { $letter } { $name }
demonworld-text-about-element = À présent : { $letter } { $name } en { $hex }
demonworld-text-map-key = 1 à 9 hauteur, « : » terrain difficile, ~ eau, # bois, rochers, murs et autres, * objectif ; majuscules : le sud. L’hexagone 0713 est colonne 7, rangée 13.
demonworld-text-side = { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
demonworld-text-hit-points = { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
}
demonworld-text-troop = { $melee ->
        [yes] { $letter } { $name } ×{ $count } : { $order }, { $shape }, { $mood }, au corps à corps
        [high] { $letter } { $name } ×{ $count } : { $order }, { $mood }, en vol haut
       *[no] { $letter } { $name } ×{ $count } : { $order }, { $shape }, { $mood }
    }
demonworld-text-won = { $seat } gagne avec { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } d’avance ; il en fallait { $margin }.
demonworld-text-drawn = { $lead ->
        [0] Personne ne gagne : égalité de points ; avance qu’il faut : { $margin }.
       *[other] Personne ne gagne : { $seat } mène de { $lead ->
            [one] { $lead } point
           *[other] { $lead } points
        }, il en faut { $margin }, il en manque { $missing }.
    }
demonworld-text-sheet = { $seat } : pertes { $losses }, déroute { $routing }, objets { $items }, objectifs { $objectives }, total { $total }

## Les cases en mots

demonworld-cell-ground = { $hex }, { $terrain }.
demonworld-cell-high-ground = { $hex }, { $terrain }, hauteur { $level }.
demonworld-cell-edge = { $edge } côté { $direction }.
demonworld-cell-objective = Objectif ({ $points }), tenu par personne.
demonworld-cell-objective-held = Objectif ({ $points }), tenu par { $seat }.
demonworld-cell-fire = Ça brûle ; { $turns ->
        [one] éteint au début du prochain tour
       *[other] éteint dans { $turns } tours
    }.
demonworld-cell-shut = Cernée par le feu : pleine de fumée, personne n’y entre.
demonworld-cell-burnt = Terrain brûlé.
demonworld-cell-remains = Restes d’un monstre.
demonworld-cell-element = { $card } { OF($seat) }, face vers { $facing }, { $hp ->
    [one] { $hp } point de vie
   *[other] { $hp } points de vie
}
demonworld-cell-melee = au corps à corps
demonworld-cell-sentence = { $parts }.
demonworld-insight-front = Front : { $hexes }.
demonworld-insight-flank = Flancs : { $hexes }.
demonworld-insight-rear = Arrière : { $hexes }.
demonworld-insight-reach = { $hex } coûte { $cost ->
    [one] 1 point de mouvement
   *[other] { $cost } points de mouvement
}.
demonworld-insight-no-reach = { $hex } est hors d’atteinte sans manœuvre.
demonworld-insight-sight = Depuis { $from }, { $hex } montre { $seen } de ses segments, sur { $size }.
demonworld-insight-no-sight = Depuis { $from }, rien ne se voit en { $hex }.
demonworld-insight-hidden = { $what ->
    [body] Quelqu’un fait écran en { $hex }.
    [ground] Le relief ou la végétation fait écran en { $hex }.
    [smoke] Il y a de la fumée en { $hex }.
   *[fence] Une haie ou un mur fait écran en { $hex }.
}
demonworld-insight-in-range = Distance { $distance }, portée { $range }.
demonworld-insight-out-of-range = Distance { $distance } : trop loin, la portée est de { $range }.
demonworld-insight-out-of-arc = Hors de l’arc du tireur.
demonworld-insight-needed = { $needed } ou moins au D20 touche{ demonworld-part-weapon }, { demonworld-part-support }.
demonworld-insight-test = { $test ->
        [obedience] { $choice ->
            [urge] Si vous la poussez
           *[curb] Si vous la retenez
        } : { $ways ->
            [0] aucune face du D6 ne la garde en main
            [6] toutes les faces du D6 la gardent en main
           *[other] { $ways } ou moins au D6 la garde en main
        }.
       *[other] { demonworld-part-test-begin } : { $ways ->
            [6] toutes les faces du D6 réussissent
            [1] seul un 6 réussit
           *[other] { $least } ou plus au D6 réussit
        }.
    }
demonworld-insight-test-open = Vous choisirez ensuite le signe du commandant, qui n’est pas encore compté.
demonworld-insight-test-value = { $test ->
        [obedience] Dé et modificateurs doivent rester sous { $needed } : { $parts }.
       *[other] Dé et modificateurs doivent atteindre { $needed } : { $parts }. Un 6 réussit toujours.
    }
demonworld-part-test-begin = { $test ->
        [charge] Test de charge avant le contact
       *[rally] Test de ralliement
    }
demonworld-part-weapon = { $weapon ->
        [none] {""}
       *[other] {" "}({ $weapon })
    }
demonworld-part-support = { $support ->
        [0] aucun soutien annoncé pour l’instant
       *[other] avec { $support } en soutien
    }
demonworld-prospect-hit = { $needed } ou moins touche{ demonworld-part-weapon }, { demonworld-part-support } : { $parts }
demonworld-prospect-test = { $test ->
        [obedience] reste en main si dé et modificateurs restent sous { $needed } : { $parts }
       *[rally] se rallie si dé et modificateurs atteignent { $needed }, ou sur un 6 : { $parts }
    }

## Conseils

demonworld-heuristic-losses = Cette action coûte des troupes à l’ennemi, ou vous en épargne.
demonworld-heuristic-routing = Cette action met des ennemis en déroute, ou en préserve vos troupes.
demonworld-heuristic-objectives = Cette action prend ou garde un objectif.
demonworld-heuristic-hopes = Cette action vous place plus près d’un objectif que l’ennemi.
demonworld-heuristic-threat = Cette action menace davantage l’ennemi de vos tirs et de vos coups, ou expose moins vos troupes aux siens.
demonworld-heuristic-formation = Cette action garde vos unités en formation, ou rompt celles de l’ennemi.
demonworld-heuristic-contact = Cette action mène une de vos unités au contact : elle combattra ce tour-ci au corps à corps.
demonworld-heuristic-range = Cette action met un ennemi à portée de vos tireurs.
demonworld-heuristic-closer = Cette action rapproche vos troupes de l’ennemi.
demonworld-heuristic-shoots = Un ennemi est à portée, ou presque : avec cet ordre, l’unité peut lui tirer dessus.
demonworld-heuristic-attacks = Un ennemi est assez près : avec cet ordre, l’unité peut l’attaquer.
demonworld-heuristic-advances = Aucun ennemi n’est encore assez près : c’est avec cet ordre que l’unité avance le plus loin.
demonworld-heuristic-braces = L’ennemi est tout près : avec cet ordre, l’unité tient bon et frappe tôt.
demonworld-heuristic-hit = Cette action a plus de chances de toucher que les autres choix : { $percent } sur cent de plus.

## Rapports

demonworld-label-army = Armée
demonworld-label-army-empire = { demonworld-name-faction-empire }
demonworld-label-army-orcs = { demonworld-name-faction-orcs }
demonworld-label-army-elves = { demonworld-name-faction-elves }
demonworld-label-army-north = { demonworld-name-faction-north }
demonworld-label-army-goblins = { demonworld-name-faction-goblins }
demonworld-label-army-tribes = { demonworld-name-faction-tribes }
demonworld-label-army-dwarves = { demonworld-name-faction-dwarves }
demonworld-label-side = Côté du champ
demonworld-label-side-south = Sud
demonworld-label-side-north = Nord
demonworld-label-turns = Tours joués

## Le recruteur d’armées

demonworld-malformed-lists = Les listes sont illisibles à { $at } : { $problem }.
demonworld-lists-refused =
    { $count ->
        [one] Les listes sont refusées : { $first }
       *[other] Les listes sont refusées pour { $count } raisons, la première : { $first }
    }
