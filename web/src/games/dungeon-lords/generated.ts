// Generated from games/dungeon-lords; do not edit. PANDEMONIUM_RECORD=1 cargo test -p dungeon-lords client_is_told
// writes it anew.

/** What a step is about, as far as everybody knows. */
export type About = {
/** The order that resolves. */
order: Order | null,
/** Its space, from 0. */
space: number | null,
/** How many tunnels are left to place. */
left: number | null,
/** The unit that eats or attacks. */
monster: Monster | null,
/** The line of its attack, from 1. */
line: number | null,
/** The word of the line, from 0. */
word: number | null, };

/** A colour that nobody plays. */
export type AbsentView = {
/** Its colour. */
colour: Colour,
/** Who chooses its third order. */
manager: Seat | null,
/** Orders that are not to be had. */
shelved: Array<Order>,
/** Orders of this round. */
orders: Array<Order>,
/** Item tokens at hand. */
tokens: Array<Item>, };

/** One decision, as in `order dig-tunnels`, `build mint 3-3`, `attack witch 2`. The order of the
 * variants and fields is the order of the legal list. */
export type Action = { "type": "keep", order: Order, }
  | { "type": "sell", item: Item, }
  | { "type": "order", order: Order, }
  | { "type": "third", order: Order, }
  | { "type": "commit", item: Item, }
  | { "type": "pay-fee", }
  | { "type": "stay-away", }
  | { "type": "use", }
  | { "type": "dig", count: number, }
  | { "type": "mine", count: number, }
  | { "type": "hire", monster: Monster, }
  | { "type": "build", room: Room, cell: Cell, }
  | { "type": "decline", }
  | { "type": "tunnel", cell: Cell, }
  | { "type": "peek", round: number, }
  | { "type": "give-trap", trap: Trap, }
  | { "type": "feed", monster: Monster, }
  | { "type": "activate", room: Room, }
  | { "type": "take-back", order: Order, }
  | { "type": "done", }
  | { "type": "pay-tax", gold: number, }
  | { "type": "pay", monster: Monster, }
  | { "type": "dismiss", monster: Monster, }
  | { "type": "pay-one", monster: Monster, resource: Resource, }
  | { "type": "lie-down", monster: Monster, }
  | { "type": "pay-food", }
  | { "type": "take-evil", }
  | { "type": "tile", cell: Cell, }
  | { "type": "trap", trap: Trap, }
  | { "type": "two-traps", trap: Trap, second: Trap, }
  | { "type": "no-trap", }
  | { "type": "send", monster: Monster, }
  | { "type": "send-two", monster: Monster, second: Monster, }
  | { "type": "no-monster", }
  | { "type": "ghosts", count: number, }
  | { "type": "spring", trap: Trap, }
  | { "type": "aim", trap: Trap, target: Who, }
  | { "type": "withdraw", monster: Monster, }
  | { "type": "pull-back", }
  | { "type": "choose", monster: Monster, }
  | { "type": "attack", monster: Monster, line: number, }
  | { "type": "rest", monster: Monster, }
  | { "type": "hit", target: Who, }
  | { "type": "free", target: Who, };

/** A battle. */
export type BattleView = {
/** Whose dungeon. */
seat: Seat,
/** Where. */
cell: Cell,
/** Traps not yet set off. */
traps: Array<TrapCount>,
/** Units that have not acted. */
units: Array<UnitCount>,
/** Units that go home face up. */
fresh: Array<UnitCount>,
/** Units that go home face down. */
spent: Array<UnitCount>,
/** Anti-trap icons left. */
guard: number,
/** Those of them that are items. */
clovers: number,
/** The class that cannot be seen. */
hidden: Class | null,
/** Points that a spell keeps off. */
shield: number,
/** No conquering. */
skip_conquer: boolean,
/** No healing. */
skip_heal: boolean,
/** No spell. */
skip_spell: boolean,
/** A unit attacked. */
attacked: boolean,
/** Monsters see only the first adventurer. */
rage: boolean,
/** A monster that is a sheep. */
sheep: Monster | null,
/** Who is poisoned. */
poisoned: Array<Who>,
/** How badly each of them is. */
poison: Array<number>,
/** The steps of the battle that are still to come, the one at hand first. */
ahead: Array<Step>, };

