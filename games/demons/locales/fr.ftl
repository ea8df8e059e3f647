### Démons : noms, phrases du journal, questions, refus et étiquettes.
### Mortels, trésors et villes arrivent comme identifiants du contenu, démons et places comme noms.

## Titre

demons-title = Demons
demons-tagline = Des magiciens cherchent des trésors dans l’Arménie médiévale ; les esprits font le travail dangereux.
demons-pitch = Appelez les soixante-douze esprits, envoyez-les chercher l’or et quittez la carte vivant avant que les émirs, les barons et les évêques ne vous prennent.
demons-length = 60 à 120 minutes

# Les champs qui désignent une de ces choses.
demons-nouns = mortal town treasure

## Mortels

demons-mortal-great-emir = Grand émir
    .article = le grand émir
demons-mortal-emir-of-ani = Émir d’Ani
    .article = l’émir d’Ani
demons-mortal-emir-of-karin = Émir de Karin
    .article = l’émir de Karin
demons-mortal-emir-of-tiflis = Émir de Tiflis
    .article = l’émir de Tiflis
demons-mortal-turcoman-bey = Bey turcoman
    .article = le bey turcoman
demons-mortal-king-of-lori = Roi de Lori
    .article = le roi de Lori
demons-mortal-emir-of-khlat = Émir de Khlat
    .article = l’émir de Khlat
demons-mortal-governor = Gouverneur
    .article = le gouverneur
demons-mortal-king-of-syunik = Roi de Siounie
    .article = le roi de Siounie
demons-mortal-prince-of-vaspurakan = Prince du Vaspourakan
    .article = le prince du Vaspourakan
demons-mortal-baron-of-kars = Baron de Kars
    .article = le baron de Kars
demons-mortal-baron-of-taron = Baron de Taron
    .article = le baron de Taron
demons-mortal-baron-of-artahan = Baron d’Artahan
    .article = le baron d’Artahan
demons-mortal-baron-of-tayk = Baron du Tayk
    .article = le baron du Tayk
demons-mortal-metropolitan = Métropolite
    .article = le métropolite
demons-mortal-mullah = Mollah
    .article = le mollah
demons-mortal-bishop = Évêque
    .article = l’évêque
demons-mortal-abbot = Abbé
    .article = l’abbé
demons-mortal-robber-baron = Baron brigand
    .article = le baron brigand

## Démons, avec ce qu’en dit la tradition

demons-demon-bael = Bael
    .text = Qui l’appelle apprend à passer sans être vu.
demons-demon-agares = Agares
    .text = Il chevauche en douceur et fait trembler le sol.
demons-demon-vassago = Vassago
    .text = Un prince au bon naturel, qui sait où gisent les choses perdues.
demons-demon-samigina = Samigina
    .text = Parle des noyés et enseigne les arts libéraux.
demons-demon-marbas = Marbas
    .text = Apporte la maladie et la remporte.
demons-demon-valefor = Valefor
    .text = Un serviteur agréable, qui pousse son maître au vol.
demons-demon-amon = Amon
    .text = Le plus sévère des esprits, qui fait naître les querelles et les apaise.
demons-demon-barbatos = Barbatos
    .text = Rompt les charmes qui gardent les magots et met d’accord les puissants.
demons-demon-paimon = Paimon
    .text = Vient avec un cortège bruyant, soumet les hommes et déteste qu’on le presse.
demons-demon-buer = Buer
    .text = Connaît l’herbe de chaque mal et procure de bons familiers.
demons-demon-gusion = Gusion
    .text = Change l’inimitié en amitié.
demons-demon-sitri = Sitri
    .text = Allume le désir et fait tomber les vêtements.
demons-demon-beleth = Beleth
    .text = Un roi furieux précédé de trompettes ; l’amour le suit.
demons-demon-leraje = Leraje
    .text = Un archer vêtu de vert, qui déclenche les batailles.
demons-demon-eligos = Eligos
    .text = Un cavalier à la lance, qui sait les guerres, les secrets et la faveur des seigneurs.
demons-demon-zepar = Zepar
    .text = En armure rouge, il fait aimer les femmes.
demons-demon-botis = Botis
    .text = D’abord vipère hideuse, ensuite faiseur de paix.
demons-demon-bathin = Bathin
    .text = Porte les gens d’un pays à l’autre en un instant.
demons-demon-sallos = Sallos
    .text = Un paisible soldat sur un crocodile, qui unit les couples.
demons-demon-purson = Purson
    .text = Monté sur un ours, il connaît les trésors et prête de bons familiers.
demons-demon-marax = Marax
    .text = Un taureau à face d’homme, qui donne des familiers avisés.
demons-demon-ipos = Ipos
    .text = Rend spirituel et hardi.
demons-demon-aim = Aim
    .text = Une torche à la main, il incendie les villes.
demons-demon-naberius = Naberius
    .text = Une grue enrouée, qui rend les honneurs perdus.
demons-demon-glasya-labolas = Glasya-Labolas
    .text = Un chien ailé : sang versé, invisibilité, amour des ennemis.
demons-demon-bune = Bune
    .text = Un dragon à trois têtes, qui parle doucement et enrichit.
demons-demon-ronove = Ronove
    .text = Trouve de bons serviteurs et la faveur des amis comme des ennemis.
demons-demon-berith = Berith
    .text = Un menteur couronné, qui change tout métal en or.
demons-demon-astaroth = Astaroth
    .text = Son haleine est nuisible, mais aucun secret ne lui échappe.
demons-demon-forneus = Forneus
    .text = Un monstre marin, par qui même les ennemis s’attachent.
demons-demon-foras = Foras
    .text = Rend invisible, et retrouve ce qui fut perdu.
demons-demon-asmoday = Asmoday
    .text = Garde les trésors, montre où ils sont, et cache celui qui demande.
demons-demon-gaap = Gaap
    .text = Dérobe les familiers des autres magiciens, éveille l’amour et transporte vite.
demons-demon-furfur = Furfur
    .text = Un cerf menteur à la queue de feu : amour, tonnerre et vents.
demons-demon-marchosias = Marchosias
    .text = Un loup ailé, fort au combat et fidèle à sa parole.
demons-demon-stolas = Stolas
    .text = Un hibou aux longues pattes, qui connaît plantes et pierres.
demons-demon-phenex = Phenex
    .text = Un poète docile à la voix d’enfant.
demons-demon-halphas = Halphas
    .text = Bâtit des tours, les garnit d’armes et envoie les hommes à la guerre.
demons-demon-malphas = Malphas
    .text = Accepte les dons, envoie des familiers et trompe le donateur.
demons-demon-raum = Raum
    .text = Un corbeau, qui vole les maisons royales et ruine les cités.
demons-demon-focalor = Focalor
    .text = Commande au vent et à la mer, et ne nuit pas si on le lui défend.
demons-demon-vepar = Vepar
    .text = Une sirène, qui mène les flottes dans la tempête.
demons-demon-sabnock = Sabnock
    .text = Un lion en armes, qui fortifie les camps et donne des familiers.
demons-demon-shax = Shax
    .text = Une colombe trompeuse, qui vide les coffres royaux et trouve ce qui est caché.
demons-demon-vine = Vine
    .text = Lève les tempêtes, abat les murs et découvre ce qu’ils cachent.
demons-demon-bifrons = Bifrons
    .text = Déplace les morts et allume des cierges sur leurs tombes.
demons-demon-uvall = Uvall
    .text = Gagne l’amour des femmes et l’amitié des ennemis.
demons-demon-haagenti = Haagenti
    .text = Fait de l’or avec le métal et du vin avec l’eau.
demons-demon-crocell = Crocell
    .text = Réchauffe les eaux et montre les bains qui guérissent.
demons-demon-furcas = Furcas
    .text = Un vieillard cruel à l’arme aiguë, qui enseigne la divination.
demons-demon-balam = Balam
    .text = Trois têtes et des yeux de feu ; il rend invisible.
demons-demon-alloces = Alloces
    .text = Un soldat à face de lion, qui amène de bons familiers.
demons-demon-camio = Camio
    .text = Une grive, qui explique la voix des oiseaux et des chiens.
demons-demon-murmur = Murmur
    .text = Fait venir les âmes pour répondre aux questions.
