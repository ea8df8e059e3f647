### What the program itself says.

## Problems

cli-unknown-game = There is no game { $game }; the games are { $allowed }.
cli-name-a-game = Name a game: { $allowed }.
cli-other-game = The saved game is of { $found }, not of { $named }.
cli-unreadable = { $file } cannot be read: { $problem }.
cli-unwritable = { $file } cannot be written: { $problem }. Nothing that was there is lost.
cli-not-kept = The game is not kept in { $file }: that file could not be written.
cli-in-or-out = Standard input or output fails: { $problem }.
cli-no-plain-file = it is no plain file
cli-too-large = it is larger than { $limit } MiB
cli-no-text = it is no text
cli-trouble-not-found = it is not there
cli-trouble-forbidden = it is not allowed
cli-trouble-no-folder = there is no such folder
cli-trouble-folder = it is a folder
cli-trouble-taken = something else of that name is there already
cli-trouble-read-only = nothing can be written there
cli-trouble-no-name = it is no name for a file
cli-trouble-address-taken = another program listens there
cli-trouble-no-address = this computer has no such address
cli-trouble-full = there is no room for it
cli-not-json = { $file } is not JSON: { $problem }.
cli-no-record = { $file } is no saved game: it does not say of which game.
cli-empty-folder = The folder { $dir } holds no content files; content export writes them.
cli-file-exists = { $file } is there already and differs; choose another folder or move it away.
cli-save-exists = --save { $file }: that file is there already; choose another name, or continue it with --resume { $file }.
cli-options-not-json = --options { $value }: not JSON ({ $problem }); write an object such as {"{"}"seats":2{"}"}, or @FILE.
cli-two-seats = --seats { $seats } and the options disagree: they say { $other }.
cli-humans = --humans { $value }: not a seat of this table; the seats are 0 to { $last }, separated by commas, or none.
cli-unknown-paragraph = The rules of { $game } have no paragraph { $paragraph }; the paragraphs are { $allowed }.

## Records and content

cli-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
cli-verified = { $file } holds: { $steps }, every outcome and every link of the chain as recorded.
cli-content-fine = { $dir } is fine; digest { $content }.

## Playing

cli-which-game = Which game? (number or name)
cli-resumed = Continuing { $file }. The dice from here on come from the seed { $seed }.
cli-prompt = { $seat } >
cli-question = { $seat }: { $text } (§{ $rule })
cli-choose =
    { $count ->
        [one] One action: type 1 or its notation; ? for help.
       *[other] Type a number from 1 to { $count } or a notation; list for words, ? for help.
    }
cli-not-a-number = { $value } is not in the list; it goes from 1 to { $last }.
cli-help =
    Type the number of an action or its notation. The beginning of notations lists those actions.
      (Enter)     the table and the list again
      list        every action in words
      hint        the three best actions, with chances and reasons
      why X       why X is not allowed; X is a notation, a number or JSON
      rules X     paragraph X of the rules
      back        take your last step back, while nothing was rolled or revealed
      save FILE   save the game; save! FILE replaces a file
      quit        leave
cli-hint-title = What looks best, with the estimated chance to win:
cli-hint-action = { $number }. { $phrase } ({ $notation }): { $percent } %
cli-typed-not-json = { $value } is not JSON: { $problem }.
cli-why-what = Say which action: why and its notation.
cli-allowed = { $action } is allowed.
cli-refused = Not allowed: { $reason }
cli-read-rule = (rules { $rule } prints the paragraph)
cli-try-help = (? shows what can be typed)
cli-taken-back = Taken back.
cli-save-where = Say where: save and a file name.
cli-save-replace = { $file } is there already; save! { $file } replaces it.
cli-saved = Saved in { $file }.
cli-save-offer = Save the game? File name, or Enter to leave it:
cli-curtain = Pass the device to { $seat }. { $seat }, press Enter when only you can see.
cli-goodbye = Goodbye.

## The end

cli-won = { $seat } wins.
cli-several-won = The winners: { $seats }.
cli-nobody-won = Nobody wins.
cli-solo-lost = { $seat } has not won.
cli-solo-score = Score: { $score }
cli-standing = { $place }. { $seat }: { $score }

## Serving

cli-serving = Pandemonium is open at { $url }
cli-serving-lan = In your network: { $url }
cli-serving-only-here = Only this computer can reach it; --addr 0.0.0.0:1666 lets the whole network in.
cli-serving-end = Ctrl-C ends it; every table is kept in { $file }.
cli-data-in-use = Another server has { $file } open, and only one may write to it. End that server, or name another file with --data.
cli-no-password = { $file } holds no password: its first line is the password, and it is empty.
cli-same-passwords = The password of the house and the one of the operator are the same; whoever comes in would be the operator.
cli-no-house-name = “{ $name }” cannot be the name of a house: it has 1 to { $limit } characters, all of which can be seen.
cli-no-logo = { $file } cannot be the sign of a house: it is a PNG or an SVG picture of at most { $limit } kB.
cli-no-certificate = { $file } holds no certificate; it begins with -----BEGIN CERTIFICATE-----.
cli-no-key = { $file } holds no private key; it begins with -----BEGIN PRIVATE KEY-----.
cli-key-mismatch = The key in { $key } does not fit the certificate in { $file } ({ $problem }). Both come from one request.
cli-not-serving = The server cannot run at { $addr } with { $file }: { $problem }.
cli-no-metrics = The numbers cannot be told at { $place }: { $problem }. Name another address with --metrics, or --metrics off.
cli-data-damaged = The data file { $file } is damaged ({ $problem }). `pandemonium check` names what is, `pandemonium salvage` saves what can be saved.
cli-trouble-damaged = the file is damaged ({ $problem })
cli-check-whole = { $file } is whole: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }, every chain holds.
cli-check-table = Table { $table } is damaged: { $problem }
cli-check-file = The file is damaged: { $problem }
cli-check-damaged = { $file }: { $damaged ->
        [one] { $damaged } table is damaged
       *[other] { $damaged } tables are damaged
    }, { $tables ->
        [one] { $tables } is whole
       *[other] { $tables } are whole
    }.
