// Generated from games/summon-demons; do not edit. PANDEMONIUM_RECORD=1 cargo test -p summon-demons client_is_told
// writes it anew.

/** One decision, as in `roll`, `take-card 2 eve`, `prefer gain-block`. The order of
 * the variants and fields is the order of the legal list.
 *
 * Copies of one design in one place are one choice. Where it matters which copy leaves, the
 * owner gives up one that has nothing left to do in this throw, and a rival takes one that has. */
export type Action = { "type": "roll", }
  | { "type": "buy", card: Design, }
  | { "type": "summon", }
  | { "type": "summon-free", }
  | { "type": "pass", card: Design, }
  | { "type": "end", }
  | { "type": "reroll", }
  | { "type": "keep", }
  | { "type": "accept", }
  | { "type": "decline", }
  | { "type": "activate", card: Design, }
  | { "type": "discard", card: Design, }
  | { "type": "prefer", effect: Primitive, }
  | { "type": "rob", seat: Seat, }
  | { "type": "take-supply", }
  | { "type": "take-card", seat: Seat, card: Design, }
  | { "type": "take-all", seat: Seat, }
  | { "type": "gain", card: Design, }
  | { "type": "swap", card: Design, }
  | { "type": "discard-rival", seat: Seat, card: Design, }
  | { "type": "done", }
  | { "type": "name", seat: Seat, }
  | { "type": "point", card: Design, }
  | { "type": "choose", card: Design, }
  | { "type": "sacrifice", card: Design, }
  | { "type": "raise", card: Design, }
  | { "type": "candle", card: Design, };

/** Cards of one seat that would act. */
export type ActsView = {
/** Whose. */
seat: Seat,
/** Which. */
cards: Array<Design>, };

export type CardShape = { id: Design, kind: Kind, mood: Mood | null,
/** Totals that set it off; none for a permanent demon. */
numbers: Array<number>, copies: number, may: boolean,
/** When a permanent demon works: `always`, `double`, `animal`, `throw` or `summoned`. */
when: string | null,
/** One of these has to hold. */
conditions: Array<Part>,
/** All of these are paid. */
costs: Array<Part>, effects: Array<Part>,
/** By language. */
text: { [key in string]: Text }, };

/** One card in play. */
export type CardView = {
/** What it is. */
card: Design,
/** §SD-101 It was in play at the throw. */
awake: boolean,
/** It waits for its activation. */
due: boolean, };

/** What was done in a turn. */
export type CourseView = {
/** The dice were thrown. */
rolled: boolean,
/** A card was bought. */
bought: boolean,
/** A demon was summoned for cards. */
summoned: boolean,
/** The demon for nothing was summoned. */
freed: boolean,
/** A card was passed. */
passed: boolean,
/** The throw was repeated or kept. */
rerolled: boolean,
/** Only the active player's cards act. */
extra: boolean,
/** Turns that follow for the same player. */
again: number,
/** The throw. */
dice: [number, number] | null, };

/** What a card is a copy of; the names of all designs are fixed, what they do is content. */
export type Design = string;

/** One thing that happened. */
export type Event = { "type": "started", seat: Seat, }
  | { "type": "long-game", needed: number, dealt: number, }
  | { "type": "candle-dealt", seat: Seat, card: Design, }
  | { "type": "candle-chosen", seat: Seat, card: Design, }
  | { "type": "dealt", seat: Seat, card: Design | "hidden", }
  | { "type": "shown", card: Design, slot: number, }
  | { "type": "turn-began", seat: Seat, extra: string, }
  | { "type": "rolled", seat: Seat, first: number, second: number, total: number, }
  | { "type": "rerolled", seat: Seat, card: Design, }
  | { "type": "kept", seat: Seat, card: Design, }
  | { "type": "activated", seat: Seat, card: Design, }
  | { "type": "unmet", seat: Seat, card: Design, }
  | { "type": "unpaid", seat: Seat, card: Design, }
  | { "type": "declined", seat: Seat, card: Design, }
  | { "type": "nothing", seat: Seat, card: Design, }
  | { "type": "collected", seat: Seat, card: Design, souls: number, }
  | { "type": "robbed", seat: Seat, victim_seat: Seat, souls: number, }
  | { "type": "took-supply", seat: Seat, souls: number, }
  | { "type": "bought", seat: Seat, card: Design, souls: number, }
  | { "type": "gained", seat: Seat, card: Design, from: string, }
  | { "type": "turned-up", seat: Seat, card: Design, kept: string, }
  | { "type": "discarded", seat: Seat, card: Design, why: string, }
  | { "type": "replaced", seat: Seat, card: Design, }
  | { "type": "stole-card", seat: Seat, victim_seat: Seat, card: Design, }
  | { "type": "passed", seat: Seat, partner_seat: Seat, card: Design, }
  | { "type": "pointed", seat: Seat, card: Design, target_card: Design, }
  | { "type": "named", seat: Seat, named_seat: Seat, }
  | { "type": "preferred", seat: Seat, card: Design, effect: string, }
  | { "type": "summoned", seat: Seat, card: Design, from: string, }
  | { "type": "set-aside", seat: Seat, card: Design, }
  | { "type": "searched", seat: Seat, count: number, }
  | { "type": "looked", seat: Seat, count: number, }
  | { "type": "saw", seat: Seat, card: Design | "hidden", }
  | { "type": "demon-discarded", seat: Seat, card: Design, }
  | { "type": "reshuffled", pile: string, }
  | { "type": "extra-turn", seat: Seat, card: Design, }
  | { "type": "turn-ended", seat: Seat, }
  | { "type": "won", seat: Seat, demons: number, souls: number, by: string, }
  | { "type": "team-won", seat: Seat, partner_seat: Seat, demons: number, souls: number, by: string, };

