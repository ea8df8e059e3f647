// What the parts of the table share: the position, what may be pointed at, and what a click does.

import type { PictureProps } from '../client';
import { chosen, open } from '../narrow';
import { aim, partsOf, questionOf } from './input';
import type { Picture, PlayerView, View } from './generated';
import { readPicture, readView } from './wire';
import { withNames } from './words';

export class Desk {
  readonly view: View;
  readonly picture: Picture;
  readonly question: string;

  constructor(readonly props: PictureProps) {
    this.view = readView(props.seen.view)!;
    this.picture = withNames(readPicture(props.seen.board)!);
    this.question = props.choosing.active ? questionOf(this.view, props.choosing.legal) : '';
  }

  static of(props: PictureProps): Desk | null {
    return props.seen.view && props.seen.board ? new Desk(props) : null;
  }

  /** Through whose eyes the large dungeon is drawn: the viewer's, else the defender's, else the first. */
  get seat(): number {
    return this.props.seen.viewer ?? this.view.battle?.seat ?? this.view.first;
  }
  get me(): PlayerView | undefined {
    return this.view.players[this.seat];
  }
  /** What may be pointed at next, given what was chosen. */
  open(kind: string): Set<string> {
    return this.props.choosing.active
      ? open(this.props.choosing.legal, this.props.choosing.choice, kind, partsOf)
      : new Set();
  }
  isOpen(kind: string, id: string): boolean {
    return this.open(kind).has(id);
  }
  isChosen(kind: string, id: string): boolean {
    return chosen(this.props.choosing.choice, kind) === id;
  }
  name(seat: number): string {
    return this.props.seen.names[seat] ?? '';
  }
  look(kind: string, id: string | null): void {
    this.props.shown.hover.part = id === null ? null : { kind, id };
  }
  point(kind: string, id: string): void {
    if (this.props.choosing.active)
      this.props.on.point(aim(this.view, this.question, this.props.choosing.legal, kind, id));
    else this.look(kind, id);
  }
  get fighting(): boolean {
    return this.view.round > 0 && this.view.result === null;
  }
}

/** What a tile of one's own dungeon means: a room that works, else the place itself. */
export function tilePart(question: string, room: string | null, cell: string): [string, string] {
  return question === 'produce' && room !== null ? ['room', room] : ['cell', cell];
}