cli-check-failed = { $file } cannot be checked: { $problem }.
cli-restored = { $file } is restored as { $data }.
cli-restore-exists = { $file } is there already and stays as it is; move it away, with -wal and -shm beside it, or name another file with --data.
cli-restore-damaged = { $file } is damaged and is not restored as it is; `pandemonium salvage` saves what can be saved.
cli-restore-failed = Nothing was restored: { $problem }.
cli-salvage-shortened = Table { $table } keeps { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }; what came after is lost: { $problem }
cli-salvage-lost = { $table } is lost: { $problem }
cli-salvage-failed = Nothing could be saved: { $problem }.
cli-salvaged = { $new } has of { $file } whole tables: { $tables }, shortened tables: { $shortened }, records: { $uploads }; lost: { $lost }.
cli-no-admin = The operator cannot be heard at { $place }: { $problem }. Name another address with --admin.
cli-no-socket = The operator cannot be heard at { $place }: { $problem }. Something else lies or answers there; move it away.
cli-short-token = The token in { $file } is too short: it needs at least { $least ->
        [one] { $least } character
       *[other] { $least } characters
    }.
cli-no-data = There is no data file { $file }.
cli-backup-exists = { $file } is there already; choose another name.
cli-backup-failed = The copy failed: { $problem }.
cli-backed-up = { $data } is copied to { $file }.
cli-dice-fair =
    { $count ->
        [one] The one outcome follows from the secret that the server promised.
       *[other] All { $count } outcomes follow from the secret that the server promised.
    }
cli-dice-typed =
    { $count ->
        [one] One outcome was typed by players; nothing can be said about it.
       *[other] { $count } outcomes were typed by players; nothing can be said about them.
    }
cli-dice-told = Scheme 1: the seats told what they added to the dice, one after the other. Whoever ran the server and also played could have chosen.
cli-dice-promised = Scheme 2: the seats promised what they added before anything was opened, in round { $round }.
cli-dice-broken = { $file }: the dice do not follow from what the server promised. { $problem }

## Arena

cli-unknown-level = There is no level { $level }; the levels are { $allowed }.
cli-arena-player = player
cli-arena-of-games = of all games
cli-arena-of-wins = of all wins
cli-arena-elo = Elo
cli-arena-millis = ms mean / longest
cli-arena-worlds = worlds
cli-arena-nobody = Nobody wins
cli-arena-draws = Several win
cli-arena-first = Wins of whoever begins
cli-arena-length = Decisions in a game
cli-arena-branching = Actions to choose from
cli-arena-distinct = Different games (the intervals count every game as one of its own)

## The page of an arena

cli-arena-title = Arena: { $name }
cli-arena-games = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seats rotated, { $distinct } of them different.
cli-arena-options = Options:
cli-arena-wins = wins
cli-arena-mean = ms a decision
cli-arena-longest = longest
cli-arena-brackets = In brackets: 95 % intervals. Elo begins with one win each way between any two players, so that a clean sweep has an end.
cli-arena-intervals = { $count ->
        [one] { $count } interval of 95 % stands
       *[other] { $count } intervals of 95 % stand
    } on this page, and chance alone makes about { $missed } miss. A single row that stands out proves nothing: play it again with another seed.
cli-arena-needed = Games until a share near parity is sure: { $list }.
cli-arena-needed-one = { $games } for ± { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-arena-wins-by = Wins by: { $name }
cli-arena-range = Median { $median }, from { $low } to { $high }.
cli-arena-seats = seats
cli-arena-won = won
cli-arena-share = Share of all wins; the dashed line is parity
cli-arena-elo-here = Elo within this arena
cli-arena-share-by-seat = Share of all wins by seat
cli-arena-seat = seat { $number }
cli-arena-begins = who begins
cli-arena-facts = The games
cli-arena-wrong = What went wrong

## The operator

cli-admin-away = No server answers at { $way }: { $problem }.
cli-admin-no-token = An address opens with a token only; name its file with --token-file.
cli-admin-no-socket = This system has no socket for the operator; use --at ADDR and --token-file FILE.
cli-admin-none = There is nothing.
cli-admin-more = There is more: --after { $after }
cli-admin-tables = table | game | stands | listed | made | seats
cli-admin-status = { $closed ->
    [yes] closed
   *[no] { $status ->
        [gathering] waits
        [playing] plays
       *[over] over
    }
}
cli-admin-public = { $public ->
    [yes] yes
   *[no] no
}
cli-admin-table = Rows in its log: { $rows }, the last of { $last }; { $live ->
    [yes] in memory.
   *[no] not in memory.
}
cli-admin-guests = looks from | seats
cli-admin-chat = when | who | said
cli-admin-people = household | connections | tables | requests | refused
cli-admin-uploads = record | brought | bytes
cli-admin-bans = what | whom | until
cli-admin-kind = { $kind ->
    [ban] banned
   *[mute] muted
}
cli-admin-audit = number | when | who | what | why
cli-admin-deed = { $deed ->
    [close] Table { $target } is closed.
    [reopen] Table { $target } is open again.
    [delete] Table { $target } is deleted.
    [delete-upload] The record { $target } is deleted.
    [ban] { $target } is banned until { $until }.
    [mute] { $target } is muted until { $until }.
    [unban] { $target } may come again.
   *[unmute] { $target } may speak again.
}
