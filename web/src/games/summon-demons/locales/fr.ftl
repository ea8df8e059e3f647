# Let's Summon Demons : les mots de son image.

sd-kind-girl = fille
sd-kind-boy = garçon
sd-kind-animal = animal
sd-kind-candle = bougie
sd-kind-demon = démon
sd-mood-sweet = adorable
sd-mood-rotten = horrible
sd-lit = s’active sur ce lancer
sd-acted = s’est activée sur ce lancer
sd-nth = numéro { $number } dans votre ordre
sd-shielded = à l’abri des vols et des défausses forcées
sd-open = peut être choisie
sd-progress = { $demons } démons sur { $needDemons }, { $souls } âmes sur { $needSouls }
sd-strip-mine = Ce que chaque total me rapporte
sd-strip-theirs = Ce que chaque total de ce tour me rapporte
sd-strip-of = Ce que chaque total rapporte à { $name }
sd-strip-line = { $total } : { $ways } sur 36, âmes { $gain }. S’activent : { $cards }.{ $here ->
    [yes] {" "}C’est le total obtenu.
   *[no] {""}
  }
sd-nothing = aucune de vos cartes
sd-dice = { $first } et { $second } : { $total }
sd-no-dice = Pas encore lancés
sd-throw = Dés et chances
sd-you-threw = Vous avez fait
sd-they-threw = { $name } a fait
sd-your-turn = à vous
sd-their-turn = joue son tour
sd-asked = décide
sd-rivals = Adversaires
sd-last-turn = Dernier tour :
sd-together = Ensemble
sd-hand-n = { $count ->
    [one] { $count } démon en main
   *[other] { $count } démons en main
  }
sd-area-of = Cartes de { $name }
sd-offered = Choisissez-en une
sd-block = Le voisinage
sd-block-price = Le voisinage · { $price } âmes la carte
sd-deck = pioche
sd-deck-n = Pioche : { $count } cartes
sd-demons = démons
sd-demon-deck-n = Pioche des démons : { $count } cartes
sd-discard = Défausse
sd-open-discard = Parcourir la défausse : { $count } cartes
sd-discard-cards = Cartes du voisinage
sd-discard-demons = Démons
sd-pile-empty = Rien pour l’instant.
sd-supply = Réserve d’âmes
sd-partner = Partenaire
sd-my-side = Mon côté
sd-my-cards = Mes cartes
sd-my-other-cards = Mes autres cartes
sd-quiet-now = ne s’activent pas maintenant
sd-my-hand = Ma main, visible de moi seul
sd-hand-count = Ma main · { $count }
sd-turn = Votre tour en trois temps
sd-note-roll = une fois, obligatoire
sd-note-buy = { $price } âmes, une fois
sd-note-summon = sacrifiez { $cards } cartes
sd-note-free = premier démon, sans sacrifice
sd-note-pass = une carte au partenaire
sd-done = fait
sd-left = encore
sd-click-order = Cliquez les cartes éclairées dans l’ordre où elles doivent s’activer.
sd-as-laid = Comme posées
sd-clear-order = Recommencer
sd-in-this-order = Activer dans cet ordre
sd-activate = Activer
sd-see-strip = voir les chances
sd-souls-n = { $count ->
    [one] { $count } âme
   *[other] { $count } âmes
  }
sd-card-under-pointer = Carte sous le pointeur
sd-point-at-card = Pointez une carte pour la lire en entier.
sd-acts-on = S’active sur un total de { $numbers }, quel que soit le lanceur.
sd-lasts = Agit tant qu’elle est en jeu.
sd-copies = { $count } exemplaires dans la pioche
sd-goal = Vous gagnez dès que vous avez { $demons } démons et { $souls } âmes.
sd-missing = Il vous manque { $demons ->
    [0] {""}
    [one] { $demons } démon
   *[other] { $demons } démons
  }{ $demons ->
    [0] {""}
   *[other] { $souls ->
        [0] {""}
       *[other] {" "}et {""}
    }
  }{ $souls ->
    [0] {""}
    [one] { $souls } âme
   *[other] { $souls } âmes
  }.
sd-show-cards = { $demons } démons, { $souls } âmes. Voir les cartes
sd-result = Démons et âmes à la fin
sd-won-demons = démons et âmes réunis
sd-won-card = victoire par une carte
sd-do-roll = Lancer
sd-do-buy = Acheter
sd-do-summon = Invoquer
sd-do-summon-free = Invocation gratuite
sd-do-pass = Confier
sd-do-end = Finir le tour
sd-do-reroll = Relancer
sd-do-keep = Garder
sd-do-accept = Employer la carte
sd-do-decline = S’abstenir
sd-do-activate = Activer ensuite
sd-do-discard = Défausser pour payer
sd-do-prefer = Effet
sd-do-rob = Voler une âme à
sd-do-take-supply = Dans la réserve
sd-do-take-card = Voler une carte
sd-do-take-all = Voler toutes les cartes de
sd-do-gain = Obtenir du voisinage
sd-do-swap = Remplacer
sd-do-done = Assez
sd-do-name = Qui récolte
sd-do-discard-rival = Faire défausser
sd-do-point = Déclencher
sd-do-choose = Faire apparaître
sd-do-sacrifice = Sacrifier
sd-do-raise = Invoquer de la main
sd-do-candle = Bougie
sd-verb-roll = Lancer les dés
sd-verb-buy = Acheter
sd-verb-summon = Invoquer un démon
sd-verb-summon-free = Invoquer gratuitement
sd-verb-pass = Confier
sd-verb-end = Finir le tour
sd-verb-reroll = Relancer
sd-verb-keep = Garder ce lancer
sd-verb-accept = Employer la carte
sd-verb-decline = S’abstenir
sd-verb-activate = Activer
sd-verb-discard = Défausser
sd-verb-prefer = Choisir
sd-verb-rob = Voler
sd-verb-take-supply = Prendre
sd-verb-take-card = Voler
sd-verb-take-all = Tout voler
sd-verb-gain = Obtenir
sd-verb-swap = Remplacer
sd-verb-done = C’est tout
sd-verb-name = Désigner
sd-verb-discard-rival = Faire défausser
sd-verb-point = Déclencher
sd-verb-choose = Faire apparaître
sd-verb-sacrifice = Sacrifier
sd-verb-raise = Invoquer
sd-forfeits-end = Vous pouvez encore acheter ou invoquer.
sd-forfeits-done = La carte peut encore agir pour vous.
sd-verb-candle = Prendre cette bougie
