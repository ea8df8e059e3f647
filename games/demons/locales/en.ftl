### Demons: names, log sentences, questions, refusals and labels.
### Mortals, treasures and towns are passed as ids of the content, demons as names, seats as names.

## Title

demons-title = Demons
demons-tagline = Magicians hunt treasure in medieval Armenia, and spirits do the dangerous work.
demons-pitch = Call up the seventy-two spirits, send them for gold, and get out alive before emirs, barons and bishops take you.
demons-length = 60 to 120 minutes

# The fields that mean one of these.
demons-nouns = mortal town treasure

## Mortals

demons-mortal-great-emir = Great Emir
    .article = the
demons-mortal-emir-of-ani = Emir of Ani
    .article = the
demons-mortal-emir-of-karin = Emir of Karin
    .article = the
demons-mortal-emir-of-tiflis = Emir of Tiflis
    .article = the
demons-mortal-turcoman-bey = Turcoman Bey
    .article = the
demons-mortal-king-of-lori = King of Lori
    .article = the
demons-mortal-emir-of-khlat = Emir of Khlat
    .article = the
demons-mortal-governor = Governor
    .article = the
demons-mortal-king-of-syunik = King of Syunik
    .article = the
demons-mortal-prince-of-vaspurakan = Prince of Vaspurakan
    .article = the
demons-mortal-baron-of-kars = Baron of Kars
    .article = the
demons-mortal-baron-of-taron = Baron of Taron
    .article = the
demons-mortal-baron-of-artahan = Baron of Artahan
    .article = the
demons-mortal-baron-of-tayk = Baron of Tayk
    .article = the
demons-mortal-metropolitan = Metropolitan
    .article = the
demons-mortal-mullah = Mullah
    .article = the
demons-mortal-bishop = Bishop
    .article = the
demons-mortal-abbot = Abbot
    .article = the
demons-mortal-robber-baron = Robber Baron
    .article = the

## Demons, with what tradition says of them

demons-demon-bael = Bael
    .text = Whoever calls him learns to walk unseen.
demons-demon-agares = Agares
    .text = He rides gently and shakes the ground beneath the proud.
demons-demon-vassago = Vassago
    .text = A good-natured prince who knows where lost things lie.
demons-demon-samigina = Samigina
    .text = Tells of the drowned and teaches the liberal arts.
demons-demon-marbas = Marbas
    .text = Brings sickness and takes it away again.
demons-demon-valefor = Valefor
    .text = A pleasant servant who tempts his master to steal.
demons-demon-amon = Amon
    .text = The sternest of spirits, who breeds feuds and ends them.
demons-demon-barbatos = Barbatos
    .text = Breaks the spells over hoards and makes the mighty agree.
demons-demon-paimon = Paimon
    .text = Comes with a loud host, binds men to one's will and hates to be hurried.
demons-demon-buer = Buer
    .text = Knows every herb against every ill and sends good familiars.
demons-demon-gusion = Gusion
    .text = Turns enmity into friendship.
demons-demon-sitri = Sitri
    .text = Kindles desire and lets garments fall.
demons-demon-beleth = Beleth
    .text = A furious king with trumpets before him; love follows behind.
demons-demon-leraje = Leraje
    .text = An archer in green who starts battles.
demons-demon-eligos = Eligos
    .text = A knight with a lance who knows of wars, secrets and the favor of lords.
demons-demon-zepar = Zepar
    .text = In red armor, he makes women love.
demons-demon-botis = Botis
    .text = First an ugly viper, then a peacemaker.
demons-demon-bathin = Bathin
    .text = Carries people from one country to another in a moment.
demons-demon-sallos = Sallos
    .text = A peaceful soldier on a crocodile, and a maker of couples.
demons-demon-purson = Purson
    .text = Rides a bear, knows hidden treasure and lends good familiars.
demons-demon-marax = Marax
    .text = A bull with a man's face who gives wise familiars.
demons-demon-ipos = Ipos
    .text = Makes people witty and bold.
demons-demon-aim = Aim
    .text = With a torch in hand he sets towns on fire.
demons-demon-naberius = Naberius
    .text = A hoarse crane who restores lost honors.
demons-demon-glasya-labolas = Glasya-Labolas
    .text = A winged hound: bloodshed, invisibility, and the love of foes.
demons-demon-bune = Bune
    .text = A dragon of three heads who speaks sweetly and makes rich.
demons-demon-ronove = Ronove
    .text = Finds good servants and the favor of friend and foe.
demons-demon-berith = Berith
    .text = A crowned liar who turns every metal into gold.
demons-demon-astaroth = Astaroth
    .text = His breath does harm, but no secret is safe from him.
demons-demon-forneus = Forneus
    .text = A sea monster through whom even enemies grow fond.
demons-demon-foras = Foras
    .text = Makes invisible, and finds what has been lost.
demons-demon-asmoday = Asmoday
    .text = Guards treasure, shows where it lies, and hides the one who asks.
demons-demon-gaap = Gaap
    .text = Steals familiars from other magicians, stirs love, and carries swiftly.
demons-demon-furfur = Furfur
    .text = A lying stag with a fiery tail: love, thunder and gales.
demons-demon-marchosias = Marchosias
    .text = A winged wolf, a mighty fighter, and true to his word.
demons-demon-stolas = Stolas
    .text = A long-legged owl who knows plants and stones.
demons-demon-phenex = Phenex
    .text = A willing poet with the voice of a child.
demons-demon-halphas = Halphas
    .text = Builds towers, fills them with arms, and sends men to war.
demons-demon-malphas = Malphas
    .text = Accepts gifts, sends familiars, and cheats the giver.
demons-demon-raum = Raum
    .text = A crow who robs royal houses and lays cities waste.
demons-demon-focalor = Focalor
    .text = Rules wind and sea, and does no harm if forbidden.
demons-demon-vepar = Vepar
    .text = A mermaid who steers fleets into the storm.
demons-demon-sabnock = Sabnock
    .text = An armed lion who fortifies camps and gives familiars.
demons-demon-shax = Shax
    .text = A deceitful dove who empties royal coffers and finds what is hidden.
demons-demon-vine = Vine
    .text = Raises storms, throws down walls and uncovers what they hide.
demons-demon-bifrons = Bifrons
    .text = Moves the dead and lights candles on their graves.
demons-demon-uvall = Uvall
    .text = Wins the love of women and the friendship of foes.
demons-demon-haagenti = Haagenti
    .text = Makes gold out of metal and wine out of water.
demons-demon-crocell = Crocell
    .text = Warms the waters and shows where healing baths are.
demons-demon-furcas = Furcas
    .text = A cruel old man with a sharp weapon, who teaches divination.
demons-demon-balam = Balam
    .text = Three heads and burning eyes; he makes men invisible.
demons-demon-alloces = Alloces
    .text = A lion-faced soldier who brings good familiars.
demons-demon-camio = Camio
    .text = A thrush who explains the voices of birds and dogs.
demons-demon-murmur = Murmur
    .text = Calls up souls to answer questions.
demons-demon-orobas = Orobas
    .text = A faithful horse who suffers no other spirit to harm his master.
