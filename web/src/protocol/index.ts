// Generated from crates/protocol; do not edit. PANDEMONIUM_RECORD=1 cargo test -p protocol
// writes it anew.

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | JsonValue[]
  | { [key: string]: JsonValue };

export const PROTOCOL_VERSION = 2;

export type Problem = { 
/**
 * Stable code with its namespace, such as `action/stale` or `setup/refused`.
 */
code: string, 
/**
 * What is wrong and what would be right.
 */
message: string, 
/**
 * The paragraph of the game's rules it stands on.
 */
rule?: string, 
/**
 * Where: a field of the request, a path into options or a record.
 */
at?: string, 
/**
 * What was found and what would be right, by name.
 */
values?: Record<string, JsonValue>, 
/**
 * Every single reason, where there are several.
 */
reasons?: Array<Problem>, 
/**
 * Places of the board to mark, by the ids that actions and pictures use.
 */
cells?: Array<string>, 
/**
 * A listed action that is nearest to the refused one.
 */
instead?: Legal, };

export type Host = { 
/**
 * Addresses that begin with `http://` or `https://`; none if only its own computer reaches it.
 */
addresses: Array<string>, 
/**
 * What the house is called, if it has a name of its own.
 */
name?: string, 
/**
 * Where its sign is, if it has one of its own.
 */
logo?: string, 
/**
 * Where it says who is responsible, if it does.
 */
imprint?: string, 
/**
 * Where it says what happens to data, if it does.
 */
privacy?: string, 
/**
 * Whether a password, given at `/enter`, would let whoever asks do more.
 */
asks: boolean, 
/**
 * Whether whoever asks may invite others.
 */
invites: boolean, 
/**
 * Whether whoever asks may make tables.
 */
makes_tables: boolean, };

export type Invite = { 
/**
 * For how many days.
 */
days: number, };

export type Invitation = { 
/**
 * Its path on this server.
 */
path: string, 
/**
 * When it ends, in milliseconds since 1970.
 */
ends_ms: number, };

export type GameInfo = { 
/**
 * Name in addresses and requests.
 */
game: string, 
/**
 * Its title.
 */
title: string, 
/**
 * One sentence that makes one want to play; empty where the game brings none.
 */
pitch: string, 
/**
 * How long a game takes, in words; empty where the game does not say.
 */
length: string, 
/**
 * Fewest seats.
 */
seats_min: number, 
/**
 * Most seats.
 */
seats_max: number, 
/**
 * Version of its rules.
 */
rules_version: number, 
/**
 * Nothing is ever hidden from anybody.
 */
open_information: boolean, 
/**
 * Levels of opponents, weakest first.
 */
levels: Array<string>, 
/**
 * Tools that it offers away from tables.
 */
tools: Array<string>, 
/**
 * The form from which a table is made.
 */
form: Array<FormField>, };

export type FormField = { 
/**
 * The key in the options.
 */
key: string, 
/**
 * Its label.
 */
label: string, 
/**
 * What it means, as a sentence; empty where there is none.
 */
help: string, 
/**
 * The paragraph that gives the choice.
 */
rule: string, 
/**
 * What may be entered.
 */
kind: FieldKind, 
/**
 * Key of another field on which this one depends; always asked if absent.
 */
only_key?: string, 
/**
 * Values of that other field with which this one matters.
 */
only_values?: Array<JsonValue>, };

export type FieldKind = { "type": "switch", 
/**
 * Used when nothing is entered.
 */
default: boolean, 
/**
 * What yes and no are called, where the game has words of its own for them.
 */
labels: Array<Label>, } | { "type": "number", 
/**
 * Smallest value.
 */
min: number, 
/**
 * Largest value.
 */
max: number, 
/**
 * Used when nothing is entered.
 */
default: number, } | { "type": "choice", 
/**
 * The words with what they are called.
 */
values: Array<Label>, 
/**
 * Used when nothing is entered.
 */
default: string, } | { "type": "own", 
/**
 * Used when nothing is entered.
 */
default: JsonValue, };

export type Label = { 
/**
 * The value in the options.
 */
value: string, 
/**
 * Its label.
 */
label: string, 
/**
 * What it means, as a sentence; empty where there is none.
 */
help: string, };

export type Rules = { 
/**
 * The game.
 */
game: string, 
/**
 * The language of the texts.
 */
lang: string, 
/**
 * Every paragraph.
 */
paragraphs: Array<Rule>, };

