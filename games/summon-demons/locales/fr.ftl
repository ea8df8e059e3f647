### Let’s Summon Demons : noms, phrases du journal, questions, refus et libellés.
### Les nombres arrivent comme nombres, les cartes comme identifiants de la liste (ou hidden), les places comme noms.

## Titre

summon-demons-title = Let’s Summon Demons
summon-demons-pitch = Lancez deux dés, attirez les gamins et les animaux du voisinage, et sacrifiez-les pour réunir trois démons et dix âmes avant les autres.
summon-demons-length = 20 à 35 min, dès 14 ans
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

# Les champs qui désignent une carte.
summon-demons-nouns = card

## Gamins

summon-demons-card-jane = Jane
summon-demons-card-lola = Lola
summon-demons-card-eve = Eve
summon-demons-card-adam = Adam
summon-demons-card-romeo = Roméo
summon-demons-card-irwin = Irwin
summon-demons-card-caroline = Adorable Caroline
summon-demons-card-lisa = Adorable Lisa
summon-demons-card-jesus = Adorable Josué
summon-demons-card-alice = Adorable Alice
summon-demons-card-chuck = Adorable Chuck
summon-demons-card-fifi = Adorable Fifi
summon-demons-card-marilyn = Adorable Marilyn
summon-demons-card-destiny = Adorable Destiny
summon-demons-card-glen = Adorable Glen
summon-demons-card-louis = Adorable Louis
summon-demons-card-regan = Horrible Regan
summon-demons-card-tommy = Horrible Tommy
summon-demons-card-calvin = Horrible Calvin
summon-demons-card-annie = Horrible Annie
summon-demons-card-dillinger = Horrible Dillinger
summon-demons-card-sam = Horrible Sam
summon-demons-card-dolores = Horrible Dolorès
summon-demons-card-carrie = Horrible Carrie
summon-demons-card-damien = Horrible Damien
summon-demons-card-donnie = Horrible Donnie

## Cierges

summon-demons-card-candle-good = Gentille bougie
    .article = la
summon-demons-card-candle-kind = Douce bougie
    .article = la
summon-demons-card-candle-beginner = Bougie de débutant
    .article = la
summon-demons-card-candle-naughty = Cierge maléfique
    .article = le
summon-demons-card-candle-evil = Cierge diabolique
    .article = le

## Animaux

summon-demons-card-dog = Chien
    .article = le
summon-demons-card-cat = Chat
    .article = le
summon-demons-card-goldfish = Poisson rouge
    .article = le
summon-demons-card-owl = Chouette
    .article = la
summon-demons-card-straycat = Chat errant
    .article = le
summon-demons-card-macaw = Ara Macao
    .article = l’
summon-demons-card-rabbit = Lapin
    .article = le
summon-demons-card-rabiddog = Chien enragé
    .article = le
summon-demons-card-falcon = Faucon
    .article = le
summon-demons-card-goat = Chèvre
    .article = la
summon-demons-card-skunk = Moufette
    .article = la
summon-demons-card-alligator = Alligator
    .article = l’

## Démons

summon-demons-card-serpent = Le Serpent
    .article = le Serpent
summon-demons-card-vilebook = Le Dégueulivre des démons
    .article = le Dégueulivre des démons
summon-demons-card-bogeyman = Le Père Fouettard
    .article = le Père Fouettard
summon-demons-card-porcus = Porcus
summon-demons-card-legion = Nounou sommes légion
summon-demons-card-buzz = Belzé’bzz
summon-demons-card-hound = Molosse de Baël
    .article = le
summon-demons-card-clockwork = Satange mécanique
summon-demons-card-antichrist = Antéchrist
    .article = l’
summon-demons-card-filch = Méfilstophélès
summon-demons-card-devil = Le Diable
    .article = le Diable
summon-demons-card-janus = Janus jumeau
summon-demons-card-puppet = Démogorguignol
summon-demons-card-oni = Macabre Oni
summon-demons-card-dublux = Dédé-Zuzu
summon-demons-card-reroll = Relancifer
summon-demons-card-assmode = Âne-Modée
summon-demons-card-spectralux = Spectralux
summon-demons-card-egg = L’Œuf de Rosemary
    .article = l’Œuf de Rosemary
summon-demons-card-baphometal = Baphométal
summon-demons-card-hidden = démon caché
    .article = un

## Les cartes visées par un effet ; les textes des cartes s’assemblent de ces parties, sans sélecteur

