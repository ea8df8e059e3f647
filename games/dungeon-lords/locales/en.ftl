### Dungeon Lords: names, sentences of the log, questions, refusals and labels.
### In sentences of the log and in refusals things arrive as ids, in labels and in the table as text they arrive as names.

## Title

dungeon-lords-title = Dungeon Lords
dungeon-lords-tagline = Dig, hire, and keep the heroes out.
dungeon-lords-pitch = Dig a dungeon, hire monsters and set traps, and do not be so evil that the paladin hears of it: each year ends with heroes at your door.
dungeon-lords-length = 90 to 150 minutes
dungeon-lords-level-imp = Imp

## Names

# The fields that mean one of these.
dungeon-lords-nouns = card eater item monster order place room special target tile title trap who
dungeon-lords-name-get-food = Get food
dungeon-lords-name-improve-reputation = Improve reputation
dungeon-lords-name-dig-tunnels = Dig tunnels
dungeon-lords-name-mine-gold = Mine gold
dungeon-lords-name-recruit-imps = Recruit imps
dungeon-lords-name-buy-traps = Buy traps
dungeon-lords-name-hire-monster = Hire monster
dungeon-lords-name-build-room = Build room
dungeon-lords-name-goblin = Goblin
    .article = the goblin
dungeon-lords-name-slime = Slime
    .article = the slime
dungeon-lords-name-ghost = Ghost
    .article = the ghost
dungeon-lords-name-troll = Troll
    .article = the troll
dungeon-lords-name-witch = Witch
    .article = the witch
dungeon-lords-name-vampire = Vampire
    .article = the vampire
dungeon-lords-name-golem = Golem
    .article = the golem
dungeon-lords-name-dragon = Dragon
    .article = the dragon
dungeon-lords-name-demon = Demon
    .article = the demon
dungeon-lords-many-goblin = goblins
dungeon-lords-many-slime = slimes
dungeon-lords-many-ghost = ghosts
dungeon-lords-many-troll = trolls
dungeon-lords-many-witch = witches
dungeon-lords-many-vampire = vampires
dungeon-lords-many-golem = golems
dungeon-lords-many-dragon = dragons
dungeon-lords-many-demon = demons
dungeon-lords-name-rolling-stone = Rolling stone
    .article = the rolling stone
dungeon-lords-name-pendulum = Pendulum
    .article = the pendulum
dungeon-lords-name-trap-door = Trap door
    .article = the trap door
dungeon-lords-name-poisoned-dart = Poisoned dart
    .article = the poisoned dart
dungeon-lords-name-anti-magic-dart = Anti-magic dart
    .article = the anti-magic dart
dungeon-lords-name-wall-of-fire = Wall of fire
    .article = the wall of fire
dungeon-lords-name-cursed-ring = Cursed ring
    .article = the cursed ring
dungeon-lords-name-kamikaze-imp = Kamikaze imp
    .article = the kamikaze imp
dungeon-lords-name-poisoned-meal = Poisoned meal
    .article = the poisoned meal
dungeon-lords-name-hatchery = Hatchery
    .article = the hatchery
dungeon-lords-name-mushroom-bed = Mushroom bed
    .article = the mushroom bed
dungeon-lords-name-souvenir-shop = Souvenir shop
    .article = the souvenir shop
dungeon-lords-name-mint = Mint
    .article = the mint
dungeon-lords-name-workshop = Workshop
    .article = the workshop
dungeon-lords-name-tool-shed = Tool shed
    .article = the tool shed
dungeon-lords-name-printing-press = Printing press
    .article = the printing press
dungeon-lords-name-magic-room = Magic room
    .article = the magic room
dungeon-lords-name-training-room = Training room
    .article = the training room
dungeon-lords-name-dark-room = Dark room
    .article = the dark room
dungeon-lords-name-labyrinth = Labyrinth
    .article = the labyrinth
dungeon-lords-name-anti-magic-room = Anti-magic room
    .article = the anti-magic room
dungeon-lords-name-cafeteria = Cafeteria
    .article = the cafeteria
dungeon-lords-name-chapel = Chapel
    .article = the chapel
dungeon-lords-name-pandemonium = Pandemonium
    .article = the pandemonium
dungeon-lords-name-hall-of-fame = Hall of fame
    .article = the hall of fame
dungeon-lords-name-y1-fireball = Fireball
dungeon-lords-name-y1-detect-treasure = Detect treasure
dungeon-lords-name-y1-detect-evil = Detect evil
dungeon-lords-name-y1-fist-of-justice = Fist of justice
dungeon-lords-name-y1-magic-shield = Magic shield
dungeon-lords-the-y1-magic-shield = the magic shield
dungeon-lords-name-y1-invisibility = Invisibility
dungeon-lords-name-y1-suggestion = Suggestion
dungeon-lords-name-y1-word-of-peace = Word of peace
dungeon-lords-name-y1-mend = Mend
dungeon-lords-name-y2-illusion = Illusion
dungeon-lords-name-y2-create-food = Create food
dungeon-lords-name-y2-regeneration = Regeneration
dungeon-lords-name-y2-blind-rage = Blind rage
dungeon-lords-name-y2-aura-of-fear = Aura of fear
dungeon-lords-name-y2-metamorphosis = Metamorphosis
dungeon-lords-name-y2-dimensional-gate = Dimensional gate
dungeon-lords-name-y2-great-fireball = Great fireball
dungeon-lords-name-y2-scrying = Scrying
dungeon-lords-name-taxes = Taxes
dungeon-lords-name-pay-day = Pay day
dungeon-lords-name-special-event = Special event
dungeon-lords-name-blank-event = Quiet season
dungeon-lords-name-witch-hunt = Witch hunt
dungeon-lords-name-monster-strike = Monster strike
dungeon-lords-name-robbery = Robbery
dungeon-lords-name-rats = Rats
dungeon-lords-name-extra-tax = Extra tax
dungeon-lords-name-imp-flu = Imp flu
dungeon-lords-name-impatient-heroes = Impatient heroes
dungeon-lords-name-rumours = Rumours
dungeon-lords-name-charity-drive = Charity drive
dungeon-lords-name-magic-wand = Magic wand
    .article = the magic wand
dungeon-lords-name-amulet-of-perseverance = Amulet of perseverance
    .article = the amulet of perseverance
dungeon-lords-name-healing-potion = Healing potion
    .article = the healing potion
dungeon-lords-name-four-leaf-clover = Four-leaf clover
    .article = the four-leaf clover
dungeon-lords-name-blank = Blank token
    .article = the blank token
dungeon-lords-name-warrior = Warrior
dungeon-lords-name-thief = Thief
dungeon-lords-name-priest = Priest
dungeon-lords-name-wizard = Wizard
dungeon-lords-name-blue = Blue
dungeon-lords-name-red = Red
dungeon-lords-name-green = Green
dungeon-lords-name-yellow = Yellow
dungeon-lords-name-gold = Gold
dungeon-lords-name-food = Food
dungeon-lords-name-imp = Imp
dungeon-lords-name-evil = Evil
dungeon-lords-name-trap = Trap
dungeon-lords-name-monster = Monster
dungeon-lords-name-dark-deeds = Lord of dark deeds
dungeon-lords-name-halls = Lord of halls
dungeon-lords-name-tunnels = Lord of tunnels
dungeon-lords-name-monsters = Lord of monsters
dungeon-lords-name-imps = Lord of imps
dungeon-lords-name-riches = Lord of riches
dungeon-lords-name-battle = Lord of battle
dungeon-lords-name-y1-warrior-1 = Warrior Odo
    .article = the warrior Odo
dungeon-lords-name-y1-warrior-2 = Warrior Brand
    .article = the warrior Brand