demons-demon-gremory = Gremory
    .text = On a camel, she tells of treasure and wins love.
demons-demon-ose = Ose
    .text = A leopard who changes people into any shape.
demons-demon-amy = Amy
    .text = A flame who gives familiars and betrays guarded treasure.
demons-demon-orias = Orias
    .text = A lion on horseback, who brings favor with friend and foe.
demons-demon-vapula = Vapula
    .text = A winged lion skilled in every handicraft.
demons-demon-zagan = Zagan
    .text = A winged bull who makes coin of any metal.
demons-demon-volac = Volac
    .text = A child on a dragon, who answers truly about hidden treasure.
demons-demon-andras = Andras
    .text = An owl-headed angel with a bright sword, who sows discord.
demons-demon-haures = Haures
    .text = A leopard who lies unless bound, and keeps other spirits off.
demons-demon-andrealphus = Andrealphus
    .text = A noisy peacock versed in geometry.
demons-demon-cimejes = Cimejes
    .text = A warrior on a black horse who finds lost things.
demons-demon-amdusias = Amdusias
    .text = A unicorn with unseen music and excellent familiars.
demons-demon-belial = Belial
    .text = Fair of voice and seldom truthful; favors and familiars for gifts.
demons-demon-decarabia = Decarabia
    .text = A star who knows herbs and stones and sends birds as servants.
demons-demon-seere = Seere
    .text = Crosses the whole earth in a blink and does what he is asked.
demons-demon-dantalion = Dantalion
    .text = A crowd of faces, who knows thoughts and changes them.
demons-demon-andromalius = Andromalius
    .text = Brings back thief and booty, and finds hidden wealth.

## Treasures

demons-treasure-ring = Ring of Solomon
    .article = the ring of Solomon
demons-treasure-kachkar-foothills = Kachkar foothills
    .article = the
demons-treasure-oshk-monastery = Oshk monastery
    .article = the
demons-treasure-ishkhan-monastery = Ishkhan monastery
    .article = the
demons-treasure-pasen-plain = Pasen plain
    .article = the
demons-treasure-byurakn = Byurakn (thousand springs)
demons-treasure-surb-karapet-of-taron = Surb Karapet of Taron
demons-treasure-sasun-stronghold = Sasun stronghold
    .article = the
demons-treasure-ashtishat = Ashtishat
demons-treasure-nemrut-crater = Nemrut crater
    .article = the
demons-treasure-bana = Bana
demons-treasure-shavshat = Shavshat
demons-treasure-sarikamish-pine-woods = Sarikamish pine woods
    .article = the
demons-treasure-mount-sipan = Mount Sipan
demons-treasure-narek = Narek
demons-treasure-bagrevand = Bagrevand
demons-treasure-zarishat = Zarishat
demons-treasure-childir-shore = Childir shore
    .article = the
demons-treasure-posof-gorge = Posof gorge
    .article = the
demons-treasure-tendurek = Tendurek
demons-treasure-berkri = Berkri
demons-treasure-varag = Varag
demons-treasure-tekor = Tekor
demons-treasure-marmashen = Marmashen
demons-treasure-javakhk = Javakhk (Akhalkalak)
demons-treasure-mount-ararat = Mount Ararat
demons-treasure-armavir-ruins = Armavir ruins
    .article = the
demons-treasure-saint-thaddeus = Saint Thaddeus
demons-treasure-dmanisi = Dmanisi
demons-treasure-getik-forest = Getik forest
    .article = the
demons-treasure-garni = Garni
demons-treasure-avarayr-field = Avarayr field
    .article = the
demons-treasure-noravank = Noravank
demons-treasure-jermuk-springs = Jermuk springs
    .article = the
demons-treasure-getabek = Getabek
demons-treasure-gandzasar = Gandzasar
demons-treasure-meghri = Meghri

## Towns

demons-town-sper = Sper
demons-town-karin = Karin
demons-town-mush = Mush
demons-town-artanuj = Artanuj
demons-town-olti = Olti
demons-town-baghesh = Baghesh
demons-town-manzikert = Manzikert
demons-town-khlat = Khlat
demons-town-ardahan = Ardahan
demons-town-valarshakert = Valarshakert
demons-town-kars = Kars
demons-town-kaghzvan = Kaghzvan
demons-town-ostan = Ostan
demons-town-arjesh = Arjesh
demons-town-van = Van
demons-town-ani = Ani
demons-town-amberd = Amberd
demons-town-daroynk = Daroynk
demons-town-lori = Lori
demons-town-vagharshapat = Vagharshapat
demons-town-haghpat = Haghpat
demons-town-bjni = Bjni
demons-town-dvin = Dvin
demons-town-tiflis = Tiflis
demons-town-her = Her
demons-town-nakhchivan = Nakhchivan
demons-town-shamkor = Shamkor
demons-town-gandzak = Gandzak
demons-town-tatev = Tatev
demons-town-kapan = Kapan

## Rivers, mountains and lakes

demons-river-araxes = Araxes
demons-river-akhurian = Akhurian
demons-river-hrazdan = Hrazdan
demons-river-upper-kura = Kura (upper)
demons-river-lower-kura = Kura (lower)
demons-river-debed = Debed
demons-river-western-euphrates = Western Euphrates
demons-river-chorokh = Chorokh
demons-river-arsanias = Arsanias (Eastern Euphrates)
demons-river-arpa = Arpa
demons-river-vorotan = Vorotan
demons-label-ala-dagh-and-tendurek = Ala Dagh and Tendurek
demons-label-areguni-range = Areguni range
demons-label-armenian-taurus = Armenian Taurus
demons-label-arsiani-and-allahuekber-range = Arsiani and Allahuekber range
demons-label-bazum-and-pambak = Bazum and Pambak
demons-label-dersim-spurs = Dersim spurs
demons-label-gegham-range = Gegham range
demons-label-haykakan-par = Haykakan Par
demons-label-javakheti-range = Javakheti range
demons-label-kachkar-range = Kachkar (Pontic) range
demons-label-karadagh = Karadagh
demons-label-kars-plateau-rim = Kars plateau rim
demons-label-kotur-range = Kotur range
demons-label-lake-sevan = Lake Sevan
demons-label-lake-urmia = Lake Urmia
demons-label-lake-van = Lake Van
demons-label-mescit-and-dumlu = Mescit and Dumlu
demons-label-mishu-dagh = Mishu Dagh
demons-label-mokats-range = Mokats range
demons-label-mount-aragats = Mount Aragats
demons-label-mount-ararat = Mount Ararat (Masis)
demons-label-mount-nemrut = Mount Nemrut
demons-label-mount-sipan = Mount Sipan
demons-label-mrav-range = Mrav range
demons-label-palandoken-and-bingol = Palandoken and Bingol (Byurakn)
demons-label-sharur-hills = Sharur hills
demons-label-shirak-ridge = Shirak ridge
demons-label-trialeti-range = Trialeti range
demons-label-vardenis-and-karabakh-plateau = Vardenis and Karabakh plateau
demons-label-zangezur-range = Zangezur range

