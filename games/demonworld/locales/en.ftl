### Demonworld: names, sentences of the log, questions, refusals and labels.

## Title

demonworld-title = Demonworld
demonworld-tagline = Hidden orders, formations and dragons on a field of hexes.
demonworld-pitch = Lead an army of men, orcs or elves: give hidden orders, hold your ranks, charge at the right moment, and keep your nerve when the giant comes.
demonworld-length = 60 to 180 minutes

## Names

# The fields that mean a card.
demonworld-nouns = card
demonworld-name-L01 = Elf Archers
    .article = the
    .number = many
demonworld-name-L02 = Elf Spearmen
    .article = the
    .number = many
demonworld-name-L03 = Elf Skirmishers
    .article = the
    .number = many
demonworld-name-L04 = Elf Heavy Infantry
    .article = the
demonworld-name-L05 = Swordmasters
    .article = the
    .number = many
demonworld-name-L06 = Arrow Lords
    .article = the
    .number = many
demonworld-name-L07 = Mounted Rangers
    .article = the
    .number = many
demonworld-name-L08 = Pegasus Riders
    .article = the
    .number = many
demonworld-name-L09 = High Elf Heavy Cavalry
    .article = the
demonworld-name-L10 = High Elf Dragon
    .article = the
demonworld-name-L11 = Giant Tree Herder
    .article = the
demonworld-name-L12 = Elf Clan Lord
    .article = the
demonworld-name-L13 = Elf Mage
    .article = the
demonworld-name-E01 = Noble Footsoldiers
    .article = the
    .number = many
demonworld-name-E02 = Berserkers
    .article = the
    .number = many
demonworld-name-E03 = Mounted Order Knights
    .article = the
    .number = many
demonworld-name-E04 = Imperial Arquebusiers
    .article = the
    .number = many
demonworld-name-E05 = Imperial Chariot
    .article = the
demonworld-name-E06 = Imperial Dragon Rider
    .article = the
demonworld-name-E07 = The Orc-Slayer
    .article = the Orc-Slayer
demonworld-name-E08 = The Lord General
    .article = the Lord General
demonworld-name-E09 = Hedge Wizard
    .article = the
demonworld-name-E10 = The Proud Magister
    .article = the Proud Magister
demonworld-name-E11 = Pikemen
    .article = the
    .number = many
demonworld-name-E12 = Crossbowmen
    .article = the
    .number = many
demonworld-name-E13 = Lance Riders
    .article = the
    .number = many
demonworld-name-E14 = Imperial Cannon
    .article = the
demonworld-name-N01 = Snow Ogres
    .article = the
    .number = many
demonworld-name-N02 = Frost Witch
    .article = the
demonworld-name-N03 = Great Elk
    .article = the
demonworld-name-O01 = Light Orc Archers
    .article = the
    .number = many
demonworld-name-O02 = Light Orc Swordbearers
    .article = the
    .number = many
demonworld-name-O03 = Orc Guard
    .article = the
demonworld-name-O04 = Dwarf-Eaters
    .article = the
    .number = many
demonworld-name-O05 = Trolls
    .article = the
    .number = many
demonworld-name-O06 = Trunk Giant
    .article = the
demonworld-name-O07 = Great Catapult
    .article = the
demonworld-name-O08 = Blade Champion
    .article = the
demonworld-name-O09 = The Warlord
    .article = the Warlord
demonworld-name-O10 = Bone Shaman
    .article = the
demonworld-name-O11 = Keeper of the Dragon Staff
    .article = the
demonworld-name-O12 = Wolf Riders
    .article = the
    .number = many
demonworld-name-O13 = Wolf Archers
    .article = the
    .number = many
demonworld-name-O14 = Bronze Ogres
    .article = the
    .number = many
demonworld-name-O15 = Harpies
    .article = the
    .number = many
demonworld-name-weapon-improvised = improvised weapon
demonworld-name-weapon-javelin-hand = javelin in hand
demonworld-name-weapon-hand-weapon = hand weapon
demonworld-name-weapon-club = club
demonworld-name-weapon-two-hand-weapons = two hand weapons
demonworld-name-weapon-two-handed = two-handed weapon
demonworld-name-weapon-two-handed-sword = two-handed sword
demonworld-name-weapon-spear = spear
demonworld-name-weapon-pike = pike
demonworld-name-weapon-lance = lance
demonworld-name-weapon-claws = claws
demonworld-name-weapon-bite = bite
demonworld-name-weapon-claw-left = left claw
demonworld-name-weapon-claw-right = right claw
demonworld-name-weapon-tail = tail
demonworld-name-weapon-trunk-both-hands = tree trunk (both hands)
demonworld-name-weapon-branch-left = left branch
demonworld-name-weapon-branch-right = right branch
demonworld-name-weapon-attack-1 = first attack
demonworld-name-weapon-attack-2 = second attack
demonworld-name-weapon-rider-improvised = rider, improvised weapon
demonworld-name-weapon-crew-hand-weapon = crew, hand weapon
demonworld-name-weapon-crew-improvised = crew, improvised weapon
demonworld-name-weapon-sling = sling
demonworld-name-weapon-bow = bow
demonworld-name-weapon-longbow = longbow
demonworld-name-weapon-crossbow = crossbow
demonworld-name-weapon-javelins = javelins
demonworld-name-weapon-arquebus = arquebus
demonworld-name-weapon-bolt = bolt
demonworld-name-weapon-ball = ball
demonworld-name-weapon-stone-small = small stone
demonworld-name-weapon-stone-large = great stone
demonworld-name-spell-stone-skin = Stone Skin
demonworld-name-spell-confusion = Confusion
demonworld-name-spell-strength = Strength
demonworld-name-spell-song-of-affliction = Song of Affliction
demonworld-name-spell-healing = Healing
demonworld-name-spell-nameless-fear = Nameless Fear
demonworld-name-spell-paralysis = Paralysis
demonworld-name-spell-magic-shield = Magic Shield
demonworld-name-spell-bless = Bless
demonworld-name-spell-curse = Curse
demonworld-name-spell-strengthen = Strengthen
demonworld-name-spell-flame-strike = Flame Strike
demonworld-name-spell-root-grip = Root Grip
demonworld-name-spell-hawk-eye = Hawk Eye
demonworld-name-spell-veil-of-leaves = Veil of Leaves
demonworld-name-spell-swift-step = Swift Step
demonworld-name-spell-soothe = Soothe
demonworld-name-spell-thunderbolt = Thunderbolt
demonworld-name-item-spell-ring = Spell Ring
demonworld-name-item-standard-of-victory = Standard of Victory
demonworld-name-item-sword-of-dread = Sword of Dread
demonworld-name-item-sword-of-might = Sword of Might
demonworld-name-item-war-banner = War Banner
demonworld-name-item-reserve-staff = Staff of Reserve
demonworld-name-item-thorn-shield = Thorn Shield
demonworld-name-item-healing-potion = Healing Potion
demonworld-name-item-dark-beer = Dark Beer

# Ground
demonworld-name-terrain-open = open ground
demonworld-name-terrain-scrub = scrub
demonworld-name-terrain-wood = wood
demonworld-name-terrain-rocks = rocks
demonworld-name-terrain-tall-grass = tall grass
demonworld-name-terrain-sand = sand
demonworld-name-terrain-mud = mud
demonworld-name-terrain-swamp = swamp
demonworld-name-terrain-water-1 = shallow water
demonworld-name-terrain-water-2 = water
demonworld-name-terrain-water-3 = deep water
demonworld-name-terrain-hedge = hedge
demonworld-name-terrain-wall = wall
demonworld-name-terrain-wall-ruined = ruined wall
demonworld-name-terrain-road = road

# Formations
demonworld-name-shape-line = line
demonworld-name-shape-column = column
demonworld-name-shape-square = square
demonworld-name-shape-wedge = wedge
demonworld-name-shape-skirmish = skirmish formation
demonworld-name-shape-horde = horde
demonworld-name-shape-small = small unit
demonworld-name-shape-disorganised = disorganised

# Orders
demonworld-name-order-M = M – move
demonworld-name-order-H = H – harass
demonworld-name-order-C = C – charge
demonworld-name-order-T = T – hold

# Spirit
demonworld-name-mood-steady = steady
demonworld-name-mood-impetuous = impetuous
demonworld-name-mood-routing = routing

# Roles
demonworld-name-role-leader = leader
demonworld-name-role-standard = standard bearer
demonworld-name-role-musician = musician

# Peoples
demonworld-name-faction-empire = Empire
demonworld-name-faction-orcs = Orcs
demonworld-name-faction-elves = Elves
demonworld-name-faction-north = Northmen
demonworld-name-faction-goblins = Goblins
demonworld-name-faction-tribes = Tribes
demonworld-name-faction-dwarves = Dwarves

