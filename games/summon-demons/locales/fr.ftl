### Let’s Summon Demons : noms, phrases du journal, questions, refus et libellés.
### Les nombres arrivent comme nombres, les cartes comme identifiants de la liste (ou hidden), les places comme noms.

## Titre

summon-demons-title = Let’s Summon Demons
summon-demons-tagline = Récoltez des âmes, liez-vous d’amitié dans le voisinage, et troquez vos amis contre des démons.

## Genres et humeurs

summon-demons-kind-girl = fille
    .many = filles
summon-demons-kind-boy = garçon
    .many = garçons
summon-demons-kind-kid = gamin
    .many = gamins
summon-demons-kind-animal = animal
    .many = animaux
summon-demons-kind-candle = cierge
    .many = cierges
summon-demons-kind-demon = démon
    .many = démons
summon-demons-mood-sweet = adorable
summon-demons-mood-rotten = horrible
summon-demons-mood-neutral = neutre

## Gamins

summon-demons-card-jane = Jane
    .text = Obtenez un animal du voisinage.
summon-demons-card-lola = Lola
    .text = Récoltez 1 âme par garçon que vous avez.
summon-demons-card-eve = Eve
    .text = Récoltez 1 âme.
summon-demons-card-adam = Adam
    .text = Récoltez 1 âme.
summon-demons-card-romeo = Roméo
    .text = Récoltez 1 âme par fille que vous avez.
summon-demons-card-irwin = Irwin
    .text = Réveillez chacun de vos animaux, dans l’ordre de votre choix.
summon-demons-card-caroline = Adorable Caroline
    .text = Récoltez 5 âmes.
summon-demons-card-lisa = Adorable Lisa
    .text = Récoltez 1 âme par gamin adorable que vous avez.
summon-demons-card-jesus = Adorable Josué
    .text = Récoltez 2 âmes.
summon-demons-card-alice = Adorable Alice
    .text = Défaussez les 2 cartes du dessus de la pioche ; obtenez les gamins adorables qui s’y trouvent.
summon-demons-card-chuck = Adorable Chuck
    .text = Si vous avez un autre gamin adorable : récoltez 2 âmes.
summon-demons-card-fifi = Adorable Fifi
    .text = Récoltez 1 âme par animal que vous avez.
summon-demons-card-marilyn = Adorable Marilyn
    .text = Obtenez un garçon du voisinage.
summon-demons-card-destiny = Adorable Destiny
    .text = Réveillez un autre de vos gamins adorables.
summon-demons-card-glen = Adorable Glen
    .text = Récoltez 2 âmes ; un adversaire de votre choix en récolte 1.
summon-demons-card-louis = Adorable Louis
    .text = Récoltez 1 âme.
summon-demons-card-regan = Horrible Regan
    .text = Récoltez 1 âme.
summon-demons-card-tommy = Horrible Tommy
    .text = Défaussez la carte du dessus de la pioche ; si c’est une fille, obtenez-la.
summon-demons-card-calvin = Horrible Calvin
    .text = Si vous avez au moins 3 gamins horribles : volez 2 âmes.
summon-demons-card-annie = Horrible Annie
    .text = Vous pouvez défausser cette carte pour voler un gamin à un adversaire ou obtenir un gamin du voisinage.
summon-demons-card-dillinger = Horrible Dillinger
    .text = Volez 1 âme.
summon-demons-card-sam = Horrible Sam
    .text = Vous pouvez défausser un de vos animaux pour récolter 6 âmes.
summon-demons-card-dolores = Horrible Dolorès
    .text = Remplacez chaque gamin adorable du voisinage, puis obtenez un gamin horrible du voisinage.
summon-demons-card-carrie = Horrible Carrie
    .text = Récoltez 2 âmes.
summon-demons-card-damien = Horrible Damien
    .text = Vous pouvez défausser cette carte : un démon tiré au sort dans votre main entre en jeu gratuitement.
summon-demons-card-donnie = Horrible Donnie
    .text = Volez 1 âme par gamin horrible que vous avez.

## Cierges

summon-demons-card-candle-good = Gentille bougie
    .text = Récoltez 1 âme.
summon-demons-card-candle-kind = Douce bougie
    .text = Récoltez 1 âme.
summon-demons-card-candle-beginner = Bougie de débutant
    .text = Récoltez 1 âme.
summon-demons-card-candle-naughty = Cierge maléfique
    .text = Récoltez 1 âme.
summon-demons-card-candle-evil = Cierge diabolique
    .text = Récoltez 1 âme.

## Animaux

summon-demons-card-dog = Chien
    .text = Si vous avez un gamin : récoltez 1 âme.
summon-demons-card-cat = Chat
    .text = Défaussez la carte du dessus de la pioche ; si c’est un animal, obtenez-le.
summon-demons-card-goldfish = Poisson rouge
    .text = Vous pouvez défausser cette carte pour récolter 5 âmes.
summon-demons-card-owl = Chouette
    .text = Vous pouvez défausser cette carte pour récolter 4 âmes et remplacer une ou plusieurs cartes du voisinage.
summon-demons-card-straycat = Chat errant
    .text = Si vous n’avez aucun gamin : obtenez la carte du dessus de la pioche.
summon-demons-card-macaw = Ara Macao
    .text = Si vous avez 2 garçons ou 2 filles : récoltez 2 âmes.
summon-demons-card-rabbit = Lapin
    .text = Si vous avez au moins 3 animaux : récoltez 2 âmes.
summon-demons-card-rabiddog = Chien enragé
    .text = Si vous n’avez aucun gamin : récoltez 2 âmes.
