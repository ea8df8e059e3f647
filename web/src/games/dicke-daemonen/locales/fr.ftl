### Words of the picture and the drawing table of Dicke Dämonen.

dd-color-red = rouge
dd-color-blue = bleu
dd-color-green = vert
dd-color-yellow = jaune
dd-color-white = blanc
dd-creature-red = démon rouge
dd-creature-blue = démon bleu
dd-creature-green = démon vert
dd-creature-yellow = démon jaune
dd-creature-white = fantôme
dd-group-red = Démon rouge
dd-group-blue = Démon bleu
dd-group-green = Démon vert
dd-group-yellow = Démon jaune
dd-group-white = Fantôme
dd-group-prediction = Prédiction
dd-board = Plateau : les champs et leurs coins
dd-phase-place = Placer
dd-phase-predict = Prédire ?
dd-hand = En main
dd-fist = { $count ->
        [0] main vide
        [one] { $count } créature en main
       *[other] { $count } créatures en main
    }
dd-predicted = prédit
dd-no-prediction = aucune prédiction
dd-final = Totaux de fin
dd-tied = Égalité : { $colors }.
dd-bag = Sac
dd-unseen = Encore inconnus :
dd-outer-field = Champ extérieur
dd-field = Champ { $field }
dd-worth = vaut { $value }
dd-made-of = { $corners ->
        [one] { $corners } coin
       *[other] { $corners } coins
    }, { $knots ->
        [0] aucun nœud
        [one] { $knots } nœud
       *[other] { $knots } nœuds
    }
dd-free-corners = { $count ->
        [0] Aucun coin libre.
        [one] { $count } coin libre.
       *[other] { $count } coins libres.
    }
dd-held-by = Mène : { $color }.
dd-standing-tie = Égalité : personne ne mène.
dd-standing-empty = Pas encore de démon.
dd-standing-no-majority = Personne n’a plus de la moitié.
dd-short-tie = égalité
dd-short-empty = aucun démon
dd-short-no-majority = pas de majorité
dd-frozen = Gelé par un fantôme.
dd-point-at = Montrez un champ ou un coin.
dd-corner = Coin { $corner }, { $first } et { $second }
dd-corner-short = coin { $corner }
dd-corner-free = libre.
dd-corner-taken = { $creature }.
dd-corner-allowed = Permis.
dd-predict-open = Prédire…
dd-predict-title = Quelle couleur dominera ?
dd-predict-about = Une prédiction vaut jusqu’à la fin.
dd-predict-about-solo = Jusqu’à trois couleurs, la meilleure d’abord.
dd-predict-needed = Sans prédiction à la fin de la partie, on ne peut pas gagner.
dd-rank = { $rank ->
        [1] En tête
       *[other] Rang { $rank }
    }
dd-not-now = Pas maintenant
dd-scoring = Champ par champ
dd-scoring-field = Champ
dd-scoring-demons = Démons
dd-scoring-to = Revient à
dd-scoring-points = Points
dd-ghosts-placed = { $count ->
        [0] aucun fantôme sur le plateau
        [one] { $count } fantôme sur le plateau
       *[other] { $count } fantômes sur le plateau
    }
dd-most = le plus de points
dd-solo-won = { $score ->
        [one] Bien vu : { $score } point.
       *[other] Bien vu : { $score } points.
    }
dd-solo-lost = La prédiction ne s’est pas réalisée.
dd-nobody = Personne n’avait prédit une couleur gagnante.
dd-winners = { $count ->
        [one] { $names } l’avait prédit ({ $colors }).
       *[other] { $names } l’avaient prédit ({ $colors }).
    }

## Board editor

dd-cords = Lignes
dd-boards = Plateaux prêts
dd-own-board = Votre propre plateau
dd-random = Au hasard
dd-quality = Aération
dd-quality-low = tordu
dd-quality-high = bien aéré
dd-draw-random = Tirer un plateau
dd-canvas = Surface de dessin
dd-draw-about = Tracez une boucle d’un seul geste, à la souris ou au doigt ; glissez son nœud.
dd-undo = Défaire
dd-clear = Tout effacer
dd-cord-empty = pas encore tracée
dd-cord-good = tracée
dd-cord-wrong = à corriger
dd-conditions = Conditions
dd-all-met = Toutes les conditions sont remplies.
dd-board-good = On peut jouer sur ce plateau.
dd-board-bad = Pas encore : il reste à corriger.
dd-draw-next = Tracez la boucle { $color ->
        [rouge] rouge
        [bleu] bleue
        [vert] verte
        [jaune] jaune
       *[other] blanche
    }
dd-board-facts = { $crossings } croisements, { $fields } champs
dd-close-loops = Fermer les boucles pour moi
dd-play-here = Jouer sur ce plateau
dd-preview = Aperçu des champs
dd-preview-later = Les champs apparaissent dès que le plateau est en règle.
dd-crossings = Croisements
dd-fields = Champs
dd-corners = Coins
dd-preset-ring = Anneau
dd-preset-caterpillar = Chenille
dd-preset-tutorial-a = Tutoriel A
dd-preset-flower = Fleur
dd-preset-tutorial-b = Tutoriel B
dd-preset-venn-4 = Venn-4
dd-preset-lattice = Treillis
dd-preset-star = Étoile
saved-here = brouillon gardé sur cet appareil