/** What a card is. */
export type Kind = "candle" | "demon" | "girl" | "boy" | "animal";

/** Demons that a player looks at. */
export type LookView = {
/** Who looks. */
seat: Seat,
/** How many. */
size: number,
/** Those that the viewer knows. */
known: Array<Design>, };

/** §SD-79 What a kid is like. */
export type Mood = "sweet" | "rotten" | "neutral";

/** One piece of an effect, a cost or a condition. */
export type Part = {
/** The stable word of what it is. */
code: string,
/** How many. */
n?: number,
/** As many as the owner has cards of this kind. */
per?: string,
/** Which cards it means. */
of?: string,
/** One of these. */
either?: Array<Part>, };

/** One thing that is being carried out. */
export type PendingView = {
/** Its code. */
step: string,
/** Whose card is at work. */
seat: Seat | null,
/** Which card. */
card: Design | null,
/** Cards that wait. */
due: Array<Design>,
/** How many are left, or which slots are chosen. */
left: number, };

/** All designs of the box and the numbers of the game. */
export type Picture = { cards: Array<CardShape>, ways: Array<Ways>, price: number, sacrifice: number, block: number, };

/** One seat. */
export type PlayerView = {
/** Souls. */
souls: number,
/** Candles. */
candles: Array<Design>,
/** Block cards, with those that can act in this throw. */
cards: Array<CardView>,
/** Summoned demons. */
demons: Array<CardView>,
/** How many demons the hand holds. */
hand_size: number,
/** What the hand holds, for its holder. */
hand: Array<Design> | null,
/** §SD-151 Whether rivals cannot touch this seat. */
shielded: boolean,
/** §SD-87 Cards that a summoning costs this seat. */
sacrifices: number,
/** §A-34 The first turn is not over. */
fresh: boolean,
/** §A-37 The seat knows the demon deck. */
read: boolean,
/** §SD-188 The partner. */
partner: Seat | null, };

/** The word for an effect where players choose between effects. */
export type Primitive = "collect" | "opponent-collects" | "steal-souls" | "steal-card" | "gain-block" | "gain-deck" | "mill-gain" | "replace" | "discard-rivals" | "wipe" | "activate" | "summon" | "extra-turn" | "win" | "choose";

/** How the game ended. */
export type Report = {
/** Who won. */
seat: Seat,
/** The partner who won too. */
partner: Seat | null,
/** `demons` or `card`. */
by: string, };

/** A place at the table, counted from 0 in table order. */
export type Seat = number;

export type Text = { name: string,
/** At most three lines of 24 characters for the shipped cards. */
short: Array<string>, full: string, };

/** What one total of the dice would do. */
export type TotalView = {
/** The total. */
total: number,
/** In so many of the 36 throws. */
ways: number,
/** Souls for the viewer if no cost is paid. */
gain: number,
/** Souls for the viewer if every cost that can be paid is paid. */
most: number,
/** Souls more if the throw is a double. */
double: number,
/** The viewer wins with it. */
wins: boolean,
/** Cards that would act, seat by seat, the thrower's first. */
acts: Array<ActsView>, };

/** §SD-39 A position as one viewer knows it. */
export type View = {
/** Who looks, if it is a seat. */
seat: Seat | null,
/** §SD-40 Who began. */
first: Seat,
/** Whose turn it is. */
active: Seat,
/** Who is asked; nobody after the end. */
asked: Seat | null,
/** The code of what is asked, or `over`. */
step: string,
/** What was done in this turn. */
course: CourseView,
/** The cards shown, gaps included. */
block: Array<Design | null>,
/** How many cards the block deck holds. */
deck: number,
/** §SD-127 The discarded block cards. */
discard: Array<Design>,
/** How many demons the demon deck holds. */
demon_deck: number,
/** §A-37 Demons that the viewer knows to lie there, or among those another player looks at. */
demon_deck_known: Array<Design> | null,
/** The discarded demons. */
demon_discard: Array<Design>,
/** §A-8 Demons whose effect runs before they are discarded. */
aside: Array<Design>,
/** §A-37 Demons that a player looks at. */
look: LookView | null,
/** §SD-24 Candles that nobody has. */
candles: Array<Design>,
/** Each seat. */
players: Array<PlayerView>,
/** What is being carried out, the nearest first. */
pending: Array<PendingView>,
/** §SD-42 Demons needed to win, by a player or a team. */
demons_to_win: number,
/** §SD-42 Souls needed to win, by a player or a team. */
souls_to_win: number,
/** §SD-16 Tokens in the box; souls beyond them count all the same. */
tokens: number,
/** What each total of the active player's throw would do, for the viewer; for a spectator,
 * for the active player. */
strip: Array<TotalView>,
/** How the game ended. */
result: Report | null, };

/** How many of the 36 throws give a total. */
export type Ways = { total: number, ways: number, };