summon-demons-card-falcon = Faucon
    .text = Vous pouvez défausser cette carte : défaussez les 7 cartes du dessus de la pioche et obtenez les animaux qui s’y trouvent.
summon-demons-card-goat = Chèvre
    .text = Vous pouvez défausser un de vos garçons et une de vos filles : le démon du dessus de la pioche entre en jeu gratuitement.
summon-demons-card-skunk = Moufette
    .text = Chaque joueur défausse toutes ses cartes du voisinage.
summon-demons-card-alligator = Alligator
    .text = Vous pouvez défausser cette carte, puis jusqu’à 2 gamins de vos adversaires.

## Démons

summon-demons-card-serpent = Le Serpent
    .text = Vous gagnez la partie.
summon-demons-card-vilebook = Le Dégueulivre des démons
    .text = Parcourez la pioche des démons et faites entrer en jeu, gratuitement, celui que vous voulez ; mélangez ensuite la pioche.
summon-demons-card-bogeyman = Le Père Fouettard
    .text = Obtenez les 2 cartes du dessus de la pioche du voisinage.
summon-demons-card-porcus = Porcus
    .text = Récoltez 5 âmes.
summon-demons-card-legion = Nounou sommes légion
    .text = Récoltez 1 âme pour chacune de vos cartes : voisinage, démons invoqués et cierge.
summon-demons-card-buzz = Belzé’bzz
    .text = Réveillez chacun de vos gamins, dans l’ordre de votre choix.
summon-demons-card-hound = Molosse de Baël
    .text = Volez 1 âme par animal que vous avez.
summon-demons-card-clockwork = Satange mécanique
    .text = Récoltez 1 âme, puis jouez un tour supplémentaire où seules vos cartes se réveillent.
summon-demons-card-antichrist = Antéchrist
    .text = Volez 5 âmes.
summon-demons-card-filch = Méfilstophélès
    .text = Volez à un adversaire une carte du voisinage ou un démon invoqué.
summon-demons-card-devil = Le Diable
    .text = Choisissez un adversaire et volez toutes ses cartes du voisinage et tous ses démons invoqués.
summon-demons-card-janus = Janus jumeau
    .text = Vos gamins sont à la fois adorables et horribles.
summon-demons-card-puppet = Démogorguignol
    .text = Vos gamins sont à la fois filles et garçons.
summon-demons-card-oni = Macabre Oni
    .text = À votre tour, tout ce que récoltent vos gamins est doublé.
summon-demons-card-dublux = Dédé-Zuzu
    .text = Quand vous faites un double, récoltez autant d’âmes que montre un des dés.
summon-demons-card-reroll = Relancifer
    .text = Une fois par tour, à votre tour, avant que rien ne se réveille, vous pouvez relancer les deux dés.
summon-demons-card-assmode = Âne-Modée
    .text = Chaque fois que vous obtenez un animal, récoltez 1 âme.
summon-demons-card-spectralux = Spectralux
    .text = Vos adversaires ne peuvent ni vous voler ni vous faire défausser.
summon-demons-card-egg = L’Œuf de Rosemary
    .text = Une fois invoqué, défaussez-le. Regardez les 3 démons du dessus de la pioche : l’un entre en jeu gratuitement, les autres sont défaussés.
summon-demons-card-baphometal = Baphométal
    .text = Vos adversaires doivent sacrifier une carte de plus pour invoquer depuis leur main.

## Une carte dans une phrase : le nom, le nom avec son article, et de même au début