summon-demons-filter-animal-one = animal
summon-demons-filter-animal-many = animaux
summon-demons-filter-animal-a = un animal
summon-demons-filter-animal-no = aucun animal
summon-demons-filter-animal-other = un autre animal
summon-demons-filter-animal-mine = un de vos animaux
summon-demons-filter-animal-mine-other = un autre de vos animaux
summon-demons-filter-animal-mine-all = chacun de vos animaux
summon-demons-filter-animal-each = par animal que vous avez
summon-demons-filter-animal-theirs = tous ses animaux
summon-demons-filter-boy-one = garçon
summon-demons-filter-boy-many = garçons
summon-demons-filter-boy-a = un garçon
summon-demons-filter-boy-no = aucun garçon
summon-demons-filter-boy-other = un autre garçon
summon-demons-filter-boy-mine = un de vos garçons
summon-demons-filter-boy-mine-other = un autre de vos garçons
summon-demons-filter-boy-mine-all = chacun de vos garçons
summon-demons-filter-boy-each = par garçon que vous avez
summon-demons-filter-boy-theirs = tous ses garçons
summon-demons-filter-girl-one = fille
summon-demons-filter-girl-many = filles
summon-demons-filter-girl-a = une fille
summon-demons-filter-girl-no = aucune fille
summon-demons-filter-girl-other = une autre fille
summon-demons-filter-girl-mine = une de vos filles
summon-demons-filter-girl-mine-other = une autre de vos filles
summon-demons-filter-girl-mine-all = chacune de vos filles
summon-demons-filter-girl-each = par fille que vous avez
summon-demons-filter-girl-theirs = toutes ses filles
summon-demons-filter-kid-one = gamin
summon-demons-filter-kid-many = gamins
summon-demons-filter-kid-a = un gamin
summon-demons-filter-kid-no = aucun gamin
summon-demons-filter-kid-other = un autre gamin
summon-demons-filter-kid-mine = un de vos gamins
summon-demons-filter-kid-mine-other = un autre de vos gamins
summon-demons-filter-kid-mine-all = chacun de vos gamins
summon-demons-filter-kid-each = par gamin que vous avez
summon-demons-filter-kid-theirs = tous ses gamins
summon-demons-filter-sweet-kid-one = gamin adorable
summon-demons-filter-sweet-kid-many = gamins adorables
summon-demons-filter-sweet-kid-a = un gamin adorable
summon-demons-filter-sweet-kid-no = aucun gamin adorable
summon-demons-filter-sweet-kid-other = un autre gamin adorable
summon-demons-filter-sweet-kid-mine = un de vos gamins adorables
summon-demons-filter-sweet-kid-mine-other = un autre de vos gamins adorables
summon-demons-filter-sweet-kid-mine-all = chacun de vos gamins adorables
summon-demons-filter-sweet-kid-each = par gamin adorable que vous avez
summon-demons-filter-sweet-kid-theirs = tous ses gamins adorables
summon-demons-filter-rotten-kid-one = gamin horrible
summon-demons-filter-rotten-kid-many = gamins horribles
summon-demons-filter-rotten-kid-a = un gamin horrible
summon-demons-filter-rotten-kid-no = aucun gamin horrible
summon-demons-filter-rotten-kid-other = un autre gamin horrible
summon-demons-filter-rotten-kid-mine = un de vos gamins horribles
summon-demons-filter-rotten-kid-mine-other = un autre de vos gamins horribles
summon-demons-filter-rotten-kid-mine-all = chacun de vos gamins horribles
summon-demons-filter-rotten-kid-each = par gamin horrible que vous avez
summon-demons-filter-rotten-kid-theirs = tous ses gamins horribles
summon-demons-filter-card-one = carte
summon-demons-filter-card-many = cartes
summon-demons-filter-card-a = une carte
summon-demons-filter-card-no = aucune carte
summon-demons-filter-card-other = une autre carte
summon-demons-filter-card-mine = une de vos cartes
summon-demons-filter-card-mine-other = une autre de vos cartes
summon-demons-filter-card-mine-all = chacune de vos cartes
summon-demons-filter-card-each = pour chacune de vos cartes : voisinage, démons invoqués et cierge
summon-demons-filter-card-theirs = toutes ses cartes du voisinage et tous ses démons invoqués

## Textes complets des cartes

summon-demons-text-card-collect-one = récoltez 1 âme
summon-demons-text-card-collect-many = récoltez { $n } âmes
summon-demons-text-card-collect-each = récoltez 1 âme { $each }
summon-demons-text-card-collect-die = récoltez autant d’âmes que montre un des dés
summon-demons-text-card-opponent-one = un adversaire de votre choix récolte 1 âme
summon-demons-text-card-opponent-many = un adversaire de votre choix récolte { $n } âmes
summon-demons-text-card-anyone-one = un autre joueur de votre choix récolte 1 âme
summon-demons-text-card-anyone-many = un autre joueur de votre choix récolte { $n } âmes
summon-demons-text-card-steal-one = volez 1 âme
summon-demons-text-card-steal-many = volez { $n } âmes
summon-demons-text-card-steal-each = volez 1 âme { $each }
summon-demons-text-card-steal-die = volez autant d’âmes que montre un des dés
summon-demons-text-card-take-any-one = volez à un adversaire une carte du voisinage ou un démon invoqué
summon-demons-text-card-take-any-many = volez à un même adversaire { $n } cartes du voisinage ou démons invoqués
summon-demons-text-card-take-one = volez { $a } à un adversaire
summon-demons-text-card-take-many = volez { $n } { $many } à un même adversaire
summon-demons-text-card-take-all = choisissez un adversaire et volez { $theirs }
summon-demons-text-card-gain-block = obtenez { $a } du voisinage
summon-demons-text-card-gain-deck-one = obtenez la carte du dessus de la pioche
summon-demons-text-card-gain-deck-many = obtenez les { $n } cartes du dessus de la pioche
summon-demons-text-card-mill-one = défaussez la carte du dessus de la pioche ; si c’est { $a }, prenez cette carte
summon-demons-text-card-mill-many = défaussez les { $n } cartes du dessus de la pioche ; obtenez les { $many } qui s’y trouvent
summon-demons-text-card-replace-all = remplacez les { $many } du voisinage
summon-demons-text-card-replace-some = remplacez une ou plusieurs cartes du voisinage
summon-demons-text-card-replace-any = remplacez autant de cartes du voisinage que vous voulez
summon-demons-text-card-rivals-one = défaussez, si vous voulez, { $a } d’un adversaire
summon-demons-text-card-rivals-many = défaussez jusqu’à { $n } { $many } de vos adversaires
summon-demons-text-card-wipe = chaque joueur défausse toutes ses cartes du voisinage
summon-demons-text-card-wipe-all = chaque joueur défausse toutes ses cartes du voisinage et tous ses démons invoqués
summon-demons-text-card-activate-all = activez { $mine_all }, dans l’ordre de votre choix
summon-demons-text-card-activate-other = activez { $mine_other }
summon-demons-text-card-summon-hand = invoquez gratuitement un démon tiré au sort dans votre main
summon-demons-text-card-summon-top = invoquez gratuitement le démon du dessus de la pioche
summon-demons-text-card-summon-search = parcourez la pioche des démons, invoquez gratuitement celui que vous voulez et mélangez la pioche
summon-demons-text-card-summon-look-one = regardez le démon du dessus de la pioche et invoquez-le gratuitement
summon-demons-text-card-summon-look-many = regardez les { $n } démons du dessus de la pioche, invoquez-en un gratuitement et défaussez les autres
summon-demons-text-card-extra-turn = jouez un tour supplémentaire où seules vos cartes s’activent
summon-demons-text-card-win = vous gagnez la partie
summon-demons-text-card-choose = { $first } ou { $next }
summon-demons-text-card-then = { $first }, puis { $next }
summon-demons-text-card-plain = { $effects }.
summon-demons-text-card-if = Si { $conditions } : { $effects }.
summon-demons-text-card-may = Vous pouvez { $costs } : { $effects }.
summon-demons-text-card-may-itself = Vous pouvez défausser cette carte : { $effects }.
summon-demons-text-card-if-may = Si { $conditions }, vous pouvez { $costs } : { $effects }.
summon-demons-text-card-has-one = vous avez { $a }
summon-demons-text-card-has-many = vous avez au moins { $n } { $many }
summon-demons-text-card-has-none = vous n’avez { $no }
summon-demons-text-card-others-one = vous avez { $other }
summon-demons-text-card-others-many = vous avez au moins { $n } autres { $many }
summon-demons-text-card-or = { $first } ou { $next }
summon-demons-text-card-cost-itself = défausser cette carte
summon-demons-text-card-cost-own = défausser { $mine }
summon-demons-text-card-cost-and = { $first } et { $next }
summon-demons-text-card-mood-both = Vos { $many } sont à la fois adorables et horribles.
summon-demons-text-card-kind-both = Vos { $many } sont à la fois filles et garçons.
summon-demons-text-card-double-collect = À votre tour, tout ce que récoltent vos { $many } est doublé.
summon-demons-text-card-protect = Vos adversaires ne peuvent ni vous voler ni vous faire défausser.
summon-demons-text-card-tax-one = Vos adversaires doivent sacrifier une carte de plus pour invoquer depuis leur main.
summon-demons-text-card-tax-many = Vos adversaires doivent sacrifier { $n } cartes de plus pour invoquer depuis leur main.
summon-demons-text-card-on-double = Quand vous faites un double, { $effects }.
summon-demons-text-card-on-animal = Chaque fois que vous obtenez un animal, { $effects }.
summon-demons-text-card-throw-again = Une fois par tour, à votre tour, avant que rien ne s’active, vous pouvez relancer les deux dés.
summon-demons-text-card-summoned = Une fois invoqué, défaussez ce démon, puis { $effects }.

