// Generated from games/demons; do not edit. PANDEMONIUM_RECORD=1 cargo test -p demons client_is_told
// writes it anew.

/** One small decision, as in `walk 0307` or `power 32 D`. The order of the
 * variants and fields is the order of the legal list.
 *
 * Hexes are printed numbers, demons their priorities, treasures their two dice
 * (11 to 66), mortals their numbers, targets seats. */
export type Action = { "type": "shield", level: number, }
  | { "type": "enter", hex: HexNumber, }
  | { "type": "walk", hex: HexNumber, }
  | { "type": "leave", }
  | { "type": "stop", }
  | { "type": "conjure", rank: Rank, }
  | { "type": "raise", }
  | { "type": "spend", treasure: number, }
  | { "type": "roll", }
  | { "type": "stay", }
  | { "type": "endure", }
  | { "type": "attack", hex: HexNumber, }
  | { "type": "commit", demon: number, }
  | { "type": "strike", }
  | { "type": "stand", }
  | { "type": "power", demon: number, power: Power, }
  | { "type": "seize", treasure: number, demon: number, }
  | { "type": "torture", target: number, }
  | { "type": "end", }
  | { "type": "pay", treasure: number, }
  | { "type": "pay-ring", }
  | { "type": "refuse", }
  | { "type": "claim", demon: number, }
  | { "type": "decline", }
  | { "type": "offer", treasure: number, }
  | { "type": "withhold", treasure: number, }
  | { "type": "rouse", }
  | { "type": "rest", }
  | { "type": "aim", target: number, }
  | { "type": "cure", target: number, mark: Mark, }
  | { "type": "steer", mortal: number, }
  | { "type": "borrow", target: number, slot: number, }
  | { "type": "take", treasure: number, }
  | { "type": "take-ring", }
  | { "type": "distract", target: number, }
  | { "type": "town", hex: HexNumber, }
  | { "type": "step", hex: HexNumber, }
  | { "type": "transit", hex: HexNumber, }
  | { "type": "fight", hex: HexNumber, }
  | { "type": "appear", hex: HexNumber, }
  | { "type": "give", treasure: number, target: number, }
  | { "type": "give-ring", target: number, }
  | { "type": "release", demon: number, };

/** §10.0a What a demon thinks of whoever calls it. */
export type Attitude = "friendly" | "neutral" | "unfriendly";

/** Sealed offers. */
export type AuctionView = {
/** From 0. */
round: number,
/** Who still has to answer. */
missing: Array<Seat>,
/** What the viewer has offered so far. */
offered: Array<number>, };

/** §3.0e What of moving, conjuring and raising the shield is open, and why he cannot move. */
export type ChooseView = {
/** `held`, `captive` or `hemmed` if he cannot move. */
bound: string | null,
/** Whether demons of some rank can be conjured. */
conjure: boolean,
/** Whether the shield can be raised. */
raise: boolean, };

/** §8.2a §8.2d §8.2e §8.2h What a fight brings. */
export type CombatResult = "Af" | "Df" | "Ax" | "Dx";

/** §8.0a Results by die and difference. */
export type CombatShape = { columns: Array<RangeShape>, rows: Array<[number, Array<CombatResult>]>, };

/** A demon, by its place in the content; told by its name. */
export type Demon = string;

export type DemonShape = {
/** §13.1a Its priority. */
id: number, word: string, names: Names,
/** What tradition says of it. */
texts: Names, titles: Array<string>, legions: number, rank: Rank, strength: number, attitude: Attitude, powers: Array<Power>, name_source: Source, source: Source, };

/** One demon in a box. */
export type DemonView = {
/** Its priority, if the viewer has seen its face. */
demon: number | null,
/** Its rank, which its conjuration told. */
rank: Rank,
/** §10.0d Drawn with the ring at hand, so that it may be unfriendly. */
wild: boolean,
/** Whether everybody has seen its face. */
open: boolean,
/** Which seats have seen its face, for those who may know. */
seen_by: number,
/** §12.3F Whom it obeys instead. */
obeys: Seat | null, };