summon-demons-part-card = { $card ->
        [jane] Jane
        [lola] Lola
        [eve] Eve
        [adam] Adam
        [romeo] Roméo
        [irwin] Irwin
        [caroline] Adorable Caroline
        [lisa] Adorable Lisa
        [jesus] Adorable Josué
        [alice] Adorable Alice
        [chuck] Adorable Chuck
        [fifi] Adorable Fifi
        [marilyn] Adorable Marilyn
        [destiny] Adorable Destiny
        [glen] Adorable Glen
        [louis] Adorable Louis
        [regan] Horrible Regan
        [tommy] Horrible Tommy
        [calvin] Horrible Calvin
        [annie] Horrible Annie
        [dillinger] Horrible Dillinger
        [sam] Horrible Sam
        [dolores] Horrible Dolorès
        [carrie] Horrible Carrie
        [damien] Horrible Damien
        [donnie] Horrible Donnie
        [candle-good] Gentille bougie
        [candle-kind] Douce bougie
        [candle-beginner] Bougie de débutant
        [candle-naughty] Cierge maléfique
        [candle-evil] Cierge diabolique
        [dog] Chien
        [cat] Chat
        [goldfish] Poisson rouge
        [owl] Chouette
        [straycat] Chat errant
        [macaw] Ara Macao
        [rabbit] Lapin
        [rabiddog] Chien enragé
        [falcon] Faucon
        [goat] Chèvre
        [skunk] Moufette
        [alligator] Alligator
        [serpent] Le Serpent
        [vilebook] Le Dégueulivre des démons
        [bogeyman] Le Père Fouettard
        [porcus] Porcus
        [legion] Nounou sommes légion
        [buzz] Belzé’bzz
        [hound] Molosse de Baël
        [clockwork] Satange mécanique
        [antichrist] Antéchrist
        [filch] Méfilstophélès
        [devil] Le Diable
        [janus] Janus jumeau
        [puppet] Démogorguignol
        [oni] Macabre Oni
        [dublux] Dédé-Zuzu
        [reroll] Relancifer
        [assmode] Âne-Modée
        [spectralux] Spectralux
        [egg] L’Œuf de Rosemary
        [baphometal] Baphométal
        [hidden] démon caché
       *[other] { $card }
    }
    .the = { $card ->
        [jane] Jane
        [lola] Lola
        [eve] Eve
        [adam] Adam
        [romeo] Roméo
        [irwin] Irwin
        [caroline] Adorable Caroline
        [lisa] Adorable Lisa
        [jesus] Adorable Josué
        [alice] Adorable Alice
        [chuck] Adorable Chuck
        [fifi] Adorable Fifi
        [marilyn] Adorable Marilyn
        [destiny] Adorable Destiny
        [glen] Adorable Glen
        [louis] Adorable Louis
        [regan] Horrible Regan
        [tommy] Horrible Tommy
        [calvin] Horrible Calvin
        [annie] Horrible Annie
        [dillinger] Horrible Dillinger
        [sam] Horrible Sam
        [dolores] Horrible Dolorès
        [carrie] Horrible Carrie
        [damien] Horrible Damien
        [donnie] Horrible Donnie
        [candle-good] la Gentille bougie
        [candle-kind] la Douce bougie
        [candle-beginner] la Bougie de débutant
        [candle-naughty] le Cierge maléfique
        [candle-evil] le Cierge diabolique
        [dog] le Chien
        [cat] le Chat
        [goldfish] le Poisson rouge
        [owl] la Chouette
        [straycat] le Chat errant
        [macaw] l’Ara Macao
        [rabbit] le Lapin
        [rabiddog] le Chien enragé
        [falcon] le Faucon
        [goat] la Chèvre
        [skunk] la Moufette
        [alligator] l’Alligator
        [serpent] le Serpent
        [vilebook] le Dégueulivre des démons
        [bogeyman] le Père Fouettard
        [porcus] Porcus
        [legion] Nounou sommes légion
        [buzz] Belzé’bzz
        [hound] le Molosse de Baël
        [clockwork] Satange mécanique
        [antichrist] l’Antéchrist
        [filch] Méfilstophélès
        [devil] le Diable
        [janus] Janus jumeau
        [puppet] Démogorguignol
        [oni] Macabre Oni
        [dublux] Dédé-Zuzu
        [reroll] Relancifer
        [assmode] Âne-Modée
        [spectralux] Spectralux
        [egg] l’Œuf de Rosemary
        [baphometal] Baphométal
        [hidden] un démon caché
       *[other] { $card }
    }
    .start = { $card ->
        [jane] Jane
        [lola] Lola
        [eve] Eve
        [adam] Adam
        [romeo] Roméo
        [irwin] Irwin
        [caroline] Adorable Caroline
        [lisa] Adorable Lisa
        [jesus] Adorable Josué
        [alice] Adorable Alice
        [chuck] Adorable Chuck
        [fifi] Adorable Fifi
        [marilyn] Adorable Marilyn
        [destiny] Adorable Destiny
        [glen] Adorable Glen
        [louis] Adorable Louis
        [regan] Horrible Regan
        [tommy] Horrible Tommy
        [calvin] Horrible Calvin
        [annie] Horrible Annie
        [dillinger] Horrible Dillinger
        [sam] Horrible Sam
        [dolores] Horrible Dolorès
        [carrie] Horrible Carrie
        [damien] Horrible Damien
        [donnie] Horrible Donnie
        [candle-good] La Gentille bougie
        [candle-kind] La Douce bougie
        [candle-beginner] La Bougie de débutant
        [candle-naughty] Le Cierge maléfique
        [candle-evil] Le Cierge diabolique
        [dog] Le Chien
        [cat] Le Chat
        [goldfish] Le Poisson rouge
        [owl] La Chouette
        [straycat] Le Chat errant
        [macaw] L’Ara Macao
        [rabbit] Le Lapin
        [rabiddog] Le Chien enragé
        [falcon] Le Faucon
        [goat] La Chèvre
        [skunk] La Moufette
        [alligator] L’Alligator
        [serpent] Le Serpent
        [vilebook] Le Dégueulivre des démons
        [bogeyman] Le Père Fouettard
        [porcus] Porcus
        [legion] Nounou sommes légion
        [buzz] Belzé’bzz
        [hound] Le Molosse de Baël
        [clockwork] Satange mécanique
        [antichrist] L’Antéchrist
        [filch] Méfilstophélès
        [devil] Le Diable
        [janus] Janus jumeau
        [puppet] Démogorguignol
        [oni] Macabre Oni
        [dublux] Dédé-Zuzu
        [reroll] Relancifer
        [assmode] Âne-Modée
        [spectralux] Spectralux
        [egg] L’Œuf de Rosemary
        [baphometal] Baphométal
        [hidden] Un démon caché
       *[other] { $card }
    }