export type Rule = { 
/**
 * Its id, without the sign.
 */
id: string, 
/**
 * Its heading.
 */
title: string, 
/**
 * Its text, Markdown.
 */
text: string, };

export type SetupCheck = { 
/**
 * The game.
 */
game: string, 
/**
 * The options, complete or not.
 */
options: JsonValue, 
/**
 * Files of an owner's content pack, by name; the content that ships with the game if absent.
 */
content?: { [key in string]: string }, 
/**
 * Language of the reasons.
 */
lang?: string, };

export type SetupReport = { 
/**
 * The options in normal form.
 */
options: JsonValue, 
/**
 * How many seats the table has.
 */
seats: number, 
/**
 * What opening changed without refusing it.
 */
notes: Array<Problem>, 
/**
 * Public picture of the board, where the game has one.
 */
board?: JsonValue, };

export type ToolQuestion = { 
/**
 * The options, complete or not.
 */
options: JsonValue, 
/**
 * Files of an owner's content pack, by name; the content that ships with the game if absent.
 */
content?: { [key in string]: string }, 
/**
 * The question itself, in a form of the tool's own.
 */
asked: JsonValue, 
/**
 * Language of what is told.
 */
lang?: string, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * Options of the game; `seats` follows from the list below unless given.
 */
options: JsonValue, 
/**
 * Each seat in table order.
 */
seats: Array<NewSeat>, 
/**
 * Whether strangers find it in the list of open tables.
 */
public: boolean, 
/**
 * Who rolls.
 */
dice: DiceMode, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Whether an opponent may take over an abandoned seat.
 */
takeover: boolean, 
/**
 * Whether seats may ask what a good player would do.
 */
hints?: boolean, 
/**
 * Files of an owner's content pack, by name; the content that ships with the game if absent.
 */
content?: { [key in string]: string }, 
/**
 * Language of the answer.
 */
lang?: string, };

export type DiceMode = "server" | "table";

export type DiceRound = { 
/**
 * 1 at first, and one more each time a round was void.
 */
round: number, 
/**
 * Whether every promise stands and is shown: only then are texts opened.
 */
shown: boolean, 
/**
 * What each seat has promised, 64 hexadecimal digits. Empty for programs and where nothing is
 * promised yet; before all are shown, also for the seats of others.
 */
promises: Array<string>, 
/**
 * Seats that have opened their text.
 */
opened: Array<number>, 
/**
 * Milliseconds that the others had left when this was sent, once the first has opened.
 */
left_ms?: number, };

export type Clock = { "type": "none" } | { "type": "live", 
/**
 * At the start.
 */
seconds: number, 
/**
 * Added after each action.
 */
increment: number, } | { "type": "turn", 
/**
 * Hours for one action.
 */
hours: number, };

export type NewSeat = { "type": "me", 
/**
 * What to call them.
 */
name: string, } | { "type": "open" } | { "type": "bot", 
/**
 * The level's name.
 */
level: string, };

export type SeatKind = { "type": "human" } | { "type": "open" } | { "type": "bot", 
/**
 * The level's name.
 */
level: string, };

export type SeatInfo = { 
/**
 * Its number, from 0.
 */
seat: number, 
/**
 * What the players call it, in the reader's language.
 */
name: string, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * What it is doing.
 */
state: SeatState, 
/**
 * Whether a device of this seat is connected.
 */
connected: boolean, 
/**
 * Whether this connection holds the seat.
 */
mine: boolean, 
/**
 * Whether the game may begin as far as it is concerned: its promise for the dice stands, and who
 * can open it is there.
 */
ready: boolean, 
/**
 * Milliseconds left on its clock when this was sent, where time is kept.
 */
clock_ms?: number, 
/**
 * Whether whoever made the table has muted the player: then neither lines nor name are shown.
 */
muted?: boolean, 
/**
 * Whether a program is at work on its decision.
 */
thinking: boolean, 
/**
 * How many programs think or wait before it, where it has to wait.
 */
queue?: number, };

export type SeatState = "waiting" | "to-act" | "thinking" | "resigned";

export type Status = "gathering" | "playing" | "over";

export type TableCard = { 
/**
 * Its id.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Names of those who sit there; empty for an open seat.
 */
names: Array<string>, 
/**
 * How many seats are open.
 */
open: number, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_ms: number, };