/** §6.0b Results by modified die and summed strength. */
export type DiscoveryShape = { columns: Array<RangeShape>, rows: Array<[RangeShape, Array<Finding>]>, };

/** One thing that happened. Mortals, treasures, towns, ranks and shields are told by their
 * ids, demons by their names, hexes by their four digits; the rules speak of numbers. */
export type Event = { "type": "order-rolled", seat: Seat, die: number, }
  | { "type": "ordered", seat: Seat, place: number, }
  | { "type": "shield-chosen", seat: Seat, shield: Shield, }
  | { "type": "turn-began", number: number, }
  | { "type": "player-turn-began", seat: Seat, }
  | { "type": "entered", seat: Seat, hex: Printed, }
  | { "type": "walked", seat: Seat, hex: Printed, cost: number, left: number, }
  | { "type": "left", seat: Seat, hex: Printed, }
  | { "type": "halted", seat: Seat, hex: Printed, }
  | { "type": "activated", mortal: Unit, die: number, distance: number, }
  | { "type": "stayed", mortal: Unit, die: number, distance: number, }
  | { "type": "way-rolled", hex: Printed, die: number, }
  | { "type": "seat-rolled", seat: Seat, die: number, }
  | { "type": "mortal-rolled", mortal: Unit, die: number, }
  | { "type": "target-chosen", mortal: Unit, seat: Seat, }
  | { "type": "marched", mortal: Unit, hex: Printed, }
  | { "type": "recovered", mortal: Unit, hex: Printed, }
  | { "type": "waited", mortal: Unit, hex: Printed, }
  | { "type": "turned-back", mortal: Unit, seat: Seat, }
  | { "type": "searched", seat: Seat, die: number, modified: number, strength: number, result: string, }
  | { "type": "evaded", seat: Seat, hex: Printed, }
  | { "type": "unmoved", seat: Seat, }
  | { "type": "hidden", seat: Seat, }
  | { "type": "aimed", mortal: Unit, seat: Seat, }
  | { "type": "mortals-attacked", seat: Seat, count: number, strength: number, }
  | { "type": "attacked", seat: Seat, hex: Printed, }
  | { "type": "committed", seat: Seat, demon: Demon, side: string, }
  | { "type": "fought", attack: number, defence: number, difference: number, die: number, result: string, }
  | { "type": "fled", mortal: Unit, }
  | { "type": "destroyed", mortal: Unit, }
  | { "type": "captured", seat: Seat, mortal: Unit, }
  | { "type": "captured-by", seat: Seat, captor_seat: Seat, }
  | { "type": "released", seat: Seat, demon: Demon, why: Farewell, }
  | { "type": "conjured", seat: Seat, rank: string, die: number, add: number, net: number, }
  | { "type": "drew", seat: Seat, rank: string, demon: Demon | "hidden", }
  | { "type": "ring-drawn", seat: Seat, }
  | { "type": "nothing-came", seat: Seat, rank: string, }
  | { "type": "pile-spent", seat: Seat, rank: string, count: number, }
  | { "type": "cursed", seat: Seat, curses: number, marks: number, }
  | { "type": "tortured", seat: Seat, die: number, wounds: number, marks: number, }
  | { "type": "paid", seat: Seat, treasure: Prize, mortal: Unit, }
  | { "type": "paid-rival", seat: Seat, treasure: Prize, captor_seat: Seat, }
  | { "type": "died", seat: Seat, marks: number, }
  | { "type": "freed", seat: Seat, hex: Printed, }
  | { "type": "power-used", seat: Seat, demon: Demon, power: string, }
  | { "type": "effects-ended", seat: Seat, }
  | { "type": "cured", seat: Seat, mark: string, }
  | { "type": "box-known", first: number, second: number, }
  | { "type": "discovered", seat: Seat, demon: Demon, treasure: Prize, hex: Printed, first: number, second: number, }
  | { "type": "seized", seat: Seat, demon: Demon, treasure: Prize, die: number, needed: number, thousands: number, }
  | { "type": "seizure-failed", seat: Seat, demon: Demon, treasure: Prize, die: number, needed: number, }
  | { "type": "took", seat: Seat, treasure: Prize, }
  | { "type": "robbed", seat: Seat, victim_seat: Seat, treasure: Prize, }
  | { "type": "steered", seat: Seat, mortal: Unit, }
  | { "type": "borrowed", seat: Seat, owner_seat: Seat, demon: Demon | "hidden", }
  | { "type": "roused", seat: Seat, mortal: Unit, awake: string, }
  | { "type": "distracted", seat: Seat, victim_seat: Seat, }
  | { "type": "turn-lost", seat: Seat, }
  | { "type": "loved", seat: Seat, town: Town, }
  | { "type": "town-destroyed", seat: Seat, town: Town, }
  | { "type": "transited", seat: Seat, hex: Printed, }
  | { "type": "stepped", seat: Seat, hex: Printed, }
  | { "type": "disoriented", mortal: Unit, }
  | { "type": "battled", mortal: Unit, hex: Printed, }
  | { "type": "claimed", seat: Seat, demon: Demon, mortal: Unit, count: number, thousands: number, }
  | { "type": "spent", seat: Seat, treasure: Prize, }
  | { "type": "shield-tried", seat: Seat, die: number, total: number, success: string, }
  | { "type": "shield-raised", seat: Seat, shield: Shield, }
  | { "type": "offered", seat: Seat, thousands: number, count: number, }
  | { "type": "gave", seat: Seat, treasure: Prize, heir_seat: Seat, }
  | { "type": "ring-sold", seat: Seat, mortal: Unit, thousands: number, }
  | { "type": "ring-kept", mortal: Unit, why: string, }
  | { "type": "limit-reached", number: number, }
  | { "type": "scored", seat: Seat, fate: string, treasure: number, deduction: number, net: number, }
  | { "type": "won", seat: Seat, net: number, }
  | { "type": "nobody-won", }
  | { "type": "solo-won", net: number, }
  | { "type": "solo-lost", net: number, fate: string, };

