## Demons: the map, its displays and dialogs

dm-map = Map of Armenia
dm-armenia = Armenia, 1091
dm-reconstructed = Reconstructed values
dm-reconstructed-long = Map and values are reconstructed; box owners can load their own.
dm-reconstructed-demon = Strength, attitude and powers are reconstructed values.
dm-own-content = Own content: { $files }.
dm-own-values = This table plays with the values of an owner’s box: { $files }.
dm-which = Which ones?
dm-river = River
dm-terrain-open = open ground
dm-terrain-forest = forest
dm-terrain-mountain = mountain
dm-terrain-town = town
dm-terrain-lake = lake
dm-walk-to = Go to { $hex }
dm-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dm-must-stop = must stop
dm-no-curse = no curse
dm-curse-odds = curses { $ways } in 6
dm-nearest-wakes = nearest wakes { $ways } in { $of }
dm-nobody-near = nobody near

dm-verb-walk = Go there
dm-verb-enter = Enter here
dm-verb-stop = Stop here
dm-verb-stay = Stay
dm-verb-end = End the turn
dm-verb-conjure = Conjure
dm-verb-attack = Attack
dm-verb-roll = Roll the die
dm-verb-raise = Try it
dm-verb-power = Use the power
dm-verb-seize = Seize it
dm-verb-release = Release
dm-verb-torture = Torture
dm-forfeits-hoard = The hoard stays where it is.
dm-verb-leave = Leave the map

dm-turn = Turn { $turn }
dm-set-up = Set-up
dm-phase-mortals = Mortals
dm-phase-discovery = Discovery
dm-phase-move = Move or conjure
dm-phase-demons = Demons

dm-group-move = Move
dm-group-conjure = Conjure
dm-group-shield = Shield
dm-group-fight = Fight
dm-group-power = Powers
dm-group-treasure = Treasure
dm-group-captive = Captive
dm-group-demons = Release a demon
dm-group-turn = Turn

dm-quick = Not on the map
dm-conjure = Conjure…
dm-conjure-title = Conjure which rank?
dm-conjure-intro = One rank per turn, instead of moving. The odds count your shield and, in captivity, your marks.
dm-in-pile = { $count ->
    [0] none left
    [one] 1 left
   *[other] { $count } left
}

dm-controlled = Demons controlled
dm-of = { $count } of { $all }
dm-whose = Whose demons
dm-controller = controls
dm-wild = drawn with the ring
dm-fights = in this fight
dm-hidden-demon = Face down
dm-no-demons = No demon yet.
dm-about = About { $demon }
dm-strength = strength { $strength }
dm-attitude-friendly = friendly
dm-attitude-neutral = neutral
dm-attitude-unfriendly = unfriendly
dm-letter-friendly = F
dm-letter-unfriendly = U

dm-rank = Rank
dm-strength-word = Strength
dm-attitude = Attitude
dm-priority = Priority
dm-controls = Controls
dm-controls-n = { $count ->
    [0] nobody
    [one] 1 more
   *[other] { $count } more
}
dm-legions = Legions
dm-place = Now
dm-place-released = out of the game
dm-place-held = with { $name }
dm-place-grid = guards a treasure
dm-place-pile = in its pile, or face down
dm-powers = Powers
dm-no-powers = No power of its own; it fights and controls.
dm-spirits = The seventy-two

dm-grid = Treasure grid
dm-found-n = { $count ->
    [0] none
   *[other] { $count } found
}
dm-grid-hint = Point at a box to see what lies there.
dm-undiscovered = not discovered
dm-discovered = discovered, nobody’s
dm-owned-by = owned by { $name }
dm-hoard-of = in the hoard of { $mortal }
dm-lost = lost
dm-treasure-words = { $name }, hex { $hex }: { $thousands } thousand ducats, seized on { $seize } or less; { $state }.

dm-ledger = Ledger
dm-ledger-treasure = Treasure
dm-ledger-shield = Shield of { $shield }
dm-ledger-net = Net
dm-ledger-marks = Wounds and curses
dm-marks = { $wounds } and { $curses }; { $lethal } kill
dm-hoards = Given away under torture
dm-shield-copper = copper
dm-shield-silver = silver
dm-shield-gold = gold

dm-displays = Displays
dm-shelf-demons = Demons
dm-shelf-treasure = Treasure

dm-auction = Offer for the ring
dm-auction-intro = Round { $round }. Offers are sealed: nobody sees yours before all have answered. You are asked for one treasure after the other.
dm-auction-asked = offer it?
dm-auction-in = offered
dm-auction-out = kept
dm-auction-sum = Offered so far
dm-auction-keep = Keep it
dm-auction-offer = Offer it

dm-fight = Fight for { $hex }
dm-attack = Attack
dm-defence = Defense
dm-nobody-yet = no demon yet
dm-captivity = Captivity
dm-captive-of = { $there ->
    [yes] The { $captor } holds you at home, in { $home }, and tortures you there in each turn.
   *[no] The { $captor } holds you and marches home to { $home }. There you are tortured in each turn.
}
dm-no-bribe = This captor takes no payment.
dm-prisoner-of = { $name } holds you.
dm-if-stop = If you stop in { $hex }
dm-odds-there = You walk there first; the odds of stopping are shown before any die falls.

dm-ducats = { $amount } d.
dm-status-waiting = not on the map yet
dm-status-captive = captive
dm-status-prisoner = prisoner
dm-status-freed = free again
dm-status-dead = dead
dm-status-gone = has left
dm-found = found
dm-not-found = hidden
dm-invisible = invisible
dm-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
dm-curses = { $count ->
    [one] 1 curse
   *[other] { $count } curses
}
dm-loses-turn = loses the next turn
dm-shield-of = { $shield } shield
dm-demons-n = { $count ->
    [0] no demon
    [one] 1 demon
   *[other] { $count } demons
}

dm-result = What everybody brought home
dm-result-who = Magician
dm-result-fate = Fate
dm-result-deduction = Shield
dm-winner = wins
dm-fate-out = came out alive
dm-fate-dead = { $marks ->
        [one] dead, { $marks } mark
       *[other] dead, { $marks } marks
    }
dm-fate-lost = still on the map at the end

dm-key = Signs and tables
dm-key-emir = Emir; the number is the strength
dm-key-bey = Bey
dm-key-king = King or prince
dm-key-baron = Baron
dm-key-governor = Governor
dm-key-clergy = Clergy, who take no payment
dm-key-resting = Inactive
dm-key-active = Active this turn
dm-key-fleeing = In flight to its home
dm-key-captor = Holds a captive
dm-key-hidden = Magician, hidden
dm-key-found = Magician, found
dm-key-chest = Treasure, in thousands of ducats
dm-key-cost = In reach, and at what cost
dm-key-halt = In reach; the move ends there
dm-die = Die
dm-table-combat = Combat, by attack less defense
dm-table-combat-note = A is the attacker, D the defender; f breaks, x is destroyed or captured.
dm-table-discovery = Discovery, by strength of the searchers
dm-table-discovery-note = E evades, D is found, a dash is nothing. Added to the die:
dm-table-conjuration = Conjuration, added to the die by shield
dm-table-torture = Torture:
dm-torture-line = { $dice } makes { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