dungeon-lords-name-y1-warrior-3 = Warrior Wulf
    .article = the warrior Wulf
dungeon-lords-name-y1-warrior-4 = Warrior Hagen
    .article = the warrior Hagen
dungeon-lords-name-y1-thief-1 = Thief Pip
    .article = the thief Pip
dungeon-lords-name-y1-thief-2 = Thief Fitch
    .article = the thief Fitch
dungeon-lords-name-y1-thief-3 = Thief Corvin
    .article = the thief Corvin
dungeon-lords-name-y1-thief-4 = Thief Silas
    .article = the thief Silas
dungeon-lords-name-y1-priest-1 = Priest Anselm
    .article = the priest Anselm
dungeon-lords-name-y1-priest-2 = Priest Bede
    .article = the priest Bede
dungeon-lords-name-y1-priest-3 = Priest Clement
    .article = the priest Clement
dungeon-lords-name-y1-priest-4 = Priest Dunstan
    .article = the priest Dunstan
dungeon-lords-name-y1-wizard-1 = Wizard Alban
    .article = the wizard Alban
dungeon-lords-name-y1-wizard-2 = Wizard Merrick
    .article = the wizard Merrick
dungeon-lords-name-y1-wizard-3 = Wizard Zeno
    .article = the wizard Zeno
dungeon-lords-name-y1-wizard-4 = Wizard Quill
    .article = the wizard Quill
dungeon-lords-name-y2-warrior-1 = Warrior Roland
    .article = the warrior Roland
dungeon-lords-name-y2-warrior-2 = Warrior Sigurd
    .article = the warrior Sigurd
dungeon-lords-name-y2-warrior-3 = Warrior Torvald
    .article = the warrior Torvald
dungeon-lords-name-y2-warrior-4 = Warrior Magnus
    .article = the warrior Magnus
dungeon-lords-name-y2-thief-1 = Thief Finch
    .article = the thief Finch
dungeon-lords-name-y2-thief-2 = Thief Rook
    .article = the thief Rook
dungeon-lords-name-y2-thief-3 = Thief Sly
    .article = the thief Sly
dungeon-lords-name-y2-thief-4 = Thief Dirk
    .article = the thief Dirk
dungeon-lords-name-y2-priest-1 = Priest Ambrose
    .article = the priest Ambrose
dungeon-lords-name-y2-priest-2 = Priest Benedict
    .article = the priest Benedict
dungeon-lords-name-y2-priest-3 = Priest Cyril
    .article = the priest Cyril
dungeon-lords-name-y2-priest-4 = Priest Leander
    .article = the priest Leander
dungeon-lords-name-y2-wizard-1 = Wizard Ignatius
    .article = the wizard Ignatius
dungeon-lords-name-y2-wizard-2 = Wizard Theodor
    .article = the wizard Theodor
dungeon-lords-name-y2-wizard-3 = Wizard Balthasar
    .article = the wizard Balthasar
dungeon-lords-name-y2-wizard-4 = Wizard Melchior
    .article = the wizard Melchior
dungeon-lords-name-paladin-1 = Paladin of year 1
    .article = the paladin
dungeon-lords-name-paladin-2 = Paladin of year 2
    .article = the paladin
dungeon-lords-name-illusion = Illusion
    .article = the illusion

## Parts of sentences, filled by the arguments of the sentence that holds them

dungeon-lords-part-trap = { $trap ->
        [hidden] a hidden trap
       *[other] { THE($trap) }
    }
dungeon-lords-part-place = { $place ->
        [tunnel] a tunnel
       *[other] { THE($place) }
    }
dungeon-lords-part-token = the { dungeon-lords-part-colour } { BARE($item) }
    .start = The { dungeon-lords-part-colour } { BARE($item) }
dungeon-lords-part-order = “{ $order }”
dungeon-lords-part-card = “{ $card }”
dungeon-lords-part-tile = “{ $tile }”
dungeon-lords-part-special = “{ $special }”
dungeon-lords-part-title = “{ $title }”
dungeon-lords-part-colour = { $colour ->
        [blue] blue
        [red] red
        [green] green
        [yellow] yellow
       *[other] { $colour }
    }
dungeon-lords-part-score = { $line ->
        [monster] Monsters and { dungeon-lords-many-ghost }
        [room] Rooms
        [prisoner] Prisoners
        [paladin] Captured paladins
        [item-basic] Captured items
        [conquered-tile] Conquered tiles
        [letter] Unpaid taxes
        [cafeteria] { dungeon-lords-name-cafeteria }: { dungeon-lords-many-goblin }, { dungeon-lords-many-slime }, { dungeon-lords-many-troll } and { dungeon-lords-many-witch }
        [chapel] { dungeon-lords-name-chapel }: { dungeon-lords-many-ghost } and { dungeon-lords-many-vampire }
        [pandemonium] { dungeon-lords-name-pandemonium }: { dungeon-lords-many-golem }, { dungeon-lords-many-dragon } and { dungeon-lords-many-demon }
        [hall-of-fame-shared] { dungeon-lords-name-hall-of-fame }: shared titles
        [hall-of-fame-sole] { dungeon-lords-name-hall-of-fame }: titles held alone
        [title-sole] Titles held alone
        [title-shared] Shared titles
        [item-advanced] Items used by heroes
       *[other] { $line }
    }
dungeon-lords-part-season = { $season ->
        [0] winter
        [1] spring
        [2] summer
       *[3] autumn
    }
dungeon-lords-part-wave = { $wave ->
        [0] first
        [1] second
       *[2] third
    }
dungeon-lords-part-resource = { $resource ->
        [gold] gold
        [food] food
        [imp] imps
        [evil] evil
        [trap] traps
        [monster] monsters
       *[other] { $resource }
    }
dungeon-lords-part-amount = { $resource ->
        [gold] { $amount } gold
        [food] { $amount } food
        [imp] { $amount ->
            [one] { $amount } imp
           *[other] { $amount } imps
        }
        [evil] { $amount } evil
        [trap] { $amount ->
            [one] { $amount } trap card
           *[other] { $amount } trap cards
        }
        [monster] { $amount ->
            [one] { $amount } monster
           *[other] { $amount } monsters
        }
       *[other] { $amount } { $resource }
    }
dungeon-lords-part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dungeon-lords-part-imps = { $imps ->
        [0] no imp
        [one] { $imps } imp
       *[other] { $imps } imps
    }
dungeon-lords-part-space = { $space ->
        [0] I
        [1] II
       *[2] III
    }
dungeon-lords-part-step = { $step ->
        [shelve] choose the drawn order that you take back
        [sell] choose tokens for the parties of the others
        [command] choose your orders
        [third] choose the third order of the non-player
        [commit] commit a token
        [fee] pay the surcharge or stay away
        [use] use the space or leave it
        [dig] choose how many imps dig
        [mine] choose how many imps mine
        [hire] choose a monster to hire
        [build] choose a room and its place
        [tunnel] choose where to dig
        [peek] choose a combat card to look at
        [give-trap] choose a trap to give up
        [feed] choose the monster that is eaten
        [produce] activate rooms or finish
        [rotate] take orders back or finish
        [tax] choose how much tax you pay
        [pay-day] pay your creatures or let them go
        [special] settle the special event
        [plan] plan your defence
        [plan-tile] choose the tile of the battle
        [plan-trap] choose the traps
        [plan-monster] choose the monsters
        [plan-ghosts] choose the number of ghosts
        [free] choose the prisoner who is freed
        [spring] set off a trap
        [repay] pay your monsters again or take them home
        [peace] take your monsters home or take evil
        [pick] choose a monster for the spell
        [strike] choose who attacks
        [hit] choose whom the attack hits
        [work] nothing is asked of you
       *[other] { $step }
    }