/** What taxes and a Pay Day would cost a seat as it stands. */
export type BillsView = {
/** §DL-47 Tiles that are taxed. */
tiles: number,
/** §DL-47 Gold that is due. */
tax: number,
/** §DL-48 Letters for what cannot be paid. */
letters: number,
/** §DL-49 What all units together cost. */
wages: CostView,
/** What is missing for them. */
missing: CostView, };

/** A combat card. */
export type CardPicture = {
/** Which card. */
card: Spell,
/** The year. */
year: number,
/** `fast` or `slow`. */
speed: string,
/** What the spell does. */
effect: Effect,
/** Fatigue of the round. */
fatigue: number, };

/** One cell, counted row by row; written `column-row`, as in `3-1` below the entrance. */
export type Cell = string;

/** §DL-55 The classes of adventurers. */
export type Class = "warrior" | "thief" | "priest" | "wizard";

/** §DL-3 The colours, in the order of the seats; those left over are non-players. */
export type Colour = "blue" | "red" | "green" | "yellow";

/** How sure a value is. */
export type Confidence = "high" | "medium" | "low";

/** An amount of everything that can be owed. */
export type CostView = {
/** Gold. */
gold: number,
/** Food. */
food: number,
/** Imps. */
imp: number,
/** Evil, which is gained. */
evil: number,
/** Traps. */
trap: number,
/** Monsters that are eaten. */
monster: number, };

/** What a room, a spell or a special event does. */
export type Effect = {
/** Which kind of effect. */
kind: string,
/** Its numbers, in the order in which they are told. */
numbers?: Array<number>,
/** What goes in. */
cost?: CostView,
/** What comes out, is lost or is owed. */
words?: Array<WordPicture>,
/** Which monsters. */
monsters?: Array<Monster>,
/** Which class. */
class?: Class, };