export type TableInfo = { 
/**
 * Its id.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * Options in normal form.
 */
options: JsonValue, 
/**
 * Whether strangers find it.
 */
public: boolean, 
/**
 * Who rolls.
 */
dice: DiceMode, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * Whether an opponent may take over an abandoned seat.
 */
takeover: boolean, 
/**
 * Whether seats may ask what a good player would do.
 */
hints: boolean, 
/**
 * Whether it is played with an owner's content.
 */
own_content: boolean, 
/**
 * What the server promised about its dice before the first roll.
 */
commitment: string, 
/**
 * What the seats promised; absent where the game was begun by the older scheme.
 */
round?: DiceRound, 
/**
 * Whether this client made it, and may mute others at it.
 */
maker?: boolean, 
/**
 * Whether everybody who looks on is muted.
 */
quiet?: boolean, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Every seat.
 */
seats: Array<SeatInfo>, 
/**
 * The table at which the same people go on.
 */
rematch?: string, 
/**
 * Public picture of the board, where the game has one.
 */
board?: JsonValue, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_ms: number, };

export type Created = { 
/**
 * Its id.
 */
table: string, 
/**
 * What the server promises about its dice.
 */
commitment: string, 
/**
 * The seats of its maker.
 */
seats: Array<number>, };

export type JoinTable = { 
/**
 * What to call the player.
 */
name: string, 
/**
 * Which open seat; the first one if absent.
 */
seat?: number, 
/**
 * Language of the answer.
 */
lang?: string, };

export type Joined = { 
/**
 * Which seat.
 */
seat: number, };

export type SeatChoice = { 
/**
 * Which seat.
 */
seat: number, };

export type StandIn = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * The program's level; one that plays sensibly and lets nobody wait if absent.
 */
level?: string, };

export type Muting = { 
/**
 * Who.
 */
whom: Speaker, 
/**
 * Whether they are muted from now on.
 */
muted: boolean, };

export type Speaker = { "type": "seat", 
/**
 * Which seat.
 */
seat: number, } | { "type": "line", 
/**
 * Its number.
 */
number: number, } | { "type": "onlookers", };

export type CarryLink = { 
/**
 * What stands behind the address of the server: `/table/<id>#carry=<token>`.
 */
path: string, 
/**
 * Seconds until it is worth nothing.
 */
seconds: number, };

export type CarryToken = { 
/**
 * What stands behind `#carry=`.
 */
token: string, };

export type Rematch = { 
/**
 * Its id; the seats are in the cookie of the new table.
 */
table: string, 
/**
 * The seats of the one who asked.
 */
seats: Array<number>, };

export type Hello = { 
/**
 * Version of this protocol.
 */
protocol: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Seats held by this connection.
 */
mine: Array<number>, 
/**
 * Whether `update.log` begins at the beginning; otherwise it goes on from `since`.
 */
full: boolean, 
/**
 * Where the game stands.
 */
update: Update, 
/**
 * What was said lately.
 */
chat: Array<ChatLine>, };

export type Update = { 
/**
 * Rises with everything that changes the table.
 */
version: number, 
/**
 * Where the table stands.
 */
status: Status, 
/**
 * Through whose eyes: a seat, or a spectator if absent.
 */
viewer?: number, 
/**
 * Number of actions carried out and not undone.
 */
step: number, 
/**
 * Who owes a decision; nobody before the start and after the end.
 */
turn: Turn, 
/**
 * The position as the viewer knows it, in the game's own form; null before the start.
 */
view: JsonValue, 
/**
 * The same as text.
 */
text: string, 
/**
 * What leads to `view` and `text`, which are null and empty then; only for a client that asked for
 * changes and was told the version they begin with.
 */
changes?: Changes, 
/**
 * What the viewer is asked.
 */
question?: Asking, 
/**
 * Everything the viewer may answer.
 */
legal: Array<Legal>, 
/**
 * Whether the viewer may take back the last action.
 */
undo: Undo, 
/**
 * What the viewer would take back, how far that goes, and why no further; absent before the
 * viewer's first action.
 */
undoing?: Undoing, 
/**
 * Somebody asks to take back.
 */
take_back?: TakeBack, 
/**
 * How the dice are being agreed on; before the start only.
 */
round?: DiceRound, 
/**
 * Dice the viewer is to roll and type.
 */
dice?: DiceQuestion, 
/**
 * What happened, in order.
 */
log: Array<LogEntry>, 
/**
 * Versions whose lines are now struck through.
 */
undone: Array<number>, 
/**
 * Every seat.
 */
seats: Array<SeatInfo>, 
/**
 * How it ended.
 */
ending?: Ending, 
/**
 * The table at which the same people go on.
 */
rematch?: string, };