dungeon-lords-part-skipped = { $why ->
        [trap] a trap prevents it
        [dart] a dart prevents it
        [attack] an attack prevents it
        [stopped] it was prevented
        [no-attack] nobody attacked
       *[other] { $why }
    }

## Events

dungeon-lords-event-started = { $seat } is the first starting player.
dungeon-lords-event-order-drawn = { $order ->
        [hidden] { $seat } draws an order from the order cards.
       *[other] { $seat } draws { dungeon-lords-part-order } from the order cards.
    }
dungeon-lords-event-order-kept = { $seat } takes one of the drawn orders back to the hand.
dungeon-lords-event-shelved = { $seat } cannot give the order { dungeon-lords-part-order } this round.
dungeon-lords-event-absent-shelved = The { dungeon-lords-part-colour } non-player sets { dungeon-lords-part-order } aside.
dungeon-lords-event-year-began = Year { $year } begins.
dungeon-lords-event-round-began = Year { $year }, { dungeon-lords-part-season }: a new round begins, { $seat } is starting player.
dungeon-lords-event-monster-shown = { CAP(A($monster)) } is looking for work.
dungeon-lords-event-room-shown = { CAP(A($room)) } is on offer.
dungeon-lords-event-adventurer-shown = { CAP(THE($who)) } is coming in { dungeon-lords-part-season }.
dungeon-lords-event-adventurer-replaced = All would be of one class: { THE($who) } is replaced.
dungeon-lords-event-event-shown = The event of { dungeon-lords-part-season } will be { dungeon-lords-part-tile }.
dungeon-lords-event-special-shown = The special event of this year is { dungeon-lords-part-special }.
dungeon-lords-event-item-sealed = { $seat } has chosen what to give to the parties of the others.
dungeon-lords-event-item-given = { $seat } gives { dungeon-lords-part-token } to the party before { $to_seat }'s dungeon.
dungeon-lords-event-item-to-absent = { $seat } gives { dungeon-lords-part-token } to a party that nobody faces: it is out of the game.
dungeon-lords-event-absent-order = The { dungeon-lords-part-wave } order of the { dungeon-lords-part-colour } non-player is { dungeon-lords-part-order }.
dungeon-lords-event-orders-sealed = { $seat } has chosen the orders.
dungeon-lords-event-order-shown = { $seat } shows the { dungeon-lords-part-wave } order: { dungeon-lords-part-order }.
dungeon-lords-event-minion-placed = { $seat } puts a minion on space { dungeon-lords-part-space } of { dungeon-lords-part-order }.
dungeon-lords-event-minion-returned = { $why ->
        [full] All spaces of { dungeon-lords-part-order } are taken: { $seat }'s minion comes back.
        [poor] { $seat } cannot pay for { dungeon-lords-part-order }: the minion comes back.
        [unwilling] { $seat } will not pay for { dungeon-lords-part-order }: the minion comes back.
        [declined] { $seat } makes no use of { dungeon-lords-part-order }: the minion comes back.
       *[impossible] { $seat } gets nothing out of { dungeon-lords-part-order }: the minion comes back.
    }
dungeon-lords-event-absent-placed = The { dungeon-lords-part-colour } non-player blocks space { dungeon-lords-part-space } of { dungeon-lords-part-order }.
dungeon-lords-event-absent-hired = The { dungeon-lords-part-colour } non-player takes { THE($monster) } away.
dungeon-lords-event-fee-paid = { $seat } pays { $gold } gold to ask for monsters first.
dungeon-lords-event-space-used = { $seat } uses space { dungeon-lords-part-space } of { dungeon-lords-part-order }.
dungeon-lords-event-paid = { $seat } pays { dungeon-lords-part-amount }.
dungeon-lords-event-gained = { $seat } gains { dungeon-lords-part-amount }.
dungeon-lords-event-lost = { $seat } loses { dungeon-lords-part-amount }.
dungeon-lords-event-evil-changed = { $why ->
        [cost] The price makes { $seat } more evil: from { $from } to { $to }.
        [forced] { $seat }'s evil changes from { $from } to { $to }.
        [lost] { $seat }'s good deeds show: evil from { $from } to { $to }.
        [dismissed] A dismissed creature talks: { $seat }'s evil goes from { $from } to { $to }.
        [spell] A spell moves { $seat }'s evil from { $from } to { $to }.
        [conquered] The heroes conquer a tile: { $seat }'s evil goes from { $from } to { $to }.
       *[freed] A prisoner is free: { $seat }'s evil goes from { $from } to { $to }.
    }
dungeon-lords-event-dug = { $seat } digs a tunnel at { $cell }.
dungeon-lords-event-mined = { $seat }'s imps mine { $gold } gold.
dungeon-lords-event-hired = { $seat } hires { A($monster) }.
dungeon-lords-event-built = { $seat } builds { THE($room) } at { $cell }.
dungeon-lords-event-peeked = { $card ->
        [hidden] { $seat } looks at the combat card of round { $round }.
       *[other] { $seat } looks at the combat card of round { $round }: { dungeon-lords-part-card }.
    }
dungeon-lords-event-trap-drawn = { $trap ->
        [hidden] { $seat } draws a trap card.
       *[other] { $seat } draws a trap card: { dungeon-lords-part-trap }.
    }
dungeon-lords-event-traps-out = The trap deck and the discards are exhausted: { $seat } draws { $missing ->
        [one] one trap
       *[other] { $missing } traps
    } fewer.
dungeon-lords-event-trap-given = { $why ->
        [cost] { $seat } gives { dungeon-lords-part-trap } in payment.
        [return] { $seat } puts { dungeon-lords-part-trap } back after buying.
       *[lost] { $seat } loses { dungeon-lords-part-trap }.
    }
dungeon-lords-event-reshuffled = The discarded traps are shuffled into a new pile.
dungeon-lords-event-eaten = { $seat } feeds { THE($monster) } to { THE($eater) }.
dungeon-lords-event-activated = { $trolls ->
        [0] { $seat } activates { THE($room) } with { dungeon-lords-part-imps }.
        [one] { $seat } activates { THE($room) } with { dungeon-lords-part-imps } and { $trolls } troll.
       *[other] { $seat } activates { THE($room) } with { dungeon-lords-part-imps } and { $trolls } trolls.
    }
dungeon-lords-event-took-back = { $seat } takes { dungeon-lords-part-order } back to the hand.
dungeon-lords-event-event-began = The event of the season: { dungeon-lords-part-tile }.
dungeon-lords-event-special-began = The special event: { dungeon-lords-part-special }.
dungeon-lords-event-taxed = { $letters ->
        [0] { $seat } owes { $due } gold and pays { $gold }.
        [one] { $seat } owes { $due } gold, pays { $gold } and gets { $letters } letter from the tax office.
       *[other] { $seat } owes { $due } gold, pays { $gold } and gets { $letters } letters from the tax office.
    }
dungeon-lords-event-unit-paid = { $seat } pays the wages of { THE($monster) }.
dungeon-lords-event-unit-left = { CAP(THE($monster)) } leaves { $seat }.
dungeon-lords-event-unit-down = { $seat }'s { BARE($monster) } is on strike and lies down until the end of Combat.
dungeon-lords-event-token-shown = Token { $place } is turned up: { dungeon-lords-part-token }.
dungeon-lords-event-token-placed = { dungeon-lords-part-token.start } goes to { THE($who) }.
dungeon-lords-event-token-back = { $why ->
        [blank] { dungeon-lords-part-token.start } goes back to its owner.
        [nobody] Nobody can carry { dungeon-lords-part-token }: it goes back to its owner.
       *[absent] The hero with { dungeon-lords-part-token } goes to nobody's dungeon: the token returns to its owner.
    }