summon-demons-part-target_card = { $target_card ->
        [jane] Jane
        [lola] Lola
        [eve] Eve
        [adam] Adam
        [romeo] Roméo
        [irwin] Irwin
        [caroline] Adorable Caroline
        [lisa] Adorable Lisa
        [jesus] Adorable Josué
        [alice] Adorable Alice
        [chuck] Adorable Chuck
        [fifi] Adorable Fifi
        [marilyn] Adorable Marilyn
        [destiny] Adorable Destiny
        [glen] Adorable Glen
        [louis] Adorable Louis
        [regan] Horrible Regan
        [tommy] Horrible Tommy
        [calvin] Horrible Calvin
        [annie] Horrible Annie
        [dillinger] Horrible Dillinger
        [sam] Horrible Sam
        [dolores] Horrible Dolorès
        [carrie] Horrible Carrie
        [damien] Horrible Damien
        [donnie] Horrible Donnie
        [candle-good] Gentille bougie
        [candle-kind] Douce bougie
        [candle-beginner] Bougie de débutant
        [candle-naughty] Cierge maléfique
        [candle-evil] Cierge diabolique
        [dog] Chien
        [cat] Chat
        [goldfish] Poisson rouge
        [owl] Chouette
        [straycat] Chat errant
        [macaw] Ara Macao
        [rabbit] Lapin
        [rabiddog] Chien enragé
        [falcon] Faucon
        [goat] Chèvre
        [skunk] Moufette
        [alligator] Alligator
        [serpent] Le Serpent
        [vilebook] Le Dégueulivre des démons
        [bogeyman] Le Père Fouettard
        [porcus] Porcus
        [legion] Nounou sommes légion
        [buzz] Belzé’bzz
        [hound] Molosse de Baël
        [clockwork] Satange mécanique
        [antichrist] Antéchrist
        [filch] Méfilstophélès
        [devil] Le Diable
        [janus] Janus jumeau
        [puppet] Démogorguignol
        [oni] Macabre Oni
        [dublux] Dédé-Zuzu
        [reroll] Relancifer
        [assmode] Âne-Modée
        [spectralux] Spectralux
        [egg] L’Œuf de Rosemary
        [baphometal] Baphométal
        [hidden] démon caché
       *[other] { $target_card }
    }
    .the = { $target_card ->
        [jane] Jane
        [lola] Lola
        [eve] Eve
        [adam] Adam
        [romeo] Roméo
        [irwin] Irwin
        [caroline] Adorable Caroline
        [lisa] Adorable Lisa
        [jesus] Adorable Josué
        [alice] Adorable Alice
        [chuck] Adorable Chuck
        [fifi] Adorable Fifi
        [marilyn] Adorable Marilyn
        [destiny] Adorable Destiny
        [glen] Adorable Glen
        [louis] Adorable Louis
        [regan] Horrible Regan
        [tommy] Horrible Tommy
        [calvin] Horrible Calvin
        [annie] Horrible Annie
        [dillinger] Horrible Dillinger
        [sam] Horrible Sam
        [dolores] Horrible Dolorès
        [carrie] Horrible Carrie
        [damien] Horrible Damien
        [donnie] Horrible Donnie
        [candle-good] la Gentille bougie
        [candle-kind] la Douce bougie
        [candle-beginner] la Bougie de débutant
        [candle-naughty] le Cierge maléfique
        [candle-evil] le Cierge diabolique
        [dog] le Chien
        [cat] le Chat
        [goldfish] le Poisson rouge
        [owl] la Chouette
        [straycat] le Chat errant
        [macaw] l’Ara Macao
        [rabbit] le Lapin
        [rabiddog] le Chien enragé
        [falcon] le Faucon
        [goat] la Chèvre
        [skunk] la Moufette
        [alligator] l’Alligator
        [serpent] le Serpent
        [vilebook] le Dégueulivre des démons
        [bogeyman] le Père Fouettard
        [porcus] Porcus
        [legion] Nounou sommes légion
        [buzz] Belzé’bzz
        [hound] le Molosse de Baël
        [clockwork] Satange mécanique
        [antichrist] l’Antéchrist
        [filch] Méfilstophélès
        [devil] le Diable
        [janus] Janus jumeau
        [puppet] Démogorguignol
        [oni] Macabre Oni
        [dublux] Dédé-Zuzu
        [reroll] Relancifer
        [assmode] Âne-Modée
        [spectralux] Spectralux
        [egg] l’Œuf de Rosemary
        [baphometal] Baphométal
        [hidden] un démon caché
       *[other] { $target_card }
    }
    .start = { $target_card ->
        [jane] Jane
        [lola] Lola
        [eve] Eve
        [adam] Adam
        [romeo] Roméo
        [irwin] Irwin
        [caroline] Adorable Caroline
        [lisa] Adorable Lisa
        [jesus] Adorable Josué
        [alice] Adorable Alice
        [chuck] Adorable Chuck
        [fifi] Adorable Fifi
        [marilyn] Adorable Marilyn
        [destiny] Adorable Destiny
        [glen] Adorable Glen
        [louis] Adorable Louis
        [regan] Horrible Regan
        [tommy] Horrible Tommy
        [calvin] Horrible Calvin
        [annie] Horrible Annie
        [dillinger] Horrible Dillinger
        [sam] Horrible Sam
        [dolores] Horrible Dolorès
        [carrie] Horrible Carrie
        [damien] Horrible Damien
        [donnie] Horrible Donnie
        [candle-good] La Gentille bougie
        [candle-kind] La Douce bougie
        [candle-beginner] La Bougie de débutant
        [candle-naughty] Le Cierge maléfique
        [candle-evil] Le Cierge diabolique
        [dog] Le Chien
        [cat] Le Chat
        [goldfish] Le Poisson rouge
        [owl] La Chouette
        [straycat] Le Chat errant
        [macaw] L’Ara Macao
        [rabbit] Le Lapin
        [rabiddog] Le Chien enragé
        [falcon] Le Faucon
        [goat] La Chèvre
        [skunk] La Moufette
        [alligator] L’Alligator
        [serpent] Le Serpent
        [vilebook] Le Dégueulivre des démons
        [bogeyman] Le Père Fouettard
        [porcus] Porcus
        [legion] Nounou sommes légion
        [buzz] Belzé’bzz
        [hound] Le Molosse de Baël
        [clockwork] Satange mécanique
        [antichrist] L’Antéchrist
        [filch] Méfilstophélès
        [devil] Le Diable
        [janus] Janus jumeau
        [puppet] Démogorguignol
        [oni] Macabre Oni
        [dublux] Dédé-Zuzu
        [reroll] Relancifer
        [assmode] Âne-Modée
        [spectralux] Spectralux
        [egg] L’Œuf de Rosemary
        [baphometal] Baphométal
        [hidden] Un démon caché
       *[other] { $target_card }
    }