/** One thing that happened; the sentences are in the locales. */
export type Event = { "type": "started", seat: Seat, }
  | { "type": "order-drawn", seat: Seat, order: Order | "hidden", }
  | { "type": "order-kept", seat: Seat, }
  | { "type": "shelved", seat: Seat, order: Order, }
  | { "type": "absent-shelved", colour: Colour, order: Order, }
  | { "type": "year-began", year: number, }
  | { "type": "round-began", year: number, season: number, seat: Seat, }
  | { "type": "monster-shown", monster: Monster, }
  | { "type": "room-shown", room: Room, }
  | { "type": "adventurer-shown", who: Who, season: number, }
  | { "type": "adventurer-replaced", who: Who, }
  | { "type": "event-shown", tile: Tile, season: number, }
  | { "type": "special-shown", special: Special, }
  | { "type": "item-sealed", seat: Seat, }
  | { "type": "item-given", seat: Seat, to_seat: Seat, colour: Colour, item: Item, }
  | { "type": "item-to-absent", seat: Seat, colour: Colour, item: Item, }
  | { "type": "absent-order", colour: Colour, order: Order, wave: number, }
  | { "type": "orders-sealed", seat: Seat, }
  | { "type": "order-shown", seat: Seat, order: Order, wave: number, }
  | { "type": "minion-placed", seat: Seat, order: Order, space: number, }
  | { "type": "minion-returned", seat: Seat, order: Order, why: string, }
  | { "type": "absent-placed", colour: Colour, order: Order, space: number, }
  | { "type": "absent-hired", colour: Colour, monster: Monster, }
  | { "type": "fee-paid", seat: Seat, gold: number, }
  | { "type": "space-used", seat: Seat, order: Order, space: number, }
  | { "type": "paid", seat: Seat, resource: Resource, amount: number, }
  | { "type": "gained", seat: Seat, resource: Resource, amount: number, }
  | { "type": "lost", seat: Seat, resource: Resource, amount: number, }
  | { "type": "evil-changed", seat: Seat, from: number, to: number, why: string, }
  | { "type": "dug", seat: Seat, cell: Cell, }
  | { "type": "mined", seat: Seat, gold: number, }
  | { "type": "hired", seat: Seat, monster: Monster, }
  | { "type": "built", seat: Seat, room: Room, cell: Cell, }
  | { "type": "peeked", seat: Seat, round: number, card: Spell | "hidden", }
  | { "type": "trap-drawn", seat: Seat, trap: Trap | "hidden", }
  | { "type": "trap-given", seat: Seat, trap: Trap | "hidden", why: string, }
  | { "type": "reshuffled", }
  | { "type": "traps-out", seat: Seat, missing: number, }
  | { "type": "eaten", seat: Seat, monster: Monster, eater: Monster, }
  | { "type": "activated", seat: Seat, room: Room, imps: number, trolls: number, }
  | { "type": "took-back", seat: Seat, order: Order, }
  | { "type": "event-began", tile: Tile, }
  | { "type": "special-began", special: Special, }
  | { "type": "taxed", seat: Seat, due: number, gold: number, letters: number, }
  | { "type": "unit-paid", seat: Seat, monster: Monster, }
  | { "type": "unit-left", seat: Seat, monster: Monster, }
  | { "type": "unit-down", seat: Seat, monster: Monster, }
  | { "type": "token-shown", colour: Colour, item: Item, place: number, }
  | { "type": "token-placed", colour: Colour, item: Item, who: Who, }
  | { "type": "token-back", colour: Colour, item: Item, why: string, }
  | { "type": "arrived", seat: Seat, who: Who, }
  | { "type": "absent-took", who: Who, }
  | { "type": "paladin-came", seat: Seat, who: Who, }
  | { "type": "paladin-moved", seat: Seat, from_seat: Seat, who: Who, }
  | { "type": "token-passed", seat: Seat, }
  | { "type": "combat-began", year: number, }
  | { "type": "item-borne", seat: Seat, who: Who, colour: Colour, item: Item, }
  | { "type": "item-bagged", seat: Seat, colour: Colour, item: Item, }
  | { "type": "plan-sealed", seat: Seat, }
  | { "type": "combat-round", round: number, }
  | { "type": "card-shown", round: number, card: Spell, speed: string, fatigue: number, }
  | { "type": "battle-began", seat: Seat, cell: Cell, place: string, }
  | { "type": "trap-committed", seat: Seat, trap: Trap, }
  | { "type": "unit-committed", seat: Seat, monster: Monster, }
  | { "type": "no-tile", seat: Seat, }
  | { "type": "freed", seat: Seat, who: Who, }
  | { "type": "trap-sprung", seat: Seat, trap: Trap, guard: number, }
  | { "type": "trap-blocked", seat: Seat, who: Who, points: number, prevented: number, guard: number, }
  | { "type": "step-skipped", seat: Seat, step: string, why: string, }
  | { "type": "poison-set", seat: Seat, who: Who, points: number, }
  | { "type": "damaged", seat: Seat, who: Who, points: number, damage: number, hp: number, cause: string, }
  | { "type": "shielded", seat: Seat, who: Who, points: number, }
  | { "type": "eliminated", seat: Seat, who: Who, }
  | { "type": "illusion-gone", seat: Seat, }
  | { "type": "spell-cast", seat: Seat, card: Spell, magic: number, needed: number, speed: string, }
  | { "type": "spell-missed", seat: Seat, card: Spell, magic: number, needed: number, why: string, }
  | { "type": "withdrawn", seat: Seat, monster: Monster, }
  | { "type": "morphed", seat: Seat, monster: Monster, }
  | { "type": "banished", seat: Seat, monster: Monster, }
  | { "type": "hid", seat: Seat, who: Who, }
  | { "type": "illusion-came", seat: Seat, }
  | { "type": "fortified", seat: Seat, who: Who, hp: number, }
  | { "type": "restored", seat: Seat, who: Who, points: number, damage: number, }
  | { "type": "attacked", seat: Seat, monster: Monster, line: number, bonus: number, }
  | { "type": "rested", seat: Seat, monster: Monster, }
  | { "type": "healed", seat: Seat, who: Who, points: number, damage: number, hearts: number, }
  | { "type": "fatigue", seat: Seat, point: number, of: number, }
  | { "type": "conquered", seat: Seat, cell: Cell, }
  | { "type": "not-conquered", seat: Seat, cell: Cell, }
  | { "type": "unit-home", seat: Seat, monster: Monster, face: string, }
  | { "type": "battle-ended", seat: Seat, left: number, }
  | { "type": "item-used", seat: Seat, colour: Colour, item: Item, with: number, without: number, }
  | { "type": "item-captured", seat: Seat, colour: Colour, item: Item, }
  | { "type": "item-trophy", seat: Seat, colour: Colour, item: Item, }
  | { "type": "item-gone", colour: Colour, item: Item, }
  | { "type": "survived", seat: Seat, who: Who, }
  | { "type": "combat-ended", year: number, }
  | { "type": "title-won", seat: Seat, title: Title, value: number, shared: string, }
  | { "type": "scored", seat: Seat, line: string, count: number, points: number, }
  | { "type": "licensed", seat: Seat, points: number, }
  | { "type": "failed", seat: Seat, points: number, }
  | { "type": "won", seat: Seat, points: number, };