## Ranks, attitudes, shields and terrain

demons-rank-king = king
    .many = kings
demons-rank-prince = prince
    .many = princes
demons-rank-duke = duke
    .many = dukes
demons-rank-marquis = marquis
    .many = marquises
demons-rank-earl = earl
    .many = earls
demons-rank-president = president
    .many = presidents
demons-rank-knight = knight
    .many = knights
demons-attitude-friendly = friendly
demons-attitude-unfriendly = unfriendly
demons-attitude-neutral = neutral
demons-shield-copper = copper
demons-shield-silver = silver
demons-shield-gold = gold
demons-terrain-open = open ground
demons-terrain-forest = forest
demons-terrain-mountain = mountain
demons-terrain-town = town
demons-terrain-lake = lake

## Powers

demons-power-b = Battles
    .text = All mortals next to the magician attack each other.
demons-power-c = Cure
    .text = Takes away one wound or one curse.
demons-power-d = Discovery of treasure
    .text = Searches for a treasure on the grid; the demon stays there.
demons-power-e = Earthquake
    .text = All mortals within three hexes take flight.
demons-power-f = Familiar
    .text = Commands a mortal unit or a rival's demon for one turn.
demons-power-g = Getting treasure
    .text = Takes a discovered treasure anywhere, or steals one.
demons-power-i = Invisibility
    .text = The magician passes mortals, stops for nobody and can be neither found nor attacked by rivals.
demons-power-n = Nakedness
    .text = Another magician in or next to a town loses his next turn.
demons-power-p = Love
    .text = All mortals next to a chosen town take flight.
demons-power-r = Reconciliation
    .text = A step away from mortals or out of captivity, and protection from the demons of rivals.
demons-power-s = Storm
    .text = Mortals within three hexes stop nobody for a turn.
demons-power-t = Swift passage
    .text = Goes to any hex without an enemy, or off the map.
demons-power-x = Destruction of a town
    .text = A town becomes open ground; mortals there take flight, and the unit at home there is removed.

## Parts of sentences, filled from the arguments of the sentence that contains them

demons-part-demon = { $demon ->
        [hidden] a hidden demon
       *[other] { $demon }
    }
    .start = { $demon ->
        [hidden] A hidden demon
       *[other] { $demon }
    }
demons-part-the-ring = the ring of Solomon
demons-part-shield = { $shield ->
        [copper] copper
        [silver] silver
        [gold] gold
       *[other] { $shield }
    }
    .a = { $shield ->
        [copper] a copper shield
        [silver] a silver shield
        [gold] a gold shield
       *[other] shield { $shield }
    }
demons-part-rank = { $rank ->
        [king] king
        [prince] prince
        [duke] duke
        [marquis] marquis
        [earl] earl
        [president] president
        [knight] knight
       *[other] { $rank }
    }
    .many = { $rank ->
        [king] kings
        [prince] princes
        [duke] dukes
        [marquis] marquises
        [earl] earls
        [president] presidents
        [knight] knights
       *[other] { $rank }
    }
    .a = { $rank ->
        [earl] an earl
        [king] a king
        [prince] a prince
        [duke] a duke
        [marquis] a marquis
        [president] a president
        [knight] a knight
       *[other] a demon
    }
demons-part-terrain = { $terrain ->
        [open] open ground
        [forest] forest
        [mountain] mountain
        [town] town
        [lake] lake
       *[other] { $terrain }
    }
    .in = { $terrain ->
        [open] in the open
        [forest] in a forest
        [mountain] in the mountains
        [town] in a town
        [lake] on a lake
       *[other] here
    }
demons-part-power = { $power ->
        [B] Battles
        [C] Cure
        [D] Discovery of treasure
        [E] Earthquake
        [F] Familiar
        [G] Getting treasure
        [I] Invisibility
        [N] Nakedness
        [P] Love
        [R] Reconciliation
        [S] Storm
        [T] Swift passage
        [X] Destruction of a town
       *[other] { $power }
    }
demons-part-result = { $result ->
        [Df] Df, the defense breaks
        [Af] Af, the attack breaks
        [Dx] Dx, the defender is destroyed or captured
        [Ax] Ax, the attacker is destroyed or captured
       *[other] { $result }
    }
demons-part-thousands = { $thousands ->
        [0] 0 ducats
       *[other] { $thousands },000 ducats
    }
demons-part-marks = { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }
demons-part-wounds = { $wounds ->
        [0] no wounds
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }
demons-part-curses = { $curses ->
        [0] no curses
        [one] { $curses } curse
       *[other] { $curses } curses
    }

## Events

demons-event-order-rolled = { $seat } throws { $die } for the order of play.
demons-event-ordered = { $place ->
        [1] { $seat } plays first.
        [2] { $seat } plays second.
        [3] { $seat } plays third.
       *[4] { $seat } plays fourth.
    }
demons-event-shield-chosen = { $seat } chooses { demons-part-shield.a }.
demons-event-way-rolled = The way over { $hex } rolls { $die }; the highest die decides.
demons-event-seat-rolled = For { $seat } the die shows { $die }; the highest die decides.
demons-event-mortal-rolled = { CAP(THE($mortal)) } rolls { $die }; the highest die decides.
demons-event-turn-began = Game-turn { $number } begins.
demons-event-player-turn-began = { $seat }'s turn begins.
demons-event-entered = { $seat } enters the map at { $hex }.
demons-event-walked = { $cost ->
        [one] { $seat } goes to { $hex } for { $cost } point; { $left } left.
       *[other] { $seat } goes to { $hex } for { $cost } points; { $left } left.
    }
demons-event-left = { $seat } leaves the map from { $hex }, alive.
demons-event-halted = { $seat } has to stop at { $hex }, next to an enemy.
demons-event-activated = { CAP(THE($mortal)) } stirs: { $die } for distance { $distance }.
demons-event-stayed = { CAP(THE($mortal)) } stays put: { $die } for distance { $distance }.
demons-event-target-chosen = { CAP(THE($mortal)) } goes after { $seat }.
demons-event-marched = { CAP(THE($mortal)) } marches to { $hex }.
demons-event-recovered = { CAP(THE($mortal)) } is home at { $hex } and recovers from flight.
demons-event-waited = { CAP(THE($mortal)) } waits at { $hex }: its base is taken.
demons-event-turned-back = { CAP(THE($mortal)) } finds { $seat } in its base and takes heart again.
demons-event-searched = { $result ->
        [found] Strength { $strength } searches for { $seat }: { $die }, with terrain { $modified }. Found!
        [evades] Strength { $strength } searches for { $seat }: { $die }, with terrain { $modified }. { $seat } may slip away.
       *[none] Strength { $strength } searches for { $seat }: { $die }, with terrain { $modified }. Nothing.
    }
demons-event-evaded = { $seat } slips away to { $hex }.
demons-event-unmoved = { $seat } could slip away, but stays.
demons-event-hidden = { $seat } is hidden again.
demons-event-aimed = { CAP(THE($mortal)) } turns against { $seat }.
demons-event-mortals-attacked = { $count ->
        [one] A mortal unit attacks { $seat } with strength { $strength }.
       *[other] { $count } mortal units attack { $seat } with strength { $strength }.
    }
