// Generated from games/dicke-daemonen; do not edit. PANDEMONIUM_RECORD=1 cargo test -p dicke-daemonen client_is_told
// writes it anew.

/** One decision of a turn.
 *
 * The order of the variants and fields is the order of the legal list: demons by color and corner,
 * ghosts by field, predictions by number of colors, declining last. */
export type Action = { "type": "place", creature: Color, corner?: number, field?: number, }
  | { "type": "predict", colors: Colors, }
  | { "type": "decline", };

/** A colour, in the order used for cords, fists and lists. */
export type Color = "red" | "blue" | "green" | "yellow" | "white";

/** Colors in rank order; shorter lists sort first. */
export type Colors = Array<Color>;

export type CordShape = { color: Color, points: Array<[number, number]>, knot: [number, number] | null, };

export type CornerShape = { at: [number, number], field: number, crossing: number, lines: [Color, Color], };

/** Creatures counted by color, in the order red, blue, green, yellow, white. */
export type Creatures = [number, number, number, number, number];

export type CrossingShape = { at: [number, number], lines: [Color, Color], };

/** Why the game ends. */
export type EndView = {
/** `no-place` or `empty-fist`. */
cause: string,
/** Who could not place. */
seat: Seat, };

/** One thing that happened. */
export type Event = { "type": "started", seat: Seat, }
  | { "type": "dealt", seat: Seat, creature: Color | "hidden", }
  | { "type": "placed-demon", seat: Seat, creature: Color, corner: number, field: number, }
  | { "type": "placed-ghost", seat: Seat, field: number, }
  | { "type": "field-frozen", field: number, }
  | { "type": "predicted", seat: Seat, creature: Color, rank: number, solo: string, }
  | { "type": "declined", seat: Seat, }
  | { "type": "returned", seat: Seat, creature: Color | "hidden", }
  | { "type": "discarded", seat: Seat, creature: Color, }
  | { "type": "drew", seat: Seat, creature: Color | "hidden", }
  | { "type": "bag-empty", seat: Seat, }
  | { "type": "skipped", seat: Seat, }
  | { "type": "ended", seat: Seat, cause: string, }
  | { "type": "fists-opened", }
  | { "type": "field-scored", field: number, creature: Color, corners: number, knots: number, value: number, }
  | { "type": "field-unscored", field: number, why: string, }
  | { "type": "color-scored", creature: Color, points: number, }
  | { "type": "color-won", creature: Color, points: number, }
  | { "type": "seat-won", seat: Seat, creature: Color, }
  | { "type": "nobody-won", }
  | { "type": "solo-won", score: number, }
  | { "type": "solo-lost", };

/** What became of one field. */
export type FieldReport = {
/** Its number. */
field: number,
/** The color that scored it. */
owner: Color | null,
/** What it is worth. */
value: number, };

export type FieldShape = { value: number, corners: Array<number>, knots: Array<Color>, inside: Array<Color>, at: [number, number] | null, outline: Array<Array<[number, number]>>, };

/** One field. */
export type FieldView = {
/** §DD-19 Whether a ghost stands in it. */
frozen: boolean,
/** §DD-35 What it is worth. */
value: number,
/** Who holds it now. */
holding: Holding, };

/** Who stands how in one field. */
export type Holding = { "standing": "owner", "creature": Color } | { "standing": "tie" } | { "standing": "empty" } | { "standing": "no-majority" };

/** What the languages say, by their tags. */
export type Names = Record<"en" | "fr", string>;

/** Four cords, their crossings, the corners around each crossing, and the fields between them. */
export type Picture = { cords: Array<CordShape>, crossings: Array<CrossingShape>, corners: Array<CornerShape>, fields: Array<FieldShape>, code: string,
/** What each language calls the board, where it is a preset. */
names: Names | null, };

/** One seat. */
export type PlayerView = {
/** How many creatures the fist holds. */
fist_size: number,
/** What the fist holds, for its owner and at the end. */
fist: Creatures | null,
/** Predicted colors in rank order. */
predicted: Array<Color>,
/** The turn of the game, counted from 1, in which they were predicted. */
predicted_in: number | null,
/** How many creatures went back into the bag. */
returned_size: number,
/** §A-40 What they were, for their owner and at the end. */
returned: Creatures | null,
/** §A-40 What everybody could note of that return. */
since_return: SinceReturn | null,
/** §A-14 Colors without a place when this seat was passed over. */
stuck: Array<Color> | null, };

/** Points by color. */
export type Points = { red: number, blue: number, green: number, yellow: number, white: number, };

/** How the game ended. */
export type Report = {
/** `no-place` or `empty-fist`. */
cause: string,
/** Who could not place. */
seat: Seat,
/** §DD-35 §DD-38 The final points. */
points: Points,
/** §DD-35 Every field, the outer one first. */
fields: Array<FieldReport>,
/** §DD-39 The colors with most points. */
winning_colors: Array<Color>,
/** §DD-40 The seats that won. */
winning_seats: Array<Seat>,
/** §DD-46 Alone: whether the game was won. */
won?: boolean,
/** §DD-47 Alone: the score. */
score?: number, };

/** A place at the table, counted from 0 in table order. */
export type Seat = number;

/** §A-40 What everybody could note of a return and since. */
export type SinceReturn = {
/** Creatures that nobody had shown when it happened. */
unseen: Creatures,
/** Creatures shown since by seats that had not drawn. */
shown: Creatures,
/** Draws of each seat since. */
draws: [number, number, number, number], };

/** A position as one viewer knows it. */
export type View = {
/** Who looks, if it is a seat. */
seat: Seat | null,
/** Whose turn it is; nobody's after the end. */
active: Seat | null,
/** `place`, `predict` or `over`. */
step: string,
/** The demon in each corner. */
corners: Array<Color | null>,
/** Each field, the outer one first. */
fields: Array<FieldView>,
/** Points so far, by color. */
points: Array<number>,
/** Each seat. */
players: Array<PlayerView>,
/** How many creatures the bag holds. */
bag: number,
/** What the bag holds, once everything is open. */
bag_creatures: Creatures | null,
/** §DD-44 What left the game, alone only. */
discarded: Creatures | null,
/** §A-29 Creatures the viewer has not seen, by color, if the table shows them. */
unseen: Creatures | null,
/** §A-14 The seat that could not place while the round is being finished. */
closing: EndView | null,
/** How the game ended. */
result: Report | null, };