demons-demon-orobas = Orobas
    .text = Un cheval fidèle, qui ne laisse aucun esprit nuire à son maître.
demons-demon-gremory = Gremory
    .text = Sur un chameau, elle parle de trésors et gagne l’amour.
demons-demon-ose = Ose
    .text = Un léopard, qui donne aux gens toutes les formes.
demons-demon-amy = Amy
    .text = Une flamme, qui donne des familiers et trahit les trésors gardés.
demons-demon-orias = Orias
    .text = Un lion à cheval, qui attire la faveur des amis et des ennemis.
demons-demon-vapula = Vapula
    .text = Un lion ailé, habile dans tous les métiers.
demons-demon-zagan = Zagan
    .text = Un taureau ailé, qui fait monnaie de tout métal.
demons-demon-volac = Volac
    .text = Un enfant sur un dragon, qui répond vrai sur les trésors cachés.
demons-demon-andras = Andras
    .text = Un ange à tête de hibou et à l’épée claire, qui sème la discorde.
demons-demon-haures = Haures
    .text = Un léopard, menteur s’il n’est lié, qui écarte les autres esprits.
demons-demon-andrealphus = Andrealphus
    .text = Un paon bruyant, versé dans la géométrie.
demons-demon-cimejes = Cimejes
    .text = Un guerrier sur un cheval noir, qui retrouve les choses perdues.
demons-demon-amdusias = Amdusias
    .text = Une licorne à la musique invisible et aux familiers excellents.
demons-demon-belial = Belial
    .text = Belle voix et rarement vrai ; faveurs et familiers contre des dons.
demons-demon-decarabia = Decarabia
    .text = Une étoile, qui connaît herbes et pierres et envoie des oiseaux pour servir.
demons-demon-seere = Seere
    .text = Traverse toute la terre en un clin d’œil et fait ce qu’on lui demande.
demons-demon-dantalion = Dantalion
    .text = Une foule de visages, qui connaît les pensées et les change.
demons-demon-andromalius = Andromalius
    .text = Ramène le voleur et son larcin, et trouve les richesses cachées.

## Trésors

demons-treasure-ring = Anneau de Salomon
    .article = l’anneau de Salomon
    .gender = m
demons-treasure-kachkar-foothills = Contreforts du Kachkar
    .article = les contreforts du Kachkar
demons-treasure-oshk-monastery = Monastère d’Ochk
    .article = le monastère d’Ochk
demons-treasure-ishkhan-monastery = Monastère d’Ichkhan
    .article = le monastère d’Ichkhan
demons-treasure-pasen-plain = Plaine de Passen
    .article = la plaine de Passen
demons-treasure-byurakn = Biourakn (les mille sources)
demons-treasure-surb-karapet-of-taron = Sourp Karapet de Taron
demons-treasure-sasun-stronghold = Forteresse de Sassoun
    .article = la forteresse de Sassoun
demons-treasure-ashtishat = Achtichat
demons-treasure-nemrut-crater = Cratère du Nemrout
    .article = le cratère du Nemrout
demons-treasure-bana = Bana
demons-treasure-shavshat = Chavchat
demons-treasure-sarikamish-pine-woods = Pinèdes de Sarikamich
    .article = les pinèdes de Sarikamich
demons-treasure-mount-sipan = Mont Sipan
    .article = le mont Sipan
demons-treasure-narek = Narek
demons-treasure-bagrevand = Bagrevand
demons-treasure-zarishat = Zarichat
demons-treasure-childir-shore = Rives du Tchildir
    .article = les rives du Tchildir
demons-treasure-posof-gorge = Gorge de Possof
    .article = la gorge de Possof
demons-treasure-tendurek = Tendurek
demons-treasure-berkri = Berkri
demons-treasure-varag = Varag
demons-treasure-tekor = Tekor
demons-treasure-marmashen = Marmachen
demons-treasure-javakhk = Djavakhk (Akhalkalak)
demons-treasure-mount-ararat = Mont Ararat
    .article = le mont Ararat
demons-treasure-armavir-ruins = Ruines d’Armavir
    .article = les ruines d’Armavir
demons-treasure-saint-thaddeus = Saint-Thaddée
demons-treasure-dmanisi = Dmanissi
demons-treasure-getik-forest = Forêt de Getik
    .article = la forêt de Getik
demons-treasure-garni = Garni
demons-treasure-avarayr-field = Champ d’Avaraïr
    .article = le champ d’Avaraïr
demons-treasure-noravank = Noravank
demons-treasure-jermuk-springs = Sources de Djermouk
    .article = les sources de Djermouk
demons-treasure-getabek = Getabek
demons-treasure-gandzasar = Gandzasar
demons-treasure-meghri = Meghri

## Villes

demons-town-sper = Sper
demons-town-karin = Karin
demons-town-mush = Mouch
demons-town-artanuj = Artanoudj
demons-town-olti = Olti
demons-town-baghesh = Baghech
demons-town-manzikert = Manzikert
demons-town-khlat = Khlat
demons-town-ardahan = Ardahan
demons-town-valarshakert = Valarchakert
demons-town-kars = Kars
demons-town-kaghzvan = Kaghzvan
demons-town-ostan = Ostan
demons-town-arjesh = Ardjech
demons-town-van = Van
demons-town-ani = Ani
demons-town-amberd = Amberd
demons-town-daroynk = Daroïnk
demons-town-lori = Lori
demons-town-vagharshapat = Vagharchapat
demons-town-haghpat = Haghpat
demons-town-bjni = Bdjni
demons-town-dvin = Dvin
demons-town-tiflis = Tiflis
demons-town-her = Her
demons-town-nakhchivan = Nakhitchevan
demons-town-shamkor = Chamkor
demons-town-gandzak = Gandzak
demons-town-tatev = Tatev
demons-town-kapan = Kapan

## Rivières, montagnes et lacs

demons-river-araxes = Araxe
demons-river-akhurian = Akhourian
demons-river-hrazdan = Hrazdan
demons-river-upper-kura = Koura (cours supérieur)
demons-river-lower-kura = Koura (cours inférieur)
demons-river-debed = Debed
demons-river-western-euphrates = Euphrate occidental
demons-river-chorokh = Tchorokh
demons-river-arsanias = Arsanias (Euphrate oriental)
demons-river-arpa = Arpa
demons-river-vorotan = Vorotan
demons-label-ala-dagh-and-tendurek = Ala Dagh et Tendurek
demons-label-areguni-range = Monts Aregouni
demons-label-armenian-taurus = Taurus arménien
demons-label-arsiani-and-allahuekber-range = Monts Arsiani et Allahuekber
demons-label-bazum-and-pambak = Bazoum et Pambak
demons-label-dersim-spurs = Contreforts du Dersim
demons-label-gegham-range = Monts Gegham
demons-label-haykakan-par = Haïkakan Par
demons-label-javakheti-range = Monts de Djavakhétie
demons-label-kachkar-range = Monts Kachkar (Pontiques)
demons-label-karadagh = Karadagh
demons-label-kars-plateau-rim = Rebord du plateau de Kars
demons-label-kotur-range = Monts Kotour
demons-label-lake-sevan = Lac Sevan
demons-label-lake-urmia = Lac d’Ourmia
demons-label-lake-van = Lac de Van
demons-label-mescit-and-dumlu = Mescit et Dumlu
demons-label-mishu-dagh = Michou Dagh
demons-label-mokats-range = Monts de Mokk
demons-label-mount-aragats = Mont Aragats
demons-label-mount-ararat = Mont Ararat (Massis)
demons-label-mount-nemrut = Mont Nemrout
demons-label-mount-sipan = Mont Sipan
demons-label-mrav-range = Monts Mrav
demons-label-palandoken-and-bingol = Palandöken et Bingöl (Biourakn)
demons-label-sharur-hills = Collines de Charour
demons-label-shirak-ridge = Crête de Chirak
demons-label-trialeti-range = Monts Trialeti
demons-label-vardenis-and-karabakh-plateau = Plateaux de Vardenis et du Karabagh
demons-label-zangezur-range = Monts Zanguezour

## Rangs, caractères, boucliers et terrains

demons-rank-king = roi
    .many = rois
demons-rank-prince = prince
    .many = princes
demons-rank-duke = duc
    .many = ducs