## Textes courts des cartes : au plus trois lignes de 24 caractères

summon-demons-text-short-collect-one = +1 âme
summon-demons-text-short-collect-many = +{ $n } âmes
summon-demons-text-short-collect-each = +1 âme par { $one }
summon-demons-text-short-collect-die = un dé en âmes
summon-demons-text-short-opponent-one = un adversaire +1
summon-demons-text-short-opponent-many = un adversaire +{ $n }
summon-demons-text-short-anyone-one = un autre joueur +1
summon-demons-text-short-anyone-many = un autre joueur +{ $n }
summon-demons-text-short-steal-one = volez 1 âme
summon-demons-text-short-steal-many = volez { $n } âmes
summon-demons-text-short-steal-each = volez 1 âme par { $one }
summon-demons-text-short-steal-die = volez un dé en âmes
summon-demons-text-short-take-any-one = volez une carte à un adversaire
summon-demons-text-short-take-any-many = volez { $n } cartes à un adversaire
summon-demons-text-short-take-one = volez { $a }
summon-demons-text-short-take-many = volez { $n } { $many } à un adversaire
summon-demons-text-short-take-all = volez les { $many } d’un adversaire
summon-demons-text-short-gain-block = + { $a } du voisinage
summon-demons-text-short-gain-deck-one = gagnez 1 carte de la pioche
summon-demons-text-short-gain-deck-many = gagnez { $n } cartes de la pioche
summon-demons-text-short-mill-one = retournez 1 carte, gardez { $a }
summon-demons-text-short-mill-many = retournez { $n } cartes, gardez les { $many }
summon-demons-text-short-replace-all = remplacez les { $many }
summon-demons-text-short-replace-some = remplacez des cartes du voisinage
summon-demons-text-short-replace-any = remplacez des cartes à votre gré
summon-demons-text-short-rivals-one = un adversaire perd { $a }
summon-demons-text-short-rivals-many = vos adversaires perdent jusqu’à { $n } { $many }
summon-demons-text-short-wipe = chacun défausse ses cartes du voisinage
summon-demons-text-short-wipe-all = chacun défausse cartes du voisinage et démons
summon-demons-text-short-activate-all = activez vos { $many }
summon-demons-text-short-activate-other = activez { $other }
summon-demons-text-short-summon-hand = invoquez au hasard un démon de la main
summon-demons-text-short-summon-top = invoquez le 1er démon
summon-demons-text-short-summon-search = invoquez un démon choisi dans la pioche
summon-demons-text-short-summon-look-one = invoquez le 1er démon
summon-demons-text-short-summon-look-many = voyez { $n } démons, invoquez-en un
summon-demons-text-short-extra-turn = tour de plus
summon-demons-text-short-win = vous gagnez
summon-demons-text-short-choose = { $first } ou { $next }
summon-demons-text-short-then = { $first }, { $next }
summon-demons-text-short-plain = { $effects }
summon-demons-text-short-if = si { $conditions } : { $effects }
summon-demons-text-short-may = vous pouvez défausser { $costs } : { $effects }
summon-demons-text-short-may-itself = vous pouvez la jeter : { $effects }
summon-demons-text-short-if-may = si { $conditions }, vous pouvez défausser { $costs } : { $effects }
summon-demons-text-short-has-one = { $a }
summon-demons-text-short-has-many = { $n }+ { $many }
summon-demons-text-short-has-none = { $no }
summon-demons-text-short-others-one = { $other }
summon-demons-text-short-others-many = { $n }+ autres { $many }
summon-demons-text-short-or = { $first } ou { $next }
summon-demons-text-short-cost-itself = cette carte
summon-demons-text-short-cost-own = { $a }
summon-demons-text-short-cost-and = { $first } + { $next }
summon-demons-text-short-mood-both = vos { $many } sont adorables et horribles
summon-demons-text-short-kind-both = vos { $many } sont filles et garçons
summon-demons-text-short-double-collect = à votre tour, vos { $many } récoltent le double
summon-demons-text-short-protect = à l’abri des vols et des défausses
summon-demons-text-short-tax-one = vos adversaires sacrifient 1 carte de plus
summon-demons-text-short-tax-many = vos adversaires sacrifient { $n } cartes de plus
summon-demons-text-short-on-double = sur un double : { $effects }
summon-demons-text-short-on-animal = nouvel animal : { $effects }
summon-demons-text-short-throw-again = vous pouvez relancer une fois par tour
summon-demons-text-short-summoned = à l’invocation : { $effects }