dungeon-lords-event-arrived = { CAP(THE($who)) } camps before { $seat }'s dungeon.
dungeon-lords-event-absent-took = { CAP(THE($who)) } goes to the non-player and leaves the game.
dungeon-lords-event-paladin-came = { CAP(THE($who)) } hears of { $seat } and comes to the dungeon.
dungeon-lords-event-paladin-moved = { CAP(THE($who)) } leaves { $from_seat } and goes to { $seat }, who is worse.
dungeon-lords-event-token-passed = { $seat } is starting player now.
dungeon-lords-event-combat-began = The Combat of year { $year } begins.
dungeon-lords-event-item-borne = Before { $seat }'s dungeon, { THE($who) } takes { dungeon-lords-part-token }.
dungeon-lords-event-item-bagged = Nobody before { $seat }'s dungeon can use { dungeon-lords-part-token }: it goes into the bag.
dungeon-lords-event-plan-sealed = { $seat } has planned the defence.
dungeon-lords-event-combat-round = Combat round { $round } begins.
dungeon-lords-event-card-shown = { $speed ->
        [fast] The card of round { $round }: { dungeon-lords-part-card }, a fast spell, fatigue { $fatigue }.
       *[slow] The card of round { $round }: { dungeon-lords-part-card }, a slow spell, fatigue { $fatigue }.
    }
dungeon-lords-event-battle-began = The heroes enter { $seat }'s dungeon: battle at { $cell }, in { dungeon-lords-part-place }.
dungeon-lords-event-trap-committed = { $seat } has set { A($trap) }.
dungeon-lords-event-unit-committed = { $seat } sends { A($monster) } to fight.
dungeon-lords-event-no-tile = { $seat } has nothing left to conquer: the heroes look into the prison.
dungeon-lords-event-freed = { CAP(THE($who)) } is freed from { $seat }'s prison.
dungeon-lords-event-trap-sprung = { $seat } sets off { dungeon-lords-part-trap }; the party can prevent { $guard } damage.
dungeon-lords-event-trap-blocked = In { $seat }'s dungeon, { $prevented } of { $points } damage to { THE($who) } is prevented; anti-trap left: { $guard }.
dungeon-lords-event-step-skipped = { $step ->
        [spell] No spell will be cast in { $seat }'s dungeon: { dungeon-lords-part-skipped }.
        [heal] There is no healing in { $seat }'s dungeon: { dungeon-lords-part-skipped }.
       *[conquer] There is no conquest in { $seat }'s dungeon: { dungeon-lords-part-skipped }.
    }
dungeon-lords-event-poison-set = Poison will cost { THE($who) } { $points } more damage at the end of the round, in { $seat }'s dungeon.
dungeon-lords-event-damaged = In { $seat }'s dungeon, { $cause ->
        [trap] a trap
        [attack] an attack
        [fatigue] fatigue
       *[poison] poison
    } does { $points } damage to { THE($who) }: { $damage } of { $hp }.
dungeon-lords-event-shielded = In { $seat }'s dungeon, { dungeon-lords-the-y1-magic-shield } keeps { $points } damage from { THE($who) }.
dungeon-lords-event-eliminated = { CAP(THE($who)) } is beaten and goes into { $seat }'s prison.
dungeon-lords-event-illusion-gone = The illusion in { $seat }'s dungeon vanishes.
dungeon-lords-event-spell-cast = { $speed ->
        [fast] The heroes in { $seat }'s dungeon cast the fast spell { dungeon-lords-part-card } (magic { $magic }, needed { $needed }).
       *[slow] The heroes in { $seat }'s dungeon cast the slow spell { dungeon-lords-part-card } (magic { $magic }, needed { $needed }).
    }
dungeon-lords-event-spell-missed = The heroes in { $seat }'s dungeon do not cast { dungeon-lords-part-card } (magic { $magic }, needed { $needed }): { $why ->
        [dart] a dart has hit their wizard
        [room] the room lets no magic through
       *[magic] their magic is too weak
    }.
dungeon-lords-event-withdrawn = { $seat }'s { BARE($monster) } goes home unused.
dungeon-lords-event-morphed = { $seat }'s { BARE($monster) } is turned into a sheep.
dungeon-lords-event-banished = { $seat }'s { BARE($monster) } is swept away and lies down.
dungeon-lords-event-hid = In { $seat }'s dungeon, { THE($who) } becomes invisible and steps to the back.
dungeon-lords-event-illusion-came = An illusion leads the heroes in { $seat }'s dungeon.
dungeon-lords-event-fortified = In { $seat }'s dungeon, { THE($who) } now has { $hp } hit points.
dungeon-lords-event-restored = In { $seat }'s dungeon, the spell takes { $points } damage from { THE($who) }; { $damage } left.
dungeon-lords-event-attacked = { $bonus ->
        [0] { $seat }'s { BARE($monster) } attacks (attack { $line }).
       *[other] { $seat }'s { BARE($monster) } attacks (attack { $line }) with { $bonus } more damage from the room.
    }
dungeon-lords-event-rested = { $seat }'s { BARE($monster) } finds nobody to attack.
dungeon-lords-event-healed = In { $seat }'s dungeon, healing takes { $points } damage from { THE($who) }; { $damage } left (hearts: { $hearts }).
dungeon-lords-event-fatigue = The heroes in { $seat }'s dungeon grow tired: point { $point } of { $of }.
dungeon-lords-event-conquered = The heroes conquer { $cell } in { $seat }'s dungeon.
dungeon-lords-event-not-conquered = No hero is left to conquer { $cell } in { $seat }'s dungeon.
dungeon-lords-event-unit-home = { $face ->
        [up] { $seat }'s { BARE($monster) } goes home, fit to fight again.
       *[down] { $seat }'s { BARE($monster) } goes home and is out for the rest of Combat.
    }
dungeon-lords-event-battle-ended = { $left ->
        [0] The battle in { $seat }'s dungeon is over: no hero is left.
        [one] The battle in { $seat }'s dungeon is over: { $left } hero is left.
       *[other] The battle in { $seat }'s dungeon is over: { $left } heroes are left.
    }
dungeon-lords-event-item-used = { dungeon-lords-part-token.start } is used in { $seat }'s dungeon: { $with } with it, { $without } without.
dungeon-lords-event-item-captured = { $seat } captures { dungeon-lords-part-token }.
dungeon-lords-event-item-trophy = { dungeon-lords-part-token.start } was used: { $seat } keeps it in the dead letter office.
dungeon-lords-event-item-gone = { dungeon-lords-part-token.start } is out of the game.
dungeon-lords-event-survived = { CAP(THE($who)) } leaves { $seat }'s dungeon alive.
dungeon-lords-event-combat-ended = The Combat of year { $year } is over.
dungeon-lords-event-title-won = { $shared ->
        [yes] { $seat } shares the title { dungeon-lords-part-title } with a value of { $value }.
       *[no] { $seat } alone holds the title { dungeon-lords-part-title } with a value of { $value }.
    }
dungeon-lords-event-scored = { $seat } – { dungeon-lords-part-score } (×{ $count }): { dungeon-lords-part-points }.
dungeon-lords-event-licensed = { $seat } gets the licence with { dungeon-lords-part-points }.
dungeon-lords-event-failed = { $seat } gets no licence: { dungeon-lords-part-points }.
dungeon-lords-event-won = { $seat } wins with { dungeon-lords-part-points }.

## Refusals

