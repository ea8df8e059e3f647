### Dicke Dämonen: names, log sentences, questions, refusals and labels.
### Numbers are passed as numbers, colors as red, blue, green, yellow or white, seats as names.

## Title

dicke-daemonen-title = Dicke Dämonen
dicke-daemonen-pitch = Set demons where four lines cross, and foresee which color will rule the fields.
dicke-daemonen-length = about 20 minutes
dicke-daemonen-tagline = Lay the lines, summon demons and ghosts, foretell the color that will rule.

## Creatures

dicke-daemonen-creature-red = red demon
    .line = the red line
    .short = R
dicke-daemonen-creature-blue = blue demon
    .line = the blue line
    .short = B
dicke-daemonen-creature-green = green demon
    .line = the green line
    .short = G
dicke-daemonen-creature-yellow = yellow demon
    .line = the yellow line
    .short = Y
# White has no line.
dicke-daemonen-creature-white = ghost
    .short = W

## Parts of sentences, filled from the arguments of the sentence that contains them

dicke-daemonen-part-creature = { $creature ->
        [red] red demon
        [blue] blue demon
        [green] green demon
        [yellow] yellow demon
        [white] ghost
       *[hidden] creature
    }
    .one = { $creature ->
        [red] a red demon
        [blue] a blue demon
        [green] a green demon
        [yellow] a yellow demon
        [white] a ghost
       *[hidden] a creature
    }
    .title = { $creature ->
        [red] Red demon
        [blue] Blue demon
        [green] Green demon
        [yellow] Yellow demon
        [white] Ghost
       *[hidden] Creature
    }
dicke-daemonen-part-color = { $creature ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [white] white
       *[hidden] a hidden color
    }
    .title = { $creature ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [white] White
       *[hidden] A hidden color
    }
    .start = { $creature ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
        [white] White
       *[hidden] A hidden color
    }
    .to = { $creature ->
        [red] to red
        [blue] to blue
        [green] to green
        [yellow] to yellow
        [white] to white
       *[hidden] to a hidden color
    }
dicke-daemonen-part-first = { $first ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[white] white
    }
    .line = { $first ->
        [red] the red line
        [blue] the blue line
        [green] the green line
       *[yellow] the yellow line
    }
dicke-daemonen-part-second = { $second ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[white] white
    }
    .line = { $second ->
        [red] the red line
        [blue] the blue line
        [green] the green line
       *[yellow] the yellow line
    }
dicke-daemonen-part-third = { $third ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
       *[white] white
    }
dicke-daemonen-part-cord = { $cord ->
        [red] the red line
        [blue] the blue line
        [green] the green line
       *[yellow] the yellow line
    }
    .start = { $cord ->
        [red] The red line
        [blue] The blue line
        [green] The green line
       *[yellow] The yellow line
    }
dicke-daemonen-part-other = { $crosses ->
        [red] the red line
        [blue] the blue line
        [green] the green line
       *[yellow] the yellow line
    }
dicke-daemonen-part-field = { $field ->
        [0] the outer field
       *[other] field { $field }
    }
    .title = { $field ->
        [0] The outer field
       *[other] Field { $field }
    }
    .of = { $field ->
        [0] of the outer field
       *[other] of field { $field }
    }
dicke-daemonen-part-corners = { $corners ->
        [one] { $corners } corner
       *[other] { $corners } corners
    }
dicke-daemonen-part-knots = { $knots ->
        [one] { $knots } knot
       *[other] { $knots } knots
    }
dicke-daemonen-part-value = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
dicke-daemonen-part-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Events

dicke-daemonen-event-started = { $seat } begins.
dicke-daemonen-event-dealt = { $seat } is dealt { dicke-daemonen-part-creature.one }.
dicke-daemonen-event-placed-demon = { $seat } places { dicke-daemonen-part-creature.one } in corner { $corner } { dicke-daemonen-part-field.of }.
dicke-daemonen-event-placed-ghost = { $seat } places a ghost in { dicke-daemonen-part-field }.
dicke-daemonen-event-field-frozen = { dicke-daemonen-part-field.title } is frozen.
dicke-daemonen-event-predicted = { $solo ->
        [yes] { $seat } predicts that { dicke-daemonen-part-color } will finish { $rank ->
            [1] first
            [2] second
            [3] third
           *[other] at rank { $rank }
        }.
       *[no] { $seat } predicts { dicke-daemonen-part-color }.
    }
