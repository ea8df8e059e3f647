// What a game's picture gets and gives. Data by props, reports by callbacks.

import type { Component } from 'svelte';
import type { Language } from '../lib/settings.svelte';
import type { SoundName } from '../lib/sound';
import type { DiceQuestion, Insight, JsonValue, Legal, LogEntry, Problem } from '../protocol';
import type { Choice, Part, Pointing } from './narrow';

/** What the pointer or the focus is on; shared by board, rail and list. */
export interface Hover {
  part: Part | null;
  action: Legal | null;
}

/** What an action would lead to, as the server told it when it was asked. */
export interface Outlook {
  /** The position afterwards; null where chance or something hidden has a say. */
  view: JsonValue;
  text: string;
}

/** The next action of a decision that takes several, or null where it ends. */
export type Plan = (legal: readonly Legal[], view: JsonValue) => Legal | null;

/** A place, and the place from which it is looked at where that matters. */
export interface Inspected {
  place: string;
  from: string | null;
}

/** What is seen: the position and the table that it is at. */
export interface Seen {
  /** The table or replay; names what the device remembers, such as the zoom. */
  table: string;
  /** Options of the table. */
  options: JsonValue;
  names: string[];
  /** Through which seat one looks. */
  viewer: number | null;
  /** Public picture of the board, as the server drew it. */
  board: JsonValue | undefined;
  /** The position, as the viewer knows it. */
  view: JsonValue;
  /** What is at each place, in words, by the place's id. */
  cells: Readonly<Record<string, string>>;
}

/** What was told on the way here. */
export interface Told {
  /** Events of the last step, for marks on the board. */
  last: JsonValue[];
  /** Everything that the log has told so far, for pictures that explain it. */
  story: readonly LogEntry[];
  /** The event being told right now, where the game has its events told one by one. */
  moment: JsonValue;
}

/** What may be done, and what of it is being chosen. */
export interface Choosable {
  /** Whether pointing does anything. */
  active: boolean;
  legal: Legal[];
  choice: Choice;
  /** The legal actions that the choice leaves. */
  left: Legal[];
  decided: Legal | null;
}

/** What is marked while one chooses, and what the server has said of it. */
export interface Shown {
  hover: Hover;
  /** Places where the last refused action fails. */
  marked: readonly string[];
  /** What the place under the pointer tells, once the server has said it. */
  insights: readonly Insight[];
  /** What the decided action would lead to, once the server has said it. */
  outlook: Outlook | null;
  /**
   * What the action under the pointer or the focus would lead to, where the game wants it and the server has
   * said it.
   */
  glance: Outlook | null;
}

/** What the picture reports, and whom it asks. */
export interface Reports {
  /** Points at a thing: narrows the list, or has the refusal shown. */
  point: (part: Part) => void;
  /** Picks one listed action as a whole. */
  pick: (legal: Legal) => void;
  confirm: () => void;
  /**
   * Plays one action after the other, as one decision that takes several: the function names the
   * next listed action of the position it is shown, or null when it is done or something came up.
   */
  plan: (next: Plan) => void;
  /** Asks the server why an action is refused; `null` where it would be allowed. */
  why: (action: JsonValue) => Promise<Problem | null>;
  rule: (rule: string) => void;
}

export interface PictureProps {
  seen: Seen;
  told: Told;
  choosing: Choosable;
  shown: Shown;
  on: Reports;
}

export interface SeatFactsProps {
  view: JsonValue;
  seat: number;
}

/** The phases of a turn in order, and which one runs. */
export interface Track {
  /** Such as the number of the turn. */
  turn: string;
  phases: string[];
  at: number;
}