demons-event-attacked = { $seat } attacks { $hex }.
demons-event-committed = { $side ->
        [attack] { $seat } sends { demons-part-demon } into the attack.
       *[defence] { $seat } is defended by { demons-part-demon }.
    }
demons-event-fought = Attack { $attack } against { $defence }, difference { $difference }, die { $die }: { demons-part-result }.
demons-event-fled = { CAP(THE($mortal)) } takes flight.
demons-event-destroyed = { CAP(THE($mortal)) } is destroyed.
demons-event-captured = { CAP(THE($mortal)) } captures { $seat }!
demons-event-captured-by = { $captor_seat } captures { $seat }!
demons-event-released = { $why ->
        [fight] { $seat } loses { demons-part-demon } in the fight.
        [after-fight] { $seat } has no more hold over { demons-part-demon } after the fight.
        [power] { $seat } releases { demons-part-demon }, whose power is used.
        [curse] { $seat } releases { demons-part-demon } to turn away a curse.
        [seizure] { $seat } releases { demons-part-demon } to seize a treasure.
        [crowd] { $seat } has no box for { demons-part-demon }, who goes.
        [will] { $seat } lets { demons-part-demon } go.
        [death] { demons-part-demon.start } is free: { $seat } is dead.
        [departure] { demons-part-demon.start } is free: { $seat } has left.
        [unfriendly] { demons-part-demon.start } is unfriendly and does not serve { $seat }.
        [claim] { $seat } sends { demons-part-demon } for the hoard and releases it.
        [shield] { demons-part-demon.start } goes with a treasure that { $seat } spent.
       *[token] { demons-part-demon.start } leaves the grid, where it lay for { $seat }.
    }
demons-event-conjured = { $seat } conjures { demons-part-rank.many }: die { $die }, table { $add }, sum { $net }.
demons-event-drew = { $demon ->
        [hidden] { $seat } draws { demons-part-rank.a }.
       *[other] { $seat } draws { $demon }, { demons-part-rank.a }.
    }
demons-event-ring-drawn = { $seat } draws { demons-part-the-ring }!
demons-event-nothing-came = None of the { demons-part-rank.many } comes to { $seat }.
demons-event-pile-spent = { $count ->
        [one] The pile holds no more { demons-part-rank.many }: one that was called does not come to { $seat }.
       *[other] The pile holds no more { demons-part-rank.many }: { $count } that were called do not come to { $seat }.
    }
demons-event-cursed = { $seat } suffers { demons-part-curses } and now bears { demons-part-marks }.
demons-event-tortured = { $seat } is tortured, die { $die }: { demons-part-wounds }, { demons-part-marks } in all.
demons-event-paid = { $seat } gives { THE($treasure) } to { THE($mortal) } and is spared.
demons-event-paid-rival = { $seat } gives { THE($treasure) } to { $captor_seat } and is spared.
demons-event-died = { $seat } dies with { demons-part-marks }.
demons-event-freed = { $seat } is free again, at { $hex }.
demons-event-power-used = { $seat } uses { demons-part-demon }: { demons-part-power }.
demons-event-effects-ended = The powers that { $seat } used come to an end.
demons-event-cured = { $mark ->
        [wound] { $seat } is healed of a wound.
       *[curse] { $seat } is rid of a curse.
    }
demons-event-box-known = Box { $first }-{ $second } has been discovered before; the dice are thrown again.
demons-event-discovered = { demons-part-demon.start } discovers { THE($treasure) } at { $hex } for { $seat } (box { $first }-{ $second }).
demons-event-seized = { $seat } seizes { THE($treasure) } with { demons-part-demon }: { $die } for { $needed } or less, worth { demons-part-thousands }.
demons-event-seizure-failed = { $seat } fails to seize { THE($treasure) }: { $die }, needed { $needed } or less. { demons-part-demon.start } is lost.
demons-event-took = { $seat } takes { THE($treasure) }.
demons-event-robbed = { $seat } steals { THE($treasure) } from { $victim_seat }.
demons-event-steered = { $seat } takes command of { THE($mortal) }.
demons-event-borrowed = { $seat } takes command of { demons-part-demon } from { $owner_seat }.
demons-event-roused = { $awake ->
        [yes] { CAP(THE($mortal)) } marches at the word of { $seat }.
       *[no] { CAP(THE($mortal)) } rests at the word of { $seat }.
    }
demons-event-distracted = { $seat } has { $victim_seat } distracted for a turn.
demons-event-turn-lost = { $seat } is distracted and loses the turn.
demons-event-loved = { $seat } sends love to the people around { $town }.
demons-event-town-destroyed = { $seat } has { $town } destroyed.
demons-event-transited = { $hex ->
        [off] { $seat } vanishes from the map.
       *[other] { $seat } is carried to { $hex }.
    }
demons-event-stepped = { $seat } steps to { $hex } in peace.
demons-event-disoriented = { CAP(THE($mortal)) } loses its bearings.
demons-event-battled = { CAP(THE($mortal)) } falls upon { $hex }.
demons-event-claimed = { $count ->
        [one] { $seat } sends { demons-part-demon } for the hoard of { THE($mortal) }: { $count } piece, { demons-part-thousands }.
       *[other] { $seat } sends { demons-part-demon } for the hoard of { THE($mortal) }: { $count } pieces, { demons-part-thousands }.
    }
demons-event-spent = { $seat } spends { THE($treasure) } on the shield.
demons-event-shield-tried = { $success ->
        [yes] { $seat } tries to raise the shield: { $die }, needed { $total } or less. It works.
       *[no] { $seat } tries to raise the shield: { $die }, needed { $total } or less. It fails.
    }
demons-event-shield-raised = { $seat } now carries { demons-part-shield.a }.
demons-event-offered = { $count ->
        [0] { $seat } offers nothing for the ring.
        [one] { $seat } offers { $count } treasure for the ring, { demons-part-thousands }.
       *[other] { $seat } offers { $count } treasures for the ring, { demons-part-thousands }.
    }
demons-event-ring-sold = { CAP(THE($mortal)) } sells the ring to { $seat } for { demons-part-thousands }.
demons-event-ring-kept = { $why ->
        [tie] { CAP(THE($mortal)) } keeps the ring: the best offers are equal.
       *[none] { CAP(THE($mortal)) } keeps the ring: nobody makes an offer.
    }
demons-event-gave = { $seat } gives { THE($treasure) } to { $heir_seat }.
demons-event-limit-reached = { $number ->
        [one] The limit of one game-turn is reached; whoever is still on the map is lost.
       *[other] The limit of { $number } game-turns is reached; whoever is still on the map is lost.
    }
demons-event-scored = { $fate ->
        [out] { $seat } got out with { $treasure } ducats; the shield costs { $deduction }, { $net } remain.
        [dead] { $seat } is dead and counts for nothing ({ $treasure } ducats, { $deduction } for the shield, { $net }).
       *[lost] { $seat } has not left the map and counts for nothing ({ $treasure } ducats, { $deduction } for the shield, { $net }).
    }