## Parties de phrases, remplies avec les arguments de la phrase qui les contient

summon-demons-part-needs = { $needs ->
        [animal] { summon-demons-filter-animal-a }
        [boy] { summon-demons-filter-boy-a }
        [girl] { summon-demons-filter-girl-a }
        [kid] { summon-demons-filter-kid-a }
        [sweet-kid] { summon-demons-filter-sweet-kid-a }
        [rotten-kid] { summon-demons-filter-rotten-kid-a }
       *[card] { summon-demons-filter-card-a }
    }
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
summon-demons-event-candle-dealt = { $seat } reçoit { THE($card) }.
summon-demons-event-candle-chosen = { $seat } choisit { THE($card) }.
summon-demons-event-dealt = { $seat } reçoit { THE($card) }.
summon-demons-event-long-game = Démons qu’il faut pour gagner : { $needed } ; chacun n’en reçoit que { $dealt }, et la partie risque d’être longue.
summon-demons-event-shown = { CAP(THE($card)) } arrive dans le voisinage, place { $slot }.
summon-demons-event-turn-began = { $extra ->
        [yes] { $seat } joue un tour supplémentaire ; les cartes des autres se taisent.
       *[no] C’est à { $seat } de jouer.
    }
summon-demons-event-rolled = { $seat } lance { $first } et { $second } : { $total }.
summon-demons-event-rerolled = { $seat } relance grâce { TO($card) }.
summon-demons-event-kept = { $seat } garde son jet et n’emploie pas { THE($card) }.
summon-demons-event-activated = { CAP(THE($card)) } s’active pour { $seat }.
summon-demons-event-unmet = { CAP(THE($card)) } ne fait rien pour { $seat } : sa condition n’est pas remplie.
summon-demons-event-unpaid = { CAP(THE($card)) } ne fait rien pour { $seat } : son coût ne peut être payé.
summon-demons-event-declined = { $seat } n’emploie pas { THE($card) }.
summon-demons-event-nothing = { CAP(THE($card)) } ne trouve rien à faire pour { $seat }.
summon-demons-event-collected = { $seat } récolte { summon-demons-part-souls } avec { THE($card) }.
summon-demons-event-robbed = { $seat } vole { summon-demons-part-souls } à { $victim_seat }.
summon-demons-event-took-supply = { $seat } vole { summon-demons-part-souls } dans la réserve.
summon-demons-event-bought = { $seat } achète { THE($card) } pour { summon-demons-part-souls }.
summon-demons-event-gained = { $from ->
        [block] { $seat } obtient { THE($card) } du voisinage.
        [deck] { $seat } obtient { THE($card) } du dessus de la pioche.
       *[turned] { $seat } obtient { THE($card) } en retournant la pioche.
    }
summon-demons-event-turned-up = { $kept ->
        [yes] { $seat } retourne { THE($card) } : cela convient.
       *[no] { $seat } retourne { THE($card) }, qui reste à la défausse.
    }
summon-demons-event-discarded = { $why ->
        [cost] { $seat } défausse { THE($card) } pour payer un coût.
        [sacrifice] { $seat } sacrifie { THE($card) }.
        [wipe] { $seat } perd { THE($card) } dans la puanteur.
       *[rival] { $seat } doit défausser { THE($card) }.
    }
summon-demons-event-replaced = { $seat } chasse { THE($card) } du voisinage.
summon-demons-event-stole-card = { $seat } vole { THE($card) } à { $victim_seat }.
summon-demons-event-passed = { $seat } passe { THE($card) } à { $partner_seat }.
summon-demons-event-pointed = Chez { $seat }, { THE($card) } active { THE($target_card) }.
summon-demons-event-named = { $seat } désigne { $named_seat }.
summon-demons-event-preferred = { $effect ->
        [steal-card] { $seat } emploie { THE($card) } pour voler une carte.
       *[gain-block] { $seat } emploie { THE($card) } pour obtenir une carte du voisinage.
    }
summon-demons-event-summoned = { $from ->
        [hand] { $seat } invoque { THE($card) } !
        [free] { $seat } invoque { THE($card) } comme premier démon gratuit !
        [random] Le sort choisit dans la main : { $seat } invoque { THE($card) } !
        [deck] { $seat } invoque { THE($card) }, du dessus de la pioche des démons !
        [search] { $seat } trouve { THE($card) } dans la pioche des démons et l’invoque !
       *[look] { $seat } choisit parmi les démons vus et invoque { THE($card) } !
    }
summon-demons-event-set-aside = { CAP(THE($card)) } ne reste pas chez { $seat } et part avant de compter.
summon-demons-event-searched = { $count ->
        [0] { $seat } fouille la pioche des démons, mais elle est vide.
        [one] { $seat } fouille la pioche des démons : { $count } démon.
       *[other] { $seat } fouille la pioche des démons : { $count } démons.
    }