demons-rank-marquis = marquis
    .many = marquis
demons-rank-earl = comte
    .many = comtes
demons-rank-president = président
    .many = présidents
demons-rank-knight = chevalier
    .many = chevaliers
demons-attitude-friendly = amical
demons-attitude-unfriendly = inamical
demons-attitude-neutral = neutre
demons-shield-copper = cuivre
demons-shield-silver = argent
demons-shield-gold = or
demons-terrain-open = terrain dégagé
demons-terrain-forest = forêt
demons-terrain-mountain = montagne
demons-terrain-town = ville
demons-terrain-lake = lac

## Pouvoirs

demons-power-b = Batailles
    .text = Tous les mortels voisins du magicien s’attaquent entre eux.
demons-power-c = Guérison
    .text = Ôte une blessure ou une malédiction.
demons-power-d = Découverte de trésor
    .text = Cherche un trésor sur la grille ; le démon y reste.
demons-power-e = Tremblement de terre
    .text = Tous les mortels à trois hexagones au plus prennent la fuite.
demons-power-f = Familier
    .text = Commande une unité mortelle ou le démon d’un rival pendant un tour.
demons-power-g = Obtention de trésor
    .text = Prend où que ce soit un trésor découvert, ou en vole un.
demons-power-i = Invisibilité
    .text = Le magicien traverse les mortels, ne s’arrête pour personne et ne peut être ni trouvé, ni attaqué par un rival.
demons-power-n = Nudité
    .text = Un autre magicien, dans une ville ou à côté, perd son prochain tour.
demons-power-p = Amour
    .text = Tous les mortels voisins d’une ville au choix prennent la fuite.
demons-power-r = Réconciliation
    .text = Un pas loin des mortels ou hors de captivité, et une protection contre les démons des rivaux.
demons-power-s = Tempête
    .text = Les mortels à trois hexagones au plus n’arrêtent personne pendant un tour.
demons-power-t = Transit rapide
    .text = Mène à n’importe quel hexagone sans ennemi, ou hors de la carte.
demons-power-x = Destruction d’une ville
    .text = Une ville devient terrain dégagé ; les mortels fuient et l’unité qui y a sa base est retirée.

## Parties de phrases, remplies par les arguments de la phrase qui les contient

demons-part-demon = { $demon ->
        [hidden] un démon caché
       *[other] { $demon }
    }
    .start = { $demon ->
        [hidden] Un démon caché
       *[other] { $demon }
    }
demons-part-the-ring = l’anneau de Salomon
demons-part-shield = { $shield ->
        [copper] cuivre
        [silver] argent
        [gold] or
       *[other] { $shield }
    }
    .a = { $shield ->
        [copper] un bouclier de cuivre
        [silver] un bouclier d’argent
        [gold] un bouclier d’or
       *[other] le bouclier { $shield }
    }
demons-part-rank = { $rank ->
        [king] roi
        [prince] prince
        [duke] duc
        [marquis] marquis
        [earl] comte
        [president] président
        [knight] chevalier
       *[other] { $rank }
    }
    .many = { $rank ->
        [king] rois
        [prince] princes
        [duke] ducs
        [marquis] marquis
        [earl] comtes
        [president] présidents
        [knight] chevaliers
       *[other] { $rank }
    }
    .a = { $rank ->
        [earl] un comte
        [king] un roi
        [prince] un prince
        [duke] un duc
        [marquis] un marquis
        [president] un président
        [knight] un chevalier
       *[other] un démon
    }
demons-part-terrain = { $terrain ->
        [open] terrain dégagé
        [forest] forêt
        [mountain] montagne
        [town] ville
        [lake] lac
       *[other] { $terrain }
    }
    .in = { $terrain ->
        [open] en terrain dégagé
        [forest] en forêt
        [mountain] en montagne
        [town] en ville
        [lake] sur un lac
       *[other] ici
    }
demons-part-power = { $power ->
        [B] Batailles
        [C] Guérison
        [D] Découverte de trésor
        [E] Tremblement de terre
        [F] Familier
        [G] Obtention de trésor
        [I] Invisibilité
        [N] Nudité
        [P] Amour
        [R] Réconciliation
        [S] Tempête
        [T] Transit rapide
        [X] Destruction d’une ville
       *[other] { $power }
    }
demons-part-result = { $result ->
        [Df] Df, la défense cède
        [Af] Af, l’attaque cède
        [Dx] Dx, le défenseur est détruit ou capturé
        [Ax] Ax, l’attaquant est détruit ou capturé
       *[other] { $result }
    }
demons-part-thousands = { $thousands ->
        [0] 0 ducat
       *[other] { $thousands } 000 ducats
    }
demons-part-net = { $net ->
        [one] { $net } ducat
       *[other] { $net } ducats
    }
demons-part-marks = { $marks ->
        [one] { $marks } marque
       *[other] { $marks } marques
    }