export type Changes = { 
/**
 * The version before; whoever has another one asks for everything by coming anew.
 */
since: number, 
/**
 * Of `view`.
 */
view: JsonValue, 
/**
 * Of `text`, line by line.
 */
text: JsonValue, };

export type Turn = { 
/**
 * These seats, in any order.
 */
to: Array<number>, };

export type Asking = { 
/**
 * Stable code.
 */
code: string, 
/**
 * The paragraph that asks.
 */
rule: string, 
/**
 * Nobody else learns the answer before it is revealed.
 */
sealed: boolean, 
/**
 * The question as a sentence.
 */
text: string, };

export type Legal = { 
/**
 * The action itself; its flat fields are what clicking narrows by.
 */
action: JsonValue, 
/**
 * Its notation, unique in the list.
 */
notation: string, 
/**
 * The label of its button.
 */
phrase: string, 
/**
 * What kind of action it is, its `type`.
 */
group: string, 
/**
 * Its other fields in order: what clicking fills in one by one.
 */
parts: Array<Part>, 
/**
 * What chance may make of it, as far as the seat can know; empty where chance has no say or
 * the list is long.
 */
odds: Array<Prospect>, 
/**
 * Whether it should be confirmed: it may roll, reveal, or hand the decision on.
 */
confirm: boolean, 
/**
 * How it could be taken back afterwards.
 */
undo: Undo, };

export type Part = { 
/**
 * Its name.
 */
field: string, 
/**
 * Its value.
 */
value: JsonValue, };

export type Prospect = { 
/**
 * In so many cases …
 */
ways: number, 
/**
 * … of so many, all equally likely.
 */
of: number, 
/**
 * What happens then, in a few words.
 */
text: string, };

export type Cell = { 
/**
 * The same id that actions and pictures use for the place.
 */
id: string, 
/**
 * What is there and what can be done, in one or two short sentences.
 */
text: string, };

export type Insight = { 
/**
 * How a picture marks its places: a word of the game.
 */
mark: string, 
/**
 * The places, each with what is to be written there, if anything.
 */
cells: Array<Cell>, 
/**
 * In words; empty where there is nothing to say beyond the marks.
 */
text: string, 
/**
 * The paragraph it stands on.
 */
rule?: string, };

export type HintInfo = { 
/**
 * The action itself.
 */
action: JsonValue, 
/**
 * Its notation.
 */
notation: string, 
/**
 * The label of its button.
 */
phrase: string, 
/**
 * Estimated chance to win with it, in thousandths.
 */
per_mille: number, 
/**
 * How often the search tried it.
 */
visits: number, 
/**
 * Why, in sentences, the weightiest first.
 */
why: Array<string>, };

export type Undo = "free" | "ask" | "no";

export type Undoing = { 
/**
 * The viewer's last action, in words.
 */
what?: string, 
/**
 * So many actions the viewer may take back at once, one after the other.
 */
steps: number, 
/**
 * Why what lies before them stands; absent at the beginning of the game.
 */
stands?: Stands, };

export type Stands = "acted" | "chance" | "revealed";

export type TakeBack = { 
/**
 * Who asks.
 */
by: number, 
/**
 * Number of actions that would remain.
 */
to_step: number, 
/**
 * Who has not answered yet.
 */
waiting: Array<number>, };

export type DiceQuestion = { 
/**
 * The seat that rolls and types.
 */
seat: number, 
/**
 * Which question of the action it is, from 0.
 */
at: number, 
/**
 * What is rolled or drawn, as a sentence.
 */
text: string, 
/**
 * The paragraph that asks for it.
 */
rule: string, 
/**
 * Kind of the question: `die`, `pick`, `weighted` or `hits`, with its numbers.
 */
question: JsonValue, 
/**
 * Outcomes that can come up, where they are few.
 */
allowed: Array<number>, 
/**
 * Nobody else may know the outcome.
 */
hidden: boolean, };

