### Words of the client itself. What a game says arrives worded from the server.

## Pages and navigation

home = Home
navigation = Pages
nav-play = Play
my-tables = My tables
open-tables = Open tables
replays = Replays
rules = Rules
settings = Settings
home-title = Five demon games, one table
home-lead = Alone against a good opponent, together at one screen, or far apart with a link. All the rules are here, and every refusal cites its paragraph.
skip-games = Skip to the games
your-move = Your move
with-names = with { $names }
resume = Resume
players = Players:
length = Length:
play-now = Play now
create = Create…
draw-a-board = Draw a board
plan-battle = Plan a battle
rules-of-all = Rules of the games
build-army = Build an army
not-playable-yet = Not yet playable
gathering = waiting for players
no-tables = No table yet. Play an opponent right away.
no-open-tables = No open table at the moment.
no-replays = Nothing to watch yet.
seats-of = { $open ->
        [one] { $open } free seat of { $all }
       *[other] { $open } free seats of { $all }
    }
sit = Sit down
upload-replay = Open a file…
no-replay-file = This file holds no game.
living-room = In the living room
living-room-about = This server can be reached from this computer only. Opened to the network (option --addr), it shows an address for the telephones in the room.
qr-home-alt = QR code with the address of this server
no-account = No account, nothing to install.
others-make-tables = Tables are made by others here; sit down at an open one.
imprint = Imprint
privacy = Privacy
give-password = Give a password
invite = Invite somebody
invite-for = The invitation lasts
days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
invite-about = Whoever has this link comes in without the password until { $until }:
server-unreachable = The server does not answer. Try again in a moment.
page-missing = There is nothing here
page-missing-about = This address leads nowhere. Perhaps the link was cut off.
page-failed = This page did not arrive
page-failed-about = The connection broke while it was loading. Reload to try again.
unfolding = Unfolding the map…
announcements = Announcements
close = Close
cancel = Cancel
yes = Yes
no = No
on = On
off = Off
colon = { ":" }

## Games

level = Level
level-imp = imp
level-familiar = familiar
level-fiend = fiend
level-archfiend = archfiend
level-imp-about = Plays anything it may and never gives up.
level-familiar-about = Looks one step ahead and takes what glitters.
level-fiend-about = Imagines thousands of endings before it moves.
level-archfiend-about = Takes its time, and will not leave you yours.

## Making a table

create-title = New table
create-table = Create the table
seats = Seats
seat-number = Seat { $number }
seat-me = On this screen
seat-open = Open, by link
seat-bot = Opponent
seat-open-about = whoever comes by the link
add-seat = Add a seat
remove-seat = Remove seat { $number }
hot-seat-about = Several players share this screen. A curtain falls whenever it changes hands.
you-name = Apprentice
guest-name = Guest
your-name = Your name
who-finds = Who may sit down
by-link = Those with the link
public = Anybody
clock = Clock
clock-none = None
clock-live = Live
clock-turn = By turn
minutes-each = Minutes each
hours-each = Hours per move
dice = Dice
dice-server = From the server, verifiable
dice-table = Our own
takeover = An opponent may take over an abandoned seat
hints = Hints
hints-allowed = Allowed
hints-forbidden = None
hints-about = Players may ask what a good player would do.
printed-values = Printed values
own-box = I own the box: load my values
own-box-none = Play with the values that ship
own-box-about = The content files with the values of your own copy. They stay with this table and are shown to nobody.
reconstructed-which = Which values are reconstructed?
content-title = Where the values come from
content-about = Some printed values are not known to us, and some may not be handed out. Each file says of every value whether the rulebook states it, public descriptions attest it, or it is our own stand-in. Whoever owns the box can download the files, enter the printed values, and play with them.
origin-counts = From the rulebook: { $rulebook }. Attested in public: { $published }. From an owner’s box: { $box }. Reconstructed: { $reconstructed }.
reconstructed-n = { $count ->
        [one] { $count } reconstructed value
       *[other] { $count } reconstructed values
    }
differs = Different from the book:
own-value = our own
own-value-default = As the game proposes.

## The table

board = Board
decision = Decision
legal-actions = Legal actions
actions = Actions
actions-and-log = Actions, log and chat
parts-of-table = Parts of the table
log = Log
chat = Chat
table-menu = Table menu
skip-decision = Skip to the decision
skip-board = Skip to the board
skip-actions = Skip to the actions
you = you
guest = guest
away = away
same-screen = same screen
open-seat = open seat
kind-bot = opponent: { $level }
your-turn = your turn
thinking-tag = thinking
to-play-tag = to play
resigned = resigned
spectator = Spectator
move-n = Move { $step }
set-up = Setting up
here = here
live = live
connecting = connecting…
reconnecting = reconnecting…
try-now = Try now
game-over = The game is over.
thinking = { $name } is thinking.
thinking-queued = { $name } is waiting to think, { $place ->
        [2] second
        [3] third
       *[other] number { $place }
    } in line.
