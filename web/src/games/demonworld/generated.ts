// Generated from games/demonworld; do not edit. PANDEMONIUM_RECORD=1 cargo test -p demonworld client_is_told
// writes it anew.

/** Whom or what a question is about. */
export type About = {
/** A troop. */
troop: TroopId | null,
/** An element. */
element: ElementId | null,
/** A round of moves. */
round: Round | null,
/** A spell that is being announced. */
spell: SpellId | null, };

/** One decision, as in `advance left`, `fire e12`, `walk e3 1207`. The order of the variants and
 * fields is the order of the legal list. */
export type Action = { "type": "south", }
  | { "type": "north", }
  | { "type": "west", }
  | { "type": "east", }
  | { "type": "front", width: number, }
  | { "type": "look", facing: Facing, }
  | { "type": "place", hex: Spot, }
  | { "type": "high", }
  | { "type": "allot", troop: TroopId, }
  | { "type": "order", order: Order, }
  | { "type": "stay-up", }
  | { "type": "keep", order: Order, }
  | { "type": "urge", }
  | { "type": "curb", }
  | { "type": "cast", spell: SpellId, }
  | { "type": "no-spell", }
  | { "type": "use-ring", }
  | { "type": "enchant", troop: TroopId, }
  | { "type": "strike-hex", hex: Spot, }
  | { "type": "spend", points: number, }
  | { "type": "fire", target: ElementId, }
  | { "type": "back", element: ElementId, }
  | { "type": "breathe", cone: number, }
  | { "type": "shell", hex: Spot, high: boolean, }
  | { "type": "strike", target: ElementId, }
  | { "type": "cease", }
  | { "type": "step-in", target: ElementId, }
  | { "type": "go-first", }
  | { "type": "go-second", }
  | { "type": "march", troop: TroopId, }
  | { "type": "assault", troop: TroopId, }
  | { "type": "approach", troop: TroopId, }
  | { "type": "seize", hex: Spot, }
  | { "type": "retire", }
  | { "type": "face-foe", }
  | { "type": "close-up", }
  | { "type": "swoop", troop: TroopId, }
  | { "type": "fly-near", troop: TroopId, }
  | { "type": "fly-to", hex: Spot, }
  | { "type": "advance", hand: Hand, }
  | { "type": "lead", direction: Direction, facing: Facing, }
  | { "type": "shift", direction: Direction, }
  | { "type": "wheel", hand: Hand, sixths: number, }
  | { "type": "turn", sixths: number, }
  | { "type": "turn-some", }
  | { "type": "regroup", }
  | { "type": "swap", element: ElementId, other: ElementId, }
  | { "type": "break-up", }
  | { "type": "stride", direction: Direction, }
  | { "type": "pivot", hex: Spot, hand: Hand, }
  | { "type": "spin", hand: Hand, }
  | { "type": "fly", }
  | { "type": "land", hex: Spot, }
  | { "type": "choose", element: ElementId, }
  | { "type": "step", element: ElementId, hex: Spot, }
  | { "type": "walk", element: ElementId, hex: Spot, }
  | { "type": "face", element: ElementId, facing: Facing, }
  | { "type": "join", troop: TroopId, }
  | { "type": "leave", }
  | { "type": "by-points", }
  | { "type": "by-drill", }
  | { "type": "flaming", }
  | { "type": "ignite", element: ElementId, hex: Spot, }
  | { "type": "break-off", }
  | { "type": "rally", }
  | { "type": "remove", }
  | { "type": "recall", }
  | { "type": "engage", troop: TroopId, }
  | { "type": "drink", }
  | { "type": "decline", }
  | { "type": "done", }
  | { "type": "pass", };

/** What an element was told to do; nothing means to hold back. */
export type AimView = {
/** Who. */
element: ElementId,
/** At whom. */
target: ElementId | null,
/** Or whom it supports. */
supported: ElementId | null,
/** Or where it breathes. */
cone: number | null,
/** Or what it bombards. */
hex: Spot | null, };

