## Demons : la carte, ses tableaux et ses fenêtres

dm-map = Carte de l’Arménie
dm-armenia = Arménie, 1091
dm-reconstructed = Valeurs reconstituées
dm-reconstructed-long = Carte et valeurs reconstituées ; qui possède la boîte peut charger les siennes.
dm-reconstructed-demon = Force, attitude et pouvoirs sont des valeurs reconstituées.
dm-own-content = Contenu personnel : { $files }.
dm-own-values = Cette table joue avec les valeurs d’une boîte d’origine : { $files }.
dm-which = Lesquelles ?
dm-river = Rivière
dm-terrain-open = terrain dégagé
dm-terrain-forest = forêt
dm-terrain-mountain = montagne
dm-terrain-town = ville
dm-terrain-lake = lac
dm-walk-to = Aller en { $hex }
dm-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dm-must-stop = arrêt forcé
dm-no-curse = jamais maudit
dm-curse-odds = maudit { $ways } sur 6
dm-nearest-wakes = éveil proche { $ways } sur { $of }
dm-nobody-near = personne à portée

dm-verb-walk = Y aller
dm-verb-enter = Entrer ici
dm-verb-stop = S’arrêter ici
dm-verb-stay = Rester
dm-verb-end = Finir le tour
dm-verb-conjure = Conjurer
dm-verb-attack = Attaquer
dm-verb-roll = Lancer le dé
dm-verb-raise = Essayer
dm-verb-power = Utiliser le pouvoir
dm-verb-seize = S’en emparer
dm-verb-release = Libérer
dm-verb-torture = Torturer
dm-forfeits-hoard = Le trésor amassé reste sur place.
dm-verb-leave = Quitter la carte

dm-turn = Tour { $turn }
dm-set-up = Mise en place
dm-phase-mortals = Mortels
dm-phase-discovery = Découverte
dm-phase-move = Bouger ou conjurer
dm-phase-demons = Démons

dm-group-move = Mouvement
dm-group-conjure = Conjuration
dm-group-shield = Bouclier
dm-group-fight = Combat
dm-group-power = Pouvoirs
dm-group-treasure = Trésors
dm-group-captive = Captivité
dm-group-demons = Libérer un démon
dm-group-turn = Tour

dm-quick = Hors de la carte
dm-conjure = Conjurer…
dm-conjure-title = Conjurer quel rang ?
dm-conjure-intro = Un seul rang par tour, au lieu de bouger. Les chances tiennent compte du bouclier et, en captivité, de vos marques.
dm-in-pile = { $count ->
    [0] il n’en reste aucun
    [one] il en reste 1
   *[other] il en reste { $count }
}

dm-controlled = Démons contrôlés
dm-of = { $count } sur { $all }
dm-whose = Démons de qui
dm-controller = contrôle
dm-wild = tiré avec l’anneau
dm-fights = dans ce combat
dm-hidden-demon = Face cachée
dm-no-demons = Aucun démon pour l’instant.
dm-about = Tout sur { $demon }
dm-strength = force { $strength }
dm-attitude-friendly = amical
dm-attitude-neutral = neutre
dm-attitude-unfriendly = hostile
dm-letter-friendly = A
dm-letter-unfriendly = H

dm-rank = Rang
dm-strength-word = Force
dm-attitude = Attitude
dm-priority = Priorité
dm-controls = Contrôle
dm-controls-n = { $count ->
    [0] personne
    [one] 1 autre
   *[other] { $count } autres
}
dm-legions = Légions
dm-place = En ce moment
dm-place-released = hors du jeu
dm-place-held = auprès de { $name }
dm-place-grid = garde un trésor
dm-place-pile = dans sa pile, ou face cachée
dm-powers = Pouvoirs
dm-no-powers = Aucun pouvoir ; il combat et contrôle.
dm-spirits = Les soixante-douze

dm-grid = Grille des trésors
dm-found-n = { $count ->
    [0] aucun
    [one] 1 découvert
   *[other] { $count } découverts
}
dm-grid-hint = Pointez une case pour voir ce qui s’y trouve.
dm-undiscovered = non découvert
dm-discovered = découvert, à personne
dm-owned-by = à { $name }
dm-hoard-of = dans le butin de { $mortal }
dm-lost = perdu
dm-treasure-words = { $name }, hexagone { $hex } : { $thousands } mille ducats, pris sur { $seize } ou moins ; { $state }.

