## Demonworld: the field, its displays and words

dw-map = Battlefield: { $name }
dw-own-content = Own content: { $files }.
dw-own-values = This table plays with the values of an owner’s box: { $files }.
dw-hill = high ground
dw-road = road
dw-faces = looks this way
dw-roles = L leader, S standard, M musician, ★ commander
dw-wounds = hit points lost
dw-set-up = Deployment
dw-turn = Turn { $turn } of { $last }
dw-phase-orders = Orders
dw-phase-magic = Magic
dw-phase-shooting-1 = Shooting I
dw-phase-movement = Movement
dw-phase-shooting-2 = Shooting II
dw-phase-melee = Melee
dw-phase-rally = Rally

dw-orders = Orders
dw-order-M = Move
dw-order-H = Harass
dw-order-C = Charge
dw-order-T = Hold
dw-order-hidden = order face down
dw-no-order = no order
dw-does-M = moving
dw-does-H = harassing
dw-does-C = charging
dw-does-T = holding
dw-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dw-steps = Steps
dw-pad-advance-left = Advance to the front left
dw-pad-advance-right = Advance to the front right
dw-pad-wheel-left = Wheel left
dw-pad-wheel-right = Wheel right
dw-move-how = Steps move the unit: take them from the pad under the map or from the list, or take a suggested plan.
dw-pad-done = This unit is done

dw-mood-steady = steady
dw-mood-impetuous = impetuous
dw-mood-routing = routing
dw-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dw-high = high above the field
dw-not-placed = not yet placed
dw-ready = deployed
dw-in-melee = in melee
dw-lost = lost
dw-formation-line = line
dw-formation-column = column
dw-formation-wedge = wedge
dw-formation-skirmish = skirmish line
dw-formation-square = square
dw-formation-horde = horde
dw-formation-small = small unit
dw-formation-disorganised = disorganised
dw-elements = { $left } of { $count } elements
dw-hit-points = { $left } of { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
}
dw-troops-of = { $name }
dw-units = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dw-routing-n = { $count } routing
dw-left = { $points } of { $allowance } points left, { $manoeuvres ->
    [one] 1 manoeuvre
   *[other] { $manoeuvres } manoeuvres
}
dw-wind = Wind
dw-wind-blows = { $speed ->
    [0] Calm: fires do not spread.
   *[other] Blows towards { dw-towards }, speed { $speed }.
}
dw-towards = { $direction ->
    [1] the north-east (1)
    [2] the east (2)
    [3] the south-east (3)
    [4] the south-west (4)
    [5] the west (5)
   *[6] the north-west (6)
}
dw-shut = { $count ->
    [one] 1 hex is shut in by fires.
   *[other] { $count } hexes are shut in by fires.
}
dw-burns-long = Turns until burnt out: { $hexes }.
dw-fires = { $count ->
    [0] Nothing burns.
    [one] 1 hex burns.
   *[other] { $count } hexes burn.
}

dw-values = Values of the card
dw-value-movement = Movement
dw-value-blows = Blows
dw-value-missile = Shots
dw-value-armour = Armour
dw-value-skill = Skill
dw-value-other = Further
dw-value-magic = Spell points
dw-value-items = Items
dw-manoeuvres = { $count ->
    [one] 1 manoeuvre
   *[other] { $count } manoeuvres
}
dw-range = up to { $range }: { $power }
dw-ranged-melee = { $ranged } against shots, { $melee } in melee
dw-other-values = initiative { $initiative }, size { $size }, fear { $fear }
dw-morale-values = holds on { $holds }, obeys on { $obeys }
dw-proposed = The values of this card are proposals of ours.

dw-result = The battle
dw-result-who = Side
dw-result-losses = Enemy losses
dw-result-routing = Routing enemies
dw-result-places = Places held
dw-result-sum = Points
dw-winner = winner
dw-verdict-won = { $name } wins with a lead of { $lead } points; { $margin } were needed.
dw-verdict-even = Both sides have as many points: nobody wins. A lead of { $margin } points is needed.
dw-verdict-drawn = { $name } leads by { $lead }, but a lead of { $margin } points is needed to win: { $missing } short.

dw-group-plans = Suggested plans
dw-group-deploy = Deployment
dw-group-orders = Orders
dw-group-magic = Magic
dw-group-shots = Shots
dw-group-blows = Blows
dw-group-move = Movement
dw-group-drill = Manoeuvres
dw-group-rally = Rally
dw-group-end = Enough

dw-verb-fire = Announce the shot
dw-verb-strike = Announce the blow
dw-verb-back = Support
dw-verb-cease = Hold back
dw-verb-march = Move this unit
dw-verb-pass = Move nobody
dw-verb-done = Done
dw-verb-order = Lay the order
dw-verb-place = Deploy here
dw-verb-advance = Advance
dw-verb-wheel = Wheel
dw-verb-turn = Turn
dw-verb-cast = Announce the spell
dw-forfeits-pass = { $count ->
    [one] One unit has not moved yet.
   *[other] { $count } units have not moved yet.
}
dw-forfeits-done = { $points ->
    [one] One movement point is left.
   *[other] { $points } movement points are left.
}
dw-forfeits-more = Something else could still be done.
dw-verb-rally = Try to rally
dw-verb-assault = Attack
dw-verb-approach = Close in

dwa-about = Choose a people, take its cards, give them items. The server says at once what the list has and what it lacks.
dwa-list = Your list
dwa-cards = Cards
dwa-people = People
dwa-ready = Begin with a ready army
dwa-no-ready = No ready army.
dwa-share = { $min } to { $max } % of the points
dwa-elements = { $count ->
    [one] 1 element
   *[other] { $count } elements
}
dwa-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
dwa-ours = values reconstructed
dwa-values = Values
dwa-add = Add { $name }
dwa-remove = Remove { $name }, place { $place }
dwa-items-of = Items of { $name }
dwa-empty = Still empty. Add cards, or begin with a ready army.
dwa-clear = Empty the list
dwa-demands = What is asked of it
dwa-open = { $count ->
    [0] Everything is as it should be.
    [one] 1 thing is not as it should be.
   *[other] { $count } things are not as they should be.
}
dwa-met = Met:
dwa-not-met = Not met:
dwa-play = Play with this list
dwa-name = Name of the list
dwa-save = Save
dwa-saved = “{ $name }” is kept in this browser.
dwa-not-saved = This browser keeps nothing. The link leads back to the list.
dwa-link = Link to this list
dwa-text = As text
dwa-copy-text = Copy the text
dwa-copied = Copied.
dwa-not-copied = The browser does not let it be copied. Mark the line and copy it by hand.
dwa-kept = Kept in this browser
dwa-drop = Forget “{ $name }”
