### Words of the picture and the drawing table of Dicke Dämonen.

dd-color-red = red
dd-color-blue = blue
dd-color-green = green
dd-color-yellow = yellow
dd-color-white = white
dd-creature-red = red demon
dd-creature-blue = blue demon
dd-creature-green = green demon
dd-creature-yellow = yellow demon
dd-creature-white = ghost
dd-group-red = Red demon
dd-group-blue = Blue demon
dd-group-green = Green demon
dd-group-yellow = Yellow demon
dd-group-white = Ghost
dd-group-prediction = Prediction
dd-board = Board: fields and their corners
dd-phase-place = Place
dd-phase-predict = Predict?
dd-hand = In your hand
dd-fist = { $count ->
        [0] empty hand
        [one] { $count } creature in hand
       *[other] { $count } creatures in hand
    }
dd-predicted = predicts
dd-no-prediction = no prediction
dd-final = Final totals
dd-tied = Tied: { $colors }.
dd-bag = Bag
dd-unseen = Still unseen:
dd-outer-field = Outer field
dd-field = Field { $field }
dd-worth = worth { $value }
dd-made-of = { $corners ->
        [one] { $corners } corner
       *[other] { $corners } corners
    }, { $knots ->
        [0] no knot
        [one] { $knots } knot
       *[other] { $knots } knots
    }
dd-free-corners = { $count ->
        [0] No free corner.
        [one] { $count } free corner.
       *[other] { $count } free corners.
    }
dd-held-by = { $color } leads.
dd-standing-tie = Tied: nobody leads.
dd-standing-empty = No demon yet.
dd-standing-no-majority = Nobody has more than half.
dd-short-tie = tie
dd-short-empty = no demon
dd-short-no-majority = no majority
dd-frozen = Frozen by a ghost.
dd-point-at = Point at a field or a corner.
dd-corner = Corner { $corner }, { $first } and { $second }
dd-corner-short = corner { $corner }
dd-corner-free = free.
dd-corner-taken = { $creature }.
dd-corner-allowed = Allowed.
dd-predict-open = Predict…
dd-predict-title = Which color will rule?
dd-predict-about = A prediction stands until the end.
dd-predict-about-solo = Up to three colors, best rank first.
dd-predict-needed = Whoever has predicted nothing by the end of the game cannot win.
dd-rank = { $rank ->
        [1] First
       *[other] Rank { $rank }
    }
dd-not-now = Not now
dd-scoring = Field by field
dd-scoring-field = Field
dd-scoring-demons = Demons
dd-scoring-to = Goes to
dd-scoring-points = Points
dd-ghosts-placed = { $count ->
        [0] no ghost on the board
        [one] { $count } ghost on the board
       *[other] { $count } ghosts on the board
    }
dd-most = most points
dd-solo-won = { $score ->
        [one] Well predicted: { $score } point.
       *[other] Well predicted: { $score } points.
    }
dd-solo-lost = The prediction did not come true.
dd-nobody = Nobody predicted a winning color.
dd-winners = { $count ->
        [one] { $names } had predicted it ({ $colors }).
       *[other] { $names } had predicted it ({ $colors }).
    }

## Board editor

dd-cords = Lines
dd-boards = Ready-made boards
dd-own-board = Your own board
dd-random = At random
dd-quality = How airy
dd-quality-low = twisted
dd-quality-high = airy
dd-draw-random = Draw a board by lot
dd-canvas = Drawing surface
dd-draw-about = Draw a loop in one go with mouse or finger; drag its knot.
dd-undo = Undo
dd-clear = Clear everything
dd-cord-empty = not drawn yet
dd-cord-good = drawn
dd-cord-wrong = to be corrected
dd-conditions = Conditions
dd-all-met = All conditions are met.
dd-board-good = This board can be played.
dd-board-bad = Not yet: something is to be corrected.
dd-draw-next = Draw the { $color } loop
dd-board-facts = { $crossings } crossings, { $fields } fields
dd-close-loops = Close the loops for me
dd-play-here = Play on this board
dd-preview = The fields
dd-preview-later = The fields appear as soon as the board is sound.
dd-crossings = Crossings
dd-fields = Fields
dd-corners = Corners
dd-preset-ring = Ring
dd-preset-caterpillar = Caterpillar
dd-preset-tutorial-a = Tutorial A
dd-preset-flower = Flower
dd-preset-tutorial-b = Tutorial B
dd-preset-venn-4 = Venn-4
dd-preset-lattice = Lattice
dd-preset-star = Star
saved-here = draft kept on this device