dm-ledger = Comptes
dm-ledger-treasure = Trésors
dm-ledger-shield = Bouclier ({ $shield })
dm-ledger-net = Net
dm-ledger-marks = Blessures et malédictions
dm-marks = { $wounds } et { $curses } ; { $lethal } tuent
dm-hoards = Cédés sous la torture
dm-shield-copper = cuivre
dm-shield-silver = argent
dm-shield-gold = or

dm-displays = Tableaux
dm-shelf-demons = Démons
dm-shelf-treasure = Trésors

dm-auction = Offre pour l’anneau
dm-auction-intro = Manche { $round }. Les offres sont scellées : personne ne voit la vôtre avant que tous aient répondu. On vous demande un trésor après l’autre.
dm-auction-asked = l’offrir ?
dm-auction-in = offert
dm-auction-out = gardé
dm-auction-sum = Offert jusqu’ici
dm-auction-keep = Le garder
dm-auction-offer = L’offrir

dm-fight = Combat en { $hex }
dm-attack = Attaque
dm-defence = Défense
dm-nobody-yet = aucun démon pour l’instant
dm-captivity = Captivité
dm-captive-of = { $there ->
    [yes] Geôlier : { $captor }. Il est chez lui, en { $home }, et vous y torture à chaque tour.
   *[no] Geôlier : { $captor }. Il rentre chez lui, en { $home }, où il vous torturera à chaque tour.
}
dm-no-bribe = Ce geôlier n’accepte aucun paiement.
dm-prisoner-of = { $name } vous détient.
dm-if-stop = Si vous vous arrêtez en { $hex }
dm-odds-there = Vous y allez d’abord ; les chances s’affichent avant tout jet de dé.

dm-ducats = { $amount } d.
dm-status-waiting = pas encore sur la carte
dm-status-captive = captif
dm-status-prisoner = prisonnier
dm-status-freed = de nouveau libre
dm-status-dead = mort
dm-status-gone = parti
dm-found = trouvé
dm-not-found = caché
dm-invisible = invisible
dm-wounds = { $count ->
    [one] 1 blessure
   *[other] { $count } blessures
}
dm-curses = { $count ->
    [one] 1 malédiction
   *[other] { $count } malédictions
}
dm-loses-turn = perd son prochain tour
dm-shield-of = bouclier : { $shield }
dm-demons-n = { $count ->
    [0] aucun démon
    [one] 1 démon
   *[other] { $count } démons
}

dm-result = Ce que chacun rapporte
dm-result-who = Magicien
dm-result-fate = Sort
dm-result-deduction = Bouclier
dm-winner = gagne
dm-fate-out = sorti vivant
dm-fate-dead = { $marks ->
        [one] mort, { $marks } marque
       *[other] mort, { $marks } marques
    }
dm-fate-lost = encore sur la carte à la fin

dm-key = Signes et tables
dm-key-emir = Émir ; le nombre est sa force
dm-key-bey = Bey
dm-key-king = Roi ou prince
dm-key-baron = Baron
dm-key-governor = Gouverneur
dm-key-clergy = Clergé, qui n’accepte aucun paiement
dm-key-resting = Inactif
dm-key-active = Actif ce tour-ci
dm-key-fleeing = En fuite vers sa base
dm-key-captor = Détient un captif
dm-key-hidden = Magicien caché
dm-key-found = Magicien trouvé
dm-key-chest = Trésor, en milliers de ducats
dm-key-cost = À portée, et à quel prix
dm-key-halt = À portée ; le mouvement s’y arrête
dm-die = Dé
dm-table-combat = Combat, attaque moins défense
dm-table-combat-note = A : l’attaquant, D : le défenseur ; f plie, x est détruit ou capturé.
dm-table-discovery = Découverte, par force de ceux qui cherchent
dm-table-discovery-note = E : il esquive, D : il est trouvé, tiret : rien. S’ajoute au dé :
dm-table-conjuration = Conjuration, ajouté au dé selon le bouclier
dm-table-torture = Torture :
dm-torture-line = { $dice } cause { $wounds ->
    [0] zéro blessure
    [one] 1 blessure
   *[other] { $wounds } blessures
}