/** An adventurer on the Progress Board. */
export type GuestView = {
/** Who it is. */
who: Who,
/** What he is. */
class: Class | null,
/** His item. */
item: TokenView | null, };

/** An adventurer or paladin. */
export type HeroPicture = {
/** Who it is. */
who: Who,
/** What he is. */
class: Class | null,
/** The year. */
year: number,
/** Strength. */
runes: number,
/** Hit points. */
hp: number,
/** Anti-trap icons. */
anti_trap: number,
/** Magic icons. */
magic: number,
/** Hearts. */
heart: number, };

/** Somebody in a line. */
export type HeroView = {
/** Who it is. */
who: Who,
/** What he is. */
class: Class | null,
/** Damage. */
damage: number,
/** Hit points, amulets included. */
hp: number,
/** Anti-trap icons, items included. */
anti_trap: number,
/** Magic icons, items included. */
magic: number,
/** Hearts, items included. */
heart: number,
/** Items. */
items: Array<TokenView>,
/** He cannot be seen in this battle. */
hidden: boolean, };

/** §MI-1 The magic items and the blank token. */
export type Item = "magic-wand" | "amulet-of-perseverance" | "healing-potion" | "four-leaf-clover" | "blank";

/** An item. */
export type ItemPicture = {
/** Which item. */
item: Item,
/** §MI-13 The class that can use it. */
class: Class | null, };

/** §MI-1 Magic items. */
export type Items = "none" | "basic" | "advanced";

/** A line of a score. */
export type LineView = {
/** What is counted. */
line: string,
/** How many. */
count: number,
/** Points. */
points: number, };

/** Why a trap card leaves a hand. */
export type Loss = "Cost" | "Return" | "Lost";

/** §DL-32 The kinds of monsters, and ghosts. */
export type Monster = "goblin" | "slime" | "ghost" | "troll" | "witch" | "vampire" | "golem" | "dragon" | "demon";

/** A kind of monster or ghost. */
export type MonsterPicture = {
/** The kind. */
monster: Monster,
/** Whether it is a ghost. */
ghost: boolean,
/** What it costs. */
cost: CostView,
/** Its lines of attack; in words they are the messages `line-…`. */
lines: Array<Array<WordPicture>>, };

/** What the languages say, by their tags. */
export type Names = Record<"en" | "fr", string>;

/** §DL-22 The eight order cards, in the order in which their actions resolve. */
export type Order = "get-food" | "improve-reputation" | "dig-tunnels" | "mine-gold" | "recruit-imps" | "buy-traps" | "hire-monster" | "build-room";

/** An order that was shown. */
export type OrderView = {
/** Which order. */
order: Order | null,
/** What became of its minion: `waiting`, `placed` or `returned`. */
post: string, };

/** Where a value comes from. */
export type Origin = {
/** The id of the record. */
id: string,
/** Its source. */
source: Source,
/** How sure it is. */
confidence: Confidence, };

/** What everybody sees and nothing changes. */
export type Picture = {
/** The spaces of the central board. */
spaces: Array<SpacePicture>,
/** Adventurers and paladins. */
heroes: Array<HeroPicture>,
/** Kinds of monsters and ghosts. */
monsters: Array<MonsterPicture>,
/** Kinds of traps. */
traps: Array<TrapPicture>,
/** Rooms. */
rooms: Array<RoomPicture>,
/** Combat cards. */
cards: Array<CardPicture>,
/** Special events. */
specials: Array<SpecialPicture>,
/** Items, and who can use them. */
items: Array<ItemPicture>,
/** Magic icons that a spell needs, by combat round. */
thresholds: [number, number, number, number],
/** From here on the paladin comes. */
paladin_space: number,
/** The lowest and the highest space of the Evilometer. */
evil: [number, number],
/** A licence needs more points than this. */
licence: number,
/** Where each value comes from. */
provenance: Array<Origin>,
/** What the owner of the box calls things, by id and language; nothing where he calls them as
 * everybody does. */
names: { [key in string]: Names },
/** Files of the owner that are not as they ship. */
own_files: Array<string>, };