demons-event-won = { $seat } wins; ducats left: { $net }, and nobody who came out alive has more.
demons-event-nobody-won = Nobody has come out alive: nobody wins.
demons-event-solo-won = You win. Ducats left: { $net }.
demons-event-solo-lost = { $fate ->
        [out] You lose. Ducats left: { $net }; more than 0 were needed.
        [dead] You lose: your magician is dead.
       *[lost] You lose: your magician has not left the map.
    }

## Refusals

demons-illegal-game-over = the game is over
demons-illegal-not-your-turn = it is { $turn } who has to decide, not { $seat }
demons-illegal-wrong-step = { $step ->
        [shield] first choose a shield
        [enter] first choose the hex where you enter
        [choose] choose first: move, conjure, raise the shield or do nothing
        [walk] first finish the movement
        [curses] first decide how to meet the curses
        [crowd] first release the demons that have no box
        [use] this is the demon phase: attack, use powers or end it
        [commit] first choose the demons that attack
        [defend] first choose the demons that defend
        [claim] first decide whether to claim the hoard
        [evade] first decide whether to slip away
        [bribe] first decide whether to pay
        [bribe-rival] first decide whether to pay
        [offer] first finish the offer for the ring
        [spend] first finish choosing the treasures to spend
        [rouse] first decide whether the unit you command marches
        [steer] first lead the unit you command
        [aim] first choose whom the unit you command attacks
        [cure] first choose what is cured
        [familiar] first choose whom the familiar commands
        [get] first choose the treasure to get
        [distract] first choose the magician to distract
        [love] first choose a town
        [destroy] first choose the town to destroy
        [reconcile] first choose where to step
        [transit] first choose where to go
        [battle] first choose who fights whom
        [appear] first choose where to appear
       *[other] another question has to be answered now
    }
demons-illegal-no-such-hex = there is no hex { $hex } on the map
demons-illegal-no-entry = nobody can enter { $hex }: it is a lake
demons-illegal-enemy-there = an enemy stands in { $hex }
demons-illegal-not-adjacent = { $hex } is not a neighboring hex
demons-illegal-too-far = { $hex } is out of reach; movement points: { $left }
demons-illegal-too-dear = entering { $hex } costs { $cost }, and { $left } are left
demons-illegal-not-entry-line = magicians enter on a hex of column 01, not at { $hex }
demons-illegal-held = you are held at { $hex } by an enemy next to you
demons-illegal-not-edge = { $hex } is not on the edge of the map
demons-illegal-no-end-here = you cannot stop at { $hex } among mortals: go on
demons-illegal-captive-stays = a captive cannot move: you are held at { $hex }
demons-illegal-rank-terrain = { demons-part-rank.many } cannot be conjured { demons-part-terrain.in }
demons-illegal-pile-empty = there are no { demons-part-rank.many } left to conjure
demons-illegal-shield-highest = you carry { demons-part-shield.a } already: there is no higher one
demons-illegal-no-help = the shield cannot be raised with { $friends ->
        [one] { $friends } friendly demon
       *[other] { $friends } friendly demons
    } and { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }: one at least has to help
demons-illegal-not-held = you do not command the demon of priority { $demon }
demons-illegal-not-friendly = the demon of priority { $demon } is not friendly
demons-illegal-no-such-power = the demon of priority { $demon } does not have the power { $power }
demons-illegal-no-target = the power { $power } has nothing to act upon
demons-illegal-attack-or-powers = { $done ->
        [attack] you have attacked: one phase allows an attack or powers, not both
       *[powers] you have used powers: one phase allows an attack or powers, not both
    }
demons-illegal-captive-fights-not = a captive cannot attack: you are held at { $hex }
demons-illegal-nothing-there = there is nobody to attack in { $hex }
demons-illegal-protected = { $seat } is protected by reconciliation
demons-illegal-not-here = you are not in the hex of box { $treasure }
demons-illegal-not-discovered = box { $treasure } has not been discovered or is taken
demons-illegal-no-priority = priority { $demon } is not higher than { $finder }, that of the discoverer
demons-illegal-tried-already = you have already tried box { $treasure } in this phase
demons-illegal-not-captive = { $seat } is not your captive
demons-illegal-too-many-marks = { $seat } bears { demons-part-marks }: that is too many for torture by a magician
demons-illegal-captured-now = { $seat } was captured in this very phase
demons-illegal-tortured-already = { $seat } has already been tortured or has paid in this phase
demons-illegal-must-defend = at least one demon has to defend, { $count } is named
demons-illegal-must-attack = at least one demon has to attack, { $count } is named
demons-illegal-not-owned = box { $treasure } is not yours
demons-illegal-not-offered = this is not among the choices
demons-illegal-no-such-shield = there is no shield of level { $level }
demons-illegal-duke-terrain = dukes cannot be conjured { demons-part-terrain.in }: they come in the open
demons-illegal-attacked-already = you have attacked already: nobody attacks twice in a phase, at { $hex } either
demons-illegal-captive-transit = at this table the transit of demon { $demon } does not lead out of captivity
demons-illegal-unseen = { $seat } is invisible and cannot be attacked
demons-illegal-out-of-reach = { $seat } is out of the game, and nobody touches what was theirs
demons-illegal-not-to-take = box { $treasure } cannot be taken: it must be discovered and not your own
demons-illegal-no-ring = { $place ->
        [pile] the ring still lies among the dukes
        [magician] the ring is not there: a magician has it
        [hoard] the ring is not there: it lies in a hoard
       *[lost] the ring is lost
    }
demons-illegal-no-mark = { $mark ->
        [wound] { $seat } has no wound
       *[curse] { $seat } has no curse
    }
demons-illegal-only-self = the power C cures only its user, { $seat }
demons-illegal-no-such-mortal = unit { $mortal } is not on the map or obeys you already
demons-illegal-demons-only = at this table the power F commands demons only, not unit { $mortal }
demons-illegal-no-such-slot = { $seat } has no demon in place { $slot } that could be borrowed
demons-illegal-not-at-town = { $seat } is neither in nor next to a town
demons-illegal-distracted-already = { $seat } loses the next turn already
demons-illegal-no-town = no town stands at { $hex }
demons-illegal-nobody-beside = no mortal is next to the town at { $hex }
demons-illegal-no-fight = unit { $mortal } has nobody to fight at { $hex }
demons-illegal-no-prey = unit { $mortal } cannot attack { $seat }: only who is found and next to it
demons-illegal-no-gift = nothing can be given to { $seat }
demons-illegal-named-already = the demon of priority { $demon } is in this fight already

## Questions

