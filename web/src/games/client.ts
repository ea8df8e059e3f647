// What a game's picture gets and gives. Data by props, reports by callbacks.

import type { Component } from 'svelte';
import type { Pointing } from '../match/ctrl.svelte';
import type { Choice, Part } from '../match/narrow';
import type { JsonValue, Legal, Problem } from '../protocol';

/** What the pointer or the focus is on; shared by board, rail and list. */
export interface Hover {
  part: Part | null;
  action: Legal | null;
}

export interface PictureProps {
  /** Public picture of the board, as the server drew it. */
  board: JsonValue | undefined;
  /** The position, as the viewer knows it. */
  view: JsonValue;
  /** Options of the table. */
  options: JsonValue;
  /** Through which seat one looks. */
  viewer: number | null;
  names: string[];
  legal: Legal[];
  left: Legal[];
  choice: Choice;
  decided: Legal | null;
  /** Whether pointing does anything. */
  active: boolean;
  /** Events of the last step, for marks on the board. */
  last: JsonValue[];
  hover: Hover;
  onpoint: (part: Part) => void;
  onconfirm: () => void;
  /** Asks the server why an action is refused; `null` where it would be allowed. */
  why: (action: JsonValue) => Promise<Problem | null>;
  onrule: (rule: string) => void;
}

export interface SeatFactsProps {
  view: JsonValue;
  seat: number;
}

export interface GameClient {
  slug: string;
  /** The picture itself. */
  Board: Component<PictureProps>;
  /** Blocks of the left rail: totals, bag, inspector. */
  Rail: Component<PictureProps> | null;
  /** What is held in the hand, inside the decision bar. */
  Hand: Component<PictureProps> | null;
  /** Public counters of one seat. */
  SeatFacts: Component<SeatFactsProps> | null;
  /** Small picture before an action in the list. */
  Mark: Component<{ legal: Legal }> | null;
  /** Scoring, once the game is over. */
  Result: Component<PictureProps> | null;
  pointing: (board: JsonValue | undefined) => Pointing;
  /** Group of an action in the list, and the group's heading. */
  group: (legal: Legal) => string;
  heading: (group: string) => string;
  /** Kinds of parts that a stepper walks through on a phone. */
  targets: string[];
  /** Whether the pieces own the colours, so that seats are drawn in ink. */
  inkSeats: boolean;
}
