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

## Content files

common-content-place =
    { $scope ->
        [file] { $file }
        [line] { $file }, line { $row }
        [key] { $file }, key “{ $key }”
        [table] { $file }, table “{ $table }”
        [entry] { $file }, table “{ $table }”, key “{ $key }”
        [row] { $file }, table “{ $table }”, entry “{ $row }”
       *[value] { $file }, table “{ $table }”, entry “{ $row }”, key “{ $key }”
    }

# What a value has to be, by the word of a typed reader.
common-expected =
    { $expected ->
        [whole] a whole number
        [number] a number
        [flag] true or false
        [text] a text
        [name] a name: one line of at most 60 characters, or one in each language, { "{" } en = …, fr = … { "}" }
        [list] a list
        [length] a list of another length
        [object] an object
        [table] a table
       *[other] something else
    }

common-reason-content-file = the game has no file “{ $value }”; its files are { $allowed }
common-reason-content-syntax = { common-content-place }: this is not TOML: “{ $value }”; a line reads “key = value”, and a text stands in quotation marks
common-reason-content-key-twice = { common-content-place }: a key stands here for the second time: “{ $value }”; it stands once
common-reason-content-more = { common-content-place }: there are more mistakes; the first { $limit } are told
common-reason-content-missing = { common-content-place }: the key is missing; add it
common-reason-content-key = { common-content-place }: there is no such key; the keys are { $allowed }
common-reason-content-word = { common-content-place }: “{ $value }” is not known; known are { $allowed }
common-reason-content-kind = { common-content-place }: “{ $value }” does not fit; needed is { common-expected }
common-reason-content-range = { common-content-place }: “{ $value }” does not fit; needed is a whole number from { $min } to { $max }
common-reason-content-count = { common-content-place }: number of entries { $count }; there have to be { $min ->
        [0] at most { $max }
       *[other] { $min } to { $max }
    }
common-reason-content-sum = { common-content-place }: together they come to { $count }; it has to be { $right }
common-reason-content-fixed = { common-content-place }: “{ $value }” does not fit; it has to be “{ $right }”
common-reason-content-order = { common-content-place }: “{ $given }”; they have to be, in this order: { $right }
common-reason-content-nowhere = { common-content-place }: “{ $name }” is not in { $other }; write a name that is there
common-reason-content-twice = { common-content-place }: “{ $name }” stands twice; it stands once
common-reason-content-lacks = { common-content-place }: “{ $name }” is missing; add it
common-reason-content-empty = { common-content-place }: nothing is given; something has to stand here
common-reason-content-agree = { common-content-place }: “{ $value }” does not agree with “{ $other }”, which says “{ $right }”
common-reason-content-phrase = { common-content-place }: “{ $phrase }” is not understood; write it as the shipped file does