## Parties de phrases, remplies avec les arguments de la phrase qui les contient

summon-demons-part-souls = { $souls ->
        [one] { $souls } âme
       *[other] { $souls } âmes
    }
summon-demons-part-demons = { $demons ->
        [one] { $demons } démon
       *[other] { $demons } démons
    }

## Événements

summon-demons-event-started = { $seat } commence.
summon-demons-event-candle-dealt = { $seat } reçoit { summon-demons-part-card.the }.
summon-demons-event-candle-chosen = { $seat } choisit { summon-demons-part-card.the }.
summon-demons-event-dealt = { $seat } reçoit { summon-demons-part-card.the }.
summon-demons-event-long-game = La victoire demande { $needed } démons, mais chacun n’en reçoit que { $dealt } : la partie risque d’être longue.
summon-demons-event-shown = { summon-demons-part-card.start } arrive dans le voisinage, place { $slot }.
summon-demons-event-turn-began = { $extra ->
        [yes] { $seat } joue un tour supplémentaire ; les cartes des autres se taisent.
       *[no] C’est à { $seat } de jouer.
    }
summon-demons-event-rolled = { $seat } lance { $first } et { $second } : { $total }.
summon-demons-event-rerolled = { $seat } relance grâce à sa carte { summon-demons-part-card }.
summon-demons-event-kept = { $seat } garde son jet et n’emploie pas { summon-demons-part-card.the }.
summon-demons-event-activated = { summon-demons-part-card.start } agit pour { $seat }.
summon-demons-event-unmet = { summon-demons-part-card.start } ne fait rien pour { $seat } : sa condition n’est pas remplie.
summon-demons-event-unpaid = { summon-demons-part-card.start } ne fait rien pour { $seat } : son coût ne peut être payé.
summon-demons-event-declined = { $seat } n’emploie pas { summon-demons-part-card.the }.
summon-demons-event-nothing = { summon-demons-part-card.start } ne trouve rien à faire pour { $seat }.
summon-demons-event-collected = { $seat } récolte { summon-demons-part-souls } avec { summon-demons-part-card.the }.
summon-demons-event-robbed = { $seat } vole { summon-demons-part-souls } à { $victim_seat }.
summon-demons-event-took-supply = { $seat } vole { summon-demons-part-souls } dans la réserve.
summon-demons-event-bought = { $seat } achète { summon-demons-part-card.the } pour { summon-demons-part-souls }.
summon-demons-event-gained = { $from ->
        [block] { $seat } obtient { summon-demons-part-card.the } du voisinage.
        [deck] { $seat } obtient { summon-demons-part-card.the } du dessus de la pioche.
       *[turned] { $seat } obtient { summon-demons-part-card.the } en retournant la pioche.
    }
summon-demons-event-turned-up = { $kept ->
        [yes] { $seat } retourne { summon-demons-part-card.the } : cela convient.
       *[no] { $seat } retourne { summon-demons-part-card.the }, qui reste à la défausse.
    }
summon-demons-event-discarded = { $why ->
        [cost] { $seat } défausse { summon-demons-part-card.the } pour payer un coût.
        [sacrifice] { $seat } sacrifie { summon-demons-part-card.the }.
        [wipe] { $seat } perd { summon-demons-part-card.the } dans la puanteur.
       *[rival] { $seat } doit défausser { summon-demons-part-card.the }.
    }
summon-demons-event-replaced = { $seat } chasse { summon-demons-part-card.the } du voisinage.
summon-demons-event-stole-card = { $seat } vole { summon-demons-part-card.the } à { $victim_seat }.
summon-demons-event-passed = { $seat } passe { summon-demons-part-card.the } à { $partner_seat }.
summon-demons-event-pointed = Chez { $seat }, { summon-demons-part-card.the } réveille { summon-demons-part-target_card.the }.
summon-demons-event-named = { $seat } désigne { $named_seat }.
summon-demons-event-preferred = { $effect ->
        [steal-card] { $seat } emploie { summon-demons-part-card.the } pour voler une carte.
       *[gain-block] { $seat } emploie { summon-demons-part-card.the } pour obtenir une carte du voisinage.
    }
summon-demons-event-summoned = { $from ->
        [hand] { $seat } invoque { summon-demons-part-card.the } !
        [free] { $seat } invoque { summon-demons-part-card.the } comme premier démon gratuit !
        [random] Le sort puise dans la main, chez { $seat } : { summon-demons-part-card.the } apparaît !
        [deck] Du dessus de la pioche des démons, { summon-demons-part-card.the } apparaît chez { $seat } !
        [search] { $seat } trouve { summon-demons-part-card.the } dans la pioche des démons et l’invoque !
       *[look] { $seat } choisit parmi les démons vus : { summon-demons-part-card.the } apparaît !
    }
summon-demons-event-set-aside = { summon-demons-part-card.start } ne reste pas chez { $seat } et part avant de compter.
summon-demons-event-searched = { $count ->
        [0] { $seat } fouille la pioche des démons, mais elle est vide.
        [one] { $seat } fouille la pioche des démons : { $count } démon.
       *[other] { $seat } fouille la pioche des démons : { $count } démons.
    }
summon-demons-event-looked = { $count ->
        [0] { $seat } ne trouve aucun démon à regarder.
        [one] { $seat } regarde { $count } démon.
       *[other] { $seat } regarde { $count } démons.
    }