dungeon-lords-illegal-game-over = the game is over
dungeon-lords-illegal-not-your-turn = it is the turn of { $turn }, not of { $seat }
dungeon-lords-illegal-wrong-step = that is not what is asked now: { dungeon-lords-part-step }
dungeon-lords-illegal-not-drawn = you did not draw { dungeon-lords-part-order }
dungeon-lords-illegal-order-twice = { dungeon-lords-part-order } is chosen already
dungeon-lords-illegal-order-shelved = { dungeon-lords-part-order } is not available this round
dungeon-lords-illegal-order-not-returned = no minion came back from { dungeon-lords-part-order }, so the card cannot be taken back
dungeon-lords-illegal-token-not-held = you do not have { THE($item) }
dungeon-lords-illegal-token-given = { THE($item) } is given to somebody already
dungeon-lords-illegal-blank-due = with four players “{ dungeon-lords-name-blank }” must be among those you give
dungeon-lords-illegal-too-poor = you have too little: { dungeon-lords-part-resource } { $have }, needed { $need }
dungeon-lords-illegal-too-evil = your evil is { $evil } and cannot rise by { $more }
dungeon-lords-illegal-nothing-to-gain = that is not how { dungeon-lords-part-order } is used
dungeon-lords-illegal-too-many-imps = { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    } cannot dig here; the most is { $most }
dungeon-lords-illegal-too-many-miners = { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    } cannot mine here; the most is { $most }
dungeon-lords-illegal-monster-not-shown = { THE($monster) } is not on offer
dungeon-lords-illegal-room-not-shown = { THE($room) } is not on offer
dungeon-lords-illegal-cell-taken = { $cell } is dug already
dungeon-lords-illegal-not-beside = { $cell } does not touch your dungeon
dungeon-lords-illegal-square = a tunnel at { $cell } would make a square of four tiles
dungeon-lords-illegal-no-tunnel = there is no unconquered tunnel at { $cell }
dungeon-lords-illegal-room-beside = { $cell } touches another room
dungeon-lords-illegal-wrong-zone = { $zone ->
        [top] { THE($room) } must lie in the two upper rows, not at { $cell }
        [bottom] { THE($room) } must lie in the two lower rows, not at { $cell }
        [outer] { THE($room) } must lie at the edge of the grid, not at { $cell }
        [inner] { THE($room) } must lie in the middle of the grid, not at { $cell }
       *[any] { THE($room) } cannot lie at { $cell }
    }
dungeon-lords-illegal-no-card = there is no hidden card for round { $round }
dungeon-lords-illegal-trap-not-held = you do not have { dungeon-lords-part-trap }
dungeon-lords-illegal-no-food = { THE($monster) } cannot be eaten
dungeon-lords-illegal-no-such-room = { THE($room) } cannot be activated by you
dungeon-lords-illegal-room-conquered = { THE($room) } in { $cell } is conquered and works no more
dungeon-lords-illegal-no-cell = there is no cell left where you may dig
dungeon-lords-illegal-room-spent = { THE($room) } has worked often enough this round: { $times }
dungeon-lords-illegal-too-few-imps = workers needed: { $need }; at home: { $have }
dungeon-lords-illegal-too-much-gold = { $gold } gold is too much; at most { $most } can be paid
dungeon-lords-illegal-not-due = nothing is due for { THE($monster) }
dungeon-lords-illegal-not-in-cost = the cost of { THE($monster) } contains no { dungeon-lords-part-resource }, or you cannot pay it
dungeon-lords-illegal-not-nearest = { $cell } is not one of the unconquered tiles nearest to the entrance
dungeon-lords-illegal-trap-too-dear = { dungeon-lords-part-trap } costs too much: { dungeon-lords-part-resource } { $have }, needed { $need }
dungeon-lords-illegal-no-more-traps = { $most ->
        [0] no trap can be set here
        [one] only { $most } trap can be set here
       *[other] only { $most } traps can be set here
    }
dungeon-lords-illegal-no-more-monsters = { $most ->
        [0] no monster can fight here
        [one] only { $most } monster can fight here
       *[other] only { $most } monsters can fight here
    }
dungeon-lords-illegal-pair-turned = two of a plan are named in the order of the list: the same pair stands there the other way round
dungeon-lords-illegal-no-such-unit = you do not have { A($monster) } to choose
dungeon-lords-illegal-knocked-out = { THE($monster) } is knocked out until the end of Combat
dungeon-lords-illegal-is-ghost = { THE($monster) } is no monster: ghosts are sent separately
dungeon-lords-illegal-too-many-ghosts = you cannot send { $count ->
        [one] { $count } ghost
       *[other] { $count } ghosts
    }; the most is { $most }
dungeon-lords-illegal-trap-not-planned = { dungeon-lords-part-trap } is not set here
dungeon-lords-illegal-needs-target = { dungeon-lords-part-trap } cannot be set off that way
dungeon-lords-illegal-no-target = { THE($target) } cannot be hit
dungeon-lords-illegal-not-committed = { THE($monster) } is not among those sent to fight
dungeon-lords-illegal-no-line = { THE($monster) } cannot use attack { $line } now
dungeon-lords-illegal-must-attack = { THE($monster) } can attack, so it must
dungeon-lords-illegal-no-prisoner = { THE($target) } is not in your prison

## Questions

dungeon-lords-ask-shelve = Which of the drawn orders do you take back to your hand?
dungeon-lords-ask-sell = Which token do you give to the next party?
dungeon-lords-ask-command = Which order do you choose next?
dungeon-lords-ask-third = Which third order do you choose for the non-player?
dungeon-lords-ask-commit = Which token do you commit under the adventurers?
dungeon-lords-ask-fee = Do you pay the surcharge for hiring with your first order?
dungeon-lords-ask-use = Do you use this space?
dungeon-lords-ask-dig = How many imps dig?
dungeon-lords-ask-mine = How many imps mine gold?
dungeon-lords-ask-hire = Which monster do you hire?
dungeon-lords-ask-build = Which room do you build, and where?
dungeon-lords-ask-tunnel = Where do you dig the tunnel?
dungeon-lords-ask-peek = Which combat card do you look at?
dungeon-lords-ask-give-trap = Which trap do you give up?
dungeon-lords-ask-feed = Which monster is eaten?
dungeon-lords-ask-produce = Which room do you activate?
dungeon-lords-ask-rotate = Do you take an order back to your hand?
dungeon-lords-ask-tax = How much tax do you pay?
dungeon-lords-ask-pay-day = Whom do you pay, and who has to go?
dungeon-lords-ask-special = How do you meet the special event?
dungeon-lords-ask-plan-tile = On which tile do you fight?
dungeon-lords-ask-plan-trap = Which traps do you set?
dungeon-lords-ask-plan-monster = Which monsters do you send?
dungeon-lords-ask-plan-ghosts = How many ghosts do you send?
dungeon-lords-ask-free = Which prisoner is freed?
dungeon-lords-ask-spring = Which trap do you set off, and at whom?
dungeon-lords-ask-repay = Which monster do you pay again, and which do you take home?
dungeon-lords-ask-peace = Do your monsters go home, or do you become more evil?
dungeon-lords-ask-pick = Which of your monsters does the spell strike?
dungeon-lords-ask-strike = Who attacks next, and how?
dungeon-lords-ask-hit = Whom does the attack hit?

## Rolls

dungeon-lords-roll-start = Draw of the starting player
dungeon-lords-roll-order = Draw of an order card
dungeon-lords-roll-absent-order = Draw of an order for a non-player
dungeon-lords-roll-monster = Draw of a monster
dungeon-lords-roll-room = Draw of a room
dungeon-lords-roll-adventurer = Draw of an adventurer
dungeon-lords-roll-event = Draw of an event tile
dungeon-lords-roll-special = Draw of the special event
dungeon-lords-roll-card = Draw of a combat card
dungeon-lords-roll-trap = Draw of a trap card
dungeon-lords-roll-token = Draw of a token for a non-player

## Reasons