/** Why a demon left. */
export type Farewell = "fight" | "after-fight" | "power" | "curse" | "seizure" | "crowd" | "will" | "death" | "departure" | "unfriendly" | "claim";

/** A fight that is being prepared. */
export type FightView = {
/** The attacking magician. */
attacker: Seat | null,
/** Attacking units. */
units: Array<number>,
/** The hex attacked. */
hex: number,
/** The defending magician. */
victim: Seat | null,
/** The captor attacked by its captive. */
captor: number | null,
/** Demons named in attack. */
attack: Array<number>,
/** Demons named in defence. */
defence: Array<number>, };

/** §6.0b What a search brings. */
export type Finding = "-" | "E" | "D";

/** The printed number of a hex, four digits in notation: 307 is `0307`. */
export type HexNumber = number;

export type HexShape = { id: number, name: string, column: number, row: number, terrain: Terrain,
/** §4.0e Magicians come in here. */
entry?: boolean,
/** §4.3a The map can be left from here. */
edge?: boolean, town?: TownShape, };

export type LabelShape = { id: string, names: Names, kind: string, hexes: Array<number>, source: Source, };

export type MagicianShape = { name: string, movement: number, source: Source, };

/** One magician. */
export type MagicianView = {
/** His name. */
name: string,
/** `waiting`, `map`, `captive`, `prisoner`, `freed`, `dead` or `gone`. */
status: string,
/** Where he counts as being. */
hex: number | null,
/** The unit that holds him. */
captor: number | null,
/** The magician who holds him. */
captor_seat: Seat | null,
/** §6.0c Found. */
found: boolean,
/** §16.1a Captured in this phase. */
fresh: boolean,
/** §4.1a Shield, by id. */
shield: string,
/** §16.3b Wounds. */
wounds: number,
/** §16.3b Curses. */
cursed: number,
/** §12.3I */
invisible: boolean,
/** §12.3R */
reconciled: boolean,
/** §X-72 */
unheld: boolean,
/** §12.3N */
distracted: boolean,
/** §15.2a Demons in his boxes. */
demons: Array<DemonView>,
/** §15.1a How many demons his boxes hold. */
capacity: number,
/** §16.9a Treasures he owns. */
treasures: Array<number>,
/** Their value in ducats. */
ducats: number,
/** What his shield would cost him now. */
deduction: number, };