summon-demons-event-saw = { $seat } voit { summon-demons-part-card.the }.
summon-demons-event-demon-discarded = { $seat } défausse { summon-demons-part-card.the }.
summon-demons-event-reshuffled = { $pile ->
        [demon] La pioche des démons est vide : on mélange sa défausse.
       *[block] La pioche du voisinage est vide : on mélange sa défausse.
    }
summon-demons-event-extra-turn = { summon-demons-part-card.start } offre un tour supplémentaire à { $seat }.
summon-demons-event-turn-ended = { $seat } finit son tour.
summon-demons-event-won = { $by ->
        [card] { $seat } gagne par le pouvoir d’une carte !
       *[demons] { $seat } gagne avec { summon-demons-part-demons } et { summon-demons-part-souls } !
    }
summon-demons-event-team-won = { $by ->
        [card] { $seat } et { $partner_seat } gagnent par le pouvoir d’une carte !
       *[demons] { $seat } et { $partner_seat } gagnent avec { summon-demons-part-demons } et { summon-demons-part-souls } !
    }

## Refus

summon-demons-illegal-game-over = la partie est finie
summon-demons-illegal-not-your-turn = c’est à { $turn } de décider, pas à { $seat }
summon-demons-illegal-wrong-step = { $step ->
        [candle] il faut maintenant choisir un cierge
        [act] cela ne répond à aucune question : choisissez une action du tour
        [reroll] décidez d’abord s’il faut relancer
        [order] choisissez d’abord la carte qui agit ensuite
        [offer] décidez d’abord s’il faut employer la carte
        [offer-futile] décidez d’abord s’il faut employer la carte
        [pay] choisissez d’abord ce que vous défaussez comme coût
        [branch] choisissez d’abord l’un des deux effets
        [steal] choisissez d’abord d’où vient l’âme volée
        [steal-card] choisissez d’abord la carte à voler
        [steal-all] choisissez d’abord le joueur à voler
        [gain-block] choisissez d’abord une carte du voisinage
        [replace] finissez d’abord de choisir les cartes à remplacer
        [name] désignez d’abord un joueur
        [discard-rivals] finissez d’abord de choisir les cartes à défausser
        [point] choisissez d’abord la carte à réveiller
        [search] choisissez d’abord un démon de la pioche
        [look] choisissez d’abord l’un des démons vus
        [sacrifice] choisissez d’abord les cartes à sacrifier
        [raise] choisissez d’abord le démon à invoquer
       *[other] une autre question attend sa réponse
    }
summon-demons-illegal-already-rolled = vous avez déjà lancé les dés ce tour-ci
summon-demons-illegal-must-roll = il faut lancer les dés avant de finir le tour
summon-demons-illegal-already-bought = vous avez déjà acheté une carte ce tour-ci
summon-demons-illegal-too-poor = { $souls ->
        [one] vous avez { $souls } âme, une carte en coûte { $price }
       *[other] vous avez { $souls } âmes, une carte en coûte { $price }
    }
summon-demons-illegal-not-in-block = { summon-demons-part-card.the } n’est pas dans le voisinage
summon-demons-illegal-already-summoned = vous avez déjà invoqué un démon ce tour-ci
summon-demons-illegal-empty-hand = il n’y a pas de démon dans votre main
summon-demons-illegal-too-few-cards = { $have ->
        [one] vous avez { $have } carte du voisinage, le sacrifice en demande { $need }
       *[other] vous avez { $have } cartes du voisinage, le sacrifice en demande { $need }
    }
summon-demons-illegal-not-in-hand = { summon-demons-part-card.the } n’est pas dans votre main
summon-demons-illegal-no-free-summon = il n’y a pas d’invocation gratuite maintenant
summon-demons-illegal-finds-nothing = { summon-demons-part-card.the } ne trouverait aucun démon et ne peut être le démon gratuit
summon-demons-illegal-no-partner = vous n’avez pas de partenaire
summon-demons-illegal-already-passed = vous avez déjà passé une carte ce tour-ci
summon-demons-illegal-not-yours = { summon-demons-part-card.the } n’est pas dans votre zone
summon-demons-illegal-candle-stays = { summon-demons-part-card.the } ne quitte jamais son propriétaire, comme tous les cierges
summon-demons-illegal-no-sacrifice = { summon-demons-part-card.the } ne se sacrifie pas : seules les cartes du voisinage le peuvent
summon-demons-illegal-not-due = { summon-demons-part-card.the } n’a rien à faire à ce jet
summon-demons-illegal-not-the-cost = { summon-demons-part-card.the } ne paie pas ce coût
summon-demons-illegal-not-a-rival = { $seat } n’est pas un adversaire
summon-demons-illegal-shielded = { $seat } a une protection
summon-demons-illegal-no-souls = { $seat } n’a pas d’âmes
summon-demons-illegal-not-there = { $seat } n’a pas { summon-demons-part-card.the }
summon-demons-illegal-no-match = { summon-demons-part-card.the } ne convient pas à cet effet
summon-demons-illegal-pick-one = il faut remplacer au moins une carte du voisinage
summon-demons-illegal-no-such-branch = { $effect ->
        [steal-card] il n’y a pas de carte à voler
       *[gain-block] il n’y a pas de telle carte dans le voisinage
    }
summon-demons-illegal-no-target = cette carte ne peut réveiller { summon-demons-part-card.the }
summon-demons-illegal-candle-taken = { summon-demons-part-card.the } n’est plus à choisir
summon-demons-illegal-no-such-card = { summon-demons-part-card.the } n’est pas parmi les démons vus

