### What the cabinet says of requests, records and tables.

## Requests

cabinet-bad-json = This line is not JSON: { $problem }.
cabinet-repeated-key = The key { $key } stands twice; each key stands once.
cabinet-not-an-object = A request is an object with the field cmd, not { $value }.
cabinet-missing-command = The field cmd is missing; it is one of { $allowed }.
cabinet-unknown-command = There is no command { $command }; the commands are { $allowed }.
cabinet-unknown-field = The command { $command } takes no field { $field }; it takes { $allowed }.
cabinet-missing-field = The command { $command } needs the field { $field }.
cabinet-wrong-type = The field { $field } holds { $value }; expected is { $expected }.
cabinet-too-long = The line is longer than { $limit } bytes; it was skipped.
cabinet-malformed-request = The request cannot be read: { $problem }.
cabinet-no-game = No table is open; begin with new, load or position.
cabinet-unknown-game = There is no game { $game }; the games are { $allowed }.
cabinet-unknown-seat = Nobody sits in seat { $seat }; the seats are 0 to { $last }.
cabinet-unknown-viewer = { $value } cannot watch; a viewer is a seat from 0 to { $last }, "spectator" or "referee".
cabinet-unknown-language = There is no language { $lang }; the languages are { $allowed }.
cabinet-unknown-paragraph = The rules of { $game } have no paragraph { $paragraph }.
cabinet-two-budgets = An opponent thinks either for milliseconds (ms, here { $ms }) or for a number of iterations (here { $iterations }), not both; leave one of them out.
cabinet-no-sentences = The sentences of this game cannot be read: { $problem }.

## What a field should hold

cabinet-no-fields = none
cabinet-whole-number = a whole number from { $min } to { $max }
cabinet-kind-text = a text
cabinet-kind-rolls = a list of outcomes, each a whole number
cabinet-kind-files = an object from file names to texts
cabinet-kind-record = a record as save writes it

## What a reader complains about

cabinet-reading-missing = the field { $field } is missing
cabinet-reading-twice = the field { $field } stands twice
cabinet-reading-no-field = there is no field { $field }
cabinet-reading-unknown-field = there is no field { $field }; the fields are { $allowed }
cabinet-reading-unknown-word = { $value } is not known; known are { $allowed }
cabinet-reading-misfit = { $value } does not fit; expected is { $expected }
cabinet-reading-misfit-like = { $value } does not fit; expected is something like { $example }
cabinet-reading-misfit-plain = { $value } does not fit
cabinet-reading-unfit = what is given does not belong together; look at { $field }
cabinet-reading-unclear = it cannot be read
cabinet-reading-nothing = nothing

## Actions

cabinet-malformed-action = This is no action of the game ({ $at }): { $problem }.
cabinet-action-shape = an action is an object or its notation as a text, not { $value }
cabinet-action-form = an action has exactly its own fields, as in { $action }
cabinet-unknown-notation = { $seat } has no action that is written “{ $notation }”.
cabinet-impossible-roll = { $value } cannot come up here ({ $roll }); possible: { $allowed }.
cabinet-nothing-owed = { $seat } owes no decision now.
cabinet-level-unknown = There is no level { $level }; available: { $allowed }.
cabinet-no-budget = An opponent needs a budget of at least one.
cabinet-nothing-left = The game is over; there is nothing to decide.
cabinet-luck-die = { $roll }: { $value }
cabinet-luck-hits = { $roll }: { $value } of { $dice }
cabinet-no-sense = The sense of the game failed, so there is no advice.
cabinet-hint-plain = Nothing single speaks for it; in the games played through it simply did well.
cabinet-arena-players = { $given ->
        [one] { $given } player is named
       *[other] { $given } players are named
    }, the table has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }; name one player per seat.
cabinet-arena-empty = An arena needs at least one game.

## Taking back

cabinet-nothing-to-take-back = There is nothing to take back.
cabinet-others-acted = The last step was not made by { $seat }; only one's own last step is taken back.
cabinet-step-rolled = The last step asked chance; it stands.
cabinet-step-revealed = The last step made something known that was hidden; it stands.

## Set-ups and positions

cabinet-setup-refused =
    { $count ->
        [one] The set-up is refused: { $first }
       *[other] The set-up is refused for { $count } reasons, the first: { $first }
    }
cabinet-content-under = With { $options }: { $reason }
cabinet-no-planner = { $game } has no planner; games with one: { $allowed }.
cabinet-no-tool = { $game } has no tool “{ $tool }”; it has: { $allowed }.
cabinet-position-refused =
    { $count ->
        [one] The position is refused: { $first }
       *[other] The position is refused for { $count } reasons, the first: { $first }
    }
cabinet-position-unplayable = The written position { $position } cannot be played after all; “{ $command }” failed: { $problem }. Nothing has changed. That it was taken is a fault of the game: please report the position.
cabinet-malformed-state = This is no state of the game ({ $at }): { $problem }.

## Records

cabinet-no-record = A game begun from a written position has no record from its set-up; ask for its state instead.
cabinet-malformed-replay = This is no record of a game ({ $at }): { $problem }.
cabinet-replay-format = The record has format { $found }; this program reads format { $ours }.
cabinet-replay-game = The record is of the game { $found }, not of { $ours }.
cabinet-replay-content = The record was played with content { $found }; the content here is { $ours }.
cabinet-replay-options =
    { $count ->
        [one] The options of the record are refused: { $first }
       *[other] The options of the record are refused for { $count } reasons, the first: { $first }
    }
cabinet-replay-version = The record follows version { $found } of the rules, this program version { $ours }. { $first }
cabinet-replay-no-difference = Played again, it shows no other difference.
cabinet-replay-refused = The record first differs at { $place }: the action is refused: { $reason }
cabinet-replay-diverged = The record first differs at { $place }, roll { $roll }: it has { $recorded }, the rules ask { $asked }.
cabinet-replay-impossible = The record first differs at { $place }, roll { $roll } ({ $name }): { $value } cannot come up; possible: { $allowed }.
cabinet-replay-chain = The record first differs at { $place }: its hash chain breaks there.
cabinet-replay-cut-short = The record ends after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, before its seal.
cabinet-replay-setup = the header or the set-up
cabinet-replay-step = step { $step }
cabinet-replay-nothing = nothing
