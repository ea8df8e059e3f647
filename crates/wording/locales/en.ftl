### Sentences that belong to no game.

## Seats

common-seat = Seat { $number }

## Reasons why options or a position are refused

common-reason-option-unknown = { $at }: there is no option { $key }; the options are { $allowed }.
common-reason-option-range = { $at }: { $value } is out of bounds; the bound is { $limit }.
common-reason-option-choice = { $at }: { $value } cannot be chosen; the choices are { $allowed }.
common-reason-option-type = { $at }: { $value } is of the wrong kind; expected: { $allowed }.
common-reason-options-shape = { $at }: options are an object with one entry per choice.