dicke-daemonen-event-declined = { $seat } makes no prediction.
dicke-daemonen-event-returned = { $seat } puts { dicke-daemonen-part-creature.one } back into the bag.
dicke-daemonen-event-discarded = { $seat } discards { dicke-daemonen-part-creature.one }, which leaves the game.
dicke-daemonen-event-drew = { $seat } draws { dicke-daemonen-part-creature.one }.
dicke-daemonen-event-bag-empty = The bag is empty: { $seat } draws nothing.
dicke-daemonen-event-skipped = { $seat } cannot place anything and is skipped.
dicke-daemonen-event-ended = { $cause ->
        [empty-fist] The game ends: { $seat } has an empty fist.
       *[no-place] The game ends: { $seat } has no place left for any creature held.
    }
dicke-daemonen-event-fists-opened = All fists are opened.
dicke-daemonen-event-field-scored = { dicke-daemonen-part-field.title } goes { dicke-daemonen-part-color.to }: { dicke-daemonen-part-corners }{ $knots ->
        [0] { "" }
       *[other] { " " }and { dicke-daemonen-part-knots }
    }, { dicke-daemonen-part-value }.
dicke-daemonen-event-field-unscored = { $why ->
        [tie] { dicke-daemonen-part-field.title } scores for nobody: the lead is shared.
        [empty] { dicke-daemonen-part-field.title } scores for nobody: no demon stands there.
       *[no-majority] { dicke-daemonen-part-field.title } scores for nobody: no color has more than half of the demons.
    }
dicke-daemonen-event-color-scored = { dicke-daemonen-part-color.title }: { dicke-daemonen-part-points }.
dicke-daemonen-event-color-won = { dicke-daemonen-part-color.start } rules the world with { dicke-daemonen-part-points }.
dicke-daemonen-event-seat-won = { $seat } wins with { dicke-daemonen-part-color }.
dicke-daemonen-event-nobody-won = No prediction names a winning color: the whole table loses.
dicke-daemonen-event-solo-won = { $score ->
        [one] The prediction comes true: the game is won with a score of { $score } point.
       *[other] The prediction comes true: the game is won with a score of { $score } points.
    }
dicke-daemonen-event-solo-lost = The prediction has not come true: the game is lost.

## Refusals

dicke-daemonen-illegal-not-your-turn = it is { $turn }'s turn, not { $seat }'s
dicke-daemonen-illegal-wrong-step = { $step ->
        [predict] { $seat } has to answer the prediction now: predict or decline
       *[place] { $seat } has to place a creature now
    }
dicke-daemonen-illegal-game-over = the game is over
dicke-daemonen-illegal-not-in-fist = no { dicke-daemonen-part-creature } is left in your fist ({ $fist })
dicke-daemonen-illegal-no-such-place = { $kind ->
        [corner] there is no corner { $number }: corners are numbered from 0 to { $largest }
       *[field] there is no field { $number }: fields are numbered from 0 to { $largest }
    }
dicke-daemonen-illegal-outer-field = a ghost cannot enter the outer field, which has no middle
dicke-daemonen-illegal-frozen = { dicke-daemonen-part-field } is frozen by a ghost
dicke-daemonen-illegal-occupied = { dicke-daemonen-part-creature.one } already stands in corner { $corner }
dicke-daemonen-illegal-wrong-line = { dicke-daemonen-part-creature.one } cannot stand where { dicke-daemonen-part-first.line } meets { dicke-daemonen-part-second.line }
dicke-daemonen-illegal-already-predicted = you have already predicted { dicke-daemonen-part-color }
dicke-daemonen-illegal-color-taken = { $seat } has already predicted { dicke-daemonen-part-color }
dicke-daemonen-illegal-too-many-colors = { $allowed ->
        [one] colors announced: { $given } ({ $colors }), only one is allowed
       *[other] colors announced: { $given } ({ $colors }), at most { $allowed } are allowed
    }
dicke-daemonen-illegal-repeated-color = { dicke-daemonen-part-color } is announced more than once

## Questions

dicke-daemonen-ask-place = Place a creature from your fist.
dicke-daemonen-ask-predict = Predict a color, or decline?
dicke-daemonen-ask-predict-solo = Predict up to three colors, the leading one first, or decline?

## Chance

dicke-daemonen-roll-start = Draw lots for the first player
dicke-daemonen-roll-deal = Deal a creature from the bag
dicke-daemonen-roll-draw = Draw a creature from the bag