/** §DL-79 A plan for one battle, as far as it is made. */
export type Plan = {
/** Where. */
cell: Cell | null,
/** Traps. */
traps: [Trap | null, Trap | null],
/** Monsters. */
monsters: [Monster | null, Monster | null],
/** How many ghosts. */
ghosts: number, };

/** A plan, for its owner. */
export type PlanView = {
/** Where. */
cell: Cell | null,
/** Traps. */
traps: Array<Trap>,
/** Monsters. */
monsters: Array<Monster>,
/** Ghosts. */
ghosts: number, };

/** Every plan, the best first. */
export type Plans = { plans: Array<Tried>, };

/** One seat. */
export type PlayerView = {
/** Its colour. */
colour: Colour,
/** Gold. */
gold: number,
/** Food. */
food: number,
/** Imps in the den. */
imps: number,
/** Imps at work. */
busy: number,
/** Troll tokens that are free. */
trolls: number,
/** Place on the Evilometer. */
evil: number,
/** Letters. */
letters: number,
/** Tunnels, conquered ones included. */
tunnels: Array<Cell>,
/** Conquered tiles. */
conquered: Array<Cell>,
/** Tunnels dug this round. */
dug: Array<Cell>,
/** Rooms. */
rooms: Array<RoomView>,
/** Units. */
units: Array<UnitView>,
/** How many traps are in hand. */
traps: number,
/** How many traps were discarded face down. */
buried: number,
/** Orders that are not to be had. */
shelved: Array<Order>,
/** Orders of this round that were shown. */
orders: Array<OrderView>,
/** The committed token that was turned up last. */
turned: Item | null,
/** Item tokens at hand. */
tokens: Array<TokenView>,
/** Captured items. */
captured: Array<TokenView>,
/** Items in the Dead Letter Office. */
trophies: Array<TokenView>,
/** Prisoners. */
prison: Array<Who>,
/** The line in front of the dungeon, front first. */
line: Array<HeroView>,
/** The bag of the party. */
bag: Array<TokenView>,
/** The tiles nearest to the entrance. */
nearest: Array<Cell>,
/** The last plan that was shown. */
fought: PlanView,
/** Taxes and wages, if they came now. */
bills: BillsView,
/** What only the owner knows; after the end everybody does. */
secret: SecretView | null, };

/** §DL-61 What a cost can ask for. */
export type Resource = "gold" | "food" | "imp" | "evil" | "trap" | "monster";

/** What came of a battle for the seat that defends. */
export type Result = {
/** Adventurers eliminated, a paladin included. */
eliminated: number,
/** Adventurers who still stand. */
standing: number,
/** Hit points that those have left. */
hit_points: number,
/** Tiles conquered. */
conquered: number,
/** Change of evil. */
evil: number,
/** Gold, food and imps spent or lost. */
spent: number,
/** Traps spent or lost. */
traps: number,
/** Units knocked out, eaten or gone. */
knocked_out: number,
/** Items that were used against the defender. */
items_used: number,
/** Somebody else's paladin came, or one's own left. */
paladin_moved: boolean, };

/** §DL-31 The rooms, eight of each year. */
export type Room = "hatchery" | "mushroom-bed" | "souvenir-shop" | "mint" | "workshop" | "tool-shed" | "printing-press" | "magic-room" | "training-room" | "dark-room" | "labyrinth" | "anti-magic-room" | "cafeteria" | "chapel" | "pandemonium" | "hall-of-fame";

/** A room. */
export type RoomPicture = {
/** Which room. */
room: Room,
/** The year. */
year: number,
/** Where it may be built: `top`, `bottom`, `outer`, `inner` or `any`. */
zone: string,
/** What it is good for. */
effect: Effect, };

/** A room of a dungeon. */
export type RoomView = {
/** Which room. */
room: Room,
/** Where. */
cell: Cell,
/** How often it was activated this round. */
uses: number,
/** Whether it is conquered. */
conquered: boolean, };