# Groups of army lists
demonworld-name-group-imperial = Imperial troops
demonworld-name-group-provincial = Provincial troops
demonworld-name-group-order = Knightly orders
demonworld-name-group-heroes = Heroes
demonworld-name-group-wizards = Wizards
demonworld-name-group-central-mark = Central March
demonworld-name-group-north-mark = North March
demonworld-name-group-south-mark = South March
demonworld-name-group-basic = Common orcs
demonworld-name-group-engines = War engines
demonworld-name-group-giants = Giants
demonworld-name-group-clans = Clans
demonworld-name-group-great-clan = Great Clan
demonworld-name-group-home-clans = Home clans
demonworld-name-group-covens = Covens
demonworld-name-group-clan-lords = Clan lords
demonworld-name-group-lore = Keepers of lore
demonworld-name-group-council = Council
demonworld-name-group-tree-lords = Tree lords
demonworld-name-group-barbarians = Barbarians
demonworld-name-group-casters = Spell casters
demonworld-name-group-mighty = The mighty

# Kinds of card
demonworld-name-kind-unit = unit
demonworld-name-kind-hero = hero
demonworld-name-kind-commander = commander
demonworld-name-kind-wizard = wizard
demonworld-name-kind-giant = giant
demonworld-name-kind-dragon = dragon
demonworld-name-kind-chariot = chariot
demonworld-name-kind-artillery = artillery
demonworld-name-kind-infantry = infantry
demonworld-name-kind-cavalry = cavalry
demonworld-name-kind-large = large element

# Phases
demonworld-name-phase-start = Start of the turn
demonworld-name-phase-orders = I Orders
demonworld-name-phase-magic = II Magic
demonworld-name-phase-shooting-1 = III First shooting
demonworld-name-phase-movement = IV Movement
demonworld-name-phase-shooting-2 = V Second shooting
demonworld-name-phase-melee = VI Melee
demonworld-name-phase-rally = VII Rally

# Scenarios
demonworld-name-scenario-first-clash = First clash
demonworld-name-scenario-pitched-1000 = Pitched battle, 1000 points
demonworld-name-scenario-pitched-2000 = Pitched battle, 2000 points

# Armies
demonworld-name-army-empire-430 = Empire, 430 points
demonworld-name-army-orcs-430 = Orcs, 430 points
demonworld-name-army-elves-430 = Elves, 430 points
demonworld-name-army-empire-1000 = Empire, 1000 points
demonworld-name-army-orcs-1000 = Orcs, 1000 points
demonworld-name-army-elves-1000 = Elves, 1000 points
demonworld-name-army-empire-2000 = Empire, 2000 points
demonworld-name-army-orcs-2000 = Orcs, 2000 points
demonworld-name-army-elves-2000 = Elves, 2000 points

# Special abilities
demonworld-name-special-regenerate-first-wound = Regeneration
demonworld-name-special-cannot-start-fires = No fires
demonworld-name-special-flaming-arrows = Flaming arrows
demonworld-name-special-plus1-vs-cavalry-and-monsters = +1 against cavalry and monsters
demonworld-name-special-crew-on-platform = Crew on a platform
demonworld-name-special-flammable-double-fire-damage = Flammable
demonworld-name-special-front-hex-armour = Armoured front
demonworld-name-special-woods-cost-4 = Slow in woods
demonworld-name-special-obedience-free-plus-minus-1 = Wilful
demonworld-name-special-ice-walker = Ice walker
demonworld-name-special-dwarf-allies = Dwarf allies
demonworld-name-special-plus1-vs-ice-witches = Grudge against ice witches

demonworld-name-hand-left = to the left
demonworld-name-hand-right = to the right

demonworld-term-weapon = power of the weapon
demonworld-term-wedge = point of the wedge
demonworld-term-leader = leader
demonworld-term-standard = standard bearer
demonworld-term-air-size = own size in the air
demonworld-term-armour = armour of the target
demonworld-term-air-armour = size of the target in the air
demonworld-term-skill = own skill
demonworld-term-target-skill = skill of the target
demonworld-term-charge = charge
demonworld-term-dive = dive
demonworld-term-pikes = against pikes
demonworld-term-target-skirmish = target in skirmish formation
demonworld-term-own-skirmish = in skirmish formation
demonworld-term-flank = from the flank
demonworld-term-rear = from the rear
demonworld-term-edge = hedge or wall
demonworld-term-higher = from above
demonworld-term-lower = from below
demonworld-term-support = support
demonworld-term-water = water
demonworld-term-segments = visible segments
demonworld-term-wood = target in a wood
demonworld-term-pike = pike
demonworld-term-order-C = order C
demonworld-term-order-T = order T
demonworld-term-order-H = order H
demonworld-term-spear = spear
demonworld-term-lance = lance
demonworld-term-two-handed = two-handed weapon
demonworld-term-impetuous = impetuous
demonworld-term-element = elements left
demonworld-term-musician = musician
demonworld-term-stars = commander
demonworld-term-size = size
demonworld-term-fear = fear
demonworld-term-casualties = casualties
demonworld-term-own-charge = own order C
demonworld-term-own-hold = own order T
demonworld-term-enemy-move = enemy on M
demonworld-term-enemy-hold = enemy on T
demonworld-term-enemy-engaged = enemy already fighting
demonworld-term-morale-a = morale a of the card
demonworld-term-morale-b = morale b of the card
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
demonworld-term-overrun = overrun value
demonworld-term-victim-size = size of the victim
demonworld-term-initiative = own initiative
demonworld-term-victim-initiative = initiative of the victim
demonworld-term-missile = power left to the missile
demonworld-term-breath = breath
demonworld-term-archers = archers

## What spells and items do

demonworld-effect-stone-skin = Both armours +2 for the rest of the game.
demonworld-effect-confusion = One manoeuvre less in this and the next movement phase.
demonworld-effect-strength = Melee power +1 for the rest of the game; not for machines.
demonworld-effect-song-of-affliction = Melee power −1 for the rest of the game.
demonworld-effect-healing = A character, giant or dragon regains one hit point, up to its start value.
demonworld-effect-nameless-fear = The unit tests at once as for losses by shooting, against a + 2.
demonworld-effect-paralysis = A character or large element has 6 MP less on every order.
demonworld-effect-magic-shield = Missiles and artillery attack the target at −2.
demonworld-effect-bless = The unit’s morale a is lowered by 3, which is better.
demonworld-effect-curse = Both morale values of the unit rise by 3.
demonworld-effect-strengthen = Melee power +1 for the rest of the game; not for machines.
demonworld-effect-flame-strike = Everything on a hex and its six neighbours is attacked with power 8, armour ignored; what burns may catch fire.
demonworld-effect-root-grip = The unit may not advance this turn, nor go on by MP after contact; manoeuvres remain.
demonworld-effect-hawk-eye = Skill with missiles +1 for two turns.
demonworld-effect-veil-of-leaves = For two turns the unit is shot at as if it stood in a wood.
demonworld-effect-swift-step = 6 MP more this turn.
demonworld-effect-soothe = An own impetuous unit becomes steady.
demonworld-effect-thunderbolt = One element is attacked with power 12 less its armour against missiles.
demonworld-effect-spell-ring = Holds one own spell of level 1 to 3, named before the battle: cast once, without cost or roll.
demonworld-effect-standard-of-victory = All elements of the unit have melee power +1 while the bearer stands.
demonworld-effect-sword-of-dread = Fear +2.
demonworld-effect-sword-of-might = The bearer strikes with power 13 at size 2, 14 at size 3 and 15 above.
demonworld-effect-war-banner = Morale a lowered by 2 while the bearer stands.
demonworld-effect-reserve-staff = 10 more spell points, never renewed and never drained.
demonworld-effect-thorn-shield = One shot a turn in either shooting phase: 6 hexes, power 7.
demonworld-effect-healing-potion = Once, before or after a melee phase: 2 hit points back.
demonworld-effect-dark-beer = 4 MP more on every order and melee power +2; own shots −1, blows against it +1.

## Parts of sentences

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
demonworld-part-element = { THE($card) }{ demonworld-part-sign }{ demonworld-part-place }
    .start = { CAP(THE($card)) }{ demonworld-part-sign }{ demonworld-part-place }
    .one = { MANY($card) ->
        [many] one of { THE($card) }
       *[one] { THE($card) }
    }{ demonworld-part-sign }{ demonworld-part-place }
demonworld-part-has = { MANY($card) ->
        [many] have
       *[one] has
    }
demonworld-part-is = { MANY($card) ->
        [many] are
       *[one] is
    }
demonworld-part-does = { MANY($card) ->
        [many] do
       *[one] does
    }
demonworld-part-target-is = { MANY($target_card) ->
        [many] are
       *[one] is
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
        [one] { $left } hit point
       *[other] { $left } hit points
    }
demonworld-part-spell = { $spell ->
        [0] “Stone Skin”
        [1] “Confusion”
        [2] “Strength”
        [3] “Song of Affliction”
        [4] “Healing”
        [5] “Nameless Fear”
        [6] “Paralysis”
        [7] “Magic Shield”
        [8] “Bless”
        [9] “Curse”
        [10] “Strengthen”
        [11] “Flame Strike”
        [12] “Root Grip”
        [13] “Hawk Eye”
        [14] “Veil of Leaves”
        [15] “Swift Step”
        [16] “Soothe”
        [17] “Thunderbolt”
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
        [north-mark-or-south-mark] { demonworld-name-group-north-mark } or { demonworld-name-group-south-mark }
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
        [characters] all characters together
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
        [orcs] Orcs
        [elves] Elves
        [north] Northmen
        [goblins-or-north-or-tribes-or-dwarves] Goblins, Northmen, Tribes, Dwarves
       *[other] { $allowed }
    }