## Actions

dicke-daemonen-action-place-demon = { dicke-daemonen-part-creature.title } to corner { $corner } { dicke-daemonen-part-field.of }
dicke-daemonen-action-place-ghost = Ghost to { dicke-daemonen-part-field }
dicke-daemonen-action-predict = { $second ->
        [none] Predict { dicke-daemonen-part-first }
       *[other] { $third ->
            [none] Predict { dicke-daemonen-part-first } first, { dicke-daemonen-part-second } second
           *[other] Predict { dicke-daemonen-part-first } first, { dicke-daemonen-part-second } second, { dicke-daemonen-part-third } third
        }
    }
dicke-daemonen-action-decline = Make no prediction

## Reasons why a set-up is refused

dicke-daemonen-reason-E_COUNT = { $problem ->
        [count] { $value ->
            [one] { $value } line is given, a board has { $limit }
           *[other] { $value } lines are given, a board has { $limit }
        }
        [twice] { dicke-daemonen-part-cord } is given twice
        [missing] { dicke-daemonen-part-cord } is missing
       *[color] “{ $value }” is no color of a line: red, blue, green or yellow
    }
dicke-daemonen-reason-E_NONFINITE = “{ $value }” stands where whole numbers are needed
dicke-daemonen-reason-E_BOUNDS = { dicke-daemonen-part-cord } leaves the table at { $value }: no coordinate goes beyond { $limit } steps from the middle
dicke-daemonen-reason-E_POINTS = { $problem ->
        [few] { dicke-daemonen-part-cord } has too few points ({ $value }), at least { $limit } are needed
        [many] { dicke-daemonen-part-cord } has too many points ({ $value }), at most { $limit } are allowed
        [wriggly] { dicke-daemonen-part-cord } wriggles too much: of its points ({ $value }) more than { $limit } are needed to follow it
        [repeat] { dicke-daemonen-part-cord } has its point { $value } twice in a row
       *[flat] { dicke-daemonen-part-cord } encloses nothing with so few points ({ $value })
    }
dicke-daemonen-reason-E_OPEN = { dicke-daemonen-part-cord } is not closed: the distance of its ends is { $value }, at most { $limit } is allowed
dicke-daemonen-reason-E_SELF = { dicke-daemonen-part-cord } touches or crosses itself
dicke-daemonen-reason-E_TOUCH = { $third ->
        [red] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } and the red line meet in one point
        [blue] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } and the blue line meet in one point
        [green] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } and the green line meet in one point
        [yellow] { dicke-daemonen-part-cord }, { dicke-daemonen-part-other } and the yellow line meet in one point
       *[none] { dicke-daemonen-part-cord } and { dicke-daemonen-part-other } touch where they should cross cleanly or stay apart
    }
dicke-daemonen-reason-E_MANY = crossings: { $value }, which is too many; at most { $limit } are allowed
dicke-daemonen-reason-E_DEGREE = { $cover ->
        [overlap] { dicke-daemonen-part-cord } needs common ground with { $limit ->
            [2] two lines
           *[other] { $limit } lines
        }, has it with { $crosses ->
            [red] one: red
            [blue] one: blue
            [green] one: green
            [yellow] one: yellow
           *[none] none
        }
       *[cross] { dicke-daemonen-part-cord } needs { $limit ->
            [2] two lines
           *[other] { $limit } lines
        } it crosses, has { $crosses ->
            [red] one: red
            [blue] one: blue
            [green] one: green
            [yellow] one: yellow
           *[none] none
        }
    }
dicke-daemonen-reason-E_ANGLE = { dicke-daemonen-part-cord } and { dicke-daemonen-part-other } cross at { $value }°, at least { $limit }° are needed
dicke-daemonen-reason-E_SPACING = a crossing of { dicke-daemonen-part-cord } and { dicke-daemonen-part-other } is too near to another one: distance { $value }, at least { $limit } is needed
dicke-daemonen-reason-E_FACE = the field inside the lines { $inside }, near { $x }; { $y }, has room for a disc of radius { $value } only, a ghost needs { $limit }
dicke-daemonen-reason-E_MORE = { $limit } faults of the kind { $what } are shown, { $value } more are left out
dicke-daemonen-reason-E_KNOT = { $problem ->
        [index] the knot of { dicke-daemonen-part-cord } is to be point { $value }, but its points go from 0 to { $limit }
       *[near] the knot of { dicke-daemonen-part-cord } is too near to a crossing: distance { $value }, at least { $limit } is needed
    }