/** A place at the table, counted from 0 in table order. */
export type Seat = number;

/** What only its owner knows of a seat. */
export type SecretView = {
/** Traps in hand. */
traps: Array<TrapCount>,
/** Own traps discarded face down. */
buried: Array<TrapCount>,
/** Orders drawn at the start. */
drawn: Array<Order>,
/** Orders put away but not yet shown. */
shelved: Array<Order>,
/** Orders chosen. */
orders: Array<Order>,
/** The third order of the managed colour. */
third: Order | null,
/** Items given, in the order of the recipients. */
gifts: Array<Item>,
/** The token committed. */
token: Item | null,
/** The plan. */
plan: PlanView,
/** How far the sealed answer has come. */
stage: number, };

/** The score of a seat. */
export type SheetView = {
/** Titles. */
titles: Array<TitleView>,
/** Lines. */
lines: Array<LineView>,
/** Points in all. */
total: number,
/** Whether the lord is licensed. */
licensed: boolean, };

/** The combat card of one round. */
export type SlotView = {
/** What it is, if the viewer knows. */
card: Spell | null,
/** Who has looked at it. */
seen: Array<Seat>, };

/** Where a printed value comes from; the most certain first. */
export type Source = "box" | "rulebook" | "rulebook, published" | "published" | "reconstructed";

/** A space of the central board. */
export type SpacePicture = {
/** The order. */
order: Order,
/** The space, from 0. */
space: number,
/** What it costs. */
cost: CostView,
/** What happens. */
words: Array<WordPicture>,
/** When it resolves, from 0. */
rank: number, };

/** One space of the central board. */
export type SpaceView = {
/** The order. */
order: Order,
/** The space, from 0. */
space: number,
/** The seat whose minion stands here. */
minion: Seat | null,
/** The colour that nobody plays whose minion stands here. */
blocked: Colour | null, };

/** §DL-51 The special events. */
export type Special = "witch-hunt" | "monster-strike" | "robbery" | "rats" | "extra-tax" | "imp-flu" | "impatient-heroes" | "rumours" | "charity-drive";

/** A special event. */
export type SpecialPicture = {
/** Which event. */
special: Special,
/** What it does. */
effect: Effect, };

/** §DL-87 The combat cards, nine of each year. */
export type Spell = "y1-fireball" | "y1-detect-treasure" | "y1-detect-evil" | "y1-fist-of-justice" | "y1-magic-shield" | "y1-invisibility" | "y1-suggestion" | "y1-word-of-peace" | "y1-mend" | "y2-illusion" | "y2-create-food" | "y2-regeneration" | "y2-blind-rage" | "y2-aura-of-fear" | "y2-metamorphosis" | "y2-dimensional-gate" | "y2-great-fireball" | "y2-scrying";

/** What can be due. A position at rest has a step on top that asks somebody, or is over. */
export type Step = "Shelve" | "Begin" | "Sell" | "Muster" | "Command" | { "Reveal": { wave: number, } } | { "Place": { wave: number, turn: number, } } | { "Resolve": { order: Order, rank: number, } } | { "Use": { seat: Seat, order: Order, space: number, } } | { "Join": { seat: Seat, monster: Monster, } } | "Home" | { "Tunnel": { seat: Seat, left: number, imps: boolean, } } | { "Peek": { seat: Seat, } } | { "GiveTrap": { seat: Seat, loss: Loss, } } | { "Feed": { seat: Seat, eater: Monster, } } | { "Produce": { turn: number, } } | { "Rotate": { turn: number, } } | "Event" | { "Tax": { turn: number, } } | { "PayDay": { turn: number, } } | { "Special": { turn: number, } } | "Arrive" | { "Toll": { seat: Seat, who: Who, } } | "EndRound" | "Combat" | "Plan" | "Card" | { "Battle": { turn: number, } } | { "Fight": { seat: Seat, } } | { "Halt": { seat: Seat, } } | { "Free": { seat: Seat, } } | "Spring" | { "Cast": { fast: boolean, } } | "Repay" | { "Peace": { evil: number, } } | "Pick" | "Strike" | { "Hit": { monster: Monster, line: number, at: number, } } | "Heal" | "Conquer" | "Poison" | "Close" | "NextRound" | "EndCombat";

