# La table de Dungeon Lords.

dl-season-0 = Hiver
dl-season-1 = Printemps
dl-season-2 = Été
dl-season-3 = Automne
dl-season-4 = Combat
dl-track = An { $year } · { $season }
dl-track-combat = An { $year } · Combat, manche { $round }
dl-phase-command = Ordres
dl-phase-use = Actions
dl-phase-produce = Production
dl-phase-event = Événement
dl-phase-arrive = Aventuriers
dl-phase-plan = Plans
dl-phase-spring = Pièges
dl-phase-cast = Sort
dl-phase-strike = Monstres
dl-phase-conquer = Conquête
dl-order-get-food = Nourriture
dl-order-improve-reputation = Réputation
dl-order-dig-tunnels = Creuser
dl-order-mine-gold = Miner
dl-order-recruit-imps = Diablotins
dl-order-buy-traps = Pièges
dl-order-hire-monster = Monstre
dl-order-build-room = Salle
dl-amount-gold = { $count } or
dl-amount-food = { $count } nourriture
dl-amount-imp = { $count ->
        [one] { $count } diablotin
       *[other] { $count } diablotins
    }
dl-amount-trap = { $count ->
        [one] { $count } piège
       *[other] { $count } pièges
    }
dl-amount-monster = { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
dl-amount-evil = { $count } de malfaisance
dl-free = gratuit
dl-nothing = rien
dl-space-costs = { $cost } pour { $gives }
dl-space-free = libre
dl-nobody = { $colour }, sans joueur
dl-space-line = { $space } : { $text }
dl-rank = résolue en { $rank }
dl-word-pay = payez { $what }
dl-word-gain = { $what } de plus
dl-word-lose = { $what } de moins
dl-word-tunnel = { $n ->
        [one] un tunnel
       *[other] { $n } tunnels
    }
dl-word-work = { $n ->
        [one] un diablotin surveille
       *[other] { $n } diablotins travaillent
    }
dl-word-dig = jusqu’à { $n } tunnels
dl-word-mine = jusqu’à { $n } or des tunnels
dl-word-peek = voyez une carte de combat
dl-word-draw = { $n ->
        [one] piochez un piège
       *[other] piochez { $n } pièges
    }
dl-word-hire = engagez un monstre
dl-word-build = bâtissez une salle
dl-word-damage = { $full ->
        [yes] tous les points de vie
       *[no] { $n }
    } { $whom }
dl-word-poison = puis { $n } par le poison
dl-word-skip-conquer = pas de conquête
dl-word-skip-heal = pas de soins
dl-word-skip-spell = pas de sort
dl-word-attack = { $n } { $whom }
dl-word-on-kill = si la cible tombe, { $n } { $whom }
dl-word-face-up = reste dispos
dl-word-may-face-up = peut rester dispos
dl-whom-first = au premier
dl-whom-second = au deuxième
dl-whom-last = au dernier
dl-whom-others = à tous sauf au premier
dl-whom-each = à chacun
dl-whom-any = à qui vous voulez
dl-whom-any-not-first = à qui vous voulez, sauf au premier
dl-whom-any-not-priest = à qui vous voulez, sauf à un prêtre
dl-if-class = { $text } si touché : { $class }
dl-effect-produce = { $n ->
        [one] { $n } diablotin
       *[other] { $n } diablotins
    }{ $cost } : { $words }.
dl-effect-bonus = { $monsters } : { $n } de plus ici.
dl-effect-slots = Accepte { $n } pièges et { $m ->
        [one] { $m } monstre
       *[other] { $m } monstres
    }, pièges sans frais d’or.
dl-effect-no-spell = Aucun sort n’est lancé ici.
dl-effect-score = Points à la fin pour { $monsters }.
dl-effect-fame = Points à la fin pour les titres.
dl-effect-nothing = sans effet
dl-effect-lose-one = vous perdez ce que vous avez d’abord : { $words }
dl-effect-gain-evil = malfaisance +{ $n }
dl-effect-shield = les { $n } prochains dégâts sont arrêtés
dl-effect-hide = invisibles : { $class }
dl-effect-repay = payez de nouveau chaque monstre ou il rentre
dl-effect-peace = tous les monstres rentrent, ou malfaisance +{ $n }
dl-effect-restore-front = le premier blessé récupère { $n }
dl-effect-restore-each = chacun récupère { $n }
dl-effect-decoy = une illusion de { $n } points de vie passe en tête
dl-effect-fortify = le premier gagne { $n } points de vie
dl-effect-rage = les monstres ne voient que le premier
dl-effect-withdraw-one = un monstre rentre
dl-effect-morph = un monstre devient mouton
dl-effect-banish = un monstre rentre assommé
dl-effect-hunt = une créature part, ou malfaisance +{ $n }.
dl-effect-strike = chaque créature reçoit une partie de sa paie, ou se couche.
dl-effect-half-down = perdez la moitié, arrondie en dessous : { $resource }.
dl-effect-half-up = perdez la moitié, arrondie au-dessus : { $resource }.
dl-effect-third-down = perdez un tiers, arrondi en dessous : { $resource }.
dl-effect-room-tax = 1 or par salle, sinon une lettre.
dl-effect-arrivals = pertes selon la classe de qui arrive : { $words }.
dl-effect-charity = { $n } nourriture, ou malfaisance +{ $m }.
dl-zone-top = Rangées 1 et 2.
dl-zone-bottom = Rangées 3 et 4.
dl-zone-outer = Au bord.
dl-zone-inner = Au milieu.
dl-zone-any = Partout.
dl-speed-fast = rapide
dl-speed-slow = lent
dl-card-text = { $speed } : { $effect } ; fatigue { $fatigue }
dl-hero-text = { $who }, { $left } points de vie sur { $hp }, antipiège { $guard }, magie { $magic }, cœurs { $heart }
dl-printed = { $who } · { $hp } points de vie
dl-icon-guard = antipiège { $count }
dl-icon-magic = magie { $count }
dl-icon-heart = { $count ->
        [one] { $count } cœur
       *[other] { $count } cœurs
    }
dl-item-borne = porte : { $item }
dl-item-used = { $item }, a servi
dl-unseen = invisible
dl-imps-of = { $free } diablotins libres sur { $all }
dl-imps-free = { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
dl-evil-at = malfaisance { $evil }
dl-letters = { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
dl-trolls = { $count ->
        [one] { $count } troll aide
       *[other] { $count } trolls aident
    }
dl-chip-tile = colonne { $column }, rangée { $row }
dl-tile = Colonne { $column }, rangée { $row } : { $kind }.
dl-ground-earth = terre
dl-ground-tunnel = tunnel
dl-ground-room = salle
dl-can-choose = Peut être choisi.
dl-central = Plateau central
dl-order-number = votre ordre { $number }
dl-order-away = indisponible
dl-evilometer = Malfaisance
dl-paladin-from = À partir de { $evil }, le paladin vient.
dl-on-offer = À engager, à bâtir
dl-reconstructed = valeur reconstituée
dl-reconstructed-note = signale une valeur reconstituée, non imprimée : trois sorts, presque toutes les vitesses, la plupart des événements spéciaux, les paladins.
dl-reconstructed-box = signale une valeur reconstituée, non imprimée. Cette table joue avec les valeurs d’une boîte d’origine : { $files }.
dl-reconstructed-own = signale une valeur reconstituée, non imprimée. Contenu personnel : { $files }.
dl-party = Groupe
dl-party-of = Groupe devant { $name }, de l’avant vers l’arrière
dl-no-party = Personne ici.
dl-in-bag = dans le sac : { $item }
dl-card-round = Carte de combat de la manche { $round }
dl-card-hidden = face cachée
dl-magic-needed = magie { $magic }, il faut { $needed }
dl-committed = Sur la tuile de combat
dl-has-acted = { $monster } a agi
dl-guard-left = antipièges restants : { $count }
dl-shield-left = bouclier { $count }
dl-skip-conquer = pas de conquête
dl-skip-heal = pas de soins
dl-skip-spell = pas de sort
dl-rage = rage aveugle
dl-progress = Plateau de progression
dl-at-my-door = Devant ma porte
dl-nobody-yet = personne encore
dl-this-season = { $season }, maintenant
dl-paladin-fallen = tombé
dl-paladin-waits = attend
dl-coming-now = Arrivent ({ $season })
dl-coming-next = Ensuite : { $season }
dl-weakest = plus faible : moins malfaisant
dl-strongest = plus fort : plus malfaisant
dl-planning = Préparer la bataille
dl-ghosts = { $count ->
        [one] { $count } fantôme
       *[other] { $count } fantômes
    }
dl-plan-nothing = rien envoyé
dl-knocked-out = assommé
dl-nothing-to-send = Vous n’avez ni piège ni monstre à envoyer.
dl-your-plan = Ce plan :
dl-compare = Comparer des plans
dl-more-plans = { $count ->
        [one] { $count } autre plan ne fait pas mieux.
       *[other] { $count } autres plans ne font pas mieux.
    }
dl-my-dungeon = Mon donjon
dl-dungeon-of = Donjon de { $name }
dl-my-orders = Mes trois ordres, dans l’ordre
dl-prison = Prison
dl-lair = Repaire et main
dl-unit-down = { $monster }, assommé
dl-trap-hidden = piège caché
dl-captured = { $item }, capturé
dl-trophy = { $item }, utilisé par des héros
dl-answers = Vos réponses
dl-gift-to = Objet { $number } sur { $all } : pour le groupe de { $name }.
dl-gift-nobody = Cet objet ne va à personne.
dl-due = Restent à régler : { $list }
dl-tax-due = { $tiles } tuiles : { $tax } or. Chaque or impayé devient une lettre.
dl-enlarge = Voir ce donjon en grand
dl-first = premier joueur
dl-ready = prêt
dl-mini = { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    }, { $rooms ->
        [one] { $rooms } salle
       *[other] { $rooms } salles
    }, { $conquered ->
        [one] { $conquered } tuile conquise
       *[other] { $conquered } tuiles conquises
    }
dl-take-out = Retirer : { $order }
dl-drag-here = cliquez ou glissez une carte
dl-post-placed = placé
dl-post-returned = revenu
dl-orders-secret = Personne ne voit vos ordres avant la révélation. Tant que le dernier seigneur n’a pas scellé, Reprendre vous les rend.
dl-away = Indisponibles : { $list }
dl-what-if = Et si…
dl-if-taxes = { $name } maintenant, { $tiles } tuiles
dl-tax-left = reste { $gold } or, aucune lettre
dl-if-pay-day = { $name } maintenant
dl-wages-covered = tout le monde peut être payé
dl-wages-missing = manque { $cost }
dl-absent = Sans joueur
dl-step-by-step = Pas à pas
dl-whose-battle = La bataille de qui
dl-go-to-step = Aller au pas { $number }
dl-step = Pas
dl-run-all = Tout dérouler
dl-chapter-begin = Les plans sont révélés
dl-chapter-trap = Pièges
dl-chapter-spell = Sort
dl-chapter-strike = Attaques
dl-chapter-heal = Soins
dl-chapter-fatigue = Fatigue
dl-chapter-conquer = Conquête
dl-chapter-poison = Poison
dl-chapter-item = Objets
dl-chapter-end = Fin de la manche
dl-scoring = Décompte
dl-line = Ligne
dl-total = Total
dl-licence = Licence à partir de { $points } points
dl-licensed = licence obtenue
dl-unlicensed = sans licence
dl-titles = Titres
dl-title-sole = seul avec { $value }
dl-title-shared = partagé avec { $value }
dl-seal-orders = Sceller mes ordres
dl-seal-plan = Sceller le plan
dl-clear = Vider
dl-do-keep = Reprendre un ordre
dl-do-sell = Donner un objet
dl-do-order = Choisir un ordre
dl-do-third = Ordre pour la couleur sans joueur
dl-do-commit = Miser un jeton
dl-do-pay-fee = Payer le supplément
dl-do-stay-away = Rester à l’écart
dl-do-use = Utiliser la case
dl-do-dig = Creuser
dl-do-mine = Miner
dl-do-hire = Engager
dl-do-build = Bâtir
dl-do-decline = Renoncer
dl-do-tunnel = Poser un tunnel
dl-do-peek = Regarder une carte
dl-do-give-trap = Céder un piège
dl-do-feed = Nourrir
dl-do-activate = Activer une salle
dl-do-take-back = Reprendre un ordre en main
dl-do-done = Terminer
dl-do-pay-tax = Payer l’impôt
dl-do-pay = Payer
dl-do-dismiss = Renvoyer
dl-do-pay-one = Payer une partie
dl-do-lie-down = Laisser se coucher
dl-do-pay-food = Payer en nourriture
dl-do-take-evil = Gagner de la malfaisance
dl-do-tile = Où se battre
dl-do-trap = Tendre un piège
dl-do-two-traps = Tendre deux pièges
dl-do-no-trap = Sans piège
dl-do-send = Envoyer un monstre
dl-do-send-two = Envoyer deux monstres
dl-do-no-monster = Sans monstre
dl-do-ghosts = Fantômes
dl-do-spring = Déclencher un piège
dl-do-aim = Déclencher un piège sur
dl-do-withdraw = Faire rentrer
dl-do-pull-back = Tous rentrent
dl-do-choose = Choisir un monstre
dl-do-attack = Attaquer
dl-do-rest = Ne peut attaquer
dl-do-hit = Qui toucher
dl-do-free = Libérer un prisonnier
dlp-title = Planificateur de bataille
dlp-intro = Notez un groupe, une tuile, des pièges et des monstres. Chaque plan est essayé, chaque bataille menée au mieux.
dlp-party = Groupe, de l’avant vers l’arrière
dlp-nobody = personne
dlp-damage = Dégâts de { $who }
dlp-damage-short = Dégâts
dlp-item-short = Objet
dlp-item = Objet de { $who }
dlp-no-item = aucun objet
dlp-place = Place { $number }
dlp-tile = Tuile de combat
dlp-round = Manche de combat
dlp-year = Année
dlp-card = Carte de combat
dlp-any-card = inconnue
dlp-hand = Pièges
dlp-units = Monstres et fantômes
dl-forfeits-rooms = Des salles peuvent encore être activées.
dlp-goods = En réserve
dlp-try = Essayer tous les plans
dlp-trying = Essai en cours…
dlp-found = { $count ->
        [one] { $count } plan, le meilleur d’abord
       *[other] { $count } plans, le meilleur d’abord
    }
dlp-explain = Pas à pas
dlp-chosen-card = Avec la carte
dlp-fewer = un de moins : { $what }
dlp-more = un de plus : { $what }
dlp-open = Ouvrir le planificateur de bataille