summon-demons-event-looked = { $count ->
        [0] { $seat } ne trouve aucun démon à regarder.
        [one] { $seat } regarde { $count } démon.
       *[other] { $seat } regarde { $count } démons.
    }
summon-demons-event-saw = { $seat } voit { THE($card) }.
summon-demons-event-demon-discarded = { $seat } défausse { THE($card) }.
summon-demons-event-reshuffled = { $pile ->
        [demon] La pioche des démons est vide : on mélange sa défausse.
       *[block] La pioche du voisinage est vide : on mélange sa défausse.
    }
summon-demons-event-extra-turn = { CAP(THE($card)) } offre un tour supplémentaire à { $seat }.
summon-demons-event-turn-ended = { $seat } finit son tour.
summon-demons-event-won = { $by ->
        [card] { $seat } gagne par le pouvoir d’une carte !
       *[demons] { $seat } gagne avec { summon-demons-part-demons } et { summon-demons-part-souls } !
    }
summon-demons-event-team-won = { $by ->
        [card] { $seat } et { $partner_seat } gagnent par le pouvoir d’une carte !
       *[demons] { $seat } et { $partner_seat } gagnent avec { summon-demons-part-demons } et { summon-demons-part-souls } !
    }

## Refus

summon-demons-illegal-game-over = la partie est finie
summon-demons-illegal-not-your-turn = c’est à { $turn } de décider, pas à { $seat }
summon-demons-illegal-wrong-step = { $step ->
        [candle] il faut maintenant choisir un cierge
        [act] cela ne répond à aucune question : choisissez une action du tour
        [reroll] décidez d’abord s’il faut relancer
        [order] choisissez d’abord la carte qui s’active ensuite
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
        [point] choisissez d’abord la carte à activer
        [search] choisissez d’abord un démon de la pioche
        [look] choisissez d’abord l’un des démons vus
        [sacrifice] choisissez d’abord les cartes à sacrifier
        [raise] choisissez d’abord le démon à invoquer
       *[other] une autre question attend sa réponse
    }
summon-demons-illegal-already-rolled = vous avez déjà lancé les dés ce tour-ci : { $total }
summon-demons-illegal-no-reroll = le jet de { $total } est acquis : seul le démon prévu pour cela relance, une fois par tour, et pour son propriétaire
summon-demons-illegal-not-offered = aucune carte ne vous laisse le choix en ce moment : sans « vous pouvez », l’effet est obligatoire
summon-demons-illegal-must-roll = il faut lancer les dés avant de finir le tour
summon-demons-illegal-already-bought = vous avez déjà acheté une carte ce tour-ci
summon-demons-illegal-too-poor = { $souls ->
        [one] vous avez { $souls } âme, une carte en coûte { $price }
       *[other] vous avez { $souls } âmes, une carte en coûte { $price }
    }
summon-demons-illegal-not-in-block = { THE($card) } n’est pas dans le voisinage
summon-demons-illegal-already-summoned = vous avez déjà invoqué un démon ce tour-ci
summon-demons-illegal-empty-hand = il n’y a pas de démon dans votre main
summon-demons-illegal-too-few-cards = { $have ->
        [one] vous avez { $have } carte du voisinage, le sacrifice en demande { $need }
       *[other] vous avez { $have } cartes du voisinage, le sacrifice en demande { $need }
    }
summon-demons-illegal-not-in-hand = { THE($card) } n’est pas dans votre main
summon-demons-illegal-no-free-summon = il n’y a pas d’invocation gratuite maintenant
summon-demons-illegal-finds-nothing = { THE($card) } ne trouverait aucun démon et ne peut être le démon gratuit
summon-demons-illegal-no-partner = vous n’avez pas d’équipier
summon-demons-illegal-already-passed = vous avez déjà passé une carte ce tour-ci
summon-demons-illegal-not-yours = { THE($card) } n’est pas dans votre zone
summon-demons-illegal-candle-stays = { THE($card) } ne quitte jamais son propriétaire, comme tous les cierges
summon-demons-illegal-no-sacrifice = { THE($card) } ne se sacrifie pas : seules les cartes du voisinage le peuvent
summon-demons-illegal-not-due = { THE($card) } n’a rien à faire à ce jet
summon-demons-illegal-not-the-cost = { THE($card) } ne paie pas ce coût, qui demande { summon-demons-part-needs }
summon-demons-illegal-not-a-rival = { $seat } n’est pas un adversaire
summon-demons-illegal-shielded = { $seat } est à l’abri derrière { THE($card) }
summon-demons-illegal-no-souls = { $seat } n’a pas d’âmes
summon-demons-illegal-not-there = { $seat } n’a pas { THE($card) }
summon-demons-illegal-nothing-there = { $seat } n’a aucune carte à prendre
summon-demons-illegal-no-match = { THE($card) } ne convient pas à cet effet, qui demande { summon-demons-part-needs }
summon-demons-illegal-already-picked = { THE($card) } est déjà à remplacer
summon-demons-illegal-pick-one = il faut remplacer au moins une carte du voisinage
summon-demons-illegal-no-such-branch = { $effect ->
        [steal-card] il n’y a pas de carte à voler
       *[gain-block] il n’y a pas de telle carte dans le voisinage
    }
summon-demons-illegal-no-target = { THE($card) } ne peut s’activer ici : il faut { summon-demons-part-needs } à vous, en jeu au moment du jet et hors de cette chaîne
summon-demons-illegal-candle-taken = un autre joueur a déjà { THE($card) }
summon-demons-illegal-candle-out = { THE($card) } n’est pas parmi les cierges à choisir à cette table
summon-demons-illegal-no-such-card = { THE($card) } n’est pas parmi les démons vus

## Questions

