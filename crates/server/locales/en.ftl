### What the server says of requests, tables and seats.

## Requests

server-request-no-json = The request cannot be read: a body is JSON and says so (Content-Type: application/json).
server-request-no-text = The message cannot be read: messages are texts.
server-request-method = This address is not asked by { $method }.
server-game-speechless = The sentences of this game cannot be read: { $problem }.
server-request-origin = This page does not belong to this server; open the server's own address.
server-request-too-large = The request is larger than { $limit } bytes.
server-request-unknown-route = There is nothing at this address.
server-request-timeout = The server took too long over this; please try again.
server-request-busy = { $waiting ->
        [one] { $waiting } question waits
       *[other] { $waiting } questions wait
    } for an answer already; ask again in a moment.
server-request-host = This server does not go by that name. Its operator can name it: --origin https://NAME, or --behind-proxy where a proxy stands in front.
server-limit-rate = Too many requests from your address; wait a moment.
server-limit-connections = Too many connections from your address; close a few windows.
server-limit-unfinished = { $limit } tables from your address have not ended; end one of them, or wait until those that nobody looks at are removed.
server-limit-waiting = { $limit } public tables from your address wait for players already; fill or leave one of them, or make a table that only its link leads to.
server-list-place = after: “{ $value }” is no place in this list; right is what the page before said (x-next, or --after).
server-store-full = The disk of the server is full; nothing was changed.
server-store-failed = The server could not store this; nothing was changed.

## The door of a house with a password

server-club-password = This house asks for a password; open its page and give it there.
server-club-wrong-password = This is not the password.
server-club-knocked-often = Too many wrong passwords from your address; try again in { $seconds } s.
server-club-no-invitation = This invitation has ended or is not whole. Ask for a new one, or give the password.
server-club-invitation-days = An invitation lasts 1 to { $limit } days, not { $days }.
server-club-members-invite = Only members of a house with a password invite others; who came by an invitation does not.
server-table-members-make = Members make the tables here: give the password at /enter, or sit down at an open table.
server-table-operator-makes = The operator makes the tables here; sit down at an open one.
server-door-about = Whoever plays here gives the password of the house.
server-door-password = Password
server-door-enter = Come in
server-page-language = English
server-page-imprint = Imprint
server-page-privacy = Privacy
server-page-home = To the tables
server-tls-plain = HTTPS is spoken here: write https:// before the address.

## Games and seats

server-game-unknown = There is no game { $game }; the games are { $allowed }.
server-bot-level = There is no opponent of the level { $level }; there are { $allowed }.
server-name-bad = A name has 1 to { $limit } characters: at least one letter, digit or sign that stands by itself, and at most three accents on one.
server-name-unseen = A name has no signs that nobody sees or that turn a line round ({ $sign }); take them out.
server-name-taken = { $name } sits at this table, and nobody may be called the same or look as if; take another name.
server-name-program = Opponents played by the computer are called { $name }; take another name.
server-chat-bad = A line of chat has 1 to { $limit } characters, at least one of which can be seen.
server-chat-too-fast = You have said much in a short time; your next line can go out in { $seconds } s.
server-entropy-bad = What a seat adds to the dice has { $least } to { $limit } bytes.
server-promise-bad = A promise is the SHA-256 of the text, written as 64 lower-case hexadecimal digits.
server-promise-limit = A seat promises at most { $limit } times in one round.
server-promise-shown = Everybody has seen what was promised; no promise is changed any more.
server-promise-not-shown = Nothing is opened before everybody has promised. Promise another text: this one is known to the server now.
server-promise-broken = This text is not the one that the seat has promised.
server-promise-round = This is for round { $round } of the promises, and the table is at round { $now }.
server-seat-unknown = Seat { $seat } does not exist at this table.
server-seat-not-yours = Seat { $seat } is not yours.
server-seat-taken = Somebody sits in seat { $seat } already.
server-seat-none-open = No seat is open at this table.
server-seat-no-stand-in = At this table nobody stands in for a player who has gone.
server-seat-not-away = { $here ->
    [yes] The player of seat { $seat } is at the table; an opponent may take over once they have been away for { $seconds } s.
   *[no] The player of seat { $seat } has only just gone; an opponent may take over in { $seconds } s.
}
server-seat-count = The game is for { $min } to { $max } seats, not for { $seats }.
server-seat-mismatch = The options name { $options ->
        [one] { $options } seat
       *[other] { $options } seats
    }, but { $seats } { $seats ->
        [one] is
       *[other] are
    } listed.