demons-ask-shield = Choose your shield.
demons-ask-enter = Where do you enter the map?
demons-ask-choose = Move, conjure, raise your shield, or do nothing?
demons-ask-walk = Where do you go?
demons-ask-curses = Release friendly demons to turn curses away?
demons-ask-crowd = Too many demons: whom do you release?
demons-ask-use = Your demons: attack, use powers, or end the turn.
demons-ask-commit = Which demons attack?
demons-ask-defend = Which demons defend you?
demons-ask-claim = Send a demon for the hoard?
demons-ask-evade = Slip away, or stay?
demons-ask-bribe = Give up a treasure to escape torture?
demons-ask-bribe-rival = Give your captor a treasure to escape torture?
demons-ask-offer = Do you add this treasure to your secret offer for the ring?
demons-ask-spend = Which treasures do you spend on the shield?
demons-ask-rouse = Shall the unit you command march?
demons-ask-steer = Where does the unit you command go?
demons-ask-aim = Whom does the unit you command attack?
demons-ask-cure = What is cured?
demons-ask-familiar = Whom do you take command of?
demons-ask-get = Which treasure do you take?
demons-ask-distract = Which magician is distracted?
demons-ask-love = Around which town does love break out?
demons-ask-destroy = Which town is destroyed?
demons-ask-reconcile = Where do you step?
demons-ask-transit = Where do you go?
demons-ask-battle = Which hex does this unit attack?
demons-ask-appear = Where do you appear?

## Chance

demons-roll-order = Throw for the order of play
demons-roll-activate = Throw for activation
demons-roll-target = Throw for the target of the chase
demons-roll-route = Throw for the route
demons-roll-search = Throw for discovery
demons-roll-aim = Throw for the magician attacked
demons-roll-combat = Throw for the combat
demons-roll-captor = Throw for the captor
demons-roll-torture = Throw for torture
demons-roll-conjure = Throw for the conjuration
demons-roll-draw = Draw a demon
demons-roll-shield = Throw for the shield
demons-roll-grid = Throw for the treasure grid
demons-roll-seize = Throw for the seizure
demons-roll-place = Throw for the place
demons-roll-lot = Draw a shield

## Actions

demons-action-shield = Take { demons-part-shield.a }
demons-action-enter = Enter at { $hex }
demons-action-walk = Go to { $hex }
demons-action-leave = Leave the map
demons-action-stop = Stop here
demons-action-conjure = Conjure { demons-part-rank.many }
demons-action-raise = Try to raise the shield
demons-action-spend = Spend { THE($treasure) } ({ demons-part-thousands })
demons-action-roll = Throw
demons-action-stay = Stay
demons-action-release = Release { demons-part-demon }
demons-action-endure = Endure the curses
demons-action-attack = Attack { $hex }
demons-action-commit = Use { demons-part-demon } (strength { $strength })
demons-action-strike = Begin the fight
demons-action-stand = Defend with these
demons-action-power = { demons-part-demon.start }: { demons-part-power }
demons-action-seize = Seize { THE($treasure) } ({ demons-part-thousands }) with { demons-part-demon }
demons-action-torture = Torture { $seat }
demons-action-end = End the turn
demons-action-pay = Give up { THE($treasure) } ({ demons-part-thousands })
demons-action-pay-ring = Give up the ring
demons-action-refuse = Give nothing
demons-action-claim = Send { demons-part-demon } for the hoard
demons-action-decline = Leave the hoard there
demons-action-offer = Offer { THE($treasure) } ({ demons-part-thousands })
demons-action-withhold = Keep { THE($treasure) } ({ demons-part-thousands })
demons-action-rouse = Let it march
demons-action-rest = Let it rest
demons-action-aim = Attack { $seat }
demons-action-cure = { $mark ->
        [wound] Heal a wound of { $seat }
       *[curse] Lift a curse from { $seat }
    }
demons-action-steer = Command { THE($mortal) }
demons-action-borrow = Command demon number { $slot } of { $seat }
demons-action-take = Take { THE($treasure) } ({ demons-part-thousands })
demons-action-take-ring = Take the ring
demons-action-distract = Distract { $seat }
demons-action-town = { $town }
demons-action-step = Step to { $hex }
demons-action-transit = Be carried to { $hex }
demons-action-fight = Attack { $hex }
demons-action-appear = Appear at { $hex }
demons-action-give = Give { THE($treasure) } ({ demons-part-thousands }) to { $seat }
demons-action-give-ring = Give the ring to { $seat }

## Reasons why a set-up is refused

demons-reason-seats = the game has from one to { $limit } players; given: { $value }
demons-reason-range = { $at }: the value goes from { $min } to { $max }; given: { $value }
demons-reason-content-hex = { common-content-place }: “{ $value }” is no hex; two digits of the column and two of the row name one, as in 0307
demons-reason-content-side = { common-content-place }: “{ $value }” is no side; two hexes with / between them name one, as in 0306/0307
demons-reason-content-bribable = { common-content-place }: the clergy cannot be paid off, all others can; one of “clergy” and “bribable” is true
demons-reason-content-home = { common-content-place }: “{ $value }” is no town; the base of a unit is the hex of a town
demons-reason-content-home-town = { common-content-place }: “{ $value }” does not lie in the base hex of the unit as a home; write the id of the town in map.toml that does
demons-reason-content-home-shared = { common-content-place }: another unit has the base “{ $value }”; each has its own
demons-reason-content-homes = { common-content-place }: every home town of map.toml has its unit, and every unit its own home town
demons-reason-content-power = { common-content-place }: no demon has the power { $power }; one has to have it
demons-reason-content-treasure-land = { common-content-place }: “{ $value }” is no land of the map; a treasure lies on land
demons-reason-content-treasure-home = { common-content-place }: “{ $value }” is the base of a unit; a treasure lies in another hex
demons-reason-content-town = { common-content-place }: “{ $value }” is no free town hex; write a hex with the letter T that no other town has
demons-reason-content-unnamed = { common-content-place }: the town hexes { $hexes } have no town; add one for each
demons-reason-content-touch = { common-content-place }: “{ $value }”: these hexes do not touch; a river runs between neighbours
demons-reason-content-apart = { common-content-place }: land hexes cut off: { $count }; all land hangs together
demons-reason-content-entry = { common-content-place }: the first column is all lake; magicians come in there and need land
demons-reason-content-codes = { common-content-place }: “{ $value }” does not fit; letters needed, of O F M T L: { $count }
demons-reason-content-bands = { common-content-place }: the range does not follow the one before without gap or overlap; only the last one has no “max”
demons-reason-content-land-cost = { common-content-place }: land has a cost, a lake has none
demons-reason-content-conjured = { common-content-place }: earls are conjured in forests only, dukes in the open only; bar them everywhere else
demons-reason-content-falling = { common-content-place }: a higher rank controls no fewer demons than a lower one
demons-reason-content-mixed = { common-content-place }: every conjuration would go the same way; at least one number is above -6 and one below -1
demons-reason-unsound = this position cannot arise in a game: { $value }

## Options

demons-option-seats = Players
    .help = From one to four. Alone you play against the shield's price.
demons-option-turn_limit = Turn limit
    .help = After this many game-turns the game ends and magicians still on the map count as dead. 0 is no limit, as in the rulebook.
demons-option-within = Within N hexes
    .help = How the six hexes of activation and the three of earthquake and storm are counted.
demons-option-within-inclusive = Up to N
    .help = A unit six hexes away is tested too.
demons-option-within-exclusive = Fewer than N
    .help = Only units five hexes away or nearer are tested.