summon-demons-ask-candle = Choisissez votre cierge.
summon-demons-ask-act = À vous : lancez, achetez, invoquez ou finissez le tour.
summon-demons-ask-reroll = Garder ce jet ou relancer ?
summon-demons-ask-order = Laquelle de vos cartes s’active ensuite ?
summon-demons-ask-offer = Payer le coût et employer cette carte ?
summon-demons-ask-offer-futile = Payer le coût ? Attention : rien ne suivrait.
summon-demons-ask-pay = Quelle carte défaussez-vous comme coût ?
summon-demons-ask-branch = Lequel des deux effets voulez-vous ?
summon-demons-ask-steal = Où volez-vous l’âme ?
summon-demons-ask-steal-card = Quelle carte volez-vous ?
summon-demons-ask-steal-all = À qui volez-vous toutes les cartes ?
summon-demons-ask-gain-block = Quelle carte du voisinage obtenez-vous ?
summon-demons-ask-replace = Quelles cartes du voisinage remplacez-vous ?
summon-demons-ask-name = Quel joueur récolte l’âme ?
summon-demons-ask-discard-rivals = Quelles cartes de vos adversaires sont défaussées ?
summon-demons-ask-point = Laquelle de vos cartes s’active ?
summon-demons-ask-search = Quel démon de la pioche invoquez-vous ?
summon-demons-ask-look = Lequel de ces démons invoquez-vous ?
summon-demons-ask-sacrifice = Choisissez une carte à sacrifier.
summon-demons-ask-raise = Quel démon de votre main invoquez-vous ?

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
summon-demons-action-buy = Acheter { THE($card) }
summon-demons-action-summon = Invoquer un démon
summon-demons-action-summon-free = Invoquer le premier démon gratuit
summon-demons-action-pass = Passer { THE($card) } à l’équipier
summon-demons-action-end = Finir le tour
summon-demons-action-reroll = Relancer
summon-demons-action-keep = Garder le jet
summon-demons-action-accept = Payer et employer la carte
summon-demons-action-decline = Ne pas employer la carte
summon-demons-action-activate = Activer { THE($card) }
summon-demons-action-discard = Défausser { THE($card) }
summon-demons-action-prefer = { $effect ->
        [steal-card] Voler une carte à un adversaire
       *[gain-block] Obtenir une carte du voisinage
    }
summon-demons-action-rob = Voler une âme à { $seat }
summon-demons-action-take-supply = Prendre une âme dans la réserve
summon-demons-action-take-card = Voler { THE($card) } à { $seat }
summon-demons-action-take-all = Voler toutes les cartes à { $seat }
summon-demons-action-gain = Obtenir { THE($card) }
summon-demons-action-swap = Remplacer { THE($card) }
summon-demons-action-done = C’est tout
summon-demons-action-name = Désigner { $seat }
summon-demons-action-discard-rival = Faire défausser { THE($card) } à { $seat }
summon-demons-action-point = Activer { THE($card) }
summon-demons-action-choose = Invoquer { THE($card) }
summon-demons-action-sacrifice = Sacrifier { THE($card) }
summon-demons-action-raise = Invoquer { THE($card) }
summon-demons-action-candle = Prendre { THE($card) }

## Raisons de refuser une mise en place

summon-demons-reason-range = la valeur va de { $min } à { $max } ; reçu : { $value }
summon-demons-reason-two-candles-seats = deux cierges chacun, c’est pour deux joueurs ; reçu : { $value }
summon-demons-reason-teams-seats = le jeu en équipes demande quatre joueurs ; reçu : { $value }
summon-demons-reason-two-candles-teams = deux cierges chacun et les équipes ne vont pas ensemble : c’est deux joueurs d’un côté, quatre de l’autre
summon-demons-reason-too-many-demons = démons à distribuer : { $value } ; il y en a { $limit }
summon-demons-reason-unreachable = démons à réunir pour gagner : { $value } ; jamais plus de { $limit } ne peuvent être en jeu
summon-demons-reason-no-beginner = sans la bougie de débutant, il y a { $limit } cierges, et il en faut { $value }
summon-demons-reason-no-such-seat = il n’y a pas de place { $value } pour recevoir la bougie de débutant ; la dernière est { $limit }
summon-demons-reason-content-mood = { common-content-place } : les enfants ont une humeur, et eux seuls
summon-demons-reason-content-permanent = { common-content-place } : seuls les démons sont permanents ; retirez cette clé
summon-demons-reason-content-permanent-number = { common-content-place } : un démon permanent n’a pas de numéro ; écrivez [ ]
summon-demons-reason-content-idle = { common-content-place } : la carte ne s’active jamais ; il lui faut un numéro, ou un pouvoir permanent avec « when »
summon-demons-reason-content-one-number = { common-content-place } : « { $value } », c’est plus d’un numéro ; seuls les cierges en ont plusieurs
summon-demons-reason-content-dice = { common-content-place } : « { $value } » a un numéro qui n’est pas la somme de deux dés ; ils vont de 2 à 12
summon-demons-reason-content-candle = { common-content-place } : ce n’est pas un cierge ; seul un cierge est pour débutants
summon-demons-reason-content-may = { common-content-place } : « may » et « cost » vont ensemble ; écrivez les deux, ou aucun
summon-demons-reason-content-permanent-free = { common-content-place } : un pouvoir permanent n’a ni prix ni condition ; retirez « may », « cost » et « condition »
summon-demons-reason-content-die = { common-content-place } : un dé seul ne compte que sur un double ; écrivez un nombre au lieu de DIE
summon-demons-reason-content-once = { common-content-place } : « { $value } » exemplaires ; démons et cierges n’existent qu’une fois
summon-demons-reason-content-expected = { common-content-place } : ce fichier compte { $count } { $what }, et { $what } sous [expect] dans rules.toml dit { $right } ; changez les exemplaires, ou ce nombre si votre boîte en a un autre
summon-demons-reason-content-serial = { common-content-place } : « { $card } » a des numéros de série qu’une autre carte porte aussi ; chacun ne sert qu’une fois
summon-demons-reason-content-serials = { common-content-place } : les numéros de série ne couvrent pas 1 à 125, chacun une fois
summon-demons-reason-content-throws = { common-content-place } : les cierges s’activent sur { $count } des 36 jets, et candle_throws sous [expect] dans rules.toml dit { $right } ; changez les numéros des cierges, ou cette liste
summon-demons-reason-content-chosen = { common-content-place } : « { $value } » doit rester { $right } : c’est la table qui le choisit, par l’option { $option }
summon-demons-reason-content-endless = { common-content-place } : ce que « { $card } » active y revient sans fin ; retirez une carte de cette ronde
summon-demons-reason-content-choose = { common-content-place } : « { $phrase } » : CHOOSE prend deux effets de sortes différentes, séparés par |
summon-demons-reason-content-effect = { common-content-place } : « { $phrase } » n’est pas un effet ; les effets s’écrivent comme dans le fichier d’origine, ainsi COLLECT 2 ou GAIN_BLOCK kid
summon-demons-reason-content-collect = { common-content-place } : « { $phrase } » : ici une carte ne peut que collecter un nombre fixe, comme dans COLLECT 2
summon-demons-reason-content-when = { common-content-place } : « { $phrase } » n’est pas un moment où ce pouvoir agit ; écrivez « static », « static, owner’s turn » ou un autre du fichier d’origine
summon-demons-reason-content-lasting = { common-content-place } : « { $phrase } » n’est pas un pouvoir durable ; ils commencent par STATIC MOOD_BOTH, KIND_BOTH, DOUBLE_COLLECT, PROTECT ou SUMMON_TAX
summon-demons-reason-content-cost = { common-content-place } : « { $phrase } » n’est pas un prix ; il s’écrit DISCARD_SELF ou DISCARD_OWN, une sorte de carte et un nombre, joints par +, six cartes au plus
summon-demons-reason-content-condition = { common-content-place } : « { $phrase } » n’est pas une condition ; elle s’écrit has(kid)>=1, has(kid)=0 ou others(kid)>=1
summon-demons-reason-content-filter = { common-content-place } : « { $phrase } » n’est pas une sorte de carte ; les sortes sont { $allowed }
summon-demons-reason-content-amount = { common-content-place } : « { $phrase } » ne convient pas ; il faut un nombre entier de 1 à 20
summon-demons-reason-unsound = cette position ne peut survenir dans une partie : { $value }