server-clock-bad = Clocks run from a second to a week, with at most 10 minutes added per action; a turn lasts 1 to 720 hours.

## Tables

server-table-unknown = There is no such table.
server-table-damaged = The record of this table is damaged ({ $problem }). It has been set aside; other tables go on.
server-table-started = The game has begun already.
server-table-not-started = The game has not begun yet.
server-table-over = The game is over.
server-action-stale = The table has moved on since you looked (you saw { $seen }, it is at { $now }); look again.
server-undo-none = You have no action to take back.
server-undo-acted = Another seat has acted since your last action: it stands.
server-undo-rolled = Your last action made dice fall or drew something: it stands.
server-undo-revealed = Your last action made something known that was hidden: it stands.
server-undo-limit = { $limit } times something was taken back at this table; that is the most.
server-undo-no-request = Nobody asks to take back.
server-odds-hidden = In a game with hidden things the odds would tell them.
server-dice-none = No dice are asked of this seat.
server-dice-impossible = { $outcome } cannot have come up here; look again.
server-hints-off = This table plays without hints.
server-hint-busy = A hint is on its way already.
server-hint-nothing-asked = Nothing is asked of you now.
server-dice-waiting = The table waits for dice; first say what came up.
server-replay-running = The record opens when the game is over.
server-replay-viewer = This record cannot be seen through these eyes.
server-replay-unknown = There is no such record.
server-host-own-only = Only its own computer reaches this server; start it with --addr 0.0.0.0 and a port for others to come in.
server-carry-unknown = This link is worth nothing any more; ask for a new one.
server-connection-slow = The connection was too slow to follow.

## Levels

server-level-imp = Imp
server-level-familiar = Familiar
server-level-fiend = Fiend
server-level-archfiend = Archfiend

## The log

server-log-made = The table is set.
server-log-joined = { $name } sits down.
server-log-left = { $name } gets up.
server-log-replaced = { $name } takes over the seat of { $before }.
server-log-promised = Everybody has promised their part of the dice; now all parts are opened.
server-log-not-opened = { $name } did not open a part of the dice in time. Round { $count } is void and everybody promises anew.
server-log-broken-off = { $name } gets up although the dice were promised. Round { $count } is void and everybody promises anew.
server-log-started = The game begins.
server-log-undone =
    { $count ->
        [one] { $name } takes back an action.
       *[other] { $name } takes back { $count } actions.
    }
server-log-resigned = { $name } gives up.
server-log-timed-out = The time of { $name } has run out.
server-log-muted = { $name } is not heard any more; whoever made the table wants it so.
server-log-unmuted = { $name } is heard again.
server-log-onlooker-muted = Somebody who looks on is not heard any more; whoever made the table wants it so.
server-log-onlooker-unmuted = Somebody who looks on is heard again.
server-log-onlookers-muted = Those who look on are not heard any more; whoever made the table wants it so.
server-log-onlookers-unmuted = Those who look on are heard again.
server-log-rematch = The players go on at another table.

## The page without a client

server-page-title = Pandemonium
server-page-body = The server runs, but it was built without the web client. Build it with “npm ci && npm run build” in the folder web, then build the program again.

## The operator

server-table-closed = The operator of this server has closed this table.
server-operator-banned = The operator of this server has shut you out for another { $count } { $unit ->
    [days] d
    [hours] h
   *[minutes] min
}.
server-name-banned = This name may not be used on this server; choose another.
server-chat-muted = The operator of this server has muted you for another { $count } { $unit ->
    [days] d
    [hours] h
   *[minutes] min
}.
server-chat-muted-here = Whoever made this table has muted you at it.
server-mute-not-maker = Only whoever made this table, and sits at it, mutes others there.
server-mute-limit = At one table somebody is muted or heard again at most { $limit } times.
server-mute-nobody = There is nobody else to be muted: it takes the seat of another person, or a line that somebody who looks on has said lately.
server-admin-token = This address is for the operator: the header Authorization must say Bearer and the token of --admin-token-file.
server-admin-reason = A change takes a reason of 1 to { $limit } characters; it goes to the audit log.
server-admin-whom = “{ $found }” is neither an address nor a network nor a name; right would be 203.0.113.5, 203.0.113.0/24, 2001:db8:1:2::/64 or name:Ada.
server-admin-seconds = A ban or a mute is of 1 to { $limit } seconds, not { $found }.
server-admin-unchanged = Nothing was changed: it is so already, or somebody was quicker. Look again.