/** A wound or a curse. */
export type Mark = "wound" | "curse";

export type MortalShape = { id: number, word: string, names: Names,
/** `emir`, `king`, `prince`, `baron`, `governor`, `bey` or `clergy`: the glyph. */
kind: string, strength: number, home: number, bribable: boolean, name_source: Source, source: Source, };

/** One mortal unit. */
export type MortalView = {
/** Where it stands; nowhere once destroyed. */
hex: number | null,
/** Its strength. */
strength: number,
/** Activated. */
active: boolean,
/** In flight. */
fleeing: boolean,
/** Holding a captive. */
captor: boolean,
/** §5.7d */
invaded: boolean,
/** §12.3S Users whose hurricane confuses it, as bits. */
storms: number,
/** §12.3F Who steers it. */
steered: Seat | null,
/** §7.8a Whom it attacks. */
aim: Seat | null,
/** §12.3B What it attacks. */
battle: number | null, };

/** What the languages say, by their tags. */
export type Names = Record<"en" | "fr", string>;

/** Everything printed. Hexes, demons, treasures and mortals have the numbers that actions use. */
export type Picture = { columns: number, rows: number,
/** Flat-topped hexes; these columns lie half a hex further south. */
lower_columns: string, hexes: Array<HexShape>, rivers: Array<RiverShape>, labels: Array<LabelShape>, terrain: Array<TerrainShape>, river_cost: number, mortals: Array<MortalShape>, demons: Array<DemonShape>, ring: RingShape, powers: Array<PowerShape>, ranks: Array<RankShape>, shields: Array<ShieldShape>, treasures: Array<TreasureShape>, magicians: Array<MagicianShape>, discovery: DiscoveryShape, combat: CombatShape, torture: Array<TortureShape>, constants: { [key in string]: number },
/** Where the values of each table come from. */
sources: { [key in string]: Source },
/** Files of the owner that are not as they ship. */
own_files: Array<string>, };

/** §12.0a The letters of the powers. */
export type Power = "B" | "C" | "D" | "E" | "F" | "G" | "I" | "N" | "P" | "R" | "S" | "T" | "X";

export type PowerShape = { id: Power, names: Names, texts: Names, source: Source, };

/** A hex as it is printed, four digits; nothing for a place off the map. */
export type Printed = string;

/** §X-69 A treasure or the ring, which counts as one; told by its id. */
export type Prize = string;

/** A range; no end means as far as it goes. */
export type RangeShape = { min: number | null, max: number | null, };

/** §15.1a Ranks, the highest first. */
export type Rank = "king" | "prince" | "duke" | "marquis" | "earl" | "president" | "knight";

export type RankShape = { id: Rank, names: Names,
/** §15.1a How many further demons a controlling demon of this rank holds. */
controls: number, source: Source, };

/** A hex that a move can reach. */
export type ReachView = {
/** Which. */
hex: number,
/** The fewest points to get there. */
cost: number,
/** The hex before it on that way, from which the last step is walked. */
from: number,
/** §5.5a The move ends there. */
stop: boolean,
/** §X-39 The move may end there. */
end: boolean, };

/** The result of one seat. */
export type ResultView = {
/** Whose. */
seat: Seat,
/** `out` alive, `dead`, or `lost`: still on the map when the game stopped. */
fate: string,
/** Net in ducats. */
net: number,
/** Whether he won. */
won: boolean, };

export type RingShape = { names: Names, source: Source, };

export type RiverShape = { id: string, names: Names,
/** Pairs of hexes with the river between them, downstream. */
sides: Array<[number, number]>, source: Source, };

/** A place at the table, counted from 0 in table order. */
export type Seat = number;

/** A shield, by its place among the levels; told by its id. */
export type Shield = string;