dicke-daemonen-reason-E_FORMAT = { $expected ->
        [object] an object is expected here, not { $value }
        [list] a list is expected here, not { $value }
        [whole] a whole number is expected here, not { $value }
       *[other] expected here: { $expected }; given: { $value }
    }
dicke-daemonen-reason-E_KEY = the key “{ $key }” has no place here; allowed: { $allowed }
dicke-daemonen-reason-E_VERSION = version { $value } of stored boards is unknown, this program reads version { $limit }
dicke-daemonen-reason-E_PRESET = there is no board “{ $value }”; there are: { $known }
dicke-daemonen-reason-E_CHANGED = the board “{ $preset }” is not the one that was kept: now it has { $value }, then { $kept }
dicke-daemonen-reason-seats = the number of players goes from { $least } to { $limit }; given: { $value }
dicke-daemonen-reason-start-seat = seat number { $value } is to begin, but the table has { $limit ->
        [one] { $limit } seat
       *[other] { $limit } seats
    }
dicke-daemonen-reason-content-sines = { common-content-place }: the table of sines needs 91 rising values from 0 to { $limit }
dicke-daemonen-reason-content-bounds = { common-content-place }: “{ $value }” takes the line too far ({ $reach }) from the middle of the table, which ends at { $limit }
# Positions that cannot arise in a game.
dicke-daemonen-reason-corner-twice = more than one demon stands in these corners: { $corners }
dicke-daemonen-reason-corner-closed = { dicke-daemonen-part-creature.one } cannot stand in these corners: { $corners }
dicke-daemonen-reason-ghost-outside = a ghost stands where there is no inner field: { $fields }
dicke-daemonen-reason-seat-count = players of the position: { $value }, of the table: { $limit }
dicke-daemonen-reason-no-seat = there is no seat { $value }: seats go from 0 to { $limit }
dicke-daemonen-reason-wrong-first = { $seat } cannot have begun: at this table { $right_seat } begins
dicke-daemonen-reason-predictions = { $seat } has predicted too many colors ({ $value }), at most { $limit } are allowed
dicke-daemonen-reason-predicted-twice = { dicke-daemonen-part-color } is predicted more than once
dicke-daemonen-reason-fist-size = { $seat } holds too many creatures ({ $value }), at most { $limit } are possible
dicke-daemonen-reason-creature-count = { dicke-daemonen-part-color.title }: creatures in all { $value }, the box has { $limit }
dicke-daemonen-reason-set-aside = creatures that have left the game: { $value }, at most { $limit } can have
dicke-daemonen-reason-no-rest = no position rests at these steps: { $value }
dicke-daemonen-reason-wrong-turn = with what is on the board (creatures: { $placed }) it is the turn of { $right_seat }, not of { $seat }
dicke-daemonen-reason-prediction-turn = { $seat } cannot have predicted in turn { $number } with what is on the board (creatures: { $placed })
dicke-daemonen-reason-untrue-end = the end does not agree with the fists, the board or the round
dicke-daemonen-reason-untrue-closing = the round is being finished although the table or the fists do not say so
dicke-daemonen-reason-untrue-skip = { $seat } cannot have been skipped like this
dicke-daemonen-reason-cannot-place = { $seat } is to place but has no place for any creature
dicke-daemonen-reason-untrue-return = { $seat } cannot have put back these creatures
dicke-daemonen-reason-untrue-memory = what { $seat } remembers does not agree with the table

## Notes: what was changed on a board that is accepted

dicke-daemonen-note-trimmed = The loose ends of { dicke-daemonen-part-cord } were cut off.
dicke-daemonen-note-shifted = { dicke-daemonen-part-cord.start } was shifted by a hair so that it touches no other.
dicke-daemonen-note-knot-moved = The knot of { dicke-daemonen-part-cord } was moved away from a crossing.
dicke-daemonen-note-fallback = No good board came of this number; the board “flower” takes its place.

## Options

dicke-daemonen-option-seats = Players
    .help = From one to four magicians. With one, the solo rules apply.
dicke-daemonen-option-board = Board
    .help = How the four lines lie: one of the ready-made boards, four loops of your own with their knots, or a random board. It can be looked at before joining and stays the same throughout.
dicke-daemonen-option-start = First player
    .help = Who takes the first turn.