queued-tag = { $place ->
        [2] second in line
        [3] third in line
       *[other] number { $place } in line
    }
waiting-for = Waiting for { $names }.
your-turn-spoken = Your turn.
actions-n = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
choose-next = { $count ->
        [one] One action left.
       *[other] { $count } actions left: choose on.
    }
narrowed = { $left ->
        [one] { $left } of { $all } actions
       *[other] { $left } of { $all } actions
    }
filter = Filter…
list-more = Show more
more-n = { $count } more
nothing-found = Nothing found.
no-actions-now = Nothing is asked of you at the moment.
confirm = Confirm
place-here = Place here
reopen-step = Choose { $step } again
sending = Sending…
drop = Choose again
undo = Undo
ask-undo = Ask to undo
undo-after-free = Can be taken back.
undo-after-ask = Can be taken back only if the others agree.
undo-after-no = Cannot be taken back.
undo-asked = { $name } would like to take the move back.
undo-was-asked = The others are asked whether you may take the move back.
undo-what = Takes back: { $what }.
undo-more = { $count ->
        [one] One more action before it can be taken back.
       *[other] { $count } more actions before it can be taken back.
    }
undo-stands = { $why ->
        [chance] What came before stands: dice fell or something was drawn.
        [revealed] What came before stands: something hidden was seen.
       *[acted] What came before stands: somebody else acted.
    }
undo-none = { $why ->
        [chance] Nothing can be taken back: dice have fallen or something was drawn.
        [revealed] Nothing can be taken back: something hidden was seen.
       *[acted] Nothing can be taken back: somebody else has acted since.
    }
undo-must-ask = { $why ->
        [chance] Dice have fallen or something was drawn: the others must agree.
        [revealed] Something hidden was seen: the others must agree.
       *[acted] Somebody else has acted since: the others must agree.
    }
agree = Agree
taken-back = taken back
not-sent = The connection broke. Your move was perhaps not played; look at the board.
refused = Not possible
instead = Do this instead
instead-is = Allowed:
instead-spoken = Enter: { $action } instead.
read-rule = Read §{ $rule }
paragraph-spoken = Paragraph { $rule }.
escape-key = Esc
log-empty = Nothing has happened yet.
log-goes-on = Older lines follow…
more-in-log = And { $count } more lines in the log.
chat-empty = Nobody has said anything yet.
chat-unread = Chat · { $count }
chat-say = Say something…
send = Send
mute = Mute { $name }
muted = Not read
mute-here = Mute { $name } for everybody here
hear-here = Let { $name } be heard here again
mute-onlookers = Mute those who look on
hear-onlookers = Let those who look on be heard again
unmute = Read { $name } again
chat-hide = Read nothing here
chat-show = Read the chat
chat-hidden = You do not read the chat on this device.
under-pointer = Under the pointer
insights = What the place tells
if-over-now = If it ended now
point-at-something = Point at a place of the board.
chances = Chances
odds = { $ways } in { $of }
percent = { $percent } %
hint = A hint?
hint-ask = What would a good player do?
hint-off = This table plays without hints.
hint-thinking = Thinking it over…
hint-chance = { $percent } percent to win.
moments = What happens
skip = Skip
step = Step
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = See everything
sound = Sound
own-content-played = Played with the values of an owner’s box.
no-picture = This board has no picture yet. Everything can be played from the list.
picture-off = The board as text, as you chose in the settings.
type-dice = Type your dice.
type-dice-of = { $name }, type your dice.
die-impossible = From { $least } to { $most }.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-says = { $seconds } seconds left.
place-n = Place { $number } of { $all }
places-n = { $count ->
        [one] { $count } place allowed
       *[other] { $count } places allowed
    }
previous-place = Previous place
next-place = Next place
choice-n = Choice { $number } of { $all }
choices-n = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
previous-choice = Previous choice
next-choice = Next choice

## Waiting room, curtain, end

seats-free = { $count ->
        [one] One seat free
       *[other] { $count } seats free
    }
about-to-begin = About to begin
send-the-link = Send the link, or point a phone at the code.
send-link-here = Send the link to another browser of this computer.
only-here = Only this computer reaches this address. Phones come in when the server is started with
waiting-here = waiting for somebody
fill-with-bot = Fill with an opponent
replace-with-bot = Let an opponent take over
ready = ready
not-ready = not ready yet
qr-alt = QR code with the address of this table
lan = Point a phone on the same network at this code, or type:
copy-link = Copy the link
copied = Copied
copy-by-hand = This browser lets no page copy: the link is marked here.
invited = { $name } invites you to play { $game }
invited-by-nobody = You are invited to play { $game }
invited-seats = { $count ->
        [one] One player
       *[other] { $count } players
    }
