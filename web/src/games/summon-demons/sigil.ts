// A seal for every demon: strokes between points of a circle, always the same for the same name.

interface Spot {
  x: number;
  y: number;
}

/** Numbers that follow from a name and nothing else. */
function* numbers(name: string): Generator<number, never> {
  let state = 2_166_136_261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  for (;;) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

export interface Sigil {
  /** One line through the points, in a square of 60. */
  path: string;
  /** Where the line begins, as a ring, and where it ends, as a bar. */
  ring: Spot;
  bar: string;
}

const short = (value: number): number => Math.round(value * 10) / 10;

export function sigil(name: string): Sigil {
  const chance = numbers(name);
  const pick = (count: number): number => chance.next().value % count;
  const points = 9;
  const at = (index: number): Spot => {
    const angle = (index / points) * 2 * Math.PI - Math.PI / 2;
    const radius = 23;
    return { x: short(30 + radius * Math.cos(angle)), y: short(30 + radius * Math.sin(angle)) };
  };
  const length = 4 + pick(3);
  const order: number[] = [pick(points)];
  while (order.length < length) {
    const last = order.at(-1) ?? 0;
    // Steps of two to seven places cross the middle and never run along the rim.
    order.push((last + 2 + pick(6)) % points);
  }
  const spots = order.map(at);
  const [first, ...rest] = spots as [Spot, ...Spot[]];
  const path = rest.reduce((line, spot) => {
    if (pick(3) > 0) return `${line}L${spot.x} ${spot.y}`;
    return `${line}Q${short(30 + (pick(21) - 10))} ${short(30 + (pick(21) - 10))} ${spot.x} ${spot.y}`;
  }, `M${first.x} ${first.y}`);
  const last = spots.at(-1) ?? first;
  const length2 = Math.hypot(last.x - 30, last.y - 30);
  const [dx, dy] = [(-(last.y - 30) / length2) * 4, ((last.x - 30) / length2) * 4];
  const bar = `M${short(last.x - dx)} ${short(last.y - dy)}L${short(last.x + dx)} ${short(last.y + dy)}`;
  return { path, ring: first, bar };
}