export type CardShape = { id: string, names: Names,
/** The sign on the counter. */
badge: string, points: number, hp: number, stars: number, radius: number,
/** Movement points of M, H, C and T. */
movement: [number | null, number | null, number | null, number | null], manoeuvres: number, initiative: number, size: number,
/** Against shots and in melee. */
armour: [number, number],
/** Of shots and in melee. */
skill: [number, number], fear: number,
/** On which it holds, and on which it obeys. */
morale: [number | null, number | null], blows: Array<Weapon>, missile: Array<Reach>, source: Source, };

/** How an element came to harm. */
export type Cause = "shot" | "blow" | "overrun" | "fire" | "spell";

/** One thing asked of a list, and whether it is so. */
export type Demand = { code: string,
/** A path into the options. */
at: string, rule?: string, met: boolean,
/** What was found and what is asked, as a sentence. */
text: string, };

/** What is asked. */
export type Demands = { demands: Array<Demand>, };

/** §PR-24 A direction, clockwise from the north-east. */
export type Direction = number;

export type EdgeShape = { hex: Spot, direction: number, kind: string, };

/** One element, numbered through all troops. */
export type ElementId = number;

/** An element. */
export type ElementView = {
/** Its number. */
id: ElementId,
/** Its troop. */
troop: TroopId,
/** Where its anchor stands, if that is known and anywhere. */
hex: Spot | null,
/** Where it looks. */
facing: Facing,
/** Hit points left. */
hp: number,
/** Hit points lost this turn. */
hurt: number,
/** Some of them by fire. */
scorched: boolean,
/** Whether it stood in fire when the turn began. */
caught: boolean,
/** What it is in its unit. */
role: Role | null,
/** All hexes of a large base. */
covers?: Array<Spot>, };