dice-promise = What the server promises about its dice
dice-promise-about = This number was fixed before the first roll. After the game the secret behind it is shown, and anybody can recompute every roll.
dice-agree = Your device has promised its part of the dice under seal. When everybody has, all parts are opened together: nobody can choose the dice, not even whoever runs the server.
dice-opening = The parts of the dice are being opened. { $names } must open within { $seconds } s or lose the seat.
dice-again = The dice are agreed on in round { $round }: before, somebody did not open a part, or got up.
dice-promised = Promised by the seats before anything was opened, in round { $round }. Keep these numbers: the record must have the same.
dice-add = Your own text for the dice, if you like; random digits are added
dice-add-button = Add it
dice-added = Added: { $text }
dice-older = by the older scheme: whoever ran the server and played could choose his part last
dice-rounds = agreed on in round { $round }
dice-changed = The server now shows other promises for the dice than before. Your part was not opened.
dice-not-kept = The record of this game does not have the dice that were promised before it. Do not trust them.
turn-of-title = { $name } to play
pass-device = Pass the device to { $name }.
pass-about = Pass the device. What { $name } holds stays hidden until the button is touched.
its-me = I am { $name }
last-move = Show the last move
result = Result
nobody-wins = Nobody wins.
drawn = Drawn: nobody wins.
alone-not-won = { $name } has not won.
one-wins = { $name } wins.
shared-win = { $names } win together.
over-resigned = { $name } has resigned.
over-time = { $name } has run out of time.
rematch = Rematch
watch-replay = Watch the replay
scoring = Scoring
keys = Keyboard
keys-off = Letter keys can be switched off in the settings.
carry = Go on with another device…
carry-about = Open this link there within ten minutes. It works once:
leave-seat = Give up my seat
resign = Resign
resign-sure = Resign? The others go on without you.
key-tab = next part of the page
key-arrows = next field, corner, card
key-enter = choose or confirm
key-escape = close what lies on top, or drop the choice
key-next = next, previous allowed place
key-digits = n-th action of the list
key-filter = filter the actions
key-undo = undo
key-hint = a hint, if the table allows it
key-zoom = zoom, everything
key-pan = move the board
key-skip = skip the telling
key-parts = board, actions, log, rules
key-decision = decision
key-outer = outer field
key-situation = read the situation aloud
key-inspector = read what is under the pointer
key-help = this list

## Rules

rules-of = Rules of { $game }
close-rules = Close the rules
search-rules = Search the rules
rules-missing = The rules did not arrive.
contents = Contents
rules-text = Text of the rules

## Replay

replay = Replay
replayed = replay
seen-by = Seen by
all-open = All open
at-this-moment = At this moment
typed-dice = { $count ->
        [one] { $count } roll typed by players
       *[other] { $count } rolls typed by players
    }
verified = { $count ->
        [one] dice verified, { $count } roll
       *[other] dice verified, { $count } rolls
    }
download = Download
to-start = To the start
to-end = To the end
step-back = One move back
step-forward = One move on
play = Play
pause = Pause
speed = Speed
move-slider = Move
log-and-analysis = Log and analysis
analysis = Analysis
analyse = Analyse the game
analysis-thinking = Going through the game again…
analysis-missing = There is no analysis of this game.
turning-points = Turning points
turning-at = Turning point: move { $step }
no-turning = No single move turned this game.
luck = Luck
luck-about = What the dice and draws gave or took, in chances to win.
luck-most = The rolls that mattered most:
luck-none = No roll of this game moved them.
chance-legend = chances to win, ▼ turning points

## Settings

settings-about = Kept on this device only.
language = Language
theme = Look
theme-grimoire = Grimoire, dark
theme-parchment = Parchment, light
to-parchment = Light look
to-grimoire = Dark look
text-size = Text size
motion = Animations
motion-system = As the system wants
motion-reduced = Reduced
confirm-mode = Confirming moves
confirm-careful = Careful
confirm-fast = Fast
confirm-about = Careful: every move is shown first and then confirmed. Fast: it is played as soon as only one is left.
letter-keys = One-letter shortcuts
letter-keys-about = At the table one letter is enough: B for the board, A for the actions…
pictures = Boards
pictures-drawn = Drawn
pictures-text = As text
pictures-about = As text, a board is described in words; everything is played from the list.
sound-about = Seven short sounds. Whatever they tell is also on the screen.
hints-setting-about = A lamp at the table shows what a good player would do, where the table allows it. The key H asks at any time.
