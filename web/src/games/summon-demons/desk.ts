// What the parts of the felt share: the position, what may be pointed at, and what a click does.

import type { Legal } from '../../protocol';
import type { Plan, PictureProps } from '../client';
import { chosen, mentions, open, type Part } from '../narrow';
import { aim, partsOf } from './input';
import { order } from './order.svelte';
import { shown } from './shown.svelte';
import { acting, area, dueOf, shapeOf, working, type Group } from './table';
import type { Flat } from '../flat';
import type { CardShape, Event, Picture, View } from './generated';
import { readEvents, readPicture, readView } from './wire';

/** A card on the table as it is shown. */
export interface Item {
  kind: string;
  id: string;
  shape: CardShape;
  label: string;
  count: number;
  open: boolean;
  chosen: boolean;
  lit: boolean;
  acted: boolean;
  working: boolean;
  marked: boolean;
  shielded: boolean;
  fresh: boolean;
  disc: string;
}

const KINDS = ['block', 'mine', 'theirs', 'seat', 'hand', 'offered', 'type'] as const;
/** Questions about something that a rival has. */
const TAKING = ['steal', 'steal-card', 'steal-all', 'discard-rivals'];

export class Desk {
  readonly view: View;
  readonly picture: Picture;
  #open: Record<string, Set<string>> = {};
  #fresh: Set<string>;

  constructor(readonly props: PictureProps) {
    this.view = readView(props.seen.view)!;
    this.picture = readPicture(props.seen.board)!;
    for (const kind of KINDS)
      this.#open[kind] = props.choosing.active ? open(props.choosing.legal, [], kind, partsOf) : new Set();
    this.#fresh = arrivals(readEvents(props.told.last));
  }

  get mine(): boolean {
    return this.props.choosing.active;
  }
  /** Whether something of a rival is asked for. */
  get targeting(): boolean {
    return this.mine && (TAKING.includes(this.view.step) || this.view.step === 'name');
  }
  isOpen(kind: string, id: string): boolean {
    return this.#open[kind]?.has(id) ?? false;
  }
  opens(kind: string): string[] {
    return [...(this.#open[kind] ?? [])];
  }
  isChosen(kind: string, id: string): boolean {
    return chosen(this.props.choosing.choice, kind) === id;
  }
  isMarked(cell: string): boolean {
    return this.props.shown.marked.includes(cell);
  }
  name(seat: number): string {
    return this.props.seen.names[seat] ?? '';
  }
  words(cell: string): string {
    return this.props.seen.cells[cell] ?? '';
  }

  #item(kind: string, id: string, card: string, cell: string, count: number): Item[] {
    const shape = shapeOf(this.picture, card);
    if (!shape) return [];
    const item = {
      kind,
      id,
      shape,
      label: this.words(cell),
      count,
      open: this.isOpen(kind, id),
      chosen: this.isChosen(kind, id),
    };
    return [
      {
        ...item,
        lit: false,
        acted: false,
        working: false,
        marked: this.isMarked(cell),
        shielded: false,
        fresh: this.#fresh.has(cell),
        disc: '',
      },
    ];
  }

  block(): (Item | null)[] {
    return this.view.block.map((card, slot) => {
      const item = card === null ? null : (this.#item('block', card, card, card, 1)[0] ?? null);
      // Equal cards are one choice; the band goes around the first of them.
      return item && { ...item, chosen: item.chosen && this.view.block.indexOf(card) === slot };
    });
  }
  hand(): Item[] {
    const held = this.props.seen.viewer === null ? null : this.view.players[this.props.seen.viewer]?.hand;
    return (held ?? []).flatMap((card) => this.#item('hand', card, card, `hand/${card}`, 1));
  }
  /** Cards that lie nowhere else and are to be chosen from: candles at the start, demons looked at. */
  offered(): Item[] {
    return this.opens('offered').flatMap((card) => this.#item('offered', card, card, card, 1));
  }

  area(seat: number): Item[] {
    const own = seat === this.props.seen.viewer;
    const acts = acting(this.view, seat);
    const busy = working(this.view);
    const asked = own && this.mine ? dueOf(this.view) : [];
    return area(this.view, seat).flatMap((group: Group) => {
      const id = own ? group.card : `${seat}/${group.card}`;
      const ordered = asked.includes(group.card) ? order.cards.indexOf(group.card) : -1;
      return this.#item(own ? 'mine' : 'theirs', id, group.card, `${seat}/${group.card}`, group.count).map(
        (item) => ({
          ...item,
          lit: group.due > 0,
          acted: group.due === 0 && acts.has(group.card),
          working: busy !== null && busy.seat === seat && busy.card === group.card,
          shielded: this.isShielded(seat) && item.shape.kind !== 'candle',
          disc: asked.includes(group.card) ? (ordered < 0 ? '?' : String(ordered + 1)) : '',
        }),
      );
    });
  }
  /** Whether a seat is safe from what is being asked. */
  isShielded(seat: number): boolean {
    return (
      this.mine &&
      TAKING.includes(this.view.step) &&
      seat !== this.props.seen.viewer &&
      (this.view.players[seat]?.shielded ?? false)
    );
  }

  look(kind: string, id: string): void {
    this.props.shown.hover.part = aim(this.view, this.props.choosing.legal, kind, id);
  }
  /** A click: puts a card into the order, points at it, or at whose it is. */
  choose(kind: string, id: string): void {
    if (kind === 'mine' && this.mine && dueOf(this.view).includes(id) && this.view.step === 'order') {
      order.toggle(id);
      return;
    }
    const seat = id.split('/')[0] ?? '';
    const meant =
      kind === 'theirs' && !this.isOpen('theirs', id) && this.isOpen('seat', seat)
        ? (['seat', seat] as const)
        : ([kind, id] as const);
    const pointed = aim(this.view, this.props.choosing.legal, ...meant);
    const next = this.#counted(pointed);
    if (next) this.props.on.plan(once(next));
    else this.props.on.point(pointed);
  }
  /** One of several equal takings, which is played at once: it is counted, and can be taken back. */
  #counted(pointed: Part): Legal | null {
    const left = ['steal', 'sacrifice'].includes(this.view.step) ? (this.view.pending[0]?.left ?? 0) : 0;
    const found = this.props.choosing.legal.filter((one) => mentions(one, [pointed], partsOf));
    const [only] = found;
    return left > 1 && found.length === 1 && only && !only.confirm && only.undo === 'free' ? only : null;
  }
  enlarge(card: string): void {
    shown.card = card;
  }
}

/** A plan of one action, and only in the position in which it was listed. */
const once =
  (legal: Legal): Plan =>
  (listed) =>
    listed.find((one) => one === legal) ?? null;

/** Places where a card has just arrived. */
function arrivals(events: readonly Flat<Event>[]): Set<string> {
  const cells = new Set<string>();
  for (const { type, seat, card, partner_seat: partner } of events) {
    if (card === undefined) continue;
    if (type === 'shown') cells.add(card);
    else if (['bought', 'gained', 'stole-card', 'summoned'].includes(type)) cells.add(`${seat}/${card}`);
    else if (type === 'passed') cells.add(`${partner}/${card}`);
  }
  return cells;
}