/** One thing that happened. Troops and elements are told by their numbers, and called by their cards. */
export type Event = { "type": "deployment-sealed", seat: Seat, }
  | { "type": "deployed", troop: TroopId, hex: Told, }
  | { "type": "deployed-high", troop: TroopId, }
  | { "type": "turn-began", number: number, last: number, }
  | { "type": "phase-began", phase: Phase, }
  | { "type": "turn-ended", number: number, }
  | { "type": "scored", seat: Seat, points: number, objectives: number, }
  | { "type": "won", seat: Seat, lead: number, margin: number, }
  | { "type": "drawn", seat: Seat, lead: number, margin: number, missing: number, }
  | { "type": "broken", seat: Seat, }
  | { "type": "taken-over", commander: TroopId, troop: TroopId, }
  | { "type": "lot-drawn", troop: TroopId, die: number, }
  | { "type": "orders-sealed", seat: Seat, }
  | { "type": "order-shown", troop: TroopId, order: Order, }
  | { "type": "obeyed", troop: TroopId, die: number, sum: number, limit: number, parts: Array<Part>, limit_parts: Array<Part>, }
  | { "type": "ran-wild", troop: TroopId, die: number, sum: number, limit: number, parts: Array<Part>, limit_parts: Array<Part>, }
  | { "type": "rings-sealed", seat: Seat, }
  | { "type": "ring-used", troop: TroopId, spell: SpellId, }
  | { "type": "announced", troop: TroopId, spell: SpellId, extra: number, }
  | { "type": "spell-worked", troop: TroopId, spell: SpellId, die: number, }
  | { "type": "spell-failed", troop: TroopId, spell: SpellId, die: number, }
  | { "type": "spell-backfired", troop: TroopId, spell: SpellId, die: number, result: number, }
  | { "type": "enchanted", troop: TroopId, spell: SpellId, }
  | { "type": "healed", element: Placed, left: number, }
  | { "type": "points-regained", troop: TroopId, points: number, }
  | { "type": "shots-sealed", seat: Seat, }
  | { "type": "shot", element: Placed, target: Placed, die: number, needed: number, support: number, parts: Array<Part>, }
  | { "type": "blow-lost", element: Placed, target: Placed, }
  | { "type": "shot-lost", element: Placed, target: Placed, }
  | { "type": "strayed", element: Placed, target: Placed, die: number, }
  | { "type": "breathed", element: Placed, target: Placed, die: number, needed: number, parts: Array<Part>, }
  | { "type": "gun-fired", troop: TroopId, hex: Told, die: number, range: string, }
  | { "type": "gun-drifted", troop: TroopId, hex: Told, by: number, }
  | { "type": "gun-jammed", troop: TroopId, }
  | { "type": "gun-unloaded", troop: TroopId, }
  | { "type": "gun-burst", troop: TroopId, }
  | { "type": "missile-struck", element: Placed, die: number, needed: number, parts: Array<Part>, }
  | { "type": "wall-breached", hex: Told, direction: Direction, }
  | { "type": "flaming-shot", troop: TroopId, target: Placed, die: number, needed: number, parts: Array<Part>, }
  | { "type": "flaming-hex", troop: TroopId, hex: Told, die: number, needed: number, }
  | { "type": "arrows-lit", troop: TroopId, }
  | { "type": "wind-turned", die: number, direction: Direction, speed: number, }
  | { "type": "fire-began", hex: Told, }
  | { "type": "fire-failed", hex: Told, die: number, }
  | { "type": "fire-out", hex: Told, }
  | { "type": "caught", element: Placed, }
  | { "type": "wounded", element: Placed, left: number, cause: Cause, }
  | { "type": "fell", element: Placed, cause: Cause, }
  | { "type": "regenerated", element: Placed, }
  | { "type": "tested", troop: TroopId, test: MoraleTest, die: number, sum: number, needed: number, parts: Array<Part>, needed_parts: Array<Part>, }
  | { "type": "ran", troop: TroopId, test: MoraleTest, die: number, sum: number, needed: number, parts: Array<Part>, needed_parts: Array<Part>, }
  | { "type": "fled", element: Placed, hex: Told, }
  | { "type": "left-field", element: Placed, }
  | { "type": "cut-down", element: Placed, }
  | { "type": "rallied", troop: TroopId, die: number, sum: number, needed: number, parts: Array<Part>, needed_parts: Array<Part>, }
  | { "type": "not-rallied", troop: TroopId, die: number, sum: number, needed: number, parts: Array<Part>, needed_parts: Array<Part>, }
  | { "type": "round-opened", round: Round, }
  | { "type": "round-rolled", seat: Seat, total: number, other_seat: Seat, other: number, }
  | { "type": "goes-first", seat: Seat, }
  | { "type": "rush-rolled", troop: TroopId, die: number, }
  | { "type": "passed", seat: Seat, }
  | { "type": "advanced", troop: TroopId, hand: Hand, cost: number, }
  | { "type": "shifted", troop: TroopId, direction: Direction, }
  | { "type": "column-led", troop: TroopId, direction: Direction, cost: number, }
  | { "type": "wheeled", troop: TroopId, hand: Hand, sixths: number, }
  | { "type": "turned", troop: TroopId, sixths: number, }
  | { "type": "stepped", element: Placed, hex: Told, }
  | { "type": "walked", element: Placed, hex: Told, cost: number, }
  | { "type": "faced", element: Placed, facing: Facing, }
  | { "type": "swapped", element: Placed, other: Placed, }
  | { "type": "broke-up", troop: TroopId, }
  | { "type": "joined", troop: TroopId, host: TroopId, }
  | { "type": "left-unit", troop: TroopId, host: TroopId, }
  | { "type": "strode", troop: TroopId, hex: Told, cost: number, }
  | { "type": "pivoted", troop: TroopId, facing: Facing, cost: number, }
  | { "type": "overran", troop: TroopId, element: Placed, die: number, needed: number, parts: Array<Part>, }
  | { "type": "fell-back", troop: TroopId, hex: Told, facing: Facing, }
  | { "type": "flew", element: Placed, hex: Told, }
  | { "type": "went-high", troop: TroopId, }
  | { "type": "landed", troop: TroopId, hex: Told, }
  | { "type": "dared", troop: TroopId, foe: TroopId, die: number, sum: number, needed: number, parts: Array<Part>, needed_parts: Array<Part>, }
  | { "type": "did-not-dare", troop: TroopId, foe: TroopId, die: number, sum: number, needed: number, parts: Array<Part>, needed_parts: Array<Part>, }
  | { "type": "made-contact", troop: TroopId, foe: TroopId, }
  | { "type": "stood-aloof", troop: TroopId, foe: TroopId, }
  | { "type": "melee-began", troop: TroopId, foe: TroopId, }
  | { "type": "blows-sealed", seat: Seat, }
  | { "type": "struck", element: Placed, target: Placed, die: number, needed: number, initiative: number, parts: Array<Part>, }
  | { "type": "struck-again", element: Placed, target: Placed, die: number, needed: number, parts: Array<Part>, }
  | { "type": "stepped-in", element: Placed, hex: Told, }
  | { "type": "broke-off", troop: TroopId, }
  | { "type": "melee-lost", seat: Seat, lost: number, other: number, }
  | { "type": "repositioned", element: Placed, hex: Told, }
  | { "type": "melee-over", troop: TroopId, }
  | { "type": "scouted", seat: Seat, factor: number, other_seat: Seat, other: number, }
  | { "type": "scout-rolled", seat: Seat, die: number, other_seat: Seat, other: number, }
  | { "type": "side-chosen", seat: Seat, side: string, }
  | { "type": "deploys-openly", seat: Seat, }
  | { "type": "sections-sealed", seat: Seat, }
  | { "type": "set-out", troop: TroopId, }
  | { "type": "arrived", seat: Seat, edge: string, }
  | { "type": "held-up", seat: Seat, edge: string, }
  | { "type": "entered", troop: TroopId, hex: Told, cost: number, }
  | { "type": "delayed", seat: Seat, edge: string, die: number, };