dicke-daemonen-option-start-seat1 = Left of the oldest
    .help = The first seat counts as the oldest player, so the second begins; a lone player begins anyway.
dicke-daemonen-option-start-random = By lot
    .help = Every seat has the same chance to begin.
dicke-daemonen-option-start-seat0 = The first seat
    .help = Whoever sits there begins, for instance because the seat to its right is the oldest.
dicke-daemonen-option-start-seat2 = The third seat
    .help = Whoever sits there begins; for three players or more.
dicke-daemonen-option-start-seat3 = The fourth seat
    .help = Whoever sits there begins; for four players.
dicke-daemonen-option-cover = Laying the lines
    .help = What each line has to do with at least two of the others.
dicke-daemonen-option-cover-cross = Cross
    .help = Each line really crosses two others, which gives every color corners to stand in.
dicke-daemonen-option-cover-overlap = Share ground
    .help = It is enough that two loops enclose some common ground, even if one lies wholly inside the other.
dicke-daemonen-option-self_cross = Lines crossing themselves
    .help = Whether a line may run across itself.
dicke-daemonen-option-self_cross-reject = Not allowed
    .help = Every corner lies between two different lines.
dicke-daemonen-option-self_cross-allow = Allowed
    .help = Where a line crosses itself, the corners are open to that one color only.
dicke-daemonen-option-knots = Knots
    .help = To which fields a knot adds its point.
dicke-daemonen-option-knots-both = Both fields
    .help = The fields on either side of the knot are each worth one point more.
dicke-daemonen-option-knots-one = One field
    .help = Only one side counts; each line says whether it is the inner or the outer one.
dicke-daemonen-option-knots-none = No field
    .help = Knots are ornament: a field is worth its corners alone.
dicke-daemonen-option-majority = Majority
    .help = What a color needs in order to score a field.
dicke-daemonen-option-majority-relative = More than any other
    .help = More demons than each other color; a shared lead scores for nobody.
dicke-daemonen-option-majority-absolute = More than half
    .help = More than half of all the demons standing in the field.
dicke-daemonen-option-end_test = End of the game
    .help = Whose fist is tested when a turn begins, and what happens if nothing in it can be placed.
dicke-daemonen-option-end_test-active = At once
    .help = The game stops on the spot.
dicke-daemonen-option-end_test-any = At once, for any player
    .help = Whenever a turn begins, every fist is tested, not only that of the player to move: the game stops as soon as anybody at all cannot place.
dicke-daemonen-option-end_test-round = After the round
    .help = The players still to come in this round take a last turn if they can; those who are blocked are skipped.
dicke-daemonen-option-solo_leftovers = Solo leftovers
    .help = What becomes of the creatures left in the fist after a solo prediction.
dicke-daemonen-option-solo_leftovers-out = Out of the game
    .help = They are set aside for good.
dicke-daemonen-option-solo_leftovers-bag = Back into the bag
    .help = They can be drawn again, as in a game of several players.
dicke-daemonen-option-solo_ties = Solo ties
    .help = How equal points affect the order announced by a lone player.
dicke-daemonen-option-solo_ties-friendly = Friendly
    .help = A tie counts in the player's favor.
dicke-daemonen-option-solo_ties-strict-predicted = Strict among announced colors
    .help = The announced colors have to differ from each other; the rest may equal the last of them.
dicke-daemonen-option-solo_ties-strict = Strict
    .help = The announced colors have to differ from each other and be ahead of all the rest.
dicke-daemonen-option-show_counts = Unseen creatures
    .help = Whether each player is shown how many creatures of each color they have not seen yet; it could be worked out by counting.
dicke-daemonen-option-show_counts-true = Shown
    .help = The program does the counting.
dicke-daemonen-option-show_counts-false = Not shown
    .help = Everybody counts for themselves.

## Ready-made boards

dicke-daemonen-preset-ring = Ring
    .about = The smallest board: four circles chained in a ring, each crossing its two neighbors only.
dicke-daemonen-preset-caterpillar = Caterpillar
    .about = Four circles in a row, the two in the middle crossing all the others.
dicke-daemonen-preset-tutorial-a = Tutorial A
    .about = Agrees with what the rulebook says of its first figure: an outer field of five corners and one knot, and a lens between red and yellow.
dicke-daemonen-preset-flower = Flower
    .about = The usual board: four circles, any two of which cross twice.
dicke-daemonen-preset-tutorial-b = Tutorial B
    .about = Made for the scoring example of the rulebook, which it reproduces to the point.
