### Sentences that belong to no game.

## Seats

common-seat =
    { $number ->
        [1] Ember
        [2] Tide
        [3] Brimstone
        [4] Mandrake
        [5] Amethyst
       *[other] Seat { $number }
    }

## Why a text is no JSON

common-json-ended = it ends too early (line { $line }, column { $column })
common-json-wrong = what stands in line { $line }, column { $column } is not allowed there
common-json-repeated = { $key } stands twice

## Reasons why options or a position are refused

common-reason-option-unknown = { $at }: there is no option { $key }; the options are { $allowed }.
common-reason-option-range = { $at }: { $value } is out of bounds; the bound is { $limit }.
common-reason-option-choice = { $at }: { $value } cannot be chosen; the choices are { $allowed }.
common-reason-option-type = { $at }: { $value } is of the wrong kind; expected: { $allowed }.
common-reason-option-unreadable = { $at }: { $value } cannot be read: { $problem }.
common-reason-not-normal = { $at }: the record does not keep its options whole.
common-reason-options-shape = { $at }: options are an object with one entry per choice.