export type LogEntry = { 
/**
 * Version with which it came; several lines may share one.
 */
version: number, 
/**
 * What kind of line.
 */
kind: LogKind, 
/**
 * Number of the action it belongs to; 0 is the set-up.
 */
step: number, 
/**
 * Who acted, where somebody did.
 */
seat?: number, 
/**
 * The sentence.
 */
text: string, 
/**
 * The paragraph it stands on.
 */
rule?: string, 
/**
 * The event with its own fields, as the viewer may know it; null for the table's own lines.
 */
event: JsonValue, 
/**
 * Whether it was taken back.
 */
undone: boolean, };

export type LogKind = "event" | "table";

export type Ending = { 
/**
 * `rules`, `resigned` or `time`.
 */
reason: string, 
/**
 * Who gave up or ran out of time.
 */
seat?: number, 
/**
 * The final standing.
 */
outcome: Outcome, };

export type Outcome = { 
/**
 * One entry per seat.
 */
seats: Array<Standing>, 
/**
 * The paragraph that ended the game; empty where somebody gave up.
 */
rule: string, };

export type Standing = { 
/**
 * Place, 0 is best, ties share.
 */
place: number, 
/**
 * Whether this seat has won; several or none may.
 */
won: boolean, 
/**
 * Score where the game has one.
 */
score: number, };

export type ClientMessage = { "type": "promise", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The round for which it is meant.
 */
round: number, 
/**
 * The hash of the text, bound to table, seat and round: 64 hexadecimal digits.
 */
promise: string, } | { "type": "open", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The round in which it was promised.
 */
round: number, 
/**
 * The text, 16 to 128 bytes.
 */
text: string, } | { "type": "act", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The version the player saw.
 */
version: number, 
/**
 * The action's JSON object, or its notation.
 */
action: JsonValue, } | { "type": "why", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The action's JSON object, or its notation.
 */
action: JsonValue, } | { "type": "odds", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The action's JSON object, or its notation.
 */
action: JsonValue, } | { "type": "cells", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Through the eyes of which of the client's seats; a spectator's if absent.
 */
seat?: number, } | { "type": "inspect", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The place, by the id that pictures use.
 */
place: string, 
/**
 * The place from which it is looked at, where that matters.
 */
from?: string, } | { "type": "preview", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The action's JSON object, or its notation.
 */
action: JsonValue, } | { "type": "hint", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, } | { "type": "dice", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * Outcomes, in the order asked.
 */
outcomes: Array<number>, } | { "type": "take-back", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * The version the player saw.
 */
version: number, } | { "type": "consent", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats.
 */
seat: number, 
/**
 * Yes or no.
 */
agree: boolean, } | { "type": "look", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats; a spectator if absent.
 */
seat?: number, } | { "type": "chat", 
/**
 * Number of the message.
 */
id: number, 
/**
 * Which of the client's seats speaks; a spectator if absent.
 */
seat?: number, 
/**
 * At most 500 characters.
 */
text: string, };

export type ServerMessage = { "type": "hello" } & Hello | { "type": "update" } & Update | { "type": "seats", 
/**
 * Every seat.
 */
seats: Array<SeatInfo>, } | { "type": "chat" } & ChatLine | { "type": "reply", 
/**
 * Number of the message.
 */
id: number, 
/**
 * What came of it.
 */
reply: Reply, } | { "type": "closing", 
/**
 * Why.
 */
problem: Problem, };

export type Reply = { "type": "done", 
/**
 * The table's version now.
 */
version: number, } | { "type": "roll", 
/**
 * The seat that rolls.
 */
seat: number, } | { "type": "asked", } | { "type": "allowed", } | { "type": "refused", 
/**
 * Why.
 */
problem: Problem, } | { "type": "odds", 
/**
 * Ways it may go: `share`, and `changes` of the view.
 */
prospects: JsonValue, 
/**
 * Whether the shares sum to one.
 */
whole: boolean, } | { "type": "cells", 
/**
 * The places; none where the game has no board.
 */
cells: Array<Cell>, } | { "type": "insights", 
/**
 * One by one; none where the game has nothing to say.
 */
insights: Array<Insight>, } | { "type": "preview", 
/**
 * The position afterwards, in the game's own form; null where it depends on chance or on
 * something that the seat cannot know.
 */
view: JsonValue, 
/**
 * The same as text; empty where there is no view.
 */
text: string, 
/**
 * What chance may make of it.
 */
odds: Array<Prospect>, } | { "type": "hint", 
/**
 * The best first.
 */
hints: Array<HintInfo>, };