demons-option-order = Order of play
    .help = How the places after the first are given.
demons-option-order-rolls = By the dice
    .help = Higher throws play earlier.
demons-option-order-clockwise = Around the table
    .help = The highest throw begins, the others follow in the order of the seats.
demons-option-shields = First shields
    .help = Whether everybody chooses a shield or gets one by lot.
demons-option-shields-chosen = Chosen
    .help = Each magician takes the shield he likes, in the order of play.
demons-option-shields-drawn = By lot
    .help = A die gives each magician his first shield.
demons-option-solo_copper = Copper when alone
    .help = Whether a single player also pays for the first shield level.
demons-option-solo_copper-included = Paid
    .help = 20,000 ducats for each level, copper included.
demons-option-solo_copper-excluded = Free
    .help = 20,000 ducats for each level above copper.
demons-option-exit_while_adjacent = Leaving while held
    .help = Whether a magician held by an enemy may leave from an edge hex.
demons-option-exit_while_adjacent-true = Yes
    .help = Nothing bars the way off the map.
demons-option-exit_while_adjacent-false = No
    .help = A held magician has to get free first.
demons-option-captor_stops = Captors stop
    .help = Whether a mortal with a captive stops next to other magicians on its way home.
demons-option-captor_stops-true = Yes
    .help = It stops like any other mortal.
demons-option-captor_stops-false = No
    .help = It walks past them.
demons-option-recover_at_home = Flight at home
    .help = When a mortal recovers that takes flight in its own base.
demons-option-recover_at_home-next-phase = In the next mortal turn
    .help = It is in flight until then.
demons-option-recover_at_home-at-once = At once
    .help = It is merely inactive.
demons-option-e_exit = Slipping off the map
    .help = Whether a magician on the edge who evades may leave the map.
demons-option-e_exit-true = Yes
    .help = The evading step may cross the edge.
demons-option-e_exit-false = No
    .help = The step ends on the map.
demons-option-neutral_after_combat = Neutral demons after a fight
    .help = What becomes of neutral and unfriendly demons that fought without being lost.
demons-option-neutral_after_combat-released = They go
    .help = Only friendly demons stay.
demons-option-neutral_after_combat-kept = They stay
    .help = All demons stay that the result does not take.
demons-option-power_f = Familiar (F)
    .help = What the power can command.
demons-option-power_f-both = Mortals and demons
    .help = A mortal unit or a demon of a rival.
demons-option-power_f-demon-only = Demons only
    .help = A demon of a rival.
demons-option-seize_anytime = Seizing at any time
    .help = Whether treasure can be seized outside the demon phase and beside an attack.
demons-option-seize_anytime-true = Yes
    .help = In any phase of one's own turn.
demons-option-seize_anytime-false = No
    .help = In the demon phase, as a use of powers.
demons-option-grid_dice = Dice of the grid
    .help = What the two dice of a search mean.
demons-option-grid_dice-pair = Row and column
    .help = Thirty-six boxes, each as likely.
demons-option-grid_dice-sum = Their sum
    .help = Eleven boxes only, those of the first row and the last column; the middle ones come up most.
demons-option-power_g = Getting treasure (G)
    .help = Which treasures on the map the power reaches.
demons-option-power_g-discovered-only = Discovered ones
    .help = A treasure has to be discovered first.
demons-option-power_g-any = All of them
    .help = Even those that nobody has discovered. This makes the power very strong.
demons-option-overflow = Too many demons
    .help = Who gets a box when more demons come than there are boxes.
demons-option-overflow-owner-chooses = The owner chooses
    .help = Among new and old demons.
demons-option-overflow-draw-order = Order of the draw
    .help = The first ones drawn take the free boxes.
demons-option-ring_batch = The ring among dukes
    .help = From when on the ring helps if it is drawn together with unfriendly dukes.
demons-option-ring_batch-sequential = From that draw on
    .help = Unfriendly dukes drawn before it are gone.
demons-option-ring_batch-whole-batch = For the whole conjuration
    .help = All dukes of this conjuration stay.
demons-option-solo_ring_min = The ring when alone
    .help = Whether a single player can buy the ring back from a mortal.
demons-option-solo_ring_min-one-treasure = For one treasure
    .help = Any treasure is enough.
demons-option-solo_ring_min-off = Not for sale
    .help = The mortal keeps it.
demons-option-power_p_in_town = Love in town (P)
    .help = Whether the power also strikes mortals inside the town.
demons-option-power_p_in_town-true = Yes
    .help = In the town and next to it.
demons-option-power_p_in_town-false = No
    .help = Next to it only.
demons-option-transit_from_captivity = Passage out of captivity (T)
    .help = Whether a captive can escape by swift passage.
demons-option-transit_from_captivity-true = Yes
    .help = The power frees him.
demons-option-transit_from_captivity-false = No
    .help = Only free magicians use it.
demons-option-power_s = Storm (S)
    .help = What mortals in the storm can still do.
demons-option-power_s-stop-only = They stop nobody
    .help = They still search and attack.
demons-option-power_s-no-search-no-attack = They do nothing
    .help = They neither search nor attack.
demons-option-pay_magician = Paying a magician
    .help = Whether the captive of a magician may escape torture with a treasure.
demons-option-pay_magician-true = Yes
    .help = One treasure for one turn.
demons-option-pay_magician-false = No
    .help = Magicians take no payment.
demons-option-dead_treasure = Treasure of the dead
    .help = What becomes of the treasures of a magician who dies under torture.
demons-option-dead_treasure-lost = Lost
    .help = The torturer keeps only what it was given.
demons-option-dead_treasure-to-torturer = To the torturer
    .help = It gets everything.
demons-option-dead_ring = Ring of the dead
    .help = What becomes of the ring when its owner dies under torture.
demons-option-dead_ring-lost = Lost
    .help = The ring is out of the game.
demons-option-dead_ring-to-torturer = To the torturer
    .help = The torturer has it.
demons-option-captive_attack = Captives attack
    .help = Whether a captive may attack his captor.
demons-option-captive_attack-true = Yes
    .help = Success frees him, failure costs the demons used.
demons-option-captive_attack-false = No
    .help = Captives use powers only.
demons-option-flee_frees_captive = Flight frees captives
    .help = Whether a captor put to flight loses its captive.
demons-option-flee_frees_captive-true = Yes
    .help = The captive is free at once.
demons-option-flee_frees_captive-false = No
    .help = It takes him home.
demons-option-friendly_lifts_later = Friends against old curses
    .help = Whether a friendly demon can be released against a curse suffered earlier.
demons-option-friendly_lifts_later-no = No
    .help = Only at the moment when a curse strikes.
demons-option-friendly_lifts_later-own-demon-phase = In one's own demon phase
    .help = Each friendly demon released lifts a curse.
demons-option-free_transfer = Gifts
    .help = Whether magicians may give treasure or the ring to one another.
demons-option-free_transfer-true = Yes
    .help = In one's own turn, before moving or conjuring.
demons-option-free_transfer-false = No
    .help = What is owned changes hands by payment, power, claim or sale only.