demonworld-part-bearer = { $allowed ->
        [character] characters
        [wizard] wizards
        [unit] units
        [unit-leader] leaders of units
        [unit-leader-or-character] leaders of units and characters
        [infantry-unit] units on foot
        [standard] a standard bearer
        [musician] a musician
       *[other] { $allowed }
    }
demonworld-part-chapter = { $chapter ->
        [characters] Characters
        [magic] Magic
        [artillery] Artillery
        [large] Large elements
        [flyers] Flyers
       *[other] { $chapter }
    }
demonworld-part-step = { $step ->
        [side] the choice of sides
        [send] which cards march to a flank
        [deploy] deployment
        [deploy-front] the width of its front, such as front 4
        [deploy-look] where it looks, such as look 0 for the north
        [deploy-place] where it stands, such as place 0413
        [command] units for the commander
        [mark] orders
        [keep] keeping a marker
        [sign] the sign of leader or commander
        [announce] spells
        [announce-target] the target of the spell
        [announce-points] the extra points of the spell
        [shoot] shots
        [mend] closing the ranks
        [run-along] how far a character runs along
        [escape] leaving the fire
        [precedence] who moves first
        [turns] which troop moves
        [move] the move of the troop at hand
        [answer] the answer to an attack
        [follow] following up
        [react] the volley before an overrun
        [aspects] facing of the independents
        [ignite] starting fires
        [blows] blows
        [second] the second attack
        [break-off] breaking off
        [engrave] the spell in the ring
        [potion] the healing potion
        [contact] one-sided contact
        [flame] flaming arrows
        [fly-off] flying out of the melee
        [order] who repositions first
        [reposition] repositioning
        [rally] rallying
        [stray] strays of a rallied unit
        [work] nothing that is asked of you
       *[other] { $step }
    }
demonworld-part-phase = { $phase ->
        [start] Start of the turn
        [orders] I Orders
        [magic] II Magic
        [shooting-1] III First shooting
        [movement] IV Movement
        [shooting-2] V Second shooting
        [melee] VI Melee
        [rally] VII Rally
       *[other] { $phase }
    }
demonworld-part-order = { $order ->
        [M] M (move)
        [H] H (harass)
        [C] C (charge)
        [T] T (hold)
        [hidden] hidden
       *[other] { $order }
    }