## Questions

summon-demons-ask-candle = Choisissez votre cierge.
summon-demons-ask-act = À vous : lancez, achetez, invoquez ou finissez le tour.
summon-demons-ask-reroll = Garder ce jet ou relancer ?
summon-demons-ask-order = Laquelle de vos cartes agit ensuite ?
summon-demons-ask-offer = Payer le coût et employer cette carte ?
summon-demons-ask-offer-futile = Payer le coût ? Attention : rien ne suivrait.
summon-demons-ask-pay = Quelle carte défaussez-vous comme coût ?
summon-demons-ask-branch = Lequel des deux effets voulez-vous ?
summon-demons-ask-steal = Où volez-vous l’âme ?
summon-demons-ask-steal-card = Quelle carte volez-vous ?
summon-demons-ask-steal-all = À qui volez-vous toutes les cartes ?
summon-demons-ask-gain-block = Quelle carte du voisinage obtenez-vous ?
summon-demons-ask-replace = Quelles cartes du voisinage remplacez-vous ?
summon-demons-ask-name = Quel joueur récolte l’âme ?
summon-demons-ask-discard-rivals = Quelles cartes de vos adversaires sont défaussées ?
summon-demons-ask-point = Laquelle de vos cartes se réveille ?
summon-demons-ask-search = Quel démon de la pioche apparaît ?
summon-demons-ask-look = Lequel de ces démons apparaît ?
summon-demons-ask-sacrifice = Choisissez une carte à sacrifier.
summon-demons-ask-raise = Quel démon de votre main invoquez-vous ?

## Hasard

summon-demons-roll-start = Tirer au sort le premier joueur
summon-demons-roll-candle = Distribuer un cierge
summon-demons-roll-deal = Distribuer un démon
summon-demons-roll-show = Retourner une carte pour le voisinage
summon-demons-roll-throw = Lancer un dé
summon-demons-roll-draw = Tirer dans la pioche du voisinage
summon-demons-roll-demon = Tirer dans la pioche des démons
summon-demons-roll-look = Regarder un démon de la pioche
summon-demons-roll-hand = Tirer au sort un démon de la main

## Actions

summon-demons-action-roll = Lancer les dés
summon-demons-action-buy = Acheter { summon-demons-part-card.the }
summon-demons-action-summon = Invoquer un démon
summon-demons-action-summon-free = Invoquer le premier démon gratuit
summon-demons-action-pass = Passer { summon-demons-part-card.the } au partenaire
summon-demons-action-end = Finir le tour
summon-demons-action-reroll = Relancer
summon-demons-action-keep = Garder le jet
summon-demons-action-accept = Payer et employer la carte
summon-demons-action-decline = Ne pas employer la carte
summon-demons-action-activate = Réveiller { summon-demons-part-card.the }
summon-demons-action-discard = Défausser { summon-demons-part-card.the }
summon-demons-action-prefer = { $effect ->
        [steal-card] Voler une carte à un adversaire
       *[gain-block] Obtenir une carte du voisinage
    }
summon-demons-action-rob = Voler une âme à { $seat }
summon-demons-action-take-supply = Prendre une âme dans la réserve
summon-demons-action-take-card = Voler { summon-demons-part-card.the } à { $seat }
summon-demons-action-take-all = Voler toutes les cartes à { $seat }
summon-demons-action-gain = Obtenir { summon-demons-part-card.the }
summon-demons-action-swap = Remplacer { summon-demons-part-card.the }
summon-demons-action-done = C’est tout
summon-demons-action-name = Désigner { $seat }
summon-demons-action-discard-rival = Faire défausser { summon-demons-part-card.the } à { $seat }
summon-demons-action-point = Réveiller { summon-demons-part-card.the }
summon-demons-action-choose = Faire apparaître { summon-demons-part-card.the }
summon-demons-action-sacrifice = Sacrifier { summon-demons-part-card.the }
summon-demons-action-raise = Invoquer { summon-demons-part-card.the }
summon-demons-action-candle = Prendre { summon-demons-part-card.the }

## Raisons de refuser une mise en place

summon-demons-reason-range = { $at } : la valeur va de { $min } à { $max } ; reçu : { $value }
summon-demons-reason-two-candles-seats = deux cierges chacun, c’est pour deux joueurs ; reçu : { $value }
summon-demons-reason-teams-seats = le jeu en équipes demande quatre joueurs ; reçu : { $value }
summon-demons-reason-two-candles-teams = deux cierges chacun et les équipes ne vont pas ensemble : c’est deux joueurs d’un côté, quatre de l’autre
summon-demons-reason-too-many-demons = il faudrait distribuer { $value } démons, il y en a { $limit }
summon-demons-reason-unreachable = il faut { $value } démons pour gagner, jamais plus de { $limit } ne peuvent être en jeu
summon-demons-reason-no-beginner = sans la bougie de débutant, il y a { $limit } cierges, et il en faut { $value }
summon-demons-reason-no-such-seat = il n’y a pas de place { $value } pour recevoir la bougie de débutant ; la dernière est { $limit }
summon-demons-reason-content = les données du jeu contiennent une erreur : { $value }
summon-demons-reason-unknown-key = clé inconnue « { $value } » ; clés admises : { $allowed }
summon-demons-reason-unsound = cette position ne peut survenir dans une partie : { $value }

## Options

summon-demons-option-seats = Joueurs
    .help = De deux à cinq.
summon-demons-option-start_souls = Âmes de départ
    .help = Combien d’âmes reçoit chaque joueur. La règle en donne 5 ; plus il y en a, plus la partie est courte.