/** §PR-5 §PR-25 A facing: it points at the corner between two directions, 0 being north. */
export type Facing = number;

/** §PR-125 A burning hex. */
export type FireView = {
/** Where. */
hex: Spot,
/** At the start of how many turns from now it is burnt out. */
turns: number,
/** It burns from the next turn on. */
fresh: boolean, };

export type Ground = { id: Spot, terrain: string, level: number, };

export type Group = { id: string, names: Names,
/** Least and greatest share of the points, in percent. */
share: [number, number], };

/** Left or right. */
export type Hand = "left" | "right";

/** §DW-159 §DW-161 The morale tests, one column each. */
export type MoraleTest = "shooting-loss" | "melee-loss" | "overrun" | "charge" | "rally" | "obedience";

/** A move under way. */
export type MovingView = {
/** Who moves. */
troop: TroopId,
/** Movement points of the order. */
points: number,
/** Manoeuvres. */
drills: number,
/** Points spent. */
spent: number,
/** Manoeuvres used. */
used: number,
/** The element at hand. */
element: ElementId | null, };

export type Named = { id: string, names: Names, };

/** What the languages say, by their tags. */
export type Names = Record<"en" | "fr", string>;

/** An objective. */
export type ObjectiveView = {
/** Where. */
hex: Spot,
/** Its points. */
points: number,
/** Who holds it now. */
holder: Seat | null, };

/** §DW-4 The four orders, in the order of their movement steps. */
export type Order = "M" | "H" | "C" | "T";

/** One part of a sum, with the paragraph it stands on. */
export type Part = {
/** The id of its name. */
term: string,
/** What it adds. */
value: number,
/** Its paragraph. */
rule: string, };

export type People = { id: string, names: Names,
/** Groups in the order of the list. */
groups: Array<Group>, };

/** §DW-275 The phases of a turn. */
export type Phase = "start" | "orders" | "magic" | "shooting-1" | "movement" | "shooting-2" | "melee" | "rally";

/** What everybody sees and nothing changes. */
export type Picture = { columns: number, rows: number, scenario: string, names: Names, hexes: Array<Ground>, terrain: Array<TerrainShape>,
/** Steps of roads, two hexes each. */
roads: Array<[Spot, Spot]>, edges: Array<EdgeShape>,
/** First and last row in which each seat deploys. */
zones: [[number, number], [number, number]], cards: Array<CardShape>, spells: Array<Named>, items: Array<Named>,
/** Files of the owner that are not as they ship. */
own_files: Array<string>, };