## Options

summon-demons-option-seats = Joueurs
    .help = De deux à cinq.
summon-demons-option-start_souls = Âmes de départ
    .help = Combien d’âmes reçoit chaque joueur. La règle en donne 5 ; plus il y en a, plus la partie est courte.
summon-demons-option-hand_demons = Démons distribués
    .help = Combien de démons reçoit chaque joueur. La règle en donne 3. Le démon de départ en ajoute un.
summon-demons-option-demons_to_win = Démons pour gagner
    .help = Combien de démons invoqués il faut à un joueur. La règle en demande 3. Le démon de départ en ajoute un, et il en faut le double à une équipe.
summon-demons-option-souls_to_win = Âmes pour gagner
    .help = Combien d’âmes il faut à un joueur ; le double à une équipe. La règle en demande 10, tout autre nombre est une règle maison.
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
    .help = Deux cierges chacun ; pour deux joueurs seulement.
summon-demons-option-two_candles-false = Non
    .help = Un cierge chacun.
summon-demons-option-starting_demon = Démon de départ
    .help = À son premier tour, chaque joueur peut invoquer gratuitement un démon. On en distribue un de plus, et il en faut un de plus pour gagner.
summon-demons-option-starting_demon-true = Oui
    .help = Un premier démon gratuit pour chacun.
summon-demons-option-starting_demon-false = Non
    .help = Tout démon de la main demande un sacrifice.
summon-demons-option-teams = Équipes
    .help = Quatre joueurs, les équipiers face à face. Il faut à une équipe le double de ce qu’il faut à un joueur, et les équipiers peuvent se passer une carte.
summon-demons-option-teams-true = Deux équipes
    .help = Les places 1 et 3 jouent contre les places 2 et 4.
summon-demons-option-teams-false = Sans équipes
    .help = Chacun joue pour soi.
summon-demons-option-owl = La Chouette
    .help = Combien de cartes du voisinage la Chouette remplace.
summon-demons-option-owl-at-least-one = Au moins une
    .help = Comme sur la carte française.
summon-demons-option-owl-any-number = Autant qu’on veut
    .help = Comme sur la carte anglaise ; aucune, c’est possible aussi.
summon-demons-option-skunk = La Moufette
    .help = Ce que perd chaque joueur quand la Moufette s’active. Les cierges restent toujours.
summon-demons-option-skunk-block-cards = Cartes du voisinage
    .help = Comme sur la carte : les démons invoqués restent.
summon-demons-option-skunk-all-cards = Démons aussi
    .help = Comme le dit la règle à propos de Spectralux : toutes les cartes.
summon-demons-option-glen = Adorable Glen
    .help = Qui peut recevoir l’âme que donne Glen. Cela ne compte qu’en équipes.
summon-demons-option-glen-opponent = Un adversaire
    .help = Comme sur la carte française.
summon-demons-option-glen-another-player = Un autre joueur
    .help = Comme sur la carte anglaise ; on peut désigner l’équipier.

## Vue en texte