dungeon-lords-reason-content-ranks = { common-content-place }: the ranks of an action are 1, 2 and 3, each once
dungeon-lords-reason-agenda-order = { $below ->
        [nothing] the step { $step } cannot be the last of the agenda: nothing would be left to do after it, yet the game is not over
       *[other] after the step { $step } the agenda cannot go on with { $below }
    }
dungeon-lords-reason-unsound = this position cannot occur in a game: { $value }
dungeon-lords-reason-range = the value goes from { $min } to { $max }; given: { $value }

## Options

dungeon-lords-option-seats = Players
    .help = From two to four. With two or three, colours that nobody plays block spaces.
dungeon-lords-option-items = Magic items
    .help = The expansion: dungeon lords secretly equip the heroes of the others.
dungeon-lords-option-items-none = Without
    .help = The base game alone.
dungeon-lords-option-items-basic = Basic variant
    .help = Every autumn each lord gives one token to every other party; captured items are worth 1 point.
dungeon-lords-option-items-advanced = Advanced variant
    .help = From spring to autumn each lord commits a token in secret; an item of yours that heroes used is worth 2 points.
dungeon-lords-option-beginner = Beginners' game
    .help = The first two unavailable orders are drawn at random, and there is no special event.
dungeon-lords-option-fatigue = Fatigue
    .help = Who takes the fatigue of the combat card.
dungeon-lords-option-fatigue-each = Every hero
    .help = Each point is dealt to everybody, from front to back.
dungeon-lords-option-fatigue-first = The first hero
    .help = Each point is dealt to whoever is first at that moment.
dungeon-lords-option-thresholds = Magic for spells
    .help = How many magic icons the heroes need in the later combat rounds.
dungeon-lords-option-thresholds-rising = Rising
    .help = One in the first round, two in the second, three in the third, four in the fourth.
dungeon-lords-option-thresholds-at-most-two = At most two
    .help = One in the first round, two in all others.
dungeon-lords-option-card_before_planning = Card before planning
    .help = The combat card is turned up before the defence is planned, not after.
dungeon-lords-option-conquered_taxed = Tax on conquered tiles
    .help = Conquered tiles count when taxes are due.
dungeon-lords-option-conquered_rooms_count = Conquered tiles count
    .help = Conquered rooms and tunnels still count for points and titles.
dungeon-lords-option-ghost_food = Ghosts as food
    .help = A demon may also eat a ghost.
dungeon-lords-option-pass_after_combat = New starting player after Combat
    .help = The starting-player token also passes between autumn and the next winter.
dungeon-lords-option-absent_ties = Non-player in ties
    .help = With two players: how the counter that nobody plays ranks among equals.
dungeon-lords-option-absent_ties-more-evil = More evil
    .help = It gets the stronger adventurer.
dungeon-lords-option-absent_ties-less-evil = Less evil
    .help = It gets the weaker adventurer.
dungeon-lords-option-absent_hires = Non-players take monsters
    .help = A non-player at the monsters takes the leftmost one away.
dungeon-lords-option-meal_flag = Poisoned meal and amulet
    .help = When a poisoned meal counts as a use of the amulet.
dungeon-lords-option-meal_flag-always = Always
    .help = Whenever the wizard survives the meal thanks to anti-trap icons.
dungeon-lords-option-meal_flag-by-damage = By damage
    .help = If the damage reaches the hit points the wizard has without it.

## Actions