demonworld-part-test = { $test ->
        [shooting-loss] test for losses by shooting
        [melee-loss] test for losses in melee
        [overrun] overrun test
        [charge] charge test
        [rally] rally test
        [obedience] obedience test
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
demonworld-part-verdict = die { $die }, in all { $sum }{ demonworld-part-parts }, needed { $needed }{ demonworld-part-value }
demonworld-part-six = { $die ->
        [6] ; a six always passes §DW-160
       *[other] {""}
    }
demonworld-part-round = { $round ->
        [first-slot] Independents, first slot
        [move] Units on M (move) are next
        [second-slot] Independents, second slot
        [skirmish] Units on H (harass) are next
        [third-slot] Independents, third slot
        [charge] Units on C (charge) are next
        [hold] Units on T (hold) are next
       *[other] { $round }
    }
demonworld-part-cause = { $cause ->
        [shot] A shot
        [blow] A blow
        [overrun] An overrun
        [fire] Fire
        [spell] A spell
       *[other] { $cause }
    }
demonworld-part-hand = { $hand ->
        [left] to the left
        [right] to the right
       *[other] { $hand }
    }
demonworld-part-direction = { $direction ->
        [0] north-east
        [1] east
        [2] south-east
        [3] south-west
        [4] west
        [5] north-west
       *[other] { $direction }
    }
demonworld-part-towards = { demonworld-part-direction }
demonworld-part-facing = { $facing ->
        [0] north
        [1] east-north-east
        [2] east-south-east
        [3] south
        [4] west-south-west
        [5] west-north-west
       *[other] { $facing }
    }
demonworld-part-edge = { $edge ->
        [west] west
        [east] east
       *[other] { $edge }
    }
demonworld-part-range = { $range ->
        [short] short range
        [medium] medium range
        [long] long range
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

## Events

demonworld-event-deployment-sealed = { $seat } has deployed.
demonworld-event-deployed = { demonworld-part-troop.start } { demonworld-part-has } taken place at { $hex }.
demonworld-event-deployed-high = { demonworld-part-troop.start } { demonworld-part-is } high above the field from the start.
demonworld-event-turn-began = Turn { $number } of { $last } begins.
demonworld-event-phase-began = { demonworld-part-phase }
demonworld-event-turn-ended = Turn { $number } is over.
demonworld-event-scored = { $seat } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $objectives } for objectives.
demonworld-event-won = { demonworld-text-won }
demonworld-event-drawn = { demonworld-text-drawn }
demonworld-event-broken = { $seat } has nothing steady left: the battle is over.
demonworld-event-taken-over = { demonworld-part-commander } commands { demonworld-part-troop } this turn.
demonworld-event-lot-drawn = Without a leader, { demonworld-part-troop } { demonworld-part-has } drawn { $die } on the order die.
demonworld-event-orders-sealed = { $seat } has given all orders.
demonworld-event-order-shown = { demonworld-part-troop.start } { demonworld-part-has } order { demonworld-part-order }.
demonworld-event-obeyed = { demonworld-part-troop.start } { demonworld-part-has } obeyed: die { $die }, in all { $sum }{ demonworld-part-parts }, below { $limit }{ demonworld-part-limit }.
demonworld-event-ran-wild = { demonworld-part-troop.start } { demonworld-part-is } impetuous now: die { $die }, in all { $sum }{ demonworld-part-parts }, not below { $limit }{ demonworld-part-limit }.
demonworld-event-announced = { demonworld-part-troop.start } { demonworld-part-has } announced { demonworld-part-spell }{ $extra ->
        [0] {""}
        [one] {" "}with { $extra } extra point
       *[other] {" "}with { $extra } extra points
    }.
demonworld-event-rings-sealed = { $seat } has named the spells in the rings.
demonworld-event-ring-used = The ring of { demonworld-part-troop } gives { demonworld-part-spell }.
demonworld-event-spell-worked = { demonworld-part-troop.start } { demonworld-part-has } cast { demonworld-part-spell } ({ $die }).
demonworld-event-spell-failed = { demonworld-part-troop.start } { demonworld-part-has } failed with { demonworld-part-spell } ({ $die }).
demonworld-event-spell-backfired = { demonworld-part-spell } goes wrong for { demonworld-part-troop } ({ $die }): critical failure { $result }.
demonworld-event-enchanted = { demonworld-part-troop.start } { demonworld-part-is } now under { demonworld-part-spell }.
demonworld-event-healed = { demonworld-part-element.start } { demonworld-part-has } recovered: { demonworld-part-left }.
demonworld-event-points-regained = Rest brings { demonworld-part-troop } { $points ->
        [one] { $points } spell point
       *[other] { $points } spell points
    } back.
demonworld-event-shots-sealed = { $seat } has declared all shots.
demonworld-event-shot = { $support ->
        [0] { demonworld-part-element.start } { demonworld-part-has } shot at { demonworld-part-target }: { $die }, needs { $needed } or less{ demonworld-part-parts }.
       *[other] { demonworld-part-element.start } { demonworld-part-has } shot at { demonworld-part-target } with { $support } in support: { $die }, needs { $needed } or less{ demonworld-part-parts }.
    }
demonworld-event-shot-lost = The shot of { demonworld-part-element } at { demonworld-part-target } is lost.
demonworld-event-strayed = The shot of { demonworld-part-element } goes astray ({ $die }) and flies at { demonworld-part-target }.
demonworld-event-breathed = { demonworld-part-element.start } { demonworld-part-has } breathed on { demonworld-part-target }: { $die }, needs { $needed } or less{ demonworld-part-parts }.
demonworld-event-gun-fired = { demonworld-part-troop.start } { demonworld-part-has } fired at { $hex }, { demonworld-part-range }: { $die }.
demonworld-event-gun-drifted = The shot of { demonworld-part-troop } drifts by { $by ->
        [one] { $by } hex
       *[other] { $by } hexes
    } and comes down at { $hex }.
demonworld-event-gun-jammed = The shot of { demonworld-part-troop } jams; the load stays.
demonworld-event-gun-unloaded = The load points of { demonworld-part-troop } are lost.
demonworld-event-gun-burst = { demonworld-part-troop.start } { demonworld-part-has } burst.
demonworld-event-missile-struck = The missile strikes { demonworld-part-element }: { $die }, needs { $needed } or less{ demonworld-part-parts }.
demonworld-event-wall-breached = The wall at { $hex }, { demonworld-part-direction } side, lies in ruins.
demonworld-event-flaming-shot = { demonworld-part-troop.start } { demonworld-part-has } shot flaming arrows at { demonworld-part-target }: { $die }, needs { $needed } or less{ demonworld-part-parts }.
demonworld-event-flaming-hex = { demonworld-part-troop.start } { demonworld-part-has } shot flaming arrows at { $hex }: { $die }, needs { $needed } or less.
demonworld-event-arrows-lit = The arrows of { demonworld-part-troop } are lit.
demonworld-event-wind-turned = The wind turns ({ $die }): towards the { demonworld-part-direction }, speed { $speed }.
demonworld-event-fire-began = { $hex } is on fire.
demonworld-event-fire-failed = { $hex } does not catch fire ({ $die }).
demonworld-event-fire-out = { $hex } is burnt out.
demonworld-event-caught = { demonworld-part-element.start } { demonworld-part-is } in the fire, and this turn free only to leave it.
demonworld-event-wounded = { demonworld-part-cause } wounds { demonworld-part-element }: { demonworld-part-left } left.
demonworld-event-fell = { demonworld-part-cause } fells { demonworld-part-element.one }.
demonworld-event-regenerated = The wound of { demonworld-part-element } closes.
demonworld-event-tested = { demonworld-part-troop.start } { demonworld-part-has } passed the { demonworld-part-test }: { demonworld-part-verdict }{ demonworld-part-six }.
demonworld-event-ran = { demonworld-part-troop.start } { demonworld-part-has } failed the { demonworld-part-test }: { demonworld-part-verdict }. It is a rout!
demonworld-event-fled = { demonworld-part-element.start } { demonworld-part-has } fled to { $hex }.
demonworld-event-left-field = { demonworld-part-element.start } { demonworld-part-has } left the field.
demonworld-event-cut-down = The pursuit cuts down { demonworld-part-element.one } on the run.
demonworld-event-rallied = { demonworld-part-troop.start } { demonworld-part-has } passed the rally test: { demonworld-part-verdict }{ demonworld-part-six }.
demonworld-event-not-rallied = { demonworld-part-troop.start } { demonworld-part-has } failed the rally test: { demonworld-part-verdict }.
demonworld-event-round-opened = { demonworld-part-round }
demonworld-event-round-rolled = { $seat } rolls { $total }, { $other_seat } { $other }.
demonworld-event-goes-first = { $seat } goes first.
demonworld-event-passed = { $seat } passes.
demonworld-event-advanced = { demonworld-part-troop.start } { demonworld-part-has } advanced { demonworld-part-hand }, { $cost } MP.
demonworld-event-shifted = { demonworld-part-troop.start } { demonworld-part-has } shifted to the { demonworld-part-direction } by a manoeuvre.
demonworld-event-column-led = { demonworld-part-troop.start } { demonworld-part-has } marched in column to the { demonworld-part-direction }, { $cost } MP.
demonworld-event-wheeled = { demonworld-part-troop.start } { demonworld-part-has } wheeled { demonworld-part-hand } by { demonworld-part-sixths }.
demonworld-event-turned = { demonworld-part-troop.start } { demonworld-part-has } turned on the spot to the right by { demonworld-part-sixths }.
demonworld-event-stepped = { demonworld-part-element.start } { demonworld-part-has } stepped to { $hex }.
demonworld-event-walked = { demonworld-part-element.start } { demonworld-part-has } walked to { $hex }, { $cost } MP.
demonworld-event-faced = { demonworld-part-element.start } { demonworld-part-has } turned to face { demonworld-part-facing }.
demonworld-event-swapped = { demonworld-part-element.start } and { demonworld-part-other } change places.
demonworld-event-broke-up = The wedge of { demonworld-part-troop } is broken up.
demonworld-event-joined = { demonworld-part-troop.start } { demonworld-part-has } joined { demonworld-part-host }.
demonworld-event-left-unit = { demonworld-part-troop.start } { demonworld-part-has } left { demonworld-part-host }.
demonworld-event-strode = { demonworld-part-troop.start } { demonworld-part-has } moved to { $hex }, { $cost } MP.
demonworld-event-pivoted = { demonworld-part-troop.start } { demonworld-part-has } turned to face { demonworld-part-facing }, { $cost } MP.
demonworld-event-overran = { demonworld-part-troop.start } { demonworld-part-has } charged over { demonworld-part-victim }: { $die }, needs { $needed } or less{ demonworld-part-parts }.
demonworld-event-fell-back = With no way on, { demonworld-part-troop } { demonworld-part-has } gone back to { $hex }, facing { demonworld-part-facing }.
demonworld-event-flew = { demonworld-part-element.start } { demonworld-part-has } flown to { $hex }.
demonworld-event-went-high = { demonworld-part-troop.start } { demonworld-part-is } high above the field now.
demonworld-event-rush-rolled = { demonworld-part-troop.start } { demonworld-part-has } rolled { $die } for the order in which the impetuous run.
demonworld-event-landed = { demonworld-part-troop.start } { demonworld-part-has } landed at { $hex }.
demonworld-event-dared = { demonworld-part-troop.start } { demonworld-part-has } passed the charge test against { demonworld-part-foe }: { demonworld-part-verdict }{ demonworld-part-six }.
demonworld-event-did-not-dare = { demonworld-part-troop.start } { demonworld-part-has } failed the charge test against { demonworld-part-foe }: { demonworld-part-verdict }; no closer this phase.
demonworld-event-stood-aloof = After the overrun, { demonworld-part-troop } { demonworld-part-has } touched { demonworld-part-foe } without a melee.
demonworld-event-made-contact = { demonworld-part-troop.start } { demonworld-part-is } in contact with { demonworld-part-foe }.
demonworld-event-melee-began = The melee begins between { demonworld-part-troop } and { demonworld-part-foe }.
demonworld-event-blows-sealed = { $seat } has announced all blows.
demonworld-event-struck = { demonworld-part-element.start } { demonworld-part-has } struck at { demonworld-part-target }, initiative { $initiative }: { $die }, needs { $needed } or less{ demonworld-part-parts }.
demonworld-event-struck-again = { demonworld-part-element.start } { demonworld-part-has } struck at { demonworld-part-target } in a second attack: { $die }, needs { $needed } or less{ demonworld-part-parts }.
demonworld-event-blow-lost = The blow of { demonworld-part-element } is lost: nobody of { demonworld-part-target } is before it.
demonworld-event-stepped-in = { demonworld-part-element.start } { demonworld-part-has } stepped over the fallen into { $hex }.
demonworld-event-broke-off = { demonworld-part-troop.start } { demonworld-part-has } broken off and left the fight.
demonworld-event-melee-lost = { $seat } loses the melee: { $lost ->
        [one] 1 element
       *[other] { $lost } elements
    } lost against { $other }.
demonworld-event-repositioned = { demonworld-part-element.start } { demonworld-part-has } repositioned to { $hex }.
demonworld-event-melee-over = The melee is over for { demonworld-part-troop }.
demonworld-event-scouted = { $seat } scouts better: { $factor } against { $other } of { $other_seat }.
demonworld-event-scout-rolled = Both scout alike: { $seat } rolls { $die }, { $other_seat } { $other }.
demonworld-event-side-chosen = { $seat } takes the { $side ->
        [south] south
       *[north] north
    }.
demonworld-event-deploys-openly = { $seat } was scouted out and deploys first, for everybody to see.
demonworld-event-sections-sealed = { $seat } has told off the flank sections.
demonworld-event-set-out = { demonworld-part-troop.start } { demonworld-part-is } not on the field, but marching round the flank.
demonworld-event-arrived = The section of { $seat } arrives from the { demonworld-part-edge }.
demonworld-event-held-up = The section of { $seat } from the { demonworld-part-edge } meets the other one and is held up.
demonworld-event-entered = { demonworld-part-troop.start } { demonworld-part-has } entered at { $hex }, { $cost } MP.
demonworld-event-delayed = The section of { $seat } from the { demonworld-part-edge } is still on its way ({ $die }).

## Refusals

demonworld-illegal-game-over = the battle is over
demonworld-illegal-not-your-turn = it is { $turn }’s turn, not { $seat }’s
demonworld-illegal-wrong-step = that is no answer to what is asked now: { demonworld-part-step }
demonworld-illegal-asked-first = for { demonworld-part-troop }, asked now is { demonworld-part-step }
demonworld-illegal-no-such-troop = no troop of this battle has the number { $troop }
demonworld-illegal-no-such-element = no element of this battle has the number { $element }
demonworld-illegal-not-yours = { demonworld-part-troop } { demonworld-part-is } not yours
demonworld-illegal-off-the-map = { $hex } is not on the map
demonworld-illegal-outside-zone = { $hex } is outside your zone, rows { $first_row } to { $last_row }
demonworld-illegal-no-room = not all elements find room from { $hex }: a hex is taken, impassable or outside the zone
demonworld-illegal-no-room-for-others = from { $hex } there would be no room left for the troops still to come
demonworld-illegal-wrong-width = a front of { $width } finds no room in the zone; what does: { $fitting }
demonworld-illegal-no-room-so = looking { demonworld-part-facing } the card finds no room in the zone
demonworld-illegal-no-flank-march = flank marches are not played at this table
demonworld-illegal-guns-stay = { demonworld-part-troop } { demonworld-part-is } a gun; guns do not march round the flank
demonworld-illegal-too-many-sent = points away with this card: { $points }; { $most } are the most
demonworld-illegal-not-on-the-edge = from { $hex } the rear would not stand on the edge
demonworld-illegal-enemy-zone = { $hex } lies in the enemy’s zone
demonworld-illegal-enemy-near = { $hex } is { $distance ->
     [one] { $distance } hex
    *[other] { $distance } hexes
  } from an enemy; it must be { $least } at least
demonworld-illegal-must-land = { demonworld-part-troop } { demonworld-part-has } a marker for this step and must land
demonworld-illegal-not-high-flyer = { demonworld-part-troop } { demonworld-part-does } not fly high
demonworld-illegal-cannot-fly = { demonworld-part-troop } cannot take off now
demonworld-illegal-cannot-land = { $why ->
     [far] { $hex } is too far: distance { $distance }, the flight reaches { $range }
     [apart] { $hex } is too far from the nearest element that has landed: distance { $distance }, { $range } at most
     [taken] no landing at { $hex }: { $at } is taken
     [ground] no landing at { $hex }: the ground at { $at } is impassable for it, or off the map
     [fire] no landing at { $hex }: { $at } burns or is shut in by fire
     [front] no landing at { $hex }: there would be contact, and no enemy in front
    *[contact] no landing at { $hex }: whoever breaks off needs a hex without contact
  }
demonworld-illegal-not-in-command = { demonworld-part-troop } { demonworld-part-is } not in full sight within the command radius of { $radius }
demonworld-illegal-order-not-possible = no order { demonworld-part-order } for a gun
demonworld-illegal-order-on-arrival = no order { demonworld-part-order } on arrival from a flank: only M or H
demonworld-illegal-no-leader = { demonworld-part-troop } { demonworld-part-has } no leader and nobody in command: the die has given order { demonworld-part-order }
demonworld-illegal-order-twice = order { demonworld-part-order } lies there already; each marker must differ
demonworld-illegal-no-such-marker = order { demonworld-part-order } is not among the markers of the unit
demonworld-illegal-already-moved = { demonworld-part-troop } { demonworld-part-has } moved this turn
demonworld-illegal-other-order = { demonworld-part-troop } { demonworld-part-has } another order and cannot move in this step
demonworld-illegal-in-melee = { demonworld-part-troop } { demonworld-part-is } in melee
demonworld-illegal-routing = { demonworld-part-troop } { demonworld-part-is } routing
demonworld-illegal-hex-taken = { $hex } is taken
demonworld-illegal-impassable = { $hex } is impassable from there
demonworld-illegal-too-far = that costs { $need } MP, and { $left } are left
demonworld-illegal-no-points-on-hold = on T there are no MP, only manoeuvres
demonworld-illegal-held-fast = a spell holds { demonworld-part-troop } fast: no MP this turn, only manoeuvres
demonworld-illegal-no-manoeuvre-left = all manoeuvres are used: { $used } of { $most }
demonworld-illegal-points-spent = { $spent } MP are spent; for this manoeuvre it may be { $most } at most
demonworld-illegal-disorganised = { demonworld-part-troop } { demonworld-part-is } disorganised
demonworld-illegal-not-a-column = { demonworld-part-troop } { demonworld-part-is } not in column
demonworld-illegal-column-direction = the head of the column cannot go { demonworld-part-direction } with facing { demonworld-part-facing }
demonworld-illegal-wedge-only-advances = a wedge can only advance or break up
demonworld-illegal-no-wedge = { demonworld-part-troop } { demonworld-part-is } not in wedge
demonworld-illegal-no-such-wheel = there is no wheel of { $degrees }°; 60° and 120° are possible
demonworld-illegal-no-wheel-for-this = { demonworld-part-troop } cannot wheel: only a line of four elements or more does
demonworld-illegal-wheel-order = no wheel on { demonworld-part-order }
demonworld-illegal-both-wheels = no wheel to the other side in the same turn
demonworld-illegal-wheel-edge = the wheel would cross a hedge or wall at { $hex }
demonworld-illegal-wheel-blocked = the wheel is blocked at { $hex }
demonworld-illegal-contact-forbidden = { demonworld-part-troop } may not start a melee now
demonworld-illegal-contact-order = order { demonworld-part-order } does not allow an attack; C and H do
demonworld-illegal-contact-sideways = contact is made by a step forward only
demonworld-illegal-skirmishers-do-not-attack = a unit in skirmish formation does not start a melee
demonworld-illegal-did-not-dare = { demonworld-part-troop } failed the charge test: no closer to that enemy this phase
demonworld-illegal-swap-forbidden = { demonworld-part-element } and { demonworld-part-other } cannot change places
demonworld-illegal-swap-too-steep = { demonworld-part-element } and { demonworld-part-other } stand too far apart in height ({ $levels }); neither could climb that
demonworld-illegal-too-long-step = { demonworld-part-element }: { $hex } is more than one hex away
demonworld-illegal-has-stepped = { demonworld-part-element } { demonworld-part-has } already stepped in this manoeuvre
demonworld-illegal-not-organised-yet = the free regroup must end in an organised formation
demonworld-illegal-edge-in-the-way = a hedge or wall bars the way to { $hex }
demonworld-illegal-same-facing = it already faces { demonworld-part-facing }
demonworld-illegal-no-such-facing = there is no facing { $facing }; the six are 0 (north) to 5 (west-north-west)
demonworld-illegal-no-such-sixths = turns are by 1 to 5 sixths, not by { $sixths }
demonworld-illegal-turns-by-base = { demonworld-part-element } { demonworld-part-has } a large base, which turns by pivot or spin
demonworld-illegal-not-held-before = the unit did not hold { $hex } before its losses
demonworld-illegal-in-contact = { demonworld-part-element } { demonworld-part-is } in contact with an enemy
demonworld-illegal-not-a-front-hex = { $hex } is not one of the front hexes
demonworld-illegal-stopped = it is in contact: it goes on over the enemy or ends its move
demonworld-illegal-no-ring = { demonworld-part-troop } { demonworld-part-has } no ring that could be used now
demonworld-illegal-loses-contact = contact with { demonworld-part-troop } must be kept
demonworld-illegal-out-of-reach = { $hex } is out of reach with the { $left } MP left
demonworld-illegal-cannot-join = { $why ->
     [troop] only a hero, commander or wizard joins a unit
     [enemy] { demonworld-part-troop } { demonworld-part-is } on the other side
     [kind] { demonworld-part-troop } { demonworld-part-is } no unit
     [absent] { demonworld-part-troop } { demonworld-part-is } not on the field
     [routing] { demonworld-part-troop } { demonworld-part-is } routing
     [full] { demonworld-part-troop } { demonworld-part-has } all the characters that are allowed ({ $most })
     [place] { demonworld-part-troop } { demonworld-part-is } in skirmish formation: whoever joins stands where the formation is kept, each apart from the others
     [deploy] the character finds no place beside { demonworld-part-troop }, or that is no unit of his side with room for him
     [berth] the hex is none in which the formation of { demonworld-part-troop } is kept with the character
    *[far] the character does not stand beside { demonworld-part-troop }
  }
demonworld-illegal-impetuous-host = { demonworld-part-troop } { demonworld-part-is } impetuous and can take in nobody until calm again
demonworld-illegal-cannot-leave = { demonworld-part-troop } cannot be left now
demonworld-illegal-no-such-turn = this base does not turn round { $hex } that way
demonworld-illegal-direction-forbidden = this base does not move { demonworld-part-direction }
demonworld-illegal-no-overrun = what stands at { $hex } cannot be overrun now
demonworld-illegal-must-charge = { demonworld-part-troop } { demonworld-part-is } impetuous and must go for the enemy as long as possible
demonworld-illegal-no-target = { demonworld-part-target } cannot be shot at from here
demonworld-illegal-no-such-support = { demonworld-part-element } cannot be supported
demonworld-illegal-out-of-arc = { demonworld-part-target } { demonworld-part-target-is } outside the arc
demonworld-illegal-out-of-range = { demonworld-part-target } { demonworld-part-target-is } { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    } away; the range is { $range }
demonworld-illegal-out-of-sight = { demonworld-part-target } cannot be seen: { $what ->
     [body] whoever stands at { $hex } is in the way
     [ground] the ground or its growth at { $hex } is too high
     [smoke] there is smoke at { $hex }
     [fence] a hedge or wall at { $hex } is in the way
    *[water] the water is too deep
  }
demonworld-illegal-gun-not-loaded = load points of the gun: { $load }; it needs 6
demonworld-illegal-gun-target = { $why ->
     [near] { $hex } is too near for the gun: distance { $distance }, at least { $nearest }
     [far] { $hex } is too far for the gun: distance { $distance }, at most { $farthest }
     [arc] { $hex } is outside the arc of the gun, which fires straight ahead from { $nearest } to { $farthest } hexes
    *[hidden] the gun sees neither anybody nor cover at { $hex }
  }
demonworld-illegal-no-aim-high = nothing at { $hex } can be aimed at above the heads
demonworld-illegal-no-breath = there is no breath now
demonworld-illegal-no-strike = { demonworld-part-target } cannot be struck from here
demonworld-illegal-no-support = { demonworld-part-element } cannot be supported against that target
demonworld-illegal-no-step-in = there is no place of a fallen element from which { demonworld-part-target } could be struck
demonworld-illegal-cannot-reposition = { $why ->
     [melee] { demonworld-part-element } { demonworld-part-is } not in the melee that is settled now
     [routing] { demonworld-part-element } { demonworld-part-is } routing and cannot reposition
     [gun] { demonworld-part-element } { demonworld-part-is } a gun, and guns stay where they are
     [moved] { demonworld-part-element } { demonworld-part-has } repositioned already
    *[far] { demonworld-part-element } cannot go there: contacts { $contacts }, hexes allowed { $steps }, and nobody gives up contact
  }
demonworld-illegal-spell-unknown = { demonworld-part-spell } is no spell of the wizard’s people
demonworld-illegal-spell-without-target = nobody is there whom { demonworld-part-spell } could be cast on now
demonworld-illegal-ring-too-weak = { demonworld-part-spell } has level { $level }; the ring holds spells up to level { $most }
demonworld-illegal-too-few-points = spell points: { $points }; { $need } are needed
demonworld-illegal-no-extra-in-melee = no extra points in melee
demonworld-illegal-spell-target = { $why ->
     [far] { demonworld-part-troop } { demonworld-part-is } not wholly in range of { demonworld-part-spell }: distance of the farthest element { $distance }, range { $range }
     [hidden] the wizard sees nothing of { demonworld-part-troop }
     [gone] { demonworld-part-troop } { demonworld-part-is } not on the field
     [under] { demonworld-part-troop } { demonworld-part-is } under { demonworld-part-spell } already
     [routing] { demonworld-part-troop } { demonworld-part-is } routing, and { demonworld-part-spell } would find nobody to test
     [machine] { demonworld-part-spell } is not for chariots and guns such as { demonworld-part-troop }
     [unit] { demonworld-part-spell } is for units only, not for { demonworld-part-troop }
     [morale] { demonworld-part-spell } is for units with a morale value only, not for { demonworld-part-troop }
     [impetuous] { demonworld-part-spell } is for an impetuous unit of one’s own, not for { demonworld-part-troop }
     [wounded] { demonworld-part-spell } is for wounded characters, giants and dragons, not for { demonworld-part-troop }
     [large] { demonworld-part-spell } is for large elements and characters, not for { demonworld-part-troop }
    *[hex] { demonworld-part-spell } is aimed at a hex, not at { demonworld-part-troop }
  }
demonworld-illegal-spell-hex = { $why ->
     [card] { demonworld-part-spell } is cast on a troop, not at { $hex }
     [far] { $hex } is too far: distance { $distance }, range of { demonworld-part-spell } { $range }
     [nobody] { demonworld-part-spell } needs an enemy at { $hex }
     [idle] { demonworld-part-spell } would do nothing at { $hex }: no enemy on it or beside it, and it cannot burn
    *[hidden] the wizard sees neither { $hex } nor anybody there
  }
demonworld-illegal-cannot-burn = { $hex } cannot be set alight
demonworld-illegal-may-not-ignite = { demonworld-part-element } may not start a fire now
demonworld-illegal-not-offered = this is not possible now ({ $action }); the list shows what is

## Questions

demonworld-ask-side = On which side do you deploy?
demonworld-ask-send = Does this card march to a flank?
demonworld-ask-deploy-front = How wide is the front?
demonworld-ask-deploy-look = Where does it look?
demonworld-ask-deploy-place = Where does it stand?
demonworld-ask-work = Nothing is asked of you.
demonworld-ask-deploy = How wide, and where, do you deploy?
demonworld-ask-command = Which unit does the commander take over?
demonworld-ask-mark = Which order?
demonworld-ask-keep = Which marker do you keep?
demonworld-ask-sign = Do you spur the unit on or hold it back?
demonworld-ask-announce = Which spell?
demonworld-ask-announce-target = On whom is it cast?
demonworld-ask-announce-points = With how many extra points?
demonworld-ask-shoot = At whom does this element shoot?
demonworld-ask-mend = Which element closes the ranks?
demonworld-ask-run-along = How far does he run along?
demonworld-ask-escape = Where does the element flee from the fire?
demonworld-ask-precedence = Do you move first or second?
demonworld-ask-turns = Which troop moves now?
demonworld-ask-move = What does the troop do?
demonworld-ask-answer = How does the contacted troop answer?
demonworld-ask-follow = Which element goes on to the enemy?
demonworld-ask-react = Does this element shoot before it is overrun?
demonworld-ask-aspects = Where do your independents look?
demonworld-ask-ignite = Do you start a fire?
demonworld-ask-blows = Whom does this element strike?
demonworld-ask-second = Whom does the second attack strike?
demonworld-ask-break-off = Does the flyer break off?
demonworld-ask-engrave = Which spell does the ring hold?
demonworld-ask-potion = Is the healing potion drunk now?
demonworld-ask-contact = You could attack from here: is there contact?
demonworld-ask-flame = Do the archers light their arrows?
demonworld-ask-fly-off = Where does the flyer that broke off come down?
demonworld-ask-order = Do you reposition first or second?
demonworld-ask-reposition = Which element repositions?
demonworld-ask-rally = Does the unit try to rally?
demonworld-ask-stray = What becomes of the stray?

## Rolls

demonworld-roll-announcement = Who announces first
demonworld-roll-behind-wall = Wall or who stands behind it
demonworld-roll-breach = Attack on the wall
demonworld-roll-burst = Who is hurt by the failed spell
demonworld-roll-by-hand = Starting a fire
demonworld-roll-flaming-arrows = Flaming arrows
demonworld-roll-either-hex = Left or right hex
demonworld-roll-scorch = Fire lit by the breath
demonworld-roll-spell-area = Attack of the spell
demonworld-roll-spell-bolt = Attack of the spell
demonworld-roll-spell-clash = Contradicting spells
demonworld-roll-wind-direction = First direction of the wind
demonworld-roll-wind-speed = First speed of the wind
demonworld-roll-scout = Who scouts better
demonworld-roll-arrival = Arrival from the flank
demonworld-roll-hidden = Hidden
demonworld-roll-frenzy = Order of the impetuous
demonworld-roll-morale = Morale test
demonworld-roll-spread = Spread of fire
demonworld-roll-gun = Malfunction and drift
demonworld-roll-drift = Direction of the drift
demonworld-roll-missile = Attack of the missile
demonworld-roll-lot = Random order
demonworld-roll-obedience = Obedience test
demonworld-roll-overrun = Overrun
demonworld-roll-shot = Shot
demonworld-roll-stray = Shot into a melee
demonworld-roll-compass = Direction on the compass
demonworld-roll-breath = Breath
demonworld-roll-blow = Blow
demonworld-roll-cast = Casting
demonworld-roll-critical = Critical failure
demonworld-roll-wind = Wind
demonworld-roll-precedence = Who goes first

## Reasons

demonworld-reason-range = the value goes from { $min } to { $max }; given: { $value }
demonworld-reason-missing = there is no “{ $value }”
demonworld-reason-level = { $card } needs the chapter “{ demonworld-part-chapter }”, which this level leaves out
demonworld-note-left-out = { $card } stays at home: it needs the chapter “{ demonworld-part-chapter }”, which this level leaves out.
demonworld-note-called-up = { $card } takes the field for those who stay at home.
demonworld-note-army-short = { $at ->
        [south_list] The list of the south
       *[north_list] The list of the north
    } costs { $value } of { $max } points: { $missing } are left unspent, more than the lead that wins the battle.
demonworld-reason-battle = { $card } needs the chapter “{ demonworld-part-chapter }”, which this battle leaves out
demonworld-reason-no-army = for “{ $value }” there is no ready army of so many points ({ $points }); write a list of your own
demonworld-reason-list-missing = a list of your own is wanted, but “{ $key }” is empty
demonworld-reason-list-unused = a list is given, but “{ $key }” is set to “{ $value }”; set it to “own” or leave the list out
demonworld-reason-army-card = there is no card “{ $value }”; cards: { $allowed }
demonworld-reason-army-item = there is no item “{ $value }”; items: { $allowed }
demonworld-reason-army-empty = the list is empty
demonworld-reason-army-points = points of the list: { $value }, and { $max } are the most
demonworld-reason-army-cards = cards fielded: { $value }, and { $max } are the most
demonworld-reason-army-elements = elements fielded: { $value }, and { $max } are the most
demonworld-reason-army-people = { $card } is not of the people of the list: { demonworld-part-people }
demonworld-reason-army-copies = { $card } is fielded { $value ->
        [one] { $value } time
       *[other] { $value } times
    }; allowed: { $max }
demonworld-reason-army-commander = somebody must command; stars: { $min } at least, the best has { $value }
demonworld-reason-army-share = { demonworld-part-group }: { $value }; points allowed are { $min } to { $max }
demonworld-reason-army-one-of = only one of these groups is allowed: { demonworld-part-groups }
demonworld-reason-item-people = “{ demonworld-part-item }” is only for: { demonworld-part-people }
demonworld-reason-item-carrier = “{ demonworld-part-item }” is only for: { demonworld-part-bearer }
demonworld-reason-item-needs = “{ demonworld-part-item }” needs in the unit: { demonworld-part-bearer }
demonworld-reason-item-slot = “{ demonworld-part-item }” is one thing too many in the same hands; allowed: { $allowed }
demonworld-reason-item-twice = “{ demonworld-part-item }” is there only once in an army
demonworld-reason-no-flanks = flank marches need level “advanced” and battle “pitched-2000”; chosen are “{ $level }” and “{ $value }”
demonworld-reason-no-room = the zone has no room for { $value }
demonworld-reason-content-modifier = { common-content-place }: “{ $value }” is no modifier; write a number as in -2, ±1, +stars, ±stars, difference, -lost or nothing
demonworld-reason-content-grow = { common-content-place }: the ranges do not grow; each is longer than the one before
demonworld-reason-content-kind-fits = { common-content-place }: “{ $value }” does not fit a card of the kind { $kind }; look at a card of this kind in the shipped files
demonworld-reason-content-manoeuvres = { common-content-place }: units have manoeuvres, others have none
demonworld-reason-content-hold = { common-content-place }: units have no points on T, all others have
demonworld-reason-content-charge = { common-content-place }: guns have no points on C, all others have
demonworld-reason-content-gun = { common-content-place }: guns fire, others do not; a card of the kind artillery has this table, no other has it
demonworld-reason-content-chariot = { common-content-place }: chariots are drawn, others are not; a card of the kind chariot has this table, no other has it
demonworld-reason-content-front = { common-content-place }: this key and the hook front-hex-armour in “special” belong together; write both or none
demonworld-reason-content-wizard = { common-content-place }: “{ $value }” does not fit; wizards have a level from 1 on, others have none
demonworld-reason-content-roles = { common-content-place }: “{ $value }” are more special figures than the unit has elements
demonworld-reason-content-roles-twice = { common-content-place }: “{ $value }”: each special figure stands once
demonworld-reason-content-zone = { common-content-place }: “{ $value }” is for another base; a standard base takes a weapon of the zone standard-front
demonworld-reason-content-splash = { common-content-place }: only projectiles that splash have this key, and they need it
demonworld-reason-content-paragraph = { common-content-place }: “{ $paragraph }” is no paragraph of the rules; write one of theirs
demonworld-reason-content-army-points = { common-content-place }: “{ $value }” does not fit; the cards and items of the army cost { $sum }
demonworld-reason-content-people = { common-content-place }: “{ $value }” is of another people; the army is of { $people }
demonworld-reason-content-depth = { common-content-place }: “{ $value }” does not fit; water has a depth from 1 on, other ground has none
demonworld-reason-content-width = { common-content-place }: hexes here: { $count }; a map has 8 to 64 rows and as many columns
demonworld-reason-content-hexes = { common-content-place }: hexes here: { $count }; there have to be { $right }, as in the first row
demonworld-reason-content-level = { common-content-place }: this is no level; a level is a digit from 0 to { $max }
demonworld-reason-content-neighbours = { common-content-place }: “{ $value }”: { $next } is not beside it on the map; write two neighbours
demonworld-reason-content-edges = { common-content-place }: two features stand on one side; one has its place there
demonworld-reason-content-objective = { common-content-place }: “{ $value }” cannot be entered or is off the map; an objective can be reached
demonworld-reason-content-zone-rows = { common-content-place }: “{ $value }” does not fit; a zone is its first and its last row, from 0 to { $max }
demonworld-reason-content-zones = { common-content-place }: “{ $value }”: the first zone lies in the south, the second in the north, without a common row
demonworld-reason-unsound = this position cannot occur in a game: { $value }

## Limits kept

demonworld-kept-army-points = points: { $value } of at most { $max }
demonworld-kept-army-copies = no unit more than { $max } times, no character more than once
demonworld-kept-army-commander = stars of the best commander: { $value }; { $min } are needed
demonworld-kept-army-share = { demonworld-part-group }: { $value }; points allowed are { $min } to { $max }
demonworld-kept-army-one-of = at most one of these groups: { demonworld-part-groups }

## Options

demonworld-option-seats = Players
    .help = Always two.
demonworld-option-scenario = Battle
    .help = Map, length, points and ready armies.
demonworld-option-scenario-first-clash = First clash
    .help = Three units a side on a small map, five turns: the way to learn.
demonworld-option-scenario-pitched-1000 = Pitched battle, 1000 points
    .help = Heroes, a giant and a chariot; seven turns and two objectives.
demonworld-option-scenario-pitched-2000 = Pitched battle, 2000 points
    .help = Everything there is: dragon, catapult, wizards, fire.
demonworld-option-level = Rules
    .help = Which chapters are played.
demonworld-option-level-basic = Basic
    .help = Units only: orders, movement, shooting, melee, losses and rout. Ready armies leave the rest at home and call up other units.
demonworld-option-level-intermediate = Intermediate
    .help = With formations, obedience, characters, large elements, artillery and magic. Ready armies leave flyers at home and call up other cards.
demonworld-option-level-advanced = Advanced
    .help = With flyers, wind and fire, and flank marches.
demonworld-option-south = Army in the south
    .help = The army of the first player.
demonworld-option-north = Army in the north
    .help = The army of the second player.
demonworld-option-south-scenario = As the battle says
demonworld-option-south-empire = Empire
demonworld-option-south-orcs = Orcs
demonworld-option-south-elves = Elves
demonworld-option-north-scenario = As the battle says
demonworld-option-north-empire = Empire
demonworld-option-north-orcs = Orcs
demonworld-option-north-elves = Elves
demonworld-option-north-own = Own list
demonworld-option-south-own = Own list
demonworld-option-south_list = List of the south
    .help = Cards and items, for example E01 E03+standard-of-victory. A ready army may stand there by its id: orcs-1000.
demonworld-option-north_list = List of the north
    .help = Cards and items, for example O01 O04+war-banner. A ready army may stand there by its id: orcs-1000.
demonworld-option-limits = Limits of own lists
    .help = How strictly own lists are judged.
demonworld-option-limits-free = Free
    .help = Points, people and items.
demonworld-option-limits-full = Full
    .help = Also a commander, no card too often, and shares of the groups.
demonworld-option-scouting = Scouting
    .help = The better scout chooses its side; who is outscouted twice over deploys first, in the open.
demonworld-option-flank_march = Flank marches
    .help = Up to a third of an army may arrive from a side edge, from the second turn on.
demonworld-option-blind_declarations = Blind declarations
    .help = Shots may be declared at enemies in arc and range that nobody sees; such a shot is lost.

## Actions

demonworld-action-south = Take the south
demonworld-action-north = Take the north
demonworld-action-west = To the west edge
demonworld-action-east = To the east edge
demonworld-action-front = { $width ->
        [one] Front of { $width } element
       *[other] Front of { $width } elements
    }
demonworld-action-look = Looking { $facing }{ $side ->
        [ahead] , towards the enemy
        [aslant] , aslant towards the enemy
        [askew] , half turned away from the enemy
        [away] , with the back to the enemy
       *[none] {""}
    }
demonworld-action-place = Place at { $hex }
demonworld-action-high = High in the sky
demonworld-action-allot = Command { $troop }
demonworld-action-order = Order { $order }
demonworld-action-stay-up = Stay up
demonworld-action-keep = Keep { $order }
demonworld-action-urge = Spur on
demonworld-action-curb = Hold back
demonworld-action-cast = { $spell }, level { $level }: { $effect }
demonworld-action-no-spell = No spell
demonworld-action-enchant = On { $troop }
demonworld-action-strike-hex = At { $hex }
demonworld-action-spend = { $points ->
        [0] No extra points
        [one] { $points } extra point
       *[other] { $points } extra points
    }
demonworld-action-fire = Shoot at { $target }
demonworld-action-back = Support { $element }
demonworld-action-breathe = { $cone ->
        [0] Breathe to the front
        [1] Breathe to the front left
       *[2] Breathe to the front right
    }
demonworld-action-shell = { $high ->
        [yes] Aim high at { $hex }
       *[no] Bombard { $hex }
    }
demonworld-action-strike = Strike { $target }
demonworld-action-cease = Do nothing
demonworld-action-step-in = Step in and strike { $target }
demonworld-action-go-first = Go first
demonworld-action-go-second = Go second
demonworld-action-march = Move { $troop }
demonworld-action-assault = Attack { $troop }
demonworld-action-approach = Approach { $troop }
demonworld-action-seize = Hold { $hex }
demonworld-action-retire = Fall back
demonworld-action-face-foe = Face the nearest enemy
demonworld-action-close-up = Close with the enemy
demonworld-action-swoop = Fly at { $troop } and attack
demonworld-action-fly-near = Fly near { $troop }
demonworld-action-fly-to = Fly to { $hex } and hold it
demonworld-action-advance = Advance { $hand }
demonworld-action-lead = Lead the column { $direction }, facing { $facing }
demonworld-action-shift = Shift { $direction }
demonworld-action-wheel = Wheel { $hand } by { $angle }
demonworld-action-turn = Turn all by { $angle } to the right
demonworld-action-turn-some = Turn single elements
demonworld-action-regroup = Regroup
demonworld-action-swap = Swap { $element } and { $other }
demonworld-action-break-up = Break up the wedge
demonworld-action-stride = Step { $direction }
demonworld-action-pivot = Turn { $hand } round { $hex }
demonworld-action-spin = Turn { $hand } on the spot
demonworld-action-fly = Fly low
demonworld-action-land = Land at { $hex }
demonworld-action-choose = Choose { $element }
demonworld-action-step = { CAP($element) } to { $hex }
demonworld-action-walk = { CAP($element) } to { $hex }
demonworld-action-face = { CAP($element) }: face { $facing }
demonworld-action-join = Join { $troop }
demonworld-action-leave = Leave the unit
demonworld-action-by-points = Go on by MP
demonworld-action-by-drill = Go on by manoeuvres
demonworld-action-flaming = Announce flaming arrows
demonworld-action-ignite = { CAP($element) }: set fire to { $hex }
demonworld-action-break-off = Break off
demonworld-action-use-ring = Cast the spell in the ring
demonworld-action-drink = Drink the healing potion
demonworld-action-engage = Contact: attack { $troop }
demonworld-action-rally = Try to rally
demonworld-action-remove = Give up the stray
demonworld-action-recall = Call the stray back
demonworld-action-decline = Rather not
demonworld-action-done = Done
demonworld-action-pass = Pass

## Text

demonworld-text-turn = Turn { $turn } of { $last }: { $phase }
demonworld-text-deploying = The armies are being deployed.
demonworld-text-over = The battle is over.
demonworld-text-asking = { $name }: { $question }
demonworld-text-asking-spell = { $name }, { $spell }: { $question }
demonworld-text-about = Now: { $letter } { $name }
demonworld-text-about-element = Now: { $letter } { $name } at { $hex }
demonworld-text-map-key = 1 to 9 height, : difficult ground, ~ water, # wood, rocks, walls and the like, * objective; capitals stand in the south. Hex 0713 is column 7, row 13.
demonworld-text-side = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
demonworld-text-hit-points = { $left ->
    [one] 1 hit point
   *[other] { $left } hit points
}
demonworld-text-troop = { $melee ->
        [yes] { $letter } { $name } ×{ $count }: { $order }, { $shape }, { $mood }, in melee
        [high] { $letter } { $name } ×{ $count }: { $order }, { $mood }, high above the field
       *[no] { $letter } { $name } ×{ $count }: { $order }, { $shape }, { $mood }
    }
demonworld-text-won = { $seat } wins with a lead of { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }; { $margin } were needed.
demonworld-text-drawn = { $lead ->
        [0] Nobody wins: both sides have equally many points, and a lead of { $margin } is needed.
        [one] Nobody wins: { $seat } leads by { $lead } point, a lead of { $margin } is needed, and { $missing } are missing.
       *[other] Nobody wins: { $seat } leads by { $lead } points, a lead of { $margin } is needed, and { $missing ->
            [one] { $missing } is missing
           *[other] { $missing } are missing
        }.
    }
demonworld-text-sheet = { $seat }: losses { $losses }, routing { $routing }, items { $items }, objectives { $objectives }, in all { $total }

## Hexes in words

demonworld-cell-ground = { $hex }, { $terrain }.
demonworld-cell-high-ground = { $hex }, { $terrain }, height { $level }.
demonworld-cell-edge = { $edge } on the { $direction } side.
demonworld-cell-objective = Objective ({ $points }), held by nobody.
demonworld-cell-objective-held = Objective ({ $points }), held by { $seat }.
demonworld-cell-fire = It burns; { $turns ->
        [one] burnt out at the start of the next turn
       *[other] burnt out in { $turns } turns
    }.
demonworld-cell-shut = Shut in by fires: full of smoke, nobody can enter.
demonworld-cell-burnt = Burnt ground.
demonworld-cell-remains = Remains of a monster.
demonworld-cell-element = { $card } of { $seat }, facing { $facing }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
}
demonworld-cell-melee = in melee
demonworld-cell-sentence = { $parts }.
demonworld-insight-front = Front: { $hexes }.
demonworld-insight-flank = Flanks: { $hexes }.
demonworld-insight-rear = Rear: { $hexes }.
demonworld-insight-reach = { $hex } costs { $cost ->
    [one] 1 movement point
   *[other] { $cost } movement points
}.
demonworld-insight-no-reach = { $hex } is out of reach without a manoeuvre.
demonworld-insight-sight = From { $from }, the segments seen at { $hex } are { $seen } of { $size }.
demonworld-insight-no-sight = From { $from } nothing is seen at { $hex }.
demonworld-insight-hidden = { $what ->
    [body] Whoever stands at { $hex } is in the way.
    [ground] The ground or its growth at { $hex } is in the way.
    [smoke] There is smoke at { $hex }.
   *[fence] A hedge or wall at { $hex } is in the way.
}
demonworld-insight-in-range = Distance { $distance }, range { $range }.
demonworld-insight-out-of-range = Distance { $distance }: too far, the range is { $range }.
demonworld-insight-out-of-arc = Outside the arc of the shooter.
demonworld-insight-needed = { $needed } or less on a D20 hits{ demonworld-part-weapon }, { demonworld-part-support }.
demonworld-insight-test = { $test ->
        [obedience] { $choice ->
            [urge] If spurred on
           *[curb] If held back
        }: { $ways ->
            [0] no face of the D6 keeps it in hand
            [6] every face of the D6 keeps it in hand
           *[other] { $ways } or less on a D6 keeps it in hand
        }.
       *[other] { demonworld-part-test-begin }: { $ways ->
            [6] every face of the D6 passes
            [1] only a 6 passes
           *[other] { $least } or more on a D6 passes
        }.
    }
