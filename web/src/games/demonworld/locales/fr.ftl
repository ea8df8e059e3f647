## Demonworld : le terrain, ses affichages et ses mots

dw-map = Champ de bataille : { $name }
dw-own-content = Contenu personnel : { $files }.
dw-own-values = Cette table joue avec les valeurs d’une boîte d’origine : { $files }.
dw-hill = hauteur
dw-road = route
dw-faces = regarde par là
dw-roles = L leader, S porte-drapeau, M musicien, ★ commandant
dw-wounds = points de vie perdus
dw-set-up = Déploiement
dw-turn = Tour { $turn } sur { $last }
dw-phase-orders = Ordres
dw-phase-magic = Magie
dw-phase-shooting-1 = Tir I
dw-phase-movement = Mouvement
dw-phase-shooting-2 = Tir II
dw-phase-melee = Mêlée
dw-phase-rally = Ralliement

dw-orders = Ordres
dw-order-M = Mouvement
dw-order-H = Harcèlement
dw-order-C = Charge
dw-order-T = Tenir
dw-order-hidden = ordre face cachée
dw-no-order = sans ordre
dw-does-M = en mouvement
dw-does-H = harcèle
dw-does-C = charge
dw-does-T = tient sa position
dw-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dw-steps = Pas
dw-pad-advance-left = Avancer à gauche
dw-pad-advance-right = Avancer à droite
dw-pad-wheel-left = Pivoter à gauche
dw-pad-wheel-right = Pivoter à droite
dw-move-how = L’unité avance pas à pas : par les touches sous la carte ou par la liste, ou d’un coup par un plan proposé.
dw-pad-done = Cette unité a terminé

dw-mood-steady = calme
dw-mood-impetuous = impétueuse
dw-mood-routing = en déroute
dw-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dw-high = en vol haut
dw-not-placed = à placer
dw-ready = déployée
dw-in-melee = au corps à corps
dw-lost = perdue
dw-formation-line = ligne
dw-formation-column = colonne
dw-formation-wedge = coin
dw-formation-skirmish = tirailleurs
dw-formation-square = carré
dw-formation-horde = horde
dw-formation-small = petite unité
dw-formation-disorganised = désorganisée
dw-elements = { $left ->
    [one] { $left } socle
   *[other] { $left } socles
} sur { $count }
dw-hit-points = { $left ->
    [one] { $left } point de vie
   *[other] { $left } points de vie
} sur { $count }
dw-troops-of = { $name }
dw-units = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dw-routing-n = { $count } en déroute
dw-left = Restent { $points } points sur { $allowance }, { $manoeuvres ->
    [one] { $manoeuvres } manœuvre
   *[other] { $manoeuvres } manœuvres
}
dw-wind = Vent
dw-wind-blows = { $speed ->
    [0] Calme plat : le feu ne s’étend pas.
   *[other] Souffle vers { dw-towards }, force { $speed }.
}
dw-towards = { $direction ->
    [1] le nord-est (1)
    [2] l’est (2)
    [3] le sud-est (3)
    [4] le sud-ouest (4)
    [5] l’ouest (5)
   *[6] le nord-ouest (6)
}
dw-shut = { $count ->
    [one] { $count } case est cernée par le feu.
   *[other] { $count } cases sont cernées par le feu.
}
dw-burns-long = Tours avant extinction : { $hexes }.
dw-fires = { $count ->
    [0] Rien ne brûle.
    [one] { $count } case brûle.
   *[other] { $count } cases brûlent.
}

dw-values = Valeurs de la carte
dw-value-movement = Mouvement
dw-value-blows = Coups
dw-value-missile = Tir
dw-value-armour = Armure
dw-value-skill = Adresse
dw-value-other = Divers
dw-value-magic = Points de magie
dw-value-items = Objets
dw-manoeuvres = { $count ->
    [one] { $count } manœuvre
   *[other] { $count } manœuvres
}
dw-range = jusqu’à { $range } : { $power }
dw-ranged-melee = { $ranged } contre les tirs, { $melee } en mêlée
dw-other-values = initiative { $initiative }, taille { $size }, peur { $fear }
dw-morale-values = tient sur { $holds }, obéit sur { $obeys }
dw-proposed = Les valeurs de cette carte sont des propositions de notre part.