export type ChatLine = { 
/**
 * Rises by one.
 */
number: number, 
/**
 * Who spoke; a spectator if absent.
 */
seat?: number, 
/**
 * What the speaker was called.
 */
name: string, 
/**
 * What was said: plain text, never to be read as HTML.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, };

export type ReplayFile = { 
/**
 * The game's own record: options, actions, outcomes, hash chain.
 */
replay: JsonValue, 
/**
 * What is needed to check the dice.
 */
fair?: FairDice, 
/**
 * What the players were called.
 */
names: Array<string>, };

export type FairDice = { 
/**
 * Version of the derivation: 1, or 2 where the seats promised their texts first.
 */
scheme: number, 
/**
 * The table.
 */
table: string, 
/**
 * SHA-256 that was shown before the first roll.
 */
commitment: string, 
/**
 * The secret it promised, 64 hexadecimal digits.
 */
secret: string, 
/**
 * What each seat added before the first roll; empty where it added nothing.
 */
entropies: Array<string>, 
/**
 * What each seat promised before any text was opened, empty where it added nothing; scheme 2.
 */
promises?: Array<string>, 
/**
 * Which round of promises counted; those before it were void. Scheme 2.
 */
round?: number, 
/**
 * Counter of each action's dice; the set-up has counter 0.
 */
counters: Array<number>, 
/**
 * Steps whose outcomes people typed; their dice are not derived.
 */
typed: Array<number>, };

export type ReplayInfo = { 
/**
 * Its id; a table's own id for games played here.
 */
replay: string, 
/**
 * The game.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * Options in normal form.
 */
options: JsonValue, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * What the players were called.
 */
names: Array<string>, 
/**
 * Number of actions.
 */
steps: number, 
/**
 * Through whose eyes it may be seen: `spectator`, seats by number, `open`.
 */
viewers: Array<string>, 
/**
 * Public picture of the board, where the game has one.
 */
board?: JsonValue, 
/**
 * How the dice fared when they were checked.
 */
dice: Verdict, };

export type Verdict = { "type": "fair", 
/**
 * How many outcomes were computed again.
 */
checked: number, 
/**
 * How many outcomes were typed by players; nothing is said about them.
 */
typed: number, 
/**
 * By which scheme: under 1 whoever ran the server and played could choose his text last.
 */
scheme: number, 
/**
 * Which round of promises counted; those before it were void.
 */
round: number, } | { "type": "unpromised", } | { "type": "broken", 
/**
 * Where and how, as a sentence.
 */
message: string, } | { "type": "hidden", };

export type ReplaySteps = { 
/**
 * The first step that follows.
 */
from: number, 
/**
 * Number of actions in the whole record.
 */
steps: number, 
/**
 * The positions in order; at most a hundred.
 */
positions: Array<ReplayStep>, };

export type ReplayStep = { 
/**
 * Number of the step; 0 is the set-up.
 */
step: number, 
/**
 * Who acted.
 */
seat?: number, 
/**
 * The position as the viewer knows it.
 */
view: JsonValue, 
/**
 * The same as text.
 */
text: string, 
/**
 * Who owes a decision afterwards.
 */
turn: Turn, 
/**
 * What happened in this step.
 */
log: Array<LogEntry>, 
/**
 * The standing, once the game has ended.
 */
outcome?: Outcome, };

export type Coach = { 
/**
 * Estimated chances in the course of the game.
 */
chances: Array<CoachPoint>, 
/**
 * Steps at which the chances moved most.
 */
turning: Array<number>, 
/**
 * Every roll that mattered.
 */
luck: Array<LuckLine>, 
/**
 * Luck of each seat in the whole game, in thousandths of a win.
 */
luck_sum: Array<number>, };

export type CoachPoint = { 
/**
 * Number of the step; 0 is the set-up.
 */
step: number, 
/**
 * Chance of each seat to win, in thousandths.
 */
per_mille: Array<number>, };

export type LuckLine = { 
/**
 * Number of the step.
 */
step: number, 
/**
 * Who rolled.
 */
seat: number, 
/**
 * What was rolled, in words.
 */
text: string, 
/**
 * What the roll was worth before it fell, in thousandths of a win for its seat.
 */
expected: number, 
/**
 * What it was worth after it fell.
 */
actual: number, };