export interface GameClient {
  slug: string;
  /**
   * A sheet beside rails, cards on felt with the seats among them and no left rail, or dark earth beside
   * rails.
   */
  surface: 'sheet' | 'felt' | 'earth';
  /** The picture itself. */
  Board: Component<PictureProps>;
  /** Blocks of the left rail: totals, displays. */
  Rail: Component<PictureProps> | null;
  /** A block at the top of the right rail; the odds of the chosen action stand under it. */
  Aside: Component<PictureProps> | null;
  /** What is held in the hand, inside the decision bar. */
  Hand: Component<PictureProps> | null;
  /** Whether the hand is as wide as the bar, so that it stands under the question. */
  handBelow?: boolean;
  /** Public counters of one seat. */
  SeatFacts: Component<SeatFactsProps> | null;
  /** What the game opens over the page, whichever part of it a phone shows. */
  Sheet?: Component<PictureProps & { onboard: () => void }>;
  /** Small picture before an action in the list. */
  Mark: Component<{ legal: Legal }> | null;
  /** Scoring, once the game is over. */
  Result: Component<PictureProps> | null;
  pointing: (board: JsonValue | undefined) => Pointing;
  /** Group of an action in the list, and the group's heading. */
  group: (legal: Legal, view: JsonValue) => string;
  heading: (group: string) => string;
  /** Kinds of parts that `N`, `P` and the stepper of a phone walk through, most wanted first. */
  targets: string[];
  /** Whether the pieces own the colours, so that seats are drawn in ink. */
  inkSeats: boolean;
  /** The place a part means, by the id that `cells` and refusals use; the part's own id unless said. */
  cellOf?: (part: Part) => string | null;
  /**
   * The action that the filled button offers while nothing is chosen; one that says "nothing more" unless
   * said.
   */
  offered?: (legal: readonly Legal[]) => Legal | null;
  /**
   * What an answer would give away while others are listed, in a sentence; nothing where it costs nothing.
   */
  forfeits?: (legal: Legal, props: PictureProps) => string;
  /**
   * A decision that takes several actions and is ready to go: what the filled button says, and what it plays.
   */
  planned?: (props: PictureProps) => { text: string; plan: () => Plan } | null;
  /** The list as a person decides, with decisions that take several listed actions among it. */
  widened?: (legal: readonly Legal[], view: JsonValue) => Legal[];
  /** How a chosen action is played where it takes several; null where it is played as it is. */
  plan?: (legal: Legal, view: JsonValue) => Plan | null;
  /** The word on the filled button for an action. */
  verb?: (legal: Legal) => string;
  /** How a chosen part is called on its chip; nothing for parts without one. */
  chip?: (part: Part, props: PictureProps) => string;
  /** What stands at the right of an action in the list, before its odds. */
  effect?: (legal: Legal, props: PictureProps) => string;
  track?: (view: JsonValue) => Track | null;
  /** Events that are told one by one, such as the moves of a neutral side. */
  stepped?: (event: JsonValue) => boolean;
  /** What an outcome of dice or draws is called where people type it; the number unless said. */
  outcome?: (dice: DiceQuestion, value: number) => string;
  sound?: (event: JsonValue) => SoundName | null;
  /**
   * For how many milliseconds an event stays in sight before the next position is shown; none unless said.
   */
  dwell?: (event: JsonValue) => number;
  /** What a part is in words, where `cells` does not say it. */
  inspect?: (part: Part, props: PictureProps) => string;
  /** The place about which the server is asked what pointing at it tells; nothing unless said. */
  inspected?: (props: PictureProps) => Inspected | null;
  /** What the server tells of a place, most wanted first; as it came unless said. */
  told?: (insights: readonly Insight[]) => Insight[];
  /**
   * For a place where pointing plays nothing: the mark of what is told of it, and how one goes about it
   * instead.
   */
  unplayable?: (
    pointed: Part,
    view: JsonValue,
    legal: readonly Legal[],
  ) => { mark: string; how: string } | null;
  /** Whether the picture draws what a listed action would lead to as soon as one points at it. */
  glances?: (legal: Legal) => boolean;
  /** The inspector is part of the game's own rail. */
  ownInspector?: boolean;
}

/** A page that a game brings besides its tables, such as a planner of battles. */
export interface Room {
  /** Its address. */
  path: string;
  /** The message that links to it. */
  words: string;
  /** Whether the rules link to it too. */
  besideRules?: boolean;
  page: () => Promise<{ default: Component }>;
}

/** What stands under a field of the form for a new table and helps to fill it in. */
export interface AidProps {
  /** The field's key. */
  field: string;
  /** What the form holds so far. */
  values: Record<string, JsonValue>;
  onchange: (value: JsonValue) => void;
}

export type Aid = () => Promise<{ default: Component<AidProps> }>;

/** What the house shows of a game before, or without, loading its picture. */
export interface GameCard {
  slug: string;
  /** These four stand for what the server says, until it says it. */
  title: string;
  players: string;
  length: string;
  pitch: Record<Language, string>;
  accent: string;
  /** The drawing on its card, 260 by 196. */
  Cover: Component;
  /** Its sign, 32 by 32. */
  Emblem: Component;
  rooms?: readonly Room[];
  /** Help with fields of the form, by key. */
  aids?: Readonly<Record<string, Aid>>;
  /** Levels of opponents that are called otherwise in this game. */
  levels?: Readonly<Record<string, Record<Language, string>>>;
  /** Words of the picture and the rooms, by language, as Fluent text. */
  words: Record<Language, () => Promise<{ default: string }>>;
  client: () => Promise<{ client: GameClient }>;
}