dicke-daemonen-preset-venn-4 = Venn-4
    .about = Four ellipses: each of the sixteen ways to lie inside some lines and outside the others belongs to exactly one field.
dicke-daemonen-preset-lattice = Lattice
    .about = Two ellipses across and two upright; there is so much room that the bag usually runs out first.
dicke-daemonen-preset-star = Star
    .about = The largest board: four ellipses around a common center, with twenty-four crossings.

## Text view

dicke-daemonen-text-field = Field { $field }: { dicke-daemonen-part-corners }, { dicke-daemonen-part-knots }, worth { $value }
dicke-daemonen-text-outer = outer field
dicke-daemonen-text-frozen = frozen
dicke-daemonen-text-fist = { $count ->
        [0] { $seat }: empty fist
        [one] { $seat }: { $count } creature in the fist
       *[other] { $seat }: { $count } creatures in the fist
    }{ $whose ->
        [own] { "" } – your fist: { $fist }
        [other] { "" } – the fist of { $seat }: { $fist }
       *[hidden] { "" }
    }
dicke-daemonen-text-bag = { $count ->
        [0] The bag is empty
        [one] { $count } creature in the bag
       *[other] { $count } creatures in the bag
    }
dicke-daemonen-text-unseen = Not seen yet: { $counts }
dicke-daemonen-text-bag-holds = The bag holds: { $counts }
dicke-daemonen-text-bag-opened = The bag held: { $counts }
dicke-daemonen-text-points = Points so far: { $counts }
dicke-daemonen-text-final-points = Final points: { $counts }
dicke-daemonen-text-prediction = { $seat } has predicted { dicke-daemonen-part-color } (turn { $number })
dicke-daemonen-text-no-prediction = { $seat } has made no prediction
dicke-daemonen-text-turn = { $seat } to play
dicke-daemonen-text-corner = corner { $corner }
dicke-daemonen-text-open = { $creature ->
        [white] { $count ->
            [one] White: { $count } open field
           *[other] White: { $count } open fields
        }
       *[other] { $count ->
            [one] { dicke-daemonen-part-color.title }: { $count } open corner
           *[other] { dicke-daemonen-part-color.title }: { $count } open corners
        }
    }
dicke-daemonen-text-legend = R red demon, B blue demon, G green demon, Y yellow demon, W ghost; f field, c corner; field 0 is the outer field
dicke-daemonen-text-over = The game is over
dicke-daemonen-text-standing-tie = shared lead
dicke-daemonen-text-standing-empty = no demon
dicke-daemonen-text-standing-no-majority = no color above half
dicke-daemonen-text-lines = Lines

## Places

dicke-daemonen-cell-corner = Corner { $corner } { dicke-daemonen-part-field.of }, where { dicke-daemonen-part-first.line } meets { dicke-daemonen-part-second.line }: { $creature ->
        [none] { $frozen ->
            [yes] frozen.
           *[no] free.
        }
       *[other] { dicke-daemonen-part-creature.one } stands there.
    }
dicke-daemonen-cell-field = { dicke-daemonen-part-field.title }, worth { dicke-daemonen-part-value }: { $standing ->
        [owner] { dicke-daemonen-part-color } holds it
        [tie] the lead is shared
        [empty] no demon stands there
       *[no-majority] no color has more than half of the demons
    }. { $frozen ->
        [yes] It is frozen.
       *[no] { $corners ->
            [0] No corner is free.
            [one] { $corners } corner is free.
           *[other] { $corners } corners are free.
        }
    }

## Hints: what speaks for an action

dicke-daemonen-heuristic-secured = It makes points of your color safe.
dicke-daemonen-heuristic-expected = It lets your color hope for more points in open fields.
dicke-daemonen-heuristic-rival = It weakens the strongest other color ({ $percent } % less likely to rule).
dicke-daemonen-heuristic-white = It keeps the ghosts down.
dicke-daemonen-heuristic-predicted = It fixes a color while there is still time to push it.
dicke-daemonen-label-prediction = Prediction
dicke-daemonen-label-prediction-red = Red
dicke-daemonen-label-prediction-blue = Blue
dicke-daemonen-label-prediction-green = Green
dicke-daemonen-label-prediction-yellow = Yellow
dicke-daemonen-label-prediction-white = White
dicke-daemonen-label-prediction-none = No prediction
dicke-daemonen-heuristic-waiting = It keeps your choice of color open.