/** An element as it is told. Sentences call it by the hex on which it stands, or stood before it moved;
 * the box, who knows all other names, does not know that, so the number carries it. */
export type Placed = number;

/** A seat. */
export type PlayerView = {
/** Points so far. */
score: number,
/** It moves nobody any more in this round. */
passed: boolean,
/** What only its owner knows. */
secret: SecretView | null, };

export type Reach = { range: number, power: number, };

export type Ready = { id: string, names: Names, faction: string, points: number,
/** As lists are written. */
list: string, };

export type Recruitable = { faction: string, group: string, kind: Names, elements: number,
/** Items that it may bear. */
bears: Array<string>, id: string, names: Names,
/** The sign on the counter. */
badge: string, points: number, hp: number, stars: number, radius: number,
/** Movement points of M, H, C and T. */
movement: [number | null, number | null, number | null, number | null], manoeuvres: number, initiative: number, size: number,
/** Against shots and in melee. */
armour: [number, number],
/** Of shots and in melee. */
skill: [number, number], fear: number,
/** On which it holds, and on which it obeys. */
morale: [number | null, number | null], blows: Array<Weapon>, missile: Array<Reach>, source: Source, };

/** The special figures of a unit. */
export type Role = "leader" | "standard" | "musician";

/** Everything that a list may hold. */
export type Roster = { factions: Array<People>, cards: Array<Recruitable>, items: Array<Ware>, armies: Array<Ready>, };

/** §DW-23 to §DW-31 The rounds of the movement phase in which troops move. */
export type Round = "first-slot" | "move" | "second-slot" | "skirmish" | "third-slot" | "charge" | "hold";

/** A place at the table, counted from 0 in table order. */
export type Seat = number;

/** What only the owner knows. */
export type SecretView = {
/** How far the sealed answer has come. */
stage: number,
/** The width chosen for the card at hand. */
front: number,
/** Where the card at hand looks. */
look: Facing,
/** What elements were told to do. */
aims: Array<AimView>, };

/** §PR-32 What a unit forms. */
export type Shape = "small" | "wedge" | "skirmish" | "square" | "horde" | "column" | "line" | "disorganised";

/** A score. */
export type SheetView = {
/** For hit points that the enemy lost. */
losses: number,
/** For routing enemies. */
routing: number,
/** For items. */
items: number,
/** For objectives. */
objectives: number,
/** Together. */
total: number,
/** Whether the lead is as large as the margin. */
won: boolean, };

/** Where a printed value comes from; the most certain first. */
export type Source = "box" | "rulebook" | "rulebook, published" | "published" | "reconstructed";

/** A spell, by its place in the content. */
export type SpellId = number;

/** A hex as people write it: two digits for the column, two for the row. */
export type Spot = number;

/** What a shot or a blow at somebody needs. */
export type SumView = {
/** At whom. */
target: ElementId,
/** This or less on a die of twenty sides. */
needed: number,
/** The weapon of the blow that is asked for. */
weapon: string | null,
/** How many were told to support it so far. */
support: number,
/** What it is made of. */
parts: Array<Part>, };

export type TerrainShape = { id: string, names: Names, source: Source, };

/** §DW-158 A test of morale that an answer would bring. */
export type TestView = {
/** The word of the answer; empty where several lead to it. */
choice: string,
/** Who is tested. */
troop: TroopId,
/** Which test. */
test: MoraleTest,
/** What die and parts must reach, or stay below for obedience. */
needed: number,
/** How many of the six faces pass. */
ways: number,
/** Whether another sign is still to be chosen before the die falls. */
open: boolean,
/** What is added to the die. */
parts: Array<Part>,
/** What the needed number is made of. */
needed_parts: Array<Part>, };

/** A hex in a sentence of the log or of a refusal: always four digits. */
export type Told = string;

/** One fielded card: a unit, a character or a large element; seat 0 first, in army order. */
export type TroopId = number;