/** §DL-47 §DL-49 §DL-51 The event tiles, the beginners' blank one last. */
export type Tile = "taxes" | "pay-day" | "special-event" | "blank-event";

/** The titles given at the end. */
export type Title = "dark-deeds" | "halls" | "tunnels" | "monsters" | "imps" | "riches" | "battle";

/** A title. */
export type TitleView = {
/** Which title. */
title: Title,
/** With how much. */
value: number,
/** Held alone. */
sole: boolean, };

/** An item token. */
export type TokenView = {
/** Its colour. */
colour: Colour,
/** What it shows. */
item: Item,
/** §MI-40 It was used. */
used: boolean, };

/** §DL-35 The kinds of traps. */
export type Trap = "rolling-stone" | "pendulum" | "trap-door" | "poisoned-dart" | "anti-magic-dart" | "wall-of-fire" | "cursed-ring" | "kamikaze-imp" | "poisoned-meal";

/** So many traps of a kind. */
export type TrapCount = {
/** The kind. */
trap: Trap,
/** How many. */
count: number, };

/** A kind of trap. */
export type TrapPicture = {
/** The kind. */
trap: Trap,
/** What using it costs. */
cost: CostView,
/** What it does. */
words: Array<WordPicture>,
/** How many there are. */
copies: number, };

export type Tried = { answers: Array<string>, plan: Plan, worth: number, cards: Array<Under>, };

/** What comes of a plan under one combat card. */
export type Under = { card: Spell, result: Result, worth: number, actions: Array<string>, steps?: Array<(Event & { rule: string | null, text: string })>, };

/** So many units of a kind. */
export type UnitCount = {
/** The kind. */
monster: Monster,
/** How many. */
count: number, };

/** Units of a kind in a lair. */
export type UnitView = {
/** The kind. */
monster: Monster,
/** Face up. */
up: number,
/** Face down. */
down: number, };

/** A position as one viewer knows it. */
export type View = {
/** Who looks, if it is a seat. */
seat: Seat | null,
/** The year. */
year: number,
/** The season, 0 is winter. */
season: number,
/** The combat round, 0 while building. */
round: number,
/** Who holds the starting-player token. */
first: Seat,
/** Who is asked; nobody after the end. */
asked: Array<Seat>,
/** The code of what is asked, or `over`. */
step: string,
/** What the step is about. */
about: About,
/** The item variant of the table. */
items: Items,
/** Monsters for hire. */
monsters: Array<Monster>,
/** Rooms for sale. */
rooms: Array<Room>,
/** Adventurers of this season, weakest first. */
row: Array<GuestView>,
/** Adventurers of the next season, weakest first. */
coming: Array<GuestView>,
/** This season's event. */
event: Tile | null,
/** Next season's event. */
coming_event: Tile | null,
/** The special event of the year. */
special: Special | null,
/** The spaces of each order: empty, a seat, or a colour that nobody plays. */
board: Array<SpaceView>,
/** How many waves of orders were shown. */
shown: number,
/** The combat cards of the four rounds. */
cards: Array<SlotView>,
/** Whose dungeon the paladin stands in front of. */
paladin: Seat | null,
/** The paladin of the year was eliminated. */
paladin_fallen: boolean,
/** Traps left in the deck. */
trap_deck: number,
/** Traps that were played, face up. */
played: Array<TrapCount>,
/** §MI-4 Whose parties the viewer's tokens go to, one by one, while items are sold. */
parties: Array<Seat | null>,
/** Items that are out of the game. */
gone: Array<TokenView>,
/** Colours that nobody plays. */
absent: Array<AbsentView>,
/** Each seat. */
players: Array<PlayerView>,
/** The battle that is being fought. */
battle: BattleView | null,
/** Units that are still to be settled. */
due: Array<UnitCount>,
/** The scores after the end. */
result: Array<SheetView> | null, };

/** §DL-15 §DL-70 Somebody in a line: an adventurer, a paladin of a year, or the illusion. */
export type Who = string;

/** One word of an effect: what, how much, of what or to whom. */
export type WordPicture = {
/** What happens. */
word: string,
/** How much; nothing where the full amount is meant. */
n?: number,
/** Of what. */
resource?: Resource,
/** To whom. */
target?: string,
/** Only for this class. */
class?: Class, };
