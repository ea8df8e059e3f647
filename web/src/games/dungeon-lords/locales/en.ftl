# The table of Dungeon Lords.

dl-season-0 = Winter
dl-season-1 = Spring
dl-season-2 = Summer
dl-season-3 = Autumn
dl-season-4 = Combat
dl-track = Year { $year } · { $season }
dl-track-combat = Year { $year } · Combat, round { $round }
dl-phase-command = Orders
dl-phase-use = Actions
dl-phase-produce = Production
dl-phase-event = Event
dl-phase-arrive = Adventurers
dl-phase-plan = Plans
dl-phase-spring = Traps
dl-phase-cast = Spell
dl-phase-strike = Monsters
dl-phase-conquer = Conquest
dl-order-get-food = Food
dl-order-improve-reputation = Repute
dl-order-dig-tunnels = Dig
dl-order-mine-gold = Mine
dl-order-recruit-imps = Imps
dl-order-buy-traps = Traps
dl-order-hire-monster = Monster
dl-order-build-room = Room
dl-amount-gold = { $count } gold
dl-amount-food = { $count } food
dl-amount-imp = { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
dl-amount-trap = { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
dl-amount-monster = { $count ->
        [one] { $count } monster
       *[other] { $count } monsters
    }
dl-amount-evil = { $count } evil
dl-free = free
dl-nothing = nothing
dl-space-costs = { $cost } for { $gives }
dl-space-free = free
dl-nobody = { $colour }, played by nobody
dl-space-line = { $space }: { $text }
dl-rank = resolves as number { $rank }
dl-word-pay = pay { $what }
dl-word-gain = { $what } more
dl-word-lose = { $what } less
dl-word-tunnel = { $n ->
        [one] a tunnel
       *[other] { $n } tunnels
    }
dl-word-work = { $n ->
        [one] one imp supervises
       *[other] { $n } imps work
    }
dl-word-dig = up to { $n } tunnels
dl-word-mine = up to { $n } gold from tunnels
dl-word-peek = look at a combat card
dl-word-draw = { $n ->
        [one] draw a trap
       *[other] draw { $n } traps
    }
dl-word-hire = hire a monster
dl-word-build = build a room
dl-word-damage = { $full ->
        [yes] all hit points
       *[no] { $n }
    } { $whom }
dl-word-poison = later { $n } by poison
dl-word-skip-conquer = no conquest
dl-word-skip-heal = no healing
dl-word-skip-spell = no spell
dl-word-attack = { $n } { $whom }
dl-word-on-kill = on a kill { $n } { $whom }
dl-word-face-up = stays fit
dl-word-may-face-up = may stay fit
dl-whom-first = to the first
dl-whom-second = to the second
dl-whom-last = to the last
dl-whom-others = to all but the first
dl-whom-each = to each
dl-whom-any = to one you choose
dl-whom-any-not-first = to one you choose, not the first
dl-whom-any-not-priest = to one you choose, no priest
dl-if-class = { $text } if hit: { $class }
dl-effect-produce = { $n ->
        [one] { $n } imp
       *[other] { $n } imps
    }{ $cost }: { $words }.
dl-effect-bonus = { $monsters } deal { $n } more here.
dl-effect-slots = Takes { $n } traps and { $m ->
        [one] { $m } monster
       *[other] { $m } monsters
    }, traps cost no gold.
dl-effect-no-spell = No spell is cast here.
dl-effect-score = Points at the end for { $monsters }.
dl-effect-fame = Points at the end for titles.
dl-effect-nothing = no effect
dl-effect-lose-one = you lose the first you have: { $words }
dl-effect-gain-evil = evil rises by { $n }
dl-effect-shield = the next { $n } damage are stopped
dl-effect-hide = nobody sees them: { $class }
dl-effect-repay = pay each monster again or it goes home
dl-effect-peace = all monsters go home, or evil rises by { $n }
dl-effect-restore-front = the first wounded recovers { $n }
dl-effect-restore-each = everybody recovers { $n }
dl-effect-decoy = an illusion with { $n } hit points stands first
dl-effect-fortify = the first gains { $n } hit points
dl-effect-rage = monsters see only the first
dl-effect-withdraw-one = one monster goes home
dl-effect-morph = one monster becomes a sheep
dl-effect-banish = one monster goes home knocked out
dl-effect-hunt = one unit leaves, or evil rises by { $n }.
dl-effect-strike = each unit is paid one thing, or lies down.
dl-effect-half-down = lose half, rounded down: { $resource }.
dl-effect-half-up = lose half, rounded up: { $resource }.
dl-effect-third-down = lose a third, rounded down: { $resource }.
dl-effect-room-tax = 1 gold for each room, or a letter.
dl-effect-arrivals = losses by the class of who arrives: { $words }.
dl-effect-charity = { $n } food, or evil + { $m }.
dl-zone-top = Rows 1 and 2.
dl-zone-bottom = Rows 3 and 4.
dl-zone-outer = On the border.
dl-zone-inner = In the middle.
dl-zone-any = Anywhere.
dl-speed-fast = fast
dl-speed-slow = slow
dl-card-text = { $speed }: { $effect }; fatigue { $fatigue }
dl-hero-text = { $who }, { $left } of { $hp } hit points, anti-trap { $guard }, magic { $magic }, hearts { $heart }
dl-printed = { $who } · { $hp } hit points
dl-icon-guard = anti-trap { $count }
dl-icon-magic = magic { $count }
dl-icon-heart = { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
dl-item-borne = bears { $item }
dl-item-used = { $item }, used
dl-unseen = cannot be seen
dl-imps-of = { $free } of { $all } imps free
dl-imps-free = { $count } free
dl-evil-at = evil { $evil }
dl-letters = { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
dl-trolls = { $count ->
        [one] { $count } troll helps
       *[other] { $count } trolls help
    }
dl-chip-tile = column { $column }, row { $row }
dl-tile = Column { $column }, row { $row }: { $kind }.
dl-ground-earth = earth
dl-ground-tunnel = tunnel
dl-ground-room = room
dl-can-choose = Can be chosen.
dl-central = Central board
dl-order-number = your order { $number }
dl-order-away = not available
dl-evilometer = Evil
dl-paladin-from = From { $evil } on the paladin comes.
dl-on-offer = To hire, to build
dl-reconstructed = reconstructed value
dl-reconstructed-note = marks values that are reconstructed, not printed: three spells, all but one speed, most special events, the paladins.
dl-reconstructed-box = marks values that are reconstructed, not printed. This table plays with the values of an owner’s box: { $files }.
dl-reconstructed-own = marks values that are reconstructed, not printed. Own content: { $files }.
dl-party = Party
dl-party-of = Party before { $name }’s gate, front to back
dl-no-party = Nobody stands here.
dl-in-bag = in the bag: { $item }
dl-card-round = Combat card of round { $round }
dl-card-hidden = face down
dl-magic-needed = magic { $magic } of { $needed } needed
dl-committed = On the battle tile
dl-has-acted = { $monster } has acted
dl-guard-left = anti-trap icons left: { $count }
dl-shield-left = shield { $count }
dl-skip-conquer = no conquest
dl-skip-heal = no healing
dl-skip-spell = no spell
dl-rage = blind rage
dl-progress = Progress board
dl-at-my-door = At my door
dl-nobody-yet = nobody yet
dl-this-season = { $season }, now
dl-paladin-fallen = fallen
dl-paladin-waits = waits
dl-coming-now = Arrive this { $season }
dl-coming-next = Next: { $season }
dl-weakest = weaker: less evil
dl-strongest = stronger: more evil
dl-planning = Plan this battle
dl-ghosts = { $count ->
        [one] { $count } ghost
       *[other] { $count } ghosts
    }
dl-plan-nothing = nothing sent
dl-knocked-out = knocked out
dl-nothing-to-send = You have no trap and no monster to send.
dl-your-plan = This plan:
dl-compare = Compare plans
dl-more-plans = { $count ->
        [one] { $count } more plan is not better.
       *[other] { $count } more plans are not better.
    }
dl-my-dungeon = My dungeon
dl-dungeon-of = Dungeon of { $name }
dl-my-orders = My three orders, in sequence
dl-prison = Prison
dl-lair = Lair and hand
dl-unit-down = { $monster }, knocked out
dl-trap-hidden = hidden trap
dl-captured = { $item }, captured
dl-trophy = { $item }, used by heroes
dl-answers = Your answers
dl-gift-to = Item { $number } of { $all } goes to the party of { $name }.
dl-gift-nobody = This item goes to nobody.
dl-due = Still to be settled: { $list }
dl-tax-due = { $tiles } tiles: { $tax } gold. What you do not pay becomes a letter each.
dl-enlarge = Show this dungeon large
dl-first = first player
dl-ready = ready
dl-mini = { $tunnels ->
        [one] { $tunnels } tunnel
       *[other] { $tunnels } tunnels
    }, { $rooms ->
        [one] { $rooms } room
       *[other] { $rooms } rooms
    }, { $conquered ->
        [one] { $conquered } tile conquered
       *[other] { $conquered } tiles conquered
    }
dl-take-out = Take out: { $order }
dl-drag-here = click or drag a card
dl-post-placed = placed
dl-post-returned = returned
dl-orders-secret = Nobody sees your orders before the reveal. Until the last lord has sealed, Undo gives them back to you.
dl-away = Not available: { $list }
dl-what-if = What if…
dl-if-taxes = { $name } now, { $tiles } tiles
dl-tax-left = { $gold } gold left, no letter
dl-if-pay-day = { $name } now
dl-wages-covered = everybody can be paid
dl-wages-missing = missing { $cost }
dl-absent = Played by nobody
dl-step-by-step = Step by step
dl-whose-battle = Whose battle
dl-go-to-step = Go to step { $number }
dl-step = Step
dl-run-all = Run all
dl-chapter-begin = Plans are shown
dl-chapter-trap = Traps
dl-chapter-spell = Spell
dl-chapter-strike = Attacks
dl-chapter-heal = Healing
dl-chapter-fatigue = Fatigue
dl-chapter-conquer = Conquest
dl-chapter-poison = Poison
dl-chapter-item = Items
dl-chapter-end = The end of the round
dl-scoring = Scoring
dl-line = Line
dl-total = Total
dl-licence = Licence from { $points } points
dl-licensed = licensed
dl-unlicensed = no licence
dl-titles = Titles
dl-title-sole = alone with { $value }
dl-title-shared = shared with { $value }
dl-seal-orders = Seal my orders
dl-seal-plan = Seal the plan
dl-clear = Clear
dl-do-keep = Take back one order
dl-do-sell = Give an item
dl-do-order = Choose an order
dl-do-third = Order for nobody’s colour
dl-do-commit = Commit a token
dl-do-pay-fee = Pay the fee
dl-do-stay-away = Stay away
dl-do-use = Use the space
dl-do-dig = Dig
dl-do-mine = Mine
dl-do-hire = Hire
dl-do-build = Build
dl-do-decline = Decline
dl-do-tunnel = Place a tunnel
dl-do-peek = Look at a card
dl-do-give-trap = Give up a trap
dl-do-feed = Feed
dl-do-activate = Activate a room
dl-do-take-back = Take an order back
dl-do-done = Done
dl-do-pay-tax = Pay taxes
dl-do-pay = Pay
dl-do-dismiss = Let go
dl-do-pay-one = Pay one thing
dl-do-lie-down = Let lie down
dl-do-pay-food = Pay food
dl-do-take-evil = Take evil
dl-do-tile = Where to fight
dl-do-trap = Send a trap
dl-do-two-traps = Send two traps
dl-do-no-trap = No trap
dl-do-send = Send a monster
dl-do-send-two = Send two monsters
dl-do-no-monster = No monster
dl-do-ghosts = Ghosts
dl-do-spring = Set off a trap
dl-do-aim = Set off a trap at
dl-do-withdraw = Go home
dl-do-pull-back = All go home
dl-do-choose = Choose a monster
dl-do-attack = Attack
dl-do-rest = Cannot attack
dl-do-hit = Whom to hit
dl-do-free = Free a prisoner
dlp-title = Battle planner
dlp-intro = Write down a party, a tile, traps and monsters. Every plan is tried, each battle fought as well as can be.
dlp-party = Party, front first
dlp-nobody = nobody
dlp-damage = Damage of { $who }
dlp-damage-short = Damage
dlp-item-short = Item
dlp-item = Item of { $who }
dlp-no-item = no item
dlp-place = Place { $number }
dlp-tile = Battle tile
dlp-round = Combat round
dlp-year = Year
dlp-card = Combat card
dlp-any-card = unknown
dlp-hand = Traps
dlp-units = Monsters and ghosts
dl-forfeits-rooms = Rooms can still be activated.
dlp-goods = At hand
dlp-try = Try all plans
dlp-trying = Trying…
dlp-found = { $count ->
        [one] { $count } plan, the best first
       *[other] { $count } plans, the best first
    }
dlp-explain = Step by step
dlp-chosen-card = Under the card
dlp-fewer = one less: { $what }
dlp-more = one more: { $what }
dlp-open = Open the battle planner