dw-result = La bataille
dw-result-who = Camp
dw-result-losses = Pertes infligées
dw-result-routing = Ennemis en déroute
dw-result-places = Lieux tenus
dw-result-sum = Points
dw-winner = vainqueur
dw-verdict-won = { $name } gagne avec { $lead } points d’avance ; il en fallait { $margin }.
dw-verdict-even = Égalité de points : personne ne gagne. Il faut { $margin } points d’avance.
dw-verdict-drawn = { $name } mène de { $lead }, mais il faut { $margin } points d’avance pour gagner : il en manque { $missing }.

dw-group-plans = Plans proposés
dw-group-deploy = Déploiement
dw-group-orders = Ordres
dw-group-magic = Magie
dw-group-shots = Tirs
dw-group-blows = Coups
dw-group-move = Mouvement
dw-group-drill = Manœuvres
dw-group-rally = Ralliement
dw-group-end = Terminer

dw-verb-fire = Annoncer le tir
dw-verb-strike = Annoncer le coup
dw-verb-back = Soutenir
dw-verb-cease = S’abstenir
dw-verb-march = Déplacer cette unité
dw-verb-pass = Ne plus bouger
dw-verb-done = Terminé
dw-verb-order = Poser l’ordre
dw-verb-place = Déployer ici
dw-verb-advance = Avancer
dw-verb-wheel = Pivoter
dw-verb-turn = Tourner
dw-verb-cast = Annoncer le sort
dw-forfeits-pass = { $count ->
    [one] Une unité n’a pas encore bougé.
   *[other] { $count } unités n’ont pas encore bougé.
}
dw-forfeits-done = { $points ->
    [one] Il reste un point de mouvement.
   *[other] Il reste { $points } points de mouvement.
}
dw-forfeits-more = Il y a encore autre chose à faire.
dw-verb-rally = Tenter le ralliement
dw-verb-assault = Attaquer
dw-verb-approach = S’approcher

dwa-about = Choisissez un peuple, prenez ses cartes, donnez-leur des objets. Le serveur dit aussitôt ce que la liste respecte et ce qui lui manque.
dwa-list = Votre liste
dwa-cards = Cartes
dwa-people = Peuple
dwa-ready = Partir d’une armée toute prête
dwa-no-ready = Pas d’armée toute prête.
dwa-share = { $min } à { $max } % des points
dwa-elements = { $count ->
    [one] 1 socle
   *[other] { $count } socles
}
dwa-stars = { $count ->
    [one] 1 étoile
   *[other] { $count } étoiles
}
dwa-ours = valeurs reconstituées
dwa-values = Valeurs
dwa-add = Ajouter { $name }
dwa-remove = Retirer { $name }, place { $place }
dwa-items-of = Objets de { $name }
dwa-empty = Encore vide. Ajoutez des cartes, ou partez d’une armée toute prête.
dwa-clear = Vider la liste
dwa-demands = Ce qu’on lui demande
dwa-open = { $count ->
    [0] Toutes les exigences sont remplies.
    [one] 1 exigence n’est pas remplie.
   *[other] { $count } exigences ne sont pas remplies.
}
dwa-met = Respecté :
dwa-not-met = Non respecté :
dwa-play = Jouer avec cette liste
dwa-name = Nom de la liste
dwa-save = Enregistrer
dwa-saved = « { $name } » est gardée dans ce navigateur.
dwa-not-saved = Ce navigateur ne garde rien. Le lien ramène à la liste.
dwa-link = Lien vers cette liste
dwa-text = En texte
dwa-copy-text = Copier le texte
dwa-copied = Copié.
dwa-not-copied = Le navigateur refuse la copie. Sélectionnez la ligne et copiez-la à la main.
dwa-kept = Gardées dans ce navigateur
dwa-drop = Oublier « { $name } »