demons-option-power_c = Cure (C)
    .help = Who can be cured.
demons-option-power_c-self = The user
    .help = His own wound or curse.
demons-option-power_c-any-magician = Any magician
    .help = Rivals can be cured too.
demons-option-power_r = Reconciliation (R)
    .help = When the step away is taken.
demons-option-power_r-step-now = At once
    .help = One hex, in the demon phase.
demons-option-power_r-free-next-move = With the next movement
    .help = Mortals do not hold the magician then.

## Text view

demons-text-turn = Game-turn { $turn }
demons-text-over = The game is over
demons-text-active = { $seat } to play
demons-text-mortals = The mortals are moving
demons-text-magician = { $seat }: shield { demons-part-shield }, { demons-part-wounds }, { demons-part-curses }, { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
demons-text-at = at { $hex }, { demons-part-terrain }
demons-text-captive-of = captive of { THE($mortal) }
demons-text-captive-of-rival = captive of { $captor_seat }
demons-text-waiting = not on the map yet
demons-text-dead = dead
demons-text-gone = left the map
demons-text-found = found
demons-text-hidden = hidden
demons-text-invisible = invisible
demons-text-reconciled = protected from the demons of rivals
demons-text-distracted = loses the next turn
demons-text-ring = has { demons-part-the-ring }
demons-text-demons = { $count ->
        [0] no demons
        [one] { $count } demon
       *[other] { $count } demons
    }
demons-text-demon = { demons-part-demon.start }, { demons-part-rank }, strength { $strength }
demons-text-unknown-demon = { $rank ->
        [unknown] a hidden demon
       *[other] { demons-part-rank.a }, face down
    }
demons-text-treasure = { $treasure }, { demons-part-thousands }
demons-text-mortal = { $mortal } at { $hex }, strength { $strength }
demons-text-fleeing = in flight
demons-text-captor = holds a captive
demons-text-awake = active
demons-text-town-gone = { $town } is destroyed
demons-text-box-found = Discovered: { $treasure } at { $hex }, { demons-part-thousands }, priority { $finder }
demons-text-asking-bound = { $bound ->
        [held] An enemy next to you holds you, so you cannot move (§5.5b).
        [captive] You are a captive and stay with your captor (§X-61).
       *[hemmed] You have not enough points for any hex around you (§5.2a).
    }{ $conjure ->
        [yes] { "" }
       *[no] { " " }No rank that still has demons can be conjured on this ground (§9.1a).
    }{ $raise ->
        [yes] { "" }
       *[no] { " " }Your shield cannot be raised (§X-57).
    } { $any ->
        [yes] What do you do?
       *[no] You can only wait.
    }
demons-text-boxes = { $count ->
        [0] Treasure boxes, by first and second die; all are discovered:
        [one] Treasure boxes, by first and second die; { $count } is still to be discovered:
       *[other] Treasure boxes, by first and second die; { $count } are still to be discovered:
    }
demons-text-boxes-legend = Boxes: ? not discovered, $ discovered, digits taken by that magician, h in a hoard, x lost
demons-text-piles = Demons left: { $counts }
demons-text-pile = { $count ->
        [0] no { demons-part-rank.many } any more
       *[other] { demons-part-rank.many } { $count }
    }
demons-text-map-legend = Map: . open ground, f forest, ^ mountain, o town, ~ lake; then * mortals, digits magicians, $ treasure; rivers: ' to the upper right, , to the lower right, : both, -- below. A hex is named by its column above and its row on the left.

## Odds before a roll

demons-odds-drawn = { $most ->
        [one] { demons-part-rank.a } answers the call
       *[other] at least one of the { demons-part-rank.many }, { $most } at most
    }
demons-odds-nothing = nothing happens
demons-odds-curses = { demons-part-curses }
demons-odds-seized = { THE($treasure) } is yours, { demons-part-thousands }
demons-odds-not-seized = it fails and the demon is lost
demons-odds-raised = the shield is raised
demons-odds-not-raised = the shield stays as it is
demons-odds-treasure = a treasure worth { $low },000 to { $high },000 ducats
demons-odds-combat = { demons-part-result } (difference { $difference })
demons-odds-wounds = { demons-part-wounds }
demons-odds-wakes = { CAP(THE($mortal)) }, strength { $strength }, wakes at distance { $distance }
demons-odds-search = { $result ->
        [found] a search of strength { $strength } finds you
        [evades] a search of strength { $strength } lets you slip away
       *[none] a search of strength { $strength } finds nothing
    }

## Hexes in words

demons-cell-ground = { $cost ->
        [one] { $hex }, { demons-part-terrain }, { $cost } point to enter.
       *[other] { $hex }, { demons-part-terrain }, { $cost } points to enter.
    }
demons-cell-town = { $cost ->
        [one] { $hex }, { $town }, { demons-part-terrain }, { $cost } point to enter.
       *[other] { $hex }, { $town }, { demons-part-terrain }, { $cost } points to enter.
    }
demons-cell-closed = { $hex }, { demons-part-terrain }, closed to everybody.
demons-cell-magician = { $state ->
        [captive] { $seat }, captive.
        [found] { $seat }, found.
       *[hidden] { $seat }, hidden.
    }
demons-cell-state = { $state ->
        [fleeing] in flight
        [captor] holds a captive
        [active] active
       *[inactive] inactive
    }
demons-cell-mortal = { $mortal }, strength { $strength }, { demons-cell-state }.
demons-cell-treasure = { $owner ->
        [nobody] Treasure { $treasure }, { demons-part-thousands }, to be seized with { $seize } or less and a demon before number { $finder }.
        [lost] Treasure { $treasure }, lost.
       *[other] Treasure { $treasure }, { demons-part-thousands }, taken.
    }
demons-cell-reach = { $cost ->
        [one] Reachable for { $cost } point.
       *[other] Reachable for { $cost } points.
    }
demons-cell-pass = { $cost ->
        [one] Can be passed for { $cost } point, not kept.
       *[other] Can be passed for { $cost } points, not kept.
    }
demons-cell-stop = { $cost ->
        [one] Reachable for { $cost } point; you would have to stop: { $who }.
       *[other] Reachable for { $cost } points; you would have to stop: { $who }.
    }
demons-cell-beside = { $mortal }, strength { $strength }, { demons-cell-state }, next to it
demons-cell-beside-rival = { $seat } next to it

## Reasons of a hint

demons-heuristic-treasure = It brings you treasure.
demons-heuristic-at-hand = It sets demons at hand to fetch treasure.
demons-heuristic-in-reach = It brings a discovered treasure within reach.
demons-heuristic-demons = It gives you better demons.
demons-heuristic-danger = It keeps you farther from capture ({ $percent } % less risk).
demons-heuristic-marks = It spares you wounds or curses.
demons-heuristic-freedom = It keeps or makes you free.

## Tables of an arena

demons-label-shield = Shield at the end
demons-label-fate = Fate
demons-label-fate-out = got out
demons-label-fate-limit = still inside when time ran out
demons-label-fate-dead = dead
demons-label-turns = Game-turns
demons-label-order = Place in the order of play