summon-demons-option-hand_demons = Démons distribués
    .help = Combien de démons reçoit chaque joueur. La règle en donne 3. Le démon de départ en ajoute un.
summon-demons-option-demons_to_win = Démons pour gagner
    .help = Combien de démons invoqués il faut à un joueur. La règle en demande 3. Le démon de départ en ajoute un, et il en faut le double à une équipe.
summon-demons-option-souls_to_win = Âmes pour gagner
    .help = Combien d’âmes il faut à un joueur ; le double à une équipe. La règle en demande 10, tout autre nombre est une règle maison.
summon-demons-option-candles = Cierges
    .help = Comment les joueurs reçoivent leur cierge.
summon-demons-option-candles-random = Au sort
    .help = Chaque joueur reçoit un cierge tiré au sort.
summon-demons-option-candles-choose = Au choix
    .help = Les joueurs choisissent dans l’ordre du tour, à partir du premier.
summon-demons-option-beginner = Bougie de débutant
    .help = Elle paie un peu plus souvent que les autres.
summon-demons-option-beginner-dealt = Comme les autres
    .help = Elle est distribuée ou choisie comme tout autre cierge.
summon-demons-option-beginner-out = Écartée
    .help = Elle retourne dans la boîte. Quatre cierges doivent suffire.
summon-demons-option-beginner-seat-1 = Pour la place 1
    .help = Le joueur de la place 1 la reçoit, en guise de coup de pouce.
summon-demons-option-beginner-seat-2 = Pour la place 2
    .help = Le joueur de la place 2 la reçoit, en guise de coup de pouce.
summon-demons-option-beginner-seat-3 = Pour la place 3
    .help = Le joueur de la place 3 la reçoit, en guise de coup de pouce.
summon-demons-option-beginner-seat-4 = Pour la place 4
    .help = Le joueur de la place 4 la reçoit, en guise de coup de pouce.
summon-demons-option-beginner-seat-5 = Pour la place 5
    .help = Le joueur de la place 5 la reçoit, en guise de coup de pouce.
summon-demons-option-two_candles = Deux cierges chacun
    .help = À deux joueurs, chacun a deux cierges au lieu d’un.
summon-demons-option-two_candles-true = Oui
    .help = Deux cierges chacun ; pour deux joueurs seulement.
summon-demons-option-two_candles-false = Non
    .help = Un cierge chacun.
summon-demons-option-starting_demon = Démon de départ
    .help = À son premier tour, chaque joueur peut invoquer gratuitement un démon. On en distribue un de plus, et il en faut un de plus pour gagner.
summon-demons-option-starting_demon-true = Oui
    .help = Un premier démon gratuit pour chacun.
summon-demons-option-starting_demon-false = Non
    .help = Tout démon de la main demande un sacrifice.
summon-demons-option-teams = Équipes
    .help = Quatre joueurs, les partenaires face à face. Il faut à une équipe le double de ce qu’il faut à un joueur, et les partenaires peuvent se passer une carte.
summon-demons-option-teams-true = Deux équipes
    .help = Les places 1 et 3 jouent contre les places 2 et 4.
summon-demons-option-teams-false = Sans équipes
    .help = Chacun joue pour soi.
summon-demons-option-owl = La Chouette
    .help = Combien de cartes du voisinage la Chouette remplace.
summon-demons-option-owl-at-least-one = Au moins une
    .help = Comme sur la carte française.
summon-demons-option-owl-any-number = Autant qu’on veut
    .help = Comme sur la carte anglaise ; aucune, c’est possible aussi.
summon-demons-option-glen = Adorable Glen
    .help = Qui peut recevoir l’âme que donne Glen. Cela ne compte qu’en équipes.
summon-demons-option-glen-opponent = Un adversaire
    .help = Comme sur la carte française.
summon-demons-option-glen-another-player = Un autre joueur
    .help = Comme sur la carte anglaise ; on peut désigner le partenaire.

## Vue en texte

summon-demons-text-turn = À { $seat } de jouer
summon-demons-text-over = La partie est finie
summon-demons-text-winner = { $seat } a gagné
summon-demons-text-dice = Dés : { $first } et { $second }, total { $total }
summon-demons-text-no-dice = Les dés ne sont pas lancés
summon-demons-text-block = Voisinage : { $cards }
summon-demons-text-deck = Pioche du voisinage : { $deck }, défausse : { $discard }
summon-demons-text-demon-deck = Pioche des démons : { $deck }, défausse : { $discard }
summon-demons-text-player = { $demons ->
        [one] { $seat } : { summon-demons-part-souls }, { $demons } démon invoqué, { $hand } en main
       *[other] { $seat } : { summon-demons-part-souls }, { $demons } démons invoqués, { $hand } en main
    }
summon-demons-text-candle = Cierge : { $cards }
summon-demons-text-cards = Cartes : { $cards }
summon-demons-text-demons = Démons : { $cards }
summon-demons-text-hand = Votre main : { $cards }
summon-demons-text-extra = Tour supplémentaire : seules agissent les cartes du joueur actif
summon-demons-text-known-deck = Démons de la pioche : { $cards }
summon-demons-text-looked = Démons vus : { $cards }
summon-demons-text-none = rien
summon-demons-text-acting = En action : { summon-demons-part-card }
summon-demons-text-done = Fait ce tour-ci : { $actions }
summon-demons-text-done-roll = jet
summon-demons-text-done-buy = achat
summon-demons-text-done-summon = invocation
summon-demons-text-done-pass = passe
summon-demons-text-need = Pour gagner : { summon-demons-part-demons } et { summon-demons-part-souls }