/** A troop. */
export type TroopView = {
/** Its number. */
id: TroopId,
/** Whose it is. */
seat: Seat,
/** Its card. */
card: string,
/** The sign that tells it from those with the same card; nothing where there are none. */
sign: string | null,
/** Its items. */
items: Array<string>,
/** §PR-135 Where it is on a flank march, or only that it is away. */
away: string | null,
/** The unit that it has joined. */
host: TroopId | null,
/** Its open order. */
order: Order | null,
/** How many markers lie face down, or have to. */
markers: number,
/** Which, for the owner. */
laid: Array<Order>,
/** Which one is kept, for the owner. */
kept: Array<Order>,
/** Its spirit. */
mood: string,
/** Whom it runs at. */
prey: TroopId | null,
/** Its formation. */
formation: Shape,
/** The spell in its ring, if the viewer may know it. */
ring: SpellId | null,
/** It broke off and does nothing up to this turn. */
idle: number,
/** Whether it flies high. */
high: boolean,
/** The turn in which its melee began, 0 for none. */
since: number,
/** What it did this turn, one bit each. */
deeds: number,
/** The enemy that it did not dare to attack. */
barred: TroopId | null,
/** Elements lost in the phase at hand. */
lost: number,
/** Elements removed in the melee at hand. */
slain: number,
/** Spell points. */
points: number,
/** Neither spells nor rest up to this turn. */
blocked: number,
/** Whether its points never come back. */
drained: boolean,
/** Load points. */
load: number,
/** Lasting spells, one bit each. */
spells: number,
/** Spells of this turn, one bit each. */
brief: number,
/** Whom it has met in melee before. */
foes: Array<TroopId>, };

/** §PR-3 What the scores of both sides come to. */
export type VerdictView = {
/** Who leads; seat 0 where nobody does. */
seat: Seat,
/** By how much. */
lead: number,
/** The lead that wins. */
margin: number,
/** What the lead lacks of it; nothing, if it wins. */
missing: number, };

/** What a viewer knows. */
export type View = {
/** Who looks; nobody for spectators. */
seat: Seat | null,
/** Who holds the south. */
south: Seat,
/** Who deploys first, for everybody to see. */
openly: Seat | null,
/** The turn, 0 while deploying. */
turn_number: number,
/** How many turns there are. */
turns: number,
/** The phase. */
phase: Phase,
/** Who owes an answer. */
asked: Array<Seat>,
/** What is due. */
step: string,
/** Whom it is about. */
about: About,
/** What the viewer's shooter or striker needs, target by target. */
sums: Array<SumView>,
/** The tests that the answers of the seat that is asked would bring. */
tests: Array<TestView>,
/** All troops. */
troops: Array<TroopView>,
/** All elements. */
elements: Array<ElementView>,
/** Hexes under slain monsters. */
remains: Array<Spot>,
/** The move under way. */
moving: MovingView | null,
/** Who fights in the melee at hand. */
fighting: Array<TroopId>,
/** Who may shoot in the phase at hand. */
shooters: Array<ElementId>,
/** Who may strike in the melee at hand; once per weapon. */
strikers: Array<ElementId>,
/** What elements were told to do, once both sides have announced it. */
aims: Array<AimView>,
/** Wind and fire. */
weather: WeatherView,
/** Objectives and who holds them. */
objectives: Array<ObjectiveView>,
/** One entry per seat. */
players: Array<PlayerView>,
/** What the scores of an ended battle come to. */
verdict: VerdictView | null,
/** The score of an ended battle, by seat. */
result: Array<SheetView> | null, };

export type Ware = { id: string, names: Names, points: number, };

export type Weapon = { names: Names, power: number, };

/** Wind and fire. */
export type WeatherView = {
/** Towards which the wind blows. */
direction: number,
/** How fast. */
speed: number,
/** Whether wind and fire belong to the battle. */
known: boolean,
/** Burning hexes. */
fires: Array<FireView>,
/** §PR-128 Hexes that do not burn but are shut in by fires: impassable and full of smoke. */
shut: Array<Spot>,
/** Burnt hexes. */
burnt: Array<Spot>,
/** Breached walls, by their place among the edges of the map. */
ruins: Array<number>, };