summon-demons-text-turn = À { $seat } de jouer
summon-demons-text-over = La partie est finie
summon-demons-text-winner = { $seat } a gagné
summon-demons-text-team-winner = { $seat } et { $partner } ont gagné
summon-demons-text-dice = Dés : { $first } et { $second }, total { $total }
summon-demons-text-no-dice = Les dés ne sont pas lancés
summon-demons-text-block = Voisinage : { $cards }
summon-demons-text-deck = Pioche du voisinage : { $deck }, défausse : { $discard }
summon-demons-text-deck-empty = Pioche du voisinage : épuisée ; défausse : { $discard }, mélangée dès qu’il faut une carte
summon-demons-text-deck-gone = Pioche du voisinage : épuisée, et la défausse est vide ; plus aucune carte ne vient
summon-demons-text-demon-deck = Pioche des démons : { $deck }, défausse : { $discard }
summon-demons-text-demon-deck-empty = Pioche des démons : épuisée ; défausse : { $discard }, mélangée dès qu’il faut un démon
summon-demons-text-demon-deck-gone = Pioche des démons : épuisée, et la défausse est vide ; plus aucun démon ne vient
summon-demons-text-block-gaps = Places vides dans le voisinage : { $count }, complétées à la fin du tour
summon-demons-text-in-sight = Cartes en vue :
summon-demons-text-on = { $card } ({ $numbers })
summon-demons-text-with-card = { $phrase } ({ $numbers } : { $text })
summon-demons-text-with-lasting = { $phrase } (permanent : { $text })
summon-demons-text-player = { $demons ->
        [one] { $seat } : { summon-demons-part-souls }, { $demons } démon invoqué, { $hand } en main
       *[other] { $seat } : { summon-demons-part-souls }, { $demons } démons invoqués, { $hand } en main
    }
summon-demons-text-candle = Cierge : { $cards }
summon-demons-text-cards = Cartes : { $cards }
summon-demons-text-demons = Démons : { $cards }
summon-demons-text-hand = Votre main : { $cards }
summon-demons-text-extra = Tour supplémentaire : seules s’activent les cartes du joueur actif
summon-demons-text-known-deck = Démons de la pioche : { $cards }
summon-demons-text-looked = Démons vus : { $cards }
summon-demons-text-none = rien
summon-demons-text-discard = Cartes défaussées : { $cards }
summon-demons-text-demon-discard = Démons défaussés : { $cards }
summon-demons-text-aside = Mis de côté : { $cards }
summon-demons-text-left-candles = Cierges sans propriétaire : { $cards }
summon-demons-text-again = Tours supplémentaires à venir : { $count }
summon-demons-text-souls-in-play = Âmes en jeu : { $souls } ; jetons dans la boîte : { $tokens }
summon-demons-text-acting = S’active : { $card }
summon-demons-text-done = Fait ce tour-ci : { $actions }
summon-demons-text-done-roll = jet
summon-demons-text-done-buy = achat
summon-demons-text-done-summon = invocation
summon-demons-text-done-pass = passe
summon-demons-text-done-free = invocation gratuite
summon-demons-text-done-reroll = relance faite ou refusée
summon-demons-text-need = Pour gagner : { summon-demons-part-demons } et { summon-demons-part-souls }

## Ce que rapporterait un jet

summon-demons-prospect-nothing = { $total } : aucune de vos cartes ne s’active
summon-demons-prospect-gain = { $total } : +{ $gain } avec { $cards }
summon-demons-prospect-range = { $total } : de +{ $gain } à +{ $most } avec { $cards }
summon-demons-prospect-win = { $total } : vous gagnez avec { $cards }
summon-demons-prospect-double = { $prospect } ; +{ $souls } de plus sur un double

## Les endroits de la table en mots

summon-demons-cell-card = { $name }, { $what }, sur { $numbers }. { $text }
summon-demons-cell-lasting = { $name }, { $what }, permanent. { $text }
summon-demons-cell-block = Dans le voisinage : { $card }
summon-demons-cell-owned = Chez { $seat } : { $card }
summon-demons-cell-hand = Dans votre main : { $card }
summon-demons-cell-due = { $card } Elle s’active sur ce jet.
summon-demons-cell-copies = { $card } (exemplaires : { $count })
summon-demons-cell-kid = { $kind } { $mood }
summon-demons-cell-seat = { $seat } : { summon-demons-part-souls } sur { $need_souls }, { summon-demons-part-demons } sur { $need_demons }, { $hand } en main.
summon-demons-cell-shielded = { $text } À l’abri des vols et des défausses imposées.
summon-demons-cell-deck = Cartes dans la pioche du voisinage : { $count }.
summon-demons-cell-discard = Défausse : { $cards }
summon-demons-cell-demon-deck = Démons dans la pioche : { $count }.

## Pourquoi un adversaire ou un conseil préfère une action

summon-demons-heuristic-income = Vos cartes rapporteront plus d’âmes par tour de table.
summon-demons-heuristic-souls = Vous vous rapprochez des âmes qu’il vous faut.
summon-demons-heuristic-demons = Vous vous rapprochez des démons qu’il vous faut.
summon-demons-heuristic-cards = Vous aurez plus de cartes à sacrifier.
summon-demons-heuristic-instant = Certains jets vous feront gagner sur-le-champ.
summon-demons-heuristic-threat = Vous freinez l’adversaire le plus proche de la victoire.

## Tableaux de l’arène

summon-demons-label-candle = Cierge
summon-demons-label-order = Place dans l’ordre du jeu
summon-demons-label-first-demon = Premier démon invoqué
summon-demons-label-gained = Carte achetée ou obtenue
summon-demons-label-kept = Carte en jeu à la fin
summon-demons-sheet-candle = Chance de chaque cierge
summon-demons-sheet-candle-name = Cierge
summon-demons-sheet-candle-numbers = Totaux
summon-demons-sheet-candle-chance = Jets qui l’activent
summon-demons-sheet-income = Revenu de chaque carte
summon-demons-sheet-income-name = Carte
summon-demons-sheet-income-copies = Exemplaires
summon-demons-sheet-income-chance = Jets qui l’activent
summon-demons-sheet-income-alone = Âmes pour 36 jets, seule
summon-demons-sheet-income-company = Âmes pour 36 jets, avec deux cartes de chaque sorte
