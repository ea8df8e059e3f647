### Dicke Dämonen: names, log sentences, questions, refusals and labels.
### Numbers are passed as numbers, colors as red, blue, green, yellow or white, seats as names.

## Title

dicke-daemonen-title = Dicke Dämonen
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
dicke-daemonen-event-nobody-won = Nobody predicted a winning color: everybody loses.
dicke-daemonen-event-solo-won = { $score ->
        [one] The prediction comes true: the game is won with a score of { $score } point.
       *[other] The prediction comes true: the game is won with a score of { $score } points.
    }
dicke-daemonen-event-solo-lost = No prediction has come true: the game is lost.

## Refusals

dicke-daemonen-illegal-not-your-turn = it is { $turn }'s turn, not { $seat }'s
dicke-daemonen-illegal-wrong-step = { $step ->
        [predict] the prediction has to be answered now: predict or decline
       *[place] a creature has to be placed now
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
dicke-daemonen-illegal-too-many-colors = { $given ->
        [one] { $given } color announced, at most { $allowed } allowed
       *[other] { $given } colors announced, at most { $allowed } allowed
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

dicke-daemonen-reason-E_COUNT = a board has exactly four lines, one each in red, blue, green and yellow
dicke-daemonen-reason-E_NONFINITE = coordinates and knots have to be whole numbers
dicke-daemonen-reason-E_BOUNDS = { dicke-daemonen-part-cord } leaves the table, which ends { $limit } units from the middle in each direction
dicke-daemonen-reason-E_POINTS = { $value ->
        [none] { dicke-daemonen-part-cord } has the same point twice in a row, or encloses nothing
       *[other] { dicke-daemonen-part-cord } has { $value } points, the limit is { $limit }
    }
dicke-daemonen-reason-E_OPEN = { dicke-daemonen-part-cord } is not closed: its ends are { $value } units apart, at most { $limit } is allowed
dicke-daemonen-reason-E_SELF = { dicke-daemonen-part-cord } touches or crosses itself
dicke-daemonen-reason-E_TOUCH = { dicke-daemonen-part-cord } and { dicke-daemonen-part-other } touch where they should cross cleanly or stay apart
dicke-daemonen-reason-E_MANY = { $value } crossings are too many, at most { $limit } are allowed
dicke-daemonen-reason-E_DEGREE = { dicke-daemonen-part-cord } needs { $limit ->
        [2] two lines
       *[other] { $limit } lines
    } it crosses, has { $crosses ->
        [red] one: red
        [blue] one: blue
        [green] one: green
        [yellow] one: yellow
       *[none] none
    }
dicke-daemonen-reason-E_ANGLE = { dicke-daemonen-part-cord } and { dicke-daemonen-part-other } cross at { $value } degrees, at least { $limit } are needed
dicke-daemonen-reason-E_SPACING = a crossing of { dicke-daemonen-part-cord } and { dicke-daemonen-part-other } is { $value } units from another one, at least { $limit } are needed
dicke-daemonen-reason-E_FACE = an inner field has room for a disc of radius { $value } only, a ghost needs { $limit }
dicke-daemonen-reason-E_KNOT = { $value ->
        [none] the knot of { dicke-daemonen-part-cord } has to be one of its points; the last one has number { $limit }
       *[other] the knot of { dicke-daemonen-part-cord } is { $value } units from a crossing, at least { $limit } are needed
    }
dicke-daemonen-reason-E_FORMAT = { $expected ->
        [object] an object is expected here
        [list] a list is expected here
       *[other] expected here: { $expected }
    }
dicke-daemonen-reason-E_KEY = the key “{ $key }” has no place here
dicke-daemonen-reason-E_VERSION = this program reads version { $limit } of stored boards
dicke-daemonen-reason-E_PRESET = there is no such board; there are: { $known }
dicke-daemonen-reason-E_CHANGED = the board “{ $preset }” is not the one that was kept: now it has { $value }
dicke-daemonen-reason-seats = the number of players goes from 1 to { $limit }; given: { $value }
dicke-daemonen-reason-unknown-key = unknown key “{ $value }”; allowed: { $allowed }
dicke-daemonen-reason-content = the game's own data contain an error: { $value }
dicke-daemonen-reason-unsound = this position cannot arise in a game: { $value }

## Options

dicke-daemonen-option-seats = Players
    .help = From one to four magicians. With one, the solo rules apply.
dicke-daemonen-option-board = Board
    .help = How the four lines lie: one of the ready-made boards, four loops of your own with their knots, or a random board. Everybody sees it before joining, and it does not change.
dicke-daemonen-option-start = First player
    .help = Who takes the first turn.
dicke-daemonen-option-start-seat1 = Left of the oldest
    .help = Seat 0 counts as the oldest, so seat 1 begins; a lone player begins anyway.
dicke-daemonen-option-start-random = By lot
    .help = Every seat has the same chance to begin.
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
    .help = What happens when a player whose turn begins cannot place anything.
dicke-daemonen-option-end_test-active = At once
    .help = The game stops on the spot.
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
    .help = Equal points never spoil an announced order.
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
    }
dicke-daemonen-text-bag = { $count ->
        [0] The bag is empty
        [one] { $count } creature in the bag
       *[other] { $count } creatures in the bag
    }
dicke-daemonen-text-own-fist = Your fist
dicke-daemonen-text-unseen = Not seen yet: { $counts }
dicke-daemonen-text-points = Points so far: { $counts }
dicke-daemonen-text-prediction = { $seat } has predicted { dicke-daemonen-part-color }
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