demons-part-wounds = { $wounds ->
        [0] aucune blessure
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
demons-part-curses = { $curses ->
        [0] aucune malédiction
        [one] { $curses } malédiction
       *[other] { $curses } malédictions
    }

## Événements

demons-event-order-rolled = { $seat } lance { $die } pour l’ordre du jeu.
demons-event-ordered = { $place ->
        [1] { $seat } joue en premier.
        [2] { $seat } joue en deuxième.
        [3] { $seat } joue en troisième.
       *[4] { $seat } joue en quatrième.
    }
demons-event-shield-chosen = { $seat } choisit { demons-part-shield.a }.
demons-event-way-rolled = Le chemin par { $hex } obtient { $die } ; le dé le plus élevé décide.
demons-event-seat-rolled = Pour { $seat }, le dé donne { $die } ; le dé le plus élevé décide.
demons-event-mortal-rolled = { CAP(THE($mortal)) } obtient { $die } ; le dé le plus élevé décide.
demons-event-turn-began = Le tour de jeu { $number } commence.
demons-event-player-turn-began = C’est à { $seat } de jouer.
demons-event-entered = { $seat } entre sur la carte en { $hex }.
demons-event-walked = { $cost ->
        [one] { $seat } va en { $hex } pour { $cost } point ; reste { $left }.
       *[other] { $seat } va en { $hex } pour { $cost } points ; reste { $left }.
    }
demons-event-left = { $seat } quitte la carte depuis { $hex }, en vie.
demons-event-halted = { $seat } doit s’arrêter en { $hex }, à côté d’un ennemi.
demons-event-activated = { CAP(THE($mortal)) } s’éveille : { $die } pour une distance de { $distance }.
demons-event-stayed = { CAP(THE($mortal)) } ne bouge pas : { $die } pour une distance de { $distance }.
demons-event-target-chosen = { CAP(THE($mortal)) } se lance après { $seat }.
demons-event-marched = { CAP(THE($mortal)) } marche jusqu’en { $hex }.
demons-event-recovered = { CAP(THE($mortal)) } est de retour en { $hex } et se remet de sa fuite.
demons-event-waited = { CAP(THE($mortal)) } attend en { $hex } : sa base est prise.
demons-event-turned-back = { CAP(THE($mortal)) } trouve { $seat } dans sa base et reprend courage.
demons-event-searched = { $result ->
        [found] Une force de { $strength } cherche { $seat } : { $die }, avec le terrain { $modified }. Trouvé !
        [evades] Une force de { $strength } cherche { $seat } : { $die }, avec le terrain { $modified }. { $seat } peut s’esquiver.
       *[none] Une force de { $strength } cherche { $seat } : { $die }, avec le terrain { $modified }. Rien.
    }
demons-event-evaded = { $seat } s’esquive en { $hex }.
demons-event-unmoved = { $seat } pourrait s’esquiver, mais reste.
demons-event-hidden = Nul ne sait plus où est { $seat }.
demons-event-aimed = { CAP(THE($mortal)) } se tourne contre { $seat }.
demons-event-mortals-attacked = { $count ->
        [one] Une unité mortelle attaque { $seat } avec une force de { $strength }.
       *[other] { $count } unités mortelles attaquent { $seat } avec une force de { $strength }.
    }
demons-event-attacked = { $seat } attaque { $hex }.
demons-event-committed = { $side ->
        [attack] { $seat } lance { demons-part-demon } à l’attaque.
       *[defence] { $seat } se défend avec { demons-part-demon }.
    }
demons-event-fought = Attaque { $attack } contre { $defence }, différence { $difference }, dé { $die } : { demons-part-result }.
demons-event-fled = { CAP(THE($mortal)) } prend la fuite.
demons-event-destroyed = C’en est fait { OF($mortal) }.
demons-event-captured = { CAP(THE($mortal)) } capture { $seat } !
demons-event-captured-by = { $captor_seat } capture { $seat } !
demons-event-released = { $why ->
        [fight] { $seat } perd { demons-part-demon } au combat.
        [after-fight] { $seat } n’a plus prise sur { demons-part-demon } après le combat.
        [power] { $seat } libère { demons-part-demon }, dont le pouvoir a servi.
        [curse] { $seat } libère { demons-part-demon } pour écarter une malédiction.
        [seizure] { $seat } libère { demons-part-demon } pour saisir un trésor.
        [crowd] { $seat } n’a pas de case pour { demons-part-demon }, qui s’en va.
        [will] { $seat } laisse partir { demons-part-demon }.
        [death] { demons-part-demon.start } est libre : { $seat } n’est plus en vie.
        [departure] { demons-part-demon.start } est libre : { $seat } a quitté la carte.
        [unfriendly] { demons-part-demon.start } est inamical et ne sert pas { $seat }.
        [claim] { $seat } envoie { demons-part-demon } chercher le magot et le libère.
        [shield] { demons-part-demon.start } part avec un trésor { QUE($seat) } a dépensé.
       *[token] { demons-part-demon.start } quitte la grille, où il se tenait pour { $seat }.
    }
demons-event-conjured = { $seat } conjure des { demons-part-rank.many } : dé { $die }, tableau { $add }, somme { $net }.
demons-event-drew = { $demon ->
        [hidden] { $seat } pioche { demons-part-rank.a }.
       *[other] { $seat } pioche { $demon }, { demons-part-rank.a }.
    }
demons-event-ring-drawn = { $seat } pioche { demons-part-the-ring } !
demons-event-nothing-came = Aucun { demons-part-rank } ne vient à { $seat }.
demons-event-pile-spent = { $count ->
        [one] La pile est épuisée, rang { demons-part-rank } : un démon appelé ne vient pas à { $seat }.
       *[other] La pile est épuisée, rang { demons-part-rank } : { $count } démons appelés ne viennent pas à { $seat }.
    }
demons-event-cursed = { $seat } subit { demons-part-curses } et porte maintenant { demons-part-marks }.
demons-event-tortured = On torture { $seat }, dé { $die } : { demons-part-wounds }, { demons-part-marks } en tout.
demons-event-paid = { $seat } cède { THE($treasure) } { TO($mortal) } et échappe à la torture.
demons-event-paid-rival = { $seat } cède { THE($treasure) } à { $captor_seat } et échappe à la torture.
demons-event-died = { $seat } meurt avec { demons-part-marks }.
demons-event-freed = { $seat } retrouve la liberté, en { $hex }.
demons-event-power-used = { $seat } emploie { demons-part-demon } : { demons-part-power }.
demons-event-effects-ended = Les pouvoirs employés par { $seat } prennent fin.
demons-event-cured = { $mark ->
        [wound] { $seat } guérit d’une blessure.
       *[curse] Une malédiction quitte { $seat }.
    }
demons-event-box-known = La case { $first }-{ $second } est déjà découverte ; on relance les dés.
demons-event-discovered = { demons-part-demon.start } découvre { THE($treasure) } en { $hex } pour { $seat } (case { $first }-{ $second }).
demons-event-seized = { $seat } saisit { THE($treasure) } avec { demons-part-demon } : { $die } pour { $needed } au plus, { demons-part-thousands }.
demons-event-seizure-failed = { $seat } manque { THE($treasure) } : { $die }, il fallait { $needed } au plus. Le démon est perdu : { demons-part-demon }.
demons-event-took = { $seat } prend { THE($treasure) }.
demons-event-robbed = { $seat } vole { THE($treasure) } à { $victim_seat }.
demons-event-steered = { $seat } prend le commandement { OF($mortal) }.
demons-event-borrowed = { $seat } prend à { $owner_seat } le commandement d’un démon : { demons-part-demon }.
demons-event-roused = { $awake ->
        [yes] { CAP(THE($mortal)) } se met en marche sur l’ordre { OF($seat) }.
       *[no] { CAP(THE($mortal)) } se repose sur l’ordre { OF($seat) }.
    }
demons-event-distracted = { $seat } distrait { $victim_seat } pour un tour.
demons-event-turn-lost = { $seat } a la tête ailleurs et perd son tour.
demons-event-loved = { $seat } répand l’amour autour de la ville : { $town }.
demons-event-town-destroyed = { $seat } fait détruire une ville : { $town }.
demons-event-transited = { $hex ->
        [off] { $seat } disparaît de la carte.
       *[other] { $seat } se retrouve en { $hex }.
    }
demons-event-stepped = { $seat } passe en paix en { $hex }.
demons-event-disoriented = { CAP(THE($mortal)) } est désorienté.
demons-event-battled = { CAP(THE($mortal)) } se jette sur { $hex }.
demons-event-claimed = { $count ->
        [one] { $seat } envoie { demons-part-demon } chercher le magot { OF($mortal) } : { $count } pièce, { demons-part-thousands }.
       *[other] { $seat } envoie { demons-part-demon } chercher le magot { OF($mortal) } : { $count } pièces, { demons-part-thousands }.
    }
demons-event-spent = { $seat } dépense { THE($treasure) } pour le bouclier.
demons-event-shield-tried = { $success ->
        [yes] { $seat } tente d’élever le bouclier : { $die }, il faut { $total } au plus. Réussi.
       *[no] { $seat } tente d’élever le bouclier : { $die }, il faut { $total } au plus. Manqué.
    }
demons-event-shield-raised = { $seat } porte maintenant { demons-part-shield.a }.
demons-event-offered = { $count ->
        [0] { $seat } n’offre rien pour l’anneau.
        [one] { $seat } offre { $count } trésor pour l’anneau, { demons-part-thousands }.
       *[other] { $seat } offre { $count } trésors pour l’anneau, { demons-part-thousands }.
    }
demons-event-ring-sold = { CAP(THE($mortal)) } vend l’anneau à { $seat } pour { demons-part-thousands }.
demons-event-ring-kept = { $why ->
        [tie] { CAP(THE($mortal)) } garde l’anneau : les meilleures offres sont égales.
       *[none] { CAP(THE($mortal)) } garde l’anneau : personne ne fait d’offre.
    }
demons-event-gave = { $seat } donne { THE($treasure) } à { $heir_seat }.
demons-event-limit-reached = { $number ->
        [one] La limite d’un tour de jeu est atteinte ; qui est encore sur la carte est perdu.
       *[other] La limite de { $number } tours de jeu est atteinte ; qui est encore sur la carte est perdu.
    }
demons-event-scored = { $fate ->
        [out] { $seat } s’en sort avec { $treasure } ducats ; le bouclier en coûte { $deduction }, il en reste { $net }.
        [dead] { $seat } n’a pas survécu et ne compte pas ({ $treasure } ducats, { $deduction } pour le bouclier, { $net }).
       *[lost] { $seat } n’a pas quitté la carte et ne compte pas ({ $treasure } ducats, { $deduction } pour le bouclier, { $net }).
    }
demons-event-won = { $seat } gagne : il lui reste { demons-part-net }, et aucun survivant n’en a davantage.
demons-event-nobody-won = Personne n’en est sorti vivant : personne ne gagne.
demons-event-solo-won = Vous gagnez : il vous reste { demons-part-net }.
demons-event-solo-lost = { $fate ->
        [out] Vous perdez : il reste { demons-part-net }, et il en fallait plus de 0.
        [dead] Vous perdez : votre magicien est mort.
       *[lost] Vous perdez : votre magicien n’a pas quitté la carte.
    }

## Refus

demons-illegal-game-over = la partie est finie
demons-illegal-not-your-turn = c’est à { $turn } de décider, pas à { $seat }
demons-illegal-wrong-step = { $step ->
        [shield] choisissez d’abord un bouclier
        [enter] choisissez d’abord l’hexagone d’entrée
        [choose] choisissez d’abord : se déplacer, conjurer, élever le bouclier ou ne rien faire
        [walk] finissez d’abord le mouvement
        [curses] décidez d’abord que faire des malédictions
        [crowd] libérez d’abord les démons sans case
        [use] c’est la phase des démons : attaquez, employez des pouvoirs ou terminez
        [commit] choisissez d’abord les démons qui attaquent
        [defend] choisissez d’abord les démons qui défendent
        [claim] décidez d’abord s’il faut réclamer le magot
        [evade] décidez d’abord s’il faut s’esquiver
        [bribe] décidez d’abord s’il faut payer
        [bribe-rival] décidez d’abord s’il faut payer
        [offer] finissez d’abord l’offre pour l’anneau
        [spend] finissez d’abord de choisir les trésors à dépenser
        [rouse] décidez d’abord si l’unité commandée se met en marche
        [steer] menez d’abord l’unité commandée
        [aim] choisissez d’abord qui l’unité commandée attaque
        [cure] choisissez d’abord ce qui est guéri
        [familiar] choisissez d’abord qui le familier commande
        [get] choisissez d’abord le trésor à prendre
        [distract] choisissez d’abord le magicien à distraire
        [love] choisissez d’abord une ville
        [destroy] choisissez d’abord la ville à détruire
        [reconcile] choisissez d’abord où passer
        [transit] choisissez d’abord où aller
        [battle] choisissez d’abord qui combat qui
        [appear] choisissez d’abord où paraître
       *[other] il faut d’abord répondre à une autre question
    }
demons-illegal-no-such-hex = il n’y a pas d’hexagone { $hex } sur la carte
demons-illegal-no-entry = personne ne peut entrer en { $hex } : c’est un lac
demons-illegal-enemy-there = un ennemi se trouve en { $hex }
demons-illegal-not-adjacent = { $hex } n’est pas un hexagone voisin
demons-illegal-too-far = { $hex } est hors d’atteinte ; points de mouvement : { $left }
demons-illegal-too-dear = entrer en { $hex } coûte { $cost }, il reste { $left }
demons-illegal-not-entry-line = les magiciens entrent par un hexagone de la colonne 01, pas par { $hex }
demons-illegal-held = un ennemi voisin vous retient en { $hex }
demons-illegal-not-edge = { $hex } n’est pas au bord de la carte
demons-illegal-no-end-here = vous ne pouvez vous arrêter en { $hex } parmi les mortels : continuez
demons-illegal-captive-stays = un captif ne peut se déplacer : on vous retient en { $hex }
demons-illegal-rank-terrain = on ne peut conjurer des { demons-part-rank.many } { demons-part-terrain.in }
demons-illegal-pile-empty = il ne reste pas de { demons-part-rank.many } à conjurer
demons-illegal-shield-highest = vous portez déjà { demons-part-shield.a } : il n’y en a pas de plus haut
demons-illegal-no-help = on ne peut élever le bouclier avec { $friends ->
        [one] { $friends } démon amical
       *[other] { $friends } démons amicaux
    } et { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    } : il faut au moins une aide
demons-illegal-not-held = vous ne commandez pas le démon de priorité { $demon }
demons-illegal-not-friendly = le démon de priorité { $demon } n’est pas amical
demons-illegal-no-such-power = le démon de priorité { $demon } n’a pas le pouvoir { $power }
demons-illegal-no-target = le pouvoir { $power } n’a rien sur quoi agir
demons-illegal-attack-or-powers = { $done ->
        [attack] vous avez attaqué : une phase permet une attaque ou des pouvoirs, pas les deux
       *[powers] vous avez employé des pouvoirs : une phase permet une attaque ou des pouvoirs, pas les deux
    }
demons-illegal-captive-fights-not = un captif ne peut attaquer : on vous retient en { $hex }
demons-illegal-nothing-there = il n’y a personne à attaquer en { $hex }
demons-illegal-protected = une réconciliation protège { $seat }
demons-illegal-not-here = vous n’êtes pas dans l’hexagone de la case { $treasure }
demons-illegal-not-discovered = la case { $treasure } n’est pas découverte ou est déjà prise
demons-illegal-no-priority = la priorité { $demon } n’est pas plus haute que { $finder }, celle du découvreur
demons-illegal-tried-already = vous avez déjà essayé la case { $treasure } dans cette phase
demons-illegal-not-captive = { $seat } n’est pas en votre pouvoir
demons-illegal-too-many-marks = { $seat } porte { demons-part-marks } : c’est trop pour qu’un magicien torture
demons-illegal-captured-now = la capture { OF($seat) } date de cette phase même
demons-illegal-tortured-already = { $seat } a déjà subi la torture ou payé dans cette phase
demons-illegal-must-defend = un démon au moins doit défendre, il y en a { $count }
demons-illegal-must-attack = un démon au moins doit attaquer, il y en a { $count }
demons-illegal-not-owned = la case { $treasure } n’est pas à vous
demons-illegal-not-offered = ce n’est pas un des choix possibles
demons-illegal-no-such-shield = il n’y a pas de bouclier de niveau { $level }
demons-illegal-duke-terrain = on ne peut conjurer des ducs { demons-part-terrain.in } : ils viennent en terrain dégagé
demons-illegal-attacked-already = vous avez déjà attaqué : nul n’attaque deux fois dans une phase, pas même en { $hex }
demons-illegal-captive-transit = à cette table, le transit du démon { $demon } ne tire pas de captivité
demons-illegal-unseen = { $seat } est invisible et ne peut subir d’attaque
demons-illegal-out-of-reach = { $seat } n’est plus en jeu, et nul ne touche à ses biens
demons-illegal-not-to-take = on ne peut prendre la case { $treasure } : elle doit être découverte et ne pas être à vous
demons-illegal-no-ring = { $place ->
        [pile] l’anneau est encore parmi les ducs
        [magician] l’anneau n’est pas là : un magicien l’a
        [hoard] l’anneau n’est pas là : il est dans un magot
       *[lost] l’anneau est perdu
    }
demons-illegal-no-mark = { $mark ->
        [wound] { $seat } n’a pas de blessure
       *[curse] { $seat } n’a pas de malédiction
    }
demons-illegal-only-self = le pouvoir C ne soigne que qui l’emploie, { $seat }
demons-illegal-no-such-mortal = l’unité { $mortal } n’est pas sur la carte ou vous obéit déjà
demons-illegal-demons-only = à cette table, le pouvoir F ne commande que des démons, pas l’unité { $mortal }
demons-illegal-no-such-slot = { $seat } n’a pas à la place { $slot } de démon à emprunter
demons-illegal-not-at-town = { $seat } n’est ni dans une ville ni à côté
demons-illegal-distracted-already = { $seat } perd déjà son prochain tour
demons-illegal-no-town = il n’y a pas de ville en { $hex }
demons-illegal-nobody-beside = aucun mortel n’est voisin de la ville en { $hex }
demons-illegal-no-fight = l’unité { $mortal } n’a personne à combattre en { $hex }
demons-illegal-no-prey = l’unité { $mortal } ne peut attaquer { $seat } : il faut être découvert et voisin
demons-illegal-no-gift = on ne peut rien donner à { $seat }
demons-illegal-named-already = le démon de priorité { $demon } est déjà dans ce combat

## Questions

demons-ask-shield = Choisissez votre bouclier.
demons-ask-enter = Où entrez-vous sur la carte ?
demons-ask-choose = Se déplacer, conjurer, élever le bouclier ou ne rien faire ?
demons-ask-walk = Où allez-vous ?
demons-ask-curses = Libérer des démons amicaux pour écarter des malédictions ?
demons-ask-crowd = Trop de démons : lequel libérez-vous ?
demons-ask-use = Vos démons : attaquer, employer des pouvoirs ou finir le tour.
demons-ask-commit = Quels démons attaquent ?
demons-ask-defend = Quels démons vous défendent ?
demons-ask-claim = Envoyer un démon chercher le magot ?
demons-ask-evade = S’esquiver ou rester ?
demons-ask-bribe = Céder un trésor pour échapper à la torture ?
demons-ask-bribe-rival = Donner un trésor à votre ravisseur pour échapper à la torture ?
demons-ask-offer = Ajoutez-vous ce trésor à votre offre secrète pour l’anneau ?
demons-ask-spend = Quels trésors dépensez-vous pour le bouclier ?
demons-ask-rouse = L’unité que vous commandez se met-elle en marche ?
demons-ask-steer = Où va l’unité que vous commandez ?
demons-ask-aim = Qui attaque l’unité que vous commandez ?
demons-ask-cure = Que guérit-on ?
demons-ask-familiar = De qui prenez-vous le commandement ?
demons-ask-get = Quel trésor prenez-vous ?
demons-ask-distract = Quel magicien est distrait ?
demons-ask-love = Autour de quelle ville l’amour éclate-t-il ?
demons-ask-destroy = Quelle ville est détruite ?
demons-ask-reconcile = Où passez-vous ?
demons-ask-transit = Où allez-vous ?
demons-ask-battle = Quel hexagone cette unité attaque-t-elle ?
demons-ask-appear = Où paraissez-vous ?

## Hasard

demons-roll-order = Lancer pour l’ordre du jeu
demons-roll-activate = Lancer pour l’activation
demons-roll-target = Lancer pour la cible de la poursuite
demons-roll-route = Lancer pour le chemin
demons-roll-search = Lancer pour la découverte
demons-roll-aim = Lancer pour le magicien attaqué
demons-roll-combat = Lancer pour le combat
demons-roll-captor = Lancer pour le ravisseur
demons-roll-torture = Lancer pour la torture
demons-roll-conjure = Lancer pour la conjuration
demons-roll-draw = Piocher un démon
demons-roll-shield = Lancer pour le bouclier
demons-roll-grid = Lancer pour la grille des trésors
demons-roll-seize = Lancer pour la saisie
demons-roll-place = Lancer pour l’endroit
demons-roll-lot = Tirer un bouclier au sort

## Actions

demons-action-shield = Prendre { demons-part-shield.a }
demons-action-enter = Entrer en { $hex }
demons-action-walk = Aller en { $hex }
demons-action-leave = Quitter la carte
demons-action-stop = S’arrêter ici
demons-action-conjure = Conjurer des { demons-part-rank.many }
demons-action-raise = Tenter d’élever le bouclier
demons-action-spend = Dépenser { THE($treasure) } ({ demons-part-thousands })
demons-action-roll = Lancer
demons-action-stay = Rester
demons-action-release = Libérer { demons-part-demon }
demons-action-endure = Subir les malédictions
demons-action-attack = Attaquer { $hex }
demons-action-commit = Employer { demons-part-demon } (force { $strength })
demons-action-strike = Engager le combat
demons-action-stand = Se défendre ainsi
demons-action-power = { demons-part-demon.start } : { demons-part-power }
demons-action-seize = Saisir { THE($treasure) } ({ demons-part-thousands }) avec { demons-part-demon }
demons-action-torture = Torturer { $seat }
demons-action-end = Finir le tour
demons-action-pay = Céder { THE($treasure) } ({ demons-part-thousands })
demons-action-pay-ring = Céder l’anneau
demons-action-refuse = Ne rien céder
demons-action-claim = Envoyer { demons-part-demon } chercher le magot
demons-action-decline = Laisser le magot
demons-action-offer = Offrir { THE($treasure) } ({ demons-part-thousands })
demons-action-withhold = Garder { THE($treasure) } ({ demons-part-thousands })
demons-action-rouse = La mettre en marche
demons-action-rest = La laisser au repos
demons-action-aim = Attaquer { $seat }
demons-action-cure = { $mark ->
        [wound] Guérir une blessure { OF($seat) }
       *[curse] Lever une malédiction { OF($seat) }
    }
demons-action-steer = Commander { THE($mortal) }
demons-action-borrow = Commander le démon numéro { $slot } { OF($seat) }
demons-action-take = Prendre { THE($treasure) } ({ demons-part-thousands })
demons-action-take-ring = Prendre l’anneau
demons-action-distract = Distraire { $seat }
demons-action-town = { $town }
demons-action-step = Passer en { $hex }
demons-action-transit = Se retrouver en { $hex }
demons-action-fight = Attaquer { $hex }
demons-action-appear = Paraître en { $hex }
demons-action-give = Donner { THE($treasure) } ({ demons-part-thousands }) à { $seat }
demons-action-give-ring = Donner l’anneau à { $seat }

## Raisons de refuser une mise en place

demons-reason-seats = le jeu se joue de un à { $limit } joueurs ; donné : { $value }
demons-reason-range = { $at } : la valeur va de { $min } à { $max } ; donné : { $value }
demons-reason-content-hex = { common-content-place } : « { $value } » n’est pas une case ; deux chiffres de colonne et deux de rangée en nomment une, ainsi 0307
demons-reason-content-side = { common-content-place } : « { $value } » n’est pas un côté ; deux cases séparées par / en nomment un, ainsi 0306/0307
demons-reason-content-bribable = { common-content-place } : le clergé ne s’achète pas, tous les autres oui ; une seule des clés « clergy » et « bribable » vaut true
demons-reason-content-home = { common-content-place } : « { $value } » n’est pas une ville ; la base d’une unité est la case d’une ville
demons-reason-content-home-town = { common-content-place } : « { $value } » n’est pas la ville d’attache de cette base ; écrivez l’id de la ville de map.toml qui s’y trouve
demons-reason-content-home-shared = { common-content-place } : une autre unité a la base « { $value } » ; chacune a la sienne
demons-reason-content-homes = { common-content-place } : chaque ville d’attache de map.toml a son unité, et chaque unité la sienne
demons-reason-content-power = { common-content-place } : aucun démon n’a le pouvoir { $power } ; il en faut un
demons-reason-content-treasure-land = { common-content-place } : « { $value } » n’est pas une terre de la carte ; un trésor est sur la terre ferme
demons-reason-content-treasure-home = { common-content-place } : « { $value } » est la base d’une unité ; un trésor est dans une autre case
demons-reason-content-town = { common-content-place } : « { $value } » n’est pas une case de ville libre ; écrivez une case de lettre T qu’aucune autre ville n’a
demons-reason-content-unnamed = { common-content-place } : les cases de ville { $hexes } n’ont pas de ville ; ajoutez-en une pour chacune
demons-reason-content-touch = { common-content-place } : « { $value } » : ces cases ne se touchent pas ; une rivière coule entre voisines
demons-reason-content-apart = { common-content-place } : cases de terre isolées : { $count } ; toute la terre se tient
demons-reason-content-entry = { common-content-place } : la première colonne n’est que lac ; les magiciens entrent par là et il leur faut de la terre
demons-reason-content-codes = { common-content-place } : « { $value } » ne convient pas ; lettres qu’il faut, parmi O F M T L : { $count }
demons-reason-content-bands = { common-content-place } : l’intervalle ne suit pas le précédent sans trou ni recouvrement ; seul le dernier n’a pas de « max »
demons-reason-content-land-cost = { common-content-place } : la terre a un coût, un lac n’en a pas
demons-reason-content-conjured = { common-content-place } : les comtes ne s’invoquent qu’en forêt, les ducs qu’en terrain dégagé ; excluez-les ailleurs
demons-reason-content-falling = { common-content-place } : un rang plus élevé ne contrôle pas moins de démons qu’un rang plus bas
demons-reason-content-mixed = { common-content-place } : toutes les invocations finiraient de même ; il faut un nombre au-dessus de -6 et un au-dessous de -1
demons-reason-unsound = cette position ne peut survenir dans une partie : { $value }

## Options

demons-option-seats = Joueurs
    .help = De un à quatre. En solitaire, on joue contre le prix de son bouclier.
demons-option-turn_limit = Limite de tours
    .help = Après ce nombre de tours de jeu, la partie s’arrête et les magiciens encore sur la carte comptent comme morts. 0 : pas de limite, comme dans le livret.
demons-option-within = À N hexagones
    .help = Comment compter les six hexagones de l’activation et les trois du tremblement de terre et de la tempête.
demons-option-within-inclusive = Jusqu’à N
    .help = Une unité à six hexagones lance aussi le dé.
demons-option-within-exclusive = Moins de N
    .help = Seules les unités à cinq hexagones ou moins lancent le dé.
demons-option-order = Ordre du jeu
    .help = Comment attribuer les places après la première.
demons-option-order-rolls = Aux dés
    .help = Les jets les plus hauts jouent plus tôt.
demons-option-order-clockwise = Autour de la table
    .help = Le plus haut jet commence, les autres suivent dans l’ordre des places.
demons-option-shields = Premiers boucliers
    .help = Chacun choisit-il son bouclier, ou le reçoit-il du sort ?
demons-option-shields-chosen = Au choix
    .help = Chaque magicien prend le bouclier qui lui plaît, dans l’ordre du jeu.
demons-option-shields-drawn = Au sort
    .help = Un dé donne à chaque magicien son premier bouclier.
demons-option-solo_copper = Le cuivre en solitaire
    .help = Le joueur seul paie-t-il aussi le premier niveau de bouclier ?
demons-option-solo_copper-included = Payé
    .help = 20 000 ducats par niveau, cuivre compris.
demons-option-solo_copper-excluded = Gratuit
    .help = 20 000 ducats par niveau au-dessus du cuivre.
demons-option-exit_while_adjacent = Sortir quand on est retenu
    .help = Un magicien retenu par un ennemi peut-il sortir par un hexagone du bord ?
demons-option-exit_while_adjacent-true = Oui
    .help = Rien ne barre la sortie.
demons-option-exit_while_adjacent-false = Non
    .help = Un magicien retenu doit d’abord se dégager.
demons-option-captor_stops = Arrêt des ravisseurs
    .help = Un mortel qui ramène un captif s’arrête-t-il près d’autres magiciens ?
demons-option-captor_stops-true = Oui
    .help = Il s’arrête comme tout mortel.
demons-option-captor_stops-false = Non
    .help = Il passe son chemin.
demons-option-recover_at_home = Fuite chez soi
    .help = Quand se remet un mortel qui prend la fuite dans sa propre base.
demons-option-recover_at_home-next-phase = Au prochain tour des mortels
    .help = Il est en fuite jusque-là.
demons-option-recover_at_home-at-once = Aussitôt
    .help = Il est seulement inactif.
demons-option-e_exit = S’esquiver hors de la carte
    .help = Un magicien qui s’esquive au bord peut-il quitter la carte ?
demons-option-e_exit-true = Oui
    .help = Le pas d’esquive peut franchir le bord.
demons-option-e_exit-false = Non
    .help = Le pas finit sur la carte.
demons-option-neutral_after_combat = Démons neutres après un combat
    .help = Ce que deviennent les démons neutres et inamicaux qui ont combattu sans être perdus.
demons-option-neutral_after_combat-released = Ils partent
    .help = Seuls les démons amicaux restent.
demons-option-neutral_after_combat-kept = Ils restent
    .help = Restent tous les démons que le résultat ne prend pas.
demons-option-power_f = Familier (F)
    .help = Ce que le pouvoir peut commander.
demons-option-power_f-both = Mortels et démons
    .help = Une unité mortelle ou le démon d’un rival.
demons-option-power_f-demon-only = Démons seulement
    .help = Le démon d’un rival.
demons-option-seize_anytime = Saisir à tout moment
    .help = Peut-on saisir un trésor hors de la phase des démons, et lors d’une attaque ?
demons-option-seize_anytime-true = Oui
    .help = Dans toute phase de son propre tour.
demons-option-seize_anytime-false = Non
    .help = Dans la phase des démons, comme un pouvoir.
demons-option-grid_dice = Dés de la grille
    .help = Ce que signifient les deux dés d’une recherche.
demons-option-grid_dice-pair = Ligne et colonne
    .help = Trente-six cases, toutes aussi probables.
demons-option-grid_dice-sum = Leur somme
    .help = Onze cases seulement, celles de la première ligne et de la dernière colonne ; celles du milieu sortent le plus.
demons-option-power_g = Obtention de trésor (G)
    .help = Quels trésors de la carte le pouvoir atteint.
demons-option-power_g-discovered-only = Découverts
    .help = Un trésor doit d’abord être découvert.
demons-option-power_g-any = Tous
    .help = Même ceux que personne n’a découverts. Le pouvoir devient très fort.
demons-option-overflow = Trop de démons
    .help = Qui reçoit une case quand il vient plus de démons qu’il n’y a de cases.
demons-option-overflow-owner-chooses = Le maître choisit
    .help = Parmi les nouveaux et les anciens.
demons-option-overflow-draw-order = Ordre de la pioche
    .help = Les premiers piochés prennent les cases libres.
demons-option-ring_batch = L’anneau parmi les ducs
    .help = À partir de quand l’anneau sert s’il est pioché avec des ducs inamicaux.
demons-option-ring_batch-sequential = Dès cette pioche
    .help = Les ducs inamicaux piochés avant lui sont partis.
demons-option-ring_batch-whole-batch = Pour toute la conjuration
    .help = Tous les ducs de cette conjuration restent.
demons-option-solo_ring_min = L’anneau en solitaire
    .help = Le joueur seul peut-il racheter l’anneau à un mortel ?
demons-option-solo_ring_min-one-treasure = Pour un trésor
    .help = N’importe quel trésor suffit.
demons-option-solo_ring_min-off = Pas à vendre
    .help = Le mortel le garde.
demons-option-power_p_in_town = Amour en ville (P)
    .help = Le pouvoir frappe-t-il aussi les mortels dans la ville ?
demons-option-power_p_in_town-true = Oui
    .help = Dans la ville et à côté.
demons-option-power_p_in_town-false = Non
    .help = À côté seulement.
demons-option-transit_from_captivity = Transit hors de captivité (T)
    .help = Un captif peut-il s’évader par le transit rapide ?
demons-option-transit_from_captivity-true = Oui
    .help = Le pouvoir le délivre.
demons-option-transit_from_captivity-false = Non
    .help = Seuls les magiciens libres l’emploient.
demons-option-power_s = Tempête (S)
    .help = Ce que les mortels dans la tempête peuvent encore faire.
demons-option-power_s-stop-only = Ils n’arrêtent personne
    .help = Ils cherchent et attaquent toujours.
demons-option-power_s-no-search-no-attack = Ils ne font rien
    .help = Ils ne cherchent ni n’attaquent.
demons-option-pay_magician = Payer un magicien
    .help = Le captif d’un magicien peut-il échapper à la torture contre un trésor ?
demons-option-pay_magician-true = Oui
    .help = Un trésor pour un tour.
demons-option-pay_magician-false = Non
    .help = Les magiciens n’acceptent aucun paiement.
demons-option-dead_treasure = Trésors des morts
    .help = Ce que deviennent les trésors d’un magicien mort sous la torture.
demons-option-dead_treasure-lost = Perdus
    .help = Le tortionnaire ne garde que ce qu’on lui a remis.
demons-option-dead_treasure-to-torturer = Au tortionnaire
    .help = Il reçoit tout.
demons-option-dead_ring = Anneau des morts
    .help = Ce que devient l’anneau quand son possesseur meurt sous la torture.
demons-option-dead_ring-lost = Perdu
    .help = L’anneau est hors du jeu.
demons-option-dead_ring-to-torturer = Au tortionnaire
    .help = Le tortionnaire le garde.
demons-option-captive_attack = Attaque des captifs
    .help = Un captif peut-il attaquer son ravisseur ?
demons-option-captive_attack-true = Oui
    .help = Le succès le délivre, l’échec coûte les démons employés.
demons-option-captive_attack-false = Non
    .help = Les captifs n’emploient que des pouvoirs.
demons-option-flee_frees_captive = La fuite délivre
    .help = Un ravisseur mis en fuite perd-il son captif ?
demons-option-flee_frees_captive-true = Oui
    .help = Le captif est libre aussitôt.
demons-option-flee_frees_captive-false = Non
    .help = Il l’emmène chez lui.
demons-option-friendly_lifts_later = Amis contre d’anciennes malédictions
    .help = Peut-on libérer un démon amical contre une malédiction subie plus tôt ?
demons-option-friendly_lifts_later-no = Non
    .help = Seulement au moment où une malédiction frappe.
demons-option-friendly_lifts_later-own-demon-phase = Dans sa propre phase des démons
    .help = Chaque démon amical libéré lève une malédiction.
demons-option-free_transfer = Dons
    .help = Les magiciens peuvent-ils se donner des trésors ou l’anneau ?
demons-option-free_transfer-true = Oui
    .help = À son propre tour, avant le mouvement ou la conjuration.
demons-option-free_transfer-false = Non
    .help = Ce qu’on possède ne change de mains que par paiement, pouvoir, réclamation ou vente.
demons-option-power_c = Guérison (C)
    .help = Qui peut être guéri.
demons-option-power_c-self = L’utilisateur
    .help = Sa propre blessure ou malédiction.
demons-option-power_c-any-magician = Tout magicien
    .help = On peut aussi guérir un rival.
demons-option-power_r = Réconciliation (R)
    .help = Quand on fait le pas.
demons-option-power_r-step-now = Aussitôt
    .help = Un hexagone, dans la phase des démons.
demons-option-power_r-free-next-move = Au prochain mouvement
    .help = Les mortels ne retiennent pas le magicien alors.

## Vue en texte

demons-text-turn = Tour de jeu { $turn }
demons-text-over = La partie est finie
demons-text-active = À { $seat } de jouer
demons-text-mortals = Les mortels se déplacent
demons-text-magician = { $seat } : bouclier { demons-part-shield }, { demons-part-wounds }, { demons-part-curses }, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
demons-text-at = en { $hex }, { demons-part-terrain }
demons-text-captive-of = captif { OF($mortal) }
demons-text-captive-of-rival = captif { OF($captor_seat) }
demons-text-waiting = pas encore sur la carte
demons-text-dead = mort
demons-text-gone = sorti de la carte
demons-text-found = trouvé
demons-text-hidden = caché
demons-text-invisible = invisible
demons-text-reconciled = à l’abri des démons rivaux
demons-text-distracted = perd son prochain tour
demons-text-ring = possède { demons-part-the-ring }
demons-text-demons = { $count ->
        [0] aucun démon
        [one] { $count } démon
       *[other] { $count } démons
    }
demons-text-demon = { demons-part-demon.start }, { demons-part-rank }, force { $strength }
demons-text-unknown-demon = { $rank ->
        [unknown] un démon caché
       *[other] { demons-part-rank.a }, face cachée
    }
demons-text-treasure = { $treasure }, { demons-part-thousands }
demons-text-mortal = { $mortal } en { $hex }, force { $strength }
demons-text-fleeing = en fuite
demons-text-captor = tient un captif
demons-text-awake = actif
demons-text-town-gone = Ville détruite : { $town }
demons-text-box-found = Découvert : { $treasure } en { $hex }, { demons-part-thousands }, priorité { $finder }
demons-text-asking-bound = { $bound ->
        [held] Un ennemi voisin vous retient : vous ne pouvez pas bouger (§5.5b).
        [captive] Vous êtes captif et restez auprès de votre ravisseur (§X-61).
       *[hemmed] Vous n’avez assez de points pour aucun hexagone voisin (§5.2a).
    }{ $conjure ->
        [yes] { "" }
       *[no] { " " }Aucun rang dont il reste des démons ne se conjure sur ce terrain (§9.1a).
    }{ $raise ->
        [yes] { "" }
       *[no] { " " }Votre bouclier ne peut être renforcé (§X-57).
    } { $any ->
        [yes] Que faites-vous ?
       *[no] Vous ne pouvez qu’attendre.
    }
demons-text-boxes = { $count ->
        [0] Cases de trésor, par premier et second dé ; toutes sont découvertes :
        [one] Cases de trésor, par premier et second dé ; il en reste { $count } à découvrir :
       *[other] Cases de trésor, par premier et second dé ; il en reste { $count } à découvrir :
    }
demons-text-boxes-legend = Cases : ? non découverte, $ découverte, chiffre prise par ce magicien, h dans un magot, x perdue
demons-text-piles = Démons restants : { $counts }
demons-text-pile = { $count ->
        [0] aucun { demons-part-rank }
       *[other] { demons-part-rank.many } { $count }
    }
demons-text-map-legend = Carte : . terrain dégagé, f forêt, ^ montagne, o ville, ~ lac ; puis * mortels, chiffres magiciens, $ trésor ; rivières : « ' » en haut à droite, , en bas à droite, : les deux, -- en dessous. Un hexagone se nomme par sa colonne, en haut, et sa rangée, à gauche.

## Chances avant un jet

demons-odds-drawn = { $most ->
        [1] { demons-part-rank.a } répond à l’appel
       *[other] au moins un des { demons-part-rank.many }, { $most } au plus
    }
demons-odds-nothing = rien ne se passe
demons-odds-curses = { demons-part-curses }
demons-odds-seized = { THE($treasure) } est à vous, { demons-part-thousands }
demons-odds-not-seized = échec, et le démon est perdu
demons-odds-raised = le bouclier s’élève
demons-odds-not-raised = le bouclier reste ce qu’il est
demons-odds-treasure = un trésor de { $low } 000 à { $high } 000 ducats
demons-odds-combat = { demons-part-result } (différence { $difference })
demons-odds-wounds = { demons-part-wounds }
demons-odds-wakes = { CAP(THE($mortal)) }, force { $strength }, s’éveille à distance { $distance }
demons-odds-search = { $result ->
        [found] une recherche de force { $strength } vous découvre
        [evades] une recherche de force { $strength } vous laisse vous esquiver
       *[none] une recherche de force { $strength } ne trouve rien
    }

## Les hexagones en mots

demons-cell-ground = { $cost ->
        [one] { $hex }, { demons-part-terrain }, { $cost } point pour y entrer.
       *[other] { $hex }, { demons-part-terrain }, { $cost } points pour y entrer.
    }
demons-cell-town = { $cost ->
        [one] { $hex }, { $town }, { demons-part-terrain }, { $cost } point pour y entrer.
       *[other] { $hex }, { $town }, { demons-part-terrain }, { $cost } points pour y entrer.
    }
demons-cell-closed = { $hex }, { demons-part-terrain }, fermé à tous.
demons-cell-magician = { $state ->
        [captive] { $seat }, captif.
        [found] { $seat }, découvert.
       *[hidden] { $seat }, caché.
    }
demons-cell-state = { $state ->
        [fleeing] en fuite
        [captor] avec un captif
        [active] unité active
       *[inactive] unité inactive
    }
demons-cell-mortal = { $mortal }, force { $strength }, { demons-cell-state }.
demons-cell-treasure = { $owner ->
        [nobody] Trésor { $treasure }, { demons-part-thousands } ; il se saisit avec { $seize } ou moins et un démon de numéro inférieur à { $finder }.
        [lost] Trésor { $treasure }, perdu.
       *[other] Trésor { $treasure }, { demons-part-thousands }, déjà pris.
    }
demons-cell-reach = { $cost ->
        [one] À votre portée pour { $cost } point.
       *[other] À votre portée pour { $cost } points.
    }
demons-cell-pass = { $cost ->
        [one] Passage possible pour { $cost } point, sans s’y arrêter.
       *[other] Passage possible pour { $cost } points, sans s’y arrêter.
    }
demons-cell-stop = { $cost ->
        [one] À votre portée pour { $cost } point ; vous devriez vous y arrêter : { $who }.
       *[other] À votre portée pour { $cost } points ; vous devriez vous y arrêter : { $who }.
    }
demons-cell-beside = à côté, { THE($mortal) }, force { $strength }, { demons-cell-state }
demons-cell-beside-rival = { $seat } à côté

## Raisons d’un conseil

demons-heuristic-treasure = Cette action vous rapporte un trésor.
demons-heuristic-at-hand = Cette action vous donne des démons prêts à rapporter un trésor.
demons-heuristic-in-reach = Cette action met un trésor découvert à votre portée.
demons-heuristic-demons = Cette action vous donne de meilleurs démons.
demons-heuristic-danger = Cette action vous éloigne de la capture ({ $percent } % de risque en moins).
demons-heuristic-marks = Cette action vous épargne blessures ou malédictions.
demons-heuristic-freedom = Cette action vous garde ou vous rend libre.

## Tableaux d’un tournoi

demons-label-shield = Bouclier à la fin
demons-label-fate = Sort
demons-label-fate-out = s’en est sorti
demons-label-fate-limit = encore sur place à la fin du temps
demons-label-fate-dead = mort
demons-label-turns = Tours de jeu
demons-label-order = Rang dans l’ordre du jeu