dungeon-lords-action-keep = Take back: { $order }
dungeon-lords-action-sell = Give: { $item }
dungeon-lords-action-order = { $order }
dungeon-lords-action-third = For the non-player: { $order }
dungeon-lords-action-commit = Commit: { $item }
dungeon-lords-action-pay-fee = Pay the surcharge
dungeon-lords-action-stay-away = Do not pay
dungeon-lords-action-use = Use the space
dungeon-lords-action-dig = Dig with { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
dungeon-lords-action-mine = Mine with { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
dungeon-lords-action-hire = Hire: { $monster }
dungeon-lords-action-build = Build: { $room } at { $cell }
dungeon-lords-action-decline = Leave the space unused
dungeon-lords-action-tunnel = Tunnel at { $cell }
dungeon-lords-action-peek = Look at the card of round { $round }
dungeon-lords-action-give-trap = Give up: { $trap }
dungeon-lords-action-feed = Let it be eaten: { $monster }
dungeon-lords-action-activate = Activate: { $room }
dungeon-lords-action-take-back = Back to hand: { $order }
dungeon-lords-action-done = Done
dungeon-lords-action-pay-tax = Pay { $gold } gold
dungeon-lords-action-pay = Pay: { $monster }
dungeon-lords-action-dismiss = Let go: { $monster }
dungeon-lords-action-pay-one = { $monster }: pay 1 – { $resource }
dungeon-lords-action-lie-down = Let it strike: { $monster }
dungeon-lords-action-pay-food = Pay with food
dungeon-lords-action-take-evil = Take evil
dungeon-lords-action-tile = Fight at { $cell }
dungeon-lords-action-trap = Set: { $trap }
dungeon-lords-action-two-traps = Set: { $trap } and { $second }
dungeon-lords-action-no-trap = No trap
dungeon-lords-action-send = Send: { $monster }
dungeon-lords-action-send-two = Send: { $monster } and { $second }
dungeon-lords-action-no-monster = No monster
dungeon-lords-action-ghosts = { $count ->
        [0] No ghost
        [one] Send { $count } ghost
       *[other] Send { $count } ghosts
    }
dungeon-lords-action-spring = Set off: { $trap }
dungeon-lords-action-aim = { $trap } at { $target }
dungeon-lords-action-withdraw = Take home: { $monster }
dungeon-lords-action-pull-back = Take all monsters home
dungeon-lords-action-choose = Choose: { $monster }
dungeon-lords-action-attack = { $monster }: { $line }
dungeon-lords-action-rest = Cannot attack: { $monster }
dungeon-lords-action-hit = Hit { $target }
dungeon-lords-action-free = Free { $target }

## Lines of attack

dungeon-lords-line-sheep = sheep, 1 to the first
dungeon-lords-line-goblin-1 = 2 to the first, 1 to the next if he falls
dungeon-lords-line-slime-1 = 1 to everybody
dungeon-lords-line-slime-2 = no damage, no conquest
dungeon-lords-line-ghost-1 = 2 to anybody but the first
dungeon-lords-line-troll-1 = 3 to the first
dungeon-lords-line-troll-2 = 4 to the first for 1 food
dungeon-lords-line-witch-1 = 4 to the first
dungeon-lords-line-witch-2 = 1 and 1 to anybody
dungeon-lords-line-vampire-1 = 3 to anybody but priests
dungeon-lords-line-vampire-2 = 2 to anybody but priests, can fight again
dungeon-lords-line-golem-1 = 4 to the first, can fight again
dungeon-lords-line-dragon-1 = 2 to everybody, no healing
dungeon-lords-line-demon-1 = 7 to anybody, no conquest

## Scores

dungeon-lords-score-monster = Monsters and { dungeon-lords-many-ghost }
dungeon-lords-score-room = Rooms
dungeon-lords-score-prisoner = Prisoners
dungeon-lords-score-paladin = Captured paladins
dungeon-lords-score-item-basic = Captured items
dungeon-lords-score-conquered-tile = Conquered tiles
dungeon-lords-score-letter = Unpaid taxes
dungeon-lords-score-cafeteria = { dungeon-lords-name-cafeteria }: { dungeon-lords-many-goblin }, { dungeon-lords-many-slime }, { dungeon-lords-many-troll } and { dungeon-lords-many-witch }
dungeon-lords-score-chapel = { dungeon-lords-name-chapel }: { dungeon-lords-many-ghost } and { dungeon-lords-many-vampire }
dungeon-lords-score-pandemonium = { dungeon-lords-name-pandemonium }: { dungeon-lords-many-golem }, { dungeon-lords-many-dragon } and { dungeon-lords-many-demon }
dungeon-lords-score-hall-of-fame-shared = { dungeon-lords-name-hall-of-fame }: shared titles
dungeon-lords-score-hall-of-fame-sole = { dungeon-lords-name-hall-of-fame }: titles held alone
dungeon-lords-score-title-sole = Titles held alone
dungeon-lords-score-title-shared = Shared titles
dungeon-lords-score-item-advanced = Items used by heroes

## Text

dungeon-lords-text-printed = { $cost ->
        [none] { $name }: { $does }
       *[other] { $name } ({ $cost }): { $does }
    }
dungeon-lords-text-guest = { $who }: { $hp ->
        [one] { $hp } hit point
       *[other] { $hp } hit points
    }
dungeon-lords-text-icon-anti-trap = anti-trap { $count }
dungeon-lords-text-icon-magic = magic { $count }
dungeon-lords-text-icon-heart = { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
dungeon-lords-text-space-costs = { $cost } for { $gives }
dungeon-lords-text-space = { $minion ->
        [none] { $number } { $does }
       *[other] { $number } { $does } [{ $minion }]
    }
dungeon-lords-text-card-face = { $card } ({ $speed ->
        [fast] fast
       *[slow] slow
    }: { $effect }; fatigue { $fatigue })
dungeon-lords-text-trap-deck = { $count ->
        [0] The trap deck is exhausted; cards discarded: { $discards }
       *[other] Trap cards in the deck: { $count }; discarded: { $discards }
    }
dungeon-lords-text-legend = Dungeons: · earth, ▪ tunnel, ■ room, × conquered; columns above, rows beside, 3-1 is column 3, row 1.
dungeon-lords-text-nearest = The party enters at: { $list }
dungeon-lords-text-own-rooms = What your rooms do: { $list }
dungeon-lords-text-own-units = What your monsters and ghosts cost and do: { $list }
dungeon-lords-text-own-traps = What your traps cost and do: { $list }
dungeon-lords-text-none = none
dungeon-lords-text-monsters = Monsters for hire: { $list }
dungeon-lords-text-shown-rooms = Rooms on offer: { $list }
dungeon-lords-text-row = Adventurers of this season: { $list }
dungeon-lords-text-coming = Adventurers of the next season: { $list }
dungeon-lords-text-absent = Non-player { $colour }: orders { $orders }; set aside { $shelved }
dungeon-lords-text-season = { $round ->
        [0] Year { $year }, { dungeon-lords-part-season }; starting player: { $seat }
       *[other] Year { $year }, { dungeon-lords-part-season }, combat round { $round }; starting player: { $seat }
    }
dungeon-lords-text-combat = Combat of year { $year } ({ dungeon-lords-part-season }), round { $round }; starting player: { $seat }
dungeon-lords-text-over = { $round ->
        [0] The game is over: year { $year }, { dungeon-lords-part-season }; last starting player: { $seat }
       *[other] The game is over: year { $year }, { dungeon-lords-part-season }, combat round { $round }; last starting player: { $seat }
    }
dungeon-lords-text-token = { $used ->
        [yes] { $item } ({ $colour }, used)
       *[no] { $item } ({ $colour })
    }
dungeon-lords-text-event = Event of this season: { $tile }
dungeon-lords-text-coming-event = Event of the next season: { $tile }
dungeon-lords-text-special = Special event: { $special }
dungeon-lords-text-spaces = { $order }: { $spaces }
dungeon-lords-text-card = Combat card of round { $round }, cast with magic { $magic }: { $card }
dungeon-lords-text-player = { $seat }: gold { $gold }, food { $food }, imps at home { $imps }, imps at work { $busy }, { dungeon-lords-many-troll } { $trolls }, evil { $evil }, tax letters { $letters }, traps { $traps }
dungeon-lords-text-hero = { $who } { $left }/{ $hp }
dungeon-lords-text-battle = Battle in { $seat }'s dungeon at { $cell }; anti-trap left: { $guard }
dungeon-lords-text-score = { $licensed ->
        [yes] { $seat }: { dungeon-lords-part-points }, licensed
       *[no] { $seat }: { dungeon-lords-part-points }, no licence
    }
dungeon-lords-text-score-line = { $line } (×{ $count }): { dungeon-lords-part-points }
dungeon-lords-text-rooms = Rooms: { $list }
dungeon-lords-text-units = Monsters and ghosts (knocked out in brackets): { $list }
dungeon-lords-text-shelved = Orders not available: { $list }
dungeon-lords-text-orders = Orders shown: { $list }
dungeon-lords-text-line = Before the dungeon: { $list }
dungeon-lords-text-prison = Prison: { $list }
dungeon-lords-text-tokens = Item tokens: { $list }
dungeon-lords-text-bag = Bag of the party: { $list }
dungeon-lords-text-captured = Captured items: { $list }
dungeon-lords-text-trophies = Items used by heroes: { $list }
dungeon-lords-text-hand = Trap cards in hand: { $list }
dungeon-lords-text-drawn = Orders drawn: { $list }
dungeon-lords-text-chosen = Orders chosen: { $list }
dungeon-lords-text-committed = Tokens chosen: { $list }
dungeon-lords-text-plan = Plan: { $list }
dungeon-lords-text-battle-traps = Traps set: { $list }
dungeon-lords-text-battle-units = Still to attack: { $list }
dungeon-lords-text-titles = Titles: { $list }

## Effects in words

dungeon-lords-text-amount-gold = { $count } gold
dungeon-lords-text-amount-food = { $count } food
dungeon-lords-text-amount-imp = { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
dungeon-lords-text-amount-trap = { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
dungeon-lords-text-amount-monster = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
dungeon-lords-text-amount-evil = { $count } evil
dungeon-lords-text-word-pay = pay { $what }
dungeon-lords-text-word-gain = { $what } more
dungeon-lords-text-word-lose = { $what } less
dungeon-lords-text-word-tunnel = { $n ->
        [one] a tunnel
       *[other] { $n } tunnels
    }
dungeon-lords-text-word-work = { $n ->
        [one] one imp supervises
       *[other] { $n } imps work
    }
dungeon-lords-text-word-dig = up to { $n ->
        [one] { $n } tunnel
       *[other] { $n } tunnels
    }
dungeon-lords-text-word-mine = up to { $n } gold from tunnels
dungeon-lords-text-word-peek = look at a combat card
dungeon-lords-text-word-draw = { $n ->
        [one] draw a trap
       *[other] draw { $n } traps
    }
dungeon-lords-text-word-hire = hire a monster
dungeon-lords-text-word-build = build a room
dungeon-lords-text-word-damage = { $full ->
        [yes] all hit points
       *[no] { $n }
    } { $whom }
dungeon-lords-text-word-poison = later { $n } by poison
dungeon-lords-text-word-skip-conquer = no conquest
dungeon-lords-text-word-skip-heal = no healing
dungeon-lords-text-word-skip-spell = no spell
dungeon-lords-text-word-attack = { $n } { $whom }
dungeon-lords-text-word-on-kill = on a kill { $n } { $whom }
dungeon-lords-text-word-face-up = stays fit
dungeon-lords-text-word-may-face-up = may stay fit
dungeon-lords-text-whom-first = to the first
dungeon-lords-text-whom-second = to the second
dungeon-lords-text-whom-last = to the last
dungeon-lords-text-whom-others = to all but the first
dungeon-lords-text-whom-each = to each
dungeon-lords-text-whom-any = to one you choose
dungeon-lords-text-whom-any-not-first = to one you choose, not the first
dungeon-lords-text-whom-any-not-priest = to one you choose, no priest
dungeon-lords-text-if-class = { $text } if hit: { $class }
dungeon-lords-text-effect-produce = { $n ->
        [one] { $n } imp
       *[other] { $n } imps
    }{ $cost }: { $words }.
dungeon-lords-text-effect-bonus = { $monsters } deal { $n } more here.
dungeon-lords-text-effect-slots = Takes { $n ->
        [one] { $n } trap
       *[other] { $n } traps
    } and { $m ->
        [one] { $m } monster
       *[other] { $m } monsters
    }, traps cost no gold.
dungeon-lords-text-effect-no-spell = No spell is cast here.
dungeon-lords-text-effect-score = Points at the end for { $monsters }.
dungeon-lords-text-effect-fame = Points at the end for titles.
dungeon-lords-text-effect-nothing = no effect
dungeon-lords-text-effect-lose-one = you lose the first you have: { $words }
dungeon-lords-text-effect-gain-evil = evil rises by { $n }
dungeon-lords-text-effect-shield = the next { $n } damage are stopped
dungeon-lords-text-effect-hide = nobody sees them: { $class }
dungeon-lords-text-effect-repay = pay each monster again or it goes home
dungeon-lords-text-effect-peace = all monsters go home, or evil rises by { $n }
dungeon-lords-text-effect-restore-front = the first wounded recovers { $n }
dungeon-lords-text-effect-restore-each = everybody recovers { $n }
dungeon-lords-text-effect-decoy = an illusion with { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    } stands first
dungeon-lords-text-effect-fortify = the first gains { $n ->
        [one] { $n } hit point
       *[other] { $n } hit points
    }
dungeon-lords-text-effect-rage = monsters see only the first
dungeon-lords-text-effect-withdraw-one = one monster goes home
dungeon-lords-text-effect-morph = one monster becomes a sheep
dungeon-lords-text-effect-banish = one monster goes home knocked out
dungeon-lords-text-effect-hunt = one unit leaves, or evil rises by { $n }.
dungeon-lords-text-effect-strike = each unit is paid one thing, or lies down.
dungeon-lords-text-effect-half-down = lose half, rounded down: { $resource }.
dungeon-lords-text-effect-half-up = lose half, rounded up: { $resource }.
dungeon-lords-text-effect-third-down = lose a third, rounded down: { $resource }.
dungeon-lords-text-effect-room-tax = 1 gold for each room, or a letter.
dungeon-lords-text-effect-arrivals = losses by the class of who arrives: { $words }.
dungeon-lords-text-effect-charity = { $n } food, or evil + { $m }.
dungeon-lords-text-zone-top = Rows 1 and 2.
dungeon-lords-text-zone-bottom = Rows 3 and 4.
dungeon-lords-text-zone-outer = On the border.
dungeon-lords-text-zone-inner = In the middle.
dungeon-lords-text-zone-any = Anywhere.

## Tiles, plans and what comes of them

dungeon-lords-cell-tile = Column { $column }, row { $row }: { $kind ->
        [room] { $uses ->
            [0] { $room }
           *[other] { $room }, used this round
        }
        [conquered-room] { $room }, conquered
        [conquered-tunnel] conquered tunnel
        [fresh-tunnel] tunnel dug this round
        [tunnel] tunnel
       *[earth] earth
    }{ $nearest ->
        [yes] . The party enters here next.
       *[no] .
    }
dungeon-lords-cell-plan-way = { $of ->
        [1] { $told }.
       *[other] { $ways } of { $of } cards: { $told }.
    }
dungeon-lords-outlook-battle = { $caught ->
        [0] nobody caught
        [one] { $caught } caught
       *[other] { $caught } caught
    }, { $conquered ->
        [0] no tile lost
        [one] { $conquered } tile lost
       *[other] { $conquered } tiles lost
    }{ $standing ->
        [0] { "" }
       *[other] , { $standing } left with { $range ->
            [yes] { $points } to { $most } hit points
           *[no] { $points ->
                [one] { $points } hit point
               *[other] { $points } hit points
            }
        }
    }{ $items ->
        [0] { "" }
       *[other] , items used: { $items }
    }
dungeon-lords-outlook-tax = { $gold } gold left, { $letters ->
        [0] no letter
        [one] { $letters } letter
       *[other] { $letters } letters
    }
dungeon-lords-outlook-wage = { $gold } gold and { $food } food left{ $evil ->
        [0] { "" }
       *[other] , evil +{ $evil }
    }
dungeon-lords-outlook-dismiss = leaves for good, evil +1

## Reasons of a hint

dungeon-lords-heuristic-points = It brings you points: rooms, monsters, prisoners, or tiles that are not lost.
dungeon-lords-heuristic-hoard = It leaves you more gold and food for what is still to come.
dungeon-lords-heuristic-workforce = It gives you more to work with: imps, tunnels or rooms that produce.
dungeon-lords-heuristic-titles = It brings you closer to a title at the end of the game.
dungeon-lords-heuristic-prisoners = You can expect to imprison more of the heroes who come to you.
dungeon-lords-heuristic-losses = You can expect to lose fewer tiles of your dungeon in combat.
dungeon-lords-heuristic-evil = It makes you less wicked, so that weaker heroes come to you.
dungeon-lords-heuristic-debts = It leaves you enough for taxes and for your monsters' pay.
dungeon-lords-heuristic-items = It makes magic items work for you, or keeps those of others harmless.

## Tables of an arena

dungeon-lords-label-order = Place in the order of play at the start
dungeon-lords-label-room = Room built
dungeon-lords-label-unit = Monster or ghost in the lair at the end
dungeon-lords-label-title = Title held
dungeon-lords-label-prisoners = Prisoners
dungeon-lords-label-captured = Item captured from heroes
dungeon-lords-label-trophy = Own item used by heroes of others
dungeon-lords-label-sent = Own item given away
dungeon-lords-label-fate = What became of an own item that was given away
dungeon-lords-label-fate-magic-wand-captured = Magic wand: captured
dungeon-lords-label-fate-magic-wand-used = Magic wand: used
dungeon-lords-label-fate-magic-wand-lost = Magic wand: lost
dungeon-lords-label-fate-amulet-of-perseverance-captured = Amulet of perseverance: captured
dungeon-lords-label-fate-amulet-of-perseverance-used = Amulet of perseverance: used
dungeon-lords-label-fate-amulet-of-perseverance-lost = Amulet of perseverance: lost
dungeon-lords-label-fate-healing-potion-captured = Healing potion: captured
dungeon-lords-label-fate-healing-potion-used = Healing potion: used
dungeon-lords-label-fate-healing-potion-lost = Healing potion: lost
dungeon-lords-label-fate-four-leaf-clover-captured = Four-leaf clover: captured
dungeon-lords-label-fate-four-leaf-clover-used = Four-leaf clover: used
dungeon-lords-label-fate-four-leaf-clover-lost = Four-leaf clover: lost
dungeon-lords-sheet-trap = Damage of each trap
dungeon-lords-sheet-trap-name = Trap
dungeon-lords-sheet-trap-copies = Copies
dungeon-lords-sheet-trap-one = To one hero
dungeon-lords-sheet-trap-three = To a party of three
dungeon-lords-sheet-unit = Damage of each monster and ghost
dungeon-lords-sheet-unit-name = Monster or ghost
dungeon-lords-sheet-unit-copies = Copies, first + second year
dungeon-lords-sheet-unit-one = To one hero
dungeon-lords-sheet-unit-three = To a party of three

## The planner of battles

dungeon-lords-malformed-scenario = The battle cannot be read at { $at }: { $problem }.
dungeon-lords-scenario-refused =
    { $count ->
        [one] The battle is refused: { $first }
       *[other] The battle is refused for { $count } reasons, the first: { $first }
    }
dungeon-lords-reason-too-many-plans = More than { $limit } courses: leave out a trap or a monster, or name the combat card.