demonworld-insight-test-open = Then you choose the sign of the commander, which is not counted yet.
demonworld-insight-test-value = { $test ->
        [obedience] Die and parts must stay below { $needed }: { $parts }.
       *[other] Die and parts must reach { $needed }: { $parts }. A 6 always passes.
    }
demonworld-part-test-begin = { $test ->
        [charge] Charge test before contact
       *[rally] Rally test
    }
demonworld-part-weapon = { $weapon ->
        [none] {""}
       *[other] {" "}({ $weapon })
    }
demonworld-part-support = { $support ->
        [0] no support announced yet
       *[other] { $support } in support
    }
demonworld-prospect-hit = { $needed } or less hits{ demonworld-part-weapon }, { demonworld-part-support }: { $parts }
demonworld-prospect-test = { $test ->
        [obedience] stays in hand if die and parts stay below { $needed }: { $parts }
       *[rally] rallies if die and parts reach { $needed }, or on a 6: { $parts }
    }

## Hints

demonworld-heuristic-losses = It costs the enemy more troops, or spares you some.
demonworld-heuristic-routing = It puts enemies to flight, or keeps your own troops from it.
demonworld-heuristic-objectives = It wins or keeps an objective.
demonworld-heuristic-hopes = It leaves you nearer to an objective than the enemy.
demonworld-heuristic-threat = It threatens more of the enemy with your shots and blows, or leaves less of your own open to his.
demonworld-heuristic-formation = It keeps your units in formation, or breaks up those of the enemy.
demonworld-heuristic-contact = It brings a unit of yours into contact: it fights in this turn’s melee.
demonworld-heuristic-range = It has an enemy within range of your shooters.
demonworld-heuristic-closer = It takes your troops nearer to the enemy.
demonworld-heuristic-shoots = An enemy is in range, or nearly: with this order the unit can shoot at him.
demonworld-heuristic-attacks = An enemy is within reach: with this order the unit can attack him.
demonworld-heuristic-advances = No enemy is within reach yet: with this order the unit moves farthest.
demonworld-heuristic-braces = The enemy is upon the unit: with this order it stands fast and strikes early.
demonworld-heuristic-hit = It is likelier to hit than the other choices, by { $percent } in a hundred.

## Reports

demonworld-label-army = Army
demonworld-label-army-empire = { demonworld-name-faction-empire }
demonworld-label-army-orcs = { demonworld-name-faction-orcs }
demonworld-label-army-elves = { demonworld-name-faction-elves }
demonworld-label-army-north = { demonworld-name-faction-north }
demonworld-label-army-goblins = { demonworld-name-faction-goblins }
demonworld-label-army-tribes = { demonworld-name-faction-tribes }
demonworld-label-army-dwarves = { demonworld-name-faction-dwarves }
demonworld-label-side = Side of the field
demonworld-label-side-south = South
demonworld-label-side-north = North
demonworld-label-turns = Turns played

## The army builder

demonworld-malformed-lists = The lists cannot be read at { $at }: { $problem }.
demonworld-lists-refused =
    { $count ->
        [one] The lists are refused: { $first }
       *[other] The lists are refused for { $count } reasons, the first: { $first }
    }
