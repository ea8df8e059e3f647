// Signs of demons, drawn from their numbers alone.

import type { Spot } from '../../lib/plane/camera';

/** A stream of small numbers that depends on the demon and on nothing else. */
function stream(demon: number): (below: number) => number {
  let state = (demon * 2_654_435_761 + 97) >>> 0;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** Points on the ring, as spokes of a clock with eight hours. */
const spoke = (hour: number, far: number): Spot => [
  Math.sin((hour * Math.PI) / 4) * far,
  -Math.cos((hour * Math.PI) / 4) * far,
];
const written = ([x, y]: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A mirrored figure of a few strokes that end in rings. */
export function strokes(demon: number): { path: string; dots: Spot[] } {
  const draw = stream(demon);
  const dots: Spot[] = [];
  let path = `M0 ${-6 - draw(6)}V${5 + draw(7)}`;
  const count = 2 + draw(2);
  for (let index = 0; index < count; index += 1) {
    const from = spoke(draw(4) + 0.5, 3 + draw(4));
    const by = spoke(draw(5), 7 + draw(4));
    const to = spoke(draw(4) + 0.4, 10 + draw(4));
    const mirrored = (point: Spot): Spot => [-point[0], point[1]];
    const bent = draw(3) === 0;
    for (const side of [(point: Spot) => point, mirrored]) {
      path += bent
        ? `M${written(side(from))}Q${written(side(by))} ${written(side(to))}`
        : `M${written(side(from))}L${written(side(by))}L${written(side(to))}`;
      if (index === 0) dots.push(side(to));
    }
  }
  const bars = draw(3);
  for (let bar = 0; bar <= bars; bar += 1) path += `M${-3 - draw(5)} ${-7 + bar * 6}h${6 + draw(6)}`;
  dots.push([0, 12.5]);
  return { path, dots };
}