export type ShieldShape = { level: number, id: string, names: Names, cost_several: number, cost_solo: number,
/** §9.0b Added to the conjuration die, by rank. */
add: { [key in string]: number }, source: Source, };

/** Where a printed value comes from; the most certain first. */
export type Source = "box" | "rulebook" | "rulebook, published" | "published" | "reconstructed";

/** §2.1a What a hex is made of. */
export type Terrain = "open" | "forest" | "mountain" | "town" | "lake";

export type TerrainShape = { id: Terrain, names: Names, cost: number | null,
/** Added to the discovery die. */
discovery: number,
/** Ranks that cannot be conjured there. */
bars: Array<Rank>, source: Source, };

/** §16.0a Wounds by die. */
export type TortureShape = { die_min: number, die_max: number, wounds: number, };

/** A town, by its place in the content; told by its id. */
export type Town = string;

export type TownShape = { id: string, names: Names, modern: string, source: Source, };

export type TreasureShape = {
/** The two dice of its box, row and column of the grid. */
id: number, word: string, names: Names, hex: number, seize: number, thousands: number, source: Source, };

/** One discovered box. */
export type TreasureView = {
/** Its two dice. */
treasure: number,
/** Where it lies. */
hex: number,
/** Value in thousands of ducats. */
thousands: number,
/** `nobody`, `magician`, `hoard` or `lost`. */
owner: string,
/** The magician who owns it. */
owner_seat: Seat | null,
/** The unit in whose base it lies. */
owner_mortal: number | null,
/** Priority of the demon that discovered it. */
finder: number | null,
/** The demon whose counter lies on it. */
counter: number | null,
/** Whose counter it is. */
counter_seat: Seat | null, };

/** A mortal unit, by its place in the content; told by its id. */
export type Unit = string;

/** The demon-use phase. */
export type UsageView = {
/** Under way. */
open: boolean,
/** An attack was made. */
attacked: boolean,
/** Powers were used. */
powers: boolean,
/** Ended early. */
ended: boolean,
/** Treasures tried. */
tried: Array<number>,
/** Captives tortured. */
tortured: Array<Seat>, };

/** A position as one viewer knows it. Hexes are printed numbers, demons priorities, treasures
 * their two dice, mortals their numbers. */
export type View = {
/** Who looks, if it is a seat. */
seat: Seat | null,
/** §3.0a The game-turn. */
turn: number,
/** §4.0c The order of movement. */
order: Array<Seat>,
/** Whose player-turn it is; nobody's in the mortal turn. */
active: Seat | null,
/** What is being asked, or `over`. */
step: string,
/** §5.0b Movement points left in a move that is under way. */
left: number | null,
/** §5.2a Where the rest of the viewer's own move can lead. */
reach: Array<ReachView>,
/** §3.0e What the viewer cannot choose now. */
choose: ChooseView | null,
/** §9.0d Curses about to strike. */
curses: number | null,
/** §14.0b Treasures spent on the shield that is being raised. */
spent: number | null,
/** §12.3B §X-24 The unit that a decision is about. */
unit: number | null,
/** Each magician. */
magicians: Array<MagicianView>,
/** Each mortal unit. */
mortals: Array<MortalView>,
/** §13.0b The boxes of the grid that have been discovered. */
treasures: Array<TreasureView>,
/** §9.3a Counters left in each pile, the highest rank first; the ring counts as a duke. */
piles: Array<number>,
/** §15.4a Demons that are out of the game. */
released: Array<number>,
/** §11.0a Where the ring is: `pile`, `magician`, `hoard` or `lost`. */
ring: string,
/** Who has the ring. */
ring_seat: Seat | null,
/** In whose base the ring lies. */
ring_mortal: number | null,
/** §12.3X Hexes of destroyed towns. */
razed: Array<number>,
/** §3.0f What the demon-use phase has seen. */
usage: UsageView,
/** §8.0a The fight that is being prepared. */
fight: FightView | null,
/** §11.0c Which round of the sealed offers, and who still has to answer in it. */
auction: AuctionView | null,
/** How the game ended. */
result: Array<ResultView> | null, };
