// Where pieces stand while a step is told event by event: at first where they were, then where the telling
// brought them.

import type { Flat } from '../flat';
import type { Event, Picture, View } from './generated';

type Places = Record<number, number>;

const placesOf = (view: View | null): Places =>
  Object.fromEntries(
    (view?.mortals ?? []).flatMap((one, index) => (one.hex === null ? [] : [[index + 1, one.hex]])),
  );

export interface Story {
  /** A new position has come. */
  turn: (view: View | null) => void;
  /** An event is being told. */
  tell: (event: Flat<Event> | null, picture: Picture) => void;
  /** Where the telling shows a unit; null where the position says it. */
  place: (mortal: number, telling: boolean) => number | null;
}

export function told(): Story {
  let now: View | null = null;
  let before: Places = {};
  let moved = $state.raw<Places>({});
  return {
    turn(view) {
      const [old, next] = [placesOf(now), placesOf(view)];
      now = view;
      // A step in which no unit moved leaves the telling of the one before as it is.
      if (Object.keys({ ...old, ...next }).every((mortal) => old[Number(mortal)] === next[Number(mortal)]))
        return;
      before = old;
      moved = {};
    },
    tell(event, picture) {
      if (event?.mortal === undefined || event.hex === undefined || !/^(marched|recovered)$/.test(event.type))
        return;
      const mortal = picture.mortals.find((one) => one.word === event.mortal);
      if (mortal && moved[mortal.id] !== Number(event.hex))
        moved = { ...moved, [mortal.id]: Number(event.hex) };
    },
    place: (mortal, telling) => (telling ? (moved[mortal] ?? before[mortal] ?? null) : null),
  };
}
