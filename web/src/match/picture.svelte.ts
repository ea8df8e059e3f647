// What a game's picture gets of a table.

import type { PictureProps, Reports, Seen, Shown, Told } from '../games/client';
import type { Match } from './ctrl.svelte';
import type { Pointer } from './pointer.svelte';

/** Each group changes by itself: what only looks at the position is not drawn anew while one chooses. */
export function pictureOf(match: Match, hover: Pointer, rule: (rule: string) => void): PictureProps {
  const seen = $derived<Seen>({
    table: match.table,
    options: match.told.info?.options ?? null,
    names: match.told.seats.map((seat) => seat.name),
    viewer: match.told.viewer,
    board: match.told.info?.board,
    view: match.told.update?.view ?? null,
    cells: match.thinking.cells,
  });
  const last = $derived.by(() => {
    const since = (match.told.update?.step ?? 0) - 1;
    const recent = match.told.log.filter(
      (line) => line.kind === 'event' && !line.undone && line.step >= since,
    );
    return recent.map((line) => line.event);
  });
  const told = $derived<Told>({ last, story: match.told.log, moment: match.moments.now });
  const glance = $derived(
    match.thinking.glimpsed?.notation === hover.action?.notation ? match.thinking.glimpsed : null,
  );
  const shown = $derived<Shown>({
    hover,
    marked: match.bubble.marked,
    insights: match.thinking.insights.found,
    outlook: match.thinking.outlook,
    glance,
  });
  const on: Reports = {
    point: (one) => void match.choosing.point(one),
    pick: (one) => void match.choosing.pick(one),
    confirm: () => void match.choosing.confirm(),
    plan: (next) => match.follow(next),
    why: (action) => match.choosing.why(action),
    rule,
  };
  return {
    on,
    choosing: match.choosing,
    get seen() {
      return seen;
    },
    get told() {
      return told;
    },
    get shown() {
      return shown;
    },
  };
}
